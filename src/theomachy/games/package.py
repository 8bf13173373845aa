"""What every game brings to the house: its rules, its words, what bots know of it, how it is drawn and fuzzed.

Each game's folder has one `GamePackage` in its `package.py`. `registry.py` lists them; everything else asks the
registry and names no game.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, ClassVar, Final, Generic, NamedTuple, TypeVar

from theomachy.bots.mind import Mind
from theomachy.engine.chance import Dice
from theomachy.engine.decision import CHANCE, State
from theomachy.engine.event import Event
from theomachy.engine.game import Game
from theomachy.engine.observation import Observer
from theomachy.engine.refusal import DataError, Reason
from theomachy.engine.score_sheet import ScoreRow
from theomachy.engine.things import Thing
from theomachy.games.catalogue import Catalogue, Item
from theomachy.pictures.card import draw_card
from theomachy.play.setup import Wishes
from theomachy.words.sentences import Sentences
from theomachy.words.texts import Texts

if TYPE_CHECKING:  # drawing is for terminals only; the server does without it
    from rich.table import Table as Grid
    from rich.text import Text

    from theomachy.learn.quiz.question import Makers

S = TypeVar("S", bound=State)


class RuleBook(NamedTuple):
    """A set of rules with ids of one prefix, such as `TOY-01`."""

    prefix: str
    file: str
    """The word file that has the texts of these rules, without its ending."""
    based_on: tuple[str, ...] = ()
    """Prefixes of the books this one changes: what it does not define, they define."""


class FuzzProfile(Generic[S]):
    """A campaign of random games: how each one starts, and what must have happened in one of them."""

    def __init__(
        self,
        name: str,
        game: Game[S],
        new: Callable[[int, int, Dice], S],
        witnessed: Callable[[Event], str],
        expected: list[str],
        enough: int = 1000,
    ) -> None:
        self.name: Final = name
        self.game: Final = game
        self.new: Final = new
        """A new game from the number of players, the number of the game, and dice."""
        self.witnessed: Final = witnessed
        """The name of what an event shows; empty if it is nothing that is counted."""
        self.expected: Final = expected
        self.enough: Final = enough
        """Number of games in which everything expected happens."""


class GamePackage(Generic[S]):
    """One game with everything that belongs to it. Pass a seat only events that it may know (`Event.seen_by`)."""

    game: Game[S]
    sentences: Sentences[S]
    """How the game is put into words."""
    folder: ClassVar[str]
    """The dotted name of the game's Python package; its words stand in `words/<language>/*.ftl` there."""
    legend: ClassVar[str]
    """The message that explains the letters of the terminal's map."""
    secret_hands: ClassVar[bool] = False
    """Whether players at one terminal must not look at each other's questions."""
    editions: ClassVar[tuple[str, ...]] = ()
    """The rule sets one can choose from; none if there is only one."""
    choices: ClassVar[Mapping[str, str]] = {}
    """What a player can choose for a new game, by its name in `Wishes`, each with a sentence for help texts."""
    rule_books: ClassVar[tuple[RuleBook, ...]] = ()
    """The books of rules, in the order of the rules catalogue."""
    defined_names: ClassVar[tuple[str, ...]] = ()
    """Prefixes of messages that name things with a rule of their own, such as `toy-card-`."""

    # -- words

    def word_files(self, language: str) -> Sequence[Traversable]:
        """The Fluent files of a language, in the order they are read."""
        folder = files(self.folder).joinpath("words", language)
        found = folder.iterdir() if folder.is_dir() else []
        return sorted((path for path in found if path.name.endswith(".ftl")), key=lambda path: path.name)

    def lesson_files(self) -> Sequence[Traversable]:
        """The lessons, in their order; none if the game has no folder `lessons`."""
        folder = files(self.folder).joinpath("lessons")
        found = folder.iterdir() if folder.is_dir() else []
        return sorted((path for path in found if path.name.endswith(".toml")), key=lambda path: path.name)

    def rule_links(self) -> str:
        """Which rule refers to which, one rule and its references a line; empty if the game has no such file."""
        path = files(self.folder).joinpath("data", "rule-links.txt")
        return path.read_text(encoding="utf-8") if path.is_file() else ""

    # -- what is printed

    def catalogue(self) -> Catalogue:
        """Everything printed on boards, cards and tiles, and every name; clients are made from it."""
        raise NotImplementedError

    def view_shape(self) -> type:
        """The TypedDict of the game's views."""
        raise NotImplementedError

    # -- a new game

    def header(self, wishes: Wishes, seed: int) -> dict[str, str]:
        """The record header of a new game; what is not wished for is drawn. SetupError if it cannot be."""
        raise NotImplementedError

    def like(self, s: S, header: dict[str, str]) -> Wishes:
        """What to wish for to play such a game again; people and pieces are drawn anew."""
        raise NotImplementedError

    def rotations(self, header: dict[str, str]) -> list[dict[str, str]]:
        """The same setup for every way in which what belongs to the seats can move on by some seats.

        A ladder plays all of them, so that no level has the better seat.
        """
        return [dict(header)]

    def seat_factors(self, header: dict[str, str], seats: list[str]) -> dict[str, list[str]]:
        """What each seat begins with that may make it stronger, by factor; seats are named as in records."""
        return {"seat": [str(number) for number in range(1, len(seats) + 1)]}

    # -- who is who

    def seat_name(self, s: S, seat: int, words: Texts) -> str:
        """A player, in the nominative."""
        return self.sentences.seat(s, seat, words)

    def winners(self, s: S, words: Texts) -> str:
        """Who has won; empty if nobody has."""
        raise NotImplementedError

    def turn(self, s: S) -> int:
        """Whose turn it is; the table is drawn again when it changes."""
        raise NotImplementedError

    def partners(self, s: S, seat: int) -> list[int]:
        """The other seats of the seat's side; they see its questions and may suggest answers."""
        return []

    # -- points

    sources: ClassVar[tuple[str, ...]] = ()
    """What points can come from: the columns of the score sheet."""

    def score_sheet(self, begin: S, s: S, events: Iterable[Event]) -> list[ScoreRow]:
        """Where the points of each side came from, the winner first: from where the game began, how it stands, and
        all events between. Empty if the game has no points."""
        return []

    def sheet_groups(self, words: Texts) -> list[tuple[str, tuple[str, ...]]]:
        """The sources in groups, each with a heading, or without one if it is empty."""
        return [("", self.sources)]

    def source_name(self, source: str, words: Texts) -> str:
        """What a source is called on the score sheet."""
        return words.text(f"{self.game.name}-source-{source}")

    # -- sentences

    def tell(self, s: S, event: Event, words: Texts) -> str:
        """An event as a sentence."""
        return self.sentences.tell(s, event, words)

    def ask(self, s: S, words: Texts) -> str:
        """The open question as a sentence."""
        return self.sentences.ask(s, words)

    def offer(self, s: S, option: int, words: Texts) -> str:
        """An option in words."""
        return self.sentences.offer(s, option, words)

    def edition(self, s: S) -> str:
        """The edition a game is played by; empty if there is only one."""
        return ""

    @cached_property
    def printed(self) -> Catalogue:
        """The catalogue, made once."""
        return self.catalogue()

    def effect(self, s: S, thing: Thing, words: Texts) -> str:
        """Everything a printed thing does, or the text of its rule where nobody wrote that down; else empty."""
        kind, item = self._printed_as(thing)
        if item is None:
            return ""
        edition = self.edition(s)
        numbers = {name: number for name, number in item["numbers"].items() if isinstance(number, int)}
        written = self.sentences.effect(Thing(kind, thing.name), edition, words, numbers)
        if written or not item["rules"]:
            return written
        return words.text(item["rules"][item["editions"].index(edition) if edition in item["editions"] else 0])

    def gist(self, s: S, thing: Thing, words: Texts) -> str:
        """What a printed thing does in at most 45 characters; empty if nobody wrote it down."""
        kind, item = self._printed_as(thing)
        return "" if item is None else self.sentences.gist(Thing(kind, thing.name), self.edition(s), words)

    def _printed_as(self, thing: Thing) -> tuple[str, Item | None]:
        """The kind under which the catalogue lists a thing, and the thing; None if it is in no list."""
        listed = self.printed["things"].get(thing.kind)
        if listed is None:
            return thing.kind, None
        found = next((item for item in listed["items"] if item["name"] == thing.name), None)
        if found is None and listed["of"]:
            return self._printed_as(Thing(listed["of"], thing.name))
        return thing.kind, found

    def explain(self, s: S, reason: Reason, words: Texts) -> str:
        """A reason: the rule's id, its text, and what it stands on."""
        return self.sentences.explain(s, reason, words)

    def ending(self, s: S, words: Texts) -> str:
        """How the game ended, as a sentence."""
        ending = f"{self.game.name}-ending-{self.game.result(s).ending}"
        return words.text(ending, who=self.winners(s, words))

    def status(self, s: S, words: Texts) -> str:
        """Who is asked what, or how the game ended, as a sentence."""
        if s.over:
            return self.ending(s, words)
        names = [
            words.text("terminal-chance") if seat == CHANCE else self.seat_name(s, seat, words)
            for seat in s.waiting()
        ]
        return f"{', '.join(names)}: {self.ask(s, words)}"

    # -- as a picture

    def picture(self, s: S, words: Texts, seat: int | None) -> str:
        """The table as an SVG document, as this seat sees it; all of it for None."""
        names = [self.seat_name(s, each, words) for each in range(len(self.game.seat_names(s)))]
        return draw_card(self.game.name, names, self.status(s, words))

    # -- at the terminal

    def draw(self, s: S, words: Texts, seat: int | None) -> "list[Text]":
        """The table as this seat sees it; all of it for None. It fits 80 columns."""
        raise NotImplementedError

    def draw_map(self, s: S, words: Texts, marks: Mapping[str, str]) -> "list[Text]":
        """The map alone, with short texts on some spaces, by their names; empty if there is no map."""
        return []

    def draw_boards(self, s: S, words: Texts, seat: int | None, width: int) -> "list[Text]":
        """Everything beside the map in so many columns; without a map it is the table."""
        return self.draw(s, words, seat)

    def seat_style(self, s: S, seat: int) -> str:
        """The style of a seat's name."""
        return "bold"

    def space_told(self, s: S, space: str, words: Texts) -> str:
        """What stands on a space or where it lies, in a few words; empty if there is nothing to say."""
        return ""

    # -- learning

    def quiz_kinds(self) -> "Makers[S]":
        """The kinds of quiz questions that only this game has, by name."""
        return {}

    # -- learners

    def observer(self, players: int) -> Observer[S]:
        """How the game looks to a learner; DataError if nobody wrote that down."""
        raise DataError("game", f"{self.game.name} has no observations for learners")

    # -- bots

    def mind(self) -> Mind[S]:
        """How bots understand the game; DataError if they do not."""
        raise DataError("game", f"no bot understands {self.game.name} yet")

    def styled_minds(self) -> Mapping[str, Mind[S]]:
        """How bots of each style understand it (`bots/styles.py`); empty if the game has no styles."""
        return {}

    def draw_battles(self, s: S, seat: int, region: int, words: Texts) -> "list[Grid]":
        """Tables of coming Battles of a seat (`Mind.battles`), drawn for a terminal."""
        raise DataError("game", f"there are no Battles in {self.game.name}")

    # -- measurements and proofs

    def sizes(self, s: S) -> dict[str, int]:
        """How large a position is, by what is counted: the time per decision is plotted against each."""
        return {}

    def fuzz_profiles(self) -> list[FuzzProfile[S]]:
        """The campaigns of random games, the main one first."""
        raise NotImplementedError
