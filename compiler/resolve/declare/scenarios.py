"""Scenarios: lines that say what is given, what happens, what is chosen and what must be true then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from talisman.compiler.messages.model import BAD_LINE_OF_SCENARIO
from talisman.compiler.model import (
    Action,
    AllOf,
    Answer,
    Bearer,
    Cmp,
    Cond,
    Count,
    Deck,
    Dice,
    Exists,
    Expect,
    ExpectAsked,
    ExpectOver,
    ExpectWon,
    FieldArg,
    Holder,
    Install,
    Int,
    IsCopyOf,
    Named,
    Nobody,
    Prim,
    Rec,
    Ref,
    Role,
    Same,
    Scenario,
    ScenarioLine,
    Sel,
    SetField,
    SetUp,
    Stmt,
    Var,
    WordArg,
    ZoneArg,
)
from talisman.compiler.resolve.body.statements import block
from talisman.compiler.resolve.declare import seats
from talisman.compiler.resolve.declare.parts import first_word, leaves
from talisman.compiler.resolve.declare.scenario_sense import (
    below_floor,
    nobody_plays,
    not_in_deck,
    of_no_event,
    too_many,
)
from talisman.compiler.resolve.paths import cites, join, pack_of, slug
from talisman.compiler.resolve.phrase.conditions import condition
from talisman.compiler.resolve.phrase.nouns import thing
from talisman.compiler.resolve.phrase.numbers import below_zero, check_bearer, check_count, kind_of_unit
from talisman.compiler.resolve.phrase.whereabouts import place_kind
from talisman.compiler.resolve.scope import Noun, Scope, Wanted, World
from talisman.compiler.resolve.words import meant, name_of, one_of_pile, said, share, there_is, unknown_name
from talisman.compiler.source import Span
from talisman.compiler.syntax.tree import Leaf, Node, every_leaf
from talisman.compiler.syntax.views import made
from talisman.compiler.syntax.vocabulary import plural_of
from talisman.values import Factory, define, evolve

_MODES = {
    "fact_asked": "asked",
    "fact_not_asked": "not asked",
    "fact_offered": "offered",
    "fact_not_offered": "not offered",
    "fact_not_offered_because": "not offered because",
    "fact_only_offered": "only offered",
    "fact_logged": "logged",
    "fact_not_logged": "not logged",
    "fact_logged_before": "logged before",
    "fact_shown": "shown",
    "fact_not_shown": "not shown",
}
_SINCE = {"asked_now": "now", "asked_this_turn": "turn"}


@define
class _Table:
    """What is known while a scenario is read: who plays, whose turn, which copies are in use."""

    world: World
    scope: Scope
    players: list[str] = Factory(list)
    turn: Ref | None = None
    seats: int = 0
    used: set[str] = Factory(set)


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
    table = _Table(world, Scope(world, pack, join(pack, slug(title)), told=True))
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
        seed=next((number for line in node.nodes("sc_seed") for number in _ints(line)), None),
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


def _line(line: Node, table: _Table) -> Iterator[ScenarioLine]:
    """What one line means."""
    match line.kind:
        case "sc_given":
            for entry in line.nodes():
                yield from _given(entry, table)
        case "sc_dice":
            yield Dice(_ints(line), span=line.span)
        case "sc_dice_for":
            purpose = first_word(line, "PURPOSE")
            who = next((kid for kid in line.nodes() if kid.kind != "fp"), None)
            roller = thing(who, table.scope) if who is not None and not purpose else None
            yield Dice(_ints(line), roller, purpose, line.span)
        case "sc_deck":
            yield from _deck(line, table)
        case "sc_seats":
            table.seats = max(_ints(line), default=0)
        case "sc_turn":
            ref = _named(line, table)
            _check(line.span, nobody_plays(ref, table.world), table)
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
                yield _fact(fact, table)


def _ints(line: Node) -> tuple[int, ...]:
    return tuple(int(leaf.text) for leaf in line.leaves("INT"))


def _subject(line: Node, table: _Table) -> Ref:
    """Whom a line is about: its first noun."""
    first = next(line.nodes(), None)
    return thing(first, table.scope) if first is not None else Nobody()


def _player(line: Node, table: _Table) -> Ref:
    """Who answers."""
    who = _subject(line, table)
    _check(line.span, nobody_plays(who, table.world), table)
    return who


def _entity(ref: Node, table: _Table, wanted: Wanted = "") -> str:
    """The entity that is named; a diagnostic when there is none, or when it could be several."""
    leaf = ref.leaf("NAME", "STRING")
    name = leaf.text if leaf is not None else ""
    keys = meant(ref, table.world, wanted)
    if not keys:
        table.world.bag.add(unknown_name(ref, name, table.world))
        return ""
    if len(keys) > 1:
        share(ref, keys, table.world)
    nth = ref.leaf("NTH")
    if nth is not None and not there_is(keys[0], nth.text, ref, table.world):
        return ""
    return keys[0] + (f" {nth.text}" if nth is not None and nth.text != "#1" else "")


def _kind(entity: str, world: World) -> str:
    key = entity.split(" #", 1)[0]
    return world.model.things[key].kind if key in world.model.things else ""


def _named(line: Node, table: _Table) -> Ref | None:
    ref = line.node("nameref")
    found = _entity(ref, table) if ref is not None else ""
    return Named(found) if found else None


# --- given -------------------------------------------------------------------------------------------


def _given(node: Node, table: _Table) -> Iterator[ScenarioLine]:
    """One thing and what it has, as deeds done before anything is asked."""
    if node.kind == "given_flag":
        flag = table.world.find("flag", first_word(node, "FLAG"))
        if flag is not None:
            yield SetUp((SetField(flag, None, Int(1)),), node.span)
        return
    refs = list(node.nodes("nameref"))
    entity = _entity(refs[0], table) if refs else ""
    if not entity:
        return
    body: list[Stmt] = []
    if table.world.is_avatar(_kind(entity, table.world)) and entity not in table.players:
        table.players.append(entity)
        if _kind(entity, table.world) not in table.world.seats:
            seat = Named(seats.name(table.world, len(table.players)))
            body.append(Prim("play-as", (seat, Named(entity)), node.span))
    place = _place_of(node, refs, entity, table)
    if place is not None:
        body.append(Prim("move", (Named(entity), place), node.span))
    for adjective in (
        *node.leaves("ADJ"),
        *(leaf for tags in node.nodes("tags") for leaf in tags.leaves("ADJ")),
    ):
        body.extend(_adjective(adjective, entity, table))
    for having in node.nodes("having"):
        body.extend(_having(having, entity, table))
    if body:
        yield SetUp(tuple(body), node.span)


def _place_of(node: Node, refs: Sequence[Node], entity: str, table: _Table) -> ZoneArg | None:
    """Where the thing is put: a zone that is named, or the zone of the place or thing that holds its kind."""
    zone_node = node.node("given_zone")
    if zone_node is not None:
        word = first_word(zone_node, "KIND_S")
        zone = table.world.find("zone", word)
        if zone is None:
            _bad(node.span, f"`{word}` is no zone", table)
            return None
        bearer = zone_node.node("nameref")
        inner = zone_node.node("owner_named")
        bearer = bearer if bearer is not None else inner.node("nameref") if inner is not None else None
        return ZoneArg(zone, Named(_entity(bearer, table)) if bearer is not None else None)
    if len(refs) < 2:
        return None
    bearer_name = _entity(refs[1], table, place_kind(table.scope))
    return zone_for(entity, bearer_name, node.span, table) if bearer_name else None


def zone_for(entity: str, bearer: str, span: Span, table: _Table) -> ZoneArg | None:
    """The zone of a bearer in which things of the entity's kind lie: one that names the kind, else any."""
    world = table.world
    kinds = world.ancestors(_kind(bearer, world))
    key = entity.split(" #", 1)[0]
    tags = world.model.things[key].tags if key in world.model.things else ()
    zones = [zone for zone in world.model.zones.values() if zone.of and zone.of in kinds]
    for zone in (*(z for z in zones if set(z.holds) & set(tags)), *(z for z in zones if not z.holds)):
        return ZoneArg(zone.name, Named(bearer))
    _bad(span, f"`{bearer}` has no zone for `{entity}`", table)
    return None


