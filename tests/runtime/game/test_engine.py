"""Which machine runs, and what it is given."""

from __future__ import annotations

from array import array

import pytest

from irkit import program
from talisman.compiler.image.emit import emit
from talisman.runtime.game import engine
from talisman.runtime.game.game import load
from talisman.runtime.machine.machine import Machine
from talisman.runtime.table import ops
from talisman.runtime.table.limits import LOG_LINES, LOG_WORDS

TEXTS = ("from __future__ import annotations\nfrom talisman.x import y\na = 1\n", "import array\nb = 2")


def test_the_files_of_the_machine_become_one_source() -> None:
    """In their order, without their imports of each other; any other word gives another hash."""
    found = engine.joined(TEXTS)

    assert found == "a = 1\n\nimport array\nb = 2\n"
    assert engine.source_hash(found) == "38a56e658109181ac0707ccbd14fae12"
    assert engine.source_hash(found) != engine.source_hash(engine.joined(TEXTS[::-1]))


def test_a_machine_is_told_by_the_instructions_it_is_made_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hash takes in the table of instructions and every constant."""
    fresh = engine.machine_hash.__wrapped__
    usual = fresh()
    monkeypatch.setattr(ops, "H_SP", 77)
    moved = fresh()
    monkeypatch.setattr(engine, "table_hash", lambda: "another")

    assert len({usual, moved, fresh()}) == 3
    assert len(usual) == 32


def test_the_plain_machine_runs_where_it_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the word of whoever asks, else by what is preferred, else because there is no other."""
    fits = type("Other", (), {})
    monkeypatch.setattr(engine, "native_machine", lambda: fits)
    kept = engine.preferred()
    found = [engine.chosen(None), engine.chosen(True), engine.chosen(False)]
    engine.prefer(False)
    found += [engine.chosen(None), engine.chosen(True)]
    assert not engine.preferred()
    engine.prefer(kept)
    monkeypatch.setattr(engine, "native_machine", lambda: None)
    found.append(engine.chosen(None))

    plain = engine.plain_machine()
    assert found == [fits if kept else plain, fits, plain, plain, fits, plain]
    with pytest.raises(RuntimeError, match="not built"):
        engine.chosen(True)


def test_a_compiled_machine_for_other_instructions_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its hash has to be there and be the right one."""
    module = type("Module", (), {"Machine": Machine})
    monkeypatch.setattr(engine, "import_module", lambda name: module)
    assert engine.native_machine() is None
    monkeypatch.setattr(module, "MACHINE_HASH", "other", raising=False)
    assert engine.native_machine() is None
    monkeypatch.setattr(module, "MACHINE_HASH", engine.machine_hash())
    assert engine.native_machine() is Machine


def test_numbers_are_given_in_the_form_the_machine_wants() -> None:
    """A list to the plain one, a C array to the compiled one; the log has room for its lines."""
    other = type("Other", (Machine,), {})
    given = engine.vector(other, [1, 2])

    assert engine.vector(Machine, [1, 2]) == [1, 2]
    assert isinstance(given, array)
    assert (given.typecode, list(given)) == ("i", [1, 2])
    linked = load(emit(program()))
    state = [0] * linked.where["size"]
    machine, log = engine.assemble(linked, Machine, state, 3)
    assert (len(log), isinstance(machine, Machine)) == (3 * LOG_WORDS, True)
    assert len(engine.assemble(linked, Machine, state)[1]) == LOG_LINES * LOG_WORDS


def test_tables_are_made_once_for_an_image(monkeypatch: pytest.MonkeyPatch) -> None:
    """And are let go where there are many."""
    linked = load(emit(program()))
    monkeypatch.setattr(engine, "_cache", {})
    first = engine._tables(linked, Machine)
    assert engine._tables(linked, Machine) is first
    engine._cache.update({(str(number), Machine): first for number in range(15)})
    engine._tables(linked, type("Other", (Machine,), {}))
    assert len(engine._cache) == 17
    engine._cache.pop((linked.image.hash, Machine))
    engine._cache["more", Machine] = first
    assert engine._tables(linked, Machine) == first
    assert len(engine._cache) == 1
