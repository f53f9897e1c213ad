"""Chapters 6 and 16: building, relocating, and what cities bring."""

from __future__ import annotations

import pytest

from eduba.games.flood.production import collect_resources
from rules.flood.board import (
    TABLES,
    all_pass,
    armies,
    asked,
    cities,
    empty_log,
    held,
    next_turn,
    offered,
    pass_turn,
    play,
    points,
    position,
    ready,
    refused,
    workers,
)

FOUR = "sippar:red umma:red uruk:red+ ur:red"


def test_fl_6_1_a_city_costs_nothing() -> None:
    p = position()
    before = held(p, "grain"), workers(p, "red", "available")
    play(p, "act build", "build ur")
    assert cities(p) == "ur:red"
    assert p.state.bases[0] == 3
    assert (held(p, "grain"), workers(p, "red", "available")) == before


@pytest.mark.parametrize(("colour", "open_to"), [("red", ["ur"]), ("purple", ["ur", "lagash"]), ("green", ["ur"])])
def test_t_25_fl_6_2_fl_6_3_no_second_city_and_no_hostile_army(colour: str, open_to: list[str]) -> None:
    p = position(cities="eridu:green", armies="lagash:purple1", empires="purple:2", on_turn=colour)
    play(p, "act build")
    assert [name for name in ("ur", "lagash", "eridu") if name in offered(p)["build"].split()] == open_to
    assert refused(p, "build eridu") == "FL-6.2"
    if colour != "purple":
        assert refused(p, "build lagash") == "FL-6.3"


def test_t_26_fl_6_5_fl_6_7_fl_6_9_a_fifth_city_is_one_of_the_four() -> None:
    p = play(position(cities=f"{FOUR} nippur:purple"), "act build", "build lagash")
    assert offered(p) == {"remove_city": "sippar umma uruk ur"}
    assert refused(p, "remove_city eridu") == refused(p, "remove_city nippur") == "FL-6.5"
    play(p, "remove_city uruk")
    assert cities(p) == "sippar:red nippur:purple umma:red ur:red lagash:red"
    assert (p.state.bases[0], p.state.extensions[0], points(p)) == (0, 4, [0, 0, 0])


def test_t_27_fl_6_6_a_base_in_supply_is_used_first() -> None:
    p = play(position(cities="sippar:red umma:red ur:red"), "act build", "build lagash")
    assert asked(p) == "purple act"
    assert cities(p) == "sippar:red umma:red ur:red lagash:red"


def test_t_92_fl_6_8_a_new_city_can_be_extended_where_an_extended_one_stood() -> None:
    p = position(cities=FOUR, hand="red:wood=4")
    play(p, "act build", "build lagash", "remove_city uruk")
    pass_turn(p)
    pass_turn(p)
    play(p, "act build", "pay worker", "build uruk", "remove_city lagash")
    all_pass(p)
    assert offered(p)["extend"] == "sippar umma uruk ur"
    play(p, "extend uruk", "adorn plain")
    assert points(p)[0] == 4


def test_fl_6_9_the_new_site_is_chosen_before_the_old_city_leaves() -> None:
    p = play(position(cities=FOUR), "act build")
    assert "ur" not in offered(p)["build"].split()
    play(p, "build eridu", "remove_city ur")
    assert workers(p, "red", "tool_makers") == [1]


def test_t_97_fl_6_10_fl_16_11_a_relocated_city_takes_its_benefit_away() -> None:
    four = "babylon:red umma:red uruk:red ur:red"
    p = play(position(cities=four, workers="red:akkad=1"), "act build", "build lagash", "remove_city babylon")
    pass_turn(p)
    pass_turn(p)
    play(p, "act start", "pay worker", "start 0")
    assert ready(p, "red") == 10


def test_t_28_fl_6_11_two_free_relocations_in_a_turn() -> None:
    p = position(cities="sippar:red umma:red uruk:red ur:red")
    for new, old in (("lagash", "ur"), ("ur", "lagash")):
        play(p, "act build", f"build {new}", f"remove_city {old}", "act build", f"build {NEXT[new]}")
        play(p, "act place", "spend grain", "put guti", "count 1", "end")
    assert refused(p, "act build") == "FL-6.11"
    play(p, "act place", "spend grain", "put guti", "count 1", "end")
    pass_turn(p)
    play(p, "act place", "pay worker", "spend grain", "put guti", "count 1", "end")
    play(p, "act build", "pay grain", "build lagash", "remove_city ur")
    assert p.state.relocations[0] == 2
    assert next_turn(p).state.relocations[0] == 0


NEXT = {"lagash": "nippur", "ur": "eridu"}


@pytest.mark.parametrize("allowed", [0, 1])
def test_fl_6_11_the_number_of_free_relocations_is_an_option(allowed: int) -> None:
    p = position(cities="sippar:red umma:red uruk:red ur:red", options={"free_relocations": allowed})
    assert ("build" in offered(p)["act"].split()) == bool(allowed)


def test_fl_6_12_building_moves_no_worker_on_the_board() -> None:
    p = position(workers="red:guti=2 purple:guti=1")
    before = [workers(p, colour, "guti", "available", "unavailable") for colour in ("red", "purple", "green")]
    play(p, "act build", "build umma")
    assert [workers(p, colour, "guti", "available", "unavailable") for colour in ("red", "purple", "green")] == before
    assert cities(p) == "umma:red"


