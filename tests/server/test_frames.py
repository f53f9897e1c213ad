"""Secrecy of what pages are told: worlds that a seat cannot tell apart give it the same frames, in the same number."""

from __future__ import annotations

import asyncio
import json
import random
from datetime import UTC, datetime

import pytest

from eduba.kernel.engine import Engine
from eduba.kernel.game import load
from eduba.match.match import Match, Seat
from eduba.server.app import create_app
from eduba.server.frames import entry_item, options_json, position_json, refusals
from eduba.server.models import FeedRow, MatchRow, SeatRow
from eduba.server.rooms import Room, feed_json, table_json, viewer_of
from eduba.server.settings import Settings
from games import tender
from server.conftest import client_of
from server.house import sit_down

SEATS = 3
LONG = 800
"""Decisions of a long game within which everything of interest was asked."""


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(tender.GAME, compiled=False)


def new_match(engine: Engine, seed: int) -> Match:
    """A match; in Tender every kind of secret occurs."""
    return Match.new(engine, [Seat(str(i)) for i in range(SEATS)], secret=seed.to_bytes(32, "big"))


def room_of(match: Match) -> Room:
    """A room with a match and its feed, as the server holds it."""
    seats = [SeatRow(match_id="m", seat=i, kind="human", name=s.name) for i, s in enumerate(match.seats)]
    feed = [
        FeedRow(match_id="m", number=n, kind="entry", data={"entry": n}, created=datetime.fromtimestamp(n, UTC))
        for n in range(1, match.number + 1)
    ]
    game = match.engine.game.id
    row = MatchRow(id="m", game=game, status="playing", options=match.options, commitment="", listed=False)
    return Room(row, seats, match, feed)


def frames(match: Match, mine: list[int], after: int) -> str:
    """Everything a page that holds these seats is told after an entry, as it goes over the wire."""
    room = room_of(match)
    return json.dumps([feed_json(room, after, mine), table_json(room, mine, set())])


def test_a_page_is_not_told_of_options_that_serve_search_alone() -> None:
    chosen = load("ur").choose({"round_limit": 9})
    assert set(chosen) - set(options_json("ur", chosen)) == {"step_order"}
    assert options_json("ur", chosen)["round_limit"] == "9"
    assert options_json("senet", {"step_order": "free"}) == {"step_order": "free"}


PAGES: tuple[list[int], ...] = ([], [0], [1], [2], [0, 1], [1, 2], [0, 1, 2])
"""A spectator, seats with a page of their own, several people on one screen."""


@pytest.mark.parametrize("mine", PAGES, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_worlds_that_look_alike_give_a_page_the_same_frames(engine: Engine, seed: int, mine: list[int]) -> None:
    chance = random.Random(seed)
    match = new_match(engine, seed)
    compared = 0
    while not match.over:
        action = chance.choice(match.position.legal())
        compared += compare(match, action, mine, chance)
        match.play(match.position.actor, action)
    assert compared > 3


@pytest.mark.parametrize("mine", [[], [0], [1, 2]], ids=str)
def test_so_do_those_of_the_hanging_gardens(mine: list[int]) -> None:
    """Whenever there is something new to compare: a question that was not asked before, and all bids."""
    chance, match = random.Random(8), new_match(Engine(load("gardens")), 8)
    seen: set[str] = set()
    compared = 0
    while not match.over and match.number < LONG:
        action, asked = chance.choice(match.position.legal()), match.engine.game.steps(match.position.state.step).name
        if asked not in seen or asked == "BID":
            seen.add(asked)
            compared += compare(match, action, mine, chance)
        match.play(match.position.actor, action)
    assert "BID" in seen
    assert compared > 10


def compare(match: Match, action: int, mine: list[int], chance: random.Random) -> int:
    """Before and after a decision; on a shared screen for who looks before it, and for who looks after it."""
    public = match.engine.game.actions.public_text
    actor, before = match.position.actor, match.number
    following = match.fork(before)
    following.play(actor, action)
    looks, looks_then = viewer_of(match, mine), viewer_of(following, mine)
    compared = 0
    for eyes in {looks, looks_then}:
        other = match.fork(before)
        other.position = match.position.determinized(eyes, chance.getrandbits(60))
        other.position.words = match.position.words
        if eyes == looks:
            assert frames(match, mine, before) == frames(other, mine, before)
        alike = [b for b in other.position.legal() if b == action or (eyes != actor and public(b) == public(action))]
        if alike:
            other.play(actor, chance.choice(alike))
            seen, told = following.position.view(looks_then), other.position.view(looks_then)
            if viewer_of(other, mine) == looks_then and seen == told:
                assert frames(following, mine, before) == frames(other, mine, before)
                compared += 1
    return compared


def test_people_on_one_screen_see_one_seat_at_a_time(engine: Engine) -> None:
    """The seat that must decide, else always the same one; and in the log no more than everybody knows."""
    match = new_match(engine, 5)
    mine = [0, 1]
    shown = set()
    while not match.over:
        table = table_json(room_of(match), mine, set())
        viewer = table["position"]["viewer"]
        assert viewer == (match.position.actor if match.position.actor in mine else 0)
        hands = table["position"]["view"]["hand"]
        assert [seat for seat in range(SEATS) if hands[seat] is not None] == [viewer]
        shown.add(viewer)
        match.play(match.position.actor, match.position.legal()[0])
    assert shown == {0, 1}
    assert feed_json(room_of(match), 0, mine) == feed_json(room_of(match), 0, [])


def test_what_a_server_wrote_and_read_as_well_is_in_the_feed_once(engine: Engine) -> None:
    match = new_match(engine, 4)
    for _ in range(3):
        match.play(match.position.actor, match.position.legal()[0])
    whole = room_of(match).feed
    room = room_of(match.fork(0))
    for rows in (whole[:2], whole[1:], whole[2:]):
        room.hear(rows)
    assert room.feed == whole


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


def test_looking_back_shows_nothing_that_another_on_this_screen_saw_then(engine: Engine, settings: Settings) -> None:
    async def scenario() -> None:
        app = create_app(settings)
        app.state.server.rooms.engines._made["tender", None] = engine
        async with client_of(app) as client:
            guest = await sit_down(client, "me", "here", "here", game="tender")
            for _ in range(8):
                await guest.play_first()
                looking = (await guest.look())["position"]["viewer"]
                for entry in range((await guest.look())["position"]["entry"] + 1):
                    past = (await client.get(f"{guest.path}/history/{entry}", headers=guest.headers)).json()
                    hands = past["view"]["hand"]
                    assert [seat for seat in range(SEATS) if hands[seat] is not None] == [looking]
                    assert past["choices"] == []

    asyncio.run(scenario())
