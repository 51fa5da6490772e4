"""Images as values: read from JSON, checked for form and hash, with every table typed.

Form is checked here (what is a list of rows of so many numbers); meaning is checked by `verify`.
"""

from __future__ import annotations

import json
from base64 import b64decode
from binascii import Error as Base64Error
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from struct import unpack

from attrs import frozen

from talisman.runtime.limits import IMAGE_FORMAT, MAX_IMAGE_WORDS
from talisman.runtime.opcodes import TABLE
from talisman.runtime.words import SYSTEM

WIDTHS: dict[str, int] = {
    "entities": 2,
    "attrs": 3,
    "fields": 3,
    "globals": 2,
    "zones": 4,
    "start": 3,
    "events": 3,
    "rules": 9,
    "modifiers": 10,
    "limits": 3,
    "levels": 2,
    "effects": 2,
    "edges": 4,
    "procs": 8,
}
"""Numbers in a row of each table."""

RAGGED = ("tags", "zonesets")
NAMED = (
    "entities",
    "tags",
    "attrs",
    "fields",
    "globals",
    "zones",
    "events",
    "rules",
    "stats",
    "modifiers",
    "limits",
    "levels",
    "effects",
    "purposes",
    "labels",
    "procs",
    "classes",
)


class ImageError(Exception):
    """An image that cannot be used."""

    code = "malformed"


class MalformedImage(ImageError):
    """It does not have the form of an image."""


class NewerImage(ImageError):
    """It was made by a newer version."""

    code = "newer format"


class TamperedImage(ImageError):
    """Its hash is not the one it names."""

    code = "tampered"


class InvalidImage(ImageError):
    """It has the form of an image, and would make the machine do what no image may."""

    code = "invalid"


class OversizeImage(ImageError):
    """It is over a limit."""

    code = "over a limit"


Rows = tuple[tuple[int, ...], ...]


@frozen
class Image:
    """Everything an image holds; `rows` are the tables by name."""

    hash: str
    language: str
    packs: tuple[Mapping[str, str], ...]
    seats: tuple[int, int]
    layout: Mapping[str, int]
    code: tuple[int, ...]
    rows: Mapping[str, Rows]
    switches: tuple[Rows, ...]
    purposes: tuple[int, ...]
    main: int
    names: Mapping[str, tuple[str, ...]]
    slots: tuple[tuple[str, ...], ...]
    texts: tuple[str, ...]
    files: tuple[str, ...]
    spans: Rows


