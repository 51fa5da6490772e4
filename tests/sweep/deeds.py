"""The positions in lines that are done."""

from __future__ import annotations

from collections.abc import Iterator

from sweep import laws
from sweep.phrases import BEASTS, GOODS, PEOPLE, PLACES
from sweep.trial import (
    CARRIED,
    TRIED,
    Position,
    Seen,
    bare,
    counted,
    dots,
    every,
    had,
    lines_with,
    lying_in,
    names,
    one_of,
    plain,
    tried,
    up_to,
)
from sweep.world import YOU, is_a


def deeds() -> Iterator[Position]:
    """What is done to those that are meant."""
    yield Position("object: each", tried("mark NP", "each"), TRIED, every, first=True)
    yield Position("object: all", tried("mark NP", "all"), TRIED, every, first=True)
    yield Position("object: plural", tried("mark NP", "plural"), TRIED, every, first=True)
    yield Position("object: a", tried("mark NP", "a"), TRIED, one_of, first=True)
    yield Position("object: up to 2", counted("mark up to 2 NP"), TRIED, up_to, first=True)
    yield Position(
        "object: 2", counted("mark 2 NP"), TRIED, lambda w, some: ("two of", names(some)), first=True
    )
    yield Position("object: any number", counted("mark any number of NP"), TRIED, up_to, first=True)
    yield Position("object: one of", tried("mark one of NP", "plural"), TRIED, one_of, first=True)
    yield Position("object: no", bare("mark no NP"), TRIED, lambda w, some: dots([]), first=True)
    yield Position(
        "object: behind a name",
        tried("mark Anvil and NP", "each"),
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
    yield Position("object: or", tried("mark NP or 1 dot", "a"), TRIED, lambda w, some: Seen(), sorts=())
    yield Position("for each", tried("for NP: mark it", "each"), TRIED, every)
    yield Position("for each, by", tried("for NP, by might: mark it", "each"), TRIED, every)
    yield Position("doer: each", tried("NP gets 1 dot", "each"), TRIED, every)
    yield Position("doer: plural", tried("NP get 1 dot", "plural"), TRIED, every)
    yield Position("doer: a", tried("NP gets 1 dot", "a"), TRIED, one_of)
    yield Position("upon: a", tried("tie Peg upon NP", "a"), TRIED, one_of)
    yield Position("upon: each", tried("tie Peg upon NP", "each"), TRIED, every)
    yield Position("may: a", tried("you may mark NP", "a"), TRIED, one_of, first=True)
    yield Position("may: each", tried("you may mark NP", "each"), TRIED, every, first=True)
    yield Position("must: a", tried("you must mark NP", "a"), TRIED, one_of, first=True)
    yield Position("then", tried("NP gets 1 dot, then get 1 dent", "each"), TRIED, every)
    yield Position(
        "else",
        tried("mark NP, else get 1 dot", "a"),
        TRIED,
        lambda w, some: one_of(w, some) if some else dots([w[YOU]]),
        first=True,
    )
    yield Position(
        "first possible",
        lines_with("when you try this: first possible\n        mark NP\n        get 1 dot", "a"),
        TRIED,
        lambda w, some: one_of(w, some) if some else dots([w[YOU]]),
        first=True,
    )
    yield Position(
        "menu",
        lines_with(
            'when you try this: choose one\n        "first": mark NP\n        "second": get 1 dot', "a"
        ),
        TRIED,
        lambda w, some: ("menu", bool(some), names(some)),
        first=True,
    )
    yield Position(
        "put",
        tried("put NP into the heap", "each"),
        TRIED,
        lambda w, some: ("into", "heap", names(some)),
        sorts=CARRIED,
        first=True,
        moving=True,
    )
    yield Position(
        "put: a",
        tried("put NP into the heap", "a"),
        TRIED,
        lambda w, some: ("one into", "heap", names(some)),
        sorts=CARRIED,
        first=True,
    )
    yield Position(
        "place: go to",
        tried("go to NP", "a"),
        TRIED,
        lambda w, some: ("one place", names(some)),
        sorts=(PLACES,),
    )
    yield Position(
        "zone: into that of",
        tried("put Rope into the field of NP", "a"),
        TRIED,
        lambda w, some: ("one field", names(some)),
        sorts=(PLACES,),
    )
    yield Position(
        "zone: into that of somebody",
        tried("put Rope into the bag of NP", "a"),
        TRIED,
        lambda w, some: ("one bag", names(some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "zone: each in that of",
        tried("for each tool in the bag of NP: mark it", "whose"),
        TRIED,
        lambda w, some: dots(lying_in(w, "bag", some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "zone: each in those of",
        tried("mark all tools in the bags of NP", "plural"),
        TRIED,
        lambda w, some: dots(lying_in(w, "bag", some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "zone: each in that of a place",
        tried("for each beast in the field of NP: mark it", "a"),
        TRIED,
        lambda w, some: dots([x for x in lying_in(w, "field", some) if is_a(x, "beast")]),
        sorts=(PLACES,),
    )
    yield Position(
        "zone: each in those of places",
        tried("mark all beasts in the fields of NP", "plural"),
        TRIED,
        lambda w, some: dots([x for x in lying_in(w, "field", some) if is_a(x, "beast")]),
        sorts=(PLACES,),
    )
    yield Position(
        "zone: a in that of",
        tried("mark a tool in the pouch of NP", "a"),
        TRIED,
        lambda w, some: one_of(w, lying_in(w, "pouch", some)),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "belonging: of",
        tried("mark each tool of NP", "whose"),
        TRIED,
        lambda w, some: dots(
            [x for x in w if is_a(x, "tool") and any(laws.holder(w, x) == y.name for y in some)]
        ),
        sorts=(PEOPLE,),
    )
    yield Position(
        "behind: at",
        tried("mark each beast at NP", "a"),
        TRIED,
        lambda w, some: dots([x for x in w if is_a(x, "beast") and any(x.bearer == y.name for y in some)]),
        sorts=(PLACES,),
    )
    yield Position(
        "behind: with",
        tried("for each person with NP: mark it", "a"),
        TRIED,
        lambda w, some: dots([x for x in laws.about(w) if is_a(x, "person") and had(w, x.name, some)]),
        sorts=CARRIED,
    )
    yield Position(
        "behind: without",
        tried("for each person without NP: mark it", "a"),
        TRIED,
        lambda w, some: dots([x for x in laws.about(w) if is_a(x, "person") and not had(w, x.name, some)]),
        sorts=CARRIED,
    )
    yield Position(
        "behind: space with",
        tried("for each space with NP: mark it", "a"),
        TRIED,
        lambda w, some: dots([x for x in w if is_a(x, "space") and any(y.bearer == x.name for y in some)]),
        sorts=(PEOPLE, BEASTS),
    )
    yield Position(
        "behind: other than",
        plain(tried("for each card other than NP: mark it", "a")),
        TRIED,
        lambda w, some: dots([x for x in w if is_a(x, "card") and x not in some]),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "behind: other than several",
        plain(tried("for each card other than NP: mark it", "plural")),
        TRIED,
        lambda w, some: dots([x for x in w if is_a(x, "card") and x not in some]),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "behind: within",
        tried("for each beast within 1 steps of NP: mark it", "a"),
        TRIED,
        lambda w, some: dots(
            [
                x
                for x in w
                if is_a(x, "beast")
                and any(0 <= laws.steps(laws.place(w, x), laws.place(w, y)) <= 1 for y in some)
            ]
        ),
    )
    yield Position(
        "from", tried("grab each tool from NP", "a"), TRIED, lambda w, some: ("from", names(some)), sorts=()
    )
