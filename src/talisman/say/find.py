"""From an address, a name, or a file and line to entries."""

from __future__ import annotations

import re
from collections.abc import Sequence

from talisman.compiler.addresses import addresses, paths, quoted
from talisman.compiler.diagnostics import closest
from talisman.compiler.driver import Parsed
from talisman.compiler.source import Source, Span
from talisman.compiler.syntax.tree import Node
from talisman.say.entries import Entry
from talisman.values import frozen

NEAR = 3
_LINE = re.compile(r"(.+):0*([0-9]{1,9})")
_ADDRESS = re.compile(r'([^\s"]+)((?:\s+"[^"]*")*)')


@frozen
class Unknown(Exception):
    """Nothing is there; what is near."""

    asked: str
    why: str
    near: tuple[str, ...]


def find(asked: str, every: Sequence[Entry], parsed: Parsed) -> list[Entry]:
    """The entries that somebody asks for."""
    at = _LINE.fullmatch(asked)
    if at is not None:
        return _on_line(at[1].replace("\\", "/"), int(at[2]), every, parsed)
    found = _at_address(asked, every, parsed) or _by_name(asked, every, parsed)
    if found:
        return found
    known = [address for address, _ in addresses(parsed.trees, parsed.said)]
    names = [entry.name for entry in every if not entry.scene]
    near = closest(asked, [*known, *names], NEAR) or _sharing(asked, known)
    raise Unknown(asked, f"nothing has the address or the name {asked}", tuple(near))


def _sharing(asked: str, known: Sequence[str]) -> list[str]:
    """Addresses that begin with the same parts."""
    parts = asked.split('"')[0].strip().split(".")
    for count in range(len(parts) - 1, 0, -1):
        begin = ".".join(parts[:count])
        inside = [one for one in known if one.startswith(begin + ".") and '"' not in one]
        near = closest(asked, inside, NEAR)
        if near or (inside and count > 1):
            return near or inside[:NEAR]
    return []


# --- lines ---


def _on_line(file: str, line: int, every: Sequence[Entry], parsed: Parsed) -> list[Entry]:
    """The entries of a line, or of those that stand below it; else of the last one before it in its item."""
    sources = [source for pack in parsed.packs for source in pack.sources]
    own = [source for source in sources if _is(source, file)]
    if not own:
        names = [source.shown for source in sources]
        near = closest(file, names, NEAR) or [
            name for name in names if name.endswith("/" + file.rsplit("/", 1)[-1])
        ]
        raise Unknown(
            f"{file}:{line}", f"there is no file {file} in this pack or those it needs", tuple(near)
        )
    source = own[-1]
    shown = source.shown
    if not 1 <= line <= len(source.lines) or _silent(source, line):
        raise Unknown(
            f"{file}:{line}", f"line {line} of {source.shown} says nothing", _told_near(source, line)
        )
    below = range(line + 1, _end_of_block(source, line))
    if all(entry.span.line != line for entry in every if entry.span.file == shown):
        inside = [entry for entry in every if entry.span.file == shown and entry.span.line in below]
        if inside:
            return inside
    here = [entry for entry in every if entry.span.line <= line and entry.span.file == shown]
    first = max((start for start in starts(source) if start <= line), default=1)
    last = max((entry.span.line for entry in here if entry.span.line >= first), default=0)
    if not last:
        raise Unknown(
            f"{file}:{line}",
            f"line {line} of {source.shown} has no meaning of its own",
            _told_near(source, line),
        )
    return [entry for entry in here if entry.span.line == last]


def _end_of_block(source: Source, line: int) -> int:
    """The line behind those that stand below a line, further in than it."""
    texts = source.lines
    depth = len(texts[line - 1]) - len(texts[line - 1].lstrip(" "))
    deeper = (" " * (depth + 1), "#")
    rest = (n for n in range(line + 1, len(texts) + 1) if texts[n - 1].strip())
    return next((n for n in rest if not texts[n - 1].startswith(deeper)), len(texts) + 1)


def _is(source: Source, file: str) -> bool:
    """Whether a file is meant: by pack and path, by its path in the pack, or by one that ends so."""
    return file in (source.shown, source.path) or file.endswith("/" + source.shown)


def _silent(source: Source, line: int) -> bool:
    text = source.lines[line - 1].strip()
    return not text or text.startswith("#")


def starts(source: Source) -> list[int]:
    """The lines on which an item begins: whatever is not indented."""
    return [n for n, text in enumerate(source.lines, 1) if text[:1] not in ("", " ", "#")]


def _told_near(source: Source, line: int) -> tuple[str, ...]:
    said = [n for n in range(1, len(source.lines) + 1) if not _silent(source, n)]
    near = sorted(said, key=lambda n: (abs(n - line), n))[:2]
    return tuple(f"{source.shown}:{n}" for n in sorted(near))


# --- addresses and names ---


def _at_address(asked: str, every: Sequence[Entry], parsed: Parsed) -> list[Entry]:
    """The entries at an address: of a whole item all that is in it, of a line what begins there."""
    split = _ADDRESS.fullmatch(asked.strip())
    if split is None:
        return []
    wanted, beginnings = split[1].lower(), re.findall(r'"([^"]*)"', split[2])
    for item in parsed.trees:
        for path, node in paths(item):
            if path != wanted:
                continue
            place: Node = node
            span = node.span
            for beginning in beginnings:
                among = quoted(place, parsed.said, beginning)
                if len(among) != 1:
                    return []
                place, span = among[0][1].node, among[0][1].at
            if node is item and not beginnings:
                return _inside(item.span, every, parsed)
            return _on_line(span.file, span.line, every, parsed)
    return []


def _inside(span: Span, every: Sequence[Entry], parsed: Parsed) -> list[Entry]:
    """The entries from the beginning of an item to the next."""
    source = next(one for pack in parsed.packs for one in pack.sources if one.shown == span.file)
    end = min((start for start in starts(source) if start > span.line), default=len(source.lines) + 1)
    return [entry for entry in every if entry.span.file == span.file and span.line <= entry.span.line < end]


def _by_name(asked: str, every: Sequence[Entry], parsed: Parsed) -> list[Entry]:
    """The entries of a name or word, or of a rule's path."""
    wanted = asked.lower()
    found = []
    for entry in every:
        if not entry.scene and wanted in (entry.title.lower(), entry.name.lower()):
            whole = entry.title.partition(" ")[0] in ("thing", "rules", "procedure", "contest", "form")
            found += _inside(entry.span, every, parsed) if whole else [entry]
    return found
