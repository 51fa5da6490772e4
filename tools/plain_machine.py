"""Write the machine as plain Python runs it fastest, from the files from which the native one is compiled.

    python tools/plain_machine.py    write runtime/machine/unrolled.py

Nothing is said a second time: `runtime/machine/` is read, and what a compiler of C would do is done to it.
Numbers stand for the names of constants, the chain of classes is one class with slots, members that never
change are looked up once in a function, small functions stand where they are called, the words of an
instruction are one value that is taken apart once, and the loop finds an instruction by halves, those met
often by few tests.
"""

from __future__ import annotations

import ast
import copy
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MADE = ROOT / "runtime" / "machine" / "unrolled.py"
VECTORS = ("s", "k", "c")
PARTS = ("op", "a_", "b_", "c_")
"""The words of an instruction in the loop."""
AS_VALUES = frozenset({"tagged", "zclass", "alive", "lowest", "own", "avatar", "due", "silent", "bearer"})
"""Functions that stand in an expression where they are called."""
AS_LINES = AS_VALUES | {
    *("first", "field", "address", "place", "sieve", "leave", "push", "block_at", "count", "holder", "below"),
    *("find", "cast", "standing", "player"),
}
"""Functions of which the lines stand where a statement calls them, if they return at their ends only."""
OFTEN = {
    **{"LDI": 179, "JLTI": 156, "MOV": 96, "JTAG": 75, "JNEI": 75, "JZ": 70, "JNTAG": 65, "JNZ": 62},
    **{"FIRST": 61, "EVGET": 60, "GETV": 53, "RETI": 47, "OPTS": 37, "JEQI": 37, "SETF": 36, "NOPT": 36},
    **{"HAVE": 36, "PLACE": 35, "PAIR": 34, "EVF": 33, "SEEK": 33, "JMP": 32, "GETF": 31, "JEQ": 28},
    **{"EVA": 28, "CALL": 27, "NEXT": 26, "ROUND": 26, "JNE": 23, "CAN": 22, "RAISE": 21, "EVD": 21},
    **{"LIMS": 21, "DECIDER": 20, "RET": 19, "REC": 17, "HELD": 16, "ADDI": 16, "OPTI": 16, "STAT": 14},
    **{"ADD": 13, "EVR": 12, "JGE": 12, "DEC": 11, "JIN": 11, "GETG": 10, "SETG": 9, "JNIN": 9},
    **{"SERIAL": 9, "SEAT": 9, "EVB": 9, "ATTR": 9},
}
"""How often instructions are met in games, of two thousand; the others once."""
HEAD = '''# mypy: ignore-errors
"""Made by tools/plain_machine.py of the files of the machine, for plain Python; do not edit."""

# fmt: off
# ruff: noqa
'''


def constants() -> dict[str, int]:
    """The machine's constants by name."""
    from talisman.runtime.table import ops

    return {name: found for name, found in vars(ops).items() if type(found) is int}


def machine_source() -> str:
    """The files of the machine as one source."""
    from talisman.runtime.game import engine

    folder = ROOT / "runtime" / "machine"
    return engine.joined([(folder / name).read_text(encoding="utf-8") for name in engine.MACHINE_FILES])


def written(source: str) -> str:
    """The text of the module that is made of the machine."""
    from talisman.runtime.game.engine import machine_hash

    known = constants()
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    items = [item for one in classes for item in one.body]
    slots = [
        item.target.id
        for item in items
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
    ]
    functions = [_bare(item) for item in items if isinstance(item, ast.FunctionDef)]
    for function in functions:
        if function.name == "run":
            _unroll(function, known)
    changed = {
        node.attr
        for function in functions
        if function.name != "__init__"
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
    }
    functions = [_folded(function, known) for function in functions]
    for function in functions:
        _Decoded(function.name == "run").visit(function)
    lines = {one.name: copy.deepcopy(one) for one in functions if one.name in AS_LINES}
    values = {one.name: copy.deepcopy(one) for one in functions if one.name in AS_VALUES}
    for function in functions:
        for _ in range(2):  # what was written in may call others
            _Lines(lines, function.name).visit(function)
        for _ in range(3):
            _Values(values, function.name).visit(function)
        if function.name != "__init__":
            _look_up_once(function, set(slots) - changed)
        _Zeros().visit(function)
    slotted = ast.parse(f"__slots__ = {tuple(slots)!r}").body
    whole = ast.ClassDef("Machine", [], [], [*slotted, *functions], [])
    made_of = f"MACHINE_HASH = {machine_hash()!r}"
    return f"{HEAD}\n{made_of}\n\n\n{ast.unparse(ast.fix_missing_locations(ast.Module([whole], [])))}\n"


