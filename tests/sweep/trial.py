"""A trial of a noun phrase: a position, the lines of it, what is seen and what is meant.

A trial is a thing on Ann's desk; `you` is Ann. What is seen when it is tried, or when everybody pokes about,
has to be what `meant` says, from the country alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from attrs import frozen

from sweep import laws
from sweep.phrases import BEASTS, GOODS, PEOPLE, PLACES, Phrase, of_all
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


def if_owned(lines: Callable[[Phrase], str], *, owned: bool) -> Callable[[Phrase], str]:
    """The lines for a phrase that says whose or where the thing is, or for one that does not."""
    return lambda phrase: lines(phrase) if phrase.owned == owned else ""


def names(some: Sequence[Thing]) -> tuple[str, ...]:
    """The names of things, in order."""
    return tuple(sorted(one.name for one in some))


def dots(some: Sequence[Thing]) -> Seen:
    """Each of those has got a dot."""
    return Seen(tuple((name, 1) for name in names(some)))


def every(w: World, some: list[Thing]) -> object:
    """All of them are marked."""
    return dots(some)


def one_of(w: World, some: list[Thing]) -> object:
    """One is chosen, the first that is on offer; nobody is asked about one or none."""
    if len(some) < 2:
        return dots(some)
    return ("one of", names(some))


def up_to(w: World, some: list[Thing]) -> object:
    """Which first are on offer."""
    return ("first asked", names(some))


def true(w: World, some: list[Thing]) -> object:
    """There is one."""
    return yes(bool(some))


def false(w: World, some: list[Thing]) -> object:
    """There is none."""
    return yes(not some)


def yes(so: bool) -> object:
    """You have got a dot if it is so."""
    return Seen(((YOU, 1),) if so else ())


def at_least(least: int) -> Meant:
    """There are so many."""
    return lambda w, some: yes(len(some) >= least)


def number(of: Callable[[World, list[Thing]], int]) -> Meant:
    """Ann's number is one of those that are meant."""
    return lambda w, some: Seen(tally=of(w, some))


def lines_with(text: str, form: str, sorts: str = "") -> Callable[[Phrase], str]:
    """Lines of a trial in which a form of the phrase stands."""

    def lines(one: Phrase) -> str:
        words = getattr(one, form)
        return text.replace("NP", words) if words else ""

    return lines


def tried(text: str, form: str) -> Callable[[Phrase], str]:
    """Lines of a trial in which a form of the phrase stands in what is done."""
    return lines_with(f"when you try this: {text}", form)


def bare(text: str) -> Callable[[Phrase], str]:
    """Without a determiner, one."""
    return lambda one: "" if one.sure or one.det else f"when you try this: {text.replace('NP', one.one)}"


def counted(text: str) -> Callable[[Phrase], str]:
    """Without a determiner, several."""
    return lambda one: (
        "" if one.sure or one.det else f"when you try this: {text.replace('NP', of_all(one.several))}"
    )


def plain(lines: Callable[[Phrase], str]) -> Callable[[Phrase], str]:
    """Where what stands behind the noun would belong to another."""
    return lambda one: "" if one.behind else lines(one)


def rule(text: str, form: str) -> Callable[[Phrase], str]:
    """Lines that are a rule, in which a form of the phrase stands."""
    return lines_with(text, form)


def lying_in(w: World, zone: str, some: list[Thing]) -> list[Thing]:
    """What lies in such a zone of one of those."""
    return [x for x in w if x.zone == zone and any(one.name == x.bearer for one in some)]


def had(w: World, who: str, some: list[Thing]) -> list[Thing]:
    """Those that somebody has."""
    return [one for one in some if laws.holder(w, one) == who and not is_a(one, "person")]


def pushers(w: World, some: list[Thing]) -> object:
    """Just those are seen."""
    return ("those", names(some))


def not_pushers(w: World, some: list[Thing]) -> object:
    """All others about are seen."""
    return ("those", names([one for one in laws.about(w) if one not in some]))


def lone(w: World, some: list[Thing]) -> list[Thing]:
    """Those with no other person in their place."""
    many = Counter(laws.place(w, one) for one in laws.about(w) if is_a(one, "person"))
    return [one for one in some if many[laws.place(w, one)] == 1]


def heavy(some: list[Thing]) -> list[Thing]:
    """Those with the word in front."""
    return [one for one in some if "heavy" in one.tags]


TICK = "get 1 dot"
CARRIED = (GOODS,)
