"""Build the wheel, and use it as a user would: installed somewhere else, without the checkout.

    python tools/wheel.py             build the wheel, with native parts, into dist/
    python tools/wheel.py --use       with the native parts that `tools/build_native.py` left, installed in an
                                      environment of its own, where the commands run in an empty folder
    python tools/wheel.py --twice     build it twice, natively, in two folders, and compare the bytes
    python tools/wheel.py --isolated  let the pip of an empty environment build it, as `pip install .` does

With `--plain` no native parts are built or taken; `--no-compiler` does the same by hiding every C compiler.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CONSTRAINTS = ROOT / "tools" / "constraints.txt"
COMMANDS = (
    ("new", "mine"),
    ("check", "mine"),
    ("test", "mine"),
    ("compile", "mine", "-o", "mine.talc"),
    ("verify", "mine.talc"),
    ("play", "mine.talc", "--seed", "1", "--max-turns", "50", "--quiet", "--save", "mine.talsave"),
    ("replay", "mine.talsave"),
    ("new", "cards", "--on", "classic"),
    ("test", "cards"),
    ("check", "classic"),
    ("play", "quick-trophies", "--seats", "2", "--max-turns", "20", "--quiet"),
    ("explain", "E0005"),
    ("doctor", "--limits"),
)
"""What is run where nothing of the checkout is seen."""


class Failed(Exception):
    """What was tried did not go as it has to; the text says how."""


def said(command: Sequence[str], folder: Path, **more: str) -> str:
    """What a command prints; one that fails ends all."""
    hidden = ("PYTHONPATH", "TALISMAN_NATIVE", "TALISMAN_CACHE", "TALISMAN_BUILD")
    env = {name: value for name, value in os.environ.items() if name not in hidden} | more
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"$ {' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def built(root: Path, out: Path, mode: str, *, isolated: bool = False) -> Path:
    """The wheel of the sources in a folder."""
    plain = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    hidden = {"CC": str(out / "no compiler"), "TALISMAN_BUILD": "auto"} if mode == "hidden" else {}
    more = {"TALISMAN_BUILD": mode, **hidden}
    if isolated:
        said([sys.executable, "-m", "venv", str(out / "empty")], root)
        pip = [
            str(out / "empty" / "bin" / "python"),
            "-m",
            "pip",
            "wheel",
            "--no-deps",
            "--wheel-dir",
            str(out),
        ]
        said([*pip, str(root)], root, PIP_CONSTRAINT=str(CONSTRAINTS), **more)
    else:
        said(plain, root, **more)
    return next(out.glob("*.whl"))


def twice(folder: Path, mode: str) -> str:
    """Two wheels, each of a copy of the sources in a place of its own, have the same bytes."""
    copies = [folder / name / "sources" for name in ("one", "two, of a longer name")]
    for copy in copies:
        kept = shutil.ignore_patterns(".*", "dist", "build", "__pycache__", "*.so", "*.note")
        shutil.copytree(ROOT, copy, symlinks=True, ignore=kept)
    hashes = []
    for copy in copies:
        wheel = built(copy, copy.parent, mode)
        hashes.append(sha256(wheel.read_bytes()).hexdigest())
        print(f"{hashes[-1]}  {wheel.name}", flush=True)
    if hashes[0] != hashes[1]:
        raise Failed("two builds of the wheel differ")
    return "two builds are the same to the last byte"


def used(wheel: Path, folder: Path, *, native: bool) -> str:
    """Install a wheel and run the commands."""
    said([sys.executable, "-m", "venv", str(folder / "env")], folder)
    pip = [str(folder / "env" / "bin" / "python"), "-m", "pip", "install", "--quiet"]
    said([*pip, "--disable-pip-version-check", "--constraint", str(CONSTRAINTS), str(wheel)], folder)
    talisman = str(folder / "env" / "bin" / "talisman")
    place = folder / "empty"
    place.mkdir()
    cache = str(folder / "cache")
    for command in COMMANDS:
        said([talisman, *command], place, TALISMAN_CACHE=cache, CC="")
    told = said([talisman, "doctor"], place, TALISMAN_CACHE=cache)
    for part in ("machine", "compiler"):
        if f"{part}: {'compiled' if native else 'plain Python'}" not in told:
            raise Failed(f"the installed {part} should be {'compiled' if native else 'plain'}:\n{told}")
    where = said([*pip[:1], "-c", "import talisman; print(talisman.__file__)"], place)
    if not Path(where.strip()).is_relative_to(folder):
        raise Failed(f"what ran was {where}")
    return f"{len(COMMANDS) + 1} commands ran as installed, {'native' if native else 'plain'}"


def main() -> int:
    """Do what is asked; 1 when something is not as it has to be."""
    parser = argparse.ArgumentParser(description="Build the wheel and use it.")
    for flag in ("--use", "--twice", "--isolated", "--plain", "--no-compiler"):
        parser.add_argument(flag, action="store_true")
    options = parser.parse_args()
    began = time.monotonic()
    plain = options.plain or options.no_compiler
    mode = "hidden" if options.no_compiler else "no" if options.plain else "require"
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            if options.twice:
                told = twice(folder, mode)
            elif options.use or options.isolated:
                taken = "built" if mode == "require" and not options.isolated else mode
                wheel = built(ROOT, folder / "wheel", taken, isolated=options.isolated)
                told = used(wheel, folder, native=not plain)
            else:
                told = str(built(ROOT, ROOT / "dist", mode))
    except Failed as error:
        print(error)
        return 1
    print(f"{told}; {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
