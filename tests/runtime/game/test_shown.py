"""Everything a game tells after each answer of a short game, as text, and what it says of wrong names.

`--snapshot-update` writes it anew: read the diff.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random

import pytest
from syrupy.assertion import SnapshotAssertion

from irkit import I, proc, program
from meaning import flat
from orchard import orchard
from talisman.compiler.image.emit import emit
from talisman.runtime.game import replay as replays
from talisman.runtime.game.facts import GameError
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.redeal import redealt
from talisman.runtime.game.replay import Record, SaveError, Setup, read_save, replay
from talisman.runtime.game.report import fault, filled, option, thing
from talisman.runtime.game.view import unseen, view
from talisman.runtime.image.link import Linked
from talisman.runtime.table.words import FAULTS
from worlds import linked

ODD: tuple[object, ...] = (
    None,
    True,
    False,
    7,
    -1,
    "",
    "x",
    [],
    [1],
    ["x"],
    [[1, 2]],
    {},
    {"x": 1},
    {"x": "y"},
    1.5,
    2**31,
    2**64,
)
"""What stands in the place of something in a save."""
SAID = (
    "status", "seats", "current", "turns", "rounds", "decisions", "events", "winner", "winners", "reason",
    "asked", "choices", "chance", "lost",
)  # fmt: skip
"""What a game says of itself in a word."""


@cache
def small() -> Linked:
    """The orchard."""
    return load(emit(orchard()))


def numbers(game: Game) -> Iterator[str]:
    """What a game tells of itself."""
    said = (
        "status",
        "seats",
        "current",
        "turns",
        "rounds",
        "decisions",
        "events",
        "winner",
        "winners",
        "reason",
    )
    yield ", ".join(f"{name} {getattr(game, name)}" for name in (*said, "asked", "choices", "chance", "lost"))
    if game.decision is not None:
        yield f"decision {flat(game.decision)}"
        yield f"offered {game.offered}, prompt {game.prompt}"


def facts(game: Game, seat: int) -> Iterator[str]:
    """What can be asked about things by name, and what a seat sees and imagines."""
    image = game.image
    for name in image.names["entities"][:16]:
        values = {field: game.value(field, name) for field in game.fields_of(name)}
        attrs = [game.attr(attr, name) for attr in image.names["attrs"]]
        where = game.zone_of(name), game.zone_key(game.entity(name))
        yield f"{name}: {values}, printed {attrs}, in {where}, controlled by {game.controller(name)}"
    for number in (-2, -1, 0, 1, 5, 9999):
        yield f"{number}: {game.name_of(number)!r}, {game.seat_of(number)}"
    yield f"tagged {[game.tagged(tag)[:3] for tag in image.names['tags']]}"
    yield f"numbers {[game.get_global(name) for name in image.names['globals']]}"
    yield f"effects {[game.effects(name) for name in image.names['effects']]}"
    yield f"played {[(game.avatar(one), game.plays(one), game.is_out(one)) for one in range(game.seats)]}"
    yield f"seen by {seat}: {json.dumps(view(game, seat))}"
    yield f"not seen: {list(unseen(game, seat))}"
    yield f"imagined: {redealt(game, seat, 7).hash()}"


def told(made: Linked, seats: int, seed: int, steps: int) -> Iterator[str]:
    """A game at random, answer by answer, with all that is logged."""
    game = Game.new(made, seats, seed, trace=True, native=False)
    picks = Random(seed)
    for number in range(steps):
        yield f"after {number} answers: {game.hash()}"
        yield from numbers(game)
        yield from (f"    {flat(line)}" for line in game.drain())
        if number % 8 == 5:
            yield from facts(game, game.asked if number % 16 == 5 else -1)
        if game.asked < 0:
            break
        game.step(picks.randrange(game.choices))


@pytest.mark.parametrize("pack", ["", "tests/packs/race", "tests/packs/tricks"])
def test_a_game_answer_by_answer(pack: str, snapshot: SnapshotAssertion) -> None:
    """Status, question, log, and now and then every fact by name and what a seat sees."""
    assert "\n".join(told(linked(pack) if pack else small(), 3, 5, 16)) == snapshot


def played() -> Game:
    """A game in which something lies in hands."""
    game = Game.new(small(), 4, 3, native=False)
    game.play(answers=12)
    return game


def reseeded(game: Game) -> str:
    """The hash of a game with the dice of another seed."""
    game.reseed(2**63 + 5)
    return game.hash()


def test_wrong_names_and_numbers(snapshot: SnapshotAssertion) -> None:
    """What is said of a thing, a field, a zone, a seat, a procedure that is not there."""
    asked: dict[str, Callable[[Game], object]] = {
        "entity": lambda game: game.entity("nobody"),
        "tagged": lambda game: game.tagged("nobody"),
        "value of nothing": lambda game: game.value("size", "thing1"),
        "value of a seat": lambda game: game.value("points", "thing1"),
        "has_field": lambda game: (game.has_field("points", "seat1"), game.has_field("points", "thing1")),
        "attr": lambda game: game.attr("weight", "seat1"),
        "attr of a seat": lambda game: (game.attr("size", "seat1"), game.attr("size", "thing1")),
        "global": lambda game: game.get_global("points"),
        "contents": lambda game: game.contents("hand"),
        "contents of nobody": lambda game: game.contents("hand", "nobody"),
        "contents of a thing": lambda game: game.contents("hand", "thing1"),
        "move": lambda game: game.move("thing1", "hand", "thing2"),
        "move into itself": lambda game: game.move("bag0", "inside", "bag0"),
        "avatar": lambda game: (game.avatar(0), game.avatar(3)),
        "avatar of none": lambda game: game.avatar(4),
        "avatar below": lambda game: game.avatar(-1),
        "effects": lambda game: game.effects("points"),
        "call": lambda game: game.call("nothing"),
        "call with too much": lambda game: game.call("main", 1, 2, 3, 4),
        "call that asks": lambda game: game.call("main"),
        "start": lambda game: game.start_proc("nothing"),
        "proc": lambda game: (game.proc("main"), game.proc("nothing")),
        "step below": lambda game: game.step(-1),
        "step above": lambda game: game.step(game.choices),
        "roll": lambda game: game.roll(1),
        "roll nothing": lambda game: game.roll(0),
        "seats": lambda game: Game.new(small(), 5, 1),
        "no seats": lambda game: Game.new(small(), 0, 1),
        "one seat": lambda game: [
            Game.new(small(), 1, -1, native=False).hash(),
            Game.new(small(), 1, 2**40).hash(),
        ],
        "scripted": lambda game: [
            Game.new(small(), 3, 1, scripted=True, shuffled=one, native=False).hash() for one in (False, True)
        ],
        "reseeded": reseeded,
        "played on": lambda game: (
            game.play(turns=6),
            game.turns,
            game.play(rounds=2),
            game.rounds,
            game.hash(),
        ),
    }

    def said(name: str) -> object:
        try:
            return asked[name](played())
        except GameError as error:
            return f"refused: {error}"

    assert "\n".join(f"{name}: {said(name)}" for name in asked) == snapshot


def test_what_is_written_is_told(snapshot: SnapshotAssertion) -> None:
    """Fields, avatars, places and orders that are written from outside."""
    game = played()
    lines = []
    zone = game.zone_numbers[game.image.names["zones"].index("hand"), 0]
    everything = [
        number for number, name in enumerate(game.image.names["entities"]) if name.startswith("thing")
    ]
    game.set_value("points", "seat1", 7)
    lines.append(f"{game.value('points', 'seat1')} {game.hash()}")
    game.arrange(zone, everything[:3])
    game.put_on_top(zone, everything[3:6])
    lines.append(f"{game.inside(zone)} {game.contents('hand', 'seat0')} {game.count('hand', 'seat0')}")
    game.move("thing7", "hand", "seat0")
    game.move("thing8", "hand", "seat0", bottom=True)
    game.move("thing4", "")
    lines.append(f"{game.contents('hand', 'seat0')} {game.zone_of('thing4')} {game.hash()}")
    game.set_avatar(1, "bag0")
    lines.append(f"{game.avatar(1)} {game.plays(1)} {game.controller('bag0')} {game.hash()}")
    game.set_avatar(1, None)
    game.forget([(game.linked.where["b_glob"], 5)])
    lines.append(f"{game.avatar(1)} {game.plays(1)} {game.recomputed().hash()}")
    other = game.restored(game.state())
    lines.append(f"{other.hash() == game.hash()} {other.fits(game)} {other.status}")

    assert "\n".join(lines) == snapshot


def test_faults_in_words(snapshot: SnapshotAssertion) -> None:
    """Every fault with what it is about, in code of the pack and in the machine's own."""
    image = linked("tests/packs/race").image
    procs = image.rows["procs"]
    lines = [
        f"{name} about {about}: {flat(fault(image, code, at * 4, about, those))}"
        for code, (name, _) in enumerate(FAULTS)
        for about, at, those in ((0, procs[9][0], [9, 12]), (1, 0, [0, 11]), (-1, procs[8][0] + 1, []))
    ]
    lines += [thing(image, number) for number in (-2, -1, 0, len(image.names["entities"]), 5)]
    texts = ("{0}", "{0:n}", "{0:day|days}", "{1:day|days}", "a[ of {2}]", "a[ of {0}]b", "{7} {2} {1}", "{")
    lines += [f"{text}: {filled(image, text, (5, 1, -1), (1,))}" for text in texts]
    lines += [f"{len(filled(image, text, (5, 1)))}" for text in ("x" * 9999, "x" * 9999 + "{0}", "{0}" * 999)]
    lines += [f"{word}: {flat(option(image, 5, word))}" for word in (-2, -1, 0, 1, 9)]

    assert "\n".join(lines) == snapshot


