"""What is done."""

from __future__ import annotations

from collections.abc import Mapping

from talisman.compiler.model.conditions import ALWAYS, Cond, Sel
from talisman.compiler.model.nouns import Ref, Top
from talisman.compiler.model.numbers import Num
from talisman.compiler.source import NOWHERE, Span
from talisman.values import Factory, field, frozen

SIDES = 6
"""Sides of a die of which nothing else is said."""
APART = 4
"""Dice of one roll that are told apart; of all others only the sum is known."""


@frozen
class Call:
    """One event about to happen: a verb, who does it, to what, how much.

    unit: the counter (or value property) the amount is of; "" for things. A verb with units is one event per
    unit: `gain point`. settings: situations said with it (`by choice`). actor None: nobody.
    """

    verb: str
    actor: Ref | None = None
    object: Ref | None = None
    amount: Num | None = None
    unit: str = ""
    other: Ref | None = None
    extra: Ref | None = None
    settings: tuple[str, ...] = ()
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Act:
    """Raise the event. The value of the enclosing act is whether it happened."""

    call: Call


@frozen
class Prim:
    """What the machine can do by itself; a verb is bound to one by `is NAME` or reaches it by its `does`.

    give(to)                    unit: the event's amount is added to the field of `to`, up to its ceiling;
                                thing: the event's object goes into the zone of `to` that holds its kind
    take-away(from)             unit: subtracted, not below the floor; thing: to where its kind leaves to
    set(Field, of, Num)
    move(thing, Zone)  move-under(thing, Zone)  remove(thing): out of the game
    shuffle(Zone)  shuffle-into(Zone from, Zone to)
    reroll(roll): one die of the roller's choice  adjust(roll, Num)  keep-highest(roll), or (roll, Num):
    the others no longer count  keep-lowest: the same
    turn-die(roll, Num): one die of the roller's choice shows this side from now on, if it has one
    set-mode(thing, word)       a changeable value word (`become good`)
    set-turn(thing)             the seat of this player or avatar is the current one
    play-as(player, avatar)     the player's avatar is now this thing
    leave-game(player)          the player's seat plays no more (its turns are passed over)
    look(thing)                 the actor may see it: told to the actor only
    cross-edge()                marks the verb of going over an edge that is a thing of its own: called with a
                                space, its object is the edge from the actor's space to there (nothing happens
                                where there is none), its other thing the space
    """

    name: str
    args: tuple[Arg, ...] = ()
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class ZoneArg:
    """A zone as an argument."""

    zone: str
    bearer: Ref | None = None


@frozen
class FieldArg:
    """A field as an argument."""

    field: str


@frozen
class WordArg:
    """A word as an argument."""

    word: str


@frozen
class Let:
    """Bind a thing."""

    var: int
    ref: Ref


@frozen
class LetNum:
    """Bind a number, or bind it anew: what is counted while something is done."""

    var: int
    num: Num


@frozen
class Option:
    """An entry of a menu.

    text: what the chooser reads; `when`: offered only then; lowering adds that the body must be possible
    (payable, permitted, not empty). words: what is done, as it was written.
    """

    label: str
    text: str
    body: Block
    when: Cond = ALWAYS
    span: Span = field(default=NOWHERE, eq=False)
    words: str = field(default="", eq=False)


@frozen
class Choose:
    """Ask for one option (`most` > 1: that many different ones, one after the other; -1: any number).

    optional: there is a way to decline. None possible: nothing happens. about: as in `May`.
    """

    chooser: Ref
    options: tuple[Option, ...]
    optional: bool = False
    most: int = 1
    prompt: str = ""
    about: tuple[Ref, ...] = ()


@frozen
class Pick:
    """Ask for one thing of a selection and bind it, then do the body; none there: nothing happens.

    chooser None: at random. A selection of one is taken without asking unless optional. several: it is one of
    any number that are chosen one by one. alike: which one it is makes no difference: the first. about: as in
    `May`.
    """

    chooser: Ref | None
    sel: Sel
    var: int
    body: Block
    optional: bool = False
    prompt: str = ""
    several: bool = False
    alike: bool = False
    about: tuple[Ref, ...] = ()


@frozen
class ChooseNumber:
    """Ask for a number from `low` to `high`, and remember it; nothing happens where there is none between.

    field, of: the memory and whose it is. about: as in `May`.
    """

    chooser: Ref
    low: Num
    high: Num
    field: str
    of: Ref
    prompt: str = ""
    about: tuple[Ref, ...] = ()


@frozen
class PickSet:
    """Ask for several things and keep them in a role's set: any number of them."""

    chooser: Ref
    sel: Sel
    level: str
    role: str
    prompt: str = ""


@frozen
class If:
    """Conditional; `otherwise` is None where nothing is said of it, which is not `otherwise: nothing`."""

    cond: Cond
    then: Block
    otherwise: Block | None = None


@frozen
class IfDone:
    """Do `act`; when it happened do `then`.

    chained: they stand in one chain, so that what could not be done of `then` keeps it from being offered.
    """

    act: Act
    then: Block = ()
    chained: bool = False


@frozen
class May:
    """The chooser may do the body: asked only when the body's first act is possible.

    text: the entry that does it; asks: the question, where it says more than the entry. about: up to two
    things, whose names stand in the places `{1?it}` and `{2?it}` of both where who is asked sees them.
    """

    chooser: Ref
    body: Block
    text: str = ""
    asks: str = ""
    about: tuple[Ref, ...] = ()

    @property
    def question(self) -> str:
        """What is asked."""
        return f"{self.asks or self.text}?" if self.asks or self.text else ""


