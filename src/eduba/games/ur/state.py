"""The position of UR, field by field."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from eduba.games.ur.shape import PLACES, SEATS, SPARES
from eduba.kernel.citing import Question
from eduba.kernel.options import SetupOptions, number_option, option
from eduba.kernel.record import Record, generator, number, row


class Step(Question):
    """The questions a seat is asked."""

    PLACE = 0, "UR-2.9"
    SETUP_EXCHANGE = 1, "UR-2.12"
    ACTIONS = 2, "UR-3.4"
    SECOND_ZIGGURAT = 3, "UR-5.2"
    RETURN = 4, "UR-12.1"
    GROW = 5, "UR-6.5"
    STOCK = 6, "UR-7.6"
    SHARE = 7, "UR-8.9"
    KEEP = 8, "UR-9.1"
    ATTACK = 9, "UR-10.1"
    ADVANCE = 10, "UR-10.7"
    EXCHANGE = 11, "UR-11.1"
    SHOW = 12, "UR-11.4"
    OVER = 13


class End(IntEnum):
    """How the game ended."""

    NONE = 0
    NO_EXCHANGE = 1
    ZIGGURATS = 2
    IDLE = 3
    ROUND_LIMIT = 4


class State(Record):
    """Everything needed to go on. Nothing is hidden from anyone but the generator."""

    words = generator()
    round = number("completed rounds, held at 32000", bits=16)
    turn = number("completed turns, held at 32000", bits=16)
    round_limit = number_option(0, 250, default=60, bits=16, note="the game ends after this round; 0 = never")

    kind = row(PLACES, "kind of the tile in each place, 0..9")
    face = row(PLACES, "its visible face, 0..4, one of the two of its kind")
    owner = row(PLACES, "owner of the tile, 0..3; -1 if free or ziggurat")
    tokens = row(PLACES, "tokens on it, 0..5; 0 on a ziggurat, whose marker is implied")
    ziggurat = row(PLACES, "builder of the ziggurat on it, 0..3; -1 if none")
    hand = row(SEATS, "kind in each hand, 0..9; -1 for seats not in play")
    spare = row(SPARES, "kinds beside the grid, 0..9; -1 if none")
    supply = row(SEATS, "tokens of each seat not on the board, 0..20")

    seats = number("number of seats, 2..4")
    first_player = number("seat with the first-player marker, 0..3")
    actor = number("seat that must decide; -1 when the game is over")
    step = number("which question is asked: see Step")
    ziggurats_left = number("ziggurats not yet built, 0..5")
    end_cause = number("how the game ended: see End")

    setup_step = number("placements, then set-up exchanges made; -1 once play has begun")
    performed = number("actions performed this turn, one bit for each face")
    slots = number("what is left of the two actions: each action and each token for refusing one uses one")
    busy = number("1 if something was done this turn")
    idle = number("idle turns in a row, held at 20")
    last_tile = number("place of the last token or ziggurat of this turn, in canonical order only; else -1")

    cursor = number("place asked about in grow, stock, share, keep; else -1")
    colour = number("whose tokens `share` is about; else -1")
    pool = number("tokens lifted in Politics and not yet set down, 0..20")
    lifted = row(PLACES, "tokens that lay on each tile when Politics began, until it is asked about")
    war_from = number("attacking tile while tokens move in; else -1")
    war_to = number("attacked tile while tokens move in; else -1")
    attacks = number("attacks made in this War, 0..60")
    pending_spot = number("place chosen for the exchange, face not yet chosen; else -1")

    two_player_spares = option("exchangeable", "removed")
    lone_field = option("exempt", "loses")
    hole_is_edge = option("no", "yes", note="1 = a side touching a ziggurat counts in Trade")
    ziggurat_face = option("ignored", "counts")
    tie_break = option("tokens", "shared")
    idle_rounds = number_option(0, 5, default=3, note="rounds without anything done that end the game; 0 = never")
    step_order = option("free", "canonical", asked=False)


AT_SETUP: Final = SetupOptions()
FIRST_PLAYER: Final = AT_SETUP.option("first_player", "random", "0", "1", "2", "3", low=-1)
"""UR-2.8: the field of this name says who it is once it is drawn."""
