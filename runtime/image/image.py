"""Images as values: read from JSON, checked for form and hash, with every table typed.

Form is checked here (what is a list of rows of so many numbers); meaning is checked by `verify`.
"""

from __future__ import annotations

import json
import re
from base64 import b64decode
from binascii import Error as Base64Error
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from struct import unpack

from talisman.runtime.image.strict import StrictError, parse
from talisman.runtime.table.limits import IMAGE_FORMAT, LANGUAGE, MAX_IMAGE_WORDS
from talisman.runtime.table.opcodes import TABLE
from talisman.runtime.table.words import KINDS, UNSEEN
from talisman.values import frozen, members

WIDTHS: dict[str, int] = {
    "entities": 3,
    "attrs": 3,
    "fields": 5,
    "globals": 2,
    "zones": 4,
    "start": 3,
    "events": 3,
    "rules": 9,
    "modifiers": 10,
    "limits": 4,
    "levels": 2,
    "effects": 2,
    "edges": 4,
    "procs": 7,
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

TOP = (
    "code",
    "format",
    "hash",
    "language",
    "layout",
    "packs",
    "prose",
    "seats",
    "source_map",
    "tables",
    "text_kinds",
    "texts",
)
OTHER_TABLES = ("kinds", "main", "names", "opcodes", "prompts", "purposes", "switches")

_STEERING = re.compile(rf"[\x00-\x1f\x7f-\x9f\ud800-\udfff{UNSEEN}]")
"""What no text to be shown holds: it would steer a terminal, turn about what stands behind it, or cannot be
written at all.
"""
_LANGUAGE = re.compile(r"([1-9][0-9]{0,3})\.([0-9]{1,4})")


class ImageError(Exception):
    """An image that cannot be used."""

    code = "malformed"


class MalformedImage(ImageError):
    """It does not have the form of an image."""


class NewerImage(ImageError):
    """It was made by a newer version."""

    code = "newer format"


class OlderImage(ImageError):
    """It was made by an older version."""

    code = "older format"


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
SHOWN = 4
"""Words of a number that players see: name, plural, `stat`, `memory` or nothing, the kind that bears it."""


@frozen
class Prose:
    """What only people read (docs: `Prose` of the IR); an image without it is told less well."""

    events: Mapping[str, str]
    turns: tuple[str, ...]
    wholes: tuple[str, ...]
    answered: Mapping[str, tuple[str, ...]]
    shown: tuple[tuple[str, ...], ...]
    values: Mapping[str, tuple[str, ...]]
    forms: tuple[str, ...]
    texts: Mapping[str, tuple[str, ...]]
    options: Mapping[str, Mapping[str, str]]
    reasons: Mapping[str, str]
    lent: Mapping[str, str]


@frozen
class Image:
    """Everything an image holds; `rows` are the tables by name, `prompts` those that all may read."""

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
    text_kinds: tuple[int, ...]
    prompts: tuple[int, ...]
    files: tuple[str, ...]
    spans: Rows
    prose: Prose


BY_HAND = "by hand"
"""Where a pack of an image keeps what nobody takes by an order: lines of words that mean options."""


def canonical(data: object) -> str:
    """The one JSON text of a value."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def image_hash(data: Mapping[str, object]) -> str:
    """The hash over everything in an image but the hash."""
    return hash_and_text(data)[0]


def hash_and_text(data: Mapping[str, object]) -> tuple[str, str]:
    """The hash over everything in an image but the hash, and the text of the whole with it, made once."""
    before = canonical({name: value for name, value in data.items() if name < "hash"})[1:-1]
    behind = canonical({name: value for name, value in data.items() if name > "hash"})[1:-1]
    rest = ",".join(part for part in (before, behind) if part)
    found = blake2b(f"{{{rest}}}".encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()
    return (
        found,
        f"{{{','.join(part for part in (before, canonical({'hash': found})[1:-1], behind) if part)}}}",
    )


def table_hash() -> str:
    """The hash of the opcode table: what an image was made for."""
    text = canonical([[spec.name, spec.kinds] for spec in TABLE])
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
    for item in data:
        if type(item) is not int or not -(2**31) <= item < 2**31:
            _number(item, what)
    return tuple(data)


def _rows(data: object, what: str, width: int = -1) -> Rows:
    if not isinstance(data, list):
        raise MalformedImage(f"{what} is not a list")
    return tuple([_numbers(row, what, width) for row in data])


def _strings(data: object, what: str) -> tuple[str, ...]:
    if not isinstance(data, list) or not all(isinstance(item, str) for item in data):
        raise MalformedImage(f"{what} is not a list of texts")
    if _STEERING.search("".join(data)):  # which looks for single letters
        raise MalformedImage(f"{what} holds control codes")
    return tuple(data)


def _texts(data: object, what: str) -> dict[str, str]:
    """An object of texts."""
    found = _mapping(data, what)
    names = _strings(list(found), what)
    return dict(zip(names, _strings([found[name] for name in names], what), strict=True))


def _many(data: object, what: str) -> dict[str, tuple[str, ...]]:
    """An object of lists of texts."""
    found = _mapping(data, what)
    names = _strings(list(found), what)
    return {name: _strings(found[name], what) for name in names}


def _prose(data: object) -> Prose:
    """The part for people; all of it may be missing."""
    found = _mapping(data, "prose")
    _only(found, [part.name for part in members(Prose)], "prose")
    shown, options = found.get("shown", []), _mapping(found.get("options", {}), "options")
    if not isinstance(shown, list):
        raise MalformedImage("shown is not a list")
    rows = tuple(_strings(row, "shown") for row in shown)
    if any(len(row) != SHOWN for row in rows):
        raise MalformedImage("shown is not a list of texts of the right length")
    return Prose(
        _texts(found.get("events", {}), "events"),
        _strings(found.get("turns", []), "turns"),
        _strings(found.get("wholes", []), "wholes"),
        _many(found.get("answered", {}), "answered"),
        rows,
        _many(found.get("values", {}), "values"),
        _strings(found.get("forms", []), "forms"),
        _many(found.get("texts", {}), "texts"),
        dict(
            zip(
                _strings(list(options), "options"),
                (_texts(one, "options") for one in options.values()),
                strict=True,
            )
        ),
        _texts(found.get("reasons", {}), "reasons"),
        _texts(found.get("lent", {}), "lent"),
    )


def _only(data: Mapping[str, object], known: Sequence[str], what: str) -> None:
    """Nothing stands there that nobody reads: it would be in the hash and mean nothing."""
    for name in data:
        if name not in known:
            raise MalformedImage(f"{what} holds {name!r}, which is no part of an image")


def _language(data: object) -> str:
    """The version of the language; not a newer one than is known here."""
    found = _LANGUAGE.fullmatch(data) if isinstance(data, str) else None
    if found is None:
        raise MalformedImage("language is no version")
    known = tuple(int(part) for part in LANGUAGE.split("."))
    if (int(found[1]), int(found[2])) > known:
        raise NewerImage(f"language {found[0]}, and this is for {LANGUAGE}")
    return found[0]


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
            source = _mapping(parse(source), "the image")
        except StrictError as error:
            raise MalformedImage(str(error)) from error
    version = _number(source.get("format"), "format")
    if version < 1:
        raise MalformedImage("no format")
    if version < IMAGE_FORMAT:
        raise OlderImage(f"format {version}, and this is for {IMAGE_FORMAT}: compile the pack again")
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
    return made_image(source, given)


def made_image(source: Mapping[str, object], given: str) -> Image:
    """An image from data whose hash is known to be this one; the rest of their form is checked."""
    language = _language(source.get("language"))
    tables = _mapping(source.get("tables"), "tables")
    if tables.get("opcodes") != table_hash():
        raise NewerImage("made for other instructions")
    if tables.get("kinds") != list(KINDS):
        raise NewerImage("made for other kinds of procedures")
    names = _mapping(tables.get("names"), "names")
    _only(source, TOP, "the image")
    _only(tables, (*WIDTHS, *RAGGED, *OTHER_TABLES), "tables")
    _only(names, (*NAMED, "slots"), "names")
    rows = {name: _rows(tables.get(name), name, width) for name, width in WIDTHS.items()}
    rows.update({name: _rows(tables.get(name), name) for name in RAGGED})
    seats = _numbers(source.get("seats"), "seats", 2)
    lines = _mapping(source.get("source_map"), "source_map")
    packs = source.get("packs")
    slots = names.get("slots")
    if not isinstance(packs, list) or not isinstance(slots, list):
        raise MalformedImage("packs or slots are not what they should be")
    return Image(
        hash=given,
        language=language,
        packs=tuple(_texts(item, "pack") for item in packs),
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
        text_kinds=_numbers(source.get("text_kinds"), "text kinds"),
        prompts=_numbers(tables.get("prompts"), "prompts"),
        files=_strings(lines.get("files"), "files"),
        spans=_rows(lines.get("rows"), "source map", 5),
        prose=_prose(source.get("prose", {})),
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
        if row[0] <= instruction < row[0] + row[6]:
            return number
    return -1
