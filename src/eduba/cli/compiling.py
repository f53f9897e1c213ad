"""`eduba compile`: all games in parallel processes, with a progress bar."""

from __future__ import annotations

import os
import time
from concurrent.futures import Future
from multiprocessing import Manager
from queue import Empty
from types import ModuleType
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn

from eduba.arena.processes import crew, undisturbed
from eduba.kernel.game import installed, load
from eduba.kernel.record import DeclarationError
from eduba.kernel.references import rules_of


def generic_modules() -> tuple[ModuleType, ...]:
    """What is compiled for every game."""
    from eduba.bots import chain, tree
    from eduba.kernel import edge, loops

    return edge, loops, chain, tree


def all_held() -> bool:
    """Whether everything is in the cache that could be compiled now."""
    from eduba.kernel.held import is_held

    return all(is_held(load(name), generic_modules()) for name in installed())


def compile_game(name: str, prune_old: bool, news: Any) -> tuple[int, float, int]:
    """Compile one game and all generic loops for it: rules compiled, seconds, old folders removed."""
    from eduba.kernel.compile import prune
    from eduba.kernel.specialise import build_of, specialise

    game = load(name)
    start = time.monotonic()
    modules = generic_modules()
    for stage, module in enumerate(modules):

        def progress(done: int, total: int, rule: str, stage: int = stage) -> None:
            news.put((name, stage + done / total, len(modules)))

        specialise(module, game, progress)
    build = build_of(game)
    removed = prune(game, build.keys) if prune_old else 0
    return len(build.compiled), time.monotonic() - start, removed


def compile_all(prune_old: bool, console: Console) -> bool:
    """Compile every installed game; say how long each took, or what is to be mended in it. Whether all are ready."""
    names = sorted(installed(), key=_rules, reverse=True)  # what takes longest begins first
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f}%"))
    with undisturbed():
        manager = Manager()  # deaf as the others, so that it is there until the first process leaves it
    with (
        manager,
        Progress(*columns, console=console, transient=True) as bar,
        crew(min(len(names), os.cpu_count() or 1), _nothing) as pool,
    ):
        news = manager.Queue()
        tasks = {name: bar.add_task(f"compiling {name}", total=1) for name in names}
        running = {name: pool.submit(compile_game, name, prune_old, news) for name in names}
        while not all(future.done() for future in running.values()):
            _show(news, bar, tasks)
    for name, future in running.items():
        console.print(_line(name, future), soft_wrap=True)
    return all(future.exception() is None for future in running.values())


def _nothing() -> None:
    """A process that compiles needs no preparation."""


def _rules(name: str) -> int:
    """How many rules a game has."""
    return len(rules_of(load(name)))


def _show(news: Any, bar: Progress, tasks: dict[str, TaskID]) -> None:
    try:
        name, done, total = news.get(timeout=0.2)
    except Empty:
        return
    bar.update(tasks[name], completed=done, total=total)


def _line(name: str, future: Future[tuple[int, float, int]]) -> str:
    try:
        compiled, seconds, removed = future.result()
    except DeclarationError as error:
        return f"{name} cannot be compiled:\n{error}"
    said = f"{compiled} rules compiled in {seconds:.1f} s" if compiled else f"ready in {seconds:.1f} s"
    return f"{name}: {said}" + (f", {removed} old folders removed" if removed else "")
