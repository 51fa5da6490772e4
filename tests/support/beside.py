"""Snapshots that lie beside the sources of `tests/compiler/lower/`, one a source, as text."""

from __future__ import annotations

from syrupy.data import SnapshotCollections
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from syrupy.location import PyTestLocation
from syrupy.types import SnapshotIndex

import lowkit


class Assembly(SingleFileSnapshotExtension):
    """A snapshot a source, as text, in the file beside it."""

    _write_mode = WriteMode.TEXT
    ending = "asm"

    @classmethod
    def get_location(cls, *, test_location: PyTestLocation, index: SnapshotIndex) -> str:
        """The file of the source with another ending."""
        return str(lowkit.FOLDER / f"{index}.{cls.ending}")

    @classmethod
    def matches_test_location(cls, *, test_location: PyTestLocation, snapshot_location: str) -> bool:
        """Every such file is one of the test's."""
        return True

    def discover_snapshots(self, **_: object) -> SnapshotCollections:
        """None, so that nothing here deletes files; a test of its own finds what is left over."""
        return SnapshotCollections()


class Meaning(Assembly):
    """The same for what resolving makes of a source."""

    ending = "model"


def without_source(*endings: str) -> set[str]:
    """Files of these endings whose source is gone, or which lie where nobody reads them."""
    files = (path for path in lowkit.FOLDER.rglob("*") if path.suffix in {f".{one}" for one in endings})
    found = {path.relative_to(lowkit.FOLDER).with_suffix("").as_posix() for path in files}
    return found - set(lowkit.SOURCES)
