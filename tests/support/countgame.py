"""A game of a few instructions, for tests of whatever plays games."""

from talisman.compiler.image.emit import emit
from talisman.compiler.ir import program as ir
from talisman.runtime.image.image import canonical

I = ir.Ins  # noqa: E741 - one letter, because a program is a page of them


def counting(rounds: int) -> ir.Program:
    """Seats say 1 or 2 in turn; whoever brings the sum to `rounds` wins."""
    say = ir.Event("say", "say", "{0} says {2}")
    main = (
        ir.Label("again"),
        I("OPTS"),
        I("LDI", 1, 1),
        I("OPTN", 1, "one"),
        I("LDI", 1, 2),
        I("OPTN", 1, "two"),
        I("SEAT", 0),
        I("DEC", 2, 0, "How many?"),
        I("LDI", 4, 0),
        I("MOV", 5, 0),
        I("LDI", 6, -1),
        I("MOV", 7, 2),
        I("LDI", 8, 0),
        I("LDI", 9, -1),
        I("LDI", 10, -1),
        I("RAISE", 11, "say", 5),
        I("GETG", 12, "sum"),
        I("JGEI", 12, rounds, "over"),
        I("LDI", 1, 1),
        I("SEATR", 0, 0, 1),
        I("SETSEAT", 0),
        I("JMP", "again"),
        ir.Label("over"),
        I("HALT", 0, "the sum is reached"),
    )
    body = (
        I("EVGET", 0, 2),
        I("GETG", 1, "sum"),
        I("ADD", 1, 1, 0),
        I("SETG", "sum", 1),
        I("RETI", 0),
    )
    return ir.Program(
        seats=(1, 3),
        entities=[
            ir.Entity(f"seat{n}", name, ("seat",), own_block=True)
            for n, name in enumerate(["Ann", "Bo", "Cy"])
        ],
        tags=["seat"],
        globals=[ir.Global("sum")],
        events=[say],
        procs=[ir.Proc("main", 0, 16, main), ir.Proc("say", 0, 16, body, event="say")],
    )


def image_text(rounds: int = 10) -> str:
    """The image of that game as text."""
    return canonical(emit(counting(rounds)))


def drawing(*, back: bool = False) -> ir.Program:
    """The first seat draws the top of a face-down deck into its hand, is asked; `back`: and returns it."""
    main = (
        I("LDI", 0, 0),
        I("LDI", 3, -1),
        I("ZID", 4, "deck", 3),
        I("TOP", 1, 4),
        I("LDI", 2, 1),
        I("LDI", 3, 0),
        I("LDI", 4, -1),
        I("LDI", 5, -1),
        I("RAISE", 6, "draw", 0),
        I("OPTS"),
        I("LDI", 7, 1),
        I("OPTN", 7, "go on"),
        I("LDI", 7, 2),
        I("OPTN", 7, "stop"),
        I("DEC", 8, 0, "And now?"),
        *((I("RAISE", 9, "return", 0),) if back else ()),
        I("HALT", 0, "done"),
    )
    body = (
        I("EVGET", 0, 0),
        I("EVGET", 1, 1),
        I("ZID", 2, "hand", 0),
        I("MOVE", 1, 2, 0),
        I("RETI", 0),
    )
    home = (
        I("EVGET", 1, 1),
        I("LDI", 0, -1),
        I("ZID", 2, "deck", 0),
        I("MOVE", 1, 2, 0),
        I("RETI", 0),
    )
    cards = [ir.Entity(name.lower(), name, ("card",), zone=("deck", "")) for name in ("Lamp", "Rope")]
    seats = [ir.Entity(f"seat{n}", name, ("seat",), own_block=True) for n, name in enumerate(("Ann", "Bo"))]
    return ir.Program(
        seats=(2, 2),
        entities=[*seats, *cards],
        tags=["seat", "card"],
        fields=[ir.Field("glow", "seat", 3)],
        zones=[ir.ZoneClass("deck", seen="nobody"), ir.ZoneClass("hand", "seat", seen="owner")],
        events=[
            ir.Event("draw", "draw", "{0} draws {1}"),
            ir.Event("return", "return", "{0} returns {1}"),
        ],
        procs=[
            ir.Proc("main", 0, 16, main),
            ir.Proc("draw", 0, 16, body, event="draw"),
            ir.Proc("return", 0, 16, home, event="return"),
        ],
    )
