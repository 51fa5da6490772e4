"""An image as text: each instruction with names in place of numbers, under the source line it came from."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from talisman.runtime.image.image import Image
from talisman.runtime.table.opcodes import REGISTERS, TABLE
from talisman.runtime.table.words import FRAME, KINDS, TEXT_KINDS

HEAD = len(FRAME)
SORTS = {
    "p": "procs",
    "e": "events",
    "y": "effects",
    "f": "fields",
    "g": "globals",
    "a": "attrs",
    "k": "tags",
    "c": "zones",
    "s": "stats",
    "u": "purposes",
}
LONG = 1_000
"""Letters of a text that are told of an instruction that has it."""

Lines = Callable[[str, int], str]
"""The text of a line of a source file, or an empty one."""


def no_lines(file: str, line: int) -> str:
    """No source at hand."""
    return ""


def disassemble(image: Image, lines: Lines = no_lines) -> str:
    """The whole code of an image."""
    return "\n".join(disassembled(image, lines)) + "\n"


def _places(image: Image) -> list[tuple[str, int]]:
    """File and line of every instruction."""
    found: list[tuple[str, int]] = []
    for count, file, line, _, _ in image.spans:
        found += [(image.files[file] if file >= 0 else "", line)] * count
    return found


def disassembled(image: Image, lines: Lines = no_lines) -> Iterator[str]:
    """The whole code of an image, line by line: what all lines take is more than an image that has them."""
    places = _places(image)
    told: set[int] = set()
    for number, row in enumerate(image.rows["procs"]):
        entry, size, params, level, kind, _, length = row
        facts = [KINDS[kind], f"{params} arguments", f"{size} registers"]
        if level:
            facts.append(f"level {image.names['levels'][level - 1]}")
        yield f"{image.names['procs'][number]}: {', '.join(facts)}"
        last = ("", 0)
        for at in range(entry, entry + length):
            file, line = places[at]
            if line and (file, line) != last:
                text = lines(file, line).strip()
                yield f"  {file}:{line}" + (f"  {text}" if text else "")
            last = (file, line)
            yield f"   {at - entry:5} {_instruction(image, at, entry, told)}".rstrip()
        yield ""


def _instruction(image: Image, at: int, entry: int, told: set[int]) -> str:
    spec = TABLE[image.code[at * 4]]
    words = image.code[at * 4 + 1 : at * 4 + 4]
    shown = [
        _operand(image, kind, word, entry, told)
        for kind, word in zip(spec.kinds, words, strict=True)
        if kind != "-"
    ]
    return f"{spec.name:8} {', '.join(shown)}"


def _operand(image: Image, kind: str, word: int, entry: int, told: set[int]) -> str:
    """An operand; of a switch that was told already, its number, and of a long text the beginning."""
    if kind in REGISTERS:
        return f"r{word - HEAD}" + ("..." if kind == "b" else "")
    if kind == "L":
        return f"->{word // 4 - entry}"
    if kind == "T":
        if word in told:
            return f"[table {word}]"
        told.add(word)
        rows = image.switches[word]
        shown = [f"{low}..{high}->{target // 4 - entry}" for low, high, target in rows[1:]]
        return "[" + " ".join([*shown, f"else->{rows[0][0] // 4 - entry}"]) + "]"
    if kind == "t":
        text = image.texts[word]
        more = f" and {len(text) - LONG:,} letters more" if len(text) > LONG else ""
        return f"{TEXT_KINDS[image.text_kinds[word]]} {text[:LONG]!r}{more}".lstrip()
    if kind == "v":
        return image.names["levels"][word - 1]
    return image.names[SORTS[kind]][word] if kind in SORTS else str(word)
