"""Noun phrases, made of heads, words in front and narrowings behind, each with the set that it means."""

from __future__ import annotations

import re
from collections.abc import Iterator

from attrs import evolve, frozen

from sweep import laws
from sweep.laws import Fits

A, PLURAL, EACH = "a", "plural", "each"
PEOPLE, PLACES, GOODS, BEASTS = "person", "space", "goods", "beast"
PLURALS = {
    "person": "persons",
    "space": "spaces",
    "dock": "docks",
    "tool": "tools",
    "blade": "blades",
    "note": "notes",
    "beast": "beasts",
    "card": "cards",
}
SORTS = {"person": PEOPLE, "space": PLACES, "dock": PLACES, "beast": BEASTS}


@frozen
class Phrase:
    """A noun phrase: `one` and `several` are its words without a determiner, and what it means.

    way: what it is made of, for the report; det: `your`, `another` and the like stand in place of `a`;
    sure: it means one certain thing or name and takes no determiner; owned: it says whose or where.
    """

    way: str
    one: str
    several: str
    fits: Fits
    sort: str
    det: str = ""
    sure: bool = False
    owned: bool = False
    behind: bool = False

    @property
    def a(self) -> str:
        """With the article."""
        if self.sure:
            return self.one
        if self.det:
            return f"{self.det} {self.one}" if self.det != "every" else ""
        return f"{'an' if self.one[0] in 'aeiou' else 'a'} {self.one}"

    @property
    def each(self) -> str:
        """With `each`; "" where one cannot say it."""
        if self.det == "every":
            return f"every {of_each(self.one)}"
        if self.sure or self.det not in ("", "another"):
            return ""
        return f"each {'other ' if self.det else ''}{of_each(self.one)}"

    @property
    def whose(self) -> str:
        """As the one to whom several things belong: with `each` where it could be anybody."""
        return (self.each or self.a) if self.det != "every" else ""

    @property
    def plural(self) -> str:
        """Several; "" where one cannot say it."""
        if self.sure or self.det in ("any", "every"):
            return ""
        det = {"another": "other "}.get(self.det, f"{self.det} " if self.det else "")
        return f"{det}{of_each(self.several)}"

    @property
    def all(self) -> str:
        """With `all`."""
        return f"all {self.plural}" if self.plural else ""


_OF_ANYBODY = re.compile(r"(?<!the space of )(?<=of )(another|an|a) (?=(?:\w+ )?person)")
_OF_ONE = re.compile(_OF_ANYBODY.pattern + r"(\w+ )?person\b")


def of_each(words: str) -> str:
    """Several things of somebody who could be anybody are said to be of each: `tools of each person`."""
    return _OF_ANYBODY.sub(lambda det: "each other " if det[1] == "another" else "each ", words)


@frozen
class Behind:
    """What stands behind a noun: its words, what it leaves, and the sorts of nouns it is said of."""

    way: str
    words: str
    fits: Fits
    sorts: tuple[str, ...] = ()
    owned: bool = False


@frozen
class Front:
    """What stands in front of a noun."""

    way: str
    words: str
    fits: Fits
    sorts: tuple[str, ...] = ()
    det: str = ""
    owned: bool = False


ALL = (PEOPLE, PLACES, GOODS, BEASTS)
THINGS = (GOODS, BEASTS)
ON_BOARD = (PEOPLE, GOODS, BEASTS)


def _named(name: str) -> Fits:
    return laws.called(f"{name} #1" if name != "Lamp" else name)


def _person(words: str) -> Fits:
    return {
        "you": _named("Ann"),
        "Ben": _named("Ben"),
        "Cora": _named("Cora"),
        "a person": laws.kind("person"),
        "another person": laws.both(laws.kind("person"), laws.another),
        "an angry person": laws.both(laws.kind("person"), laws.mood("angry")),
        "calm persons": laws.both(laws.kind("person"), laws.mood("calm")),
        "a person here": laws.both(laws.kind("person"), laws.at(laws.space_of(_named("Ann")))),
        "a person with coins at least 4": laws.both(
            laws.kind("person"), laws.number("coins", lambda n: n >= 4)
        ),
        "a person with a note": laws.both(laws.kind("person"), laws.has(laws.kind("note"))),
    }[words]


