"""Who does a deed: the subject, each of several, whoever the text is about where nobody is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from talisman.compiler.diagnostics import Bag
from talisman.compiler.messages.bodies import EACH_DOES_IT
from talisman.compiler.messages.deeds import BY_NOBODY, NOTHING_DRAWN, WHO_DOES_IT
from talisman.compiler.model import (
    Block,
    Call,
    FirstPossible,
    Pick,
    Ref,
    Var,
)
from talisman.compiler.model.walk import walk
from talisman.compiler.resolve import prompts
from talisman.compiler.resolve.body import (
    deeds,
    goods,
)
from talisman.compiler.resolve.body.goods import Doing, Filled
from talisman.compiler.resolve.listed import listed
from talisman.compiler.resolve.phrase import calls, declared_phrases, nominals, nouns, numbers, others
from talisman.compiler.resolve.scope import Noun, Scope
from talisman.compiler.resolve.words import is_amount, is_sentence, leaves, not_yet, report, said
from talisman.compiler.resolve.world import VerbInfo
from talisman.compiler.syntax import views
from talisman.compiler.syntax.tree import Node, every_node

_CERTAIN = "that is one certain thing, and chance has nothing to choose from"
_ALL = "that is more than one, and chance takes one of several"
WHO_DOES = "who does something is a thing, or who plays"


def drawn_doer(
    subject: Node, drawn: views.Drawn, line: Node, scope: Scope, make: Callable[[Noun], Block]
) -> Block:
    """What is done by one of those that a subject means, whom chance takes."""
    if not is_drawn(subject, drawn, scope):
        return ()
    made = each_doer(subject, line, scope, make, random=True)
    if made:
        some_drawn(subject, drawn, made, scope)
    return made


def is_drawn(noun: Node, drawn: views.Drawn, scope: Scope) -> bool:
    """Whether what stands behind a noun leaves to chance which one it is; else that is refused."""
    if drawn.setting.text != calls.RANDOM:
        not_yet(scope, drawn, way="it stands behind what is done, or in front, with a colon")
        return False
    if nouns.is_definite(noun, scope):
        report(scope, NOTHING_DRAWN, drawn.span, words=f"{said(noun)} {said(drawn)}", why=_CERTAIN)
        return False
    return True


def some_drawn(noun: Node, drawn: views.Drawn, made: Block, scope: Scope) -> None:
    """Refuse `at random` behind all that there are."""
    if not any(isinstance(part, Pick) and part.chooser is None for part in made):
        report(scope, NOTHING_DRAWN, drawn.span, words=f"{said(noun)} {said(drawn)}", why=_ALL)


def each_doer(
    subject: Node, line: Node, scope: Scope, make: Callable[[Noun], Block], *, random: bool = False
) -> Block:
    """What is done by each of those that a subject means, or by one of them; random: whom chance takes."""
    known, before = scope.words.get("target"), [*scope.it]
    others.check(subject, _gone_through(scope) or scope.doer, scope)
    asks = prompts.taken(listed(line, scope), scope)
    doing = Doing(scope.doer or scope.you, asks, span=line.span, random=random)
    doers: list[Ref] = []

    def by(one: Filled) -> Block:
        if not isinstance(one, Noun):
            return goods.no_thing(subject, WHO_DOES, scope)
        was, scope.doing = scope.doing, one
        doers.append(one.ref)
        scope.it.append(one)  # `its` in what is done is that of whoever does it
        made = make(one)
        scope.it[:] = [x for x in scope.it if x != one]
        scope.doing = was
        return made

    rolled = scope.roll
    made = goods.spread(subject, doing, scope, by)
    deeds.agree(made, scope, known)
    deeds.either(made, known, scope)
    deeds.settle(made, scope, before)
    scope.it[:] = [x for x in scope.it if not (x.several and x.ref in doers)]
    scope.roll = rolled  # what each has rolled is its own: none of them is `that roll`
    return made


def _gone_through(scope: Scope) -> Noun | None:
    """Who a loop is at: one reads `another` below it as another than that one."""
    around = (one for tier in (scope.it, *scope.topics) for one in tier)
    return next((one for one in around if one.member and scope.world.is_avatar(one.kind)), None)


def unsaid(node: Node, scope: Scope) -> Noun | None:
    """Who does what is said without a subject; refused where it could be any of several."""
    if scope.doer is not None and scope.doer.several:
        report(scope, WHO_DOES_IT, node.span, words=said(node))
    who = scope.doer or scope.you
    if who is None and not scope.told:
        _nobody_does(node, scope)
    return who


def _nobody_does(node: Node, scope: Scope) -> None:
    """Refuse what somebody has to do where the text is about nobody: it would not be done."""
    info = verb_of(node, scope)
    if info is not None and info.actor:
        kind = next(iter(scope.world.avatars), "")
        report(scope, BY_NOBODY, node.span, words=said(node), kind=kind)


def verb_of(phrase: Node, scope: Scope) -> VerbInfo | None:
    """The verb of a sentence; its word may be longer than its name (`go to`). None of what is none."""
    if not is_sentence(phrase):
        return None
    name = scope.world.find("verb", phrase.verb.text)
    if name is not None:
        return scope.world.verbs[name]
    found = scope.world.vocabulary.match(phrase)
    return _info(found[0].declaration.names, scope) if found else None


def _info(names: Sequence[str], scope: Scope) -> VerbInfo | None:
    """The verb of a declaration; None of a sentence that only stands for others."""
    return scope.world.verbs.get(names[0]) if names else None


def of_each(kind: str, line: views.ForEach, scope: Scope) -> None:
    """Refuse what nobody is said to do for each of those who could do it, and is about none of them."""
    world = scope.world
    words = kind or said(line.nominal)
    of = kind or _of_words(line, scope)
    if not world.is_avatar(of):
        return
    for node in (part for one in line.block.lines for part in every_node(one) if isinstance(part, views.Do)):
        by_itself = isinstance(node.phrase, (views.PhraseB, views.RollDice))  # a choice says whose it is
        does = doer_kind(node, scope) if by_itself else None
        if does is not None and world.fits(of, does):
            report(scope, EACH_DOES_IT, node.span, words=said(node), kind=words)


def else_by_it(made: Block, one: Var) -> bool:
    """Whether `it` does what stands in for a deed that says nothing of it: one reads both of it."""
    for part in walk(made):
        if isinstance(part, FirstPossible) and len(part.branches) > 1:
            calls_of = [[call for call in walk(branch) if isinstance(call, Call)] for branch in part.branches]
            first = any(one in walk(call) for call in calls_of[0])
            if not first and any(call.actor == one for calls in calls_of[1:] for call in calls):
                return True
    return False


def _of_words(line: views.ForEach, scope: Scope) -> str:
    """The kind of those who play, where a loop names them by a form or a value alone (`for each sly`)."""
    world = scope.world
    now = {*world.model.values, *world.words.get("form", ())}
    heads = nominals.heads(line.nominal, scope)
    alone = any(head.cls == "form" or (head.cls == "tag" and not now.isdisjoint(head.tags)) for head in heads)
    return next(iter(world.avatars), "") if alone else ""


def certain(subject: Node, scope: Scope) -> Noun | None:
    """Who a subject is, if that is certain already; nothing is reported, for it will be read."""
    if not nouns.is_definite(subject, scope):
        return None
    world = scope.world
    bag, world.bag = world.bag, Bag()
    found = nouns.quietly(subject, scope.inner())
    world.bag = bag
    return found


def could_do(subject: views.Np, part: views.Do, scope: Scope) -> bool:
    """Whether whoever stands in front could do a deed that says nobody, and it matters who does it."""
    kind = doer_kind(part, scope)
    known = certain(subject, scope)
    of = known.kind if known is not None else nominals.head_kind(subject, scope)
    return kind is not None and scope.world.fits(of, kind)


def wanted(phrase: views.Phrase, scope: Scope) -> str:
    """Of what kind whoever does a verb has to be ("" any): `it` in front of it is one of those.

    So is who gains or loses what things of one kind have. What a loop goes through is `it` in any case.
    """
    nearest = next((tier for tier in (tuple(scope.it), *scope.topics) if tier), ())
    if any(one.member for one in nearest):
        return ""
    world = scope.world
    known = is_sentence(phrase) and bool(world.vocabulary.match(phrase))
    found = declared_phrases.match(phrase, scope) if known else None
    info = _info(found.declaration.names, scope) if found is not None else None
    if found is None or info is None:
        return ""
    if world.is_avatar(info.actor):
        return info.actor
    amounts = [part for part in found.holes if isinstance(part, Node) and is_amount(part)]
    if info.primitive not in ("give", "take-away") or not amounts:
        return ""
    return numbers.kind_of_unit(next((x.text for x in leaves(amounts[0]) if x.kind == "UNIT"), ""), scope)


def who(part: views.Deed, scope: Scope) -> Noun | None:
    """Who a deed says that does it, where what comes next is not to say `it` of that."""
    if not isinstance(part, views.DoBy):
        return None
    of = wanted(part.phrase, scope) if isinstance(part.np, views.NpIt) else ""
    return nouns.quietly(part.np, scope, of)


def doer_kind(part: views.Do, scope: Scope) -> str | None:
    """The kind of who does a deed that says nobody ("" any); None where it does not matter who does it."""
    phrase = part.phrase
    chosen = isinstance(phrase, (views.ChooseAs, views.ChooseNumber, views.ChooseUnit))
    if chosen or isinstance(phrase, (views.RollDice, views.DoOffered)):
        return ""
    if not isinstance(phrase, views.PhraseB):
        return None
    found = declared_phrases.match(phrase, scope)
    info = _info(found.declaration.names, scope) if found is not None else None
    if found is not None and info is None:
        return ""
    if info is not None and not info.actor and info.primitive == "begin":
        return _begun_by(phrase, scope)
    return (info.actor or None) if info is not None else None


def _begun_by(phrase: views.PhraseB, scope: Scope) -> str | None:
    """Of what kind whoever begins something has to be; None where what is begun is nobody's."""
    names = (calls.level(x.text, scope) for x in leaves(phrase) if x.kind in ("KIND_S", "ADJ"))
    name = next((one for one in names if one), "")
    found = scope.world.levels.get(name)
    if found is None:
        return "" if scope.world.find("form", name) is not None else None
    return found.of or None


def rolled_by_several(node: views.Deed, scope: Scope) -> bool:
    """Whether dice are rolled by each of several, or by one of them that is chosen."""
    if not isinstance(node, views.DoBy) or not isinstance(node.phrase, views.RollDice):
        return False
    one = isinstance(node.np, (views.NpIt, views.NpThis, views.You))
    return not (one or nouns.is_definite(node.np, scope))
