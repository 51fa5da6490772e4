"""The catalogue: lines, words, sentences and headings, as they are read."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

COMES_OUT_BELOW = "`on OUTCOME: ...` in what the contest says, `OUTCOME: ...` below the deed that begins it"
"""How it is said what is done where a contest comes out in one way."""
TAB = Code(
    "E0101",
    title="tab",
    text="The line holds a tab; indentation is four blanks a level.",
    help="tell your editor to write blanks for tabs",
    explain="A tab is as wide as each editor likes, so lines that look alike would mean different things.",
)
INDENTATION = Code(
    "E0102",
    title="bad indentation",
    text="The line begins behind {found} blanks; {wanted} would fit here.",
    label="should begin at column {column}",
    help="write {wanted} blanks in front of it",
    explain="""\
What belongs to a line stands below it, four blanks further in. A line goes at most one level deeper than
the line above, and back to the level of any line above it.""",
)
TOO_DEEP = Code(
    "E0103",
    title="nested too deep",
    text="Blocks inside blocks go {limit} levels deep at most.",
    help="give the inner part a name: a procedure, a sentence or a rule of its own",
    explain="Colons and indentation both open blocks. Nobody can follow a rule of so many levels.",
)
TOO_LONG = Code(
    "E0104",
    title="line too long",
    text="The line holds {found} {what}; {limit} is the limit.",
    help="put the parts on lines of their own, indented below",
    explain="A line that does not fit on a screen cannot be read aloud.",
)
UNCLOSED = Code(
    "E0105",
    title="quotation mark missing",
    text="The text that begins here has no closing quotation mark on its line.",
    label="begins here",
    help='put a double quote behind the text, too: `"like this"`',
    explain='Text stands between two double quotes on one line: "like this".',
)
CITATION_PLACE = Code(
    "E0106",
    title="citation inside a line",
    text="A citation stands at the end of its line.",
    label="move this to the end",
    explain="Rows of a rulebook are cited in brackets at the very end of a line: `...  [C-1:6, C-2:8]`.",
)
BAD_CITATION = Code(
    "E0107",
    title="citation not understood",
    text="`{found}` is no citation; it would look like [C-1:6] or [C-1:6, C-2:8a].",
    help="the numbers of a row stand without brackets: `{row} ...`",
    hint="leave it out, or write it as a comment, behind a `#`",
    explain="A row is cited by the letter of its rulebook, a dash and its name: C-11:12a, R-theme-1.",
)
STRANGE = Code(
    "E0108",
    title="strange mark",
    text="`{found}` means nothing here.",
    label="no word, number or mark",
    help="{way}",
    explain="""\
A line holds words, numbers, names (words with capitals), quoted text and the marks : , ; ( ) + - #.
A comment begins with `# `.""",
)
BAD_NAME = Code(
    "E0109",
    title="not a name",
    text="`{found}` is no name: names begin with a capital, or stand in double quotes.",
    help="did you mean `{near}`?",
    explain='Words in lower case are vocabulary; `Far Hill` is a name; "7 of Stones" is a name too.',
)
MORE_PROBLEMS = Code(
    "E0110",
    title="too many problems",
    text="This file has more problems; only the first {limit} are shown.",
    explain="Later problems often follow from earlier ones. Mend the first and look again.",
)
UNDECLARED_WORD = Code(
    "E0111",
    title="unknown word",
    text="No pack in use declares the word `{word}`{alone}.",
    label="unknown",
    help="did you mean `{near}`?",
    hint="say it with words that are there, as `talisman how PACK WORDS` shows them, or declare it",
    explain="""\
Every word is a word of the language or declared by a pack: a kind, counter, verb, zone and so on. Names of
things begin with a capital or stand in double quotes. Where no line is offered, the notes show lines of the
packs in use that are like it, or the legal sentences that come nearest; `talisman how PACK WORDS` shows how
something is said there.""",
)
UNKNOWN_SENTENCE = Code(
    "E0112",
    title="sentence not understood",
    text="All words are known, but they make no sentence: `{word}` cannot stand here.",
    label="not understood from here on",
    help="did you mean `{near}`?",
    hint="`talisman how PACK WORDS` shows lines with words like these",
    explain="""\
Sentences follow the templates that packs declare and the shapes of the language; they are never free
English. Where no line is offered, the notes show lines of the packs in use that are like it, or the legal
sentences that come nearest; `talisman how PACK WORDS` shows how something is said there.""",
)
UNFINISHED = Code(
    "E0113",
    title="sentence not finished",
    text="The line ends too early.",
    label="something is missing here",
    help="did you mean `{near}`?",
    hint="`talisman how PACK WORDS` shows lines with words like these",
    explain="Something that the sentence needs is missing at the end of the line.",
)
UNEXPECTED_BLOCK = Code(
    "E0114",
    title="unexpected indentation",
    text="Nothing may stand indented below this line.",
    help="a line that opens a block ends with its colon; what stands behind the colon goes below, too",
    explain="Only some lines take a block: headings, tables, choices, and lines that end with a colon.",
)
MISSING_BLOCK = Code(
    "E0115",
    title="block missing",
    text="The lines that belong to this one are missing; they would stand indented below it.",
    help="write them below, four blanks further in than this line; or take this line away",
    explain="A line that ends with a colon, and some headings, need at least one indented line below.",
)
NUMBER_TOO_LARGE = Code(
    "E0116",
    title="number too large",
    text="Numbers go up to {limit}.",
    label="too large",
    explain="""\
