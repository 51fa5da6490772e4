"""`pack.toml`: text in, a checked `Manifest` out, with diagnostics that point at the line."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b

from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages import packs as codes
from talisman.compiler.messages.older import OLDER_LANGUAGE
from talisman.compiler.pack import LANGUAGE, Cache
from talisman.compiler.source import Source, Span
from talisman.packs.files import PACKAGE
from talisman.packs.fits import fits
from talisman.packs.ranges import is_range
from talisman.values import frozen

MOST_LETTERS = 64_000
"""Letters of a manifest."""
MOST_PARTS = 16
"""Parts of a key of a manifest: `a.b.c` has three."""
_QUOTED = re.compile(r""" "(?:[^"\\]|\\.)*" | '[^']*' """, re.X)
_KEY = re.compile(r'^[ \t]*"?([^"=\n]*?)"?[ \t]*=', re.M)
_LONG_KEY = re.compile(rf"(?<![\w-])(?:[\w-]++[ \t]*+\.[ \t]*+){{{MOST_PARTS}}}")


@frozen
class Manifest:
    """What a pack says about itself; `needs` are pairs of a name and a range of versions."""

    name: str
    version: str
    title: str
    source: Source
    needs: tuple[tuple[str, str], ...] = ()
    clashes: tuple[str, ...] = ()
    seats: tuple[int, int] | None = None
    status: str = "complete"
    by_hand: tuple[str, ...] = ()

    def place(self, word: str) -> Span:
        """Where a word stands in the manifest."""
        return place(self.source, word)


def place(source: Source, word: str) -> Span:
    """The first line that begins with this key or holds the word, else the first line."""
    at = _keys(source.text).get(word, -1)
    if at < 0 and (at := source.text.find(word)) < 0:
        return Span(source.shown, 1, 1, 2)
    start = at - source.text.rfind("\n", 0, at)
    return Span(source.shown, source.text.count("\n", 0, at) + 1, start, start + len(word))


@lru_cache(maxsize=4)
def _keys(text: str) -> dict[str, int]:
    """Where each key stands that begins a line, the first time; for thousands that are wrong, too."""
    found: dict[str, int] = {}
    for key in _KEY.finditer(text):
        found.setdefault(key[1], key.start(1))
    return found


class TooMuch(ValueError):
    """A text that the library would take too long to read, or too much memory."""

    def __init__(self, reason: str, line: int) -> None:
        """What is too much, and where."""
        super().__init__(reason)
        self.line = line


def read_toml(text: str) -> dict[str, object]:
    """The data of a manifest.

    Raises:
        TooMuch: it is too long, or a key has too many parts: each costs as much as all before it.
        ValueError, RecursionError: as the library raises them.
    """
    if len(text) > MOST_LETTERS:
        raise TooMuch(f"it has {len(text):,} letters, and the most are {MOST_LETTERS:,}", 1)
    for number, line in enumerate(text.split("\n"), 1):
        if _LONG_KEY.search(_QUOTED.sub("_", line)):
            raise TooMuch(f"a key has more than {MOST_PARTS} parts", number)
    return tomllib.loads(text)


def read_manifest(source: Source, cache: Cache, bag: Bag) -> Manifest | None:
    """Check one `pack.toml`; None when it cannot be used."""
    try:
        data = read_toml(source.text)
    except tomllib.TOMLDecodeError as error:
        at = _toml_place(source, str(error))
        notes = _with_equals(source.lines[at.line - 1] if at.line <= len(source.lines) else "")
        bag.add(codes.BAD_TOML.at(at, reason=_toml_reason(str(error)), notes=notes))
        return None
    except TooMuch as error:
        bag.add(codes.BAD_TOML.at(Span(source.shown, error.line, 1, 2), reason=str(error)))
        return None
    except (ValueError, RecursionError) as error:  # what the library lets through: enormous numbers, nesting
        reason = "a number is too long" if isinstance(error, ValueError) else "it is nested too deep"
        bag.add(codes.BAD_TOML.at(Span(source.shown, 1, 1, 2), reason=reason))
        return None
    problems = tuple(_problems(source, cache, data))
    for word, problem in problems:
        way = _entry(word or problem.split("`")[1], data)
        bag.add(codes.BAD_MANIFEST.at(place(source, word), problem=problem, way=way))
    if problems:
        return None
    manifest = _manifest(source, json.loads(json.dumps(data)))
    wanted = str(data["language"])
    if not _readable(wanted):
        code = OLDER_LANGUAGE if _version(wanted) < _version(LANGUAGE) else codes.NEWER_LANGUAGE
        bag.add(code.at(manifest.place("language"), pack=manifest.name, wanted=wanted, known=LANGUAGE))
        return None
    return manifest


