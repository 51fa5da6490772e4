"""What is asked of a thing that is of another kind is told: every subject against every kind, by a table."""

from itertools import product

from market import market

SUBJECTS = {
    "you": "trader",
    "Ann": "trader",
    "a trader": "trader",
    "another trader": "trader",
    "the holder": "nobody",  # of a guest, which lies in no zone of a trader
    "Lamp": "ware",
    "Honey": "ware",
    "a ware": "ware",
    "a ware in your basket": "ware",
    "your pledge": "ware",
    "Fountain": "space",
    "a space": "space",
    "Miller": "guest",
    "this": "guest",
    "a letter": "letter",
}
ASKED = {
    "Ben": "trader",
    "a trader": "trader",
    "another trader": "trader",
    "Lamp": "ware",
    "a ware": "ware",
    "your pledge": "ware",
    "Old Square": "space",
    "a space": "space",
    "Juggler": "guest",
    "a guest": "guest",
    "Invitation": "letter",
}


def test_what_is_of_another_kind_is_told() -> None:
    """One guest for each question; those between two kinds have the warning, and no others."""
    asked = list(product(SUBJECTS, ASKED))
    lines = [
        f'guest "Guest {number}": when visited: if {subject} {"are" if subject == "you" else "is"} {one}: '
        "gain 1 coin"
        for number, (subject, one) in enumerate(asked)
    ]
    found = market("\n".join((*lines, "")))
    told = {asked[one.span.line - 1] for one in found.bag.found if one.code == "W0541"}

    assert found.errors == []
    assert told == {(subject, one) for subject, one in asked if SUBJECTS[subject] != ASKED[one]}


def test_what_counts_as_another_kind_leaves_the_others_apart() -> None:
    """Only what is counted as something may be of two kinds; nothing was told of any."""
    lines = (
        "guest Tamer: when visited: take Anvil as a letter",
        "guest Bee: when visited: if this is a ware: gain 1 coin",
        "guest Cow: when visited: if Lamp is a letter: gain 1 coin",
        "guest Dog: when visited: if Ann is a guest: gain 1 coin",
    )
    found = market("\n".join((*lines, "")))

    assert found.errors == []
    assert [one.span.line for one in found.bag.found if one.code == "W0541"] == [2, 4]
