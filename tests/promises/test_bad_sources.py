"""Sources and manifests that are no such thing: a diagnostic with a place, and nothing written."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from disk import tree
from shellkit import Program, make_pack
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.pack import NoCache, PackSource
from talisman.compiler.source import Source
from talisman.compiler.syntax.lexer import MOST_PROBLEMS
from talisman.packs.files import PACKAGE
from talisman.packs.find import MOST_PACKS
from talisman.runtime.table.limits import MAX_SEATS

HEAD = 'name = "p"\nversion = "1.0.0"\ntitle = "P"\nlanguage = "2.0"\n'
DEEP = b"thing Lamp\n" + b"".join(b"    " * level + b"if this is here:\n" for level in range(1, 700))

TEXTS: dict[str, tuple[bytes, str]] = {
    "broken sentence": (b"kind thing\nthing Lamp: while while\n", "E0112"),
    "UTF-16": ("thing Lamp\n".encode("utf-16"), "E0010"),
    "UTF-16 without a mark": ("thing Lamp\n".encode("utf-16-le"), "E0011"),
    "Latin-1": ("thing Élan\n".encode("latin-1"), "E0010"),
    "NUL": (b"thing\0Lamp\n", "E0011"),
    "a mark in the middle": ("thing\ufeffLamp\n".encode(), "E0011"),
    "an override": ("thing \u202eLamp\n".encode(), "E0011"),
    "an isolate in a comment": ("thing Lamp # \u2066x\u2069\n".encode(), "E0011"),
    "a blank without width": ('thing "La\u200bmp"\n'.encode(), "E0011"),
    "half a pair": (b"thing \xed\xa0\x80\n", "E0010"),
    "line ends of old": (b"# one\r# two\r", "E0011"),
    "tab": (b"thing Lamp\n\tweight 3\n", "E0101"),
    "700 nested blocks": (DEEP, "E0103"),
    "brackets in brackets": (b"kind thing\nthing Lamp: " + b"(" * 290 + b"\n", "E0112"),
    "a long line": (b'say "' + b"a" * 900_000, "E0104"),
    "a line of 10 MB": (b"a" * 10_000_000, "E0012"),
    "a line of small marks": (b"( " * 900, "E0104"),
    "nothing but problems": (b"% \n" * 200_000, "E0110"),
    "one heading for ever": (b"kind thing\n" * 30_000, "E0203"),
    "a number of 1,500 digits": (b"kind thing\nthing Lamp x" + b"9" * 1_500, "E0116"),
    "a billion copies": (b"kind thing\nthing Lamp x1000000000", "E0410"),
}


@pytest.mark.parametrize("name", TEXTS)
def test_text_that_cannot_be_read(name: str, talisman: Program, own_folder: Path) -> None:
    """Every such text gets its diagnostic in a file of the pack, status 1, and no image."""
    body, code = TEXTS[name]
    make_pack(own_folder, "p", files={"a.tal": body})
    before = tree(own_folder)
    told = talisman("check", "p", "--format", "short", "--all")
    written = talisman("compile", "p", "-o", "p.talc")

    assert f"error[{code}]" in told.out
    assert all(line.startswith("p/") for line in told.out.splitlines())
    assert told.out.count("\n") <= MOST_PROBLEMS + 1 or code == "E0203"
    assert (told.status, written.status) == (1, 1)
    assert tree(own_folder) == before


def test_line_ends_and_mark_of_other_systems(talisman: Program, own_folder: Path) -> None:
    """CR LF and a byte order mark in front are what some editors write, and change nothing."""
    assert talisman("new", "p").status == 0
    talisman("compile", "p", "-o", "one.talc")
    for path in sorted((own_folder / "p").rglob("*.t*l")):
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert talisman("check", "p").status == 0
    assert talisman("compile", "p", "-o", "two.talc").status == 0
    assert (own_folder / "one.talc").read_bytes() == (own_folder / "two.talc").read_bytes()


def test_fifty_thousand_blocks_in_memory() -> None:
    """Depth is counted before anything is parsed, also where no limit of a file stands in front."""
    lines = ["thing Lamp", *("    " * min(level, 400) + "x:" for level in range(1, 50_000))]
    pack = PackSource("p", "1.0.0", "P", (Source("p", "a.tal", "\n".join(lines)),))
    bag = Bag()

    assert compile_packs([pack], bag) is None
    assert {found.code for found in bag.found} <= {"E0103", "E0104", "E0110"}
    assert len(bag.found) <= MOST_PROBLEMS + 1


MANIFESTS: dict[str, tuple[str, str]] = {
    "deep": (HEAD + "x = " + "[" * 20_000, "E0003"),
    "deep key": (HEAD + "a." * 20_000 + "b = 1", "E0003"),
    "deep key inside": (HEAD + "x = {" + 'a . "b".' * 20_000 + "b = 1}", "E0003"),
    "a key of few parts": (HEAD + 'a.b."c.d"."e.f".g = "' + "1." * 90 + '"', "E0004"),
    "long": (HEAD + "#" * 64_000, "E0003"),
    "a title that steers": (HEAD.replace('"P"', '"\\u001b[31mP"'), "E0004"),
    "a title turned about": (HEAD.replace('"P"', '"\\u202EP"'), "E0004"),
    "13 seats": (HEAD + "seats = [2, 13]", "E0004"),
    "a line behind the version": (HEAD.replace("1.0.0", "1.0.0\\n"), "E0004"),
    "giant number": (HEAD + f"seats = [1, {'9' * 5_000}]", "E0003"),
    "not numbers": (HEAD + "seats = [nan, inf]", "E0004"),
    "1e999": (HEAD + "seats = [1e999, 2]", "E0004"),
    "a date": (HEAD.replace('"P"', "2020-01-01"), "E0004"),
    "a key twice": (HEAD + 'name = "p"', "E0003"),
    "empty": ("", "E0004"),
    "giant version": (HEAD.replace("1.0.0", "1.0." + "9" * 5_000), "E0004"),
    "missing need": (HEAD + '[needs]\nq = ">=1"', "E0005"),
    "need of itself": (HEAD + '[needs]\np = ">=1"', "E0007"),
    "need by path": (HEAD + '[needs]\n"../p" = ">=1"', "E0004"),
}


@pytest.mark.parametrize(
    "lines",
    ["".join(f"a{n}=1\n" for n in range(7_000)), "[needs]\n" + "".join(f'A{n}="="\n' for n in range(5_000))],
)
def test_thousands_of_wrong_entries_are_told_at_once(lines: str, talisman: Program, own_folder: Path) -> None:
    """Each is told at its line, and no line is looked at anew for each: it took a minute."""
    make_pack(own_folder, "p", manifest=HEAD + lines)
    began = time.process_time()
    told = talisman("check", "p", "--format", "short")

    assert told.status == 1
    assert time.process_time() - began < 4


@pytest.mark.parametrize("name", MANIFESTS)
def test_manifest_that_cannot_be_read(name: str, talisman: Program, own_folder: Path) -> None:
    """A broken manifest gets one diagnostic in pack.toml with status 1, whatever the library would do."""
    text, code = MANIFESTS[name]
    make_pack(own_folder, "p", manifest=text)
    told = talisman("check", "p", "--format", "short")

    assert told.status == 1
    assert {line.split(":")[0] for line in told.out.splitlines()} == {"p/pack.toml"}
    assert {line.partition("error[")[2][:5] for line in told.out.splitlines()} == {code}


def _ring(folder: Path) -> None:
    make_pack(folder, "p", more='[needs]\nq = ">=1"')
    make_pack(folder, "q", more='[needs]\nr = ">=1"')
    make_pack(folder, "r", more='[needs]\np = ">=1"')


def _chain(folder: Path) -> None:
    for number in range(MOST_PACKS * 2):
        make_pack(folder, f"p{number}" if number else "p", more=f'[needs]\np{number + 1} = ">=1"')


def _odd_name(folder: Path) -> None:
    (make_pack(folder, "p") / os.fsdecode(b"x\xff\x1b[31m.tal")).write_text("# one\n")


FOLDERS: dict[str, tuple[Callable[[Path], object], str]] = {
    "ring of needs": (_ring, "E0007"),
    "200 packs in a chain": (_chain, "E0018"),
    "link to itself": (lambda folder: (make_pack(folder, "p") / "b.tal").symlink_to("b.tal"), "E0014"),
    "link to nothing": (lambda folder: (make_pack(folder, "p") / "b.tal").symlink_to("c"), "E0014"),
    "link to a device": (lambda folder: (make_pack(folder, "p") / "b.tal").symlink_to("/dev/zero"), "E0015"),
    "pipe": (lambda folder: os.mkfifo(make_pack(folder, "p") / "b.tal"), "E0014"),
    "name that is no text": (_odd_name, "E0014"),
}


@pytest.mark.parametrize("name", FOLDERS)
def test_folder_that_cannot_be_read(name: str, talisman: Program, own_folder: Path) -> None:
    """Rings, chains, links, pipes and names that no terminal can show are told like any other mistake."""
    make, code = FOLDERS[name]
    make(own_folder)
    told = talisman("check", "p", "--format", "short")

    assert told.status == 1
    assert told.out.count("error[") == 1
    assert f"error[{code}]" in told.out
    assert told.out.replace("\n", "").isprintable()


@pytest.mark.parametrize("kind", ["pipe", "device", "number"])
def test_folder_of_packs_with_a_manifest_that_is_none(kind: str, talisman: Program, own_folder: Path) -> None:
    """Of a folder of packs nothing is opened that is no ordinary file; the others are compiled."""
    make_pack(own_folder / "packs", "p")
    odd = own_folder / "packs" / "q"
    odd.mkdir()
    if kind == "pipe":
        os.mkfifo(odd / "pack.toml")
    elif kind == "device":
        (odd / "pack.toml").symlink_to("/dev/zero")
    else:
        (odd / "pack.toml").write_text("needs = 5")
    told = talisman("compile", "packs")

    assert told.status in (1, 2)
    assert "error[E000" in told.out + told.err
    assert "q" in told.out + told.err


def test_seats_of_a_manifest_are_those_that_the_machine_has() -> None:
    """The schema is a file of its own; its bound is that of the machine."""
    schema = json.loads((PACKAGE / "packs" / "pack.schema.json").read_text(encoding="utf-8"))

    assert schema["properties"]["seats"]["items"]["maximum"] == MAX_SEATS


@pytest.mark.parametrize("name", ["", "a" * 300, "a/" * 3_000, "nowhere", "./nowhere", "a.tal", "\x1b[31m"])
def test_pack_that_is_not_there(name: str, talisman: Program, own_folder: Path) -> None:
    """A name that is none, too long for the system, or a file in place of a folder: status 2, one message."""
    (own_folder / "a.tal").write_text("# one\n")
    told = talisman("check", name, "--format", "short")

    assert told.status == 2
    assert told.out.count("error[E000") == 1
    assert told.out.replace("\n", "").isprintable()


def test_folder_in_place_of_a_file(talisman: Program, own_folder: Path) -> None:
    """A folder that is called like a source is a folder, and one called pack.toml is no manifest."""
    (make_pack(own_folder, "p") / "b.tal").mkdir()
    (own_folder / "q" / "pack.toml").mkdir(parents=True)

    assert talisman("check", "p").status == 0
    assert "E0002" in talisman("check", "./q", "--format", "short").out
    assert talisman("check", "./q").status == 2


def test_compiler_without_cache_says_the_same() -> None:
    """A cache changes nothing: a broken source in memory is refused with and without."""
    pack = PackSource("p", "1.0.0", "P", (Source("p", "a.tal", "thing Lamp\n\tx\n"),))
    one, two = Bag(), Bag()
    compile_packs([pack], one)
    compile_packs([pack], two, NoCache())

    assert one.sorted() == two.sorted() != []
