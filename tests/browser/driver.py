"""What a person does at a table, for tests: look, choose at random, go on to the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Route

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}

ASKED = """() => {
    const main = document.querySelector("main[data-turn]");
    if (!main || main.ariaBusy !== "false") return false;
    return main.dataset.turn === "over" || main.dataset.turn === "mine";
}"""
"""Whether this page must answer, or the game is over; not while an answer is under way."""

CHANGED = """([entry, pressed]) => {
    const main = document.querySelector("main[data-turn]");
    if (!main || main.ariaBusy !== "false") return false;
    return main.dataset.entry !== entry || document.querySelectorAll("[aria-pressed=true]").length > pressed;
}"""
"""Whether something came of a click: an entry, or a further thing chosen."""


def open_table(page: Page, seats: list[str], names: tuple[str, ...] = (), game: str = "ur", **options: str) -> None:
    """Open a table on the page for new tables: seats as `me`, `here`, `open`, `bot:random`."""
    page.goto(f"/#/new/{game}")
    page.locator("form").wait_for()
    count = page.get_by_label("How many play?")
    if count.count():
        count.select_option(str(len(seats)))
    for n, seat in enumerate(seats, 1):
        page.get_by_label(f"Who sits in seat {n}?").select_option(seat)
    for n, name in enumerate(names, 1):
        page.get_by_label(f"Name of the person in seat {n}").fill(name)
    if options:
        page.locator("summary").click()
    for label, value in options.items():
        page.get_by_label(label.replace("_", " ")).select_option(value)
    page.get_by_role("button", name="Open the table").click()


def sit_opposite(new_page: Callable[..., Page]) -> tuple[Page, Page]:
    """Anna and Bob at one table, each with a browser of their own."""
    anna = new_page()
    open_table(anna, ["me", "open"], ("Anna",))
    bob = new_page(anna.get_by_label("Invitation to seat 2").input_value())
    bob.get_by_label("Name").fill("Bob")
    bob.get_by_role("button", name="Take a seat").click()
    for page in (anna, bob):
        page.locator("main[data-turn]").wait_for()
    return anna, bob


def with_secrets(route: Route) -> None:
    """Answer as if every game hid things from seats."""
    answer = route.fetch()
    route.fulfill(response=answer, json=[{**game, "secrets": True} for game in answer.json()])


def axe(page: Page, where: str) -> list[str]:
    """What axe finds on the page as it is."""
    page.add_script_tag(path=str(AXE))
    result = page.evaluate("() => axe.run()")
    return [f"{where}: {v['id']}: {n['html'][:160]}" for v in result["violations"] for n in v["nodes"]]


@dataclass
class Player:
    """Somebody who answers at random on one page."""

    page: Page
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    def wait(self) -> str:
        """Wait until this page is asked something, or the game is over."""
        self.page.wait_for_function(ASKED)
        return self.page.locator("main").get_attribute("data-turn") or ""

    @property
    def things(self) -> Locator:
        """What can be chosen on the board."""
        return self.page.locator("[data-thing].active:not([aria-pressed=true])")

    @property
    def buttons(self) -> Locator:
        """What can be answered in words."""
        return self.page.locator(".answers .answer, .answers .primary")

    def press(self, thing: Locator) -> None:
        """Choose something."""
        thing.click()

    def choices(self) -> list[Locator]:
        """Everything that can be clicked to answer."""
        return [*self.things.all(), *self.buttons.all()]

    def answer(self) -> None:
        """Answer one question, in as many steps as it takes."""
        entry = self.entry
        while self.entry == entry and self.wait() == "mine":
            pressed = self.page.locator("[aria-pressed=true]").count()
            choices = self.choices()
            if choices:
                self.press(self.rng.choice(choices))
                self.page.wait_for_function(CHANGED, arg=[str(entry), pressed])

    @property
    def entry(self) -> int:
        """The number of the last entry."""
        return int(self.page.locator("main").get_attribute("data-entry") or 0)

    def play_on(self, decisions: int = 10_000) -> int:
        """Answer until the game is over, or so many times; how many answers were given."""
        for given in range(decisions):
            if self.wait() == "over":
                return given
            self.answer()
        return decisions
