"""What the page of the language shows of `talisman say`."""

from __future__ import annotations

import re

from langkit import PAGE, example
from market import TABLES
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import parse_packs, resolve_parsed
from talisman.say.entries import entries, told
from talisman.say.find import find

SECTION = PAGE.read_text(encoding="utf-8").split("## 26. What was understood")[1]


def test_the_page_shows_what_is_told() -> None:
    """The example of the page is told word for word as it stands there."""
    source, shown = (
        re.findall(rf"^```{kind}\n(.*?)^```$", SECTION, re.M | re.S)[0] for kind in ("tal", "text")
    )
    bag = Bag()
    parsed = parse_packs(example(source).packs, bag, TABLES)
    model = resolve_parsed(parsed, bag)
    every = entries(model, parsed)
    text = [
        f"{head}\n" + "".join(f"    {line}\n" for line in lines)
        for head, lines in told(model, find("Beggar's Bowl", every, parsed))
    ]

    assert not bag.errors
    assert "".join(text[1:]) == shown
