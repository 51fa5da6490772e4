"""The model: what was meant. Names are resolved, every value has a type, sugar is written out.

Between resolving and lowering. Two readers: `lower.py`, which turns it into procedures, and the plain
evaluator of the tests, which walks it. What a class means is said here and nowhere else.

Things are named by their path-like entity name (`Kind:Name` slugs are not used here: the printed name, with
` #2` behind further copies); declared words by their singular (`kind`, `counter`, ...).

**Variables.** `Var(n)` is a value bound inside one rule or procedure: by `Let`, `Pick`, `ForEach`, `Sel`,
`Roll`. Numbers and things share the numbering; a number is unique within its rule or procedure.

**Records.** Rules on an event see its record: `Rec("actor")`, `Rec("object")`, `Rec("other")`,
`Rec("extra")` are things, `Amount()` is its number.

**Roles.** `Role(level, name)` is a slot of the nearest enclosing frame of a procedure or contest.
"""

from __future__ import annotations

from collections.abc import Mapping

from attrs import Factory, define, field, frozen

from talisman.compiler.source import NOWHERE, Span

# --- things ------------------------------------------------------------------------------------------


@frozen
class You:
    """Whoever the text is about: see `Rule.you` and `Procedure`: slot 0."""


@frozen
class This:
    """The carrier of the text; in an effect's rules the thing that made the effect."""


@frozen
class Var:
    """A bound value."""

    n: int


@frozen
class Rec:
    """A word of the event's record: actor, object, other, extra."""

    word: str


@frozen
class Role:
    """A slot of the nearest enclosing frame of the level (of one that inherits it); nobody without one."""

    level: str
    name: str


@frozen
class Named:
    """One thing of the packs by its entity name."""

    name: str


@frozen
class Holder:
    """The player's thing (avatar) that a thing belongs to, up through what bears it; nobody if none."""

    of: Ref


@frozen
class Bearer:
    """What bears the zone that a thing lies in."""

    of: Ref


@frozen
class PlaceOf:
    """The space a thing is on."""

    of: Ref


@frozen
class MemoryOf:
    """The thing that a thing-valued memory holds."""

    memory: str
    of: Ref


@frozen
class PrintedThing:
    """The thing that a printed property names (a starting space, an owner)."""

    prop: str
    of: Ref


@frozen
class Top:
    """The first thing of a zone, refilled first if it is empty and has a rule for that; nothing if none."""

    zone: str
    bearer: Ref | None = None


@frozen
class Current:
    """The avatar of the seat whose turn it is."""


@frozen
class Nobody:
    """No thing."""


@frozen
class Captured:
    """Inside the rules of an effect: 0 its target, 1 its source, 2 to 5 the things or numbers it kept."""

    slot: int


Ref = (
    You
    | This
    | Var
    | Rec
    | Role
    | Named
    | Holder
    | Bearer
    | PlaceOf
    | MemoryOf
    | PrintedThing
    | Top
    | Current
    | Nobody
    | Captured
)

# --- numbers -----------------------------------------------------------------------------------------


@frozen
class Int:
    """A constant."""

    value: int


@frozen
class ParamValue:
    """A parameter of the packs."""

    name: str


@frozen
class FieldOf:
    """A counter, a number-valued memory or a flag (0 or 1) of a thing. Flags of the game: of=None."""

    field: str
    of: Ref | None


@frozen
class StatOf:
    """A stat of a thing with all modifiers in force; `settings` are the situations it is asked for."""

    stat: str
    of: Ref
    settings: tuple[str, ...] = ()


@frozen
class PropOf:
    """A printed number."""

    prop: str
    of: Ref


@frozen
class Amount:
    """The number of the event's record."""


@frozen
class Count:
    """How many things a selection has."""

    sel: Sel


@frozen
class CountDistinct:
    """Sum, highest or lowest of a number over a selection (`op`: sum, highest, lowest); 0 over none."""

    op: str
    of: Num
    sel: Sel


@frozen
class Arith:
    """op: + - * min max, and / with `up` for rounding up (else down)."""

    op: str
    a: Num
    b: Num
    up: bool = False


@frozen
class Distance:
    """Steps between two spaces."""

    a: Ref
    b: Ref


