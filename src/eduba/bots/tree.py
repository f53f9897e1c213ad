"""Information-set Monte Carlo tree search, written once for all games.

Generic: specialised for each game (`kernel.specialise`); `bots.search` is its door for Python.

One simulation: guess what the seat cannot know (`determinize`) and which chance will come, walk down the tree, add the
answers met for the first time, play on at random for a few turns, value what is there for every seat, and tell the
nodes passed. A node stands for the answers given since the root, not for a position: guesses and chance of different
simulations meet in it (single observer, open loop). So an answer is compared with others only in those simulations in
which it could be given (`seen`), each seat's choices are judged by what they brought that seat, and a forced answer
makes no node.
"""

from __future__ import annotations

import math
from enum import IntEnum
from typing import Final, NamedTuple

from eduba.kernel.contract import State, Tables, determinize, do, evaluate, legal, prior, result
from eduba.kernel.events import Log
from eduba.kernel.random import below, derive
from eduba.kernel.record import Record, Records, number
from eduba.kernel.rule import Floats, Ints, rule

ENTRIES: Final = ("find", "prune", "search")
"""The rules that Python calls."""
NONE: Final = -1
SEATS: Final = 6
"""The most seats a game may have."""

ROOT: Final = 0
WALK: Final = 1
TRIAL: Final = 2
WANTED: Final = 3
SPACE: Final = 4

WORTH: Final = 0
"""Of a node: what its visits brought the seat that chose it, in all."""
LOOK: Final = 1
"""What it looked like when it was first met, from 0 to 1."""
WINS: Final = 2
"""And the wins of each seat in its visits."""
STRIDE: Final = WINS + SEATS


class Knob(IntEnum):
    """How to search. The names, in small letters, are those of a game's `bots.toml`."""

    EXPLORE = 0
    """How much an answer seldom tried is worth trying."""
    FAITH = 1
    """How many simulations the first look at an answer counts for; 0: no look is taken."""
    BIAS = 2
    """How much the game's `prior` draws at first."""
    TURNS = 3
    """After how many changes of the seat to move a play-out stops, to be valued by `evaluate` …"""
    STEPS = 4
    """… and after how many decisions at the latest."""
    SPREAD = 5
    """How many points of `evaluate` are a lead of e to 1."""
    RANKS = 6
    """How much of a result's value is one's rank; the rest is whether one wins."""
    CARE = 7
    """Among how many random answers a play-out takes the one after which `evaluate` is highest."""


STOP: Final = 0
USED: Final = 1


class Node(Record):
    """One answer in the tree."""

    parent = number("the node before it; -1 for the root", bits=32)
    child = number("the first answer after it, in the order of their keys; -1 if none was met", bits=32)
    sibling = number("the next answer to the same question; -1 if none", bits=32)
    key = number("the answer and the seat that gives it", bits=32)
    visits = number("simulations that gave this answer", bits=32)
    seen = number("simulations that could have given it", bits=32)


class Desk(NamedTuple):
    """All that a search works on and with: one for each thread."""

    states: Records[State]
    """The position searched, as the seat guesses it, and room to work: `ROOT`, `WALK`, `TRIAL`, `WANTED`."""
    cells: Ints
    """The same records, as words."""
    tables: Records[Tables]
    logs: Records[Log]
    """Where nothing is told."""
    out: Ints
    """The legal answers to a question …"""
    weights: Floats
    """… and how promising `prior` finds each."""
    points: Ints
    ranks: Ints
    worth: Floats
    """What a position is worth to each seat …"""
    wins: Floats
    """… its chance to win …"""
    strengths: Floats
    """… and what both come from."""
    nodes: Records[Node]
    """The tree; node 0 is its root."""
    sums: Floats
    """`STRIDE` numbers for each node: `WORTH`, `LOOK`, `WINS`."""
    spare_nodes: Records[Node]
    spare_sums: Floats
    """Room for a part of the tree that is worth keeping."""
    path: Ints
    knobs: Floats
    """How to search, by `Knob`."""
    control: Ints
    """`STOP` asks to end at once, `USED` counts the nodes in use."""


@rule
def search(d: Desk, seed: int, simulations: int) -> None:
    """Search until the root has been visited so often, or it is asked to stop."""
    s = d.states[WALK]
    t = d.tables[0]
    seat = d.states[ROOT].actor
    while d.nodes[0].visits < simulations and d.control[STOP] == 0:
        d.states[WALK] = d.states[ROOT]
        determinize(s, t, seat, derive(seed, d.nodes[0].visits))
        leaf = descend(d)
        play_out(d)
        appraise(d, s)
        credit(d, leaf)


@rule
def descend(d: Desk) -> int:
    """Walk from the root along the most promising answers to one not given before, or to the end; the node reached."""
    s = d.states[WALK]
    node = 0
    n = legal(s, d.tables[0], d.out)  # the question asked is answered, even where search sees one answer only
    while True:
        if n == 0 or (node > 0 and d.nodes[node].visits == 0) or d.control[USED] + n > len(d.nodes):
            return node
        node = choose(d, n, node)
        do(s, d.tables[0], answer(d.nodes[node].key), d.logs[0])
        n = pass_forced(d, s)


