"""Scenarios, line by line: who plays, the dice and decks, what happens and what is chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar, assert_never

from talisman.compiler.model import (
    Action,
    Answer,
    Deck,
    Dice,
    Named,
    Prim,
    Rec,
    Role,
    Scenario,
    ScenarioLine,
    SetUp,
)
from talisman.compiler.resolve.body.statements import block
from talisman.compiler.resolve.paths import cites, join, slug
from talisman.compiler.resolve.phrase.nouns import thing
from talisman.compiler.resolve.phrase.numbers import below_zero
from talisman.compiler.resolve.scenario import seats
from talisman.compiler.resolve.scenario.expected import fact_of
from talisman.compiler.resolve.scenario.given import given
from talisman.compiler.resolve.scenario.sense import nobody_plays, not_in_deck, too_many
from talisman.compiler.resolve.scenario.table import Table, bad, check, entity_named, ints
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import built, meant, name_of, share
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, every_leaf, every_node
from talisman.values import evolve

T = TypeVar("T", bound=Node)


def add_scenario(node: views.Scenario, world: World) -> None:
    """Put a scenario into the model."""
    world.model.scenarios.append(resolve_scenario(node, world))


def resolve_scenario(node: views.Scenario, world: World) -> Scenario:
    """One scenario; lines that cannot be read leave a diagnostic and nothing else."""
    title = node.string.text
    pack = node.span.pack
    named = [leaf for leaf in every_leaf(node) if leaf.kind in ("NAME", "STRING", "PILE")]
    if any(leaf.kind == "PILE" for leaf in named):
        node = _said_once(node, world)
    table = Table(world, Scope(world, pack, join(pack, slug(title)), told=True))
    names = {leaf.text for leaf in named if leaf.kind != "PILE"}
    for name in names & world.names.keys():  # are not used up by `with 2 cards`
        table.used.update(world.names[name])
    lines: list[ScenarioLine] = []
    first = next((one for one in node.slines if not isinstance(one, (views.ScSeed, views.ScSeats))), None)
    given_below = any(isinstance(one, views.ScGiven) for one in node.slines)
    for line in node.slines:
        if line is first and isinstance(line, views.ScExpect) and given_below:
            check(
                line.span, "nothing is given yet where this is expected; it stands below what is done", table
            )
        table.scope = Scope(world, pack, join(pack, slug(title)), told=True)
        if isinstance(line, (views.ScAct, views.ScChoose, views.ScPass, views.ScPassAll, views.ScExpect)):
            table.told.clear()  # something has happened since
        lines.extend(_line(line, table))
    play = max(len(table.players), seats.highest(names, world))
    seats.enough(node, table.seats, play, world)
    return Scenario(
        title,
        tuple(lines),
        cites(node),
        seats=max(table.seats, play),
        said=table.seats,
        seed=next((int(line.integer.text) for line in node.slines if isinstance(line, views.ScSeed)), None),
        pack=pack,
        file=node.span.file,
        span=node.span,
    )


def _said_once(scenario: views.Scenario, world: World) -> views.Scenario:
    """The scenario with each name of several things as the one whose pile it says, if it says one."""
    piles: dict[str, dict[str, Leaf]] = {}
    for ref in every_node(scenario):
        if isinstance(ref, views.Nameref) and ref.pile is not None:
            piles.setdefault(name_of(ref)[0], {})[ref.pile.text] = ref.pile
    sole = {name: leaf for name, said in piles.items() if len(said) == 1 for leaf in said.values()}

    def put(node: T) -> T:
        kids = tuple(put(kid) if isinstance(kid, Node) else kid for kid in node.kids)
        if isinstance(node, views.Nameref) and node.pile is None and (pile := sole.get(name_of(node)[0])):
            kids = (*kids, evolve(pile, span=node.span))
        return evolve(node, kids=kids)

    return put(scenario) if sole else scenario


def _line(line: views.Sline, table: Table) -> Iterator[ScenarioLine]:
    """What one line means."""
    match line:
        case views.ScGiven():
            for entry in line.givens:
                yield from given(entry, table)
        case views.ScDice():
            yield Dice(ints(line), span=line.span)
        case views.ScDiceFor():
            purpose = line.fp.purpose.text if line.fp is not None else ""
            roller = thing(line.np, table.scope) if line.np is not None else None
            yield Dice(ints(line), roller, purpose, line.span)
        case views.ScDeck():
            yield from _deck(line, table)
        case views.ScSeats():
            check(line.span, "`seats` is said twice" if table.seats else "", table)
            table.seats = int(line.integer.text)
        case views.ScSeed():
            check(line.span, "`seed` is said twice" if table.seeded else "", table)
            table.seeded = True  # which it is stands with the scenario
        case views.ScTurn():
            found = entity_named(line.nameref, table)
            ref = Named(found) if found else None
            check(line.span, nobody_plays(ref, table.world), table)
            table.turn = ref
            if ref is not None:
                yield SetUp((Prim("set-turn", (ref,), line.span),), line.span)
        case views.ScAct():
            yield _action(line, table)
        case views.ScChoose():
            yield Answer(seats.player(line.np, table), tuple(_picks(line, table.world)), span=line.span)
        case views.ScPass():
            yield Answer(seats.player(line.np, table), (None,), span=line.span)
        case views.ScPassAll():
            yield Answer(seats.player(line.np, table), (None,), always=True, span=line.span)
        case views.ScExpect():
            for fact in line.facts:
                yield fact_of(fact, table)
        case _:
            assert_never(line)


def _action(line: views.ScAct, table: Table) -> Action:
    """A sentence about somebody: it begins in that one's turn, unless `turn of` said otherwise."""
    deed = built(views.DoBy, (line.np, line.phrase, *line.sets), line.span)
    act = built(views.Act, (deed, built(views.Block, (), line.span)), line.span)
    body = block((act,), table.scope)
    who = thing(line.np, table.scope)
    if isinstance(who, (Rec, Role)):
        check(line.span, nobody_plays(who, table.world), table)
    turn = table.turn
    if turn is None and isinstance(who, Named) and who.name in table.players:
        turn = who
    return Action(body, turn, line.span)