def canonical(data: object) -> str:
    """The one JSON text of a value."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def image_hash(data: Mapping[str, object]) -> str:
    """The hash over everything in an image but the hash."""
    rest = {name: value for name, value in data.items() if name != "hash"}
    return blake2b(canonical(rest).encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def table_hash() -> str:
    """The hash of the opcode table: what an image was made for."""
    text = canonical([[spec.name, spec.kinds, spec.cost] for spec in TABLE])
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _mapping(data: object, what: str) -> dict[str, object]:
    if not isinstance(data, dict):
        raise MalformedImage(f"{what} is not an object")
    return data


def _number(data: object, what: str) -> int:
    if isinstance(data, bool) or not isinstance(data, int) or not -(2**31) <= data < 2**31:
        raise MalformedImage(f"{what} is not a number of 32 bits")
    return data


def _numbers(data: object, what: str, width: int = -1) -> tuple[int, ...]:
    if not isinstance(data, list) or (width >= 0 and len(data) != width):
        raise MalformedImage(f"{what} is not a list of numbers of the right length")
    return tuple(_number(item, what) for item in data)


def _rows(data: object, what: str, width: int = -1) -> Rows:
    if not isinstance(data, list):
        raise MalformedImage(f"{what} is not a list")
    return tuple(_numbers(row, what, width) for row in data)


def _strings(data: object, what: str) -> tuple[str, ...]:
    if not isinstance(data, list) or not all(isinstance(item, str) for item in data):
        raise MalformedImage(f"{what} is not a list of texts")
    return tuple(data)


def _code(data: object) -> tuple[int, ...]:
    if not isinstance(data, str):
        raise MalformedImage("code is not text")
    try:
        raw = b64decode(data, validate=True)
    except (Base64Error, ValueError) as error:
        raise MalformedImage("code is not base64") from error
    if len(raw) % 16:
        raise MalformedImage("code does not consist of whole instructions")
    if len(raw) > MAX_IMAGE_WORDS * 4:
        raise OversizeImage("too much code")
    return unpack(f"<{len(raw) // 4}i", raw)


def _switches(data: object) -> tuple[Rows, ...]:
    if not isinstance(data, list):
        raise MalformedImage("switches is not a list")
    found = tuple(_rows(item, "switch") for item in data)
    if any(not rows or len(rows[0]) != 1 or any(len(row) != 3 for row in rows[1:]) for rows in found):
        raise MalformedImage("a switch is not a default and rows of three")
    return found


def read_image(source: str | Mapping[str, object]) -> Image:
    """An image from its text or data; its form and hash are right, its meaning is not yet checked."""
    if isinstance(source, str):
        try:
            source = _mapping(json.loads(source), "the image")
        except (ValueError, RecursionError) as error:
            raise MalformedImage("not JSON") from error
    version = _number(source.get("format"), "format")
    if version > IMAGE_FORMAT:
        raise NewerImage(f"format {version}, and this is for {IMAGE_FORMAT}")
    given = source.get("hash")
    if not isinstance(given, str):
        raise MalformedImage("no hash")
    try:
        found = image_hash(source)
    except (TypeError, ValueError, RecursionError) as error:
        raise MalformedImage("not data that can be hashed") from error
    if given != found:
        raise TamperedImage("the content is not what the hash says")
    tables = _mapping(source.get("tables"), "tables")
    if tables.get("opcodes") != table_hash():
        raise NewerImage("made for other instructions")
    names = _mapping(tables.get("names"), "names")
    rows = {name: _rows(tables.get(name), name, width) for name, width in WIDTHS.items()}
    rows.update({name: _rows(tables.get(name), name) for name in RAGGED})
    seats = _numbers(source.get("seats"), "seats", 2)
    lines = _mapping(source.get("source_map"), "source_map")
    language = source.get("language")
    packs = source.get("packs")
    slots = names.get("slots")
    if not isinstance(language, str) or not isinstance(packs, list) or not isinstance(slots, list):
        raise MalformedImage("language, packs or slots are not what they should be")
    return Image(
        hash=given,
        language=language,
        packs=tuple({name: str(value) for name, value in _mapping(item, "pack").items()} for item in packs),
        seats=(seats[0], seats[1]),
        layout={
            name: _number(value, "layout") for name, value in _mapping(source.get("layout"), "layout").items()
        },
        code=_code(source.get("code")),
        rows=rows,
        switches=_switches(tables.get("switches")),
        purposes=_numbers(tables.get("purposes"), "purposes"),
        main=_number(tables.get("main"), "main"),
        names={name: _strings(names.get(name), name) for name in NAMED},
        slots=tuple(_strings(item, "slots") for item in slots),
        texts=_strings(source.get("texts"), "texts"),
        files=_strings(lines.get("files"), "files"),
        spans=_rows(lines.get("rows"), "source map", 5),
    )


def place_of(image: Image, instruction: int) -> tuple[str, int, int, int]:
    """File, line, column and end of an instruction; an empty file for the machine's own."""
    at = 0
    for count, file, line, column, end in image.spans:
        at += count
        if instruction < at:
            return (image.files[file] if file >= 0 else "", line, column, end)
    return ("", 0, 0, 0)


def proc_at(image: Image, instruction: int) -> int:
    """The procedure an instruction belongs to."""
    for number, row in enumerate(image.rows["procs"]):
        if row[0] <= instruction < row[0] + row[7]:
            return number
    return -1


def is_system(proc: int) -> bool:
    """Whether a procedure is the machine's own."""
    return proc < len(SYSTEM)


def span_rows(image: Image) -> Sequence[tuple[int, ...]]:
    """The source map as it is stored."""
    return image.spans
