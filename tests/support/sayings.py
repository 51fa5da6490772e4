"""Shipped packs, resolved once, and everything that can be told of them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from attrs import frozen

from market import TABLES
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import Parsed, parse_packs, resolve_parsed
from talisman.compiler.model import Model
from talisman.compiler.syntax.shared import Shared
from talisman.packs import load
from talisman.say.entries import Entry, entries, told
from talisman.say.find import find

ROOT = Path(__file__).resolve().parents[2]
PACKS = sorted(
    path.parent
    for folder in ("content", "variants", "tests/packs")
    for path in ROOT.glob(f"{folder}/*/pack.toml")
)
SHARED = Shared()
LINE = re.compile(r":[0-9]+(?=  )")


@frozen
class Understood:
    """A pack with its model and what can be told of it."""

    model: Model
    parsed: Parsed
    every: tuple[Entry, ...]

    def said(self, where: str) -> str:
        """What is told of an address or a line, without the verbs and without the numbers of lines."""
        return "".join(
            LINE.sub("", head, count=1) + "\n" + "".join(f"    {line}\n" for line in lines)
            for head, lines in told(self.model, find(where, self.every, self.parsed))
        )


@cache
def understood(folder: Path) -> Understood:
    """A pack, read and resolved."""
    bag = Bag()
    parsed = parse_packs(load([str(folder)], bag, TABLES).packs, bag, TABLES, SHARED)
    model = resolve_parsed(parsed, bag)
    assert not bag.errors, bag.sorted()
    return Understood(model, parsed, tuple(entries(model, parsed)))
