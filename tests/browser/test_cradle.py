"""Cradle of Civilization under the hand: stored matches by clicking, a whole game, the land and its camera, phones."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import NewPage
from browser.driver import PHONE, Player, axe
from browser.replaying import NAMES, PATIENCE, Server, lay_out
from eduba.games.cradle.shape import DIRECTION_KEYS, DQ, DR, Terrain
from eduba.kernel.engine import Engine
from eduba.kernel.game import load
from eduba.kernel.text import texts_of
from eduba.match.match import Match, Play
from fixtures.shows_cradle import SHOWS, this_turn
from fixtures.story import Page as Leaf
from fixtures.story import folder, read_story

TIP = "[data-tip]"
SEEN = "Number(document.querySelector('[data-own-zoom] > svg').getAttribute('viewBox').split(' ')[2])"
NARROWER, WIDER = f"width => {SEEN} < width", f"width => {SEEN} > width"
"""Whether one sees less of the land, or more."""
BY_HAND = (
    *("volcanoes_in_a_row", "forests_refilled_by_choice", "several_things_stolen_in_one_turn"),
    *("an_offering_sent_back", "ends_with_the_fourth_offering"),
    *(name for name in SHOWS if name.startswith("the_card_")),
)
"""Stored matches whose rare moment is an answer."""
IS_LEFT = """thing => {
    const one = document.querySelector(`[data-thing='${thing}']`);
    const isBusy = document.querySelector("main").ariaBusy === "true";
    return one !== null && one.ariaPressed !== "true" && !isBusy;
}"""
"""Whether a thing is still to be picked."""
PICKED_ALONG = ("cargo", "marker")
"""What the board picks by itself where it leaves no choice."""
ON_BOARD = ("tile", "cargo", "way", "load", "offering", "card", "kind", "owner", "marker", "terrain", "value")


@cache
def told(name: str) -> tuple[Match, list[Leaf]]:
    """A stored match and its story."""
    return read_story(folder("cradle") / f"{name}.json", Engine(load("cradle"), compiled=False))


def moment_of(name: str) -> int:
    """How many entries a stored match has when it shows what it is named for."""
    _, story = told(name)
    return next(n for n in range(1, len(story) + 1) if SHOWS[name](story[:n]))


class Table(Player):
    """Somebody who answers as told, with the keyboard: nothing that lies above a tile is in the way."""

    def press(self, thing: Locator) -> None:
        """Go there and press Enter."""
        thing.focus()
        self.page.keyboard.press("Enter")

    def give(self, match: Match, entry: Play) -> None:
        """Give an answer of a stored match, thing by thing; where the board shows none, in words."""
        self.wait()
        before, game = self.entry, match.engine.game
        for thing in game.things(entry.action):
            kind = thing.partition(":")[0]
            if kind not in ON_BOARD:
                break
            if kind not in PICKED_ALONG:
                self.page.locator(f"[data-thing='{thing}']").first.wait_for(state="attached")
            if self.page.evaluate(IS_LEFT, thing):
                self.press(self.page.locator(f"[data-thing='{thing}']").first)
        if self.page.locator("main").get_attribute("aria-busy") == "false" and self.entry == before:
            said = self.page.locator(".answers").get_by_role(
                "button", name=texts_of("en", game).action(entry.action), exact=True
            )
            if said.count():
                said.click()
        self.page.wait_for_function(
            "before => { const main = document.querySelector('main[data-turn]');"
            " return main.ariaBusy === 'false' && Number(main.dataset.entry) > before }",
            arg=before,
        )

    def answer(self) -> None:
        """Answer one question at random, in as many steps as it takes."""
        entry = self.entry
        while self.entry == entry and self.wait() == "mine":
            pressed = self.page.locator("[aria-pressed=true]").count()
            choices = self.choices()
            if choices:
                self.press(self.rng.choice(choices))
                self.page.wait_for_function(
                    "([entry, pressed]) => { const main = document.querySelector('main[data-turn]');"
                    " return main.ariaBusy === 'false' && (Number(main.dataset.entry) > entry ||"
                    " document.querySelectorAll('[aria-pressed=true]').length > pressed) }",
                    arg=[entry, pressed],
                )

    def choices(self) -> list[Locator]:
        """Everything that can be pressed to answer; where words would do, every second time only those."""
        said = self.buttons.all()
        return said if said and self.rng.random() < 0.5 else [*self.things.all(), *said]

    def log(self) -> Locator:
        """The log."""
        return self.page.locator("ol[aria-label=Log]")


def sit(new_page: NewPage, server: Server, name: str, moment: int, **options: Any) -> Table:
    """The seat that must decide at a moment of a stored match."""
    page = new_page(lay_out(server, told(name)[0], moment), **options)
    table = Table(page)
    table.wait()
    return table


def against_a_bot(new_page: NewPage, server: Server, cap: int = 10, **options: Any) -> Table:
    """Anna begins on plain A with two points; a bot that plays at random is on plain B."""
    seats = [{"kind": "me", "name": NAMES[0]}, {"kind": "bot", "bot": "random", "name": NAMES[1]}]
    form = {"game": "cradle", "seats": seats, "options": {"round_cap": str(cap)}}
    made = httpx.post(f"{server.address}/api/tables", json=form, timeout=PATIENCE).raise_for_status().json()
    table = Table(new_page(f"/#/seat/{made['match']}/{made['tokens']['0']}", **options))
    table.wait()
    return table


def with_land_to_discover() -> str:
    """A stored match in which the first tile of the pile is no volcano."""
    for name in BY_HAND:
        s = told(name)[0].fork(0).position.state
        if s.pile[s.pile_size - 1] != Terrain.VOLCANO:
            return name
    raise AssertionError("all stored matches begin with a volcano")


def laden(name: str, cards: int = 0) -> tuple[int, str, str, str]:
    """A moment of a stored match with a tile that can be left with wood or empty-handed, to a tile of the map.

    The seat that must decide has at least so many cards.
    """
    match, story = told(name)
    actions = match.engine.game.actions
    for number, page in enumerate(story, 1):
        if page.position.actor < 0:
            continue
        view = page.position.view(-1)
        if view["players"][view["actor"]]["hand_size"] < cards:
            continue
        cells = {(cell["tile"], cell["direction"]) for cell in view["cells"]}
        steps = [
            actions.text(action).split()[1:] for action in page.position.legal() if actions.text(action)[:4] == "step"
        ]
        inland = {(tile, way) for tile, cargo, way in steps if cargo == "wood"} - cells
        for tile, way in sorted(inland):
            if [tile, "empty", way] in steps and way_leads(view, tile, way):
                return number, tile, way, way_leads(view, tile, way)
    raise AssertionError(f"nobody carries wood in {name}")


def way_leads(view: dict[str, Any], tile: str, way: str) -> str:
    """The tile that a way leads to; empty if there is none."""
    here = next(t for t in view["tiles"] if t["name"] == tile)
    q, r = here["q"] + DQ[DIRECTION_KEYS.index(way)], here["r"] + DR[DIRECTION_KEYS.index(way)]
    return next((t["name"] for t in view["tiles"] if (t["q"], t["r"]) == (q, r)), "")


def view_box(page: Page) -> list[float]:
    """What is seen of the land: left, top, width, height."""
    return [float(n) for n in (page.locator("[data-own-zoom] > svg").get_attribute("viewBox") or "").split()]


def at_the_top(thing: Locator) -> None:
    """Click a tile at its upper edge, where nothing stands."""
    box = thing.bounding_box()
    assert box is not None
    thing.click(position={"x": box["width"] / 2, "y": box["height"] * 0.16})


@pytest.mark.parametrize("name", BY_HAND)
def test_the_turn_that_a_stored_match_is_named_for_by_hand(new_page: NewPage, server: Server, name: str) -> None:
    match, story = told(name)
    moment = moment_of(name)
    begin = moment - len(this_turn(story[:moment]))
    table = sit(new_page, server, name, begin)
    for entry in match.entries[begin:moment]:
        assert isinstance(entry, Play)
        if not entry.forced:
            table.give(match, entry)
    texts = texts_of("en", match.engine.game)
    for event in match.told[moment - 1]:
        if event.visible_to(match.entries[moment - 1].seat):
            expect(table.log()).to_contain_text(texts.event(event, NAMES))


def test_a_tile_then_what_to_take_along_then_where_to_and_it_can_be_taken_back(
    new_page: NewPage, server: Server
) -> None:
    number, tile, way, target = laden("an_offering_sent_back")
    table = sit(new_page, server, "an_offering_sent_back", number)
    page = table.page
    at_the_top(page.locator(f"[data-thing='tile:{tile}']"))
    wood, empty = (page.locator(f"[data-thing='cargo:{tile}/{cargo}']") for cargo in ("wood", "empty"))
    expect(page.locator(f"[data-thing='tile:{tile}']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"[data-thing='way:{tile}/{way}']")).to_have_class(re.compile(r"\bactive\b"))
    empty.click()
    expect(empty).to_have_attribute("aria-pressed", "true")
    wood.click()
    expect(wood).to_have_attribute("aria-pressed", "true")
    expect(empty).to_have_attribute("aria-pressed", "false")
    at_the_top(page.locator(f"[data-thing='way:{tile}/{way}']"))
    expect(table.log()).to_contain_text(f"a tribe goes from {tile} to {target}, with wood.")
    page.get_by_role("button", name="Take back", exact=True).click()
    expect(page.locator("main")).to_have_attribute("data-entry", str(number + 2))
    expect(page.locator(f"[data-thing='tile:{tile}']")).to_have_class(re.compile(r"\bactive\b"))


def test_what_was_discovered_is_taken_back_only_if_the_others_agree(new_page: NewPage, server: Server) -> None:
    page = sit(new_page, server, with_land_to_discover(), 0).page
    at_the_top(page.locator("[data-thing='tile:A']"))
    at_the_top(page.locator("[data-thing='way:A/NW']"))
    expect(page.locator("[data-thing='tile:7']")).to_be_attached()
    expect(page.get_by_role("button", name="Ask to take back", exact=True)).to_be_visible()


def test_what_cannot_be_done_is_explained_by_its_rule(new_page: NewPage, server: Server) -> None:
    page = against_a_bot(new_page, server).page
    rule = page.locator(".question [role=status]").get_by_role("link")
    at_the_top(page.locator("[data-thing='tile:B']"))
    expect(rule).to_have_text("CR-3.3")
    at_the_top(page.locator("[data-thing='tile:A']"))
    at_the_top(page.locator("[data-thing='way:A/NE']"))
    expect(rule).to_have_text("CR-3.7")
    expect(page.locator("[data-thing='tile:A']")).to_have_attribute("aria-pressed", "true")


def test_a_person_plays_a_whole_game_against_a_bot(new_page: NewPage, server: Server) -> None:
    table = against_a_bot(new_page, server)
    table.rng = random.Random(4)
    assert table.play_on() >= 20
    expect(table.page.locator(".result")).to_be_visible()
    expect(table.log()).to_contain_text("1st place")


def test_the_land_is_fitted_as_it_grows_until_the_reader_moves_it(new_page: NewPage, server: Server) -> None:
    page = sit(new_page, server, with_land_to_discover(), 0).page
    whole = view_box(page)
    at_the_top(page.locator("[data-thing='tile:A']"))
    at_the_top(page.locator("[data-thing='way:A/NW']"))
    page.wait_for_function(WIDER, arg=whole[2])
    grown = view_box(page)
    page.get_by_role("button", name="Zoom in").click()
    closer = view_box(page)
    assert closer[2] < grown[2]
    frame = page.locator("[data-own-zoom]").bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 30, steps=4)
    page.mouse.up()
    dragged = view_box(page)
    assert dragged[0] < closer[0]
    assert dragged[1] < closer[1]
    assert page.locator("[aria-pressed=true]").count() == 0
    page.mouse.wheel(0, -300)
    page.wait_for_function(NARROWER, arg=dragged[2])
    page.locator("[data-thing='tile:A']").focus()
    page.keyboard.press("-")
    page.keyboard.press("0")
    assert view_box(page) == grown
    expect(page.get_by_role("button", name="Show the whole land")).to_have_count(0)


def test_a_pinch_looks_closer_at_the_land_and_leaves_the_page_as_it_is(new_page: NewPage, server: Server) -> None:
    page = against_a_bot(new_page, server, **PHONE).page
    whole = view_box(page)
    page.locator("[data-own-zoom]").evaluate(
        """frame => {
            const { left, top, width, height } = frame.getBoundingClientRect();
            const tell = (type, pointerId, x) => frame.dispatchEvent(new PointerEvent(type, { pointerId,
                pointerType: "touch", bubbles: true, clientX: left + width / 2 + x, clientY: top + height / 2 }));
            tell("pointerdown", 11, -20);
            tell("pointerdown", 12, 20);
            tell("pointermove", 12, 60);
            tell("pointerup", 11, -20);
            tell("pointerup", 12, 60);
        }"""
    )
    page.wait_for_function(NARROWER, arg=whole[2] * 0.7)
    expect(page.get_by_role("button", name="Whole board")).to_have_count(0)
    page.get_by_role("button", name="Show the whole land").tap()
    assert view_box(page) == whole


def test_cards_say_what_they_do_and_which_of_it_is_reconstructed(new_page: NewPage, server: Server) -> None:
    name = "the_card_land"
    page = sit(new_page, server, name, moment_of(name) - len(this_turn(told(name)[1][: moment_of(name)]))).page
    card = page.locator("[data-thing='card:land']")
    expect(card).to_contain_text("look at the next 3 tiles in secret")
    expect(card).to_contain_text("reconstruction")
    card.hover()
    expect(page.locator(TIP)).to_contain_text("our reconstruction")
    name = "the_card_mana_theft"
    page = sit(new_page, server, name, moment_of(name) - len(this_turn(told(name)[1][: moment_of(name)]))).page
    expect(page.locator("[data-thing='card:mana_theft']")).to_contain_text("take 1 mana")
    expect(page.locator("[data-thing='card:mana_theft']")).not_to_contain_text("reconstruction")


def test_the_phone_shows_land_and_actions_above_the_answers(new_page: NewPage, server: Server) -> None:
    table = against_a_bot(new_page, server, **PHONE)
    page = table.page
    land = page.locator("[data-own-zoom]").bounding_box()
    assert land is not None
    assert land["width"] > 320
    page.evaluate("() => scrollTo(0, 0)")
    sheet = page.get_by_role("region", name="Decision").bounding_box()
    assert sheet is not None
    for thing in ("tile:V2", "tile:Q", "kind:huts", "kind:pass"):
        box = page.locator(f"[data-thing='{thing}']").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= sheet["y"], thing
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    page.locator("[data-thing='tile:A']").tap(position={"x": 30, "y": 6})
    expect(page.locator(TIP)).to_have_count(0)
    page.locator("[data-thing='way:A/S']").tap(position={"x": 30, "y": 6})
    page.locator(".answers .primary").tap()  # a finger is asked before a move is played
    expect(table.log()).to_contain_text("Anna: a tribe goes from A to B, empty-handed.")


@pytest.mark.parametrize("locale", ["fr-FR", "it-IT"])
def test_the_table_is_no_wider_than_a_phone_in_any_language(new_page: NewPage, server: Server, locale: str) -> None:
    page = against_a_bot(new_page, server, **PHONE).page
    page.get_by_label("Language").select_option(locale[:2])
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_mouse_and_keyboard_show_the_same_tooltip_and_arrows_lead_over_the_land(
    new_page: NewPage, server: Server
) -> None:
    page = against_a_bot(new_page, server).page
    home = page.locator("[data-thing='tile:A']")
    home.hover()
    tip = page.locator(TIP)
    expect(tip).to_contain_text("Plain A")
    expect(tip).to_contain_text("Anna: 3 tribes")
    expect(tip.locator("a")).to_have_attribute("href", re.compile(r"#/rules/cradle/CR-8\.6$"))
    by_mouse = tip.text_content() or ""  # also before it has found its place
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    home.focus()
    expect(tip).to_have_text(by_mouse)
    page.keyboard.press("ArrowDown")
    expect(page.locator(":focus")).to_have_attribute("data-thing", "tile:B")


def test_what_happens_moves_unless_less_motion_is_asked_for(new_page: NewPage, server: Server) -> None:
    for wish, moves in (("no-preference", True), ("reduce", False)):
        table = sit(new_page, server, with_land_to_discover(), 0, reduced_motion=wish)
        page = table.page
        table.press(page.locator("[data-thing='tile:A']"))
        page.evaluate(
            "() => { window.flown = 0; new MutationObserver((all) => {"
            " for (const one of all) window.flown += one.addedNodes.length"
            " }).observe(document.querySelector('.effects'), {childList: true, subtree: true});"
            " window.turned = 0; document.addEventListener('animationstart', ({animationName}) => {"
            " window.turned += animationName.endsWith('turn-over') }) }"
        )
        table.press(page.locator("[data-thing='way:A/NW']"))
        expect(page.locator("[data-thing='tile:7']")).to_have_attribute("aria-label", re.compile("Anna: 1 tribe"))
        if moves:
            page.wait_for_function("() => window.flown && window.turned")
        else:
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            assert page.evaluate("() => [window.flown, window.turned]") == [0, 0]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(new_page: NewPage, server: Server, scheme: str) -> None:
    name = "the_played_cards_come_back"
    number, tile, _, _ = laden(name, cards=1)
    table = sit(new_page, server, name, number, color_scheme=scheme, bypass_csp=True)
    page = table.page
    found = axe(page, "movement")
    at_the_top(page.locator(f"[data-thing='tile:{tile}']"))
    found += axe(page, "a tile is chosen")
    page.locator("[data-thing='kind:huts']").click()
    page.locator(TIP).wait_for()
    found += axe(page, "refused, with a tooltip")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 360, "height": 740})
    found += axe(page, "phone")
    assert found == []