MINE_TOO = ("Ben", "a person", "another person", "an angry person", "a person here")
SOMEBODY = (*MINE_TOO, "calm persons", "a person with coins at least 4", "a person with a note")


def _space(words: str) -> Fits:
    return {
        "Mill": _named("Mill"),
        "Ford": _named("Ford"),
        "a sandy space": laws.both(laws.kind("space"), laws.tag("sandy")),
        "sandy spaces": laws.both(laws.kind("space"), laws.tag("sandy")),
        "a dock": laws.kind("dock"),
        "a neighbour space": laws.both(laws.kind("space"), laws.neighbour),
        "another space": laws.both(laws.kind("space"), laws.another),
        "your space": laws.space_of(_named("Ann")),
        "your home": _named("Mill"),
        "the home of Ben": _named("Hill"),
        "the space of Ben": laws.space_of(_named("Ben")),
        "the space of another person": laws.space_of(_person("another person")),
        "a space with a beast": laws.both(laws.kind("space"), laws.has(laws.kind("beast"))),
        "a space with a calm person": laws.both(laws.kind("space"), laws.has(_person("calm persons"))),
        "a space within 1 steps of Hill": laws.both(laws.kind("space"), laws.within(1, _named("Hill"))),
    }[words]


SOMEWHERE = (
    "Mill", "Ford", "a sandy space", "sandy spaces", "a dock", "a neighbour space", "another space",
    "your space", "your home", "the home of Ben", "the space of Ben", "the space of another person",
    "a space with a beast", "a space with a calm person", "a space within 1 steps of Hill",
)  # fmt: skip


def _goods(words: str) -> Fits:
    tool, note, beast = laws.kind("tool"), laws.kind("note"), laws.kind("beast")
    return {
        "Axe": _named("Axe"),
        "Lamp": _named("Lamp"),
        "a tool": tool,
        "a heavy tool": laws.both(tool, laws.tag("heavy")),
        "a heavy bright tool": laws.both(tool, laws.tag("heavy"), laws.tag("bright")),
        "a blade": laws.kind("blade"),
        "a note": note,
        "a tool or note": laws.either(tool, note),
        "a beast": beast,
        "a wild beast": laws.both(beast, laws.tag("wild")),
        "a heavy": laws.tag("heavy"),
        "a tool with weight at least 2": laws.both(tool, laws.number("weight", lambda n: n >= 2)),
        "a tool other than Axe": laws.both(tool, laws.no(_named("Axe"))),
        "Wolf": _named("Wolf"),
        "a person": laws.kind("person"),
        "an angry person": _person("an angry person"),
    }[words]


CARRIED = (
    "Axe", "Lamp", "a tool", "a heavy tool", "a heavy bright tool", "a blade", "a note", "a tool or note",
    "a heavy", "a tool with weight at least 2", "a tool other than Axe",
)  # fmt: skip
THERE = ("a beast", "a wild beast", "Wolf", "a person", "an angry person", "a tool", "a heavy tool", "Axe")


