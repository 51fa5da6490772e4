"""Folders of packs as no editor leaves them: links, pipes, devices, what other programs heed, depth."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from disk import tree
from shellkit import Program, make_pack
from talisman.compiler.diagnostics import Bag
from talisman.packs import files


def secret(folder: Path) -> Path:
    """A file of somebody else."""
    found = folder.parent / "secret"
    found.write_text("# what nobody shall know\n")
    return found


REFUSED: dict[str, Callable[[Path], object]] = {
    "a link": lambda place: (place / "a.tal.in").symlink_to(secret(place)),
    "a link beside it": lambda place: (place / "a.tal.in").symlink_to("b.tal.in"),
    "a manifest elsewhere": lambda place: (place / "pack.toml.in").symlink_to(secret(place)),
    "a device": lambda place: (place / "a.tal.in").symlink_to("/dev/zero"),
    "a pipe": lambda place: os.mkfifo(place / "a.tal.in"),
    "bytes": lambda place: (place / "a.tal.in").write_bytes(b"\xff\xfe"),
    "control codes": lambda place: (place / "a.tal.in").write_bytes(b"# \x1b]0;x\x07\n"),
    "much": lambda place: (place / "a.tal.in").write_bytes(b"#" * 1_000_001),
    "many": lambda place: [(place / f"{n}.tal.in").write_bytes(b"") for n in range(1_001)],
    "a name": lambda place: (place / "\x1b[31m.tal.in").write_bytes(b"# x\n"),
    "depth": lambda place: place.joinpath(*"x" * 40).mkdir(parents=True),
}


@pytest.mark.skipif(os.name != "posix", reason="there are no such files")
@pytest.mark.parametrize("what", REFUSED)
def test_what_a_pack_brings_to_begin_with_is_read_as_sources_are(
    what: str, talisman: Program, own_folder: Path
) -> None:
    """`new --on` copies texts of the pack and nothing else: no file from elsewhere, no byte that steers."""
    place = make_pack(own_folder, "base") / "starter"
    place.mkdir()
    (place / "b.tal.in").write_text("# {title}\n")
    REFUSED[what](place)
    came = talisman("new", "mine", "--on", "./base")

    assert (came.status, "is no beginning" in came.err) == (3, True), came.err
    assert "\x1b" not in came.err
    assert not Path("mine").exists()


def test_what_other_programs_heed_is_not_brought(talisman: Program, own_folder: Path) -> None:
    """Only sources and a manifest are copied: what is hidden, or is for other programs, is left there."""
    place = make_pack(own_folder, "base") / "starter"
    for path in (".git/config.in", ".git/a.tal.in", ".x.tal.in", "Makefile.in", "conftest.py.in", "b.tal.in"):
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        (place / path).write_text("# {title}\n")
    (place / "loop").symlink_to(".")

    assert talisman("new", "mine", "--on", "./base").status == 0
    assert tree(own_folder / "mine") == {"b.tal": b"# Mine\n"}


def test_a_beginning_that_lies_elsewhere_is_none(talisman: Program, own_folder: Path) -> None:
    """A folder that is a link brings nothing."""
    elsewhere = own_folder / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "a.tal.in").write_text("# mine\n")
    (make_pack(own_folder, "base") / "starter").symlink_to(elsewhere)
    came = talisman("new", "mine", "--on", "./base")

    assert (came.status, "brings nothing" in came.err) == (2, True)


def deep(folder: Path, levels: int) -> None:
    """Folders inside each other, deeper than a path can say, with a file in the last."""
    before = Path.cwd()
    os.chdir(folder)
    for _ in range(levels):
        Path("dd").mkdir()
        os.chdir("dd")
    Path("x.tal").write_text("# x\n")
    os.chdir(before)


@pytest.mark.skipif(os.name != "posix", reason="paths are shorter there")
def test_folders_inside_each_other_have_a_limit(talisman: Program, own_folder: Path) -> None:
    """As deep as a disk lets them be, they are no bug; what is not as deep is read."""
    bottomless, fine = make_pack(own_folder, "bottomless"), make_pack(own_folder, "fine")
    deep(fine, 32)
    try:
        deep(bottomless, 1_500)
        came = talisman("check", "./bottomless")
    finally:  # what else removes folders gives up there
        subprocess.run(["rm", "-rf", "bottomless"], cwd=own_folder, check=True)

    assert (came.status, "more folders inside each other; 32 is the limit" in came.out) == (1, True), came.err
    assert "Checked 3 files" in talisman("check", "./fine").out


@pytest.mark.skipif(os.name != "posix", reason="links need rights there")
def test_links_that_lead_nowhere_are_problems_of_their_packs(talisman: Program, own_folder: Path) -> None:
    """A folder of packs is compiled, but for the pack that holds such a link."""
    make_pack(own_folder / "all", "good", more="seats = [2, 2]", files={"a.tal": "kind thing\n"})
    bad = make_pack(own_folder / "all", "bad", more="seats = [2, 2]", files={"a.tal": "kind thing\n"})
    (bad / "b.tal").symlink_to("/nowhere/at/all")
    (bad / "c.tal").symlink_to("c.tal")
    came = talisman("compile", "./all")

    assert came.status == 1, came.err
    assert "E0015" in came.err
    assert "bug" not in came.err


def _endless(path: Path) -> None:
    path.touch()
    os.truncate(path, 10**12)


SWAPPED: dict[str, Callable[[Path], object]] = {
    "a pipe": os.mkfifo,
    "a device": lambda path: path.symlink_to("/dev/zero"),
    "a link": lambda path: path.symlink_to(secret(path.parent)),
    "a folder": lambda path: path.mkdir(),
    "an endless file": _endless,
}


@pytest.mark.skipif(os.name != "posix", reason="there are no such files")
@pytest.mark.parametrize("what", SWAPPED)
def test_what_takes_the_place_of_a_file_after_it_was_looked_at_is_not_read(
    what: str, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever watches a folder looks at a file and then reads it; meanwhile it may have become anything."""
    folder = make_pack(own_folder, "base", files={"a.tal": "kind thing\n"})
    path = (folder / "a.tal").resolve()
    seen = path.lstat()
    os.utime(path, ns=(0, 0))
    path.unlink()
    SWAPPED[what](path)
    monkeypatch.setattr(files, "_stat", lambda full: (1, seen.st_size, 0, 0))
    if what != "a link":  # which is read by nobody who follows none
        lstat = Path.lstat
        monkeypatch.setattr(Path, "lstat", lambda self: seen if self == path else lstat(self))
    monkeypatch.setattr(Path, "is_symlink", lambda self: False)
    found, bag = files.Files(), Bag()

    assert found.signature(folder).get("a.tal", b"") == b""
    assert found.source(folder, "a.tal", "base", bag) is None
    assert [one.code for one in bag.found] == ["E0012" if what == "an endless file" else "E0014"]


