"""Matches whose rules are not here any more, in a real browser: what is kept of them is shown."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import NewPage
from browser.driver import PHONE, Player, axe, open_table, sit_opposite
from browser.replaying import Server
from browser.test_company import give_up, say


def change(server: Server, *statements: str, match: str) -> None:
    """Change what is stored, as another server would: pages are told."""
    database = sqlite3.connect(server.folder / "eduba.sqlite3", timeout=30)
    with database:
        for statement in (*statements, "UPDATE matches SET rights = rights + 1 WHERE id = :match"):
            database.execute(statement, {"match": match})
    database.close()


def grow_old(server: Server, match: str) -> None:
    """The match was played under older rules, which came to something else."""
    change(
        server,
        "UPDATE matches SET rules = rules - 1 WHERE id = :match",
        "UPDATE entries SET \"check\" = '0000000000000000' WHERE match_id = :match",
        match=match,
    )


def match_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[-1]


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_finished_match_keeps_its_result_its_board_and_its_log(
    new_page: NewPage, server: Server, device: str, tmp_path: Path
) -> None:
    anna, bob = sit_opposite(new_page)
    for page in (anna, bob):
        if page.locator("main").get_attribute("data-turn") == "mine":
            Player(page).answer()
    bob.get_by_role("tab", name="Chat").click()
    say(bob, "well played")
    give_up(bob)
    expect(anna.locator(".result")).to_be_visible()
    grow_old(server, match_of(anna))
    page = new_page(anna.url, bypass_csp=True, **(PHONE if device == "phone" else {}))
    kept = page.locator("main[data-kept=rules]")
    kept.wait_for()
    expect(page.get_by_role("heading", name="This match is over")).to_be_visible()
    expect(kept.get_by_text("The rules of this house have changed since")).to_be_visible()
    expect(kept.locator(".result")).to_contain_text("Anna")
    expect(kept.locator("[data-thing^='tile:']").first).to_be_visible()
    expect(kept.get_by_text("Bob gives up.")).to_be_visible()
    assert axe(page, f"a kept match, {device}") == []
    page.screenshot(path=tmp_path / f"kept-over-{device}.png", full_page=True)
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("well played")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the match").click()
    assert json.loads(download.value.path().read_text())["entries"][-1]["table"] == "resign"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_match_that_stops_says_so_while_one_looks_and_is_begun_anew(
    new_page: NewPage, server: Server, device: str, tmp_path: Path
) -> None:
    page = new_page(bypass_csp=True, **(PHONE if device == "phone" else {}))
    open_table(page, ["me", "here"], ("Anna", "Béla"))
    page.locator("main[data-turn]").wait_for()
    Player(page).play_on(2)
    grow_old(server, match_of(page))
    page.locator("main[data-kept=rules]").wait_for()
    expect(page.get_by_role("heading", name="This match cannot go on here")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="place")).to_have_count(2)
    assert axe(page, f"a stopped match, {device}") == []
    page.screenshot(path=tmp_path / f"kept-stopped-{device}.png", full_page=True)
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_role("button", name="Give up")).to_have_count(0)
    page.get_by_role("button", name="Play again").click()
    page.locator("main[data-turn=mine]").wait_for()


def test_that_a_match_goes_on_under_newer_rules_is_said_in_its_log(new_page: NewPage, server: Server) -> None:
    page = new_page()
    open_table(page, ["me", "here"], ("Anna", "Béla"))
    page.locator("main[data-turn]").wait_for()
    Player(page).play_on(1)
    change(
        server,
        "INSERT INTO feed (match_id, number, kind, data, created) SELECT :match, max(number) + 1, 'table',"
        ' \'{"what": "carried", "rules": 2}\', max(created) FROM feed WHERE match_id = :match',
        match=match_of(page),
    )
    expect(page.get_by_text("The rules have been renewed.")).to_be_visible()
    Player(page).play_on(1)
