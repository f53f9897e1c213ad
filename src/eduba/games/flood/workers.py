"""Chapter 7: placing workers with a resource, placing and moving them with scribes."""

from __future__ import annotations

from eduba.games.flood.actions import COUNT, PUT, SCRIBE, SPEND
from eduba.games.flood.events import scribe_used, workers_placed
from eduba.games.flood.pieces import give_back, has_resource, move_workers, scribes_of
from eduba.games.flood.shape import Place
from eduba.games.flood.state import State, Step
from eduba.games.flood.values import Tables
from eduba.kernel.events import Log
from eduba.kernel.moves import answers
from eduba.kernel.rule import NOT_ASKED, rule, rule_number

FL_7_1 = rule_number("FL-7.1")
FL_7_2 = rule_number("FL-7.2")
FL_7_5 = rule_number("FL-7.5")
FL_7_6 = rule_number("FL-7.6")
FL_7_7 = rule_number("FL-7.7")
FL_7_11 = rule_number("FL-7.11")
FL_7_12 = rule_number("FL-7.12")
FL_7_13 = rule_number("FL-7.13")
FL_7_20 = rule_number("FL-7.20")
FL_7_22 = rule_number("FL-7.22")
FL_7_23 = rule_number("FL-7.23")


@rule
def usable_scribes(s: State, seat: int) -> int:
    """FL-7.11, FL-7.23: scribes in the available half that did not just come there."""
    return s.workers[seat, Place.SCRIBES] - s.fresh_scribes[seat]


@rule
def open_slots(s: State, t: Tables, seat: int) -> int:
    """FL-7.7: how many more workers may come to Scribes."""
    return t.scribes - scribes_of(s, seat)


@rule
def forbids_placing(s: State, t: Tables) -> int:
    """FL-7.1, FL-7.17: an available worker and a resource, or a usable scribe."""
    if usable_scribes(s, s.actor) > 0:
        return 0
    if s.workers[s.actor, Place.AVAILABLE] == 0:
        return FL_7_5
    return 0 if has_resource(s, s.actor) else FL_7_2


@rule
def forbids_spend(s: State, t: Tables, resource: int) -> int:
    """FL-7.1, FL-7.2, FL-7.5: one piece in an action, of any kind, and only with a worker to place."""
    if s.resource_spent >= 0:
        return FL_7_1
    if s.hand[s.actor, resource] == 0:
        return FL_7_2
    if s.workers[s.actor, Place.AVAILABLE] == 0:
        return FL_7_5
    if s.scribes_opened == 0:
        return NOT_ASKED  # a scribe's use that opened nothing could as well come after: search sees one order
    return 0


@answers(SPEND, Step.PLACE, unless=forbids_spend)
@rule
def spend(s: State, t: Tables, log: Log, resource: int) -> None:
    """FL-7.2: the piece is spent; where the workers go is asked next."""
    give_back(s, s.actor, resource)
    s.resource_spent = resource
    s.step = Step.PUT


@rule
def source_workers(s: State, seat: int, source: int) -> int:
    """FL-7.14, FL-7.18, FL-7.19: own workers that a scribe finds in a place once it is itself in the used half."""
    if source == Place.SCRIBES:
        return s.workers[seat, source] - 1
    if source == Place.SCRIBES_USED:
        return s.workers[seat, source] + 1
    return s.workers[seat, source]


@rule
def forbids_scribe(s: State, t: Tables, source: int) -> int:
    """FL-7.11, FL-7.12, FL-7.13, FL-7.23: a usable scribe, and an available worker or one on any post or half."""
    if usable_scribes(s, s.actor) == 0:
        return FL_7_23 if s.workers[s.actor, Place.SCRIBES] > 0 else FL_7_11
    if source_workers(s, s.actor, source) > 0:
        return 0
    return FL_7_12 if source == Place.AVAILABLE else FL_7_13


