"""Every diagnostic of the catalogue: a small broken source that gets it, and how the message looks."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from langkit import ROOT, Example, Shared, example, kept, problems, shared_table
from shellkit import make_pack
from talisman.codes import all_codes
from talisman.compiler.diagnostics import Bag
from talisman.compiler.pack import NoCache
from talisman.packs import load
from talisman.render import render

FILES = {path.stem: path for path in sorted((ROOT / "tests" / "language" / "errors").glob("*.tal"))}
EXAMPLES = {code: example(path.read_text(encoding="utf-8")) for code, path in FILES.items()}
COVERED_BY_LIMIT = frozenset(("E0110",))
"""A code that comes only after many others."""
ASKED_FOR = frozenset(("W0531",))
"""Looked for only on demand (tests/test_needless.py)."""
OF_ITS_OWN = frozenset(("E0321", "E0326"))
"""Sources whose words want a parse table of their own, which takes seconds."""
FOLDERS = "E00"
EMPTY = "E0016"
"""Follows where the only file of a pack cannot be used."""
UNREADABLE = frozenset(("E0014", "E0020"))
"""Needs a disk that refuses to read, which a test as the owner of all files cannot have; or is found later
than a folder is read.
"""


@pytest.fixture(scope="module")
def shared(request: pytest.FixtureRequest) -> Shared:
    """One parse table for the words of all sources."""
    return shared_table(tuple(EXAMPLES.values()), kept(request))


def test_every_code_has_a_source() -> None:
    """Each code about the text of a pack has a file that is named after it and expects it."""
    wanted = [code for code in all_codes() if not code.startswith(FOLDERS) and code not in ASKED_FOR]

    assert sorted(EXAMPLES) == wanted
    assert {code: one.refused or one.warned for code, one in EXAMPLES.items()} == {
        code: code for code in EXAMPLES
    }


@pytest.mark.parametrize(
    "code", [pytest.param(code, marks=[pytest.mark.far] * (code in OF_ITS_OWN)) for code in sorted(EXAMPLES)]
)
def test_source_gets_its_code(code: str, shared: Shared, snapshot: SnapshotAssertion) -> None:
    """A broken source gets its code and no other, and the message shows the line and a way out."""
    one: Example = EXAMPLES[code]
    found = problems(one, shared)
    own = [d for d in found if d.code == code]
    sources = [source for pack in one.packs for source in pack.sources]

    assert {d.code for d in found} == {code} or code in COVERED_BY_LIMIT
    assert render(own, "text", sources) == snapshot


MANIFEST = 'name = "p"\nversion = "1.0.0"\ntitle = "P"\nlanguage = "2.0"\n'
PACKS: dict[str, Callable[[Path], object]] = {
    "E0001": lambda folder: None,
    "E0002": lambda folder: (folder / "p").mkdir(),
    "E0003": lambda folder: make_pack(folder, "p", manifest="seats = ["),
    "E0004": lambda folder: make_pack(folder, "p", more='colour = "red"'),
    "E0005": lambda folder: make_pack(folder, "p", more='[needs]\nq = ">=1"'),
    "E0006": lambda folder: (make_pack(folder, "q"), make_pack(folder, "p", more='[needs]\nq = ">=2"')),
    "E0007": lambda folder: make_pack(folder, "p", more='[needs]\np = ">=1"'),
    "E0008": lambda folder: (
        make_pack(folder, "q"),
        make_pack(folder, "p", more='clashes = ["q"]\n[needs]\nq = ">=1"'),
    ),
    "E0009": lambda folder: make_pack(folder, "p", manifest=MANIFEST.replace('"2.0"', '"2.9"')),
    "E0022": lambda folder: (
        make_pack(folder, "q", more="seats = [2, 4]"),
        make_pack(folder, "r", more="seats = [2, 3]"),
        make_pack(folder, "p", more='[needs]\nq = ">=1"\nr = ">=1"'),
    ),
    "E0021": lambda folder: make_pack(folder, "p", manifest=MANIFEST.replace('"2.0"', '"1.0"')),
    "E0010": lambda folder: make_pack(folder, "p", files={"a.tal": b"ab\xff\n"}),
    "E0011": lambda folder: make_pack(folder, "p", files={"a.tal": b"ab\0\n"}),
    "E0012": lambda folder: make_pack(folder, "p", files={"a.tal": b"# " + b"-" * 1_000_000}),
    "E0013": lambda folder: make_pack(folder, "p", files={f"{n}.tal": "" for n in range(1_001)}),
    "E0015": lambda folder: (make_pack(folder, "p") / "b.tal").symlink_to(folder / "elsewhere"),
    "E0016": lambda folder: make_pack(folder, "p", files={"notes.txt": "hello"}),
    "E0018": lambda folder: [
        make_pack(folder, name, more=f'[needs]\np{number} = ">=1"')
        for number, name in enumerate(("p", *(f"p{n}" for n in range(100))))
    ],
    "E0019": lambda folder: make_pack(
        folder, "p", files={"a.tal": "kind stone\n", "scenarios/a.tal": "kind pebble\n"}
    ),
    "E0017": lambda folder: make_pack(folder, "p", manifest=MANIFEST.replace('"p"', '"q"')),
}
"""How a folder gets each code about packs as folders and files."""


def test_every_code_of_folders_has_a_folder() -> None:
    """Each code about packs as folders and files has a folder that gets it."""
    wanted = [code for code in all_codes() if code.startswith(FOLDERS)]

    assert sorted({*PACKS, *UNREADABLE}) == wanted


@pytest.mark.parametrize("code", sorted(PACKS))
def test_folder_gets_its_code(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, snapshot: SnapshotAssertion
) -> None:
    """A broken folder gets its code, and the message says what to do."""
    monkeypatch.chdir(tmp_path)
    PACKS[code](tmp_path)
    bag = Bag()
    loaded = load(["./p" if code == "E0002" else "p"], bag, NoCache())

    assert code in [found.code for found in bag.sorted()]
    assert {found.code for found in bag.sorted()} <= {code, EMPTY}
    assert render(bag.sorted(), "text", loaded.texts) == snapshot


@pytest.mark.parametrize("code", sorted(all_codes()))
def test_every_code_is_explained(code: str) -> None:
    """Each entry of the catalogue has a title, a sentence, and an explanation that says more than both."""
    entry = all_codes()[code]

    assert entry.title
    assert not entry.title.endswith(".")
    assert entry.text.endswith(".")
    assert len(entry.explain) > 40


def test_the_page_of_messages_is_up_to_date() -> None:
    """`docs/errors.md` is what the tool makes of the catalogue and the sources."""
    command = [sys.executable, str(ROOT / "tools" / "build_errors.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "path", sorted((ROOT / "tests" / "language" / "errors").glob("*.tal")), ids=lambda p: p.stem
)
def test_what_a_source_says_of_itself_stands_at_its_top(path: Path) -> None:
    """Behind any other line `# refused: ...` and `# with: small` would be comments that nobody reads."""
    lines = path.read_text(encoding="utf-8").splitlines()
    said = [
        n
        for n, line in enumerate(lines)
        if line.startswith(("# refused:", "# warned:", "# with:", "# seats:"))
    ]

    assert said == list(range(len(said)))