def _bad(span: Span, problem: str, table: _Table, way: str = "") -> None:
    table.world.bag.add(BAD_LINE_OF_SCENARIO.at(span, problem=problem, way=way))


def _check(span: Span, problem: str, table: _Table) -> None:
    """Tell what is wrong, if something is."""
    if problem:
        _bad(span, problem, table)


def _adjective(leaf: Leaf, entity: str, table: _Table) -> Iterator[Stmt]:
    """A value word that can change, a form, or a state."""
    form = table.world.find("form", leaf.text)
    if form is not None:
        yield Install(form, Named(entity))
    elif (state := table.world.find("state", leaf.text)) is not None:
        yield SetField(state, Named(entity), Int(1))
    elif leaf.text in table.world.model.values:
        yield Prim("set-mode", (Named(entity), WordArg(leaf.text)), leaf.span)
    else:
        _bad(leaf.span, f"`{leaf.text}` is printed and cannot be given", table)


def _having(node: Node, entity: str, table: _Table) -> Iterator[Stmt]:
    """Counters, named things, or any things of a kind."""
    ref = node.node("nameref")
    if ref is not None:
        name = _entity(ref, table)
        if name:
            yield from _hand_over(name, entity, node.span, table)
        return
    unit, number = node.leaf("UNIT"), node.leaf("INT", "SIGNED")
    if unit is not None and number is not None:
        world = table.world
        field = next(
            (f for c in ("counter", "stat", "limit", "memory") if (f := world.find(c, unit.text))), None
        )
        if field is not None:
            value = below_zero(number, world)
            _check(number.span, below_floor(field, value, world), table)
            of, whose = kind_of_unit(unit.text, table.scope), Noun(Named(entity), _kind(entity, world))
            check_bearer(field, of, whose, unit.span, table.scope)
            if value and world.find("counter", unit.text) and node.kids.index(number) < node.kids.index(unit):
                check_count(Int(value), unit, field, table.scope)  # `0` of a thing is said either way
            yield Prim("set", (FieldArg(field), Named(entity), Int(value)), node.span)
        return
    adjective = node.leaf("ADJ")
    noun = node.node("noun_s", "noun_p")
    if adjective is not None and noun is None:
        yield from _adjective(adjective, entity, table)
        return
    if noun is None:
        return
    for name in _any_of(noun, int(number.text) if number is not None else 1, table):
        yield from _hand_over(name, entity, node.span, table)


