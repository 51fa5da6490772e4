"""Write `docs/errors.md`: every diagnostic, what it means, and a small source that gets it.

python tools/build_errors.py           write it
python tools/build_errors.py --check   fail when the one in the checkout says something else
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from talisman.codes import all_codes  # noqa: E402
from talisman.compiler.diagnostics import Code  # noqa: E402

PAGE = ROOT / "docs" / "errors.md"
SOURCES = ROOT / "tests" / "language" / "errors"
GROUPS = {
    "E00": "Packs as folders and files",
    "E01": "Lines and sentences",
    "E02": "Headings, words and sentences that packs declare",
    "E03": "Sentences that do not mean anything",
    "E04": "Declarations and things",
    "E05": "Changes of other packs, scenarios, rulebooks",
    "E06": "Sentences that read as one thing and would mean another",
    "W05": "Warnings",
}
INTRODUCTION = """\
# Messages

What the compiler says, by code: `E` for errors, `W` for warnings. `talisman explain CODE` shows the same text
in a terminal. The examples are the sources of the tests; `# with: small` means that they stand on the market
of `tests/language/base.tal`. This page is written by `tools/build_errors.py` from the catalogue of the
compiler.
"""
LONGEST = 1_000
"""A source with a longer line shows nothing that its code does not say."""


def main(arguments: list[str]) -> int:
    """Write the page, or check it."""
    text = page()
    if "--check" in arguments:
        current = PAGE.is_file() and PAGE.read_text(encoding="utf-8") == text
        print("up to date" if current else "out of date: run tools/build_errors.py")
        return 0 if current else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


def page() -> str:
    """The whole page."""
    parts = [INTRODUCTION]
    codes = all_codes()
    for prefix, title in GROUPS.items():
        found = [code for code in codes.values() if code.code.startswith(prefix)]
        if found:
            parts.append(f"## {title}\n")
            parts.extend("\n".join(_entry(code)) for code in found)
    left = [code for code in codes if not code.startswith(tuple(GROUPS))]
    if left:
        raise SystemExit(f"no group for {', '.join(left)}")
    return "\n".join(parts)


def _entry(code: Code) -> Iterator[str]:
    yield f"### {code.code}: {code.title}\n"
    if text := code.shown[0]:
        yield f"> {text}\n"
    yield code.explain.strip("\n").replace("{{", "{").replace("}}", "}") + "\n"
    path = SOURCES / f"{code.code}.tal"
    source = path.read_text(encoding="utf-8") if path.is_file() else ""
    if source and max(map(len, source.split("\n"))) < 120 and len(source) < LONGEST:
        yield f"```tal\n{source}```\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
