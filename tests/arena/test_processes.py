"""Work in processes: all of it, in any order, and none of it when it is broken off."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path

import pytest

from eduba.arena.processes import share_out

PATIENCE = 120
_prepared: list[int] = []


def prepare(base: int) -> None:
    """What each process does once."""
    _prepared[:] = [base]


def work(number: int) -> tuple[int, int]:
    """A job."""
    return _prepared[0] + number, os.getpid()


def fail(number: int) -> int:
    """A job that cannot be done, and others that take for ever."""
    if number == 0:
        raise ValueError("it cannot be done")
    time.sleep(3600)
    return number


@pytest.mark.parametrize("workers", [0, 1, 2])
def test_every_job_is_done_once(workers: int) -> None:
    done = list(share_out(work, range(7), workers, prepare, 100))
    assert sorted(number for number, _ in done) == list(range(100, 107))
    assert (os.getpid() in {process for _, process in done}) == (workers < 2)


def deafness(number: int) -> bool:
    """Whether this process was deaf to Ctrl-C and SIGTERM from its beginning."""
    return signal.pthread_sigmask(signal.SIG_BLOCK, ()) >= {signal.SIGINT, signal.SIGTERM}


def test_ctrl_c_is_for_the_first_process_alone() -> None:
    """The others do not hear it even before they are prepared: they would say so at length."""
    assert list(share_out(deafness, range(6), 2, prepare, 0)) == [True] * 6
    assert not deafness(0)


def test_without_jobs_nothing_is_prepared() -> None:
    _prepared.clear()
    assert list(share_out(work, [], 0, prepare, 100)) == []
    assert _prepared == []


def test_a_job_that_fails_stops_the_others() -> None:
    before = set(active_children())
    with pytest.raises(ValueError, match="it cannot be done"):
        list(share_out(fail, range(20), 2, prepare, 0))
    ends = time.monotonic() + PATIENCE
    while left := set(active_children()) - before:
        assert time.monotonic() < ends, f"still at work: {left}"
        time.sleep(0.05)


STOPS = {"Ctrl-C": (signal.SIGINT, 130), "SIGTERM": (signal.SIGTERM, 143)}


def start(*arguments: str | Path) -> subprocess.Popen[str]:
    """A command in a group of its own that hears Ctrl-C, even where who runs the tests is deaf to it."""
    command = [str(Path(sys.executable).parent / "eduba"), *map(str, arguments)]
    return subprocess.Popen(
        command,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def group_of(leader: int) -> set[int]:
    """The processes that belong to a group."""
    found = set()
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, group = entry.read_text().rpartition(")")[2].split()[:3]
            if int(group) == leader and state != "Z":
                found.add(int(entry.parent.name))
    return found


def wait_for(what: Callable[[], bool], complaint: str) -> None:
    """Wait until something is so."""
    ends = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < ends, complaint
        time.sleep(0.1)


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked up in /proc")
@pytest.mark.parametrize("whom", ["the group", "the first"])
@pytest.mark.parametrize(("stop", "code"), STOPS.values(), ids=STOPS)
def test_a_tournament_that_is_broken_off_ends_and_can_be_taken_up_again(
    tmp_path: Path, stop: signal.Signals, code: int, whom: str
) -> None:
    """As by Ctrl-C in a terminal, which reaches every process, or by `kill`; games without end would be left."""
    file = tmp_path / "games.jsonl"
    options = ("--games", "100000", "--processes", "2", "--out", file)
    running = start("arena", "ur", "--bots", "random,greedy", *options)
    try:
        wait_for(lambda: file.exists() and len(file.read_bytes().splitlines()) >= 4, "no game was played")
        assert running.poll() is None
        (os.killpg if whom == "the group" else os.kill)(running.pid, stop)
        _, said = running.communicate(timeout=PATIENCE)
        wait_for(lambda: not group_of(running.pid), "some of its processes are left")
    finally:
        running.kill()
    assert running.returncode == code
    assert "Traceback" not in said
    assert len(file.read_bytes().splitlines()) >= 4


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are looked up in /proc")
@pytest.mark.parametrize(
    "arguments", ["compile", "simulate ur -n 1000000 --processes 2", "tune ur --steps 100000 --processes 2"]
)
def test_whatever_works_in_processes_stops_when_it_is_told_to(
    arguments: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if arguments == "compile":
        monkeypatch.setenv("EDUBA_CACHE_DIR", str(tmp_path / "cache"))  # there is much to do
    running = start(*arguments.split())
    try:
        wait_for(lambda: len(group_of(running.pid)) >= 3, "no other process was begun")
        os.killpg(running.pid, signal.SIGTERM)
        _, said = running.communicate(timeout=PATIENCE)
        wait_for(lambda: not group_of(running.pid), "some of its processes are left")
    finally:
        running.kill()
    assert (running.returncode, "Traceback" in said) == (143, False)
