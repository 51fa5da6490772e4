"""Everything that has to hold before a change is accepted, in one go.

`python tools/test.py` runs all steps and tells at the end which failed; `python tools/test.py types words`
runs the named ones. The build server runs exactly this. `python tools/test.py near FILE...` runs in half a
minute what proves the rooms the files are in (`tools/near.py`).
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby

import near
from steps import ROOT, Step, run

BESIDE = [
    f"tests/{name}"
    for name in (
        "fuzz",
        "promises",
        "runtime",
        "shell",
        "story",
        "sweep",
        "test_reference.py",
        "tools",
        "torture",
    )
]
"""Tests that take as long as all others, which they are run beside."""
TOGETHER = {
    **dict.fromkeys(("wheel", "types", "format", "style", "layers"), "sources"),
    "pytest": "tests",
    **dict.fromkeys(("claims", "check", "test"), "packs"),
}
"""The kinds of steps that need one core each, and with which others they go; building natively takes all."""


def steps() -> Iterator[Step]:
    """Name and command of every step, in order: what is quick and tells most comes first."""
    python = sys.executable
    if shutil.which(os.environ.get("CC", "cc")):
        yield "native", [python, "tools/build_native.py"]
        yield "wheel", [python, "tools/wheel.py", "--use"]  # with what was just built
    else:
        yield "wheel", [python, "tools/wheel.py", "--use", "--plain"]
    yield "types", ["mypy"]
    yield "format", ["ruff", "format", "--check"]
    yield "style", ["ruff", "check"]
    yield "layers", ["lint-imports"]
    yield "pytest", [python, "-m", "pytest", "-q", *(f"--ignore={folder}" for folder in BESIDE)]
    yield "pytest beside", [python, "-m", "pytest", "-q", *BESIDE]
    yield "claims", [python, "tools/claims.py", "--quick"]
    for pack in sorted(path.parent for path in ROOT.glob("*/*/pack.toml")):
        name = pack.relative_to(ROOT).as_posix()
        if name.startswith(("content/", "variants/")):
            yield f"check {name}", ["talisman", "check", "--all", "--strict", name]
            yield f"test {name}", ["talisman", "test", name]
    for pack in sorted(path.parent for path in ROOT.glob("tests/packs/*/pack.toml")):
        name = pack.relative_to(ROOT).as_posix()
        yield f"test {name}", ["talisman", "test", name]


def _one_by_one(steps: Iterable[Step]) -> Iterator[str]:
    """Run steps one after the other; the names of those that fail."""
    yield from (name for name, command in steps if not run(name, command))


def _at_once(steps: Iterable[Step]) -> Iterator[str]:
    """Run steps beside each other, as many as there are cores; the names of those that fail."""
    several = list(steps)
    with ThreadPoolExecutor(max(2, os.cpu_count() or 2)) as pool:
        passed = list(pool.map(lambda step: run(*step, alone=False), several))
    yield from (name for (name, _), well in zip(several, passed, strict=True) if not well)


def _together(step: Step) -> str:
    """Steps that follow each other with the same word here run beside each other, the longest first."""
    kind = step[0].split()[0]
    return TOGETHER.get(kind, "")


def main() -> int:
    """Run the steps that were asked for; 1 when one failed."""
    asked = sys.argv[1:]
    if asked[:1] == ["near"]:
        return near.main(asked[1:])
    wanted = [step for step in steps() if not asked or step[0].split()[0] in asked]
    failed = [
        name
        for together, several in groupby(wanted, _together)
        for name in (_at_once(several) if together else _one_by_one(several))
    ]
    print(f"failed: {', '.join(failed)}" if failed else "everything passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
