"""Finding, checking and reading packs."""

import os
from pathlib import Path

import pytest

from shellkit import make_pack
from talisman.compiler.diagnostics import Bag
from talisman.compiler.pack import NoCache
from talisman.packs import DiskCache, FileProblem, Loaded, load, open_cache, read_text, shipped, write_text


def loaded(*names: str, paths: tuple[Path, ...] = ()) -> tuple[Loaded, list[str]]:
    """Load packs; the codes of what is wrong."""
    bag = Bag()
    result = load(names, bag, NoCache(), paths)
    return result, [found.code for found in bag.sorted()]


def test_needs_come_first(own_folder: Path) -> None:
    """A pack comes after the packs it needs, and each comes once."""
    make_pack(own_folder, "top", more='[needs]\nmiddle = ">=1"\nbase = ">=1"')
    make_pack(own_folder, "middle", more='[needs]\nbase = ">=1,<2"')
    make_pack(own_folder, "base")
    result, codes = loaded("./top", "base")

    assert [pack.name for pack in result.packs] == ["base", "middle", "top"]
    assert result.asked == ("top", "base")
    assert codes == []


def test_sources_are_sorted_and_named_by_pack(own_folder: Path) -> None:
    """Sources come in the order of their paths, whatever the disk says, and hidden files are left out."""
    make_pack(own_folder, "p", files={"z.tal": "", "a/b.tal": "", "B.tal": "", ".x.tal": "", "c.txt": ""})
    result, _ = loaded("p")

    assert [source.shown for source in result.packs[0].sources] == ["p/B.tal", "p/a/b.tal", "p/z.tal"]


def test_search_order(own_folder: Path, tmp_path: Path) -> None:
    """A folder given by --path wins; then beside the pack; then content and variants of the project."""
    make_pack(own_folder / "content", "base", version="1.1.0")
    make_pack(own_folder / "variants", "twist", more='[needs]\nbase = "*"'.replace('"*"', '">=1"'))
    make_pack(tmp_path / "else", "base", version="1.2.0")

    assert loaded("twist")[0].packs[0].version == "1.1.0"
    assert loaded("twist", paths=(tmp_path / "else",))[0].packs[0].version == "1.2.0"
    make_pack(own_folder / "variants", "base", version="1.3.0")
    assert loaded("twist")[0].packs[0].version == "1.3.0"


def test_shipped_packs_are_found_from_anywhere() -> None:
    """The packs that come with the program need no path."""
    names = [folder.name for folder in shipped()]

    assert {"talisman", "classic", "destinies"} <= set(names)
    result, codes = loaded("destinies")
    assert codes == []
    assert [pack.name for pack in result.packs] == ["talisman", "destinies"]


def test_two_games_are_not_put_together(own_folder: Path) -> None:
    """What builds on one of them goes with it, whatever seats it says."""
    game, upon = "seats = [2, 4]", '\nseats = [2, 3]\n[needs]\ngame = ">=1"'
    make_pack(own_folder, "game", more=game)
    make_pack(own_folder, "other", more=game)
    make_pack(own_folder, "cards", more='\n[needs]\ngame = ">=1"')
    make_pack(own_folder, "house", more=upon)
    make_pack(own_folder, "house2", more=upon)
    both, one = Bag(), Bag()
    load(["house", "other"], both, NoCache())
    load(["house2", "cards", "house"], one, NoCache())

    assert [(found.code, found.span.file) for found in both.found] == [("E0022", "other/pack.toml")]
    assert one.found == []


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ('[needs]\nmissing = ">=1"', "E0005"),
        ('[needs]\nbase = ">=2"', "E0006"),
        ('[needs]\np = ">=1"', "E0007"),
        ('clashes = ["base"]\n[needs]\nbase = ">=1"', "E0008"),
        ('colour = "red"', "E0004"),
        ("seats = [4, 2]", "E0004"),
        ("seats = [2]", "E0004"),
        ('status = "nearly"', "E0004"),
        ('by-hand = ["a\\nb"]', "E0004"),
        ('[needs]\nbase = "about one"', "E0004"),
        ("seats = [", "E0003"),
    ],
)
def test_wrong_manifests(own_folder: Path, more: str, code: str) -> None:
    """Each way in which a manifest can be wrong has its own diagnostic, at a line of the manifest."""
    make_pack(own_folder, "base")
    make_pack(own_folder, "p", more=more)
    bag = Bag()
    load(["p"], bag, NoCache())

    assert [found.code for found in bag.found] == [code]
    assert bag.found[0].span.file == "p/pack.toml"
    assert bag.found[0].span.line >= 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("name: p", 'name = "p"'),
        ("language: 2.0", 'language = "2.0"'),
        ("seats: [2, 4]", "seats = [2, 4]"),
        ('title: "My pack"', 'title = "My pack"'),
        ("name = = p", ""),
    ],
)
def test_an_entry_with_a_colon_is_told_as_it_would_be(own_folder: Path, line: str, said: str) -> None:
    """As other forms of files have it; what is wrong otherwise is told by the rule alone."""
    make_pack(own_folder, "p", manifest=f"{line}\n")
    bag = Bag()
    load(["p"], bag, NoCache())

    assert [one.code for one in bag.found] == ["E0003"]
    assert bag.found[0].notes == ((f"here it would be `{said}`, and so on each line",) if said else ())


