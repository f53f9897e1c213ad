"""What the log tells: every event cites a rule, Quest cards and bids are told to one seat alone."""

from __future__ import annotations

import pytest

from eduba.games.gardens import GAME
from eduba.games.gardens.citing import CITED, ELSE
from eduba.games.gardens.events import (
    ACTION,
    BY_DICE,
    BY_GARDENS,
    BY_PAWN,
    BY_ROUND_CAP,
    EVENT_REWARD,
    INSTEAD,
    REFUND,
    SCORE_QUESTS,
    START,
    WAR,
)
from eduba.games.gardens.shape import EVENT_ROUNDS, Act, Fate, Figure, Resource, Row
from eduba.games.gardens.state import State, Token
from eduba.kernel.engine import Played
from eduba.kernel.events import EVERYBODY, Event, EventKind
from eduba.kernel.text import LANGUAGES, find_rules
from rules.gardens.battlefield import fight
from rules.gardens.board import drafted, play, position, region

KINDS = {kind.name: kind for kind in GAME.events.kinds}


def cited(name: str, *values: int) -> str | None:
    """The rule that an event with these values cites."""
    assert len(KINDS[name].values) == len(values)
    return GAME.cites(Event(KINDS[name], EVERYBODY, values))


def test_every_event_and_no_other_cites_a_rule() -> None:
    assert list(CITED) == [kind.name for kind in GAME.events.kinds]


@pytest.mark.parametrize("kind", GAME.events.kinds, ids=lambda kind: kind.name)
def test_every_rule_that_an_event_cites_can_be_read(kind: EventKind) -> None:
    found = CITED[kind.name]
    if isinstance(found, tuple):
        name, rules = found
        domain = dict(kind.values)[name]
        assert ELSE in rules or (domain and set(rules) == set(range(domain.low, domain.low + domain.size)))
    else:
        rules = {ELSE: found}
    for rule in rules.values():
        for language in LANGUAGES:
            assert find_rules(GAME, language, f"{GAME.prefix}-{rule}")


@pytest.mark.parametrize(
    ("event", "values", "rule"),
    [
        ("rerolled", (0, 1, 1), "GA-6.9"),
        ("rerolled", (0, 1, 0), "GA-6.11"),
        ("action_began", (0, Act.WAR, 1, BY_PAWN), "GA-5.3"),
        ("action_began", (0, Act.WAR, 1, BY_DICE), "GA-6.3"),
        ("unit_placed", (0, Figure.SPEARMAN, 1, START), "GA-2.5"),
        ("unit_placed", (0, Figure.RAM, 1, ACTION), "GA-10.6"),
        ("unit_placed", (0, Figure.ARCHER, 1, WAR), "GA-15.4"),
        ("unit_placed", (0, Figure.ARCHER, 1, EVENT_REWARD), "GA-18.9"),
        ("gained", (0, Resource.STONE, 2, INSTEAD), "GA-18.9"),
        ("gained", (0, Resource.KNUCKLEBONE, 1, REFUND), "GA-20.9"),
        ("tile_revealed", (1, 0), "GA-2.19"),
        ("tile_revealed", (2, 5), "GA-11.3"),
        ("row_won", (Row.TACTICS, -1, 0, 0), "GA-20.10"),
        ("row_won", (Row.TACTICS, 6, 2, 1), "GA-20.8"),
        ("settlement_fate", (0, 9, 1, Fate.CONQUER), "GA-25.3"),
        ("scored", (0, SCORE_QUESTS, 4), "GA-29.7"),
        ("game_ended", (0, BY_GARDENS), "GA-3.5"),
        ("game_ended", (0, BY_ROUND_CAP), "GA-3.6"),
        ("moved", (0, Figure.ARCHER, 1, 9, 0), "GA-7.2"),
    ],
)
def test_an_event_cites_the_rule_for_its_cause(event: str, values: tuple[int, ...], rule: str) -> None:
    assert cited(event, *values) == rule


def seen(played: list[Played], eyes: int) -> set[str]:
    """The kinds of event that a seat is told."""
    return {event.kind.name for one in played for event in one.events if event.visible_to(eyes)}


def test_quest_cards_are_told_to_their_owner_alone() -> None:
    p = drafted("akkad babylon")
    told = play(p, "return_quest 0")
    assert "quest_returned_seen" in seen(told, 0)
    for eyes in (1, -1):
        assert "quest_returned" in seen(told, eyes)
        assert "quest_returned_seen" not in seen(told, eyes)


def test_a_quest_that_an_event_gives_is_told_to_its_owner_alone() -> None:
    p = position(tokens="bishri=ev1", units="0:spearman@bishri")
    s: State = p.state
    place = region("bishri")
    s.event_card[place], s.hidden_card[place], s.token[place] = s.hidden_card[place], -1, Token.RUNS
    s.event_option[place], s.event_owner[place], s.event_die[place] = 1, 0, EVENT_ROUNDS
    told = play(p, *["end_turn"] * p.seats)
    assert seen(told, 0) - seen(told, 1) == {"quest_drawn_seen"}
    assert "quest_drawn" in seen(told, -1)


def test_bids_are_told_to_the_bidder_alone() -> None:
    p = fight("0:harran=s 1:harran=s", "1/1/0", "1/1/0", bones="0=5 1=4", held="harran=1")
    told = play(p, "bid 4")
    assert seen(told, 0) == {"bid_made", "bid_seen"}
    assert seen(told, 1) == seen(told, -1) == {"bid_made"}
