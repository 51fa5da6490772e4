"""The catalogue, E0494 to E0499, E0536: words for somebody who would be somebody else than one reads."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

IT_IS_YOU = Code(
    "E0494",
    title="`it` for whom a box calls `you`",
    text="`{word}` would be `{way}` here: below `for each {kind}:` the lines speak to each {kind}.",
    label="whom?",
    help=(
        "say `{way}`; somebody else has a name: `the ROLE`, or is `it` of `for each other {kind}:` "
        "where it is done"
    ),
    explain="""\
A box `for each player:` speaks to each of them: `for each player: when you gain 1 coin: you lose 1 point`.
`it` and `its` are for others, who have been spoken of. In `if your friend is tired: it loses 1 coin` or
`give all its coins to another player` one would read the friend, or the other player, and it would have been
you. Where `you` is somebody already, as in the text of a card that you hold, `for each other player:` speaks
of others, who are `it`.""",
)
ITS_WITHIN = Code(
    "E0495",
    title="`its` of what it narrows, or of something else",
    text="`{word}` could be of the {kind} that is meant by `{noun}`, or of whoever was spoken of before.",
    label="whose?",
    help=(
        "say whose: `your`, `the ROLE's`; each one's own: `for each {kind} ...: if its ... is more than "
        "its ...: ...`"
    ),
    explain="""\
`each player with coins more than its points` reads as if the coins and the points of each were compared, and
`its` was said of somebody before. A noun is narrowed by what is known of others: `each player with coins more
than your points`. What a thing is compared with of its own stands in a condition:

    for each player: if its coins are more than its points: it gains 1 coin""",
)
ITS_BEFORE = Code(
    "E0496",
    title="`its` in front of whom it could be",
    text=(
        "`{word}` is said in front of `{noun}`, and could be of that one, or of whoever was spoken of before."
    ),
    label="whose?",
    help=(
        "of who is chosen: leave `{word}` out (`all THINGS from another ...`); else say whose: `your`, "
        "`the ROLE's`"
    ),
    explain="""\
`take all its cards from another player` reads as if the other had them. What is taken from somebody is theirs
anyway, so nothing needs to say so. Of numbers the one who is chosen is known behind a colon: `for each other
player: take its points coins from it`; or a step before chooses a role, and the number is `the target's`.""",
)
ITS_CHOICE = Code(
    "E0497",
    title="its choice, where you do it",
    text="`of its choice` is of who does it, and here `you` do.",
    label="whose choice?",
    help=(
        "say `of your choice`; where another chooses, let that one do it: `another KIND gives a THING "
        "of its choice to you`"
    ),
    explain="""\
Who does something chooses, unless another is said to: `each player keeps a card of its choice`. In `take a
card of its choice from another player` one reads that the other chooses, and it would have been you.""",
)
ONE_OR_ANEW = Code(
    "E0536",
    title="one for all, or anew for each",
    text="`{one}`, and `{each}`: it is not said whether it is the same one for all of these.",
    label="chosen once, or each time?",
    help=(
        "anew for each: `for each {kind} ...: ...`, with `it` for the {kind}; once: choose it in a step "
        "before, as a role"
    ),
    explain="""\
In `give a card to each other player` one is chosen. Chosen once it would go from hand to hand; chosen
each time, each of them gets one: `for each other player: give a card to it`. `give each card in your hand to
another player` could be one player, or another for each card: `for each card in your hand: give it to another
player`; `give all your cards to another player` chooses the player once.""",
)
ONE_OF_TWO = Code(
    "E0499",
    title="`it` behind a condition about two things",
    text="`{word}` could be `{first}`, or `{second}`.",
    label="which one?",
    help=(
        "say which: `the ROLE`, `this`; of what is asked for, one is chosen: `... a THING of it`, `... "
        "a THING from it`"
    ),
    explain="""\
`if it has a card: take it` speaks of two things. A condition asks whether there is one such card, and chooses
none, so `it` would be who has it. Say `take a card from it`, or `for each card of it: ...`; of the other, say
who it is: `the actor`, `the target`.""",
)
