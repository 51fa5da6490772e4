"""What stands in each clause of a declaration: kinds, piles, roles and numbers as such.

The grammar lets any noun stand there, so that a mistake is a sentence. A narrowing or a determiner that a
clause has no use for would be read and not heeded: it is refused. Its table is apart from the one in
`compiler/syntax/clauses.py`, since what fits is asked of the world: a new clause that names something gets a
row in both.
"""

from __future__ import annotations

from collections.abc import Sequence

from talisman.compiler.messages.headings import HOLDS_OTHERWISE, NO_DEFAULT, NO_ROOM, NUMBER_OF_A_THING
from talisman.compiler.resolve.declare.heads import Head
from talisman.compiler.resolve.declare.parts import first_word
from talisman.compiler.resolve.words import said
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.values import frozen


def check_held(heads: Sequence[Head], world: World) -> None:
    """Complain about clauses that hold more than is heeded, or something else."""
    for head in heads:
        for clause in head.clauses:
            held = _held(clause, world)
            if held is not None and not held.fits:
                what = said(clause)
                world.bag.add(HOLDS_OTHERWISE.at(clause.span, clause=held.clause, said=what, way=held.way))
            if isinstance(clause, views.Props) and head.word == "kind":
                _defaults(clause, world)
        if head.word in ("counter", "memory", "stat"):
            _bounds(head, world)
        if head.word == "memory":
            _numbers_of_a_thing(head, world)


# --- nouns as such ------------------------------------------------------------------------------------------


def _bare(nominal: views.Nominal, mods: Sequence[views.Mod]) -> bool:
    """Whether kinds are named with no more words about them."""
    return not mods and not any(_narrowed(noun) for noun in nominal.nouns)


def _narrowed(noun: views.Noun) -> bool:
    """Whether a noun is a name, or has a word in front of its kind."""
    return noun.nameref is not None or noun.head is None or bool(noun.adjs)


def _a_kind(np: views.Np) -> bool:
    """`a trader`: one kind, any of its things."""
    if not isinstance(np, views.NpDet) or not _bare(np.nominal, np.mods) or len(np.nominal.nouns) != 1:
        return False
    return _determiner(np) in (["a"], ["an"])


def _determiner(np: views.NpDet) -> list[str]:
    """The words in front of a noun; several that are called by name have none."""
    return [leaf.text for leaf in np.det.leaves()] if np.det is not None else []


def _kinds(np: views.Np) -> bool:
    """`traders and guests`: kinds as such."""
    return isinstance(np, views.NpPlural) and not np.det and not np.has_all and _bare(np.nominal, np.mods)


def _whatever_they_are(np: views.Np) -> str:
    """The way out where words stand in front of kinds in a zone: to put others there may be forbidden."""
    if not isinstance(np, views.NpPlural) or np.det or np.has_all or np.mods:
        return ""
    nouns = np.nominal.nouns
    narrowed = next((noun for noun in nouns if noun.adjs and noun.head is not None), None)
    if narrowed is None or any(noun.head is None for noun in nouns):
        return ""
    kinds = " and ".join(noun.head.text for noun in nouns if noun.head is not None)
    others = f"{narrowed.head.text if narrowed.head else ''} that are not {said(narrowed.adjs[0])}"
    return (
        f"`holds {kinds}`; that others stay out is said of the verb that puts them there:"
        f" `you cannot VERB {others}`"
    )


def _joined(clause: views.DJoins, world: World) -> bool:
    """`guests by charm`: kinds as such, and a number that they have."""
    by = clause.unit.text if clause.unit.kind == "PROP" else ""
    no_number = by in world.words.get("property kind", {}) or by in world.model.values.values()
    return isinstance(clause.nominal, views.NominalP) and _bare(clause.nominal, ()) and not no_number


def _pile(np: views.Np, world: World) -> bool:
    """`the stock`: a zone of which there is one."""
    if not isinstance(np, views.NpDet) or not _bare(np.nominal, np.mods) or len(np.nominal.nouns) != 1:
        return False
    zone = world.find("zone", first_word(np.nominal, "KIND_S", "KIND_P"))
    one = zone is not None and not world.model.zones[zone].of
    return one and _determiner(np) == ["the"]


def _bound(np: views.Np) -> bool:
    """`it`, `its holder`, `its maker`: the thing itself, or who stands beside it."""
    if isinstance(np, views.NpRole):
        return isinstance(np.poss, views.PossIts) and np.np is None
    if isinstance(np, views.NpLink):
        return isinstance(np.link_of.poss, views.PossIts) and np.link_of.np is None
    return isinstance(np, views.NpIt)


def _who_looks(clause: views.DSeenBy) -> bool:
    """`all`, `nobody`, `its owner`: who may look is whose the zone is."""
    if clause.has_all or clause.has_nobody:
        return True
    np = clause.np
    return isinstance(np, views.NpRole) and isinstance(np.poss, views.PossIts) and np.role.text in _OWNERS


_OWNERS = ("owner", "holder")
"""The roles of whose a zone is."""


