"""The positions in which a noun phrase may stand, each with the line of a trial and what must come of it.

A trial is a thing on Ann's desk; `you` is Ann. What is seen when it is tried, or when everybody pokes about,
has to be what `meant` says, from the country alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from attrs import frozen

from sweep import laws
from sweep.phrases import BEASTS, GOODS, PEOPLE, PLACES, Phrase
from sweep.world import YOU, Thing, World, is_a

TRIED, PUSHED, POKED, MEASURED, LOADED = "tried", "pushed", "poked", "measured", "loaded"
"""What is done: the trial is tried; each thing pokes the post; Ann pokes each thing; all mights are read; Ann
gives up all tools that count."""

Meant = Callable[[World, list[Thing]], object]
"""What must be seen, of those that the phrase means."""


@frozen
class Seen:
    """What came of a trial.

    marked: what got a dot, with how many; tally: Ann's number.
    """

    marked: tuple[tuple[str, int], ...] = ()
    tally: int = 0


@frozen
class Position:
    """A position: its name, the lines of a trial with a phrase in it ("" none), and what is meant.

    first: it is the first thing of a deed; moving: what is done puts each of them into the heap.
    """

    name: str
    lines: Callable[[Phrase], str]
    done: str
    meant: Meant
    sorts: tuple[str, ...] = (PEOPLE, PLACES, GOODS, BEASTS)
    first: bool = False
    moving: bool = False


def _if_owned(lines: Callable[[Phrase], str], *, owned: bool) -> Callable[[Phrase], str]:
    """The lines for a phrase that says whose or where the thing is, or for one that does not."""
    return lambda phrase: lines(phrase) if phrase.owned == owned else ""


def _names(some: Sequence[Thing]) -> tuple[str, ...]:
    return tuple(sorted(one.name for one in some))


def _dots(some: Sequence[Thing]) -> Seen:
    return Seen(tuple((name, 1) for name in _names(some)))


def _all(w: World, some: list[Thing]) -> object:
    return _dots(some)


def _one(w: World, some: list[Thing]) -> object:
    """One is chosen, the first that is on offer; nobody is asked about one or none."""
    if len(some) < 2:
        return _dots(some)
    return ("one of", _names(some))


def _up_to(w: World, some: list[Thing]) -> object:
    return ("first asked", _names(some))


def _true(w: World, some: list[Thing]) -> object:
    return _yes(bool(some))


def _false(w: World, some: list[Thing]) -> object:
    return _yes(not some)


def _yes(so: bool) -> object:
    return Seen(((YOU, 1),) if so else ())


def _at_least(least: int) -> Meant:
    return lambda w, some: _yes(len(some) >= least)


def _number(of: Callable[[World, list[Thing]], int]) -> Meant:
    return lambda w, some: Seen(tally=of(w, some))


def _when(text: str, form: str, sorts: str = "") -> Callable[[Phrase], str]:
    """Lines of a trial in which a form of the phrase stands."""

    def lines(one: Phrase) -> str:
        words = getattr(one, form)
        return text.replace("NP", words) if words else ""

    return lines


def _body(text: str, form: str) -> Callable[[Phrase], str]:
    return _when(f"when you try this: {text}", form)


def _bare(text: str) -> Callable[[Phrase], str]:
    """Without a determiner, one."""
    return lambda one: "" if one.sure or one.det else f"when you try this: {text.replace('NP', one.one)}"


def _counted(text: str) -> Callable[[Phrase], str]:
    """Without a determiner, several."""
    return lambda one: "" if one.sure or one.det else f"when you try this: {text.replace('NP', one.several)}"


def _plain(lines: Callable[[Phrase], str]) -> Callable[[Phrase], str]:
    """Where what stands behind the noun would belong to another."""
    return lambda one: "" if one.behind else lines(one)


def _rule(text: str, form: str) -> Callable[[Phrase], str]:
    return _when(text, form)


def _in(w: World, zone: str, some: list[Thing]) -> list[Thing]:
    """What lies in such a zone of one of those."""
    return [x for x in w if x.zone == zone and any(one.name == x.bearer for one in some)]


def _had(w: World, who: str, some: list[Thing]) -> list[Thing]:
    return [one for one in some if laws.holder(w, one) == who and not is_a(one, "person")]


def _pushers(w: World, some: list[Thing]) -> object:
    return ("those", _names(some))


def _not_pushers(w: World, some: list[Thing]) -> object:
    return ("those", _names([one for one in laws.about(w) if one not in some]))


def _lone(w: World, some: list[Thing]) -> list[Thing]:
    many = Counter(laws.place(w, one) for one in laws.about(w) if is_a(one, "person"))
    return [one for one in some if many[laws.place(w, one)] == 1]


def _heavy(some: list[Thing]) -> list[Thing]:
    return [one for one in some if "heavy" in one.tags]


TICK = "get 1 dot"
CARRIED = (GOODS,)


def positions() -> Iterator[Position]:
    """All of them."""
    yield from _deeds()
    yield from _questions()
    yield from _numbers()
    yield from _events()
    yield from _standing()


def _deeds() -> Iterator[Position]:
    yield Position("object: each", _body("mark NP", "each"), TRIED, _all, first=True)
    yield Position("object: all", _body("mark NP", "all"), TRIED, _all, first=True)
    yield Position("object: plural", _body("mark NP", "plural"), TRIED, _all, first=True)
    yield Position("object: a", _body("mark NP", "a"), TRIED, _one, first=True)
    yield Position("object: up to 2", _counted("mark up to 2 NP"), TRIED, _up_to, first=True)
    yield Position(
        "object: 2", _counted("mark 2 NP"), TRIED, lambda w, some: ("two of", _names(some)), first=True
    )
    yield Position("object: any number", _counted("mark any number of NP"), TRIED, _up_to, first=True)
    yield Position("object: one of", _body("mark one of NP", "plural"), TRIED, _one, first=True)
    yield Position("object: no", _bare("mark no NP"), TRIED, lambda w, some: _dots([]), first=True)
    yield Position(
        "object: behind a name",
        _body("mark Anvil and NP", "each"),
        TRIED,
        lambda w, some: (
            "dots",
            tuple(
                sorted(
                    [("Anvil", 1 + (w["Anvil"] in some))] + [(x.name, 1) for x in some if x.name != "Anvil"]
                )
            ),
        ),
        first=True,
    )
    yield Position("object: or", _body("mark NP or 1 dot", "a"), TRIED, lambda w, some: Seen(), sorts=())
    yield Position("for each", _body("for NP: mark it", "each"), TRIED, _all)
    yield Position("for each, by", _body("for NP, by might: mark it", "each"), TRIED, _all)
    yield Position("doer: each", _body("NP gets 1 dot", "each"), TRIED, _all)
    yield Position("doer: plural", _body("NP get 1 dot", "plural"), TRIED, _all)
    yield Position("doer: a", _body("NP gets 1 dot", "a"), TRIED, _one)
    yield Position("upon: a", _body("tie Peg upon NP", "a"), TRIED, _one)
    yield Position("upon: each", _body("tie Peg upon NP", "each"), TRIED, _all)
    yield Position("may: a", _body("you may mark NP", "a"), TRIED, _one, first=True)
    yield Position("may: each", _body("you may mark NP", "each"), TRIED, _all, first=True)
    yield Position("must: a", _body("you must mark NP", "a"), TRIED, _one, first=True)
    yield Position("then", _body("NP gets 1 dot, then get 1 dent", "each"), TRIED, _all)
    yield Position(
        "else",
        _body("mark NP, else get 1 dot", "a"),
        TRIED,
        lambda w, some: _one(w, some) if some else _dots([w[YOU]]),
        first=True,
    )
    yield Position(
        "first possible",
        _when("when you try this: first possible\n        mark NP\n        get 1 dot", "a"),
        TRIED,
        lambda w, some: _one(w, some) if some else _dots([w[YOU]]),
        first=True,
    )
    yield Position(
        "menu",
        _when('when you try this: choose one\n        "first": mark NP\n        "second": get 1 dot', "a"),
        TRIED,
        lambda w, some: ("menu", bool(some), _names(some)),
        first=True,
    )
    yield Position(
        "put",
        _body("put NP into the heap", "each"),
        TRIED,
        lambda w, some: ("into", "heap", _names(some)),
        sorts=CARRIED,
        first=True,
        moving=True,
    )
    yield Position(
        "put: a",
        _body("put NP into the heap", "a"),
        TRIED,
        lambda w, some: ("one into", "heap", _names(some)),
        sorts=CARRIED,
        first=True,
    )
    yield Position(
        "place: go to",
        _body("go to NP", "a"),
        TRIED,
        lambda w, some: ("one place", _names(some)),
        sorts=(PLACES,),
    )
    yield Position(
        "zone: into that of",
        _body("put Rope into the field of NP", "a"),
        TRIED,
        lambda w, some: ("one field", _names(some)),
        sorts=(PLACES,),
    )
    yield Position(
        "zone: into that of somebody",
        _body("put Rope into the bag of NP", "a"),
        TRIED,
        lambda w, some: ("one bag", _names(some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "zone: each in that of",
        _body("for each tool in the bag of NP: mark it", "a"),
        TRIED,
        lambda w, some: _dots(_in(w, "bag", some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "zone: each in those of",
        _body("mark all tools in the bags of NP", "plural"),
        TRIED,
        lambda w, some: _dots(_in(w, "bag", some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "zone: each in that of a place",
        _body("for each beast in the field of NP: mark it", "a"),
        TRIED,
        lambda w, some: _dots([x for x in _in(w, "field", some) if is_a(x, "beast")]),
        sorts=(PLACES,),
    )
    yield Position(
        "zone: each in those of places",
        _body("mark all beasts in the fields of NP", "plural"),
        TRIED,
        lambda w, some: _dots([x for x in _in(w, "field", some) if is_a(x, "beast")]),
        sorts=(PLACES,),
    )
    yield Position(
        "zone: a in that of",
        _body("mark a tool in the pouch of NP", "a"),
        TRIED,
        lambda w, some: _one(w, _in(w, "pouch", some)),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "belonging: of",
        _body("mark each tool of NP", "a"),
        TRIED,
        lambda w, some: _dots(
            [x for x in w if is_a(x, "tool") and any(laws.holder(w, x) == y.name for y in some)]
        ),
        sorts=(PEOPLE,),
    )
    yield Position(
        "behind: at",
        _body("mark each beast at NP", "a"),
        TRIED,
        lambda w, some: _dots([x for x in w if is_a(x, "beast") and any(x.bearer == y.name for y in some)]),
        sorts=(PLACES,),
    )
    yield Position(
        "behind: with",
        _body("for each person with NP: mark it", "a"),
        TRIED,
        lambda w, some: _dots([x for x in laws.about(w) if is_a(x, "person") and _had(w, x.name, some)]),
        sorts=CARRIED,
    )
    yield Position(
        "behind: without",
        _body("for each person without NP: mark it", "a"),
        TRIED,
        lambda w, some: _dots([x for x in laws.about(w) if is_a(x, "person") and not _had(w, x.name, some)]),
        sorts=CARRIED,
    )
    yield Position(
        "behind: space with",
        _body("for each space with NP: mark it", "a"),
        TRIED,
        lambda w, some: _dots([x for x in w if is_a(x, "space") and any(y.bearer == x.name for y in some)]),
        sorts=(PEOPLE, BEASTS),
    )
    yield Position(
        "behind: other than",
        _plain(_body("for each card other than NP: mark it", "a")),
        TRIED,
        lambda w, some: _dots([x for x in w if is_a(x, "card") and x not in some]),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "behind: other than several",
        _plain(_body("for each card other than NP: mark it", "plural")),
        TRIED,
        lambda w, some: _dots([x for x in w if is_a(x, "card") and x not in some]),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "behind: within",
        _body("for each beast within 1 steps of NP: mark it", "a"),
        TRIED,
        lambda w, some: _dots(
            [
                x
                for x in w
                if is_a(x, "beast")
                and any(0 <= laws.steps(laws.place(w, x), laws.place(w, y)) <= 1 for y in some)
            ]
        ),
    )
    yield Position(
        "from", _body("grab each tool from NP", "a"), TRIED, lambda w, some: ("from", _names(some)), sorts=()
    )


def _questions() -> Iterator[Position]:
    def asked(text: str) -> str:
        return f"if {text}: {TICK}"

    yield Position("there is", _body(asked("there is NP"), "a"), TRIED, _true)
    yield Position("there are", _body(asked("there are NP"), "plural"), TRIED, _true)
    yield Position("there is no", _bare(asked("there is no NP")), TRIED, _false)
    yield Position("there are no", _counted(asked("there are no NP")), TRIED, _false)
    yield Position("there are 2", _counted(asked("there are 2 NP")), TRIED, _at_least(2))
    yield Position("there is any", _bare(asked("there is any NP")), TRIED, _true)
    yield Position("unless there is", _body(f"unless there is NP: {TICK}", "a"), TRIED, _false)
    yield Position(
        "otherwise",
        _when(f"when you try this:\n        if there is NP: nothing\n        otherwise: {TICK}", "a"),
        TRIED,
        _false,
    )
    yield Position(
        "only if",
        _when(f"when you try this: choose one\n        only if there is NP: {TICK}\n        get 1 dent", "a"),
        TRIED,
        _true,
    )
    yield Position("and", _body(asked("there is NP, and you are Ann"), "a"), TRIED, _true)
    yield Position("or", _body(asked("you are Ben, or there is NP"), "a"), TRIED, _true)
    yield Position(
        "somebody has",
        _body(asked("Ben has NP"), "a"),
        TRIED,
        lambda w, some: _yes(bool(_had(w, "Ben", some))),
        sorts=CARRIED,
    )
    yield Position(
        "you have",
        _body(asked("you have NP"), "a"),
        TRIED,
        lambda w, some: _yes(bool(_had(w, YOU, some))),
        sorts=CARRIED,
    )
    yield Position(
        "you have no",
        _counted(asked("you have no NP")),
        TRIED,
        lambda w, some: _yes(not _had(w, YOU, some)),
        sorts=CARRIED,
    )
    yield Position(
        "you have 2",
        _counted(asked("you have 2 NP")),
        TRIED,
        lambda w, some: _yes(len(_had(w, YOU, some)) >= 2),
        sorts=CARRIED,
    )
    yield Position(
        "you have several",
        _body(asked("you have NP"), "plural"),
        TRIED,
        lambda w, some: _yes(bool(_had(w, YOU, some))),
        sorts=CARRIED,
    )
    yield Position(
        "a ... has",
        _body(asked("NP has a heavy tool"), "a"),
        TRIED,
        lambda w, some: _yes(
            any(_had(w, x.name, [y for y in w if is_a(y, "tool") and "heavy" in y.tags]) for x in some)
        ),
        sorts=(PEOPLE,),
    )
    yield Position(
        "no ... has",
        _bare(asked("no NP has a heavy tool")),
        TRIED,
        lambda w, some: _yes(
            not any(_had(w, x.name, [y for y in w if is_a(y, "tool") and "heavy" in y.tags]) for x in some)
        ),
        sorts=(PEOPLE,),
    )
    yield Position(
        "each ... has",
        _body(asked("NP has a heavy tool"), "each"),
        TRIED,
        lambda w, some: _yes(
            all(_had(w, x.name, [y for y in w if is_a(y, "tool") and "heavy" in y.tags]) for x in some)
        ),
        sorts=(PEOPLE,),
    )
    yield Position(
        "all ... have",
        _body(asked("NP have a heavy tool"), "all"),
        TRIED,
        lambda w, some: _yes(
            all(_had(w, x.name, [y for y in w if is_a(y, "tool") and "heavy" in y.tags]) for x in some)
        ),
        sorts=(PEOPLE,),
    )
    yield Position(
        "a ... is WORD",
        _body(asked("NP is heavy"), "a"),
        TRIED,
        lambda w, some: _yes(bool(_heavy(some))),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "a ... is not WORD",
        _body(asked("NP is not heavy"), "a"),
        TRIED,
        lambda w, some: _yes(any(x not in _heavy(some) for x in some)),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "no ... is WORD",
        _bare(asked("no NP is heavy")),
        TRIED,
        lambda w, some: _yes(not _heavy(some)),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "each ... is WORD",
        _body(asked("NP is heavy"), "each"),
        TRIED,
        lambda w, some: _yes(len(_heavy(some)) == len(some)),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "all ... are WORD",
        _body(asked("NP are heavy"), "all"),
        TRIED,
        lambda w, some: _yes(len(_heavy(some)) == len(some)),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "a ... is at",
        _if_owned(_body(asked("NP is at Mill"), "a"), owned=False),
        TRIED,
        lambda w, some: _yes(any(laws.lies(w, x) == "Mill" for x in some)),
        sorts=(PEOPLE, GOODS, BEASTS),
    )
    yield Position(
        "a ... of somebody is at",
        _if_owned(_body(asked("NP is at Mill"), "a"), owned=True),
        TRIED,
        lambda w, some: _yes(any(laws.place(w, x) == "Mill" for x in some)),
        sorts=(PEOPLE, GOODS, BEASTS),
    )
    yield Position(
        "NAME is a",
        _body(asked("Axe is NP"), "a"),
        TRIED,
        lambda w, some: _yes(w["Axe"] in some),
        sorts=CARRIED,
    )
    yield Position(
        "NAME is a",
        _body(asked("Bear is NP"), "a"),
        TRIED,
        lambda w, some: _yes(w["Bear"] in some),
        sorts=(BEASTS,),
    )
    yield Position(
        "NAME is a",
        _body(asked("Ben is NP"), "a"),
        TRIED,
        lambda w, some: _yes(w["Ben"] in some),
        sorts=(PEOPLE,),
    )
    yield Position(
        "NAME is not a",
        _body(asked("Axe is not NP"), "a"),
        TRIED,
        lambda w, some: _yes(w["Axe"] not in some),
        sorts=CARRIED,
    )
    yield Position(
        "you are at",
        _body(asked("you are at NP"), "a"),
        TRIED,
        lambda w, some: _yes(any(laws.place(w, w[YOU]) == x.name for x in some)),
        sorts=(PLACES,),
    )
    yield Position(
        "NAME is at",
        _body(asked("Ben is at NP"), "a"),
        TRIED,
        lambda w, some: _yes(any(laws.place(w, w["Ben"]) == x.name for x in some)),
        sorts=(PLACES,),
    )
    yield Position(
        "NAME is not at",
        _body(asked("Ben is not at NP"), "a"),
        TRIED,
        lambda w, some: _yes(not any(laws.place(w, w["Ben"]) == x.name for x in some)),
        sorts=(PLACES,),
    )
    yield Position(
        "is in the ZONE of",
        _body(asked("Axe is in the bag of NP"), "a"),
        TRIED,
        lambda w, some: _yes(w["Axe"] in _in(w, "bag", some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "is in the ZONE of",
        _body(asked("Bear is in the field of NP"), "a"),
        TRIED,
        lambda w, some: _yes(w["Bear"] in _in(w, "field", some)),
        sorts=(PLACES,),
    )
    yield Position(
        "is held by",
        _body(asked("Nail is held by NP"), "a"),
        TRIED,
        lambda w, some: _yes(any(laws.holder(w, w["Nail"]) == x.name for x in some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "declared: subject",
        _body(asked("NP is lone"), "a"),
        TRIED,
        lambda w, some: _yes(bool(_lone(w, some))),
        sorts=(PEOPLE,),
    )
    yield Position(
        "declared: no",
        _bare(asked("no NP is lone")),
        TRIED,
        lambda w, some: _yes(not _lone(w, some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "declared: each",
        _body(asked("NP is lone"), "each"),
        TRIED,
        lambda w, some: _yes(len(_lone(w, some)) == len(some)),
        sorts=(PEOPLE,),
    )
    yield Position("you cannot", _body(asked("you cannot mark NP"), "a"), TRIED, _false, sorts=())


def _numbers() -> Iterator[Position]:
    def kept(text: str) -> str:
        return f"remember {text} as your tally"

    yield Position(
        "number of", _body(kept("the number of NP"), "plural"), TRIED, _number(lambda w, some: len(some))
    )
    yield Position(
        "number of, compared",
        _body(f"if the number of NP is 3: {TICK}", "plural"),
        TRIED,
        lambda w, some: _yes(len(some) == 3),
    )
    yield Position(
        "number of, at most",
        _body(f"if the number of NP is at most 2: {TICK}", "plural"),
        TRIED,
        lambda w, some: _yes(len(some) <= 2),
    )
    yield Position(
        "number of, added",
        _body(kept("the number of NP + 1"), "plural"),
        TRIED,
        _number(lambda w, some: len(some) + 1),
    )
    yield Position(
        "repeat",
        _body("repeat up to the number of NP times: get 1 dot", "plural"),
        TRIED,
        lambda w, some: Seen(((YOU, len(some)),) if some else ()),
    )
    yield Position(
        "highest",
        _body(kept("the highest might of NP"), "plural"),
        TRIED,
        _number(lambda w, some: max((x.might for x in some), default=0)),
    )
    yield Position(
        "lowest",
        _body(kept("the lowest might of NP"), "plural"),
        TRIED,
        _number(lambda w, some: min((x.might for x in some), default=0)),
    )
    yield Position(
        "sum",
        _body(kept("the sum of might of NP"), "plural"),
        TRIED,
        _number(lambda w, some: sum(x.might for x in some)),
    )
    yield Position(
        "sum of a counter",
        _body(kept("the sum of coins of NP"), "plural"),
        TRIED,
        _number(lambda w, some: sum(x.coins for x in some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "number of a",
        _body(kept("the might of NP"), "a"),
        TRIED,
        _number(lambda w, some: some[0].might if some else 0),
    )
    yield Position(
        "declared number",
        _body(kept("the worth of NP"), "a"),
        TRIED,
        _number(lambda w, some: some[0].coins + 1 if some else 1),
        sorts=(PEOPLE,),
    )
    yield Position(
        "distance",
        _body(kept("the distance to NP"), "a"),
        TRIED,
        _number(lambda w, some: laws.steps(laws.here(w), laws.place(w, some[0])) if some else -1),
    )
    yield Position(
        "per",
        _body("get 1 dot per 1 might of NP", "plural"),
        TRIED,
        lambda w, some: Seen(((YOU, sum(x.might for x in some)),) if some else ()),
    )


def _events() -> Iterator[Position]:
    yield Position("when: doer", _rule("when NP pokes Peg: mark the actor", "a"), PUSHED, _pushers)
    yield Position("when: doers", _rule("when NP poke Peg: mark the actor", "plural"), PUSHED, _pushers)
    yield Position(
        "when: no doer",
        lambda one: "" if one.sure or one.det else f"when no {one.one} pokes Peg: {TICK}",
        PUSHED,
        lambda w, some: ("those", ()),
    )
    yield Position("when: each doer", _rule("when NP pokes Peg: mark the actor", "each"), PUSHED, _pushers)
    yield Position("when: object", _rule(f"when you poke NP: {TICK}", "a"), POKED, _pushers)
    yield Position("when: objects", _rule(f"when you poke NP: {TICK}", "plural"), POKED, _pushers)
    yield Position("when: is done to", _rule(f"when NP is poked: {TICK}", "a"), POKED, _pushers)
    yield Position("when: is done to, by", _rule(f"when NP is poked by Ann: {TICK}", "a"), POKED, _pushers)
    yield Position("when: by", _rule(f"when Peg is poked by NP: {TICK}", "a"), PUSHED, _pushers)
    yield Position("after: doer", _rule("after NP pokes Peg: mark the actor", "a"), PUSHED, _pushers)
    yield Position("before: object", _rule(f"before you poke NP: {TICK}", "a"), POKED, _pushers)
    yield Position("would: doer", _rule(f"when NP would poke Peg: {TICK}", "a"), PUSHED, _pushers)
    yield Position("would: object", _rule(f"when you would poke NP: {TICK}", "a"), POKED, _pushers)
    yield Position("would be", _rule(f"when NP would be poked: {TICK}", "a"), POKED, _pushers)
    yield Position("instead of", _rule(f"instead of poking NP: {TICK}", "a"), POKED, _pushers)
    yield Position(
        "for each: when done to",
        _rule("for NP: when poked: Ann gets 1 dot", "each"),
        POKED,
        _pushers,
        sorts=(PLACES, GOODS, BEASTS),
    )
    yield Position(
        "for each: when it does",
        _rule("for NP: when it pokes Peg: Ann gets 1 dot", "each"),
        PUSHED,
        _pushers_awake,
    )
    yield Position(
        "when: into zone of",
        _rule(f"when NP is put into the heap: {TICK}", "a"),
        TRIED,
        lambda w, some: Seen(),
        sorts=(),
    )


def _standing() -> Iterator[Position]:
    yield Position("cannot: doers", _rule("NP cannot poke Peg", "plural"), PUSHED, _not_dented)
    yield Position("cannot: a doer", _rule("NP cannot poke Peg", "a"), PUSHED, _not_dented)
    yield Position("cannot: each doer", _rule("NP cannot poke Peg", "each"), PUSHED, _not_dented)
    yield Position("cannot: object", _rule("you cannot poke NP", "a"), POKED, _not_dented)
    yield Position("cannot: objects", _rule("you cannot poke NP", "plural"), POKED, _not_dented)
    yield Position("cannot be", _rule("NP cannot be poked by you", "plural"), POKED, _not_dented)
    yield Position("cannot: all doers", _rule("NP cannot poke Peg", "all"), PUSHED, _not_dented)
    yield Position(
        "only: doers",
        lambda one: f"only {one.plural} can poke Peg" if one.plural and not one.det else "",
        PUSHED,
        _dented,
    )
    yield Position(
        "for each: cannot be",
        _rule("for NP: this cannot be poked by Ann", "each"),
        POKED,
        _not_dented_awake,
        sorts=(PLACES, GOODS, BEASTS),
    )
    yield Position(
        "costs",
        _rule("poking NP costs 1 coin", "a"),
        POKED,
        lambda w, some: ("paid", _names(some) if w[YOU].coins else ()),
    )
    yield Position("modifier: of each", _rule("+5 to the might of NP", "each"), MEASURED, _raised)
    yield Position("modifier: of several", _rule("+5 to the might of NP", "plural"), MEASURED, _raised)
    yield Position("modifier: of a", _rule("+5 to the might of NP", "a"), MEASURED, _raised)
    yield Position("modifier: for each", _rule("for NP: +5 to its might", "each"), MEASURED, _raised_awake)
    yield Position("modifier: is", _rule("the might of NP is 9", "each"), MEASURED, _raised)
    yield Position(
        "modifier: plus number",
        _rule("plus the number of NP to your might", "plural"),
        MEASURED,
        lambda w, some: ("those", (YOU,) if some else ()),
    )
    yield Position("while: there is", _rule("while there is NP: +5 might", "a"), MEASURED, _raises_you)
    yield Position(
        "while: have",
        _rule("while you have NP: +5 might", "a"),
        MEASURED,
        lambda w, some: _raises_you(w, _had(w, YOU, some)),
        sorts=CARRIED,
    )
    yield Position(
        "unless",
        _rule("unless there is NP: +5 might", "a"),
        MEASURED,
        lambda w, some: ("those", () if some else (YOU,)),
    )
    yield Position(
        "do not count", _rule("NP do not count\n    your load is 0", "plural"), LOADED, _kept, sorts=CARRIED
    )
    yield Position(
        "all do not count", _rule("NP do not count\n    your load is 0", "all"), LOADED, _kept, sorts=CARRIED
    )
    yield Position(
        "at",
        _rule("at NP: +5 might", "a"),
        MEASURED,
        lambda w, some: _raises_you(w, [x for x in some if laws.place(w, w[YOU]) == x.name]),
        sorts=(PLACES,),
    )


def _kept(w: World, some: list[Thing]) -> object:
    return ("those", _names([one for one in some if (one.zone, one.bearer) == ("bag", YOU)]))


def _pushers_awake(w: World, some: list[Thing]) -> object:
    return _pushers(w, laws.in_force(some))


def _not_dented_awake(w: World, some: list[Thing]) -> object:
    return _not_dented(w, laws.in_force(some))


def _raised_awake(w: World, some: list[Thing]) -> object:
    return _raised(w, laws.in_force(some))


def _raised(w: World, some: list[Thing]) -> object:
    return ("those", _names(some))


def _raises_you(w: World, some: list[Thing]) -> object:
    return ("those", (YOU,) if some else ())


def _dented(w: World, some: list[Thing]) -> object:
    return ("dented", _names(some))


def _not_dented(w: World, some: list[Thing]) -> object:
    return ("dented", _names([one for one in laws.about(w) if one not in some]))
