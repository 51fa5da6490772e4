"""Scenarios, line by line: who plays, the dice and decks, what happens and what is chosen."""

from __future__ import annotations

from collections.abc import Iterator

from talisman.compiler.model import (
    Action,
    Answer,
    Deck,
    Dice,
    Named,
    Nobody,
    Prim,
    Rec,
    Ref,
    Role,
    Scenario,
    ScenarioLine,
    SetUp,
)
from talisman.compiler.resolve.body.statements import block
from talisman.compiler.resolve.declare import seats
from talisman.compiler.resolve.declare.expected import fact_of
from talisman.compiler.resolve.declare.given import given
from talisman.compiler.resolve.declare.parts import first_word
from talisman.compiler.resolve.declare.scenario_sense import nobody_plays, not_in_deck, too_many
from talisman.compiler.resolve.declare.scenario_table import Table, bad, check, entity_named, ints
from talisman.compiler.resolve.paths import cites, join, pack_of, slug
from talisman.compiler.resolve.phrase.nouns import thing
from talisman.compiler.resolve.phrase.numbers import below_zero
from talisman.compiler.resolve.scope import Scope
from talisman.compiler.resolve.words import meant, name_of, share
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax.tree import Leaf, Node, every_leaf
from talisman.compiler.syntax.views import made
from talisman.values import evolve


def add_scenario(node: Node, world: World) -> None:
    """Put a scenario into the model."""
    world.model.scenarios.append(resolve_scenario(node, world))


def resolve_scenario(node: Node, world: World) -> Scenario:
    """One scenario; lines that cannot be read leave a diagnostic and nothing else."""
    leaf = node.leaf("STRING")
    title = leaf.text if leaf is not None else ""
    pack = pack_of(node.span)
    named = [leaf for leaf in every_leaf(node) if leaf.kind in ("NAME", "STRING", "PILE")]
    if any(leaf.kind == "PILE" for leaf in named):
        node = _said_once(node, world)
    table = Table(world, Scope(world, pack, join(pack, slug(title)), told=True))
    names = {leaf.text for leaf in named if leaf.kind != "PILE"}
    for name in names & world.names.keys():  # are not used up by `with 2 cards`
        table.used.update(world.names[name])
    lines: list[ScenarioLine] = []
    for line in node.nodes():
        table.scope = Scope(world, pack, join(pack, slug(title)), told=True)
        lines.extend(_line(line, table))
    play = max(len(table.players), seats.highest(names, world))
    seats.enough(node, table.seats, play, world)
    return Scenario(
        title,
        tuple(lines),
        cites(node),
        seats=max(table.seats, play),
        said=table.seats,
        seed=next((number for line in node.nodes("sc_seed") for number in ints(line)), None),
        pack=pack,
        file=node.span.file,
        span=node.span,
    )


def _said_once(scenario: Node, world: World) -> Node:
    """The scenario with each name of several things as the one whose pile it says, if it says one."""
    piles: dict[str, dict[str, Leaf]] = {}
    for ref in _namerefs(scenario):
        if (pile := ref.leaf("PILE")) is not None:
            piles.setdefault(name_of(ref)[0], {})[pile.text] = pile
    sole = {name: leaf for name, said in piles.items() if len(said) == 1 for leaf in said.values()}

    def put(node: Node) -> Node:
        kids = tuple(put(kid) if isinstance(kid, Node) else kid for kid in node.kids)
        if node.kind in NAMED and node.leaf("PILE") is None and (pile := sole.get(name_of(node)[0])):
            kids = (*kids, evolve(pile, span=node.span))
        return evolve(node, kids=kids)

    return put(scenario) if sole else scenario


NAMED = ("nameref", "pick_named")


def _namerefs(node: Node) -> Iterator[Node]:
    for kid in node.nodes():
        if kid.kind in NAMED:
            yield kid
        yield from _namerefs(kid)


def _line(line: Node, table: Table) -> Iterator[ScenarioLine]:
    """What one line means."""
    match line.kind:
        case "sc_given":
            for entry in line.nodes():
                yield from given(entry, table)
        case "sc_dice":
            yield Dice(ints(line), span=line.span)
        case "sc_dice_for":
            purpose = first_word(line, "PURPOSE")
            who = next((kid for kid in line.nodes() if kid.kind != "fp"), None)
            roller = thing(who, table.scope) if who is not None and not purpose else None
            yield Dice(ints(line), roller, purpose, line.span)
        case "sc_deck":
            yield from _deck(line, table)
        case "sc_seats":
            table.seats = max(ints(line), default=0)
        case "sc_turn":
            ref = _named(line, table)
            check(line.span, nobody_plays(ref, table.world), table)
            table.turn = ref
            if ref is not None:
                yield SetUp((Prim("set-turn", (ref,), line.span),), line.span)
        case "sc_act":
            yield _action(line, table)
        case "sc_choose":
            yield Answer(_player(line, table), tuple(_picks(line, table.world)), span=line.span)
        case "sc_pass":
            yield Answer(_player(line, table), (None,), span=line.span)
        case "sc_pass_all":
            yield Answer(_player(line, table), (None,), always=True, span=line.span)
        case "sc_expect":
            for fact in line.nodes():
                yield fact_of(fact, table)


def _subject(line: Node, table: Table) -> Ref:
    """Whom a line is about: its first noun."""
    first = next(line.nodes(), None)
    return thing(first, table.scope) if first is not None else Nobody()


def _player(line: Node, table: Table) -> Ref:
    """Who answers."""
    first = next(line.nodes(), None)
    return seats.player(first, table) if first is not None else Nobody()


def _named(line: Node, table: Table) -> Ref | None:
    ref = line.node("nameref")
    found = entity_named(ref, table) if ref is not None else ""
    return Named(found) if found else None


def _action(line: Node, table: Table) -> Action:
    """A sentence about somebody: it begins in that one's turn, unless `turn of` said otherwise."""
    deed = made("do_by", tuple(kid for kid in line.kids if not isinstance(kid, Leaf)), line.span)
    body = block(made("block", (made("act", (deed,), line.span),), line.span), table.scope)
    who = _subject(line, table)
    if isinstance(who, Rec | Role):
        check(line.span, nobody_plays(who, table.world), table)
    turn = table.turn
    if turn is None and isinstance(who, Named) and who.name in table.players:
        turn = who
    return Action(body, turn, line.span)


def _deck(line: Node, table: Table) -> Iterator[ScenarioLine]:
    word = first_word(line, "KIND_S")
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
    for ref in line.nodes("nameref"):
        name = entity_named(ref, table)
        if not name:
            continue
        counts[name] = counts.get(name, 0) + 1
        wrong = not_in_deck(name, kind or "", zone, table.world) or too_many(name, counts[name], table.world)
        check(ref.span, wrong, table)
        names.append(name if counts[name] == 1 else f"{name} #{counts[name]}")
    yield Deck(zone, tuple(names), line.span)


def _picks(line: Node, world: World) -> Iterator[str | int | None]:
    """What is chosen: a number, a label or a name; a name with its pile is that of the thing itself."""
    for pick in line.nodes("pick_number", "pick_named"):
        if pick.kind == "pick_number":
            leaf = pick.leaf("INT", "SIGNED")
            yield below_zero(leaf, world) if leaf is not None else None
            continue
        ref = pick.node("nameref") or pick
        name, nth = name_of(ref)
        if ref.leaf("PILE") is not None and (keys := meant(ref, world)):
            name = keys[0]
            if len(keys) > 1:
                share(ref, keys, world)
        yield name + nth
