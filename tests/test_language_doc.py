"""The language reference keeps its promises: every example on the page says what it says."""

import re
from collections.abc import Iterable

import pytest

from langkit import (
    BASE,
    PAGE,
    SKELETON,
    Example,
    Shared,
    example,
    examples,
    kept,
    played,
    problems,
    shared_table,
    trees,
)
from talisman.compiler.diagnostics import Bag
from talisman.compiler.driver import compile_packs
from talisman.compiler.resolve.body.primitives import DIRECT
from talisman.compiler.resolve.phrase.calls import EVENT_BODIES
from talisman.compiler.syntax.headings import DECLARING
from talisman.compiler.syntax.tree import Node
from talisman.runtime.game.game import load
from talisman.scenario import idle, workshop

TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = tuple(examples(TEXT))
PROMISED = sorted(BASE.parent.glob("promises*.tal"))
PROMISES = tuple(example(path.read_text(encoding="utf-8")) for path in PROMISED)
RULINGS = tuple(
    example(path.read_text(encoding="utf-8")) for path in sorted(BASE.parent.glob("rulings*.tal"))
)
GOOD = tuple(one for one in EXAMPLES if not one.refused)
PLAYED = tuple(one for one in GOOD if "\nscenario " in one.text)
UNMADE = frozenset(
    (
        "body",
        "counted",
        "det_named",
        "either",
        "excepted_noun",
        "excepted_words",
        "listed",
        "named_both",
        "named_either",
        "named_noun_p",
        "named_noun_s",
        "named_p",
        "named_s",
        "somebodys",
        "span_asked",
        "whose",
        "your_may",
        "your_modal",
        "your_offer",
    )
)
"""Rules of the grammar of which no node is made, since every alternative has a name of its own."""

OLD = frozenset(("d_shares", "when_becomes", "np_them"))
"""What is read only to be refused with what to say instead: old forms, and what could mean two things."""


@pytest.fixture(scope="module")
def shared(request: pytest.FixtureRequest) -> Shared:
    """One parse table for the words of all examples."""
    return shared_table((*EXAMPLES, *PROMISES, *RULINGS), kept(request))


@pytest.mark.parametrize("one", GOOD, ids=lambda one: f"line-{one.line}")
def test_examples_compile(one: Example, shared: Shared) -> None:
    """An example compiles without errors, and is warned where the page says so."""
    found = problems(one, shared)
    errors = [f"line {one.line + d.span.line}: {d.code} {d.text}" for d in found if d.severity == "error"]

    assert errors == []
    assert not one.warned or one.warned in [d.code for d in found]


@pytest.mark.parametrize("one", PLAYED, ids=lambda one: f"line-{one.line}")
def test_scenarios_on_the_page_pass(one: Example, shared: Shared) -> None:
    """Scenarios among the examples are played, and pass."""
    report = played(one, shared)

    assert [f"line {one.line + f.line}: {f.title}: {f.message}" for f in report.failures] == []
    assert report.passed > 0


@pytest.mark.parametrize("one", PROMISES, ids=[path.name for path in PROMISED])
def test_promises_about_play_are_kept(one: Example, shared: Shared) -> None:
    """What the page says about play is what happens in a game."""
    report = played(one, shared)

    assert [f"line {f.line}: {f.title}: {f.message}" for f in report.failures] == []
    assert report.passed == one.text.count("\nscenario ")


@pytest.mark.parametrize(
    "one",
    [*PLAYED, *PROMISES],
    ids=[*(f"line-{one.line}" for one in PLAYED), *(path.name for path in PROMISED)],
)
def test_every_scenario_can_fail(one: Example, shared: Shared) -> None:
    """What a scenario of the page or of its promises expects is not so before anything is done."""
    made = compile_packs(one.packs, Bag(), shared, scenarios=True)
    assert made is not None
    linked = load(made.image)
    found = idle(workshop(made.parsed, made.model, linked), made.model, linked)

    assert [f"{one.line + f.line}: {f.title}" for f in found] == []


@pytest.mark.parametrize("one", RULINGS, ids=("one first", "the other first"))
def test_rulings_between_packs_decide_play(one: Example, shared: Shared) -> None:
    """Of two packs that replace one event, the one that the ruling of a third puts first takes its place."""
    report = played(one, shared)

    assert [f"line {f.line}: {f.title}: {f.message}" for f in report.failures] == []
    assert report.passed == 1


@pytest.mark.parametrize("one", [one for one in EXAMPLES if one.refused], ids=lambda one: f"line-{one.line}")
def test_mistakes_are_refused(one: Example, shared: Shared) -> None:
    """An example of a mistake is refused with the code it names, and with no other."""
    errors = [d.code for d in problems(one, shared) if d.severity == "error"]

    assert errors == [one.refused]


def test_every_sentence_of_the_grammar_is_shown(shared: Shared) -> None:
    """Every alternative of the skeleton grammar that has a name occurs in an example that compiles."""
    named = set(re.findall(r"-> (\w+)", SKELETON)) | set(re.findall(r"^([a-z]\w*):", SKELETON, re.M))

    assert sorted(named - _shown(GOOD, shared) - UNMADE - OLD) == []


def _shown(some: Iterable[Example], shared: Shared) -> set[str]:
    found: set[str] = set()
    for one in some:
        for tree in trees(one, shared):
            _kinds(tree, found)
    return found


def _kinds(node: Node, found: set[str]) -> None:
    found.add(node.kind)
    for kid in node.nodes():
        _kinds(kid, found)


def test_every_primitive_is_in_the_table_and_in_an_example() -> None:
    """The table of primitives lists those that the compiler knows, and an example binds a verb to each."""
    section = TEXT[TEXT.index("### Primitives") : TEXT.index("### Declared sentences")]
    listed = {
        name for row in re.findall(r"^\| (`.*?) \|", section, re.M) for name in re.findall("`(.*?)`", row)
    }
    bound = set(re.findall(r"^    is ([a-z-]+)$", "".join(one.text for one in GOOD), re.M))

    assert listed == {*DIRECT, *EVENT_BODIES}
    assert sorted(listed - bound) == []


def test_every_declaring_word_is_shown() -> None:
    """Every word that begins a declaration begins one in an example."""
    heads = {line.split(" ")[0] for one in GOOD for line in one.text.split("\n")}

    assert sorted(DECLARING - heads) == []


def test_contents_lead_to_sections() -> None:
    """The list of contents names every section, and links inside the page lead somewhere."""
    titles = re.findall(r"^## (.+)$", TEXT, re.M)
    anchors = {re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-") for title in titles}
    links = re.findall(r"\]\(#([^)]+)\)", TEXT)

    assert sorted(set(links) - anchors) == []
    assert sorted(anchors - set(links)) == []
