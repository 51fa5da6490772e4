"""What a rule asks first only spares work: with nothing asked beforehand the same games are played."""

from __future__ import annotations

import pytest

from irkit import I, L, proc, program, ready
from market import scenarios
from talisman.compiler.ir import program as ir
from talisman.runtime.game import engine
from talisman.runtime.game.game import Game, load
from talisman.runtime.image import link, prelude
from talisman.runtime.image.image import Image
from talisman.runtime.table.ops import C_ADD, C_SET
from talisman.runtime.table.shape import PLACE, tagged
from talisman.runtime.table.words import ASKED
from worlds import linked

PACKS = ("content/classic", "content/destinies")


def played(game: Game) -> tuple[int, int, list[int]]:
    """How much happened in a game, and how it stands."""
    game.play(answers=250)
    return game.events, game.decisions, game.state()


@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_asking_beforehand_changes_nothing(pack: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules whose frame is never opened would have done nothing, limits that are asleep as well."""
    asking = linked(pack)
    with_questions = played(Game.new(asking, 3, seed))
    monkeypatch.setattr(engine, "_cache", {})  # tables are kept by the hash of their image
    monkeypatch.setattr(link, "asked", lambda image, proc: [])
    monkeypatch.setattr(link, "asked_of", lambda image, proc, kind: [])
    monkeypatch.setattr(link, "asleep", lambda image, proc, owners: (0, 0, 0))
    monkeypatch.setattr(link, "meant", lambda image, proc, kind: 0)
    plain = link.link(asking.image)

    assert played(Game.new(plain, 3, seed)) == with_questions


def rows(image: Image) -> set[int]:
    """Everything that any rule of an image asks beforehand."""
    procs = {rule[5] for rule in image.rows["rules"]}
    return {what for proc in procs for what in prelude.asked(image, proc)[::3]}


def test_every_question_is_asked_by_some_rule() -> None:
    """No line of the table of questions is there for nothing."""
    others = load(scenarios("ware Magnet: when you take a ware other than this: gain 1 coin\n").image)
    found = rows(others.image).union(*(rows(linked(pack).image) for pack in PACKS))

    assert sorted(name for name, number in ASKED.items() if number not in found) == []


def test_a_modifier_that_asks_for_its_carrier_first_opens_no_frame_for_others() -> None:
    """What a modifier asks of the subject first is told by its table: the carrier, or a kind."""
    image = linked("content/classic").image
    procs, tags = image.names["procs"], image.names["tags"]
    found = {
        procs[row[3]].partition("~")[0]: prelude.meant(image, row[3], row[1])
        for row in image.rows["modifiers"]
        if row[3]
    }

    assert found["modifier.classic.monk.inner-strength"] == 1
    assert tags[found["modifier.classic.cursed-glade"] - 2] == "character"
    assert found["modifier.talisman.toad"] == 0


def test_limits_of_a_thing_sleep_while_it_lies_elsewhere() -> None:
    """A rule of a thing that waits for something names the thing and where its text counts."""
    image = linked("content/classic").image
    entities = image.names["entities"]
    found = {
        entities[thing]: zones
        for proc, *_ in image.rows["limits"]
        for first, end, zones in [prelude.asleep(image, proc, tagged(image.rows["tags"]))]
        for thing in range(first, end)
    }

    assert found["Wizard"] == -1
    assert found["Tribute"] == 1 << image.names["zones"].index("errands")
    assert found["Wand"] == -1


def test_a_limit_about_what_lasts_sleeps_while_nothing_does() -> None:
    """It goes through what lives of one sort: the machine knows how many there are."""
    image = linked("content/classic").image
    hexes = next(at for at, name in enumerate(image.names["effects"]) if name.startswith("classic.hex"))

    assert (hexes, -1, 1) in [prelude.asleep(image, row[0], {}) for row in image.rows["limits"]]


def test_steps_mark_only_limits_to_which_the_space_matters() -> None:
    """Where a text of a space changes a number, a limit is looked at where one comes or goes."""
    image = linked("content/classic").image
    bit = 1 << next(
        row[2]
        for name, row in zip(image.names["limits"], image.rows["limits"], strict=True)
        if name == "spell limit"
    )
    marked = {
        name
        for name, (flags, _, mask) in zip(image.names["entities"], image.rows["entities"], strict=True)
        if flags & PLACE and mask & bit
    }

    assert marked == {"Cursed Glade"}


def test_what_is_asked_is_read_over_jumps() -> None:
    """A rule that jumps forward, and gives up by a jump, asks the same as one without jumps."""
    asks = (I("EVGET", 1, 0), I("JNTAG", 1, "seat", "no"))
    straight = proc("straight", *asks, I("LDI", 2, 0), L("no"), I("RETI", 0))
    jumping = proc(
        "jumping",
        I("JMP", "begin"),
        *(I("LDI", 2, 0),) * 3,
        L("begin"),
        *asks,
        *(I("LDI", 2, 0),) * 5,
        L("no"),
        I("JMP", "out"),
        *(I("LDI", 2, 0),) * 7,
        L("out"),
        I("RETI", 0),
    )
    image = ready(program(straight, jumping)).image
    first, second = (image.names["procs"].index(name) for name in ("straight", "jumping"))

    assert prelude.asked(image, first) != []
    assert prelude.asked(image, second) == prelude.asked(image, first)


def test_what_is_asked_again_and_again_is_read_once() -> None:
    """Where a rule goes back, its questions end."""
    filler = proc("filler", *(I("LDI", 2, 0),) * 20, I("RETI", 0))
    again = proc(
        "again",
        L("again"),
        *(I("EVGET", 1, 0), I("JNTAG", 1, "seat", "no")),
        I("JMP", "again"),
        L("no"),
        I("RETI", 0),
    )
    image = ready(program(filler, again)).image

    assert prelude.asked(image, image.names["procs"].index("again")) == [ASKED["A_HAS"], 0, 0]


def test_what_is_said_of_an_equal_is_said_of_the_record() -> None:
    """Behind `unless the same` it is all one which of the two is asked about; before it, it is not."""
    asks = (I("JNE", 1, 2, "no"), I("JNTAG", 2, "seat", "no"))
    given = (I("EVGET", 1, 0), I("SEAT", 2))
    equal = proc("equal", *given, *asks, I("LDI", 2, 0), L("no"), I("RETI", 0))
    apart = proc("apart", *given, *reversed(asks), I("LDI", 2, 0), L("no"), I("RETI", 0))
    image = ready(program(equal, apart)).image
    rows = [prelude.asked(image, image.names["procs"].index(name)) for name in ("equal", "apart")]

    assert rows == [[ASKED["A_HAS"], 0, 0], []]


def seatwise(name: str, *asks: ir.Ins, out: ir.Ins, more: tuple[ir.Ins, ...] = ()) -> ir.Proc:
    """A procedure that does something for each seat of which nothing that is asked is untrue."""
    return proc(
        name,
        *(I("LDI", 3, 0), I("LDI", 5, -1), I("SEATS", 4), I("SEAT", 6)),
        *(L("on"), I("ADDI", 5, 5, 1), I("JGE", 5, 4, "out"), I("SEATR", 8, 6, 5), I("AVATAR", 8, 8)),
        I("JLTI", 8, 0, "on"),
        *asks,
        I("ADDI", 3, 3, 1),
        *more,
        *(I("JMP", "on"), L("out"), out),
        params=3,
    )


def test_what_is_asked_for_each_seat_is_asked_before() -> None:
    """A no that leads to the next seat is a no to all of them, but where it may come to something else."""
    asks = (I("EVGET", 7, 0), I("JNTAG", 7, "seat", "on"))
    nothing = I("RETI", 0)
    made = {
        "asked": seatwise("asked", *asks, out=nothing),
        "done before": seatwise("done before", I("ADDI", 3, 3, 1), *asks, out=nothing),
        "known later": seatwise("known later", asks[1], out=nothing, more=asks[:1]),
        "something": seatwise("something", *asks, out=I("RETI", 1)),
    }
    image = ready(program(*made.values())).image
    found = {name: prelude.asked(image, image.names["procs"].index(name)) for name in made}

    assert found == {name: [ASKED["A_HAS"], 0, 0] * (name == "asked") for name in made}


def test_what_holds_whichever_way_one_came_is_asked_before() -> None:
    """One of several has to hold, where each can be told; what has to hold behind them is asked anyway."""
    ways = (I("JTAG", 1, "seat", "on"), I("JEQI", 1, 7, "on"), I("JMP", "no"))
    then = (L("on"), I("EVGET", 2, 1), I("JTAG", 2, "seat", "no"), I("LDI", 3, 0), L("no"), I("RETI", 0))
    begun = I("EVGET", 1, 0)
    made = {
        "either": (begun, *ways, *then),
        "ended": (begun, *ways[:2], I("RETI", 0), *then),
        "last": (begun, ways[0], I("JNEI", 1, 7, "no"), *then),
        "untold": (begun, I("SEAT", 4), I("JEQI", 4, 7, "on"), *ways, *then),
        "done": (begun, ways[0], I("ADDI", 3, 3, 1), *ways[1:], *then),
        "falling": (begun, I("JTAG", 1, "seat", "on"), I("SEAT", 4), *then),
        "led": (begun, I("JTAG", 1, "seat", "on"), I("JMP", "on"), *then),
        "inside": (begun, I("JTAG", 1, "seat", "in"), ways[1], L("in"), I("JNEI", 1, 8, "no"), *then),
    }
    image = ready(program(*(proc(name, *code) for name, code in made.items()))).image
    found = {name: prelude.asked(image, image.names["procs"].index(name)) for name in made}

    behind = [ASKED["A_HASNT"], 1, 0]
    one_of = [ASKED["A_EITHER"], 0, 1, ASKED["A_HAS"], 0, 0, ASKED["A_IS"], 0, 7]
    alone = dict.fromkeys(("either", "ended", "last"), one_of + behind)
    nothing: dict[str, list[int]] = {"done": [], "inside": []}
    assert found == {name: (alone | nothing).get(name, behind) for name in made}


def test_what_a_word_leads_to_is_asked_before() -> None:
    """A field of it or of the carrier, nothing where it has none; and whoever holds it."""
    fields = [ir.Field("score", "seat")]
    made = {
        "worth": (I("EVGET", 1, 0), I("GETV", 2, "score", 1), I("JLTI", 2, 3, "no")),
        "own": (I("GETV", 2, "score", 0), I("JNEI", 2, 1, "no")),
        "sure": (I("GETF", 2, "score", 0), I("JZ", 2, "no")),
        "held": (I("EVGET", 1, 1), I("HOLDER", 2, 1), I("JNE", 2, 0, "no")),
        "nobody's": (I("EVGET", 1, 1), I("HOLDER", 2, 1), I("JLTI", 2, 0, "no")),
    }
    rest = (I("LDI", 3, 0), L("no"), I("RETI", 0))
    procs = [proc(name, *code, *rest, params=1) for name, code in made.items()]
    image = ready(program(*procs, fields=fields)).image
    found = {name: prelude.asked(image, image.names["procs"].index(name)) for name in made}

    assert found == {
        "worth": [ASKED["A_FIELD"], 0, -1, ASKED["A_LEAST"], 0, 3],
        "own": [ASKED["A_OWN"], 0, -1, ASKED["A_IS"], 0, 1],
        "sure": [ASKED["A_OWN"], 0, 0, ASKED["A_NOT"], 0, 0],
        "held": [ASKED["A_HELD"], 1, 0, ASKED["A_IT"], 1, 0],
        "nobody's": [ASKED["A_HELD"], 1, 0, ASKED["A_LEAST"], 1, 0],
    }


def test_a_modifier_of_one_thing_opens_no_frame_for_others() -> None:
    """Also where it is asked for each seat, unless something else is asked about by then."""
    asks, total = I("JNEI", 0, 2, "on"), I("RET", 3)
    made = {
        "asked": seatwise("asked", asks, out=total),
        "another sum": seatwise("another sum", I("LDI", 3, 5), asks, out=total),
        "another thing": seatwise("another thing", asks, out=total, more=(I("MOV", 0, 8),)),
        "something": seatwise("something", asks, out=I("RETI", 1)),
        "at once": proc("at once", asks, I("ADDI", 3, 3, 1), L("on"), I("RETI", 0), params=3),
    }
    image = ready(program(*made.values())).image
    found = {name: prelude.meant(image, image.names["procs"].index(name), C_ADD) for name in made}

    assert found == dict.fromkeys(made, 0) | {"asked": -3, "at once": -3}
    assert prelude.meant(image, image.names["procs"].index("asked"), C_SET) == 0


def test_a_modifier_that_is_not_in_force_opens_no_frame() -> None:
    """What has to hold of the subject or the carrier, else it returns that it says nothing; not of events."""
    fields = [ir.Field("score", "seat")]
    set_aside = I("RETI", prelude.NOT_IN_FORCE)
    subject = (I("GETV", 4, "score", 0), I("JNEI", 4, 1, "no"))
    carrier = (I("GETV", 4, "score", 2), I("JLTI", 4, 2, "no"))
    event = (I("EVGET", 4, 0), I("JLTI", 4, 0, "no"))
    summed = (I("JTAG", 0, "seat", "on"), I("LDI", 5, 7), I("JNTAG", 0, "seat", "sum"), L("on"))
    made = {
        "added": proc("added", *subject, I("RETI", 5), L("no"), I("RETI", 0), params=3),
        "set": proc("set", *subject, I("RETI", 5), L("no"), set_aside, params=3),
        "carried": proc("carried", *carrier, I("RETI", 5), L("no"), I("RETI", 0), params=3),
        "summed": proc("summed", *summed, *subject, L("no"), I("RETI", 0), L("sum"), I("RET", 5), params=3),
        "of an event": proc("of an event", *subject, *event, L("no"), I("RETI", 0), params=3),
    }
    image = ready(program(*made.values(), fields=fields)).image
    at = image.names["procs"].index
    score_is_one = [ASKED["A_FIELD"], 0, -1, ASKED["A_IS"], 0, 1]

    assert {name: prelude.asked_of(image, at(name), C_ADD) for name in made} == {
        "added": score_is_one,
        "set": [],
        "carried": [ASKED["A_OWN"], 0, -1, ASKED["A_LEAST"], 0, 2],
        "summed": [],
        "of an event": [],
    }
    assert prelude.asked_of(image, at("set"), C_SET) == score_is_one
    assert prelude.asked_of(image, at("added"), C_SET) == []