@frozen
class ForEach:
    """The body once for each thing that is selected before the first, and still when it is reached.

    key: smallest first; at_once: first all decisions, then all deeds; came: what lies undermost first; back:
    the round of the seats from its end, so that whose turn it is comes last. Those who sit go in the round
    without a word of it; seated: also where only those are asked for who lie in some zone.
    """

    sel: Sel
    body: Block
    key: Num | None = None
    at_once: bool = False
    came: bool = False
    back: bool = False
    seated: bool = False


@frozen
class Repeat:
    """At most `times` (None: no bound but fuel) while the condition holds.

    It ends when a `May`, an optional or empty `Pick` or `Choose` of its body (not inside a `ForEach`) is
    declined or has nothing to offer. apart: the body is a `Pick`, which does not take the same thing again.
    """

    body: Block
    times: Num | None = None
    cond: Cond = ALWAYS
    apart: bool = False


@frozen
class EachEnd:
    """The first `count` things of a zone (`end.bottom`: the last), one after the other, as they lie now.

    When all that lay there is gone and the zone is empty, it is refilled, and more are taken from it.
    """

    var: int
    end: Top
    count: Num
    body: Block


@frozen
class Row:
    """A row of a table: inclusive bounds, None is open."""

    low: int | None
    high: int | None
    body: Block
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Table:
    """The row that covers the number."""

    on: Num
    rows: tuple[Row, ...]
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class FirstPossible:
    """The first branch that is possible, decided before anything happens."""

    branches: tuple[Block, ...]


@frozen
class Roll:
    """Roll dice: a roll is bound to the variable. `into`: fill this roll instead of a new one.

    sides: how many sides each of them has.
    """

    roller: Ref | None
    dice: Num
    purpose: str
    var: int
    into: Ref | None = None
    sides: int = SIDES
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class SetField:
    """Remember a number (or, for a thing-valued memory, a thing)."""

    field: str
    of: Ref | None
    to: Num | Ref


@frozen
class CountAs:
    """The thing counts as one of this kind, too, until it goes into another sort of zone."""

    thing: Ref
    kind: str


@frozen
class SetRole:
    """Fill a slot of the nearest frame of the level."""

    level: str
    name: str
    ref: Ref


@frozen
class Begin:
    """Begin a procedure or contest with its roles; rows: what its outcomes do, not what it says itself.

    Rows are done while the contest goes on, and when it is over if an outcome was said that ended it.
    deed: what is said to be done by it; nothing is begun where that is forbidden. The events `begin NAME` and
    `end NAME` are raised round it where a rule listens.
    whole: all that the verb of the deed does is done, and each contest that this begins has the rows. Then
    procedure is the first of them, or named, and begun in the place of each.
    """

    procedure: str
    roles: Mapping[str, Ref] = Factory(dict)
    rows: tuple[tuple[tuple[str, ...], Block], ...] = ()
    deed: Call | None = None
    span: Span = field(default=NOWHERE, eq=False)
    whole: bool = False
    named: bool = False


@frozen
class End:
    """End the nearest frame of the level, if there is one; for a contest with an outcome."""

    level: str
    outcome: str = ""


@frozen
class OpenWindow:
    """Let those answer whom the window asks; `about` is what they answer to."""

    window: str
    about: Ref | None = None


@frozen
class DoOffered:
    """Do one of the deeds that the text of a thing offers in windows, as if its moment were now.

    `You` of the text is who does it. What the text asks for, what it costs and how often it may be done holds
    as ever; of several that are possible the doer chooses one. meant: the kind or the name of the thing, ""
    any.
    """

    doer: Ref
    of: Ref
    meant: str = ""
    prompt: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Install:
    """Make an effect: its rules are `Model.effects[effect]`."""

    effect: str
    target: Ref
    keeps: tuple[Ref | Num, ...] = ()


@frozen
class EndEffect:
    """Inside an effect's rules: this effect ends. With a form: the form on the target ends."""

    form: str = ""
    target: Ref | None = None


@frozen
class Prevent:
    """In a replacement: the event does not happen."""


@frozen
class EndGame:
    """The game is over when the sentence is done; this one (or nobody) is among those who have won."""

    winner: Ref


Stmt = (
    Act
    | Prim
    | Let
    | LetNum
    | Choose
    | Pick
    | ChooseNumber
    | PickSet
    | If
    | IfDone
    | May
    | ForEach
    | Repeat
    | EachEnd
    | Table
    | FirstPossible
    | Roll
    | SetField
    | CountAs
    | SetRole
    | Begin
    | End
    | OpenWindow
    | DoOffered
    | Install
    | EndEffect
    | Prevent
    | EndGame
)
Block = tuple[Stmt, ...]
Arg = Ref | Num | ZoneArg | FieldArg | WordArg


def mere_offers(body: Block) -> Block:
    """The offer that is all a body does, in each way it may go.

    Where the body stands in the place of an event, who declines the offer leaves the event as it was.
    """
    rest = tuple(stmt for stmt in body if not isinstance(stmt, Let))
    match rest:
        case (May() as offer,) | (Choose(optional=True) | Pick(optional=True) as offer,):
            return (offer,)
        case (If(then=then, otherwise=otherwise),):
            return (*mere_offers(then), *mere_offers(otherwise or ()))
    return ()


def mere_if(body: Block) -> If | None:
    """The `if` that is all a body does, where nothing is said of otherwise.

    Where the body stands in the place of an event, and it does not hold, the event is left as it was.
    """
    match [stmt for stmt in body if not isinstance(stmt, Let)]:
        case [If(otherwise=None) as one]:
            return one
    return None
