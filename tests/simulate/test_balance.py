"""The report on many games: what it says of the race, whose games are known well."""

from pathlib import Path

from talisman.cli.common import playable
from talisman.simulate import Plan, balance, play

RACE = Path(__file__).resolve().parents[1] / "packs" / "race"
CLASSIC = RACE.parents[2] / "content" / "classic"


def report(pack: Path, games: int, rounds: int = 0) -> list[str]:
    """The lines of the report on some games of a pack."""
    linked = playable([str(pack)], []).linked
    plan = Plan(pack.name, linked.image.hash, 2, ("random",), 1, games, 2_000, rounds)
    return [*balance(linked, [play(linked, plan, number) for number in range(games)])]


def test_lengths_are_told_for_the_game_and_for_each_who_plays() -> None:
    """Of the race half of the decisions are those of one of two."""
    said = report(RACE, 8)
    whole, own = (
        next(one for one in said if one.startswith(f"    decisions{more}:"))
        for more in ("", " for each who plays")
    )
    medians = [int(one.partition("median ")[2].partition(",")[0]) for one in (whole, own)]
    assert abs(medians[0] - 2 * medians[1]) <= 2


def test_places_are_those_where_somebody_was() -> None:
    """Runners move for those who play, so all of the ring was run in a few games."""
    (places,) = [one for one in report(RACE, 4) if one.startswith("places where nobody was")]
    assert places == "places where nobody was: 0 of 20"


def test_what_was_never_met_and_what_had_no_effect_is_named() -> None:
    """In a few short classic games most cards were not met, and no game came to the Crown."""
    said = report(CLASSIC, 3, rounds=10)
    places = next(one for one in said if one.startswith("places where nobody was"))
    assert "Crown of Command" in places
    never = next(one for one in said if one.startswith("cards and pieces to which nothing was done"))
    assert int(never.partition(": ")[2].partition(" of ")[0]) > 20
    assert any(one.startswith("of what was met 20 times, without effect") for one in said)


def test_nothing_is_called_deciding_by_chance() -> None:
    """Of so few games nothing can be said, and that is what is said."""
    said = report(RACE, 4)
    assert "    cards and pieces: nothing beyond chance" in said
    assert "    places: nothing beyond chance" in said
