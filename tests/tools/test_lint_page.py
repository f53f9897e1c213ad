"""The lint that keeps rules out of the page: it refuses the copies of rules that the page once had."""

from __future__ import annotations

from pathlib import Path

import pytest

import lint_page

COPIES = {
    "the exchange more of Sippar": """
        export function hasExtra({ step, actor, regions, doing }: FloodView, seat: number): boolean {
          const isOwner = regions.some(({ name, cityOwner }) => name === "sippar" && cityOwner === seat);
          return step === "trade" && actor === seat && isOwner && !doing.sipparUsed;
        }""",
    "the same under another name": "return step === 'trade' && actor === seat && isOwner && !doing.sipparUsed;",
    "goods that were taken": "const taken = isOurs && ((view.doing.taken[region] ?? 0) >> i) % 2 === 1;",
    "the smaller side": """
        const [attackers = 0, defenders = 0] =
          fight?.units.map((units) => units.filter(({ fallen }) => !fallen).length) ?? [];""",
    "the smaller side, drawn": "const n = fight.units.map((units) => units.filter((unit) => !unit.fallen).length);",
    "the row of a bonus": """
        const ROWS: Readonly<Record<string, number>> = { strength: 0, tactics_bonus: 1, mobility: 2 };""",
    "the entry to go back to": "const last = plays.findLastIndex((play) => play.seat === seat && !play.forced);",
    "Empires in play": """const BOXES = { assyria: "expansion_a", hatti: "expansion_a" };""",
    "places of a track": "third: view.players.length > 2 ? third : 0",
    "phases of a turn": "return PHASES.findIndex((steps) => steps.includes(step));",
    "a rule in a comment": "/** GA-21.1: the larger side is lined up. */",
    "a rule in a comment to the right": "const side = 1; // of equal sides the defender (GA-21.1)",
    "a rule in a comment of the markup": "<main><!-- FL-8.20 --></main>",
}


@pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)
def test_a_copy_of_a_rule_is_refused(copied: str) -> None:
    assert list(lint_page.complaints(copied, {"hasExtra", "isTaken"}))


@pytest.mark.parametrize(
    "said",
    [
        """return { title: this.t("board-turn"), lines, rule: "FL-9.1" };""",
        """const CHAPTER: Record<Kind, string> = { build: "FL-6.1", place: "FL-7.1" };""",
        "const address = `https://your.site/UR-1`;",
        "if (ready && isOpen) mark(view.actor === seat);",
    ],
)
def test_links_to_rules_and_what_the_view_says_are_welcome(said: str) -> None:
    assert list(lint_page.complaints(said, {"hasExtra"})) == []


def test_rules_are_known_by_name_as_the_page_would_write_them() -> None:
    assert {"hasExtra", "exchangesLeft", "isRegular"} <= lint_page.rules_of(lint_page.GAMES / "flood")
    assert {"smallerSide", "bonusRow"} <= lint_page.rules_of(lint_page.GAMES / "gardens")


def test_the_page_has_no_copy_of_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert lint_page.main() == 0, capsys.readouterr().out


def test_a_copy_in_a_file_is_named_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    board = tmp_path / "boards" / "flood"
    board.mkdir(parents=True)
    (board / "view.ts").write_text("export const n = 1;\n\nexport function hasExtra() {}\n")
    monkeypatch.setattr(lint_page, "PAGE", tmp_path)
    assert lint_page.main() == 1
    assert capsys.readouterr().out == "web/src/boards/flood/view.ts:3: hasExtra is the name of a rule\n"
