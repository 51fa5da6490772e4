"""The files of one pack: bytes on disk to sources, with a diagnostic for everything that is no text."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages import packs as codes
from talisman.compiler.source import Source, Span
from talisman.runtime.table.words import UNSEEN

PACKAGE = Path(__file__).parents[1]
"""Where the program lies; on a disk, since it has links or was installed as plain files."""
MOST_FILE = 1_000_000
MOST_FILES = 1_000
MOST_PACK = 16_000_000

# Tabs are let through: the lexer has a better message for them.
_CONTROL = re.compile(f"[\x00-\x08\x0b-\x1f\x7f\x80-\x9f{UNSEEN}]")
_ORDINARY = bytes((9, 10, *range(32, 127)))
"""What a file of plain letters holds."""

_OTHER_HEADING = re.compile(r"^(?!scenario\b)[^\s#]\S*", re.M)


def read_sources(folder: Path, pack: str, bag: Bag) -> list[Source]:
    """All `.tal` files of a pack, sorted by path; a file with a problem is left out and reported."""
    sources: list[Source] = []
    size = 0
    for number, path in enumerate(_paths(folder)):
        if number == MOST_FILES:
            _too_large(pack, "more files", MOST_FILES, bag)
            break
        source = read_source(folder, path, pack, bag)
        if source is not None:
            if source.of_scenarios:
                _only_scenarios(source, bag)
            size += len(source.text)
            sources.append(source)
        if size > MOST_PACK:
            _too_large(pack, "more text", MOST_PACK, bag)
            break
    return sources


def read_source(folder: Path, path: str, pack: str, bag: Bag) -> Source | None:
    """One file as text with LF line ends, or None with a reason in the bag."""
    full = folder / path
    if not path.isprintable():
        start = Span(f"{pack}/{ascii(path)[1:-1]}", 1, 1, 2)
        bag.add(codes.UNREADABLE.at(start, reason="its name holds what is no letter"))
        return None
    start = Span(f"{pack}/{path}", 1, 1, 2)
    try:
        info = full.lstat()
        if stat.S_ISLNK(info.st_mode):  # folders that are links are not entered
            if not full.resolve().is_relative_to(folder.resolve()):
                bag.add(codes.OUTSIDE.at(start, path=path))
                return None
            info = full.stat()
        if not stat.S_ISREG(info.st_mode):  # to read a pipe or a device may never end
            bag.add(codes.UNREADABLE.at(start, reason="it is no ordinary file"))
            return None
        size = info.st_size
        if size > MOST_FILE:
            bag.add(codes.TOO_LARGE.at(start, size=f"{size:,}", limit=f"{MOST_FILE:,}"))
            return None
        data = full.read_bytes()
    except OSError as error:
        bag.add(codes.UNREADABLE.at(start, reason=error.strerror or str(error)))
        return None
    except RuntimeError:  # how pathlib of Python 3.11 and 3.12 reports it
        bag.add(codes.UNREADABLE.at(start, reason="it is a link in a ring of links"))
        return None
    return decode(data, pack, path, bag)


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


def _paths(folder: Path) -> Iterator[str]:
    """Paths of source files inside a pack, sorted; a folder with a pack of its own is not entered."""
    found: list[str] = []
    for root, folders, names in os.walk(folder):
        folders[:] = [
            name for name in folders if name[0] != "." and not (Path(root) / name / "pack.toml").exists()
        ]
        inside = Path(root).relative_to(folder)
        found += [(inside / name).as_posix() for name in names if name.endswith(".tal") and name[0] != "."]
        if len(found) > MOST_FILES:
            break
    yield from sorted(found)


def _only_scenarios(source: Source, bag: Bag) -> None:
    """Report the first heading of anything else: a game is compiled without this file."""
    found = _OTHER_HEADING.search(source.text)
    if found:
        line = source.text.count("\n", 0, found.start()) + 1
        span = Span(source.shown, line, 1, len(found[0]) + 1)
        bag.add(codes.ONLY_SCENARIOS.at(span, word=found[0]))


def _too_large(pack: str, what: str, limit: int, bag: Bag) -> None:
    bag.add(codes.PACK_TOO_LARGE.at(Span(f"{pack}/pack.toml", 1, 1, 2), what=what, limit=f"{limit:,}"))
