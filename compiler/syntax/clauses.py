"""What may stand below a declaration, and how it is written."""

from __future__ import annotations

WORK = ("d_duty", "d_offer", "d_step")
"""What is done in a procedure or contest."""
CLAUSES: dict[str, tuple[str, ...]] = {
    "kind": ("d_binds", "d_takes_seat", "d_played_by", "d_supply", "d_leaves_to", "props"),
    "counter": ("d_of", "d_starts_at", "d_floor", "d_ceiling", "d_shown", "d_untold"),
    "memory": (
        *("d_of", "d_starts_at", "d_floor", "d_ceiling", "d_forgotten", "d_counts_down", "d_counted_down"),
        "d_shown",
    ),
    "state": ("d_of", "d_forgotten", "d_shown"),
    "flag": ("d_of", "d_forgotten"),
    "stat": ("d_of", "d_starts_at", "d_floor", "d_is", "d_shown", "d_untold"),
    "limit": ("d_of", "d_starts_at", "by_value", "d_counts", "d_excess", "d_is"),
    "zone": ("d_of", "d_holds", "d_seen_by", "d_awake", "d_size", "d_when_empty", "d_excess"),
    "parameter": ("d_default", "d_from_to"),
    "window": ("d_asks", "d_answers", "d_openly", "d_one_pass"),
    "verb": ("d_does", "d_primitive", "d_only_allowed", "d_says", "d_told", "d_untold"),
    "condition": ("d_true_when", "d_says", "d_means"),
    "number": ("d_is", "d_says"),
    "sentence": ("d_means", "d_says"),
    "worth": ("d_worth",),
}
"""Which clauses a declaration may have; those not listed have none or are read elsewhere."""
LEVELS = {
    "procedure": (*WORK, "d_of", "d_runs", "d_starts_game", "d_finished"),
    "contest": (*WORK, "d_of", "d_sides", "d_outcomes", "d_score", "d_on", "d_joins"),
    "form": ("d_of", "d_lasts", "d_keeps", "d_shares"),
}
"""The same of what is begun and ended."""
_WRITTEN = {
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
    "d_worth": "N per UNIT",
}
"""How each is written."""


def below(word: str) -> str:
    """What may stand below a declaration that begins with a word; nothing where it is not known."""
    allowed = (*CLAUSES.get(word, ()), *LEVELS.get(word, ()))
    return ", ".join(f"`{_WRITTEN[one]}`" for one in allowed if one in _WRITTEN)


def begins(word: str, first: str) -> bool:
    """Whether a clause below a declaration begins with a word."""
    allowed = (*CLAUSES.get(word, ()), *LEVELS.get(word, ()))
    return any(_WRITTEN[one].split(" ")[0].rstrip(":") == first for one in allowed if one in _WRITTEN)
