"""Try hostile input for as long as there is time; what comes out as nothing may is kept in the corpus.

    python tests/fuzz/run.py --minutes 60               all kinds in turn, on all cores
    python tests/fuzz/run.py --kind image --seed 7      from a number on, which makes the same cases again
    python tests/fuzz/run.py --places                   each phrase in each place, none by chance
    python tests/fuzz/run.py --corpus                   only the cases that are kept
    python tests/fuzz/run.py --corpus --sanitized       on a machine built for it, which ends at the first
                                                        access outside of its memory or undefined sum

Each case is written down before it is tried, in a process of its own that may be lost: a case that ends it,
or hangs, is found, too. Exit status 1 when something was found.
"""

from __future__ import annotations

import argparse
import faulthandler
import itertools
import os
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / one) for one in ("src", "tests", "tests/support", "tools")]

from fuzz import corpus, judging, making, places  # noqa: E402
from talisman.packs import open_cache  # noqa: E402

MACHINE = "TALISMAN_FUZZED_MACHINE"
"""Names the file of the compiled machine that is tried in place of the one that is built."""
SPELL = 60
"""Seconds that a process tries one kind before another takes its turn."""
HANGS = 120
"""Seconds of processor time after which a case hangs; so does one that waits ten times as long."""
SLOW = "source"
"""The kind of which a minute makes the fewest cases."""
RARELY = 50
"""Of so many cases one may take the seconds to build a parse table of its own."""


def kept(key: str, make: corpus.Make) -> bytes:
    """Something in the cache of the program, made where it is not there."""
    name = f"fuzz-{blake2b(key.encode(), digest_size=16).hexdigest()}"
    cache = open_cache()
    found = cache.get(name)
    if found is None:
        found = make()
        cache.put(name, found)
    return found


def instead(path: str) -> None:
    """Let this compiled machine be the one that is found."""
    name = "talisman.runtime._native"
    loader = ExtensionFileLoader(name, path)
    module = module_from_spec(ModuleSpec(name, loader, origin=path))
    loader.exec_module(module)
    sys.modules[name] = module


def sanitized(arguments: Sequence[str]) -> int:
    """This program again, on a machine with sanitizers, whose library has to be there before all others."""
    compiler = os.environ.get("CC", "cc")
    with tempfile.TemporaryDirectory() as folder:
        build = [sys.executable, str(ROOT / "tools" / "build_native.py"), "--sanitize", folder]
        machine = subprocess.run(build, capture_output=True, text=True, check=True).stdout.split()[-1]
        asked = [compiler, "-print-file-name=libasan.so"]
        library = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
        more = {
            MACHINE: machine,
            "LD_PRELOAD": library,
            "ASAN_OPTIONS": "detect_leaks=0",
            "PYTHONMALLOC": "malloc",
        }
        again = [sys.executable, __file__, *arguments]
        return subprocess.run(again, env={**os.environ, **more}, check=False).returncode


def spell(kind: str, seed: int, seconds: float, last: Path) -> int:
    """Try one kind for a while, in this process; cases and what came of them are printed."""
    judging.prepare(making.vocabularies(), kept, build=True)
    came: Counter[str] = Counter()
    ends, number = time.monotonic() + seconds, seed
    while time.monotonic() < ends:
        body = making.MAKERS[kind](Random(f"{kind} {number}"))
        number += 1
        last.write_bytes(body)
        judging.TABLES.build = number % RARELY == 0
        faulthandler.dump_traceback_later(10 * HANGS, exit=True)
        signal.setitimer(signal.ITIMER_PROF, HANGS)
        try:
            came[judging.JUDGES[kind](body)] += 1
        except judging.TooNew:
            came["left out"] += 1
        signal.setitimer(signal.ITIMER_PROF, 0)
        faulthandler.cancel_dump_traceback_later()
    print(number, *(f"{name}={count}" for name, count in sorted(came.items())), sep="\t")
    return 0


def in_each_place(part: int, parts: int, last: Path) -> int:
    """Judge one of several parts of what `places` makes, in this process; finds are kept and printed."""
    judging.prepare(making.vocabularies(), kept, build=False)
    came: Counter[str] = Counter()
    for body in itertools.islice(places.cases(), part, None, parts):
        last.write_bytes(body)
        try:
            came[judging.source(body)] += 1
        except judging.TooNew:
            came["left out"] += 1
        except Exception:  # noqa: BLE001 - whatever it is, it is a find
            path = corpus.keep("source", body)
            print(f"FOUND {path.relative_to(ROOT)}: {traceback.format_exc()}", file=sys.stderr, flush=True)
            came["found"] += 1
    print(*(f"{name}={count}" for name, count in sorted(came.items())), sep="\t")
    return 1 if came["found"] else 0


