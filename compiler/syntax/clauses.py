"""How each clause below a declaration is written; which may stand there, `headings.py` says."""

from __future__ import annotations

from talisman.compiler.syntax.headings import WORDS

WRITTEN = {
    "d_answers": "answers KINDS",
    "d_asks": "asks ROLE",
    "d_awake": "awake",
    "d_binds": "binds you to ROLE",
    "d_ceiling": "ceiling N",
    "d_counted_down": "when counted down: ...",
    "d_counts": "counts KINDS",
    "d_counts_down": "counts down when EVENT",
    "d_default": "default N",
    "d_does": "does",
    "d_duty": 'duty "TEXT": ...',
    "d_excess": "excess: ...",
    "d_finished": "finished when CONDITION",
    "d_floor": "floor N",
    "d_forgotten": "forgotten when EVENT",
    "d_from_to": "from N to N",
    "d_holds": "holds KINDS",
    "d_is": "is NUMBER",
    "d_joins": "joins KINDS by NUMBER",
    "d_keeps": "keeps UNIT",
    "d_lasts": "lasts N of your TURNS",
    "d_leaves_to": "leaves to ZONE",
    "d_means": "means: ...",
    "d_of": "of a KIND",
    "d_offer": 'offer "TEXT": ...',
    "d_on": "on OUTCOME: ...",
    "d_one_pass": "one pass closes",
    "d_only_allowed": "only when allowed",
    "d_openly": "openly",
    "d_outcomes": "outcomes WORDS",
    "d_played_by": "played by KIND",
    "d_primitive": "is PRIMITIVE",
    "d_runs": "runs PROCEDURE",
    "d_says": 'says "SENTENCE"',
    "d_score": "score NUMBER",
    "d_seen_by": "seen by all",
    "d_shares": "shares UNIT",
    "d_shown": "shown",
    "d_sides": "sides ROLE and ROLE",
    "d_size": "size N",
    "d_starts_at": "starts at N",
    "d_starts_game": "starts the game",
    "d_step": 'step "NAME": ...',
    "d_supply": "supply ZONE",
    "d_takes_seat": "takes a seat",
    "d_told": 'told "SENTENCE"',
    "d_true_when": "true when CONDITION",
    "d_untold": "untold",
    "d_when_empty": "when empty: ...",
    "d_worth": "N per UNIT`, `N per UNIT up to N`, `N times NUMBER`, `N if CONDITION",
}
"""How each is written."""


def below(word: str) -> str:
    """What may stand below a declaration that begins with a word; nothing where it is not known."""
    return ", ".join(f"`{WRITTEN[one]}`" for one in _allowed(word) if one in WRITTEN)


def begins(word: str, first: str) -> bool:
    """Whether a clause below a declaration begins with a word."""
    return any(WRITTEN[one].split(" ")[0].rstrip(":") == first for one in _allowed(word) if one in WRITTEN)


def _allowed(word: str) -> tuple[str, ...]:
    return WORDS[word].clauses if word in WORDS else ()