def test_t_32_fl_6_2_without_an_open_site_nobody_builds() -> None:
    nine = (
        "sippar:red babylon:red nippur:red shuruppak:purple umma:purple uruk:purple ur:green lagash:green eridu:green"
    )
    for colour in ("red", "purple", "green"):
        assert refused(position(cities=nine, on_turn=colour), "act build") == "FL-6.2"


def test_fl_6_3_where_armies_alone_close_the_last_site_they_are_the_reason() -> None:
    eight = "sippar:red babylon:red nippur:red shuruppak:purple umma:purple uruk:purple ur:green lagash:green"
    for colour in ("red", "purple"):
        p = position(cities=eight, armies="eridu:green1", empires="green:2", on_turn=colour)
        assert refused(p, "act build") == "FL-6.3"
    p = position(cities=eight, armies="eridu:green1", empires="green:2", on_turn="green")
    assert offered(play(p, "act build")) == {"build": "eridu"}


def test_t_29_fl_16_1_fl_16_3_eridu_brings_a_tool_maker() -> None:
    p = play(position(), "act build", "build eridu")
    assert workers(p, "red", "tool_makers", "unavailable") == [1, 12]
    p = play(position(workers="red:unavailable=0"), "act build", "build eridu")
    assert workers(p, "red", "tool_makers", "unavailable") == [0, 0]
    assert cities(p) == "eridu:red"


def test_t_30_fl_16_3_uruk_brings_no_third_scribe() -> None:
    p = play(position(workers="red:scribes=1,scribes_used=1"), "act build", "build uruk")
    assert workers(p, "red", "scribes", "scribes_used", "unavailable") == [1, 1, 11]
    assert cities(p) == "uruk:red"
    p = play(position(workers="red:scribes_used=1"), "act build", "build uruk")
    assert workers(p, "red", "scribes", "scribes_used") == [1, 1]
    p = play(position(workers="red:unavailable=0"), "act build", "build uruk")
    assert workers(p, "red", "scribes") == [0]


def test_t_31_fl_16_2_fl_7_23_the_scribe_of_uruk_is_usable_in_the_next_action() -> None:
    p = play(position(), "act build", "build uruk")
    assert workers(p, "red", "scribes", "unavailable") == [1, 12]
    play(p, "act build", "build ur", "act build", "build umma", "act place")
    assert "scribe" in offered(p)


def test_fl_16_2_fl_7_23_by_option_the_scribe_of_uruk_waits_for_the_next_turn() -> None:
    p = play(position(passed="purple green", options={"scribe_delay": "turn"}), "act build", "pay worker", "build uruk")
    play(p, "act place", "pay worker")
    assert refused(p, "scribe available") == "FL-7.23"


def test_t_98_fl_16_4_fl_10_22_fl_6_3_a_benefit_is_received_each_time() -> None:
    p = position(turn=2, armies="eridu:purple2", empires="purple:0", available="purple:4", cities="eridu:red")
    p.state.workers[0, 16], p.state.workers[0, 20] = 1, 12
    play(p, "act place", "spend grain", "put guti", "count 1", "end", "act expand", "destroy eridu", "end")
    assert p.state.bases[0] == 4
    pass_turn(p)
    assert refused(play(p, "act build", "pay worker"), "build eridu") == "FL-6.3"
    play(p, "build ur")
    next_turn(p)
    play(p, "act build", "build eridu")
    assert workers(p, "red", "tool_makers") == [2]


def test_fl_16_5_shuruppak_makes_cities_dear() -> None:
    p = position(empires="red:2", armies="uruk:red1", available="red:2", cities="uruk:purple shuruppak:purple")
    assert refused(play(p, "act expand"), "destroy uruk") == "FL-10.21"


def test_fl_16_7_nippur_scores_sumer() -> None:
    p = all_pass(position(cities="nippur:red", empires="red:2", armies="umma:red1 ur:red1"))
    assert points(p) == [6, 0, 0]


def test_fl_16_8_sippar_trades_once_more() -> None:
    p = play(position(cities="sippar:red", workers="red:elam=1"), "act trade", "exchange elam-metal-grain")
    assert "exchange" in offered(p)


def test_fl_16_9_babylon_brings_two_armies() -> None:
    p = play(position(cities="babylon:red", workers="red:akkad=1"), "act start", "start 0")
    assert ready(p, "red") == 12


def test_fl_16_10_umma_and_lagash_bring_nothing() -> None:
    p = position()
    before = workers(p, "red", "scribes", "tool_makers", "unavailable")
    play(p, "act build", "build umma", "act build", "build ur", "act build", "build uruk", "act build", "build lagash")
    assert workers(p, "red", "scribes", "tool_makers", "unavailable") == before


def test_t_97_fl_16_11_fl_9_8_a_benefit_stays_with_the_owner_of_the_city() -> None:
    p = position(cities="babylon:red", workers="red:akkad=1", armies="babylon:purple1", empires="purple:2")
    play(p, "act start", "start 0")
    assert ready(p, "red") == 12


def test_fl_16_12_an_army_has_no_share_in_the_benefit() -> None:
    p = position(cities="ur:red", armies="ur:purple2", empires="purple:2", hand="red: purple: green:")
    collect_resources(p.state, TABLES, empty_log())
    assert held(p, "textile") == [4, 3, 3]
    assert armies(p) == "ur:purple2"
