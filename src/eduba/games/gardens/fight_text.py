"""An Event that is being resolved, the battles to come and the fight under way, as text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from eduba.games.gardens.shape import EVENT, FIGURE, PARTY, REGION, SIDES
from eduba.kernel.text import Texts

NONE = "–"


def combat(shown: Mapping[str, Any], eyes: int, texts: Texts, names: Sequence[str]) -> list[str]:
    """What is resolved before anything else is done."""
    lines = []
    if shown["resolving"]:
        now = shown["resolving"]
        event, place = texts.name(EVENT, EVENT.parse(now["event"])), region(now["region"], texts)
        lines.append(texts("text-resolving", seat=names[now["seat"]], event=event, region=place))
    if shown["battles"] and shown["leader"] >= 0:
        ahead = [region(key, texts) for key in shown["battles"]["list"][shown["battles"]["at"] :]]
        lines.append(texts("text-battles", seat=names[shown["leader"]], regions=", ".join(ahead) or NONE))
    if shown["fight"]:
        lines += fight(shown["fight"], eyes, texts, names)
    return lines


def region(key: str, texts: Texts) -> str:
    """A region by its key."""
    return str(texts.name(REGION, REGION.parse(key)))


def fight(shown: Mapping[str, Any], eyes: int, texts: Texts, names: Sequence[str]) -> list[str]:
    """Both parties, their bids and their units; own bids only for who made them."""
    parties = [str(texts.name(PARTY, PARTY.parse(key), names)) for key in shown["parties"]]
    place = region(shown["region"], texts)
    lines = [texts("text-fight", region=place, attacker=parties[0], defender=parties[1])]
    for side in range(SIDES):
        lines.append("    " + bids(shown, side, parties[side], texts))
        lines += ["    " + fighter(unit, texts) for unit in shown["units"][side]]
    if shown["own_bid"] is not None:
        made = shown["bids_made"][shown["players"].index(eyes)]
        own = ", ".join(map(str, shown["own_bid"][:made])) or NONE
        lines.append("    " + texts("text-bids-own", bids=own))
    return lines


def bids(shown: Mapping[str, Any], side: int, party: str, texts: Texts) -> str:
    """What a side has bid, once both have; until then only how often."""
    if shown["bids"] is None:
        return texts("text-bids-made", party=party, n=shown["bids_made"][side])
    strength, tactics, mobility = shown["bids"][side]
    if any(unit["card"] is None for unit in shown["units"][side]):
        return texts("text-bid", party=party, amount=strength)
    return texts("text-bids", party=party, strength=strength, tactics=tactics, mobility=mobility)


def fighter(unit: Mapping[str, Any], texts: Texts) -> str:
    """A unit with its card: what is printed in each row, and what was placed there."""
    told = {"number": 1 + unit["unit"], "figure": texts.name(FIGURE, FIGURE.parse(unit["figure"]))}
    if unit["fallen"]:
        return texts("text-fighter-fallen", **told)
    if unit["card"] is None:
        return texts("text-fighter-bare", **told)
    rows = [f"{n}+{more}" if more else str(n) for n, more in zip(unit["card"], unit["placed"], strict=True)]
    lane = str(1 + unit["lane"]) if unit["lane"] >= 0 else NONE
    return texts("text-fighter", **told, strength=rows[0], tactics=rows[1], mobility=rows[2], lane=lane)
