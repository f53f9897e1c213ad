"""The board of the Hanging Gardens as text: for the terminal, for tests, and for screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from eduba.games.gardens.events import SCORE
from eduba.games.gardens.fight_text import combat
from eduba.games.gardens.shape import (
    ACT,
    ACTION_KEYS,
    COLOUR,
    EMPIRE,
    EVENT,
    FIGURE,
    FLOORS,
    QUEST,
    REGION,
    RESOURCE,
    SECTION,
    SIGN,
)
from eduba.games.gardens.state import Phase, State
from eduba.games.gardens.values import Tables
from eduba.games.gardens.view import view
from eduba.kernel.actions import Domain
from eduba.kernel.text import SEAT_MARKS, Texts

NONE = "–"


def text(s: State, t: Tables, seat: int, texts: Texts, names: Sequence[str]) -> str:
    """The round, the tracks, the regions, trade and Gardens, each seat, then what is under way; as `view` shows it."""
    shown = view(s, t, seat)
    lines = head(shown, texts, names)
    lines += ["", *(region(r, texts) for r in shown["regions"])]
    tokens = [slot for slot in shown["trade"] if slot["token"] is not None]
    lines += ["", texts("text-trade-head"), *(trade(slot, texts) for slot in tokens)]
    lines += ["", *gardens(shown["gardens"], texts), ""]
    for i in range(s.seats):
        lines += player(shown, i, texts, names)
    lines += ["", *turn(shown, texts, names), *combat(shown, seat, texts, names)]
    lines += scores(shown, texts, names)
    over = s.phase == Phase.OVER
    lines.append(texts("text-over") if over else texts("text-to-decide", seat=names[s.actor]))
    return "\n".join(line.rstrip() for line in lines)


def joined(parts: Iterable[str]) -> str:
    """A list in words; a dash if it is empty."""
    return ", ".join(parts) or NONE


@cache
def word(texts: Texts, domain: Domain, key: str) -> str:
    """A thing by its key; a board says hundreds of them, and the same ones again and again."""
    return str(texts.name(domain, domain.parse(key)))


@cache
def so_many(texts: Texts, key: str, n: int) -> str:
    """So many of one thing."""
    return texts(f"text-n-{key}", n=n)


def counted(texts: Texts, things: Mapping[str, int]) -> str:
    """So many of each thing."""
    return joined(so_many(texts, key, n) for key, n in things.items() if n)


def head(shown: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> list[str]:
    """The round and its phase, the turn order and both tracks."""
    if shown["phase"] == "setup":
        lines = [texts("text-setup")]
    else:
        when = texts("text-round", round=shown["round"], most=shown["max_rounds"])
        lines = [f"{when} · {texts('text-phase-' + shown['phase'])}"]
    lines.append(texts("text-order", seats=joined(f"{SEAT_MARKS[i]} {names[i]}" for i in shown["order"])))
    for key, track in (("text-population", "population"), ("text-renown", "event")):
        seals = (f"{SEAT_MARKS[seal['seat']]} {seal['space']}" for seal in shown["tracks"][track])
        lines.append(texts(key, seats=joined(seals)))
    return lines


def region(r: Mapping[str, Any], texts: Texts) -> str:
    """A region with all that stands and lies there."""
    parts = [texts("text-home", seat=SEAT_MARKS[r["home"]])] if r["home"] >= 0 else []
    if r["blocked"]:
        parts.append(texts("text-blocked"))
    if r["tribe"]:
        parts.append(texts("text-tribe", units=counted(texts, dict.fromkeys(r["tribe"], 1))))
    for army in r["armies"]:
        parts.append(f"{SEAT_MARKS[army['seat']]} {counted(texts, {**army['units'], 'ram': army['rams']})}")
    for key in ("settlement", "wall"):
        if r[key] >= 0:
            parts.append(texts(f"text-{key}", seat=SEAT_MARKS[r[key]]))
    if r["controller"] >= 0 and r["home"] < 0:
        parts.append(texts("text-controlled", seat=SEAT_MARKS[r["controller"]]))
    if r["token"] != "none":
        parts.append(token(r, texts))
    terrain = texts(f"terrain-{r['terrain']}")
    good = word(texts, RESOURCE, r["resource"]) if r["resource"] else NONE
    return f"{word(texts, REGION, r['name']):<16} {terrain:<9} {good:<11} {'; '.join(parts)}"


def token(r: Mapping[str, Any], texts: Texts) -> str:
    """The Event token of a region."""
    if r["token"] == "face_down":
        return texts("text-token-face_down")
    event = word(texts, EVENT, r["event"])
    if r["token"] == "points":
        return texts("text-token-points", event=event, points=r["event_points"])
    if r["token"] == "runs":
        return texts("text-token-runs", event=event, seat=SEAT_MARKS[r["event_owner"]], die=r["event_die"])
    return texts("text-token-waits", event=event)


def trade(slot: Mapping[str, Any], texts: Texts) -> str:
    """A trade token: what it takes, what it gives, and whose amphora lies there."""
    return texts(
        "text-trade-ship" if slot["ship"] else "text-trade",
        slot=slot["slot"],
        pay=counted(texts, slot["pay"]),
        gain=counted(texts, slot["gain"]),
        points=slot["points"],
        amphora=SEAT_MARKS[slot["amphora"]] if slot["amphora"] >= 0 else NONE,
    )


def gardens(shown: Mapping[str, Any], texts: Texts) -> list[str]:
    """The Hanging Gardens floor by floor."""
    lines = [texts("text-gardens-head", floors=shown["floors"], most=FLOORS)]
    needs = {"population": "population", "event": "renown", "settlements": "settlements"}
    for floor, tile in enumerate(shown["tiles"], 1):
        if tile["tile"] is None:
            lines.append(texts("text-floor-hidden", floor=floor))
        elif tile["gardener"] >= 0:
            seat = SEAT_MARKS[tile["gardener"]]
            lines.append(texts("text-floor-built", floor=floor, seat=seat, points=tile["points"]))
        else:
            asked = joined(texts(f"text-needs-{needs[key]}", n=n) for key, n in tile["needs"].items())
            price = counted(texts, tile["pay"])
            lines.append(texts("text-floor-open", floor=floor, price=price, needs=asked, points=tile["points"]))
    return lines


def player(shown: Mapping[str, Any], seat: int, texts: Texts, names: Sequence[str]) -> list[str]:
    """A seat: Empire and points, goods, technologies, dice, figures; then what only its owner sees."""
    p = shown["players"][seat]
    mark = f"{'→' if seat == shown['actor'] else ' '} {SEAT_MARKS[seat]}"
    if p["empire"] is None:
        return [f"{mark} {texts('text-player-drafting', name=names[seat], letter=p['letter'] or NONE)}"]
    empire = word(texts, EMPIRE, p["empire"])
    levels = (f"{texts.name(ACT, i)} {p['levels'][key]}" for i, key in enumerate(ACTION_KEYS))
    sections = joined(word(texts, SECTION, ship["section"]) for ship in shown["ships"] if ship["seat"] == seat)
    return [
        f"{mark} {texts('text-player', name=names[seat], empire=empire, points=p['points'], rank=p['rank'])}",
        f"    {counted(texts, p['stock'])}",
        f"    {texts('text-levels', levels=joined(levels))}",
        f"    {texts('text-dice', dice=joined(die(d, texts) for d in p['dice']))}",
        f"    {texts('text-limits', units=p['units'], limit=p['unit_limit'], storeys=p['storeys'])}",
        f"    {texts('text-ships', sections=sections)}",
        f"    {texts('text-reserve', figures=counted(texts, p['in_stock']))}",
        f"    {quests(p, texts)}",
    ]


def die(d: Mapping[str, Any], texts: Texts) -> str:
    """A die and the sign it shows, which without luck is any of its own."""
    colour = word(texts, COLOUR, d["colour"])
    if not d["ready"]:
        return texts("text-die-blank", colour=colour)
    sign = word(texts, SIGN, d["sign"]) if d["sign"] else texts("text-own-signs")
    return texts("text-die-spent" if d["spent"] else "text-die", colour=colour, sign=sign)


def quests(p: Mapping[str, Any], texts: Texts) -> str:
    """The Quest cards of a seat, for who may see them; how many they are, for others."""
    if p["quests"] is None:
        return texts("text-quests-hidden", n=p["quest_count"])
    parts = [texts("text-quests", quests=joined(word(texts, QUEST, code) for code in p["quests"]))]
    if p["returned"]:
        parts.append(texts("text-quest-returned", quest=word(texts, QUEST, p["returned"])))
    return texts("text-break").join(parts)


def turn(shown: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> list[str]:
    """What the seat in turn has done, and the action that is under way."""
    now = shown["turn"]
    if now["seat"] < 0:
        return []
    used = joined(word(texts, ACT, key) for key in now["used"])
    parts = [texts("text-turn", seat=names[now["seat"]], actions=used)]
    if not now["pawn_used"]:
        parts.append(texts("text-pawn"))
    if now["rerolls"]:
        parts.append(texts("text-rerolls", n=now["rerolls"]))
    lines = [texts("text-break").join(parts)]
    if now["action"]:
        action = word(texts, ACT, now["action"])
        lines.append(texts("text-acting", action=action, level=now["level"], left=now["left"], more=now["more"]))
    if now["moving"]:
        place = SECTION if now["moving"]["figure"] == "ship" else REGION
        figure = word(texts, FIGURE, now["moving"]["figure"])
        lines.append(texts("text-moving", figure=figure, place=word(texts, place, now["moving"]["from"])))
    return lines


def scores(shown: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> list[str]:
    """The final scoring, seat by seat."""
    lines = []
    for seat, sources in enumerate(shown["scores"] or []):
        parts = joined(f"{word(texts, SCORE, key)} {n}" for key, n in sources.items())
        lines.append(texts("text-score", seat=names[seat], points=sum(sources.values()), parts=parts))
        done = joined(word(texts, QUEST, code) for code in shown["quests_done"][seat])
        lines.append(f"    {texts('text-quests-done', quests=done)}")
    return lines
