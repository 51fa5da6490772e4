"""What is asked and chosen tells others nothing of what only one seat sees."""

from __future__ import annotations

import re

import pytest

from langkit import example
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.play import Talk, Witness, board, table
from talisman.play.sheet import heading
from talisman.runtime.game.game import Game, load
from talisman.runtime.game.report import Decision
from talisman.runtime.game.view import view, zones
from talisman.runtime.image.image import image_hash
from twins import Found, compare

WRAPPED = """# with: small
# seats: 2
zone wrap (wraps)
    of a letter
    holds wares
    seen by all
    awake
letter Draft
ware Brooch
    when you gain 1 favour: choose one
        "keep Brooch": gain 1 coin
        "drop it": discard Brooch
"""
SECRETIVE = """# with: small
# seats: 2-4
letter Alpha (fragile) x2
letter Beta x3
letter Gamma
memory plot
    of a trader
memory grudge: trader
    of a trader
memory omen: letter
    of a trader
memory sign: letter
    of a trader
    shown
window after tea
    asks the active trader, then each other trader
procedure gift (gifts)
    of a trader
    step "what": choose any number of your fragile letters as the offer
    step "what else": choose a fragile letter in your hand as the return
rule "Letters": for each trader: when you gain 1 favour: gain 1 letter
rule "May": for each trader: when you gain 1 favour: you may discard a fragile letter in your hand
rule "Any": for each trader: when you gain 1 favour: you may discard a letter
rule "One"
    for each trader:
        when you gain 1 favour:
            choose one
                "give it up": discard a fragile letter
                "take it": gain 1 coin
rule "Plot": for each trader: when you gain 1 favour: choose a number from 0 to 2 as your plot
rule "Grudge": for each trader: when you gain 1 favour: remember a trader of your choice as your grudge
rule "Omen": for each trader: when you gain 1 favour: remember a fragile letter in your hand as your omen
rule "Sign": for each trader: when you gain 1 favour: remember a fragile letter in your hand as your sign
rule "Counted"
    for each trader:
        when you gain 1 favour:
            choose a number from 1 to the number of fragile letters in your hand as your plot
rule "Others"
    for each trader:
        when you gain 1 favour: for each other trader: it may discard a fragile letter in its hand
rule "Tea": for each trader: when you gain 1 favour: open after tea
rule "Served": for each trader: after tea: you may discard a fragile letter
rule "Gift": for each trader: when you gain 1 favour: begin the gift
"""
HAND = "fragile letter in your hand"
COUNTED = "the number of fragile letters in your hand"
QUIET = {
    "remembered": f"remember a {HAND} as your omen",
    "shown to who sees it": f"remember a {HAND} as your sign",
    "from 0": f"choose a number from 0 to {COUNTED} as your plot",
    "from 1": f"choose a number from 1 to {COUNTED} as your plot",
    "from memory": "choose a number from 0 to your plot as your plot",
    "up to": "put up to 2 fragile letters in your hand into the heap",
    "any number": "discard any number of your fragile letters",
    "several": "you may discard 2 fragile letters",
    "another": "for each other trader: it may discard a fragile letter in its hand",
    "to others": "the trader to your left may discard a fragile letter in its hand",
    "at once": "for each trader, at once: it may discard a fragile letter in its hand",
    "a window": "open after tea",
    "a set and a role": "begin the gift",
}
"""What tells nobody whether somebody holds a fragile letter, as long as it is declined."""


def of_text(text: str) -> Game:
    """A game of a text on the small market; a letter Draft, where there is one, lies in the first hand."""
    compiled = compile_packs(example(text).packs, Bag())
    assert compiled is not None
    game = Game.new(load(compiled.image), 2, 3)
    if "letter Draft" in text:
        game.move("Draft", "hand", game.avatar(0) or "")
    game.drain()
    return game


def _asked(game: Game) -> Decision:
    assert game.decision is not None
    return game.decision


@pytest.mark.parametrize("rule", ["May", "One", ""])
def test_whether_somebody_is_asked_tells_nothing_of_what_it_holds(rule: str, native: bool) -> None:
    """A fragile letter or not: others see the same question; and of none at all, that there is none."""
    kept = re.sub(r"^rule (?:.+\n)(?: .+\n)*", "", SECRETIVE, flags=re.M)
    own = re.search(rf'^rule "{rule or "May"}"(?:.*\n)(?: .+\n)*', SECRETIVE, re.M)
    assert own is not None
    compiled = compile_packs(example(kept + own[0]).packs, Bag())
    assert compiled is not None
    told: list[object] = []
    for letter in ("Alpha", "Beta"):
        game = Game.new(load(compiled.image), 2, 3, native=native)
        if rule:
            game.move(letter, "hand", game.avatar(0) or "")
        talk = Talk(game, (1,))
        list(talk.news())
        game.step(0)
        asked = game.decision
        assert asked is not None
        assert (asked.seat == 0) == bool(rule)
        seen: list[object] = [view(game, seat)["asked"] for seat in (-1, 1)]
        if rule:
            assert len(asked.options) == (2 if letter == "Alpha" else 1)
            game.step(len(asked.options) - 1)
        told.append([*seen, *talk.news(), view(game, 1)])
    assert told[0] == told[1]


