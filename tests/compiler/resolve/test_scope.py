"""What a nested text knows of the text around, and what it keeps to itself."""

from talisman.compiler.diagnostics import Bag
from talisman.compiler.model import Always, Model, Named, Sel
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax.vocabulary import Vocabulary

NOBODYS = World(Model(), Bag(), Vocabulary((), {}, {}, {}))
ANN, LAMP = Noun(Named("Ann"), "trader"), Noun(Named("Lamp"), "ware")
WARES = Sel(1, "ware", Always())


def test_what_a_nested_text_binds_is_its_own() -> None:
    """It reads what was bound around it; what it binds itself the text around does not know."""
    around = Scope(NOBODYS, words={"actor": ANN}, it=[LAMP], them=[WARES])
    inner = around.inner(level="turn")
    known = dict(inner.words), list(inner.them), list(inner.it), inner.topics, inner.level
    inner.words["buyer"] = ANN
    inner.them.append(WARES)
    inner.it.append(ANN)

    assert known == ({"actor": ANN}, [WARES], [], ((LAMP,),), "turn")
    assert (around.words, around.them, around.it, around.topics) == ({"actor": ANN}, [WARES], [LAMP], ())
    assert around.level == ""


def test_what_a_condition_asks_for_is_no_one_thing_behind_it() -> None:
    """It stands among what was spoken of, as one of several; not where the condition goes on about `it`."""
    around = Scope(NOBODYS, it=[ANN])
    several = around.asked([LAMP], goes_on=False)
    same = around.asked([LAMP], goes_on=True)
    nothing = around.asked([], goes_on=False)

    assert [[one.several for one in tier] for tier in several.topics] == [[True], [False]]
    assert (several.unsure, several.asked_for) == (several.topics[0], ())
    assert (same.topics, same.unsure, same.asked_for) == (((ANN,),), (), several.unsure)
    assert (nothing.topics, nothing.unsure) == (((ANN,),), ())


def test_a_clause_remembers_once_what_was_spoken_of_before() -> None:
    """`it` looks no further back than the clause; what lies above is kept, each thing once, in its order."""
    scope = Scope(NOBODYS, it=[ANN, LAMP], above=(LAMP,))
    scope.clause()
    scope.it.append(ANN)
    scope.clause()

    assert (scope.it, scope.above) == ([], (LAMP, ANN))
