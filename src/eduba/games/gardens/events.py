"""What can happen in the Hanging Gardens. Quest cards and bids are told to one seat alone."""

from __future__ import annotations

from typing import Annotated, Final

from eduba.games.gardens.shape import (
    ACT,
    COLOUR,
    DICE_CHOSEN,
    DIE,
    EMPIRE,
    EVENT,
    FATE,
    FIGURE,
    LANE,
    PARTY,
    QUEST,
    REGION,
    RESOURCE,
    ROLE,
    ROW,
    SECTION,
    SIGN,
    SLOT,
    TRIBE,
    UNIT,
    Fate,
    Figure,
    Resource,
)
from eduba.kernel.actions import Domain
from eduba.kernel.citing import by
from eduba.kernel.events import EventTable, Log, Seat

TELL: Final = EventTable()

MEANS: Final = Domain("means", ("pawn", "dice"))
BY_PAWN, BY_DICE = range(2)
SOURCE: Final = Domain("source", ("home", "region", "ship"))
FROM_HOME, FROM_REGION, FROM_SHIP = range(3)
_REASONS: Final = (
    *("start", "action", "event", "instead_of_unit", "instead_of_building", "instead_of_storey"),
    *("trade", "amphora", "war", "refund", "simple_refund"),
)
WHY: Final = Domain("why", _REASONS)
(
    START,
    ACTION,
    EVENT_REWARD,
    INSTEAD_OF_UNIT,
    INSTEAD_OF_BUILDING,
    INSTEAD_OF_STOREY,
    TRADE,
    AMPHORA,
    WAR,
    REFUND,
    SIMPLE_REFUND,
) = range(11)
ROLL: Final = Domain("roll", ("turn", "tablet", "free"))
FOR_THE_TURN, FOR_A_TABLET, FOR_FREE = range(3)
LOSS: Final = Domain("loss", ("duel", "nowhere", "army", "sacrifice"))
IN_A_DUEL, NOWHERE_TO_GO, WITH_ITS_ARMY, SACRIFICED = range(4)
BREACH: Final = Domain("breach", ("battle", "intruder", "left"))
AFTER_A_BATTLE, BY_AN_INTRUDER, LEFT_TO_OTHERS = range(3)
_SOURCES: Final = ("event_track", "population_track", "gardens", "trade", "tokens", "settlements", "quests", "regions")
SCORE: Final = Domain("score", _SOURCES, words=_SOURCES)
(
    SCORE_EVENT_TRACK,
    SCORE_POPULATION_TRACK,
    SCORE_GARDENS,
    SCORE_TRADE,
    SCORE_TOKENS,
    SCORE_SETTLEMENTS,
    SCORE_QUESTS,
    SCORE_REGIONS,
) = range(8)
ENDING: Final = Domain("ending", ("gardens", "round_cap"))
BY_GARDENS, BY_ROUND_CAP = range(2)

Region = Annotated[int, REGION]
Section = Annotated[int, SECTION]
Slot = Annotated[int, SLOT]
Good = Annotated[int, RESOURCE]
Action = Annotated[int, ACT]
FigureKind = Annotated[int, FIGURE]
Card = Annotated[int, EVENT]
QuestCard = Annotated[int, QUEST]
DieColour = Annotated[int, COLOUR]
DieSign = Annotated[int, SIGN]
Die = Annotated[int, DIE]
Party = Annotated[int, PARTY]
Unit = Annotated[int, UNIT]
CardRow = Annotated[int, ROW]
Why = Annotated[int, WHY]
Breach = Annotated[int, BREACH]


@TELL("GA-2.1")
def role_taken(log: Log, seat: Seat, role: Annotated[int, ROLE]) -> None:
    """A seat has a letter."""


@TELL("GA-2.2")
def empire_taken(log: Log, seat: Seat, empire: Annotated[int, EMPIRE]) -> None:
    """A seat has an Empire."""


@TELL("GA-2.3")
def start_taken(log: Log, seat: Seat, region: Region) -> None:
    """A seat has a start region."""


@TELL("GA-2.15")
def token_dealt(log: Log, slot: Slot, token: int) -> None:
    """A trade token lies in a slot, numbered from 0."""


@TELL("GA-2.20")
def quests_dealt(log: Log, seat: Seat, n: int) -> None:
    """A seat was dealt so many Quest cards."""


