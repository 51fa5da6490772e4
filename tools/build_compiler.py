"""Build the compiler as native code: all its modules as one binary (`talisman.native` says how it is found).

mypyc makes C of copies of the modules in which the classes of values are written out (`plain_classes.py`).
Several files of C are joined, since most of what a compiler of C reads are the same headers again and again.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any

from plain_classes import TYPES, written_out

UNITS = {"hot": 4, "cold": 4}
"""Files of C that are compiled, as many at once as there are cores."""
FLAGS = ("-g0", "-w")
HEAT = {"hot": "-O1", "cold": "-Og"}
"""What is run little is optimised less, which takes three fifths of the time."""
COLD = (
    "changes",
    "changing",
    "checks",
    "lower.body",
    "lower.program",
    "lower.rule",
    "messages",
    "offered",
    "overlaid",
    "overlay",
    "resolve.body",
    "resolve.declare",
    "resolve.rule",
    "session",
)
"""Half of the compiler, where less than a fifth of the time of a compile goes; nothing that makes values."""
CONTEXT = "checks.context"
"""Of the checks what all of them ask."""
MADE = "__native_talisman___compiler___"
"""How the names of files of C begin that are made of modules of the compiler."""
ONCE = re.compile(r"^(char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE)
"""What is done when a module is imported: long, and not worth to be made fast."""
SELDOM = '-DSELDOM=__attribute__((cold,optimize("O0")))'


def compile_compiler(out: Path, root: Path) -> Path:
    """Compile the compiler; the binary lies somewhere below `out`."""
    sys.path.insert(0, str(root / "src"))
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    from talisman.native import LIBRARY, PARTS, binary_name, compiled

    package = root / "src" / "talisman"
    folder = out / "talisman"
    name = binary_name(str(package))
    for part in PARTS:
        for path in sorted((package / part).rglob("*.py")):
            copy = folder / path.relative_to(package)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(written_out(path.read_text(encoding="utf-8")), encoding="utf-8")
    for path in (package / "grammar").glob("*.py"):
        (folder / "grammar").mkdir(exist_ok=True)
        (folder / "grammar" / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "__init__.py").write_text("", encoding="utf-8")
    if binary_name(str(package)) != name:
        raise RuntimeError("the sources changed while they were read")
    (folder / "values.pyi").write_text(TYPES, encoding="utf-8")
    names = {path: ".".join(path.relative_to(out).with_suffix("").parts) for path in folder.rglob("*.py")}
    modules = [path for path in sorted(names) if compiled(names[path])]
    units, headers = _generated(out, [str(path.relative_to(out)) for path in modules], LIBRARY)
    extension = Extension(
        LIBRARY,
        units,
        include_dirs=[str(out / "c"), *headers],
        extra_compile_args=["/DSELDOM="]
        if sys.platform == "win32"
        else [*FLAGS, SELDOM, f"-ffile-prefix-map={out}=."],
        extra_link_args=[] if sys.platform in ("win32", "darwin") else ["-s"],
    )

    class Together(build_ext):  # type: ignore[misc]
        """Compiles the files of an extension at the same time."""

        def build_extension(self, ext: Any) -> None:
            one = self.compiler.compile

            def several(sources: Sequence[str], **options: Any) -> list[str]:
                last = options.pop("extra_postargs", None) or []

                def made_of(source: str) -> list[str]:
                    heat = HEAT[Path(source).stem.rstrip("0123456789")]
                    more = [] if sys.platform == "win32" else [heat]
                    objects: list[str] = one([source], extra_postargs=[*last, *more], **options)
                    return objects

                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    found = pool.map(made_of, sources)
                    return [made for objects in found for made in objects]

            self.compiler.compile = several
            super().build_extension(ext)

    command = Together(Distribution({"ext_modules": [extension]}))
    command.build_lib, command.build_temp = str(out / "lib"), str(out / "tmp")
    command.ensure_finalized()
    command.run()
    built = next((out / "lib").rglob(f"{LIBRARY}*"))
    return built.rename(built.with_name(name))


def _generated(out: Path, modules: Sequence[str], library: str) -> tuple[list[str], list[str]]:
    """The files of C for modules, joined; and where their headers are."""
    with _from(out):
        from mypyc.build import mypycify

        told = StringIO()
        try:
            with redirect_stdout(told):
                made = mypycify(
                    ["--config-file=", "--strict", "--explicit-package-bases", *modules],
                    multi_file=True,
                    target_dir="c",
                    group_name=library.removesuffix("__mypyc"),
                )
        except SystemExit:
            print(told.getvalue(), file=sys.stderr)
            raise
    shared = made[0]
    doors = out / "c" / "doors.c"
    doors.write_text("".join(["#include <Python.h>\n", *(_door(name) for name in modules)]), encoding="utf-8")
    files = [*(str(out / name) for name in shared.sources), str(doors)]
    for file in map(Path, files):
        text = file.read_text(encoding="utf-8")
        file.write_text(ONCE.sub(r"SELDOM \1", text), encoding="utf-8")
    return list(_joined(out, files)), [str(out / name) for name in shared.include_dirs]


def _door(module: str) -> str:
    """Where Python asks for a module in the binary."""
    name = module.removesuffix(".py").removesuffix("/__init__").replace(os.sep, "___")
    return (
        f"PyObject *CPyInit_{name}(void); PyMODINIT_FUNC PyInit_{name}(void) {{ return CPyInit_{name}(); }}\n"
    )


def _joined(out: Path, files: Sequence[str]) -> Iterator[str]:
    """Files of about the same size that include all the others; what is hot stands first."""
    for heat, count in UNITS.items():
        units: list[list[str]] = [[] for _ in range(count)]
        sizes = [0] * count
        there = [name for name in files if _cold(name) == (heat == "cold")]
        for name in sorted(there, key=lambda name: (-os.path.getsize(name), name)):
            smallest = sizes.index(min(sizes))
            units[smallest].append(name)
            sizes[smallest] += os.path.getsize(name)
        for number, names in enumerate(units):
            unit = out / "c" / f"{heat}{number}.c"
            unit.write_text("".join(f'#include "{name}"\n' for name in sorted(names)), encoding="utf-8")
            yield str(unit)


def _cold(name: str) -> bool:
    """Whether a file of C is of a module in which little of the time goes."""
    stem = Path(name).stem
    module = stem.removeprefix(MADE).replace("___", ".")
    rooms = any(module == room or module.startswith(f"{room}.") for room in COLD)
    return stem.startswith(MADE) and rooms and module != CONTEXT


@contextmanager
def _from(folder: Path) -> Iterator[None]:
    """Work in a folder, where the modules are looked for."""
    before = os.environ.get("MYPYPATH")
    os.environ["MYPYPATH"] = str(folder)
    try:
        with chdir(folder):
            yield
    finally:
        del os.environ["MYPYPATH"]
        if before is not None:
            os.environ["MYPYPATH"] = before
