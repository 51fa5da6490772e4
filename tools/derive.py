"""Make anew whatever the checkout keeps that follows from something else in it, in the order that it follows.

python tools/derive.py           what is out of date is written; the diff tells what has changed
python tools/derive.py --check   only say what is out of date; 1 where anything is

Run it before a commit that touches the grammar, the opcode table, the catalogue of messages or a pack:
something stale fails the build server in its tenth minute. Snapshots are not made here, but read first.
"""

from __future__ import annotations

import subprocess
import sys

from steps import ROOT

MAKERS = (
    ("opcodes", "tools/gen_opcodes.py"),
    ("machine", "tools/plain_machine.py"),
    ("table", "tools/build_table.py"),
    ("views", "tools/build_views.py"),
    ("errors", "tools/build_errors.py"),
    ("images", "tests/promises/test_images.py"),
    ("editions", "tools/editions.py"),
)
"""What each makes, and the script that does: `--check` makes it only look."""


def _ask(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a script of the checkout."""
    command = [sys.executable, str(ROOT / script), *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def derive(*, check: bool) -> int:
    """Look at each in turn, and write those that are stale unless `check`; 1 where one is left stale."""
    left = 0
    for name, script in MAKERS:
        found = _ask(script, "--check")
        if found.returncode == 0:
            print(f"{name:10}current", flush=True)
            continue
        done = found if check else _ask(script)
        fine = not check and done.returncode == 0
        left |= not fine
        print(f"{name:10}{'written' if fine else 'out of date' if check else 'FAILED'}", flush=True)
        if not fine and not check:
            print(done.stdout + done.stderr)
    return int(left)


if __name__ == "__main__":
    sys.exit(derive(check="--check" in sys.argv[1:]))
