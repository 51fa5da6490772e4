"""What lines become as rules: who `you` is, on which events, in front of whom."""

from pathlib import Path

import pytest

from market import BASE, market
from talisman.compiler.model import (
    ALWAYS,
    OUT_OF_FORCE,
    Act,
    AllOf,
    AnyOf,
    AsSoonAs,
    Captured,
    Choose,
    Cmp,
    CostOf,
    Guard,
    HasTag,
    Holder,
    InSetting,
    Install,
    Int,
    IntoZone,
    Let,
    May,
    Modify,
    Named,
    NaturalIn,
    Offer,
    Once,
    OnSpace,
    OptionOf,
    Permit,
    Prevent,
    PrintedThing,
    Rec,
    Replace,
    Role,
    Roll,
    RolledFor,
    Rule,
    Same,
    Suppress,
    This,
    Trigger,
    Var,
    You,
)


def one(text: str, path: str = "market.thing") -> Rule:
    """The only rule of a text."""
    (rule,) = market(text).rules(path)
    return rule


def test_the_holder_of_a_card_is_you() -> None:
    """A standing change is the holder's, wherever the card's text is in force."""
    rule = one("ware Thing: +2 charm\n")

    assert (rule.you, rule.zones) == (Holder(This()), ("stand", "basket"))
    assert rule.shape == Modify("charm", "add", Int(2), Same(Var(0), You()))


def test_who_does_something_to_a_card_is_you() -> None:
    """A card is not held yet when it is taken: there `you` is the actor of the event."""
    rule = one("ware Thing: when you take this: gain 1 coin\n")

    assert rule.you == Rec("actor")
    assert isinstance(rule.shape, Trigger)
    assert rule.shape.pattern.verb == "take"


def test_a_text_without_you_holds_while_nobody_has_the_card() -> None:
    """What forbids others to take a card has to hold before anybody holds it."""
    rule = one("ware Thing: sly traders cannot take this\n")

    assert rule.you is None
    assert isinstance(rule.shape, Permit)
    assert rule.shape.modal == "cannot"


def test_for_each_trader_makes_a_rule_of_each() -> None:
    """In a box `you` is each of them in turn; where the actor is you, the pattern says so."""
    rule = one('rule "Thing": for each trader: when you lose 2 coins: gain 1 favour\n')

    assert (rule.each, rule.you) == ("trader", None)
    assert isinstance(rule.shape, Trigger)
    pattern = rule.shape.pattern
    assert (pattern.verb, pattern.units) == ("lose", ("coin",))
    assert isinstance(pattern.where, AllOf)
    assert Same(Rec("actor"), You()) in pattern.where.of


def test_for_each_kind_makes_a_rule_that_every_thing_carries() -> None:
    """`for each ware` is carried by all wares, and `this` is each of them."""
    rule = one('rule "Thing": for each fragile ware: this cannot be taken by Ben\n')

    assert (rule.kind, rule.each) == ("ware", "")
    assert rule.when == HasTag(This(), "fragile")
    assert isinstance(rule.shape, Permit)
    assert isinstance(rule.shape.pattern.where, AllOf)
    assert Same(Rec("actor"), Named("Ben")) in rule.shape.pattern.where.of


def test_a_visitor_is_whoever_visits() -> None:
    """A kind bound to its visitor has `you` only in the event, under that role, too."""
    rule = one("guest Thing: when visited: the visitor gains 1 coin\n")

    assert rule.you == Rec("actor")
    assert isinstance(rule.shape, Trigger)
    assert rule.shape.pattern.where == Same(Rec("object"), This())
    (act,) = rule.shape.body
    assert isinstance(act, Act)
    assert act.call.actor == You()


def test_a_place_speaks_of_who_is_there() -> None:
    """`while here` on a place is about each trader on it."""
    rule = one("space Thing: while here: you cannot haggle for wares\n")

    assert rule.each == "trader"
    assert rule.when == OnSpace(You(), This())


def test_the_text_of_an_edge_is_about_who_crosses_it() -> None:
    """Before somebody crosses, the edge may do something to him."""
    rule = one("edge Thing: Fountain to Old Square\n    before you cross this: lose 1 coin\n")

    assert rule.you == Rec("actor")
    assert isinstance(rule.shape, Guard)


