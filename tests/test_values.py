"""`talisman.values`: classes that behave like those of `attrs`, as far as the compiler uses them."""

import pickle

import attrs
import pytest

from talisman import values


@values.frozen
class Place:
    """A value with every sort of member."""

    name: str
    step: int = 1
    notes: list[str] = values.Factory(list)
    span: int = values.field(default=0, eq=False)
    hidden: str = values.field(default="h", repr=False)


@attrs.frozen
class Attrs:
    """The same for attrs."""

    name: str
    step: int = 1
    notes: list[str] = attrs.Factory(list)
    span: int = attrs.field(default=0, eq=False)
    hidden: str = attrs.field(default="h", repr=False)


@values.define(order=True, unsafe_hash=True)
class Pair:
    """A value with an order."""

    first: int
    second: int


@values.define
class Counted:
    """A value that does something when it is made."""

    start: int
    now: int = values.field(init=False, default=0)
    seen: list[int] = values.field(init=False, factory=list)

    def __attrs_post_init__(self) -> None:
        """Begin at the start."""
        self.now = self.start


def test_members_and_defaults_are_those_of_attrs() -> None:
    """Members by place and by name, defaults that are made anew, and the text are as attrs has them."""
    mine, theirs = Place("a", notes=["n"], span=3), Attrs("a", notes=["n"], span=3)

    assert repr(mine).replace("Place", "Attrs") == repr(theirs)
    assert Place("a").notes == []
    assert Place("a").notes is not Place("a").notes
    assert Place.__match_args__ == Attrs.__match_args__
    with pytest.raises(TypeError):
        Place()  # type: ignore[call-arg]


def test_values_are_compared_by_class_and_members() -> None:
    """Equal members of one class make equal values, with equal hashes; a member may stay out of it."""

    @values.frozen
    class One:
        number: int

    @values.frozen
    class Other:
        number: int

    assert One(1) == One(1)
    assert hash(One(1)) == hash(One(1))
    assert One(1) != One(2)
    assert One(1) != Other(1)  # type: ignore[comparison-overlap]
    assert len({One(1), One(1), Other(1)}) == 2
    assert Place("a", span=1) == Place("a", span=2)
    assert Place("a", hidden="x") != Place("a", hidden="y")
    with pytest.raises(TypeError):
        hash(Counted(1))


def test_order_goes_by_the_members() -> None:
    """Where it is asked for, values are sorted by their members in order."""
    assert sorted([Pair(2, 1), Pair(1, 2), Pair(1, 1)]) == [Pair(1, 1), Pair(1, 2), Pair(2, 1)]
    assert Pair(1, 1) < Pair(1, 2)
    assert Pair(1, 1) <= Pair(1, 1)
    assert Pair(1, 2) > Pair(1, 1)
    assert Pair(1, 2) >= Pair(1, 2)
    assert hash(Pair(1, 2)) == hash(Pair(1, 2))


def test_what_is_not_given_is_set_all_the_same() -> None:
    """Members that nobody gives have their defaults, and what is done after making is done."""
    assert (Counted(3).now, Counted(3).seen) == (3, [])


def test_copies_with_and_without_changes() -> None:
    """`evolve` exchanges members and `copied` none; and attrs knows these classes, too."""
    place = Place("a", 2)

    assert values.evolve(place, step=3) == Place("a", 3)
    assert attrs.evolve(place, step=3) == Place("a", 3)
    assert values.copied(place) == place
    assert values.copied(place) is not place
    assert [part.name for part in attrs.fields(Place)] == [part.name for part in values.members(Attrs)]
    assert values.members(int) == ()
    with pytest.raises(AttributeError):
        values.evolve(place, size=3)  # type: ignore[call-arg]


def test_members_are_got_in_the_order_in_which_they_are_named() -> None:
    """Also one alone, and none; what is compared ends with the first member that differs."""
    one = Pair(1, 2)

    assert values.getter(("second", "first"))(one) == (2, 1)
    assert values.getter(("second",))(one) == (2,)
    assert values.getter(())(one) == ()
    assert Pair(1, 2) == one != Pair(1, 3)


def test_values_can_be_kept() -> None:
    """A pickled value comes back as it was."""
    assert pickle.loads(pickle.dumps(Pair(1, 2))) == Pair(1, 2)