def test_a_game_that_ends_says_why(snapshot: SnapshotAssertion) -> None:
    """Who won, of what, and how a fault is recovered from."""
    over = (I("LDI", 0, 1), I("HALT", 0, "the end"))
    asks = (I("OPTS"), I("OPTN", 0, "on"), I("OPTN", 0, "off"), I("DEC", 6, 0, "?"), I("LDI", 1, 2**31 - 1))
    lines = []
    for name, code in (
        ("proc.the game", over),
        ("rule.some.path~2", over),
        ("main", (*asks, I("ADDI", 1, 1, 1))),
    ):
        made = program(
            proc("main", I("CALL", 6, name, 0), I("RETI", 0))
            if name != "main"
            else proc("main", *code, I("RETI", 0)),
            *([proc(name, *code)] if name != "main" else []),
        )
        game = Game.new(load(emit(made)), 2, 1, native=False)
        lines += list(numbers(game))
        if game.asked >= 0:
            before = game.hash()
            lines.append(f"{game.step(0)} {flat(game.fault)} {game.hash() == before}")
            lines.append(f"{game.recover()} {game.fault} {game.hash() == before}")

    assert "\n".join(lines) == snapshot


def wrong(save: dict[str, object]) -> Iterator[tuple[str, dict[str, object]]]:
    """A save with something else in the place of each part."""
    for name in save:
        yield f"no {name}", {key: value for key, value in save.items() if key != name}
        for value in ODD:
            yield f"{name} {value!r}", {**save, name: value}
    for row in (
        [1, 2],
        [1],
        ["x", save["end"]],
        [2, "0" * 32],
        [2, "0" * 31],
        [True, "0" * 32],
        [99, save["end"]],
    ):
        yield f"hashes {row!r}", {**save, "hashes": [row]}
    for number in (-(2**31), -(2**31) - 1, 2**31 - 1, 2**31, True, -1, 0):
        yield f"inputs {number!r}", {**save, "inputs": [number]}
    yield "more", {**save, "more": 1}


