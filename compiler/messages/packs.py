"""The catalogue: packs as folders and files."""

from __future__ import annotations

from talisman.compiler.diagnostics import Code

NO_SUCH_PACK = Code(
    "E0001",
    title="no such pack",
    text="There is no pack called `{name}`.",
    help="did you mean `{near}`?",
    explain="""\
A pack is a folder with a file `pack.toml`. A name is looked for in the current folder, under `content/`
and `variants/` of the project around it, and among the packs that come with the program; `--path DIR` adds
a folder. A path to the folder works everywhere.""",
)
NO_MANIFEST = Code(
    "E0002",
    title="no pack.toml",
    text="The folder `{name}` holds no file `pack.toml`, so it is no pack.",
    help="`talisman new {name}` writes a pack that compiles",
    explain="""\
Every pack says its name, version, title and language version in `pack.toml`:

    name = "my-pack"
    version = "0.1.0"
    title = "My pack"
    language = "2.0"
""",
)
BAD_TOML = Code(
    "E0003",
    title="pack.toml cannot be read",
    text="This is not TOML: {reason}.",
    help='an entry is `key = value`, with text in double quotes: `name = "my-pack"`, `seats = [2, 4]`',
    explain="`pack.toml` is written in TOML: `key = value` lines, with text in double quotes.",
)
BAD_MANIFEST = Code(
    "E0004",
    title="wrong entry in pack.toml",
    text="{problem}.",
    help="{way}",
    explain="""\
`pack.toml` may hold: name, version, title, language (all four are required), needs, clashes, seats,
status, license, credits. Versions are X.Y.Z; `needs` is a table of pack names and version ranges:

    [needs]
    other-pack = ">=0.1,<0.2"
""",
)
MISSING_NEED = Code(
    "E0005",
    title="a needed pack is missing",
    text="`{pack}` needs the pack `{name}`, which is not to be found.",
    help="did you mean `{near}`?",
    explain="""\
A needed pack is looked for beside the pack's folder, under `content/` and `variants/` of the project,
and among the packs that come with the program. `--path DIR` adds a folder.""",
)
WRONG_VERSION = Code(
    "E0006",
    title="a needed pack has another version",
    text="`{pack}` needs `{name}` {wanted}, but the one found is {found}.",
    help="change the range below `[needs]`, or use a version of `{name}` that fits",
    explain="Change the range in `needs`, or use the version of the other pack that fits.",
)
CYCLIC_NEEDS = Code(
    "E0007",
    title="packs need each other",
    text="These packs need each other in a ring: {ring}.",
    help="move what they both need into a pack of its own, which both need",
    explain="""\
A pack is built on the packs it needs, so needs cannot form a ring. Move what both need into a third
pack.""",
)
CLASH = Code(
    "E0008",
    title="packs clash",
    text="`{pack}` says that it clashes with `{name}`, and both are to be used.",
    help="play only one of them: leave the other out",
    explain="One of the two packs lists the other under `clashes`: they cannot be played together.",
)
NEWER_LANGUAGE = Code(
    "E0009",
    title="another version of the language",
    text="`{pack}` is written for version {wanted} of the language; this program reads version {known}.",
    explain="A newer program reads packs for newer versions of the language.",
)
NOT_UTF8 = Code(
    "E0010",
    title="not UTF-8",
    text="From here on the file is not UTF-8 text (byte {byte}).",
    help="save the file as UTF-8 in your editor",
    explain="Source files are UTF-8 text, so that everybody sees the same letters.",
)
CONTROL = Code(
    "E0011",
    title="control code",
    text="The file holds the control code U+{number}, which no line of text can hold.",
    help="delete the line and type it again",
    explain="""\
Apart from line ends a source file holds no control codes, and no marks that nobody sees and that turn what
stands behind them about; most editors never show them. Delete the line and type it again.""",
)
TOO_LARGE = Code(
    "E0012",
    title="file too large",
    text="The file holds {size} bytes; {limit} is the limit.",
    help="split the file; a pack may hold many files",
    explain="A file is limited to 1,000,000 bytes, which is far more than anybody wants to read.",
)
PACK_TOO_LARGE = Code(
    "E0013",
    title="pack too large",
    text="The pack holds {what}; {limit} is the limit.",
    explain="A pack is limited to 1,000 files, 16,000,000 bytes and 32 folders inside each other.",
)
UNREADABLE = Code(
    "E0014",
    title="file cannot be read",
    text="The file cannot be read: {reason}.",
    explain="The operating system refused to open the file. Look at its permissions.",
)
OUTSIDE = Code(
    "E0015",
    title="file lies outside its pack",
    text="`{path}` is a link to a file outside the pack.",
    help="copy the file into the pack",
    explain="A pack is read from its own folder only, so that it says the same on every machine.",
)
EMPTY_PACK = Code(
    "E0016",
    title="pack without sources",
    text="The pack `{name}` holds no file that ends in `.tal`.",
    help="write a file such as `cards.tal`; `talisman new` makes a pack to begin with",
    explain="Everything a pack says stands in files that end in `.tal`, in its folder or in folders below.",
)
WRONG_FOLDER = Code(
    "E0017",
    title="pack and folder differ in name",
    text="The pack calls itself `{name}`, but its folder is called `{folder}`.",
    help='write `name = "{folder}"`, or call the folder `{name}`',
    explain="A pack is found by the name of its folder, so both names have to be the same.",
)
TOO_MANY_PACKS = Code(
    "E0018",
    title="too many packs",
    text="`{name}` would be one pack too many: a game is made of {limit} packs at most.",
    help="put small packs together",
    explain="A game is made of 100 packs at most, those that its packs need counted.",
)
ONLY_SCENARIOS = Code(
    "E0019",
    title="rules in the folder of scenarios",
    text="`{word}` stands in the folder `scenarios/`, which holds nothing but scenarios.",
    label="no scenario",
    help="put this into a file outside of `scenarios/`",
    explain="""\
The folder `scenarios/` is read when a pack is checked or tested, and left out when a game is compiled,
so that a new scenario changes no game. What the game needs stands in the other files.""",
)
NO_IMAGE = Code(
    "E0020",
    title="no image can be made",
    text="The image of `{name}` would be refused: {reason}.",
    help="let there be fewer things, numbers or rules; `talisman doctor --limits` lists what there can be",
    explain="""\
Every image is verified before it is played, and what is compiled is verified at once. A pack that is fine as
text may ask for more than an image can hold.""",
)
NEEDLESS = Code(
    "W0531",
    title="words without effect",
    text="Without {part} nothing would be different.",
    label="this",
    help="say what was meant, or leave it out if it is so anyhow",
    explain="""\
`talisman check PACK --needless` leaves out each line, condition and narrowing of the rules alone, and
compares the programs. Where they are the same, the words say what would be so without them, or they do not
say what their author thinks. It takes minutes, so it is not part of an ordinary check; `--within FILE` looks
at one file.""",
)
GAMES_APART = Code(
    "E0022",
    title="two games at once",
    text="`{pack}` and `{other}` are two games: both say how many play, and neither builds on the other.",
    label="`{pack}` is a game",
    help="name one of them, with what builds on it; two games are checked or played one after the other",
    explain="""\
A pack with `seats` is a game. Packs are put together upon one game: a house rule or a pack of cards names
it below `[needs]`, directly or by way of others, and may say `seats` as well. Two games that know nothing
of each other have each their own board, turns and end. A pack that is no game by itself leaves `seats` out;
one that is to be played with another game needs that one.""",
)
