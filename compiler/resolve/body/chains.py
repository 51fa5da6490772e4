"""Deeds one after the other, or one else the other: who does each of them, and what stands below them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from talisman.compiler.messages.bodies import (
    ALWAYS_DONE,
    BELOW_SEVERAL,
    DROPPED_BEHIND,
    ROWS_OF_SEVERAL,
    YOU_OR_THEY,
)
from talisman.compiler.messages.deeds import WHO_DOES_IT
from talisman.compiler.model import (
    Act,
    Block,
    End,
    EndEffect,
    FirstPossible,
    ForEach,
    If,
    Nobody,
    Stmt,
)
from talisman.compiler.resolve.body import consequences, deeds, doers, rows_below, statements, that_many
from talisman.compiler.resolve.body.primitives import Rows
from talisman.compiler.resolve.phrase import nominals, nouns, others
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import built, first_of, is_sentence, not_yet, report, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_node


def not_dropped(part: Node, made: Block, ended: str, scope: Scope) -> None:
    """Refuse what is said behind `end the turn`: it is dropped with all that was still to be done.

    What ends something, too, may stand there: it is done where no turn goes on.
    """
    if ended and made and not all(_ends(stmt, scope) for stmt in made):
        report(scope, DROPPED_BEHIND, part.span, words=ended, dropped=said(part))
        scope.ended = ""


def _ends(stmt: Stmt, scope: Scope) -> bool:
    """Whether it ends something and does no more."""
    if isinstance(stmt, If):
        return stmt.otherwise is None and all(_ends(one, scope) for one in stmt.then)
    if isinstance(stmt, Act):
        verb = scope.world.verbs.get(stmt.call.verb)
        does = first_of(verb.node, views.DDoes) if verb is not None and verb.node is not None else None
        block = first_of(does, views.Block) if does is not None else None
        lines = [*block.nodes()] if block is not None else []
        return len(lines) == 1 and all(_says_end(part, scope) for part in lines)
    return isinstance(stmt, (End, EndEffect))


def _says_end(line: Node, scope: Scope) -> bool:
    """Whether a line is a sentence of a verb that ends, and no more."""
    sentences = [part for part in every_node(line) if is_sentence(part)]
    verbs = (scope.world.verbs.get(scope.world.find("verb", part.verb.text) or "") for part in sentences)
    return bool(sentences) and all(verb is not None and verb.primitive == "end" for verb in verbs)


def of_several(branches: list[list[views.Deed]], scope: Scope) -> None:
    """Refuse what could be done by whoever stands in front, or by `you`."""
    subject: views.Np | None = None
    for part in (part for branch in branches for part in branch):
        if isinstance(part, views.Follow):
            continue
        if isinstance(part, views.Do) and subject is not None:
            if isinstance(subject, (views.NpPlural, views.NpEnds, views.NpThem)):
                _nobody_known(part, scope)
            elif _or_you(subject, part, scope):
                told = {"words": said(part), "who": said(subject), "third": _third(said(part), scope)}
                report(scope, YOU_OR_THEY, part.span, **told)
        subject = _subject(part)


def _third(words: str, scope: Scope) -> str:
    """A deed as it is said of another: `gains 1 coin`."""
    first, *more = words.split(" ")
    verb = scope.world.verbs.get(scope.world.find("verb", first) or "")
    return " ".join((verb.forms[0] if verb is not None and verb.forms else f"{first}s", *more))


def _or_you(subject: views.Np, part: views.Do, scope: Scope) -> bool:
    """Whether a deed could be done by whoever stands in front, or by somebody else where nobody is said."""
    doer, who = scope.doer or scope.you, doers.certain(subject, scope)
    same = isinstance(subject, views.You) or (who is not None and doer is not None and who.ref == doer.ref)
    return not same and doers.could_do(subject, part, scope)


def alternatives(branches: list[list[views.Deed]], under: views.Block, scope: Scope) -> Block:
    """`A, else B`: what begins without a subject is done by whoever does the first."""
    first = branches[0][0]
    goes_on = next((branch[0] for branch in branches[1:] if isinstance(branch[0], views.Follow)), None)
    subject = _subject(first)
    if goes_on is not None and subject is not None and not nouns.is_definite(subject, scope):
        behind = [part for branch in branches for part in branch if part is not first]
        if not all(isinstance(part, views.Follow) for part in behind):
            _nobody_known(goes_on, scope)
            return ()
        if under.lines:
            report(scope, BELOW_SEVERAL, first.span, words=said(first))
            return ()
        return doers.each_doer(subject, first, scope, lambda one: _first_of(branches, None, one, one, scope))
    actor = None
    if goes_on is not None and subject is not None:
        actor = doers.who(first, scope)
    return _first_of(branches, under, None, actor, scope)


def _first_of(
    branches: list[list[views.Deed]],
    under: views.Block | None,
    first: Noun | None,
    actor: Noun | None,
    scope: Scope,
) -> Block:
    made = [chain(branches[0], None, scope.inner(), None, first)]
    for branch in branches[1:]:
        made.append(chain(branch, under if branch is branches[-1] else None, scope.inner(), actor))
    for branch, done in zip(branches[:-1], made[:-1], strict=True):
        if always_done(done):
            report(scope, ALWAYS_DONE, branch[0].span, words=said(branch[0]))
    return (FirstPossible(tuple(made)),)


def always_done(body: Block) -> bool:
    """Whether something is done to all there are, which is so in any case: also where there is none."""
    return bool(body) and all(isinstance(part, ForEach) for part in body)


def _subject(part: views.Deed) -> views.Np | None:
    """Who does it, where the deed says so."""
    return part.np if isinstance(part, views.DoBy) else None


def _named_before(subject: Node, part: views.Deed, scope: Scope) -> Noun | None:
    """Who is in front of the comma: one reads `then another KIND` as another than that one."""
    if nouns.is_definite(subject, scope):
        return doers.who(part, scope)
    return Noun(Nobody(), nominals.head_kind(subject, scope), words=said(subject))


def _nobody_known(part: views.Deed, scope: Scope) -> None:
    report(scope, WHO_DOES_IT, part.span, words=said(part))


def _runs(parts: list[views.Deed]) -> list[list[views.Deed]]:
    """Deeds, each with those behind it that have no subject of their own."""
    runs: list[list[views.Deed]] = []
    for part in parts:
        if isinstance(part, views.Follow) and runs:
            runs[-1].append(part)
        else:
            runs.append([part])
    return runs


def chain(
    parts: list[views.Deed],
    under: views.Block | None,
    scope: Scope,
    actor: Noun | None = None,
    first: Noun | None = None,
) -> Block:
    """Deeds one after the other; what stands below belongs to them.

    actor: who does what begins without a subject; first: which of those that the first deed names does it.
    """
    lines = under.lines if under is not None else ()
    below = _below(parts, actor, scope) if lines else scope
    kinds = rows_below.sort_of(lines)
    entries = rows_below.entries(lines, scope) if kinds == "lookup" else ()
    outcomes: Rows = rows_below.outcome_rows(lines, parts[-1], below) if kinds == "outcomes" else ()
    done: list[Block] = []
    known = scope.amount, scope.unit

    around = scope.later

    def one(part: views.Deed, doer: Noun | None) -> Block:
        ended, rows = scope.ended, outcomes if part is parts[-1] else ()
        behind = next(place for place, other in enumerate(parts, 1) if other is part)
        scope.later = (*parts[behind:], *lines, *around)
        if entries and rows_below.mentions_entry(part):
            made = rows_below.looked_up(entries, part, scope, lambda inner: deeds.simple(part, inner, doer))
        else:
            made = deeds.simple(part, scope, doer, rows)
        not_dropped(part, made, ended, scope)
        return made

    def each(run: list[views.Deed], doer: Noun | None, behind: Noun | None) -> list[Block]:
        found: list[Block] = []
        before, ago = scope.amount, scope.unit
        for place, part in enumerate(run):
            if found and that_many.is_spoken_of(part):
                found[-1] = that_many.counted(found[-1], run[place - 1], scope)
            found.append(one(part, behind if isinstance(part, views.Follow) else doer))
        scope.amount, scope.unit = before, ago
        return found

    def by(run: list[views.Deed], doer: Noun) -> Block:
        return consequences.together(tuple(stmt for made in each(run, doer, doer) for stmt in made))

    before: Noun | None = None
    last = parts[0]
    for run in _runs(parts):
        subject = _subject(run[0])
        if subject is not None:
            others.check(subject, before, scope)
            before = _named_before(subject, run[0], scope)
        if done and that_many.is_spoken_of(run[0]):
            done[-1] = that_many.counted(done[-1], last, scope)
        last = run[-1]
        if first is not None and run[0] is parts[0]:
            done.append(by(run, first))
            continue
        if len(run) > 1 and subject is not None and not nouns.is_definite(subject, scope):
            done.append(doers.each_doer(subject, run[0], scope, partial(by, run)))
            continue
        doer = actor if isinstance(run[0], views.Follow) else None
        if len(run) > 1 and subject is not None:
            doer = doers.who(run[0], scope)
        if doer is None and (without := next((part for part in run if isinstance(part, views.Follow)), None)):
            _nobody_known(without, scope)
        done += each(run, None, doer)
    scope.amount, scope.unit = known
    scope.later = around
    if outcomes and not rows_below.of_a_contest(done[-1]):
        rows_below.of_nothing(lines[0], "outcomes", scope)
    elif kinds == "lookup" and not any(rows_below.mentions_entry(part) for part in parts):
        rows_below.of_nothing(lines[0], "lookup", scope)
    pays = len(done) == len(parts) > 1 and consequences.pays(done[0], scope.world.model.verbs)
    price = done.pop(0) if pays else ()
    made = consequences.together(tuple(stmt for stmts in done for stmt in stmts))
    if kinds in ("numbers", "lookup") and doers.rolled_by_several(parts[-1], scope):
        report(scope, ROWS_OF_SEVERAL, parts[-1].span, words=said(parts[-1]))
        return made
    below.roll, below.words, below.it, below.them = scope.roll, scope.words, scope.it, scope.them
    if kinds == "numbers":
        made = (*made, *rows_below.on_roll(lines, below))
    elif kinds not in ("lookup", "outcomes", ""):
        made = then(made, parts[-1], lines, below)
    return consequences.paid_for(price, made)


def _below(parts: list[views.Deed], actor: Noun | None, scope: Scope) -> Scope:
    """The scope of what stands below deeds: done by whoever does the last of them."""
    first = _runs(parts)[-1][0]
    subject = _subject(first)
    if subject is None:
        return scope.inner(doer=actor) if isinstance(first, views.Follow) and actor is not None else scope
    one = isinstance(subject, (views.NpIt, views.NpThis, views.NpThem, views.You))
    if not (one or nouns.is_definite(subject, scope)):
        kind = nominals.head_kind(subject, scope)
        doer: Noun | None = Noun(Nobody(), kind, subject.span, said(subject), several=True)
    else:
        doer = doers.who(first, scope)
    can_act = doer is not None and (not doer.kind or scope.world.is_avatar(doer.kind))
    return scope.inner(doer=doer) if can_act else scope


def deed_and_body(
    phrase: views.Phrase,
    actor: Noun | None,
    line: views.MayDo,
    under: views.Block,
    scope: Scope,
    behind: Sequence[views.Deed] = (),
) -> Block:
    """A verb phrase with what stands below it; behind: what is done with it, `..., then ...`."""
    lines = under.lines
    if behind:
        first = built(views.Do, (phrase, *line.sets), phrase.span)
        of_several([[first, *behind]], scope)
        return chain([first, *behind], under, scope, actor)
    kinds = rows_below.sort_of(lines)
    rows: Rows = rows_below.outcome_rows(lines, phrase, scope) if kinds == "outcomes" else ()
    around, scope.later = scope.later, (*lines, *scope.later)
    made = deeds.deed(phrase, actor, scope, line, rows)
    scope.later = around
    if rows and not rows_below.of_a_contest(made):
        rows_below.of_nothing(lines[0], "outcomes", scope)
    if kinds == "numbers":
        return (*made, *rows_below.on_roll(lines, scope))
    if kinds in ("outcomes", ""):
        return made
    if kinds == "lookup":
        not_yet(scope, line)
        return made
    return then(made, phrase, lines, scope)


def then(made: Block, deed: Node, lines: Sequence[Node], scope: Scope) -> Block:
    """A deed and what stands below it."""
    if lines and not consequences.told_whether_done(made):
        report(scope, BELOW_SEVERAL, deed.span, words=said(deed))
    return consequences.then(made, statements.sequence(lines, scope.inner()))