@frozen
class RollPart:
    """A number of a roll.

    `result` (dice, changes and the modifiers of its purpose's stat), `total` (the same), `natural` (the sum
    of the dice as they lie), `highest`, `lowest` die, `dice` their number.
    """

    part: str
    roll: Ref


@frozen
class NumVar:
    """A bound number."""

    n: int


@frozen
class CapturedNum:
    """A number kept by an effect (slots 2 to 5)."""

    slot: int


@frozen
class ScoreOf:
    """The score of a side in the contest that is going on or just ended (for scenarios and rules)."""

    contest: str
    of: Ref


Num = (
    Int
    | ParamValue
    | FieldOf
    | StatOf
    | PropOf
    | Amount
    | Count
    | CountDistinct
    | Arith
    | Distance
    | RollPart
    | NumVar
    | CapturedNum
    | ScoreOf
)

# --- conditions --------------------------------------------------------------------------------------


@frozen
class Always:
    """True, or never true."""

    value: bool = True


@frozen
class AllOf:
    """Every one of them; true when empty."""

    of: tuple[Cond, ...]


@frozen
class AnyOf:
    """At least one; false when empty."""

    of: tuple[Cond, ...]


@frozen
class Not:
    """The opposite."""

    of: Cond


@frozen
class Cmp:
    """op: = < > <= >= <>."""

    op: str
    a: Num
    b: Num


@frozen
class HasTag:
    """The thing is of this kind or has this tag or printed value word (`good`)."""

    of: Ref
    tag: str


@frozen
class Same:
    """Both are one thing (nobody equals nobody only)."""

    a: Ref
    b: Ref


@frozen
class IsCopyOf:
    """The thing is a copy of this declared thing."""

    of: Ref
    name: str


@frozen
class InZone:
    """The thing lies in a zone of this class (of this bearer, if one is given)."""

    of: Ref
    zone: str
    bearer: Ref | None = None


@frozen
class OnSpace:
    """The thing is on this space, directly or through what bears it."""

    of: Ref
    space: Ref


@frozen
class Exists:
    """The selection is not empty."""

    sel: Sel


@frozen
class ModeIs:
    """A value word that can change (`alignment`): the thing's value is this word."""

    of: Ref
    word: str


@frozen
class InSetting:
    """The event has this setting, or a procedure gives it to the thing (`in a contest` for its sides)."""

    setting: str
    of: Ref | None = None


@frozen
class During:
    """A frame of this level encloses."""

    level: str


@frozen
class Allowed:
    """Asking would not be forbidden."""

    call: Call


@frozen
class UnderEffect:
    """An effect of this form is on the thing."""

    form: str
    of: Ref


@frozen
class RolledFor:
    """The roll is for this purpose."""

    roll: Ref
    purpose: str


@frozen
class IntoZone:
    """Of the event `move`: the zone the thing goes into is of this class."""

    zone: str


@frozen
class NaturalIn:
    """One of the dice of the roll, as it lies, is in the range."""

    roll: Ref
    low: int
    high: int


@frozen
class WasDone:
    """This event happened earlier in the span (see `Once`): `once per turn` conditions said in words."""

    pattern: Pattern
    span_of: str


Cond = (
    Always
    | AllOf
    | AnyOf
    | Not
    | Cmp
    | HasTag
    | Same
    | IsCopyOf
    | InZone
    | OnSpace
    | Exists
    | ModeIs
    | InSetting
    | During
    | Allowed
    | UnderEffect
    | RolledFor
    | IntoZone
    | NaturalIn
    | WasDone
)


@frozen
class Sel:
    """All things for which `where` holds, in which the candidate is `Var(var)`.

    kind: the kind or tag every candidate has ("" any); of an avatar kind the order is that of the seats
    from the current one, in a zone that of the zone, else that of the declarations.
    """

    var: int
    kind: str
    where: Cond = Always()
    span: Span = field(default=NOWHERE, eq=False)


# --- what is done ------------------------------------------------------------------------------------


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
    add(Field, of, Num)  subtract(Field, of, Num)  set(Field, of, Num)
    move(thing, Zone)  move-under(thing, Zone)  remove(thing): out of the game
    shuffle(Zone)  shuffle-into(Zone from, Zone to)
    reroll(roll): one die of the roller's choice  adjust(roll, Num)  keep-highest(roll)
    set-mode(thing, word)       a changeable value word (`become good`)
    set-turn(thing)             the seat of this player or avatar is the current one
    play-as(player, avatar)     the player's avatar is now this thing
    leave-game(player)          the player's seat plays no more (its turns are passed over)
    look(thing)                 the actor may see it: told to the actor only
    move-along(thing, Num, ring thing)   so many steps in the order of a ring or path
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
    """Bind a number."""

    var: int
    num: Num


