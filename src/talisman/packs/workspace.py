"""Packs under somebody's hands: texts that are open and not saved, and what is wrong as they are now.

This is what a language server stands on, and `talisman check --watch`. Whatever is wrong, also with a
`pack.toml` or a file that is gone, is a diagnostic; the next check goes on from there.
"""

from __future__ import annotations

from pathlib import Path

from talisman.compiler.diagnostics import Bag, Diagnostic
from talisman.compiler.messages import packs as codes
from talisman.compiler.pack import Cache, NoCache
from talisman.compiler.session import Session
from talisman.compiler.source import Span
from talisman.packs.files import Files
from talisman.packs.find import Loaded, load
from talisman.values import Factory, define, field, frozen


@frozen
class Checked:
    """What is wrong, in the order in which it is shown; and the packs, to show it with.

    complete: all packs were found and all files could be read.
    """

    found: tuple[Diagnostic, ...]
    loaded: Loaded = field(repr=False)
    complete: bool = True

    @property
    def errors(self) -> int:
        """How many errors there are."""
        return sum(one.severity == "error" for one in self.found)


@define
class Workspace:
    """Packs by name or folder, and the texts of files that somebody has open."""

    names: tuple[str, ...]
    paths: tuple[Path, ...] = ()
    cache: Cache = Factory(NoCache)
    files: Files = Factory(Files)
    session: Session = field(init=False)
    last: Checked | None = None
    folders: dict[Path, None] = Factory(dict)
    """Of all packs that were ever found here."""

    def __attrs_post_init__(self) -> None:
        """Begin with a session that knows nothing."""
        self.session = Session(self.cache)

    def open(self, path: Path, text: str) -> None:
        """From now on a file says this, whatever the disk says, and also if there is no such file yet."""
        self.files.opened[_full(path)] = text

    def close(self, path: Path) -> None:
        """A file says again what the disk says."""
        self.files.opened.pop(_full(path), None)

    def check(self) -> Checked:
        """What is wrong with the packs as they are now, as far as their texts tell."""
        bag = Bag()
        loaded = load(self.names, bag, self.cache, self.paths, self.files)
        self.folders.update(dict.fromkeys((*loaded.folders.values(), *map(_absolute, self.names))))
        self.session.last = None
        found = not bag.errors
        if found:
            self.session.check(loaded.packs, bag)
        self.last = Checked(tuple(bag.sorted()), loaded, found)
        return self.last

    def image(self) -> tuple[Diagnostic, ...]:
        """What only making the image tells of what was checked last: that there is more than one can hold."""
        from talisman.compiler.image.layout import ImageLimit
        from talisman.runtime.image.image import ImageError, made_image
        from talisman.runtime.image.verify import verify

        if self.last is None:
            return ()
        try:
            made = self.session.compiled()
            if made is not None:
                verify(made_image(made.image, str(made.image["hash"])))
        except (ImageLimit, ImageError) as error:
            name = self.last.loaded.packs[-1].name
            return (codes.NO_IMAGE.at(Span(f"{name}/pack.toml", 1, 1, 2), name=name, reason=str(error)),)
        return ()

    def signature(self) -> dict[Path, dict[str, bytes]]:
        """Changes whenever a file of the packs does, or there is another one."""
        return {folder: self.files.signature(folder) for folder in self.folders}


def _absolute(name: str) -> Path:
    """Where a pack may lie that is named by its folder."""
    return Path(name).absolute()


def _full(path: Path) -> Path:
    """A path as packs have it: links on the way to the file are followed."""
    return path.parent.resolve() / path.name
