"""Action tables: dense ids, canonical text, JSON, what others see, and what is said about a slip of the pen."""

from __future__ import annotations

import pytest

from eduba.kernel.actions import ActionTable, Argument, Domain, NotationError, numbers, sets
from eduba.kernel.record import DeclarationError

PLACE = Domain("place", ("a1", "b1", "a2", "b2"))
SIDE = Domain("side", ("N", "E", "S", "W"))
STAKE = numbers("stake", 5, 11)

TABLE = ActionTable()
PASS = TABLE.verb("pass")
MARCH = TABLE.verb("march", Argument("from", PLACE), SIDE, STAKE)
WAGER = TABLE.verb("wager", PLACE, Argument("stake", STAKE, secret=True))


def test_ids_are_dense_in_the_order_of_declaration() -> None:
    assert TABLE.size == 1 + 4 * 4 * 7 + 4 * 7
    assert [(verb.name, verb.ids.number, verb.ids.first, verb.ids.total) for verb in TABLE] == [
        ("pass", 0, 0, 1),
        ("march", 1, 1, 112),
        ("wager", 2, 113, 28),
    ]


def test_a_verb_is_integers_for_rules() -> None:
    assert all(type(part) is int for part in MARCH)
    tile, side, stake = 2, 1, 9
    action = MARCH.first + (tile * MARCH.size1 + side) * MARCH.size2 + stake - MARCH.low2
    assert TABLE.text(action) == "march a2 E 9"
    assert (PASS.arguments, WAGER.arguments, WAGER.low1, WAGER.size1) == (0, 2, 5, 7)


def test_every_id_has_its_own_text_and_json() -> None:
    for action in range(TABLE.size):
        verb, values = TABLE.decode(action)
        assert TABLE.encode(verb, values) == action
        assert TABLE.parse(TABLE.text(action)) == action
        assert TABLE.from_json(TABLE.to_json(action)) == action
    assert len({TABLE.text(action) for action in range(TABLE.size)}) == TABLE.size


def test_text_and_json_of_an_action() -> None:
    action = TABLE.parse("march b2 W 11")
    assert TABLE.to_json(action) == {"verb": "march", "from": "b2", "side": "W", "stake": "11"}
    assert TABLE.from_json('{"verb": "march", "from": "b2", "side": "W", "stake": 11}') == action
    assert TABLE.to_json(0) == {"verb": "pass"}


def test_case_and_spaces_do_not_matter() -> None:
    assert TABLE.text(TABLE.parse("  MARCH  A1 n 5 ")) == "march a1 N 5"


def test_a_secret_argument_is_hidden_from_others() -> None:
    action = TABLE.parse("wager a1 7")
    assert TABLE.public_text(action) == "wager a1 ?"
    assert TABLE.public_text(0) == "pass"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "an empty line names no action"),
        ("   ", "an empty line names no action"),
        ("fly a1", "'fly' is no verb; expected one of pass, march, wager"),
        ("pass now", "'pass now': expected pass"),
        (
            "march a1 N",
            "'march a1 N': expected march FROM SIDE STAKE (from: one of a1, b1, a2, b2; side: one of N, E, S, W; "
            "stake: 5 to 11)",
        ),
        ("march c3 N 5", "'march c3 N 5': 'c3' is no place; expected one of a1, b1, a2, b2"),
        ("march a1 N 4", "'march a1 N 4': '4' is no stake; expected 5 to 11"),
        ("wager a1 ?", "'wager a1 ?': '?' is no stake; expected 5 to 11"),
    ],
)
def test_what_is_said_about_malformed_text(text: str, said: str) -> None:
    with pytest.raises(NotationError) as error:
        TABLE.parse(text)
    assert str(error.value) == said


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ("{", "not JSON: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)"),
        ("[1, 2]", 'expected an object with a "verb"'),
        ('"pass"', 'expected an object with a "verb"'),
        ({}, 'expected an object with a "verb"'),
        ({"verb": 3}, 'expected an object with a "verb"'),
        ({"verb": "fly"}, "'fly' is no verb; expected one of pass, march, wager"),
        ({"verb": "pass", "now": "1"}, "pass: expected the keys verb, and no other"),
        ({"verb": "wager", "place": "a1"}, "wager: expected the keys verb, place, stake"),
        ({"verb": "wager", "place": "a1", "stake": "5", "why": ""}, "wager: expected the keys verb, place, stake"),
        ({"verb": "wager", "place": "a1", "stake": 12}, "'12' is no stake; expected 5 to 11"),
        ({"verb": "wager", "place": None, "stake": 5}, "'None' is no place; expected one of a1, b1, a2, b2"),
    ],
)
def test_what_is_said_about_malformed_json(form: dict[str, object] | str, said: str) -> None:
    with pytest.raises(NotationError) as error:
        TABLE.from_json(form)
    assert str(error.value) == said


