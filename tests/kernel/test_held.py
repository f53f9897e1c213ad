"""Whether rules are in the cache is said before anybody waits for them: that there is a folder says nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from kernel.test_cache import ASK, Workshop, workshop

__all__ = ["workshop"]

HELD: Final = """
import json
import door
import pebbles
from eduba.kernel.held import is_held
from eduba.kernel.specialise import specialise

said = {"before": is_held(pebbles.GAME, [door])}
specialise(door, pebbles.GAME)
print(json.dumps({**said, "after": is_held(pebbles.GAME, [door])}))
"""

ELSEWHERE: Final = "import llvmlite.binding as llvm\nllvm.get_host_cpu_name = lambda: 'generic'\n"
"""As in an image that was built on another processor."""


@pytest.mark.parametrize("change", ["nothing", "rules", "generic module", "flags", "processor"])
def test_what_is_compiled_is_held_until_something_changes(workshop: Workshop, change: str) -> None:
    assert workshop.ask(HELD) == {"before": False, "after": True}
    flags, script = {}, HELD
    if change == "rules":
        workshop.change("pebbles/counting.py", "n * 12", "n * 10")
    elif change == "generic module":
        workshop.change("door.py", "return evaluate(", "return -evaluate(")
    elif change == "flags":
        flags["EDUBA_UNCHECKED"] = "1"
    elif change == "processor":
        script = ELSEWHERE + HELD
    assert list((workshop.cache / "pebbles").iterdir()), "there is a folder for the game, whatever is in it"
    assert workshop.ask(script, **flags) == {"before": change == "nothing", "after": True}


def test_a_part_of_what_was_compiled_is_not_enough(workshop: Workshop) -> None:
    workshop.ask()
    files = [Path(name) for name in workshop.cached() if ".entry.ask" in name and name.endswith(".nbc")]
    assert len(files) == 1
    (workshop.cache / files[0]).unlink()
    assert workshop.ask(HELD)["before"] is False
    assert workshop.ask(ASK)["compiled"] == []
