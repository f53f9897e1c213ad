"""The page offers a language that was added to the server, speaks it as far as it goes, and English beyond that."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPage, serving
from browser.driver import Player, open_table
from text.emegir import CODE, NAME, speaks_emegir


@pytest.fixture(scope="module")
def address(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that speaks Emegir too."""
    with serving(tmp_path_factory, speaks_emegir(tmp_path_factory.mktemp("house"))) as server:
        yield server.address


def test_a_language_of_the_server_is_a_language_of_the_page(new_page: NewPage) -> None:
    page = new_page()
    languages = page.get_by_label("Language")
    expect(languages.locator("option")).to_have_text(["English", "Français", "Italiano", NAME])
    languages.select_option(CODE)
    expect(page.locator("html")).to_have_attribute("lang", CODE)
    expect(page.get_by_role("heading", level=1)).to_have_text("É-dub-ba-a")
    titles = page.get_by_role("article").get_by_role("heading")
    expect(titles.filter(has_text="Urim")).to_have_count(1)
    expect(titles.filter(has_text="The Hanging Gardens")).to_have_count(1)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("É-dub-ba-a")


def test_a_match_is_played_in_it(new_page: NewPage) -> None:
    """An answer in its own words, the question and the log in English; rules too where they are not translated."""
    page = new_page()
    page.get_by_label("Language").select_option(CODE)
    open_table(page, ["me", "bot:random"], ("Anna",), First_player="0")
    player = Player(page)
    player.wait()
    expect(page.locator(".question")).to_contain_text("Place your first token")
    page.get_by_role("tab", name="In words").click()
    page.get_by_role("tabpanel").get_by_role("button", name="a1-a gar", exact=True).click()
    page.get_by_role("tab", name="Log").click()
    expect(page.locator("ol[aria-label=Log]")).to_contain_text("Anna places their first token on a1.")
    page.goto("/#/rules/ur")
    expect(page.locator("main")).to_contain_text("Ki min zag dili-àm.")
    expect(page.locator("main")).to_contain_text("A tile of the grid is free")
