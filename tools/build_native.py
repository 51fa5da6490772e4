"""Build what runs as native code: the machine, as `talisman.runtime._native`, and the compiler.

Of the compiler `build_compiler.py` tells. Of the machine, its own files become one compiled module:
The files of the machine are joined, their imports of each other dropped; C types are derived from
the source: every number is a C int but the few names listed here. So there is no second description of
the machine that could grow stale.

    python tools/build_native.py            build in place, into runtime/ and src/talisman/
    python tools/build_native.py --machine  the machine alone, which takes less than a minute
    python tools/build_native.py --check    the machine with checks of bounds and overflow (slower; for tests)
    python tools/build_native.py --sanitize FOLDER    the machine with these and the sanitizers of addresses
                                            and of what C leaves undefined, into a folder
"""

from __future__ import annotations

import ast
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LONG = {"q", "w", "low", "fuel", "toll", "work", "spent", "stretch"}
"""Locals of 64 bits: sums before their check, and sets of bits while they are shifted."""
UNSIGNED = {
    "mix": {"z", "a", "b", "m"},
    "choose": {"z", "p", "u32", "m64"},
    "other": {"z"},
    "jumble": {"u32", "m64", "seed", "subject", "purpose", "bits", "rest"},
    "draw": {"u32", "m64", "gam", "cnt", "seed", "h", "x", "p", "lo", "un", "thr"},
}
VIEWS = {"s", "c", "k"}
PLAIN = {"__init__", "rebits"}
OPEN = {
    "go",
    "bound",
    "keep",
    "undo",
    "answer",
    "roll",
    "start",
    "move",
    "player_of",
    "avatar_of",
    "draw_for",
    "imagine",
    "survey",
    "look",
    "deal",
}
"""Functions Python may call: as they are, or with C numbers."""
INLINE = {
    "tagged",
    "bearer",
    "zclass",
    "own",
    "avatar",
    "address",
    "says_no",
    "block_at",
    "due",
    "note",
    "sieve",
    "silent",
    "alive",
    "field",
    "place",
    "lowest",
    "standing",
    "count",
}
"""Small functions that are called where most of the time goes."""
PUBLIC = {"ln", "lost", "notes", "bd", "watched", "work", "spent", "base", "rd", "im", "hd", "sums", "kinds"}
VECTORS = {"s", "c", "k", "kept", "lg", "hd", "bd", "base", "rd", "im", "kinds"}
WIDE = {"sums"}
"""Vectors of numbers of 64 bits."""
CHECKED = "with checks of bounds and overflow"
"""What a compiled machine says of itself that is only for tests."""
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def joined(folder: Path) -> str:
    """The files of the machine as one source."""
    sys.path.insert(0, str(folder.parent / "src"))
    from talisman.runtime.game import engine

    return engine.joined(
        [(folder / "machine" / name).read_text(encoding="utf-8") for name in engine.MACHINE_FILES]
    )


def one_class(source: str) -> str:
    """The joined source with one class in place of a chain of them, so that C calls its methods directly."""
    lines = source.split("\n")
    body = ast.parse(source).body
    classes = [node for node in body if isinstance(node, ast.ClassDef)]
    texts = [node for node in body if isinstance(node, ast.Expr)]
    for node in [*texts, *(node.body[0] for node in classes)]:
        for number in range(node.lineno - 1, node.end_lineno or node.lineno):
            lines[number] = ""
    for node in classes:
        lines[node.lineno - 1] = ""
    lines[classes[0].lineno - 1] = f"class {classes[-1].name}:"
    return "\n".join(lines)


def _ctype(function: str, name: str) -> str:
    if name in UNSIGNED.get(function, ()):
        return "unsigned long long"
    if function == "run" and name in VIEWS:
        return "int[::1]"
    return "long long" if name in LONG else "int"


def _locals(function: ast.FunctionDef) -> list[str]:
    given = {argument.arg for argument in function.args.args}
    found: set[str] = set()
    for node in ast.walk(function):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return sorted(found - given)


def _function(function: ast.FunctionDef) -> list[str]:
    names = _locals(function)
    quoted = {"int[::1]": "'int[::1]'", "unsigned long long": "cython.ulonglong"}
    quoted |= {"long long": "cython.longlong", "int": "cython.int"}
    lines: list[str] = []
    if names:
        typed = ", ".join(f"{name}={quoted[_ctype(function.name, name)]}" for name in names)
        lines.append(f"    @cython.locals({typed})")
    arguments = [argument.arg for argument in function.args.args if argument.arg != "self"]
    shown = ", ".join(["self", *(f"{_ctype(function.name, name)} {name}" for name in arguments)])
    kind = "unsigned long long" if function.name == "mix" else "int"
    if function.name in PLAIN:
        return []
    if function.name in OPEN:
        return [*lines, f"    cpdef {kind} {function.name}({shown})"]
    how = "inline " if function.name in INLINE else ""
    return [*lines, f"    cdef {how}{kind} {function.name}({shown}) noexcept"]


def declarations(source: str, enum: str) -> str:
    """The C types of a joined source, as the text of its `.pxd`."""
    lines = ["cimport cython", enum]
    for node in ast.parse(source).body:
        if not isinstance(node, ast.ClassDef):
            continue
        bases = ", ".join(base.id for base in node.bases if isinstance(base, ast.Name))
        lines.append("@cython.final")
        lines.append(f"cdef class {node.name}({bases}):" if bases else f"cdef class {node.name}:")
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                name = item.target.id
                kind = "int[::1]" if name in VECTORS else "long long" if name in LONG else "int"
                kind = "long long[::1]" if name in WIDE else kind
                lines.append(f"    cdef {'public ' if name in PUBLIC else ''}{kind} {name}")
            elif isinstance(item, ast.FunctionDef):
                lines.extend(_function(item))
    return "\n".join(lines) + "\n"


SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=undefined", "-O1")
"""What ends a program at the first access outside of its memory, or sum that C does not define."""


def compile_into(
    out: Path, root: Path = ROOT, *, checked: bool = False, sanitizers: Sequence[str] = ()
) -> Path:
    """Compile the machine; the binary lies somewhere below `out`."""
    sys.path.insert(0, str(root / "src"))
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension

    from talisman.runtime.game.engine import machine_hash, source_hash

    sources = root / "src" / "talisman" / "runtime"
    source = joined(sources)
    folder = out / "talisman" / "runtime"
    folder.mkdir(parents=True)
    for package in (out / "talisman", folder):
        (package / "__init__.py").write_text("", encoding="utf-8")
    (folder / "_native.py").write_text(
        f'{one_class(source)}\n\nMACHINE_HASH = "{machine_hash()}"\nSOURCE_HASH = "{source_hash(source)}"\n'
        f"CHECKED = {CHECKED if checked else ''!r}\n",
        encoding="utf-8",
    )
    enum = (sources / "table" / "ops.pxd").read_text(encoding="utf-8")
    (folder / "_native.pxd").write_text(declarations(one_class(source), enum), encoding="utf-8")
    # sums that could leave 32 bits are 64 bits wide (LONG): the rest need not wrap, 7 % fewer instructions
    flags = ["-O2", "-fno-wrapv", "-g0", f"-ffile-prefix-map={out}=."]
    flags += ["-fno-semantic-interposition", "-fno-plt"]  # none of ours is ever replaced: 2 % faster
    if sanitizers:
        flags += [*sanitizers, "-g1"]
    elif checked:  # a sum that leaves its 32 bits ends the program, and so does a division by 0
        flags += [
            "-fsanitize=signed-integer-overflow,integer-divide-by-zero",
            "-fsanitize-undefined-trap-on-error",
        ]
    extension = Extension(
        "talisman.runtime._native",
        [str(folder / "_native.py")],
        extra_compile_args=[] if sys.platform == "win32" else flags,
        extra_link_args=[*sanitizers] or ([] if sys.platform in ("win32", "darwin") else ["-s"]),
    )
    directives = DIRECTIVES | ({"boundscheck": True} if checked else {})
    modules = cythonize([extension], compiler_directives=directives, quiet=True, include_path=[str(out)])
    distribution = Distribution({"ext_modules": modules})
    command = distribution.get_command_obj("build_ext")
    command.build_lib = str(out / "lib")
    command.build_temp = str(out / "tmp")
    command.ensure_finalized()
    command.run()
    return next((out / "lib").rglob("_native*"))


def compile_both(out: Path, root: Path = ROOT) -> tuple[Path, Path]:
    """Compile machine and compiler at the same time; the binaries lie below `out`."""
    from build_compiler import compile_compiler

    folders = out / "machine", out / "compiler"
    for folder in folders:
        folder.mkdir()
    with ProcessPoolExecutor(1) as other:
        machine = other.submit(compile_into, folders[0], root)
        compiler = compile_compiler(folders[1], root)
        return machine.result(), compiler


def built_machine(root: Path = ROOT) -> Path | None:
    """The compiled machine that lies in a checkout, if it was made of the machine that lies there."""
    from importlib import import_module

    from talisman.runtime.game.engine import machine_hash, source_hash

    try:
        found = import_module("talisman.runtime._native")
    except ImportError:
        return None
    wanted = (machine_hash(), source_hash(joined(root / "src" / "talisman" / "runtime")), "")
    made_of = (found.MACHINE_HASH, found.SOURCE_HASH, getattr(found, "CHECKED", None))
    return Path(str(found.__file__)) if made_of == wanted else None


def main() -> int:
    """Build in place; a compiler that was made of these sources is left as it is."""
    if "--sanitize" in sys.argv:
        into = Path(sys.argv[sys.argv.index("--sanitize") + 1]).resolve()
        print(compile_into(into, checked=True, sanitizers=SANITIZERS))
        return 0
    sys.path.insert(0, str(ROOT / "src"))
    from talisman.native import BINARY, NOTE, binary_name, noted

    package = ROOT / "src" / "talisman"
    alone = "--machine" in sys.argv or "--check" in sys.argv
    if find_spec("mypyc") is None:
        print("the compiler stays plain Python: mypy, which makes C of it, is not installed")
        alone = True
    with tempfile.TemporaryDirectory() as folder:
        if alone or (package / binary_name(str(package))).exists():
            machine, compiler = compile_into(Path(folder), checked="--check" in sys.argv), None
        else:
            machine, compiler = compile_both(Path(folder), ROOT)
        _place(machine, ROOT / "runtime", "_native*.so")
        if compiler is not None:
            _place(compiler, package, f"{BINARY}*")
    if not alone and (package / binary_name(str(package))).exists():
        (package / NOTE).write_text(noted(str(package), binary_name(str(package))), encoding="utf-8")
    return 0


def _place(built: Path, folder: Path, older: str) -> None:
    """Put a binary where it is looked for, in place of older ones."""
    for old in folder.glob(older):
        old.unlink()
    target = folder / built.name
    target.write_bytes(built.read_bytes())
    print(target.relative_to(ROOT))


if __name__ == "__main__":
    raise SystemExit(main())
