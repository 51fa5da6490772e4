"""What is installed: all that it needs and nothing else, the same to the last byte each time."""

from __future__ import annotations

import ast
import re
import shutil
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import wheel
from talisman import toolchain

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "talisman"
NAMES = {"Cython": "cython", "mypyc": "mypy", "mypy_extensions": "mypy"}
"""Imports whose distributions are called otherwise, or come with one."""
INDIRECT = {
    "mypy": "the step `types` runs it; mypyc comes with it",
    "ruff": "the steps `format` and `style`",
    "pytest-cov": "for whoever measures coverage",
    "import-linter": "the step `layers`",
    "syrupy": "snapshots, as a fixture",
    "hatchling": "builds the wheel",
    "distributed": "clusters of tests are begun by its commands",
    "matplotlib": "the page of `talisman compare` is made with it",
}
"""What development needs and no file imports, or by another name."""


def imports(path: Path) -> Iterator[str]:
    """The distributions that a file imports from, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        found: list[str] = []
        if isinstance(node, ast.Import):
            found = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found = [node.module]
        for name in found:
            top = name.partition(".")[0]
            if top not in sys.stdlib_module_names and top not in ours():
                yield NAMES.get(top, top)


@cache
def ours() -> frozenset[str]:
    """What is no distribution: the package itself, and modules of tests and tools."""
    inside = [path for part in ("tests", "tools", "bench") for path in (ROOT / part).rglob("*.py")]
    return frozenset({"talisman", *(path.stem for path in inside), *(path.parent.name for path in inside)})


def named(requirements: list[str]) -> set[str]:
    """The distributions of a list of requirements."""
    return {re.split(r"[<>=!~ \[]", one)[0].lower() for one in requirements}


@cache
def project() -> dict[str, list[str]]:
    """Requirements by what they are for."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = ast.parse((ROOT / "hatch_build.py").read_text(encoding="utf-8"))
    needed = next(
        ast.literal_eval(node.value)
        for node in hook.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "NEEDED"
    )
    return {
        "run": data["project"]["dependencies"],
        "dev": data["project"]["optional-dependencies"]["dev"],
        "extras": [
            one
            for name, some in data["project"]["optional-dependencies"].items()
            if name != "dev"
            for one in some
        ],
        "build": [*data["build-system"]["requires"], *needed],
    }


def test_what_the_program_imports_is_what_it_requires() -> None:
    """Each import has its requirement, and each requirement an import; an extra counts."""
    used = {name for path in PACKAGE.rglob("*.py") for name in imports(path)}
    used.remove("mypy")  # for types alone: values.py
    for part in ("grammar", "compiler", "runtime"):
        used |= {name for path in (ROOT / part).rglob("*.py") for name in imports(path)}

    assert used == named(project()["run"]) | named(project()["extras"])


def test_what_building_imports_is_there_when_pip_builds() -> None:
    """An isolated build has what the hook requires: what makes C, and what the compiled modules import."""
    used = {name for path in (ROOT / "compiler").rglob("*.py") for name in imports(path)}
    for tool in ("build_native", "build_compiler", "plain_classes"):
        used |= set(imports(ROOT / "tools" / f"{tool}.py"))
    used |= {"attrs"}

    assert used == named(project()["build"]) - {"hatchling"}
    assert "attrs" in set(imports(PACKAGE / "values.py"))


def test_what_tests_and_tools_import_is_required_for_development() -> None:
    """The same for tests, tools and benchmarks; what no file imports has a reason."""
    used = {
        name
        for part in ("tests", "tools", "bench")
        for path in (ROOT / part).rglob("*.py")
        for name in imports(path)
    }
    used -= named(project()["run"])

    assert used | INDIRECT.keys() == named(project()["dev"])


def test_tested_versions_are_pinned() -> None:
    """Every requirement has one version, the one that tests run with."""
    lines = wheel.CONSTRAINTS.read_text(encoding="utf-8").split("\n")
    pinned = [line for line in lines if line and not line.startswith("#")]

    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in pinned)
    names = {line.partition("==")[0].lower().replace("_", "-") for line in pinned}
    for requirements in project().values():
        assert named(requirements) <= names


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the plain wheel, the archive of sources, and a wheel made of that."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(folder)]
    wheel.said(build, ROOT, TALISMAN_BUILD="no")
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        # Python before 3.11.4 knows no filters
        archive.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
        archive.extractall(folder)
    source = next(path for path in folder.iterdir() if path.is_dir())
    wheel.built(source, folder / "again", "no")
    return folder


def test_the_wheel_holds_all_that_the_package_does(made: Path) -> None:
    """Packs, grammar, table and all modules; no binary in a plain one, and nothing else."""
    held = set(zipfile.ZipFile(next(made.glob("*.whl"))).namelist())
    left_out = {".so", ".note", ".pyc", ".c"}
    there = {
        f"talisman/{path.relative_to(PACKAGE).as_posix()}"
        for link in [PACKAGE, *(path for path in PACKAGE.iterdir() if path.is_symlink())]
        for path in link.rglob("*")
        if path.is_file() and path.suffix not in left_out
    }

    assert {name for name in held if ".dist-info/" not in name} == there
    assert {"talisman/grammar/skeleton.lark", "talisman/grammar/standard.table"} <= held
    assert {f"talisman/content/{name}/pack.toml" for name in ("classic", "destinies", "revised")} <= held


def test_a_wheel_of_the_archive_is_the_same(made: Path) -> None:
    """Sources in an archive, where no folder is a link, make the same wheel to the last byte."""
    one, two = (next(folder.glob("*.whl")).read_bytes() for folder in (made, made / "again"))

    assert one == two


def test_a_folder_elsewhere_and_other_times_make_the_same_wheel(made: Path, tmp_path: Path) -> None:
    """Neither where the sources lie nor when they were written is in the wheel."""
    source = next(path for path in made.iterdir() if path.is_dir() and path.name != "again")
    copy = shutil.copytree(source, tmp_path / "other place", copy_function=shutil.copyfile)
    other = wheel.built(copy, tmp_path / "out", "no")

    assert other.read_bytes() == next(made.glob("*.whl")).read_bytes()


def test_a_build_without_a_compiler_says_so(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By default the wheel is plain where nothing can be compiled; that has to be so is refused."""
    assert (
        wheel.built(ROOT, tmp_path / "plain", "hidden").read_bytes() == next(made.glob("*.whl")).read_bytes()
    )
    with pytest.raises(wheel.Failed, match="TALISMAN_BUILD is 'perhaps'"):
        wheel.built(ROOT, tmp_path / "none", "perhaps")
    monkeypatch.setenv("CC", "no-such-compiler")
    assert toolchain.lacking() == "no C compiler is at hand"
