"""What everybody must be able to read and reach: languages, phones, keyboards, screen readers, rules, accounts."""

from __future__ import annotations

import gzip
import random
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser.conftest import ROOT, NewPage
from browser.driver import PHONE, Player, axe, open_table, with_secrets
from eduba.kernel.languages import LANGUAGES

MOST_BYTES = 150_000
TILE = "[data-thing='tile:a1']"


def test_the_three_languages(new_page: NewPage) -> None:
    page = new_page(locale="it-IT")
    expect(page.get_by_role("heading", level=1)).to_have_text("Benvenuti nella casa delle tavolette")
    page.get_by_role("button", name="Gioca contro i bot").first.click()
    Player(page).wait()
    prompt = page.locator(".question")
    expect(prompt).to_contain_text("Tocca a te.")
    page.get_by_label("Lingua").select_option("fr")
    expect(prompt).to_contain_text("À toi.")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(prompt).to_contain_text("À toi.")
    page.get_by_label("Langue").select_option("en")
    expect(prompt).to_contain_text("Your turn.")


def test_every_message_that_the_page_uses_is_there_in_every_language(address: str) -> None:
    source = "\n".join(p.read_text() for p in (ROOT / "web" / "src").rglob("*") if p.suffix in (".ts", ".svelte"))
    used = set(re.findall(r'["`]((?:page|problem)-[a-z-]+[a-z])["`]', source))
    assert len(used) > 100
    for language in LANGUAGES:
        written = (ROOT / "src" / "eduba" / "text" / f"{language}.ftl").read_text()
        there = set(re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE))
        assert used <= there, f"{language} lacks {sorted(used - there)}"


def test_a_phone_shows_the_board_in_full_width_and_the_answers_below(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    open_table(page, ["me", "bot:random", "bot:random"], ("Anna",), Round_limit="1")
    player = Player(page)
    player.wait()
    board = page.get_by_role("region", name="Board", exact=True).bounding_box()
    assert board is not None
    assert board["width"] > 320
    sheet = page.get_by_role("region", name="Decision").element_handle()
    at_the_foot = "sheet => Math.abs(sheet.getBoundingClientRect().bottom - innerHeight) <= 2"
    page.wait_for_function(at_the_foot, arg=sheet)  # it may still be on its way there
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    player.play_on()
    expect(page.locator(".result")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "it-IT"])
def test_no_page_is_wider_than_a_phone(new_page: NewPage, locale: str) -> None:
    page = new_page(**PHONE, locale=locale)

    def check(path: str, ready: str) -> None:
        page.goto(path)
        page.locator(ready).first.wait_for()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= 360, path

    for path, ready in (("/", "article"), ("/#/account", "form"), ("/#/rules/ur", ".rule"), ("/#/new/ur", "form")):
        check(path, ready)
    page.locator("summary").click()
    check("/#/new/ur", ".options")
    page.locator("form .primary").click()
    page.locator("main input[readonly]").wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360, "waiting"


