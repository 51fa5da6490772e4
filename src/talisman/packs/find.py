"""Finding packs: from names or folders to packs in the order in which they build on each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from talisman.compiler.diagnostics import Bag, closest
from talisman.compiler.messages import packs as codes
from talisman.compiler.pack import Cache, PackSource
from talisman.compiler.source import NOWHERE, Source, Span
from talisman.packs.files import PACKAGE, Files, content_hash, read_source, read_sources
from talisman.packs.manifest import Manifest, read_manifest, read_toml
from talisman.packs.ranges import in_range
from talisman.values import Factory, define, field, frozen

FAMILIES = ("content", "variants")
MOST_PACKS = 100
"""Packs of one game; each needs one more level of calls."""


@frozen
class Loaded:
    """What was found: packs in the order of their needs, every text read, and the packs asked for."""

    packs: tuple[PackSource, ...]
    texts: tuple[Source, ...] = field(repr=False)
    asked: tuple[str, ...] = ()
    folders: Mapping[str, Path] = field(factory=dict, repr=False)

    def shown(self, file: str) -> str:
        """`pack/path` as a path that can be opened from the current folder."""
        pack, _, path = file.partition("/")
        folder = self.folders.get(pack)
        if folder is None:
            return file
        here = Path.cwd()
        full = folder / path
        return (full.relative_to(here) if full.is_relative_to(here) else full).as_posix()


def load(
    names: Sequence[str], bag: Bag, cache: Cache, paths: Sequence[Path] = (), files: Files | None = None
) -> Loaded:
    """Find these packs and all they need; what is wrong is in the bag.

    Args:
        names: names of packs, or paths of their folders.
        bag: gets the problems.
        cache: remembers which manifests have been checked.
        paths: folders of packs to look into first.
        files: how files are read.
    """
    search = _Search(bag, cache, tuple(paths), files or Files())
    asked = [search.add(name) for name in names]
    order = search.in_order()
    _clashes(order, bag)
    _two_games(order, bag)
    packs = tuple(search.read(manifest) for manifest in order)
    asked_names = tuple(name for name in asked if name is not None)
    return Loaded(packs, tuple(search.texts), asked_names, search.folders)


def shipped() -> Iterator[Path]:
    """The folders of the packs that come with the program, sorted."""
    for family in FAMILIES:
        yield from sorted(path.parent for path in (PACKAGE / family).glob("*/pack.toml"))


def games_in(folder: Path) -> list[Path]:
    """The packs in a folder that is none itself, sorted, but for those that are only parts of the others.

    Such a pack says of no seats and is needed by another one here, so it is compiled with that.
    """
    if _holds_pack(folder) or not _is_folder(folder):
        return []
    known = {path.parent: _said(path) for path in sorted(folder.glob("*/pack.toml"))}
    needs = [said.get("needs") for said in known.values()]
    needed = {name for names in needs if isinstance(names, dict) for name in names}
    return [pack for pack, said in known.items() if "seats" in said or pack.name not in needed]


def _said(manifest: Path) -> dict[str, object]:
    """What a manifest says, as far as it can be read; whoever compiles the pack reports the rest."""
    source = read_source(manifest.parent, manifest.name, manifest.parent.name, Bag())
    try:
        return read_toml(source.text) if source else {}
    except (ValueError, RecursionError):
        return {}


def families(start: Path) -> Iterator[Path]:
    """The folders that hold packs: those of the project around `start`, then the installed ones."""
    for folder in (start, *start.parents):
        inside = [folder / family for family in FAMILIES if any((folder / family).glob("*/pack.toml"))]
        if inside:
            yield from inside
            break
    yield from (PACKAGE / family for family in FAMILIES)


@define
class _Search:
    """One run of `load`: what has been found so far, by name, in the order of finding."""

    bag: Bag
    cache: Cache
    paths: tuple[Path, ...]
    files: Files
    manifests: dict[str, Manifest] = Factory(dict)
    folders: dict[str, Path] = Factory(dict)
    texts: list[Source] = Factory(list)
    failed: dict[str, None] = Factory(dict)

    def add(self, name: str) -> str | None:
        """Find a pack that somebody asked for, and its needs; None when it cannot be used."""
        folder = self._asked(name)
        if folder is None:
            plain = Path(name).name
            near = ", ".join(closest(plain, self._known(Path.cwd())))
            if _is_path(name) and _is_folder(Path(name)):
                self.bag.add(codes.NO_MANIFEST.at(NOWHERE, name=name))
            else:
                self.bag.add(codes.NO_SUCH_PACK.at(NOWHERE, name=name, near=near))
            return None
        return self._read(folder)

    def in_order(self) -> list[Manifest]:
        """Every pack after the packs it needs; a ring is reported once."""
        order: dict[str, Manifest] = {}
        open_: list[str] = []

        def visit(name: str) -> None:
            if name in order or name not in self.manifests:
                return
            if name in open_:
                ring = [*open_[open_.index(name) :], name]
                span = self.manifests[open_[-1]].place(name)
                self.bag.add(codes.CYCLIC_NEEDS.at(span, ring=" > ".join(ring)))
                return
            open_.append(name)
            for need, _ in self.manifests[name].needs:
                visit(need)
            open_.pop()
            order[name] = self.manifests[name]

        for name in self.manifests:
            visit(name)
        return list(order.values())

    def read(self, manifest: Manifest) -> PackSource:
        """The sources of a pack whose manifest is fine."""
        sources = read_sources(self.folders[manifest.name], manifest.name, self.bag, self.files)
        self.texts.extend(sources)
        if not sources:
            self.bag.add(codes.EMPTY_PACK.at(manifest.place("name"), name=manifest.name))
        return PackSource(
            name=manifest.name,
            version=manifest.version,
            title=manifest.title,
            sources=tuple(sources),
            needs=tuple(name for name, _ in manifest.needs),
            seats=manifest.seats,
            status=manifest.status,
            hash=content_hash(manifest.source, sources),
            by_hand=manifest.by_hand,
        )

    def _asked(self, name: str) -> Path | None:
        """The folder of a pack named on the command line, by path or by name."""
        here = _holds_pack(Path(name))
        if _is_path(name) or here:
            return Path(name).resolve() if here else None
        return self._named(name, (*self.paths, *families(Path.cwd())))

    def _read(self, folder: Path) -> str | None:
        """Read the manifest in a folder and go on with its needs."""
        shown = folder.name
        self.folders.setdefault(shown, folder)
        source = self.files.source(folder, "pack.toml", shown, self.bag)
        if source is None:
            return None
        if source not in self.texts:
            self.texts.append(source)
        manifest = read_manifest(source, self.cache, self.bag)
        if manifest is None:
            self.failed[shown] = None
            return None
        if manifest.name != shown:
            span = manifest.place(manifest.name)
            self.bag.add(codes.WRONG_FOLDER.at(span, name=manifest.name, folder=shown))
            return None
        if manifest.name not in self.manifests:
            self.manifests[manifest.name] = manifest
            for need, wanted in manifest.needs:
                self._need(manifest, folder, need, wanted)
        return manifest.name

    def _need(self, manifest: Manifest, folder: Path, need: str, wanted: str) -> None:
        """Find a pack that another one needs, beside it first, and look at its version."""
        span = manifest.place(need)
        if need not in self.manifests:
            if need in self.failed:
                return
            places = (*self.paths, folder.parent, *families(folder.parent), *families(Path.cwd()))
            found = self._named(need, places)
            if len(self.manifests) >= MOST_PACKS:
                self.failed[need] = None
                self.bag.add(codes.TOO_MANY_PACKS.at(span, name=need, limit=MOST_PACKS))
                return
            if found is None:
                near = ", ".join(closest(need, self._known(folder.parent)))
                self.bag.add(codes.MISSING_NEED.at(span, pack=manifest.name, name=need, near=near))
                return
            if self._read(found) is None:
                return
        version = self.manifests[need].version
        if not in_range(version, wanted):
            self.bag.add(
                codes.WRONG_VERSION.at(span, pack=manifest.name, name=need, wanted=wanted, found=version)
            )

    def _named(self, name: str, places: Sequence[Path]) -> Path | None:
        """The first folder of this name that holds a pack."""
        for place in places:
            if _holds_pack(place / name):
                return (place / name).resolve()
        return None

    def _known(self, start: Path) -> list[str]:
        """Names of packs that could have been meant."""
        found = {
            path.parent.name
            for place in (*self.paths, *families(start))
            for path in place.glob("*/pack.toml")
        }
        return sorted(found)


def _holds_pack(folder: Path) -> bool:
    """Whether there is a manifest; a name that the system cannot even look up is no pack."""
    try:
        return (folder / "pack.toml").is_file()
    except OSError:
        return False


def _is_folder(folder: Path) -> bool:
    """Whether there is a folder of this name, if the system can look it up."""
    try:
        return folder.is_dir()
    except OSError:
        return False


def _is_path(name: str) -> bool:
    """A name with a separator, or one that no pack can have, is a path."""
    return "/" in name or "\\" in name or name in (".", "..")


def _clashes(order: Sequence[Manifest], bag: Bag) -> None:
    """Packs that say they cannot be used together."""
    names = [manifest.name for manifest in order]
    for manifest in order:
        for other in manifest.clashes:
            if other in names:
                span: Span = manifest.place(other)
                bag.add(codes.CLASH.at(span, pack=manifest.name, name=other))


def _two_games(order: Sequence[Manifest], bag: Bag) -> None:
    """Packs that are each a game by itself, and nothing joins them: packs come after what they need."""
    upon: dict[str, str] = {}
    """Of each pack the first game that it builds on, or is itself."""
    first = ""
    for manifest in order:
        below = next((upon[name] for name, _ in manifest.needs if name in upon), None)
        if below is None and manifest.seats is not None:
            below = manifest.name
            if first:
                span: Span = manifest.place("seats")
                bag.add(codes.GAMES_APART.at(span, pack=manifest.name, other=first))
            first = first or manifest.name
        if below is not None:
            upon[manifest.name] = below
