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
    """One opcode: name, operand kinds, fuel cost (loops cost their length on top), meaning."""

    name: str
    kinds: str
    cost: int
    doc: str
    writes: bool = False
    asks: bool = False


def _op(name: str, kinds: str, cost: int, doc: str, *, writes: bool = False, asks: bool = False) -> OpSpec:
    return OpSpec(name, kinds, cost, doc, writes, asks)


# fmt: off
TABLE: tuple[OpSpec, ...] = (
    # flow
    _op("NOP", "---", 1, "nothing"),
    _op("JMP", "L--", 1, "go on at the label"),
    _op("JZ", "rL-", 1, "jump when r is 0"),
    _op("JNZ", "rL-", 1, "jump when r is not 0"),
    _op("JEQ", "rrL", 1, "jump when equal"),
    _op("JNE", "rrL", 1, "jump when not equal"),
    _op("JLT", "rrL", 1, "jump when less"),
    _op("JGE", "rrL", 1, "jump when not less"),
    _op("JEQI", "riL", 1, "jump when equal to the constant"),
    _op("JNEI", "riL", 1, "jump when not equal to the constant"),
    _op("JLTI", "riL", 1, "jump when less than the constant"),
    _op("JGEI", "riL", 1, "jump when not less than the constant"),
    _op("JEQT", "rtL", 1, "jump when the register holds the id of the text"),
    _op("JTAG", "rkL", 1, "jump when the entity has the tag; -1 has none"),
    _op("JNTAG", "rkL", 1, "jump when it has not"),
    _op("JIN", "rcL", 1, "jump when the entity is in a zone of this class"),
    _op("JNIN", "rcL", 1, "jump when it is not"),
    _op("NEXT", "rkL", 1, "r becomes the nearest entity behind it in its zone that has the tag, and jump; -1 if there is none"),
    _op("SWITCH", "rT-", 1, "jump to the row of the table that covers r (rows are inclusive ranges; the last is the default)"),
    _op("CALL", "wpb", 4, "call a procedure, arguments from the block; w gets its value"),
    _op("RET", "r--", 1, "leave the frame with a value"),
    _op("RETI", "i--", 1, "leave the frame with a constant"),
    _op("ENDL", "vr-", 2, "end the nearest enclosing frame of this level (or of one that inherits it) with a value; fault if there is none"),
    _op("UNWC", "---", 1, "last instruction of a clean-up: unwinding goes on"),
    _op("HALT", "rt-", 1, "the game is over; r: winner's seat or -1; t: the reason"),
    _op("FAIL", "t--", 1, "fault raised by content"),
    # values
    _op("LDI", "wi-", 1, "constant"),
    _op("MOV", "wr-", 1, "copy"),
    _op("ADD", "wrr", 1, "sum; overflow faults"),
    _op("SUB", "wrr", 1, "difference; overflow faults"),
    _op("MUL", "wrr", 1, "product; overflow faults"),
    _op("ADDI", "wri", 1, "sum with a constant; overflow faults"),
    _op("DIVI", "wri", 1, "floor division by a positive constant"),
    _op("MODI", "wri", 1, "rest of floor division by a positive constant"),
    _op("MIN", "wrr", 1, "smaller"),
    _op("MAX", "wrr", 1, "larger"),
    _op("AND", "wrr", 1, "bits in both"),
    _op("OR", "wrr", 1, "bits in either"),
    _op("ANDI", "wri", 1, "bits also in the constant"),
    _op("NOT", "wr-", 1, "1 when r is 0, else 0"),
    _op("EQ", "wrr", 1, "1 when equal, else 0"),
    _op("LT", "wrr", 1, "1 when less, else 0"),
    # state
    _op("GETG", "wg-", 1, "global"),
    _op("SETG", "gr-", 1, "set a global", writes=True),
    _op("GETF", "wfr", 1, "field of the entity; an entity outside the field's kind faults"),
    _op("GETV", "wfr", 1, "field of the entity, 0 where it has none"),
    _op("SETF", "frr", 2, "set field of the first entity to the second register; marks limits", writes=True),
    _op("ADDF", "frr", 2, "add to a field; marks limits", writes=True),
    _op("ATTR", "war", 1, "printed value of the entity (0 where it has none; -1 has none)"),
    _op("TAG", "wrk", 1, "1 when the entity has the tag, else 0; -1 has none"),
    _op("NENT", "w--", 1, "number of entities"),
    _op("RANGE", "wk-", 1, "w, w+1: first entity that has the tag, and one past the last (0, 0 if none)"),
    _op("FIND", "wrk", 1, "the next entity after r (-1: the first) that has the tag, -1 none"),
    _op("SEATS", "w--", 1, "number of seats of this game"),
    _op("SEAT", "w--", 1, "the current seat"),
    _op("SETSEAT", "r--", 1, "set the current seat", writes=True),
    _op("SEATR", "wrr", 1, "(seat + n) modulo the seats of this game"),
    _op("AVATAR", "wr-", 1, "the entity a seat plays, -1 none (for a seat without one of its own: the seat's entity if seats play themselves)"),
    _op("SETAV", "rr-", 2, "the first register's seat plays the second's entity (-1: none)", writes=True),
    _op("CTRL", "wr-", 2, "the seat that controls an entity: its player, or the player of what bears it, and so on up; -1 nobody"),
    _op("HOLDER", "wr-", 2, "what the seat plays that controls an entity, -1 none"),
    _op("DECIDER", "wr-", 2, "the seat that decides for an entity: the one that controls it, the current one if none does"),
    _op("SERIAL", "w--", 1, "a number never given before in this game", writes=True),
    # zones
    _op("ZID", "wcr", 1, "the zone of a class that the entity bears (-1 for classes without bearer)"),
    _op("FIRST", "wcr", 1, "first entity in the zone of a class that the entity bears, -1 where it bears none"),
    _op("TOP", "wr-", 1, "first entity of a zone, -1 none"),
    _op("BOT", "wr-", 1, "last entity of a zone, -1 none"),
    _op("CNT", "wr-", 1, "number of entities in a zone"),
    _op("NXT", "wr-", 1, "next entity in the same zone, -1 none"),
    _op("SEEK", "wrk", 1, "the entity, or the nearest behind it in the same zone that has the tag, -1 none"),
    _op("ZOF", "wr-", 1, "the zone an entity is in, -1 nowhere"),
    _op("ZCLS", "wr-", 1, "the class of the zone an entity is in, -1 nowhere"),
    _op("BEAR", "wr-", 1, "the bearer of the zone an entity is in, -1 none"),
    _op("PLACE", "wr-", 2, "the space an entity is on, through whatever bears it (a space is its own place); -1 none"),
    _op("INZ", "wrc", 1, "1 when the entity is in a zone of this class"),
    _op("HELD", "wbk", 2, "block: entity or -1, holder; the next entity after the first that has the tag and that the holder plays or holds (-1: nobody does), however deep; -1 none"),
    _op("EMPTY", "wk-", 2, "w is -1; from w+1 on an empty set of entities that have the tag, for AMONG"),
    _op("JOIN", "rbk", 1, "the entity is in the set of the block (see AMONG) from now on; one that no entity between the first and the last with the tag is faults"),
    _op("AMONG", "wbk", 2, "block: entity or -1, a set of entities that have the tag; the next of the set after the entity, -1 none"),
    _op("MOVE", "rri", 4, "put an entity on top (0) or at the bottom (1) of a zone; -1 as zone: out of the game; switches rules and modifiers, marks limits", writes=True),
    _op("SHUF", "ru-", 2, "shuffle a zone", writes=True),
    # graph
    _op("EDGEN", "wrr", 1, "n-th edge out of a space: w target, w+1 the edge's entity or -1, w+2 its label mask; all -1 past the last"),
    _op("EDGE", "wrr", 2, "the entity of the first edge from the space of an entity to a space, -1 where it is no thing or there is none"),
    _op("DIST", "wrr", 1, "steps between two spaces over all edges, -1 unreachable"),
    _op("NEAR", "wbk", 2, "block: entity or -1, space, steps; the next space after the first that has the tag and is so many steps from the space, -1 none"),
    # chance
    _op("DIE", "wub", 3, "block: subject entity or -1, sides; 1 to sides for (seed, purpose, subject, count)", writes=True),
    # events: the record is six words: actor, object, amount, tags, other, extra
    _op("RAISE", "web", 6, "raise an event, its record of six words copied from the block; w: 0 done, 1 forbidden, 2 replaced", writes=True, asks=True),
    _op("CAN", "web", 4, "the forbid phase only: w 1 allowed, 0 forbidden"),
    _op("ASK", "wei", 4, "as CAN, about the actor of the enclosing event and word i of its record as object; w 1 at once unless they are two things"),
    _op("REC", "wi-", 1, "w to w+5: a record of nobody and nothing, with the amount i"),
    _op("PAIR", "wrr", 1, "w to w+5: a record of an actor and an object, with the amount 1"),
    _op("EVGET", "wi-", 1, "word of the enclosing event's record"),
    _op("EVSET", "ir-", 1, "set a word of the enclosing event's record"),
    _op("PROHIBIT", "i--", 1, "set one named prohibition (0 to 29) of the event being asked about"),
    _op("PERMIT", "i--", 1, "lift one named prohibition"),
    _op("EVF", "---", 1, "event procedure only: forbid phase"),
    _op("EVB", "---", 1, "event procedure only: guard phase"),
    _op("EVR", "---", 1, "event procedure only: replace phase"),
    _op("EVD", "---", 1, "event procedure only: the body"),
    _op("EVA", "---", 1, "event procedure only: after phase, then leave with the verdict"),
    _op("EVX", "---", 1, "event procedure only: leave with the verdict"),
    # stats
    _op("STAT", "wsb", 2, "block: subject, context bits, base; base changed by the modifiers in force: set, add, at least, at most"),
    _op("MODN", "---", 1, "stat procedure only: go on after a modifier with code"),
    # standing limits
    _op("LIMS", "---", 1, "safe point: run the limits and state rules that are marked, unless inside one", writes=True, asks=True),
    _op("LIMN", "---", 1, "limit procedure only: the next one", writes=True, asks=True),
    # choice
    _op("OPTS", "---", 1, "safe point, then empty the list of options", writes=True, asks=True),
    _op("OPT", "rt-", 1, "append an option: value and text (text 0: the name of the thing; a text may hold {0}, the thing's name)"),
    _op("OPTI", "it-", 1, "append an option: constant and text"),
    _op("OPTN", "rt-", 1, "append an option whose value is a number (a text may hold {0}, the number)"),
    _op("OPTZ", "rt-", 1, "append every entity of a zone"),
    _op("NOPT", "w--", 1, "number of options so far"),
    _op("PROMPT", "ir-", 1, "value i (0 to 3) shown with the next decision"),
    _op("DEC", "wrt", 4, "ask the seat; w gets the value, w+1 the text of the option; one option answers itself; none faults", writes=True, asks=True),
    _op("DECH", "wrt", 4, "as DEC, hidden: one option is asked too, and others see only that the window is open", writes=True, asks=True),
    # frames by level
    _op("ROLE", "wvi", 2, "register i of the nearest enclosing frame of a level, -1 without one"),
    _op("SETROLE", "vir", 2, "set it; fault without one"),
    _op("INLV", "wv-", 2, "1 when a frame of this level encloses"),
    # effects
    _op("EFNEW", "wyb", 4, "new effect; block: target, source, four values, frame-bound (0, or 1: ends with the enclosing frame of a level)", writes=True),
    _op("EFGET", "wri", 1, "word i of an effect: 0 target, 1 source, 2 to 5 values"),
    _op("EFSET", "rir", 1, "set word i of an effect", writes=True),
    _op("EFEND", "r--", 1, "end an effect", writes=True),
    _op("EFNEXT", "wyr", 2, "the next live effect of a type after slot r (-1: from the start), -1 none"),
    # record
    _op("LOG", "tb-", 2, "a line for the log, with three values from the block"),
)
# fmt: on

NAMES: dict[str, int] = {spec.name: code for code, spec in enumerate(TABLE)}
SPEC: dict[str, OpSpec] = {spec.name: spec for spec in TABLE}

RECORD = 6
"""Words of an event's record: actor, object, amount, tags, other, extra."""
