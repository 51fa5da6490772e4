"""The one table of opcodes: assembler, disassembler, verifier, machine, constants, docs and fuel derive from it.

An instruction is four int32 words, `op a b c`. Operand kinds:

    r  register read          w  register written       b  first register of a block (read)
    i  constant               L  label                  T  switch table
    p  procedure              v  level                  e  event          y  effect type
    f  field                  g  global                 a  printed attribute
    k  tag (kinds are tags)   c  zone class             s  stat           u  dice purpose
    t  text                   x  register read and written
    -  unused (zero)

Then what it looks at beside registers and constants, and what it changes:

    print       names, kinds, values, board: what never changes
    field       fields                      global   globals
    zone        what lies in which zone     place    where a thing is, through what bears it
    seat        whose turn, who plays what  holder   who has a thing
    record      the enclosing event's       verdict  what is forbidden of it
    rules       the rules in force          stat     the modifiers in force
    frame       frames of levels            effect   effects
    list        the options so far          log      the log
    chance      the dice to come            number   the numbers that were given
    leave       the frame                   call     what the called procedure does
    answer      it waits for an answer, and nothing else happens meanwhile
    any         others act: anything may be different afterwards

Registers are stored as the offset from the frame base. Entities, zones, seats are dense ids from 0;
-1 is nobody, nowhere or nothing. The numbers of the opcodes follow the order of the table; its parts are those
of the machine, so an opcode stands in the part whose function does it.
"""

from __future__ import annotations

from typing import Any

from talisman.values import frozen

REGISTERS = "rwxb"
"""Kinds of operands that are registers."""
SEES = (
    "-",
    "print",
    "field",
    "global",
    "seat",
    "holder",
    "zone",
    "place",
    "record",
    "rules",
    "stat",
    "frame",
    "effect",
    "list",
)
CHANGES = (
    "-", "field", "global", "zone", "seat", "chance", "number", "record", "verdict", "list", "frame", "effect",
    "log", "leave", "call", "answer", "any",
)  # fmt: skip
STATE = frozenset({"field", "global", "zone", "seat", "chance", "number", "effect", "answer", "any"})
"""Changes that are part of the game: who only looks must not make them."""
ASKING = frozenset({"answer", "any"})
"""Changes that somebody may be asked about first."""


@frozen
class OpSpec:
    """One opcode: a line of the table. Each costs one fuel; what goes through many things costs their number on top.

    rows: registers written in a row from `w` on. block: registers read in a row from `b` on (for `CALL` the
    procedure says how many, for a set its tag). tag: the operand that is the tag of a set (-1: no set).
    within: the least and one past the most of a constant. otherwise: the jump if not. jump: the jump that asks
    the same. constant: the jump that asks the same of the first register and a constant (of 0, where there is one
    register). swaps: its two registers may change places. stops: it never goes on behind itself. idle: all that it does is write registers, so it may be left
    out where nobody reads them. own: it stands in the machine's own procedures only. seeks: it writes something that is there and goes on, or -1 and jumps. faults: what may be wrong
    with what it is given, beside numbers that are no things, depth of calls and too much work.
    """

    name: str
    kinds: str
    sees: str
    changes: str
    doc: str
    rows: int = 1
    block: int = 0
    tag: int = -1
    within: tuple[int, int] = (-(2**31), 2**31)
    otherwise: str = ""
    jump: str = ""
    constant: str = ""
    swaps: bool = False
    stops: bool = False
    idle: bool = False
    own: bool = False
    seeks: bool = False
    faults: str = ""

    @property
    def writes(self) -> bool:
        """Whether it changes the state of the game."""
        return self.changes in STATE

    @property
    def asks(self) -> bool:
        """Whether somebody may have to answer before it is done."""
        return self.changes in ASKING


def _op(name: str, kinds: str, sees: str = "", changes: str = "", doc: str = "", **more: Any) -> OpSpec:
    """A line of the table; one that does not say what it sees and what it changes is refused by name."""
    if sees not in SEES or changes not in CHANGES or not doc:
        raise ValueError(
            f"opcode {name}: what does it look at ({sees!r}), and what does it change ({changes!r})?"
        )
    return OpSpec(name, kinds, sees, changes, doc, **more)


