"""A match in memory: entries, forced answers, undo, hand-over, resignation, fork. What is refused changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from eduba.kernel.actions import NotationError
from eduba.kernel.engine import Engine, IllegalAction, Played, Position
from eduba.match.match import HandOver, Match, MatchError, Play, Resign, Seat, Undo
from games import tender
from match.tables import engine, first_turn, new, play_on, self_of


def refused(match: Match, act: Callable[[], object], *errors: type[Exception]) -> str:
    """What is said when something is refused; the match is what it was before."""
    before = self_of(match)
    with pytest.raises(errors or MatchError) as caught:
        act()
    assert self_of(match) == before
    return str(caught.value)


def position_bits(match: Match) -> bytes:
    """The position of a match."""
    return match.position.key()


def test_every_entry_has_a_check_value_that_depends_on_all_before_it() -> None:
    one, other = new("ur", 3, first_player=0), new("ur", 3, first_player=0)
    assert one.checks == other.checks
    assert len(one.checks) == 1
    one.play(0, "place a1")
    other.play(0, "place b1")
    for match in (one, other):
        match.play(1, "place c3")
        assert (match.number, len(match.checks)) == (2, 3)
    assert one.checks[0] == other.checks[0]
    assert one.checks[1] != other.checks[1]
    assert one.checks[2] != other.checks[2]
    assert all(len(check) == 16 and int(check, 16) >= 0 for check in one.checks)


def test_the_same_secret_and_words_give_the_same_layout_and_others_another() -> None:
    layouts = {
        (secret, words): Match.new(engine("ur"), [Seat("A"), Seat("B"), Seat("C")], {}, secret, words).position.key()
        for secret in (b"x" * 32, b"y" * 32)
        for words in (("", "", ""), ("moon", "", ""), ("", "moon", ""))
    }
    assert len(set(layouts.values())) == 6
    again = Match.new(engine("ur"), [Seat("A"), Seat("B"), Seat("C")], {}, b"x" * 32, ["moon"])
    assert again.position.key() == layouts[b"x" * 32, ("moon", "", "")]


def test_a_match_without_a_secret_draws_one() -> None:
    seats = [Seat("A"), Seat("B"), Seat("C")]
    assert Match.new(engine("ur"), seats).secret != Match.new(engine("ur"), seats).secret


@pytest.mark.parametrize("name", ["two\nlines", "\x1b[2J", "half \ud800"])
def test_names_and_words_must_be_printable(name: str) -> None:
    for seats, words in (([Seat(name), Seat("B")], []), ([Seat("A", name), Seat("B")], []), ([Seat("A")] * 2, [name])):
        with pytest.raises(MatchError, match="cannot be written down"):
            Match.new(engine("tender"), seats, {}, None, words)


def test_a_name_is_no_novel() -> None:
    assert Match.new(engine("tender"), [Seat("x" * 200), Seat("B")]).seats[0].name == "x" * 200
    with pytest.raises(MatchError, match="of 201 characters are too long; the most is 200"):
        Match.new(engine("tender"), [Seat("x" * 201), Seat("B")])


def test_there_are_no_more_words_than_seats() -> None:
    with pytest.raises(MatchError, match="3 seats added words, the match has 2"):
        Match.new(engine("tender"), [Seat("A"), Seat("B")], {}, None, ["a", "b", "c"])


def test_a_decision_out_of_turn_is_refused() -> None:
    match = first_turn()
    assert refused(match, lambda: match.play(1, "end_actions")) == "seat 1 is not asked; it is seat 0's decision"


def test_an_illegal_decision_is_refused_with_its_rule() -> None:
    match = first_turn()
    assert refused(match, lambda: match.play(0, "reinforce c3"), IllegalAction) == "reinforce c3: not allowed by UR-4.3"
    assert refused(match, lambda: match.play(0, "place a1"), IllegalAction) == "place a1: this is not asked now"
    assert refused(match, lambda: match.play(0, 9999), IllegalAction) == "9999: there is no such action"
    refused(match, lambda: match.play(0, "dance a1"), NotationError)
    refused(match, lambda: match.play(0, 2**80), OverflowError)


def test_the_match_itself_gives_forced_answers_and_no_others() -> None:
    """Every entry of whole games: a free one had a choice before it, a forced one had none."""
    whole = play_on(new("ur", 4))
    again = whole.fork(0)
    forced = 0
    for entry in whole.entries:
        assert isinstance(entry, Play)
        assert entry.forced == (len(again.position.legal()) == 1)
        forced += entry.forced
        again.enter(entry)
    assert forced > 0
    assert again == whole


def test_a_step_that_is_asked_though_forced_waits_for_its_seat() -> None:
    """In Tender's last round nobody can peek, so the match itself answers `trust`; the last card is still bid by hand."""
    match = play_on(new("tender", 2, rounds=2), 3)  # peek or trust, two bids: the last round begins
    assert match.entries[-1] == Play(1, tender.ACTIONS.parse("trust"), forced=True)
    for seat in (1, 0):
        assert (match.position.actor, len(match.position.legal())) == (seat, 1)
        assert match.engine.game.steps(match.position.state.step) is tender.Step.BID
        match.play(seat, match.position.legal()[0])
    assert match.over


