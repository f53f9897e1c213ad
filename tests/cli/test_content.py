"""`eduba content`, and `--content` wherever a game is played or looked at."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

from cli.door import FINISHED, eduba
from eduba.cli.packs import box_of
from eduba.kernel.content import SHAPE, value_files
from eduba.kernel.game import installed, load
from match.packs import doubled, squares

ROOT: Final = Path(__file__).parents[2]


@pytest.mark.parametrize("game", installed())
def test_a_copy_of_the_box_is_sound_and_the_same(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "box"
    names = value_files(box_of(load(game)))
    copied = eduba("content", "copy", game, folder)
    assert (copied.code, copied.out) == (0, f"{folder}: {', '.join(names)}\n")
    assert sorted(file.name for file in folder.iterdir()) == names
    assert SHAPE not in names
    checked = eduba("content", "check", game, folder)
    found = load(game)
    assert (checked.code, checked.out) == (
        0,
        f"{folder}: sound. {game}-v{found.version}, content {found.content().hash}, the same values as in the box.\n"
        f"Its own: {', '.join(names)}\n",
    )


def test_a_changed_pack_has_another_hash(tmp_path: Path) -> None:
    ran = eduba("content", "check", "ur", doubled(tmp_path / "box"))
    found = load("ur").content(tmp_path / "box").hash
    assert ran.out == f"{tmp_path}/box: sound. ur-v{load('ur').version}, content {found}.\nIts own: values.toml\n"
    assert found != load("ur").content().hash


def test_the_examples_of_the_document_are_sound(tmp_path: Path) -> None:
    """What docs/your-own-box.md has an owner type in and shows."""
    told = (ROOT / "docs" / "your-own-box.md").read_text(encoding="utf-8")
    sets, token = re.findall(r"```toml\n(.*?)```", told, re.DOTALL)
    shown = re.search(r"^my-ur: sound\. .*?\n```", told, re.DOTALL | re.MULTILINE)
    assert shown is not None
    for game, file, typed in (("ur", "values.toml", sets), ("gardens", "trade.toml", token)):
        folder = tmp_path / f"my-{game}"
        eduba("content", "copy", game, folder, file)
        box = (folder / file).read_text(encoding="utf-8")
        part = re.escape(typed.splitlines()[0])
        mine, count = re.subn(rf"^{part}\n.*?(?=^\[|\Z)", typed + "\n", box, flags=re.DOTALL | re.MULTILINE)
        assert count == 1
        (folder / file).write_text(mine, encoding="utf-8")
        ran = eduba("content", "check", game, folder)
        assert ran.code == 0
        if game == "ur":
            assert ran.out.replace(f"{tmp_path}/", "") == shown[0].removesuffix("```")


def test_without_a_command_both_are_listed() -> None:
    ran = eduba("content")
    assert ran.code == 0
    assert "copy" in ran.out
    assert "check" in ran.out


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A match of UR that was begun and left, with every set counting double."""
    file = tmp_path / "match.json"
    ran = eduba("play", "ur", "--content", doubled(tmp_path / "mine"), "--save", file, typed=["1", "1", "1", "q"])
    assert ran.err == ""
    assert file.exists()
    return file


def test_a_match_is_verified_with_its_pack_and_names_it_without(played: Path, tmp_path: Path) -> None:
    ur = load("ur")
    mine, other = tmp_path / "mine", squares(tmp_path / "other")
    wanted = ur.content(mine).hash
    assert json.loads(played.read_text(encoding="utf-8"))["content"] == wanted
    assert ": sound." in eduba("verify", played, "--content", mine).out.replace("\n", "")
    for given, loaded in ((), ur.content()), (("--content", other), ur.content(other)):
        ran = eduba("verify", played, *given)
        said = f"played with content '{wanted}'; loaded is {loaded.hash} (use --content with its folder)"
        assert (ran.code, ran.err) == (2, f"eduba: {played}: {said}\n")
    assert "loaded is " + wanted in eduba("verify", FINISHED, "--content", mine).err


@pytest.mark.parametrize("command", ["replay", "analyse --simulations 1", "play ur --resume", "fork"])
def test_a_match_is_shown_and_goes_on_with_its_pack(command: str, played: Path, tmp_path: Path) -> None:
    more: list[str | Path] = ["2", tmp_path / "fork.json"] if command == "fork" else []
    with_pack = eduba(*command.split(), played, *more, "--content", tmp_path / "mine", typed=["q"])
    assert (with_pack.code, with_pack.err) == (0, "")
    (tmp_path / "fork.json").unlink(missing_ok=True)
    without = eduba(*command.split(), played, *more, typed=["q"])
    assert without.code == 2
    assert "use --content with its folder" in without.err


def test_bots_play_with_a_pack(tmp_path: Path) -> None:
    pack = doubled(tmp_path / "box")
    command = ("simulate", "ur", "-n", "1", "--seed", "3", "--processes", "1", "-o", "round_limit=3")
    seats = ("--seats", "random,random,random")
    plain, mine = eduba(*command, *seats), eduba(*command, *seats, "--content", pack)
    assert plain.code == mine.code == 0

    def points(out: str) -> list[float]:
        return [float(line.split("│")[3].split("±")[0]) for line in out.splitlines() if line.startswith("│")]

    assert points(mine.out) == [2 * found for found in points(plain.out)]
