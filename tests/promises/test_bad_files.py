"""Images and saves that cannot be trusted, places that cannot be written: one sentence, nothing half done."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

from countgame import image_text
from disk import tree
from irkit import I, proc, program
from shellkit import Program
from talisman.compiler.image.emit import emit
from talisman.compiler.ir import program as ir
from talisman.play import Person
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.replay import Record, Setup
from talisman.runtime.image.image import image_hash
from talisman.runtime.image.strict import StrictError, parse
from talisman.runtime.table.limits import (
    IMAGE_FORMAT,
    MAX_NAMED_LETTERS,
    MOST_DEPTH,
    MOST_TEXT,
    MOST_VALUES,
)

Json = Any
"""What a test does to a file is not typed."""


def data() -> Json:
    """The image of a small game, to be changed."""
    return json.loads(image_text(40))


def hashed(image: Json) -> str:
    """The image with the hash that it should have."""
    image["hash"] = image_hash(image)
    return json.dumps(image)


def refused(talisman: Program, path: Path) -> str:
    """Every reader of an image refuses it with one sentence; the sentence."""
    said = []
    for command in ("verify", "play", "disasm"):
        told = talisman(command, str(path))
        assert (told.status, told.out) == (3, ""), told.err
        said.append(told.err)
    assert len(set(said)) == 1
    assert said[0].count("\n") == 1
    assert said[0].startswith("error: ")
    return said[0]


@pytest.mark.parametrize("field", sorted(data()))
def test_every_field_is_under_the_hash(field: str, talisman: Program, own_folder: Path) -> None:
    """Whichever field is changed or taken away, the image is refused."""
    for change in ("other", "gone"):
        image = data()
        if change == "gone":
            del image[field]
        else:
            image[field] = {"format": IMAGE_FORMAT + 1, "hash": "0" * 32}.get(field, [image[field]])
        (own_folder / "x.talc").write_text(json.dumps(image))
        before = tree(own_folder)
        said = refused(talisman, own_folder / "x.talc")

        assert ("newer" if (field, change) == ("format", "other") else "refused") in said
        assert tree(own_folder) == before


TABLES = sorted(data()["tables"])
WRONG: tuple[Json, ...] = (
    None,
    "x",
    2**40,
    True,
    1.5,
    [[[]]],
    [[-7] * 40],
    {"a": []},
    ["\ud800"],
    ["\x1b[31m"],
    ["a\u202eb"],
    ["a\u2066b\u2069"],
    ["\u200b"],
)


@pytest.mark.parametrize("table", [*TABLES, *sorted(set(data()) - {"hash", "tables"})])
def test_wrong_forms_with_a_right_hash(table: str, talisman: Program, own_folder: Path) -> None:
    """Somebody who can compute the hash gets no further: every table of another form is refused."""
    for wrong in WRONG:
        image = data()
        (image["tables"] if table in TABLES else image)[table] = wrong
        (own_folder / "x.talc").write_text(hashed(image))

        assert "refused" in refused(talisman, own_folder / "x.talc"), wrong


def test_what_nobody_reads_is_refused(talisman: Program, own_folder: Path) -> None:
    """An image holds what it must and nothing beside it."""
    for place in ([], ["tables"], ["tables", "names"]):
        image = data()
        inner = image
        for key in place:
            inner = inner[key]
        inner["more"] = []
        (own_folder / "x.talc").write_text(hashed(image))

        assert "'more', which is no part of an image" in refused(talisman, own_folder / "x.talc")


@pytest.mark.parametrize("bad", ["\x1b[31m", "\u202e", "\u200b"])
@pytest.mark.parametrize("place", ["events", "options", "inner", "values", "texts", "title"])
def test_what_steers_a_terminal_is_refused_everywhere(
    bad: str, place: str, talisman: Program, own_folder: Path
) -> None:
    """Names of texts are shown, too."""
    image = data()
    prose = image["prose"]
    if place == "title":
        image["packs"] = [{"name": "p", "title": f"P{bad}"}]
    elif place == "inner":
        prose["options"] = {"what?": {f"one{bad}": "x"}}
    else:
        prose[place] = {f"say{bad}": "x" if place == "events" else {} if place == "options" else ["x"]}
    (own_folder / "x.talc").write_text(hashed(image))

    assert "holds control codes" in refused(talisman, own_folder / "x.talc")


def test_places_of_texts_that_are_not_filled(talisman: Program, own_folder: Path) -> None:
    """A sentence of an image may ask for more than there is; it is shown with its braces."""
    image = data()
    image["texts"] = [
        text.replace("{0} says", "{0} says [{9} {8:n}] {7:cow|cows}") for text in image["texts"]
    ]
    (own_folder / "x.talc").write_text(hashed(image))
    told = talisman("play", "x.talc", "--seats", "2")

    assert told.status == 0
    assert "Ann says {9} {8:n} {7:cow|cows}" in told.out


def test_an_image_may_speak_of_things_that_there_are_not(talisman: Program, own_folder: Path) -> None:
    """Numbers that are no things, in records, lines and options, are told as numbers."""
    code: list[ir.Ins | ir.Label] = []
    for number in (-(2**31), -2, 4, 99, 2**31 - 1):
        code += [I("LDI", register, number) for register in range(6)]
        code += [I("RAISE", 7, "act", 0), I("LOG", "{0}, {1} and {2}", 0), I("LDI", 8, 0)]
        code += [
            I("OPTS"),
            I("OPT", 0, "take {0}"),
            I("OPTN", 0, ""),
            I("OPT", 0, ""),
            I("DEC", 9, 8, "what?"),
        ]
    made = program(
        proc("main", *code, I("LDI", 8, -1), I("HALT", 8, "")),
        events=[ir.Event("act", text="{0} does it to {1} [with {4}]")],
    )
    made.prose = ir.Prose(answered={"act": ["seat0"]})
    (own_folder / "x.talc").write_text(json.dumps(emit(made)))
    told = talisman("play", "x.talc", "--seats", "2")

    assert told.status == 0, told.err
    assert "99, 99 and 99" in told.out


MONSTERS: dict[str, str | bytes] = {
    "empty": "",
    "deep lists": "[" * 200_000,
    "deep objects": '{"a":' * 100_000,
    "deep and closed": "[" * 900 + "]" * 900,
    "NaN": '{"format":NaN}',
    "infinity": '{"format":-Infinity}',
    "1e999": '{"format":1e999}',
    "a number of 5,000 digits": '{"format":' + "9" * 5_000 + "}",
    "a key twice": '{"format":1,"format":1}',
    "half a pair": '{"format":1,"hash":"\\ud800"}',
    "a mark in front": "\ufeff{}",
    "UTF-16": "{}".encode("utf-16"),
    "Latin-1": '{"é":1}'.encode("latin-1"),
    "NUL": b"\0" * 100,
    "a list": "[]",
    "no object": "7",
    "no format": "{}",
    "format 0": '{"format":0}',
    "format text": '{"format":"1"}',
    "newer": '{"format":99}',
    "unclosed text": '{"format":"' + "[" * 100,
}


@pytest.mark.parametrize("name", MONSTERS)
@pytest.mark.parametrize("args", [("play", "x.talc"), ("replay", "x"), ("play", "--resume", "x")])
def test_json_monsters(name: str, args: tuple[str, ...], talisman: Program, own_folder: Path) -> None:
    """Whatever JSON allows and two readers could take differently is refused in one sentence."""
    body = MONSTERS[name]
    (own_folder / args[-1].lstrip("-")).write_bytes(body.encode() if isinstance(body, str) else body)
    told = talisman(*args)

    assert (told.status, told.out) == (3, "")
    assert "is refused" in told.err
    assert told.err.count("\n") == 1


def test_strict_json_reads_what_is_plain() -> None:
    """Brackets in texts do not count; depth and number of values are limits, and not one less."""
    nested = "[" * MOST_DEPTH + "]" * MOST_DEPTH

    assert parse('{"a":["[[[\\"[", {"b":-7}, "\\u00e9"]}') == {"a": ['[[["[', {"b": -7}, "é"]}
    assert parse(nested) == json.loads(nested)
    for text in (f"[{nested}]", "," * (MOST_VALUES + 1), '"\\ud83d"', "[1.0]", '{"a":1,"a":1}'):
        with pytest.raises(StrictError):
            parse(text)
    assert parse('"\\ud83d\\ude00"') == "\N{GRINNING FACE}"


@pytest.fixture
def save(talisman: Program, own_folder: Path) -> Path:
    """A save of a game that is over, and its image."""
    (own_folder / "x.talc").write_text(image_text(12))
    assert talisman("play", "x.talc", "--quiet", "--save", "x.talsave").status == 0
    return own_folder / "x.talsave"


def test_save_cut_anywhere(save: Path, talisman: Program) -> None:
    """A save that was cut off, wherever, is refused."""
    text = save.read_text().rstrip()
    for length in range(0, len(text), 97):
        save.write_text(text[:length])
        assert talisman("replay", str(save)).status == 3
        assert talisman("play", "--resume", str(save)).status == 3


CHANGES: dict[str, tuple[Callable[[Json], object], int]] = {
    "seats": (lambda s: s.update(seats=9), 3),
    "no seats": (lambda s: s.update(seats=-1), 3),
    "seed": (lambda s: s.update(seed=s["seed"] + 1), 1),
    "giant seed": (lambda s: s.update(seed=2**200), 3),
    "giant input": (lambda s: s["inputs"].__setitem__(0, 2**31), 3),
    "input that is not offered": (lambda s: s["inputs"].__setitem__(0, 127), 1),
    "die that is not asked for": (lambda s: s["inputs"].__setitem__(0, -4), 1),
    "inputs after the end": (lambda s: s["inputs"].append(0), 1),
    "end": (lambda s: s.update(end="0" * 32), 1),
    "end that is no hash": (lambda s: s.update(end="\x1b]0;x\x07" + "0" * 27), 3),
    "end of another length": (lambda s: s.update(end="0" * 31), 3),
    "hash that is none": (lambda s: s.update(hashes=[[1, "\u202e" * 32]]), 3),
    "image": (lambda s: s.update(image=s["image"][:-8]), 3),
    "hash of the image": (lambda s: s.update(image_hash="0" * 32), 3),
    "number for yes or no": (lambda s: s.update(scripted=int(s["scripted"])), 3),
    "word for yes or no": (lambda s: s.update(scripted="no"), 3),
    "number for a word": (lambda s: s.update(end=0), 3),
    "more": (lambda s: s.update(more=1), 3),
    "less": (lambda s: s.pop("bots"), 3),
}


@pytest.mark.parametrize("name", CHANGES)
def test_save_that_was_changed(name: str, save: Path, talisman: Program) -> None:
    """A save of another form is refused (3); one that tells another game is told to diverge (1)."""
    change, status = CHANGES[name]
    saved = json.loads(save.read_text())
    change(saved)
    save.write_text(json.dumps(saved))
    told = talisman("replay", str(save))

    assert told.status == status, told.err
    assert told.err.count("\n") == 1
    assert talisman("play", "--resume", str(save)).status == status


@pytest.mark.parametrize("setup", [Setup(2, 3, scripted=True), Setup(2, 3, bots=2)], ids=["dice", "seats"])
@pytest.mark.parametrize("answers", [1, 5])
def test_a_game_that_somebody_else_has_run_is_not_gone_on_with(
    setup: Setup, answers: int, talisman: Program, own_folder: Path
) -> None:
    """Dice from outside, seats that answer by themselves: it was another game that went on, or a bug."""
    assert talisman("new", "tiny").status == 0
    assert talisman("compile", "tiny", "-o", "x.talc").status == 0
    text = (own_folder / "x.talc").read_text()
    record = Record.new(load(text), setup)
    while len(record.inputs) < answers:
        record.step(1) if record.game.status == "asking" else record.roll(4)
    (own_folder / "x").write_text(json.dumps(record.save(json.loads(text))))

    assert talisman("replay", "x").status == 0
    for more in ((), ("--record", "r.tal")):
        told = talisman("play", "--resume", "x", "--quiet", *more)
        assert (told.status, told.err.count("\n")) == (3, 1), told.err
        assert "is of a game whose" in told.err
    assert not (own_folder / "r.tal").exists()


@pytest.mark.parametrize(
    "args",
    [
        ("play", "x.talc", "--seats", "0"),
        ("play", "x.talc", "--seats", "99"),
        ("play", "x.talc", "--seats", "7"),
        ("play", "x.talc", "--seats", "two"),
        ("play", "x.talc", "--seed", "9" * 5_000),
        ("play", "x.talc", "--seed", "-1"),
        ("play", "x.talc", "--human", "0"),
        ("play", "x.talc", "--human", "9" * 5_000),
        ("play", "nowhere.talc"),
        ("play", "folder.talc"),
        ("play", "--resume", "folder.talc"),
        ("play", "--resume", "nowhere"),
        ("verify", "folder.talc"),
        ("replay", "nowhere"),
        ("compile", "tiny", "-o", "folder.talc"),
        ("compile", "tiny", "-o", "x.talc/y/z.talc"),
        ("compile", "tiny", "-o", "new/folder/" + "z" * 300),
        ("compile", "tiny", "-o", ""),
        ("compile", "tiny", "-o", "/proc/nowhere/x.talc"),
        ("play", "x.talc", "--save", "folder.talc"),
        ("play", "x.talc", "--save", "x.talc/y"),
        ("new", "x.talc/tiny"),
    ],
)
def test_wrong_use_leaves_nothing_behind(args: tuple[str, ...], talisman: Program, own_folder: Path) -> None:
    """A wrong number, a file that is not there, a place that cannot be written: status 2, disk as before."""
    (own_folder / "x.talc").write_text(image_text(12))
    (own_folder / "folder.talc").mkdir()
    assert talisman("new", "tiny").status == 0
    before = tree(own_folder)
    told = talisman(*args)

    assert told.status == 2
    assert told.err.count("rror: ") == 1
    assert "Traceback" not in told.err
    assert tree(own_folder) == before


def test_only_ordinary_files_are_replaced(talisman: Program, own_folder: Path) -> None:
    """A pipe (or a device) in the place of the output stays; through a link its file is written."""
    (own_folder / "x.talc").write_text(image_text(12))
    os.mkfifo(own_folder / "pipe")
    (own_folder / "real").write_text("old")
    (own_folder / "link").symlink_to("real")
    (own_folder / "broken").symlink_to("pipe")
    for name in ("pipe", "broken"):
        told = talisman("play", "x.talc", "--quiet", "--save", name)
        assert told.status == 2
        assert "no ordinary file" in told.err
    assert talisman("play", "x.talc", "--quiet", "--save", "link").status == 0

    assert (own_folder / "pipe").is_fifo()
    assert (own_folder / "link").is_symlink()
    assert (own_folder / "real").read_text().startswith("{")


def test_changed_cache_is_no_cache(talisman: Program, own_folder: Path, tmp_path: Path) -> None:
    """What is kept between runs may be cut, changed or no text at all; it is made anew."""
    assert talisman("new", "tiny").status == 0
    assert talisman("compile", "tiny", "-o", "one.talc").status == 0
    kept = [path for path in sorted((tmp_path / "cache").rglob("*")) if path.is_file()]
    assert any(path.name.startswith("image-") for path in kept)
    for change in (lambda body: body[:-9], lambda body: b"\xff" + body, lambda body: b"", bytes.swapcase):
        for path in kept:
            path.write_bytes(change(path.read_bytes()))
        assert talisman("compile", "tiny", "-o", "two.talc").status == 0
        assert (own_folder / "one.talc").read_bytes() == (own_folder / "two.talc").read_bytes()


@pytest.mark.skipif(os.name != "posix", reason="there are no such files")
@pytest.mark.parametrize("what", ["a pipe", "a device", "a folder", "much"])
def test_what_lies_in_a_cache_need_be_no_file(
    what: str, talisman: Program, own_folder: Path, tmp_path: Path
) -> None:
    """Nobody waits there for a pipe, or reads what never ends."""
    assert talisman("new", "tiny").status == 0
    assert talisman("compile", "tiny", "-o", "one.talc").status == 0
    for path in [path for path in sorted((tmp_path / "cache").rglob("*")) if path.is_file()]:
        path.unlink()
        if what == "a pipe":
            os.mkfifo(path)
        elif what == "a device":
            path.symlink_to("/dev/zero")
        elif what == "a folder":
            path.mkdir()
        else:
            with path.open("wb") as file:
                file.truncate(200_000_000_000)
    assert talisman("compile", "tiny", "-o", "two.talc").status == 0
    assert (own_folder / "one.talc").read_bytes() == (own_folder / "two.talc").read_bytes()


@pytest.mark.parametrize("what", ["no image", "no text", "warnings", "an image that is refused"])
def test_a_cache_with_the_right_hash_is_not_trusted(
    what: str, talisman: Program, own_folder: Path, tmp_path: Path
) -> None:
    """What is written as an image is verified, and what is shown steers no terminal, wherever it was kept."""
    assert talisman("new", "tiny").status == 0
    assert talisman("compile", "tiny", "-o", "one.talc").status == 0
    kept = next(path for path in (tmp_path / "cache").rglob("image-*") if path.is_file())
    told, _, text = kept.read_bytes()[16:].partition(b"\0")
    image = json.loads(text)
    image["seats"] = [0, 99]
    body = {
        "no image": told + b"\0",
        "no text": b"\xff" + told + b"\0" + text,
        "warnings": "a \u202ewarning\0".encode() + text,
        "an image that is refused": told + b"\0" + hashed(image).encode(),
    }[what]
    kept.write_bytes(blake2b(body, digest_size=16).digest() + body)
    made = talisman("compile", "tiny", "-o", "two.talc")

    assert (made.status, made.err) == (0, "")
    assert (own_folder / "one.talc").read_bytes() == (own_folder / "two.talc").read_bytes()


def test_what_is_typed_is_never_a_fault(
    talisman: Program, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Giant numbers, other digits and control codes at the prompt are answered with a sentence."""
    (own_folder / "x.talc").write_text(image_text(4))
    typed = ("9" * 5_000, "-1", "²", "1.0", "0x1", "\x1b[2J")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(typed) + "\n1\n1\n1\n1\n1\n"))
    told = talisman("play", "x.talc", "--human", "1", "--seats", "1")

    assert told.status == 0
    assert told.out.count("is none of the numbers from 1 to 2") == len(typed)