def test_conditions_in_front_are_kept_apart() -> None:
    """`while`, `at` and `unless` add up."""
    rule = one("ware Thing: while your coins are 0: at Fountain: +1 charm\n")

    assert isinstance(rule.when, AllOf)
    assert OnSpace(You(), Named("Fountain")) in rule.when.of


def test_a_situation_behind_a_change_is_its_setting() -> None:
    """`+1 charm in haggling` counts only where charm is asked for in haggling."""
    rule = one("ware Thing: +1 charm in haggling\n")

    assert isinstance(rule.shape, Modify)
    assert rule.shape.settings == ("in haggling",)


def test_instead_of_replaces_and_would_may_prevent() -> None:
    """`instead of` takes the place of the event; `it does not happen` is said by the other shape."""
    instead = one("ware Thing: instead of losing 1 coin: lose 1 favour\n")
    would = one("ware Thing: when you would lose 1 coin: it does not happen\n")

    assert isinstance(instead.shape, Replace)
    assert instead.shape.instead
    assert isinstance(would.shape, Replace)
    assert (would.shape.instead, would.shape.body) == (False, (Prevent(),))


def test_another_roll_fills_the_roll_it_replaces() -> None:
    """`instead of rolling`: the dice go into the roll that the event is about."""
    rule = one("ware Thing: instead of rolling for luck: roll 2 dice for luck\n")

    assert isinstance(rule.shape, Replace)
    assert isinstance(rule.shape.pattern.where, AllOf)
    assert RolledFor(Rec("object"), "luck") in rule.shape.pattern.where.of
    rolls = [stmt for stmt in rule.shape.body if isinstance(stmt, Roll)]
    assert [roll.into for roll in rolls] == [Rec("object")]


def test_a_natural_number_is_on_the_dice() -> None:
    """`a natural 6` looks at the dice as they lie."""
    rule = one("ware Thing: when you roll a natural 5-6 for luck: gain 1 coin\n")

    assert isinstance(rule.shape, Trigger)
    assert isinstance(rule.shape.pattern.where, AllOf)
    assert NaturalIn(Rec("object"), 5, 6) in rule.shape.pattern.where.of


def test_once_per_may_stand_behind_the_event() -> None:
    """A span alone in a body is the rule's."""
    rule = one("ware Thing: when you land upon Fountain: once per turn: you may lose 1 coin: gain 1 favour\n")

    assert rule.once == Once("turn")
    assert isinstance(rule.shape, Trigger)
    assert isinstance(rule.shape.body[-1], May)


def test_two_rules_that_remember_their_use_have_two_paths() -> None:
    """The second one is told apart, so that one use does not spend the other."""
    found = market(
        "ware Thing\n    once per turn: when you land upon Fountain: gain 1 coin\n"
        "    once per turn: when you land upon Old Square: gain 1 coin\n"
    )
    paths = [rule.path for rule in found.found.rules if rule.path.startswith("market.thing")]

    assert paths == ["market.thing", "market.thing~2"]


def test_two_equal_labels_are_an_error() -> None:
    """A label names one rule of a box."""
    found = market(
        'rule "Thing": for each trader:\n'
        '    "a": you cannot win the game\n'
        '    "a": you cannot step onto Fountain\n'
    )

    assert found.codes == ["E0327"]


def test_a_window_offers_and_binds_the_holder_first() -> None:
    """What is offered may move the card away, so `you` is bound before."""
    rule = one("letter Thing: before the bid: you may send this: gain 1 coin\n")

    assert isinstance(rule.shape, Offer)
    assert (rule.shape.window, rule.shape.text) == ("before the bid", "send this")
    assert isinstance(rule.shape.body[0], Let)
    assert rule.shape.body[0].ref == You()


def test_an_offer_needs_a_moment() -> None:
    """`you may` with something to do, but no moment, is told."""
    assert market("ware Thing: you may lose 1 coin: gain 1 favour\n").codes == ["E0332"]


