"""Small packs on disk, and what a command did."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from attrs import frozen

MANIFEST = 'name = "{name}"\nversion = "{version}"\ntitle = "A pack"\nlanguage = "2.0"\n{more}\n'


@frozen
class Outcome:
    """What a command did."""

    status: int
    out: str
    err: str


Program = Callable[..., Outcome]
SOURCES = Path(__file__).parents[2] / "src"


def process(*args: str) -> Outcome:
    """Run the program in a process of its own, in the current folder."""
    command = [sys.executable, "-m", "talisman", *args]
    environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return Outcome(done.returncode, done.stdout, done.stderr)


def make_pack(
    folder: Path,
    name: str,
    *,
    version: str = "1.0.0",
    more: str = "",
    files: Mapping[str, str | bytes] | None = None,
    manifest: str | None = None,
) -> Path:
    """Write a pack below a folder; `files` default to one file with a comment."""
    pack = folder / name
    pack.mkdir(parents=True)
    text = MANIFEST.format(name=name, version=version, more=more) if manifest is None else manifest
    (pack / "pack.toml").write_text(text, encoding="utf-8")
    for path, body in (files or {"a.tal": "# nothing yet\n"}).items():
        (pack / path).parent.mkdir(parents=True, exist_ok=True)
        (pack / path).write_bytes(body.encode() if isinstance(body, str) else body)
    return pack
