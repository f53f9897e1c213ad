"""Work shared out among processes of this machine; whoever breaks it off (Ctrl-C, SIGTERM) is not kept waiting for it."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from os import getpid
from typing import Any, Final, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")
STOPS: Final = (signal.SIGINT, signal.SIGTERM)
"""What breaks work off."""


@contextmanager
def crew(workers: int, prepare: Callable[..., None], *arguments: Any) -> Iterator[Executor]:
    """So many processes, each prepared once; if something goes wrong here they stop at once, in the middle of a game."""
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _prepared, (prepare, *arguments))
    try:
        with undisturbed():
            for _ in range(workers):
                pool.submit(getpid)  # something to do for each, so that all of them begin now
        yield pool
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.kill()  # they are deaf to anything gentler
        raise
    pool.shutdown()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C and SIGTERM wait. Processes that begin meanwhile are deaf to them from their first moment, not only when
    prepared."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepared(prepare: Callable[..., None], *arguments: Any) -> None:
    """Ctrl-C in a terminal reaches every process, and so does SIGTERM where a whole group is stopped: the first one alone
    decides what it means."""
    for stop in STOPS:
        signal.signal(stop, signal.SIG_IGN)
    prepare(*arguments)


def share_out(
    work: Callable[[Job], Done], jobs: Sequence[Job], workers: int, prepare: Callable[..., None], *arguments: Any
) -> Iterator[Done]:
    """Do all jobs, in processes that were prepared (or in this one, if one is enough), and tell each as it is done."""
    if not jobs:
        return
    if workers <= 1:
        prepare(*arguments)
        yield from map(work, jobs)
        return
    with crew(workers, prepare, *arguments) as pool:
        for done in as_completed([pool.submit(work, job) for job in jobs]):
            yield done.result()
