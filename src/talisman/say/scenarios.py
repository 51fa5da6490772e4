"""Plays with what must happen in them."""

from __future__ import annotations

from typing import assert_never

from talisman.compiler import model as m
from talisman.say import conditions, statements
from talisman.say.nouns import ref
from talisman.say.voice import Lines, Voice, headed, inner, listed


def scenario(v: Voice, what: m.Scenario) -> Lines:
    """A scenario without its lines, which are told one by one."""
    seats = f"for {what.seats} seats" if what.seats else "for as many seats as it names"
    seed = f", as a game with the seed {what.seed}" if what.seed is not None else ""
    return [f"a scenario \u201c{what.title}\u201d, {seats}{seed}, of {len(what.lines)} lines."]


def line(v: Voice, what: m.ScenarioLine) -> Lines:
    """A line of a scenario."""
    match what:
        case m.SetUp(body):
            return headed(
                "before anything, and without a rule that answers", statements.block(inner(v), body)
            )
        case m.Dice(values, roller, purpose):
            who = f" of {ref(v, roller)}" if roller is not None else ""
            why = f" for {purpose}" if purpose else ""
            return [f"the next dice{who}{why} show {listed([str(value) for value in values])}."]
        case m.Deck(zone, things):
            return [f"the next things on top of the {zone} are {listed(things)}."]
        case m.Action(body, turn):
            whose = f" in the turn of {ref(v, turn)}" if turn is not None else ""
            return headed(
                f"this is done{whose}, until it ends or somebody is asked", statements.block(inner(v), body)
            )
        case m.Answer(who, _, True):
            return [f"{ref(v, who)} passes whatever comes, until {ref(v, who)} is said to answer something."]
        case m.Answer(who, picks):
            said = [f"\u201c{pick}\u201d" if pick is not None else "no, or passing" for pick in picks]
            return [f"{ref(v, who)} answers: {listed(said)}."]
        case m.Expect(cond):
            return [f"it must hold now: {conditions.cond(inner(v), cond)}."]
        case m.ExpectAsked("not offered because", who, text, more):
            whom = ref(v, who) if who is not None else "anybody"
            why = f"and why is told: \u201c{more[0]}\u201d"
            return [f"\u201c{text}\u201d must not be on offer (to {whom}), {why}."]
        case m.ExpectAsked(mode, who, text, more, since):
            whom = ref(v, who) if who is not None else "anybody"
            texts = listed([f"\u201c{one}\u201d" for one in (text, *more)]) if text else "anything"
            when = {"now": ", now", "turn": ", since this turn began"}.get(since, "")
            return [f"it must be so: {mode} (to {whom}){when}: {texts}."]
        case m.ExpectOver(over):
            return [f"the game must {'' if over else 'not '}be over now."]
        case m.ExpectWon(who, won):
            if who is None:
                return ["the game must be over now, and nobody have won it."]
            return [f"the game must be over now, and {ref(v, who)} must {'' if won else 'not '}have won it."]
        case _:
            assert_never(what)
