"""Refuse images that would make the machine do what no image may (a first, short version)."""

from __future__ import annotations

from talisman.runtime.image import Image


def verify(image: Image) -> None:
    """Raise InvalidImage unless the image may run."""
