"""Copies of the checkout, in which one file at a time is changed and put back; commands there end in time."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import TypeVar

from attrs import define, frozen

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = (".git", ".venv", "__pycache__", ".*_cache", "*.so", "*.note", "build", "dist", "*.egg-info")
NATIVE = "runtime/_native*.so"
PART_OF_NATIVE = ("runtime/machine/", "runtime/table/")
"""What the compiled machine is made of: where that is changed there is no compiled machine."""
MADE_OF_THESE = {
    "tools/gen_opcodes.py": ("runtime/table/ops.py", "runtime/table/ops.pxd", "docs/opcodes.md"),
    "tools/plain_machine.py": ("runtime/machine/unrolled.py",),
}
"""What follows from the same files and is kept: made anew, as plain Python would else run what nobody has
changed, and the only thing to be noticed would be that it is stale."""

ENDED = (-signal.SIGXCPU, -signal.SIGKILL)
"""What becomes of a process that takes more of the processor than it may."""
PATIENCE = 120
"""Seconds after which nothing is made any more."""

T = TypeVar("T")
R = TypeVar("R")


@frozen
class Done:
    """What became of a command: its status, None if it was ended; what it printed; how long it took."""

    status: int | None
    out: str
    err: str
    seconds: float


@define
class Copy:
    """A copy of the checkout."""

    folder: Path
    native: bool
    moment: int = 0

    @contextmanager
    def changed(self, file: str, text: str) -> Iterator[None]:
        """The copy with another text in a file, and as it was afterwards."""
        inside = file.startswith(PART_OF_NATIVE)
        made = [name for names in MADE_OF_THESE.values() for name in names if inside]
        kept = {name: (self.folder / name).read_text(encoding="utf-8") for name in (file, *made)}
        self._write(file, text)
        for script in MADE_OF_THESE if inside else ():
            self.run([sys.executable, script], PATIENCE)  # one that cannot be done leaves what was there
        binaries = [*self.folder.glob(NATIVE)] if self.native and inside else []
        for path in binaries:
            path.rename(path.with_name(f"{path.name}.away"))
        try:
            yield
        finally:
            for path in binaries:
                path.with_name(f"{path.name}.away").rename(path)
            for name, before in kept.items():
                self._write(name, before)

    def _write(self, file: str, text: str) -> None:
        """Each text is of a second of its own, as what Python keeps of a source goes by that."""
        path = self.folder / file
        path.write_text(text, encoding="utf-8")
        self.moment = max(int(time.time()), self.moment + 1)
        os.utime(path, (self.moment, self.moment))

    def run(self, command: Sequence[str], patience: float, **env: str) -> Done:
        """A command in the copy; it and all that it began are ended when it takes too long.

        A process may take so many seconds of the processor, and all together ten times as long on the clock:
        a computer that is busy with other things is no finding.
        """
        began = time.monotonic()
        own = {"PYTHONPATH": str(self.folder / "src"), "TALISMAN_CACHE": str(self.folder / ".cache")}
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env={**os.environ, **own, **env},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        most = max(1, int(patience))
        if sys.platform == "linux":
            resource.prlimit(process.pid, resource.RLIMIT_CPU, (most, most))
        status: int | None = None
        try:
            out, err = process.communicate(timeout=patience * 10)
            status = process.returncode if process.returncode not in ENDED else None
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            out, err = process.communicate()
        return Done(status, out, err, time.monotonic() - began)


def in_copies(
    work: Callable[[Copy, T], R],
    over: Sequence[T],
    workers: int,
    *,
    native: bool = False,
    sound: Callable[[Copy], bool] | None = None,
) -> list[R]:
    """Work on each of some things in a copy that nobody else changes meanwhile, several at a time.

    sound: asked of a copy before; nothing is done where it is not. All copies are made at once, so what is
    written into the checkout later is in none of them.
    """
    with TemporaryDirectory() as name:
        free: SimpleQueue[Copy] = SimpleQueue()
        for number in range(workers):
            folder = Path(name) / f"copy-{number}"
            shutil.copytree(ROOT, folder, symlinks=True, ignore=shutil.ignore_patterns(*LEFT_OUT))
            for path in ROOT.glob(NATIVE) if native else ():
                shutil.copy2(path, folder / "runtime")
            free.put(Copy(folder, native))

        first = free.get()
        fit = sound is None or sound(first)
        free.put(first)

        def one(thing: T) -> R:
            copy = free.get()
            try:
                return work(copy, thing)
            finally:
                free.put(copy)

        with ThreadPoolExecutor(workers) as pool:
            return list(pool.map(one, over if fit else ()))