def _bare(function: ast.FunctionDef) -> ast.FunctionDef:
    """A function without its text and types."""
    function.returns = None
    for argument in function.args.args:
        argument.annotation = None
    if isinstance(function.body[0], ast.Expr) and isinstance(function.body[0].value, ast.Constant):
        del function.body[0]
    return function


# --- numbers ---


def _number(found: int) -> ast.expr:
    return ast.Constant(found) if found >= 0 else ast.UnaryOp(ast.USub(), ast.Constant(-found))


def _worth(node: ast.expr) -> int | None:
    """The number that an expression is."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = _worth(node.operand)
        return None if inner is None else -inner
    return None


def _worked_out(node: ast.expr) -> int:
    return int(eval(compile(ast.fix_missing_locations(ast.Expression(node)), "", "eval")))


class _Folded(ast.NodeTransformer):
    """Names of constants replaced by the numbers, and what follows from numbers alone worked out."""

    def __init__(self, known: Mapping[str, int]) -> None:
        self.known = known

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load) and node.id in self.known:
            return _number(self.known[node.id])
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        self.generic_visit(node)
        one, two = _worth(node.left), _worth(node.right)
        if one is not None and two is not None:
            return _number(_worked_out(node))
        if two == 0 and isinstance(node.op, (ast.Add, ast.Sub)):
            return node.left
        if one == 0 and isinstance(node.op, ast.Add):
            return node.right
        if two == 1 and isinstance(node.op, ast.Mult):
            return node.left
        left = node.left
        if two is not None and isinstance(node.op, ast.Add) and isinstance(left, ast.BinOp):
            inner = _worth(left.right)
            if inner is not None and isinstance(left.op, ast.Add):
                return ast.BinOp(left.left, ast.Add(), _number(inner + two))
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        one, two = _worth(node.left), _worth(node.comparators[0])
        if one is not None and two is not None and len(node.ops) == 1:
            return ast.Constant(bool(_worked_out(node)))
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        self.generic_visit(node)
        ends = isinstance(node.op, ast.Or)
        parts: list[ast.expr] = []
        for part in node.values:
            if not isinstance(part, ast.Constant):
                parts.append(part)
            elif bool(part.value) == ends:
                parts.append(part)
                break
        if not parts:
            return ast.Constant(not ends)
        return parts[0] if len(parts) == 1 else ast.BoolOp(node.op, parts)

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.test, ast.Constant):
            return node.body if node.test.value else node.orelse
        return node

    def visit_If(self, node: ast.If) -> ast.stmt | list[ast.stmt]:
        self.generic_visit(node)
        if isinstance(node.test, ast.Constant):
            return node.body if node.test.value else node.orelse
        node.body = node.body or [ast.Pass()]
        return node


def _folded(function: ast.FunctionDef, known: Mapping[str, int]) -> ast.FunctionDef:
    found = _Folded(known).visit(function)
    assert isinstance(found, ast.FunctionDef)
    return found


class _Put(ast.NodeTransformer):
    """Names replaced by expressions."""

    def __init__(self, names: Mapping[str, ast.expr]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if isinstance(node.ctx, ast.Load) and node.id in self.names:
            return copy.deepcopy(self.names[node.id])
        return node

    def put(self, node: ast.expr) -> ast.expr:
        """A copy of an expression with them."""
        found = self.visit(copy.deepcopy(node))
        assert isinstance(found, ast.expr)
        return found


# --- the loop ---


def _unroll(run: ast.FunctionDef, known: Mapping[str, int]) -> None:
    """Let the loop find instructions by halves, and give each nothing but what it needs."""
    body = next(node for node in run.body if isinstance(node, ast.While)).body
    at = next(number for number, node in enumerate(body) if isinstance(node, ast.If) and node.orelse)
    chain = body[at]
    assert isinstance(chain, ast.If)
    head = [node for node in body[:at] if not _stored([node]) & {"new", "ret", "val"}]
    arms: dict[int, list[ast.stmt]] = {}
    rest: list[ast.stmt] = []
    for names, lines in _arms(chain):
        for name in names:
            arms[known[name]] = _arm(lines, known[name], known)
        if not names:
            rest = lines
    by_number = {known[name]: often for name, often in OFTEN.items()}
    leaves: list[tuple[int, int, list[ast.stmt]]] = []
    for op in range(known["NOPS"]):
        arm, weight = arms.get(op) or _arm(rest, op, known), by_number.get(op, 1)
        if leaves and _text(leaves[-1][2]) == _text(arm):
            leaves[-1] = leaves[-1][0], leaves[-1][1] + weight, arm
        else:
            leaves.append((op, weight, arm))
    body[:] = [*head, *_tree(leaves), *body[at + 1 :]]


def _arms(chain: ast.If) -> Iterator[tuple[list[str], list[ast.stmt]]]:
    """The arms of the loop with the instructions that each is for; none: all others."""
    while True:
        tests = chain.test.values if isinstance(chain.test, ast.BoolOp) else [chain.test]
        named = [test.comparators[0] for test in tests if isinstance(test, ast.Compare)]
        yield [name.id for name in named if isinstance(name, ast.Name)], chain.body
        below = chain.orelse[0]
        if len(chain.orelse) > 1 or not isinstance(below, ast.If):
            yield [], chain.orelse
            return
        chain = below


def _arm(lines: Sequence[ast.stmt], op: int, known: Mapping[str, int]) -> list[ast.stmt]:
    """The lines of one instruction, which goes on by itself where it opens and leaves no frame."""
    whole = ast.Module(copy.deepcopy(list(lines)), [])
    own: ast.Module = _Folded(known).visit(_Put({"op": _number(op)}).visit(_Acts(op, known).visit(whole)))
    changed = _stored(own.body)
    if changed & {"new", "ret"}:
        needed = [name for name in ("new", "ret", "val") if name != "val" or name in changed]
        return [*ast.parse("\n".join(f"{name} = 0" for name in needed)).body, *own.body]
    return own.body if _ends(own.body) else [*own.body, *ast.parse("pc += 4").body, ast.Continue()]


class _Acts(ast.NodeTransformer):
    """An instruction goes straight to the part of the table that it stands in."""

    def __init__(self, op: int, known: Mapping[str, int]) -> None:
        ends = [(known[f"END_{part}"], part) for part in ("VALUE", "STATE", "ZONE", "CHOICE", "FRAME")]
        self.part = next((part for end, part in ends if op < end), "EFFECT").lower()
        self.op = op

    def visit_Call(self, node: ast.Call) -> ast.expr:
        if _of_self(node.func) == "act":
            node.func = ast.Attribute(ast.Name("self", ast.Load()), f"act_{self.part}", ast.Load())
            node.args[0] = ast.Name("op ", ast.Load())  # not the number, so that equal arms are one
        return node


def _stored(body: Sequence[ast.stmt]) -> set[str]:
    """The names that get a value."""
    inside = [one for node in body for one in ast.walk(node)]
    return {one.id for one in inside if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}


def _ends(body: Sequence[ast.stmt]) -> bool:
    """Whether nothing comes behind some statements of a loop."""
    last = body[-1] if body else None
    if isinstance(last, (ast.Continue, ast.Break, ast.Return)):
        return True
    return isinstance(last, ast.If) and _ends(last.body) and _ends(last.orelse)


def _text(body: Sequence[ast.stmt]) -> str:
    return "".join(map(ast.dump, body))


def _tree(leaves: Sequence[tuple[int, int, list[ast.stmt]]]) -> list[ast.stmt]:
    """Tests that lead to each leaf, with as few as can be in all games."""
    if len(leaves) == 1:
        return leaves[0][2]
    cut = _cost(tuple(leaf[1] for leaf in leaves))[1]
    test = ast.Compare(ast.Name("op", ast.Load()), [ast.Lt()], [_number(leaves[cut][0])])
    return [ast.If(test, _tree(leaves[:cut]), _tree(leaves[cut:]))]


_costs: dict[tuple[int, ...], tuple[int, int]] = {}


def _cost(weights: tuple[int, ...]) -> tuple[int, int]:
    """What all ways to some leaves cost together, and where to cut first."""
    if len(weights) == 1:
        return 0, 0
    if weights not in _costs:
        ways = ((_cost(weights[:cut])[0] + _cost(weights[cut:])[0], cut) for cut in range(1, len(weights)))
        best, cut = min(ways)
        _costs[weights] = best + sum(weights), cut
    return _costs[weights]


class _Decoded(ast.NodeTransformer):
    """The words of an instruction are parts of one value; the loop takes it apart once."""

    def __init__(self, loop: bool) -> None:
        self.loop = loop

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        self.generic_visit(node)
        here = self.loop and isinstance(node.value, ast.Name) and node.value.id == "c"
        if not here and _of_self(node.value) != "c":
            return node
        at = node.slice
        part = _worth(at.right) if isinstance(at, ast.BinOp) else 0
        assert part is not None
        assert isinstance(at.left if isinstance(at, ast.BinOp) else at, ast.Name)
        if self.loop:
            return ast.Name(PARTS[part], ast.Load())
        whole = ast.Subscript(node.value, ast.Name("pc", ast.Load()), ast.Load())
        return ast.Subscript(whole, _number(part), ast.Load())

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Name(node.id.strip(), node.ctx)

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        self.generic_visit(node)
        if self.loop and isinstance(node.value, ast.Name) and node.value.id == "op":
            return ast.parse(f"{', '.join(PARTS)} = c[pc]").body[0]
        return node


# --- functions ---


def _of_self(node: ast.AST) -> str:
    """The member of `self` that is read here, or ""."""
    read = isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    if isinstance(node, ast.Attribute) and read and isinstance(node.value, ast.Name):
        return node.attr if node.value.id == "self" else ""
    return ""


class _Lines(ast.NodeTransformer):
    """Functions written out where a statement calls them."""

    def __init__(self, functions: Mapping[str, ast.FunctionDef], inside: str) -> None:
        self.functions, self.inside = functions, inside

    def visit_Assign(self, node: ast.Assign) -> ast.stmt | list[ast.stmt]:
        target = node.targets[0]
        return self._written(node.value, target.id) or node if isinstance(target, ast.Name) else node

    def visit_Expr(self, node: ast.Expr) -> ast.stmt | list[ast.stmt]:
        return self._written(node.value, "") or node

    def _written(self, call: ast.expr, into: str) -> list[ast.stmt]:
        if not isinstance(call, ast.Call) or _of_self(call.func) == self.inside:
            return []
        function = self.functions.get(_of_self(call.func))
        body = _ended(function.body, into) if function is not None else None
        if function is None or body is None:
            return []
        arguments = [argument.arg for argument in function.args.args[1:]]
        changed = _stored(function.body)
        names = {name: f"{name}_{function.name}" for name in (*changed, *arguments)}
        found: list[ast.stmt] = []
        given: dict[str, ast.expr] = {}
        for name, what in zip(arguments, call.args, strict=True):
            same = _worth(what) is not None or (isinstance(what, ast.Name) and what.id != into)
            if name not in changed and same:
                given[name] = what
                del names[name]
            else:
                found.append(ast.Assign([ast.Name(names[name], ast.Store())], what))
        renamed, put = _Renamed(names), _Put(given)
        return found + [put.visit(renamed.visit(one)) for one in body]


class _Renamed(ast.NodeTransformer):
    """Locals under other names; the one with a blank in front is that of whoever calls."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def visit_Name(self, node: ast.Name) -> ast.expr:
        own = node.id[1:] if node.id[0] == " " else self.names.get(node.id, node.id)
        return ast.Name(own, node.ctx)


