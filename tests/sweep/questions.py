"""The positions in conditions and numbers."""

from __future__ import annotations

from collections.abc import Iterator

from sweep import laws
from sweep.phrases import BEASTS, GOODS, PEOPLE, PLACES
from sweep.trial import (
    CARRIED,
    TICK,
    TRIED,
    Position,
    Seen,
    at_least,
    bare,
    counted,
    false,
    had,
    heavy,
    if_owned,
    lines_with,
    lone,
    lying_in,
    number,
    tried,
    true,
    yes,
)
from sweep.world import YOU, is_a


def questions() -> Iterator[Position]:
    """What is asked of those that are meant."""

    def asked(text: str) -> str:
        return f"if {text}: {TICK}"

    yield Position("there is", tried(asked("there is NP"), "a"), TRIED, true)
    yield Position("there are", tried(asked("there are NP"), "plural"), TRIED, true)
    yield Position("there is no", bare(asked("there is no NP")), TRIED, false)
    yield Position("there are no", counted(asked("there are no NP")), TRIED, false)
    yield Position("there are 2", counted(asked("there are 2 NP")), TRIED, at_least(2))
    yield Position("there is any", bare(asked("there is any NP")), TRIED, true)
    yield Position("unless there is", tried(f"unless there is NP: {TICK}", "a"), TRIED, false)
    yield Position(
        "otherwise",
        lines_with(f"when you try this:\n        if there is NP: nothing\n        otherwise: {TICK}", "a"),
        TRIED,
        false,
    )
    yield Position(
        "only if",
        lines_with(
            f"when you try this: choose one\n        only if there is NP: {TICK}\n        get 1 dent", "a"
        ),
        TRIED,
        true,
    )
    yield Position("and", tried(asked("there is NP, and you are Ann"), "a"), TRIED, true)
    yield Position("or", tried(asked("you are Ben, or there is NP"), "a"), TRIED, true)
    yield Position(
        "somebody has",
        tried(asked("Ben has NP"), "a"),
        TRIED,
        lambda w, some: yes(bool(had(w, "Ben", some))),
        sorts=CARRIED,
    )
    yield Position(
        "you have",
        tried(asked("you have NP"), "a"),
        TRIED,
        lambda w, some: yes(bool(had(w, YOU, some))),
        sorts=CARRIED,
    )
    yield Position(
        "you have no",
        counted(asked("you have no NP")),
        TRIED,
        lambda w, some: yes(not had(w, YOU, some)),
        sorts=CARRIED,
    )
    yield Position(
        "you have 2",
        counted(asked("you have 2 NP")),
        TRIED,
        lambda w, some: yes(len(had(w, YOU, some)) >= 2),
        sorts=CARRIED,
    )
    yield Position(
        "you have several",
        tried(asked("you have NP"), "plural"),
        TRIED,
        lambda w, some: yes(bool(had(w, YOU, some))),
        sorts=CARRIED,
    )
    yield Position(
        "a ... has",
        tried(asked("NP has a heavy tool"), "a"),
        TRIED,
        lambda w, some: yes(
            any(had(w, x.name, [y for y in w if is_a(y, "tool") and "heavy" in y.tags]) for x in some)
        ),
        sorts=(PEOPLE,),
    )
    yield Position(
        "no ... has",
        bare(asked("no NP has a heavy tool")),
        TRIED,
        lambda w, some: yes(
            not any(had(w, x.name, [y for y in w if is_a(y, "tool") and "heavy" in y.tags]) for x in some)
        ),
        sorts=(PEOPLE,),
    )
    yield Position(
        "each ... has",
        tried(asked("NP has a heavy tool"), "each"),
        TRIED,
        lambda w, some: yes(
            all(had(w, x.name, [y for y in w if is_a(y, "tool") and "heavy" in y.tags]) for x in some)
        ),
        sorts=(PEOPLE,),
    )
    yield Position(
        "all ... have",
        tried(asked("NP have a heavy tool"), "all"),
        TRIED,
        lambda w, some: yes(
            all(had(w, x.name, [y for y in w if is_a(y, "tool") and "heavy" in y.tags]) for x in some)
        ),
        sorts=(PEOPLE,),
    )
    yield Position(
        "a ... is WORD",
        tried(asked("NP is heavy"), "a"),
        TRIED,
        lambda w, some: yes(bool(heavy(some))),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "a ... is not WORD",
        tried(asked("NP is not heavy"), "a"),
        TRIED,
        lambda w, some: yes(any(x not in heavy(some) for x in some)),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "no ... is WORD",
        bare(asked("no NP is heavy")),
        TRIED,
        lambda w, some: yes(not heavy(some)),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "each ... is WORD",
        tried(asked("NP is heavy"), "each"),
        TRIED,
        lambda w, some: yes(len(heavy(some)) == len(some)),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "all ... are WORD",
        tried(asked("NP are heavy"), "all"),
        TRIED,
        lambda w, some: yes(len(heavy(some)) == len(some)),
        sorts=(GOODS, BEASTS),
    )
    yield Position(
        "a ... is at",
        if_owned(tried(asked("NP is at Mill"), "a"), owned=False),
        TRIED,
        lambda w, some: yes(any(laws.lies(w, x) == "Mill" for x in some)),
        sorts=(PEOPLE, GOODS, BEASTS),
    )
    yield Position(
        "a ... of somebody is at",
        if_owned(tried(asked("NP is at Mill"), "a"), owned=True),
        TRIED,
        lambda w, some: yes(any(laws.place(w, x) == "Mill" for x in some)),
        sorts=(PEOPLE, GOODS, BEASTS),
    )
    yield Position(
        "NAME is a",
        tried(asked("Axe is NP"), "a"),
        TRIED,
        lambda w, some: yes(w["Axe"] in some),
        sorts=CARRIED,
    )
    yield Position(
        "NAME is a",
        tried(asked("Bear is NP"), "a"),
        TRIED,
        lambda w, some: yes(w["Bear"] in some),
        sorts=(BEASTS,),
    )
    yield Position(
        "NAME is a",
        tried(asked("Ben is NP"), "a"),
        TRIED,
        lambda w, some: yes(w["Ben"] in some),
        sorts=(PEOPLE,),
    )
    yield Position(
        "NAME is not a",
        tried(asked("Axe is not NP"), "a"),
        TRIED,
        lambda w, some: yes(w["Axe"] not in some),
        sorts=CARRIED,
    )
    yield Position(
        "you are at",
        tried(asked("you are at NP"), "a"),
        TRIED,
        lambda w, some: yes(any(laws.place(w, w[YOU]) == x.name for x in some)),
        sorts=(PLACES,),
    )
    yield Position(
        "NAME is at",
        tried(asked("Ben is at NP"), "a"),
        TRIED,
        lambda w, some: yes(any(laws.place(w, w["Ben"]) == x.name for x in some)),
        sorts=(PLACES,),
    )
    yield Position(
        "NAME is not at",
        tried(asked("Ben is not at NP"), "a"),
        TRIED,
        lambda w, some: yes(not any(laws.place(w, w["Ben"]) == x.name for x in some)),
        sorts=(PLACES,),
    )
    yield Position(
        "is in the ZONE of",
        tried(asked("Axe is in the bag of NP"), "a"),
        TRIED,
        lambda w, some: yes(w["Axe"] in lying_in(w, "bag", some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "is in the ZONE of",
        tried(asked("Bear is in the field of NP"), "a"),
        TRIED,
        lambda w, some: yes(w["Bear"] in lying_in(w, "field", some)),
        sorts=(PLACES,),
    )
    yield Position(
        "is held by",
        tried(asked("Nail is held by NP"), "a"),
        TRIED,
        lambda w, some: yes(any(laws.holder(w, w["Nail"]) == x.name for x in some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "declared: subject",
        tried(asked("NP is lone"), "a"),
        TRIED,
        lambda w, some: yes(bool(lone(w, some))),
        sorts=(PEOPLE,),
    )
    yield Position(
        "declared: no",
        bare(asked("no NP is lone")),
        TRIED,
        lambda w, some: yes(not lone(w, some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "declared: each",
        tried(asked("NP is lone"), "each"),
        TRIED,
        lambda w, some: yes(len(lone(w, some)) == len(some)),
        sorts=(PEOPLE,),
    )
    yield Position("you cannot", tried(asked("you cannot mark NP"), "a"), TRIED, false, sorts=())


def numbers() -> Iterator[Position]:
    """What is counted of those that are meant."""

    def kept(text: str) -> str:
        return f"remember {text} as your tally"

    yield Position(
        "number of", tried(kept("the number of NP"), "plural"), TRIED, number(lambda w, some: len(some))
    )
    yield Position(
        "number of, compared",
        tried(f"if the number of NP is 3: {TICK}", "plural"),
        TRIED,
        lambda w, some: yes(len(some) == 3),
    )
    yield Position(
        "number of, at most",
        tried(f"if the number of NP is at most 2: {TICK}", "plural"),
        TRIED,
        lambda w, some: yes(len(some) <= 2),
    )
    yield Position(
        "number of, added",
        tried(kept("the number of NP + 1"), "plural"),
        TRIED,
        number(lambda w, some: len(some) + 1),
    )
    yield Position(
        "repeat",
        tried("repeat up to the number of NP times: get 1 dot", "plural"),
        TRIED,
        lambda w, some: Seen(((YOU, len(some)),) if some else ()),
    )
    yield Position(
        "highest",
        tried(kept("the highest might of NP"), "plural"),
        TRIED,
        number(lambda w, some: max((x.might for x in some), default=0)),
    )
    yield Position(
        "lowest",
        tried(kept("the lowest might of NP"), "plural"),
        TRIED,
        number(lambda w, some: min((x.might for x in some), default=0)),
    )
    yield Position(
        "sum",
        tried(kept("the sum of might of NP"), "plural"),
        TRIED,
        number(lambda w, some: sum(x.might for x in some)),
    )
    yield Position(
        "sum of a counter",
        tried(kept("the sum of coins of NP"), "plural"),
        TRIED,
        number(lambda w, some: sum(x.coins for x in some)),
        sorts=(PEOPLE,),
    )
    yield Position(
        "number of a",
        tried(kept("the might of NP"), "a"),
        TRIED,
        number(lambda w, some: some[0].might if some else 0),
    )
    yield Position(
        "declared number",
        tried(kept("the worth of NP"), "a"),
        TRIED,
        number(lambda w, some: some[0].coins + 1 if some else 1),
        sorts=(PEOPLE,),
    )
    yield Position(
        "distance",
        tried(kept("the distance to NP"), "a"),
        TRIED,
        number(lambda w, some: laws.steps(laws.here(w), laws.place(w, some[0])) if some else -1),
    )
    yield Position(
        "per",
        tried("get 1 dot per 1 might of NP", "plural"),
        TRIED,
        lambda w, some: Seen(((YOU, sum(x.might for x in some)),) if some else ()),
    )
