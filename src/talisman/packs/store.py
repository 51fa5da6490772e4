"""Files that are not sources: a cache, and reading and writing of images and saves."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from talisman.compiler.pack import Cache, NoCache
from talisman.native import stamp
from talisman.packs.files import PACKAGE, Odd, ordinary
from talisman.values import frozen

MOST_BYTES = 64_000_000
"""The largest image or save that is read."""
MOST_KEPT = 4 * MOST_BYTES
"""Bytes of what was kept between runs: an image with its warnings, or a table."""


class FileProblem(Exception):
    """A file cannot be read or written; the text says which and why."""


class BadFile(FileProblem):
    """A file that is there and can be read, and is no text, or too much of it."""


@frozen
class DiskCache:
    """A folder of files named by key. Every failure is silence: a cache may always forget.

    Whoever asks looks whether what was kept is whole, so nothing waits for the disk.
    """

    folder: Path

    def get(self, key: str) -> bytes | None:
        """What was kept under the key, or None; what is no file is neither waited for nor read."""
        try:
            return ordinary(self.folder / key, MOST_KEPT)
        except (OSError, Odd):
            return None

    def put(self, key: str, value: bytes) -> None:
        """Keep a value, if the disk lets us."""
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            _replace(self.folder / key, value, lasting=False)


def open_cache() -> Cache:
    """The cache in the folder that TALISMAN_CACHE names, else in the user's cache folder.

    An empty TALISMAN_CACHE means: keep nothing.
    """
    named = os.environ.get("TALISMAN_CACHE")
    if named == "":
        return NoCache()
    if named is not None:
        return DiskCache(Path(named))
    from platformdirs import user_cache_path

    return DiskCache(user_cache_path("talisman", appauthor=False))


def tool_stamp() -> str:
    """Changes whenever the compiler does: names, sizes and times of its files and of the grammar's.

    What was compiled before is used again only under the same stamp.
    """
    return stamp(str(PACKAGE))


def read_text(path: Path) -> str:
    """The text of an image or a save.

    Raises:
        FileProblem: there is no such file, or it cannot be read.
        BadFile: it is too large, or is not UTF-8.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)  # a device or a pipe does not say how much is to come
        if len(data) > MOST_BYTES:
            raise BadFile(f"{path} holds more than {MOST_BYTES:,} bytes")
        return data.decode("utf-8")
    except OSError as error:
        raise FileProblem(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise BadFile(f"{path} is refused: it is not UTF-8 text") from error


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all; folders on the way are made.

    A link is followed. What is there and no ordinary file (a device, a pipe) is left alone: it would be
    replaced by the new file, and gone. A file that says the same already only becomes younger, since the
    disk takes longer for a large one than all the rest of what is unchanged.

    Raises:
        FileProblem: the file cannot be written.
    """
    real = Path(os.path.realpath(path))
    made: list[Path] = []
    try:
        if path.exists() and not path.is_file():
            raise FileProblem(f"{path} is there, and is no ordinary file")
        data = text.encode("utf-8")
        if _says(real, data):
            os.utime(real)
            return
        made += [folder for folder in real.parents if not folder.exists()]
        real.parent.mkdir(parents=True, exist_ok=True)
        _replace(real, data)
    except OSError as error:
        for folder in made:
            with contextlib.suppress(OSError):
                folder.rmdir()
        raise FileProblem(f"{path}: {error.strerror or error}") from error


def _says(path: Path, data: bytes) -> bool:
    """Whether a file is there, may be written and holds just this."""
    try:
        if path.stat().st_size != len(data):
            return False
        with path.open("r+b") as file:
            return file.read() == data
    except OSError:
        return False


def writable(path: Path) -> None:
    """Whether a file could be written there now, before anybody spends hours on what is to be in it.

    Raises:
        FileProblem: it could not.
    """
    real = Path(os.path.realpath(path))
    if path.exists() and not path.is_file():
        raise FileProblem(f"{path} is there, and is no ordinary file")
    folder = next((folder for folder in real.parents if folder.exists()), real.parent)
    if not folder.is_dir():
        raise FileProblem(f"{path}: {folder} is no folder")
    if not os.access(folder, os.W_OK | os.X_OK):
        raise FileProblem(f"{path}: nothing can be written into {folder}")


def _mask() -> int:
    """What the user lets nobody else do with new files: a save holds every secret of a game."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _replace(path: Path, data: bytes, *, lasting: bool = True) -> None:
    """Temporary file, fsync, rename, fsync of the folder: a crash leaves the old file or the new one.

    What need not be lasting is not waited for, so a crash of the system may leave half of it.
    """
    import tempfile

    number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(number, "wb") as out:
            out.write(data)
            out.flush()
            if lasting:
                os.fsync(out.fileno())
        Path(name).chmod(0o666 & ~_mask())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    if not lasting:
        return
    with contextlib.suppress(OSError):  # folders cannot be opened everywhere
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
