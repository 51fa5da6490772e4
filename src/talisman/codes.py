"""Every diagnostic there is, from the catalogues of the compiler."""

from __future__ import annotations

import importlib
import pkgutil

from talisman import compiler
from talisman.compiler.diagnostics import Code


def all_codes() -> dict[str, Code]:
    """Codes of every module of the compiler whose name begins with `catalogue`, sorted."""
    found: dict[str, Code] = {}
    for module in pkgutil.iter_modules(compiler.__path__):
        if module.name.startswith("catalogue"):
            entries = vars(importlib.import_module(f"talisman.compiler.{module.name}"))
            found.update((entry.code, entry) for entry in entries.values() if isinstance(entry, Code))
    return dict(sorted(found.items()))
