"""Parse tables: when a new one is needed, what they survive, and how conflicts are told."""

from __future__ import annotations

import pytest
from attrs import define, field

from reading import ROOT, SAMPLES, SKELETON, sample_table, sample_words, words_of
from talisman.compiler.diagnostics import Bag
from talisman.compiler.pack import NoCache
from talisman.compiler.source import Source
from talisman.compiler.syntax.lexer import read
from talisman.compiler.syntax.outline import outline
from talisman.compiler.syntax.parse import parse
from talisman.compiler.syntax.table.generate import generate, skeleton_words
from talisman.compiler.syntax.table.tables import (
    build_table,
    find_table,
    pack_table,
    skeleton_hash,
    unpack_table,
)
from talisman.compiler.syntax.vocabulary import vocabulary
from talisman.packs import load

BASE = SAMPLES.read_text(encoding="utf-8")
HITHER = 'kind stone\nverb take (takes) "take {goods} hither"\n'
STANDARD = (ROOT / "grammar" / "standard.table").read_bytes()


@define
class Memory:
    """A cache that remembers and counts."""

    kept: dict[str, bytes] = field(factory=dict)
    built: int = 0

    def get(self, key: str) -> bytes | None:
        """What was kept."""
        return self.kept.get(key)

    def put(self, key: str, value: bytes) -> None:
        """Keep it; only built tables are kept."""
        self.built += 1
        self.kept[key] = value


def grammar_with(extra: str) -> str:
    """The grammar of the samples and some more declarations."""
    return generate([words_of(BASE + extra)], SKELETON).text


@pytest.mark.parametrize(
    "extra",
    [
        "kind hat: thing\n",
        "counter ruby (rubies)\n    of a seat\n",
        "tags shiny\n",
        "zone shelf\n    holds cards\n",
        'verb grab (grabs, grabbing, grabbed) "grab {goods}", "grab {goods} from {goods}"\n',
        'verb lift (lifts, lifting, lifted) "lift {goods}"\n',
        'sentence "wave a hat"\n    means: nothing\n',
        'condition "{goods} is/are in danger"\n',
    ],
)
def test_words_of_known_shapes_leave_the_grammar_as_it_is(extra: str) -> None:
    """A new word used like others changes no byte of the grammar, so no table has to be built."""
    assert grammar_with(extra) == grammar_with("")
    assert sample_table().serves(words_of(BASE + extra))


@pytest.mark.parametrize(
    "extra",
    [
        'verb swap (swaps) "swap {goods} for {goods} using {goods}"\n',
        "kind target\n",
        'verb fetch (fetches) "fetch {goods} hither"\n',
    ],
)
def test_new_shapes_need_a_new_table(extra: str) -> None:
    """A new frame of a verb, a word with two uses and a new word inside a template change the grammar."""
    assert grammar_with(extra) != grammar_with("")
    assert not sample_table().serves(words_of(BASE + extra))


def test_a_table_is_built_once() -> None:
    """A table that nobody ships is taken from the cache the second time, and reads the same."""
    memory = Memory()
    words = words_of('kind stone\nverb take (takes) "take {goods} hither"\n')
    first = find_table(words, SKELETON, STANDARD, memory, Bag())
    second = find_table(words, SKELETON, STANDARD, memory, Bag())

    assert memory.built == 1
    assert first == second


def test_a_broken_cache_is_no_problem() -> None:
    """Bytes that are no table are as good as none."""
    memory = Memory()
    words = words_of('kind stone\nverb take (takes) "take {goods} hither"\n')
    table = find_table(words, SKELETON, b"", memory, Bag())
    memory.kept = dict.fromkeys(memory.kept, b"rubbish")

    assert find_table(words, SKELETON, b"rubbish", memory, Bag()) == table
    assert memory.built == 2


def test_the_shipped_table_serves_usual_verbs() -> None:
    """A small pack with the usual shapes of verbs needs no table of its own."""
    memory = Memory()
    words = words_of(
        "kind stone\nzone bag\ncounter point\nproperty weight: number\n"
        'verb pick (picks, picking, picked) "pick {goods}", "pick {goods} from {goods}"\n'
        'verb throw (throws, throwing) "throw {goods} into {zone}"\n'
    )

    assert find_table(words, SKELETON, STANDARD, memory, Bag()) is not None
    assert memory.built == 0


