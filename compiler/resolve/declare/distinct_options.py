"""What is offered together with the same words is offered in more words: with what it does.

One thing may offer two deeds that begin alike (`give this: A`, `give this: B`), or a thing and a rule about
its kind the same. Whoever is asked must know which is which, and so must whatever carries out the answer.
"""

from __future__ import annotations

from talisman.compiler.model import Model, Offer, Rule
from talisman.values import evolve


def tell_apart(model: Model) -> None:
    """Give longer words to offers of one window that say the same of the same thing."""
    by_words: dict[tuple[str, str], list[int]] = {}
    for number, rule in enumerate(model.rules):
        if isinstance(rule.shape, Offer):
            window = rule.shape.window if rule.shape.window in model.windows else ""
            by_words.setdefault((window, rule.shape.text), []).append(number)
    for group in by_words.values():
        for number in [one for one in group if _shared(one, group, model)]:
            _lengthen(number, model)


def _shared(number: int, group: list[int], model: Model) -> bool:
    """Whether another line offers the same for the same thing."""
    rule = model.rules[number]
    others = [model.rules[one] for one in group if one != number]
    return any(rule.span != other.span and _meet(rule, other, model) for other in others)


def _meet(one: Rule, other: Rule, model: Model) -> bool:
    """Whether a thing may carry both."""
    if not one.kind and not other.kind:
        return one.carrier == other.carrier
    if one.kind and other.kind:
        return any(one.kind in thing.tags and other.kind in thing.tags for thing in model.things.values())
    named, kind = (one.carrier, other.kind) if other.kind else (other.carrier, one.kind)
    return named in model.things and kind in model.things[named].tags


def _lengthen(number: int, model: Model) -> None:
    rule = model.rules[number]
    offer = rule.shape
    if not isinstance(offer, Offer):
        return
    text = f"{offer.text}: {offer.words}" if offer.words else offer.text
    taken = {other.shape.text for other in model.rules if isinstance(other.shape, Offer)}
    same = 2
    while text in taken:
        text, same = f"{text.removesuffix(f' ({same - 1})')} ({same})", same + 1
    model.rules[number] = evolve(rule, shape=evolve(offer, text=text))