def _ended(body: Sequence[ast.stmt], into: str) -> list[ast.stmt] | None:
    """Statements that give a name what they would return; None where they return out of a loop."""
    found: list[ast.stmt] = []
    for number, one in enumerate(body):
        if isinstance(one, ast.Return):
            what = copy.deepcopy(one.value)
            assert what is not None
            if into:
                found.append(ast.Assign([ast.Name(f" {into}", ast.Store())], what))
            elif isinstance(what, ast.Call):
                found.append(ast.Expr(what))
            return found or [ast.Pass()]
        if not any(isinstance(inner, ast.Return) for inner in ast.walk(one)):
            found.append(copy.deepcopy(one))
            continue
        if not isinstance(one, ast.If):
            return None
        rest = body[number + 1 :]
        then = _ended([*one.body, *([] if _returns(one.body) else rest)], into)
        other = _ended([*one.orelse, *([] if _returns(one.orelse) else rest)], into)
        if then is None or other is None:
            return None
        return [*found, ast.If(copy.deepcopy(one.test), then, other)]
    return found


def _returns(body: Sequence[ast.stmt]) -> bool:
    last = body[-1] if body else None
    if isinstance(last, ast.Return):
        return True
    return isinstance(last, ast.If) and _returns(last.body) and _returns(last.orelse)


