# ruff: noqa: F403
"""The model: what was meant. Names are resolved, every value has a type, sugar is written out.

nouns           which thing
numbers         how many
conditions      what holds, and selections of things
statements      what is done
rules           what is done when, and what holds from then on
declarations    what packs declare
scenarios       plays with what must come of them
whole           everything together
walk            every part of a value of the model

Between resolving and lowering. Two readers: `lower/`, which turns it into procedures, and the plain
evaluator of the tests, which walks it. What a class means is said here and nowhere else.

Things are named by their path-like entity name (`Kind:Name` slugs are not used here: the printed name, with
` #2` behind further copies); declared words by their singular (`kind`, `counter`, ...).

**Variables.** `Var(n)` is a value bound inside one rule or procedure: by `Let`, `Pick`, `ForEach`, `Sel`,
`Roll`. Numbers and things share the numbering; a number is unique within its rule or procedure.

**Records.** Rules on an event see its record: `Rec("actor")`, `Rec("object")`, `Rec("other")`,
`Rec("extra")` are things, `Amount()` is its number.

**Roles.** `Role(level, name)` is a slot of the nearest enclosing frame of a procedure or contest.
"""

from talisman.compiler.model.conditions import *
from talisman.compiler.model.declarations import *
from talisman.compiler.model.nouns import *
from talisman.compiler.model.numbers import *
from talisman.compiler.model.rules import *
from talisman.compiler.model.scenarios import *
from talisman.compiler.model.statements import *
from talisman.compiler.model.whole import *
