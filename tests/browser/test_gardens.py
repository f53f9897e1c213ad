"""The Hanging Gardens under the hand: every kind of answer by clicking, a whole game, secret bids, phones, languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import NewPage
from browser.driver import Player, axe
from browser.replaying import NAMES, PATIENCE, Replay, Server
from eduba.games.gardens.actions import ACTIONS
from eduba.kernel.engine import Engine
from eduba.kernel.game import load
from eduba.kernel.text import texts_of
from eduba.match.match import Match, Play
from fixtures.story import folder, stored
from text.messages import HOUSE, messages

WIDTH, HEIGHT = 390, 844
PHONE: dict[str, Any] = {"viewport": {"width": WIDTH, "height": HEIGHT}, "has_touch": True, "is_mobile": True}
BY_HAND = {
    "ships_sink": (
        "role",
        "empire",
        "start",
        "place_ship",
        "gather_home",
        "stop",
        "build_ship",
        "activate_ship",
        "sail",
    ),
    "three_against_two": (
        *("return_quest", "pawn", "take", "recruit", "activate", "move"),
        *("bid", "assign", "line_up", "next_lane", "retreat", "tire"),
    ),
    "a_settlement_conquered": ("found", "build_ram", "fate"),
    "a_choice_of_growth": ("take_die", "discover", "grow"),
    "any_two_dice_of_the_mariotes": ("build_storey", "dice", "pay_die"),
    "a_conversion_though_a_tablet_is_there": ("convert",),
    "a_reroll_for_a_tablet": ("reroll",),
    "a_free_reroll_of_the_hittites": ("end_turn", "free_reroll"),
    "a_trade_with_somebody_else": ("trade",),
    "a_ship_of_the_eblaites": ("gather_ship",),
    "a_wall_is_built": ("choose", "build_wall"),
    "three_parties_in_a_region": ("pair",),
    "simple_combat": ("sacrifice",),
    "two_tribes_beaten_at_once": ("battle", "reveal"),
    "ends_with_the_fifth_floor": ("gather", "build_settlement", "build_garden"),
}
"""Stored matches, and the verbs of which the first answer in each is given by hand."""
FOUGHT = re.compile(r"Fight in .+ against ")
"""What the log says of every fight."""
FIGHT = "three_against_two"
"""A stored match with a long fight in which both sides bid."""
IN_PLACE = """thing => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    for (const share of [0.5, 0.25, 0.75, 0.12, 0.88])
        for (const along of [0.5, 0.25, 0.75, 0.12, 0.88]) {
            const [x, y] = [left + along * width, top + share * height];
            if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
        }
    return null;
}"""
"""A point at which a click meets a thing and nothing that lies on it."""


IN_SIGHT = """sheet => {
    const tip = document.querySelector("[data-tip]").getBoundingClientRect();
    return tip.top >= 0 && tip.bottom <= sheet.getBoundingClientRect().top + 1;
}"""
"""Whether the tooltip is seen wholly above the sheet."""


@cache
def engine() -> Engine:
    """The rules, uncompiled."""
    return Engine(load("gardens"), compiled=False)


@cache
def told(name: str) -> Match:
    """A stored match."""
    return stored(folder("gardens") / f"{name}.json", engine())


def verb_of(entry: Play) -> str:
    """What kind of answer a play is."""
    return str(ACTIONS.decode(entry.action).verb.name)


def first_of(match: Match, verbs: tuple[str, ...]) -> Iterator[tuple[int, Play]]:
    """How many entries lie before the first answer of each of these kinds, and the answer; the earliest first."""
    left = set(verbs)
    for number, entry in enumerate(match.entries):
        if isinstance(entry, Play) and not entry.forced and verb_of(entry) in left:
            left.remove(verb_of(entry))
            yield number, entry
    assert not left


ON_BOARD = (
    *("region", "section", "unit", "ram", "item", "action", "die", "colour", "resource", "slot"),
    *("empire", "card", "option", "fighter", "row", "bid"),
)
"""The kinds of things that the board shows."""
IS_THERE = """([thing, moment]) => {
    const main = document.querySelector("main[data-turn]");
    if (main.ariaBusy === "true" || Number(main.dataset.entry) > moment) return true;
    const shown = [...document.querySelectorAll(`[data-thing='${thing}']`)];
    return shown.some((one) => one.ariaPressed === "true" || one.classList.contains("active"));
}"""
"""Whether a thing can be picked or is; or an answer was given without it."""
WORDS = """() => {
    const said = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent);
        else for (const name of ["aria-label", "aria-description", "title", "alt", "placeholder"])
            said.push(node.getAttribute(name) ?? "");
    }
    return said.filter((text) => text.trim());
}"""
"""Everything that is said on a page, to eyes and to ears."""


class Table(Player):
    """Somebody who answers as told, with the mouse."""

    def press(self, thing: Locator) -> None:
        """Click a thing where nothing lies on it."""
        thing.scroll_into_view_if_needed()
        spot = thing.evaluate(IN_PLACE)
        assert spot, f"covered: {thing}"
        self.page.mouse.click(*spot)

    def thing(self, name: str) -> Locator:
        """A thing that can be picked, and is not."""
        return self.page.locator(f"[data-thing='{name}'].active:not([aria-pressed=true])").first

    def give(self, match: Match, moment: int, entry: Play) -> None:
        """Give an answer of a stored match, thing by thing; where the board shows none, in words."""
        self.wait()
        for thing in engine().game.things(entry.action):
            if thing.partition(":")[0] in ON_BOARD:
                self.page.wait_for_function(IS_THERE, arg=[thing, moment])  # a board may still be being drawn
            if self.is_given(moment):
                break
            if self.thing(thing).count():
                self.press(self.thing(thing))
        if not self.is_given(moment):
            self.say(match, moment, entry)
        self.page.wait_for_function(
            "moment => { const main = document.querySelector('main[data-turn]');"
            " return main.ariaBusy === 'false' && Number(main.dataset.entry) > moment }",
            arg=moment,
        )

    def say(self, match: Match, moment: int, entry: Play) -> None:
        """Give an answer in words: by its own, or, where a position has others for it, by its place among all."""
        answers = self.page.locator(".answers .answer, .answers .primary")
        own = answers.get_by_text(texts_of("en", engine().game).action(entry.action), exact=True)
        place = match.fork(moment).position.legal().index(entry.action)
        (own if own.count() else answers.nth(place)).click()

    def is_given(self, moment: int) -> bool:
        """Whether an answer is under way, or has arrived."""
        return self.page.locator("main").get_attribute("aria-busy") == "true" or self.entry > moment

    def log(self) -> Locator:
        """The log."""
        return self.page.locator("ol[aria-label=Log]")


class Warlord(Table):
    """Somebody who roams until there is a war, and from then on is done with everything as soon as can be."""

    def choices(self) -> list[Locator]:
        """What leads to a war; else the end of what was begun; else everything that can be pressed to answer."""
        done = self.page.locator(".answers").get_by_role("button", name=re.compile("^(Done|End your turn)$"))
        roam = self.page.locator("[data-thing='action:explore'].active, [data-thing^='unit:'].active")
        fought = self.log().get_by_text(FOUGHT).count() > 0
        return ([] if fought else roam.all()) or done.all()[:1] or super().choices()


class Seats:
    """A table at which a stored match is played, and the pages of those who sit there."""

    def __init__(self, new_page: NewPage, replay: Replay, **options: Any) -> None:
        self._new_page, self._replay, self._options = new_page, replay, options
        self._tables: dict[int, Table] = {}

    def asked(self, moment: int) -> Table:
        """The seat that must decide at a moment, which has heard of it."""
        table = self.seat(self._replay.play_to(moment))
        expect(table.page.locator("main")).to_have_attribute("data-entry", str(moment))
        return table

    def seat(self, seat: int) -> Table:
        """A seat, on a page of its own."""
        if seat not in self._tables:
            self._tables[seat] = Table(self._new_page(self._replay.address(seat), **self._options))
            self._tables[seat].page.locator("main[data-turn]").wait_for()
        return self._tables[seat]


@pytest.mark.parametrize("name", BY_HAND)
def test_every_kind_of_answer_by_clicking(new_page: NewPage, server: Server, name: str) -> None:
    match = told(name)
    texts = texts_of("en", engine().game)
    with Replay(server, match) as replay:
        seats = Seats(new_page, replay)
        for moment, entry in first_of(match, BY_HAND[name]):
            table = seats.asked(moment)
            table.give(match, moment, entry)
            for event in match.told[moment]:
                if event.visible_to(entry.seat):
                    expect(table.log()).to_contain_text(texts.event(event, NAMES))


def test_no_kind_of_answer_is_left_out() -> None:
    by_hand = {verb for verbs in BY_HAND.values() for verb in verbs}
    assert by_hand == {verb.name for verb in ACTIONS.verbs}


def test_a_person_plays_a_whole_game_with_a_war_against_three_bots(new_page: NewPage, server: Server) -> None:
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in NAMES[1:4]]
    form = {"game": "gardens", "seats": [{"kind": "me", "name": NAMES[0]}, *bots], "options": {"max_rounds": "30"}}
    made = httpx.post(f"{server.address}/api/tables", json=form, timeout=PATIENCE).raise_for_status().json()
    table = Warlord(new_page(f"/#/seat/{made['match']}/{made['tokens']['0']}"), random.Random(4))
    assert table.play_on() >= 20
    expect(table.page.locator(".result")).to_be_visible()
    expect(table.log()).to_contain_text("1st place")
    expect(table.log()).to_contain_text(FOUGHT)


def heard_by(table: Table) -> list[str]:
    """What the server tells a page from now on."""
    heard: list[str] = []
    table.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    table.page.reload()
    table.page.locator("td.bid").first.wait_for()
    return heard


def test_a_bid_is_secret_until_both_are_made(new_page: NewPage, server: Server) -> None:
    match = told(FIGHT)
    first, bid = next(first_of(match, ("bid",)))
    with Replay(server, match) as replay:
        seats = Seats(new_page, replay)
        bidder, other = seats.asked(first), seats.seat(1 - bid.seat)
        heard, overheard = heard_by(bidder), heard_by(other)
        for moment in range(first, first + 3):
            entry = match.entries[moment]
            assert isinstance(entry, Play)
            bidder.give(match, moment, entry)
        expect(other.page.locator("main")).to_have_attribute("data-entry", str(first + 3))
        expect(bidder.log()).to_contain_text(re.compile(r"You bid \d+ on strength"))
        expect(other.log()).not_to_contain_text("You bid")
        assert [frame for frame in heard if "bid_seen" in frame]
        assert overheard
        assert not [frame for frame in overheard if "bid_seen" in frame]
        numbers = other.page.locator("td.bid")
        assert sorted(numbers.all_inner_texts()) == sorted("???···")
        replay.play_to(first + 6)
        for number in numbers.all():
            expect(number).to_have_text(re.compile(r"\d"))


def missing_words(page: Page) -> list[str]:
    """What looks like the name of a message, for which there are no words."""
    names = {*messages(HOUSE, "en"), *messages(engine().game.module, "en")}
    kinds = "|".join({name.partition("-")[0] for name in names if "-" in name})
    return [text for text in page.evaluate(WORDS) if re.search(rf"\b({kinds})-[a-z0-9_]|\{{ ?\$", text)]


@pytest.mark.parametrize("locale", ["fr-FR", "it-IT"])
def test_there_are_words_for_everything_at_the_table(new_page: NewPage, server: Server, locale: str) -> None:
    match = told(FIGHT)
    asked = ("role", "empire", "return_quest", "pawn", "recruit", "bid", "assign", "line_up", "retreat", "tire")
    with Replay(server, match) as replay:
        seats = Seats(new_page, replay, locale=locale)
        for moment, _ in first_of(match, asked):
            page = seats.asked(moment).page
            assert missing_words(page) == []
        expect(page.locator("html")).to_have_attribute("lang", locale[:2])
        replay.play_to(match.number)
        page.locator("main[data-turn=over]").wait_for()
        assert missing_words(page) == []


def in_sight(table: Table) -> set[str]:
    """The things that can be chosen and are seen wholly, above what is asked, on a page that was not scrolled."""
    table.page.evaluate("() => scrollTo(0, 0)")
    sheet = box_of(table.page.get_by_role("region", name="Decision"))
    boxes = [(thing.get_attribute("data-thing") or "", box_of(thing)) for thing in table.things.all()]
    return {name for name, (_, top, right, bottom) in boxes if top >= 0 and right <= WIDTH and bottom <= sheet[1]}


def assert_all_in_sight(table: Table) -> None:
    """Everything that can be chosen is in sight, at the latest when the board has found its place."""
    for _ in range(20):
        hidden = {thing.get_attribute("data-thing") for thing in table.things.all()} - in_sight(table)
        if not hidden:
            return
        table.page.wait_for_timeout(500)
    assert not hidden


def box_of(thing: Locator) -> tuple[float, float, float, float]:
    """Where something lies: left, top, right, bottom."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def test_the_phone_shows_what_is_asked_and_what_can_be_chosen(new_page: NewPage, server: Server) -> None:
    match = told(FIGHT)
    setting_out = ("empire", "start", "return_quest", "pawn", "take", "recruit", "activate", "move")
    fighting = ("bid", "assign", "line_up", "retreat", "tire")
    with Replay(server, match) as replay:
        seats = Seats(new_page, replay, **PHONE)
        for moment, entry in first_of(match, (*setting_out, *fighting)):
            table = seats.asked(moment)
            page = table.page
            assert_all_in_sight(table)
            expect(page.locator(".question")).to_be_in_viewport(ratio=1)
            assert page.evaluate("() => document.documentElement.scrollWidth") <= WIDTH
            if verb_of(entry) in ("start", "pawn", "activate", "move"):
                left, top, right, _ = box_of(page.get_by_role("group", name="Map of Mesopotamia"))
                assert right - left > 0.9 * WIDTH
                assert top < 0.4 * HEIGHT
            if verb_of(entry) == "take":
                thing = engine().game.things(entry.action)[0]
                page.locator(f"[data-thing='{thing}'].active").first.tap()
                page.locator(".answers .primary").tap()  # a finger is asked before a move is played
                expect(page.locator("main")).to_have_attribute("data-entry", str(moment + 1))