class _Values(ast.NodeTransformer):
    """Calls of small functions replaced by what they return."""

    def __init__(self, functions: Mapping[str, ast.FunctionDef], inside: str) -> None:
        self.functions, self.inside, self.made = functions, inside, 0

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        function = self.functions.get(_of_self(node.func))
        if function is None or function.name == self.inside:
            return node
        self.made += 1
        names: dict[str, ast.expr] = {}
        for argument, given in zip(function.args.args[1:], node.args, strict=True):
            name = argument.arg
            used = sum(isinstance(one, ast.Name) and one.id == name for one in ast.walk(function))
            if used > 1 and not isinstance(given, ast.Name) and _worth(given) is None:
                return node
            names[name] = given
        return self._value(function.body, names) or node

    def _value(self, body: Sequence[ast.stmt], names: dict[str, ast.expr]) -> ast.expr | None:
        first, *rest = body
        put = _Put(names)
        if isinstance(first, ast.Return) and first.value is not None:
            return put.put(first.value)
        if isinstance(first, ast.Assign) and isinstance(first.targets[0], ast.Name):
            name = first.targets[0].id
            made = f"{name}_{self.made}"
            inner = self._value(rest, {**names, name: ast.Name(made, ast.Load())})
            return _First(made, put.put(first.value)).put(inner) if inner is not None else None
        if isinstance(first, ast.If) and not first.orelse:
            then, other = self._value(first.body, names), self._value(rest, names)
            if then is not None and other is not None:
                return ast.IfExp(put.put(first.test), then, other)
        return None


