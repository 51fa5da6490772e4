"""Verbs: what they do, in which sentence they are told, and whether their primitive has all it must know."""

from __future__ import annotations

import re

from talisman.compiler.diagnostics import closest
from talisman.compiler.messages.headings import NO_MODE, UNKNOWN_PRIMITIVE
from talisman.compiler.messages.syntax import BAD_TEMPLATE
from talisman.compiler.model import Amount, Block, Rec, Verb
from talisman.compiler.resolve.body.primitives import DIRECT
from talisman.compiler.resolve.body.statements import block
from talisman.compiler.resolve.declare.heads import Head
from talisman.compiler.resolve.paths import join, slug
from talisman.compiler.resolve.phrase.calls import EVENT_BODIES, need_verb
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import a_kind
from talisman.compiler.resolve.world import World
from talisman.compiler.syntax import views
from talisman.compiler.syntax.vocabulary import hole_types
from talisman.values import evolve


def _known_primitive(clause: views.DPrimitive, primitive: str, world: World) -> None:
    """Complain about a verb that is bound to what the machine does not know."""
    known = (*EVENT_BODIES, *DIRECT)
    if primitive not in known:
        near = [name for name in known if name.startswith(primitive)] or closest(primitive, known)
        world.bag.add(UNKNOWN_PRIMITIVE.at(clause.span, name=primitive, near=near[0] if near else ""))


_SAID = {
    **dict.fromkeys(("give", "take-away", "set-mode", "remove", "look", "shuffle", "reroll"), 1),
    **dict.fromkeys(("move", "move-under", "move-along", "shuffle-into", "adjust", "adjust-down"), 2),
}
"""How many holes the sentences of a verb have at the least: what a primitive does, it does to something."""


def _all_is_said(head: Head, primitive: str, world: World) -> None:
    """Complain about a verb no sentence of which says what its primitive has to know."""
    most = max((len(hole_types(text)) for text in head.texts), default=0)
    if head.texts and most < _SAID.get(primitive, 0):
        problem = f"`is {primitive}` is done with {_COUNTS[_SAID[primitive]]}, and this names {_COUNTS[most]}"
        world.bag.add(BAD_TEMPLATE.at(head.span, template=head.texts[0], problem=problem))


_COUNTS = ("nothing", "one thing in braces", "two things in braces")


def complete_verb(head: Head, world: World) -> None:
    """Fill in the entry of a verb."""
    name = head.names[0]
    if (clause := head.clause(views.DPrimitive)) is not None:
        _known_primitive(clause, world.verbs[name].primitive, world)
        _all_is_said(head, world.verbs[name].primitive, world)
    if name not in world.model.verbs:
        if world.verbs[name].primitive not in EVENT_BODIES:
            return
        third = head.forms[0] if head.forms else name
        world.model.verbs[name] = Verb(name, third, span=head.span)
        need_verb(world.verbs[name], world)
    does = head.clause(views.DDoes)
    verb = world.model.verbs[name]
    actor = head.of[0] if head.of else ""
    if world.verbs[name].primitive == "set-mode" and actor in world.seats and not world.is_avatar(actor):
        world.bag.add(NO_MODE.at(head.span, verb=name, kind=a_kind(world, actor)))
    body: Block | None = verb.does
    if does is not None:
        kinds = _hole_kinds(head, world)
        doer = Noun(Rec("actor"), actor)
        holed = any(hole not in _NO_THING for text in head.texts for hole in hole_types(text))
        whole = Noun(Rec("object"), kinds[0]) if holed else doer
        path = join(head.pack, slug(name))
        amount = Amount() if any(hole_types(text) for text in head.texts) else None  # how much is in a hole
        scope = Scope(world, head.pack, path, you=doer, this=whole, event=name, amount=amount)
        two = any(len([h for h in hole_types(text) if h not in _NO_THING]) > 1 for text in head.texts)
        target = Noun(Rec("other"), kinds[1]) if two else whole  # of one hole, what stands in it
        scope.words.update(actor=doer, object=whole, target=target, extra=Noun(Rec("extra"), kinds[2]))
        if any(hole_types(text)[:1] == ("goods",) for text in head.texts):
            scope.topics = ((whole,),)  # what it is done to may be of any kind, the doer's too
        body = block(does.block, scope)
    world.model.verbs[name] = evolve(
        verb,
        does=body,
        guarded=head.clause(views.DOnlyAllowed) is not None,
        sentence=_sentence(head),
        told=_told(head, world),
    )


_NO_THING = ("number", "counter", "zone")
"""Holes that are no thing of the record."""


def _hole_kinds(head: Head, world: World) -> tuple[str, str, str]:
    """The kinds of the things in the first, second and third hole, where a template says them."""
    found = ["", "", ""]
    for template in head.texts:
        holes = [hole for hole in hole_types(template) if hole not in _NO_THING]
        for place, hole in enumerate(holes[:3]):
            if not found[place] and hole in world.model.kinds:
                found[place] = hole
    return (found[0], found[1], found[2])


def _sentence(head: Head) -> str:
    """How the event is told: the first template in the third person, holes by their place in the record."""
    if not head.texts:
        return ""
    words = head.texts[0].split(" ")
    third = head.forms[0] if head.forms else words[0] + "s"
    behind = len(third.split(" ")) if head.texts[0].startswith(f"{head.names[0]} ") else 1  # `passes on`
    places = iter(("{1}", "{4}", "{5}"))
    told = [
        "{2}" if word in ("{number}", "{counter}") else next(places, "") if word.startswith("{") else word
        for word in words[behind:]
    ]
    text = " ".join(["{0}", third, *(word for word in told if word)])
    text = re.sub(r"\{2\} ([^ /{}]+)/([^ /{}]+)", r"{2:\1|\2}", text)
    return re.sub(r"/[^ ]+", "", text)


_TOLD = {"actor": "{0}", "it": "{1}", "number": "{2}", "target": "{4}"}
"""The holes of a sentence that tells an event, and the words of the record that fill them."""


def _told(head: Head, world: World) -> str | None:
    """How people are told of the event: None as it is said, "" not at all."""
    if head.clause(views.DUntold) is not None:
        return ""
    clause = head.clause(views.DTold)
    if clause is None:
        return None
    text = clause.string.text
    if problem := _ill_told(text):
        world.bag.add(BAD_TEMPLATE.at(clause.span, template=text, problem=problem))
        return None
    text = re.sub(r"\{number\} ([^ /{}]+)/([^ /{}]+)", r"{2:\1|\2}", text)
    for hole, place in _TOLD.items():
        text = text.replace(f"{{{hole}}}", place)
    return text


def _ill_told(text: str) -> str:
    """What is wrong with the sentence of an event, "" where nothing is."""
    if not text.strip():
        return "it says nothing; what shall not be told is `untold`"
    holes = ", ".join(f"{{{name}}}" for name in _TOLD)
    wrong = next((hole for hole in re.findall(r"\{([^{}]*)\}", text) if hole not in _TOLD), None)
    if wrong is not None:
        return f"what happened is told with {holes}, not with {{{wrong}}}"
    if re.search(r"[{}]", re.sub(r"\{[^{}]*\}", "", text)):
        return f"a brace stands alone; what happened is told with {holes}"
    return ""