def test_an_own_decision_can_be_taken_back_and_counts_as_an_entry() -> None:
    match = first_turn()
    before, checks = position_bits(match), list(match.checks)
    match.play(0, "reinforce a1")
    match.undo(0)
    assert position_bits(match) == before
    assert match.entries[-1] == Undo(0, to=12)
    assert match.checks[:13] == checks
    assert (match.number, len(set(match.checks))) == (14, 15)
    assert match.position.actor == 0


def test_several_own_decisions_can_be_taken_back_one_by_one_or_at_once() -> None:
    one, other = first_turn(), first_turn()
    before = position_bits(one)
    for match in (one, other):
        match.play(0, "reinforce a1")
        match.play(0, "reinforce a1")
    one.undo(0)
    one.undo(0)
    other.undo(0, to=12)
    assert position_bits(one) == position_bits(other) == before
    refused(one, lambda: one.undo(0))
    refused(other, lambda: other.undo(0))


def test_an_undo_takes_the_forced_answers_back_too() -> None:
    """Seat 0 redistributes the tokens of two tiles: how many stay on the first says how many end on the second."""
    match = first_turn().fork(6)
    for answer in ("place b1", "place c3", "place e5", "exchange c4", "show A", "decline", "decline", "act P"):
        match.play(match.position.actor, answer)
    before, number = position_bits(match), match.number
    match.play(0, match.position.legal()[0])
    assert match.number == number + 2
    match.undo(0)
    assert (position_bits(match), match.entries[-1]) == (before, Undo(0, to=number))


def test_nothing_is_taken_back_once_another_seat_is_asked() -> None:
    match = first_turn()
    for answer in ("end_actions", "exchange f6"):
        match.play(0, answer)
    match.play(0, match.position.legal()[0])
    assert match.position.actor == 1
    assert "another seat decided" in refused(match, lambda: match.undo(0))
    assert "another seat decided" in refused(match, lambda: match.undo(1))
    assert refused(match, lambda: match.undo(0, to=12)) == "seat 0 cannot go back to entry 12 by itself"


def test_nothing_is_taken_back_beyond_what_was_shown() -> None:
    """Tender: to trust shows nothing, to peek does, although the same seat is asked next."""
    match = new("tender", 2)
    match.play(0, "trust")
    match.undo(0)
    match.play(0, "peek")
    assert match.position.actor == 0
    assert "something was shown" in refused(match, lambda: match.undo(0))
    refused(match, lambda: match.undo(0, to=0))


def test_there_is_no_going_back_to_what_does_not_count() -> None:
    match = first_turn()
    match.play(0, "reinforce a1")
    match.undo(0)
    for to in (-1, 13, 14, 99):  # 13 was taken back, 14 is now
        assert refused(match, partial(match.undo, 0, to, agreed=True)) == f"there is no going back to entry {to}"
    assert refused(match, lambda: match.undo(7, to=3, agreed=True)) == "there is no seat 7; seats are 0 to 2"


def test_everybody_together_can_go_back_beyond_barriers() -> None:
    match = first_turn()
    middle = match.fork(5)
    match.undo(2, to=5, agreed=True)
    assert position_bits(match) == position_bits(middle)
    assert match.entries[-1] == Undo(2, to=5, agreed=True)
    match.undo(0, agreed=True)  # without a number: before its last decision, entry 4
    assert match.entries[-1] == Undo(0, to=3, agreed=True)
    assert match.position.actor == 0