def test_the_phone_shows_the_tokens_where_nothing_but_trade_is_left(new_page: NewPage, server: Server) -> None:
    match = told("ends_with_the_fifth_floor")
    moment, _ = next(first_of(match, ("trade",)))
    with Replay(server, match) as replay:
        table = Seats(new_page, replay, **PHONE).asked(moment)
        table.things.first.wait_for()  # the board may still be being drawn
        assert_all_in_sight(table)
        assert {name.partition(":")[0] for name in in_sight(table)} == {"slot"}


def test_a_phone_is_wide_enough_for_six(new_page: NewPage, server: Server) -> None:
    match = told("six_empires_of_three_boxes")
    moment, _ = next(first_of(match, ("start",)))
    with Replay(server, match) as replay:
        page = Seats(new_page, replay, **PHONE).asked(moment).page
        assert page.evaluate("() => document.documentElement.scrollWidth") <= WIDTH
        expect(page.locator(".question")).to_be_in_viewport(ratio=1)


def test_on_a_phone_who_decides_is_in_sight_in_the_strip(new_page: NewPage, server: Server) -> None:
    match = told("six_empires_of_three_boxes")
    with Replay(server, match) as replay:
        seats = Seats(new_page, replay, **PHONE)
        for moment, entry in enumerate(match.entries[:12]):
            if isinstance(entry, Play) and not entry.forced and entry.seat in (2, 5):
                page = seats.asked(moment).page
                expect(page.locator("[aria-current=true]")).to_be_in_viewport(ratio=0.99)


