"""Refuse a word of a value as a number: `if your manner is at least 1` compares places in a list of words.

Of two things it may be asked whether they have the same word, `your manner is Ben's manner`.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.checks.context import Context, placed_texts
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_asked import NO_NUMBER
from talisman.compiler.model import Cmp, PropOf


def word_as_number(context: Context) -> Iterator[Diagnostic]:
    """One for each text that does so."""
    values = context.model.values
    asking = {id(text) for text in context.texts_with(PropOf)} if values else set()
    for text, span in placed_texts(context.model) if asking else ():
        if id(text) not in asking or not context.reported(span.pack):
            continue
        words = [part.prop for part in context.parts(text, PropOf) if part.prop in values.values()]
        fine = [word for part in context.parts(text, Cmp) for word in _compared(part)]
        for word in dict.fromkeys(words):
            if words.count(word) > fine.count(word):
                one = next(name for name, of in values.items() if of == word)
                yield NO_NUMBER.at(span, value=word, word=one)


def _compared(part: Cmp) -> tuple[str, ...]:
    """The value of which two things are asked whether they have the same word, said twice; else nothing."""
    same = isinstance(part.a, PropOf) and isinstance(part.b, PropOf) and part.a.prop == part.b.prop
    return (part.a.prop,) * 2 if same and part.op in ("=", "<>") and isinstance(part.a, PropOf) else ()


__all__ = ["word_as_number"]
