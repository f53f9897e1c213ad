"""Secrecy of what pages are told: worlds that a seat cannot tell apart give it the same frames, in the same number."""

from __future__ import annotations

import json
import random

import pytest

from eduba.kernel.engine import Engine
from eduba.match.match import Match, Seat
from eduba.server.frames import entry_item, position_json, refusals
from games import tender

SEATS = 3


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(tender.GAME, compiled=False)


def new_match(engine: Engine, seed: int) -> Match:
    """A match of Tender, in which every kind of secret occurs."""
    return Match.new(engine, [Seat(str(i)) for i in range(SEATS)], secret=seed.to_bytes(32, "big"))


def frames(match: Match, seat: int, after: int) -> str:
    """Everything a page that holds one seat is told after an entry, as it goes over the wire."""
    items = [entry_item(match, n, seat) for n in range(after + 1, match.number + 1)]
    return json.dumps([items, position_json(match, seat, [seat])])


@pytest.mark.parametrize("seed", range(6))
def test_worlds_that_look_alike_give_a_seat_the_same_frames(engine: Engine, seed: int) -> None:
    chance = random.Random(seed)
    match = new_match(engine, seed)
    compared = 0
    while not match.over:
        seat = chance.randrange(SEATS)
        action = chance.choice(match.position.legal())
        other = match.fork(match.number)
        other.position = match.position.determinized(seat, chance.getrandbits(60))
        other.position.words = match.position.words
        actor, before = match.position.actor, match.number
        table = engine.game.actions
        alike = [
            b
            for b in other.position.legal()
            if b == action or (actor != seat and table.public_text(b) == table.public_text(action))
        ]
        assert frames(match, seat, before) == frames(other, seat, before)
        match.play(actor, action)
        if alike:
            other.play(actor, chance.choice(alike))
            if match.position.view(seat) == other.position.view(seat):
                assert frames(match, seat, before) == frames(other, seat, before)
                compared += 1
    assert compared > 5


def test_a_secret_bid_is_shown_to_its_seat_alone(engine: Engine) -> None:
    match = new_match(engine, 1)
    while match.position.state.step != tender.Step.BID:
        match.play(match.position.actor, "trust")
    actor = match.position.actor
    action = match.position.legal()[0]
    match.play(actor, action)
    own = entry_item(match, match.number, actor)
    others = [entry_item(match, match.number, seat) for seat in (-1, *range(SEATS)) if seat != actor]
    assert own["play"]["text"] == engine.game.actions.text(action)
    assert {item["play"]["text"] for item in others} == {"bid ?"}
    assert all("id" not in item["play"] and "touches" not in item["play"] for item in others)
    assert {len(item["events"]) for item in others} == {len(own["events"]) - 1}


def test_only_the_seat_that_decides_gets_answers_and_refusals(engine: Engine) -> None:
    match = new_match(engine, 2)
    actor = match.position.actor
    asked = position_json(match, actor, [actor])
    assert [c["text"] for c in asked["choices"]] == [engine.game.actions.text(a) for a in match.position.legal()]
    waiting = position_json(match, (actor + 1) % SEATS, [(actor + 1) % SEATS])
    assert (waiting["choices"], waiting["refusals"]) == ([], {})
    assert asked["refusals"] == refusals(match.position)


def test_the_secret_of_the_dice_is_told_when_the_match_is_over(engine: Engine) -> None:
    match = new_match(engine, 3)
    while not match.over:
        told = json.dumps([position_json(match, seat, [seat]) for seat in (-1, 0, 1, 2)])
        assert match.secret.hex() not in told
        match.play(match.position.actor, match.position.legal()[0])
    assert position_json(match, -1, [])["result"]["secret"] == match.secret.hex()