@TELL("GA-2.20")
def quest_dealt(log: Log, seat: Seat, card: QuestCard, seen_by: int) -> None:
    """Which card one of them is."""


@TELL("GA-2.20")
def quest_returned(log: Log, seat: Seat) -> None:
    """A Quest card went to the bottom of the deck."""


@TELL("GA-2.20")
def quest_returned_seen(log: Log, seat: Seat, card: QuestCard, seen_by: int) -> None:
    """Which card it is."""


@TELL("GA-18.12")
def quest_drawn(log: Log, seat: Seat) -> None:
    """A seat drew a Quest card."""


@TELL("GA-18.12")
def quest_drawn_seen(log: Log, seat: Seat, card: QuestCard, seen_by: int) -> None:
    """Which card it is."""


@TELL("GA-3.2")
def round_began(log: Log, round: int) -> None:
    """A round begins."""


@TELL("GA-3.3")
def turn_began(log: Log, seat: Seat) -> None:
    """A seat's turn begins."""


@TELL("GA-5.10")
def turn_ended(log: Log, seat: Seat) -> None:
    """A seat's turn is over."""


@TELL(by("why", {FOR_THE_TURN: "GA-5.1", FOR_A_TABLET: "GA-6.10", FOR_FREE: "GA-6.11"}))
def die_rolled(log: Log, seat: Seat, die: Die, colour: DieColour, sign: DieSign, why: Annotated[int, ROLL]) -> None:
    """What a die shows; it was rolled for the turn, or again."""


@TELL(by("tablets", {0: "GA-6.11"}, other="GA-6.9"))
def rerolled(log: Log, seat: Seat, dice: Annotated[int, DICE_CHOSEN], tablets: int) -> None:
    """Dice (as bits) are rolled again, for so many tablets."""


@TELL(by("means", {BY_PAWN: "GA-5.3", BY_DICE: "GA-6.3"}))
def action_began(log: Log, seat: Seat, action: Action, level: int, means: Annotated[int, MEANS]) -> None:
    """An action was activated, with the pawn or with dice."""


@TELL("GA-6.3")
def die_placed(log: Log, seat: Seat, die: Die, sign: DieSign) -> None:
    """A die covers a sign of a card."""


@TELL("GA-7.2")
def moved(log: Log, seat: Seat, figure: FigureKind, source: Region, target: Region, ram: int) -> None:
    """A land unit went somewhere, perhaps with a Ram."""


@TELL("GA-8.2")
def sailed(log: Log, seat: Seat, source: Section, target: Section) -> None:
    """A Ship went somewhere."""


@TELL(
    by(
        "why",
        {START: by("figure", {Figure.ARCHER: "GA-2.8"}, other="GA-2.5"), ACTION: "GA-10.6", WAR: "GA-15.4"},
        other="GA-18.9",
    )
)
def unit_placed(log: Log, seat: Seat, figure: FigureKind, region: Region, why: Why) -> None:
    """A land unit or a Ram stands in a region."""


@TELL(by("why", {START: "GA-2.13", ACTION: "GA-10.7"}, other="GA-18.9"))
def ship_placed(log: Log, seat: Seat, section: Section, why: Why) -> None:
    """A Ship lies on a river section."""


@TELL(by("why", {START: "GA-2.9", ACTION: "GA-10.4"}, other="GA-18.10"))
def wall_placed(log: Log, seat: Seat, region: Region, why: Why) -> None:
    """A Wall stands."""


@TELL(by("why", {START: "GA-2.9", ACTION: "GA-10.5"}, other="GA-18.10"))
def settlement_placed(log: Log, seat: Seat, region: Region, why: Why) -> None:
    """A Settlement stands."""


@TELL(by("why", {START: "GA-2.6", EVENT_REWARD: "GA-18.11"}, other="GA-10.8"))
def storey_built(log: Log, seat: Seat, storey: int, colour: DieColour, why: Why) -> None:
    """A Ziggurat grew, and brought a die."""


@TELL("GA-11.2")
def floor_built(log: Log, seat: Seat, floor: int, tile: int, points: int) -> None:
    """A floor of the Hanging Gardens was raised."""


@TELL(by("floor", {1: "GA-2.19"}, other="GA-11.3"))
def tile_revealed(log: Log, floor: int, tile: int) -> None:
    """The tile of the next floor is face up."""


@TELL("GA-12.2")
def converted(log: Log, seat: Seat, clay: int, tablets: int) -> None:
    """Clay became tablets."""


