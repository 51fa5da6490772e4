"""Whose things a deed would take in silence, where they would lie, and whose number it would be.

Each sentence that is refused stands beside one that says what was wanted.
"""

from __future__ import annotations

import pytest

from market import market

CAGES = """
zone cage (cages)
    of a trader
    holds guests
verb catch (catches, catching, caught): trader "catch {goods}"
    does: put it into the cage of the actor
verb scold (scolds, scolding, scolded): trader "scold {goods}"
verb shoo (shoos, shooing, shooed): trader "shoo {goods}"
    does: discard it
"""
KEPT = {
    "scold a guest": "E0577",
    "shoo a guest of your choice": "E0577",
    "scold a guest or a ware": "E0577",
    "scold each guest": "E0577",
    "scold 2 guests": "E0577",
    "Ann scolds a guest": "E0577",
    "scold one of your guests": "",
    "scold a guest here": "",
    "scold a guest in your cage": "",
    "scold a guest of Ben": "",
    "scold Miller": "",
    "discard a ware": "",
    "discard 2 wares or 1 coin": "W0543",
    "lose 2 wares or 1 coin": "",
}


def told(text: str) -> set[str]:
    """The codes that a text gets on the market, but those of words that nobody uses."""
    return {
        code
        for code in market(text).codes
        if code not in ("W0501", "W0507", "W0510", "W0512", "W0513", "W0538", "W0579")
    }


@pytest.mark.parametrize("done", KEPT)
def test_what_one_keeps_and_what_walks_about(done: str) -> None:
    """It was one of those that the doer has in a cage; nobody is `you` in their text by having them."""
    assert told(f"{CAGES}letter Zip: when you gain this: {done}\n") == ({KEPT[done]} - {""})


@pytest.mark.parametrize(
    "line",
    [
        "guest Uncle: when visited: scold a guest",
        "letter Zip: you cannot scold guests",
        "letter Zip: when you scold a guest: gain 1 coin",
        "letter Zip: when you gain this: for each guest: it loses 1 charm",
    ],
)
def test_in_a_rule_it_is_any_of_them(line: str) -> None:
    """Only a deed chooses among one's own."""
    assert told(f"{CAGES}{line}\n") == ({"E0577"} if "visited" in line else set())


THERE_ALREADY = {
    "take a ware": "E0578",
    "take a heavy ware": "E0578",
    "take all wares": "E0578",
    "Ann takes a ware": "E0578",
    "Ann takes a ware, then loses 1 coin": "E0578",
    "take a ware here": "",
    "take a ware from another trader": "",
    "take a ware of Ben": "",
    "Ann takes a ware of Ben": "",
    "take Lamp": "",
    "take a letter": "E0472",
}


@pytest.mark.parametrize("done", THERE_ALREADY)
def test_into_where_it_is(done: str) -> None:
    """One's own ware came into one's own basket, where it lay."""
    found = told(f"letter Zip: when you gain this: {done}\n")
    assert found == ({THERE_ALREADY[done]} - {""}) or done == "take a letter"


def test_from_one_zone_of_ones_own_into_another() -> None:
    """That does something."""
    text = """
zone shelf (shelves)
    of a trader
    holds wares
verb store (stores, storing, stored): trader "store {goods}"
    does: put it into the shelf of the actor
letter Zip: when you gain this: store a ware
"""
    assert told(text) == set()


LAID = """
verb lay (lays, laying, laid): trader "lay {goods}", "lay {goods} upon {space}"
    does: put it into the stand of that space
verb dump (dumps, dumping, dumped): trader "dump {goods}"
    does: put it into the stand of your space
"""
WHERE_TO = {
    "letter Zip: when you gain this: dump a ware here": "E0579",
    "letter Zip: when you gain this: dump a ware at Fountain": "E0579",
    "letter Zip: when you gain this: dump all wares at Fountain": "E0579",
    "letter Zip: when you gain this: lay a ware here": "E0579",
    "letter Zip: when you gain this: lay a ware upon Fountain": "",
    "letter Zip: when you gain this: lay a ware here upon Fountain": "",
    "letter Zip: when you gain this: dump a ware": "",
    "letter Zip: when you gain this: dump a ware of Ben": "",
    "letter Zip: you cannot dump wares at Fountain": "E0579",
    "letter Zip: you cannot dump wares here": "E0579",
    "letter Zip: wares at Fountain cannot be dumped": "E0579",
    "letter Zip: at Fountain: you cannot dump wares": "",
    "letter Zip: you cannot dump wares": "",
    "letter Zip: when you would dump a ware at Fountain: it does not happen": "E0579",
    "letter Zip: instead of dumping a ware at Fountain: gain 1 coin": "E0579",
    "letter Zip: before you dump a ware at Fountain: gain 1 coin": "E0579",
    "letter Zip: when you dump a ware at Fountain: gain 1 coin": "E0372",
    "letter Zip: dumping a ware at Fountain costs 1 coin": "E0579",
    "letter Zip: traders cannot take wares at Fountain": "",
}


