"""What nouns, numbers, conditions and deeds mean, on top of the market."""

import pytest

from market import Market, market
from talisman.compiler.model import (
    Act,
    AllOf,
    Amount,
    AnyOf,
    Arith,
    Block,
    Choose,
    Cmp,
    Count,
    Exists,
    FieldOf,
    FirstPossible,
    ForEach,
    HasTag,
    Holder,
    If,
    IfDone,
    Int,
    InZone,
    IsCopyOf,
    May,
    Named,
    Not,
    Num,
    OnSpace,
    Pick,
    PlaceOf,
    Prim,
    Rec,
    Repeat,
    Roll,
    RollPart,
    Row,
    Same,
    SetField,
    Table,
    Top,
    Trigger,
    Var,
    You,
    ZoneArg,
)

ME = "when you gain this"


def body(text: str, more: str = "") -> Block:
    """What a letter does when it is gained; indented text is a body of several lines."""
    found = market(
        f"{more}letter Riddle: {ME}: {text}\n" if "\n" not in text else f"{more}letter Riddle: {ME}:{text}"
    )
    (rule,) = found.rules("market.riddle")
    assert isinstance(rule.shape, Trigger)
    return rule.shape.body


def codes(text: str) -> list[str]:
    """The problems of a letter with this text."""
    found: Market = market(f"letter Riddle: {text}\n")
    return found.codes


def amount(text: str) -> Num | None:
    """The number that `gain NUMBER coins` speaks of."""
    (act,) = body(f"gain {text} coins")
    assert isinstance(act, Act)
    return act.call.amount


def test_an_amount_of_a_counter_is_one_call() -> None:
    """The call has the amount and the unit, and no object."""
    (act,) = body("gain 2 coins")

    assert isinstance(act, Act)
    call = act.call
    assert (call.verb, call.actor, call.object, call.amount, call.unit) == (
        "gain",
        You(),
        None,
        Int(2),
        "coin",
    )


def test_new_things_come_from_the_supply_of_their_kind() -> None:
    """What is gained is the first thing of the zone that the kind names, once for each."""
    (loop,) = body("gain 2 wares")

    assert isinstance(loop, Repeat)
    assert loop.times == Int(2)
    assert isinstance(loop.body[0], Act)
    assert loop.body[0].call.object == Top("stock")


def test_things_that_are_lost_are_the_doers_own() -> None:
    """A noun that does not say whose it speaks of means things of whoever does the deed."""
    (pick,) = body("discard 1 ware")

    assert isinstance(pick, Pick)
    assert (pick.chooser, pick.sel.kind, pick.optional) == (You(), "ware", False)
    assert pick.sel.where == Same(Holder(Var(pick.sel.var)), You())
    assert pick.body[-1] == Act(pick.body[-1].call) if isinstance(pick.body[-1], Act) else False


def test_from_says_whose_things_are_meant() -> None:
    """`take 1 ware from Ann` chooses among her wares; she is the other thing of the event."""
    (pick,) = body("take 1 ware of your choice from Ann")

    assert isinstance(pick, Pick)
    assert pick.sel.where == Same(Holder(Var(pick.sel.var)), Named("Ann"))
    assert isinstance(pick.body[0], Act)
    assert pick.body[0].call.other == Named("Ann")


def test_an_amount_from_somebody_has_the_other_in_its_own_place() -> None:
    """The first hole holds the amount, so the second thing is never the object."""
    (act,) = body("take 1 coin from Ann")

    assert isinstance(act, Act)
    assert (act.call.object, act.call.other, act.call.unit) == (None, Named("Ann"), "coin")


def test_at_random_is_chosen_by_nobody() -> None:
    """A choice at random has no chooser."""
    (pick,) = body("discard 1 ware at random")

    assert isinstance(pick, Pick)
    assert pick.chooser is None


def test_all_things_are_a_loop_and_any_number_may_be_declined() -> None:
    """`all your wares` asks nobody; `any number of wares` asks until somebody declines."""
    (every,) = body("discard all your wares")
    (some,) = body("discard any number of wares")

    assert isinstance(every, ForEach)
    assert isinstance(some, Repeat)
    assert isinstance(some.times, Count)
    assert isinstance(some.body[0], Pick)
    assert some.body[0].optional


def test_alternatives_of_one_sort_are_one_choice_of_a_thing() -> None:
    """`1 ware or letter` is one pick; `1 coin or 1 ware` is a choice between two deeds."""
    (pick,) = body("discard 1 ware or letter")
    (choice,) = body("lose 1 coin or 1 favour")

    assert isinstance(pick, Pick)
    assert isinstance(pick.sel.where, AllOf)
    kinds = AnyOf((HasTag(Var(pick.sel.var), "ware"), HasTag(Var(pick.sel.var), "letter")))
    assert kinds in pick.sel.where.of
    assert isinstance(choice, Choose)
    assert [option.text for option in choice.options] == ["1 coin", "1 favour"]