def test_what_is_typed_does_not_steer_the_terminal() -> None:
    """A control code that somebody types or pastes comes back as a box."""
    said: list[str] = []
    typed = iter(("\x1b[2J", "1"))

    assert Person(said.append, lambda _: next(typed))(Game.new(image_text(4), 1, 1)) == 0
    assert "`\ufffd[2J` is none of the numbers from 1 to 2. ? helps." in said


@pytest.mark.parametrize("place", ["texts", "procs", "files", "values", "title", "shown"])
def test_a_text_that_could_be_told_for_ever_is_refused(
    place: str, talisman: Program, own_folder: Path
) -> None:
    """A line of ten million letters, logged a thousand times, is more than there is memory for."""
    long = "[a]" + "x" * MOST_TEXT
    image = data()
    if place == "texts":
        image["texts"][-1] = long
    elif place == "procs":
        image["tables"]["names"]["procs"][-1] = long
    elif place == "files":
        image["source_map"]["files"] = [*image["source_map"]["files"], long]
    elif place == "values":
        image["prose"]["values"] = {"a": [long]}
    elif place == "shown":
        image["prose"]["options"] = {"a": {long: "b"}}
    else:
        image["packs"] = [{"name": "p", "title": long}]
    (own_folder / "x.talc").write_text(hashed(image))

    assert f"and the most are {MOST_TEXT:,}" in refused(talisman, own_folder / "x.talc")


