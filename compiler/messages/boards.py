"""The catalogue: places, procedures, boxes, seats and scenarios."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

_EXAMPLE = """\

    kind cell (cells): space
    property column, row: number
    property right, left: space
    grid Field: cells with column 1-3, row 1-2
        right column +1
        left column -1"""
ORDER_OF_DUTY = Code(
    "E0388",
    title="seat order of what a duty is for",
    text="A duty for each of several goes by a number; {order} it would not go.",
    label="not heeded here",
    help='put the loop below the duty: `duty "...":`, then `for each ..., {order}: ...`',
    explain="""\
`duty "pay" for each box here, by weight:` is done once for each of them, the lightest first. In seat order
goes a loop in the body of a duty, which is then one duty.""",
)
NOT_A_PLACE = Code(
    "E0412",
    title="not a place",
    text="`{name}` is a {kind}, so it cannot lie on a ring, a path or an edge.",
    label="a place was expected",
    help="name a place here (`space NAME` declares one); if every {kind} is to be one: `kind {kind}: space`",
    explain="Rings, paths and edges join things of the kind `space` or of a kind that is one.",
)
TWO_GAMES = Code(
    "E0415",
    title="two procedures start the game",
    text="`{name}` and `{other}` both start the game.",
    label="this is the second",
    help="take the clause `starts the game` away from one of them",
    explain="One procedure starts the game, and it begins all others.",
)
UNKNOWN_LEVEL = Code(
    "E0416",
    title="unknown procedure",
    text="No procedure or contest is called `{name}`.",
    label="a procedure was expected",
    help="did you mean `{near}`?",
    explain="Procedures are declared with `procedure NAME`, contests with `contest NAME`.",
)
UNKNOWN_LABEL = Code(
    "E0417",
    title="unknown label",
    text="There is no duty, offer or step `{name}` in `{procedure}`.",
    label="no such label",
    help="did you mean `{near}`?",
    explain='`after "LABEL"` names another part of the same procedure.',
)
SAME_SCORE = Code(
    "E0609",
    title="both sides score the same",
    text="`{score}` says nothing of a side, so both score the same.",
    label="of which side?",
    help="`its` is the side whose score it is: `score its UNIT`, `score its UNIT + its PURPOSE roll`",
    explain="""\
A contest asks for the score of one side, then of the other, and compares them. `score the rent` is the same
for both, so the outcome would always be the third. `its` in a score is the side that is asked for.""",
)
FEW_OUTCOMES = Code(
    "E0418",
    title="too few outcomes",
    text="The contest `{name}` has {count} outcomes; three are needed: won, lost, level.",
    label="declared here",
    help="add `outcomes won, lost, level` with words of your own",
    explain="""\
A contest compares two scores. Its first outcome is that of a higher score of the first side, the second of
a lower one, the third of equal scores; further ones are said by rules.""",
)
WHAT_FORMS_KEEP = Code(
    "E0424",
    title="what waits while a form lasts",
    text="{problem}.",
    label="here",
    help="{way}",
    explain="""\
The numbers that a form `keeps` begin anew with it, and have their old values again when it is over. All
others go on as they are, so nothing need be said of them: `shares coin`, as older packs have it, is left
out.""",
)
AFTER_EACH_OTHER = Code(
    "E0486",
    title="an offer or a duty that never comes",
    text="`{label}` {why}.",
    label="when?",
    help="what comes before all others is a duty (`duty ... first`), or a step; what waits names one part",
    explain="""\
A duty has to be done, and may have to be done `first`. An offer may be taken or left, as often as it is
possible, or `once`. What is `after "..."` waits until that duty is done, or that offer was taken. So nothing
waits for what waits for it, and an offer that is made for each of several is no one moment to wait for.""",
)
STEP_BEHIND = Code(
    "E0487",
    title="a step behind a duty or an offer",
    text="`{label}` stands behind what players choose among, and would be done before it.",
    label="done first",
    help="put it in front; what is done last: `when this ends: ...`, or `duty ... after ...`",
    explain="""\
The steps of a procedure are done in their order, then its duties and offers are put before the player until
none is left. A step that stands behind them reads as if it came last. What is done at the end stands below
`when this ends:`; what has to be done when something else is done is a duty `after` it.""",
)
BAD_GRID = Code(
    "E0491",
    title="a grid that cannot be laid out",
    text="This grid cannot be laid out: {why}.",
    label="no grid",
    help="`grid NAME: KINDS with COLUMN 1-9, ROW 1-9`, of places, 26 columns and 1,000 places at most",
    explain=f"""\
A grid declares places of one kind, one for each pair of numbers. They are called by a letter for the first
number and the second number behind the name of the grid: the six of the example are Field A1, Field A2 ...
Field C2.
{_EXAMPLE}""",
)
NOT_COUNTED = Code(
    "E0492",
    title="a grid counted by what is no number",
    text="`{name}` is no property that holds a number, so a grid cannot count by it.",
    label="no number is printed here",
    help="declare one: `property column, row: number`",
    explain=f"""\
The two numbers by which the places of a grid differ are printed on each of them, as properties that a pack
declares. Rules read them like any other: `the column of your space`.
{_EXAMPLE}""",
)
BAD_WAY = Code(
    "E0493",
    title="a way in a grid that leads nowhere",
    text="This is no way from one place of the grid to another: {why}.",
    label="no way",
    help="a property that holds a place, then how far it is: `right {first} +1`",
    explain=f"""\
Each line below a grid says which place is next to which: the property that shall hold it, and by how much the
numbers differ. A way whose way back is not there is walked one way only. Without such lines the places to
the left, to the right, above and below are next to each other.
{_EXAMPLE}""",
)
NO_SUCH_PATH = Code(
    "E0501",
    title="unknown path",
    text="There is no rule, thing or parameter `{path}`.",
    label="nothing has this path",
    help="did you mean `{near}`?",
    hint="a path begins with the name of its pack; `talisman inspect PACK --addresses` prints all",
    explain="""\
A path is made of the pack, the box or thing and the label or heading, in lower case with hyphens:
`pack.box.label`. `talisman inspect PACK` lists the paths of a pack.""",
)
BAD_LINE_OF_SCENARIO = Code(
    "E0508",
    title="a line of a scenario that cannot be read",
    text="{problem}.",
    label="here",
    help="{way}",
    explain="Scenarios say what is given, what happens, what is chosen and what is expected.",
)
NO_WAY = Code(
    "E0568",
    title="a way that leads nowhere",
    text="{what}.",
    label="nowhere else",
    help="name two different places",
    explain="""\
A ring or path is a row of places of which each leads to the next; an edge leads from one place to another. A
single place, or the same place beside itself, is no way.""",
)
EMPTY_PROCEDURE = Code(
    "W0508",
    title="a procedure without work",
    text="The procedure `{name}` has no duty, offer, step or `runs`, so it ends at once.",
    label="declared here",
    help='write what it does below it: `step "NAME": ...`',
    explain="A procedure does what its duties, offers and steps say.",
)
HEARD_TOO_LATE = Code(
    "E0615",
    title="a form that hears of its own beginning or end",
    text="The text of `{form}` is in force while it lasts, so this would never be heard.",
    label="not in force then",
    help="`when this {verb}: ...` is done then; what comes before, or instead, says a rule of its own",
    explain="""\
What stands below a form holds while somebody is in it. `when this begins: ...` and `when this ends: ...` are
done when that happens. `before you become a lantern` or `instead of becoming a lantern` would be heard only
by who is a lantern already; it stands in a rule, below `for each KIND:`.""",
)
