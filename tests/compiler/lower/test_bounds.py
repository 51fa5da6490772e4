"""What may be said often: nothing of a program runs out because a pack says it two hundred times."""

from __future__ import annotations

from market import scenarios
from talisman.scenario import run

MANY = 200


def test_the_last_of_many_prohibitions_forbids_as_the_first() -> None:
    """Two hundred `cannot` of one verb; whoever meets one of them cannot, everybody else can."""
    lines = "".join(f"    while your coins are {n}: you cannot gain 1 favour\n" for n in range(10, 10 + MANY))
    ends = "".join(
        f'scenario "{coins}"\n'
        f"    given Ann at Fountain with {coins} coins and 0 favours\n"
        "    Ann gains 1 favour\n"
        f"    expect Ann's favours are {favours}\n"
        for coins, favours in ((10, 0), (9 + MANY, 0), (8 + MANY, 0), (9, 1), (10 + MANY, 1))
    )
    found = scenarios(f'rule "Hold": for each trader:\n{lines}{ends}')

    report = run(found.model, found.image, ("market",))

    assert [f.message for f in report.failures] == []
    assert report.passed == 5