@answers(SCRIBE, Step.PLACE, unless=forbids_scribe)
@rule
def scribe(s: State, t: Tables, log: Log, source: int) -> None:
    """FL-7.11, FL-7.16: this scribe is used, the others stay; where the worker goes is asked next."""
    move_workers(s, s.actor, Place.SCRIBES, Place.SCRIBES_USED, 1)
    s.pending_source = source
    s.step = Step.PUT_ONE


@rule
def forbids_put(s: State, t: Tables, target: int) -> int:
    """FL-7.6, FL-7.8, FL-7.27: any land, whoever has armies there, and any box; only Scribes has a limit."""
    return FL_7_6 if target == Place.AVAILABLE else forbids_crowding(s, t, target)


@rule
def forbids_crowding(s: State, t: Tables, target: int) -> int:
    """FL-7.7: Scribes has room for so many and no more."""
    return FL_7_7 if target == Place.SCRIBES and open_slots(s, t, s.actor) <= 0 else 0


@answers(PUT, Step.PUT, unless=forbids_put)
@rule
def put(s: State, t: Tables, log: Log, target: int) -> None:
    """FL-7.3: all workers of the resource part go to one place; how many is asked next."""
    s.pending_place = target
    s.step = Step.COUNT


@rule
def forbids_move(s: State, t: Tables, target: int) -> int:
    """FL-7.20, FL-7.21, FL-7.22: the place must change; for scribes both halves are one place, for tool makers two."""
    source = s.pending_source
    if target == Place.SCRIBES and (source == Place.SCRIBES or source == Place.SCRIBES_USED):
        return FL_7_20
    return FL_7_22 if source == target else forbids_crowding(s, t, target)


@answers(PUT, Step.PUT_ONE, unless=forbids_move)
@rule
def move_one(s: State, t: Tables, log: Log, target: int) -> None:
    """FL-7.12, FL-7.13, FL-7.15, FL-7.25: the worker goes where its scribe sends it, also one that came in this action."""
    source = s.pending_source
    if s.step_order:
        opens = source == Place.SCRIBES or source == Place.SCRIBES_USED or target == Place.AVAILABLE
        s.scribes_opened = max(s.scribes_opened, 1 if opens else 0)
    send(s, source, target, 1)
    if source == Place.SCRIBES:
        s.fresh_scribes[s.actor] = min(s.fresh_scribes[s.actor], s.workers[s.actor, source])
    scribe_used(log, s.actor, source, target)
    s.pending_source = -1


@rule
def send(s: State, source: int, target: int, n: int) -> None:
    """FL-2.6, FL-7.9, FL-7.23, FL-7.24: workers arrive in the available half; a new scribe waits. The action may go on."""
    move_workers(s, s.actor, source, target, n)
    if target == Place.SCRIBES:
        s.fresh_scribes[s.actor] += n
    s.done = 1
    s.step = Step.PLACE


@rule
def forbids_count(s: State, t: Tables, n: int) -> int:
    """FL-7.2, FL-7.4, FL-7.5, FL-7.7: from one worker to the value of the resource, of those available, with room."""
    if n > t.value[s.resource_spent]:
        return FL_7_2
    if n > s.workers[s.actor, Place.AVAILABLE]:
        return FL_7_5
    if s.pending_place == Place.SCRIBES and n > open_slots(s, t, s.actor):
        return FL_7_7
    return 0


@answers(COUNT, Step.COUNT, unless=forbids_count)
@rule
def count(s: State, t: Tables, log: Log, n: int) -> None:
    """FL-7.2, FL-7.3: so many available workers go to the place chosen."""
    target = s.pending_place
    send(s, Place.AVAILABLE, target, n)
    workers_placed(log, s.actor, s.resource_spent, target, n)
    s.pending_place = -1


@rule
def forbids_ending_placing(s: State, t: Tables) -> int:
    """FL-7.1: at least one worker placed or moved."""
    return 0 if s.done else FL_7_1
