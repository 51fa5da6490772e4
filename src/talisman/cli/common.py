"""What several commands share: options, and packs from names to a compiled game."""

from __future__ import annotations

import gc
import signal
import threading
import time
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from talisman import native
from talisman.cli.guard import ERRORS, FINE, REFUSED, USAGE, Failed
from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages import packs as codes
from talisman.compiler.pack import Cache, PackSource
from talisman.compiler.source import Span
from talisman.packs import BadFile, FileProblem, Loaded, load, open_cache, read_text, tool_stamp
from talisman.values import define, evolve, field, frozen

if TYPE_CHECKING:
    from talisman.compiler.driver import Compiled, Parsed
    from talisman.compiler.model import Model
    from talisman.compiler.syntax.lexer import Item
    from talisman.compiler.syntax.shared import Shared
    from talisman.compiler.syntax.vocabulary import Vocabulary
    from talisman.runtime.image.link import Linked

F = TypeVar("F", bound=Callable[..., object])
T = TypeVar("T", bound=Hashable)

IMAGE = ".talc"
SAVE = ".talsave"
REMEMBERED = b"so it was"
"""Is kept of packs of which something is so."""
BETWEEN = "\0"
"""Stands between the problems that were shown and the image in what is kept of a compile."""


def path_option(command: F) -> F:
    """--path of commands that look for packs."""
    return click.option(
        "--path",
        "paths",
        type=click.Path(path_type=Path, exists=True, file_okay=False),
        multiple=True,
        help="A folder of packs to look into first.",
    )(command)


def pack_arguments(*, required: bool = True) -> Callable[[F], F]:
    """PACK... and --path."""

    def decorate(command: F) -> F:
        command = path_option(command)
        return click.argument("packs", nargs=-1, required=required, metavar="PACK...")(command)

    return decorate


def report_options(command: F) -> F:
    """--format, --color and --all of commands that show diagnostics."""
    for option in (
        click.option("--all", "every", is_flag=True, help="Show more than the first 20 problems."),
        click.option(
            "--color",
            "colour",
            type=click.Choice(["auto", "always", "never"]),
            default="auto",
            help="Colours in the long form.",
        ),
        click.option(
            "--format",
            "form",
            type=click.Choice(["text", "short", "json", "github"]),
            default="text",
            help="How problems are written.",
        ),
    ):
        command = option(command)
    return command


def format_option(command: F) -> F:
    """--format text or json."""
    return click.option(
        "--format", "form", type=click.Choice(["text", "json"]), default="text", help="How to answer."
    )(command)


@define
class Built:
    """Packs after the compiler has seen them; `compiled` is None when there are errors."""

    loaded: Loaded
    bag: Bag
    seconds: float
    compiled: Compiled | None = None

    @property
    def name(self) -> str:
        """How the image is called."""
        return "+".join(self.loaded.asked)


def build(packs: Sequence[str], paths: Sequence[Path], *, scenarios: bool = False) -> Built:
    """Find and compile packs; what is wrong is in the bag."""
    began = time.perf_counter()
    bag = Bag()
    cache = open_cache()
    loaded = load(packs, bag, cache, paths)
    compiled = _compiled(loaded.packs, bag, cache, scenarios=scenarios)
    return Built(loaded, bag, time.perf_counter() - began, compiled)


def checked(packs: Sequence[str], paths: Sequence[Path]) -> Built:
    """Find packs and look what is wrong with them; nothing is compiled for anybody.

    That nothing was wrong is remembered, and that an image could be made: then neither is tried again as long
    as everything is the same. Scenarios change nothing in an image.
    """
    began = time.perf_counter()
    bag = Bag()
    cache = open_cache()
    loaded = load(packs, bag, cache, paths)
    fine, sound = _key("fine", loaded, scenarios=True), _key_of_rules("sound", loaded)
    if bag.found or cache.get(fine) != REMEMBERED:
        if not bag.errors:
            _look(loaded, bag, cache, sound)
        if not bag.found:
            cache.put(fine, REMEMBERED)
    return Built(loaded, bag, time.perf_counter() - began)


