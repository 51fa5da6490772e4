"""What a scenario expects of what was asked, offered, told and shown, and how things are instead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import get_args

from attrs import Factory, define, frozen

from talisman.compiler.model import Expect, ExpectAsked, FieldOf, IsCopyOf, Named, Ref, asked_of
from talisman.compiler.model.walk import walk
from talisman.runtime.game.game import Game
from talisman.runtime.game.refused import refusals
from talisman.runtime.game.report import Decision
from talisman.runtime.game.report import thing as printed
from talisman.runtime.game.view import zones
from talisman.runtime.table.words import DECLINED
from talisman.scenario.answers import in_words, says, shown

NOTHING = "nobody is asked anything"
REASONED = "not offered because"


@frozen
class Asked:
    """A question: whom, its prompt, what its options say (and what passes), in which turn."""

    seat: int
    prompt: str
    options: tuple[tuple[str, ...], ...]
    passes: tuple[str, ...]
    turn: int

    def says(self, text: str) -> bool:
        """Whether whole words of it are this text."""
        return any(in_words(text, one) for one in (self.prompt, *self.offers()))

    def offers(self) -> Iterator[str]:
        """All that its options say."""
        yield from (one for some in self.options for one in some)
        yield from self.passes

    @property
    def choice(self) -> bool:
        """Whether there was more than one answer."""
        return len(self.options) + bool(self.passes) > 1


@define
class Facts:
    """What can be expected of a game besides conditions: what was asked and logged so far."""

    game: Game
    asked: list[Asked] = Factory(list)
    log: list[str] = Factory(list)

    def hear(self, decision: Decision) -> None:
        """Keep a question."""
        options = tuple(tuple(says(option)) for option in decision.options if option.value != DECLINED)
        passes = [one for option in decision.options if option.value == DECLINED for one in says(option)]
        self.asked.append(Asked(decision.seat, decision.prompt, options, tuple(passes), self.game.turns))

    def holds(self, line: ExpectAsked, seat: int | None) -> bool:
        """Whether something was asked, is on offer now, was logged, or is seen."""
        text = line.text.lower()
        if line.mode == REASONED:
            last = self.open_to(seat)
            offered = last is not None and any(in_words(text, one) for one in last.offers())
            return offered or not any(in_words(line.more[0].lower(), one) for one in self.reasons(text, seat))
        match line.mode.removeprefix("not "):
            case "logged":
                return self.logged(text) is not None
            case "logged before":
                first, then = self.logged(text), self.logged(line.more[0].lower())
                return first is not None and then is not None and first < then
            case "shown":
                return text in self.shown(seat)
            case "only offered":
                last = self.open_to(seat)
                return last is not None and not any(self.unlike(last, [text, *map(str.lower, line.more)]))
            case "offered":
                last = self.open_to(seat)
                return last is not None and any(in_words(text, one) for one in last.offers())
        asked = [one for one in self.asked if seat in (None, one.seat)]
        if line.since == "turn":
            asked = [one for one in asked if one.turn == self.game.turns]
        elif line.since == "now":
            asked = asked[-1:] if self.is_asked(seat) else []
        # to be asked where one can but pass is to have nothing to say
        return any(one.says(text) if text else one.choice for one in asked)

    def reasons(self, text: str, seat: int | None) -> list[str]:
        """What is told beside the question that is open, of what is refused."""
        asked = self.game.asked
        told = refusals(self.game, asked) if seat in (None, asked) else []
        return [one.because for one in told if in_words(text.lower(), one.deed)]

    def unlike(self, asked: Asked, texts: Sequence[str]) -> tuple[list[str], list[str]]:
        """The texts that are no option, and the options besides what passes that no text names."""
        missing = [text for text in texts if not any(in_words(text, one) for one in asked.offers())]
        more = [
            one[0]
            for one in asked.options
            if not any(in_words(text, said_so) for text in texts for said_so in one)
        ]
        return missing, more

    def logged(self, text: str) -> int | None:
        """The first line of the log with a text."""
        return next((n for n, entry in enumerate(self.log) if in_words(text, entry)), None)

    def is_asked(self, seat: int | None) -> bool:
        """Whether somebody, or this seat, is asked now."""
        decision = self.game.decision
        return decision is not None and seat in (None, decision.seat)

    def open_to(self, seat: int | None) -> Asked | None:
        """The question that is open, or the last one where none is; None where it is somebody else's."""
        if self.game.decision is not None and not self.is_asked(seat):
            return None
        return next((one for one in reversed(self.asked) if seat in (None, one.seat)), None)

    def shown(self, seat: int | None) -> set[str]:
        """The names of all things that a seat is shown, or knows where they lie, with and without numbers."""
        lying = zones(self.game, -1 if seat is None else seat)
        names = [
            one.lower()
            for zone in lying
            for name in (*zone.get("things", ()), *zone.get("known", ()))
            for one in self._names(name)
        ]
        numbered = {name if " #" in name else f"{name} #1" for name in names}
        return numbered | {name.split(" #", 1)[0] for name in names}

    def _names(self, name: str) -> tuple[str, str]:
        """The name of a thing, and what is printed on it, with the number of the copy."""
        key, hash_, nth = name.partition(" #")
        return name, f"{printed(self.game.image, self.game.entity(key))}{hash_}{nth}"

    # --- why something is not so ---

    def why(self, line: ExpectAsked, seat: int | None) -> str:
        """What was expected, and how it is instead."""
        if line.mode == REASONED:
            mode, why = line.mode.removesuffix(" because"), quoted(line.more[0])
            whose = f" {self._whom(line, seat)}" if seat is not None else ""
            return f"expected {mode}{whose} {quoted(line.text)} because {why}; {self.instead(line, seat)}"
        texts = " before ".join(quoted(text) for text in (line.text, *line.more) if text)
        if line.mode == "only offered":
            texts = " and ".join(map(quoted, (line.text, *line.more)))
        whom = [self._whom(line, seat)] if seat is not None and "logged" not in line.mode else []
        since = {"now": ["now"], "turn": ["this turn"]}.get(line.since, [])
        mode = line.mode.removesuffix(" before")
        said = " ".join((mode, *whom, *([texts] if texts else []), *since))
        return f"expected {said}; {self.instead(line, seat)}"

    def _whom(self, line: ExpectAsked, seat: int) -> str:
        """What a seat plays; or who is meant, where nobody plays that one any more."""
        return self.player(seat) if seat >= 0 else line.who.name if isinstance(line.who, Named) else "nobody"

    def instead(self, line: ExpectAsked, seat: int | None) -> str:
        """How it is instead."""
        if seat is not None and seat < 0:
            return f"nobody plays {self._whom(line, seat)}"
        wanted, text = not line.mode.startswith("not "), line.text.lower()
        if line.mode == REASONED and (told := self.reasons(text, seat)):
            return f"it is told {' and '.join(map(quoted, told))}; {self.state()}"
        match line.mode.removeprefix("not "):
            case "logged":
                return "the log has no such words" if wanted else f"the log says {quoted(self._line(text))}"
            case "logged before":
                missing = [one for one in (line.text, *line.more) if self.logged(one.lower()) is None]
                no = " or ".join(map(quoted, missing))
                return f"the log has no words {no}" if no else "the log has them the other way round"
            case "shown":
                return "; ".join(self.lies(line.text)) or f"there is no {quoted(line.text)}"
            case "only offered" if (last := self.open_to(seat)) is not None:
                missing, more = self.unlike(last, [text, *map(str.lower, line.more)])
                told = [f"{quoted(one)} is not on offer" for one in missing]
                return "; ".join([*told, *(f"{quoted(one)} is on offer, too" for one in more), self.state()])
            case "asked" if (before := self._prompts(seat)) and self.game.decision is None:
                return f"so far it was asked {', '.join(map(quoted, before))}"
        return self.state()

    def _line(self, text: str) -> str:
        found = self.logged(text)
        return self.log[found] if found is not None else ""

    def _prompts(self, seat: int | None) -> list[str]:
        return list(dict.fromkeys(one.prompt for one in self.asked if seat in (None, one.seat)))

    def really(self, name: str, line: Expect) -> str:
        """What the numbers and things that an expectation is about are instead, and where its things lie."""
        found = []
        for number, what in enumerate(asked_of(line.cond)):
            value = self.game.call(f"{name}.{number}")
            if isinstance(what, FieldOf) and what.of is None:
                continue  # a flag is or is not
            if isinstance(what, get_args(Ref)):
                found.append(f"it is {self.game.name(value)}" if value >= 0 else "it is nobody")
            else:
                found.append(f"it is {value}")
        for part in walk(line.cond):
            if isinstance(part, (IsCopyOf, Named)) and not self._plays(part.name):
                found += self.lies(part.name)
        return f" ({'; '.join(dict.fromkeys(found))})" if found else ""

    def _plays(self, name: str) -> bool:
        """Whether a thing is one that a seat plays."""
        return name in [self.game.avatar(seat) for seat in range(self.game.seats)]

    def lies(self, name: str) -> Iterator[str]:
        """Where a thing lies, or each of its copies: what is a place lies nowhere."""
        for one in self.game.image.names["entities"]:
            if one.lower() == name.lower() or one.lower().startswith(f"{name.lower()} #"):
                zone = self.game.zone_of(one)
                if zone is not None:
                    yield f"{one} lies in {_zone(*zone)}"

    def ended(self) -> str:
        """Whether the game is over, and who has won."""
        if self.game.status != "over":
            return "the game is not over"
        won = [self.player(seat) for seat in self.game.winners]
        return f"the game is won by {' and '.join(won)}" if won else "nobody has won the game"

    def state(self) -> str:
        """What the game waits for, in words."""
        decision, chance = self.game.decision, self.game.chance
        if decision is not None:
            options = ", ".join(quoted(shown(option)) for option in decision.options)
            return f"{self.player(decision.seat)} is asked {quoted(decision.prompt)}: {options}"
        if chance is not None:
            return f"{chance.subject or 'nobody'} rolls for {chance.purpose}"
        return NOTHING if self.game.status == "done" else f"the game is {self.game.status}"

    def player(self, seat: int) -> str:
        """What a seat plays."""
        return self.game.avatar(seat) or f"seat {seat + 1}"


def _zone(zone: str, bearer: str) -> str:
    """A zone as a scenario calls it."""
    return f"{bearer}'s {zone}" if bearer else f"the {zone}"


def quoted(text: str) -> str:
    """A text as a scenario writes it."""
    return f'"{text}"'
