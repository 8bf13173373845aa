"""A game in words: events, questions, options and reasons in any language, from what the game declares.

Every game is spoken of by the same code. A game that names its sides or places in its own way overrides `side` or
`place`.
"""

from collections.abc import Mapping
from typing import Final, Generic, TypeVar

from theomachy.engine.decision import State
from theomachy.engine.event import NONE, Event
from theomachy.engine.game import Game
from theomachy.engine.refusal import Reason
from theomachy.engine.things import Thing, Words
from theomachy.words.texts import Texts

S = TypeVar("S", bound=State)


def spoken(said: Words, words: Texts) -> str:
    """A message with its arguments, those first that are messages themselves; `name.acc` is a name in a case."""
    key, dot, case = said.key.partition(".")
    if dot:
        return words.form(key, case)
    values = {
        name: value if isinstance(value, str | int) else spoken(value, words)
        for name, value in said.values.items()
    }
    return words.text(said.key, **values)


class Sentences(Generic[S]):
    """What is said about one game. Pass a seat only events that it may know (`Event.seen_by`)."""

    def __init__(self, game: Game[S]) -> None:
        self.game: Final = game

    # -- names

    def seat(self, s: S, seat: int, words: Texts) -> str:
        """A player, in the nominative."""
        return self.name("seat", self.game.seat_names(s)[seat], words)

    def side(self, s: S, side: int, words: Texts) -> str:
        """A side, which most games have only seats for."""
        return self.seat(s, side, words)

    def place(self, name: str) -> str:
        """A space."""
        return name

    def name(self, kind: str, name: str, words: Texts) -> str:
        """Anything that has a name."""
        family = self.game.families()[kind]
        return spoken(family.words(name), words) if family.key else name

    # -- what is printed

    def effect(self, thing: Thing, edition: str, words: Texts, numbers: Mapping[str, int]) -> str:
        """Everything a printed thing does; empty if nobody wrote it down. `numbers` are those of its catalogue."""
        return self._printed("effect", thing, edition, words, numbers)

    def gist(self, thing: Thing, edition: str, words: Texts) -> str:
        """The same in at most 45 characters; empty if nobody wrote it down."""
        return self._printed("gist", thing, edition, words, {})

    def _printed(self, heading: str, thing: Thing, edition: str, words: Texts, numbers: Mapping[str, int]) -> str:
        """A text under a heading: of the edition, of the thing, or of its whole kind."""
        kind, name = thing
        for part in (f"{edition}-{kind}-{name}", f"{kind}-{name}", kind):
            message = f"{self.game.name}-{heading}-{part}"
            if words.has(message):
                return words.text(message, **numbers)
        return ""

    # -- sentences

    def tell(self, s: S, event: Event, words: Texts) -> str:
        """An event; without its secret if that was taken out."""
        meant = self.game.event_kinds()[event.kind]
        message = f"{self.game.name}-event-{event.kind}"
        if event.what == NONE and words.has(f"{message}-secret"):
            message += "-secret"
        if event.who == NONE and words.has(f"{message}-played"):
            message += "-played"
        arguments: dict[str, str | int] = {"amount": event.amount, "what": event.what}
        for argument, seat, meaning in (("who", event.who, meant.who), ("whom", event.whom, meant.whom)):
            named = self.seat if meaning == "seat" else self.side
            arguments[argument] = "" if seat == NONE else named(s, seat, words)
        for argument, space in (("origin", event.origin), ("where", event.where)):
            arguments[argument] = "" if space == NONE else self.place(self.game.named("space", space))
        if event.what != NONE and meant.what not in ("", "number"):
            arguments.update(self._what(meant.what, self.game.named(meant.what, event.what), words))
        if meant.amount == "numeral":
            arguments["amount"] = self.game.named("level", event.amount - 1)
        return words.text(message, **arguments)

    def _what(self, kind: str, name: str, words: Texts) -> dict[str, str | int]:
        """What an event is about, in the cases a sentence may need; a name that is a number stays one."""
        key = self.game.families()[kind].words(name).key
        if not key:
            return {"what": int(name) if name.isdigit() else name}
        return {"what": words.text(key), "what_acc": words.form(key, "acc"), "what_gen": words.form(key, "gen")}

    def ask(self, s: S, words: Texts) -> str:
        """The open question, with what it is about and what is left or due."""
        asked = self.game.asked(s, s.waiting()[0])
        subject = asked.subject
        what = "" if subject is None else subject.name
        if subject is not None and subject.kind in self.game.families():
            what = self.name(subject.kind, subject.name, words)
        return words.text(f"{self.game.name}-question-{asked.kind}", what=what, amount=asked.amount or 0)

    def offer(self, s: S, option: int, words: Texts) -> str:
        """An option; its notation if that is a word of its own (a space, an edge, a number)."""
        said = self.game.words(s, option)
        for answer in ("pass", "yes"):
            if said.key == f"{self.game.name}-option-{answer}" and s.waiting():
                asked = self.game.asked(s, s.waiting()[0])
                own = f"{self.game.name}-{answer}-{asked.kind}"
                if words.has(own):
                    return words.text(own, amount=asked.amount or 0)
        return spoken(said, words) if said.key else self.game.text(s, option)

    def about(self, s: S, reason: Reason, words: Texts) -> list[str]:
        """What a reason stands on."""
        found = [] if reason.who == NONE else [self.side(s, reason.who, words)]
        spaces = [space for space in (reason.origin, reason.where) if space != NONE]
        found += [self.place(self.game.named("space", space)) for space in spaces]
        return found + ([str(reason.amount)] if reason.amount else [])

    def explain(self, s: S, reason: Reason, words: Texts) -> str:
        """A reason: the rule's id, its text, and what it stands on."""
        about = self.about(s, reason, words)
        return f"{reason.rule}: {words.text(reason.rule)}" + (f" ({', '.join(about)})" if about else "")
