"""What is put before somebody, or must be done: `you may ...`, alone or behind what is done in any case."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.messages.bodies import ELSE_BEHIND_MAY, ROWS_NEED_NUMBER, THEN_AND_ELSE
from talisman.compiler.messages.numbers import NOT_HERE
from talisman.compiler.model import Block, May
from talisman.compiler.resolve import prompts
from talisman.compiler.resolve.body import asked, chains, consequences, doers, goods, rows_below, that_many
from talisman.compiler.resolve.phrase import nominals, nouns
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import built, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node

PERMISSION = (
    "A permission",
    "`you may ...` offers it; what can be done for a while stands behind `until ...:`",
)
EACH_BY_NAME = "a line for each of them: `NAME may ...`, `NAME must ...`"


def then_offered(line: views.ActOffered, scope: Scope) -> Block:
    """`A, then you may B`: `it` of what is offered is what A was done to, as in `A, then B`."""
    first = list(line.deeds)
    chains.of_several([first], scope)
    if line.has_else:
        report(scope, THEN_AND_ELSE, line.span)
    known = scope.amount, scope.unit
    made = chains.chain(first, None, scope)
    offer = built(views.Modal, (line.may, line.block), line.may.span.to(line.span))
    rolls = isinstance(line.may.phrase, (views.RollDice, views.RollAny))
    if rows_below.sort_of(line.block.lines) == "numbers" and not rolls:  # who declines would have no row
        report(scope, ROWS_NEED_NUMBER, line.block.lines[0].span)
        return ()
    if that_many.is_spoken_of(offer):
        made = that_many.counted(made, first[-1], scope)
    made = consequences.together((*made, *modal(offer, scope, scope.it)))
    scope.amount, scope.unit = known
    return made


def modal(line: views.Modal, scope: Scope, spoken_of: Sequence[Noun] = ()) -> Block:
    """An offer, or what must be done; spoken_of: what `it` may be beside who does it."""
    may = line.may
    if isinstance(may, views.MayBe):
        report(scope, NOT_HERE, line.span, what=PERMISSION[0], way=PERMISSION[1])
        return ()
    subject, modal, phrase = may.np, may.modal_word, may.phrase
    if nominals.of_names(subject):  # nobody says whether one is chosen or all are meant
        report(scope, NOT_HERE, subject.span, what=f"`{said(subject)}`", way=EACH_BY_NAME)
        return ()
    if modal.has_cannot or modal.has_not or modal.has_can:
        report(scope, NOT_HERE, line.span, what=PERMISSION[0], way=PERMISSION[1])
        return ()

    if modal.has_may:
        no_else_of_declining(line, scope)

    def one(filled: goods.Filled) -> Block:
        if not isinstance(filled, Noun):
            return goods.no_thing(subject, doers.WHO_DOES, scope)
        inner = scope.inner()
        inner.it = [*spoken_of] if filled == scope.you else [filled, *spoken_of]
        inner.doer = filled  # what comes of it is done by whoever has agreed
        about = prompts.About(inner, scope.names.used)
        made = chains.deed_and_body(phrase, filled, may, line.block, inner, line.deeds)
        if modal.has_may:
            asked.could_be(filled, subject, scope)
            scope.above = (*scope.above, *inner.above, *(x for x in inner.it if x != filled))
        if not modal.has_may:
            return made
        words, asks = prompts.offered(line, scope, about), prompts.question(line, scope, about)
        return (May(filled.ref, made, words, asks, about.things),)

    if nouns.is_definite(subject, scope) or isinstance(subject, (views.NpIt, views.NpThis, views.You)):
        kind = doers.wanted(phrase, scope) if isinstance(subject, views.NpIt) else ""
        actor = nouns.noun(subject, scope, kind)
        return one(actor) if actor is not None else ()
    return goods.spread(
        subject,
        goods.Doing(scope.doer or scope.you, prompts.plain(phrase, scope), span=line.span),
        scope,
        one,
    )


def no_else_of_declining(line: views.Modal, scope: Scope) -> None:
    """Refuse `you may DEED: deed, else deed` in one line: of who declines, or of the deed?"""
    for mark in elses_in(line, line.block):
        report(scope, ELSE_BEHIND_MAY, mark.span)


def elses_in(line: Node, block: views.Block) -> Iterator[Leaf]:
    """The first `else` of each deed that stands behind the colon of a line, in that line."""
    for deed in block.lines:
        if isinstance(deed, views.Act) and deed.span.line == line.span.line:
            mark = next(deed.leaves("ELSE"), None)
            if mark is not None:
                yield mark
