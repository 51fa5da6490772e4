"""Every diagnostic there is, from the catalogues of the compiler."""

from __future__ import annotations

import importlib
import pkgutil

from talisman.compiler import messages
from talisman.compiler.diagnostics import Code


def all_codes() -> dict[str, Code]:
    """Codes of every module of the room of messages, sorted."""
    found: dict[str, Code] = {}
    for module in pkgutil.iter_modules(messages.__path__):
        entries = vars(importlib.import_module(f"talisman.compiler.messages.{module.name}"))
        found.update((entry.code, entry) for entry in entries.values() if isinstance(entry, Code))
    return dict(sorted(found.items()))
