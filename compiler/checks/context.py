"""What a check may look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, TypeVar

from talisman.compiler.checks.sorted_out import SortedOut, sorted_out
from talisman.compiler.model import (
    Act,
    Choose,
    Cond,
    EachEnd,
    IsCopyOf,
    Let,
    Model,
    PickSet,
    Ref,
    Rule,
    Sel,
    Var,
    conjuncts,
)
from talisman.compiler.model.walk import words_of
from talisman.compiler.pack import PackSource
from talisman.compiler.source import Span
from talisman.compiler.syntax.outline import Outline
from talisman.compiler.syntax.tree import Leaf, Node, every_leaf
from talisman.values import Factory, define, field, frozen

T = TypeVar("T")
R = TypeVar("R")


@define
class Looked:
    """What was found in texts and items, by what was looked for and who they are; also last time.

    Only what follows from a text alone is kept here: it is the same as long as that is the same object.
    """

    now: dict[tuple[object, int], tuple[object, Any]] = Factory(dict)
    before: dict[tuple[object, int], tuple[object, Any]] = Factory(dict)
    sorted: dict[int, tuple[object, SortedOut]] = Factory(dict)
    """Of each text its parts by their classes; asked for more often than all the rest together."""
    sorted_before: dict[int, tuple[object, SortedOut]] = Factory(dict)

    def found(self, what: object, text: T, look: Callable[[T], R]) -> R:
        """What there is of something in a text."""
        key = what, id(text)
        known = self.now.get(key)
        if known is None:
            known = self.before.get(key)
            if known is None or known[0] is not text:
                known = text, look(text)
            self.now[key] = known
        found: R = known[1]
        return found

    def sorted_out(self, text: object) -> SortedOut:
        """The parts of a text by their classes."""
        known = self.sorted.get(id(text))
        if known is None:
            known = self.sorted_before.get(id(text))
            if known is None or known[0] is not text:
                known = text, sorted_out(text)
            self.sorted[id(text)] = known
        return known[1]

    def parts(self, text: object, kinds: tuple[type, ...]) -> Sequence[Any]:
        """Those parts of a text that are of one of these classes, in their order."""
        found = self.sorted_out(text)
        there = kinds if len(kinds) == 1 else [kind for kind in kinds if kind in found.by_kind]
        if len(there) < 2:  # as nearly always
            return found.by_kind.get(there[0], ()) if there else ()
        places = chain.from_iterable([found.places[kind] for kind in there])
        return [found.parts[place] for place in sorted(places)]

    def end(self) -> None:
        """All has been looked at; what is not looked at next time is forgotten then."""
        self.before, self.now = self.now, {}
        self.sorted_before, self.sorted = self.sorted, {}


@frozen
class Context:
    """The model, the trees it was made from, the outline, and the packs (the last is the one asked for)."""

    model: Model = field(repr=False)
    trees: Sequence[Node] = field(repr=False)
    outline: Outline = field(repr=False)
    packs: Sequence[PackSource] = field(repr=False)
    looked: Looked = field(default=Factory(Looked), repr=False)

    def reported(self, pack: str) -> bool:
        """Whether warnings about this pack are wanted: only about the one that is asked for."""
        return bool(self.packs) and self.packs[-1].name == pack

    @property
    def own_rules(self) -> list[Rule]:
        """The rules of the pack that is asked for."""
        return self.looked.found("own rules", self.model, self._own_rules)

    def _own_rules(self, model: Model) -> list[Rule]:
        return [rule for rule in model.rules if self.reported(rule.pack)]

    @property
    def own_texts(self) -> list[tuple[object, Span]]:
        """What is done and what holds in the pack that is asked for, each with where it stands."""
        return self.looked.found("own texts", self.model, self._own_texts)

    def _own_texts(self, model: Model) -> list[tuple[object, Span]]:
        return [(text, span) for text, span in placed_texts(model) if self.reported(span.pack)]

    @property
    def own_items(self) -> list[Node]:
        """The items of the pack that is asked for."""
        return self.looked.found("own items", self.model, self._own_items)

    def _own_items(self, _model: Model) -> list[Node]:
        return [item for item in self.trees if self.reported(item.span.pack)]

    @property
    def texts(self) -> list[object]:
        """Everything that is done: rules, verbs, procedures, contests, limits, effects, zones."""
        model = self.model
        return [
            *model.rules,
            *(verb.does for verb in model.verbs.values()),
            *model.procedures.values(),
            *model.contests.values(),
            *(limit.excess for limit in model.limits.values()),
            *(block for effect in model.effects.values() for block in (effect.begins, effect.ends)),
            *(block for zone in model.zones.values() for block in (zone.refill, zone.excess)),
        ]

    def leaves(self, item: Node) -> Sequence[Leaf]:
        """All tokens of an item, found once."""
        return every_leaf(item)

    def says(self, item: Node, *words: str) -> bool:
        """Whether one of these words is in an item: few items have what a check looks for in their trees."""
        return not self.looked.found("words", item, self._words).isdisjoint(words)

    def _words(self, item: Node) -> frozenset[str]:
        return frozenset([leaf.text for leaf in self.leaves(item)])

    def walk(self, text: object) -> list[object]:
        """All parts of a text, found once: several checks look at the same texts."""
        return self.looked.sorted_out(text).parts

    def words(self, text: object) -> set[str]:
        """All words in a text: names, texts, keys."""
        return self.looked.found(words_of, text, self._words_in)

    def _words_in(self, text: object) -> set[str]:
        return words_of(self.looked.sorted_out(text).by_kind)

    def parts(self, text: object, *kinds: type) -> Sequence[Any]:
        """Those parts of a text that are of one of these classes, in their order."""
        return self.looked.parts(text, kinds)

    def texts_with(self, kind: type) -> Sequence[object]:
        """The texts in which there is a part of this class: most checks look at what few texts have."""
        return self.looked.found(Context, self.model, self._with).get(kind, ())

    def _with(self, _model: Model) -> dict[type, list[object]]:
        found: dict[type, list[object]] = {}
        for text in self.texts:
            for kind in self.looked.sorted_out(text).by_kind:
                found.setdefault(kind, []).append(text)
        return found

    def every(self, kind: type) -> list[Any]:
        """The parts of this class in all texts."""
        return [part for text in self.texts_with(kind) for part in self.parts(text, kind)]

    def menus_of(self, level: str) -> list[Choose | PickSet]:
        """The choices in the work of a procedure or contest; offers with options of their own are such."""
        procedure, contest = self.model.procedures.get(level), self.model.contests.get(level)
        work = procedure.duties if procedure is not None else contest.steps if contest is not None else ()
        return [part for duty in work for part in self.parts(duty, Choose, PickSet)]

    def chosen(self, text: object) -> dict[int, str]:
        """The kind or tag of each variable that is one of a selection, where it is that of one only."""
        return self.looked.found("chosen", text, self._chosen)

    def within(self, verb: str) -> list[str]:
        """The verbs that are done in the body of a verb, and in theirs, the nearest first."""
        found: dict[str, None] = {}
        todo = [verb]
        for name in todo:  # which grows
            known = self.model.verbs.get(name)
            inner = self.parts(known.does, Act) if known is not None else ()
            fresh = [act.call.verb for act in inner if act.call.verb not in found]
            found.update(dict.fromkeys(fresh))
            todo += dict.fromkeys(fresh)
        return [*found]

    def lets(self, text: object) -> dict[int, Ref]:
        """What each variable stands for that is a name for something known."""
        return self.looked.found("lets", text, self._lets)

    def _lets(self, text: object) -> dict[int, Ref]:
        return {let.var: let.ref for let in self.parts(text, Let)}

    def _chosen(self, text: object) -> dict[int, str]:
        found: dict[int, str] = {}
        for part in self.parts(text, EachEnd, Sel):
            match part:
                case EachEnd():
                    found[part.var] = ""
                case Sel(var, kind, where):
                    of = kind or self._of_a_name(var, where)
                    found[var] = of if found.get(var, of) == of else ""
        return found

    def _of_a_name(self, var: int, where: Cond) -> str:
        """The kind of things that are meant by their name, of which there are several."""
        names = [one.name for one in conjuncts(where) if isinstance(one, IsCopyOf) and one.of == Var(var)]
        return self.model.things[names[0]].kind if names and names[0] in self.model.things else ""


def placed_texts(model: Model) -> Iterator[tuple[object, Span]]:
    """What is done and what holds, each with where it stands."""
    for rule in model.rules:
        yield rule, rule.span
    for verb in model.verbs.values():
        yield verb.does, verb.span
    for procedure in model.procedures.values():
        yield procedure, procedure.span
    for contest in model.contests.values():
        yield contest, contest.span