def checked_each(games: Sequence[Path], paths: Sequence[Path]) -> Built:
    """What is wrong with each game of a folder, on all cores; what is wrong in several is told once."""
    from talisman.cli.workers import in_workers

    began = time.perf_counter()
    found = in_workers(lambda game: checked([str(game)], paths), games)
    bag = Bag()
    for one in found:
        bag.extend(one.bag.found)
    loaded = Loaded(
        _each_once(pack for one in found for pack in one.loaded.packs),
        _each_once(text for one in found for text in one.loaded.texts),
        _each_once(name for one in found for name in one.loaded.asked),
        {name: folder for one in found for name, folder in one.loaded.folders.items()},
    )
    return Built(loaded, bag, time.perf_counter() - began)


def _each_once(parts: Iterable[T]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(parts))


def _look(loaded: Loaded, bag: Bag, cache: Cache, sound: str) -> None:
    """Put into the bag what is wrong with packs; the image is made if nobody has seen that it can be."""
    with uncollected():
        from talisman.compiler.diagnostics import Stop
        from talisman.compiler.driver import compiled, surely_fits

        try:
            model, parsed = _understood(loaded, bag, cache)
        except Stop:
            return
        if cache.get(sound) == REMEMBERED:
            return
        fits = surely_fits(model, parsed)
        if fits or _verified(lambda: compiled(model, parsed), loaded.packs, bag) is not None:
            cache.put(sound, REMEMBERED)


def _understood(loaded: Loaded, bag: Bag, cache: Cache) -> tuple[Model, Parsed]:
    """The model of packs, looked at by all checks, without those scenarios that were fine the last time.

    Raises:
        Stop: there are errors, which are in the bag.
    """
    from talisman.compiler.apart import look

    digest = blake2b(tool_stamp().encode(), digest_size=16)
    for pack in loaded.packs:
        folder = str(loaded.folders.get(pack.name))
        digest.update(f"{pack.name} {folder}\n".encode("utf-8", "surrogateescape"))
    kept = f"scenarios-{digest.hexdigest()}"
    known = cache.get(kept)
    seen = look(loaded.packs, bag, Announcing(cache), known)
    if seen.keep != (known or b""):
        cache.put(kept, seen.keep)
    return seen.model, seen.parsed


def _key(what: str, loaded: Loaded, *, scenarios: bool = False) -> str:
    """Under which name something is kept of packs as they are now, with scenarios or without them."""
    digest = blake2b(tool_stamp().encode(), digest_size=16)
    for pack in loaded.packs:
        digest.update(f"{pack.name} {pack.version} {pack.hash}\n".encode())
        for source in pack.sources if scenarios else ():
            if source.of_scenarios:
                digest.update(f"{source.path}\0{len(source.text)}\0{source.text}".encode())
    return f"{what}-{digest.hexdigest()}"


def _key_of_rules(what: str, loaded: Loaded) -> str:
    """Under which name something is kept of what packs say: remarks on lines of their own say nothing."""
    digest = blake2b(tool_stamp().encode(), digest_size=16)
    for pack in loaded.packs:
        digest.update(f"{pack.name} {pack.version} {pack.seats} {pack.status}\n".encode())
        for source in pack.sources:
            if not source.of_scenarios:
                lines = ("" if line.lstrip(" ")[:2] in ("# ", "#") else line for line in source.lines)
                text = "\n".join(lines).rstrip("\n")
                digest.update(f"{source.path}\0{len(text)}\0{text}".encode())
    return f"{what}-{digest.hexdigest()}"


def _verified(make: Callable[[], Compiled | None], packs: Sequence[PackSource], bag: Bag) -> Compiled | None:
    """What is compiled, if its image may run; otherwise the bag says why not."""
    from talisman.compiler.image.layout import ImageLimit
    from talisman.runtime.image.image import ImageError, made_image
    from talisman.runtime.image.verify import verify

    try:
        made = make()
        if made is not None:
            verify(made_image(made.image, str(made.image["hash"])))
    except (ImageLimit, ImageError) as error:
        start = Span(f"{packs[-1].name}/pack.toml", 1, 1, 2)
        bag.add(codes.NO_IMAGE.at(start, name=packs[-1].name, reason=str(error)))
        return None
    return made


