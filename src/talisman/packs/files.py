"""The files of one pack: bytes on disk to sources, with a diagnostic for everything that is no text."""

from __future__ import annotations

import errno
import os
import re
import stat
import time
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from talisman.compiler.diagnostics import Bag, Diagnostic
from talisman.compiler.messages import packs as codes
from talisman.compiler.source import Source, Span
from talisman.runtime.table.words import UNSEEN
from talisman.values import Factory, define

PACKAGE = Path(__file__).parents[1]
"""Where the program lies; on a disk, since it has links or was installed as plain files."""
MOST_FILE = 1_000_000
MOST_FILES = 1_000
MOST_PACK = 16_000_000
MOST_FOLDERS = 32
"""Folders inside each other in a pack."""

# Tabs are let through: the lexer has a better message for them.
_CONTROL = re.compile(f"[\x00-\x08\x0b-\x1f\x7f\x80-\x9f{UNSEEN}]")
_ORDINARY = bytes((9, 10, *range(32, 127)))
"""What a file of plain letters holds."""

_OTHER_HEADING = re.compile(r"\n(?!scenario\b)([^\s#]\S*)")
"""Looked for behind the end of a line, which is found five times as fast as a beginning."""


ROOM = 100
"""Files that are remembered before it is looked which of them are gone."""
YOUNG = 2_000_000_000
"""Nanoseconds in which a file may change again and look the same: some disks count in whole seconds."""

Stat = tuple[int, int, int, int]
"""Of a file which one it is, how large, and when it was changed."""


@define
class Files:
    """How files of packs are read: from the disk, but for those that somebody has open and not saved.

    What was read is remembered, and read again only where the disk says that it has changed.
    """

    opened: dict[Path, str] = Factory(dict)
    """By path (its folder resolved) the text that somebody has open."""
    known: dict[Path, tuple[Stat, Source]] = Factory(dict)
    signed: dict[Path, tuple[Stat, bytes]] = Factory(dict)
    _room: int = 2 * ROOM

    def source(self, folder: Path, path: str, pack: str, bag: Bag) -> Source | None:
        """One file as text with LF line ends, or None with a reason in the bag."""
        full = folder / path
        text = self.opened.get(full)
        if text is not None:
            data = text.encode("utf-8", "replace")
            if len(data) <= MOST_FILE:
                return decode(data, pack, path, bag)
            bag.add(_too_large_file(Span(f"{pack}/{path}", 1, 1, 2), len(data)))
            return None
        now = _stat(full)
        remembered = self.known.get(full)
        if remembered is not None and now == remembered[0]:
            return remembered[1]
        found = read_source(folder, path, pack, bag)
        if found is not None and now is not None and not _young(now):
            self._forget()
            self.known[full] = now, found
        else:
            self.known.pop(full, None)
        return found

    def paths(self, folder: Path) -> list[str]:
        """Paths of source files inside a pack, sorted."""
        found = list(_paths(folder))
        opened = [path.relative_to(folder) for path in self.opened if path.is_relative_to(folder)]
        found += [
            path.as_posix()
            for path in opened
            if path.suffix == ".tal"
            and not any(part.startswith(".") for part in path.parts)
            and not any(_there(folder / inner / "pack.toml") for inner in path.parents[:-1])
        ]
        return sorted(dict.fromkeys(found))

    def signature(self, folder: Path) -> dict[str, bytes]:
        """What stands in the files of a pack, as far as it matters whether that has changed."""
        return {path: self._signed(folder, path) for path in ("pack.toml", *self.paths(folder))}

    def _forget(self) -> None:
        """What is gone is not remembered: as often as there is twice as much, every file is looked for."""
        if len(self.known) + len(self.signed) <= self._room:
            return
        for path in dict.fromkeys((*self.known, *self.signed)):
            if _stat(path) is None:
                self.known.pop(path, None)
                self.signed.pop(path, None)
        self._room = 2 * max(ROOM, len(self.known) + len(self.signed))

    def _signed(self, folder: Path, path: str) -> bytes:
        """The hash of a file, or nothing where none can be read."""
        full = folder / path
        text = self.opened.get(full)
        if text is not None:
            return _digest(text.encode("utf-8", "replace"))
        try:
            if full.is_symlink():  # what it leads to changes, and is read where it lies in the pack
                full = full.resolve()
                if not full.is_relative_to(folder.resolve()):
                    return b""
        except (OSError, RuntimeError):  # a ring of links
            return b""
        now = _stat(full)
        remembered = self.signed.get(full)
        if now is None:
            return b""
        if remembered is not None and now == remembered[0]:
            return remembered[1]
        try:
            found = _digest(ordinary(full)) if now[1] <= MOST_FILE else b"large"
        except (OSError, Odd):
            found = b""
        if _young(now):
            self.signed.pop(full, None)
        else:
            self._forget()
            self.signed[full] = now, found
        return found


