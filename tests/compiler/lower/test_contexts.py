"""What code for a text knows of the code around it."""

from talisman.compiler.lower.builder import Builder
from talisman.compiler.lower.context import Ctx


def test_values_that_are_bound_in_a_body_are_its_own() -> None:
    """Code behind it does not know them."""
    around = Ctx(Builder("around", 0), vars={1: 4})
    inner = around.but(you=2)
    inner.vars[2] = 5

    assert (inner.you, inner.vars) == (2, {1: 4, 2: 5})
    assert (around.you, around.vars) == (None, {1: 4})
