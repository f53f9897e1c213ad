"""Chapter 27: the end of the round, when six-round Events pay."""

from __future__ import annotations

from eduba.games.gardens.state import Phase, Token
from rules.gardens.board import asked, figures, goods, levels, of_kind, play, position, region
from rules.gardens.table import end_round, own, running, token

HARRAN = region("harran")


def test_tv_59_ga_18_5_ga_27_2_ga_27_3_ga_27_4_protect_the_village() -> None:
    p = position(units="0:spearman@assur", tokens="harran=ev1", round=4)
    own(p, 0)
    play(p, "pawn explore", "activate spearman assur", "move harran 0", "choose 0")
    shown = []
    for _ in range(5):
        shown.append(p.state.event_die[HARRAN])
        end_round(p)
        assert (goods(p, 0), p.state.renown[0]) == ({"tablet": len(shown)}, 1)
    shown.append(p.state.event_die[HARRAN])
    assert (shown, p.state.round, levels(p, 0)) == ([1, 2, 3, 4, 5, 6], 9, {"research": 2})
    played = end_round(p)
    assert (goods(p, 0), levels(p, 0)) == ({"tablet": 6}, {"research": 3})
    assert (p.state.settlement[HARRAN], p.state.renown[0]) == (0, 4)
    assert of_kind(played, "event_done") == [{"seat": 0, "region": HARRAN, "card": 0}]
    assert (token(p, "harran"), p.state.event_card[HARRAN]) == ("none", -1)
    assert (p.state.event_owner[HARRAN], p.state.event_die[HARRAN], p.state.event_option[HARRAN]) == (-1, 0, -1)
    assert (p.state.round, p.state.resolving, p.state.cursor) == (10, -1, 0)


def test_ga_27_1_the_last_round_pays_too() -> None:
    p = running(own(position(units="0:spearman@harran", round=60), 0), "harran", "ev1", die=6)
    end_round(p)
    assert (p.state.phase, goods(p, 0), p.state.renown[0]) == (Phase.OVER, {"tablet": 1}, 4)
    assert p.state.cursor == 0


def test_ga_27_1_it_comes_after_the_combat_phase() -> None:
    p = own(position(units="0:spearman@assur 1:archer@harran", options={"combat": "simple"}), 0, "kb=1")
    running(p, "harran", "ev1", owner=1)
    play(p, "pawn explore", "activate spearman assur", "move harran 0")
    end_round(p)
    assert (p.state.phase, asked(p), goods(p, 1).get("tablet")) == (Phase.COMBAT, "0 bid", None)
    play(p, "bid 0", "bid 0")
    assert (p.state.round, figures(p, 0), goods(p, 1)["tablet"]) == (3, [], 1)


def test_ga_27_2_seats_in_turn_order_each_by_rising_regions() -> None:
    p = position(units="0:spearman@emar,archer@harran 2:spearman@nineveh 1:spearman@nairi", population="2=3")
    p.state.order[0], p.state.order[1], p.state.order[2] = 2, 0, 1
    p.state.actor = 2
    for place, code, owner in (("emar", "ev3", 0), ("harran", "ev9", 0), ("nineveh", "ev14", 2), ("nairi", "ev5", 1)):
        running(p, place, code, 1 if code in ("ev3", "ev5") else 0, owner=owner)
    paid = [(event["seat"], event["region"]) for event in of_kind(end_round(p), "event_round")]
    assert paid == [(2, region("nineveh")), (0, HARRAN), (0, region("emar")), (1, region("nairi"))]


def test_ga_27_2_resources_of_choice_are_asked_for_each_round() -> None:
    p = running(own(position(units="0:spearman@harran"), 0), "harran", "ev40", 1, die=6)
    end_round(p)
    assert (asked(p), p.state.phase) == ("0 take", Phase.END)
    play(p, "take clay")
    assert (goods(p, 0), p.state.settlement[HARRAN], p.state.round) == ({"clay": 1}, 0, 3)


def test_ga_27_3_the_die_is_turned_or_the_event_is_done() -> None:
    p = running(own(position(units="0:spearman@harran"), 0), "harran", "ev9", die=5)
    end_round(p)
    assert (goods(p, 0), p.state.event_die[HARRAN], p.state.renown[0]) == ({"stone": 1}, 6, 1)
    end_round(p)
    assert (goods(p, 0), token(p, "harran"), p.state.renown[0]) == ({"stone": 2, "knucklebone": 4}, "none", 4)
    end_round(p)
    assert goods(p, 0) == {"stone": 2, "knucklebone": 4}


def test_tv_62_ga_27_2_ga_27_4_ga_27_5_it_pays_on_though_nobody_is_there() -> None:
    p = running(own(position(units="0:spearman@assur"), 0), "harran", "ev1")
    for n in range(1, 6):
        end_round(p)
        assert (goods(p, 0), p.state.event_die[HARRAN], token(p, "harran")) == ({"tablet": n}, n + 1, "runs")
    end_round(p)
    assert (goods(p, 0), p.state.settlement[HARRAN], token(p, "harran")) == ({"tablet": 6}, 0, "none")


def test_ga_27_2_ga_27_5_leaving_the_region_interrupts_nothing() -> None:
    p = running(own(position(units="0:spearman@harran"), 0), "harran", "ev9", die=3)
    p.state.token[region("nineveh")] = Token.NONE
    play(p, "pawn explore", "activate spearman harran", "move nineveh 0")
    end_round(p)
    assert (figures(p, 0), goods(p, 0), p.state.event_die[HARRAN]) == (["spearman@nineveh"], {"stone": 1}, 4)


def test_ga_27_6_ga_3_5_the_game_ends_when_the_fifth_floor_stands() -> None:
    p = position()
    p.state.floors = 5
    played = end_round(p)
    assert (p.actor, p.state.phase, of_kind(played, "game_ended")[0]["reason"]) == (-1, Phase.OVER, 0)
    p = position()
    p.state.floors = 4
    end_round(p)
    assert (p.state.phase, p.state.round, asked(p)) == (Phase.ACTIONS, 3, "0 turn")


def test_ga_27_6_ga_3_6_the_game_ends_after_the_last_round() -> None:
    p = position(round=29, options={"max_rounds": 30})
    end_round(p)
    assert (p.state.phase, p.state.round) == (Phase.ACTIONS, 30)
    played = end_round(p)
    assert (p.actor, p.state.phase, of_kind(played, "game_ended")[0]["reason"]) == (-1, Phase.OVER, 1)
