"""Chapter 2: turns and rounds."""

from __future__ import annotations

from rules.cradle.board import ENGINE, answers, asked, idle, mana, play, position, thieves, to_action, tribes


def test_cr_2_1_movement_an_action_then_mana() -> None:
    p = position(land="plains:-1,-1", holy="7:0", tribes="0:7=1,A=2")
    assert asked(p) == "0 move"
    assert asked(play(p, "end_movement")) == "0 action"
    assert mana(p) == "0/3"
    play(p, "action pass")
    assert mana(p) == "1/3"
    assert asked(p) == "1 move"


def test_cr_2_1_the_end_of_a_turn_by_hand() -> None:
    p = position(land="plains:-1,-1", holy="7:0", tribes="0:7=1,A=2", hands="0:endurance")
    play(to_action(p), "action pass")
    assert (asked(p), mana(p)) == ("0 after", "0/3")
    assert (asked(play(p, "end_turn")), mana(p)) == ("1 move", "1/3")


def test_cr_2_2_a_round_is_one_turn_of_every_seat() -> None:
    p = ENGINE.new({"players": 3})
    seen = []
    for _ in range(7):
        seen.append((p.state.round, p.actor))
        idle(p)
    assert seen == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2), (3, 0)]


def test_tv_41_cr_2_3_cr_16_1_the_fourth_offering_ends_the_game_at_once() -> None:
    p = position(
        offerings="0:2!,4!,6!,7@A*", mana="0:7/8", tribes="0:A=1,7=1", land="plains:-1,-1", holy="7:0", players=2
    )
    play(p, "step A offering_3 SE")
    assert asked(p) == "over"
    assert (p.state.winner, mana(p)) == (0, "0/8")
    assert p.result() == ([4, 0], [1, 2])
    assert p.legal() == []


def test_cr_2_4_nothing_carries_over() -> None:
    p = position(
        land="plains:-1,-1",
        tribes="0:7=2 1:7=1",
        loads="1:7=wood",
        hands="0:endurance",
        pile="plains",
    )
    play(p, "play endurance", "steal 7 1 wood", "step 7 empty N", "end_movement")
    assert (p.state.points, p.state.discoveries) == (0, 0)
    play(p, "action card")
    for _ in range(3):
        idle(p)
    assert asked(p) == "0 move"
    s = p.state
    assert (s.points, s.discoveries, s.kind, s.births, s.made, s.priests) == (5, 3, -1, 0, 0, 0)
    assert (thieves(p), s.drawn[0]) == ({}, -1)


def test_cr_2_4_births_and_priests_are_forgotten() -> None:
    p = position(land="plains:-1,-1", holy="7:0", tribes="0:7=1,A=2", hands="0:priest", players=2)
    play(to_action(p), "action growth", "make 1", "play priest", "end_turn")
    idle(p)
    assert (p.state.births, p.state.made, p.state.priests, p.state.kind) == (0, 0, 0, -1)


def test_cr_2_5_a_seat_without_tribes_still_has_turns() -> None:
    p = position(tribes="0:")
    assert tribes(p, 0) == ""
    assert answers(p, "step") == []
    play(p, "end_movement", "action card")
    assert asked(p) == "1 move"
    for _ in range(3):
        idle(p)
    assert asked(p) == "0 move"