@frozen
class Option:
    """An entry of a menu.

    text: what the chooser reads; `when`: offered only then; lowering adds that the body must be possible
    (payable, permitted, not empty).
    """

    label: str
    text: str
    body: Block
    when: Cond = Always()
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Choose:
    """Ask for one option (`most` > 1: that many different ones, one after the other; -1: any number).

    optional: there is a way to decline. None possible: nothing happens.
    """

    chooser: Ref
    options: tuple[Option, ...]
    optional: bool = False
    most: int = 1
    prompt: str = ""


@frozen
class Pick:
    """Ask for one thing of a selection and bind it, then do the body; none there: nothing happens.

    chooser None: at random. A selection of one is taken without asking unless optional.
    """

    chooser: Ref | None
    sel: Sel
    var: int
    body: Block
    optional: bool = False
    prompt: str = ""


@frozen
class PickSet:
    """Ask for several things and keep them in a role's set: any number up to `most` (None: all)."""

    chooser: Ref
    sel: Sel
    level: str
    role: str
    most: Num | None = None
    prompt: str = ""


@frozen
class If:
    """Conditional."""

    cond: Cond
    then: Block
    otherwise: Block = ()


@frozen
class IfDone:
    """Do `act`; when it happened do `then`, else `otherwise`."""

    act: Act
    then: Block = ()
    otherwise: Block = ()


@frozen
class May:
    """The chooser may do the body: asked only when the body's first act is possible."""

    chooser: Ref
    body: Block
    text: str = ""
    otherwise: Block = ()


@frozen
class ForEach:
    """The body for each thing of the selection, each at most once, as long as it is selected when reached.

    key: smallest first (ties: the `chooser`, or as they lie); at_once: first all decisions, then all deeds.
    """

    sel: Sel
    body: Block
    key: Num | None = None
    at_once: bool = False


@frozen
class Repeat:
    """At most `times` (None: no bound but fuel) while the condition holds.

    It ends when a `May`, an optional or empty `Pick` or `Choose` of its body (not inside a `ForEach`) is
    declined or has nothing to offer.
    """

    body: Block
    times: Num | None = None
    cond: Cond = Always()


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
    """Roll dice: a roll is bound to the variable. `into`: fill this roll instead of a new one."""

    roller: Ref | None
    dice: Num
    purpose: str
    var: int
    into: Ref | None = None
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class SetField:
    """Remember a number (or, for a thing-valued memory, a thing)."""

    field: str
    of: Ref | None
    to: Num | Ref


@frozen
class SetRole:
    """Fill a slot of the nearest frame of the level."""

    level: str
    name: str
    ref: Ref


@frozen
class Begin:
    """Begin a procedure or contest with its roles; rows: outcomes handled here instead of by the contest.

    The events `begin NAME` and `end NAME` are raised round it where a rule listens.
    """

    procedure: str
    roles: Mapping[str, Ref] = Factory(dict)
    rows: tuple[tuple[tuple[str, ...], Block], ...] = ()
    seen_from: str = ""
    span: Span = field(default=NOWHERE, eq=False)


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
class ChangeAmount:
    """In a replacement: the number of the event becomes this."""

    to: Num


@frozen
class EndGame:
    """The game is over; the winner's thing or nobody."""

    winner: Ref


Stmt = (
    Act
    | Prim
    | Let
    | LetNum
    | Choose
    | Pick
    | PickSet
    | If
    | IfDone
    | May
    | ForEach
    | Repeat
    | Table
    | FirstPossible
    | Roll
    | SetField
    | SetRole
    | Begin
    | End
    | OpenWindow
    | Install
    | EndEffect
    | Prevent
    | ChangeAmount
    | EndGame
)
Block = tuple[Stmt, ...]
Arg = Ref | Num | ZoneArg | FieldArg | WordArg

# --- rules -------------------------------------------------------------------------------------------


