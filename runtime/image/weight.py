"""What linking an image would take, told before any of it is taken.

Some tables have a word for each of one thing and each of another: a small image could ask for more memory
than there is. So the words are counted first, from lengths alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from talisman.runtime.image.image import Image, OversizeImage
from talisman.runtime.table.limits import BITS, MAX_TABLE_WORDS
from talisman.runtime.table.shape import PLACE, tagged


def check_weight(image: Image) -> None:
    """Raise OversizeImage for what would be too large when linked; the tables have been checked."""
    left = MAX_TABLE_WORDS
    for what, words in _squares(image):
        left -= words
        if left < 0:
            raise OversizeImage(f"{what} take {words:,} words, and the most of all is {MAX_TABLE_WORDS:,}")


def _squares(image: Image) -> Iterator[tuple[str, int]]:
    """The tables that grow with two things at once, with their words (or the work to make them)."""
    rows, names = image.rows, image.names
    entities = len(rows["entities"])
    spaces = sum(1 for row in rows["entities"] if row[0] & PLACE)
    yield "tags of things", -(-len(names["tags"]) // BITS) * entities
    yield "printed values of things", len(names["attrs"]) * entities
    yield "spaces and ways between them", spaces * (3 * spaces + len(rows["edges"]))
    yield "levels of levels", (len(rows["levels"]) + 1) ** 2
    yield "zones in sets of zones", len(rows["zonesets"]) * (len(rows["zones"]) + 1)
    spans = {tag: those[-1] - those[0] + 1 for tag, those in tagged(rows["tags"]).items()}
    bearing = [row[0] for name in ("fields", "zones") for row in rows[name]]
    yield "fields and zones of things", sum(spans.get(tag, 0) for tag in bearing)