def test_two_fingers_look_closer_at_the_board(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    open_table(page, ["me", "bot:random"], ("Anna",))
    Player(page).wait()
    width = tile_width(page)
    touch = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 40), ("touchMove", 70), ("touchMove", 120)):
        points = [{"x": 180 - apart / 2, "y": 300, "id": 1}, {"x": 180 + apart / 2, "y": 300, "id": 2}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    whole = page.get_by_role("button", name="Whole board")
    whole.wait_for()
    assert tile_width(page) > 1.5 * width
    whole.click()
    back = f'w => Math.abs(document.querySelector("{TILE}").getBoundingClientRect().width - w) < 1'
    page.wait_for_function(back, arg=width)


def tile_width(page: Page) -> float:
    """How wide the first tile is shown."""
    return float(page.locator(TILE).evaluate("tile => tile.getBoundingClientRect().width"))


def test_a_whole_game_with_the_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    ur = page.get_by_role("article").filter(has=page.get_by_role("heading", name="UR", exact=True))
    tab_to(page, ur.get_by_role("link", name="Play with friends"))
    page.keyboard.press("Enter")
    page.locator("form").wait_for()
    tab_to(page, page.get_by_label("How many play?"))
    page.keyboard.type("2")
    tab_to(page, page.get_by_label("Who sits in seat 2?"))
    page.keyboard.type("Bot: Random")
    tab_to(page, page.locator("summary"))
    page.keyboard.press("Enter")
    limit = page.get_by_label("Round limit")
    tab_to(page, limit)
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    expect(limit).to_have_value("1")
    tab_to(page, page.get_by_role("button", name="Open the table"))
    page.keyboard.press("Enter")
    player = Player(page, random.Random(2))
    answers = 0
    while player.wait() == "mine":
        entry = player.entry
        peace = page.get_by_role("button", name="End the war")
        anything = page.locator("[data-thing].active:not([aria-pressed=true]), .answers .answer")
        tab_to(page, peace if peace.count() else anything)
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(n) => { const m = document.querySelector('main[data-turn]');"
            " return m.ariaBusy === 'false' && (Number(m.dataset.entry) > n ||"
            " document.querySelector('[data-thing][aria-pressed=true]')) }",
            arg=entry,
        )
        answers += 1
    assert answers >= 4
    expect(page.locator(".result")).to_be_visible()


def tab_to(page: Page, wanted: Any) -> None:
    """Press Tab until something wanted has the focus."""
    wanted.first.wait_for()
    for _ in range(120):
        focused = page.evaluate_handle("() => document.activeElement")
        if any(page.evaluate("([a, b]) => a === b", [focused, h]) for h in wanted.element_handles()):
            return
        page.keyboard.press("Tab")
    pytest.fail("Tab does not get there")


def test_what_happens_is_announced(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",), First_player="0")
    player = Player(page)
    player.wait()
    news = page.get_by_role("log")
    expect(news).to_have_attribute("aria-live", "polite")
    expect(news).to_contain_text("Anna: Place your first token")
    player.answer()
    expect(news).to_contain_text("places their")


def test_the_board_in_words_with_all_answers(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",), First_player="0")
    player = Player(page)
    player.wait()
    page.get_by_role("tab", name="In words").click()
    expect(page.get_by_role("region", name="The board in words")).to_contain_text("Anna")
    page.get_by_role("tabpanel").get_by_role("button", name="Place a token on d4").click()
    page.wait_for_function("() => Number(document.querySelector('main').dataset.entry) > 0")


def test_rules_are_searched_and_found_by_their_address(new_page: NewPage) -> None:
    page = new_page("/#/rules/ur/UR-10.6")
    asked = page.locator("[data-asked]")
    expect(asked).to_have_count(1)
    expect(asked).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("five ziggurats")
    expect(page.locator(".rule").first).to_contain_text("ziggurat")
    page.get_by_label("Search the rules").fill("no such words here")
    expect(page.get_by_text("No paragraph has these words.")).to_be_visible()


def test_an_account_is_made_used_and_deleted(new_page: NewPage) -> None:
    name = f"Enheduanna {random.SystemRandom().getrandbits(32)}"
    page = new_page("/#/account")
    page.get_by_role("button", name="New account").first.click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill("high priestess")
    page.locator("form").get_by_role("button", name="New account").click()
    expect(page.get_by_text("Write down this recovery code")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    page.get_by_role("button", name="Sign out").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill("wrong password")
    page.locator("form").get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_have_text("Name and password do not match.")
    ways = page.get_by_role("group", name="Account")
    ways.get_by_role("button", name="Forgotten password").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    ways.get_by_role("button", name="Sign in").click()
    page.get_by_label("Password").fill("high priestess")
    page.locator("form").get_by_role("button", name="Sign in").click()
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_label("Password").fill("wrong password")
    page.get_by_role("button", name="Yes, delete").click()
    expect(page.get_by_role("alert")).to_have_text("That is not the password of this account.")
    page.get_by_label("Password").fill("high priestess")
    page.get_by_role("button", name="Yes, delete").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Account")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(new_page: NewPage, scheme: str) -> None:
    page = new_page(color_scheme=scheme, bypass_csp=True)
    page.get_by_role("article").first.wait_for()
    found = axe(page, "home")
    for path, ready in (
        ("/#/new/ur", "form"),
        ("/#/rules/ur/UR-10.6", ".rule"),
        ("/#/account", "form"),
        ("/#/table/nowhere", "h1"),
    ):
        page.goto(path)
        page.locator(ready).first.wait_for()
        found += axe(page, path)
    open_table(page, ["me", "open"], ("Anna",))
    page.get_by_label("Invitation to seat 2").wait_for()
    found += axe(page, "waiting")
    invited = new_page(page.get_by_label("Invitation to seat 2").input_value(), color_scheme=scheme, bypass_csp=True)
    invited.get_by_label("Name").wait_for()
    found += axe(invited, "join")
    open_table(page, ["me", "here", "bot:random"], ("Anna", "Bob"), Round_limit="1")
    player = Player(page)
    player.play_on(5)
    for tab in ("Chat", "In words", "Table", "Log"):
        page.get_by_role("tab", name=tab).click()
        found += axe(page, f"table, {tab}")
    page.set_viewport_size({"width": 360, "height": 740})
    found += axe(page, "table, phone")
    player.play_on()
    found += axe(page, "over")
    assert found == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_any_moment(new_page: NewPage, scheme: str) -> None:
    """What the pages show only now and then: searches, refusals, tooltips, proposals, the past, a covered screen."""
    how: dict[str, Any] = {"color_scheme": scheme, "bypass_csp": True}
    page = new_page("/#/new/ur", **how)
    page.locator("summary").click()
    page.get_by_label("Show in the list of open tables").check()
    found = axe(page, "options")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Invitation to seat 2").wait_for()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Take a seat").first.wait_for()
    found += axe(page, "home with tables")
    page.goto("/#/rules/ur")
    for words in ("ziggurat", "no such words here"):
        page.get_by_label("Search the rules").fill(words)
        found += axe(page, f"rules with {words}")
    page.goto("/#/account")
    page.get_by_role("button", name="New account").first.click()
    page.get_by_label("Name").fill(f"Kubaba {random.SystemRandom().getrandbits(32)}")
    page.get_by_label("Password").fill("queen of Kish")
    page.locator("form").get_by_role("button", name="New account").click()
    page.get_by_text("Write down this recovery code").wait_for()
    found += axe(page, "account")
    open_table(page, ["me", "bot:random"], ("Anna",), game="connect_four")
    Player(page).wait()
    found += axe(page, "a game without a board")
    found += axe_at_the_table(new_page, how)
    assert found == []


def axe_at_the_table(new_page: NewPage, how: dict[str, Any]) -> list[str]:
    """What axe finds while two people play."""
    anna = new_page(**how)
    open_table(anna, ["me", "open"], ("Anna",), First_player="0")
    bob = new_page(anna.get_by_label("Invitation to seat 2").input_value(), **how)
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    Player(anna).wait()
    anna.get_by_role("tab", name="Table").click()
    anna.get_by_label("Ask me before a move is played").check()
    tile = anna.locator(TILE)
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    found = axe(anna, "to confirm")
    anna.locator(".answers .primary").click()
    anna.locator("main[data-turn=theirs]").wait_for()
    tile.click()
    anna.locator("[data-tip]").wait_for()
    found += axe(anna, "refused, with a tooltip")
    anna.get_by_role("button", name="Ask to take back").click()
    bob.get_by_role("button", name="I agree").wait_for()
    found += axe(bob, "asked to agree")
    bob.get_by_role("slider").fill("0")
    bob.get_by_text("You are looking back.").wait_for()
    found += axe(bob, "looking back")
    bob.route("**/api/games", with_secrets)
    bob.reload()
    open_table(bob, ["me", "here"], ("Bob", "Chiara"))
    bob.get_by_text("Pass the screen to").wait_for()
    return found + axe(bob, "covered")


def test_the_first_load_is_small(new_page: NewPage) -> None:
    """Everything the home page and UR's table fetch, compressed as a proxy would; boards of other games are not among it."""
    page = new_page("about:blank")
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    page.goto("/")
    open_table(page, ["me", "bot:random"], ("Anna",))
    Player(page).wait()
    files = {url: httpx.get(url).content for url in asked if "/api/" not in url}
    sizes = {url: len(body) if url.endswith(".woff2") else len(gzip.compress(body)) for url, body in files.items()}
    assert any("Board" in url for url in sizes)
    assert sum(sizes.values()) < MOST_BYTES, sizes