@TELL(by("why", {EVENT_REWARD: "GA-18.8"}, other="GA-12.4"))
def discovered(log: Log, seat: Seat, technology: Action, level: int, why: Why) -> None:
    """A technology is a level higher."""


@TELL(by("source", {FROM_HOME: "GA-13.3", FROM_REGION: "GA-13.5", FROM_SHIP: "GA-13.6"}))
def gathered(log: Log, seat: Seat, good: Good, source: Annotated[int, SOURCE], region: Region) -> None:
    """A basic resource was gathered in, or off, a region."""


@TELL("GA-14.2")
def amphora_placed(log: Log, seat: Seat, slot: Slot) -> None:
    """An amphora lies at a token."""


@TELL("GA-14.1")
def traded(log: Log, seat: Seat, slot: Slot, token: int, owner: Seat) -> None:
    """A token was used; whose amphora lies there."""


@TELL(
    by(
        "why",
        {
            START: by("good", {Resource.TABLET: "GA-2.6", Resource.KNUCKLEBONE: "GA-2.8"}, other="GA-2.5"),
            INSTEAD_OF_UNIT: "GA-18.9",
            INSTEAD_OF_BUILDING: "GA-18.10",
            INSTEAD_OF_STOREY: "GA-18.11",
            TRADE: "GA-14.2",
            AMPHORA: "GA-14.4",
            WAR: "GA-15.2",
            REFUND: "GA-20.9",
            SIMPLE_REFUND: "GA-26.5",
        },
        other="GA-18.7",
    )
)
def gained(log: Log, seat: Seat, good: Good, n: int, why: Why) -> None:
    """A seat gained something."""


@TELL("GA-1.4")
def paid(log: Log, seat: Seat, good: Good, n: int) -> None:
    """A seat paid something."""


@TELL("GA-4.2")
def population_moved(log: Log, seat: Seat, before: int, after: int) -> None:
    """A seal moved on the Population track."""


@TELL("GA-4.2")
def event_track_moved(log: Log, seat: Seat, before: int, after: int) -> None:
    """A seal moved on the Event track."""


@TELL("GA-18.1")
def event_revealed(log: Log, seat: Seat, region: Region, card: Card) -> None:
    """An Event token was turned up."""


@TELL("GA-18.2")
def event_chosen(log: Log, seat: Seat, region: Region, card: Card, option: int) -> None:
    """A seat chose one of an Event's options."""


@TELL("GA-18.6")
def event_waits(log: Log, region: Region, card: Card) -> None:
    """No option could be taken: the token stays."""


@TELL("GA-27.2")
def event_round(log: Log, seat: Seat, region: Region, die: int) -> None:
    """A running Event paid; what its die showed."""


@TELL("GA-27.3")
def event_done(log: Log, seat: Seat, region: Region, card: Card) -> None:
    """A running Event is completed."""


@TELL("GA-19.11")
def event_taken_over(log: Log, seat: Seat, former: Seat, region: Region) -> None:
    """A running Event passed to another seat."""


@TELL("GA-8.7")
def ship_sunk(log: Log, seat: Seat, section: Section) -> None:
    """Ships met and were lost."""


@TELL("GA-19.2")
def battle_listed(log: Log, seat: Seat, region: Region, place: int) -> None:
    """A battle has its place in the order, from 1: by the leader's choice, or by no choice of anybody."""


@TELL("GA-20.1")
def fight_began(log: Log, region: Region, attacker: Party, defender: Party) -> None:
    """Two parties fight."""


@TELL("GA-23.4")
def tribe_rolled(log: Log, region: Region, die: int, pieces: int, seat: Seat) -> None:
    """What a Tribe can bid, and who plays it."""


@TELL("GA-20.3")
def card_drawn(
    log: Log, party: Party, unit: Unit, figure: FigureKind, strength: int, tactics: int, mobility: int
) -> None:
    """A unit's combat card."""


@TELL(by("row", {-1: "GA-26.1"}, other="GA-20.5"))
def bid_made(log: Log, party: Party, row: CardRow) -> None:
    """A side has bid for a compartment; -1: for the only one of simple combat."""


@TELL(by("row", {-1: "GA-26.1"}, other="GA-20.5"))
def bid_seen(log: Log, party: Party, row: CardRow, amount: int, seen_by: int) -> None:
    """How much."""


