"""The catalogue, E03: lines that are done, well formed, that do not mean anything."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

NO_SENTENCE = Code(
    "E0315",
    title="sentence does not fit",
    text="`{verb}` is not said like this.",
    label="no such sentence",
    help="{near}",
    hint="declare what it means, with `condition` or `sentence`; `talisman inspect` lists those there are",
    explain="""\
What is done and asked is written in the sentences that were declared for it, and in no other way. To have
something is declared, too: `condition "{goods} have/has {goods}"` needs no meaning of its own.""",
)
NO_CHOOSER = Code(
    "E0316",
    title="choice without anybody to choose",
    text="Something is to be chosen here, but nobody is there to do it.",
    label="who chooses?",
    help="say `of the actor's choice`, or `at random`",
    explain="""\
Who chooses is said (`of your choice`, `of its choice`, `at random`); unsaid it is the one who does the
sentence. Here nobody does it.""",
)
ROWS_NEED_NUMBER = Code(
    "E0317",
    title="rows without a number",
    text="These rows are chosen by a number, but none stands above them.",
    label="rows of what?",
    help="roll dice above the rows, or write `by NUMBER`",
    explain="""\
A row such as `2-3: ...` belongs to a roll made in the line above, or to `by NUMBER` above.""",
)
ROW_OVERLAP = Code(
    "E0318",
    title="two rows for one number",
    text="The number {number} is in two rows.",
    label="this row",
    help="let one of the two rows leave out {number}",
    explain="Every number that can come up belongs to exactly one row.",
)
ROW_GAP = Code(
    "E0319",
    title="a number without row",
    text="The number {number} can come up, but no row has it.",
    label="no row for {number}",
    help="add a row for it, if only `{number}: nothing`, or let a row beside it reach so far",
    explain="Every number that can come up belongs to exactly one row; write `4: nothing` if so.",
)
ROW_NEVER = Code(
    "E0320",
    title="row that never comes up",
    text="These dice yield {low} to {high}; this row is never reached.",
    label="out of reach",
    help="take the row away, or let it begin between {low} and {high}",
    explain="A row has to cover at least one number that the dice above can yield.",
)
UNKNOWN_OUTCOME = Code(
    "E0321",
    title="no such outcome",
    text="The contest `{contest}` has no outcome `{outcome}`.",
    label="no such outcome",
    help="its outcomes: {near}",
    explain="A contest declares its outcomes (`outcomes ...`). Rows under it name them.",
)
LONE_OTHERWISE = Code(
    "E0323",
    title="`otherwise` without `if`",
    text="`otherwise` belongs to the line above, which must begin with `if`.",
    label="no `if` above",
    help="write `if CONDITION: ...` in the line above, as far in as this one; both stand below a label",
    explain="Write `otherwise:` on the line after the `if` and at the same depth.",
)
NO_SUPPLY = Code(
    "E0328",
    title="no supply",
    text="`{verb}` takes from the supply, but {kind} has none.",
    label="no supply",
    help="say `supply the NAME of a zone` at its kind",
    explain="A kind says from which zone new things of it come: `supply the old deck`.",
)
NO_OPTIONS = Code(
    "E0330",
    title="nothing to choose from",
    text="The choice has no options.",
    label="no options",
    help='write the options below, each in quotes with what it does: `"take it": ...`',
    explain="The options of `choose one` are the lines below it, with or without a label.",
)
NOT_AT_ONCE = Code(
    "E0334",
    title="more than a choice at once",
    text="`at once` asks each for one choice, and here is {what}.",
    label="all at once?",
    help="put one choice below it (`it chooses one`, `it may ...`, `it opens a ...`), and the rest behind",
    explain="""\
All are asked before anything is done, so that nobody sees what the others have answered. What is asked must
therefore stand alone: one choice among written options, one `may`, one thing, one number, and nothing that
asks once more. What is gone when its turn comes, since another took it, is passed over.""",
)
NO_COUNTING = Code(
    "E0378",
    title="what cannot be counted as",
    text="Nothing can count `{words}`: {why}.",
    label="as what?",
    help="name a kind of thing without numbers of its own: `take the bear as a guest`",
    explain="""\
What is done to a thing `as a guest` makes it count as a guest, too, until it goes into a zone of another
sort: whatever asks for guests finds it. It keeps what it is, and what is printed on it. So the other kind
must not bear numbers that the thing does not have, and is a kind of thing that lies in a zone.""",
)
NOT_OF_A_DEED = Code(
    "E0379",
    title="a situation behind a deed",
    text="A deed is done; `{words}` behind it says nothing.",
    label="when?",
    help="say it in front: `if ...:` or `while ...:`; or as an event, `when ... {words}: ...`",
    explain="""\
`you gain 1 coin against Ben` does not say when: a deed is done where it stands. Behind what holds for a
while (`+1 charm against Ben`) and behind events (`when you lose 1 coin against Ben`) such words narrow, in
front of a deed they are a condition: `if against Ben: gain 1 coin`.""",
)
BEHIND_EXCEPTION = Code(
    "E0341",
    title="`or` behind an exception",
    text="`or` behind `other than` could be another exception, or something else.",
    label="an exception, or not?",
    help="say `other than A and other than B` for two exceptions, else put what has one last",
    explain="""\
