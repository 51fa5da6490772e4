"""Copies of the checkout, in which one file at a time is changed and put back; commands there end in time."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
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
        kept = (self.folder / file).read_text(encoding="utf-8")
        self._write(file, text)
        away = self.native and file.startswith(PART_OF_NATIVE)
        binaries = [*self.folder.glob(NATIVE)] if away else []
        for path in binaries:
            path.rename(path.with_name(f"{path.name}.away"))
        try:
            yield
        finally:
            for path in binaries:
                path.with_name(f"{path.name}.away").rename(path)
            self._write(file, kept)

    def _write(self, file: str, text: str) -> None:
        """Each text is of a second of its own, as what Python keeps of a source goes by that."""
        path = self.folder / file
        path.write_text(text, encoding="utf-8")
        self.moment = max(int(time.time()), self.moment + 1)
        os.utime(path, (self.moment, self.moment))

    def run(self, command: Sequence[str], patience: float, **env: str) -> Done:
        """A command in the copy; it and all that it began are ended when it takes too long."""
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
        status: int | None = None
        try:
            out, err = process.communicate(timeout=patience)
            status = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            out, err = process.communicate()
        return Done(status, out, err, time.monotonic() - began)


def in_copies(
    work: Callable[[Copy, T], R], over: Sequence[T], workers: int, *, native: bool = False
) -> list[R]:
    """Work on each of some things in a copy that nobody else changes meanwhile, several at a time."""
    with TemporaryDirectory() as name:
        free: SimpleQueue[Copy] = SimpleQueue()
        for number in range(workers):
            folder = Path(name) / f"copy-{number}"
            shutil.copytree(ROOT, folder, symlinks=True, ignore=shutil.ignore_patterns(*LEFT_OUT))
            for path in ROOT.glob(NATIVE) if native else ():
                shutil.copy2(path, folder / "runtime")
            free.put(Copy(folder, native))

        def one(thing: T) -> R:
            copy = free.get()
            try:
                return work(copy, thing)
            finally:
                free.put(copy)

        with ThreadPoolExecutor(workers) as pool:
            return list(pool.map(one, over))
