"""What a rule asks of the record before anything else, read off its code.

Most rules in force that an event meets look at its record and return. What they ask first is kept in a table,
so that the machine need not open a frame for a rule that says no at once. The code asks again: the table can
only spare work, never change what happens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from talisman.runtime.image.image import Image
from talisman.runtime.table.limits import BITS
from talisman.runtime.table.opcodes import TABLE
from talisman.runtime.table.ops import ADDI, C_ADD, C_SUPPRESS, LDI, ROUND
from talisman.runtime.table.words import ASKED, FRAME
from talisman.values import frozen

HEAD = len(FRAME)
LONGEST = 24
"""Instructions looked at."""
JUMPS = {spec.name: spec.kinds.index("L") - 1 for spec in TABLE if spec.otherwise}
"""Jumps on a condition, by the place of the label behind the first operand."""
VALUES = frozenset({"EVGET", "LDI", "MOV", "TAG", "EQ", "GETF", "GETV", "PLACE", "HOLDER", "SEATR"})
"""Instructions of which it is known what they leave."""
LOOKS = frozenset(
    spec.name
    for spec in TABLE
    if spec.idle and spec.rows == 1 and not spec.faults and spec.name not in VALUES
)
"""Instructions that look at the game and can neither change it nor fault, and write one register."""
SEEKS = {spec.name: spec.kinds.index("L") - 1 for spec in TABLE if spec.seeks and not spec.faults}
"""Jumps where nothing is found, by the place of the label."""
Code = tuple[int, ...]
"""The words of an instruction."""
NOT_IN_FORCE = -0x80000000
"""What the code of a modifier returns that is not in force, where 0 would be something."""
ASKABLE = ("record", "field", "own", "place", "held")
"""What a row can ask about: a word of the record, a field of it or of the carrier, its space, its holder."""


@frozen
class _Known:
    """What a register holds: a word of the record, what it leads to, the carrier, a number, an answer."""

    sort: str
    first: int = 0
    second: int = 0
    left: _Known | None = None
    right: _Known | None = None


@frozen
class _Fresh:
    """Which registers are as the frame began: from the first behind the arguments, but for those written."""

    least: int
    written: set[int]


UNKNOWN = _Known("unknown")
SEAT = _Known("seat")


def asked(image: Image, proc: int) -> list[int]:
    """Rows (what, word, operand) of what has to hold, else the procedure returns 0 without doing anything.

    What is asked anew for each seat has to hold as well, where the next seat is all that comes of a no.
    """
    params = image.rows["procs"][proc][2]
    return _asked(image, proc, {HEAD: _Known("carrier")} if params else {}, 0)


def asked_of(image: Image, proc: int, kind: int) -> list[int]:
    """The same of a modifier with code: what has to hold, else it is not in force.

    Arguments are the subject, which is the first word of what is asked about, the context and the carrier.
    """
    entry, _, params, _, _, _, length = image.rows["procs"][proc]
    if any(TABLE[image.code[at * 4]].name in ("EVGET", "ASK") for at in range(entry, entry + length)):
        return []  # it looks at an event, and that is another record
    arguments = (_Known("record"), UNKNOWN, _Known("carrier"))[:params]
    return _asked(image, proc, {HEAD + at: one for at, one in enumerate(arguments)}, _nothing(kind))


def _nothing(kind: int) -> int:
    """What a modifier of a kind returns where it has nothing to say."""
    return 0 if kind in (C_SUPPRESS, C_ADD) else NOT_IN_FORCE


def _asked(image: Image, proc: int, known: dict[int, _Known], nothing: int) -> list[int]:
    """Rows of what has to hold, else a procedure returns `nothing`; known: what its arguments are."""
    entry, _, params, _, _, _, length = image.rows["procs"][proc]
    arguments = dict(known)
    found: list[int] = []
    at, end, head = entry, entry + length, -1

    gives_up = partial(_gives_up, image, end=end, nothing=nothing)

    def over_at(target: int) -> bool:
        op, a, _, _ = image.code[target * 4 : target * 4 + 4] if target < end else (0, 0, 0, 0)
        if TABLE[op].name == "RET":  # a sum to which nothing was added: registers are 0 as a frame begins
            return nothing == 0 and head < 0 and a >= HEAD + params and a not in known
        return gives_up(target)

    for _ in range(LONGEST):
        if at >= end:
            break
        op, a, b, c = image.code[at * 4 : at * 4 + 4]
        name = TABLE[op].name
        if name == "JMP" and a // 4 > at:
            at = a // 4
            continue
        if head < 0 and _round(image, at, end, over_at):
            head = at
            known = {register: one for register, one in arguments.items() if _kept(image, at, end, register)}
            at += 1 if name == "ROUND" else 2
            continue
        over = (b, c)[JUMPS[name]] // 4 if name in JUMPS else -1
        if name in SEEKS and over_at((b, c)[SEEKS[name]] // 4):
            known[a] = UNKNOWN
            at += 1
            continue
        if name in VALUES:
            known[a] = _value(name, known, b, c)
        elif name == "ASK":
            if _turned_down(image, at + 1, a, end):
                found += _permitted(b, c)
            break
        elif name in LOOKS or (name == "AVATAR" and known.get(b) == SEAT):
            known[a] = SEAT if name == "SEAT" else UNKNOWN
        elif name in JUMPS and (over == head or over_at(over)):
            found += _row(name, known, a, b)
            if name == "JNE":
                _agree(known, a, b)
        elif name == "JNTAG" and _field_or_none(image, known, at, a, c):
            at += 1
            _, a, b, c = image.code[at * 4 : at * 4 + 4]
            known[a] = _value("GETF", known, b, c)
        elif over > at and (written := _either(image, at, over, end, head, gives_up)) is not None:
            found += _one_of(image, known, at, over, end)
            known |= dict.fromkeys(written, UNKNOWN)
            at = over
            continue
        else:
            break
        at += 1
    return found


def _round(image: Image, at: int, end: int, over: Callable[[int], bool]) -> bool:
    """Whether a loop over all seats begins, which comes to nothing when it is over."""
    if at + 2 >= end:
        return False
    op, r, one, step, after, again, _, out = image.code[at * 4 : at * 4 + 8]
    if op == ROUND:
        return over(step // 4)
    if op != ADDI or (TABLE[after].name, one, step, again) != ("JGE", r, 1, r):
        return False
    return over(out // 4)


def _kept(image: Image, at: int, end: int, register: int) -> bool:
    """Whether no instruction from here on writes a register, the first of all there are."""
    code = [image.code[place * 4 : place * 4 + 3] for place in range(at, end)]
    return all(
        (a != register or TABLE[op].name in JUMPS) and (op != ROUND or b != register) for op, a, b in code
    )


def _either(
    image: Image, at: int, to: int, end: int, head: int, gives_up: Callable[[int], bool]
) -> list[int] | None:
    """The registers that are written up to a place to which all leads that does not give up; None: not so."""
    written: list[int] = []
    if to - at > LONGEST or to >= end:
        return None
    for place in range(at, to):
        op, a, b, c = image.code[place * 4 : place * 4 + 4]
        name = TABLE[op].name
        if name in VALUES or name in LOOKS:
            written.append(a)
        elif name in JUMPS or name == "JMP":
            over = (a if name == "JMP" else (b, c)[JUMPS[name]]) // 4
            if over not in (to, head) and not place < over < to and not gives_up(over):
                return None
        elif name != "RETI" or not gives_up(place):
            return None
    return written


def _one_of(image: Image, known: Mapping[int, _Known], at: int, to: int, end: int) -> list[int]:
    """Rows of questions one of which has to hold up to a place; nothing where one of them is no row."""
    inside = dict(known)
    answers: list[list[int]] = []
    last = False
    for place in range(at, to):
        op, a, b, c = image.code[place * 4 : place * 4 + 4]
        name = TABLE[op].name
        if name in VALUES:
            inside[a] = _value(name, inside, b, c)
        elif name in LOOKS:
            inside[a] = UNKNOWN
        elif name in JUMPS:
            over = (b, c)[JUMPS[name]] // 4
            last = place == to - 1 and over != to
            if not last and over != to:
                return []
            answers.append(_row(name if last else TABLE[op].otherwise, inside, a, b))
        else:
            last = name == "RETI" or not at < a // 4 <= to
            break  # it gives up, and nobody jumps to what is behind
    rows = answers.pop() if last else []
    for row in reversed(answers):
        rows = [ASKED["A_EITHER"], 0, len(rows) // 3, *row, *rows] if row and rows else []
    return rows


def _permitted(event: int, word: int) -> list[int]:
    """Rows for what asks whether an event between the actor and a word of the record may happen."""
    return [
        *(ASKED["A_LEAST"], 0, 0),
        *(ASKED["A_LEAST"], word, 0),
        *(ASKED["A_OTHER"], 0, word),
        *(ASKED["A_FREE"], word, event),
    ]


def _value(name: str, known: Mapping[int, _Known], b: int, c: int) -> _Known:
    """What an instruction leaves in its register."""
    if name == "EVGET":
        return _Known("record", b)
    if name == "LDI":
        return _Known("number", b)
    if name == "SEATR":
        return SEAT
    if name in ("GETF", "GETV"):
        one = known.get(c, UNKNOWN)
        field = b if name == "GETF" else -1 - b
        if one.sort == "carrier":
            return _Known("own", 0, field)
        return _Known("field", one.first, field) if one.sort == "record" else UNKNOWN
    one = known.get(b, UNKNOWN)
    if name == "MOV":
        return one
    if name == "PLACE":
        return _Known("place", one.first) if one.sort == "record" else _Known(f"place of {one.sort}")
    if name == "HOLDER":
        return _Known("held", one.first) if one.sort == "record" else _Known(f"holder of {one.sort}")
    if name == "TAG":
        return _Known("tag", one.first, c) if one.sort == "record" else UNKNOWN
    return _same(one, known.get(c, UNKNOWN))


def _same(one: _Known, other: _Known) -> _Known:
    """The answer whether two are equal, as far as it is about the record."""
    if one.sort not in ASKABLE or (one.sort == "record" and other.sort in ASKABLE):
        one, other = other, one
    if one.sort not in ASKABLE:
        return UNKNOWN
    if (one.sort, other.sort) == ("place", "place of carrier"):
        return _Known("same", left=one, right=other)
    if other.sort in ("record", "carrier", "number", "holder of carrier"):
        return _Known("same", left=one, right=other)
    return UNKNOWN


def _agree(known: dict[int, _Known], a: int, b: int) -> None:
    """Two registers hold the same from here on."""
    for one, other in ((a, b), (b, a)):
        if known.get(one, UNKNOWN).sort == "record" and known.get(other, UNKNOWN) in (UNKNOWN, SEAT):
            known[other] = known[one]


def _about(one: _Known, what: str, operand: int) -> list[int]:
    """The rows that ask something about a word of the record or what it leads to."""
    leading = {"field": "A_FIELD", "own": "A_OWN", "place": "A_PLACE", "held": "A_HELD"}.get(one.sort)
    before = [ASKED[leading], one.first, one.second] if leading else []
    return [*before, ASKED[what], one.first, operand]


def _row(name: str, known: Mapping[int, _Known], a: int, b: int) -> list[int]:
    """What has to hold for a jump not to be taken; nothing where it is not about the record."""
    one = known.get(a, UNKNOWN)
    if name in ("JTAG", "JNTAG"):
        return _about(one, "A_HAS" if name == "JNTAG" else "A_HASNT", b) if one.sort == "record" else []
    if name == "JLTI":
        return _about(one, "A_LEAST", b) if one.sort in ASKABLE else []
    if name in ("JEQ", "JNE"):
        one = _same(one, known.get(b, UNKNOWN))
    elif name in ("JEQI", "JNEI"):
        one = _same(one, _Known("number", b))
    elif name not in ("JZ", "JNZ"):
        return []
    elif one.sort in ASKABLE:
        one = _same(one, _Known("number", 0))
        name = "JEQ" if name == "JZ" else "JNE"
    positive = name in ("JZ", "JNE", "JNEI")
    if one.sort == "tag":
        return [ASKED["A_HAS" if positive else "A_HASNT"], one.first, one.second]
    if one.left is None or one.right is None:
        return []
    answers = {
        "record": ("A_OTHER", "A_SAME"),
        "carrier": ("A_NOTIT", "A_IT"),
        "number": ("A_NOT", "A_IS"),
        "place of carrier": ("", "A_HERE"),
        "holder of carrier": ("", "A_MINE"),
    }[one.right.sort]
    return _about(one.left, answers[positive], one.right.first) if answers[positive] else []


def _field_or_none(image: Image, known: Mapping[int, _Known], at: int, a: int, label: int) -> bool:
    """Whether a thing without a field is given -1 for it: the field is read behind a jump over that."""
    op, w, _, r = image.code[at * 4 + 4 : at * 4 + 8]
    return (
        TABLE[op].name == "GETF" and r == a and label == at * 4 + 8 and known.get(w) == _Known("number", -1)
    )


def asleep(image: Image, proc: int, owners: Mapping[int, Sequence[int]]) -> tuple[int, int, int]:
    """The things without which a procedure does nothing (from, to), and in which classes of zones they count.

    It is about one thing, or goes through all with a tag. The classes are bits of a number: -1 for things
    that only count while a seat plays them; 0: no such things. owners: the entities by tag. What goes
    through the living effects of a type does nothing without one: (type, -1, 1).
    """
    entry, _, params, _, _, _, length = image.rows["procs"][proc]
    end = entry + length
    code = [image.code[at * 4 : at * 4 + 4] for at in range(entry, min(entry + LONGEST, end))]
    op, r, thing, _ = code[0]
    if op != LDI or len(code) < 4:
        return 0, 0, 0
    first, last, at, over = thing, thing + 1, 1, end
    if thing == -1:
        at = 3
    fresh = _Fresh(HEAD + params, {instruction[1] for instruction in code[: at + 1]})
    if thing == -1:
        found = [(TABLE[op].name, a, b) for op, a, b, _ in code[1:at]]
        tag, over = code[1][3], code[2][3] // 4
        if TABLE[code[1][0]].name == "EFNEXT" and (code[1][3], *found[1:]) == (r, ("JLTI", r, 0)):
            return (code[1][2], -1, 1) if _gives_up(image, over, end, fresh) else (0, 0, 0)
        if found != [("FIND", r, r), ("JLTI", r, 0)] or not _gives_up(image, over, end, fresh):
            return 0, 0, 0
        having = owners.get(tag, ())
        first, last = (having[0], having[-1] + 1) if having else (0, 0)

    def on(target: int) -> bool:
        """Whether code from here does nothing, or goes on with the next thing."""
        return target == entry + 1 if thing == -1 else _gives_up(image, target, end, fresh)

    zones = _counts(code, at, r, entry, on)
    return (first, last, zones) if zones else (0, 0, 0)


def meant(image: Image, proc: int, kind: int) -> int:
    """Of which subjects a modifier with code can be in force, as far as it asks that before all else.

    0: of any, 1: of its carrier alone, 2 and more: of what has the tag of that number less 2, less than 0: of
    the thing of that number, counted down from -1. Arguments are the subject, the context and the carrier.
    """
    entry, _, _, _, _, _, length = image.rows["procs"][proc]
    at, end, head = entry, entry + length, -1
    nothing = _nothing(kind)
    known: dict[int, _Known] = {}
    result = -1

    def over(target: int) -> bool:
        """Whether code from here says that the modifier is not in force."""
        op, a, _, _ = image.code[target * 4 : target * 4 + 4]
        if TABLE[op].name == "RET":
            fresh = head < 0 and a >= HEAD + 3 and a not in known
            return nothing == 0 and (fresh or known.get(a) == _Known("number", 0))
        return TABLE[op].name == "RETI" and a == nothing

    for _ in range(LONGEST):
        op, a, b, c = image.code[at * 4 : at * 4 + 4]
        name = TABLE[op].name
        if name in JUMPS:
            target = (b, c)[JUMPS[name]] // 4
            if target != head and not over(target):
                break
            if a == HEAD and name == "JNTAG":
                return 2 + b
            if a == HEAD and name == "JNEI" and b >= 0:
                return -1 - b
            if a == HEAD and name == "JNE" and b == HEAD + 2:
                return 1
        elif head < 0 and _round(image, at, end, over):
            if not all(_kept(image, at, end, HEAD + number) for number in range(3)):
                break
            head = at
            at += name != "ROUND"
            known = {}
            result = image.code[image.code[at * 4 + 3] + 1]
        elif a < HEAD + 3 or a == result:
            break
        elif name in LOOKS or name in VALUES or (name == "AVATAR" and known.get(b) == SEAT):
            known[a] = _value(name, {}, b, c) if name in ("LDI", "SEATR") else UNKNOWN
            if name == "SEAT":
                known[a] = SEAT
        else:
            break
        at += 1
        if at >= end:
            break
    return 0


def _counts(code: Sequence[Code], at: int, r: int, entry: int, on: Callable[[int], bool]) -> int:
    """In which classes of zones the thing in a register counts, else code goes `on`; 0: it is not asked."""
    zones, awake = 0, set[int]()
    for op, a, b, c in code[at:]:
        name = TABLE[op].name
        at += 1
        if name in ("JIN", "JNIN") and a == r and b < BITS:
            zones |= 1 << b
            if name == "JNIN":
                if not on(c // 4) or not awake <= {entry + at}:
                    return 0
                several = zones & zones - 1  # one may lie on the board, where nobody has it
                return -1 if several and _played(code[at : at + 2], r, on) else zones
            awake.add(c // 4)
        else:
            return -1 if zones == 0 and _played(code[at - 1 : at + 1], r, on) else 0
    return 0


def _played(code: Sequence[Code], r: int, on: Callable[[int], bool]) -> bool:
    """Whether code goes `on` where no seat plays the thing in a register, or what holds it."""
    if len(code) < 2:
        return False
    (op, w, b, _), (then, a, less, to) = code
    if TABLE[op].name not in ("CTRL", "HOLDER") or b != r:
        return False
    return (TABLE[then].name, a, less) == ("JLTI", w, 0) and on(to // 4)


def _turned_down(image: Image, at: int, register: int, end: int) -> bool:
    """Whether the next instruction gives up when the register is not 0."""
    op, a, b, _ = image.code[at * 4 : at * 4 + 4]
    return at < end and TABLE[op].name == "JNZ" and a == register and _gives_up(image, b // 4, end)


def _gives_up(image: Image, at: int, end: int, fresh: _Fresh | None = None, nothing: int = 0) -> bool:
    """Whether code from here returns 0, or what stands for it, and no more; `fresh`: registers still 0."""
    for _ in range(4):
        if at >= end:
            return False
        op, a, _, _ = image.code[at * 4 : at * 4 + 4]
        if TABLE[op].name == "RETI":
            return a == nothing
        if TABLE[op].name == "JNZ" and fresh and a >= fresh.least and a not in fresh.written:
            at += 1
        elif TABLE[op].name == "JMP":
            at = a // 4
        else:
            return False
    return False
