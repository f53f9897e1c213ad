"""Chapter 8: own culture tiles feed every neighbour, whoever owns it. Seat 0 holds CP."""

from __future__ import annotations

from rules.ur.board import answers, asked, offered, play, position, refused, supplies, tokens


def test_v_50_ur_8_1_ur_8_3_every_neighbour_of_an_own_culture_tile_gets_a_token() -> None:
    p = play(position("c1:0x1 b1:0x2 d1:1x3", hand="CP"), "act C")
    assert tokens(p) == "b1:0x3 c1:0x1 d1:1x4"
    assert supplies(p)[:2] == [16, 16]


def test_ur_8_1_a_culture_tile_in_the_first_corner_gives_as_any_other() -> None:
    p = play(position("a1:0x1 b1:1x1 a2:2x1", shows="a1:Cw", hand="CP"), "act C")
    assert tokens(p) == "a1:0x1 b1:1x2 a2:2x2"


def test_v_51_ur_8_2_beside_two_culture_tiles_it_gets_two() -> None:
    p = play(position("c1:0x1 b1:0x2 d1:1x3 d2:0x1", shows="d2:C", hand="CP"), "act C")
    assert tokens(p) == "b1:0x3 c1:0x1 d1:1x5 d2:0x1"
    assert supplies(p)[:2] == [15, 15]


def test_ur_8_2_beside_four_culture_tiles_it_gets_four() -> None:
    p = play(position("e2:0x1 d3:0x1 e3:1x1 f3:0x1 e4:0x1", shows="e2:C f3:C e4:C", hand="CP"), "act C")
    assert tokens(p) == "e2:0x1 d3:0x1 e3:1x5 f3:0x1 e4:0x1"


def test_v_52_ur_8_3_culture_tiles_feed_each_other_but_not_themselves() -> None:
    p = play(position("d3:0x1 d2:0x2", shows="d2:C", hand="CP"), "act C")
    assert tokens(p) == "d2:0x3 d3:0x2"


def test_v_53_ur_8_8_a_shortage_of_one_colour_does_not_stop_the_others() -> None:
    p = play(position("c1:0x1 b1:0x2 d1:1x3", hand="CP", supply={0: 0}), "act C")
    assert tokens(p) == "b1:0x2 c1:0x1 d1:1x4"
    assert supplies(p)[:2] == [0, 16]


def test_v_54_ur_8_9_the_acting_seat_shares_out_another_seats_last_tokens() -> None:
    p = play(position("c1:0x1 b1:1x2 d1:1x3", hand="CP", supply={1: 1}), "act C")
    assert asked(p) == "0 share b1"
    assert offered(p) == {"share": "0 1"}
    assert refused(p, "share 2") == "UR-8.6"
    play(p, "share 0")
    assert asked(p) == "0 share d1"
    assert offered(p) == {"share": "1"}
    assert refused(p, "share 0") == "UR-8.9"
    play(p, "share 1")
    assert tokens(p) == "b1:1x2 c1:0x1 d1:1x4"
    assert asked(p) == "0 actions"


def test_ur_8_8_no_colour_gives_more_than_its_supply() -> None:
    p = play(position("c1:0x1 b1:1x2 d1:1x3 d2:0x1", shows="d2:C", hand="CP", supply={1: 1}), "act C", "share 0")
    assert asked(p) == "0 share d1"
    assert refused(p, "share 2") == "UR-8.8"


def test_ur_8_9_the_acting_seats_own_shortage_comes_first() -> None:
    """c1 and e5 feed two tiles of seat 0, which has one token, and two of seat 2, which has one as well."""
    given = "c1:0x1 e5:0x1 b1:0x2 c2:0x1 d1:2x1 d5:2x1"
    p = play(position(given, hand="CP", supply={0: 1, 2: 1}), "act C", "share 0")
    assert (p.state.colour, asked(p)) == (0, "0 share c2")
    play(p, "share 1")
    assert (p.state.colour, asked(p)) == (2, "0 share d1")
    play(p, "share 1")
    assert tokens(p) == "b1:0x2 c1:0x1 d1:2x2 c2:0x2 d5:2x1 e5:0x1"
    assert supplies(p) == [0, 20, 0, 20]