@rule
def pass_forced(d: Desk, s: State) -> int:
    """Give all forced answers; how many there are to the next question (0: the game is over)."""
    n = legal(s, d.tables[0], d.out) if s.actor >= 0 else 0
    while n == 1:
        do(s, d.tables[0], d.out[0], d.logs[0])
        n = legal(s, d.tables[0], d.out) if s.actor >= 0 else 0
    return n


@rule
def key_of(action: int, seat: int) -> int:
    """What a child is known by: the same answer of another seat is another child."""
    return action * 8 + seat


@rule
def answer(key: int) -> int:
    """The action of a node."""
    return key // 8


@rule
def chooser(key: int) -> int:
    """The seat of a node."""
    return key % 8


@rule
def choose(d: Desk, n: int, node: int) -> int:
    """The answer to try among `n`, which all have or get a node; answers and children come in one order."""
    nodes = d.nodes
    seat = d.states[WALK].actor
    met = d.control[USED]
    before = NONE
    child = nodes[node].child
    best = NONE
    highest = 0.0
    for i in range(n):
        wanted = key_of(d.out[i], seat)
        while child != NONE and nodes[child].key < wanted:
            before = child
            child = nodes[child].sibling
        if child == NONE or nodes[child].key > wanted:
            child = insert(d, node, before, child, wanted)
        nodes[child].seen += 1
        if child < met:
            value = promise(d, child)
            if best == NONE or value > highest:
                best = child
                highest = value
        before = child
        child = nodes[child].sibling
    if met < d.control[USED]:
        look(d, n, node, met)
        for fresh in range(met, d.control[USED]):
            value = promise(d, fresh)
            if best == NONE or value > highest:
                best = fresh
                highest = value
    return best


@rule
def insert(d: Desk, parent: int, before: int, after: int, key: int) -> int:
    """A new node between two siblings."""
    fresh = d.control[USED]
    d.control[USED] += 1
    node = d.nodes[fresh]
    node.parent = parent
    node.child = NONE
    node.sibling = after
    node.key = key
    node.visits = 0
    node.seen = 0
    for i in range(STRIDE):
        d.sums[STRIDE * fresh + i] = 0.0
    d.sums[STRIDE * fresh + LOOK] = 0.5
    if before == NONE:
        d.nodes[parent].child = fresh
    else:
        d.nodes[before].sibling = fresh
    return fresh


@rule
def promise(d: Desk, child: int) -> float:
    """What an answer may be worth: its mean so far with the first look counted in, and more the less it was tried."""
    visits = d.nodes[child].visits
    faith = max(d.knobs[Knob.FAITH], 0.001)
    mean = (d.sums[STRIDE * child + WORTH] + faith * d.sums[STRIDE * child + LOOK]) / (visits + faith)
    return mean + d.knobs[Knob.EXPLORE] * math.sqrt(math.log(d.nodes[child].seen + 1.0) / (visits + 1.0))


@rule
def look(d: Desk, n: int, node: int, met: int) -> None:
    """What the answers met for the first time look like: the position right after each, and the game's `prior`."""
    if d.knobs[Knob.FAITH] <= 0.0:
        return
    s = d.states[WALK]
    t = d.tables[0]
    prior(s, t, d.out, n, d.weights)
    total = 0.0
    for i in range(n):
        total += d.weights[i]
    child = d.nodes[node].child
    for i in range(n):
        while d.nodes[child].key != key_of(d.out[i], s.actor):
            child = d.nodes[child].sibling
        if child >= met:
            d.states[TRIAL] = d.states[WALK]
            do(d.states[TRIAL], t, d.out[i], d.logs[0])
            appraise(d, d.states[TRIAL])
            d.sums[STRIDE * child + LOOK] = d.worth[s.actor] + d.knobs[Knob.BIAS] * d.weights[i] / total


@rule
def play_out(d: Desk) -> None:
    """Play on, more or less at random, until the move has passed on so often or so many decisions were made."""
    s = d.states[WALK]
    passed = 0
    made = 0
    while s.actor >= 0 and made < d.knobs[Knob.STEPS] and passed < d.knobs[Knob.TURNS]:
        seat = s.actor
        n = legal(s, d.tables[0], d.out)
        action = d.out[below(s, n)]
        if n > 1 and d.knobs[Knob.CARE] > 1.0:
            action = better(d, action, n)
        do(s, d.tables[0], action, d.logs[0])
        made += 1
        if s.actor != seat:
            passed += 1


@rule
def better(d: Desk, action: int, n: int) -> int:
    """An answer, or one of some more drawn at random, whichever looks best to the seat right after it."""
    s = d.states[WALK]
    t = d.tables[0]
    best = action
    highest = 0.0
    for i in range(int(d.knobs[Knob.CARE])):
        if i > 0:
            action = d.out[below(s, n)]
        d.states[TRIAL] = d.states[WALK]
        do(d.states[TRIAL], t, action, d.logs[0])
        value = evaluate(d.states[TRIAL], t, s.actor)
        if i == 0 or value > highest:
            best = action
            highest = value
    return best


