"""A copy of Eduba that speaks one language more, Sumerian, as far as it goes: added as docs/add-a-language.md says.

Few of its texts are there. One of its words lacks a form that one of its sentences needs.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import eduba

CODE: Final = "sux"
NAME: Final = "Emegir"
FILES: Final = {
    "text/sux.ftl": """
page-welcome = É-dub-ba-a
page-cover = { $name-to } šum
""",
    "games/ur/text/sux.ftl": """
title = Urim
face-war = Mè
    .with = mè-da
do-place = { $tile }-a gar
do-act = { $face-with } ak
do-show = { $face } pàd
""",
    "games/ur/text/rules.sux.md": """# Urim

## 1. Inim

[UR-1.4] Ki min zag dili-àm.
""",
}
"""`.with` is a form that no other face has."""
DECLARED: Final = f"""
[{CODE}]
name = "{NAME}"
forms = {{ of = "{{name}}-ak", to = "{{name}}-ra" }}
"""


def speaks_emegir(folder: Path) -> Path:
    """The folder from which such an Eduba is imported."""
    package = folder / "eduba"
    shutil.copytree(Path(eduba.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__"))
    with (package / "text" / "languages.toml").open("a", encoding="utf-8") as languages:
        languages.write(DECLARED)
    for name, text in FILES.items():
        (package / name).write_text(text, encoding="utf-8")
    return folder
