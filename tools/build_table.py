"""Build `grammar/standard.table`, the parse table that serves the shipped packs and the packs of the tests.

python tools/build_table.py           write it
python tools/build_table.py --check   fail when the one in the checkout does not serve them
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from talisman.compiler.diagnostics import Bag  # noqa: E402
from talisman.compiler.pack import NoCache  # noqa: E402
from talisman.compiler.source import Source  # noqa: E402
from talisman.compiler.syntax.lexer import read  # noqa: E402
from talisman.compiler.syntax.outline import outline  # noqa: E402
from talisman.compiler.syntax.table.generate import generate  # noqa: E402
from talisman.compiler.syntax.table.tables import build_table, pack_table, skeleton_hash, unpack_table  # noqa: E402
from talisman.compiler.syntax.vocabulary import Vocabulary, vocabulary  # noqa: E402
from talisman.packs import load  # noqa: E402

TABLE = ROOT / "grammar" / "standard.table"
SKELETON = ROOT / "grammar" / "skeleton.lark"
BETWEEN = ("from", "to", "into", "onto", "for", "upon", "using", "by", "along")
"""The words that most often part the two holes of a verb."""
PHRASES = (
    'condition "{goods} ga/gb {goods}"',
    'condition "{goods} ga/gb"',
    'condition "{goods} is/are gc"',
    'condition "{goods} is/are gd {goods}"',
    'condition "ge"',
    'condition "gf {goods}"',
    'number "gg"',
    'number "gh {goods}"',
)
"""Made-up conditions and numbers of the usual shapes."""
PACKS = ("content/*", "variants/*", "tests/packs/*", "src/talisman/starter")


def main(arguments: list[str]) -> int:
    """Write the table, or check it."""
    skeleton = SKELETON.read_text(encoding="utf-8")
    bag = Bag()
    vocabularies = [*_vocabularies(bag), _common(bag)]
    if "--check" in arguments:
        kept = unpack_table(TABLE.read_bytes()) if TABLE.is_file() else None
        current = kept is not None and kept.skeleton == skeleton_hash(skeleton)
        fine = current and kept is not None and all(kept.serves(words) for words in vocabularies)
        print("serves all packs" if fine else "out of date: run tools/build_table.py")
        return 0 if fine else 1
    data = build_table(generate(vocabularies, skeleton), vocabularies, skeleton, bag)
    for problem in bag.sorted():
        print(f"{problem.span.file}:{problem.span.line}: {problem.code} {problem.text}")
    if data is None:
        return 1
    packed = pack_table(data)
    TABLE.write_bytes(packed)
    print(f"{TABLE.name}: {len(packed)} bytes, {len(data['rules'])} rules, {len(data['states'])} states")
    return 0


def _vocabularies(bag: Bag) -> Iterator[Vocabulary]:
    """The words of each pack together with those it needs."""
    folders = [path for pattern in PACKS for path in sorted(ROOT.glob(pattern))]
    for folder in folders:
        if (folder / "pack.toml").is_file():
            unread = Bag()  # the starter's manifest is a form to be filled in
            loaded = load([str(folder)], unread, NoCache(), [ROOT / "content", ROOT / "variants"])
            sources = [source for pack in loaded.packs for source in pack.sources]
            yield vocabulary(outline(read(sources, bag), bag).declarations, bag)


def _common(bag: Bag) -> Vocabulary:
    """Made-up verbs that can do everything a usual verb does: most packs need no table of their own.

    Their forms are all different; of one more verb the participle is the verb itself, as in `put`; the words
    of another one are outcomes too.
    """
    sentences = ["", " {goods}", " {number}", " {stat}"]
    for word in BETWEEN:
        sentences += [f" {{goods}} {word} {{goods}}", f" {{goods}} {word} {{number}}"]
        sentences += [f" {{number}} {word} {{goods}}", f" {{stat}} {word} {{goods}}"]
    sentences += [f" {{goods}} from {{goods}} {word} {{goods}}" for word in ("to", "into", "for")]
    contests = ["", " {goods}", " {goods} using {contest}"]
    texts = [" {text}", " {text} to {goods}"]
    lines = []
    for base, participle, shapes in (
        ("aa", "ad", sentences), ("ba", "ba", sentences), ("ca", "cd", contests), ("da", "dd", texts),
        ("ea", "ed", sentences),
    ):  # fmt: skip
        said = ", ".join(f'"{base}{sentence}"' for sentence in shapes)
        lines.append(f"verb {base} ({base}b, {base}c, {participle}) {said}")
    lines += ["contest fa", "    outcomes ea, ed", "purpose fa", *PHRASES]
    text = "\n".join(lines)
    return vocabulary(outline(read([Source("common", "verbs.tal", text)], bag), bag).declarations, bag)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
