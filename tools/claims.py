"""Run the commands of docs/claims.md and compare what they say with what is claimed.

`python tools/claims.py` runs every row, `--quick` only those marked `ci`, `--only TEXT` those whose promise
or command holds the text. `--record` also writes the figures into the last column (and of docs/promises.md)
and, with the date, into bench/claims.jsonl.

A row holds when its command ends with status 0 and prints the text of the column "shows"; there `<n>` stands
for a number, which is the figure, and `<n><=20` limits it.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path

from attrs import frozen

ROOT = Path(__file__).parents[1]
TABLE = ROOT / "docs" / "claims.md"
PROMISES = ROOT / "docs" / "promises.md"
RECORD = ROOT / "bench" / "claims.jsonl"
NUMBER = r"([0-9][0-9,]*(?:\.[0-9]+)?)"
LIMIT = re.compile(r"<n>(<=|>=)?([0-9.]+)?")


@frozen
class Claim:
    """A row of the table and the number of its line."""

    line: int
    promise: str
    command: str
    when: str
    shows: str
    last: str


def read_claims() -> list[Claim]:
    """The rows whose second column is a command."""
    found = []
    for number, line in enumerate(TABLE.read_text(encoding="utf-8").split("\n")):
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if line.startswith("| ") and len(cells) == 5 and cells[1].startswith("`"):
            found.append(
                Claim(number, cells[0], cells[1].strip("`"), cells[2], cells[3].strip("`"), cells[4])
            )
    return found


def holds(claim: Claim) -> tuple[str | None, str]:
    """The figure (or `yes`) when the claim holds, else None; and what was printed."""
    began = time.monotonic()
    env = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    done = subprocess.run(
        shlex.split(claim.command), cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    printed = f"{done.stdout}{done.stderr}seconds: {time.monotonic() - began:.2f}\n"
    if done.returncode != 0:
        return None, printed
    limit = LIMIT.search(claim.shows)
    plain = LIMIT.sub("<n>", claim.shows)
    found = re.search(re.escape(plain).replace("<n>", NUMBER), printed)
    if found is None:
        return None, printed
    if limit is None:
        return "yes", printed
    figure = found[1]
    if limit[1]:
        number, bound = float(figure.replace(",", "")), float(limit[2])
        if not (number <= bound if limit[1] == "<=" else number >= bound):
            return None, printed
    return figure, printed


def record(results: dict[int, str]) -> None:
    """Write figures into the table, and a dated line into bench/."""
    lines = TABLE.read_text(encoding="utf-8").split("\n")
    today = datetime.datetime.now(tz=datetime.UTC).date().isoformat()
    for number, figure in results.items():
        cells = lines[number].strip().strip("|").split(" | ")
        lines[number] = (
            "| " + " | ".join([*(cell.strip() for cell in cells[:4]), f"{figure} ({today})"]) + " |"
        )
    TABLE.write_text("\n".join(lines), encoding="utf-8")
    promised()
    entry = {
        "date": today,
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "figures": {claim.promise: results[claim.line] for claim in read_claims() if claim.line in results},
    }
    RECORD.parent.mkdir(exist_ok=True)
    with RECORD.open("a", encoding="utf-8") as out:
        out.write(json.dumps(entry, ensure_ascii=False) + "\n")


def promised() -> None:
    """Copy the figures of claims into the table of promises, which has the same commands."""
    last = {claim.command: claim.last for claim in read_claims()}
    lines = PROMISES.read_text(encoding="utf-8").split("\n")
    for number, line in enumerate(lines):
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if len(cells) == 3 and cells[1].strip("`") in last:
            lines[number] = f"| {cells[0]} | {cells[1]} | {last[cells[1].strip('`')]} |"
    PROMISES.write_text("\n".join(lines), encoding="utf-8")


def main() -> int:
    """Run the claims; 1 when one does not hold."""
    parser = argparse.ArgumentParser(description="Run the commands of docs/claims.md.")
    parser.add_argument("--quick", action="store_true", help="only the rows marked `ci`")
    parser.add_argument("--only", default="", help="rows whose promise or command holds this text")
    parser.add_argument("--record", action="store_true", help="write figures and dates")
    options = parser.parse_args()
    results: dict[int, str] = {}
    failed = 0
    for claim in read_claims():
        if options.quick and claim.when != "ci":
            continue
        if options.only not in f"{claim.promise} {claim.command}":
            continue
        figure, printed = holds(claim)
        print(f"{'holds' if figure else 'FAILS'}  {claim.promise}  [{figure or claim.shows}]", flush=True)
        if figure is None:
            failed += 1
            print(f"$ {claim.command}\n{printed}", flush=True)
        else:
            results[claim.line] = figure
    if options.record:
        record(results)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