def test_on_a_phone_a_tooltip_is_read_above_what_is_asked(new_page: NewPage, server: Server) -> None:
    match = told(FIGHT)
    moment, _ = next(first_of(match, ("pawn",)))
    with Replay(server, match) as replay:
        page = Seats(new_page, replay, **PHONE).asked(moment).page
        sheet = page.get_by_role("region", name="Decision")
        for name in ("dilmun_shore", "awan", "ur"):
            region = page.locator(f"[data-thing='region:{name}']")
            region.evaluate(f"region => scrollBy(0, region.getBoundingClientRect().bottom - {box_of(sheet)[1]} + 8)")
            page.touchscreen.tap(*region.evaluate(IN_PLACE))
            expect(sheet.get_by_role("status")).to_be_visible()  # the sheet has grown by the reason why not
            page.wait_for_function(IN_SIGHT, arg=sheet.element_handle())
            sheet.get_by_role("button", name="Close").tap()
            expect(page.locator("[data-tip]")).to_have_count(0)


@pytest.mark.parametrize("by_key", [True, False])
def test_only_who_answers_by_key_is_led_to_the_next_answers(new_page: NewPage, server: Server, by_key: bool) -> None:
    match = told(FIGHT)
    (moment, _), (turn, _) = first_of(match, ("return_quest", "pawn"))
    with Replay(server, match) as replay:
        table = Seats(new_page, replay).asked(moment)
        page = table.page
        if by_key:
            table.things.first.focus()
            page.keyboard.press("Enter")
        else:
            table.things.first.click()
        expect(page.locator("main")).to_have_attribute("data-entry", str(moment + 1))
        expect(page.locator(":focus")).to_have_count(0)  # the cards are gone, and the focus with them
        replay.play_to(turn)
        page.locator("main[data-turn=mine] [data-thing].active").first.wait_for()
        led = page.locator("[data-thing].active:focus, .answers button:focus")
        expect(led).to_have_count(1 if by_key else 0)