@frozen
class Pattern:
    """Which events a rule is about: a verb (its units; () any or things), and a condition on the record.

    Begin and end of procedures are the verbs `begin NAME` and `end NAME`.
    """

    verb: str
    units: tuple[str, ...] = ()
    where: Cond = Always()
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

    instead: the body takes its place (a declined `May` leaves it);
    otherwise the event still happens unless the body says `Prevent`. optional: the body is a `May`.
    """

    pattern: Pattern
    body: Block
    instead: bool = False


@frozen
class Permit:
    """modal: may, cannot, must, need not, only (everybody else cannot).

    lifts: the path of the prohibition that a `may` lifts ("": the default one of `only when allowed` verbs).
    """

    modal: str
    pattern: Pattern
    lifts: str = ""


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
    """Contributions to the stats (() all) from sources of these kinds do not count for the subject.

    `limits`: the things do not count towards limits (stats is then ()); the thing is `Var(1)`, `where` on it.
    """

    stats: tuple[str, ...]
    sources: tuple[str, ...]
    subject: Cond
    limits: bool = False
    where: Cond = Always()


@frozen
class Offer:
    """In a window: `you` may do the body. text is what is offered."""

    window: str
    body: Block
    text: str


@frozen
class OptionOf:
    """An entry for the menu `menu` of a procedure ("" its only or first)."""

    procedure: str
    option: Option
    menu: str = ""


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
    payable: Cond = Always()


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
    """At most once per span: `turn` (anybody's), `own turn`, `foreign turn`, `roll`, `game`, or a level."""

    span_of: str


@frozen
class Rule:
    """One rule.

    carrier: the declared thing whose text it is ("" none); kind: instead, every thing of this kind carries
    it (`for each coin:`). each: the kind in `for each pawn:` where the members are avatars: then `You` is
    each of them. you: who `You` is: a Ref in terms of `This` (for a held card `Holder(This())`), or None for
    `each` rules and the common box. when: all of it must hold. zones: classes of zones in which the carrier's
    text is in force (() for spaces, boxes, procedures, effects). effect: the rule belongs to an effect.
    pack, layer: who wrote it, and its precedence (0 rule, 1 thing, 2 house rule).
    """

    path: str
    shape: Shape
    carrier: str = ""
    kind: str = ""
    each: str = ""
    you: Ref | None = None
    when: Cond = Always()
    once: Once | None = None
    zones: tuple[str, ...] = ()
    effect: str = ""
    cites: tuple[str, ...] = ()
    pack: str = ""
    layer: int = 0
    text: str = ""
    span: Span = field(default=NOWHERE, eq=False)


# --- declarations ------------------------------------------------------------------------------------


@frozen
class Kind:
    """A kind: parents first to last; `binds`: the role that `you` has towards things of the kind.

    seat: players; played_by: avatars of this kind of player. place: spaces. supply, leaves_to: zones.
    """

    name: str
    plural: str
    parents: tuple[str, ...] = ()
    binds: str = ""
    seat: bool = False
    played_by: str = ""
    place: bool = False
    supply: str = ""
    leaves_to: str = ""
    defaults: Mapping[str, int] = Factory(dict)
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Thing:
    """A declared thing and how many copies there are. tags include kinds, ancestors and value words.

    numbers: printed numbers (properties, and starting values `size 4` under the stat or counter's name);
    things: printed things (`base Gate`); place: it is a space; zone: where copies lie when the game starts.
    """

    name: str
    kind: str
    tags: tuple[str, ...] = ()
    numbers: Mapping[str, int] = Factory(dict)
    things: Mapping[str, str] = Factory(dict)
    words: Mapping[str, str] = Factory(dict)
    copies: int = 1
    pack: str = ""
    path: str = ""
    cites: tuple[str, ...] = ()
    span: Span = field(default=NOWHERE, eq=False)

    @property
    def entities(self) -> tuple[str, ...]:
        """Entity names: the printed name, further copies with ` #2` and so on."""
        return (self.name, *(f"{self.name} #{n}" for n in range(2, self.copies + 1)))


@frozen
class Counter:
    """A number on things of a kind; also number memories (`memory`), flags (of="" : of the game).

    start, floor, ceiling: numbers in which the bearer is `You()`; None: 0, no floor below 0 is implied.
    """

    name: str
    of: str
    start: Num | None = None
    floor: Num | None = None
    ceiling: Num | None = None
    holds_thing: bool = False
    plural: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Stat:
    """A derived number: pile (a counter of the same name is moved by gain and lose) plus modifiers.

    start: the pile's start; floor: of the pile; base: instead of a pile, the number (limits `by its size`).
    """

    name: str
    of: str
    start: Num | None = None
    floor: Num | None = None
    base: Num | None = None
    pile: bool = True
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class LimitDecl:
    """A standing limit: the stat of the same name; `counts` the bearer's things (bearer is `You()`).

    excess: done until it fits, `You()` is the bearer.
    """

    name: str
    of: str
    counts: Sel
    excess: Block
    stat: str
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Zone:
    """A class of zones. of "": one zone. refill: done when something is drawn from it and it is empty."""

    name: str
    of: str = ""
    holds: tuple[str, ...] = ()
    seen: str = "all"
    awake: bool = False
    size: int | None = None
    refill: Block = ()
    excess: Block = ()
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Verb:
    """A verb. does: the body of its event for things, and for each unit a body of its own is made from it.

    In the body `You` is the actor, and the record is read with Rec and Amount. guarded: starts forbidden.
    sentence: how the event is told; {0} actor, {1} object, {2} amount with unit, {4} other.
    """

    name: str
    third: str = ""
    actor: str = ""
    does: Block | None = None
    guarded: bool = False
    sentence: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Duty:
    """A part of a procedure's work.

    must: a duty, else an offer. step: done in the order of steps without asking. first: before anything else.
    after: labels that must be done. each: one item per thing (the item is `Var(each.var)`), by key.
    menu: `choose one` bodies are open to `option of`.
    """

    label: str
    body: Block
    must: bool = True
    step: bool = False
    first: bool = False
    after: tuple[str, ...] = ()
    each: Sel | None = None
    key: Num | None = None
    when: Cond = Always()
    text: str = ""
    cites: tuple[str, ...] = ()
    path: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Procedure:
    """A procedure: its level has its name. roles: slots in order; slot 0 is `You` in its text.

    runs: procedures begun one after the other with the same slot 0. root: the game begins with it.
    """

    name: str
    plural: str = ""
    parent: str = ""
    of: str = ""
    roles: tuple[str, ...] = ()
    runs: tuple[str, ...] = ()
    duties: tuple[Duty, ...] = ()
    finished: Cond | None = None
    root: bool = False
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Contest:
    """A contest: a procedure with two sides (the first two roles), scores and outcomes.

    score: of a side, which is `Var(0)` there. outcomes: first when side one scores more, second less, third
    the same; the others are said by `End`. ons: what an outcome does. after: when it has ended.
    settings: the situations its scores are asked for. joins: kinds that stand together, by a printed number.
    """

    name: str
    parent: str = ""
    sides: tuple[str, str] = ("", "")
    roles: tuple[str, ...] = ()
    steps: tuple[Duty, ...] = ()
    score: Num | None = None
    outcomes: tuple[str, ...] = ()
    ons: Mapping[str, Block] = Factory(dict)
    after: Block = ()
    settings: tuple[str, ...] = ()
    joins: str = ""
    joins_by: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Window:
    """A moment at which seats may act.

    asks: who is asked in order: Refs, or `other` (each other player, from the current seat round), or
    `active`. answers: kinds of hidden cards that answer. silent: see contracts. one_pass: no second round.
    """

    name: str
    asks: tuple[Ref | str, ...] = ()
    answers: tuple[str, ...] = ()
    silent: bool = False
    one_pass: bool = False
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class EffectDecl:
    """What `Install` makes: a form has a name players know; its rules are in `Model.rules` with `effect`.

    begins: done when installed (You is the target). bound: ends with the frame of this level it was made in.
    """

    name: str
    form: bool = False
    begins: Block = ()
    bound: str = ""
    own_turns: int = 0
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Purpose:
    """What dice are rolled for; `stat` is changed by `+2 to its luck roll`."""

    name: str
    stat: str


@frozen
class Param:
    """A parameter: value, range."""

    name: str
    value: int
    low: int | None = None
    high: int | None = None
    path: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class EdgeDecl:
    """An edge or a piece of a ring or path: both ways unless `one_way`; thing: the edge's own thing."""

    source: str
    target: str
    label: str
    one_way: bool = False
    thing: str = ""


@frozen
class Worth:
    """A line of `worth`: points per unit of the number (`You()` is the seat's avatar)."""

    points: int
    per: Num
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class RuleRow:
    """A row of a rulebook. is_rule: it carries a rule; else `reason` says why not."""

    id: str
    text: str
    is_rule: bool
    reason: str = ""
    span: Span = field(default=NOWHERE, eq=False)


# --- scenarios ---------------------------------------------------------------------------------------


@frozen
class SetUp:
    """`given`: statements run before anything, without asking; limits and rules stay quiet meanwhile."""

    body: Block
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Dice:
    """The next dice of this roller (thing) or purpose (both "": of the only one who rolls)."""

    values: tuple[int, ...]
    roller: Ref | None = None
    purpose: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Deck:
    """These things are the next to be drawn from the zone, first first."""

    zone: str
    things: tuple[str, ...]
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Action:
    """Something begins: the statements run until they end or somebody must answer. turn: whose turn it is."""

    body: Block
    turn: Ref | None = None
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Answer:
    """The player of the thing answers decisions.

    One pick each: an option's text, a number or a thing's name;
    pick None: declines or passes. Picks of things carry the declared name (any copy will do).
    """

    who: Ref
    picks: tuple[str | int | None, ...]
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class Expect:
    """A condition that must hold now."""

    cond: Cond
    text: str
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class ExpectAsked:
    """What somebody was asked or offered.

    mode: asked, not asked (so far in this scenario), offered, not offered (in the decision now open),
    logged. who None: anybody; text is part of the prompt, of an option or of a line of the log.
    """

    mode: str
    who: Ref | None
    text: str
    span: Span = field(default=NOWHERE, eq=False)


@frozen
class ExpectOver:
    """The game is over (or not), won by this thing's player if one is named."""

    over: bool
    winner: Ref | None = None
    span: Span = field(default=NOWHERE, eq=False)


ScenarioLine = SetUp | Dice | Deck | Action | Answer | Expect | ExpectAsked | ExpectOver


@frozen
class Scenario:
    """A scenario: title, the rows it proves, its lines in order, the pack it stands in.

    seed: decisions may be left open at the end, and where no line is an action the game itself is begun
    before the first line; None: nothing has begun, and everything must be settled.
    """

    title: str
    lines: tuple[ScenarioLine, ...]
    cites: tuple[str, ...] = ()
    seats: int = 0
    seed: int | None = None
    pack: str = ""
    file: str = ""
    span: Span = field(default=NOWHERE, eq=False)


@define
class Model:
    """Everything the packs say, in order of declaration."""

    packs: list[str] = Factory(list)
    seats: tuple[int, int] = (1, 1)
    kinds: dict[str, Kind] = Factory(dict)
    tags: list[str] = Factory(list)
    values: dict[str, str] = Factory(dict)
    """Value words that can change -> the property they are values of."""
    things: dict[str, Thing] = Factory(dict)
    counters: dict[str, Counter] = Factory(dict)
    stats: dict[str, Stat] = Factory(dict)
    limits: dict[str, LimitDecl] = Factory(dict)
    zones: dict[str, Zone] = Factory(dict)
    verbs: dict[str, Verb] = Factory(dict)
    procedures: dict[str, Procedure] = Factory(dict)
    contests: dict[str, Contest] = Factory(dict)
    windows: dict[str, Window] = Factory(dict)
    effects: dict[str, EffectDecl] = Factory(dict)
    purposes: dict[str, Purpose] = Factory(dict)
    settings: dict[str, tuple[str, ...]] = Factory(dict)
    """Settings -> the levels that give it to their sides or actor (() only said with events)."""
    params: dict[str, Param] = Factory(dict)
    edges: list[EdgeDecl] = Factory(list)
    rules: list[Rule] = Factory(list)
    worth: list[Worth] = Factory(list)
    rows: dict[str, RuleRow] = Factory(dict)
    rulings: list[tuple[str, str]] = Factory(list)
    scenarios: list[Scenario] = Factory(list)
    cites: list[tuple[str, Span]] = Factory(list)
    """Every row that anything but a scenario cites, and where."""
