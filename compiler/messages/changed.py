"""The catalogue: changes of what other packs say."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

LOST_CHANGE = Code(
    "E0451",
    title="change of what another change takes away",
    text="`{path}` is changed here, and then replaced or taken away, so nothing would be left of the change.",
    label="would be lost",
    help="say it in what stands there instead, or leave this change out",
    explain="""\
Changes of house rules are made one after the other, phrases (`change PATH: "old" -> "new"`) first. What
`replace`, `remove` or `forbid` takes away is gone with all that was changed in it before. Of two packs that
change one place a `ruling` says which holds (E0503).""",
)
NAMED_ELSEWHERE = Code(
    "E0576",
    title="something that others name is taken away",
    text="`{name}` is taken away here, and {many} of other packs would name nothing.",
    label="taken away",
    help="change those lines as well, or take them away; or leave it there and forbid what it should not do",
    explain="""\
A thing that a house rule takes away as a whole is named nowhere any more. Scenarios of other packs that tell
of it are left out. Other lines that name it would mean nothing: a house rule takes them away, too, or puts
other words in their place.""",
)
OTHER_VALUE = Code(
    "E0502",
    title="not the value that is expected",
    text="`{path}` is {found} here, not {old}.",
    label="{old} was expected",
    help="it may stand on a line below: `change {way}: ...`",
    explain="""\
A change says the old value and the new one. When the old one is not there any more, the other pack has
changed, and somebody should look at both sentences.""",
)
TWO_CHANGES = Code(
    "E0503",
    title="two packs change the same rule",
    text="`{path}` is changed by `{first}` and by `{second}`.",
    label="the second change",
    help="say in a `ruling` which of the two comes first",
    explain="""\
Two packs that change one place contradict each other, unless a ruling orders them: the one that is named
first is the one that holds.""",
)
BAD_CHANGE = Code(
    "E0504",
    title="this cannot be changed so",
    text="`{path}` has no {what} that could be changed here.",
    label="no {what}",
    help="there may be one on a line below: `change {way}: ...`",
    hint="name a line or part that has one; `talisman inspect PACK --addresses` prints the address of each",
    explain="""\
`change` gives a number or a phrase another value, `replace` gives a rule another body, `add to` adds lines
to a body, `remove` and `forbid` take a rule away.""",
)
LOST_MOMENT = Code(
    "E0506",
    title="the replacement does not say when",
    text="`{path}` says when it is done, and what should replace it does not.",
    label="all of this would be replaced",
    help="say when again (`when EVENT: ...`), or give a phrase another wording with `change`",
    explain="""\
`replace` puts other lines in the place of everything behind the label. Of a rule that begins with
`when ...:`, `while ...:` or the like, these words go, too; without them a `may` would hold at all times.""",
)
SEVERAL_PATHS = Code(
    "E0509",
    title="a path of several things",
    text="`{path}` leads to more than one place.",
    label="which of them?",
    help="write {ways}",
    explain="""\
A rule and a thing, or two things of different kinds, may have one name. A change then says which it means,
with the kind in front of the name: `small.rule:lamp` and `small.card:lamp`.""",
)
NOT_A_VALUE = Code(
    "E0514",
    title="not a written number",
    text="`change` puts one written number in the place of another.",
    label="not two numbers of one unit",
    help="to put another unit there exchange the words: `{way}`",
    hint="for a number that is reckoned write `replace PATH: ...`, or a rule: `plus ... to ...`",
    explain="""\
`change PATH: 2 -> 3` exchanges a number that is printed in a pack, known before the game begins. The unit
stays what it is (`1 coin -> 2 coins`). What differs in play (`the number of guests`) cannot stand there.""",
)
NO_SUCH_LINE = Code(
    "E0515",
    title="no line begins so",
    text='No line of `{path}` begins with "{line}".',
    label="nothing begins so",
    help="did you mean `{near}`?",
    explain="""\
A house rule names a line of another pack by the path of what it stands in, and the words it begins with:
`remove small.lamp "when visited"`. A line begins behind its label or its colon, too.
`talisman inspect PACK --addresses` prints the address of each line.""",
)
SEVERAL_LINES = Code(
    "E0516",
    title="several lines begin so",
    text='Several lines of `{path}` begin with "{line}".',
    label="which of them?",
    help="quote more words, or in front of it the line that it stands below",
    explain="""\
A house rule changes the one line that it names. Where two lines begin with the same words, more of the line
says which is meant; where they are the same line twice, the path of what they stand in does.""",
)
ONLY_LINE = Code(
    "E0517",
    title="nothing would be left",
    text='"{line}" is the only line below what it belongs to, in `{path}`.',
    label="the line above would stand alone",
    help="remove or replace the line that it stands below",
    explain="""\
A line such as `when EVENT:` or a label needs something that is done. Taking its only line away would leave
half a sentence.""",
)
THERE_ALREADY = Code(
    "E0649",
    title="a clause that is there already",
    text="`{path}` has `{what}` already.",
    label="a second one",
    help="to do more in that one write `add to {way}: ...`",
    explain="""\
`add to PATH: step "NAME": ...` puts a step behind those of a procedure, and so `duty` and `offer`; of a
contest, `on OUTCOME`. A new one needs a name of its own. What is there already has an address, to which lines
are added: `add to PATH.NAME: ...`.""",
)
