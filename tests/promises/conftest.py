"""The program as a function, in a folder of its own, as in the tests of the shell."""

from shell.conftest import own_folder, talisman

__all__ = ["own_folder", "talisman"]
