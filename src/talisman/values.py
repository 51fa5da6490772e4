"""Classes of values as `attrs` has them, at a tenth of what `attrs` needs to make such a class.

To whoever reads the code, and to the type checker, `frozen`, `define`, `field`, `Factory` and `evolve` are
those of `attrs`; whatever asks `attrs` about such a class gets an answer. Two hundred are made before a
compile, so here only `__init__` is generated; comparing, hashing and showing are shared functions. A
frozen value is one by the type checker's word: to guard it at run time makes its making three times as slow.

What is left out: inheritance, converters, validators, members by keyword only, names with an underscore in
`__init__`.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, NamedTuple, TypeVar, cast

T = TypeVar("T")

NOTHING = object()
"""Stands where no value is given."""


class Part(NamedTuple):
    """What is said about a member besides its type."""

    default: object = NOTHING
    factory: Callable[[], object] | None = None
    init: bool = True
    eq: bool = True
    repr: bool = True


class Member(NamedTuple):
    """A member of a class, with the names by which `attrs` asks."""

    name: str
    type: object
    init: bool
    eq: bool
    repr: bool

    @property
    def alias(self) -> str:
        """The name of the parameter."""
        return self.name


_MODELS: dict[object, CodeType] = {}
"""The code of an `__init__` for members of some shape; many classes have members of the same."""
_GETTERS: dict[int, CodeType] = {}
"""The code that gets so many members of a value."""
_ALIKE: dict[int, CodeType] = {}
"""The code of an `__eq__` that asks for so many members."""
_GIVEN: dict[type, Callable[[object], tuple[object, ...]]] = {}
"""Of each class how to get what its `__init__` wants, in order."""


def getter(names: tuple[str, ...]) -> Callable[[object], tuple[object, ...]]:
    """What gives these members of a value, one after the other.

    As code of its own for each class: Python knows after a few calls where they are, and `attrgetter` looks
    for them each time. The code is that of all classes with so many members, with other names in it.
    """
    model = _GETTERS.get(len(names))
    if model is None:
        members = "".join(f"value.m{number}, " for number in range(len(names)))
        model = _GETTERS[len(names)] = _compiled("get", f"def get(value):\n return ({members})\n")
    return FunctionType(_named(model, names), {}, "get")


def _factory(make: Callable[[], object]) -> Part:
    """A default that is made anew for each value."""
    return Part(factory=make)


def _field(
    *,
    default: object = NOTHING,
    factory: Callable[[], object] | None = None,
    init: bool = True,
    eq: bool = True,
    repr: bool = True,
) -> Part:
    """A member with more to say than its type."""
    if isinstance(default, Part):
        return default._replace(init=init, eq=eq, repr=repr)
    return Part(default, factory, init, eq, repr)


def _define(
    cls: type[T] | None = None,
    *,
    eq: bool = True,
    order: bool = False,
    unsafe_hash: bool = False,
) -> type[T] | Callable[[type[T]], type[T]]:
    """A class of values that may change; they are compared, and have a hash only if that is asked for."""
    if cls is None:
        return lambda made: _made(made, eq=eq, order=order, hashed=unsafe_hash)
    return _made(cls, eq=eq, order=order, hashed=unsafe_hash)


def _frozen(
    cls: type[T] | None = None, *, eq: bool = True, order: bool = False
) -> type[T] | Callable[[type[T]], type[T]]:
    """A class of values that do not change."""
    if cls is None:
        return lambda made: _made(made, eq=eq, order=order, hashed=eq)
    return _made(cls, eq=eq, order=order, hashed=eq)


def _made(cls: type[T], *, eq: bool, order: bool, hashed: bool) -> type[T]:
    """The class with slots and methods for the members that it names."""
    space = dict(vars(cls))
    members: list[Member] = []
    parts: list[Part] = []
    for name, kind in space.get("__annotations__", {}).items():
        given = space.pop(name, NOTHING)
        part = given if isinstance(given, Part) else Part(given)
        parts.append(part)
        members.append(Member(name, kind, part.init, part.eq, part.repr))
    names = tuple(member.name for member in members)
    space.pop("__dict__", None)
    space.pop("__weakref__", None)
    space["__slots__"] = names
    space["__attrs_attrs__"] = tuple(members)
    space["__match_args__"] = tuple(member.name for member in members if member.init)
    space["__init__"] = _init(names, parts, "__attrs_post_init__" in space)
    space.setdefault("__repr__", _repr(tuple(member.name for member in members if member.repr)))
    if eq:
        asked = tuple(member.name for member in members if member.eq)
        space.setdefault("__eq__", _eq(asked))
        compared = getter(asked)
        space.setdefault("__hash__", _hash(cls.__qualname__, compared) if hashed else None)
        if order:
            for name in ("lt", "le", "gt", "ge"):
                space[f"__{name}__"] = _order(getattr(operator, name), compared)
    return cast("type[T]", type(cls.__name__, cls.__bases__, space))


def _init(names: tuple[str, ...], parts: list[Part], more: bool) -> Callable[..., None]:
    """The method that takes the members: the one of a class of the same shape, with other names."""
    shape = (tuple((part.factory is not None, part.init) for part in parts), more)
    model = _MODELS.get(shape)
    if model is None:
        model = _MODELS[shape] = _model(parts, more)
    code = _named(model, names)
    known: dict[str, object] = {"NOTHING": NOTHING}
    defaults: list[object] = []
    for number, part in enumerate(parts):
        if part.factory is not None:
            known[f"make{number}"] = part.factory
        elif not part.init:
            known[f"default{number}"] = part.default
        if part.init and (part.factory is not None or part.default is not NOTHING):
            defaults.append(NOTHING if part.factory is not None else part.default)
    return FunctionType(code, known, "__init__", tuple(defaults))


def _model(parts: list[Part], more: bool) -> CodeType:
    """The code of an `__init__` whose members are called m0, m1 and so on."""
    taken, lines = ["self"], []
    for number, part in enumerate(parts):
        name = value = f"m{number}"
        if part.factory is not None:
            make = f"make{number}()"
            value = f"{make} if {name} is NOTHING else {name}" if part.init else make
        elif not part.init:
            value = f"default{number}"
        if part.init:
            taken.append(name)
        lines.append(f" self.{name} = {value}\n")
    if more:
        lines.append(" self.__attrs_post_init__()\n")
    return _compiled("__init__", f"def __init__({', '.join(taken)}):\n{''.join(lines) or ' pass'}")


def _compiled(name: str, text: str) -> CodeType:
    """The code of a function."""
    space: dict[str, FunctionType] = {}
    exec(text, {"NOTHING": NOTHING}, space)
    return space[name].__code__


def _named(model: CodeType, names: tuple[str, ...]) -> CodeType:
    """The code with the names of members in the place of m0, m1 and so on."""
    words = {f"m{number}": name for number, name in enumerate(names)}
    return model.replace(
        co_varnames=tuple(words.get(word, word) for word in model.co_varnames),
        co_names=tuple(words.get(word, word) for word in model.co_names),
    )


def _eq(names: tuple[str, ...]) -> Callable[[object, object], bool]:
    """Whether a value is of the same class, and these members are the same; most differ in the first."""
    model = _ALIKE.get(len(names))
    if model is None:
        same = " and ".join(f"self.m{number} == other.m{number}" for number in range(len(names)))
        text = (
            "def __eq__(self, other):\n"
            " if type(other) is not type(self):\n  return NotImplemented\n"
            f" return other is self or ({same or True})\n"
        )
        model = _ALIKE[len(names)] = _compiled("__eq__", text)
    return FunctionType(_named(model, names), {}, "__eq__")


def _hash(name: str, compared: Callable[[object], object]) -> Callable[[object], int]:
    def __hash__(self: object) -> int:
        return hash((name, compared(self)))

    return __hash__


def _order(
    holds: Callable[[object, object], bool], compared: Callable[[object], object]
) -> Callable[[object, object], object]:
    def ordered(self: object, other: object) -> object:
        if type(other) is not type(self):
            return NotImplemented
        return holds(compared(self), compared(other))

    return ordered


def _repr(names: tuple[str, ...]) -> Callable[[object], str]:
    def __repr__(self: object) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{self.__class__.__qualname__}({shown})"

    return __repr__


def described(kind: type, told: tuple[tuple[str, str, bool, bool, bool], ...]) -> None:
    """Tell of a class whose methods are written out what is told of the others (`tools/plain_classes.py`)."""
    known = tuple(Member(*one) for one in told)
    get = _GIVEN[kind] = getter(tuple(one.name for one in known if one.init))
    methods = {
        "__attrs_attrs__": known,
        "__repr__": _repr(tuple(one.name for one in known if one.repr)),
        "__reduce__": lambda self: (type(self), get(self)),
    }
    for name, method in methods.items():
        setattr(kind, name, method)


def members(kind: type) -> tuple[Member, ...]:
    """The members of a class of values; none of any other class."""
    found: tuple[Member, ...] = getattr(kind, "__attrs_attrs__", ())
    return found


def copied(value: T) -> T:
    """A value of the same class with the same members."""
    kind = type(value)
    get = _GIVEN.get(kind)
    if get is None:
        get = _GIVEN[kind] = getter(tuple(member.name for member in members(kind) if member.init))
    return kind(*get(value))


def _evolve(value: T, /, **changes: object) -> T:
    """A value of the same class with some members exchanged."""
    made = copied(value)
    for name, member in changes.items():
        setattr(made, name, member)
    return made


def _mypyc_attr(**_: object) -> Callable[[type[T]], type[T]]:
    """Something for whoever makes native code of a class, and for nobody else."""
    return lambda cls: cls


if TYPE_CHECKING:
    from attrs import Factory, define, evolve, field, frozen
    from mypy_extensions import mypyc_attr
else:
    mypyc_attr = _mypyc_attr
    Factory, define, evolve, field, frozen = _factory, _define, _evolve, _field, _frozen

__all__ = [
    "Factory",
    "Member",
    "copied",
    "define",
    "described",
    "evolve",
    "field",
    "frozen",
    "getter",
    "members",
    "mypyc_attr",
]