@pytest.mark.parametrize("deed", QUIET.values(), ids=QUIET)
def test_others_do_not_learn_from_a_question_whether_there_is_any(deed: str, native: bool) -> None:
    """A fragile letter or another in the hand: nobody else sees, or is told, any difference."""
    kept = re.sub(r'^rule "(?!Served)(?:.+\n)(?: .+\n)*', "", SECRETIVE, flags=re.M)
    text = f'{kept}rule "Deed": for each trader: when you gain 1 favour: {deed}\n'
    compiled = compile_packs(example(text).packs, Bag())
    assert compiled is not None
    holder = int("its hand" in deed)
    told: list[object] = []
    asked = 0
    for letter in ("Alpha", "Beta"):
        game = Game.new(load(compiled.image), 2, 3, native=native)
        game.move(letter, "hand", game.avatar(holder) or "")
        others = (-1, 1 - holder)
        talks, seen = [Talk(game, (eye,)) for eye in others[1:]], list[object]()
        for talk in talks:
            list(talk.news())
        game.step(0)
        for _ in range(12):
            now = _asked(game)
            if now.prompt == "what to do":
                break
            asked += now.seat == holder
            seen += [view(game, eye) for eye in others]
            game.step(len(now.options) - 1)
        seen += [view(game, eye) for eye in others]
        told.append([*seen, *(line for talk in talks for line in talk.news())])
    assert told[0] == told[1]
    assert asked >= 2


DRAIN = """# with: small
# seats: 2
zone drain (drains)
    of a space
    holds letters
    seen by nobody
letter Alpha (fragile)
letter Beta
"""


@pytest.mark.parametrize(
    "deed",
    [
        "put up to 2 fragile letters in the drain of your space into the heap",
        "you may discard a fragile letter in the drain of your space",
        "discard any number of fragile letters in the drain of your space",
    ],
)
def test_nor_whether_what_lies_face_down_on_a_place_is_such_a_one(deed: str, native: bool) -> None:
    """A fragile letter or another: who may take it is asked, and nobody else sees a difference."""
    text = f'{DRAIN}rule "Deed": for each trader: when you gain 1 favour: {deed}\n'
    compiled = compile_packs(example(text).packs, Bag())
    assert compiled is not None
    told: list[object] = []
    asked: list[tuple[int, int]] = []
    for letter in ("Alpha", "Beta"):
        game = Game.new(load(compiled.image), 2, 3, native=native)
        game.move(game.avatar(0) or "", "spot", "Fountain")
        game.move(letter, "drain", "Fountain")
        talk = Talk(game, (1,))
        list(talk.news())
        game.step(0)
        now = _asked(game)
        asked.append((now.seat, len(now.options)))
        seen: list[object] = [view(game, eye) for eye in (-1, 1)]
        game.step(len(now.options) - 1)
        told.append([*seen, *talk.news(), *(view(game, eye) for eye in (-1, 1))])
    assert told[0] == told[1]
    assert asked == [(0, 2), (0, 1)]


@pytest.mark.parametrize(
    "deed", ["you may discard a letter", "discard up to 2 letters", "discard a fragile letter"]
)
def test_nobody_is_asked_where_all_know_that_there_is_none(deed: str) -> None:
    """No letter in the hand, or what has to be done where all see that it is not: the game goes on."""
    game = of_text(
        "# with: small\n# seats: 2\nletter Draft\n"
        f'rule "D": for each trader: when you gain 1 favour: {deed}\n'
    )
    if "fragile" not in deed:
        game.move("Draft", "heap")
    game.step(0)
    assert _asked(game).prompt == "what to do"


def test_twins_of_a_pack_full_of_secrets_are_shown_and_told_the_same() -> None:
    """Memories of the owner, questions about what lies hidden, numbers and things chosen for oneself."""
    compiled = compile_packs(example(SECRETIVE).packs, Bag())
    assert compiled is not None
    found, image = Found(), load(compiled.image)
    for seed in range(1, 13):
        compare(image, 2 + seed % 3, seed, 3, 3, found)

    assert found.differences == []
    assert found.changed > 100


def test_what_lies_in_something_hidden_is_not_there_for_others() -> None:
    """The name of the letter in the hand would be there, as that of what holds a ware."""
    game = of_text(WRAPPED)
    game.move("Brooch", "wrap", "Draft")
    for eye, there in ((-1, False), (0, True), (1, False)):
        told = "\n".join([*map(str, zones(game, eye)), *table(game, eye), *board(game, eye)])
        assert (("Draft" in told), ("Brooch" in told)) == (there, there)
    talk = Talk(game, (1,))
    list(talk.news())
    game.step(0)
    game.step(0)
    assert "Draft" not in "\n".join(talk.news())