def test_an_option_is_added_to_a_menu() -> None:
    """The entry has its label; in a box `you` is whoever is asked."""
    rule = one('rule "Thing": option of stay "steal": gain 1 coin\n')

    assert rule.you == Role("stay", "actor")
    assert isinstance(rule.shape, OptionOf)
    assert (rule.shape.procedure, rule.shape.option.label) == ("stay", "steal")


def test_as_soon_as_watches_a_state() -> None:
    """What is done whenever it is so; that a number comes to be something is refused (E0458)."""
    soon = one('rule "Thing": for each trader: as soon as your coins are at least 9: win the game\n')

    assert isinstance(soon.shape, AsSoonAs)


def test_who_becomes_empty_is_not_a_zone_that_is_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where `empty` is a word of the pack, to become so is an event like another."""
    base = tmp_path / "base.tal"  # in which it is a tag
    base.write_text(BASE.read_text(encoding="utf-8").replace(", empty", ""), encoding="utf-8")
    monkeypatch.setattr("market.BASE", base)
    rule = one("values empty, full: fill\nletter Thing: when a trader becomes empty: gain 1 coin\n")

    assert isinstance(rule.shape, Trigger)
    assert (rule.shape.pattern.verb, rule.shape.pattern.units) == ("become", ("empty",))


def test_a_cost_is_payable_and_paid() -> None:
    """`taking this costs 2 coins`: asked only of who has them, and lost before."""
    rule = one("ware Thing: taking this costs 2 coins\n")

    assert rule.you == Rec("actor")
    assert isinstance(rule.shape, CostOf)
    assert isinstance(rule.shape.payable, Cmp)
    assert len(rule.shape.cost) == 1


def test_the_opponent_is_the_other_side() -> None:
    """`your opponent` makes a rule for either side of a contest."""
    found = market("role opponent\nware Thing: when your opponent loses 1 coin: gain 1 coin\n")
    whens = {rule.when for rule in found.rules("market.thing")}

    assert Same(Role("deal", "buyer"), You()) in whens
    assert Same(Role("deal", "seller"), You()) in whens


def test_something_may_go_into_a_zone() -> None:
    """An event whose object is a zone is the move of the machine."""
    found = market(
        'verb enter (enters, entering, entered) "enter {goods}"\n'
        "ware Thing: when a ware enters your basket: gain 1 coin\n"
    )
    (rule,) = found.rules("market.thing")

    assert isinstance(rule.shape, Trigger)
    assert rule.shape.pattern.verb == "move"
    assert isinstance(rule.shape.pattern.where, AllOf)
    assert IntoZone("basket") in rule.shape.pattern.where.of


def test_a_rule_for_a_while_remembers_what_it_is_about() -> None:
    """What the maker knew is captured: the target first, other things behind it."""
    found = market(
        "letter Thing: when you gain this: choose one\n"
        '    "x": until the end of this turn: Ann cannot affect you\n'
        '    "y": for 2 of your turns: +1 charm\n'
    ).found
    (rule,) = [rule for rule in found.rules if rule.path == "market.thing"]
    effects = {name: effect for name, effect in found.effects.items() if name.startswith("market.thing~")}
    inner = {rule.effect: rule for rule in found.rules if rule.effect in effects}

    assert isinstance(rule.shape, Trigger)
    assert isinstance(rule.shape.body[0], Choose)
    assert [effect.bound for effect in effects.values()] == ["turn", ""]
    assert [effect.own_turns for effect in effects.values()] == [0, 2]
    assert {one.you for one in inner.values()} == {Captured(0)}
    made = [option.body[0] for option in rule.shape.body[0].options]
    assert all(isinstance(stmt, Install) and stmt.target == You() for stmt in made)


def test_what_does_not_count() -> None:
    """Things that seats can hold do not count towards limits; for stats the kinds are named."""
    limit = one("ware Thing: heavy wares in your basket do not count\n")
    stat = one("ware Thing: charm from letters do not count\n")

    assert isinstance(limit.shape, Suppress)
    assert limit.shape.limits
    assert isinstance(stat.shape, Suppress)
    assert (stat.shape.stats, stat.shape.sources) == (("charm",), (("letter",),))


def test_the_property_that_binds_you() -> None:
    """A kind may bind you to a thing that is printed on its things."""
    found = market(
        "property maker: trader\nkind toy: card\n    binds you to its maker\ntoy Thing\n    maker Ann\n"
        "    when you land upon Fountain: gain 1 coin\n"
    )
    (rule,) = found.rules("market.thing")

    assert rule.you == PrintedThing("maker", This())


def test_a_situation_of_an_event() -> None:
    """A situation behind an event is asked of its actor."""
    rule = one("ware Thing: when you lose 1 coin in haggling: gain 1 favour\n")

    assert isinstance(rule.shape, Trigger)
    assert isinstance(rule.shape.pattern.where, AllOf)
    assert InSetting("in haggling", Rec("actor")) in rule.shape.pattern.where.of


def test_a_deed_without_a_rule_is_told() -> None:
    """A thing's text holds rules, not deeds."""
    assert market("ware Thing: gain 1 coin\n").codes == ["E0322"]