def test_numbers_of_things_and_sums() -> None:
    """Counters are fields, sums and halves arithmetic, counts selections."""
    assert amount("2 + your favours") == Arith("+", Int(2), FieldOf("favour", You()))
    assert amount("half your coins rounded up") == Arith("/", FieldOf("coin", You()), Int(2), True)
    assert isinstance(amount("the number of wares here"), Count)


def test_a_roll_is_followed_by_its_rows() -> None:
    """Rows below a roll are a table on its result."""
    roll, table = body("\n    roll 1 die for luck\n        1-3: nothing\n        4+: gain 1 coin\n")

    assert isinstance(roll, Roll)
    assert isinstance(table, Table)
    assert table.on == RollPart("result", Var(roll.var))
    assert [(row.low, row.high) for row in table.rows if isinstance(row, Row)] == [(1, 3), (4, None)]


def test_a_lookup_names_the_entry() -> None:
    """`go to the entry` is a table whose rows go to the things of the list."""
    roll, table = body("\n    roll 1 die, then go to the entry\n        1-3 Fountain, 4-6 Old Square\n")

    assert isinstance(roll, Roll)
    assert isinstance(table, Table)
    went = [row.body[0].call.object for row in table.rows if isinstance(row.body[0], Act)]
    assert went == [Named("Fountain"), Named("Old Square")]


def test_else_tries_and_a_colon_waits() -> None:
    """`A, else B` is the first possible of both; `may A: B` does B only if A happened."""
    (tried,) = body("discard 1 ware, else lose 1 coin")
    (offered,) = body("you may pay 1 coin: gain 1 favour")

    assert isinstance(tried, FirstPossible)
    assert len(tried.branches) == 2
    assert isinstance(offered, May)
    assert isinstance(offered.body[0], IfDone)
    assert offered.text == "pay 1 coin"


def test_conditions_of_possession_and_place() -> None:
    """`you have 2 wares` counts, `you have no letter` looks for none, `at` asks for the place."""
    (two,) = body("if you have 2 wares: gain 1 coin")
    (none,) = body("if you have no letters: gain 1 coin")
    (there,) = body("if you are at Fountain: gain 1 coin")

    assert isinstance(two, If)
    assert isinstance(two.cond, Cmp)
    assert (two.cond.op, two.cond.b) == (">=", Int(2))
    assert isinstance(none, If)
    assert isinstance(none.cond, Not)
    assert isinstance(none.cond.of, Exists)
    assert isinstance(there, If)
    assert there.cond == OnSpace(You(), Named("Fountain"))


def test_a_zone_may_be_empty() -> None:
    """`your hand is empty`: nothing lies in it."""
    (asked,) = body("if your hand is empty: gain 1 coin")

    assert isinstance(asked, If)
    assert isinstance(asked.cond, Not)
    assert isinstance(asked.cond.of, Exists)
    var = asked.cond.of.sel.var
    assert asked.cond.of.sel.where == InZone(Var(var), "hand", You())


def test_copies_of_a_name_are_any_of_them() -> None:
    """A name with several copies means all of them."""
    (asked,) = body("if Lamp is held by Ann: gain 1 coin")

    assert isinstance(asked, If)
    found = market("letter Riddle: when you take Lamp: gain 1 coin\n").rules("market.riddle")[0]
    assert isinstance(found.shape, Trigger)
    where = found.shape.pattern.where
    assert isinstance(where, AllOf)
    assert IsCopyOf(Rec("object"), "Lamp") in where.of


def test_what_is_done_to_it_is_not_done_to_the_doer() -> None:
    """In `it gives ... to it` the object is somebody else than the subject."""
    (loop,) = body("for each other trader here: Ann takes 1 ware from it")

    assert isinstance(loop, ForEach)
    (pick,) = loop.body
    assert isinstance(pick, Pick)
    assert isinstance(pick.body[0], Act)
    assert pick.body[0].call.other == Var(loop.sel.var)


def test_two_things_that_it_could_be_are_an_error() -> None:
    """The message names both."""
    found = market("letter Riddle: when a trader takes a ware from a trader: it gains 1 coin\n")

    assert "E0307" in found.codes


def test_putting_is_a_move_into_a_zone() -> None:
    """A verb bound to `move` is written out with its zone where it stands."""
    (pick,) = body("put 1 ware into the basket of Ann")

    assert isinstance(pick, Pick)
    assert pick.body == (Prim("move", (Var(pick.sel.var), ZoneArg("basket", Named("Ann")))),)


