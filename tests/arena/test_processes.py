"""Work in processes: all of it, in any order, and none of it when it is broken off."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
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
    """Whether this process was deaf to Ctrl-C from its beginning."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


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


def test_a_tournament_that_is_broken_off_ends_and_can_be_taken_up_again(tmp_path: Path) -> None:
    """As by Ctrl-C in a terminal, which reaches every process; games without end would be left."""
    file = tmp_path / "games.jsonl"
    options = ["--games", "100000", "--processes", "2", "--out", str(file)]
    command = [str(Path(sys.executable).parent / "eduba"), "arena", "ur", "--bots", "random,greedy", *options]
    running = subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE, text=True)
    try:
        ends = time.monotonic() + PATIENCE
        while not file.exists() or len(file.read_bytes().splitlines()) < 4:
            assert running.poll() is None
            assert time.monotonic() < ends, "no game was played"
            time.sleep(0.1)
        os.killpg(running.pid, signal.SIGINT)
        _, said = running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
    assert running.returncode == 130
    assert "Traceback" not in said
    assert len(file.read_bytes().splitlines()) >= 4