@pytest.mark.parametrize("what", ["a trader of your choice as your grudge", "Number"])
def test_what_is_chosen_to_be_remembered_in_secret_is_told_to_who_chooses_it(what: str) -> None:
    """The others hear that something was chosen; of a memory that all see, what it is."""
    deed = "choose a number from 0 to 5 as your plot" if what == "Number" else f"remember {what}"
    for shown in ("", "    shown\n"):
        memories = f"memory grudge: trader\n    of a trader\n{shown}memory plot\n    of a trader\n{shown}"
        rule = f'rule "Plot": for each trader: when you gain 1 favour: {deed}\n'
        told: dict[int, list[str]] = {}
        for eye in (-1, 0, 1):
            game, witness = of_text(f"# with: small\n# seats: 2\n{memories}{rule}"), Witness(eye)
            witness(game)
            game.step(0)
            witness(game)
            chosen = _asked(game).options[1].text
            game.step(1)
            witness(game)
            told[eye] = [line for line in witness.lines if "chooses" in line]
        hidden = ["  Ann chooses: something hidden."]
        named = [f"  Ann chooses: {chosen}."]
        assert told == {-1: named if shown else hidden, 0: named, 1: named if shown else hidden}


def test_others_do_not_see_whether_something_hidden_is_remembered() -> None:
    """Of a memory that all see: nothing remembered looks like something that they do not see."""
    text = (
        "# with: small\n# seats: 2\nletter Draft\nmemory sign: letter\n    of a trader\n    shown\n"
        'rule "R": for each trader: when you gain 1 favour: remember a letter in your hand as your sign\n'
    )
    game = of_text(text)

    def known() -> list[bool]:
        every = [view(game, eye)["fields"] for eye in (-1, 0, 1)]
        return ["sign" in dict(fields)[game.avatar(0)] for fields in every]  # type: ignore[call-overload]

    assert known() == [False, False, False]
    game.step(0)
    game.step(0)
    assert known() == [False, True, False]
    game.move("Draft", "heap")
    assert known() == [True, True, True]


def test_an_image_that_calls_a_secret_shown_shows_it_to_its_owner_alone() -> None:
    """What stands beside a name is no more than a view holds, whatever the image wants told."""
    compiled = compile_packs(example(SECRETIVE).packs, Bag())
    assert compiled is not None
    image = dict(compiled.image)
    prose = image["prose"]
    assert isinstance(prose, dict)
    image["prose"] = {**prose, "shown": [["plot", "plots", "memory", "trader"]]}
    image["hash"] = image_hash(image)
    game = Game.new(load(image), 2, 3)
    game.set_value("plot", game.avatar(0) or "", 5)
    assert ["plots 5" in heading(game, 0, eye) for eye in (-1, 0, 1)] == [False, True, False]


def test_a_name_in_another_name_does_not_tell_what_is_hidden() -> None:
    """`Post Ann gains Post`, where only she sees what: her own name stays whole, and tells nothing."""
    text = "# with: small\n# seats: 2\ntrader Post Ann\nletter Post\n"
    rule = 'rule "R": for each trader: when you gain 1 favour: gain 1 letter\n'
    compiled = compile_packs(example(text + rule).packs, Bag())
    assert compiled is not None
    games = (Game.new(load(compiled.image), 2, seed) for seed in range(40))
    game = next(game for game in games if game.avatar(0) == "Post Ann")
    post = game.zone_numbers[game.image.names["zones"].index("post"), -1]
    game.put_on_top(post, [game.entity("Post")])
    talk = Talk(game, (1,))
    list(talk.news())
    game.step(0)
    assert "  Post Ann gains something hidden." in list(talk.news())


FILCH = """verb filch (filches, filching, filched): trader "filch {goods} from {goods}"
    does
        put it into the hand of the actor
"""


def test_of_two_things_of_one_name_the_hidden_one_is_hidden() -> None:
    """A trader and a letter are both called Post: the name of one says nothing of the other."""
    deed = "filch a letter in the hand of another trader from another trader"
    rule = f'rule "R": for each trader: when you gain 1 favour: {deed}\n'
    text = f"# with: small\n# seats: 2\ntrader Post\nletter Post\n{FILCH}{rule}"
    compiled = compile_packs(example(text).packs, Bag())
    assert compiled is not None
    games = (Game.new(load(compiled.image), 2, seed) for seed in range(60))
    game = next(game for game in games if game.avatar(1) == "Post (trader)")
    game.move("Post (letter)", "hand", "Post (trader)")
    talk, news = Talk(game, (1,)), list[str]()
    for _ in range(3):
        game.step(0)
        news += talk.news()
    assert f"  {game.avatar(0)} filches something hidden from Post." in news