def _manifest(source: Source, data: dict[str, object]) -> Manifest:
    """The values of a manifest that the schema has accepted."""
    needs = data.get("needs", {})
    clashes = data.get("clashes", [])
    seats = data.get("seats")
    by_hand = data.get("by-hand")
    return Manifest(
        name=str(data["name"]),
        version=str(data["version"]),
        title=str(data["title"]),
        source=source,
        needs=tuple((str(k), str(v)) for k, v in needs.items()) if isinstance(needs, dict) else (),
        clashes=tuple(str(name) for name in clashes) if isinstance(clashes, list) else (),
        seats=(int(seats[0]), int(seats[1])) if isinstance(seats, list) else None,
        status=str(data.get("status", "complete")),
        by_hand=tuple(str(words) for words in by_hand) if isinstance(by_hand, list) else (),
    )


def _entry(word: str, data: dict[str, object]) -> str:
    """How an entry is written, with what it says already; "" for those that explain themselves."""
    said = data.get(word)
    match word:
        case "name":
            plain = re.sub("[^a-z0-9]+", "-", str(said or "my-pack").lower()).strip("-")
            return f'write `name = "{plain if plain[:1].isalpha() else "my-pack"}"`, as the folder is called'
        case "version":
            numbers = [*re.findall("[0-9]+", str(said or "")), "0", "0", "0"]
            return f'write `version = "{".".join(numbers[:3])}"`'
        case "language":
            return f'write `language = "{LANGUAGE}"`'
        case "title":
            return 'write `title = "What people call it"`'
        case "seats":
            numbers = [*re.findall("[0-9]+", str(said or "")), "2", "4"]
            return f"write `seats = [{numbers[0]}, {numbers[1]}]`, from how many to how many play"
        case "needs":
            names = [str(one) for one in said] if isinstance(said, list) else ["other-pack"]
            lines = " and ".join(f'`{name} = ">=0.1.0"`' for name in names)
            return f"write `[needs]` below all other entries, below it {lines}"
    return ""


def _readable(wanted: str) -> bool:
    """Same first number, and a second one that is not newer."""
    known, asked = _version(LANGUAGE), _version(wanted)
    return asked[0] == known[0] and asked[1] <= known[1]


def _version(text: str) -> tuple[int, ...]:
    """The numbers of a version."""
    return tuple(int(part) for part in text.split("."))


def _problems(source: Source, cache: Cache, data: dict[str, object]) -> Iterator[tuple[str, str]]:
    """Pairs of the word to point at and a sentence without full stop.

    The schema library takes longer to import than a small pack takes to compile, so it only speaks when
    something may be wrong, and a manifest that has passed is remembered by its hash.
    """
    schema = (PACKAGE / "packs" / "pack.schema.json").read_text(encoding="utf-8")
    key = "manifest-" + blake2b(f"{schema}\0{source.text}".encode(), digest_size=16).hexdigest()
    if cache.get(key) == b"fits":
        return
    rules = json.loads(schema)
    found = [] if fits(rules, data, rules) else list(_schema_problems(rules, data))
    if not found:
        found = list(_range_problems(data))
    if not found:
        cache.put(key, b"fits")
    yield from found


_NEEDS = frozenset(("requires", "depends", "dependencies", "extends", "base", "on", "need"))
"""What the table of needed packs is called elsewhere."""


