"""Compiles text on top of `tests/language/base.tal`, a small market."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from attrs import Factory, define, frozen

from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import Compiled, compile_packs
from talisman.compiler.model import Model, Rule
from talisman.compiler.pack import PackSource
from talisman.compiler.session import Session
from talisman.compiler.source import Source
from talisman.render import render

ROOT = Path(__file__).resolve().parents[2]
BASE = ROOT / "tests" / "language" / "base.tal"


@define
class Memory:
    """A cache that lasts as long as the tests, so that a table is built once."""

    kept: dict[str, bytes] = Factory(dict)

    def get(self, key: str) -> bytes | None:
        """What was kept."""
        return self.kept.get(key)

    def put(self, key: str, value: bytes) -> None:
        """Keep it."""
        self.kept[key] = value


TABLES = Memory()
AGAIN = Session(TABLES)
"""Two tests differ in a few lines, so they are compiled as one writes them one after the other; what is said
must be the same (`tests/compiler/test_session.py`)."""


SAID: list[tuple[str, str]] = []
"""What has been compiled since this was emptied: the text, and all that was said of it."""
UNUSED = ("W0501", "W0507", "W0510", "W0512", "W0538")
"""What is said of words and lines that nothing uses or proves."""


@frozen
class Market:
    """What became of the packs."""

    model: Model | None
    bag: Bag

    @property
    def codes(self) -> list[str]:
        """The codes of all problems, by place."""
        return [problem.code for problem in self.bag.sorted()]

    @property
    def errors(self) -> list[str]:
        """Errors as `CODE line: text`."""
        return [f"{p.code} {p.span.line}: {p.text}" for p in self.bag.sorted() if p.severity == "error"]

    @property
    def found(self) -> Model:
        """The model; the test fails with the problems when there is none."""
        assert self.model is not None, self.errors
        return self.model

    def rules(self, path: str) -> list[Rule]:
        """The rules below a path."""
        return [rule for rule in self.found.rules if rule.path == path or rule.path.startswith(path + ".")]


def base_pack(extra: str = "", rulebook: str = "") -> PackSource:
    """The market, with more text behind it."""
    text = BASE.read_text(encoding="utf-8")
    sources = [Source("market", "base.tal", text)]
    if extra:
        sources.append(Source("market", "extra.tal", extra))
    if rulebook:
        sources.append(Source("market", "rulebook.tal", rulebook))
    return PackSource("market", "1.0.0", "A market", tuple(sources), seats=(1, 3), status="partial")


def market(
    extra: str = "",
    others: Mapping[str, str] | None = None,
    rulebook: str = "",
    needs: Mapping[str, tuple[str, ...]] | None = None,
) -> Market:
    """The market with more text, and packs that need it, in order; what some need besides."""
    packs = [base_pack(extra, rulebook)]
    for name, text in (others or {}).items():
        source = Source(name, f"{name}.tal", text)
        needed = ("market", *(needs or {}).get(name, ()))
        packs.append(PackSource(name, "1.0.0", name, (source,), needs=needed, status="partial"))
    bag = Bag()
    model, _ = AGAIN.read(packs, bag)
    told = [one for one in bag.sorted() if one.code not in UNUSED]
    SAID.append((extra or rulebook, render(told, "text", [one for pack in packs for one in pack.sources])))
    return Market(model, bag)


def scenarios(text: str) -> Compiled:
    """The market with scenarios, compiled so that they can be run."""
    bag = Bag()
    compiled = compile_packs([base_pack(text)], bag, TABLES, scenarios=True)
    assert compiled is not None, [f"{p.code} {p.span.line}: {p.text}" for p in bag.sorted()]
    return compiled