def test_an_image_in_a_save_may_be_so_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not unpacked any further than the limit."""
    made = emit(orchard())
    save = Record.new(load(made), Setup(3, 5), False).save(made)
    size = len(json.dumps(made))
    monkeypatch.setattr(replays, "MAX_IMAGE", size * 2)
    read_save(save)
    monkeypatch.setattr(replays, "MAX_IMAGE", size // 2)
    with pytest.raises(SaveError, match="the image in the save is too large"):
        read_save(save)


def test_saves_that_are_refused(snapshot: SnapshotAssertion) -> None:
    """What is said of a save of which one part is another, and where a replay first differs."""
    made = emit(orchard())
    record = Record.new(load(made), Setup(3, 5), False)
    for _ in range(4):
        record.step(0)
    save = record.save(made)
    lines = [f"saved {', '.join(sorted(save))}: {save['inputs']} {save['hashes']} {save['end']}"]
    for what, one in [("as it is", save), *wrong(save)]:
        try:
            read = read_save(one)
            done = replay(read, native=False, linked=small())
            said = f"{flat(done.divergence)} after {len(done.record.inputs)}"
        except SaveError as error:
            said = f"{error.code}: {error}"
        except GameError as error:
            said = f"no game: {error}"
        lines.append(f"{what[:60]}: {said}")

    assert "\n".join(lines) == snapshot
