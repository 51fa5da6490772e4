"""A rules language for board games: packs in, bytecode out, and a machine that plays it."""

from talisman.native import install

__all__ = ["__version__"]

__version__ = "0.1.0"

install()
