"""What many things carry is offered by one piece of code that goes through them."""

from market import TABLES, base_pack
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.ir.program import Ins


def asking(text: str) -> list[Ins]:
    """The instructions of the window that the market asks before a bid."""
    bag = Bag()
    compiled = compile_packs([base_pack(text)], bag, TABLES)
    assert compiled is not None, [problem.text for problem in bag.sorted()]
    (window,) = [proc for proc in compiled.program.procs if proc.name == "window.before the bid"]
    return [item for item in window.code if isinstance(item, Ins)]


def looked_for(code: list[Ins]) -> list[tuple[str, object]]:
    """How things are looked for, and which."""
    return [
        (ins.op, ins.b if ins.op == "HAVE" else ins.c) for ins in code if ins.op in ("HELD", "HAVE", "FIND")
    ]


def test_twenty_copies_are_asked_about_in_as_many_instructions_as_two() -> None:
    """The code of a window grows with its rules, not with the copies of a card."""
    few = asking("letter Note x2: before the bid: you may discard this: gain 1 coin\n")
    many = asking("letter Note x20: before the bid: you may discard this: gain 1 coin\n")

    assert [ins.op for ins in few] == [ins.op for ins in many]


def test_what_the_holder_may_do_goes_through_what_is_held() -> None:
    """Both sides are asked about what they hold; a single card is asked about by its number."""
    held = asking("letter Note x2: before the bid: you may discard this: gain 1 coin\n")
    one = asking("letter Note: before the bid: you may discard this: gain 1 coin\n")

    assert looked_for(held) == [("HAVE", "=Note"), ("HAVE", "=Note")]
    assert looked_for(one) == []


def test_what_everybody_may_do_goes_through_all_of_a_kind() -> None:
    """An offer to each trader is not about who holds the things that bring it."""
    code = asking("guest Bell x2: for each trader: before the bid: you may gain 1 coin\n")

    assert looked_for(code) == [("FIND", "=Bell"), ("FIND", "=Bell")]


def test_a_kind_with_a_property_is_gone_through_by_the_property() -> None:
    """Of all wares only those that are fragile are looked at, and nothing is left out that is no ware."""
    offer = "before the bid: its holder may gain 1 coin: discard this"
    some = f'rule "Padding"\n    for each fragile ware: {offer}\n'
    goods = "ware Vase (fragile)\nware Bowl (fragile)\nware Pan\n"

    tags = {tag for _, tag in looked_for(asking(goods + some))}

    assert tags == {"fragile"}
