"""The catalogue of messages: each stands with who says it."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from reading import ROOT

PHRASE, BODY, DECLARE = "compiler/resolve/phrase/", "compiler/resolve/body/", "compiler/resolve/declare/"
ROOMS = {
    "packs": ("src/talisman/packs/", "src/talisman/cli/"),
    "older": ("src/talisman/packs/", "compiler/"),
    "syntax": ("compiler/syntax/", "compiler/driver"),
    "nouns": (PHRASE, "compiler/resolve/words"),
    "places": (PHRASE,),
    "numbers": (PHRASE,),
    "conditions": (PHRASE,),
    "events": (PHRASE,),
    "calls": (PHRASE,),
    "deeds": (BODY,),
    "bodies": (BODY,),
    "rules": ("compiler/resolve/rule/",),
    "headings": (DECLARE, "compiler/resolve/kept"),
    "boards": (DECLARE, "compiler/resolve/scenario/"),
    "changed": ("compiler/overlay", "compiler/changing", "compiler/gone"),
    "checks_declared": ("compiler/checks/declared/",),
    "checks_asked": ("compiler/checks/asked/",),
    "checks_done": ("compiler/checks/done/", "compiler/checks/rolled/"),
    "checks_waiting": ("compiler/checks/waiting/",),
    "checks_late": ("compiler/checks/late/",),
}
"""The files that say the messages of each module; later rooms may say them, too."""
MODULES = sorted(path.stem for path in (ROOT / "compiler" / "messages").glob("[a-z]*.py"))


@cache
def sources() -> dict[str, str]:
    """The text of every file that may say something."""
    found = {}
    for top in ("compiler", "src/talisman/packs", "src/talisman/cli"):
        for path in sorted((ROOT / top).rglob("*.py")):
            place = path.relative_to(ROOT).as_posix()
            if "compiler/messages/" not in place:
                found[place] = path.read_text()
    return found


def test_every_module_has_its_room() -> None:
    """None is left over, none is forgotten."""
    assert sorted(ROOMS) == MODULES


@pytest.mark.parametrize("module", MODULES)
def test_a_message_stands_with_who_says_it(module: str) -> None:
    """Whoever looks for a message opens the module of the room that says it."""
    tree = ast.parse((ROOT / "compiler" / "messages" / f"{module}.py").read_text())
    names = [
        node.targets[0].id
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    ]
    texts = [text for place, text in sources().items() if place.startswith(ROOMS[module])]
    said = {name for text in texts for name in re.findall(r"\b[A-Z][A-Z_0-9]+\b", text)}

    assert [name for name in names if name[0] != "_" and name not in said] == []


def test_no_two_messages_have_one_name() -> None:
    """A name is enough to find it."""
    found: dict[str, str] = {}
    for module in MODULES:
        for name in re.findall(
            r"^([A-Z]\w+) = Code\(", (ROOT / "compiler/messages" / f"{module}.py").read_text(), re.M
        ):
            assert name not in found, f"{name} is in {found.get(name)} and {module}"
            found[name] = module
    assert len(found) > 300