def test_a_question_goes_on_with_what_was_picked(new_page: NewPage, server: Server) -> None:
    match = told("a_wall_is_built")
    moment, _ = next(first_of(match, ("build_wall",)))
    with Replay(server, match) as replay:
        table = Seats(new_page, replay).asked(moment)
        table.press(table.thing("item:wall"))
        expect(table.page.locator(".question")).to_contain_text("Wall: where?")


def test_the_end_says_that_a_tie_was_broken(new_page: NewPage, server: Server) -> None:
    for name, said in (("a_tie_broken_by_the_population_track", True), ("a_settlement_conquered", False)):
        match = told(name)
        with Replay(server, match) as replay:
            replay.play_to(match.number)
            page = new_page(replay.address(0))
            expect(page.locator(".result")).to_be_visible()
            assert ("tie-break" in page.locator(".result").inner_text()) == said


def test_a_click_on_the_only_die_spends_nothing(new_page: NewPage, server: Server) -> None:
    match = told("a_reroll_for_a_tablet")
    moment, _ = next(first_of(match, ("reroll",)))
    with Replay(server, match) as replay:
        table = Seats(new_page, replay).asked(moment)
        table.press(table.thing("die:0"))
        expect(table.page.locator(".answers .primary")).to_have_text("Reroll die 1 for 1 tablet")
        table.page.locator(".answers").get_by_role("button", name="Cancel").click()
        assert table.entry == moment


@pytest.mark.parametrize(("name", "said"), [("a_reroll_for_a_tablet", True), ("dice_without_luck", False)])
def test_a_die_is_told_what_a_star_is_worth_where_dice_are_rolled(
    new_page: NewPage, server: Server, name: str, said: bool
) -> None:
    match = told(name)
    moment, _ = next(first_of(match, ("reroll",) if said else ("dice",)))
    with Replay(server, match) as replay:
        die = Seats(new_page, replay).asked(moment).page.locator("[data-thing='die:0']").first
        note = texts_of("en", engine().game)("board-note-die")
        assert (note in (die.get_attribute("aria-description") or "")) == said


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(new_page: NewPage, server: Server, scheme: str) -> None:
    match, found = told(FIGHT), []
    with Replay(server, match) as replay:
        seats = Seats(new_page, replay, color_scheme=scheme, bypass_csp=True)
        for moment, entry in first_of(match, ("empire", "pawn", "bid", "line_up")):
            page = seats.asked(moment).page
            found += axe(page, verb_of(entry))
        page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
        found += axe(page, "phone")
    assert found == []