def test_an_edge_is_awake_whatever_zones_are() -> None:
    """An edge lies in no zone, so one that is awake and holds anything does not put it to sleep."""
    rule = one(
        "zone parlour\n    awake\n"
        "edge Thing: Fountain to Old Square\n    when you cross this: gain 1 favour\n"
    )

    assert rule.zones == ()


def test_text_that_sleeps_everywhere_is_no_rule() -> None:
    """What lies only in zones that are not awake has no text in force, and that is said."""
    found = market(
        "kind tool: thing\n    binds you to its holder\nzone workshop\n    holds tools\n"
        "tool Saw: when you gain 1 coin: gain 1 favour\n"
    )

    assert "W0512" in found.codes
    assert found.rules("market.saw") == []


def test_an_owner_orders_rules_only_where_it_can_matter() -> None:
    """Fixed amounts, copies of one text and other owners' text give no order to choose."""
    found = market(
        "ware One: when you visit Juggler: gain 1 coin\n"
        "ware Two: when you visit Juggler: gain 1 favour\n"
        "ware Three: when you visit Juggler: lose all your favours\n"
        "ware Four: when you land upon Fountain: lose all your favours\n"
        "ware Five x2: when you land upon Fountain: lose all your favours\n"
    )
    orders = {
        path: found.rules(f"market.{path}")[0].order for path in ("one", "two", "three", "four", "five")
    }

    assert orders["one"] == orders["two"] == orders["three"] > 0
    assert orders["four"] == orders["five"] == 0
    assert one("ware Thing: when you visit Juggler: gain 1 coin\n").order == 0


def test_a_refused_loop_is_told_with_all_of_its_words() -> None:
    """The way out that a message shows speaks of the same things as the line: of both kinds, and narrowed."""
    line = "guest Pedlar: when visited: until the end of this turn: for each {}: +1 to its charm\n"

    assert "for each heavy ware or letter:" in market(line.format("heavy ware or letter")).bag.found[0].help


def test_a_price_of_one_or_another_is_asked_for_where_one_of_them_can_be_paid() -> None:
    """Who has neither is offered nothing; of a thing the offer tells whether there is one."""
    either = market('rule "Toll": for each trader: visiting guests costs 1 coin or 1 favour\n').rules(
        "market.toll"
    )
    thing = market('rule "Toll": for each trader: visiting guests costs 1 coin or a ware\n').rules(
        "market.toll"
    )

    assert [type(rule.shape.payable) for rule in either if isinstance(rule.shape, CostOf)] == [AnyOf]
    assert [rule.shape.payable for rule in thing if isinstance(rule.shape, CostOf)] == [ALWAYS]


def test_only_the_text_that_may_be_out_of_force_is_asked_whether_it_is() -> None:
    """`this` is the letter whose text says so, and no other one; `your text` is that of who plays."""
    hush = "letter Hush\n    while you are honest: the text of this is not in force\n    +1 charm\n"
    found = market(f"{hush}letter Hat: +1 charm\n")
    asked = {path: OUT_OF_FORCE in repr(found.rules(f"market.{path}")) for path in ("hush", "hat")}

    assert asked == {"hush": True, "hat": False}
