"""The limits that a pack, an image, a save or a game can meet: what they are called, how much, of what."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.values import frozen

MOST = 2**31 - 1
"""The largest number that the machine has; what comes to more is a fault."""


@frozen
class Limit:
    """A limit: its value, the unit of that, and what it bounds."""

    value: int
    unit: str
    meaning: str


def published() -> Iterator[tuple[str, Limit]]:
    """Headings and their limits, in the order of the way from a source to a game."""
    from talisman.compiler.checks.done.many_prices import MOST_PRICES
    from talisman.compiler.resolve.declare.heads import MOST_ABOVE
    from talisman.compiler.resolve.declare.things import MOST_COPIES
    from talisman.compiler.resolve.phrase.declared_phrases import MOST_MEANINGS, MOST_WRITTEN
    from talisman.compiler.syntax.lexer import DEEPEST, LARGEST, LONGEST, MOST_MARKS
    from talisman.packs import files, find, manifest, store
    from talisman.runtime.image.verify import MAX_REGISTERS, MAX_WORDS
    from talisman.runtime.table import limits

    for limit in (
        Limit(files.MOST_FILE, "bytes", "a file of a pack"),
        Limit(files.MOST_FILES, "files", "a pack"),
        Limit(files.MOST_PACK, "letters", "all files of a pack"),
        Limit(files.MOST_FOLDERS, "folders", "inside each other in a pack"),
        Limit(find.MOST_PACKS, "packs", "a game, with all that they need"),
        Limit(manifest.MOST_LETTERS, "bytes", "a manifest (pack.toml)"),
        Limit(manifest.MOST_PARTS, "parts", "a dotted key of a manifest"),
        Limit(LONGEST, "letters", "a line"),
        Limit(MOST_MARKS, "words and signs", "a line"),
        Limit(DEEPEST, "levels", "blocks inside blocks"),
        Limit(MOST_COPIES, "copies", "a thing"),
        Limit(MOST_ABOVE, "kinds", "that a kind stands on, all told"),
        Limit(MOST_PRICES, "rules", "that ask for a price of one sort for one verb"),
        Limit(MOST_MEANINGS, "meanings", "a declared sentence"),
        Limit(MOST_WRITTEN, "phrases", "a declared phrase with those it uses written out"),
        Limit(LARGEST, "", "a number that is written"),
    ):
        yield "packs", limit
    for limit in (
        Limit(store.MOST_BYTES, "bytes", "an image or a save"),
        Limit(limits.MOST_DEPTH, "levels", "lists and objects inside each other in one"),
        Limit(limits.MOST_VALUES, "values", "the JSON of one"),
        Limit(limits.MOST_LISTS, "lists", "the JSON of one, objects counted as well"),
        Limit(limits.MAX_IMAGE_WORDS, "words", "code of an image"),
        Limit(MAX_WORDS, "words", "the state of a game"),
        Limit(MAX_WORDS // 10, "things", "an image, cards and places counted"),
        Limit(limits.MAX_TABLE_WORDS, "words", "tables of an image, as the machine reads them"),
        Limit(MAX_REGISTERS, "registers", "a procedure"),
        Limit(limits.MOST_TEXT, "letters", "a text or a name of an image"),
        Limit(
            limits.MAX_NAMED_LETTERS, "letters", "names of numbers and zones, for each thing that has them"
        ),
    ):
        yield "images and saves", limit
    for limit in (
        Limit(MOST, "", "a number, and below 0"),
        Limit(limits.MAX_SEATS, "seats", "a game"),
        Limit(limits.OPTIONS, "options", "a decision"),
        Limit(limits.EFFECTS, "effects", "what lasts at one time"),
        Limit(limits.EVENT_DEPTH, "events", "events that set each other off, inside each other"),
        Limit(limits.STACK, "words", "procedures that call each other"),
        Limit(limits.FUEL, "steps of work", "between two answers"),
        Limit(limits.TURN_WORK, "steps of work", "while the turn is one seat's"),
        Limit(limits.GAME_WORK, "steps of work", "a game"),
        Limit(limits.ANSWER_WORK, "steps of work", "what an answer counts for"),
        Limit(limits.TOLD_LETTERS, "letters", "a line of the log; the rest is cut"),
        Limit(limits.LOG_LINES, "lines", "the log between two answers; later ones are left out"),
    ):
        yield "games", limit