def test_a_verb_may_share_a_terminal_with_verbs_that_do_more() -> None:
    """With a table made for more sentences than a verb has, the verb still says only its own."""
    memory = Memory()
    said = "shove {goods}", "shove {goods} onto {goods}", "shove {goods} along {goods}"
    text = "kind stone\nzone bag\nverb shove (shoves, shoving, shoved) "
    words = words_of(text + ", ".join(f'"{sentence}"' for sentence in said) + "\n")
    table = find_table(words, SKELETON, STANDARD, memory, Bag())
    bag = Bag()
    rule = 'rule "Test"\n    shove a stone\n    shove a stone to a bag\n    shove a stone\n'

    assert table is not None
    assert memory.built == 0
    (tree,) = parse(read([Source("sample", "a.tal", rule)], bag), words, table, bag)
    assert [(p.code, p.span.line) for p in bag.found] == [("E0112", 3)]
    block = tree.node("block")
    assert block is not None
    assert len(list(block.nodes("act"))) == 2


def test_a_condition_may_be_a_verb_like_one_the_grammar_has() -> None:
    """`A wears B` has the shape of `A has B`, which the grammar holds itself: a table has a place for it."""
    words = words_of(
        'kind stone\ncondition "{goods} have/has {goods}"\ncondition "{stone} wear/wears {stone}"\n'
        "    true when it is you\n"
    )

    assert find_table(words, SKELETON, STANDARD, NoCache(), Bag()) is not None


def test_packing_keeps_everything() -> None:
    """A table that was packed and unpacked is the same table."""
    words = sample_words()
    data = build_table(generate([words], SKELETON), [words], SKELETON, Bag())

    assert data is not None
    assert unpack_table(pack_table(data)) == sample_table()


def test_the_shipped_table_serves_the_shipped_packs() -> None:
    """No shipped pack needs a table of its own; `tools/build_table.py` builds the shipped one anew."""
    kept = unpack_table(STANDARD)
    packs = sorted(path.parent for path in ROOT.glob("content/*/pack.toml"))
    bag = Bag()

    assert kept is not None
    assert kept.skeleton == skeleton_hash(SKELETON), "out of date: python tools/build_table.py"
    for pack in packs:
        loaded = load([str(pack)], bag, NoCache(), [ROOT / "content"])
        items = read([source for one in loaded.packs for source in one.sources], bag)
        assert kept.serves(vocabulary(outline(items, bag).declarations, bag)), pack.name


def test_what_joins_is_no_word_of_the_skeleton() -> None:
    """The lexer makes marks of `and` and `or` before it looks for words: a quoted one is never met."""
    joining = sorted(words for words in skeleton_words(SKELETON) if words.split(" ")[0] in ("and", "or"))

    assert joining == ["and other than"], "write (AND | ALSO), or (OR | ALT), without quotes"


# --- conflicts ---


@pytest.mark.parametrize(
    ("extra", "word", "shown"),
    [
        ('verb skip (skips) "skip {number} turns"\n', "turns", "skip {number} turns"),
        ("kind walk\n", "walk", "walk to {place}"),
        ("property turn: number\n", "turn", "procedure turn"),
        ('verb choose (chooses) "choose {goods}"\n', "choose", "choose {goods}"),
    ],
)
def test_conflicts_are_told_at_their_declaration(extra: str, word: str, shown: str) -> None:
    """A careless declaration is an error at its own line, or next to it, with both readings."""
    bag = Bag()
    table = find_table(words_of(BASE + extra), SKELETON, b"", NoCache(), bag)
    last = len(BASE.split("\n"))

    assert table is None
    assert [problem.code for problem in bag.found] == ["E0204"]
    assert bag.found[0].span.line == last
    assert f"`{word}`" in bag.found[0].text
    assert shown in bag.found[0].text