def test_missing_keys_are_named(own_folder: Path) -> None:
    """A manifest without its four required keys is told which ones."""
    make_pack(own_folder, "p", manifest='name = "p"\n')
    bag = Bag()
    load(["p"], bag, NoCache())

    assert [found.text for found in bag.sorted()] == [
        "`language` is missing.",
        "`title` is missing.",
        "`version` is missing.",
    ]


def test_problem_points_at_its_key(own_folder: Path) -> None:
    """The span of a wrong entry is the key, so that the mark stands under it."""
    make_pack(own_folder, "p", more='  status = "nearly"')
    bag = Bag()
    load(["p"], bag, NoCache())
    span = bag.found[0].span

    assert (span.line, span.column, span.end) == (5, 3, 9)


def test_newer_language_is_refused(own_folder: Path) -> None:
    """A pack for a newer language is refused in one sentence."""
    make_pack(own_folder, "p", manifest='name="p"\nversion="1.0.0"\ntitle="P"\nlanguage="2.7"\n')

    assert loaded("p")[1] == ["E0009"]


def test_older_language_is_refused_with_the_way_to_the_new_one(own_folder: Path) -> None:
    """A pack for an older language is refused in one sentence, which says where each new form stands."""
    make_pack(own_folder, "p", manifest='name="p"\nversion="1.0.0"\ntitle="P"\nlanguage="1.0"\n')
    bag = Bag()
    load(["p"], bag, NoCache())

    assert [found.code for found in bag.found] == ["E0021"]
    assert "talisman explain E0021" in bag.found[0].help


def test_folder_and_name_agree(own_folder: Path) -> None:
    """A pack is found by its folder, so another name inside is an error."""
    make_pack(own_folder, "p", manifest='name="q"\nversion="1.0.0"\ntitle="P"\nlanguage="2.0"\n')

    assert loaded("p")[1] == ["E0017"]


def test_unknown_pack_gets_the_nearest_name(own_folder: Path) -> None:
    """A misspelt pack is answered with a name that exists."""
    make_pack(own_folder / "content", "orchard")
    bag = Bag()
    load(["orchrad", "./nowhere"], bag, NoCache())

    assert [(found.code, found.help) for found in bag.sorted()] == [
        ("E0001", ""),
        ("E0001", "did you mean `orchard`?"),
    ]


@pytest.mark.parametrize(
    ("body", "code", "place"),
    [
        (b"ok\nab\xffc\n", "E0010", (2, 3)),
        ("é\nüb\0\n".encode(), "E0011", (2, 3)),
        (b"a\rb\n", "E0011", (1, 2)),
        (b"#" * 1_000_001, "E0012", (1, 1)),
    ],
)
def test_files_that_are_no_text(own_folder: Path, body: bytes, code: str, place: tuple[int, int]) -> None:
    """Broken bytes, control characters and giants are reported where they are, in characters."""
    make_pack(own_folder, "p", files={"bad.tal": body, "good.tal": ""})
    bag = Bag()
    load(["p"], bag, NoCache())
    found = bag.found[0]

    assert [other.code for other in bag.found] == [code]
    assert (found.span.file, found.span.line, found.span.column) == ("p/bad.tal", *place)


