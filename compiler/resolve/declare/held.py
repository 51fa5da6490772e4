"""What stands in each clause of a declaration: kinds, piles, roles and numbers as such.

The grammar lets any noun stand there, so that a mistake is a sentence. A narrowing or a determiner that a
clause has no use for would be read and not heeded: it is refused. Its table is apart from the one in
`compiler/syntax/clauses.py`, since what fits is asked of the world: a new clause that names something gets a
row in both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from talisman.compiler.messages.held import HOLDS_OTHERWISE, NO_DEFAULT, NO_ROOM, NUMBER_OF_A_THING
from talisman.compiler.resolve.declare.heads import Head
from talisman.compiler.resolve.declare.parts import first_word, leaves
from talisman.compiler.resolve.words import said
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node
from talisman.values import frozen

Fits = Callable[[Node, World], bool]
"""Whether what stands in a clause is what the clause can say."""


def check_held(heads: Sequence[Head], world: World) -> None:
    """Complain about clauses that hold more than is heeded, or something else."""
    for head in heads:
        for clause in head.clauses:
            held = _CLAUSES.get(clause.kind)
            if held is not None and not held.fits(clause, world):
                way = _whatever_they_are(clause) or held.way
                what = said(clause)
                world.bag.add(HOLDS_OTHERWISE.at(clause.span, clause=held.clause, said=what, way=way))
            if clause.kind == "props" and head.word == "kind":
                _defaults(clause, world)
        if head.word in ("counter", "memory", "stat"):
            _bounds(head, world)
        if head.word == "memory":
            _numbers_of_a_thing(head, world)


# --- nouns as such ------------------------------------------------------------------------------------------


def _bare(nominal: Node, mods: Sequence[Node]) -> bool:
    """Whether kinds are named with no more words about them."""
    nouns = list(nominal.nodes())
    plain = [noun for noun in nouns if isinstance(noun, views.NounS | views.NounP) and not _narrowed(noun)]
    return not mods and len(plain) == len(nouns)


def _narrowed(noun: views.NounS | views.NounP) -> bool:
    """Whether a noun is a name, or has a word in front of its kind."""
    return noun.nameref is not None or noun.head is None or bool(noun.adjs)


def _a_kind(clause: Node, world: World) -> bool:
    """`a trader`: one kind, any of its things."""
    np = next(clause.nodes(), None)
    if not isinstance(np, views.NpDet) or not _bare(np.nominal, np.mods) or len(np.nominal.nouns) != 1:
        return False
    return [leaf.text for leaf in np.det.leaves()] in (["a"], ["an"])


def _kinds(clause: Node, world: World) -> bool:
    """`traders and guests`: kinds as such."""
    np = next(clause.nodes(), None)
    if isinstance(np, views.NominalP):
        return _bare(np, ())
    return isinstance(np, views.NpPlural) and not np.det and not np.has_all and _bare(np.nominal, np.mods)


def _whatever_they_are(clause: Node) -> str:
    """The way out where words stand in front of kinds in a zone: to put others there may be forbidden."""
    np = next(clause.nodes(), None)
    if clause.kind != "d_holds" or not isinstance(np, views.NpPlural) or np.det or np.has_all or np.mods:
        return ""
    nouns = [noun for noun in np.nominal.nodes() if isinstance(noun, views.NounS | views.NounP)]
    narrowed = next((noun for noun in nouns if noun.adjs and noun.head is not None), None)
    if narrowed is None or any(noun.head is None for noun in nouns):
        return ""
    kinds = " and ".join(noun.head.text for noun in nouns if noun.head is not None)
    others = f"{narrowed.head.text if narrowed.head else ''} that are not {said(narrowed.adjs[0])}"
    return (
        f"`holds {kinds}`; that others stay out is said of the verb that puts them there:"
        f" `you cannot VERB {others}`"
    )


def _joined(clause: Node, world: World) -> bool:
    """`guests by charm`: kinds as such, and a number that they have."""
    by = first_word(clause, "PROP")
    no_number = by in world.words.get("property kind", {}) or by in world.model.values.values()
    return _kinds(clause, world) and not no_number


def _pile(clause: Node, world: World) -> bool:
    """`the stock`: a zone of which there is one."""
    np = next(clause.nodes(), None)
    if not isinstance(np, views.NpDet) or not _bare(np.nominal, np.mods) or len(np.nominal.nouns) != 1:
        return False
    zone = world.find("zone", first_word(np.nominal, "KIND_S", "KIND_P"))
    one = zone is not None and not world.model.zones[zone].of
    return one and [leaf.text for leaf in np.det.leaves()] == ["the"]


def _bound(clause: Node, world: World) -> bool:
    """`it`, `its holder`, `its maker`: the thing itself, or who stands beside it."""
    np = next(clause.nodes(), None)
    if isinstance(np, views.NpRole):
        return isinstance(np.poss, views.PossIts) and np.np is None
    if isinstance(np, views.NpLink):
        return isinstance(np.link_of.poss, views.PossIts) and np.link_of.np is None
    return isinstance(np, views.NpIt)


def _who_looks(clause: Node, world: World) -> bool:
    """`all`, `nobody`, `its owner`: who may look is whose the zone is."""
    if any(True for _ in clause.leaves("all", "nobody")):
        return True
    np = next(clause.nodes(), None)
    return isinstance(np, views.NpRole) and isinstance(np.poss, views.PossIts) and np.role.text in _OWNERS


_OWNERS = ("owner", "holder")
"""The roles of whose a zone is."""


def _seat(clause: Node, world: World) -> bool:
    """`player`: what takes a seat."""
    return world.find("kind", first_word(clause, "KIND_S")) in world.seats


def _asked(clause: Node, world: World) -> bool:
    """`the buyer`, `the active trader`, `each other trader`: one in a role, whose turn it is, all others."""
    return all(_one_asked(np, world) for np in clause.nodes())


def _one_asked(np: Node, world: World) -> bool:
    if isinstance(np, views.NpRole):
        return np.has_the and np.np is None and bool(world.level_of_role(np.role.text))
    if not isinstance(np, views.NpDet) or np.mods or len(np.nominal.nouns) != 1:
        return False
    noun = np.nominal.nouns[0]
    kind = world.find("kind", noun.head.text) if noun.head is not None else None
    if kind is None or not (kind in world.seats or world.is_avatar(kind)):
        return False
    words = [leaf.text for leaf in (*np.det.leaves(), *noun.adjs)]
    return words in (["the", "active"], ["each", "other"])


def _turns(clause: Node, world: World) -> bool:
    """`3 of your turns`: at least one."""
    return all(int(leaf.text) > 0 for leaf in leaves(clause, "INT"))


def _two_sides(clause: Node, world: World) -> bool:
    """`buyer and seller`: two roles."""
    return _different(list(leaves(clause, "ROLE")))


def _outcomes(clause: Node, world: World) -> bool:
    """`bargain, refusal, draw`: each another word."""
    return _different(list(leaves(clause, "WORD", "OUTCOME")))


def _different(words: Sequence[Leaf]) -> bool:
    return len({leaf.text for leaf in words}) == len(words)


@frozen
class Held:
    """What a clause can say: its words, whether something is such, and how it is written."""

    clause: str
    fits: Fits
    way: str


_CLAUSES = {
    "d_of": Held("of", _a_kind, "`of a KIND`, with a kind alone"),
    "d_holds": Held("holds", _kinds, "`holds KINDS`: the plurals of kinds, joined by `and`"),
    "d_answers": Held("answers", _kinds, "`answers KINDS`: the plurals of kinds, joined by `and`"),
    "d_joins": Held("joins", _joined, "`joins KINDS by NUMBER`: the plural of a kind, and its number"),
    "d_supply": Held("supply", _pile, "`supply the ZONE`: a pile that nobody owns"),
    "d_leaves_to": Held("leaves to", _pile, "`leaves to the ZONE`: a pile that nobody owns"),
    "d_binds": Held("binds you to", _bound, "`binds you to it`, or to `its ROLE`"),
    "d_seen_by": Held("seen by", _who_looks, "`seen by all`, `seen by nobody` or `seen by its owner`"),
    "d_played_by": Held("played by", _seat, "`played by KIND`, with a kind that takes a seat"),
    "d_asks": Held("asks", _asked, "`asks the ROLE`, `asks the active KIND` or `asks each other KIND`"),
    "d_lasts": Held("lasts", _turns, "`lasts N of your turns`, with 1 or more"),
    "d_sides": Held("sides", _two_sides, "two roles: `sides ROLE and ROLE`"),
    "d_outcomes": Held("outcomes", _outcomes, "words of which each is another one"),
}
"""What stands in the clauses that name something."""


# --- numbers ------------------------------------------------------------------------------------------------


def _number(head: Head, kind: str) -> int | None:
    """The number of a clause, where it is written."""
    clause = head.clause(kind)
    held = next(clause.nodes("num_int", "num_below"), None) if clause is not None else None
    return int(next(leaves(held, "INT", "SIGNED")).text) if held is not None else None


def _bounds(head: Head, world: World) -> None:
    """A beginning below its floor or above its ceiling, a floor above its ceiling."""
    start, floor, ceiling = (_number(head, kind) for kind in ("d_starts_at", "d_floor", "d_ceiling"))
    for low, high, at, what in (
        (floor, start, "d_starts_at", "it starts at {high}, below its floor {low}"),
        (start, ceiling, "d_ceiling", "it starts at {low}, above its ceiling {high}"),
        (floor, ceiling, "d_ceiling", "its floor {low} is above its ceiling {high}"),
    ):
        clause = head.clause(at)
        if low is not None and high is not None and low > high and clause is not None:
            name = ", ".join(head.names)
            world.bag.add(NO_ROOM.at(clause.span, name=name, what=what.format(low=low, high=high)))


def _numbers_of_a_thing(head: Head, world: World) -> None:
    """What remembers a thing has no number to begin with, and no bounds."""
    for clause in head.clauses:
        words = _OF_A_NUMBER.get(clause.kind)
        if words and head.names and world.model.counters[head.names[0]].holds_thing:
            world.bag.add(NUMBER_OF_A_THING.at(clause.span, name=head.names[0], clause=words))


_OF_A_NUMBER = {"d_starts_at": "starts at", "d_floor": "floor", "d_ceiling": "ceiling"}
"""Clauses that are about a number."""


def _defaults(line: Node, world: World) -> None:
    """What all things of a kind have is a number."""
    for entry in line.nodes("prop_is"):
        value = entry.node("value_int")
        if (value if value is not None else entry).leaf("INT") is None:
            name = first_word(entry, "PROP", "UNIT", "LINK")
            world.bag.add(NO_DEFAULT.at(entry.span, said=said(entry), prop=name))
