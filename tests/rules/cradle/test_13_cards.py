"""Chapters 13 and 17: the deck, hands, and when cards are played."""

from __future__ import annotations

from eduba.games.cradle import GAME
from eduba.games.cradle.shape import CARD_KEYS
from eduba.games.cradle.state import Step
from eduba.kernel.engine import Position
from rules.cradle.board import answers, asked, hand, idle, mana, play, position, refused, to_action

PLAIN = "plains:-1,-1"


def on_top(p: Position, card: str) -> Position:
    """The same position with a card on top of the deck."""
    s = p.state
    wanted = CARD_KEYS.index(card)
    place = next(i for i in range(s.deck_size) if s.deck[i] == wanted)
    s.deck[place], s.deck[s.deck_size - 1] = s.deck[s.deck_size - 1], wanted
    return p


def test_cr_13_1_the_top_card_is_drawn_in_secret() -> None:
    p = on_top(position(), "land")
    result = to_action(p).play("action card")
    assert hand(p, 0) == ["land"]
    assert result.barrier
    seen = {e.kind.name: [e.visible_to(seat) for seat in (0, 1, -1)] for e in result.events}
    assert (seen["card_drawn"], seen["card_seen"]) == ([True, True, True], [True, False, False])
    assert [p.view(eyes)["players"][0]["hand"] for eyes in (0, 1, -1)] == [{"land": 1}, None, None]
    assert {tuple(hand(p.determinized(1, seed), 0)) for seed in range(40)} > {("land",), ("priest",)}
    assert {tuple(hand(p.determinized(0, seed), 0)) for seed in range(5)} == {("land",)}


def test_tv_72_cr_13_2_not_in_the_turn_in_which_it_is_drawn() -> None:
    p = on_top(position(land=PLAIN, holy="7:0", tribes="0:7=1"), "priest")
    play(to_action(p), "action card")
    assert (asked(p), mana(p), hand(p, 0)) == ("1 move", "1/3", ["priest"])
    p = on_top(position(land=PLAIN, holy="7:0", tribes="0:7=1", hands="0:endurance"), "priest")
    play(to_action(p), "action card")
    assert asked(p) == "0 after"
    assert refused(p, "play priest") == "CR-13.2"
    p = on_top(position(land=PLAIN, holy="7:0", tribes="0:7=1", hands="0:priest"), "priest")
    play(to_action(p), "action card", "play priest")
    assert refused(p, "play priest") == "CR-13.2"


def test_cr_13_2_in_any_later_turn() -> None:
    p = on_top(position(players=2), "endurance")
    play(to_action(p), "action card")
    idle(p)
    assert answers(p, "play") == ["endurance"]


def test_cr_13_3_any_number_of_cards_in_the_own_turn() -> None:
    p = position(hands="0:endurance,endurance,endurance")
    play(p, *["play endurance"] * 3)
    assert (p.state.points, hand(p, 0)) == (14, [])
    assert refused(p, "play endurance") == "CR-13.3"
    p = position(hands="1:endurance")
    assert refused(p, "play endurance") == "CR-13.3"


def test_cr_13_4_played_cards_lie_open() -> None:
    p = play(position(hands="0:endurance,priest"), "play endurance")
    shown = p.view(1)
    assert shown["discard"] == {"endurance": 1}
    assert (shown["players"][0]["hand_size"], shown["deck"]) == (1, 16)


def test_tv_73_cr_13_3_after_is_asked_of_who_holds_a_card() -> None:
    p = position(hands="0:endurance")
    play(to_action(p), "action pass")
    assert asked(p) == "0 after"
    assert [GAME.actions.text(a) for a in p.legal()] == ["end_turn"]
    assert Step.AFTER in GAME.asked_though_forced
    p = position()
    assert asked(play(to_action(p), "action pass")) == "1 move"


def test_tv_74_cr_13_5_played_cards_become_a_new_deck() -> None:
    p = position(deck=1)
    assert sum(p.state.discard[i] for i in range(8)) == 17
    play(to_action(p), "action card")
    assert (p.state.deck_size, sum(p.state.discard[i] for i in range(8))) == (17, 0)
    orders = set()
    for seed in range(5):
        p = to_action(position(deck=1))
        p.words = [seed + 1, 2, 3, 4]
        play(p, "action card")
        orders.add(tuple(p.state.deck[i] for i in range(17)))
    assert len(orders) == 5


def test_cr_13_5_at_the_next_draw_if_none_was_played() -> None:
    p = position(players=2, hands="0:endurance")
    s = p.state
    while s.deck_size > 0:
        s.deck_size -= 1
        s.hand[1, s.deck[s.deck_size]] += 1
        s.hand_size[1] += 1
        s.deck[s.deck_size] = 0
    assert refused(to_action(p.copy()), "action card") == "CR-13.6"
    play(p, "play endurance", "end_movement", "action card")
    assert hand(p, 0) == ["endurance"]
    assert (s.deck_size, sum(s.discard[i] for i in range(8))) == (0, 0)


def test_tv_75_cr_13_6_cr_17_2_without_a_new_deck_cards_run_out() -> None:
    p = position(deck=1, options={"reshuffle": False})
    play(to_action(p), "action card")
    assert (p.state.deck_size, sum(p.state.discard[i] for i in range(8))) == (0, 17)
    to_action(p)
    assert refused(p, "action card") == "CR-13.6"
    assert answers(p, "action") == ["growth", "pass"]


def test_cr_17_2_with_it_they_do_not() -> None:
    p = position(deck=1)
    play(to_action(p), "action card")
    assert "card" in answers(to_action(p), "action")


def test_cr_13_7_each_card_in_its_window() -> None:
    every = "0:endurance,priest,fertility,sacred_stone,land,mana_theft,teleportation,expulsion"
    p = position(land=PLAIN, hands=every, tribes="0:A=2,7=1,Q=1", holy="7:0", mana="1:2/3")
    p.state.huts[3, 3] = 0
    assert answers(p, "play") == ["endurance", "sacred_stone", "land", "teleportation", "expulsion"]
    assert [refused(p, f"play {card}") for card in ("priest", "fertility", "mana_theft")] == ["CR-13.7"] * 3
    to_action(p)
    assert "fertile_growth" in answers(p, "action")
    play(p, "action growth", "make 1")
    assert answers(p, "play") == ["priest", "mana_theft", "teleportation", "expulsion"]
    assert [refused(p, f"play {card}") for card in ("endurance", "land")] == ["CR-13.7"] * 2


def test_cr_13_7_only_with_an_effect() -> None:
    p = position(hands="0:endurance,land,sacred_stone", tribes="0:", players=2)
    rules = [refused(p, f"play {card}") for card in ("endurance", "land", "sacred_stone")]
    assert rules == ["CR-14.1", "CR-14.5", "CR-14.4"]
