"""What resolving makes of the sources of `tests/compiler/lower/`: the model of each lies beside it, as text.

`python -m pytest -q tests/compiler/resolve/test_meanings.py --snapshot-update` writes it anew: read the diff.
"""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

import lowkit
from beside import Meaning, without_source
from langkit import Shared, kept
from meaning import meaning
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import parse_packs, resolve_parsed
from talisman.compiler.model import Model
from talisman.compiler.syntax import shared as syntax

_READ = syntax.Shared()
"""What is read once for all sources: the base, which they all stand on."""


@pytest.fixture(scope="session")
def shared(request: pytest.FixtureRequest) -> Shared:
    """One table for the words of all sources."""
    return lowkit.table(kept(request))


def model_of(name: str, shared: Shared) -> Model:
    """The unchecked model of a source; of the base where it has no name."""
    bag = Bag()
    model = resolve_parsed(parse_packs(lowkit.packs(name), bag, shared, _READ), bag)
    assert not bag.errors, [found.text for found in bag.sorted()]
    return model


@pytest.fixture(scope="module")
def ground(shared: Shared) -> Model:
    """The model of the base."""
    return model_of("", shared)


@pytest.mark.parametrize("name", ["base", *lowkit.SOURCES])
def test_resolving_makes_this_of_a_source(
    name: str, shared: Shared, ground: Model, snapshot: SnapshotAssertion
) -> None:
    """Every entry of the model that stands in the source, and what stands nowhere and comes by it."""
    below = Model() if name == "base" or lowkit.alone(name) else ground
    model = ground if name == "base" else model_of(name, shared)
    file = lowkit.packs("" if name == "base" else name)[-1].sources[0].shown

    assert meaning(model, file, below) == snapshot(name=name, extension_class=Meaning)


def test_every_snapshot_has_its_source() -> None:
    """What is left of a source that is gone would never be looked at."""
    assert without_source("model") <= {"base"}