class _First(ast.NodeTransformer):
    """The first use of a name, in the order in which Python works things out, also gives it its value."""

    def __init__(self, name: str, worth: ast.expr) -> None:
        self.name, self.worth, self.done = name, worth, False

    def put(self, node: ast.expr) -> ast.expr | None:
        found = self.visit(node)
        assert isinstance(found, ast.expr)
        return found if self.done else None

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id != self.name or self.done:
            return node
        self.done = True
        return ast.NamedExpr(ast.Name(self.name, ast.Store()), self.worth)

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        node.test = self.visit(node.test)
        node.body = self.visit(node.body)
        node.orelse = self.visit(node.orelse)
        return node


def _look_up_once(function: ast.FunctionDef, fixed: set[str]) -> None:
    """Make locals of the members that never change and are looked up several times."""
    counts: dict[str, int] = {}

    def count(node: ast.AST, times: int) -> None:
        name = _of_self(node)
        if name in fixed:
            counts[name] = counts.get(name, 0) + times
        for kid in ast.iter_child_nodes(node):
            count(kid, times * 3 if isinstance(node, (ast.While, ast.For)) else times)

    count(function, 1)
    taken = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
    names: dict[str, str] = {}
    for name, times in counts.items():
        if function.name == "run" and name in VECTORS:
            names[name] = name  # it has them already
        elif times >= (2 if name in VECTORS else 3):
            names[name] = f"{name}_own" if name in taken else name
    first = [ast.parse(f"{names[name]} = self.{name}").body[0] for name in names]
    if function.name == "run":
        del function.body[:3]
    function.body = [*first, *(_Looked(names).visit(node) for node in function.body)]


class _Looked(ast.NodeTransformer):
    """Members of `self` as locals."""

    def __init__(self, names: Mapping[str, str]) -> None:
        self.names = names

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        name = _of_self(node)
        if name in self.names:
            return ast.Name(self.names[name], ast.Load())
        self.generic_visit(node)
        return node


class _Zeros(ast.NodeTransformer):
    """Words in a row that become 0 do so at once."""

    def visit_For(self, node: ast.For) -> ast.stmt:
        self.generic_visit(node)
        found = node.body[0]
        within = node.iter.args if isinstance(node.iter, ast.Call) else []
        if len(node.body) > 1 or len(within) != 2 or not isinstance(found, ast.Assign):
            return node
        where = found.targets[0]
        if not isinstance(where, ast.Subscript) or _worth(found.value) != 0:
            return node
        if ast.unparse(where.slice) != ast.unparse(node.target):
            return node
        place, low, high = (ast.unparse(one) for one in (where.value, *within))
        return ast.parse(f"{place}[{low}:{high}] = [0] * ({high} - ({low}))").body[0]


def main() -> int:
    """Write the module, or with `--check` only look whether it is the one that would be written."""
    sys.path.insert(0, str(ROOT / "src"))
    text = written(machine_source())
    if "--check" in sys.argv[1:]:
        return int(text != MADE.read_text(encoding="utf-8"))
    MADE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