def _compiled(
    packs: Sequence[PackSource], bag: Bag, cache: Cache, shared: Shared | None = None, *, scenarios: bool
) -> Compiled | None:
    """The packs compiled, if nothing was wrong with them as files."""
    if bag.errors:
        return None
    with uncollected():
        from talisman.compiler.driver import compile_packs

        def make() -> Compiled | None:
            return compile_packs(packs, bag, Announcing(cache), scenarios=scenarios, shared=shared)

        return _verified(make, packs, bag)


@frozen
class Announcing:
    """A cache that says on stderr when a parse table is not in it, since building one takes seconds."""

    cache: Cache

    def get(self, key: str) -> bytes | None:
        """What was kept under the key, or None."""
        found = self.cache.get(key)
        if found is None and key.startswith("table-"):
            click.echo("A sentence of a new shape: building the parse table, once.", err=True)
        return found

    def put(self, key: str, value: bytes) -> None:
        """Keep a value."""
        self.cache.put(key, value)


@contextmanager
def uncollected() -> Iterator[None]:
    """No search for rings of garbage meanwhile, nor later among what was made: there are hardly any rings."""
    was = gc.isenabled()
    gc.disable()
    try:
        with at_once():
            yield
    finally:
        gc.freeze()
        if was:
            gc.enable()


@contextmanager
def at_once() -> Iterator[None]:
    """Ctrl-C ends the program where it stands, as long as the compiler runs as native code.

    That asks for no signals, for however long it takes; and nothing is lost that would have to be kept.
    """
    ours = native.used() and threading.current_thread() is threading.main_thread()
    if not ours or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@frozen
class Image:
    """The text of an image, and how long it took to have it; `kept`: nothing had changed since last time."""

    name: str
    text: str = field(repr=False)
    seconds: float
    kept: bool


@frozen
class Made:
    """What comes of packs: their problems as text, and the image or the status of a command without one."""

    told: str
    image: Image | None
    status: int


def image_of(packs: Sequence[str], paths: Sequence[Path]) -> Image:
    """The image of packs; problems are shown on stderr, and errors end the command."""
    made = make(packs, paths)
    click.echo(made.told, err=True, nl=False)
    if made.image is None:
        raise Failed(made.status)
    return made.image


def make(
    packs: Sequence[str],
    paths: Sequence[Path],
    shared: Callable[[], Shared] | None = None,
    *,
    verified: bool = False,
) -> Made:
    """The image of packs: the one kept from last time where nothing has changed, else compiled now.

    Scenarios are left out: they change nothing in a game, and `check` looks at them. Warnings are kept with
    the image and told again. verified: an image from last time is verified as one that is compiled.
    """
    began = time.perf_counter()
    bag = Bag()
    cache = open_cache()
    loaded = load(packs, bag, cache, paths)
    key = _key("image", loaded)
    name = "+".join(loaded.asked)
    kept = None if bag.found else _kept(cache.get(key), verified)
    if kept is not None:
        told, text = kept
        return Made(told, Image(name, text, time.perf_counter() - began, True), FINE)
    game = [pack.without_scenarios for pack in loaded.packs]
    compiled = _compiled(game, bag, cache, shared() if shared else None, scenarios=False)
    built = Built(loaded, bag, time.perf_counter() - began, compiled)
    if compiled is None:
        return Made(report(built), None, status(built) or ERRORS)
    text = compiled.text
    kept_now = f"{report(built, colour='never')}{BETWEEN}{text}".encode()
    cache.put(key, blake2b(kept_now, digest_size=16).digest() + kept_now)
    return Made(report(built), Image(name, text, time.perf_counter() - began, False), FINE)


