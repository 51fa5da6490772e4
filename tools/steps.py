"""Steps of testing: a name, a command, and one line that says how it went."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]

Step = tuple[str, list[str]]


def run(name: str, command: list[str], env: Mapping[str, str] | None = None, *, alone: bool = True) -> bool:
    """Run a step; its output is shown when it fails. A step that is not alone says its line at its end."""
    began = time.monotonic()
    if alone:
        print(f"{name:32}", end="", flush=True)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=env)
    told = f"{'ok' if done.returncode == 0 else 'FAILED':8}{time.monotonic() - began:6.1f} s\n"
    if done.returncode != 0:
        told += f"$ {' '.join(command)}\n{done.stdout}{done.stderr}\n"
    print(told if alone else f"{name:32}{told}", end="", flush=True)
    return done.returncode == 0