def test_ur_8_9_tiles_side_by_side_are_each_asked_about() -> None:
    p = play(position("c1:0x1 d3:0x1 c2:1x1 d2:1x1", hand="CP", supply={1: 1}), "act C")
    assert asked(p) == "0 share c2"
    assert asked(play(p, "share 0")) == "0 share d2"


def test_ur_8_9_so_is_a_tile_in_the_first_corner() -> None:
    p = play(position("a2:0x1 a1:1x1 a3:1x1", hand="CP", supply={1: 1}), "act C")
    assert asked(p) == "0 share a1"


def test_ur_8_9_after_the_last_colour_the_action_is_complete() -> None:
    """Seat 1 acts, so seats 2, 3 and 0 follow in this order; each has one token for two tiles."""
    given = "c1:1x1 e5:1x1 b1:2x1 d1:3x1 c2:0x1 d5:2x1 f5:3x1 e6:0x1"
    p = play(position(given, seat=1, hand="CP", supply={2: 1, 3: 1, 0: 1}), "act C")
    order = []
    while asked(p).startswith("1 share"):
        order.append(f"{p.state.colour} {asked(p).partition(' ')[2]}")
        play(p, answers(p)[0])
    assert order == ["2 share b1", "2 share d5", "3 share d1", "3 share f5", "0 share c2", "0 share e6"]
    assert tokens(p) == "b1:2x1 c1:1x1 d1:3x1 c2:0x1 d5:2x2 e5:1x1 f5:3x2 e6:0x2"
    assert (asked(p), p.state.colour) == ("1 actions", -1)


def test_ur_3_8_culture_needs_a_colour_that_has_tokens() -> None:
    assert refused(position("c1:0x1 d1:1x1", hand="CP", supply={1: 0}), "act C") == "UR-3.8"


def test_v_55_ur_8_6_no_tile_gets_more_than_it_has_room_for() -> None:
    p = play(position("c1:0x1 b1:1x5 d1:1x4", hand="CP"), "act C")
    assert tokens(p) == "b1:1x5 c1:0x1 d1:1x5"
    assert supplies(p)[1] == 10


def test_v_56_ur_3_8_ur_8_4_culture_tiles_of_other_seats_give_nothing() -> None:
    p = position("c1:1x1 b1:0x2 d1:0x3", hand="CP")
    assert offered(p)["act"] == "P"
    assert refused(p, "act C") == "UR-3.8"


def test_ur_8_4_only_the_own_one_of_two_culture_tiles_gives() -> None:
    p = play(position("c1:1x1 d1:0x3 d2:0x1", shows="d2:C", hand="CP"), "act C")
    assert tokens(p) == "c1:1x1 d1:0x4 d2:0x1"


def test_v_57_ur_5_7_ur_8_5_free_tiles_and_ziggurats_get_nothing() -> None:
    p = play(position("c1:0x1 d1:0x1", ziggurats="b1:1", hand="CP"), "act C")
    assert tokens(p) == "c1:0x1 d1:0x2"


def test_ur_8_7_all_tokens_due_are_placed_for_every_seat() -> None:
    p = play(position("c1:0x1 b1:1x1 d1:2x1 c2:3x1", hand="CP"), "act C")
    assert tokens(p) == "b1:1x2 c1:0x1 d1:2x2 c2:3x2"
    assert supplies(p) == [19, 18, 18, 18]
    assert asked(p) == "0 actions"


def test_ur_8_7_a_supply_that_just_suffices_is_not_shared_out() -> None:
    p = play(position("c1:0x1 b1:1x2 d1:1x3", hand="CP", supply={1: 2}), "act C")
    assert tokens(p) == "b1:1x3 c1:0x1 d1:1x4"
    assert (asked(p), supplies(p)[1]) == ("0 actions", 0)