def _one_asked(np: views.Np, world: World) -> bool:
    """`the buyer`, `the active trader`, `each other trader`: one in a role, whose turn it is, all others."""
    if isinstance(np, views.NpRole):
        return np.has_the and np.np is None and bool(world.level_of_role(np.role.text))
    if not isinstance(np, views.NpDet) or np.mods or len(np.nominal.nouns) != 1:
        return False
    noun = np.nominal.nouns[0]
    kind = world.find("kind", noun.head.text) if noun.head is not None else None
    if kind is None or not (kind in world.seats or world.is_avatar(kind)):
        return False
    words = [*_determiner(np), *(leaf.text for leaf in noun.adjs)]
    return words in (["the", "active"], ["each", "other"])


def _different(words: Sequence[Leaf]) -> bool:
    return len({leaf.text for leaf in words}) == len(words)


@frozen
class Held:
    """What a clause can say: its words, whether what stands there is such, and how it is written."""

    clause: str
    fits: bool
    way: str


def _held(clause: Node, world: World) -> Held | None:
    """What stands in a clause that names something."""
    match clause:
        case views.DOf():
            return Held("of", _a_kind(clause.np), "`of a KIND`, with a kind alone")
        case views.DHolds():
            way = _whatever_they_are(clause.np) or "`holds KINDS`: the plurals of kinds, joined by `and`"
            return Held("holds", _kinds(clause.np), way)
        case views.DAnswers():
            way = "`answers KINDS`: the plurals of kinds, joined by `and`"
            return Held("answers", _kinds(clause.np), way)
        case views.DJoins():
            way = "`joins KINDS by NUMBER`: the plural of a kind, and its number"
            return Held("joins", _joined(clause, world), way)
        case views.DSupply():
            return Held("supply", _pile(clause.np, world), "`supply the ZONE`: a pile that nobody owns")
        case views.DLeavesTo():
            way = "`leaves to the ZONE`: a pile that nobody owns"
            return Held("leaves to", _pile(clause.np, world), way)
        case views.DBinds():
            return Held("binds you to", _bound(clause.np), "`binds you to it`, or to `its ROLE`")
        case views.DSeenBy():
            way = "`seen by all`, `seen by nobody` or `seen by its owner`"
            if not any(world.find("role", role) for role in _OWNERS):
                way += ", for which `role owner` is declared, and nothing else is called so"
            return Held("seen by", _who_looks(clause), way)
        case views.DPlayedBy():
            seated = world.find("kind", clause.head.text) in world.seats
            return Held("played by", seated, "`played by KIND`, with a kind that takes a seat")
        case views.DAsks():
            way = "`asks the ROLE`, `asks the active KIND` or `asks each other KIND`"
            return Held("asks", all(_one_asked(np, world) for np in clause.nps), way)
        case views.DLasts():
            return Held("lasts", int(clause.integer.text) > 0, "`lasts N of your turns`, with 1 or more")
        case views.DSides():
            sides = (clause.first_role, clause.second_role)
            return Held("sides", _different(sides), "two roles: `sides ROLE and ROLE`")
        case views.DOutcomes():
            return Held("outcomes", _different(clause.words.words), "words of which each is another one")
    return None


# --- numbers ------------------------------------------------------------------------------------------------


def _number(clause: views.DStartsAt | views.DFloor | views.DCeiling | None) -> int | None:
    """The number of a clause, where it is written."""
    number = clause.number if clause is not None else None
    if isinstance(number, views.NumInt):
        return int(number.integer.text)
    return int(number.signed.text) if isinstance(number, views.NumBelow) else None


def _bounds(head: Head, world: World) -> None:
    """A beginning below its floor or above its ceiling, a floor above its ceiling."""
    begins, least, most = (
        head.clause(views.DStartsAt),
        head.clause(views.DFloor),
        head.clause(views.DCeiling),
    )
    start, floor, ceiling = _number(begins), _number(least), _number(most)
    for low, high, clause, what in (
        (floor, start, begins, "it starts at {high}, below its floor {low}"),
        (start, ceiling, most, "it starts at {low}, above its ceiling {high}"),
        (floor, ceiling, most, "its floor {low} is above its ceiling {high}"),
    ):
        if low is not None and high is not None and low > high and clause is not None:
            name = ", ".join(head.names)
            world.bag.add(NO_ROOM.at(clause.span, name=name, what=what.format(low=low, high=high)))


def _numbers_of_a_thing(head: Head, world: World) -> None:
    """What remembers a thing has no number to begin with, and no bounds."""
    for clause in head.clauses:
        words = _of_a_number(clause)
        if words and head.names and world.model.counters[head.names[0]].holds_thing:
            world.bag.add(NUMBER_OF_A_THING.at(clause.span, name=head.names[0], clause=words))


def _of_a_number(clause: Node) -> str:
    """The words of a clause that is about a number."""
    match clause:
        case views.DStartsAt():
            return "starts at"
        case views.DFloor():
            return "floor"
        case views.DCeiling():
            return "ceiling"
    return ""


def _defaults(line: views.Props, world: World) -> None:
    """What all things of a kind have is a number."""
    for entry in line.prop_is:
        if entry.integer is None and not isinstance(entry.value, views.ValueInt):
            name = entry.unit or entry.link
            world.bag.add(
                NO_DEFAULT.at(entry.span, said=said(entry), prop=name.text if name is not None else "")
            )