@TELL(by("tactics", {-1: "GA-26.1"}, other="GA-20.7"))
def bids_revealed(log: Log, party: Party, strength: int, tactics: int, mobility: int) -> None:
    """A side's bids; simple combat has one, told as strength, the others being -1."""


@TELL(by("party", {-1: "GA-20.10"}, other="GA-20.8"))
def row_won(log: Log, row: CardRow, party: Party, bonus: int, returned: int) -> None:
    """A compartment's winner (-1 if equal), its bonus, and what the other side gets back."""


@TELL("GA-20.11")
def piece_placed(log: Log, party: Party, unit: Unit, row: CardRow) -> None:
    """A bonus piece lies on a card."""


@TELL("GA-21.1")
def lane_set(log: Log, lane: Annotated[int, LANE], place: int, party: Party, unit: Unit) -> None:
    """A unit stands in a lane."""


@TELL("GA-21.4")
def duel(
    log: Log, party: Party, unit: Unit, value: int, foe: Party, foe_unit: Unit, foe_value: int, winner: Party
) -> None:
    """Two units met."""


@TELL(
    by(
        "why",
        {
            IN_A_DUEL: "GA-21.6",
            NOWHERE_TO_GO: "GA-21.10",
            WITH_ITS_ARMY: "GA-26.5",
            SACRIFICED: by("party", {TRIBE: "GA-26.6"}, other="GA-26.4"),
        },
    )
)
def destroyed(log: Log, party: Party, figure: FigureKind, region: Region, why: Annotated[int, LOSS]) -> None:
    """A unit was destroyed, in a duel or for want of a refuge; or in simple combat."""


@TELL("GA-21.10")
def retreated(log: Log, party: Party, figure: FigureKind, source: Region, target: Region, ram: int) -> None:
    """A unit left the fight for another region, perhaps with a Ram."""


@TELL("GA-21.8")
def tired(log: Log, party: Party, unit: Unit, row: CardRow) -> None:
    """A winner lost a placed piece."""


@TELL("GA-26.2")
def totals(log: Log, attacker: Party, total: int, defender: Party, other: int) -> None:
    """Simple combat: what both sides count."""


@TELL("GA-21.13")
def fight_won(log: Log, region: Region, party: Party) -> None:
    """A fight is over."""


@TELL("GA-23.6")
def tribe_gone(log: Log, region: Region) -> None:
    """A Tribe has no figure left."""


@TELL(by("why", {AFTER_A_BATTLE: "GA-24.4"}, other="GA-19.9"))
def wall_removed(log: Log, seat: Seat, region: Region, why: Breach) -> None:
    """A Wall fell."""


@TELL(by("why", {AFTER_A_BATTLE: "GA-24.4", BY_AN_INTRUDER: "GA-19.9", LEFT_TO_OTHERS: "GA-19.10"}))
def ram_removed(log: Log, seat: Seat, region: Region, why: Breach) -> None:
    """A Ram was lost."""


@TELL(by("fate", {Fate.SPARE: "GA-25.2", Fate.DESTROY: "GA-25.3", Fate.CONQUER: "GA-25.3"}))
def settlement_fate(log: Log, seat: Seat, region: Region, owner: Seat, fate: Annotated[int, FATE]) -> None:
    """What a seat did with another's Settlement."""


@TELL(
    by(
        "source",
        {
            SCORE_EVENT_TRACK: "GA-29.1",
            SCORE_POPULATION_TRACK: "GA-29.2",
            SCORE_GARDENS: "GA-29.3",
            SCORE_TRADE: "GA-29.4",
            SCORE_TOKENS: "GA-29.5",
            SCORE_SETTLEMENTS: "GA-29.6",
            SCORE_QUESTS: "GA-29.7",
            SCORE_REGIONS: "GA-29.8",
        },
    )
)
def scored(log: Log, seat: Seat, source: Annotated[int, SCORE], points: int) -> None:
    """Points of the final scoring."""


@TELL("GA-28.1")
def quest_scored(log: Log, seat: Seat, card: QuestCard, points: int) -> None:
    """A completed Quest is shown."""


@TELL(by("reason", {BY_GARDENS: "GA-3.5", BY_ROUND_CAP: "GA-3.6"}))
def game_ended(log: Log, winner: Seat, reason: Annotated[int, ENDING]) -> None:
    """The game is over."""


@TELL("GA-29.9")
def ranked(log: Log, seat: Seat, rank: int, points: int) -> None:
    """The final rank of a seat."""
