"""The one table of opcodes: assembler, disassembler, verifier, machine, constants, docs and fuel derive from it.

An instruction is four int32 words, `op a b c`. Operand kinds:

    r  register read          w  register written       b  first register of a block (read)
    i  constant               L  label                  T  switch table
    p  procedure              v  level                  e  event          y  effect type
    f  field                  g  global                 a  printed attribute
    k  tag (kinds are tags)   c  zone class             s  stat           u  dice purpose
    t  text                   -  unused (zero)

Registers are stored as the offset from the frame base. Entities, zones, seats are dense ids from 0;
-1 is nobody, nowhere or nothing. The numbers of the opcodes follow the order of the table.
"""

from __future__ import annotations

from talisman.values import frozen


@frozen
class OpSpec:
    """One opcode: name, operand kinds, meaning.

    Each costs one fuel; what goes through many things costs their number on top.
    """

    name: str
    kinds: str
    doc: str
    writes: bool = False
    asks: bool = False


def _op(name: str, kinds: str, doc: str, *, writes: bool = False, asks: bool = False) -> OpSpec:
    return OpSpec(name, kinds, doc, writes, asks)


# fmt: off
TABLE: tuple[OpSpec, ...] = (
    # flow
    _op("NOP", "---", "nothing"),
    _op("JMP", "L--", "go on at the label"),
    _op("JZ", "rL-", "jump when r is 0"),
    _op("JNZ", "rL-", "jump when r is not 0"),
    _op("JEQ", "rrL", "jump when equal"),
    _op("JNE", "rrL", "jump when not equal"),
    _op("JLT", "rrL", "jump when less"),
    _op("JGE", "rrL", "jump when not less"),
    _op("JEQI", "riL", "jump when equal to the constant"),
    _op("JNEI", "riL", "jump when not equal to the constant"),
    _op("JLTI", "riL", "jump when less than the constant"),
    _op("JGEI", "riL", "jump when not less than the constant"),
    _op("JEQT", "rtL", "jump when the register holds the id of the text"),
    _op("JTAG", "rkL", "jump when the entity has the tag; -1 has none"),
    _op("JNTAG", "rkL", "jump when it has not"),
    _op("JIN", "rcL", "jump when the entity is in a zone of this class"),
    _op("JNIN", "rcL", "jump when it is not"),
    _op("NEXT", "rkL", "r becomes the nearest entity behind it in its zone that has the tag, and jump; -1 if there is none"),
    _op("SWITCH", "rT-", "jump to the row of the table that covers r (rows are inclusive ranges; the last is the default)"),
    _op("CALL", "wpb", "call a procedure, arguments from the block; w gets its value"),
    _op("RET", "r--", "leave the frame with a value"),
    _op("RETI", "i--", "leave the frame with a constant"),
    _op("ENDL", "vr-", "end the nearest enclosing frame of this level (or of one that inherits it) with a value; fault if there is none"),
    _op("UNWC", "---", "last instruction of a clean-up: unwinding goes on"),
    _op("HALT", "rt-", "the game is over; r: winner's seat or -1; t: the reason"),
    _op("FAIL", "t--", "fault raised by content"),
    # values
    _op("LDI", "wi-", "constant"),
    _op("MOV", "wr-", "copy"),
    _op("ADD", "wrr", "sum; overflow faults"),
    _op("SUB", "wrr", "difference; overflow faults"),
    _op("MUL", "wrr", "product; overflow faults"),
    _op("ADDI", "wri", "sum with a constant; overflow faults"),
    _op("DIVI", "wri", "floor division by a positive constant"),
    _op("MODI", "wri", "rest of floor division by a positive constant"),
    _op("MIN", "wrr", "smaller"),
    _op("MAX", "wrr", "larger"),
    _op("AND", "wrr", "bits in both"),
    _op("OR", "wrr", "bits in either"),
    _op("ANDI", "wri", "bits also in the constant"),
    _op("NOT", "wr-", "1 when r is 0, else 0"),
    _op("EQ", "wrr", "1 when equal, else 0"),
    _op("LT", "wrr", "1 when less, else 0"),
    # state
    _op("GETG", "wg-", "global"),
    _op("SETG", "gr-", "set a global", writes=True),
    _op("GETF", "wfr", "field of the entity; an entity outside the field's kind faults"),
    _op("GETV", "wfr", "field of the entity, 0 where it has none"),
    _op("SETF", "frr", "set field of the first entity to the second register; marks limits", writes=True),
    _op("ADDF", "frr", "add to a field; marks limits", writes=True),
    _op("ATTR", "war", "printed value of the entity (0 where it has none; -1 has none)"),
    _op("TAG", "wrk", "1 when the entity has the tag, else 0; -1 has none"),
    _op("NENT", "w--", "number of entities"),
    _op("RANGE", "wk-", "w, w+1: first entity that has the tag, and one past the last (0, 0 if none)"),
    _op("FIND", "wrk", "the next entity after r (-1: the first) that has the tag, -1 none"),
    _op("SEATS", "w--", "number of seats of this game"),
    _op("SEAT", "w--", "the current seat"),
    _op("SETSEAT", "r--", "set the current seat", writes=True),
    _op("SEATR", "wrr", "(seat + n) modulo the seats of this game"),
    _op("AVATAR", "wr-", "the entity a seat plays, -1 none (for a seat without one of its own: the seat's entity if seats play themselves)"),
    _op("SETAV", "rr-", "the first register's seat plays the second's entity (-1: none)", writes=True),
    _op("CTRL", "wr-", "the seat that controls an entity: its player, or the player of what bears it, and so on up; -1 nobody"),
    _op("HOLDER", "wr-", "what the seat plays that controls an entity, -1 none"),
    _op("DECIDER", "wr-", "the seat that decides for an entity: the one that controls it, the current one if none does"),
    _op("SERIAL", "w--", "a number never given before in this game", writes=True),
    # zones
    _op("ZID", "wcr", "the zone of a class that the entity bears (-1 for classes without bearer)"),
    _op("FIRST", "wcr", "first entity in the zone of a class that the entity bears, -1 where it bears none"),
    _op("TOP", "wr-", "first entity of a zone, -1 none"),
    _op("BOT", "wr-", "last entity of a zone, -1 none"),
    _op("CNT", "wr-", "number of entities in a zone"),
    _op("NXT", "wr-", "next entity in the same zone, -1 none"),
    _op("SEEK", "wrk", "the entity, or the nearest behind it in the same zone that has the tag, -1 none"),
    _op("ZOF", "wr-", "the zone an entity is in, -1 nowhere"),
    _op("ZCLS", "wr-", "the class of the zone an entity is in, -1 nowhere"),
    _op("BEAR", "wr-", "the bearer of the zone an entity is in, -1 none"),
    _op("PLACE", "wr-", "the space an entity is on, through whatever bears it (a space is its own place); -1 none"),
    _op("INZ", "wrc", "1 when the entity is in a zone of this class"),
    _op("HELD", "wbk", "block: entity or -1, holder; the next entity after the first that has the tag and that the holder plays or holds (-1: nobody does), however deep; -1 none"),
    _op("EMPTY", "wk-", "w is -1; from w+1 on an empty set of entities that have the tag, for AMONG"),
    _op("JOIN", "rbk", "the entity is in the set of the block (see AMONG) from now on; one that no entity between the first and the last with the tag is faults"),
    _op("AMONG", "wbk", "block: entity or -1, a set of entities that have the tag; the next of the set after the entity, -1 none"),
    _op("MOVE", "rri", "put an entity on top (0) or at the bottom (1) of a zone; -1 as zone: out of the game; switches rules and modifiers, marks limits", writes=True),
    _op("SHUF", "ru-", "shuffle a zone", writes=True),
    # graph
    _op("EDGEN", "wrr", "n-th edge out of a space: w target, w+1 the edge's entity or -1, w+2 its label mask; all -1 past the last"),
    _op("EDGE", "wrr", "the entity of the first edge from the space of an entity to a space, -1 where it is no thing or there is none"),
    _op("DIST", "wrr", "steps between two spaces over all edges, -1 unreachable"),
    _op("NEAR", "wbk", "block: entity or -1, space, steps; the next space after the first that has the tag and is so many steps from the space, -1 none"),
    # chance
    _op("DIE", "wub", "block: subject entity or -1, sides; 1 to sides for (seed, purpose, subject, count)", writes=True),
    # events: the record is six words: actor, object, amount, tags, other, extra
    _op("RAISE", "web", "raise an event, its record of six words copied from the block; w: 0 done, 1 forbidden, 2 replaced", writes=True, asks=True),
    _op("CAN", "web", "the forbid phase only: w 1 allowed, 0 forbidden"),
    _op("ASK", "wei", "as CAN, about the actor of the enclosing event and word i of its record as object; w 1 at once unless they are two things"),
    _op("REC", "wi-", "w to w+5: a record of nobody and nothing, with the amount i"),
    _op("PAIR", "wrr", "w to w+5: a record of an actor and an object, with the amount 1"),
    _op("EVGET", "wi-", "word of the enclosing event's record"),
    _op("EVSET", "ir-", "set a word of the enclosing event's record"),
    _op("PROHIBIT", "i--", "set one named prohibition (0 to 29) of the event being asked about"),
    _op("PERMIT", "i--", "lift one named prohibition"),
    _op("EVF", "---", "event procedure only: forbid phase"),
    _op("EVB", "---", "event procedure only: guard phase"),
    _op("EVR", "---", "event procedure only: replace phase"),
    _op("EVD", "---", "event procedure only: the body"),
    _op("EVA", "---", "event procedure only: after phase, then leave with the verdict"),
    _op("EVX", "---", "event procedure only: leave with the verdict"),
    # stats
    _op("STAT", "wsb", "block: subject, context bits, base; base changed by the modifiers in force: set, add, at least, at most"),
    _op("MODN", "---", "stat procedure only: go on after a modifier with code"),
    # standing limits
    _op("LIMS", "---", "safe point: run the limits and state rules that are marked, unless inside one", writes=True, asks=True),
    _op("LIMN", "---", "limit procedure only: the next one", writes=True, asks=True),
    # choice
    _op("OPTS", "---", "safe point, then empty the list of options", writes=True, asks=True),
    _op("OPT", "rt-", "append an option: value and text (text 0: the name of the thing; a text may hold {0}, the thing's name)"),
    _op("OPTI", "it-", "append an option: constant and text"),
    _op("OPTN", "rt-", "append an option whose value is a number (a text may hold {0}, the number)"),
    _op("OPTZ", "rt-", "append every entity of a zone"),
    _op("NOPT", "w--", "number of options so far"),
    _op("PROMPT", "ir-", "value i (0 to 3) shown with the next decision"),
    _op("DEC", "wrt", "ask the seat; w gets the value, w+1 the text of the option; one option answers itself; none faults", writes=True, asks=True),
    _op("DECH", "wrt", "as DEC, hidden: one option is asked too, and others see only that the window is open", writes=True, asks=True),
    # frames by level
    _op("ROLE", "wvi", "register i of the nearest enclosing frame of a level, -1 without one"),
    _op("SETROLE", "vir", "set it; fault without one"),
    _op("INLV", "wv-", "1 when a frame of this level encloses"),
    # effects
    _op("EFNEW", "wyb", "new effect; block: target, source, four values, frame-bound (0, or 1: ends with the enclosing frame of a level)", writes=True),
    _op("EFGET", "wri", "word i of an effect: 0 target, 1 source, 2 to 5 values"),
    _op("EFSET", "rir", "set word i of an effect", writes=True),
    _op("EFEND", "r--", "end an effect", writes=True),
    _op("EFNEXT", "wyr", "the next live effect of a type after slot r (-1: from the start), -1 none"),
    # record
    _op("LOG", "tb-", "a line for the log, with three values from the block"),
)
# fmt: on

NAMES: dict[str, int] = {spec.name: code for code, spec in enumerate(TABLE)}
SPEC: dict[str, OpSpec] = {spec.name: spec for spec in TABLE}

ROWS = {"REC": 6, "PAIR": 6, "RANGE": 2, "DEC": 2, "DECH": 2, "EDGEN": 3}
"""Registers an instruction writes from `w` on, where that is not one."""
BLOCKS = {"RAISE": 6, "CAN": 6, "STAT": 3, "DIE": 2, "EFNEW": 7, "LOG": 3, "HELD": 2, "NEAR": 3}
"""Registers an instruction reads from `b` on; for `CALL` the procedure says how many."""
SETS = {"EMPTY": ("w", 1), "JOIN": ("b", 2), "AMONG": ("b", 2)}
"""Instructions on a set of entities: the kind of the operand it begins at, and which operand is its tag."""
STOPS = frozenset({"JMP", "SWITCH", "RET", "RETI", "ENDL", "UNWC", "HALT", "FAIL"})
"""Instructions that never go on behind themselves."""

RECORD = 6
"""Words of an event's record: actor, object, amount, tags, other, extra."""
