"""Warn about what does itself again before it is done: a verb whose body is done by itself, a procedure that begins itself.

Only what is done in any case is looked at, in the first row of a body: what stands below an `if` or a `may`
may come to an end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from talisman.compiler.checks.context import Context
from talisman.compiler.diagnostics import Diagnostic
from talisman.compiler.messages.checks_declared import DOES_ITSELF
from talisman.compiler.model import Act, Always, Begin, Block, Duty, Model
from talisman.compiler.source import Span

Done = tuple[str, str]
"""What is done: whether it is a verb or a procedure, and its name."""


def does_itself(context: Context) -> Iterator[Diagnostic]:
    """One warning for each of these."""
    model = context.model
    ways = dict(_ways(model))
    for (sort, name), span in _places(model):
        if context.reported(span.pack) and (sort, name) in _reached((sort, name), ways):
            yield DOES_ITSELF.at(span, what=sort, name=name)


def _ways(model: Model) -> Iterator[tuple[Done, list[Done]]]:
    for name, verb in model.verbs.items():
        yield ("verb", name), [*_surely(verb.does or ())]
    for name, one in model.procedures.items():
        begun = (("procedure", each) for each in one.runs)
        yield ("procedure", name), [*begun, *chain.from_iterable(_surely(body) for body in _steps(one.duties))]
    for name, contest in model.contests.items():
        yield ("procedure", name), [*chain.from_iterable(_surely(body) for body in _steps(contest.steps))]


def _steps(duties: Iterable[Duty]) -> Iterator[Block]:
    """The bodies of what is done in any case."""
    return (one.body for one in duties if one.must and one.each is None and one.when == Always())


def _surely(body: Block) -> Iterator[Done]:
    """What the statements of a body do in any case."""
    for one in body:
        if isinstance(one, Act):
            yield "verb", one.call.verb
        elif isinstance(one, Begin):
            yield "procedure", one.procedure


def _places(model: Model) -> Iterator[tuple[Done, Span]]:
    yield from ((("verb", name), verb.span) for name, verb in model.verbs.items())
    yield from ((("procedure", name), one.span) for name, one in model.procedures.items())
    yield from ((("procedure", name), one.span) for name, one in model.contests.items())


def _reached(begun: Done, ways: Mapping[Done, list[Done]]) -> set[Done]:
    """All that is done by something, or by what it does, and so on."""
    found: set[Done] = set()
    stack = [begun]
    while stack:
        new = [one for one in ways.get(stack.pop(), ()) if one not in found]
        found.update(new)
        stack.extend(new)
    return found
