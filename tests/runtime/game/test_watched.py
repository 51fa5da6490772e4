"""Code that notes which of its words were read."""

from talisman.runtime.game.watched import Watched


def test_each_word_is_itself_and_is_noted_when_it_is_read() -> None:
    """Nothing is read before; then those that were asked for are, and no other."""
    code = Watched([7, 8, 9])
    before = list(code.read)

    assert [code[2], code[0]] == [9, 7]
    assert before == [0, 0, 0]
    assert list(code.read) == [1, 0, 1]
