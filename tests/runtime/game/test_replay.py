"""Saves and replays: a save is what was put in, and says where a replay first differs."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest
from attrs import evolve

from orchard import orchard
from talisman.compiler.image.emit import emit
from talisman.runtime.game.game import load
from talisman.runtime.game.replay import Record, SaveError, Setup, read_save, replay
from talisman.runtime.image.link import Linked


@cache
def image() -> tuple[dict[str, object], Linked]:
    """The image and its linked form."""
    made = emit(orchard())
    return made, load(made)


def recorded(native: bool, inputs: int = 1000, scripted: bool = False) -> Record:
    """A game played at random for so many inputs."""
    picks = Random(4)
    record = Record.new(image()[1], Setup(3, 12, scripted), native)
    while record.game.status in ("asking", "chance") and len(record.inputs) < inputs:
        if record.game.chance is not None:
            record.roll(picks.randint(1, record.game.chance.sides))
        else:
            record.step(picks.randrange(record.game.choices))
    return record


@pytest.mark.parametrize("scripted", [False, True])
def test_a_save_read_back_plays_to_the_same_state(native: bool, scripted: bool) -> None:
    """Through its text, dice from outside included; and a replay can go on."""
    record = recorded(native, 60, scripted)
    saved = read_save(json.dumps(record.save(image()[0])))
    again = replay(saved, native=native)

    assert again.divergence is None
    assert again.record.game.hash() == record.game.hash()
    assert again.record.inputs == record.inputs


def test_a_save_has_a_hash_every_hundred_inputs() -> None:
    """They are checked on the way; the first that differs is the divergence."""
    record = recorded(False)
    saved = read_save(record.save(image()[0]))
    wrong = evolve(saved, hashes={**saved.hashes, 100: "0" * 32})

    assert [count for count, _ in record.hashes] == [100]
    assert replay(saved).divergence is None
    found = replay(wrong).divergence
    assert found is not None
    assert (found.inputs, found.saved) == (100, "0" * 32)


def test_an_input_that_does_not_fit_is_the_divergence() -> None:
    """An option that is not on offer stops the replay there."""
    saved = read_save(recorded(False, 20).save(image()[0]))
    found = replay(evolve(saved, inputs=(*saved.inputs[:5], 99, *saved.inputs[6:]))).divergence

    assert found is not None
    assert (found.inputs, found.saved) == (5, "input 99")


@pytest.mark.parametrize(
    "change",
    [
        {"format": "1"},
        {"format": 99},
        {"image": "????"},
        {"image": "AAAA"},
        {"inputs": [1, "2"]},
        {"inputs": [True]},
        {"hashes": [[1]]},
        {"seats": None},
        {"end": 7},
    ],
)
def test_a_save_of_another_form_is_refused(change: dict[str, object]) -> None:
    """With a code: malformed, or newer format."""
    data = recorded(False, 3).save(image()[0])

    with pytest.raises(SaveError) as caught:
        read_save({**data, **change})
    assert caught.value.code == ("newer format" if change.get("format") == 99 else "malformed")


def test_text_that_is_no_save_is_refused() -> None:
    """Neither text that is not JSON nor JSON of another form is a save."""
    for text in ("", "[1]", "{", "[" * 100_000):
        with pytest.raises(SaveError):
            read_save(text)
