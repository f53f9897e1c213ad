"""The position of After the Flood, field by field."""

from __future__ import annotations

from typing import Final

from eduba.games.flood.shape import MARKETS, PLACES, REGIONS, RESOURCES, SEATS, SITES, SLOTS
from eduba.kernel.citing import Question
from eduba.kernel.options import SetupOptions, number_option, option
from eduba.kernel.record import Record, generator, number, row, table


class Step(Question):
    """The questions a seat is asked."""

    ACT = 0, "FL-5.2"
    PAY = 1, "FL-5.7"
    BUILD = 2, "FL-6.1"
    RELOCATE = 3, "FL-6.5"
    PLACE = 4, "FL-7.1"
    PUT = 5, "FL-7.6"
    COUNT = 6, "FL-7.2"
    PUT_ONE = 7, "FL-7.11"
    TRADE = 8, "FL-8.1"
    START = 9, "FL-9.1"
    BUY = 10, "FL-9.9"
    EQUIP = 11, "FL-9.12"
    HOME = 12, "FL-9.23"
    GARRISON = 13, "FL-9.19"
    EXPAND = 14, "FL-10.2"
    COMBAT = 15, "FL-10.15"
    BID = 16, "FL-11.2"
    EXTEND = 17, "FL-13.4"
    ADORN = 18, "FL-13.5"
    OVER = 19


class State(Record):
    """Everything needed to go on. Nothing is hidden from anyone but the generator."""

    words = generator()
    trade_before = row(2, "trade steps that were legal before the last one, as bits, in canonical order only", bits=32)
    vp = row(SEATS, "victory points", bits=16)
    stock = row(RESOURCES, "resource pieces in the stock; below 0 only under the unlimited options", bits=16)

    seats = number("number of seats, always 3")
    turn = number("turn 1..5")
    actor = number("seat that must decide; -1 when the game is over")
    step = number("which question is asked: see Step")
    told = number("1 once the log has told how the game began")
    order = row(SEATS, "seats in order of play")
    passed = row(SEATS, "1 if the seat has passed this turn")

    hand = table(SEATS, RESOURCES, "resource pieces in each hand")
    bid = table(SEATS, RESOURCES, "resource pieces in each Passed box")
    equipment = table(SEATS, RESOURCES, "resource pieces in each Equipment box")
    workers = table(SEATS, PLACES, "workers of each seat by place, reserves included")
    fresh_scribes = row(SEATS, "workers in the available half of Scribes that cannot be used yet")
    retired = row(SEATS, "1 if a worker of the seat lies beside the score track for good")
    army_owner = row(REGIONS, "seat whose armies are in the region; -1 if none")
    army_count = row(REGIONS, "armies in the region, 0..2")
    armies_available = row(SEATS, "armies ready to be used")
    armies_unavailable = row(SEATS, "armies not raised, or lost")
    city_owner = row(SITES, "seat whose city stands in the Sumer region; -1 if none")
    city_extended = row(SITES, "1 if that city has an extension")
    bases = row(SEATS, "city bases in supply")
    extensions = row(SEATS, "city extensions in supply")

    empire_slot = row(SEATS, "empire of this turn's row that the seat has started; -1 if none")
    slot_owner = row(SLOTS, "seat that has started each empire of this turn's row; -1 if none")
    start_rank = row(SEATS, "0, 1, 2 in the order of starting; -1 if none")
    rating = row(SEATS, "0 = A, 1 = B, 2 = C; -1 without an empire")
    relocations = row(SEATS, "relocations made this turn for which nothing was paid")

    kind = number("action under way: see Kind; -1 if none")
    done = number("1 once the action under way has placed, moved, traded or made something")
    resource_spent = number("resource spent for placing workers in this action; -1 if none")
    pending_place = number("place to which workers are being sent; else -1")
    pending_source = number("place from which a scribe moves a worker; else -1")
    pending_region = number("region being built in, entered, attacked or extended; else -1")
    made = row(len(MARKETS), "exchanges of this Trade action in each market")
    taken = row(len(MARKETS), "goods taken in this Trade action in each market, as bits")
    sippar_used = number("1 once the extra exchange of Sippar was used in this action")
    expansions = number("expansions made in this action")
    scribes_opened = number("canonical order only: 0 after a scribe use, 1 if one freed a slot or a worker; else -1")
    last_added = number("canonical order only: resource added or region extended last; else -1")
    last_trade = number("canonical order only: the last step of this Trade action; else -1")

    free_relocations = number_option(0, 20, default=2, note="relocations in a turn for which nothing need be paid")
    scribe_delay = option("action", "turn")
    ur_bonus = option("always", "with_weaver")
    production_supply = option("finite", "unlimited")
    tool_supply = option("finite", "unlimited")
    start_workers = option("removed_first", "removed_on_entry")
    reentry = option("as_start", "as_invasion")
    marker_worker = option("off", "on")
    step_order = option("free", "canonical", asked=False)


AT_SETUP: Final = SetupOptions()
FIRST_ORDER: Final = AT_SETUP.option("first_order", "random", "seats")
"""FL-1.12: whether the order of play of the first turn is that of the seats."""
