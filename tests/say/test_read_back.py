"""Sixty hard lines of the shipped packs, and what was understood of each; all were read against the cards."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from sayings import ROOT, understood

LINES = {
    "content/classic": (
        "classic.assassin.assassinate",
        "classic.ghoul.raise-the-dead",
        "classic.ghoul.servants",
        "classic.ghoul.hungry",
        "classic.minstrel.friends",
        "classic.minstrel.rescue-the-maiden",
        "classic.prophetess.second-sight",
        "classic.sorceress.seduction",
        "classic.troll.regenerate",
        "classic.warrior.skilled",
        "classic.wizard.opening-spells",
        'classic.hex "before your move"',
        'classic.immobility "at any time: while"',
        'classic.preservation "when an enemy"',
        'classic.random "at any time"',
        "classic.teleport.teleport-within-the-middle-region",
        'classic.mesmerism "before your move"',
        'classic.mercenary "before the dice"',
        'classic.cursed-by-a-hag "when taken"',
        'classic.poltergeist "instead of beginning"',
        'classic.ghost "when drawn"',
        'classic.amulet "spells other than"',
        'classic.chapel "if you are evil"',
        'classic.runesword "when your opponent"',
        'classic.rule:armour "when you would"',
    ),
    "content/destinies": (
        "destinies.paladin.honour",
        'destinies.rule:armour "for each ready"',
        'destinies.white-charger "instead of"',
        "destinies.prophetess.foresee",
        'destinies.staff-of-stars "while you are on"',
        "destinies.sorceress.beguile",
        'destinies.phylactery "instead of dying"',
        "destinies.ranger.pathfinder",
        "destinies.huntress.prey",
        'destinies.badger "at woodland"',
        "destinies.scoundrel.filch",
        "destinies.scoundrel.take-2-gold-with-quick-hands",
        "destinies.wayfarer.nudge",
        "destinies.sprite.psychic-combat",
        "destinies.raider.plunder",
        'destinies.rebirth "when you would"',
        'destinies.growth "at any time"',
        "destinies.dragonfire-flask.dragonfire-at-an-enemy",
        'destinies.stone-brew "when you would"',
        'destinies.great-wyrm "minus your"',
        'destinies.veiled-queen "when visited"',
        'destinies.wheel-of-ages "when visited"',
        'destinies.spell:runewalk "option of movement"',
        'destinies.might "when you cast this"',
        'destinies.scorched-earth "when you cast this"',
    ),
    "content/revised": (
        "revised.fate-in-a-fight",
        "revised.fate-elsewhere",
        "talisman.redemption.gain",
        "revised.spirits-are-trophies-too",
        "revised.closed-to-those-who-owe",
    ),
    "tests/packs/race": (
        "race.a-six-to-start",
        "race.home-by-the-exact-count",
        "race.friends",
        "race.three-home",
        "race.turn.again",
    ),
}
"""Addresses by pack."""


@pytest.mark.parametrize(
    ("pack", "where"), [(pack, where) for pack, several in LINES.items() for where in several]
)
def test_what_was_understood(pack: str, where: str, snapshot: SnapshotAssertion) -> None:
    """A line is told as it was read and found right."""
    assert understood(ROOT / pack).said(where) == snapshot
