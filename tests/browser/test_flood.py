"""After the Flood under the hand: every kind of action, trade in several steps, whole games, phones, tooltips."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage
from browser.driver import PHONE, Player, axe, open_table
from browser.replaying import Server, lay_out
from eduba.kernel.engine import Engine
from eduba.kernel.game import load
from eduba.kernel.languages import LANGUAGES
from eduba.match.match import Play
from fixtures.story import folder, read_story

THREE = ("Anna", "Bela", "Carla")
TIP = "[data-tip]"


class Table(Player):
    """Somebody who answers as told."""

    def pick(self, *things: str) -> None:
        """Click things one after the other; the last of them completes an answer."""
        for thing in things:
            self.settle()
            entry, pressed = self.entry, self.page.locator("[aria-pressed=true]").count()
            self.page.locator(f"[data-thing='{thing}'].active").first.click()
            self.changed(entry, pressed)

    def say(self, answer: str) -> None:
        """Click an answer in words."""
        self.settle()
        entry = self.entry
        self.page.locator(".answers").get_by_role("button", name=answer, exact=True).click()
        self.changed(entry, 0)

    def settle(self) -> None:
        """Wait until nothing is under way."""
        self.page.locator("main[data-turn=mine][aria-busy=false]").wait_for()

    def changed(self, entry: int, pressed: int) -> None:
        """Wait until a click has come to something."""
        self.page.wait_for_function(
            "([entry, pressed]) => { const main = document.querySelector('main[data-turn]');"
            " return main.ariaBusy === 'false' && (Number(main.dataset.entry) > entry ||"
            " document.querySelectorAll('[aria-pressed=true]').length > pressed) }",
            arg=[entry, pressed],
        )

    def asked(self, question: str) -> None:
        """Wait for a question."""
        expect(self.page.locator(".question")).to_contain_text(question)

    def told(self, line: str) -> None:
        """Wait for a line of the log."""
        expect(self.page.locator("ol[aria-label=Log]")).to_contain_text(line)

    def others_pass(self) -> None:
        """Bela and Carla pass without a bid: from now on Anna plays alone and pays."""
        for _ in range(2):
            self.pick("kind:pass")
            self.say("Done")


def three_at_one_screen(new_page: NewPage, **options: Any) -> Table:
    """Anna, Bela and Carla on one page, in this order."""
    page = new_page(**options)
    open_table(page, ["me", "here", "here"], THREE, game="flood", Order_of_the_first_turn="seats")
    table = Table(page)
    table.asked("Which action do you take?")
    return table


def trading(new_page: NewPage, **options: Any) -> Table:
    """Anna trades, with two workers in Mittani."""
    table = three_at_one_screen(new_page, **options)
    table.pick("kind:build", "region:uruk")
    table.others_pass()
    table.pick("kind:place", "place:available", "resource:textile", "region:mittani")
    table.say("2 workers")
    table.say("Done")
    table.pick("kind:trade", "place:available")
    table.asked("Make an exchange")
    return table


def test_every_kind_of_action_by_clicking(new_page: NewPage) -> None:
    table = trading(new_page)
    table.told("Anna builds a city in Uruk.")
    table.told("Anna gains a worker in Scribes.")
    table.told("Anna spends a textile and sends 2 workers to Mittani.")
    table.pick("offer:mittani-wood", "resource:grain")
    table.say("Done")
    table.told("Anna trades grain for wood in Mittani.")

    table.pick("kind:place", "place:available", "resource:textile", "region:guti")
    table.say("1 worker")
    table.pick("place:scribes_used")
    table.asked("Where does the scribe send the worker")
    table.pick("place:tool_makers")
    table.told("A scribe of Anna sends a worker from the used half of Scribes to Tool Makers.")
    table.pick("kind:trade", "place:available", "place:tool_makers")
    table.told("Anna turns metal into a tool.")
    table.say("Done")

    table.pick("kind:start", "place:available", "slot:2")
    table.told("Anna starts the empire of Sumer with 3 armies.")
    table.pick("resource:grain", "resource:grain")
    table.say("Done")
    table.pick("resource:grain")
    table.say("Done")
    table.pick("region:umma")
    table.say("1 army")
    table.told("Equipment: Anna is rated A.")
    table.pick("kind:expand", "armies:available", "region:nippur")
    table.told("Anna enters Nippur (armies: 1).")
    table.say("Done")
    table.pick("kind:pass", "resource:grain")
    table.say("Done")
    table.told("Anna passes with a bid of 1.")

    table.asked("Extend one of your cities?")
    table.pick("region:uruk")
    table.asked("Which luxuries do you add")
    worth = table.page.locator("[data-thing^='luxuries:'].active")
    expect(worth).to_have_attribute("data-thing", "luxuries:tool-oil-gold")
    table.page.locator("[data-luxury=oil]").click()
    expect(worth).to_have_attribute("data-thing", "luxuries:tool-gold")
    expect(worth).to_contain_text("10 points")
    worth.click()
    table.told("Anna extends the city in Uruk with tool, gold: 10 points.")
    expect(table.page.get_by_role("region", name="Anna", exact=True)).to_contain_text("14")


def test_a_trade_is_composed_in_either_order_and_taken_back_step_by_step(new_page: NewPage) -> None:
    table = trading(new_page)
    hand = table.page.get_by_role("region", name="Anna", exact=True)
    wood, metal = (hand.locator(f"[data-thing='resource:{good}']") for good in ("wood", "metal"))
    expect(wood).to_have_text("1")
    hand.locator("[data-thing='resource:grain']").click()
    expect(table.page.locator("[data-thing='offer:mittani-wood']").first).to_have_class(re.compile(r"\bactive\b"))
    table.pick("offer:mittani-wood")
    expect(wood).to_have_text("2")
    table.pick("offer:mittani-metal")
    table.asked("Mittani, metal: now choose the rest.")
    table.pick("resource:textile")
    expect(metal).to_have_text("2")
    expect(table.page.locator("[data-thing^='offer:'].active")).to_have_count(0)
    for good in (metal, wood):
        table.page.get_by_role("button", name="Take back").click()
        expect(good).to_have_text("1")
    table.pick("offer:mittani-metal", "resource:grain")
    table.say("Done")
    table.asked("Which action do you take?")


def test_the_table_of_trade_counts_the_exchange_of_sippar(new_page: NewPage, server: Server) -> None:
    path = folder("flood") / "sippar_trades_once_more.json"
    match, story = read_story(path, Engine(load("flood"), compiled=False))
    moment, deal = next((n, d) for n, page in enumerate(story) for d in page.tells("exchanged") if d["sippar"])
    page = new_page(lay_out(server, match, moment))
    offer = page.locator(f"button[data-thing='offer:{deal['region']}-{deal['received']}']")
    expect(offer.locator(".count [data-n]")).to_have_attribute("data-n", "+1")
    expect(offer).to_have_attribute("aria-label", re.compile("One exchange more thanks to Sippar"))
    Table(page).pick(f"offer:{deal['region']}-{deal['received']}", f"resource:{deal['given']}")
    expect(page.locator("[data-n='+1']")).to_have_count(0)


def test_what_cannot_be_done_is_explained_by_its_rule(new_page: NewPage) -> None:
    table = three_at_one_screen(new_page)
    page = table.page
    status = page.locator(".question [role=status]")

    def refused(thing: str, rule: str) -> None:
        page.locator(f"[data-thing='{thing}']").first.click()
        expect(status.get_by_role("link")).to_have_text(rule)

    refused("region:ur", "FL-5.2")  # of other things than those asked about, the question's own rule tells
    refused("kind:expand", "FL-10.1")
    refused("kind:trade", "FL-8.1")
    table.pick("kind:place")
    refused("resource:lapis", "FL-7.2")
    refused("region:guti", "FL-7.11")
    table.pick("resource:wood")
    refused("place:available", "FL-7.6")
    table.pick("region:guti")
    table.say("1 worker")
    table.pick("kind:build", "region:ur")
    table.pick("kind:build")
    refused("region:ur", "FL-6.2")
    table.pick("region:uruk")
    table.pick("kind:start")
    refused("slot:0", "FL-9.4")
    page.get_by_role("tab", name="In words").click()
    expect(page.get_by_role("button", name="Start the empire of the Guti")).to_be_visible()
    table.pick("slot:1")
    table.asked("Buy more armies")
    refused("resource:gold", "FL-9.9")


def test_the_last_roll_is_still_seen_after_a_reload(new_page: NewPage) -> None:
    table = three_at_one_screen(new_page)
    table.pick("kind:start")  # Sumer is the only one without workers
    table.say("Done")
    table.say("Done")
    table.pick("region:nippur")
    table.say("2 armies")
    table.pick("kind:place", "resource:textile", "region:guti")
    table.say("2 workers")
    table.pick("kind:build", "region:ur")
    table.pick("kind:build", "region:uruk")
    table.pick("kind:start")  # and now Guti
    table.say("Done")
    table.say("Done")
    table.say("1 army")
    table.pick("kind:build", "region:umma")
    table.pick("kind:build", "region:lagash")
    table.pick("kind:expand", "region:nippur")
    dice = table.page.get_by_role("img", name=re.compile("Bela attacks Anna in Nippur"))
    expect(dice).to_be_visible()
    table.page.reload()
    expect(dice).to_be_visible()


@pytest.mark.parametrize(
    ("name", "rolls", "told"),
    [
        ("a_home_lost_in_combat", 4, "In this fight: 1 hit, 3 misses."),  # rolled in one answer
        ("an_empire_comes_back_as_an_invader", 2, "In this fight: 1 hit, 1 miss."),  # in two
    ],
)
def test_every_roll_of_a_fight_is_seen(new_page: NewPage, server: Server, name: str, rolls: int, told: str) -> None:
    match, story = read_story(folder("flood") / f"{name}.json", Engine(load("flood"), compiled=False))
    moment = max(n for n, page in enumerate(story, 1) if page.tells("rolled"))
    while isinstance(entry := match.entries[moment], Play) and entry.forced:
        moment += 1
    dice = new_page(lay_out(server, match, moment)).get_by_role("img", name=re.compile(re.escape(told)))
    expect(dice).to_be_visible()
    expect(dice.locator(".hit > .glyph, .miss > .glyph")).to_have_count(1 + rolls)


def test_a_person_plays_a_whole_game_against_bots(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random", "bot:greedy"], ("Anna",), game="flood")
    player = Player(page, random.Random(4))
    assert player.play_on() >= 15
    expect(page.locator(".result")).to_be_visible()
    expect(page.locator("ol[aria-label=Log]")).to_contain_text("1st place")


def test_the_phone_shows_map_actions_and_hand_above_the_answers(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    open_table(page, ["me", "here", "here"], THREE, game="flood", Order_of_the_first_turn="seats")
    table = Table(page)
    table.asked("Which action do you take?")
    board = page.get_by_role("region", name="Board", exact=True).bounding_box()
    assert board is not None
    assert board["width"] > 320
    page.evaluate("() => scrollTo(0, 0)")
    sheet = page.get_by_role("region", name="Decision").bounding_box()
    assert sheet is not None
    for thing in ("region:hittites", "region:dilmun", "kind:build", "kind:pass", "resource:grain"):
        box = page.locator(f"[data-thing='{thing}']").first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= sheet["y"], thing
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    for thing in ("kind:build", "region:ur"):
        page.locator(f"[data-thing='{thing}'].active").tap()
        page.locator(".answers .primary").tap()  # a finger is asked before a move is played
    table.told("Anna builds a city in Ur.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phone_shows_what_buys_and_equips_armies_above_the_answers(new_page: NewPage, language: str) -> None:
    page = new_page(**PHONE)
    open_table(page, ["me", "here", "here"], THREE, game="flood", Order_of_the_first_turn="seats")
    page.get_by_label("Language").select_option(language)
    table = Table(page)
    page.locator("[data-thing='kind:start'].active").tap()
    page.locator(".answers .primary").tap()
    for good in ("metal", "gold"):  # for armies, then for their equipment
        table.settle()
        hand = page.locator(f"[data-thing='resource:{good}'].active")
        expect(hand).to_be_visible()
        page.evaluate("() => scrollTo(0, 0)")
        box, sheet = hand.bounding_box(), page.locator(".sheet").bounding_box()
        assert box is not None
        assert sheet is not None
        assert box["y"] + box["height"] <= sheet["y"]
        page.locator(".answers .answer").first.tap()


@pytest.mark.parametrize("locale", ["fr-FR", "it-IT"])
def test_the_table_is_no_wider_than_a_phone_in_any_language(new_page: NewPage, locale: str) -> None:
    page = new_page(**PHONE)
    open_table(page, ["me", "bot:random", "bot:random"], ("Anna",), game="flood")
    Player(page).wait()
    page.get_by_label("Language").select_option(locale[:2])
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_the_tables_beside_the_map_fit_a_laptop_in_every_language(new_page: NewPage) -> None:
    page = trading(new_page, viewport={"width": 1280, "height": 800}).page
    for language in LANGUAGES:
        page.get_by_label(re.compile("Language|Langue|Lingua")).select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for scrolls in (".flood .desk", "[role=tablist]"):
            assert page.locator(scrolls).evaluate("it => it.scrollWidth - it.clientWidth") == 0, (language, scrolls)
        assert page.evaluate("() => document.documentElement.scrollHeight") <= 800, language


def test_mouse_and_keyboard_show_the_same_tooltip_and_arrows_lead_over_the_map(new_page: NewPage) -> None:
    page = three_at_one_screen(new_page).page
    nippur = page.locator("[data-thing='region:nippur']")
    nippur.hover()
    tip = page.locator(TIP)
    expect(tip).to_contain_text("Nippur")
    expect(tip).to_contain_text("one point more")
    expect(tip.locator("a")).to_have_attribute("href", re.compile(r"#/rules/flood/FL-13\.2$"))
    by_mouse = tip.text_content() or ""  # also before it has found its place
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    nippur.focus()
    expect(tip).to_have_text(by_mouse)
    page.keyboard.press("ArrowRight")
    expect(page.locator(":focus")).to_have_attribute("data-thing", "region:guti")


def test_the_empires_of_every_turn_are_told(new_page: NewPage) -> None:
    table = three_at_one_screen(new_page)
    page, tip = table.page, table.page.locator(TIP)

    def tells(thing: str, *lines: str) -> None:
        page.locator(f"[data-thing='{thing}']").hover()
        for line in lines:
            expect(tip).to_contain_text(line)

    tells("turn:2", "Turn 2, 2150 BC", "Amorites: 10 armies", "Isin: 5 armies", "Larsa: 5 armies", "Workers decline")
    expect(tip.locator("a")).to_have_attribute("href", re.compile(r"#/rules/flood/FL-9\.1$"))
    tells("region:egypt", "An empire can be started here in turn 3, with 5 armies", "in turn 4, with 10 armies")
    tells("region:guti", "An empire can be started here this turn, with 8 armies")
    tells("region:ur", "The empire of Sumer can be started here this turn, with 3 armies", "in turn 3, with 3 armies")
    empires = page.get_by_role("region", name="Empires of this turn", exact=True)
    expect(empires).to_contain_text("Next turn: Amorites 10, Isin 5, Larsa 5")
    table.pick("kind:start")  # Sumer is the only one without workers
    table.say("Done")
    table.say("Done")
    table.pick("region:nippur")
    table.say("1 army")
    tells("turn:1", "Sumer: 3 armies, started by Anna", "The empires that can be started now.")
    tells("region:ur", "Anna has started the empire of Sumer")
    table.others_pass()
    table.pick("kind:pass")
    table.say("Done")
    expect(empires).to_contain_text("Next turn: Mittani 10, Egypt 5, Sumer 3")
    tells("turn:1", "Sumer: 3 armies", "their armies have left the board")
    tells("region:akkad", "No empire can be started here any more")


def test_what_happens_moves_unless_less_motion_is_asked_for(new_page: NewPage) -> None:
    for wish, moves in (("no-preference", True), ("reduce", False)):
        table = three_at_one_screen(new_page, reduced_motion=wish)
        table.pick("kind:place", "resource:textile", "region:egypt")
        table.page.evaluate(
            "() => { window.flown = 0; new MutationObserver((all) => {"
            " for (const one of all) window.flown += one.addedNodes.length"
            " }).observe(document.querySelector('.effects'), {childList: true, subtree: true}) }"
        )
        table.say("2 workers")
        expect(table.page.locator("[data-thing='region:egypt']")).to_have_attribute(
            "aria-label", re.compile("Anna: 2 workers")
        )
        flown = table.page.evaluate("() => [...document.querySelectorAll('.effects .fly')].length + window.flown")
        assert (flown > 0) == moves


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_table(new_page: NewPage, scheme: str) -> None:
    table = trading(new_page, color_scheme=scheme, bypass_csp=True)
    page = table.page
    found = axe(page, "trade")
    table.pick("offer:mittani-wood")
    found += axe(page, "an offer is chosen")
    page.locator("[data-thing='offer:egypt-gold']").first.click()
    page.locator(TIP).wait_for()
    found += axe(page, "refused, with a tooltip")
    page.keyboard.press("Escape")
    table.pick("offer:mittani-wood", "resource:grain")
    table.say("Done")
    table.pick("kind:start", "place:available")
    table.say("Done")
    table.pick("resource:grain")
    found += axe(page, "an empire")
    table.say("Done")
    table.pick("region:uruk")
    table.say("2 armies")
    table.pick("kind:pass")
    table.say("Done")
    table.pick("region:uruk")
    found += axe(page, "an extension")
    page.set_viewport_size({"width": 360, "height": 740})
    found += axe(page, "phone")
    assert found == []
