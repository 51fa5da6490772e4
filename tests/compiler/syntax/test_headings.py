"""Headings of declarations: the form that is shown is one, and each declaring word has its shape."""

import pytest

from talisman.compiler.diagnostics import Bag
from talisman.compiler.source import Source
from talisman.compiler.syntax.headings import FORMS, SHAPES
from talisman.compiler.syntax.lexer import read
from talisman.compiler.syntax.outline import DECLARING, outline


def test_every_declaring_word_has_a_shape_and_a_form() -> None:
    """What the lexer takes for a declaration is what the table knows."""
    assert set(SHAPES) == DECLARING == set(FORMS)


@pytest.mark.parametrize("word", FORMS)
def test_the_form_that_is_shown_is_a_heading(word: str) -> None:
    """As a message offers it, it is taken."""
    bag = Bag()
    found = outline(read((Source("sample", "a.tal", f"{FORMS[word]}\n"),), bag), bag)

    assert [one.word for one in found.declarations] == [word]
    assert bag.sorted() == []
