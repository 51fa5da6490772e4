"""What a rule does and when."""

from __future__ import annotations

from talisman.compiler.model.conditions import ALWAYS, Cond
from talisman.compiler.model.nouns import Rec, Ref
from talisman.compiler.model.numbers import Num
from talisman.compiler.model.statements import Block, Option
from talisman.compiler.model.walk import holds
from talisman.compiler.source import NOWHERE, Span
from talisman.values import field, frozen


@frozen
class Pattern:
    """Which events a rule is about: a verb (its units; () any or things), and a condition on the record.

    Begin and end of procedures are the verbs `begin NAME` and `end NAME`.
    """

    verb: str
    units: tuple[str, ...] = ()
    where: Cond = ALWAYS
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Trigger:
    """When (late: after) the event has happened."""

    pattern: Pattern
    body: Block
    late: bool = False


@frozen
class Guard:
    """Before the event: may ask, do things, end frames."""

    pattern: Pattern
    body: Block


@frozen
class Replace:
    """When the event would happen.

    instead: the body takes its place (a declined `May` leaves it, and an `If` that does not hold and is all
    it does, with nothing said of otherwise); else the event still happens unless the body says `Prevent`.
    """

    pattern: Pattern
    body: Block
    instead: bool = False


@frozen
class Permit:
    """modal: can, cannot, must, need not, only (everybody else cannot).

    `can` lifts that verbs which are `only when allowed` start forbidden, and nothing else.
    """

    modal: str
    pattern: Pattern


@frozen
class Modify:
    """A stat of whoever satisfies `subject` (the candidate is `Var(0)`; `Same(Var(0), You())` is yours).

    op: add, set, least, most, unlimited. settings: counts only where the stat is asked for with one of these.
    """

    stat: str
    op: str
    amount: Num
    subject: Cond
    settings: tuple[str, ...] = ()


@frozen
class Suppress:
    """Contributions to the stats (() all) from sources of these sorts do not count for the subject.

    sources: for each sort its kind and the words printed on it, all of which the source has to be.
    `limits`: the things do not count towards limits (stats is then ()); the thing is `Var(1)`, `where` on it.
    """

    stats: tuple[str, ...]
    sources: tuple[tuple[str, ...], ...]
    subject: Cond
    limits: bool = False
    where: Cond = ALWAYS


@frozen
class Offer:
    """In a window: `you` may do the body. text is what is offered; words: what stands below."""

    window: str
    body: Block
    text: str
    words: str = ""

    @property
    def whole(self) -> str:
        """What is offered with all that is done, which tells it from other offers of the thing."""
        return self.text if self.text.endswith(self.words) else f"{self.text}: {self.words}"


@frozen
class OptionOf:
    """An entry for the menus of a procedure."""

    procedure: str
    option: Option


@frozen
class CloseOption:
    """The entry with this label is not offered."""

    procedure: str
    label: str


@frozen
class AsSoonAs:
    """Whenever the condition holds at a safe point, do the body."""

    cond: Cond
    body: Block


@frozen
class Cap:
    """The events of the pattern are forbidden once `most` have happened in the span (see `Once`)."""

    pattern: Pattern
    most: int
    span_of: str


@frozen
class CostOf:
    """The events of the pattern cost this, paid before."""

    pattern: Pattern
    cost: Block
    payable: Cond = ALWAYS


Shape = (
    Trigger
    | Guard
    | Replace
    | Permit
    | Modify
    | Suppress
    | Offer
    | OptionOf
    | CloseOption
    | AsSoonAs
    | Cap
    | CostOf
)


@frozen
class Once:
    """At most once, or `most` times, per span.

    span_of: `turn` (anybody's), `own turn`, `foreign turn`, `roll`, `game`, or a level.
    """

    span_of: str
    most: int = 1


@frozen
class Rule:
    """One rule.

    carrier: the declared thing whose text it is ("" none); kind: instead, every thing of this kind carries
    it (`for each coin:`). each: the kind in `for each pawn:` where the members are avatars: then `You` is
    each of them. you: who `You` is: a Ref in terms of `This` (for a held card `Holder(This())`), or None for
    `each` rules and the common box. when: all of it must hold. zones: classes of zones in which the carrier's
    text is in force (() for spaces, boxes, procedures, effects). effect: the rule belongs to an effect.
    pack, layer: who wrote it, and its precedence (0 rule, 1 thing, 2 house rule). order: rules with the same
    number, if it is not 0, follow an event in the order their owner chooses, who reads `said`. reason: of a
    prohibition, what is told to whoever asks why ("" nothing).
    """

    path: str
    shape: Shape
    carrier: str = ""
    kind: str = ""
    each: str = ""
    you: Ref | None = None
    when: Cond = ALWAYS
    once: Once | None = None
    zones: tuple[str, ...] = ()
    effect: str = ""
    cites: tuple[str, ...] = ()
    pack: str = ""
    layer: int = 0
    text: str = ""
    order: int = 0
    said: str = ""
    reason: str = ""
    span: Span = field(default=NOWHERE, eq=False)


def offered_apart(rule: Rule) -> bool:
    """Whether a thing offers something in a window that can be done at another moment, too.

    What speaks of what the window answers to (`that roll`) cannot.
    """
    return (
        isinstance(rule.shape, Offer)
        and bool(rule.carrier or rule.kind)
        and not rule.effect
        and not holds((rule.shape, rule.when), Rec)
    )
