"""Packs under somebody's hands: open texts, and whatever happens to files on the disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from shellkit import Program, make_pack
from talisman.packs.workspace import Workspace
from talisman.runtime.image import weight


@pytest.fixture
def pack(talisman: Program, own_folder: Path) -> Path:
    """The pack that `new` writes."""
    assert talisman("new", "tiny").status == 0
    return own_folder / "tiny"


@pytest.fixture
def workspace(pack: Path) -> Workspace:
    """The same pack, checked, with nothing wrong."""
    found = Workspace((str(pack),))
    assert codes(found) == []
    return found


def codes(workspace: Workspace) -> list[str]:
    """The codes of what is wrong now."""
    return [found.code for found in workspace.check().found]


def test_a_text_that_is_open_counts_before_it_is_saved(workspace: Workspace, pack: Path) -> None:
    """What is open is looked at; when it is closed, the disk counts again."""
    play = pack / "play.tal"
    workspace.open(play, play.read_text().replace("gain 2 points", "gain 2 piont"))
    assert codes(workspace) == ["E0111"]

    workspace.close(play)
    assert codes(workspace) == []


def test_a_file_that_was_never_saved_is_a_file_of_the_pack(workspace: Workspace, pack: Path) -> None:
    """A new text in an editor belongs to the pack in whose folder it will be; a hidden one to none."""
    workspace.open(pack / "new.tal", "zork\n")
    workspace.open(pack / ".hidden.tal", "zork\n")
    checked = workspace.check()

    assert [found.span.file for found in checked.found] == ["tiny/new.tal"]
    assert checked.loaded.shown("tiny/new.tal") == "tiny/new.tal"


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("pack.toml", b'name = "tiny'),
        ("pack.toml", b""),
        ("play.tal", b"procedure game\n    starts the ga"),
        ("play.tal", b"\xff\xfe"),
        ("words.tal", b""),
    ],
    ids=["manifest", "empty manifest", "half a file", "no text", "empty"],
)
def test_a_broken_file_is_told_and_mended(workspace: Workspace, pack: Path, file: str, text: bytes) -> None:
    """Whatever is in a file for a while, there is something wrong then, and nothing later."""
    fine = (pack / file).read_bytes()
    (pack / file).write_bytes(text)
    assert codes(workspace)

    (pack / file).write_bytes(fine)
    assert codes(workspace) == []


def test_files_come_and_go(workspace: Workspace, pack: Path) -> None:
    """A file is renamed, which changes nothing, taken away, which does, and is there again."""
    (pack / "words.tal").rename(pack / "others.tal")
    assert codes(workspace) == []

    (pack / "others.tal").rename(pack.parent / "others.tal")
    assert codes(workspace)

    (pack.parent / "others.tal").rename(pack / "words.tal")
    assert codes(workspace) == []


def test_a_pack_that_is_needed_may_vanish_and_change(workspace: Workspace, pack: Path) -> None:
    """A pack that others build on is read like their own files, and looked for where it was."""
    more = 'seats = [2, 4]\n[needs]\ntiny = ">=0.1.0"\n'
    child = make_pack(pack.parent, "child", more=more, files={"a.tal": "player Eve\n"})
    above = Workspace((str(child),))
    assert codes(above) == []

    seen = above.signature()
    pack.rename(pack.parent / "away")
    assert above.signature() != seen
    assert codes(above) == ["E0005"]
    gone = above.signature()
    (pack.parent / "away").rename(pack)
    assert above.signature() != gone
    assert codes(above) == []

    words = pack / "words.tal"
    words.write_text(words.read_text().replace("kind player: thing", "kind member: thing"))
    assert codes(above)


def test_a_change_is_seen_that_the_clock_of_the_disk_hides(workspace: Workspace, pack: Path) -> None:
    """A file of the same size that was changed at the same time is another file all the same."""
    play = pack / "play.tal"
    before = play.stat()
    seen = workspace.signature()
    play.write_text(play.read_text().replace("gain 2 points", "gain 2 poimts"))
    os.utime(play, ns=(before.st_atime_ns, before.st_mtime_ns))

    assert workspace.signature() != seen
    assert codes(workspace)


def test_what_was_touched_has_not_changed(workspace: Workspace, pack: Path) -> None:
    """A file that says the same as before is no reason to check again."""
    seen = workspace.signature()
    (pack / "play.tal").touch()

    assert workspace.signature() == seen


def test_what_only_the_image_tells_is_told_of_the_image(
    workspace: Workspace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More than an image may hold is found when it is made, and not by the check."""
    assert workspace.image() == ()
    monkeypatch.setattr(weight, "MAX_TABLE_WORDS", 3)

    assert codes(workspace) == []
    assert [found.code for found in workspace.image()] == ["E0020"]