# fmt: off
PARTS: dict[str, tuple[OpSpec, ...]] = {
  "flow": (
    _op("JMP", "L--", "-", "-", "go on at the label", stops=True),
    _op("JZ", "rL-", "-", "-", "jump when r is 0", otherwise="JNZ", constant="JEQI"),
    _op("JNZ", "rL-", "-", "-", "jump when r is not 0", otherwise="JZ", constant="JNEI"),
    _op("JEQ", "rrL", "-", "-", "jump when equal", otherwise="JNE", constant="JEQI", swaps=True),
    _op("JNE", "rrL", "-", "-", "jump when not equal", otherwise="JEQ", constant="JNEI", swaps=True),
    _op("JLT", "rrL", "-", "-", "jump when less", otherwise="JGE", constant="JLTI"),
    _op("JGE", "rrL", "-", "-", "jump when not less", otherwise="JLT", constant="JGEI"),
    _op("JEQI", "riL", "-", "-", "jump when equal to the constant", otherwise="JNEI"),
    _op("JNEI", "riL", "-", "-", "jump when not equal to the constant", otherwise="JEQI"),
    _op("JLTI", "riL", "-", "-", "jump when less than the constant", otherwise="JGEI"),
    _op("JGEI", "riL", "-", "-", "jump when not less than the constant", otherwise="JLTI"),
    _op("JEQT", "rtL", "-", "-", "jump when the register holds the id of the text"),
    _op("JTAG", "rkL", "print", "-", "jump when the entity has the tag; -1 has none", otherwise="JNTAG"),
    _op("JNTAG", "rkL", "print", "-", "jump when it has not", otherwise="JTAG"),
    _op("JIN", "rcL", "zone", "-", "jump when the entity is in a zone of this class", otherwise="JNIN"),
    _op("JNIN", "rcL", "zone", "-", "jump when it is not", otherwise="JIN"),
    _op("NEXT", "xkL", "zone", "-", "r becomes the nearest entity behind it in its zone that has the tag, and jump; -1 if there is none"),
    _op("SWITCH", "rT-", "-", "-", "jump to the row of the table that covers r (rows are inclusive ranges; the last is the default)", stops=True),
    _op("CALL", "wpb", "-", "call", "call a procedure, arguments from the block; w gets its value"),
    _op("RET", "r--", "-", "-", "leave the frame with a value", stops=True),
    _op("RETI", "i--", "-", "-", "leave the frame with a constant", stops=True),
    _op("ENDL", "vr-", "-", "leave", "end the nearest enclosing frame of this level (or of one that inherits it) with a value; fault if there is none", stops=True, faults="level"),
    _op("HALT", "rt-", "-", "leave", "the game is over; r: winner's seat or -1; t: the reason", stops=True, faults="id"),
    _op("WON", "r--", "-", "global", "the seat is among those who have won; -1: the game ends without a winner", faults="id"),
    _op("FIN", "t--", "-", "leave", "the game is over if anybody has won or nobody shall; t: the reason"),
  ),
  "value": (
    _op("LDI", "wi-", "-", "-", "constant", idle=True),
    _op("MOV", "wr-", "-", "-", "copy", idle=True),
    _op("ADD", "wrr", "-", "-", "sum; overflow faults", faults="overflow"),
    _op("SUB", "wrr", "-", "-", "difference; overflow faults", faults="overflow"),
    _op("MUL", "wrr", "-", "-", "product; overflow faults", faults="overflow"),
    _op("ADDI", "wri", "-", "-", "sum with a constant; overflow faults", faults="overflow"),
    _op("DIVI", "wri", "-", "-", "floor division by a positive constant", within=(1, 2**31)),
    _op("DIV", "wrr", "-", "-", "floor division; by less than 1 faults", faults="divisor"),
    _op("MIN", "wrr", "-", "-", "smaller"),
    _op("MAX", "wrr", "-", "-", "larger"),
    _op("AND", "wrr", "-", "-", "bits in both"),
    _op("OR", "wrr", "-", "-", "bits in either"),
    _op("ANDI", "wri", "-", "-", "bits also in the constant", idle=True),
    _op("NOT", "wr-", "-", "-", "1 when r is 0, else 0", idle=True),
    _op("EQ", "wrr", "-", "-", "1 when equal, else 0", jump="JEQ", idle=True),
    _op("LT", "wrr", "-", "-", "1 when less, else 0", jump="JLT", idle=True),
  ),
  "state": (
    _op("GETG", "wg-", "global", "-", "global", idle=True),
    _op("SETG", "gr-", "-", "global", "set a global"),
    _op("GETF", "wfr", "field", "-", "field of the entity; an entity outside the field's kind faults", faults="id"),
    _op("GETV", "wfr", "field", "-", "field of the entity, 0 where it has none"),
    _op("SETF", "frr", "-", "field", "set field of the first entity to the second register; marks limits", faults="id"),
    _op("ADDF", "frr", "-", "field", "add to a field; marks limits", faults="id overflow"),
    _op("ATTR", "war", "print", "-", "printed value of the entity (0 where it has none; -1 has none)", idle=True),
    _op("TAG", "wrk", "print", "-", "1 when the entity has the tag, else 0; -1 has none", jump="JTAG", idle=True),
    _op("RANGE", "wk-", "print", "-", "w, w+1: first entity that has the tag, and one past the last (0, 0 if none)", rows=2),
    _op("FIND", "wrk", "print", "-", "the next entity after r (-1: the first) that has the tag, -1 none"),
    _op("SEATS", "w--", "print", "-", "number of seats of this game", idle=True),
    _op("SEAT", "w--", "seat", "-", "the current seat", idle=True),
    _op("SETSEAT", "r--", "-", "seat", "set the current seat", faults="id"),
    _op("SEATR", "wrr", "print", "-", "(seat + n) modulo the seats of this game"),
    _op("AVATAR", "wr-", "seat", "-", "the entity a seat plays, -1 none (for a seat without one of its own: the seat's entity if seats play themselves)", idle=True, faults="id"),
    _op("SETAV", "rr-", "-", "seat", "the first register's seat plays the second's entity (-1: none)", faults="id"),
    _op("ROUND", "wbL", "seat", "-", "block: how many seats were gone through, less 1, and the seat to begin at; the entity that the next seat plays which plays any, and the block counts on; jump with -1 behind the last", block=2, seeks=True, faults="id"),
    _op("CTRL", "wr-", "holder", "-", "the seat that controls an entity: its player, or the player of what bears it, and so on up; -1 nobody", idle=True),
    _op("HOLDER", "wr-", "holder", "-", "what the seat plays that controls an entity, -1 none", idle=True),
    _op("DECIDER", "wr-", "holder", "-", "the seat that decides for an entity: the one that controls it, the current one if none does", idle=True),
    _op("SERIAL", "w--", "-", "number", "a number never given before in this game"),
  ),
  "zone": (
    _op("ZID", "wcr", "zone", "-", "the zone of a class that the entity bears (-1 for classes without bearer)", faults="id"),
    _op("FIRST", "wcr", "zone", "-", "first entity in the zone of a class that the entity bears, -1 where it bears none", idle=True),
    _op("TOP", "wr-", "zone", "-", "first entity of a zone, -1 none", faults="id"),
    _op("BOT", "wr-", "zone", "-", "last entity of a zone, -1 none", faults="id"),
    _op("CNT", "wr-", "zone", "-", "number of entities in a zone", faults="id"),
    _op("NXT", "wr-", "zone", "-", "next entity in the same zone, -1 none"),
    _op("SEEK", "xkL", "zone", "-", "r becomes itself or the nearest entity behind it in its zone that has the tag; jump with -1 if there is none", seeks=True),
    _op("ZOF", "wr-", "place", "-", "the zone an entity is in, -1 nowhere"),
    _op("BEAR", "wr-", "place", "-", "the bearer of the zone an entity is in, -1 none", idle=True),
    _op("PLACE", "wr-", "place", "-", "the space an entity is on, through whatever bears it (a space is its own place); -1 none", idle=True),
    _op("INZ", "wrc", "zone", "-", "1 when the entity is in a zone of this class", jump="JIN", idle=True),
    _op("HELD", "wbk", "holder", "-", "block: entity or -1, holder; the next entity after the first that has the tag and that the holder plays or holds (-1: nobody does), however deep; -1 none", block=2),
    _op("HAVE", "xkL", "holder", "-", "as HELD, with the block where the entity goes: entity or -1, holder; jump with -1 if there is none", block=2, seeks=True),
    _op("EMPTY", "wk-", "-", "-", "w is -1; from w+1 on an empty set of entities that have the tag, for AMONG", tag=1),
    _op("JOIN", "rbk", "-", "-", "the entity is in the set of the block (see AMONG) from now on; one that no entity between the first and the last with the tag is faults", tag=2, faults="id"),
    _op("AMONG", "wbk", "-", "-", "block: entity or -1, a set of entities that have the tag; the next of the set after the entity, -1 none", tag=2),
    _op("MOVE", "rri", "-", "zone", "put an entity on top (0) or at the bottom (1) of a zone; -1 as zone: out of the game; switches rules and modifiers, marks limits", within=(0, 2), faults="id cycle"),
    _op("SHUF", "ru-", "-", "zone", "shuffle a zone", faults="id"),
    # graph
    _op("EDGE", "wrr", "place", "-", "the entity of the first edge from the space of an entity to a space, -1 where it is no thing or there is none"),
    _op("DIST", "wrr", "print", "-", "steps between two spaces over all edges, -1 unreachable", faults="id"),
    _op("NEAR", "wbk", "print", "-", "block: entity or -1, space, steps; the next space after the first that has the tag and is so many steps from the space, -1 none", block=3, faults="id"),
  ),
  "event": (
    # chance
    _op("DIE", "wub", "-", "chance", "block: subject entity or -1, sides; 1 to sides for (seed, purpose, subject, count)", block=2, faults="sides"),
    # events: the record is six words: actor, object, amount, tags, other, extra
    _op("RAISE", "web", "rules", "any", "raise an event, its record of six words copied from the block; w: 0 done, 1 forbidden, 2 replaced", block=6, faults="depth"),
    _op("CAN", "web", "rules", "-", "the forbid phase only: w 1 allowed, 0 forbidden", block=6, faults="depth"),
    _op("ASK", "wei", "rules", "-", "as CAN, about the actor of the enclosing event and word i of its record as object; w 1 at once unless they are two things", within=(0, 6), faults="event depth"),
    _op("REC", "wi-", "-", "-", "w to w+5: a record of nobody and nothing, with the amount i", rows=6, idle=True),
    _op("PAIR", "wrr", "-", "-", "w to w+5: a record of an actor and an object, with the amount 1", rows=6, idle=True),
    _op("EVGET", "wi-", "record", "-", "word of the enclosing event's record", within=(0, 6), idle=True, faults="event"),
    _op("EVSET", "ir-", "-", "record", "set a word of the enclosing event's record", within=(0, 6), faults="event"),
    _op("PROHIBIT", "i--", "-", "verdict", "set one named prohibition (0 to 29) of the event being asked about", within=(0, 30), faults="event"),
    _op("PERMIT", "i--", "-", "verdict", "lift one named prohibition", within=(0, 30), faults="event"),
    _op("EVF", "---", "-", "-", "event procedure only: forbid phase", own=True),
    _op("EVB", "---", "-", "-", "event procedure only: guard phase", own=True),
    _op("EVR", "---", "-", "-", "event procedure only: replace phase", own=True),
    _op("EVD", "---", "-", "-", "event procedure only: the body", own=True),
    _op("EVA", "---", "-", "-", "event procedure only: after phase, then leave with the verdict", own=True),
    _op("EVX", "---", "-", "-", "event procedure only: leave with the verdict", own=True),
    # stats
    _op("STAT", "wsb", "stat", "-", "block: subject, context bits, base; base changed by the modifiers in force: set, add, at least, at most", block=3, faults="overflow"),
    _op("MODN", "---", "-", "-", "stat procedure only: go on after a modifier with code", own=True),
    # standing limits
    _op("LIMS", "---", "-", "any", "safe point: run the limits and state rules that are marked, unless inside one"),
    _op("LIMN", "---", "-", "any", "limit procedure only: the next one", own=True),
  ),
  "choice": (
    _op("OPTS", "---", "-", "any", "safe point, then empty the list of options; the question is about nothing"),
    _op("OPT", "rt-", "-", "list", "append an option: value and text (text 0: the name of the thing; a text may hold {0}, the thing's name)", faults="options"),
    _op("OPTI", "it-", "-", "list", "append an option: constant and text", faults="options"),
    _op("OPTN", "rt-", "-", "list", "append an option whose value is a number (a text may hold {0}, the number)", faults="options"),
    _op("ABOUT", "ir-", "-", "list", "what the question is about, of two things number i (-1: nothing): its text and those of its options may hold {1} and {2}", within=(0, 2)),
    _op("NOPT", "w--", "list", "-", "number of options so far", idle=True),
    _op("DEC", "wrt", "-", "answer", "ask the seat; w gets the value, w+1 the text of the option; one option answers itself; none faults", rows=2, faults="choice"),
    _op("DECH", "wrt", "-", "answer", "as DEC, hidden: one option is asked too, and others see only that the window is open", rows=2, faults="choice"),
    _op("DECA", "wrt", "-", "answer", "as DEC: one option is asked too", rows=2, faults="choice"),
    _op("LOG", "tb-", "-", "log", "a line for the log, with three values from the block", block=3),
  ),
  "frame": (
    _op("ROLE", "wvi", "frame", "-", "register i of the nearest enclosing frame of a level, -1 without one", idle=True),
    _op("SETROLE", "vir", "-", "frame", "set it; fault without one", faults="level"),
    _op("INLV", "wv-", "frame", "-", "1 when a frame of this level encloses", idle=True),
  ),
  "effect": (
    _op("EFNEW", "wyb", "-", "effect", "new effect; block: target, source, four values, frame-bound (0, or 1: ends with the enclosing frame of a level)", block=7, faults="effects level"),
    _op("EFGET", "wri", "effect", "-", "word i of an effect: 0 target, 1 source, 2 to 5 values", within=(0, 6), faults="id"),
    _op("EFSET", "rir", "-", "effect", "set word i of an effect", within=(0, 6), faults="id"),
    _op("EFEND", "r--", "-", "effect", "end an effect", faults="id"),
    _op("EFNEXT", "wyr", "effect", "-", "the next live effect of a type after slot r (-1: from the start), -1 none"),
  ),
}
# fmt: on
"""The table in parts: what the loop of the machine does not do itself is done by its function `act_` and the part."""
TABLE = tuple(spec for part in PARTS.values() for spec in part)

NAMES: dict[str, int] = {spec.name: code for code, spec in enumerate(TABLE)}
SPEC: dict[str, OpSpec] = {spec.name: spec for spec in TABLE}

ROWS = {spec.name: spec.rows for spec in TABLE}
BLOCKS = {spec.name: spec.block for spec in TABLE}
SETS = {
    spec.name: ("w" if spec.kinds[0] == "w" and "b" not in spec.kinds else "b", spec.tag)
    for spec in TABLE
    if spec.tag >= 0
}
"""Instructions on a set of entities: the kind of the operand it begins at, and which operand is its tag."""
STOPS = frozenset(spec.name for spec in TABLE if spec.stops)


def changing(*what: str) -> frozenset[str]:
    """The names of the opcodes that change one of these."""
    return frozenset(spec.name for spec in TABLE if spec.changes in what)


def seeing(*what: str) -> frozenset[str]:
    """The names of the opcodes that look at one of these."""
    return frozenset(spec.name for spec in TABLE if spec.sees in what)


RECORD = 6
"""Words of an event's record: actor, object, amount, tags, other, extra."""
