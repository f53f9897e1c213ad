"""People among themselves, in a real browser: whom one does not hear, playing again, what an account counts."""

from __future__ import annotations

import random

from playwright.sync_api import Page, Route, expect

from browser.conftest import NewPage
from browser.driver import Player, open_table, sit_opposite


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something to the table").fill(text)
    page.get_by_role("button", name="Send").click()


def give_up(page: Page) -> None:
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("group", name="Give up").get_by_role("button", name="Give up").click()
    expect(page.locator(".result")).to_be_visible()


def test_who_is_hidden_stays_hidden_until_shown_again(new_page: NewPage) -> None:
    anna, bob = sit_opposite(new_page)
    for page in (anna, bob):
        page.get_by_role("tab", name="Chat").click()
    say(bob, "first words")
    expect(anna.get_by_text("first words")).to_be_visible()
    anna.get_by_role("button", name="Hide this person").click()
    expect(anna.get_by_text("first words")).to_have_count(0)
    say(bob, "second words")
    expect(bob.get_by_text("second words")).to_be_visible()
    anna.reload()
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_text("(hidden)")).to_have_count(2)
    anna.get_by_role("button", name="Show this person").first.click()
    for words in ("first words", "second words"):
        expect(anna.get_by_text(words)).to_be_visible()


def lose_answers(page: Page, path: str, count: int) -> list[int]:
    """The server does what it is asked for, and its first answers do not arrive; a list of what they were."""
    lost: list[int] = []

    def lose(route: Route) -> None:
        if route.request.method != "POST" or len(lost) == count:
            return route.fallback()
        lost.append(route.fetch().status)
        return route.abort()

    page.route(path, lose)
    return lost


def test_what_was_done_though_no_answer_came_is_done_once(new_page: NewPage) -> None:
    """A phone in a tunnel: opening a table, taking a seat, making an account."""
    anna = new_page()
    opened = lose_answers(anna, "**/api/tables", 2)
    open_table(anna, ["me", "open"], ("Anna",))
    invitation = anna.get_by_label("Invitation to seat 2").input_value()
    assert opened == [201, 201]
    bob = new_page(invitation)
    joined = lose_answers(bob, "**/join", 2)
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    for page in (anna, bob):
        page.locator("main[data-turn]").wait_for()
    assert joined == [200, 200]
    assert bob.url == anna.url
    bob.goto("/#/account")
    made = lose_answers(bob, "**/api/accounts", 1)
    bob.get_by_role("button", name="New account").first.click()
    bob.get_by_label("Name").fill("Bob in a tunnel")
    bob.get_by_label("Password").fill("lapis lazuli")
    bob.locator("form").get_by_role("button", name="New account").click()
    expect(bob.get_by_role("heading", name="Bob in a tunnel")).to_be_visible()
    expect(bob.locator("code")).to_be_visible()
    assert made == [201]


def test_a_seat_taken_without_an_answer_is_ours_when_the_page_is_loaded_again(new_page: NewPage) -> None:
    anna = new_page()
    open_table(anna, ["me", "open"], ("Anna",))
    bob = new_page(anna.get_by_label("Invitation to seat 2").input_value())
    joined = lose_answers(bob, "**/join", 100)
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    anna.locator("main[data-turn]").wait_for()
    assert joined
    bob.unroute_all(behavior="wait")  # one more may be on its way
    bob.reload()
    bob.locator("main[data-turn]").wait_for()
    assert bob.url == anna.url


def test_two_people_play_again_at_one_table(new_page: NewPage) -> None:
    anna, bob = sit_opposite(new_page)
    give_up(anna)
    expect(bob.locator(".result")).to_be_visible()
    bob.get_by_role("button", name="Play again").click()
    bob.get_by_text("The game begins by itself when everybody is here.").wait_for()
    expect(anna.get_by_text("A new match is waiting for you.")).to_be_visible()
    anna.get_by_role("button", name="To the next match").click()
    for page in (anna, bob):
        page.locator("main:is([data-turn=mine], [data-turn=theirs])").wait_for()  # the old match is over
    assert anna.url == bob.url
    asked = anna if anna.locator("main").get_attribute("data-turn") == "mine" else bob
    Player(asked).answer()


def test_an_account_counts_what_its_matches_came_to(new_page: NewPage) -> None:
    page = new_page("/#/account")
    page.get_by_role("button", name="New account").first.click()
    page.get_by_label("Name").fill(f"Puabi {random.SystemRandom().getrandbits(32)}")
    page.get_by_label("Password").fill("lapis lazuli")
    page.locator("form").get_by_role("button", name="New account").click()
    expect(page.get_by_text("Matches that you finish with this account are counted here.")).to_be_visible()
    open_table(page, ["me", "bot:random"], ("Puabi",))
    Player(page).wait()
    give_up(page)
    page.goto("/#/account")
    page.reload()
    row = page.get_by_role("region", name="Statistics").get_by_role("row").nth(1)
    expect(row.get_by_role("rowheader")).to_have_text("UR against bots")
    expect(row.get_by_role("cell").nth(0)).to_have_text("1")
    expect(row.get_by_role("cell").nth(1)).to_have_text("0")
    expect(row.get_by_role("cell").nth(2)).to_have_text("2")


def test_whoever_asks_to_take_back_is_told_who_said_no(new_page: NewPage) -> None:
    anna = new_page()
    open_table(anna, ["me", "open"], ("Anna",), First_player="0")
    bob = new_page(anna.get_by_label("Invitation to seat 2").input_value())
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    Player(anna).answer()
    ask = anna.get_by_role("button", name="Ask to take back")
    ask.click()
    expect(anna.get_by_text("Waiting for the others’ answer.")).to_be_visible()
    bob.get_by_role("button", name="No, thanks").click()
    for page in (anna, bob):
        expect(page.get_by_text("Bob said no: everything stays as it is.")).to_be_visible()
    ask.click()
    expect(anna.get_by_text("Waiting for the others’ answer.")).to_be_visible()
    bob.get_by_role("button", name="I agree").click()
    anna.locator("main[data-turn=mine]").wait_for()
    expect(anna.get_by_text("said no")).to_have_count(0)
