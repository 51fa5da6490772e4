"""What one resolving leaves for the next one of nearly the same items.

Resolving has two rounds. If nothing that the first one reads has changed, the world it makes is the one it
made before, and is taken over; else it is made anew, and may still be equal but for places. In the second
round one text after the other is read against that world. A text changes little of it: it may be the first
that needs a role, a memory or a verb. So what a text has made is taken over where the text is the same object
as before, and was read in an equal state of those things. What had a problem is always read again, since what
is said of it may point to lines that have moved; so is what holds parts of a declaration that has moved.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from talisman.compiler.diagnostics import Bag
from talisman.compiler.model import EffectDecl, Rule, Scenario
from talisman.compiler.resolve.declare.heads import Head
from talisman.compiler.resolve.declare.things import Titled
from talisman.compiler.resolve.in_force import puts_out
from talisman.compiler.resolve.world import Changed, Phrase, World
from talisman.compiler.resolve.world import Level as Procedures
from talisman.compiler.source import Span
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_leaf
from talisman.compiler.syntax.vocabulary import Vocabulary
from talisman.values import Factory, copied, define, evolve, members

TEXTS = (views.Thing, views.Box, views.House, views.Ruling, views.Scenario)
"""Items of which the first round reads nothing, or (of things) only what is printed."""

Level = tuple[tuple[str, ...], dict[str, str]]
"""Of a procedure or contest its roles, and the kinds of the things in them."""


HELD = (
    *("kinds", "values", "things", "counters", "stats", "limits", "zones", "verbs", "procedures", "contests"),
    *("windows", "purposes", "settings", "chosen_for", "params", "tags", "edges", "worth"),
)
"""What a model holds and texts are read against; rules, effects and scenarios are only added to it."""

Held = dict[str, Any]
"""By name what the model holds."""


@define
class State:
    """What texts are read against and may add to: all that the model holds, and the roles of procedures."""

    held: Held
    levels: dict[str, Level]
    sets: dict[str, tuple[str, ...]]


def state_of(world: World) -> State:
    """The state of a world."""
    return State(
        {name: getattr(world.model, name).copy() for name in HELD},
        {name: (tuple(level.roles), level.kinds.copy()) for name, level in world.levels.items()},
        {name: tuple(roles) for name, roles in world.sets.items()},
    )


def changes(before: State, after: State) -> dict[str, Held] | None:
    """What has come into the model, by name; None where that is more than entries by name."""
    found: dict[str, Held] = {}
    for name in HELD:
        old, new = before.held[name], after.held[name]
        if old == new:
            continue
        if not isinstance(new, dict) or any(key not in new for key in old):
            return None
        found[name] = {key: one for key, one in new.items() if old.get(key) != one}
    return found


@define
class Read:
    """What the reading of one text has made.

    node: the text. before, after: the states. changes: what is in the model of the one and not of the other.
    first_effect: how many effects had been made before. followed: lines of a verb were written out in it.
    """

    node: Node
    before: State
    after: State
    changes: dict[str, Held]
    first_effect: int
    effects_made: int
    written: int
    rules: list[Rule]
    effects: dict[str, EffectDecl]
    said: dict[str, None]
    counted: dict[str, list[str]]
    divisors: list[tuple[str, Span]]
    followed: bool
    scenarios: list[Scenario]


@define
class Declared:
    """What the first round makes: a world, the headings, and the texts of things."""

    world: World
    heads: list[Head]
    titled: list[Titled]


@define
class Kept:
    """What is known of the last resolving; an empty one knows nothing."""

    items: list[Node] = Factory(list)
    words: Vocabulary | None = None
    declared: Declared | None = None
    """As the first round left it: only copies of it are changed. None where something was wrong with it."""
    reads: dict[tuple[int, str], Read] = Factory(dict)
    now: dict[tuple[int, str], Read] = Factory(dict)
    """What is made by this resolving."""
    leaves: dict[int, tuple[Node, list[tuple[str, Span]], bool]] = Factory(dict)
    """By the identity of an item: the item, the rows it cites, whether it puts texts out of force."""
    changed: dict[int, Changed] = Factory(dict)
    """By the identity of a rule: how it was settled when all had been read."""
    out_of_force: bool = False
    """Whether any line puts texts out of force."""
    first: State | None = None
    """The state after the first round."""
    state: State | None = None
    """The state now."""
    states: list[State] = Factory(list)
    """Those in which texts were read, each once."""

    def another(self) -> Kept:
        """One that knows the same, for what is only tried: it is changed, and this one stays as it is."""
        made = copied(self)
        own = {id(state): copied(state) for state in self.states}
        for state in own.values():
            state.held = state.held.copy()
        made.states = [*own.values()]
        made.first = own[id(self.first)] if self.first is not None else None
        made.reads = {
            key: evolve(read, before=own[id(read.before)], after=own[id(read.after)])
            for key, read in self.reads.items()
        }
        if self.declared is not None:
            made.declared = _copy(self.declared, Bag())
        return made

    def begin(
        self, items: Sequence[Node], words: Vocabulary, make: Callable[[Bag], Declared], bag: Bag
    ) -> Declared:
        """What the first round makes of items: a copy of what it made before, if that is the same."""
        self.leaves = {id(item): self.leaves.get(id(item)) or _leaves(item) for item in items}
        out_of_force = any(puts for _, _, puts in self.leaves.values())
        self.now, found, declared = {}, Bag(), self.declared
        known = out_of_force == self.out_of_force and self.words == words
        if declared is None or not known or not self._same(declared, items):
            before, declared = declared, make(found)
            bag.extend(found.found)
            first = state_of(declared.world)
            if before is None or not known or found.found or not self._moved(before, declared, first):
                self.reads, self.first, self.states = {}, first, [first]
        self.items, self.words, self.out_of_force, self.state = list(items), words, out_of_force, self.first
        made = _copy(declared, bag)
        self.declared = None if found.found else declared
        made.world.changed = self.changed
        return made

    def end(self, world: World) -> None:
        """All has been read and settled."""
        self.reads, self.changed = self.now, world.changes
        used = {id(state) for read in self.reads.values() for state in (read.before, read.after)}
        self.states = [state for state in self.states if state is self.first or id(state) in used]

    def cites(self, item: Node) -> list[tuple[str, Span]]:
        """The rows that an item cites."""
        return self.leaves[id(item)][1]

    def read(self, node: Node, key: str, world: World, make: Callable[[], None]) -> None:
        """Read a text, or take over what was made of it last time.

        Args:
            node: the text.
            key: whose it is, where several things share one.
            world: what it is read against.
            make: reads it.
        """
        before = self.state
        assert before is not None
        known = self.reads.get((id(node), key))
        if known is not None and known.node is node and self._fits(known, world, before):
            self._take(known, world)
            self.now[id(node), key] = known
            return
        model = world.model
        rules, scenarios = len(model.rules), len(model.scenarios)
        effects, first = len(model.effects), world.effects_made
        bag, said, counted, divisors = world.bag, world.said, world.counted, world.divisors
        world.bag, world.said, world.counted, world.divisors, world.followed = Bag(), {}, {}, [], False
        make()
        after = before if unchanged(before, world) else self._known(state_of(world))
        changed = {} if after is before else changes(before, after)
        if not world.bag.found and changed is not None:
            self.now[id(node), key] = Read(
                node,
                before,
                after,
                changed,
                first,
                world.effects_made - first,
                world.written,
                model.rules[rules:],
                dict(list(model.effects.items())[effects:]),
                world.said,
                world.counted,
                world.divisors,
                world.followed,
                model.scenarios[scenarios:],
            )
        bag.extend(world.bag.found)
        world.bag, world.said, world.counted, world.divisors = (
            bag,
            said | world.said,
            _joined(counted, world.counted),
            divisors + world.divisors,
        )
        self.state = after

    def _known(self, state: State) -> State:
        """The same state as it was met before, so that nobody has to compare it again."""
        same = next((one for one in self.states if _alike(one, state)), None)
        if same is None:
            self.states.append(state)
            return state
        same.held = state.held  # which is compared faster from now on, as the same objects
        return same

    def _fits(self, known: Read, world: World, state: State) -> bool:
        """Whether a text would be read as it was."""
        if known.before is not state:
            return False
        return not known.effects_made or known.first_effect == world.effects_made

    def _take(self, known: Read, world: World) -> None:
        """Put into a world and its model what the reading of a text has made."""
        world.model.rules.extend(known.rules)
        world.model.scenarios.extend(known.scenarios)
        world.written = known.written
        if known.said:
            world.said.update(known.said)
        if known.effects_made:
            world.effects_made += known.effects_made
            world.model.effects.update(known.effects)
        if known.counted:
            world.counted = _joined(world.counted, known.counted)
        if known.divisors:
            world.divisors.extend(known.divisors)
        if known.after is not known.before:
            for name, entries in known.changes.items():
                getattr(world.model, name).update(entries)
            world.sets = {name: list(roles) for name, roles in known.after.sets.items()}
            for name, (roles, kinds) in known.after.levels.items():
                level = world.levels[name]
                level.roles, level.kinds = list(roles), kinds.copy()
            self.state = known.after

    def _moved(self, before: Declared, now: Declared, first: State) -> bool:
        """Whether the first round made what it made before, but for places; what holds those is forgotten."""
        world, phrases = now.world, before.world.phrases
        same = self.first is not None and _knows_the_same(before.world, world)
        if self.first is None or not same or not _alike(*map(_as_read, (self.first, first))):
            return False
        self.first.held = first.held
        moved = {
            template
            for template, phrase in world.phrases.items()
            if not _same_ones(phrase.means, phrases[template].means)
        }
        self.reads = {
            name: read
            for name, read in self.reads.items()
            if not read.changes and not read.followed and moved.isdisjoint(read.said)
        }
        return True

    def _same(self, declared: Declared, items: Sequence[Node]) -> bool:
        """Whether the first round would make what it made before; then things are where they are now."""
        before, now = list(_read_first(self.items)), list(_read_first(items))
        if not _same_ones(before, now):
            return False
        old_things, things_now = _things(self.items), _things(items)
        if len(old_things) != len(things_now):
            return False
        pairs = enumerate(zip(old_things, things_now, strict=True))
        moved = [(at, old, new) for at, (old, new) in pairs if old is not new]
        if not all(_printed(old) == _printed(new) for _, old, new in moved):
            return False
        nodes = {id(old): new for _, old, new in moved}
        things = declared.world.model.things
        for at, _, new in moved:
            key = declared.titled[at].key
            things[key] = evolve(things[key], span=new.title.span)
        if self.first is not None:
            self.first.held["things"] = things.copy()
        keys = {declared.titled[at].key for at, _, _ in moved}
        self.reads = {
            name: read for name, read in self.reads.items() if keys.isdisjoint(read.changes.get("things", ()))
        }
        declared.titled = [
            Titled(entry.key, nodes.get(id(entry.node), entry.node)) for entry in declared.titled
        ]
        return True


def _knows_the_same(one: World, two: World) -> bool:
    """Whether two worlds have the same words for the same, but for what declared phrases mean."""
    if one.words != two.words or one.names != two.names or one.verbs != two.verbs:
        return False
    if [_said_of(phrase) for phrase in one.phrases.values()] != [*map(_said_of, two.phrases.values())]:
        return False
    return {name: _known_of(level) for name, level in one.levels.items()} == {
        name: _known_of(level) for name, level in two.levels.items()
    }


def _said_of(phrase: Phrase) -> tuple[object, ...]:
    return phrase.name, phrase.template, phrase.pack, [clause.kind for clause in phrase.means]


def _known_of(level: Procedures) -> tuple[object, ...]:
    return level.parent, level.of, level.contest, level.menus, level.outcomes


def _same_ones(*both: Sequence[object]) -> bool:
    """Whether two rows hold the same objects."""
    one, two = (list(map(id, row)) for row in both)
    return one == two


def _read_first(items: Sequence[Node]) -> Iterator[Node]:
    """The items of which the first round reads everything."""
    return (item for item in items if not isinstance(item, TEXTS))


def _things(items: Sequence[Node]) -> list[views.Thing]:
    """The things among items."""
    return [item for item in items if isinstance(item, views.Thing)]


def _printed(thing: views.Thing) -> tuple[object, ...]:
    """What the first round reads of a thing: its heading, and what is printed on it."""
    found: list[object] = [thing.span.pack]
    for kid in thing.kids:
        if isinstance(kid, views.Block):
            found.append(tuple(line for line in kid.lines if isinstance(line, views.Props)))
        else:
            found.append(kid)
    return tuple(found)


def _leaves(item: Node) -> tuple[Node, list[tuple[str, Span]], bool]:
    if isinstance(item, views.Scenario):
        return item, [], False
    leaves = every_leaf(item)
    return item, [(leaf.text, leaf.span) for leaf in leaves if leaf.kind == "CITE"], puts_out(leaves)


def cited(item: Node) -> list[tuple[str, Span]]:
    """The rows that an item cites."""
    return [(leaf.text, leaf.span) for leaf in every_leaf(item) if leaf.kind == "CITE"]


def unchanged(state: State, world: World) -> bool:
    """Whether a world is in this state."""
    if any(getattr(world.model, name) != state.held[name] for name in HELD):
        return False
    if len(world.sets) != len(state.sets):
        return False
    if any(len(roles) != len(state.sets[name]) for name, roles in world.sets.items()):
        return False
    levels = state.levels
    for name, level in world.levels.items():
        roles, kinds = levels[name]
        if len(level.roles) != len(roles) or level.kinds != kinds:
            return False
    return True


def _alike(one: State, two: State) -> bool:
    """Whether two states are the same, also in the order of what there is."""
    return one == two and all(list(one.held[name]) == list(two.held[name]) for name in HELD)


def _as_read(state: State) -> State:
    """What texts ask of a state: which numbers are printed on a thing, and not how large they are."""
    things = {
        key: evolve(one, numbers=dict.fromkeys(one.numbers)) for key, one in state.held["things"].items()
    }
    return State({**state.held, "things": things}, state.levels, state.sets)


def _joined(one: dict[str, list[str]], two: dict[str, list[str]]) -> dict[str, list[str]]:
    """Both, the lists of the second behind those of the first."""
    return {name: [*one.get(name, ()), *two.get(name, ())] for name in {**one, **two}}


def _copy(declared: Declared, bag: Bag) -> Declared:
    """The same with a world and a model of its own."""
    world, model = copied(declared.world), copied(declared.world.model)
    for owner in (world, model):
        for member in members(type(owner)):
            value = getattr(owner, member.name)
            if isinstance(value, (dict, list)):
                setattr(owner, member.name, value.copy())
    world.model, world.bag = model, bag
    world.sets = {name: list(roles) for name, roles in world.sets.items()}
    world.counted = {name: list(kinds) for name, kinds in world.counted.items()}
    for name, level in world.levels.items():
        world.levels[name] = own = copied(level)
        own.roles, own.kinds = list(level.roles), dict(level.kinds)
    return Declared(world, declared.heads, list(declared.titled))