`a card other than Map or Coin` could mean one card that is neither, or a Coin beside all that are no
Map. Two exceptions are joined by `and other than`:

    a card other than Map and other than Coin""",
)
NARROWED_SUPPLY = Code(
    "E0342",
    title="a new thing of a certain sort",
    text="`{noun}` is taken from the top of the supply, which may be of any sort.",
    label="which one?",
    help="say who looks for it: `{noun} of your choice`, or `at random`",
    explain="""\
New things come from the top of the supply of their kind, as it lies. A sort of them (`a heavy card`, `a card
with weight 2`) has to be looked for: by choice or at random.""",
)
BELOW_SEVERAL = Code(
    "E0354",
    title="below what is done with several things",
    text="`{words}` is done once for each of several things, so there is no telling whether it was done.",
    label="and what stands below it is done if it was",
    help="write it behind, at the same depth: then it is done in any case; or ask with `if` what it needs",
    explain="""\
What stands below a deed is done only if the deed was. Of one thing, of an amount, of so many (`2 KINDS`)
that can be said; not of `each` and `all`, nor of `up to`, where it may be none.""",
)
NO_RANGE = Code(
    "E0356",
    title="no range of numbers to choose from",
    text="There is nothing to choose between these numbers, or too much.",
    label="from the smaller to the larger",
    help="write the smaller number first; from one to the other there are at most {most}",
    explain="""\
`choose a number from 1 to 6 as your guess` asks for one of the numbers from the first to the second, and both
may be chosen. Where they are known in play only and the second is smaller, nothing is asked.""",
)
WHO_DOES_IT = Code(
    "E0360",
    title="nobody in particular does it",
    text="It does not say who does `{words}`.",
    label="who?",
    help="say who behind the comma: `then you ...`, `then it ...`; of several, each by itself: "
    "`each KIND ..., then ...s`",
    explain="""\
What stands without a subject behind `, then` or `, else` is done by whoever does what stands in front, if the
verb agrees with it: `Ann loses 1 coin, then gains 1 favour`, and so for `each` and `another`. Behind several
(`traders here lose 1 coin, then gain ...`) it could be done by them or by `you`, and behind what `you` do
nobody else was named.""",
)
YOU_OR_THEY = Code(
    "E0381",
    title="done by you or by who stands in front",
    text="`{words}` could be done by `you`, or by `{who}`.",
    label="who?",
    help="in the third person (`gains ...`) it is done by whoever stands in front; `then you {words}` by you",
    explain="""\
Behind `, then` and `, else` a verb in its third person goes on with whoever stands in front: `Ann loses 1
coin, then gains 1 favour`. The plain verb there (`Ann loses 1 coin, then gain 1 favour`) could be meant
of her or of whoever reads the card. So it is refused: say `gains`, or `you gain`.""",
)
SEVERAL_LEVELS = Code(
    "E0384",
    title="several of what is begun or ended once",
    text="`{words}` would be done once: what goes on is begun and ended one by one.",
    label="not so many",
    help="`repeat up to N times:` with the sentence below does it so often; "
    "to end one, name it: `end the {name}`",
    explain="""\
`begin a turn` begins one, and goes on when that is over. A number or `each` in front would be lost, so it
is refused: say `repeat up to 2 times: begin a turn`.""",
)
EACH_IS_NOT_YOU = Code(
    "E0364",
    title="the same for a while, once for each",
    text="This would hold for `you` as many times as there are others: nothing in it speaks of `it`.",
    label="`for each` stands around it",
    help="say `it` or `its` of each of them: `until ...: +1 to its UNIT`, `until ...: it cannot ...`",
    explain="""\
`for each KIND: until ...:` makes something that lasts once for each of them. Where it says `you`, `your` or
nothing, it is about you all the same, and so many times. `its` and `it` is each of them in turn.""",
)
FROM_WHOM = Code(
    "E0367",
    title="taken from nobody",
    text="It does not say from whom `{words}` comes.",
    label="whose?",
    help="say it: `{verb} from it`, `... from NAME`; of things also where they lie (`... in ZONE`)",
    explain="""\
This verb speaks of the one who gives, `the target`, and can be said with `from`. Without it there is nobody:
an amount would come out of nothing, and things would be those that the doer has already.""",
)
ROWS_OF_SEVERAL = Code(
    "E0375",
    title="rows below the roll of one of several",
    text="`{words}`: whose roll the rows below speak of is not said, nor who does what they say.",
    label="whose roll?",
    help="`for each ...: it rolls 1 die`, with the rows below it, in which `it` does something",
    explain="""\
Rows say what is done by the number of one roll, and in them `you` is who `you` is around them:

    for each guest: it rolls 1 die
        1-3: it loses 1 coin
        4-6: nothing

Each rolls and does its row before the next one rolls.""",
)
TOO_MANY = Code(
    "E0377",
    title="a choice among everything there is",
    text="`{noun}`: nothing says where, so {many} things would be offered, and at most {most} can be.",
    label="which of them?",
    help="say where they lie (`... in ZONE`, `the top KIND of ZONE`), or behind the deed `at random`",
    explain="""\
`draw a card` lets somebody choose any card of the game, wherever it is. Where seats cannot hold such things,
the noun has to say where they lie: `a card in the market`. What comes from a pile is `the top card of the
stock`, or new (`gain 1 card`).""",
)
