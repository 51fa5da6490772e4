"""First pass over the trees: every heading is learnt, so that phrases may use any name, wherever it stands.

What is known only from clauses and bodies follows in the other modules of this package; here the model gets
an entry for every declared name, in order, and the world the forms in which it may be written.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TypeVar

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.bodies import SAID_TWICE
from talisman.compiler.messages.headings import (
    ENDLESS_PARENTS,
    KEPT_NAME,
    STATE_NAME_TAKEN,
    TALL_KIND,
    TWO_PLACES,
    UNKNOWN_KIND,
    UNKNOWN_PARENT,
)
from talisman.compiler.messages.syntax import BAD_HEADING, BAD_TEMPLATE
from talisman.compiler.model import (
    Contest,
    Counter,
    EffectDecl,
    Kind,
    LimitDecl,
    Param,
    Procedure,
    Purpose,
    Sel,
    Stat,
    Verb,
    Window,
    Zone,
)
from talisman.compiler.resolve.paths import cites, join, slug
from talisman.compiler.resolve.world import PLACE_KIND, Level, Phrase, VerbInfo, World
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.headings import WORDS, not_heeded
from talisman.compiler.syntax.tree import Node
from talisman.compiler.syntax.vocabulary import hole_types
from talisman.compiler.syntax.vocabulary import plural_of as plural
from talisman.values import evolve, frozen

Clause = TypeVar("Clause", bound=Node)
ROLL = " roll"
_BY_ITSELF = re.compile(r"no purpose$|at random\b|shuffling\b")
"""What dice are for that no line of a pack rolls."""
SCORE = " score"


@frozen
class Head:
    """The heading of a declaration: its word, names, forms, and what stands behind the colon."""

    word: str
    names: tuple[str, ...]
    forms: tuple[str, ...]
    of: tuple[str, ...]
    texts: tuple[str, ...]
    node: views.Decl
    pack: str

    @property
    def span(self) -> Span:
        """Where the heading stands."""
        return self.node.span

    @property
    def clauses(self) -> Iterator[Node]:
        """The clauses and lines below the heading."""
        names = (views.Words, views.Forms, views.Heads)
        return (kid for kid in self.node.nodes() if not isinstance(kid, names))

    def clause(self, kind: type[Clause]) -> Clause | None:
        """The first clause of a kind."""
        return next(self.all_of(kind), None)

    def all_of(self, kind: type[Clause]) -> Iterator[Clause]:
        """The clauses of a kind."""
        return (kid for kid in self.node.nodes() if isinstance(kid, kind))

    def path(self, name: str) -> str:
        """The path of a declared name."""
        return join(self.pack, slug(name))

    @property
    def cites(self) -> tuple[str, ...]:
        """The rows cited beside the heading."""
        return cites(self.node)


def read_head(node: views.Decl) -> Head:
    """Take a declaration apart."""

    def texts(part: views.Words | views.Forms | views.Heads | None) -> tuple[str, ...]:
        return tuple(leaf.text for leaf in part.words) if part is not None else ()

    return Head(
        node.declares.text,
        texts(node.words),
        texts(node.forms),
        texts(node.heads),
        tuple(leaf.text for leaf in node.strings) + _says(node),
        node,
        node.span.pack,
    )


def named(head: Head, world: World) -> bool:
    """Whether a heading declares something: of a line that is only tried there is no outline that says so."""
    problem, form = not_heeded(head.word, head.names, head.forms, head.of, head.texts)
    if problem:
        world.bag.add(BAD_HEADING.at(head.span, word=head.word, problem=problem, form=form))
        return False
    return True


def _says(node: views.Decl) -> tuple[str, ...]:
    """Templates of `says` lines."""
    says = (line for line in node.dlines if isinstance(line, views.DSays))
    return tuple(leaf.text for line in says for leaf in line.strings)


def learn_heads(heads: Sequence[Head], world: World) -> None:
    """Enter every heading."""
    for head in heads:
        if head.word in _LEARN:
            _LEARN[head.word](head, world)
    _check_kinds(world)
    _check_parents(heads, world)
    _check_holes(heads, world)
    _check_places(heads, world)
    _check_states(heads, world)


MOST_NEAR = 200
"""Unknown kinds for which those of nearly the same name are looked for: nobody mistypes more."""
MOST_ABOVE = 64
"""Kinds on which a kind stands, all told; the same of procedures and contests."""
WITHOUT_KIND = (
    *("goods", "number", "value", "text", "zone", "procedure", "contest", "roll", "ring", "path"),
    *("counter", "stat", "outcome", "purpose", "moment", "condition"),
)
"""Holes that take something else than things of a kind; a word for procedures takes a number of them."""


def _check_holes(heads: Sequence[Head], world: World) -> None:
    """A hole of a sentence is called by what it takes: one of the above, or a kind."""
    for head in heads:
        for text in head.texts:
            for hole in hole_types(text):
                counted = world.find("procedure", hole) or world.find("contest", hole)
                if hole not in WITHOUT_KIND and hole not in world.model.kinds and not counted:
                    near = closest(hole, (*WITHOUT_KIND, *world.model.kinds))
                    problem = f"there is no kind `{hole}`; `{{goods}}` takes any thing" + (
                        f", `{{{near[0]}}}` such things" if near else ""
                    )
                    world.bag.add(BAD_TEMPLATE.at(head.span, template=text, problem=problem))


def _pairs(head: Head) -> Iterator[tuple[str, str]]:
    """Names with their plurals, given or regular."""
    for index, name in enumerate(head.names):
        yield name, head.forms[index] if index < len(head.forms) else plural(name)


def _kind(head: Head, world: World) -> None:
    for name, many in _pairs(head):
        world.learn("kind", name, many)
        world.model.kinds.setdefault(
            name, Kind(name, many, parents=head.of, place=name == PLACE_KIND, span=head.span)
        )


def _check_kinds(world: World) -> None:
    """Parents are kinds; kinds that stand on places are places."""
    unknown = 0
    for kind in world.model.kinds.values():
        for parent in kind.parents:
            if parent not in world.model.kinds:
                unknown += 1
                near = closest(parent, world.model.kinds) if unknown <= MOST_NEAR else []
                world.bag.add(UNKNOWN_KIND.at(kind.span, name=parent, near=near[0] if near else ""))
    for kind in list(world.model.kinds.values()):
        if _is_tall(kind, world):
            world.bag.add(TALL_KIND.at(kind.span, name=kind.name, limit=MOST_ABOVE))
            world.model.kinds[kind.name] = evolve(kind, parents=())  # the rest shall not take for ever
            world.above.clear()


def _is_tall(kind: Kind, world: World) -> bool:
    """Whether a kind stands on too many others."""
    kinds = world.model.kinds
    above = _above(kind.name, lambda name: kinds[name].parents, kinds)
    return len(above) - (kind.name in above) > MOST_ABOVE


def _above(name: str, parents: Callable[[str], Sequence[str]], known: Collection[str]) -> list[str]:
    """What a name stands on, the nearest first, each once, itself too if it does; as many as are too many."""
    found: dict[str, None] = {}
    queue = [name]
    for one in queue:  # which grows
        new = dict.fromkeys(above for above in parents(one) if above in known and above not in found)
        found |= new
        queue += new
        if len(found) > MOST_ABOVE + 1:
            break
    return [*found]


def _tags(head: Head, world: World) -> None:
    for name, many in _pairs(head):
        world.learn("tag", name, many)
        if name not in world.model.tags:
            world.model.tags.append(name)


def _values(head: Head, world: World) -> None:
    for prop in head.of:
        world.learn("property", prop)
    for name in head.names:
        world.learn("value", name)
        of = world.model.values.get(name)
        if of is not None and head.of and of != head.of[0]:
            world.bag.add(
                SAID_TWICE.at(head.span, what=f"Whose word `{name}` is (of `{of}`, of `{head.of[0]}`)")
            )
        world.model.values.setdefault(name, head.of[0] if head.of else "")


def _property(head: Head, world: World) -> None:
    for name in head.names:
        world.learn("property", name)
        if head.of and head.of[0] != "number":
            world.words.setdefault("property kind", {}).setdefault(name, head.of[0])


def _chosen_for(told: views.DTold, world: World) -> str:
    """What something is chosen for that comes into a role; "" where the text says nothing, or has holes."""
    text = told.string.text.strip()
    problem = "" if text else "it says nothing; without this line it is asked for `as the ROLE`"
    if re.search(r"[{}]", text):
        problem = "what is chosen for a role is said without braces: `to give away`"
    if problem:
        world.bag.add(BAD_TEMPLATE.at(told.span, template=told.string.text, problem=problem))
    return "" if problem else text


def _plain(head: Head, world: World) -> None:
    """Roles, settings and moments: words that need no entry of their own."""
    told = head.clause(views.DTold)
    for name in head.names:
        world.learn(head.word, name)
        if told is not None:
            world.model.chosen_for.setdefault(name, _chosen_for(told, world))
    if head.word == "setting":
        for name in head.names:
            world.model.settings.setdefault(name, head.of)


def _counter(head: Head, world: World) -> None:
    for name, many in _pairs(head):
        many = many if head.word != "counter" or head.forms else name
        world.learn(head.word, name, many)
        world.model.counters.setdefault(name, Counter(name, "", plural=many, span=head.span))


def _state(head: Head, world: World) -> None:
    for name in head.names:
        world.learn("state", name)
        world.model.counters.setdefault(name, Counter(name, "", state=True, span=head.span))


def _check_states(heads: Sequence[Head], world: World) -> None:
    """A state is called as nothing else is that is said in the same places."""
    for head in heads:
        for name in head.names if head.word == "state" else ():
            word = next((one for one in ("tag", "value", "form") if world.find(one, name)), None)
            if word is None and not world.model.counters[name].state:
                word = "number"
            if word is not None:
                world.bag.add(STATE_NAME_TAKEN.at(head.span, name=name, word=word))


def _stat(head: Head, world: World) -> None:
    for name in head.names:
        world.learn("stat", name)
        world.model.stats.setdefault(name, Stat(name, "", span=head.span))


def _limit(head: Head, world: World) -> None:
    for name in head.names:
        world.learn("limit", name)
        world.model.stats.setdefault(name, Stat(name, "", span=head.span))
        world.model.limits.setdefault(name, LimitDecl(name, "", Sel(0, ""), (), name, head.span))


def _zone(head: Head, world: World) -> None:
    for name, many in _pairs(head):
        world.learn("zone", name, many)
        world.model.zones.setdefault(name, Zone(name, span=head.span))


def _purpose(head: Head, world: World) -> None:
    for name in head.names:
        if _BY_ITSELF.match(name):
            world.bag.add(KEPT_NAME.at(head.span, name=name, what="a roll that no line asks for"))
        world.learn("purpose", name)
        world.learn("stat", name + ROLL)
        world.model.purposes.setdefault(name, Purpose(name, name + ROLL))
        world.model.stats.setdefault(name + ROLL, Stat(name + ROLL, "", pile=False, span=head.span))


def _flag(head: Head, world: World) -> None:
    for name in head.names:
        world.learn("flag", name)
        world.model.counters.setdefault(name, Counter(name, "", span=head.span))


def _param(head: Head, world: World) -> None:
    for name in head.names:
        world.learn("parameter", name, "the " + name)
        world.model.params.setdefault(name, Param(name, 0, path=head.path(name), span=head.span))


def _window(head: Head, world: World) -> None:
    for name in head.names:
        world.learn("window", name)
        world.model.windows.setdefault(name, Window(name, span=head.span))


def _check_places(heads: Sequence[Head], world: World) -> None:
    """Whom a verb is done to stands in one place of its sentences: rules hear of that place."""
    for head in heads:
        if head.word != "verb" or world.verbs[head.names[0]].primitive == "cross-edge":
            continue
        things = {text: _things_of(text, world) for text in head.texts}
        for one, (first, *_) in ((text, found) for text, found in things.items() if found):
            for other, (front, *behind) in ((text, found) for text, found in things.items() if found):
                if first in world.model.kinds and first in behind and not _may_be(front, first, world):
                    world.bag.add(TWO_PLACES.at(head.span, one=one, other=other, kind=first))


def _things_of(text: str, world: World) -> list[str]:
    """What the holes of a sentence take in which things or amounts stand, in order."""
    return [hole for hole in hole_types(text) if hole == "goods" or hole in world.model.kinds]


def _may_be(hole: str, kind: str, world: World) -> bool:
    """Whether what stands in a hole for a kind may be of another kind; `goods` are things and amounts."""
    return hole != "goods" and (world.is_a(hole, kind) or world.is_a(kind, hole))


def _verb(head: Head, world: World) -> None:
    name = head.names[0]
    prim = head.clause(views.DPrimitive)
    world.learn("verb", name, *head.forms)
    world.verbs[name] = VerbInfo(
        name,
        head.forms,
        head.texts,
        head.of[0] if head.of else "",
        prim.primitive.text if prim is not None else "",
        head.node,
    )
    if prim is None:
        third = head.forms[0] if head.forms else plural(name)
        world.model.verbs.setdefault(
            name, Verb(name, third, actor=head.of[0] if head.of else "", span=head.span)
        )


def _phrase(head: Head, world: World) -> None:
    meaning = (views.DMeans, views.DTrueWhen, views.DIs)
    means = tuple(kid for kid in head.clauses if isinstance(kid, meaning))
    for text in head.texts[1:]:
        if sorted(hole_types(text)) != sorted(hole_types(head.texts[0])):
            problem = f'it has other holes than "{head.texts[0]}", and both mean the same'
            world.bag.add(BAD_TEMPLATE.at(head.span, template=text, problem=problem))
    for text in head.texts:
        world.phrases.setdefault(text, Phrase(head.word, text, means, head.pack))


def _procedure(head: Head, world: World) -> None:
    parent = head.of[0] if head.of else ""
    for name, many in _pairs(head):
        world.learn("procedure", name, many)
        world.levels.setdefault(name, Level(name, parent))
        world.model.procedures.setdefault(name, Procedure(name, many, parent, span=head.span))


def _contest(head: Head, world: World) -> None:
    parent = head.of[0] if head.of else ""
    for name, many in _pairs(head):
        world.learn("contest", name, many)
        world.learn("score", name, name + SCORE)
        world.levels.setdefault(name, Level(name, parent, contest=True))
        world.model.contests.setdefault(name, Contest(name, parent, span=head.span))


def _form(head: Head, world: World) -> None:
    for name, many in _pairs(head):
        world.learn("form", name, many)
        if (of := head.clause(views.DOf)) is not None:
            world.form_of[name] = of.np
        world.model.effects.setdefault(name, EffectDecl(name, form=True, span=head.span))


_LEARN = {
    "kind": _kind,
    "procedure": _procedure,
    "contest": _contest,
    "tags": _tags,
    "values": _values,
    "property": _property,
    "role": _plain,
    "setting": _plain,
    "moment": _plain,
    "counter": _counter,
    "memory": _counter,
    "state": _state,
    "flag": _flag,
    "stat": _stat,
    "limit": _limit,
    "zone": _zone,
    "purpose": _purpose,
    "parameter": _param,
    "window": _window,
    "verb": _verb,
    "condition": _phrase,
    "number": _phrase,
    "sentence": _phrase,
    "form": _form,
}


def _check_parents(heads: Sequence[Head], world: World) -> None:
    """What a heading belongs to is declared, and no procedure or contest stands on itself."""
    model = world.model
    declared: dict[str, Collection[str]] = {
        "kind": model.kinds,
        "counter or stat": {**model.counters, **model.stats},
    }
    for head in heads:
        what, words = WORDS[head.word].belongs, WORDS[head.word].besides
        known = declared.get(what, world.levels)
        for parent in head.of if what else ():
            if parent not in known and parent not in words:
                near = closest(parent, (*known, *words))
                close = near[0] if near else ""
                name = head.names[0]
                world.bag.add(UNKNOWN_PARENT.at(head.span, name=name, parent=parent, what=what, near=close))
    for name, level in world.levels.items():
        problem = _never_ends(level, world)
        if problem:
            stands = (model.contests if level.contest else model.procedures)[name]
            world.bag.add(ENDLESS_PARENTS.at(stands.span, name=name, problem=problem))
            level.parent = ""  # the rest shall come to an end


def _never_ends(level: Level, world: World) -> str:
    """What is wrong with the line of procedures or contests that one stands on."""
    levels = world.levels
    above = _above(level.name, lambda name: (levels[name].parent,), levels)[:MOST_ABOVE]
    if level.name in above:
        return "stands on itself"
    if len(above) < MOST_ABOVE and levels[above[-1] if above else level.name].parent not in levels:
        return ""
    return f"stands on more than {MOST_ABOVE} others, or on some that stand on themselves"