def test_texts_of_files_that_are_gone_are_not_kept(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever watches a folder in which file after file comes and goes needs no more memory for it."""
    folder = make_pack(own_folder, "base", files={}).resolve()
    monkeypatch.setattr(files, "_young", lambda seen: False)
    known = files.Files()
    for number in range(300):
        path = folder / f"{number}.tal"
        path.write_text("kind thing\n")
        known.signature(folder)
        files.read_sources(folder, "base", Bag(), known)
        path.unlink()

    assert len(known.known) + len(known.signed) <= 2 * files.ROOM + 2


@pytest.mark.skipif(os.name != "posix", reason="links need rights there")
def test_what_a_source_leads_to_is_watched(own_folder: Path) -> None:
    """A link inside of a pack is read as what it leads to, and watched there; nothing outside is."""
    folder = make_pack(own_folder, "base", files={"text.in": "kind thing\n"})
    (folder / "a.tal").symlink_to("text.in")
    (folder / "b.tal").symlink_to(secret(own_folder))
    (folder / "c.tal").symlink_to("c.tal")
    known = files.Files()
    before = known.signature(folder)
    (folder / "text.in").write_text("kind thing\nkind stone: thing\n")
    after = known.signature(folder)

    assert before["a.tal"] != after["a.tal"]
    assert after["b.tal"] == after["c.tal"] == b""