def test_long_names_of_numbers_on_many_things_are_refused(talisman: Program, own_folder: Path) -> None:
    """A view has the name of each number on each thing, and of each zone that something lies in."""
    things = [ir.Entity(f"t{number}", f"T{number}", ("thing",)) for number in range(3_000)]
    fields = [ir.Field(f"{'n' * 9_000}{number}", "thing", seen="all") for number in range(2)]
    made = emit(program(entities=things, fields=fields, tags=["thing"]))
    (own_folder / "x.talc").write_text(json.dumps(made))

    assert f"on things, and the most are {MAX_NAMED_LETTERS:,}" in refused(talisman, own_folder / "x.talc")


def test_code_as_text_is_told_bit_by_bit(talisman: Program, own_folder: Path) -> None:
    """A long text is told in full by no instruction, and a table of a switch by the first only."""
    table = {"t": ir.Table(tuple((number, number, "end") for number in range(500)), "end")}
    code = [I("LDI", 0, 0), I("LOG", "y" * 9_000, 0)] + [I("SWITCH", 0, "t")] * 3
    made = program(proc("odd", *code, ir.Label("end"), I("RETI", 0), tables=table))
    (own_folder / "x.talc").write_text(json.dumps(emit(made)))
    told = talisman("disasm", "x.talc")

    assert told.status == 0
    assert told.out.count("499..499->") == 1
    assert told.out.count("[table 0]") == 2
    assert "' and 8,000 letters more" in told.out
    assert len(told.out) < 20_000
