"""UR's board under the hand: what is shown where, what a tooltip says, what moves and what stays where it is."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Page, TimeoutError, expect

from browser.conftest import MILLISECONDS, NewPage
from browser.driver import PHONE, Player, open_table

PLACE = "[data-thing='tile:{}']"
TIP = "[data-tip]"
ATTEMPTS = 6
HIDES_NOTHING = """() => {
    const tip = document.querySelector("[data-tip]").getBoundingClientRect();
    const boxes = [...document.querySelectorAll("[data-thing].active .hit")].map((hit) => hit.getBoundingClientRect());
    return boxes.every((b) => tip.bottom <= b.top || b.bottom <= tip.top || tip.right <= b.left || b.right <= tip.left);
}"""
"""Whether the tooltip lies over nothing that can be chosen."""


def play_until(page: Page, question: str) -> Player:
    """Answer until this is asked."""
    player = Player(page)
    while player.wait() == "mine" and question not in page.locator(".question").inner_text():
        player.answer()
    expect(page.locator(".question")).to_contain_text(question)
    return player


def test_what_lies_on_the_board_is_not_offered_in_words_too(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",))
    player = play_until(page, "Perform an action")
    expect(page.locator("[data-thing^='face:']")).to_have_count(2)
    expect(page.locator(".answers .answer")).to_have_text(["On to the exchange"])
    faces = page.locator("[data-thing^='face:'].active")
    while not faces.count():  # neither action would change anything
        player.answer()
        play_until(page, "Perform an action")
    entry = player.entry
    faces.first.click()
    page.wait_for_function("(n) => Number(document.querySelector('main').dataset.entry) > n", arg=entry)


def test_one_decision_is_taken_back_without_asking(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "here"], ("Anna", "Bob"), First_player="0")
    player = play_until(page, "or keep it")
    entry = player.entry
    player.things.first.click()
    expect(page.locator(".question")).to_contain_text("Choose the face")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".question")).to_contain_text("or keep it")
    assert player.entry > entry, "an undo is an entry too"


def test_mouse_and_keyboard_show_the_same_tooltip_and_lead_to_the_rule(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",), First_player="0")
    Player(page).wait()
    place = page.locator(PLACE.format("b2"))
    place.hover()
    tip = page.locator(TIP)
    expect(tip).to_contain_text("b2 ·")
    expect(tip).to_contain_text("other face")
    by_mouse = tip.text_content() or ""  # also before it has found its place
    page.mouse.move(2, 2)
    expect(tip).to_have_count(0)
    place.focus()
    expect(tip).to_have_text(by_mouse)
    rule = re.compile(rf"#/rules/ur/{tip.locator('a').text_content()}$")
    tip.locator("a").click()
    expect(page).to_have_url(rule)
    expect(page.locator("[data-asked]").first).to_be_in_viewport()
    page.go_back()
    Player(page).wait()  # the table is drawn anew, and on a slow machine still moves away under the mouse
    for attempt in range(ATTEMPTS):
        page.mouse.move(2, attempt)
        place.hover()
        expect(tip).to_contain_text("b2 ·")
        with suppress(TimeoutError):
            tip.locator("a").click(timeout=MILLISECONDS / ATTEMPTS)
            break
    expect(page).to_have_url(rule)
    page.go_back()
    Player(page).wait()
    place.focus()
    expect(tip).to_contain_text("b2 ·")
    page.keyboard.press("?")
    expect(page).to_have_url(rule)


def test_a_finger_shows_the_tooltip_too(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    open_table(page, ["me", "bot:random"], ("Anna",), First_player="0")
    Player(page).wait()
    page.locator(PLACE.format("a1")).tap()
    tip = page.locator(TIP)
    expect(tip).to_contain_text("a1 ·")
    expect(tip.locator("a")).to_have_attribute("href", re.compile(r"^#/rules/ur/UR-"))
    page.locator("header").tap()
    expect(tip).to_have_count(0)


def test_a_tooltip_hides_nothing_that_can_be_chosen_where_there_is_room_elsewhere(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "here"], ("Anna", "Bob"), First_player="0")
    for place in ("a1", "f6"):
        Player(page).wait()
        entry = Player(page).entry
        page.locator(PLACE.format(place)).click()
        page.wait_for_function("(n) => Number(document.querySelector('main').dataset.entry) > n", arg=entry)
    Player(page).wait()
    page.locator(PLACE.format("a1")).focus()
    expect(page.locator("[data-thing].active")).to_have_count(3)
    page.wait_for_function(HIDES_NOTHING)


def test_an_answer_to_a_try_does_not_move_the_board(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "here"], ("Anna", "Bob"), First_player="0")
    player = Player(page)
    player.wait()
    place = page.locator(PLACE.format("c3")).locator(".hit")
    before = place.bounding_box()
    place.click()
    page.locator("main[data-entry='1'][aria-busy=false]").wait_for()
    place.click()
    expect(page.locator(".question [role=status]")).to_contain_text("UR-")
    assert place.bounding_box() == before


def test_on_a_phone_ones_own_hand_is_in_sight_when_it_is_asked_for(new_page: NewPage) -> None:
    anna = new_page(**PHONE)
    open_table(anna, ["bot:random", "bot:random", "me", "bot:random"])
    play_until(anna, "Perform an action")
    sheet = anna.get_by_role("region", name="Decision").bounding_box()
    assert sheet is not None
    for face in anna.locator("[data-thing^='face:']").all():
        box = face.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= sheet["y"]


def test_on_a_phone_on_its_side_the_answer_is_in_sight_where_one_taps(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    open_table(page, ["me", "here"], ("Anna", "Bob"), First_player="0")
    Player(page).wait()
    place = page.locator(PLACE.format("f6"))
    place.scroll_into_view_if_needed()
    place.tap()
    expect(page.get_by_role("region", name="Decision").locator(".answers .primary")).to_be_in_viewport(ratio=1)


def test_the_longest_name_does_not_make_the_table_wider_than_a_phone(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    open_table(page, ["me", "here"], ("W" * 40, "Bob"), First_player="0")
    Player(page).wait()
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0


def test_every_line_of_the_log_leads_to_its_rule(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",), First_player="0")
    player = Player(page)
    player.wait()
    player.answer()
    log = page.locator("ol[aria-label=Log]")
    line = log.locator("p").filter(has_text="places their first token").first
    line.get_by_role("link", name="UR-2.9").click()
    expect(page.locator("[data-asked]")).to_contain_text("UR-2.9")
    page.go_back()
    log.focus()
    page.keyboard.press("ArrowLeft")
    expect(log.locator("a").last).to_be_focused()


def test_the_log_and_the_prompt_follow_the_moment_looked_back_at(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",), Round_limit="2")
    Player(page).play_on()
    page.get_by_role("slider").fill("1")
    shown = page.locator("ol[aria-label=Log] li.shown")
    expect(shown).to_be_in_viewport()
    expect(page.locator(".question")).to_contain_text("places their first token")


def test_what_happens_moves_unless_less_motion_is_asked_for(new_page: NewPage) -> None:
    for wish, moves in (("no-preference", True), ("reduce", False)):
        page = new_page(reduced_motion=wish)
        open_table(page, ["me", "here"], ("Anna", "Bob"), First_player="0")
        Player(page).wait()
        page.locator(PLACE.format("c3")).wait_for()
        page.evaluate(
            "() => { window.flown = 0; new MutationObserver((all) => {"
            " for (const one of all) window.flown += one.addedNodes.length"
            " }).observe(document.querySelector('.effects'), {childList: true, subtree: true}) }"
        )
        page.locator(PLACE.format("c3")).click()
        page.locator("main[data-entry='1'][aria-busy=false]").wait_for()
        expect(page.locator(PLACE.format("c3"))).to_have_attribute("aria-label", re.compile("Anna, 1 token"))
        flown = page.evaluate("() => [...document.querySelectorAll('.effects .fly')].length + window.flown")
        assert (flown > 0) == moves