def _hand_over(name: str, entity: str, span: Span, table: _Table) -> Iterator[Stmt]:
    """Put a thing into the bearer's zone for its kind; a further copy when the first is in use already."""
    key = name.split(" #", 1)[0]
    if name in table.used and f"given {name}" in table.used:
        name = next(
            (e for e in table.world.model.things[key].entities if f"given {e}" not in table.used), name
        )
    table.used.add(f"given {name}")
    zone = zone_for(name, entity, span, table)
    if zone is not None:
        yield Prim("move", (Named(name), zone), span)


def _any_of(noun: Node, count: int, table: _Table) -> list[str]:
    """Things of a kind that the scenario does not name, in order of declaration."""
    world = table.world
    words = [leaf for leaf in leaves(noun, "ADJ", "KIND_S", "KIND_P", "TAG_P")]
    tags = [world.find("kind", w.text) or world.find("tag", w.text) or w.text for w in words]
    found: list[str] = []
    for one in world.tagged(tuple(tags)):
        if one.name not in table.used:
            found += [entity for entity in one.entities if f"given {entity}" not in table.used]
            if len(found) >= count:
                break
    found = found[:count]
    if len(found) < count:
        _bad(noun.span, f"there are only {len(found)} such things that the scenario does not name", table)
    return found


# --- what happens ------------------------------------------------------------------------------------


def _action(line: Node, table: _Table) -> Action:
    """A sentence about somebody: it begins in that one's turn, unless `turn of` said otherwise."""
    deed = made("do_by", tuple(kid for kid in line.kids if not isinstance(kid, Leaf)), line.span)
    body = block(made("block", (made("act", (deed,), line.span),), line.span), table.scope)
    who = _subject(line, table)
    if isinstance(who, Rec | Role):
        _check(line.span, nobody_plays(who, table.world), table)
    turn = table.turn
    if turn is None and isinstance(who, Named) and who.name in table.players:
        turn = who
    return Action(body, turn, line.span)


