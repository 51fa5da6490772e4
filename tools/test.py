"""Everything that has to hold before a change is accepted, in one go.

`python tools/test.py` runs all steps and tells at the end which failed; `python tools/test.py types words`
runs the named ones. The build server runs exactly this. `python tools/test.py near FILE...` runs in half a
minute what proves the rooms the files are in (`tools/near.py`).
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator

import near
from steps import ROOT, Step, run


def steps() -> Iterator[Step]:
    """Name and command of every step, in order: what is quick and tells most comes first."""
    python = sys.executable
    if shutil.which(os.environ.get("CC", "cc")):
        yield "native", [python, "tools/build_native.py"]
        yield "wheel", [python, "tools/wheel.py", "--use"]  # with what was just built
    else:
        yield "wheel", [python, "tools/wheel.py", "--use", "--plain"]
    yield "format", ["ruff", "format", "--check"]
    yield "style", ["ruff", "check"]
    yield "types", ["mypy"]
    yield "layers", ["lint-imports"]
    yield "pytest", [python, "-m", "pytest", "-q"]
    for pack in sorted(path.parent for path in ROOT.glob("*/*/pack.toml")):
        name = pack.relative_to(ROOT).as_posix()
        if name.startswith(("content/", "variants/")):
            yield f"check {name}", ["talisman", "check", "--all", "--strict", name]
            yield f"test {name}", ["talisman", "test", name]
    for pack in sorted(path.parent for path in ROOT.glob("tests/packs/*/pack.toml")):
        name = pack.relative_to(ROOT).as_posix()
        yield f"test {name}", ["talisman", "test", name]
    yield "claims", [python, "tools/claims.py", "--quick"]


def main() -> int:
    """Run the steps that were asked for; 1 when one failed."""
    asked = sys.argv[1:]
    if asked[:1] == ["near"]:
        return near.main(asked[1:])
    failed = [
        name
        for name, command in steps()
        if (not asked or name.split()[0] in asked) and not run(name, command)
    ]
    print(f"failed: {', '.join(failed)}" if failed else "everything passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