@rule
def appraise(d: Desk, s: State) -> None:
    """What a position is worth to each seat, and each seat's chance to win.

    At the end the ranks say it; before it `evaluate`, as if leads decided by a logistic law.
    """
    assess(d, s)
    total = 0.0
    for seat in range(s.seats):
        beaten = 0.0
        odds = 1.0
        for other in range(s.seats):
            if other != seat:
                ahead = math.exp(max(-40.0, min(40.0, d.strengths[other] - d.strengths[seat])))
                beaten += 1.0 / (1.0 + ahead)
                odds += ahead
        d.worth[seat] = d.knobs[Knob.RANKS] * beaten / max(1, s.seats - 1)
        d.wins[seat] = 1.0 / odds
        total += 1.0 / odds
    for seat in range(s.seats):
        d.wins[seat] /= total
        d.worth[seat] += (1.0 - d.knobs[Knob.RANKS]) * d.wins[seat]


@rule
def assess(d: Desk, s: State) -> None:
    """How strong each seat stands; at the end so far apart that nothing is left to chance."""
    if s.actor >= 0:
        for seat in range(s.seats):
            d.strengths[seat] = evaluate(s, d.tables[0], seat) / d.knobs[Knob.SPREAD]
    else:
        result(s, d.tables[0], d.points, d.ranks)
        for seat in range(s.seats):
            d.strengths[seat] = -40.0 * d.ranks[seat]


@rule
def credit(d: Desk, leaf: int) -> None:
    """Tell the nodes from a leaf to the root what came of it."""
    node = leaf
    while node != NONE:
        d.nodes[node].visits += 1
        if node > 0:
            d.sums[STRIDE * node + WORTH] += d.worth[chooser(d.nodes[node].key)]
        for seat in range(d.states[ROOT].seats):
            d.sums[STRIDE * node + WINS + seat] += d.wins[seat]
        node = d.nodes[node].parent


@rule
def find(d: Desk, seat: int, least: int) -> int:
    """The node, visited at least so often, at which the wanted position stands; -1 if there is none.

    Positions are compared as the seat sees them: `determinize` with one seed makes those equal that the seat cannot tell
    apart.
    """
    size = len(d.cells) // SPACE
    determinize(d.states[WANTED], d.tables[0], seat, 0)
    for node in range(1, d.control[USED]):
        if d.nodes[node].visits >= least and reaches(d, node):
            determinize(d.states[TRIAL], d.tables[0], seat, 0)
            equal = True
            for i in range(size):
                equal = equal and d.cells[TRIAL * size + i] == d.cells[WANTED * size + i]
            if equal:
                return node
    return NONE


@rule
def reaches(d: Desk, node: int) -> bool:
    """Give the answers that lead to a node, in the record for trials; whether all of them exist and they are not many."""
    s = d.states[TRIAL]
    d.states[TRIAL] = d.states[ROOT]
    depth = 0
    while node > 0:
        if depth == len(d.path):
            return False
        d.path[depth] = d.nodes[node].key
        depth += 1
        node = d.nodes[node].parent
    n = legal(s, d.tables[0], d.out)
    for i in range(depth):
        key = d.path[depth - 1 - i]
        if not is_among(d, n, s.actor, key):
            return False
        do(s, d.tables[0], answer(key), d.logs[0])
        n = pass_forced(d, s)
    return True


@rule
def prune(d: Desk, root: int) -> None:
    """Copy the tree under a node into the spare buffers, where that node is the root.

    In some simulations chance asked another question there than the wanted position asks. Of its answers only those are
    kept that can be given now, and of its visits only those that gave one of them.
    """
    transplant(d, root, 0, NONE)
    d.spare_nodes[0].sibling = NONE
    d.spare_nodes[0].visits = 1  # the one that made the node
    wanted = d.states[WANTED]
    n = legal(wanted, d.tables[0], d.out)
    used = 1
    at = 0
    while at < used:  # the node at `at` still names its children by their old numbers
        child = d.spare_nodes[at].child
        d.spare_nodes[at].child = NONE
        before = NONE
        while child != NONE:
            if at > 0 or is_among(d, n, wanted.actor, d.nodes[child].key):
                transplant(d, child, used, at)
                if before == NONE:
                    d.spare_nodes[at].child = used
                else:
                    d.spare_nodes[before].sibling = used
                d.spare_nodes[used].sibling = NONE
                before = used
                used += 1
                if at == 0:
                    d.spare_nodes[0].visits += d.nodes[child].visits
            child = d.nodes[child].sibling
        at += 1
    d.control[USED] = used


@rule
def is_among(d: Desk, n: int, seat: int, key: int) -> bool:
    """Whether a seat can give an answer now."""
    for i in range(n):
        if key_of(d.out[i], seat) == key:
            return True
    return False


@rule
def transplant(d: Desk, node: int, to: int, parent: int) -> None:
    """Copy one node into the spare buffers."""
    d.spare_nodes[to] = d.nodes[node]
    d.spare_nodes[to].parent = parent
    for i in range(STRIDE):
        d.spare_sums[STRIDE * to + i] = d.sums[STRIDE * node + i]