def behinds() -> Iterator[Behind]:
    """All narrowings behind a noun."""
    yield Behind("nothing", "", laws.always, ALL)
    hereabouts = laws.at(laws.space_of(_named("Ann")))
    yield Behind("here", "here", hereabouts, ON_BOARD, True)
    # --- in a zone ---
    yield Behind("in your ZONE", "in your bag", laws.in_zone("bag", _named("Ann")), (GOODS,), True)
    yield Behind("in NAME'S ZONE", "in Ben's bag", laws.in_zone("bag", _named("Ben")), (GOODS,), True)
    yield Behind("in ZONE", "in the heap", laws.in_zone("heap"), (GOODS,), True)
    yield Behind("in ZONE", "in the chest", laws.in_zone("chest"), (GOODS,), True)
    yield Behind("in any ZONE", "in a bag", laws.in_zone("bag"), (GOODS,), True)
    yield Behind("in any ZONE", "in bags", laws.in_zone("bag"), (GOODS,), True)
    yield Behind("in any ZONE", "in a field", laws.in_zone("field"), THINGS, True)
    yield Behind("in the ZONE", "in the bag", laws.in_zone("bag", _named("Ann")), (GOODS,), True)
    yield Behind(
        "in the ZONE", "in the field", laws.in_zone("field", laws.space_of(_named("Ann"))), THINGS, True
    )
    yield Behind(
        "in the ZONE of NAME", "in the pouch of Mule", laws.in_zone("pouch", _named("Mule")), (GOODS,), True
    )
    yield Behind(
        "in the ZONE of X",
        "in the pouch of a beast",
        laws.in_zone("pouch", laws.kind("beast")),
        (GOODS,),
        True,
    )
    yield Behind(
        "in the ZONE of X", "in the pouch of a tool", laws.in_zone("pouch", laws.kind("tool")), (GOODS,), True
    )
    for who in ("you", *SOMEBODY):
        zone = "bags" if who == "calm persons" else "bag"
        name = "in the ZONE of NAME" if who in ("you", "Ben") else "in the ZONE of X"
        yield Behind(name, f"in the {zone} of {who}", laws.in_zone("bag", _person(who)), (GOODS,), True)
    for where in SOMEWHERE:
        zone = "fields" if where == "sandy spaces" else "field"
        name = "in the ZONE of NAME" if where in ("Mill", "Ford") else "in the ZONE of X"
        yield Behind(name, f"in the {zone} of {where}", laws.in_zone("field", _space(where)), THINGS, True)
    # --- at a place ---
    for where in SOMEWHERE:
        name = "at NAME" if where in ("Mill", "Ford") else "at X"
        yield Behind(name, f"at {where}", laws.at(_space(where)), ON_BOARD, True)
    yield Behind("on NAME", "on Ford", laws.at(_named("Ford")), ON_BOARD, True)
    either = laws.either(_named("Mill"), _named("Hill"))
    yield Behind("at NAME or NAME", "at Mill or Hill", laws.at(either), ON_BOARD, True)
    # --- of somebody ---
    for who in ("you", *SOMEBODY):
        name = "of NAME" if who in ("you", "Ben") else "of X"
        yield Behind(name, f"of {who}", laws.of(_person(who)), (GOODS,), True)
        yield Behind(name, f"of {who}", laws.space_of(_person(who)), (PLACES,), True)
    yield Behind("of NAME", "of Mule", laws.of(_named("Mule")), (GOODS,), True)
    yield Behind("of NAME", "of Hill", laws.of(_named("Hill")), THINGS, True)
    yield Behind("of X", "of a beast", laws.of(laws.kind("beast")), (GOODS,), True)
    yield Behind("of X", "of a sandy space", laws.of(_space("a sandy space")), THINGS, True)
    yield Behind("of your choice", "of your choice", laws.always, ALL)
    # --- near ---
    for far, whom in ((1, "you"), (0, "Ben"), (2, "Ben"), (1, "Hill"), (1, "Wolf")):
        yield Behind(
            "within N steps of NAME",
            f"within {far} steps of {whom}",
            laws.within(far, _named("Ann" if whom == "you" else whom)),
            ALL,
            True,
        )
    yield Behind(
        "within N steps of X",
        "within 1 steps of an angry person",
        laws.within(1, _person("an angry person")),
        ALL,
        True,
    )
    yield Behind(
        "within N steps of X",
        "within 1 steps of a wild beast",
        laws.within(1, _goods("a wild beast")),
        ALL,
        True,
    )
    # --- numbers ---
    for words, name, test in (
        ("with might 2", "might", lambda n: n == 2),
        ("with might at least 2", "might", lambda n: n >= 2),
        ("with might at most 2", "might", lambda n: n <= 2),
        ("with might more than your might", "might", lambda n: n > 2),
    ):
        yield Behind("with UNIT N", words, laws.number(name, test), ON_BOARD)
    yield Behind("with PROPERTY N", "with weight 2", laws.number("weight", lambda n: n == 2), (GOODS,))
    yield Behind(
        "with PROPERTY N", "with weight at least 3", laws.number("weight", lambda n: n >= 3), (GOODS,)
    )
    yield Behind("with COUNTER N", "with coins at least 3", laws.number("coins", lambda n: n >= 3), (PEOPLE,))
    yield Behind("with COUNTER N", "with coins 0", laws.number("coins", lambda n: n == 0), (PEOPLE,))
    yield Behind("with N COUNTERS", "with 3 coins", laws.number("coins", lambda n: n >= 3), (PEOPLE,))
    yield Behind("without N COUNTERS", "without 3 coins", laws.number("coins", lambda n: n < 3), (PEOPLE,))
    yield Behind("that has N COUNTERS", "that has 3 coins", laws.number("coins", lambda n: n >= 3), (PEOPLE,))
    # --- having ---
    for what in (*CARRIED, *THERE):
        fits, sorts = (
            _goods(what),
            tuple(x for x, some in ((PEOPLE, CARRIED), (PLACES, THERE)) if what in some),
        )
        yield Behind("with X", f"with {what}", laws.has(fits), sorts)
        yield Behind("without X", f"without {what}", laws.no(laws.has(fits)), sorts)
        yield Behind("that has X", f"that has {what}", laws.has(fits), sorts)
    tool = laws.kind("tool")
    heavies, beasts = laws.both(tool, laws.tag("heavy")), laws.kind("beast")
    for words, fits in (
        ("with 2 tools", laws.has(tool, 2)),
        ("without 2 tools", laws.no(laws.has(tool, 2))),
        ("with no notes", laws.no(laws.has(laws.kind("note")))),
        ("with no heavy tool", laws.no(laws.has(heavies))),
        ("with no Axe or Lamp", laws.no(laws.has(laws.either(_named("Axe"), _named("Lamp"))))),
        ("with no note or Lamp", laws.no(laws.has(laws.either(laws.kind("note"), _named("Lamp"))))),
        ("with heavy tools", laws.has(heavies)),
        ("without tools", laws.no(laws.has(tool))),
        ("that has 2 tools", laws.has(tool, 2)),
        ("with a tool in the pouch of a tool", laws.has(laws.both(tool, laws.in_zone("pouch", tool)))),
        ("with another tool", laws.has(tool)),
        ("without any tools", laws.no(laws.has(tool))),
        ("with any tool", laws.has(tool)),
        ("with any tools", laws.has(tool)),
    ):
        yield Behind("with SEVERAL", words, fits, (PEOPLE,))
    for words, fits in (
        ("with 2 beasts", laws.has(beasts, 2)),
        ("without beasts", laws.no(laws.has(beasts))),
        ("with no persons", laws.no(laws.has(laws.kind("person")))),
        ("with 2 persons", laws.has(laws.kind("person"), 2)),
        ("with you", laws.space_of(_named("Ann"))),
        ("without you", laws.no(laws.space_of(_named("Ann")))),
        ("with another person", laws.has(_person("another person"))),
        ("with Ben", laws.space_of(_named("Ben"))),
    ):
        yield Behind("with SEVERAL", words, fits, (PLACES,))
    yield Behind("with X", "with a tool", laws.has(tool), BEASTS_ONLY)
    yield Behind("with X", "with Nail", laws.has(_named("Nail")), (GOODS,))
    # --- words ---
    yield Behind("that is WORD", "that is heavy", laws.tag("heavy"), THINGS)
    yield Behind(
        "that is WORD", "that is heavy bright", laws.both(laws.tag("heavy"), laws.tag("bright")), THINGS
    )
    yield Behind("that is WORD", "that is sandy", laws.tag("sandy"), (PLACES,))
    yield Behind("that is WORD", "that is angry", laws.mood("angry"), (PEOPLE,))
    # --- other than ---
    for words, but, sorts in (
        ("Axe", _named("Axe"), (GOODS,)),
        ("Lamp", _named("Lamp"), (GOODS,)),
        ("Lamp #2", laws.called("Lamp #2"), (GOODS,)),
        ("Axe and other than Lamp", laws.either(_named("Axe"), _named("Lamp")), (GOODS,)),
        ("Axe and Lamp", laws.either(_named("Axe"), _named("Lamp")), (GOODS,)),
        ("heavy tools or Lamp", laws.either(heavies, _named("Lamp")), (GOODS,)),
        ("Ben and you", laws.either(_named("Ben"), _named("Ann")), (PEOPLE,)),
        ("Mill or Ford", laws.either(_named("Mill"), _named("Ford")), (PLACES,)),
        ("a heavy tool", heavies, (GOODS,)),
        ("heavy tools", heavies, (GOODS,)),
        ("your tools", laws.both(tool, laws.of(_named("Ann"))), (GOODS,)),
        ("you", _named("Ann"), (PEOPLE,)),
        ("Ben", _named("Ben"), (PEOPLE,)),
        ("an angry person", _person("an angry person"), (PEOPLE,)),
        ("another person", _person("another person"), (PEOPLE,)),
        ("Wolf", _named("Wolf"), (BEASTS,)),
        ("wild beasts", laws.both(beasts, laws.tag("wild")), (BEASTS,)),
        ("Mill", _named("Mill"), (PLACES,)),
        ("your space", laws.space_of(_named("Ann")), (PLACES,)),
        ("a dock", laws.kind("dock"), (PLACES,)),
        ("a neighbour space", _space("a neighbour space"), (PLACES,)),
    ):
        yield Behind("other than X", f"other than {words}", laws.no(but), sorts)
    # --- several, nearest first ---
    mine, light = laws.in_zone("bag", _named("Ann")), laws.number("weight", lambda n: n == 1)
    for words, fits, sorts in (
        ("with weight 1 in your bag", laws.both(light, mine), (GOODS,)),
        ("with weight 1 with might 1", laws.both(light, laws.number("might", lambda n: n == 1)), (GOODS,)),
        ("with weight 1 that is bright", laws.both(light, laws.tag("bright")), (GOODS,)),
        ("other than Axe in your bag", laws.both(laws.no(_named("Axe")), mine), (GOODS,)),
        ("other than Axe with weight 1", laws.both(laws.no(_named("Axe")), light), (GOODS,)),
        (
            "other than heavy tools in the bag of a calm person",
            laws.both(laws.no(heavies), laws.in_zone("bag", _person("calm persons"))),
            (GOODS,),
        ),
        ("here with weight 1", laws.both(hereabouts, light), (GOODS,)),
        ("with weight 1 here", laws.both(light, hereabouts), (GOODS,)),
        ("here other than Wolf", laws.both(hereabouts, laws.no(_named("Wolf"))), (BEASTS,)),
        ("other than Wolf here", laws.both(laws.no(_named("Wolf")), hereabouts), (BEASTS,)),
        ("of your choice in your bag", mine, (GOODS,)),
        ("of your choice with weight 1", light, (GOODS,)),
        (
            "with coins at least 3 at Mill",
            laws.both(laws.number("coins", lambda n: n >= 3), laws.at(_named("Mill"))),
            (PEOPLE,),
        ),
        (
            "with coins at least 3 with a note",
            laws.both(laws.number("coins", lambda n: n >= 3), laws.has(laws.kind("note"))),
            (PEOPLE,),
        ),
        ("other than Ben with a tool", laws.both(laws.no(_named("Ben")), laws.has(tool)), (PEOPLE,)),
        ("other than you here", laws.both(laws.no(_named("Ann")), hereabouts), (PEOPLE,)),
        ("here with a tool", laws.both(hereabouts, laws.has(tool)), (PEOPLE,)),
        ("here that is calm", laws.both(hereabouts, laws.mood("calm")), (PEOPLE,)),
        ("other than Mill with a beast", laws.both(laws.no(_named("Mill")), laws.has(beasts)), (PLACES,)),
        (
            "other than Mill within 1 steps of you",
            laws.both(laws.no(_named("Mill")), laws.within(1, _named("Ann"))),
            (PLACES,),
        ),
        # further than the nearest noun, the words belong to it, as they stand
        (
            "in the bag of a person with coins at least 4",
            laws.in_zone("bag", _person("a person with coins at least 4")),
            (GOODS,),
        ),
        (
            "at a space with a beast that is wild",
            laws.at(laws.both(laws.kind("space"), laws.has(_goods("a wild beast")))),
            ON_BOARD,
        ),
        (
            "in the bag of a person at a sandy space",
            laws.in_zone("bag", laws.both(laws.kind("person"), laws.at(_space("a sandy space")))),
            (GOODS,),
        ),
        (
            "with a tool with weight at least 3",
            laws.has(laws.both(tool, laws.number("weight", lambda n: n >= 3))),
            (PEOPLE,),
        ),
        ("with a tool that is heavy", laws.has(heavies), (PEOPLE,)),
        # what came too late
        ("in your bag with weight 1", laws.both(light, mine), (GOODS,)),
        ("in your bag that is heavy", laws.both(mine, laws.tag("heavy")), (GOODS,)),
        ("in your bag other than Axe", laws.both(mine, laws.no(_named("Axe"))), (GOODS,)),
        ("at Mill with a tool", laws.both(laws.at(_named("Mill")), laws.has(tool)), (PEOPLE,)),
    ):
        yield Behind(
            "two", words, fits, sorts, any(word in f" {words}" for word in (" in ", " at ", "here", "within"))
        )


