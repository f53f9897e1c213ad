"""Matches to test with: UR compiled, and Tender (a made-up game with secrets and chance) as plain Python."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from eduba.kernel.engine import Engine
from eduba.kernel.game import UnknownGame, load
from eduba.match.match import Match, Seat
from games import tender

SECRET: Final = bytes(range(32))
NAMES: Final = ("Anna", "Béla", "Carlo", "Dora")


@cache
def engine(game: str) -> Engine:
    """The engine of a game, made once."""
    if game == "tender":
        return Engine(tender.GAME, compiled=False)
    return Engine(load(game))


def engine_for(game: str) -> Engine:
    """What the loader of files asks for."""
    if game not in ("ur", "tender"):
        raise UnknownGame(f"there is no game {game!r}")
    return engine(game)


def new(game: str, players: int, secret: bytes = SECRET, **options: object) -> Match:
    """A match of people at its beginning."""
    return Match.new(engine(game), [Seat(name) for name in NAMES[:players]], options, secret)


def first_turn() -> Match:
    """UR, three seats with three tokens each on a1, c3 and e5; seat 0 begins its first turn after entry 12."""
    match = new("ur", 3, first_player=0)
    for answers in (("place a1", "place c3", "place e5"),) * 3 + (("decline",) * 3,):
        for seat, answer in enumerate(answers):
            match.play(seat, answer)
    return match


def play_on(match: Match, decisions: int = 10_000, seed: int = 0) -> Match:
    """Random decisions, to the end if there are enough."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if match.over:
            break
        match.play(match.position.actor, chance.choice(match.position.legal()))
    return match


def self_of(match: Match) -> Mapping[str, Any]:
    """Everything a match is, to compare with its later self."""
    return {
        "options": dict(match.options),
        "seats": list(match.seats),
        "first seats": list(match.first_seats),
        "secret": match.secret,
        "words": list(match.words),
        "entries": list(match.entries),
        "checks": list(match.checks),
        "moments": list(match.moments),
        "resigned": list(match.resigned),
        "position": match.position.key(),
    }
