"""The checkout and the installed package are the same tree."""

from importlib.resources import files
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINKED = ["grammar", "compiler", "runtime", "content", "variants"]


@pytest.mark.parametrize("part", LINKED)
def test_links(part: str) -> None:
    """Each part is linked into the package; a git without links fails here."""
    link = ROOT / "src" / "talisman" / part

    assert link.is_dir()
    assert (ROOT / part).resolve() == link.resolve()


def test_data_files() -> None:
    """The grammar and the packs are reachable as package data."""
    package = files("talisman")

    assert (package / "grammar" / "skeleton.lark").is_file()
    assert (package / "content" / "destinies" / "pack.toml").is_file()


def test_only_one_import_package() -> None:
    """The package says that it is typed, and holds its name and version."""
    import talisman

    assert (ROOT / "src" / "talisman" / "py.typed").is_file()
    assert talisman.__version__ == "0.1.0"