BEASTS_ONLY = (BEASTS,)


def fronts() -> Iterator[Front]:
    """All that stands in front of a noun."""
    yield Front("nothing", "", laws.always, ALL)
    yield Front("TAG", "heavy", laws.tag("heavy"), THINGS)
    yield Front("TAG TAG", "heavy bright", laws.both(laws.tag("heavy"), laws.tag("bright")), THINGS)
    yield Front("TAG", "sandy", laws.tag("sandy"), (PLACES,))
    yield Front("neighbour", "neighbour", laws.neighbour, (PLACES,))
    yield Front("VALUE", "angry", laws.mood("angry"), (PEOPLE,))
    yield Front("your", "", laws.of(_named("Ann")), (GOODS,), "your", True)
    yield Front("NAME's", "", laws.of(_named("Ben")), (GOODS,), "Ben's", True)
    yield Front("another", "", laws.another, ALL, "another")
    yield Front("another TAG", "sandy", laws.both(laws.tag("sandy"), laws.another), (PLACES,), "another")
    yield Front("another VALUE", "calm", laws.both(laws.mood("calm"), laws.another), (PEOPLE,), "another")
    yield Front("every", "", laws.always, ALL, "every")
    yield Front("any", "", laws.always, ALL, "any")


HEADS = ("person", "space", "tool", "beast")
MORE_HEADS = ("dock", "blade", "note", "card")


