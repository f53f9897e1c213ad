"""What bots tell people on the page: a hint, reasons, and where a match was won and lost."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from browser.conftest import NewPage
from browser.driver import PHONE, Player, axe, open_table
from eduba.kernel.languages import LANGUAGES
from eduba.kernel.text import texts_of

SHORT = {"Round_limit": "1"}
POINTS = "document.querySelector('svg[role=img] polyline').getAttribute('points').split(' ')"
"""The moves that the graph shows."""


def finished(page: Page) -> None:
    """A short match against a bot, to its end."""
    open_table(page, ["me", "bot:random"], ("Anna",), **SHORT)
    Player(page).play_on()


def judged(page: Page, asks: str = "Where was it won and lost?") -> None:
    """Ask for the analysis and wait for it."""
    page.get_by_role("button", name=asks).click()
    page.locator("svg[role=img]").wait_for()
    expect(page.locator("section progress")).to_have_count(0)


def test_a_hint_names_three_answers_with_their_chances_and_can_be_followed(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",))
    player = Player(page)
    player.wait()
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.get_by_role("group", name="Hint")
    answers = hint.get_by_role("button", name=re.compile(r": \d+%$"))
    expect(answers).to_have_count(3)
    expect(hint).to_contain_text("King would choose:")
    entry = player.entry
    answers.first.click()
    page.wait_for_function("entry => Number(document.querySelector('main').dataset.entry) > entry", arg=entry)
    expect(hint).to_have_count(0)


def test_where_there_is_no_hint_it_is_said_once_and_until_one_has_answered(new_page: NewPage) -> None:
    page = new_page()
    refused = {"type": "urn:eduba:problem:no-counsel", "title": "no counsel", "status": 503, "detail": "it died"}
    page.route(re.compile("/hint$"), lambda route: route.fulfill(status=503, json=refused))
    open_table(page, ["me", "bot:random"], ("Anna",))
    player = Player(page)
    player.answer()
    player.wait()
    page.get_by_role("button", name="Hint", exact=True).click()
    said = page.get_by_role("alert").filter(has_text="The bots could not work this out.")
    expect(said).to_have_count(1)
    expect(page.get_by_role("region", name="Decision").get_by_role("alert")).to_have_count(1)
    player.answer()
    player.wait()
    expect(said).to_have_count(0)


def test_a_table_without_hints_has_no_button_for_them(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "here"], ("Anna", "Béla"))
    Player(page).wait()
    expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


def test_a_bot_says_why(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:scribe"], ("Anna",))
    player = Player(page)
    log = page.get_by_role("list", name="Log")
    while not log.get_by_role("button", name="Why?").count():
        player.answer()
        player.wait()
    why = log.get_by_role("button", name="Why?").first
    why.click()
    expect(log.get_by_role("status")).to_contain_text(
        re.compile(r"Sargon chose this: .+ \(\d+% to win\)\. Also considered: ")
    )
    why.click()
    expect(log.get_by_role("status")).to_have_count(0)


def test_what_a_bot_says_at_the_end_of_the_log_is_in_sight(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:scribe"], ("Anna",))
    player = Player(page)
    log = page.get_by_role("list", name="Log")
    while (
        log.evaluate("it => it.scrollHeight <= it.clientHeight") or not log.get_by_role("button", name="Why?").count()
    ):
        player.answer()
        player.wait()
    log.get_by_role("button", name="Why?").last.click()
    reason = log.get_by_role("status")
    expect(reason).to_contain_text("Sargon chose this")
    end = "it => it.getBoundingClientRect().bottom"
    assert reason.evaluate(end) <= log.evaluate(end)


def test_the_graph_leads_to_the_moves_that_lost_most(new_page: NewPage) -> None:
    page = new_page()
    finished(page)
    judged(page)
    chances = page.get_by_role("region", name="Winning chances after each move")
    expect(chances.locator("polyline")).to_have_count(2)
    worst = chances.get_by_role("button", name=re.compile(r"^Entry \d+"))
    expect(worst.first).to_be_visible()
    entry = int(re.findall(r"\d+", worst.first.inner_text())[0])
    worst.first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Entry", exact=True)).to_have_value(str(entry - 1))
    expect(chances.get_by_role("status")).to_contain_text("Better:")
    expect(worst.first).to_have_attribute("aria-pressed", "true")
    chances.locator("svg[role=img]").click(position={"x": 3, "y": 20})
    expect(page.get_by_label("Entry", exact=True)).to_have_value("0")


def test_the_better_move_is_marked_on_the_board_with_its_line(new_page: NewPage) -> None:
    page = new_page()

    def touch(route: Route) -> None:
        """Of whatever was found: the better move is one with a tile of the board, and has a line."""
        answer = route.fetch()
        found = answer.json()
        for move in found["moves"]:
            move["best"]["touches"] = ["tile:b2"]
            move["line"] = [{"seat": move["seat"], "play": move["best"]}, {"seat": 1, "play": move["played"]}]
        route.fulfill(response=answer, json=found)

    page.route(re.compile("/analysis$"), touch)
    finished(page)
    judged(page)
    marked = page.locator("section.board [aria-pressed=true]")
    expect(marked).to_have_count(0)
    chances = page.get_by_role("region", name="Winning chances after each move")
    chances.get_by_role("button", name=re.compile(r"^Entry \d+")).first.click()
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-thing", "tile:b2")
    expect(chances.get_by_role("status")).to_contain_text(re.compile(r"Better: .+And then perhaps: .+: ", re.DOTALL))


def test_the_graph_goes_on_with_the_match_and_ends_with_it(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",), **SHORT)
    player = Player(page)
    player.answer()
    player.wait()
    judged(page)
    on = page.get_by_role("button", name="Analyse the moves since then")
    expect(on).to_have_count(0)
    player.answer()
    player.wait()
    judged(page, "Analyse the moves since then")
    expect(on).to_have_count(0)
    before = page.evaluate(f"() => {POINTS}.length")
    player.play_on()
    page.wait_for_function(f"n => {POINTS}.length > n", arg=before)
    expect(page.locator("section progress")).to_have_count(0)
    expect(on).to_have_count(0)


def test_the_log_shows_its_end_when_the_graph_takes_room_from_it(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 1400, "height": 700})
    finished(page)
    log = page.get_by_role("list", name="Log")
    expect(log.locator("p").last).to_be_in_viewport()
    judged(page)
    expect(log.locator("p").last).to_be_in_viewport()
    log.hover()
    page.mouse.wheel(0, -2000)
    expect(log.locator("p").first).to_be_in_viewport()
    page.set_viewport_size({"width": 1400, "height": 800})
    expect(log.locator("p").first).to_be_in_viewport()  # who reads further up is left there


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_graph_fits_a_phone_in_every_language(new_page: NewPage, language: str) -> None:
    page = new_page(**PHONE)
    finished(page)
    page.evaluate("language => localStorage.setItem('eduba.language', JSON.stringify(language))", language)
    page.reload()
    texts = texts_of(language)
    judged(page, texts("page-analyse"))
    graph = page.get_by_role("img", name=texts("page-chances"))
    box = graph.bounding_box()
    assert box is not None
    assert 280 < box["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_graph_and_in_a_hint(new_page: NewPage, scheme: str) -> None:
    page = new_page(color_scheme=scheme, bypass_csp=True)
    open_table(page, ["me", "bot:scribe"], ("Anna",), **SHORT)
    player = Player(page)
    player.wait()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.get_by_role("group", name="Hint").wait_for()
    found = axe(page, "hint")
    player.play_on()
    judged(page)
    page.get_by_role("button", name=re.compile(r"^Entry \d+")).first.click()
    page.get_by_role("list", name="Log").get_by_role("button", name="Why?").first.click()
    expect(page.get_by_role("list", name="Log").get_by_role("status")).to_contain_text("Sargon")
    found += axe(page, "graph")
    assert found == []


def waiting(told: Any) -> Any:
    """A table as it is while the bot in the second seat thinks."""
    if told.get("table", {}).get("position"):
        told["table"]["position"] |= {"actor": 1, "choices": []}
    return told


def test_bots_can_be_told_to_hurry_and_to_take_their_time(new_page: NewPage) -> None:
    page = new_page()

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda message: line.send(json.dumps(waiting(json.loads(message)))))

    def look(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=waiting(answer.json()))

    page.route_web_socket(re.compile("/live$"), connect)
    page.route(re.compile(r"/api/tables/\w+\?after="), look)
    open_table(page, ["me", "bot:random"], ("Anna",))
    hurry = page.get_by_role("button", name="Bots, hurry!")
    expect(hurry).to_have_attribute("aria-pressed", "false")
    hurry.click()
    expect(hurry).to_have_attribute("aria-pressed", "true")
    hurry.click()
    expect(hurry).to_have_attribute("aria-pressed", "false")
    page.unroute_all(behavior="wait")  # an answer may be on its way