@pytest.mark.parametrize("action", [-1, 141])
def test_a_number_that_is_no_action(action: int) -> None:
    with pytest.raises(NotationError, match=f"there is no action {action}; ids are 0 to 140"):
        TABLE.decode(action)


def test_a_verb_is_declared_once() -> None:
    table = ActionTable()
    table.verb("pass")
    with pytest.raises(DeclarationError, match="verb pass is declared twice"):
        table.verb("pass")


def test_a_verb_has_at_most_three_arguments() -> None:
    with pytest.raises(DeclarationError, match="verb trade: at most 3 arguments; make a chain of decisions"):
        ActionTable().verb("trade", PLACE, SIDE, STAKE, Argument("more", STAKE))


@pytest.mark.parametrize("twice", [(PLACE, PLACE), (Argument("verb", PLACE),)])
def test_the_keys_of_the_json_form_differ(twice: tuple[Argument | Domain, ...]) -> None:
    with pytest.raises(DeclarationError, match="verb swap: the keys of its JSON form must differ, not verb, "):
        ActionTable().verb("swap", *twice)


def test_a_value_outside_a_domain_is_none() -> None:
    assert (SIDE.text(-1), SIDE.text(4), STAKE.text(4), STAKE.text(5)) == ("none", "none", "none", "5")
    assert (4 in STAKE, 5 in STAKE, 11 in STAKE, 12 in STAKE) == (False, True, True, False)


def test_what_a_domain_expects() -> None:
    assert SIDE.expected() == "one of N, E, S, W"
    assert Domain("only", ("this",)).expected() == "this"
    assert STAKE.expected() == "5 to 11"


def test_people_may_count_from_another_number_than_rules() -> None:
    die = numbers("die", 0, 5, first_shown=1)
    assert [die.text(value) for value in (0, 5)] == ["0", "5"]
    assert [die.shown(value) for value in (0, 5)] == [1, 6]
    assert [STAKE.shown(value) for value in (5, 11)] == [5, 11]


def test_a_set_is_written_as_its_bits_and_told_as_its_members() -> None:
    dice = sets("dice", 3)
    assert (dice.names, dice.low) == (("1", "2", "3", "4", "5", "6", "7"), 1)
    assert [dice.members(value) for value in (0, -1, 1, 5, 7)] == [[], [], [1], [1, 3], [1, 2, 3]]
    assert sets("cards", 3, first_shown=0).members(6) == [1, 2]


def test_people_may_be_told_something_else_than_the_arguments() -> None:
    table = ActionTable()
    table.verb("stand", PLACE, told=lambda place: {"column": (None, place % 2), "row": (None, place // 2)})
    table.verb("go", PLACE)
    assert table.told(table.parse("stand a2")) == {"column": (None, 0), "row": (None, 1)}
    assert table.told(table.parse("go a2")) == {"place": (PLACE, 2)}
    assert table.to_json(table.parse("stand a2")) == {"verb": "stand", "place": "a2"}


def test_what_is_told_in_the_place_of_a_secret_is_refused() -> None:
    with pytest.raises(
        DeclarationError, match="verb lie has a secret argument: what is told in its place might give it away"
    ):
        ActionTable().verb("lie", Argument("stake", STAKE, secret=True), told=lambda stake: {"stake": (None, stake)})
