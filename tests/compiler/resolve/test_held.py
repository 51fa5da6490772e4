"""What may stand in a clause of a declaration: every form of a noun against every clause."""

import pytest

from market import market

NOUNS = (
    *("a trader", "a ware", "a space", "a player", "the stock", "the basket", "your basket", "Ann", "Lamp"),
    *("traders", "wares", "it", "this", "the actor", "all traders", "the holder", "each trader", "all wares"),
    *("another trader", "each other trader", "the active trader", "the trader", "a sly ware", "sly wares"),
    *(
        "heavy wares in the basket",
        "a ware in the basket",
        "its owner",
        "its holder",
        "your owner",
        "its shop",
    ),
    *(
        "the spot of Fountain",
        "wares and letters",
        "a ware or letter",
        "the buyer",
        "the buyer, then the seller",
    ),
    *("all", "nobody", "player", "trader", "each trader, then the buyer", "2 wares", "any wares", "no wares"),
)
CLAUSES: dict[tuple[str, str], tuple[str, ...]] = {
    ("counter token{n}", "of {value}"): ("a trader", "a ware", "a space", "a player"),
    ("zone bag{n}", "holds {value}"): ("traders", "wares", "wares and letters"),
    ("zone bag{n}\n    of a trader", "seen by {value}"): ("its owner", "its holder", "all", "nobody"),
    ("kind gem{n}: card", "supply {value}"): ("the stock",),
    ("kind gem{n}: card", "leaves to {value}"): ("the stock",),
    ("kind gem{n}: card", "binds you to {value}"): ("it", "its owner", "its holder", "its shop"),
    ("kind gem{n}: card", "played by {value}"): ("player",),
    ("window sale{n}", "asks {value}"): (
        *("each other trader", "the active trader", "the actor", "the buyer", "the buyer, then the seller"),
    ),
    ("window sale{n}", "answers {value}"): ("traders", "wares", "wares and letters"),
}
"""The nouns that each clause can say; all others are refused at their line."""
NUMBERS = {
    "counter token\n    of a trader\n    starts at 1\n    floor 2": "E0562",
    "counter token\n    of a trader\n    starts at 3\n    ceiling 2": "E0562",
    "counter token\n    of a trader\n    floor 3\n    ceiling 2": "E0562",
    "counter token\n    of a trader\n    floor -3\n    starts at -2\n    ceiling 2": "",
    "memory crush: trader\n    of a trader\n    starts at 3": "E0563",
    "memory crush: trader\n    of a trader\n    floor 0": "E0563",
    "memory debt: number\n    of a trader\n    floor 0\n    starts at 0": "",
    "kind gem: card\n    weight 2": "",
    "kind gem: card\n    manner sly": "E0564",
    "kind gem: card\n    shop Fountain": "E0564",
    "form lamb\n    of a trader\n    lasts 0 of your turns": "E0561",
    "form lamb\n    of a trader\n    lasts 1 of your turns": "",
    "contest joust\n    sides buyer and buyer\n    outcomes won, lost, drawn": "E0561",
    "contest joust\n    sides buyer and seller\n    outcomes won, won, drawn": "E0561",
    "contest joust\n    sides buyer and seller\n    outcomes won, lost, drawn": "",
}
"""Declarations, and the code of what is wrong with their numbers and words."""


@pytest.mark.parametrize(("heading", "clause"), CLAUSES)
def test_a_clause_holds_what_it_can_say(heading: str, clause: str) -> None:
    """One declaration a noun: those that do not fit have an error, those that do have none."""
    fitting: tuple[str, ...] = NOUNS
    refused = {-1}
    while refused:  # what cannot be read is told first, then what means nothing
        lines = [
            "\n    ".join((heading.replace("{n}", chr(97 + at // 26) + chr(97 + at % 26)), clause))
            for at in range(len(fitting))
        ]
        text = "\n".join(line.format(value=value) for line, value in zip(lines, fitting, strict=True))
        tall = lines[0].count("\n") + 1
        found = market(text + "\n")
        refused = {
            (one.span.line - 1) // tall
            for one in found.bag.found
            if one.severity == "error" and one.code != "E0406"
        }
        fitting = tuple(value for at, value in enumerate(fitting) if at not in refused)

    assert set(fitting) == set(CLAUSES[heading, clause])


@pytest.mark.parametrize("declared", NUMBERS)
def test_numbers_and_words_of_a_declaration_agree(declared: str) -> None:
    """A beginning lies between its bounds, what remembers a thing has none, words are different ones."""
    found = market(declared + "\n")

    held = [code for code in found.codes if code.startswith("E056")]
    assert held == [code for code in (NUMBERS[declared],) if code]


@pytest.mark.parametrize(
    ("said", "way"),
    [
        ("fragile wares", "`you cannot VERB wares that are not fragile`"),
        ("letters and heavy wares", "`holds letters and wares`"),
        ("2 wares", "`holds KINDS`"),
        ("wares of a trader", "`holds KINDS`"),
    ],
)
def test_how_others_stay_out_of_a_zone_is_told(said: str, way: str) -> None:
    """Words in front of kinds say nothing in a zone; the verb that puts things there can be forbidden."""
    found = market(f"zone bag\n    holds {said}\n")

    assert [way in str(one.help) for one in found.bag.found if one.code == "E0561"] == [True]
