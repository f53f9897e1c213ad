"""Every technology card of every Empire is played, and does what is printed on it.

What is printed stands here, typed in a second time: nothing is read from the content files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import pytest

from eduba.games.gardens.shape import ACTION_KEYS, EMPIRE_KEYS, SIGN_KEYS
from eduba.kernel.engine import Position
from rules.gardens.board import answers, asked, bare, goods, lay_tile, play, position, refused
from rules.gardens.table import own

PLENTY: Final = "stone=50,wood=50,clay=50,food=50,tablet=50,kb=50"

STANDARD: Final = """
explore 1 | ki | 1 activation
explore 2 | ki gish | 2 activations
explore 3 | ki lugal | 3 activations
explore 4 | ud lugal | 4 activations
build 1 | gish | 1 build of wall storey
build 2 | gish ki | 1 build of wall storey ram ship
build 3 | gish dub | 1 build of wall storey ram ship settlement
build 4 | dub lugal | 1 build of wall storey ram ship settlement garden
research 1 | a | 2 clay to 1 tablet; up to 1 discovery
research 2 | a gish | 2 clay to 2 tablets; up to 1 discovery
research 3 | a ud | 2 clay to 3 tablets; up to 2 discoveries
research 4 | dub ud | 2 clay to 4 tablets; up to 2 discoveries
harvest 1 | ki | gather 2; 1 trade, section 1
harvest 2 | ki a | gather 3; 1 trade, section 2
harvest 3 | ki lugal | gather 4; 1 trade, section 3
harvest 4 | lugal dub | gather 5; 1 trade, section 4
war 1 | gish | 2 knucklebones; 1 unit of spearman
war 2 | gish a | 3 knucklebones; 1 unit of spearman archer
war 3 | gish dub | 4 knucklebones; 1 unit of spearman archer horseman
war 4 | lugal ud | 5 knucklebones; 1 unit of spearman archer horseman chariot
growth 1 | a | 3 food: +1
growth 2 | a ki | 2 food: +1
growth 3 | a ud | 1 food: +1
growth 4 | ud dub | 1 food: +1 or 2 food: +2
"""
BEGINS_WITH: Final = {
    "sumer": {"research": 2},
    "akkad": {"war": 2},
    "babylon": {"growth": 2},
    "elam": {"harvest": 2},
    "assyria": {"explore": 2},
    "hatti": {},
    "mari": dict.fromkeys(ACTION_KEYS, 2),
    "ebla": {"build": 2},
}
DIFFERENT: Final = """
sumer research 4 | 2 clay to 4 tablets; up to 3 discoveries
akkad war 2 | 4 knucklebones; tribute 2; 1 unit of spearman archer
akkad war 3 | 5 knucklebones; tribute 2; 2 units of spearman archer horseman
akkad war 4 | 6 knucklebones; tribute 2; 2 units of spearman archer horseman chariot
assyria explore 2 | 3 activations
assyria explore 3 | 4 activations
assyria explore 4 | 5 activations
mari harvest 2 | gather 4; 1 trade, section 2
mari harvest 3 | gather 5; 1 trade, section 3
ebla build 3 | 2 builds of wall storey ram ship settlement
ebla build 4 | 2 builds of wall storey ram ship settlement garden
"""
REBATE: Final = {"sumer": "research", "akkad": "war", "babylon": "growth", "assyria": "explore"}
"""From level 3 on the cards of this action ask for the signs of the level below."""
SHOWN_FOR: Final = {"common": ("ki", "a"), "any": ("ud", "lugal")}
"""Faces that the slots of the Mariotes take."""


@dataclass(frozen=True)
class Card:
    """A technology card of an Empire."""

    empire: str
    action: str
    level: int
    signs: tuple[str, ...]
    effect: str

    def __str__(self) -> str:
        return f"{self.empire} {self.action} {self.level}"


def technology_cards() -> Iterator[Card]:
    """Every card that exists."""
    rows = [[part.strip() for part in line.split("|")] for line in STANDARD.strip().splitlines()]
    signs = {name: tuple(shown.split()) for name, shown, _ in rows}
    effects = {name: effect for name, _, effect in rows}
    different = dict(line.split(" | ") for line in DIFFERENT.strip().splitlines())
    for empire in EMPIRE_KEYS:
        for name in signs:
            action, level = name.split()[0], int(name.split()[1])
            if level < BEGINS_WITH[empire].get(action, 1):
                continue
            asked = signs[name]
            if REBATE.get(empire) == action and level > 2:
                asked = signs[f"{action} {level - 1}"]
            if empire == "mari":
                asked = {2: ("any", "any"), 3: ("common", "common")}.get(level, signs[f"{action} 3"])
            yield Card(empire, action, level, asked, different.get(f"{empire} {name}", effects[name]))


CARDS: Final = list(technology_cards())


def faces_for(card: Card) -> list[str]:
    """Faces that cover the signs of a card."""
    return [SHOWN_FOR[sign][i] if sign in SHOWN_FOR else sign for i, sign in enumerate(card.signs)]


def table_for(card: Card, faces: list[str]) -> Position:
    """Seat 0 has a card and can use it to the full; its dice show these faces."""
    others = [key for key in ("sumer", "akkad", "babylon", "elam") if key != card.empire][:3]
    p = position(
        empires=" ".join([card.empire, *others]),
        levels=f"0:{card.action}={card.level}",
        dice="0:" + ",".join(f"{colour}={face}" for colour, face in zip(("white", "silver"), faces, strict=False)),
        population="0=1" if card.action == "growth" else "0=10",
        renown="0=10",
        units="0:" if card.action == "war" else "0:spearman@emar*3,archer@emar,archer@harran,archer@nineveh",
        ships="0:emar-bishri",
        settlements="0:qatna,bishri",
        tribes="qatna=",
    )
    return lay_tile(bare(own(p, 0, PLENTY)), "g1a")


def plural(n: int, one: str, many: str) -> str:
    return f"{n} {one if n == 1 else many}"


def explores(p: Position) -> str:
    n = 0
    while asked(p) == "0 explore":
        play(p, f"activate {answers(p, 'activate')[0]}")
        play(p, f"move {answers(p, 'move')[0]}")
        n += 1
    return plural(n, "activation", "activations")


def builds(p: Position) -> str:
    items = dict.fromkeys(text.split()[0].removeprefix("build_") for text in answers(p) if text.startswith("build_"))
    if "garden" in items:
        gardener = p.copy()
        play(gardener, "build_garden")
        assert "build_garden" not in answers(gardener), "one floor in an action"
    n = 0
    while asked(p) == "0 build":
        play(p, f"build_wall {answers(p, 'build_wall')[0]}")
        n += 1
    return f"{plural(n, 'build', 'builds')} of {' '.join(items)}"


def researches(p: Position) -> str:
    play(p, "convert")
    clay, tablets = 50 - goods(p, 0)["clay"], goods(p, 0)["tablet"] - 50
    n = 0
    while asked(p) == "0 research":
        play(p, f"discover {answers(p, 'discover')[0]}")
        n += 1
    assert goods(p, 0)["tablet"] == 50 + tablets - n
    found = plural(n, "discovery", "discoveries")
    return f"{clay} clay to {plural(tablets, 'tablet', 'tablets')}; up to {found}"


def harvests(p: Position) -> str:
    gathered = traded = 0
    while answers(p, "gather"):
        play(p, f"gather {answers(p, 'gather')[0]}")
        gathered += 1
    section = max(int(slot.partition(".")[0]) for slot in answers(p, "trade"))
    while asked(p) == "0 harvest":
        play(p, f"trade {answers(p, 'trade')[0]}")
        traded += 1
    return f"gather {gathered}; {plural(traded, 'trade', 'trades')}, section {section}"


def wages_war(p: Position) -> str:
    said = [f"{goods(p, 0)['knucklebone'] - 50} knucklebones"]
    tribute = n = 0
    while asked(p) == "0 tribute":
        play(p, "take clay")
        tribute += 1
    if tribute:
        said.append(f"tribute {tribute}")
    assert goods(p, 0)["clay"] == 50 + tribute
    kinds = " ".join(dict.fromkeys(text.split()[0] for text in answers(p, "recruit")))
    while asked(p) == "0 war":
        play(p, f"recruit {answers(p, 'recruit')[0]}")
        n += 1
    assert goods(p, 0)["wood"] == 50 - n
    return "; ".join([*said, f"{plural(n, 'unit', 'units')} of {kinds}"])


def grows(p: Position) -> str:
    modes = []
    for mode in answers(p, "grow"):
        grown = p.copy()
        play(grown, f"grow {mode}")
        modes.append(f"{50 - goods(grown, 0)['food']} food: +{grown.state.population[0] - 1}")
    return " or ".join(modes)


PLAYS: Final[dict[str, Callable[[Position], str]]] = {
    "explore": explores,
    "build": builds,
    "research": researches,
    "harvest": harvests,
    "war": wages_war,
    "growth": grows,
}


def test_each_empire_has_as_many_cards_as_are_printed() -> None:
    counts = [sum(card.empire == empire for card in CARDS) for empire in EMPIRE_KEYS]
    assert counts == [23, 23, 23, 23, 23, 24, 18, 23]


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_technology_card(card: Card) -> None:
    faces = faces_for(card)
    p = table_for(card, faces)
    play(p, f"dice {card.action}")
    while asked(p) == "0 pay":
        play(p, f"pay_die {answers(p, 'pay_die')[0]}")
    assert p.state.spent == (1 << len(faces)) - 1
    assert PLAYS[card.action](p) == card.effect


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_every_technology_card_asks_for_all_its_signs(card: Card) -> None:
    faces = faces_for(card)
    for i, sign in enumerate(card.signs):
        assert refused(table_for(card, [*faces[:i], *faces[i + 1 :]]), f"dice {card.action}") == "GA-6.3"
        wrong = "ud" if sign == "common" else next(face for face in SIGN_KEYS if face not in card.signs)
        if sign != "any":
            assert refused(table_for(card, [*faces[:i], wrong, *faces[i + 1 :]]), f"dice {card.action}") == "GA-6.3"
