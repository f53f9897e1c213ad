"""What is printed: the files of the box against a second source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from eduba.games.gardens.shape import (
    ACTION_KEYS,
    ACTIONS_OF_A_TURN,
    BOX_KEYS,
    CARDS_OF_AN_EMPIRE,
    COMBAT_CARDS,
    EMPIRE_KEYS,
    EMPIRES,
    EVENT_CODES,
    FIGURE_KEYS,
    LAND_TYPES,
    LEVELS,
    QUEST_CODES,
    REGION_KEYS,
    REGIONS,
    RESOURCES,
    ROWS,
    SIGN_KEYS,
    SLOT,
    SLOTS,
    START_REGION,
    TERRAIN_KEYS,
    TILES,
    TOKEN_CODES,
    Act,
    Empire,
)
from eduba.games.gardens.state import State
from eduba.games.gardens.values import CardValue, Effect, EventKind, Item, Line, QuestKind, load
from rules.gardens import printed

T: Final[Any] = load().tables[0]
LETTERS: Final = "swcftk"


def lines(text: str) -> list[str]:
    """The lines of a list."""
    return text.strip().splitlines()


def cells(field: Any, first: int, count: int) -> list[int]:
    """A row of a table."""
    return [field[first, i] for i in range(count)]


def goods(line: int) -> str:
    """A price or a gain in short."""
    return amounts(cells(T.goods, line, RESOURCES))


def amounts(row: Sequence[int]) -> str:
    return " ".join(f"{n}{LETTERS[r]}" for r, n in enumerate(row) if n)


# -- the box against a second source


def test_every_region_has_its_terrain_its_resource_and_its_tribe() -> None:
    found = []
    for r in range(REGIONS):
        starts = {region: n for n, region in enumerate(START_REGION.values, 1)}
        kind = str(starts[r]) if r in starts else "PMD"[T.terrain[r]]
        tribe = "".join(letter for bit, letter in enumerate("SAH") if T.tribe[r] >> bit & 1)
        found.append(kind + LETTERS[T.resource[r]] + (f"+{tribe}" if tribe else ""))
    assert found == printed.MAP.split()


def test_every_standard_technology_card() -> None:
    """Hatti begins at level 1 everywhere and has no card of its own."""
    numbers = {
        Act.EXPLORE: [CardValue.ACTIVATIONS],
        Act.BUILD: [CardValue.BUILDS, CardValue.GARDENS],
        Act.RESEARCH: [CardValue.CONVERSIONS, CardValue.CLAY, CardValue.TABLETS, CardValue.DISCOVERIES],
        Act.HARVEST: [CardValue.GATHERINGS, CardValue.TRADES, CardValue.TRADE_LEVEL],
        Act.WAR: [CardValue.KNUCKLEBONES, CardValue.UNITS, CardValue.UNIT_LEVEL, CardValue.TRIBUTE],
        Act.GROWTH: [CardValue.FOOD_0, CardValue.STEPS_0, CardValue.FOOD_1, CardValue.STEPS_1],
    }
    found = []
    for action in Act:
        for level in range(1, LEVELS + 1):
            row = card_row(Empire.HATTI, action, level)
            shown = [T.card[row, value] for value in numbers[action]]
            assert sum(shown) == sum(cells(T.card, row, len(CardValue))), "a card has only the numbers of its action"
            found.append(f"{ACTION_KEYS[action]} {level}: {signs(row)}, {' '.join(map(str, shown))}")
    assert found == lines(printed.TECHNOLOGIES)


def card_row(empire: int, action: int, level: int) -> int:
    return empire * CARDS_OF_AN_EMPIRE + action * LEVELS + level - 1


def signs(row: int) -> str:
    return " ".join(SIGN_KEYS[sign] for sign in cells(T.card_sign, row, 2) if sign >= 0)


def test_every_trade_token() -> None:
    found = [
        f"{code} {BOX_KEYS[T.token_box[n]]} {T.token_level[n]}: {goods(Line.TOKEN_PAY + n)}"
        f" > {goods(Line.TOKEN_GAIN + n)}, {T.token_points[n]}"
        for n, code in enumerate(TOKEN_CODES)
    ]
    assert found == lines(printed.TOKENS)


def test_every_garden_tile() -> None:
    found = []
    for n in range(TILES):
        needs = {
            "population": T.tile_population[n],
            "event track": T.tile_renown[n],
            "settlements": T.tile_settlements[n],
        }
        said = " ".join(f"{name} {value}" for name, value in needs.items() if value) or "-"
        box = BOX_KEYS[T.tile_box[n]]
        found.append(f"{box} {T.tile_floor[n]}: {goods(Line.TILE + n)}, {said}, {T.tile_points[n]}")
    assert found == lines(printed.TILES)


def rewards(row: int) -> str:
    """A row of rewards in short."""
    found = cells(T.reward, row, len(Effect))
    said = [amounts(found[:RESOURCES])]
    said += [f"{found[effect]} {effect.name.lower()}" for effect in (Effect.ANY, Effect.POPULATION) if found[effect]]
    said += [Effect(effect).name.lower() for effect in range(Effect.SETTLEMENT, Effect.DISCOVERY) if found[effect]]
    if found[Effect.DISCOVERY]:
        said.append(f"discover {(*ACTION_KEYS, 'any')[found[Effect.DISCOVERY] - 1]}")
    if found[Effect.QUEST]:
        said.append("quest")
    return " ".join(filter(None, said)) or "-"


def option(n: int) -> str:
    """An option of an Event in short."""
    price = f"[{goods(Line.OPTION + n)}] " if goods(Line.OPTION + n) else ""
    gains = rewards(2 * n)
    if T.option_kind[n] == EventKind.CONTROL:
        gains += f" / {rewards(2 * n + 1)}"
    points = f" {T.option_points[n]} points" if T.option_points[n] else ""
    return f"{'IVC'[T.option_kind[n]]} {price}{gains}{points} +{T.option_steps[n]}"


def test_every_option_of_every_event() -> None:
    found = [
        f"{code} {BOX_KEYS[T.event_box[n]]} {TERRAIN_KEYS[T.event_terrain[n]]}: {option(2 * n)} | {option(2 * n + 1)}"
        for n, code in enumerate(EVENT_CODES)
    ]
    assert found == lines(printed.EVENTS)
    finals = [row for row in range(len(EVENT_CODES) * 2) if rewards(2 * row + 1) != "-"]
    assert all(T.option_kind[row] == EventKind.CONTROL for row in finals)


def test_every_combat_card() -> None:
    found = []
    for unit in range(LAND_TYPES):
        boxes = []
        for box in range(len(BOX_KEYS)):
            mine = [n for n in range(COMBAT_CARDS) if (T.combat_unit[n], T.combat_box[n]) == (unit, box)]
            boxes.append(" ".join("".join(map(str, cells(T.combat_value, n, ROWS))) for n in mine))
        found.append(f"{FIGURE_KEYS[unit]}: {' | '.join(boxes)}")
    assert found == lines(printed.COMBAT)


def test_every_quest() -> None:
    found = []
    for n, code in enumerate(QUEST_CODES):
        kind = QuestKind(T.quest_kind[n])
        asked = [kind.name.lower()]
        asked += [str(T.quest_number[n])] * bool(T.quest_number[n])
        if kind == QuestKind.FIGURES:
            asked.append(FIGURE_KEYS[T.quest_figure[n]])
        elif T.quest_figure[n]:
            asked.append(f"level {T.quest_figure[n]}")
        asked += [f"{ACTION_KEYS[a]} {level}" for a, level in enumerate(cells(T.quest_level, n, 6)) if level]
        asked += [f"{TERRAIN_KEYS[t]} {count}" for t, count in enumerate(cells(T.quest_terrain, n, 3)) if count]
        found.append(f"{code} {BOX_KEYS[T.quest_box[n]]}: {' '.join(asked)}, {goods(Line.QUEST + n)}")
        assert T.quest_points[n] == 2
    assert found == lines(printed.QUESTS)


def test_the_dice() -> None:
    shown = [" ".join(SIGN_KEYS[sign] for sign in cells(T.face, colour, 6)) for colour in range(3)]
    assert shown == ["ki ki a ud dub star", "a a gish dub lugal star", "gish gish ki lugal ud star"]
    assert T.most_rerolls == 3


def test_the_tracks() -> None:
    assert [T.unit_limit[i] for i in range(10)] == [2, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert [T.storeys_allowed[i] for i in range(10)] == [1, 2, 3, 4, 5, 6, 6, 6, 6, 6]
    assert [T.place_points[i] for i in range(3)] == [9, 6, 3]


def test_the_prices() -> None:
    assert {item.name: (goods(Line.ITEM + item), T.build_level[item]) for item in Item} == {
        "WALL": ("2s", 1),
        "STOREY": ("1s 1w", 1),
        "RAM": ("1s 1w", 2),
        "SHIP": ("2w", 2),
        "SETTLEMENT": ("1s 1w 1c 1f", 3),
        "GARDEN": ("", 4),
    }
    assert [goods(line) for line in (Line.UNIT, Line.DISCOVERY, Line.REROLL)] == ["1w", "1t", "1t"]
    instead = (Line.INSTEAD_OF_UNIT, Line.INSTEAD_OF_BUILDING, Line.INSTEAD_OF_STOREY)
    assert [goods(line) for line in instead] == ["1k", "2s", "3s"]


def test_the_units() -> None:
    units = [
        (T.war_level[u], T.speed[u], T.simple_value[u], cells(T.strip, u, 3), cells(T.advantage, u, 4))
        for u in range(4)
    ]
    assert units == [
        (1, 1, 1, [4, 3, 2], [0, 0, 1, 0]),
        (2, 1, 2, [4, 3, 2], [1, 0, 0, 0]),
        (3, 2, 3, [5, 3, 3], [0, 1, 0, 0]),
        (4, 2, 4, [5, 3, 3], [1, 1, 1, 0]),
    ]
    assert (T.ship_speed, T.simple_ship, T.tribe_piece) == (3, 1, 2)


# -- set-up by number of seats


def filled(seats: int) -> str:
    return " ".join(SLOT.names[slot] for slot in range(SLOTS) if T.filled[seats, slot])


def blocked(seats: int) -> list[int]:
    return [r for r in range(REGIONS) if T.blocked[seats, r]]


def test_ga_2_17_nine_tribes_use_all_figures_of_the_box() -> None:
    tribes = [T.tribe[r] for r in range(REGIONS) if T.tribe[r]]
    assert sorted(tribes) == [0b001] * 3 + [0b011] * 3 + [0b111] * 3


def test_ga_2_18_blockers_with_two_and_three_seats() -> None:
    assert [blocked(seats) for seats in range(2, 7)] == [
        [2, 5, 6, 13, 22, 29, 30, 33],
        [5, 13, 22, 30],
        [],
        [],
        [],
    ]
    assert REGION_KEYS[2] == "nairi"


def test_starts_and_trade_slots_by_number_of_seats() -> None:
    assert [T.starts[seats] for seats in range(2, 7)] == [4, 4, 4, 6, 6]
    assert filled(2) == "1.1 2.1 2.2 3.1 4.1 4.2"
    assert filled(3) == "1.1 1.2 2.1 2.2 3.1 3.2 4.1 4.2 4.3"
    assert all(filled(seats) == " ".join(SLOT.names) for seats in (4, 5, 6))
    assert [T.slot_level[slot] for slot in range(SLOTS)] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert [SLOT.names[slot] for slot in range(SLOTS) if T.slot_ship[slot]] == ["1.3", "2.2", "3.2", "4.2"]


# -- the Empires


def levels(empire: int) -> dict[str, int]:
    """The technologies that begin above level 1."""
    found = cells(T.start_level, empire, ACTIONS_OF_A_TURN)
    return {ACTION_KEYS[a]: level for a, level in enumerate(found) if level != 1}


def start(empire: int) -> tuple[str, str, int, int, int]:
    """Goods, unit, storeys, Population space, Event space."""
    return (
        amounts(cells(T.start_stock, empire, RESOURCES)),
        FIGURE_KEYS[T.start_unit[empire]],
        T.start_storeys[empire],
        T.start_population[empire],
        T.start_renown[empire],
    )


USUAL: Final = ("1s 1w 1c 1f", "spearman", 0, 1, 1)


def test_ga_2_5_what_everybody_begins_with() -> None:
    ordinary = [Empire.ELAM, Empire.HATTI, Empire.MARI, Empire.EBLA]
    assert [start(empire) for empire in ordinary] == [USUAL] * 4


def test_ga_2_6_sumer() -> None:
    assert (levels(Empire.SUMER), start(Empire.SUMER)) == ({"research": 2}, ("1s 1w 1c 1f 1t", "spearman", 1, 1, 1))


def test_ga_2_7_babylon() -> None:
    assert (levels(Empire.BABYLON), start(Empire.BABYLON)) == ({"growth": 2}, ("1s 1w 1c 1f", "spearman", 0, 2, 1))


def test_ga_2_8_akkad() -> None:
    assert (levels(Empire.AKKAD), start(Empire.AKKAD)) == ({"war": 2}, ("1s 1w 1c 1f 1k", "archer", 0, 1, 1))


def test_ga_2_9_elam() -> None:
    assert levels(Empire.ELAM) == {"harvest": 2}
    assert [T.founds[empire] for empire in Empire] == [0, 0, 0, 1, 0, 0, 0, 0]


def test_ga_2_10_assyria() -> None:
    assert (levels(Empire.ASSYRIA), start(Empire.ASSYRIA)) == ({"explore": 2}, ("1s 1w 1c 1f", "spearman", 0, 1, 2))


def test_ga_2_11_hatti() -> None:
    assert levels(Empire.HATTI) == {}
    assert [T.rerolls_free[empire] for empire in Empire] == [0, 0, 0, 0, 0, 1, 0, 0]


def test_ga_2_12_mari() -> None:
    assert levels(Empire.MARI) == dict.fromkeys(ACTION_KEYS, 2)


def test_ga_2_13_ebla() -> None:
    assert levels(Empire.EBLA) == {"build": 2}
    assert [T.launches[empire] for empire in Empire] == [0, 0, 0, 0, 0, 0, 0, 1]


def test_the_seals_at_the_start() -> None:
    def pile(stack: Any) -> str:
        return " ".join(EMPIRE_KEYS[e] for e in sorted(range(EMPIRES), key=lambda e: stack[e]))

    assert pile(T.population_stack) == "babylon sumer elam akkad ebla mari hatti assyria"
    assert pile(T.renown_stack) == "assyria akkad elam sumer babylon hatti mari ebla"


def test_every_empire_has_as_many_cards_as_are_printed() -> None:
    cards = [
        sum(T.card_sign[e * CARDS_OF_AN_EMPIRE + n, 0] >= 0 for n in range(CARDS_OF_AN_EMPIRE)) for e in range(EMPIRES)
    ]
    assert cards == [23, 23, 23, 23, 23, 24, 18, 23]


def test_ga_6_4_one_sign_at_level_1_and_two_above() -> None:
    for row in range(EMPIRES * CARDS_OF_AN_EMPIRE):
        if T.card_sign[row, 0] >= 0:
            assert (T.card_sign[row, 1] < 0) == (row % LEVELS == 0)


def test_the_cards_that_differ() -> None:
    def shown(empire: Empire, action: Act, level: int, *values: CardValue) -> tuple[str, list[int]]:
        row = card_row(empire, action, level)
        return signs(row), [T.card[row, value] for value in values]

    war = (CardValue.KNUCKLEBONES, CardValue.UNITS, CardValue.UNIT_LEVEL, CardValue.TRIBUTE)
    assert shown(Empire.SUMER, Act.RESEARCH, 3, CardValue.DISCOVERIES) == ("a gish", [2])
    assert shown(Empire.SUMER, Act.RESEARCH, 4, CardValue.DISCOVERIES) == ("a ud", [3])
    assert shown(Empire.AKKAD, Act.WAR, 2, *war) == ("gish a", [4, 1, 2, 2])
    assert shown(Empire.AKKAD, Act.WAR, 3, *war) == ("gish a", [5, 2, 3, 2])
    assert shown(Empire.AKKAD, Act.WAR, 4, *war) == ("gish dub", [6, 2, 4, 2])
    assert shown(Empire.BABYLON, Act.GROWTH, 4, CardValue.FOOD_1, CardValue.STEPS_1) == ("a ud", [2, 2])
    assert [shown(Empire.ASSYRIA, Act.EXPLORE, n, CardValue.ACTIVATIONS) for n in (2, 3, 4)] == [
        ("ki gish", [3]),
        ("ki gish", [4]),
        ("ki lugal", [5]),
    ]
    assert [shown(Empire.MARI, Act.HARVEST, n, CardValue.GATHERINGS) for n in (1, 2, 3, 4)] == [
        ("", [0]),
        ("any any", [4]),
        ("common common", [5]),
        ("ki lugal", [5]),
    ]
    assert [shown(Empire.EBLA, Act.BUILD, n, CardValue.BUILDS, CardValue.GARDENS) for n in (2, 3, 4)] == [
        ("gish ki", [1, 1]),
        ("gish dub", [2, 1]),
        ("dub lugal", [2, 1]),
    ]


def test_a_position_is_small() -> None:
    """It is copied in every simulation: 2 kB are the most."""
    assert State.dtype.itemsize <= 2048
