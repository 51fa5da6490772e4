"""Break the code on purpose, one line or fault at a time, in copies of the checkout; show what notices it.

    python tools/mutate.py drawn [--lines 60] [--seed TEXT] [--only TEXT] [--at FILE:LINE] [--whole] [--list]
    python tools/mutate.py planted [--only TEXT] [--by-hand]

Drawn: lines of lowering, resolving and the runtime, by a seed made from the last commit; what is near the
file is run first (`tools/test.py near`), and with `--whole` everything where nothing near notices. `--at`
breaks one line in every way. Planted: the faults of `tests/reference/planted.py`, each with models that were
compiled once, in games beside the plain evaluator; `--by-hand` plays only the games made by hand.
Exit status 1 when something was missed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / part) for part in ("src", "tests", "tools")]


def last_commit() -> str:
    """The name of the last commit."""
    command = ["git", "rev-parse", "HEAD"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("which", choices=("drawn", "planted"))
    parser.add_argument("--only", default="", help="of what was drawn or planted, what holds this text")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--by-hand", action="store_true", help="look at nothing but the games made by hand")
    parser.add_argument("--lines", type=int, default=60, help="how many lines are drawn")
    parser.add_argument("--seed", default="", help="what to draw by, in place of the last commit")
    parser.add_argument("--at", action="append", default=[], help="a line to break in every way")
    parser.add_argument("--whole", action="store_true", help="run everything where nothing near notices")
    parser.add_argument("--list", action="store_true", help="only tell what would be broken")
    args = parser.parse_args(arguments)
    if args.which == "planted":
        from mutation import planted

        return planted.proven(args.only, args.workers, args.by_hand)
    from mutation import drawing, drawn

    if args.at:
        mutants = [mutant for place in args.at for mutant in drawing.at(ROOT, place)]
    else:
        seed = args.seed or last_commit()
        print(f"seed {seed}, {args.lines} lines", flush=True)
        mutants = [one for one in drawing.draw(ROOT, seed, args.lines) if args.only in str(one)]
    if not args.list:
        return drawn.proven(mutants, args.workers, args.whole)
    print(*(f"{mutant}\n{mutant.diff()}" for mutant in mutants), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