def _digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=16).digest()


def _stat(full: Path) -> Stat | None:
    """What the disk tells of an ordinary file."""
    try:
        info = full.lstat()
    except OSError:
        return None
    if not stat.S_ISREG(info.st_mode):
        return None
    return info.st_ino, info.st_size, info.st_mtime_ns, info.st_ctime_ns


def _young(seen: Stat) -> bool:
    """Whether a file was changed so shortly ago that it may change again unnoticed."""
    return time.time_ns() - max(seen[2:]) < YOUNG


def read_sources(folder: Path, pack: str, bag: Bag, files: Files | None = None) -> list[Source]:
    """All `.tal` files of a pack, sorted by path; a file with a problem is left out and reported."""
    files = files or Files()
    sources: list[Source] = []
    size = 0
    for number, path in enumerate(files.paths(folder)):
        if number == MOST_FILES:
            _too_large(pack, "more files", MOST_FILES, bag)
            break
        if path.count("/") > MOST_FOLDERS:
            _too_large(pack, "more folders inside each other", MOST_FOLDERS, bag)
            break
        source = files.source(folder, path, pack, bag)
        if source is not None:
            if source.of_scenarios:
                _only_scenarios(source, bag)
            size += len(source.text)
            sources.append(source)
        if size > MOST_PACK:
            _too_large(pack, "more text", MOST_PACK, bag)
            break
    return sources


def brought(folder: Path, pack: str, bag: Bag) -> list[tuple[str, str]]:
    """Paths and texts of what a pack brings for others to begin with: sources, and a manifest.

    They are written where somebody works, so nothing else is taken: no link, and nothing that another
    program would heed.
    """
    inside = "starter"
    place = folder / inside
    if place.is_symlink() or not place.is_dir():
        return []
    paths = [*(["pack.toml.in"] if _there(place / "pack.toml.in") else []), *_paths(place, ".tal.in")]
    if len(paths) > MOST_FILES:
        _too_large(pack, "more files", MOST_FILES, bag)
        return []
    found: list[tuple[str, str]] = []
    for path in paths:
        if (place / path).is_symlink():
            start = Span(f"{pack}/{inside}/{ascii(path)[1:-1]}", 1, 1, 2)
            bag.add(codes.UNREADABLE.at(start, reason="it is a link"))
            continue
        source = read_source(folder, f"{inside}/{path}", pack, bag)
        if source is not None:
            found.append((path.removesuffix(".in"), source.text))
        if sum(len(text) for _, text in found) > MOST_PACK:
            _too_large(pack, "more text", MOST_PACK, bag)
            return []
    return found


def read_source(folder: Path, path: str, pack: str, bag: Bag) -> Source | None:
    """One file as text with LF line ends, or None with a reason in the bag."""
    full = folder / path
    if not path.isprintable():
        start = Span(f"{pack}/{ascii(path)[1:-1]}", 1, 1, 2)
        bag.add(codes.UNREADABLE.at(start, reason="its name holds what is no letter"))
        return None
    start = Span(f"{pack}/{path}", 1, 1, 2)
    try:
        if full.is_symlink():  # folders that are links are not entered
            full = full.resolve()
            if not full.is_relative_to(folder.resolve()):
                bag.add(codes.OUTSIDE.at(start, path=path))
                return None
        data = ordinary(full)
    except Odd as odd:
        large = _too_large_file(start, odd.size)
        bag.add(large if odd.size else codes.UNREADABLE.at(start, reason="it is no ordinary file"))
        return None
    except OSError as error:
        bag.add(codes.UNREADABLE.at(start, reason=error.strerror or str(error)))
        return None
    except RuntimeError:  # how pathlib of Python 3.11 and 3.12 reports it
        bag.add(codes.UNREADABLE.at(start, reason="it is a link in a ring of links"))
        return None
    return decode(data, pack, path, bag)


class Odd(Exception):
    """What is no ordinary file, or holds more than is read of one."""

    def __init__(self, size: int = 0) -> None:
        """How large it is; 0 where it is no ordinary file."""
        super().__init__(size)
        self.size = size