def _sort(head: str) -> str:
    return SORTS.get(head, GOODS)


def made(front: Front, head: str, behind: Behind) -> Phrase:
    """The noun phrase of these parts."""
    way = " ".join(
        x
        for x in (
            front.way if front.way != "nothing" else "",
            head,
            behind.way if behind.way != "nothing" else "",
        )
        if x
    )
    words = [front.words] if front.words else []
    tail = [behind.words] if behind.words else []
    tails = [x.replace("that has", "that have").replace("that is", "that are") for x in tail]
    own = laws.both(front.fits, behind.fits)
    if front.words == "neighbour" and behind.words.startswith("of "):  # seen from there
        own = laws.beside(behind.fits)
    return Phrase(
        way,
        " ".join([*words, head, *tail]),
        " ".join([*words, PLURALS[head], *tails]),
        laws.both(laws.kind(head), own),
        _sort(head),
        front.det,
        owned=front.owned or behind.owned,
        behind=bool(behind.words),
    )


def phrases() -> Iterator[Phrase]:
    """Every noun phrase of the sweep."""
    front_, behind_ = list(fronts()), list(behinds())
    bare, plain = front_[0], behind_[0]
    for head in HEADS:
        for behind in behind_:
            if _sort(head) in behind.sorts:
                yield made(bare, head, behind)
        for front in front_[1:]:
            if _sort(head) in front.sorts:
                yield made(front, head, plain)
    for head in MORE_HEADS:
        yield made(bare, head, plain)
        for front in front_[1:]:
            if _sort(head) in front.sorts and front.way in ("TAG", "your", "another"):
                yield made(front, head, plain)
    # words in front and behind
    some = {"in your ZONE", "at NAME", "with UNIT N", "with X", "other than X", "here", "two", "of NAME"}
    for front in front_[1:]:
        for head in HEADS:
            for n, behind in enumerate(behind_):
                if front.owned and behind.owned:
                    continue
                if behind.way in some and n % 3 == 0 and {_sort(head)} <= {*front.sorts} & {*behind.sorts}:
                    yield made(front, head, behind)
    # alternatives, tags alone, names
    note, tool, beast = laws.kind("note"), laws.kind("tool"), laws.kind("beast")
    yield Phrase("or", "tool or note", "tools or notes", laws.either(tool, note), GOODS)
    yield Phrase("and", "tool or note", "tools and notes", laws.either(tool, note), GOODS)
    yield Phrase(
        "or",
        "heavy tool or note",
        "heavy tools or notes",
        laws.either(laws.both(tool, laws.tag("heavy")), note),
        GOODS,
    )
    yield Phrase(
        "or",
        "beast or heavy tool",
        "beasts or heavy tools",
        laws.either(beast, laws.both(tool, laws.tag("heavy"))),
        GOODS,
    )
    yield Phrase(
        "or behind",
        "tool or note with weight 1",
        "tools or notes with weight 1",
        laws.both(laws.either(tool, note), laws.number("weight", lambda n: n == 1)),
        GOODS,
        behind=True,
    )
    yield Phrase("TAG alone", "heavy", "heavies", laws.tag("heavy"), GOODS)
    yield Phrase(
        "TAG alone", "heavy bright", "heavy brights", laws.both(laws.tag("heavy"), laws.tag("bright")), GOODS
    )
    yield Phrase(
        "TAG alone behind",
        "heavy at Mill",
        "heavies at Mill",
        laws.both(laws.tag("heavy"), laws.at(_named("Mill"))),
        GOODS,
        owned=True,
        behind=True,
    )
    yield Phrase("TAG alone", "sandy", "sandies", laws.tag("sandy"), PLACES)
    yield Phrase("a NAME", "Axe", "Axes", laws.called("Axe"), GOODS)
    yield Phrase("a NAME", "Lamp", "Lamps", laws.called("Lamp"), GOODS)
    yield Phrase("a NAME", "Wolf", "Wolfs", laws.called("Wolf"), BEASTS)
    for name, sort in (
        ("Axe", GOODS),
        ("Lamp", GOODS),
        ("Lamp #2", GOODS),
        ("Ben", PEOPLE),
        ("Wolf", BEASTS),
        ("Ford", PLACES),
    ):
        yield Phrase("NAME", name, "", laws.called(name), sort, sure=True, owned=True)
    holds_knife = lambda w, x: laws.holder(w, w["Knife"]) == x.name  # noqa: E731
    yield Phrase("you", "you", "", _named("Ann"), PEOPLE, sure=True, owned=True)
    yield Phrase("LINK", "your home", "", _named("Mill"), PLACES, sure=True, owned=True)
    yield Phrase("LINK", "the home of Ben", "", _named("Hill"), PLACES, sure=True, owned=True)
    yield Phrase("LINK", "your space", "", laws.space_of(_named("Ann")), PLACES, sure=True, owned=True)
    yield Phrase("LINK", "the space of Ben", "", laws.space_of(_named("Ben")), PLACES, sure=True, owned=True)
    yield Phrase("ROLE", "the holder of Knife", "", holds_knife, PEOPLE, sure=True, owned=True)
    yield Phrase("ROLE", "Knife's holder", "", holds_knife, PEOPLE, sure=True, owned=True)
    for words, fits in (
        ("Lamp in your bag", laws.both(_named("Lamp"), laws.in_zone("bag", _named("Ann")))),
        ("Lamp of Ben", laws.both(_named("Lamp"), laws.of(_named("Ben")))),
        ("Lamp here", laws.both(_named("Lamp"), laws.at(laws.space_of(_named("Ann"))))),
        ("Lamp with might 9", laws.both(_named("Lamp"), laws.number("might", lambda n: n == 9))),
        ("Lamp other than Lamp #2", laws.both(_named("Lamp"), laws.no(laws.called("Lamp #2")))),
    ):
        yield Phrase("NAME behind", words, "", fits, GOODS, sure=True, owned=True, behind=True)


def unsure(one: Phrase) -> bool:
    """Whether a phrase takes a plain article."""
    return not one.sure and not one.det


def with_det(one: Phrase, det: str) -> Phrase:
    """The same phrase with other words in front."""
    return evolve(one, det=det)


def of_all(words: str) -> str:
    """So many things of somebody who could be anybody are said to be of all: `2 tools of all persons`."""
    return _OF_ONE.sub(
        lambda one: f"all {'other ' if one[1] == 'another' else ''}{one[2] or ''}persons", words
    )