def _kept(found: bytes | None, verified: bool) -> tuple[str, str] | None:
    """Problems and image from what was kept; nothing where somebody or something has changed it.

    Whoever can write there can make the hash fit: an image that nobody verifies later is verified here.
    """
    from talisman.render import steers
    from talisman.runtime.image.image import ImageError, read_image
    from talisman.runtime.image.verify import verify

    if found is None or blake2b(found[16:], digest_size=16).digest() != found[:16]:
        return None
    try:
        told, _, text = found[16:].decode().partition(BETWEEN)
        if verified:
            verify(read_image(text))
    except (UnicodeDecodeError, ImageError):
        return None
    return None if steers(told.replace("\n", "")) else (told, text)


def report(built: Built, form: str = "text", colour: str = "auto", every: bool = False) -> str:
    """The problems of a build as text."""
    from talisman.render import render

    coloured = colour == "always" or (colour == "auto" and wants_colour())
    return render(
        built.bag.sorted(),
        form,
        built.loaded.texts,
        name=built.loaded.shown,
        colour=coloured,
        every=every,
    )


def wants_colour() -> bool:
    """Colours on a terminal, unless NO_COLOR asks for none."""
    import os
    import sys

    return sys.stderr.isatty() and not os.environ.get("NO_COLOR")


def status(built: Built) -> int:
    """Fine, errors, or wrong usage when a pack on the command line does not exist."""
    if any(found.code in ("E0001", "E0002") for found in built.bag.found):
        return USAGE
    return ERRORS if built.bag.errors else FINE


def compiled_or_fail(
    packs: Sequence[str], paths: Sequence[Path], *, scenarios: bool = False, game_alone: bool = False
) -> tuple[Built, Compiled]:
    """A compiled game; problems are shown on stderr, and errors end the command.

    game_alone: where all that is wrong is in files of scenarios, the game without them will do.
    """
    built = build(packs, paths, scenarios=scenarios)
    if built.bag.errors or built.compiled is None:
        click.echo(report(built), err=True, nl=False)
        game = [pack.without_scenarios for pack in built.loaded.packs] if game_alone else []
        compiled = _compiled(game, Bag(), open_cache(), scenarios=False) if game else None
        if compiled is None:
            raise Failed(status(built) or ERRORS)
        return evolve(built, compiled=compiled), compiled
    return built, built.compiled


def read_or_fail(pack: str, paths: Sequence[Path]) -> tuple[Sequence[Item], Vocabulary]:
    """The lines of a game and the words that it declares, whatever is wrong with them."""
    from talisman.compiler.driver import words_of

    bag = Bag()
    began = time.perf_counter()
    loaded = load([pack], bag, open_cache(), paths)
    if bag.errors:
        built = Built(loaded, bag, time.perf_counter() - began)
        click.echo(report(built), err=True, nl=False)
        raise Failed(status(built) or ERRORS)
    return words_of(loaded.packs)


@frozen
class Playable:
    """A verified image, and its text for a save."""

    text: str
    linked: Linked


def playable(packs: Sequence[str], paths: Sequence[Path]) -> Playable:
    """The verified image of packs, or of one image file."""
    if len(packs) == 1 and packs[0].endswith(IMAGE):
        return image_file(Path(packs[0]))
    return verified(image_of(packs, paths).text, "+".join(packs))


def image_file(path: Path) -> Playable:
    """The image in a file; one that cannot be trusted ends the command with status 3."""
    return verified(existing(path), str(path))


def verified(text: str, name: str) -> Playable:
    """The image in a text, if it may run."""
    from talisman.cli.native import choose
    from talisman.runtime.game.game import load as load_image
    from talisman.runtime.image.image import ImageError

    choose()
    try:
        return Playable(text, load_image(text))
    except ImageError as error:
        raise Failed(REFUSED, f"{name} is refused ({error.code}): {error}") from error


def existing(path: Path) -> str:
    """The text of a file that the user names."""
    try:
        return read_text(path)
    except BadFile as error:
        raise Failed(REFUSED, str(error)) from error
    except FileProblem as error:
        raise Failed(USAGE, str(error)) from error


def pretty(data: object) -> str:
    """JSON for scripts and people."""
    import json

    return json.dumps(data, ensure_ascii=False, indent=2)
