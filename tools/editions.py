"""Write `docs/editions.md`: where the three editions differ, and which lines make each what it is.

python tools/editions.py           write it
python tools/editions.py --check   fail when the one in the checkout says something else

`docs/editions.toml` has the points. What realises one is read off the packs: the lines that cite its rows, by
their addresses, which stay when lines move; of house rules, the variant. Where an edition says nothing of its
own, the lines that it shares with another are named. A point without any of these says why (`because`).
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from talisman.compiler.addresses import addresses  # noqa: E402
from talisman.compiler.diagnostics import Bag  # noqa: E402
from talisman.compiler.driver import parse_packs, resolve_parsed  # noqa: E402
from talisman.packs import load, open_cache  # noqa: E402
from talisman.values import frozen  # noqa: E402

POINTS = ROOT / "docs" / "editions.toml"
PAGE = ROOT / "docs" / "editions.md"
EDITIONS = {"classic": "C", "revised": "R", "destinies": "D"}
"""Each edition and the letter in front of the rows of its book."""
ABSENT = ("silent", "none", "no ", "not ")
"""How what an edition says of a point begins, where it has no such thing."""
MOST = 4
"""Lines that are named for one edition; of more the number is told."""
INTRODUCTION = """\
# Where the editions differ

{points} points in which the three editions of the game are not the same, as their books have it, and what
makes it so in the packs: lines by their addresses (`talisman say content/classic ADDRESS` tells one,
`talisman rulebook content/classic ROW` shows what stands there), or the variant that has to be asked for.
Lines that are "shared" are said once, for more than one edition. Written by `tools/editions.py` from
`docs/editions.toml` and the packs.
"""


@frozen
class Cited:
    """Of each row the addresses of the lines that cite it; all addresses there are."""

    rows: Mapping[str, Sequence[str]]
    known: frozenset[str]


def main(arguments: list[str]) -> int:
    """Write the page, or check it; 1 also where a point has neither lines nor a reason."""
    text, missing = page()
    for one in missing:
        print(f"nothing realises it, and no reason is given: {one}")
    if "--check" in arguments:
        current = PAGE.is_file() and PAGE.read_text(encoding="utf-8") == text
        print("up to date" if current else "out of date: run tools/editions.py")
        return 0 if current and not missing else 1
    PAGE.write_text(text, encoding="utf-8")
    return 1 if missing else 0


def page() -> tuple[str, list[str]]:
    """The whole page, and the points of editions that nothing realises."""
    points = tomllib.loads(POINTS.read_text(encoding="utf-8"))["point"]
    packs = {edition: cited(f"content/{edition}") for edition in EDITIONS}
    options = {
        edition: {path.name: cited(f"variants/{path.name}", path.name) for path in variants(edition)}
        for edition in EDITIONS
    }
    parts, missing = [INTRODUCTION.format(points=len(points))], []
    for point in points:
        parts.append(f"## {point['id']}: {point['topic']}\n")
        for edition in EDITIONS:
            by = realised(point, edition, packs[edition], options[edition])
            if not by:
                missing.append(f"{point['id']} {edition}")
            parts.append(f"- **{edition}**: {point[edition]}. {by}")
        parts.append("")
    return "\n".join(parts), missing


def variants(edition: str) -> list[Path]:
    """The house rules that stand on an edition, themselves or by another."""
    found: dict[str, Path] = {}
    every = sorted(path.parent for path in (ROOT / "variants").glob("*/pack.toml"))
    for _ in every:
        for folder in every:
            needs = tomllib.loads((folder / "pack.toml").read_text(encoding="utf-8")).get("needs", {})
            if edition in needs or found.keys() & needs.keys():
                found[folder.name] = folder
    return [*found.values()]


def cited(pack: str, only: str = "") -> Cited:
    """Rows with the lines that cite them in a pack and what it stands on; only: in the pack of this name."""
    bag, cache = Bag(), open_cache()
    loaded = load([str(ROOT / pack)], bag, cache, [ROOT / "content", ROOT / "variants"])
    parsed = parse_packs([found.without_scenarios for found in loaded.packs], bag, cache)
    model = bag.stop_on_errors(resolve_parsed(parsed, bag))
    by_line: dict[tuple[str, int], str] = {}
    known = {}
    for address, span in addresses(parsed.trees, parsed.said):
        known[address] = span
        by_line.setdefault((span.file, span.line), address)
    found: dict[str, dict[str, None]] = {}
    for row, span in model.cites:
        if not only or span.file.startswith(f"{only}/"):
            where = by_line.get((span.file, span.line), span.file)
            found.setdefault(row, {})[where] = None
    return Cited({row: [*lines] for row, lines in found.items()}, frozenset(known))


def realised(point: Mapping[str, Any], edition: str, pack: Cited, options: Mapping[str, Cited]) -> str:
    """What makes a point so in one edition, as a sentence; nothing where nobody knows."""
    own = [row for row in point["rows"] if row.startswith(f"{EDITIONS[edition]}-")]
    if lines := [*lines_of(own, pack)]:
        return listed(lines)
    asked = [name for name, rules in options.items() if any(True for _ in lines_of(own, rules))]
    if asked:
        return f"Asked for: {', '.join(f'`variants/{name}`' for name in asked)}."
    if at := point.get("at", {}).get(edition):
        return listed(at) if pack.known.issuperset(at) else ""
    if because := point.get("because", {}).get(edition):
        return f"{because}."
    if point[edition].startswith(ABSENT) or point[edition] == "no":
        shared = [line for line in lines_of(point["rows"], pack) if line.startswith("talisman.")]
        return (
            f"Shared: {listed(shared)}"
            if shared and point[edition].startswith("silent")
            else "Nothing is there."
        )
    shared = [*lines_of(point["rows"], pack)]
    return f"Shared: {listed(shared)}" if shared else ""


def lines_of(rows: Sequence[str], found: Cited) -> Iterator[str]:
    """The lines that cite rows, each once; a row without a last letter stands for all its parts."""
    told: dict[str, None] = {}
    for name in rows:
        for row, lines in found.rows.items():
            rest = row.removeprefix(name)
            if row == name or (rest != row and rest.isalpha()):
                told |= dict.fromkeys(lines)
    yield from told


def listed(lines: Sequence[str]) -> str:
    """Addresses in a row."""
    more = f" and {len(lines) - MOST} more" if len(lines) > MOST else ""
    return f"{', '.join(f'`{line}`' for line in lines[:MOST])}{more}."


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
