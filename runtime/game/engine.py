"""Which machine runs: the compiled one where it is there and fits, else the plain one."""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence, Sequence
from functools import cache
from hashlib import blake2b
from importlib import import_module
from typing import cast

from talisman.runtime.game.watched import Watched
from talisman.runtime.image.image import table_hash
from talisman.runtime.image.link import Linked
from talisman.runtime.machine.machine import Machine
from talisman.runtime.table import ops
from talisman.runtime.table.limits import LOG_LINES, LOG_WORDS

MACHINE_FILES = (
    "vectors.py", "kernel.py", "rules_in_force.py", "instructions.py", "doors.py",
    "dealing.py", "imagining.py", "machine.py",
)  # fmt: skip
"""The files of `runtime/machine/` that are compiled, in their order."""

WIDTH = 4
"""Words of an instruction."""

_choice: dict[str, bool] = {"native": True}


def prefer(native: bool) -> None:
    """Whether games that do not say run compiled where that is possible."""
    _choice["native"] = native


def joined(texts: Sequence[str]) -> str:
    """The texts of the machine's files as one source, without their imports of each other."""
    dropped = ("from talisman.", "from __future__")
    parts = ["\n".join(line for line in text.split("\n") if not line.startswith(dropped)) for text in texts]
    return "\n".join(parts) + "\n"


def source_hash(source: str) -> str:
    """What tells a compiled machine of an older source from one of this."""
    return blake2b(source.encode(), digest_size=16).hexdigest()


def preferred() -> bool:
    """Whether games that do not say run compiled where that is possible."""
    return _choice["native"]


@cache
def machine_hash() -> str:
    """The hash of the instructions and constants a machine is made for."""
    constants = sorted(
        (name, value) for name, value in vars(ops).items() if name.isupper() or name[:2].isupper()
    )
    return blake2b(repr((table_hash(), constants)).encode(), digest_size=16).hexdigest()


def native_machine() -> type[Machine] | None:
    """The compiled machine, or None where it is not built or was built for other instructions."""
    try:
        module = import_module("talisman.runtime._native")
    except ImportError:
        return None
    found: type[Machine] = module.Machine
    return found if getattr(module, "MACHINE_HASH", "") == machine_hash() else None


@cache
def plain_machine() -> type[Machine]:
    """The machine for plain Python: what is made of the files of `Machine` to be faster, if it fits."""
    module = import_module("talisman.runtime.machine.unrolled")
    found: type[Machine] = module.Machine
    return found if machine_hash() == module.MACHINE_HASH else Machine


def is_plain(kind: type[Machine]) -> bool:
    """Whether a machine wants numbers in lists."""
    return kind is Machine or kind is plain_machine()


def chosen(native: bool | None) -> type[Machine]:
    """The machine to use; asking for the compiled one where there is none is an error."""
    if native is None:
        return (native_machine() if _choice["native"] else None) or plain_machine()
    found = native_machine() if native else plain_machine()
    if found is None:
        raise RuntimeError("the compiled machine is not built")
    return found


def vector(kind: type[Machine], words: MutableSequence[int] | list[int]) -> MutableSequence[int]:
    """Numbers in the form the machine wants: a C array when compiled, a list when plain."""
    return list(words) if is_plain(kind) else array("i", words)


def assemble(
    linked: Linked, kind: type[Machine], state: MutableSequence[int], lines: int = LOG_LINES
) -> tuple[Machine, MutableSequence[int]]:
    """A machine over a state, and its log; what notes the words that are read wants them one by one."""
    if isinstance(linked.code, Watched) and is_plain(kind):
        kind = Machine
    tables = _tables(linked, kind)
    kept = vector(kind, [0]) if not len(state) else state[:]
    log = vector(kind, [0] * (lines * LOG_WORDS))
    machine = kind(tables[0], tables[1], linked.where, state, kept, log)
    machine.hd = vector(kind, [0] * linked.where["ne"])
    return machine, log


_cache: dict[tuple[str, type[Machine]], tuple[MutableSequence[int], MutableSequence[int]]] = {}


def _tables(linked: Linked, kind: type[Machine]) -> tuple[MutableSequence[int], MutableSequence[int]]:
    """Code and tables in the machine's form, made once for each image."""
    if isinstance(linked.code, Watched):
        return linked.code, vector(kind, list(linked.tables))
    key = (linked.image.hash, kind)
    if key not in _cache:
        if len(_cache) > 16:
            _cache.clear()
        _cache[key] = (_code(linked, kind), vector(kind, list(linked.tables)))
    return _cache[key]


def _code(linked: Linked, kind: type[Machine]) -> MutableSequence[int]:
    """The code in the machine's form: the one made for plain Python finds whole instructions in it."""
    if kind is Machine or not is_plain(kind):
        return vector(kind, list(linked.code))
    words = list(linked.code)
    found: list[object] = [None] * len(words)
    found[::WIDTH] = zip(*(words[part::WIDTH] for part in range(WIDTH)), strict=True)
    return cast(MutableSequence[int], found)
