"""`make lint`, the part about rules: the house rules of arithmetic, and every rule compiled to PTX without a GPU."""

from __future__ import annotations

import sys
import warnings

from rich.progress import Progress

from eduba.kernel import lint
from eduba.kernel.game import Game, installed, load


def compile_for_gpu(game: Game, bar: Progress) -> str:
    """Compile all rules of a game to PTX; a line about it."""
    from eduba.kernel.gpu import compile_ptx

    task = bar.add_task(f"{game.id}: rules for a GPU", total=None)

    def progress(done: int, total: int, name: str) -> None:
        bar.update(task, completed=done, total=total)

    code = compile_ptx(game, progress)
    return f"{game.id}: {len(code)} functions compile to PTX, {sum(map(len, code.values())) // 1024} kB"


def main() -> int:
    """Check all installed games; 1 if anything was found."""
    games = [load(name) for name in installed()]
    findings = [finding for game in games for finding in lint.lint_game(game)]
    for finding in findings:
        print(finding)
    if findings:
        return 1
    print(f"rule bodies of {', '.join(g.id for g in games)}: nothing found")
    if sys.platform != "linux":
        print("the GPU check runs on Linux only: numba-cuda has no compiler elsewhere")
        return 0
    warnings.simplefilter("ignore")
    with Progress(transient=True) as bar:
        lines = [compile_for_gpu(game, bar) for game in games]
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
