"""What was kept of simulated games is looked at before it is used: whoever has the folder can write there."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from attrs import asdict, evolve

from talisman.cli.common import playable
from talisman.runtime.image.link import Linked
from talisman.simulate import Plan, Shelf, ShelfError, balance, play, tables, write

RACE = Path(__file__).resolve().parents[1] / "packs" / "race"
Json = Any
"""What is done to data of a stranger is not typed."""


@pytest.fixture(scope="module")
def linked() -> Linked:
    """The race."""
    return playable([str(RACE)], []).linked


@pytest.fixture
def plan(linked: Linked) -> Plan:
    """Two short games."""
    return Plan("race", linked.image.hash, 2, ("random",), 7, 2, 12, 0)


def shelf(folder: Path, linked: Linked, plan: Plan) -> list[str]:
    """A folder with the games of a plan; its lines."""
    made = Shelf.new(folder, plan)
    for number in made.missing():
        made.put(play(linked, plan, number))
    made.close()
    return (folder / "games.jsonl").read_text().splitlines()


CHANGES: dict[str, Callable[[Json], object]] = {
    "no number": lambda one: one.pop("number"),
    "another seed": lambda one: one["result"].update(seed=4),
    "an ending": lambda one: one["result"].update(ended="\x1b[31mred"),
    "a direction": lambda one: one["seats"][0].update(first="\u202eder"),
    "more wins than deeds": lambda one: one["met"][0].update(won=one["met"][0]["times"] + 1),
    "a list for a text": lambda one: one["met"][0].update(deed=[]),
    "half a number": lambda one: one["seats"][1].update(lost=True),
    "a number of more than 64 bits": lambda one: one["seats"][1]["numbers"].update(throw=10**30),
    "a seat too many": lambda one: one["seats"].append(one["seats"][0]),
    "somebody else": lambda one: one["seats"][0].update(bot="cautious"),
    "a deed of a seat that is none": lambda one: one["met"][0].update(by=[0, 1]),
    "seats in another order": lambda one: one["met"][0].update(by=[2, 1]),
    "a place that is no text": lambda one: one.update(stood=[3]),
    "a round before the first": lambda one: one.update(reached=-1),
    "a number of another game": lambda one: one["seats"][0]["numbers"].update(mana=1),
    "a change of another game": lambda one: one["met"][0]["changed"].update(mana=1),
    "a thing of another game": lambda one: one["met"][0].update(thing="Lamp"),
    "a deed of another game": lambda one: one["met"][0].update(deed="bite"),
    "a piece of another game": lambda one: one["seats"][0].update(last="Lamp"),
    "a place of another game": lambda one: one["stood"].append("Nowhere"),
    "a place twice": lambda one: one["stood"].extend(one["stood"] or ["Nowhere"]),
    "a deed twice": lambda one: one["met"].append(one["met"][0]),
    "a winner that is no seat": lambda one: one["result"].update(winner=[1] * 9),
    "a reason without end": lambda one: one["result"].update(reason="x" * 100_000),
    "a game beyond all": lambda one: (one.update(number=10**9), one["result"].update(seed=10**9 + 7)),
    "a part too many": lambda one: one.update(more=1),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_line_that_is_no_game_of_these_is_refused(
    what: str, linked: Linked, plan: Plan, tmp_path: Path
) -> None:
    """In one sentence that says which line and why; the rest stays as it was."""
    lines = shelf(tmp_path / "kept", linked, plan)
    one = json.loads(lines[1])
    CHANGES[what](one)
    spoilt = f"{lines[0]}\n{json.dumps(one)}\n"
    (tmp_path / "kept" / "games.jsonl").write_text(spoilt)

    with pytest.raises(ShelfError, match=r"line 2 of games\.jsonl is no game of these"):
        Shelf.again(tmp_path / "kept", plan, linked)
    assert (tmp_path / "kept" / "games.jsonl").read_text() == spoilt


@pytest.mark.parametrize("games", [10**18, 0, -1, 1.5, "2", None])
def test_a_plan_of_no_such_number_of_games_is_refused(
    games: object, linked: Linked, plan: Plan, tmp_path: Path
) -> None:
    """Before anybody counts up to it."""
    shelf(tmp_path / "kept", linked, plan)
    (tmp_path / "kept" / "plan.json").write_text(json.dumps(asdict(plan) | {"games": games}))

    with pytest.raises(ShelfError, match="holds no games"):
        Shelf.again(tmp_path / "kept", plan, linked)


def test_a_line_that_was_cut_inside_a_letter_is_played_again(
    linked: Linked, plan: Plan, tmp_path: Path
) -> None:
    """As one that was cut anywhere else."""
    lines = shelf(tmp_path / "kept", linked, plan)
    (tmp_path / "kept" / "games.jsonl").write_bytes(f'{lines[0]}\n{{"number":1,"x":"'.encode() + b"\xc3")

    assert Shelf.again(tmp_path / "kept", plan, linked).missing() == [1]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are none here")
@pytest.mark.parametrize("name", ["games.jsonl", "plan.json", "seats.csv", "games.part"])
def test_a_link_in_the_folder_is_not_written_through(
    name: str, linked: Linked, plan: Plan, tmp_path: Path
) -> None:
    """The file it leads to stays as it is; a pipe is not waited for."""
    lines = shelf(tmp_path / "kept", linked, plan)
    other, link = tmp_path / "other", tmp_path / "kept" / name
    other.write_text(link.read_text() if name == "plan.json" else "mine\n")
    before = other.read_text()
    link.unlink(missing_ok=True)
    link.symlink_to(other)
    with pytest.raises(ShelfError, match=f"{name} is no ordinary file"):
        Shelf.again(tmp_path / "kept", evolve(plan, games=3), linked)
    link.unlink()
    os.mkfifo(link)
    with pytest.raises(ShelfError, match=f"{name} is no ordinary file"):
        Shelf.again(tmp_path / "kept", plan, linked)

    assert other.read_text() == before
    assert len(lines) == 2


def test_names_are_no_sums_in_a_table(linked: Linked, plan: Plan, tmp_path: Path) -> None:
    """A name that a program of tables would work out stands there as text; numbers stay numbers."""
    one = play(linked, plan, 0)
    one["seats"][0]["first"], one["seats"][0]["last"] = "=1+1", " @SUM(A1)"
    one["seats"][0]["numbers"] = {"throw": -2}
    write(tmp_path, tables([one]))
    row = (tmp_path / "seats.csv").read_text().splitlines()[1]

    assert row.startswith("0,1,random,'=1+1,' @SUM(A1),0,")
    assert "-2" in row.split(",")


def test_a_number_with_the_name_of_a_column_has_one_of_its_own(linked: Linked, plan: Plan) -> None:
    """What a pack counts and calls `won` is not who has won."""
    one = play(linked, plan, 0)
    one["seats"][0]["numbers"] = {"won": 9}
    row = tables([one]).seats[0]

    assert (row["won"], row["its won"]) == (0, 9)


def test_what_was_written_is_read_back(linked: Linked, plan: Plan, tmp_path: Path) -> None:
    """And tells the same."""
    shelf(tmp_path / "kept", linked, plan)
    again = Shelf.again(tmp_path / "kept", plan, linked)

    assert again.missing() == []
    assert [*balance(linked, again.told)] == [*balance(linked, [play(linked, plan, n) for n in range(2)])]


def test_a_separator_in_a_name_begins_no_sum(linked: Linked, plan: Plan, tmp_path: Path) -> None:
    """Where semicolons or tabs part the columns, what stands behind one in a name is a cell of its own."""
    one = play(linked, plan, 0)
    one["seats"][0]["first"], one["seats"][0]["last"] = "Rope;=1+1;", "\uff1d1+1 | -2"
    one["seats"][1]["first"] = "half-way; two"
    write(tmp_path, tables([one]))
    first, second = (tmp_path / "seats.csv").read_text().splitlines()[1:3]

    assert first.startswith("0,1,random,Rope;'=1+1;,'\uff1d1+1 |' -2,0,")
    assert "half-way; two" in second


def test_numbers_called_like_columns_keep_apart(linked: Linked, plan: Plan) -> None:
    """`won` is told as `its won`, and what a pack calls so is told as another column again."""
    one = play(linked, plan, 0)
    one["seats"][0]["numbers"] = {"won": 9, "its won": 7}
    row = tables([one]).seats[0]

    assert (row["its won"], row["its its won"]) == (9, 7)


def test_parts_of_a_game_stand_in_their_columns(linked: Linked, plan: Plan, tmp_path: Path) -> None:
    """Whoever wrote a folder may have turned the parts of a game round: each is told below its own name."""
    Shelf.new(tmp_path / "kept", plan).close()
    one = play(linked, plan, 0)
    other = json.loads(json.dumps(one))
    other["result"] = dict(reversed(other["result"].items()))
    (tmp_path / "kept" / "games.jsonl").write_text(json.dumps(other) + "\n")
    (back,) = Shelf.again(tmp_path / "kept", plan, linked).told

    assert [*back["result"].items()] == [*one["result"].items()]