def _deck(line: Node, table: _Table) -> Iterator[ScenarioLine]:
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
        _bad(line.span, f"`{word}` is neither a zone nor a kind with a supply", table)
        return
    counts: dict[str, int] = {}
    names: list[str] = []
    for ref in line.nodes("nameref"):
        name = _entity(ref, table)
        if not name:
            continue
        counts[name] = counts.get(name, 0) + 1
        wrong = not_in_deck(name, kind or "", zone, table.world) or too_many(name, counts[name], table.world)
        _check(ref.span, wrong, table)
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


# --- what must be true -------------------------------------------------------------------------------


def _fact(fact: Node, table: _Table) -> ScenarioLine:
    if fact.kind in ("fact_over", "fact_not_over"):
        return ExpectOver(fact.kind == "fact_over", span=fact.span)
    if fact.kind == "fact_nobody_won":
        return ExpectWon(None, won=False, span=fact.span)
    if fact.kind in ("fact_won", "fact_not_won"):
        winner = next(fact.nodes())
        return ExpectWon(thing(winner, evolve(table.scope)), fact.kind == "fact_won", fact.span)
    if fact.kind in _MODES:
        who = next((kid for kid in fact.nodes() if kid.kind not in _SINCE), None)
        texts = [one_of_pile(leaf.text, table.world) for leaf in fact.leaves("STRING")]
        asked = thing(who, evolve(table.scope)) if who is not None else None
        if who is not None:
            _check(who.span, nobody_plays(asked, table.world), table)
        if not all(text.strip() for text in texts):
            _check(fact.span, "no text is looked for", table)
        return ExpectAsked(
            _MODES[fact.kind],
            asked,
            texts[0] if texts else "",
            tuple(texts[1:]),
            next((_SINCE[kid.kind] for kid in fact.nodes() if kid.kind in _SINCE), ""),
            fact.span,
        )
    if fact.kind == "fact_lies_at":
        return Expect(_lies_at(fact, table), _joined(fact, "lies at"), fact.span)
    if fact.kind == "fact_has_copies":
        return Expect(_has_copies(fact, table), _joined(fact, "has"), fact.span)
    expected = condition(fact, table.scope)
    _check(fact.span, of_no_event(expected, table.world), table)
    return Expect(expected, said(fact), fact.span)


def _joined(fact: Node, words: str) -> str:
    """A fact of two names as it was said, with the words between them."""
    first, *rest = fact.kids
    return " ".join((said(first), words, *map(said, rest)))


def _lies_at(fact: Node, table: _Table) -> Cond:
    """A thing lies in a zone of another one itself; with what bears it there it would be `at` it only."""
    thing_node, place_node = fact.nodes("nameref")
    place = _entity(place_node, table, place_kind(table.scope))
    return Exists(_copies(thing_node, place, Bearer, table))


def _has_copies(fact: Node, table: _Table) -> Cond:
    """Somebody has so many copies of a thing; the name may stand in the plural."""
    holder_node, thing_node = fact.nodes("nameref")
    number = next(iter(_ints(fact)))
    copies = Count(_copies(thing_node, _entity(holder_node, table), Holder, table))
    return Cmp("=" if not number else ">=", copies, Int(number))


def _copies(ref: Node, borne: str, by: type[Bearer] | type[Holder], table: _Table) -> Sel:
    """All copies of a named thing (or this one) that somebody or something has."""
    name = _entity(_singular(ref, table.world), table)
    var = table.scope.names.fresh()
    one: Cond = Same(Var(var), Named(name)) if " #" in name else IsCopyOf(Var(var), name)
    return Sel(var, "", AllOf((Same(by(Var(var)), Named(borne)), one)), span=ref.span)


def _singular(ref: Node, world: World) -> Node:
    """The name of several copies as that of one of them, where there is a thing of that name."""
    leaf = ref.leaf("NAME", "STRING")
    if leaf is None or leaf.text in world.names:
        return ref
    single = next((name for name in world.names if leaf.text in (f"{name}s", plural_of(name))), "")
    kids = (evolve(leaf, text=single) if kid is leaf else kid for kid in ref.kids)
    return evolve(ref, kids=tuple(kids)) if single else ref