def _schema_problems(schema: dict[str, object], data: dict[str, object]) -> Iterator[tuple[str, str]]:
    """What JSON Schema says, in words of our own where it matters."""
    from jsonschema import Draft202012Validator

    known = list(schema["properties"]) if isinstance(schema["properties"], dict) else []
    for error in sorted(Draft202012Validator(schema).iter_errors(data), key=lambda e: list(map(str, e.path))):
        where = ".".join(str(part) for part in error.path)
        if error.validator == "required":
            missing = [name for name in schema["required"] if name not in data]  # type: ignore[attr-defined]
            for name in missing:
                yield "", f"`{name}` is missing"
            continue
        if error.validator == "additionalProperties" and not where:
            for name in data:
                if name not in known:
                    said = f"`{name}` is no entry of pack.toml; it may hold: {', '.join(known)}"
                    yield name, said + ("; what it stands on is `[needs]`" if name in _NEEDS else "")
        else:
            word = str(error.path[0]) if error.path else ""
            yield word, f"`{where or 'pack.toml'}`: {_reason(str(error.validator), error.validator_value)}"


def _reason(validator: str, value: object) -> str:
    """What an entry must be, by the kind of check that failed."""
    if validator == "type":
        return f"this must be {_article(str(value))}"
    if validator == "enum" and isinstance(value, list):
        return "this must be " + " or ".join(f'"{entry}"' for entry in value)
    if validator == "pattern":
        return {"^(0": "a version is X.Y.Z", "^[1": "this must be X.Y"}.get(
            str(value)[:3], "names are lower-case letters, digits and hyphens"
        )
    if validator in ("minItems", "maxItems"):
        return f"this must have {'at least' if validator == 'minItems' else 'at most'} {value} entries"
    if validator in ("minimum", "maximum"):
        return f"this must be {'at least' if validator == 'minimum' else 'at most'} {value}"
    return "this is not of the right form"


def _article(kind: str) -> str:
    """The JSON type in words."""
    names = {"string": "text", "array": "a list", "object": "a table", "integer": "a whole number"}
    return names.get(kind, kind)


def _range_problems(data: dict[str, object]) -> Iterator[tuple[str, str]]:
    """Ranges of versions that do not read, seats the wrong way round, texts that cannot be shown."""
    if not str(data["title"]).isprintable():
        yield "title", "`title`: this must be letters that can be seen"
    by_hand = data.get("by-hand", [])
    if isinstance(by_hand, list) and not all(str(words).isprintable() for words in by_hand):
        yield "by-hand", "`by-hand`: this must be letters that can be seen"
    needs = data.get("needs", {})
    for name, wanted in needs.items() if isinstance(needs, dict) else ():
        if not is_range(str(wanted)):
            yield name, f'`{wanted}` is no range of versions, such as ">=0.1.0,<0.2.0"'
    seats = data.get("seats")
    if isinstance(seats, list) and seats[0] > seats[1]:
        yield "seats", "`seats`: the fewest come first, then the most"


def _toml_place(source: Source, message: str) -> Span:
    """The place that TOML names, if it names one."""
    found = re.search(r"at line (\d+), column (\d+)", message)
    line = int(found[1]) if found else len(source.lines)
    column = int(found[2]) if found else 1
    return Span(source.shown, line, column, column + 1)


_COLONED = re.compile(r" *([a-z-]{1,40}) *: *([^\"'\[{=#:]{1,80}?|\"[^\"]{0,80}\"|\[[^\]]{0,80}\]) *")
"""An entry as other forms of files have it, with a colon."""
_PLAIN = re.compile(r"true|false|\d{1,9}|[\"\[].*")


def _with_equals(line: str) -> Iterator[str]:
    """How an entry is written that was written with a colon."""
    found = _COLONED.fullmatch(line)
    if found is not None:
        value = found[2] if _PLAIN.fullmatch(found[2]) else f'"{found[2]}"'
        yield f"here it would be `{found[1]} = {value}`, and so on each line"


def _toml_reason(message: str) -> str:
    """The message without its place and full stop, beginning in lower case."""
    plain = re.sub(r"\s*\(at [^)]*\)", "", message).rstrip(".")
    return plain[:1].lower() + plain[1:]