def test_a_fork_is_the_match_as_it_was_wherever_it_begins() -> None:
    """Among what was taken back, between a hand-over and the return, and after somebody gave up."""
    match = first_turn()
    match.undo(2, to=5, agreed=True)
    play_on(match, 6)
    match.hand_over(1, "greedy")
    match.undo(0, to=3, agreed=True)
    play_on(match, 4)
    match.take_again(1)
    match.resign(2, "random")
    play_on(match, 4)
    replayed = Match.new(match.engine, match.first_seats, match.options, match.secret, match.words)
    for number in range(match.number + 1):
        fork = match.fork(number)
        assert self_of(fork) == self_of(replayed)
        if number < match.number:
            replayed.enter(match.entries[number])


def test_a_fork_replays_only_what_counted_and_comes_after_a_position_that_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The attack: to ask for the history of a long match again and again; of one that was made long by undoing."""
    match = first_turn()
    begun, play = match.number, Position.play
    replayed: list[int] = []

    def noted(position: Position, action: int) -> Played:
        replayed.append(action)
        return play(position, action)

    monkeypatch.setattr(Position, "play", noted)
    for number in range(match.number + 1):
        assert position_bits(match.fork(number)) == match.moments[number].position
    assert replayed == []
    for _ in range(20):
        match.play(0, "reinforce a1")
        match.undo(0)
    replayed.clear()
    there = position_bits(match.fork(begun + 1))
    for number in range(begun + 1, match.number, 2):
        assert position_bits(match.fork(number)) == there
        assert position_bits(match.fork(number + 1)) == match.moments[begun].position
    assert len(replayed) == 1 + 20


def tied() -> Match:
    """Tender, where chance decides ties: both seats hold the same card, and seat 0 has bid it."""
    for first in range(256):
        match = new("tender", 2, bytes([first] * 32), ties="chance", peeking="no")
        hand = match.position.state.hand
        common = [card for card in range(tender.VALUES) if hand[0, card] and hand[1, card]]
        if common:
            match.play(0, f"bid {common[0] + 1}")
            return match
    raise AssertionError("no hands with a common card")


def test_an_undo_by_agreement_gives_new_dice() -> None:
    match = tied()
    first = match.entries[0]
    assert isinstance(first, Play)
    winners = []
    for _ in range(20):
        match.play(1, first.action)
        winners.append([match.position.state.points[seat] > 0 for seat in (0, 1)])
        assert "dice were rolled" in refused(match, lambda: match.undo(1))
        match.undo(1, agreed=True)
    assert winners.count([True, False]) + winners.count([False, True]) == 20
    assert 0 < winners.count([True, False]) < 20


def test_between_entries_the_position_holds_no_dice() -> None:
    match = tied()
    assert match.position.words == [0, 0, 0, 0]
    match.play(1, match.position.legal()[0])
    assert match.position.words == [0, 0, 0, 0]
    refused(match, lambda: match.play(match.position.actor, 999), IllegalAction)
    assert match.position.words == [0, 0, 0, 0]


def test_a_seat_is_handed_over_to_a_bot() -> None:
    match = first_turn()
    match.hand_over(1, "greedy")
    assert match.seats == [Seat("Anna"), Seat("Béla", "greedy"), Seat("Carlo")]
    assert match.first_seats[1].bot is None
    assert match.entries[-1] == HandOver(1, "greedy")
    assert refused(match, lambda: match.hand_over(3, "greedy")) == "there is no seat 3; seats are 0 to 2"
    refused(match, lambda: match.hand_over(0, "bad\nname"))
    match.play(0, "reinforce a1")
    match.undo(0)
    assert match.seats[1].bot == "greedy"


def test_who_comes_back_takes_the_seat_again_as_often_as_a_bot_sat_in() -> None:
    match = first_turn()
    assert refused(match, lambda: match.take_again(1)) == "seat 1 was not handed over, so nobody can come back to it"
    for bot in ("greedy", "random"):
        match.hand_over(1, bot)
        match.take_again(1)
        assert match.seats == match.first_seats
        assert match.entries[-2:] == [HandOver(1, bot), HandOver(1, None)]
        assert "was not handed over" in refused(match, lambda: match.take_again(1))
    assert refused(match, lambda: match.take_again(3)) == "there is no seat 3; seats are 0 to 2"
    assert match.fork(match.number) == match


def test_who_resigned_does_not_come_back() -> None:
    match = first_turn()
    match.hand_over(1, "random")
    match.resign(1, "greedy")
    assert refused(match, lambda: match.take_again(1)) == "seat 1 has resigned"
    assert refused(match, lambda: match.enter(HandOver(1, None))) == "seat 1 has resigned"
    assert match.seats[1].bot == "greedy"


def test_who_resigns_ranks_behind_all_others_and_the_first_to_resign_is_last() -> None:
    match = play_on(new("ur", 4), 60)
    match.resign(2)
    assert refused(match, lambda: match.resign(2)) == "seat 2 has resigned already"
    match.resign(0, "greedy")
    assert match.entries[-2:] == [Resign(2, "random"), Resign(0, "greedy")]
    assert [seat.bot for seat in match.seats] == ["greedy", None, "random", None]
    points, ranks = play_on(match).result()
    assert match.over
    assert points[1] > points[3]
    assert ranks == [3, 1, 4, 2]


def test_a_match_is_over_when_all_but_one_have_resigned() -> None:
    match = first_turn()
    match.resign(0)
    assert not match.over
    match.resign(2)
    assert match.over
    assert match.result()[1] == [3, 1, 2]
    assert refused(match, lambda: match.play(match.position.actor, "end_actions")) == "the match is over"


def test_alone_at_the_table_a_match_is_over_when_its_only_seat_resigns() -> None:
    alone = Engine(replace(tender.GAME, seats=(1, 2)), compiled=False)
    match = Match.new(alone, [Seat("Anna")])
    assert not match.over
    match.play(0, "trust")
    match.resign(0)
    assert match.over
    assert match.result()[1] == [1]


def test_once_the_secret_is_shown_nothing_more_is_entered() -> None:
    match = play_on(new("tender", 3))
    assert match.over
    for act in (
        lambda: match.play(0, "trust"),
        lambda: match.undo(0, to=1, agreed=True),
        lambda: match.hand_over(0, "random"),
        lambda: match.take_again(0),
        lambda: match.resign(0),
        lambda: match.enter(Play(0, 0)),
        lambda: match.enter(Undo(0, 1, True)),
    ):
        assert refused(match, act) == "the match is over"


def test_a_fork_shares_the_past_with_its_dice_and_then_goes_its_own_way() -> None:
    match = first_turn()
    match.hand_over(1, "random")
    match.play(0, "reinforce a1")
    match.undo(0)
    whole = self_of(match)
    for number in range(match.number + 1):
        fork = match.fork(number)
        assert (fork.entries, fork.checks) == (match.entries[:number], match.checks[: number + 1])
    fork = match.fork(13)
    assert fork.seats[1].bot == "random"
    fork.play(0, "end_actions")
    assert self_of(match) == whole
    assert fork.checks[-1] not in match.checks
    assert match.fork(match.number) == match


def test_a_fork_may_seat_others() -> None:
    seats = [Seat("X", "greedy"), Seat("Y"), Seat("Z", "random")]
    fork = first_turn().fork(12, seats)
    assert fork.seats == seats
    assert fork.checks == first_turn().checks


def test_a_fork_in_the_middle_of_forced_answers_gives_them_when_told_to() -> None:
    match = play_on(new("tender", 2, rounds=2), 3)
    fork = match.fork(match.number - 1)
    assert fork.position.legal() == [tender.ACTIONS.parse("trust")]
    fork.play_forced()
    assert fork == match
    assert fork.play_forced() == []


@pytest.mark.parametrize("number", [-1, 13])
def test_there_is_no_fork_outside_the_entries(number: int) -> None:
    match = first_turn()
    assert refused(match, lambda: match.fork(number)) == f"there is no entry {number}; entries are 0 to 12"


def test_a_replayed_entry_must_be_what_it_says() -> None:
    match = first_turn()
    reinforce = match.engine.game.actions.parse("reinforce a1")
    assert "there was a choice" in refused(match, lambda: match.enter(Play(0, reinforce, forced=True)))
    assert "seat 1 is not asked" in refused(match, lambda: match.enter(Play(1, reinforce)))
    refused(match, lambda: match.enter(Play(0, 0)), IllegalAction)
    refused(match, lambda: match.enter(HandOver(5, "random")))
    refused(match, lambda: match.enter(HandOver(0, None)))
    refused(match, lambda: match.enter(Resign(-1, "random")))
    refused(match, lambda: match.enter(Undo(0, 3)))
