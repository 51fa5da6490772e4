"""What the machine can hold."""

from __future__ import annotations

from syrupy.assertion import SnapshotAssertion

from talisman.runtime.table import limits


def test_limits_are_what_they_were(snapshot: SnapshotAssertion) -> None:
    """A game that was kept is played again under the same: what stops it changes on purpose only."""
    found = [(name, value) for name, value in vars(limits).items() if isinstance(value, int)]

    assert "".join(f"{name} = {value:_}\n" for name, value in found) == snapshot