def test_memories_and_flags() -> None:
    """`remember` sets a number, a thing or a flag."""
    number, flag = body("\n    remember 2 as your paces\n    remember that the gate is closed\n")

    assert number == SetField("pace", You(), Int(2))
    assert flag == SetField("the gate is closed", None, Int(1))


def test_that_much_is_the_number_of_the_event() -> None:
    """In a rule on an amount, `that many` and `that number` speak of it."""
    found = market("letter Riddle: when you lose 1 coin: gain that number favours\n")

    if found.model is not None:
        (rule,) = found.rules("market.riddle")
        assert isinstance(rule.shape, Trigger)
        (act,) = rule.shape.body
        assert isinstance(act, Act)
        assert act.call.amount == Amount()


def test_here_is_the_place_of_you() -> None:
    """A card's `here` is where its holder is."""
    (loop,) = body("for each guest here: gain 1 coin")

    assert isinstance(loop, ForEach)
    assert loop.sel.where == OnSpace(Var(loop.sel.var), PlaceOf(You()))


def test_words_of_a_roll_need_a_roll() -> None:
    """`the result` without a roll is told, and so are rows without a number."""
    assert codes(f"{ME}: gain the result coins") == ["E0312"]
    assert codes(f"{ME}:\n    1-3: nothing") == ["E0317"]


def test_counts_and_nouns_agree() -> None:
    """`2 coin` and `1 wares` are told with the right word."""
    assert codes(f"{ME}: gain 2 coin") == ["E0309"]
    assert codes(f"{ME}: discard 2 ware") == ["E0309"]


def test_an_event_is_of_any_amount_or_of_at_least_so_much() -> None:
    """Other amounts are refused rather than read as one of these: all, up to so many, that much."""
    ring = 'rule "Ring":\n    for each trader: when you lose {}: gain 1 favour\n'

    for amount in ("1 coin", "2 coins"):
        assert not market(ring.format(amount)).bag.errors, amount
    for amount in ("all your coins", "up to 2 coins", "that much"):
        assert "E0322" in market(ring.format(amount)).codes, amount


def test_a_hole_for_a_kind_refuses_other_kinds() -> None:
    """`send {letter}` cannot be said of a ware."""
    assert codes(f"{ME}: send Lamp") == ["E0304"]


def test_a_counter_of_another_kind_is_an_error() -> None:
    """Only traders have coins."""
    assert codes(f"{ME}: gain the coins of Anvil coins") == ["E0314"]


def test_the_thing_is_the_one_spoken_of_or_refused() -> None:
    """`the ware` with nothing behind it means what `that ware` means, in an event, and nothing elsewhere."""
    the = market("guest Beadle: when you take a ware: discard the ware\n").rules("market.beadle")
    that = market("guest Beadle: when you take a ware: discard that ware\n").rules("market.beadle")
    assert [one.shape for one in the] == [one.shape for one in that] != []
    assert market("guest Beadle: when visited: discard the ware\n").codes == ["E0306"]
    assert market('rule "Rest": for each trader: you cannot take the ware\n').codes == ["E0306"]


def test_an_adjective_behind_the_has_to_have_been_said() -> None:
    """`the fragile ware` is one that was spoken of as fragile or is printed so, and no other."""
    taken = "letter Note: when you take {}: discard the fragile ware\n"

    assert market(taken.format("a ware")).codes == ["E0306"]
    assert market(taken.format("Honey")).codes == ["E0306"]
    assert market(taken.format("a fragile ware")).errors == []
    assert market(taken.format("Lamp")).errors == []


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("+2 charm", "E0322"),
        ("when you gain 1 coin: gain 1 favour", "E0322"),
        ("1-3: gain 1 coin", "E0317"),
        ("otherwise: gain 1 coin", "E0323"),
    ],
)
def test_a_line_that_is_no_deed_is_refused_behind_one(line: str, code: str) -> None:
    """What holds, what waits for something and rows of nothing are nothing that is done."""
    assert market(f"letter Riddle: {ME}:\n    gain 1 coin\n    {line}\n").codes == [code]


def test_what_is_moved_goes_somewhere_and_comes_from_anywhere() -> None:
    """A place is never taken; that something was taken from one can be waited for."""
    assert market("letter Riddle: when Fountain is taken: gain 1 coin\n").codes == ["E0473"]
    assert market("letter Riddle: instead of taking Fountain: gain 1 coin\n").codes == ["E0473"]
    assert market("letter Riddle: when a ware is taken from Fountain: gain 1 coin\n").errors == []