def all_places(jobs: int) -> int:
    """What `places` makes, a part in each of several processes; 1 when something was found."""
    with tempfile.TemporaryDirectory() as folder:
        running = []
        for part in range(jobs):
            command = [
                sys.executable,
                __file__,
                "--part",
                str(part),
                str(jobs),
                str(Path(folder) / str(part)),
            ]
            running.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT))
        told = [(one.communicate()[0], one.returncode) for one in running]
        came: Counter[str] = Counter()
        for part, (said, status) in enumerate(told):
            if status not in (0, 1):
                path = corpus.keep("source", (Path(folder) / str(part)).read_bytes())
                print(f"FOUND {path.relative_to(ROOT)}: status {status}")
                came["found"] += 1
            came += Counter({n: int(c) for n, _, c in (p.rpartition("=") for p in said.split("\t")) if n})
    print(f"{came.total():,} cases: {', '.join(f'{c:,} {n}' for n, c in came.most_common())}")
    print(f"{came['found']} found")
    return 1 if came["found"] else 0


def lap(kind: str, seed: int, seconds: float) -> tuple[int, Counter[str], str]:
    """A spell in a process of its own: where it ended, what came, and what was found."""
    with tempfile.TemporaryDirectory() as folder:
        last = Path(folder) / "case"
        command = [sys.executable, __file__, "--spell", kind, str(seed), str(seconds), str(last)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
        if done.returncode == 0:
            number, *parts = done.stdout.strip().split("\n")[-1].split("\t")
            return int(number), Counter({one: int(n) for one, _, n in (p.rpartition("=") for p in parts)}), ""
        path = corpus.keep(kind, last.read_bytes())
        why = [*done.stderr.strip().split("\n"), f"status {done.returncode}"][-12:]
        return seed + 100_000, Counter(), f"{path.relative_to(ROOT)}\n" + "\n".join(why)


def _turns(kinds: Sequence[str]) -> Sequence[str]:
    """Kinds in the order of their turns: sources take by far the longest, so they have every other one."""
    others = [kind for kind in kinds if kind != SLOW]
    if SLOW not in kinds or not others:
        return kinds
    return [kind for other in others for kind in (SLOW, other)]


def main() -> int:
    """Try until the time is over; 1 when something was found."""
    parser = argparse.ArgumentParser(description="Try hostile input.")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--kind", choices=sorted(making.MAKERS), action="append")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--corpus", action="store_true")
    parser.add_argument("--sanitized", action="store_true")
    parser.add_argument("--places", action="store_true")
    parser.add_argument("--spell", nargs=4)
    parser.add_argument("--part", nargs=3)
    options = parser.parse_args()
    if options.sanitized:
        return sanitized([one for one in sys.argv[1:] if one != "--sanitized"])
    if MACHINE in os.environ:
        instead(os.environ[MACHINE])
        sys.unraisablehook = lambda found: os._exit(66)  # an index out of the bounds of a vector
    if options.spell:
        kind, seed, seconds, last = options.spell
        return spell(kind, int(seed), float(seconds), Path(last))
    if options.part:
        part, parts, last = options.part
        return in_each_place(int(part), int(parts), Path(last))
    if options.places:
        return all_places(options.jobs)
    if options.corpus:
        judging.prepare(making.vocabularies(), kept, build=True)
        cases = corpus.cases()
        for kind, path in cases:
            judging.JUDGES[kind](path.read_bytes())
        print(f"{len(cases)} kept cases, 0 found")
        return 0
    kinds = options.kind or [*making.MAKERS]
    ends = time.monotonic() + options.minutes * 60
    came: dict[str, Counter[str]] = {kind: Counter() for kind in kinds}
    finds: list[str] = []

    def worker(place: int) -> None:
        seeds = dict.fromkeys(kinds, options.seed + place * 1_000_000_000)
        turns = _turns(kinds)
        turn = place
        while (left := ends - time.monotonic()) > 0:
            kind = turns[turn % len(turns)]
            turn += 1
            seeds[kind], counted, found = lap(kind, seeds[kind], min(SPELL, left))
            came[kind] += counted
            if found:
                finds.append(found)
                print(f"FOUND {kind}: {found}", flush=True)

    with ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(worker, range(options.jobs)))
    for kind, counted in came.items():
        told = ", ".join(f"{count:,} {name}" for name, count in counted.most_common())
        print(f"{kind}: {counted.total():,} tried ({told})")
    total = sum(one.total() for one in came.values())
    print(f"{total:,} cases in {options.minutes:g} minutes, {len(finds)} found")
    return 1 if finds else 0


if __name__ == "__main__":
    sys.exit(main())
