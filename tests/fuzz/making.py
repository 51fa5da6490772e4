"""Hostile input of each kind, made of what is fine by a few changes.

Sources are put together of items of the pages' examples; phrases change their places with others of the same
construct of the grammar. Everything is drawn from a `Random`, so a number makes a case again.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from struct import pack as packed
from struct import unpack
from typing import Any

from attrs import asdict

from countgame import counting
from langkit import BASE, PAGE, Example, example, examples, small_pack
from orchard import orchard
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs, parse_packs
from talisman.compiler.image.emit import emit
from talisman.compiler.pack import PackSource
from talisman.compiler.source import Source
from talisman.compiler.syntax.tree import Node
from talisman.runtime.game.game import load
from talisman.runtime.game.replay import Record, Setup
from talisman.runtime.image.image import canonical, image_hash
from talisman.runtime.image.link import Linked
from talisman.runtime.table.opcodes import REGISTERS, TABLE
from talisman.runtime.table.words import FRAME
from talisman.simulate import Plan, play

Json = Any
"""What is done to data of a stranger is not typed."""

LANGUAGE = BASE.parent
NUMBERS: tuple[int, ...] = (
    *(-(2**63), -(2**31) - 1, -(2**31), -(2**30), -65, -2, -1, 0, 1, 2, 5, 12, 13, 29, 30, 31, 63, 64, 128),
    *(255, 256, 999, 4096, 65_536, 2**30, 2**31 - 2, 2**31 - 1, 2**31, 2**32, 2**63, 10**40),
)
LETTERS = (
    "\0\x07\x1b\x7f\x85\u00a0\u00ad\u061c\u200b\u200d\u202e\u2028\u2066\ufeff\ud83d\ufffd\U0001f600é\"'"
    "{}#:,[]-+/\\\t\r\n a0"
)
TEXTS = (
    "",
    " ",
    "{0}",
    "{0}{0}{9}",
    "{1:n}",
    "{0:cow|cows}",
    "\x1b[31m",
    "\u202ex",
    "x" * 300,
    "__class__",
    "\ud800",
)
_TOKEN = re.compile(r'"[^"\n]*"|[\w\'-]+|[^\w\s]|\n *|[ \t]+')
ITEM = re.compile(r"^(?=[^\s#])", re.M)
"""Where an item begins."""


# --- sources ------------------------------------------------------------------------------------------------


@cache
def examples_of_the_language() -> tuple[Example, ...]:
    """What stands on the page and beside it, on the small market."""
    kept = [*examples(PAGE.read_text(encoding="utf-8"))]
    for path in sorted(LANGUAGE.glob("*.tal")):
        if path != BASE:
            kept.append(example(path.read_text(encoding="utf-8")))
    return tuple(kept)


def vocabularies() -> list[tuple[PackSource, ...]]:
    """The packs whose words have to have a table."""
    return [one.packs for one in examples_of_the_language() if one.refused != "E0204"]


@cache
def files() -> tuple[tuple[str, ...], ...]:
    """The items of each file: a heading with what is below it."""
    texts = [one.text for one in examples_of_the_language() if one.based and "# pack:" not in one.text]
    texts += [path.read_text(encoding="utf-8") for path in sorted((LANGUAGE / "errors").glob("*.tal"))]
    return tuple(
        tuple(item for item in ITEM.split(text) if item.strip() and item[0] not in "#\n") for text in texts
    )


@cache
def phrases() -> dict[str, tuple[str, ...]]:
    """What was written for each construct, in one line."""
    from fuzz.judging import TABLES

    found: dict[str, dict[str, None]] = {}
    for one in examples_of_the_language():
        if one.refused or not one.based:
            continue
        parsed = parse_packs(one.packs, Bag(), TABLES)
        lines = {source.shown: source.lines for pack in one.packs for source in pack.sources}
        for node in chain.from_iterable(_nodes(tree) for tree in parsed.trees):
            span = node.span
            rows = lines.get(span.file, [])
            if span.line <= len(rows) and span.end > span.column:
                text = rows[span.line - 1][span.column - 1 : span.end - 1].strip()
                if text:
                    found.setdefault(node.kind, {})[text] = None
    return {kind: tuple(texts) for kind, texts in sorted(found.items())}


@cache
def kinds_of() -> dict[str, tuple[str, ...]]:
    """The constructs that a text stands for."""
    found: dict[str, list[str]] = {}
    for kind, texts in phrases().items():
        for text in texts:
            found.setdefault(text, []).append(kind)
    return {text: tuple(kinds) for text, kinds in found.items()}


def _nodes(tree: Node) -> Iterator[Node]:
    yield tree
    for node in tree.nodes():
        yield from _nodes(node)


def source(dice: Random) -> bytes:
    """Some items with what they need, changed in a few places."""
    items = dice.choice(files())
    wanted = {dice.randrange(len(items)) for _ in range(dice.choice((1, 1, 2, 3)))}
    chosen = [item for number, item in enumerate(items) if number in wanted]
    if dice.random() < 0.3:
        chosen.append(dice.choice(dice.choice(files())))
    text = "".join(with_needs(chosen, items))
    for _ in range(dice.choice((0, 1, 1, 2, 3, 5))):
        text = dice.choice(EDITS)(text, dice)
    body = text.encode("utf-8", "surrogatepass")
    return bytes_changed(body, dice) if dice.random() < 0.05 else body


def with_needs(chosen: Sequence[str], items: Sequence[str]) -> list[str]:
    """Items, and before them those of their file that declare a word they use."""
    found = list(chosen)
    for _ in range(3):
        words = set(re.findall(r"[\w'-]+", " ".join(found)))
        for item in items:
            heading = re.findall(r"[\w'-]+", item.partition("\n")[0].partition(":")[0])
            if item not in found and heading[0] not in ("rule", "scenario") and set(heading[1:2]) & words:
                found.insert(0, item)
    return found


def _phrase(text: str, dice: Random) -> str:
    """A phrase takes the place of another of the same construct."""
    known: list[str] = []
    lines = [one for one in text.split("\n") if one.strip()]
    if lines:
        words = dice.choice(lines).strip().split(" ")
        parts = (
            " ".join(words[a:b]).rstrip(":,") for a in range(len(words)) for b in range(a + 1, len(words) + 1)
        )
        known = [part for part in parts if part in kinds_of()]
    if not known:
        return text
    old = dice.choice(known)
    return text.replace(old, dice.choice(phrases()[dice.choice(kinds_of()[old])]), 1)


def _token(text: str, dice: Random) -> str:
    """A word is left out, doubled, exchanged, or comes from elsewhere."""
    tokens = _TOKEN.findall(text)
    if not tokens:
        return text
    at, other = dice.randrange(len(tokens)), dice.randrange(len(tokens))
    change = dice.randrange(4)
    if change == 0:
        del tokens[at]
    elif change == 1:
        tokens.insert(at, tokens[other])
    elif change == 2:
        tokens[at], tokens[other] = tokens[other], tokens[at]
    else:
        elsewhere = _TOKEN.findall(dice.choice(dice.choice(files())))
        tokens[at] = dice.choice(elsewhere or [" "])
    return "".join(tokens)


def _number(text: str, dice: Random) -> str:
    """A number is another one."""
    found = [*re.finditer(r"\d+", text)]
    if not found:
        return text
    one = dice.choice(found)
    return text[: one.start()] + str(dice.choice(NUMBERS)) + text[one.end() :]


def _line(text: str, dice: Random) -> str:
    """A line is left out, doubled, moved, or set in otherwise."""
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    change = dice.randrange(4)
    if change == 0:
        del lines[at]
    elif change == 1:
        lines.insert(dice.randrange(len(lines) + 1), lines[at])
    elif change == 2:
        lines.insert(dice.randrange(len(lines)), lines.pop(at))
    else:
        lines[at] = " " * dice.choice((0, 1, 4, 8, 12)) + lines[at].lstrip()
    return "\n".join(lines)


def _letter(text: str, dice: Random) -> str:
    """A letter that does not belong there."""
    at = dice.randrange(len(text) + 1)
    return text[:at] + dice.choice(LETTERS) + text[at + dice.randrange(2) :]


EDITS: tuple[Callable[[str, Random], str], ...] = (_phrase, _phrase, _phrase, _token, _number, _line, _letter)


def bytes_changed(body: bytes, dice: Random) -> bytes:
    """Some bytes are others, gone, or doubled."""
    found = bytearray(body)
    for _ in range(dice.randrange(1, 5)):
        at = dice.randrange(len(found) + 1)
        change = dice.randrange(4)
        if change == 0:
            found[at : at + 1] = bytes([dice.randrange(256)])
        elif change == 1:
            del found[at : at + dice.randrange(1, 30)]
        elif change == 2:
            found[at:at] = found[at : at + dice.randrange(1, 30)]
        else:
            del found[at:]
    return bytes(found)


# --- manifests ----------------------------------------------------------------------------------------------


@cache
def manifests() -> tuple[str, ...]:
    """The manifests of all packs."""
    root = Path(__file__).parents[2]
    return tuple(path.read_text(encoding="utf-8") for path in sorted(root.glob("*/*/pack.toml")))


def manifest(dice: Random) -> bytes:
    """A manifest with a few changes."""
    text = dice.choice(manifests())
    for _ in range(dice.choice((1, 1, 2, 4))):
        change = dice.choice((_value, _token, _number, _line, _letter))
        text = change(text, dice)
    body = text.encode("utf-8", "surrogatepass")
    return bytes_changed(body, dice) if dice.random() < 0.1 else body


def _value(text: str, dice: Random) -> str:
    """A value is of another sort."""
    values = (
        *map(str, NUMBERS),
        "true",
        "nan",
        "1e999",
        "[]",
        "{}",
        "[[[]]]",
        '""',
        "1979-05-27",
        '"\\u202E"',
    )
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    key, sign, _ = lines[at].partition("=")
    lines[at] = (
        f"{key}{sign} {dice.choice(values)}" if sign else f"{dice.choice('abx')} = {dice.choice(values)}"
    )
    return "\n".join(lines)


# --- images -------------------------------------------------------------------------------------------------


@cache
def bases() -> dict[str, str]:
    """Images of small games that use every part of the machine."""
    from fuzz.judging import TABLES

    found = {"counting": canonical(emit(counting(20))), "orchard": canonical(emit(orchard()))}
    own = Source("p", "p.tal", (LANGUAGE / "seldom.tal").read_text(encoding="utf-8"))
    packs = (small_pack(), PackSource("p", "1.0.0", "P", (own,), ("small",), (2, 4)))
    made = compile_packs(packs, Bag(), TABLES)
    assert made is not None
    return found | {"market": canonical(made.image)}


@cache
def operands() -> dict[str, tuple[int, ...]]:
    """Of each base and kind of operand what stands there, as `base kind`."""
    found: dict[str, set[int]] = {}
    kinds = {number: spec.kinds for number, spec in enumerate(TABLE)}
    for name, text in bases().items():
        for words in _instructions(json.loads(text)):
            for kind, word in zip(kinds.get(words[0], ""), words[1:], strict=False):
                found.setdefault(f"{name} {kind}", set()).add(word)
    return {key: tuple(sorted(words)) for key, words in sorted(found.items())}


def _instructions(image: Json) -> list[list[int]]:
    code = base64.b64decode(image["code"])
    words = unpack(f"<{len(code) // 4}i", code)
    return [list(words[at : at + 4]) for at in range(0, len(words), 4)]


def image(dice: Random) -> bytes:
    """An image with a few changes and the hash that it should have."""
    name = dice.choice(sorted(bases()))
    found = json.loads(bases()[name])
    in_code = dice.choice((0, 1, 1, 2))
    for _ in range(in_code):
        _code(found, name, dice)
    for _ in range(dice.choice((1, 2, 3)) if in_code == 0 or dice.random() < 0.1 else 0):
        _leaf(found, dice)
    return _mended(found, dice)


def _mended(image: Json, dice: Random) -> bytes:
    if dice.random() < 0.98:
        try:
            image["hash"] = image_hash(image)
        except (UnicodeEncodeError, KeyError):
            return b"{}"
    body = json.dumps(image, ensure_ascii=dice.random() < 0.5).encode("utf-8", "surrogatepass")
    return bytes_changed(body, dice) if dice.random() < 0.02 else body


def _code(image: Json, name: str, dice: Random) -> None:
    """Some instructions of a procedure are others, or have other operands."""
    code = _instructions(image)
    procs = image["tables"]["procs"]
    starts = [*sorted(row[0] for row in procs), len(code)]
    row = dice.choice(procs)
    first, registers = row[0], row[1]
    last = next(start for start in starts if start > first) if first < len(code) else len(code)
    for _ in range(dice.choice((1, 1, 2, 6))):
        if last <= first:
            return
        at = dice.randrange(first, last)
        if dice.random() < 0.5:
            place = dice.randrange(1, 4)
            code[at][place] = dice.choice(
                (dice.choice(code)[place], code[at][place] + 1, dice.choice(NUMBERS))
            )
        else:
            number = dice.randrange(len(TABLE))
            code[at] = [number, 0, 0, 0]
            for place, kind in enumerate(TABLE[number].kinds, 1):
                code[at][place] = _operand(kind, name, first, last, registers, dice)
    words = [max(-(2**31), min(2**31 - 1, word)) for instruction in code for word in instruction]
    image["code"] = base64.b64encode(packed(f"<{len(words)}i", *words)).decode()


def _operand(kind: str, name: str, first: int, last: int, registers: int, dice: Random) -> int:
    """An operand of a kind: most fit."""
    if kind == "-":
        return 0
    if kind in REGISTERS:
        return len(FRAME) + dice.randrange(max(registers - 3, 1))
    if kind == "L":
        return dice.randrange(first, last)
    if dice.random() < 0.2:
        return dice.choice(NUMBERS)
    return dice.choice(operands().get(f"{name} {kind}", (0, 1, 2)))


def _leaf(found: Json, dice: Random) -> None:
    """Somewhere in the data something is other, gone or doubled."""
    while True:
        keys: Sequence[Json] = sorted(found) if isinstance(found, dict) else range(len(found))
        if not keys:
            return
        key = dice.choice(keys)
        inner = found[key]
        if isinstance(inner, dict | list) and inner and dice.random() < 0.9:
            found = inner
            continue
        change = dice.randrange(5)
        if change == 0 and isinstance(found, list):
            found.insert(key, inner)
        elif change == 1:
            del found[key]
        elif change == 2 and isinstance(found, list):
            other = dice.choice(keys)
            found[key], found[other] = found[other], found[key]
        elif isinstance(inner, bool):
            found[key] = not inner
        elif isinstance(inner, int):
            found[key] = dice.choice((dice.choice(NUMBERS), inner + 1, inner - 1, -inner))
        elif isinstance(inner, str):
            found[key] = dice.choice((*TEXTS, inner + inner, inner[:-1]))
        else:
            found[key] = dice.choice((None, 0, "", [], {}, True, [[]], 1.5))
        return


# --- saves and answers --------------------------------------------------------------------------------------


@cache
def saves() -> tuple[str, ...]:
    """Saves of games of the small images."""
    found = []
    for name, text in sorted(bases().items()):
        linked = load(text)
        record = Record.new(linked, Setup(max(2, linked.image.seats[0]), 11), native=False)
        dice = Random(name)
        while record.game.status == "asking" and len(record.inputs) < 120:
            record.step(dice.randrange(record.game.choices))
        found.append(canonical(record.save(json.loads(text))))
    return tuple(found)


def save(dice: Random) -> bytes:
    """A save with a few changes, some of them in its image."""
    found = json.loads(dice.choice(saves()))
    for _ in range(dice.choice((1, 1, 2, 3))):
        part = dice.randrange(4)
        if part == 0:
            _leaf(found, dice)
        elif part == 1 and isinstance(found.get("inputs"), list):
            inputs = found["inputs"]
            inputs[dice.randrange(len(inputs) + 1) :] = [
                dice.choice(NUMBERS[2:-4]) for _ in range(dice.randrange(9))
            ]
        elif part == 2:
            found[dice.choice(("seats", "seed", "seed", "scripted"))] = dice.choice((*NUMBERS, True, False))
        elif isinstance(found.get("image"), str):
            _inner(found, dice)
    body = json.dumps(found).encode("utf-8", "surrogatepass")
    return bytes_changed(body, dice) if dice.random() < 0.1 else body


def _inner(found: Json, dice: Random) -> None:
    """The image in a save is another one."""
    body = image(dice)
    try:
        found["image_hash"] = json.loads(body).get("hash")
        found["image"] = base64.b64encode(zlib.compress(body)).decode()
    except ValueError:
        found["image"] = found["image"][:-5]


def decisions(dice: Random) -> bytes:
    """Which game, seats, seed, dice from outside, and the answers."""
    answers = [
        dice.choice((dice.randrange(8), dice.randrange(60), -1, 10**6)) for _ in range(dice.randrange(80))
    ]
    return json.dumps(
        [dice.randrange(3), 1 + dice.randrange(9), dice.randrange(2**33), dice.randrange(2), *answers]
    ).encode()


@cache
def simulated() -> tuple[Linked, Plan, tuple[str, ...]]:
    """Two simulated games of a small image, a line each, with their image and their plan."""
    linked = load(min(bases().items())[1])
    plan = Plan("p", linked.image.hash, max(2, linked.image.seats[0]), ("random",), 5, 2, 6, 0)
    return linked, plan, tuple(json.dumps(play(linked, plan, number)) for number in range(plan.games))


def games(dice: Random) -> bytes:
    """A plan and its games, somewhere other than they were written."""
    _, plan, lines = simulated()
    rows = [asdict(plan), *map(json.loads, lines)]
    for _ in range(dice.choice((0, 1, 1, 1, 2, 4))):
        _leaf(dice.choice([rows, *(row for row in rows if isinstance(row, dict))]), dice)
    body = "\n".join(map(json.dumps, rows)).encode("utf-8", "surrogatepass")
    return bytes_changed(body, dice) if dice.random() < 0.1 else body


MAKERS: dict[str, Callable[[Random], bytes]] = {
    "source": source,
    "pack": manifest,
    "image": image,
    "save": save,
    "decisions": decisions,
    "games": games,
}
"""What makes a case of each kind."""
