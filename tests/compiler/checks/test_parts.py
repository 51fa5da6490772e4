"""A text in its parts, by their classes: nothing of it is lost."""

from __future__ import annotations

from langkit import ROOT
from talisman.compiler.checks.sorted_out import sorted_out
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import model_of
from talisman.compiler.model.walk import words, words_of
from talisman.compiler.pack import NoCache
from talisman.packs import load


def test_the_words_of_a_text_are_those_of_its_parts() -> None:
    """What is put together of the parts of a text is what a walk through it finds, keys and lists as well."""
    bag = Bag()
    model = model_of(load([str(ROOT / "content" / "classic")], bag, NoCache()).packs, bag, NoCache())
    texts = [*model.rules, *(verb.does for verb in model.verbs.values()), *model.procedures.values()]

    for text in [*texts, *model.contests.values(), *model.stats.values(), *model.things.values()]:
        assert words_of(sorted_out(text).by_kind) == words(text)
    assert len(texts) > 300