def test_marks_and_line_ends_of_editors_are_fine(own_folder: Path) -> None:
    """A byte order mark and CR LF are read as if they were not there."""
    make_pack(own_folder, "p", files={"a.tal": b"\xef\xbb\xbfone\r\ntwo\r\n"})
    make_pack(own_folder / "x", "p", files={"a.tal": b"one\ntwo\n"})
    first, second = loaded("p")[0].packs[0], loaded("x/p")[0].packs[0]

    assert first.sources[0].text == "one\ntwo\n"
    assert first.hash == second.hash


def test_links_out_of_a_pack_are_refused(own_folder: Path) -> None:
    """A pack cannot show a file that is not its own."""
    (own_folder / "secret").write_text("secret")
    pack = make_pack(own_folder, "p")
    (pack / "b.tal").symlink_to(own_folder / "secret")

    result, codes = loaded("p")
    assert codes == ["E0015"]
    assert [source.path for source in result.packs[0].sources] == ["a.tal"]


def test_pack_without_sources(own_folder: Path) -> None:
    """A pack that says nothing is a mistake."""
    make_pack(own_folder, "p", files={"notes.txt": "hello"})

    assert loaded("p")[1] == ["E0016"]


def test_hash_follows_content_but_not_scenarios(own_folder: Path) -> None:
    """The hash of a pack changes with its rules and its manifest, never with its scenarios."""
    pack = make_pack(own_folder, "p", files={"a.tal": "# a\n", "scenarios/s.tal": "# s\n"})
    first = loaded("p")[0].packs[0].hash
    (pack / "scenarios" / "s.tal").write_text("# t\n")
    assert loaded("p")[0].packs[0].hash == first
    (pack / "a.tal").write_text("# b\n")
    assert loaded("p")[0].packs[0].hash != first


def test_shown_paths_can_be_opened(own_folder: Path) -> None:
    """A message names a file as seen from the current folder."""
    make_pack(own_folder / "content", "p")

    assert loaded("p")[0].shown("p/a.tal") == "content/p/a.tal"
    assert loaded("p")[0].shown("q/a.tal") == "q/a.tal"


def test_cache_that_cannot_be_written_is_no_error(own_folder: Path) -> None:
    """A cache in a place where nothing can be written forgets, and says nothing."""
    (own_folder / "file").write_text("")
    cache = DiskCache(own_folder / "file" / "below")
    cache.put("k", b"v")

    assert cache.get("k") is None


def test_cache_keeps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is put comes back, also in the next process; an empty TALISMAN_CACHE keeps nothing."""
    open_cache().put("k", b"v")
    assert open_cache().get("k") == b"v"
    monkeypatch.setenv("TALISMAN_CACHE", "")
    open_cache().put("k", b"v")
    assert open_cache().get("k") is None


def test_what_says_the_same_is_not_written_again(own_folder: Path) -> None:
    """The file stays the one it was, and only becomes younger, for what goes by times."""
    target = own_folder / "x.save"
    write_text(target, "same")
    os.utime(target, (1, 1))
    before = target.stat()
    write_text(target, "same")

    assert target.stat().st_ino == before.st_ino
    assert target.stat().st_mtime > before.st_mtime
    write_text(target, "else")
    assert read_text(target) == "else"


def test_interrupted_write_leaves_the_old_file(own_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When writing fails half way the old file is whole and nothing else is left behind."""
    target = own_folder / "x.save"
    write_text(target, "old")

    def fail(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(FileProblem, match="No space left"):
        write_text(target, "new")
    assert read_text(target) == "old"
    assert [path.name for path in own_folder.iterdir()] == ["x.save"]
