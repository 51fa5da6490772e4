"""What whoever decides reads: questions and options, in the words of the text they come from.

Left out is what only the rules need: who chooses (that is who is asked), and what is merely remembered.
Where a word means one certain thing of which the text does not know the name (`it`, `the target`), a place is
left for the name, which is put there when somebody is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import is_
from typing import TypeVar, cast

from talisman.compiler.articles import article
from talisman.compiler.model import (
    Begin,
    Block,
    Captured,
    Choose,
    Prevent,
    Rec,
    Ref,
    Role,
    SetField,
    This,
    Var,
)
from talisman.compiler.resolve.listed import THAT_MANY, listed, noticed
from talisman.compiler.resolve.paths import slug
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import first_of, is_modifier, joined, parts_said, said
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Leaf, Node, Part, every_leaf
from talisman.compiler.syntax.views import made
from talisman.runtime.table.words import SAID_BY_ITSELF
from talisman.values import Factory, define, evolve

Kind = TypeVar("Kind", bound=Node)
BRIEF = 70
"""Letters of a question that says what follows; a longer one does not."""
CHOOSES = "chooses "
GIVEN_UP = "it does not happen"
MOST_NAMED = 2
"""Things that one question can name."""


@define
class About:
    """The things that a question is about, in the order of its places for their names.

    known: how many variables there were before the lines that it asks about were read; later ones are nothing
    yet.
    """

    scope: Scope
    known: int
    refs: list[Ref] = Factory(list)

    def place(self, part: Part, words: str) -> Leaf | None:
        """A place for the name of what a noun means, if that is one certain thing; else words for it."""
        noun = self.scope.spoken.get(part.span)
        if noun is None or self._asked(noun):
            return None
        ref = noun.ref
        if noun.kind not in self.scope.world.model.kinds and not isinstance(ref, Role):
            return None  # nobody knows that it is a thing
        if ref == This() and (own := _own(self.scope)):
            return None if isinstance(part, views.NpThis) else Leaf("NAME", own, part.span)
        if not isinstance(ref, (Rec, Role, This, Captured)) and not (
            isinstance(ref, Var) and ref.n <= self.known
        ):
            return None
        if ref not in self.refs:
            if len(self.refs) == MOST_NAMED:
                return None
            self.refs.append(ref)
        return Leaf("NAME", f"{{{self.refs.index(ref) + 1}?{words}}}", part.span)

    @property
    def things(self) -> tuple[Ref, ...]:
        """These things, when all that is asked has been read."""
        return tuple(self.refs)

    def _asked(self, noun: Noun) -> bool:
        """Whether it is who is asked, or does it."""
        return any(one is not None and noun.ref == one.ref for one in (self.scope.you, self.scope.doer))


NAMED = (views.NpIt, views.NpRole, views.NpDet, views.NpThis, views.NpThisKind)
"""Nouns that may mean one certain thing without saying its name."""


def asked(node: Node, scope: Scope, about: About | None = None, who: Ref | None = None) -> str:
    """A verb phrase as it is put to whoever decides: in the plain form, one thing at a time, by its kind.

    who: who is asked; to somebody else than `you` of the text what is yours is said as theirs.
    """
    kids: list[Part] = []
    node = listed(node, scope)
    told = _one_role(node, scope)
    for place, kid in enumerate(node.kids):
        if place == 0 and isinstance(kid, Leaf) and kid.kind == "VERB":
            first, _, rest = kid.text.partition(" ")
            plain_form = scope.world.find("verb", first) or first
            kid = Leaf(kid.kind, f"{plain_form} {rest}".strip(), kid.span)
        kids.append(_single(kid, scope, told, about))
    other = who is not None and scope.you is not None and who != scope.you.ref
    turned = _THEIRS if other else {}
    if isinstance(node, (views.ChooseAs, views.ChooseNumber)):  # who chooses is who is asked
        turned = {**turned, **_OWN}
    words = joined(_as_theirs(_told(made(node.kind, tuple(kids), node.span), scope, views.ModChoice), turned))
    if isinstance(node, views.ChooseNumber) and not all(
        isinstance(one, views.NumInt) for one in node.numbers[:2]
    ):
        memory = joined(_as_theirs(list(every_leaf(node.numbers[2])), turned))
        words = f"{CHOOSES}a number as {memory}"  # from where to where is what is listed
    if isinstance(node, (views.ChooseAs, views.ChooseNumber)) and words.startswith(CHOOSES):
        words = f"choose {words.removeprefix(CHOOSES)}"
    if isinstance(node, views.ChooseAs) and (end := scope.world.model.chosen_for.get(node.role.text, "")):
        words = f"{words.removesuffix(f' as the {node.role.text}')} {end}"
    return words


def _single(part: Part, scope: Scope, role: Leaf | None = None, about: About | None = None) -> Part:
    """A part as it is said of one thing: `this` by its name, and of `that many` things one.

    A role, which only the rules call so, is said by its kind; how far off a thing may be is left out where
    that must be looked up: what is near enough is what is offered. Who knows a name does not say `it`.
    """
    if type(part) is Leaf:
        return part
    instead = part
    if isinstance(part, views.NpThis):
        instead = made(part.kind, (Leaf("NAME", _name(scope), part.span),), part.span)
        if _own(scope):
            return instead
    if role is not None and isinstance(part, views.NpRole):
        instead = made(part.kind, (Leaf("DET", "that", part.span), role), part.span)
    spoken = about is not None and isinstance(part, NAMED)
    if about is not None and spoken and (place := about.place(part, said(instead))) is not None:
        return made(part.kind, (place,), part.span)
    if instead is not part:
        return instead
    kids = tuple([_single(kid, scope, role, about) for kid in part.kids if not _far(kid)])
    if (
        isinstance(part, views.NpPlural)
        and kids
        and tuple(leaf.text for leaf in every_leaf(kids[0])) == THAT_MANY
    ):
        kids = tuple(_singular(kid, scope) for kid in kids[1:])
        words = said(made(part.kind, kids, part.span))
        det = Leaf("DET", article(words), part.span)
        return made(part.kind, (det, *kids), part.span)
    same = len(kids) == len(part.kids) and all(map(is_, kids, part.kids))
    return part if same else made(part.kind, kids, part.span)


def _far(part: Part) -> bool:
    """Whether a part says how far off things may be, as a number that must be looked up."""
    return isinstance(part, views.ModWithin) and not isinstance(part.number, views.NumInt)


def _one_role(node: Node, scope: Scope) -> Leaf | None:
    """The kind of what a role means that somebody else has, if nothing else that is said is of that kind."""
    leaves = every_leaf(node)
    roles = [leaf.text for leaf in leaves if leaf.kind == "ROLE"]
    found = {name: known for name in roles if (known := _in_reach(name, scope)) is not None}
    if len(found) != 1:
        return None
    known = next(iter(found.values()))
    kind = known.kind
    said_besides = any(leaf.kind in ("KIND_S", "KIND_P") for leaf in leaves if _kind(leaf, scope) == kind)
    if kind not in scope.world.model.kinds or said_besides or known in (scope.you, scope.doer):
        return None
    return Leaf("KIND_S", kind, leaves[0].span)


def _in_reach(name: str, scope: Scope) -> Noun | None:
    """What a role means, of this text or the text around; nothing is captured to ask that."""
    around: Scope | None = scope
    while around is not None and name not in around.words:
        around = around.outer
    return around.words[name] if around is not None else None


def _kind(leaf: Leaf, scope: Scope) -> str | None:
    return scope.world.find("kind", leaf.text)


def _singular(part: Part, scope: Scope) -> Part:
    """A plural noun with the kind in its other form."""
    if isinstance(part, Leaf):
        kind = scope.world.find("kind", part.text) if part.kind == "KIND_P" else None
        return Leaf("KIND_S", kind, part.span) if kind is not None else part
    if is_modifier(part):
        return part
    return made(part.kind, tuple(_singular(kid, scope) for kid in part.kids), part.span)


def _own(scope: Scope) -> str:
    """The printed name of the thing whose text it is; "" where it is the text of none."""
    thing = scope.world.model.things.get(scope.carrier)
    return thing.printed if thing is not None else ""


def _name(scope: Scope) -> str:
    """What `this` is called: by its name, else by its kind."""
    if own := _own(scope):
        return own
    kind = scope.this.kind if scope.this is not None else ""
    return f"this {kind}" if kind in scope.world.model.kinds else "this"


def taken(part: Part, scope: Scope, about: About | None = None) -> str:
    """What was written, as it is read by who chooses it: without saying who chooses."""
    if about is not None and isinstance(part, Node):
        part = placed(part, about)
    return joined(_told(part, scope, views.ModChoice))


def plain(part: Part, scope: Scope) -> str:
    """What was written, without what is only remembered."""
    return joined(_told(part, scope))


def _told(part: Part, scope: Scope, left_out: type[Node] | None = None) -> list[Leaf]:
    """The words of a part, without those of nodes of some kinds in it, and of what is only remembered."""
    if type(part) is Leaf:
        return [part]
    found: list[Leaf] = []
    for kid in parts_said(part):
        if type(kid) is Leaf:
            found.append(kid)
        elif left_out is not None and isinstance(kid, left_out):
            continue
        elif not (isinstance(kid, views.ModValue) and _remembered(kid, scope)):
            found += _told(kid, scope, left_out)
    return found


_THEIRS = {"your": "their"}
"""What is yours in the text, to somebody else who is asked."""
_OWN = {"its": "your"}
"""What belongs to whom the text speaks of, to that one."""


def _as_theirs(words: Sequence[Leaf], turned: Mapping[str, str]) -> list[Leaf]:
    """Words with some others in their place, but never within a name."""
    return [
        evolve(leaf, text=turned[leaf.text]) if leaf.kind != "NAME" and leaf.text in turned else leaf
        for leaf in words
    ]


def _remembered(node: Node, scope: Scope) -> bool:
    """Whether a modifier asks for a memory, or for a counter that is untold."""
    counters = scope.world.model.counters
    units = [leaf.text for leaf in every_leaf(node) if leaf.kind == "UNIT"]
    names = [scope.world.find("counter", unit) for unit in units]
    return any(scope.world.find("memory", unit) for unit in units) or any(
        name is not None and counters[name].untold for name in names
    )


def offered(line: views.Modal, scope: Scope, about: About | None = None) -> str:
    """What somebody may do, with what is done with it, `..., then ...`."""
    if about is not None:
        line = _by_name(line, scope, _one_role(line, scope), about)
    kids = [kid for kid in line.kids if not isinstance(kid, (views.MayDo, views.MayBe, views.Block))]
    words = made(line.kind, tuple(noticed([line.may.phrase, *kids], scope)), line.span)
    return _without_end(plain(words, scope))


def placed(node: Kind, about: About) -> Kind:
    """A node with places for the names of what it is about, and all else as it was written."""
    if isinstance(node, NAMED) and (place := about.place(node, said(node))) is not None:
        return cast(Kind, made(node.kind, (place,), node.span))
    kids = tuple([placed(kid, about) if isinstance(kid, Node) else kid for kid in node.kids])
    return node if all(map(is_, kids, node.kids)) else cast(Kind, made(node.kind, kids, node.span))


def words_of(line: Node, scope: Scope, about: About | None = None) -> str:
    """The words of a line without its block, as the text of an option or question."""
    return joined(_without_block(line, scope, about))


def _without_block(line: Node, scope: Scope, about: About | None = None) -> list[Leaf]:
    kids = tuple(kid for kid in line.kids if not (isinstance(kid, Node) and isinstance(kid, views.Block)))
    words = made(line.kind, kids, line.span)
    return _told(words if about is None else placed(words, about), scope)


def entry(line: Node, scope: Scope, about: About, who: Ref) -> str:
    """The words of a line that is one of several to choose from, as whoever chooses reads them.

    How long something holds says nothing without what holds: that is said as well, of one line.
    """
    if isinstance(line, (views.UntilLine, views.ForTurns)) and len(below := list(line.block.nodes())) == 1:
        long = joined(_without_block(line, scope, about))
        return f"{long}: {entry(below[0], scope, about, who)}"
    leaves = _without_block(line, scope, about)
    if scope.you is None or who == scope.you.ref:
        return joined(leaves)
    return joined(_as_theirs(leaves, {**_THEIRS, **_OWN}))


def written(lines: Sequence[Node], scope: Scope) -> str:
    """Lines of a body as they were written, one behind the other; of a long block only that there is one."""
    return "; ".join(_written(line, scope) for line in lines)


def _written(line: Node, scope: Scope) -> str:
    if isinstance(line, views.Act):
        line = made(line.kind, tuple(noticed(line.kids, scope)), line.span)
    block = first_of(line, views.Block)
    below = list(block.nodes()) if block is not None else []
    words = words_of(line, scope)
    if not below:
        return words
    return f"{words}: {_written(below[0], scope)}" if len(below) == 1 else f"{words} ..."


def remembered(node: views.RememberThing, scope: Scope) -> str:
    """What is asked where a thing is chosen to be kept in mind: `choose a stone as your pledge`."""
    return f"choose {taken(listed(node.np, scope), scope)} as {said(node.link_of)}"


def meaning(
    lines: Sequence[Node], made: Block, scope: Scope, label: str = "", about: About | None = None
) -> str:
    """What a labelled entry does; "" where it only begins or remembers, or the label or a question says it.

    That an event does not happen is said by the question: the entry is what happens in its place.
    """
    if not made or (isinstance(made[0], Begin) and scope.world.find("procedure", made[0].procedure)):
        alone = len(made) == 1 and isinstance(made[0], Begin) and made[0].procedure == label
        return SAID_BY_ITSELF if label and alone else ""
    if all(isinstance(stmt, SetField) for stmt in made):
        return ""
    words = written(
        [listed(_by_name(line, scope, _one_role(line, scope), about), scope) for line in lines], scope
    )
    if isinstance(made[-1], Prevent):
        words = "" if words == GIVEN_UP else _without_end(words)
    if isinstance(made[0], Choose) and words.startswith("choose "):
        return ""
    return "" if _says_so(label, words) else words


def _says_so(label: str, words: str) -> bool:
    """Whether a label names the deed in words of its own: `drop the lot` of `drop any number of stones`."""
    deed, of, _ = label.partition(" ")
    return bool(of) and words.startswith(f"{deed} ") and not words.startswith(label)


def question(line: views.Modal, scope: Scope, about: About | None = None) -> str:
    """What a `may` asks: with what follows, if that is short, and whose text it is, where that is not said.

    That an event does not happen is said only where nothing else is done in its place.
    """
    role = _one_role(line, scope)
    named = _by_name(line, scope, role, None)
    words, more = offered(named, scope), _done(named, scope)
    shown = bool(more) and len(words) + len(more) <= BRIEF and not more.endswith("...")
    if about is not None:
        kids = tuple([kid for kid in line.kids if shown or not isinstance(kid, views.Block)])
        named = _by_name(cast(views.Modal, made(line.kind, kids, line.span)), scope, role, about)
        words, more = offered(named, scope), _done(named, scope) if shown else ""
    if shown:
        words = f"{words}: {more}"
    parts = [kid for kid in named.kids if shown or not isinstance(kid, views.Block)]
    own = _own(scope)
    said_already = any(leaf.text in (own, scope.carrier) for part in parts for leaf in every_leaf(part))
    return words if said_already or not own else f"{words} ({own})"


def _done(line: views.Modal, scope: Scope) -> str:
    """What is done behind the colon."""
    return _without_end(written(list(line.block.nodes()), scope))


def _by_name(node: Kind, scope: Scope, role: Leaf | None, about: About | None) -> Kind:
    """A node with `this` by its name."""
    named = _single(node, scope, role, about)
    return named if isinstance(named, type(node)) else node


def _without_end(words: str) -> str:
    """What is done, without that an event does not happen, where that comes last."""
    for before in (", then ", "; "):
        words = words.removesuffix(f"{before}{GIVEN_UP}")
    return words


def caption(scope: Scope) -> str:
    """What stands over a menu: its label as in the path, or the name of the thing whose text it is."""
    last = scope.path.rpartition(".")[2]
    own = _own(scope) if slug(scope.carrier) == last else ""
    return own or last.replace("-", " ")