def _deck(line: views.ScDeck, table: Table) -> Iterator[ScenarioLine]:
    word = line.head.text
    zone, kind = table.world.find("zone", word), None
    if zone is None:
        kind = table.world.find("kind", word)
        zone = next(
            (
                table.world.model.kinds[k].supply
                for k in table.world.ancestors(kind or "")
                if table.world.model.kinds[k].supply
            ),
            None,
        )
    if zone is None:
        bad(line.span, f"`{word}` is neither a zone nor a kind with a supply", table)
        return
    counts: dict[str, int] = {}
    names: list[str] = []
    for ref in line.namerefs:
        name = entity_named(ref, table)
        if not name:
            continue
        counts[name] = counts.get(name, 0) + 1
        wrong = not_in_deck(name, kind or "", zone, table.world) or too_many(name, counts[name], table.world)
        check(ref.span, wrong, table)
        names.append(name if counts[name] == 1 else f"{name} #{counts[name]}")
    yield Deck(zone, tuple(names), line.span)


def _picks(line: views.ScChoose, world: World) -> Iterator[str | int | None]:
    """What is chosen: a number, a label or a name; a name with its pile is that of the thing itself."""
    for pick in line.picks:
        if isinstance(pick, views.PickNumber):
            leaf = pick.integer or pick.signed
            yield below_zero(leaf, world) if leaf is not None else None
            continue
        ref = pick.nameref
        name, nth = name_of(ref)
        if ref.pile is not None and (keys := meant(ref, world)):
            name = keys[0]
            if len(keys) > 1:
                share(ref, keys, world)
        yield name + nth