@pytest.mark.parametrize("line", WHERE_TO)
def test_where_it_lies_or_where_it_goes(line: str) -> None:
    """It was what lies at that place already; one reads it of where it is put."""
    assert told(f"{LAID}{line}\n") == ({WHERE_TO[line]} - {""})


WHOSE = {
    "for each guest: +1 charm": "E0580",
    "for each gate: +1 charm": "E0580",
    "for each gate: while you are sly: +1 charm": "E0580",
    'for each guest: "more": +1 charm': "E0580",
    "for each guest at Fountain: +1 charm": "E0580",
    "for each guest: +1 to its charm": "",
    "for each guest: +1 to your charm": "",
    "for each ware: +1 charm": "",
    "for each heavy ware: +1 charm": "",
    "for each trader: +1 charm": "",
    "for each Lamp: -1 charm": "",
    "for each trader: plus the number of guests here to your charm": "",
    "for each guest: when visited: gain 1 coin": "",
}


@pytest.mark.parametrize("line", WHOSE)
def test_whose_number_there_is_more_of(line: str) -> None:
    """It was the guest's own, or that of whoever visits it: one reads it of oneself, once for each guest."""
    assert told(f'rule "Box": {line}\n') == ({WHOSE[line]} - {""})


PLAYED = {
    "when another trader gains 1 favour: take it": "E0473",
    "when another trader gains 1 favour: take the actor": "E0473",
    "when another trader gains 1 favour: take a ware from it": "",
    "when another trader gains 1 favour: visit it": "",
    "when a guest is visited by another trader: take Ben": "E0473",
    "when a guest is visited by another trader: take a trader": "E0473",
}


@pytest.mark.parametrize("line", PLAYED)
def test_who_is_played_goes_into_no_basket(line: str) -> None:
    """A trader was put into a basket, which holds wares."""
    assert told(f"ware Zip: {line}\n") == ({PLAYED[line]} - {""})


LANDING = {
    "land upon Fountain": "E0581",
    "land upon a gate": "E0581",
    "Ann lands upon Fountain": "E0581",
    "go to Fountain": "",
    "land here": "",
    "land": "",
    "land upon your space": "",
    "Ann lands upon Ann's space": "",
}


@pytest.mark.parametrize("done", LANDING)
def test_coming_down_where_one_is_not(done: str) -> None:
    """It was told of a place at which nobody had come."""
    assert told(f"letter Zip: when you gain this: {done}\n") == ({LANDING[done]} - {""})


TEASED = """
verb tease (teases, teasing, teased): trader "tease {goods}"
procedure joke
    of a trader
    step "joke": tease the target
verb mock (mocks, mocking, mocked): trader "mock {trader}"
    does: begin a joke
verb pick (picks, picking, picked): trader "pick {goods}"
    does
        if it is a ware: put it into the basket of the actor
        otherwise: the actor gains that much
guest Uncle: when visited: mock another trader, then pick Lamp, then pick 1 coin
"""
NEVER = {
    "ware Zip: when teased: gain 1 coin": "W0513",
    "trader Zed: when teased: gain 1 coin": "",
    "guest Zip: when you gain this: gain 1 coin": "W0513",
    "ware Zip: when you gain this: gain 1 coin": "",
}


@pytest.mark.parametrize("line", NEVER)
def test_what_is_never_done_to_the_thing_itself(line: str) -> None:
    """Whom a procedure speaks of is known by who was put there; behind `otherwise` there is no ware."""
    codes = {code for code in market(f"{TEASED}{line}\n").codes if code not in ("W0501", "W0512")}
    assert ("W0513" in codes) == (NEVER[line] == "W0513")


def test_a_step_knows_nothing_of_what_another_step_has_chosen() -> None:
    """The variables of each are counted from the first."""
    text = 'verb tease (teases, teasing, teased): trader "tease {goods}"\n'
    first, second = 'step "one": take a ware here', 'step "two": for each ware in your basket: tease it'

    assert told(f"{text}procedure joke\n    of a trader\n    {first}\n    {second}\n") == set()
