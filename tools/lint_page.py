"""Keep rules out of the page: `python tools/lint_page.py`. The rules are written once, in `src/eduba/games/`.

The page may link to a rule by its id, print what the view says and lay it out. Whatever follows from the rules (what is
left, who is asked, what is in play) the view says. What can be told of that by reading is refused here: functions with the
name of a rule, rule ids in comments (which is where a copy says what it copies), and patterns of copies that were there.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "web" / "src"
GAMES: Final = ROOT / "src" / "eduba" / "games"

COMMENT: Final = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w'\"`])//[^\n]*", re.DOTALL)
RULE_ID: Final = re.compile(r"\b(?:UR|FL|CR|GA)-\d+")
DECLARED: Final = re.compile(r"\b(?:function|const|let)\s+([a-zA-Z]\w*)")
DRAWN_BY_CHANCE: Final = ("boards/common/chance.ts", "parts/Emblem.svelte")
"""They stir the letters of a name, bit by bit, for ornament."""
PATTERNS: Final = {
    r"[\w)\]] (?:>>>?|<<) \w|[^&]& 1\b": "bits of the record: the view says what they mean",
    r"\bfallen\b[^;\n]*\.length": "units that still fight are counted: the view says which side is asked",
    r"players\.length\s*[<>]": "the number of players decides: the view says what then holds",
    r"\bexpansion_[a-z]\b": "boxes decide what is in play: the view says it",
    r"findLast(?:Index)?\([^\n]*\bforced\b": "the last free decision is looked for: the position says where to go back to",
    r"\.includes\((?:view\.)?step\)": "questions are sorted into phases: the view says the phase",
    r"\bactor === \w+(?:\.\w+)* && [^\n]*(?:[oO]wner|[uU]sed)": "who may still do what: the view says it",
    r"Record<string, number>> = \{ \w+: \d": "words of the game stand for numbers: the view says the number",
}


def rules_of(game: Path) -> set[str]:
    """The names of a game's rules, as TypeScript would write them."""
    found = set()
    for path in game.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(ast.unparse(d) == "rule" for d in node.decorator_list):
                found.add(re.sub(r"_(\w)", lambda letter: letter[1].upper(), node.name))
    return {name for name in found if re.search("[A-Z]", name)}  # a single word is anybody's


def complaints(source: str, rules: set[str]) -> Iterator[tuple[int, str]]:
    """What a source of the page says that is for the rules to say: line and reason."""

    def line(at: int) -> int:
        return source.count("\n", 0, at) + 1

    for comment in COMMENT.finditer(source):
        if RULE_ID.search(comment[0]):
            yield (
                line(comment.start()),
                "a comment names a rule, as a copy of it would: the view says what follows from it",
            )
    code = COMMENT.sub(lambda comment: re.sub(r"[^\n]", " ", comment[0]), source)
    for declared in DECLARED.finditer(code):
        if declared[1] in rules:
            yield line(declared.start()), f"{declared[1]} is the name of a rule"
    for pattern, reason in PATTERNS.items():
        for found in re.finditer(pattern, code, re.MULTILINE):
            yield line(found.start()), reason


def main() -> int:
    """Print what is wrong; 1 if something is."""
    names = {game.name: rules_of(game) for game in GAMES.iterdir() if (game / "text").is_dir()}
    wrong = 0
    for path in sorted(p for p in PAGE.rglob("*") if p.suffix in (".ts", ".svelte")):
        place = path.relative_to(PAGE).as_posix()
        if place in DRAWN_BY_CHANCE:
            continue
        rules = next((found for game, found in names.items() if f"boards/{game}" in place), set[str]())
        for line, reason in complaints(path.read_text(encoding="utf-8"), rules):
            print(f"web/src/{place}:{line}: {reason}")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
