"""No word of any game stands in the code.

The words are those that the shipped packs declare: kinds, counters, stats, zones, roles, tags, verbs and the
names of things. General words that a pack declares too (`space`, `owner`) are listed in `general_words.toml`,
each with its reason; the list is short on purpose.
"""

import tomllib
from pathlib import Path

import pytest

from wordlist import PYTHON, ROOT, Declared, code_files, declared, headed, used, words

MOST_GENERAL = 80
LISTED = Path(__file__).with_name("general_words.toml")
PACKAGE = "talisman"


def general() -> dict[str, str]:
    """The reviewed list: a word and why code may say it."""
    listed = tomllib.loads(LISTED.read_text(encoding="utf-8"))
    return {str(word): str(reason) for word, reason in listed["words"].items()}


def packs() -> list[Path]:
    """The folders of the shipped packs."""
    return sorted(path.parent for path in ROOT.glob("content/*/pack.toml"))


def test_no_word_of_a_game_in_the_code() -> None:
    """Nothing that a shipped pack declares is named in grammar, compiler, machine or shell."""
    known = declared(packs())
    allowed = general()
    strange = {
        form: entry
        for form, entry in known.items()
        if form not in allowed and entry.word not in allowed and form != PACKAGE and entry.word != PACKAGE
    }
    found = used(code_files(), strange)
    shown = "\n".join(
        f"{form} (declared in {strange[form].place}): {', '.join(places)}"
        for form, places in sorted(found.items())
    )

    assert not found, f"words of a game in the code:\n{shown}"


def test_the_list_of_general_words_is_short_and_reasoned() -> None:
    """At most eighty words are excused, each with a reason, and none that no pack declares."""
    allowed = general()
    known = declared(packs())
    declared_words = {entry.word for entry in known.values()} | set(known)

    assert len(allowed) <= MOST_GENERAL
    assert [word for word, reason in allowed.items() if len(reason) < 15] == []
    assert sorted(set(allowed) - declared_words) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("kind lamp, torch (lamps, torches): thing", {"lamp", "lamps", "torch", "torches"}),
        ("counter glow    [X-1]", {"glow", "glows"}),
        (
            'verb shine (shines, shining, shone): lamp "shine at {goods}"',
            {"shine", "shines", "shining", "shone"},
        ),
        ("bright lamp Old Lantern (oil) x2", {"old lantern", "old lanterns"}),
        ('lamp "torch of Ebn"', {"torch of ebn", "torch of ebns"}),
        ("tags bright, dim", {"bright", "brights", "dim", "dims"}),
        ("    of a lamp", set()),
        ("# kind nothing", set()),
    ],
)
def test_headings_are_read(line: str, found: set[str]) -> None:
    """The reader finds the words and forms of a heading, and nothing in other lines."""
    assert {form for _, form in headed(line)} >= found
    assert bool(list(headed(line))) == bool(found)


def vocabulary(*forms: str, name: bool) -> dict[str, Declared]:
    """Declared words without other forms."""
    return {form: Declared(form, form, "x.tal:1", name) for form in forms}


def test_words_are_found_in_every_spelling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name of two parts is found in snake case, camel case and plain text, comments and docstrings too."""
    monkeypatch.setattr("wordlist.ROOT", tmp_path)
    path = tmp_path / "x.py"
    path.write_text('"""An old lantern."""\nold_lantern = OldLantern  # the Old Lantern\nlantern = "old"\n')
    found = used([path], vocabulary("old lantern", name=True))

    assert found == {"old lantern": ["x.py:1", "x.py:2", "x.py:2", "x.py:2"]}
    assert words("GlowLamp isn't old_Lantern's") == ["glow", "lamp", "isn", "t", "old", "lanterns"]


def test_a_word_counts_everywhere_and_a_name_where_it_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Code cannot say a declared noun at all; a thing's name it may use as the plain word it is, in text."""
    monkeypatch.setattr("wordlist.ROOT", tmp_path)
    path = tmp_path / "x.py"
    path.write_text('"""A lamp."""\nA = "the Lamp of day"\nlamp = 1\n# lamp\nB = "Lamp"\n')

    assert used([path], vocabulary("lamp", name=False))["lamp"] == [f"x.py:{n}" for n in (1, 2, 3, 4, 5)]
    assert used([path], vocabulary("lamp", name=True))["lamp"] == ["x.py:2", "x.py:3"]


def test_words_of_python_count_only_in_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pack may declare `set` or `object`: as code these are Python's, in a sentence they are the pack's."""
    monkeypatch.setattr("wordlist.ROOT", tmp_path)
    path = tmp_path / "x.py"
    path.write_text('a: object = set()\nb = "an object"\n')

    assert {"object", "set"} <= PYTHON
    assert used([path], vocabulary("object", "set", name=False)) == {"object": ["x.py:2"]}
