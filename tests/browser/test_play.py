"""People at tables, in a real browser: alone, together, on one screen, watching, taking back, asking why."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, Request, Route, WebSocketRoute, expect

from browser.conftest import NewPage
from browser.driver import ASKED, Player, open_table, sit_opposite, with_secrets

SHORT = {"Round_limit": "1"}


def test_home_offers_a_game_against_bots_in_two_clicks(new_page: NewPage) -> None:
    page = new_page()
    ur = page.get_by_role("article").filter(has=page.get_by_role("heading", name="UR", exact=True))
    ur.get_by_role("button", name="Play against bots").click()
    Player(page).wait()
    expect(page.get_by_role("region", name="Decision")).to_contain_text("Place your first token")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("region", name="My matches")).to_contain_text("being played")


def test_a_person_plays_bots_to_the_end(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:greedy", "bot:random"], ("Anna",), **SHORT)
    assert Player(page).play_on() >= 4
    prompt = page.get_by_role("region", name="Decision")
    expect(prompt.get_by_role("heading")).to_contain_text(re.compile("wins|share the victory"))
    with page.expect_download() as download:
        prompt.get_by_role("button", name="Save the match").click()
    assert download.value.suggested_filename.startswith("ur-")
    table = page.url
    prompt.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != table)
    assert Player(page).wait() == "mine"


def test_a_game_without_a_board_plays_with_its_text_and_buttons(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",), game="connect_four")
    player = Player(page)
    player.wait()
    expect(page.get_by_role("region", name="The board in words").first).to_contain_text("height")
    assert player.play_on() >= 4


def test_two_browsers_play_each_other_though_one_reloads_and_loses_its_connection(new_page: NewPage) -> None:
    anna = new_page()
    open_table(anna, ["me", "open"], ("Anna",), **SHORT)
    invitation = anna.get_by_label("Invitation to seat 2").input_value()
    assert "#/join/" in invitation

    bob = new_page()
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    bob.route_web_socket(re.compile("/live$"), connect)
    bob.goto(invitation)
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    expect(bob).to_have_url(re.compile(r"#/table/\w+$"))
    bob.reload()
    players = [Player(anna), Player(bob)]

    def take_turns(rounds: int) -> str:
        for _ in range(rounds):
            turn = anna.evaluate("() => document.querySelector('main[data-turn]')?.dataset.turn")
            if turn == "over":
                return "over"
            for player in players:
                if player.page.evaluate(ASKED) and player.wait() == "mine":
                    player.answer()
            wait_for_same_entry(anna, bob)
        return "playing"

    anna.locator("main[data-turn]").wait_for()
    bob.locator("main[data-turn]").wait_for()
    take_turns(3)
    before = len(lines)
    lines[-1].close()  # the line breaks; the page comes back by itself
    bob.wait_for_function("() => document.querySelector('[data-connection]').dataset.connection === 'broken'")
    expect(bob.get_by_text("The connection is lost")).to_be_visible()
    bob.wait_for_function("() => document.querySelector('[data-connection]').dataset.connection === 'live'")
    assert len(lines) > before
    take_turns(2)
    bob.reload()
    bob.locator("main[data-turn]").wait_for()
    assert take_turns(200) == "over"
    assert anna.locator(".result ol").inner_text() == bob.locator(".result ol").inner_text()


ENTRY = "(n) => Number(document.querySelector('main').dataset.entry) >= n"


def wait_for_same_entry(*pages: Page) -> None:
    """Wait until all pages have seen the same."""
    entry = max(int(page.locator("main").get_attribute("data-entry") or 0) for page in pages)
    for page in pages:
        page.wait_for_function(ENTRY, arg=entry)


def test_an_answer_that_is_lost_on_the_way_is_sent_again_and_played_once(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",))
    player = Player(page)
    player.wait()
    sent: list[Any] = []

    def lose(route: Route) -> None:
        sent.append(route.request.post_data_json)
        if len(sent) == 1:
            route.fetch()  # the server has it, but its answer never arrives
            route.abort()
        else:
            route.continue_()

    page.route("**/plays", lose)
    player.answer()
    assert len(sent) == 2
    assert sent[0] == sent[1]
    expect(page.get_by_role("log")).not_to_contain_text("undefined")
    expect(page.get_by_text("The server does not answer")).to_have_count(0)


def asked_of_server(page: Page) -> list[str]:
    """What a page asks of the server from now on."""
    asked: list[str] = []

    def note(request: Request) -> None:
        path = urlsplit(request.url).path
        if path.startswith("/api/"):
            asked.append(f"{request.method} {path.rpartition('/')[2]}")

    page.on("request", note)
    return asked


def test_a_move_is_one_request_and_its_news_comes_by_itself(new_page: NewPage) -> None:
    anna, bob = sit_opposite(new_page)
    players = [Player(anna), Player(bob)]
    asked = [asked_of_server(player.page) for player in players]
    for n in range(4):
        [mover] = [player for player in players if player.page.evaluate(ASKED)]
        mover.answer()
        wait_for_same_entry(anna, bob)
        anna.wait_for_function(ENTRY, arg=n + 1)
    assert sorted(asked[0] + asked[1]) == ["POST plays"] * 4
    [mover] = [player for player in players if not player.page.evaluate(ASKED)]
    asked[0].clear()
    asked[1].clear()
    for player in players:
        player.page.get_by_role("tab", name="Chat").click()
    mover.page.get_by_label("Say something to the table").fill("šulmu")
    mover.page.get_by_label("Say something to the table").press("Enter")
    for player in players:
        expect(player.page.get_by_text("šulmu")).to_be_visible()
    assert asked[0] + asked[1] == ["POST chat"]


def test_where_no_live_connection_stands_the_page_asks_what_came_of_a_move(new_page: NewPage) -> None:
    page = new_page()
    page.route_web_socket(re.compile("/live$"), lambda line: line.close())
    open_table(page, ["me", "here"], ("Anna", "Bob"))
    player = Player(page)
    player.wait()
    for _ in range(3):
        player.answer()
    assert player.entry >= 3
    expect(page.get_by_text("The connection is lost")).to_be_visible()


def test_a_past_that_is_told_in_parts_is_asked_for_until_it_is_whole(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "here"], ("Anna", "Bob"))
    player = Player(page)
    player.wait()
    for _ in range(5):
        player.answer()
    log = page.get_by_role("list", name="Log").inner_text()
    asked: list[Any] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            line.send(json.dumps({**told, "items": told["items"][:2]}))

        def ask(message: str | bytes) -> None:
            asked.append(json.loads(message)["after"])
            server.send(message)

        server.on_message(tell)
        line.on_message(ask)

    page.route_web_socket(re.compile("/live$"), connect)
    page.reload()
    player.wait()
    assert page.get_by_role("list", name="Log").inner_text() == log
    assert asked == [0, 2, 4]


def test_two_pages_of_the_same_seat_stay_in_step(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",))
    Player(page).wait()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Continue on another device").click()
    carried = page.get_by_label("Link that carries your seat").input_value()
    other = new_page(carried)
    expect(other).to_have_url(re.compile(r"#/table/\w+$"))
    Player(other).wait()
    Player(page).answer()
    Player(page).wait()
    wait_for_same_entry(page, other)
    assert Player(other).wait() == "mine"
    Player(other).answer()
    wait_for_same_entry(page, other)


def test_two_people_on_one_screen(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "here"], ("Anna", "Bob"), **SHORT)
    player = Player(page)
    player.wait()
    names = set()
    for _ in range(4):
        names.add(page.locator(".question strong").inner_text())
        player.answer()
        player.wait()
    assert names == {"Anna", "Bob"}
    player.play_on()
    expect(page.locator(".result")).to_be_visible()


def test_hidden_things_are_covered_between_two_people_on_one_screen(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/api/games", with_secrets)
    page.reload()
    open_table(page, ["me", "here"], ("Anna", "Bob"), First_player="0")
    expect(page.get_by_role("heading", name="Pass the screen to Anna")).to_be_visible()
    expect(page.locator("[data-thing]")).to_have_count(0)
    page.get_by_role("button", name="I am Anna").click()
    Player(page).things.first.click()
    expect(page.get_by_role("heading", name="Pass the screen to Bob")).to_be_visible()
    expect(page.locator("[data-thing]")).to_have_count(0)


def test_a_spectator_sees_everything_and_can_do_nothing(new_page: NewPage) -> None:
    anna = new_page()
    open_table(anna, ["me", "bot:random"], ("Anna",))
    Player(anna).wait()
    watcher = new_page("/" + anna.url.partition("/#")[1][1:] + anna.url.partition("/#")[2])
    watcher.locator("main[data-turn=theirs]").wait_for()
    entry = Player(watcher).entry
    expect(watcher.locator("[data-thing]").first).to_be_visible()
    expect(watcher.locator("[data-thing].active")).to_have_count(0)
    watcher.locator("[data-thing='tile:a1']").click()
    expect(watcher.get_by_role("region", name="Decision")).to_contain_text("It is not your turn")
    Player(anna).answer()
    watcher.wait_for_function("(n) => Number(document.querySelector('main').dataset.entry) > n", arg=entry)


def test_undo_alone_and_by_agreement(new_page: NewPage) -> None:
    anna = new_page()
    open_table(anna, ["me", "open"], ("Anna",), First_player="0")
    bob = new_page(anna.get_by_label("Invitation to seat 2").input_value())
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    Player(anna).wait()
    Player(anna).answer()
    anna.get_by_role("button", name="Ask to take back").click()
    expect(bob.get_by_text("Anna would like to take back the last decision")).to_be_visible()
    bob.get_by_role("button", name="I agree").click()
    assert Player(anna).wait() == "mine"
    expect(anna.locator("ol[aria-label=Log] li.undone")).to_have_count(1)
    expect(anna.locator("ol[aria-label=Log]")).to_contain_text("Anna takes back the last decision.")


def test_a_click_that_cannot_be_done_says_why_with_the_rule(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "here"], ("Anna", "Bob"), First_player="0")
    player = Player(page)
    player.wait()
    page.locator("[data-thing='tile:c3']").click()
    page.locator("main[data-entry='1'][aria-busy=false]").wait_for()
    page.locator("[data-thing='tile:c3']").click()
    prompt = page.get_by_role("region", name="Decision")
    rule = prompt.get_by_role("link", name=re.compile(r"^UR-\d+\.\d+$"))
    name = rule.inner_text()
    rule.click()
    expect(page).to_have_url(re.compile(rf"#/rules/ur/{re.escape(name)}$"))
    expect(page.locator("[data-asked]")).to_contain_text(name)
    expect(page.locator("[data-asked]")).to_be_in_viewport()


def test_a_choice_in_steps_can_be_cancelled_and_confirmed(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",), First_player="0")
    Player(page).wait()
    page.get_by_role("tab", name="Table").click()
    page.get_by_label("Ask me before a move is played").check()
    tile = page.locator("[data-thing='tile:b2']")
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(tile).to_have_attribute("aria-pressed", "false")
    tile.click()
    page.locator(".answers").get_by_role("button", name="Place a token on b2").click()
    page.wait_for_function("() => Number(document.querySelector('main').dataset.entry) >= 1")


def test_replay_goes_back_and_forth(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",), **SHORT)
    Player(page).play_on()
    replay = page.get_by_role("group", name="Replay")
    slider = replay.get_by_role("slider")
    slider.fill("0")
    expect(page.get_by_text("You are looking back.")).to_be_visible()
    replay.get_by_role("button", name="One step forward").click()
    expect(slider).to_have_value("1")
    replay.get_by_role("button", name="Play back the match").click()
    expect(slider).to_have_value("3")
    replay.get_by_role("button", name="Pause").click()
    replay.get_by_role("button", name="Now").click()
    expect(page.locator(".result")).to_be_visible()


def test_talk_is_heard_hidden_and_reported(new_page: NewPage) -> None:
    anna, bob = sit_opposite(new_page)
    bob.get_by_role("tab", name="Chat").click()
    bob.get_by_label("Say something to the table").fill("<b>Good luck</b>")
    bob.get_by_role("button", name="Send").click()
    expect(anna.get_by_role("tab", name="Chat")).to_contain_text("1")
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_text("<b>Good luck</b>")).to_be_visible()
    anna.get_by_role("button", name="Report").click()
    expect(anna.get_by_text("Reported")).to_be_visible()
    anna.get_by_role("button", name="Hide this person").click()
    expect(anna.get_by_text("<b>Good luck</b>")).to_have_count(0)


def test_giving_up_ends_a_match_of_two(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random"], ("Anna",))
    Player(page).wait()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Give up").click()
    asked = page.get_by_role("group", name="Give up")
    expect(asked).to_contain_text("Anna, do you really want to give up? The match ends here.")
    asked.get_by_role("button", name="Give up").click()
    expect(page.locator(".result li").filter(has_text="Anna")).to_contain_text("has given up")
    expect(page.locator(".result").get_by_text("has given up")).to_have_count(1)


def test_whoever_gives_up_among_three_is_told_that_a_bot_plays_on(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, ["me", "bot:random", "bot:random"], ("Anna",))
    Player(page).wait()
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("group", name="Give up")).to_contain_text("A bot plays on in your seat.")


def test_a_listed_table_is_found_and_joined(new_page: NewPage) -> None:
    anna = new_page("/#/new/ur")
    anna.get_by_label("How many play?").select_option("2")
    anna.get_by_label("Name of the person in seat 1").fill("Ishtar")
    anna.get_by_label("Show in the list of open tables").check()
    anna.get_by_role("button", name="Open the table").click()
    bob = new_page()
    lobby = bob.get_by_role("region", name="Open tables")
    lobby.get_by_role("listitem").filter(has_text="Ishtar").get_by_role("link", name="Take a seat").click()
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    anna.locator("main[data-turn]").wait_for()