A game counts with numbers of 32 bits, so none that is written may be larger than a billion. What grows beyond
that while a game runs stops the game with a fault.""",
)
BAD_HEADING = Code(
    "E0201",
    title="declaration not understood",
    text="This is not how `{word}` declares something: {problem}.",
    help="it is said like this: `{form}`",
    explain="""\
A declaration is a declaring word, names in lower case, other forms in brackets, what it belongs to behind
a colon, and sentences in quotes, as far as it needs them:

    kind stone (stones): thing
    counter coin (coins)
    verb take (takes, taking, taken): seat "take {goods}", "take {goods} from {goods}"
""",
)
BAD_TEMPLATE = Code(
    "E0202",
    title="sentence of a declaration not understood",
    text='"{template}": {problem}.',
    explain="""\
A sentence of a verb begins with the verb itself. Holes stand in braces and name what goes there:
`{goods}`, `{number}`, `{zone}` or any kind. A noun word (in at on of with without that here there other)
may not stand behind a hole, because it would belong to the noun in the hole.""",
)
FORM_TWICE = Code(
    "E0203",
    title="declared twice",
    text="`{name}` is declared {how}.",
    label="declared again",
    help="take one of them away, or call it something else",
    explain="A word of one class has one declaration. Use the other declaration, or another word.",
)
CONFLICT = Code(
    "E0204",
    title="sentences collide",
    text="With these declarations a sentence could be read in two ways at `{word}`: {readings}.",
    label="declared here",
    help="say one of them with another word than `{word}`, or with another one between its holes",
    explain="""\
The sentences that packs declare make one grammar, and every sentence must have one reading. Use another word,
or another preposition between two holes: `from to for into onto upon using by along`.
A word that is a verb and a noun at the same time is the commonest cause.""",
)
ROW_TWICE = Code(
    "E0205",
    title="row twice",
    text="The rulebook has the row `{name}` twice.",
    label="again",
    help="give this row a name of its own",
    explain="A row is cited by its name, so each row of a rulebook has a name of its own.",
)
BAD_ROW = Code(
    "E0206",
    title="row of a rulebook not understood",
    text='A row is `rule NAME "sentence"` or `text NAME "sentence" because "reason"`.',
    help='write `rule 1:1 "The youngest begins."`, with `optional` behind it if players may leave it out, '
    'or `text 1:2 "Have fun." because "advice"`',
    explain="""\
A rulebook lists what a printed rulebook says, one line a row, so that rules can cite it:

    rulebook C "The rules"
        rule 1:1 "The youngest begins."
        rule 1:3 "Who wants a short game plays five rounds." optional
        text 1:2 "Have fun." because "advice"
""",
)
BAD_RULEBOOK = Code(
    "E0207",
    title="rulebook not understood",
    text='A rulebook begins with a capital letter and a title: rulebook C "The rules".',
    help='write `rulebook C "The rules"`',
    explain="The letter stands in front of each row's name where it is cited: C-1:1.",
)
CAPTURED = Code(
    "E0208",
    title="lines of another pack that would mean something else",
    text="`{said}` in {many} of `{pack}`, which does not know this pack, would be read as this.",
    label="declared here",
    help="say it in other words, so that `{pack}` goes on meaning what it meant",
    explain="""\
The packs of a game make one grammar. A sentence may be declared that another pack has said all the time, made
of other words: `sentence "take this"` beside `take {goods}`. Its lines would become this sentence,
though whoever wrote them knew nothing of it. What a pack declares is for it and for packs that need it.""",
)
COPY_IN_COMMENT = Code(
    "E0383",
    title="number of a copy behind a blank",
    text="`# {number}` behind `{name}` is a comment; the copy is `{name} #{number}`.",
    label="nobody reads this",
    help="write `{name} #{number}` for the copy, or begin the comment with a word",
    explain="""\
`#` with a blank behind it begins a comment, which nobody but you reads. `#2` without a blank is the
number of a copy: `Lamp #2`. A comment that is just a number behind a name would be taken for a copy, so
it is refused.""",
)
BAD_MISNOMER = Code(
    "E0209",
    title="misnomer not understood",
    text='A line of `misnomers` is `"WHAT PEOPLE SAY", "OR THIS": "WHAT IT IS CALLED HERE"`.',
    help='write `"pennies", "pounds": "coins"`, in words of lower case; a number in both is `{{number}}`, '
    'as in `"pay {{number}} pennies": "lose {{number}} coins"`',
    explain="""\
A pack may list what people say for what it calls otherwise. Whoever writes such words where they mean
nothing is told what to say:

    misnomers
        "pennies", "pounds": "coins"
        "pay {number} pennies": "lose {number} coins"

Each line has what people say in front of the colon and what the pack says behind it. `{number}` stands for a
number, once on either side; what the pack says may have something in front, `"at Fountain: when you gain
1 coin"`. Behind the word `misnomers` stands nothing, and below it at least one line.
""",
)
