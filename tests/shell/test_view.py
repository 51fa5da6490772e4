"""`talisman view`: what one seat is shown of a saved game, and nothing else of it."""

import json
from pathlib import Path

import pytest

from shellkit import Program
from talisman.runtime.game.game import Game
from talisman.runtime.game.replay import read_save, replay

TRICKS = Path(__file__).resolve().parents[1] / "packs" / "tricks"
AFTER = 20


@pytest.fixture
def saved(talisman: Program, own_folder: Path) -> Game:
    """A saved game of three with cards in hands, as it was after some answers."""
    talisman("play", str(TRICKS), "--seed", "3", "--quiet", "--save", "g.talsave")
    data = json.loads((own_folder / "g.talsave").read_text(encoding="utf-8"))
    found = read_save(data | {"inputs": data["inputs"][:AFTER], "end": "0" * 32})
    return replay(found).record.game


def view(talisman: Program, *more: str) -> str:
    """What the command prints of that moment."""
    came = talisman("view", "g.talsave", "--after", str(AFTER), *more)
    assert came.status == 0, came.err
    return came.out


def test_a_seat_is_shown_its_own_hand_and_of_others_how_much(talisman: Program, saved: Game) -> None:
    """In words and as data; the names of cards that lie elsewhere unseen are nowhere in it."""
    hands = {seat: saved.contents("hand", saved.avatar(seat) or "") for seat in range(3)}
    hidden = [card for seat in (0, 2) for card in hands[seat]] + saved.contents("deck")
    assert all(hands.values())
    text, data = view(talisman, "--seat", "2"), json.loads(view(talisman, "--seat", "2", "--format", "json"))

    assert all(card in text for card in hands[1])
    assert not [card for card in hidden if card in text or card in json.dumps(data)]
    shown = {zone["bearer"]: zone for zone in data["zones"] if zone["class"] == "hand"}
    assert shown["East"]["things"] == hands[1]
    assert shown["North"] == {"class": "hand", "bearer": "North", "count": len(hands[0])}
    assert (data["seat"], data["seats"], data["current"]) == (2, 3, saved.current + 1)


def test_without_a_seat_it_is_what_everybody_sees(talisman: Program, saved: Game) -> None:
    """No hand is shown."""
    text = view(talisman)
    held = [card for seat in range(3) for card in saved.contents("hand", saved.avatar(seat) or "")]

    assert held
    assert not [card for card in held if card in text]
    assert json.loads(view(talisman, "--format", "json"))["seat"] is None


def test_the_log_is_told_as_it_was_told_then(talisman: Program, saved: Game) -> None:
    """What a seat drew unseen is not named because it lies openly later."""
    mine = json.loads(view(talisman, "--seat", "2", "--log", "--format", "json"))["lines"]
    whole = json.loads(talisman("view", "g.talsave", "--seat", "2", "--log", "--format", "json").out)["lines"]

    assert len(mine) > AFTER
    assert whole[: len(mine)] == mine
    assert "lines" not in json.loads(view(talisman, "--seat", "2", "--format", "json"))


def test_who_is_asked_is_told_what(talisman: Program, saved: Game) -> None:
    """The seat that is asked sees its options, another one only the question."""
    asked = saved.asked
    mine = json.loads(view(talisman, "--seat", str(asked + 1), "--format", "json"))["asked"]
    theirs = json.loads(view(talisman, "--seat", str((asked + 1) % 3 + 1), "--format", "json"))["asked"]

    assert mine["seat"] == asked + 1
    assert len(mine["options"]) == saved.choices
    assert theirs == {"seat": asked + 1, "prompt": mine["prompt"]}


def test_what_cannot_be_shown_is_refused(talisman: Program, saved: Game, own_folder: Path) -> None:
    """A seat that is not there; a save that goes another way."""
    assert talisman("view", "g.talsave", "--seat", "4").status == 2
    assert talisman("view", "nothing.talsave").status == 2
    data = json.loads((own_folder / "g.talsave").read_text(encoding="utf-8"))
    (own_folder / "g.talsave").write_text(json.dumps(data | {"end": "0" * 32}), encoding="utf-8")
    came = talisman("view", "g.talsave", "--seat", "1")

    assert came.status == 1
    assert "goes another way" in came.err
