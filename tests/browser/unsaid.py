"""What no page may ever show: a message with a gap in it (`{$name}`), or a message's own name (`page-cover-why`).

A script in the page reads every text and every label as it comes to be, so nothing that is shown for a moment escapes.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import BrowserContext, ConsoleMessage

from text.messages import messages, packages

SAID: Final = "unsaid: "
"""How the script begins what it tells."""
HYPHENATED: Final = ("face-up", "face-down")
"""Words that look like names of messages."""

SCRIPT: Final = """
(({ said, raw, hyphenated }) => {
  const LABELS = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription"];
  const name = new RegExp(raw, "gu");
  const told = new Set();
  function read(text) {
    if (!text || told.has(text)) return;
    const names = (text.match(name) ?? []).filter((found) => !hyphenated.includes(found));
    if (!names.length && !/[{}]/.test(text)) return;
    told.add(text);
    console.error(said + document.documentElement.lang + ": " + text.trim().slice(0, 300));
  }
  function look(node) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!node.parentElement?.closest("script, style")) read(node.data);
    } else if (node.nodeType === Node.ELEMENT_NODE) {
      for (const label of LABELS) read(node.getAttribute(label));
      node.childNodes.forEach(look);
    }
  }
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === "childList") change.addedNodes.forEach(look);
      else if (change.type === "characterData") look(change.target);
      else read(change.target.getAttribute(change.attributeName));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: LABELS });
})
"""


def raw_names() -> str:
    """A pattern for what looks like a message's name, whether there is such a message or not."""
    names = {name for package in packages() for name in messages(package, "en")}
    kinds = sorted({name.partition("-")[0] for name in names if "-" in name})
    return rf"(?<![\p{{L}}\p{{N}}_./-])(?:{'|'.join(map(re.escape, kinds))})(?:-[a-z0-9_]+)+"


def watch(context: BrowserContext, tell: Callable[[str], None]) -> None:
    """Tell what any page of a browser shows that it must not."""

    def hear(message: ConsoleMessage) -> None:
        if message.text.startswith(SAID):
            tell(message.text)

    given = json.dumps({"said": SAID, "raw": raw_names(), "hyphenated": HYPHENATED})
    context.add_init_script(f"{SCRIPT}({given})")
    context.on("console", hear)
