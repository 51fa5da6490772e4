"""How the parts of a construct are read: what the grammar promises is there, or the tree is wrong.

The classes of `views.py` name their parts with these.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar, overload

from talisman.compiler.syntax.tree import Node
from talisman.values import mypyc_attr

T = TypeVar("T")


@mypyc_attr(native_class=False)
class Broken(AssertionError):
    """A node lacks what the grammar says it has."""


class _Reader(Generic[T]):
    """A part by the kinds that may stand for it."""

    __slots__ = ("kinds", "name")

    def __init__(self, kinds: Iterable[str]) -> None:
        self.kinds = frozenset(kinds)
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def broken(self, node: Node) -> Broken:
        """The part is not there."""
        kinds = ", ".join(kid.kind for kid in node.kids)
        return Broken(f"{node.kind} at {node.span} has no {self.name}, but {kinds or 'nothing'}")


class One(_Reader[T]):
    """A part that is always there."""

    __slots__ = ()

    @overload
    def __get__(self, node: None, owner: object) -> One[T]: ...
    @overload
    def __get__(self, node: Node, owner: object) -> T: ...
    def __get__(self, node: Node | None, owner: object) -> One[T] | T:
        """The part of a node."""
        if node is None:
            return self
        kinds = self.kinds
        for kid in node.kids:
            if kid.kind in kinds:
                return kid  # type: ignore[return-value]
        raise self.broken(node)


class Maybe(_Reader[T]):
    """A part that is not always there."""

    __slots__ = ()

    @overload
    def __get__(self, node: None, owner: object) -> Maybe[T]: ...
    @overload
    def __get__(self, node: Node, owner: object) -> T | None: ...
    def __get__(self, node: Node | None, owner: object) -> Maybe[T] | T | None:
        """The part of a node."""
        if node is None:
            return self
        kinds = self.kinds
        for kid in node.kids:
            if kid.kind in kinds:
                return kid  # type: ignore[return-value]
        return None


class Several(_Reader[T]):
    """Parts of one sort, as many as there are."""

    __slots__ = ()

    @overload
    def __get__(self, node: None, owner: object) -> Several[T]: ...
    @overload
    def __get__(self, node: Node, owner: object) -> tuple[T, ...]: ...
    def __get__(self, node: Node | None, owner: object) -> Several[T] | tuple[T, ...]:
        """The part of a node."""
        if node is None:
            return self
        kinds = self.kinds
        found = []
        for kid in node.kids:
            if kid.kind in kinds:
                found.append(kid)
        return tuple(found)  # type: ignore[arg-type]


class Nth(_Reader[T]):
    """The first or the second of two parts that are always there."""

    __slots__ = ("at",)

    def __init__(self, kinds: Iterable[str], at: int) -> None:
        """Which one, counted from 0."""
        super().__init__(kinds)
        self.at = at

    @overload
    def __get__(self, node: None, owner: object) -> Nth[T]: ...
    @overload
    def __get__(self, node: Node, owner: object) -> T: ...
    def __get__(self, node: Node | None, owner: object) -> Nth[T] | T:
        """The part of a node."""
        if node is None:
            return self
        kinds = self.kinds
        found = [kid for kid in node.kids if kid.kind in kinds]
        if len(found) != 2:
            raise self.broken(node)
        return found[self.at]  # type: ignore[return-value]


class Has:
    """Whether a word stands in the node."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        """Which word."""
        self.word = word

    @overload
    def __get__(self, node: None, owner: object) -> Has: ...
    @overload
    def __get__(self, node: Node, owner: object) -> bool: ...
    def __get__(self, node: Node | None, owner: object) -> Has | bool:
        """The part of a node."""
        if node is None:
            return self
        return self.word in [kid.kind for kid in node.kids]
