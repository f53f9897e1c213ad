"""The front door: every button of the home page and of the form for a new table opens what it says, in every language."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser import unsaid
from browser.conftest import NewPage
from browser.driver import PHONE, Player, open_table, with_secrets
from eduba.kernel.languages import LANGUAGES
from eduba.kernel.text import texts_of

HOUSE = ("cradle", "flood", "gardens", "ur")


def unnamed(language: str) -> str:
    """What somebody is called who gives no name."""
    return texts_of(language)("name-player", n=1)


def games(address: str) -> list[dict[str, Any]]:
    """What the server offers."""
    found: list[dict[str, Any]] = httpx.get(f"{address}/api/games").json()
    return found


def table_of(page: Page) -> dict[str, Any]:
    """The table that a page is at, as the server tells it to spectators."""
    page.wait_for_url(re.compile(r"#/table/\w+$"))
    answer = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}")
    found: dict[str, Any] = answer.json()["table"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_of_the_home_page_opens_what_it_says(new_page: NewPage, address: str, language: str) -> None:
    offered = games(address)
    assert {game["id"] for game in offered} >= set(HOUSE)
    page = new_page(locale=LANGUAGES[language].tag)
    for n, game in enumerate(offered):
        page.goto("/")
        page.get_by_role("article").nth(n).locator("button").click()
        table = table_of(page)
        assert (table["game"], table["status"]) == (game["id"], "playing")
        assert len(table["seats"]) == game["usual_seats"]
        assert table["seats"][0]["name"] == unnamed(language)
        assert [seat["kind"] for seat in table["seats"]] == ["human", *["bot"] * (game["usual_seats"] - 1)]
        page.locator("main[data-turn]").wait_for()
        for link, address_there in ((0, f"#/new/{game['id']}"), (1, f"#/rules/{game['id']}")):
            page.goto("/")
            page.get_by_role("article").nth(n).locator(".ways a").nth(link).click()
            expect(page).to_have_url(re.compile(re.escape(address_there) + "$"))
            page.locator("form" if link == 0 else "main h1").first.wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE)
def test_every_number_of_seats_that_is_offered_opens_a_table(
    new_page: NewPage, address: str, game: str, language: str
) -> None:
    told = next(found for found in games(address) if found["id"] == game)
    page = new_page(f"/#/new/{game}", locale=LANGUAGES[language].tag)
    for count in told["seats"]:
        page.goto(f"/#/new/{game}")
        page.reload()
        seats = page.locator("form ol li")
        expect(seats).to_have_count(told["usual_seats"])
        numbers = page.locator(".count select")
        if len(told["seats"]) > 1:
            assert numbers.locator("option").all_inner_texts() == [str(n) for n in told["seats"]]
            numbers.select_option(str(count))
        expect(seats).to_have_count(count)
        for seat in seats.all():
            if seat.locator("select").input_value() == "open":
                seat.locator("select").select_option("here")
        page.locator("form .primary").click()
        table = table_of(page)
        assert (table["game"], table["status"], len(table["seats"])) == (game, "playing", count)
        assert table["seats"][0]["name"] == unnamed(language)


def test_the_numbers_of_seats_follow_the_options(new_page: NewPage) -> None:
    page = new_page("/#/new/gardens")
    numbers, seats = page.get_by_label("How many play?"), page.locator("form ol li")
    page.locator("summary").click()
    expect(numbers.locator("option").last).to_have_text("4")
    box = page.get_by_label("Assyrians and Hittites")
    box.select_option("yes")
    expect(numbers.locator("option").last).to_have_text("6")
    numbers.select_option("6")
    expect(seats).to_have_count(6)
    box.select_option("no")
    expect(numbers.locator("option").last).to_have_text("4")
    expect(seats).to_have_count(4)
    expect(numbers).to_have_value("4")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label(re.compile("Invitation")).wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_may_sit_in_a_seat_can_be_read_on_a_phone(new_page: NewPage, language: str) -> None:
    """A list cuts off what does not fit: no answer is wider than the list."""
    page = new_page(**PHONE, locale=LANGUAGES[language].tag)
    page.goto("/#/new/ur")
    seat = page.locator("form ol select").first
    seat.wait_for()
    room = seat.evaluate("list => list.offsetWidth")
    assert seat.evaluate("list => { list.style.width = 'max-content'; return list.offsetWidth; }") <= room


def test_seats_have_one_number_everywhere(new_page: NewPage) -> None:
    """Who begins is chosen by the number that is beside the seat."""
    page = new_page()
    page.goto("/#/new/ur")
    page.locator("summary").click()
    offered = page.get_by_label("First player").locator("option")
    expect(offered).to_have_text(["Drawn at random", "Seat 1", "Seat 2", "Seat 3", "Seat 4"])


def test_a_card_says_how_many_can_play(new_page: NewPage) -> None:
    page = new_page()
    gardens = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Hanging Gardens"))
    expect(gardens).to_contain_text("2 to 4 players, up to 6 with other options")
    flood = page.get_by_role("article").filter(has=page.get_by_role("heading", name="After the Flood"))
    expect(flood).not_to_contain_text("up to")


def test_the_rules_of_no_game_are_not_here(new_page: NewPage) -> None:
    page = new_page("/#/rules/chess")
    expect(page.get_by_role("heading", level=1)).to_have_text("That did not work")
    expect(page.locator("main")).to_contain_text("There is no such game here.")


def test_an_invitation_cut_in_the_middle_of_a_letter_is_no_invitation(new_page: NewPage) -> None:
    page = new_page("/#/join/abc%E0%A")
    expect(page.get_by_role("heading", level=1)).to_have_text("That did not work")
    expect(page.locator("main")).to_contain_text("There is no such table.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_between_two_people_on_one_screen_everybody_is_named(new_page: NewPage, language: str) -> None:
    page = new_page("/#/new/ur", locale=LANGUAGES[language].tag)
    page.route("**/api/games", with_secrets)
    page.reload()
    seats = page.locator("form ol li")
    expect(seats).to_have_count(4)
    for seat in seats.all()[1:]:
        seat.locator("select").select_option("here")
    page.locator("form .primary").click()
    page.locator("form").wait_for(state="detached")
    why = page.locator("main .soft")
    expect(why).to_have_text(re.compile(unnamed(language)[:-1] + r"\d"))
    expect(page.locator("main h1")).to_have_text(re.compile(unnamed(language)[:-1] + r"\d"))


def test_a_name_once_given_is_kept_and_an_account_s_is_known(new_page: NewPage) -> None:
    page = new_page("/#/account")
    page.get_by_role("button", name="New account").first.click()
    page.get_by_label("Name").fill("Ninsun of Uruk")
    page.get_by_label("Password").fill("a long password")
    page.locator("form").get_by_role("button", name="New account").click()
    page.get_by_role("status").wait_for()
    page.goto("/")
    page.get_by_role("button", name="Play against bots").first.click()
    assert table_of(page)["seats"][0]["name"] == "Ninsun of Uruk"
    page.goto("/#/new/ur")
    expect(page.get_by_label("Name of the person in seat 1")).to_have_value("Ninsun of Uruk")
    open_table(page, ["me", "bot:random"], ("Anna",))
    Player(page).wait()
    page.goto("/")
    page.get_by_role("button", name="Play against bots").first.click()
    assert table_of(page)["seats"][0]["name"] == "Anna"


def test_a_gap_in_a_message_and_a_missing_message_are_seen(browser: Browser, address: str) -> None:
    found: list[str] = []
    context = browser.new_context(base_url=address, locale="en-GB")
    unsaid.watch(context, found.append)

    def damaged(route: Route) -> None:
        (english,) = route.fetch().json()
        written = re.sub(r"^page-(password|account-why) = .*$", "", english["source"], flags=re.M)
        route.fulfill(json=[{**english, "source": f"{written}\npage-account-why = As {{ $name }}\n"}])

    context.route("**/api/messages/*", damaged)
    page = context.new_page()
    page.goto("/#/account")
    page.locator("form").wait_for()
    context.close()
    assert found == ["unsaid: en: As {$name}", "unsaid: en: page-password"]
