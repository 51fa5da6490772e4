"""Paths of rules and things: pack, box or thing, label, each as a slug."""

from __future__ import annotations

import re
from collections.abc import Iterable

from talisman.compiler.diagnostics import closest
from talisman.compiler.syntax.tree import Node

_DROPPED = re.compile(r"['\u2019\"]")
_BETWEEN = re.compile(r"[^a-z0-9#+]+")


def slug(text: str) -> str:
    """Lower case, blanks to hyphens, apostrophes dropped, `#2` kept: `Ann's Stone #2` is `anns-stone-#2`."""
    return _BETWEEN.sub("-", _DROPPED.sub("", text.lower())).strip("-")


def join(*parts: str) -> str:
    """A path of slugs; empty parts are left out."""
    return ".".join(part for part in parts if part)


def cites(node: Node) -> tuple[str, ...]:
    """The rows cited on the line on which the node begins."""
    return tuple(leaf.text for leaf in node.leaves("CITE"))


def nearest(path: str, known: Iterable[str]) -> str:
    """The path that was meant: without its pack, of another pack, with a step too many, or misspelt.

    Where the thing that is named is there, it is nothing of another thing, however alike the words are.
    """
    known = list(known)
    pack, _, inner = path.partition(".")
    begins, ends = f"{pack}.{inner.partition('.')[0]}.", path[path.rfind(".") :]
    bare = [other for other in known if other.partition(".")[2] == path]
    akin = [other for other in known if other.startswith(begins) and other.endswith(ends)]
    moved = [other for other in known if other.partition(".")[2] == inner]
    thing, last = path.rpartition(".")[0], path.rpartition(".")[2]
    below = [other for other in known if other.startswith(f"{thing}.")] if "." in thing else []
    alike = [f"{thing}.{one}" for one in closest(last, [other[len(thing) + 1 :] for other in below])]
    elsewhere = [
        other for other in known if "." in thing and other.partition(".")[2] == thing.partition(".")[2]
    ]
    there = [thing] if "." in thing and thing in known else elsewhere
    return next(iter((*bare, *akin, *moved, *alike, *there, *closest(path, known))), "")
