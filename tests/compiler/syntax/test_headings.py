"""Headings of declarations: the form that is shown is one, and each declaring word has its shape."""

import pytest

from talisman.compiler.diagnostics import Bag
from talisman.compiler.source import Source
from talisman.compiler.syntax.clauses import WRITTEN
from talisman.compiler.syntax.headings import WORDS
from talisman.compiler.syntax.lexer import read
from talisman.compiler.syntax.outline import outline


def test_every_clause_below_a_declaration_is_written_somehow() -> None:
    """What the table lets stand below a word is named in messages, and no clause is named that is nowhere."""
    written = {clause for word in WORDS for clause in WORDS[word].clauses}

    assert written - {"props", "by_value"} == set(WRITTEN)


@pytest.mark.parametrize("word", WORDS)
def test_the_form_that_is_shown_is_a_heading(word: str) -> None:
    """As a message offers it, it is taken."""
    bag = Bag()
    found = outline(read((Source("sample", "a.tal", f"{WORDS[word].form}\n"),), bag), bag)

    assert [one.word for one in found.declarations] == [word]
    assert bag.sorted() == []