def ordinary(full: Path, most: int = MOST_FILE) -> bytes:
    """What an ordinary file holds, of so many bytes at most.

    It is opened before it is looked at, and no more is read than may be: by the time it is read, somebody may
    have put a pipe, a link to a device or an endless file there.

    Raises:
        Odd: it is something else.
        OSError: it cannot be opened or read.
    """
    careful = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    try:
        number = os.open(full, os.O_RDONLY | careful)
    except IsADirectoryError as error:
        raise Odd from error
    except OSError as error:
        if error.errno in (errno.ELOOP, errno.ENXIO):
            raise Odd from error
        raise
    with os.fdopen(number, "rb") as file:
        info = os.fstat(number)
        if not stat.S_ISREG(info.st_mode):  # to read a pipe or a device may never end
            raise Odd
        data = file.read(most + 1) if info.st_size <= most else b""
    if max(info.st_size, len(data)) > most:
        raise Odd(max(info.st_size, len(data)))
    return data


def _too_large_file(start: Span, size: int) -> Diagnostic:
    return codes.TOO_LARGE.at(start, size=f"{size:,}", limit=f"{MOST_FILE:,}")


def decode(data: bytes, pack: str, path: str, bag: Bag) -> Source | None:
    """Bytes to a source: strict UTF-8, an optional mark in front, LF or CR LF."""
    shown = f"{pack}/{path}"
    try:
        text = data.removeprefix(b"\xef\xbb\xbf").decode("utf-8")
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode("utf-8")
        line = before.count("\n") + 1
        column = len(before) - (before.rfind("\n") + 1) + 1
        span = Span(shown, line, column, column + 1)
        bag.add(codes.NOT_UTF8.at(span, byte=f"0x{error.object[error.start]:02X}"))
        return None
    text = text.replace("\r\n", "\n")
    plain = data.isascii() and not data.translate(None, _ORDINARY)  # which is seen at a tenth of the price
    found = None if plain else _CONTROL.search(text)
    if found:
        line = text.count("\n", 0, found.start()) + 1
        column = found.start() - (text.rfind("\n", 0, found.start()) + 1) + 1
        span = Span(shown, line, column, column + 1)
        bag.add(codes.CONTROL.at(span, number=f"{ord(found[0]):04X}"))
        return None
    return Source(pack, path, text)


def content_hash(manifest: Source, sources: list[Source]) -> str:
    """32 hex digits over the manifest and everything but scenarios, which change nothing in a game."""
    digest = blake2b(digest_size=16)
    for source in [manifest, *sources]:
        if not source.of_scenarios:
            body = source.text.encode("utf-8")
            digest.update(f"{source.path}\0{len(body)}\0".encode())
            digest.update(body)
    return digest.hexdigest()


def _paths(folder: Path, ending: str = ".tal") -> Iterator[str]:
    """Paths of source files inside a pack, sorted; a folder with a pack of its own is not entered.

    Of folders too deep inside others the path is there itself: nobody enters it, and no file is as deep.
    """
    found: list[str] = []
    for root, folders, names in os.walk(folder):
        folders[:] = [
            name for name in folders if name[0] != "." and not _there(Path(root) / name / "pack.toml")
        ]
        inside = Path(root).relative_to(folder)
        if folders and len(inside.parts) == MOST_FOLDERS:
            found.append((inside / folders[0] / ending).as_posix())
            folders.clear()
        found += [(inside / name).as_posix() for name in names if name.endswith(ending) and name[0] != "."]
        if len(found) > MOST_FILES:
            break
    yield from sorted(found)


def _there(path: Path) -> bool:
    """Whether a file is there; one that the system cannot even look up is not."""
    try:
        return path.exists()
    except OSError:
        return False


def _only_scenarios(source: Source, bag: Bag) -> None:
    """Report the first heading of anything else: a game is compiled without this file."""
    text = f"\n{source.text}"
    found = _OTHER_HEADING.search(text)
    if found:
        span = Span(source.shown, text.count("\n", 0, found.start(1)), 1, len(found[1]) + 1)
        bag.add(codes.ONLY_SCENARIOS.at(span, word=found[1]))


def _too_large(pack: str, what: str, limit: int, bag: Bag) -> None:
    bag.add(codes.PACK_TOO_LARGE.at(Span(f"{pack}/pack.toml", 1, 1, 2), what=what, limit=f"{limit:,}"))
