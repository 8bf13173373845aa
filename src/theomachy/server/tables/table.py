"""A table as the entries of its log leave it, and what an entry of the log is. No clock, no chance, no storage.

`log.py` folds stored entries into a table; each kind of entry is declared in `messages/` beside the request that
writes it.
"""

from collections.abc import Iterable
from typing import ClassVar, Final, TypeAlias

import msgspec
from msgspec import UNSET, Struct, UnsetType

from theomachy.bots.bot_name import OF
from theomachy.engine.decision import CHANCE
from theomachy.engine.event import Event
from theomachy.games import registry
from theomachy.learn.run import LessonRun
from theomachy.server.protocol import Ended, Pace, Phase, ScorePart, ScoreRow, SeatShown, Setup
from theomachy.server.store.port import Entry, Summary
from theomachy.server.tables.characters import old_bot_names
from theomachy.server.tables.clocks import Clocks
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.usage import Usage

ENCODE: Final = msgspec.json.Encoder()
CLOSED: Final = "closed"
"""The ending of a table that was given up before the start, or ended by an operator."""
CONCEDED: Final = "conceded"
"""The ending of a game that a side gave up."""
LESSON: Final = "lesson"
"""The ending of a lesson whose game goes on."""
SCRIPTED: Final = "script"
"""The level of seats that answer what their lesson says."""
SOMEONE: Final = "someone"
"""Shown in the place of the name of a person who deleted their account."""
LISTED_LATE: Final = 60_000
"""Milliseconds by which the time of the last entry in lists may be late."""
HOST: Final = -1
"""The seat of a host who does not play."""
Header: TypeAlias = list[tuple[str, str]]
"""The header of a record, in its order."""


class Public(Struct, frozen=True):
    """What every viewer may know of an entry; the fields of `LogEntry` with the same names."""

    seat: int | UnsetType = UNSET
    name: str = ""
    text: str = ""
    other: int | UnsetType = UNSET
    agree: bool | UnsetType = UNSET
    how: str = ""


class EntryBody(Struct, frozen=True, forbid_unknown_fields=True):
    """What one entry of a log says. Bodies are stored: rename no kind and no field, and add no required field."""

    kind: ClassVar[str] = ""
    """The name under which it is stored and shown; set by its declaration."""
    of_the_game: ClassVar[bool] = False
    """The game cannot go on without any entry of this kind, or somebody could not come or go."""

    def encoded(self) -> bytes:
        """The canonical bytes that are stored and hashed."""
        return msgspec.json.encode(self, order="sorted")

    def fold(self, table: "Table", entry: Entry) -> list[Event]:
        """Change the table; the events of the game that this caused."""
        raise NotImplementedError

    def public(self) -> Public:
        """What every viewer may know of it. Nothing else of an entry is ever shown."""
        raise NotImplementedError

    def without(self, names: frozenset[str]) -> "EntryBody":
        """What it says without these names. The stored entry stays: its hash is part of the chain."""
        return self

    def needs_no_share(self) -> bool:
        """Whether it is written whatever its seat has used of the log, and uses nothing of it."""
        return self.of_the_game

    def writer(self) -> int:
        """The seat whose share of the log it uses."""
        seat = self.public().seat
        return HOST if seat is UNSET else seat


def shown_name(name: str, hidden: frozenset[str]) -> str:
    """A name, or `SOMEONE` for one that nobody is shown."""
    return SOMEONE if name in hidden else name


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: a person by name, a bot by level, or free."""

    name: str = ""
    level: str = ""
    bot: str = ""
    """The character of a bot here; logs from before there were characters may leave it empty."""
    style: str = ""
    """How the bot plays; empty for the plain way, as all bots did before there were styles."""
    player: str = ""
    """Who the person is at a rated table: the random name of an account, shown to nobody."""


class Opened(EntryBody, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table was made; the first entry of every log."""

    setup: Setup
    seats: list[SeatPlan]
    host: str
    host_seats: list[int]
    title: str
    pace: Pace
    visibility: str
    code: str
    header: Header = []
    """The game began with this header of a record ..."""
    answers: list[tuple[int, int]] = []
    """... and went on with these answers (seat, option) of another table or a record."""
    position: str = ""
    """The game begins from this position, on one line."""
    after: str = ""
    """The table this one is the rematch of."""
    awaited: list[int] = []
    """Seats whose players have not come yet: others asked for the rematch. The game starts when all have come."""
    practice: bool = False
    """Whoever plays here alone against bots may take back what was revealed."""
    lesson: str = ""
    """The lesson that is played here, by its name."""
    rated: bool = False
    """The result counts for the ratings of those who play; nobody gets advice here."""

    def public(self) -> Public:
        return Public(name=self.host)

    def without(self, names: frozenset[str]) -> "Opened":
        seats = [msgspec.structs.replace(plan, name=shown_name(plan.name, names)) for plan in self.seats]
        return msgspec.structs.replace(self, host=shown_name(self.host, names), seats=seats)


Opened.kind = "opened"


class Seat:
    """A seat: a person by name, a bot by level, or free."""

    def __init__(self, plan: SeatPlan, entry: Entry) -> None:
        self.name = plan.name
        self.player: Final = plan.player
        """Who the person is at a rated table."""
        self.style: Final = plan.style  # of the bot that sits here; who plays for a person is plain
        self.since: Final = entry.at
        self.epoch: Final = entry.seq
        """The number of the entry by which the seat changed hands last; tokens given before it have ended."""
        self.level = plan.level  # of the bot that sits here, or plays for the person
        self.away = False
        self.changed_hands = 0
        """The entry by which a bot last took over from the person, or the person from the bot."""
        self.stand_in_answered = False
        """Whether the bot has answered for the person since it took over."""
        self.went = False
        """Whether the bot took over because the person left."""

    def person(self) -> bool:
        """Whether a person has the seat, present or not."""
        return bool(self.name)

    def free(self) -> bool:
        """Whether a player may still take the seat."""
        return not self.name and not self.level

    def written(self) -> str:
        """The bot that plays here, as bots are written."""
        return f"{self.level}{OF}{self.style}" if self.style else self.level

    def bot_plays(self) -> bool:
        """Whether a bot answers for the seat."""
        return not self.name or self.away


class FoldedEntry:
    """An entry that was folded into the table, and what happened in the game by it."""

    __slots__ = ("at", "body", "events", "seq")

    def __init__(self, seq: int, at: int, body: EntryBody, events: list[Event]) -> None:
        self.seq: Final = seq
        self.at: Final = at
        self.body: Final = body
        self.events: Final = events


class UndoState(Struct, frozen=True):
    """An undo that a seat asked for: back to entry `to`; `own` are the seats of the same person."""

    seat: int
    to: int
    own: list[int]
    answers: int
    """How many answers stood when it was asked for."""


class UndoDenied(Struct, frozen=True):
    """A seat did not get an undo back to entry `to`, or further, while this many answers stood."""

    to: int
    answers: int


class GivenUp(Struct, frozen=True):
    """The game was given up by the person of these seats; `winners` are the seats of the only other side."""

    seats: list[int]
    winners: list[int]


class SuggestionMade(Struct, frozen=True):
    """An option that a partner suggested for the open question of seat `whom`."""

    seat: int
    whom: int
    option: int


class Table:
    """The state of a table after the entries that were folded in."""

    def __init__(self, entry: Entry, opened: Opened, hidden: frozenset[str] = frozenset()) -> None:
        self.id: Final = entry.table
        self.opened: Final = opened
        self.hidden: Final = hidden
        """Names that are in the log and that nobody is shown."""
        self.created: Final = entry.at
        self.rules: Final = registry.package(opened.setup.game).game.rules_version
        self.last = entry
        self.log = [FoldedEntry(entry.seq, entry.at, opened, [])]
        self.seats = [Seat(plan, entry) for plan in opened.seats]
        self.bot_names: Final = old_bot_names(entry.table, [plan.bot for plan in opened.seats])
        """By seat, the character of a bot there."""
        self.awaited: Final = set(opened.awaited)
        """Seats whose players have to come before the start."""
        self.match: AnyMatch | None = None
        self.lesson: LessonRun | None = None
        """The lesson that is played here, once the game has started."""
        self.clocks = Clocks(opened.pace, len(self.seats))
        self.closed = False
        self.given_up: GivenUp | None = None
        self.undo: UndoState | None = None
        self.agreed: set[int] = set()
        self.denied: dict[int, UndoDenied] = {}
        """By seat, what it may not ask for again before more answers stand."""
        self.votes: dict[int, dict[int, int]] = {}
        """By absent seat, the seats that voted for a bot to play, each with the time of its vote."""
        self.suggestions: list[SuggestionMade] = []
        self.rematch: str | None = None
        self.said = 0
        """The number of chat messages."""
        self.usage: Final = Usage()
        self.changed = entry.seq
        """The last entry that changed the game."""
        self._listed: Summary | None = None
        """The summary that was made last for storing."""

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.last.seq

    def last_change_of_hands(self) -> int:
        """The number of the last entry by which any seat changed hands."""
        return max([seat.epoch for seat in self.seats])  # a list, as it runs for every request

    def held_since(self, seats: tuple[int, ...], epoch: int) -> bool:
        """Whether persons have all these seats since this entry or before; a token given then speaks for them."""
        for number in seats:  # a plain loop, as it runs for every request
            seat = self.seats[number] if number < len(self.seats) else None
            if seat is None or not seat.name or seat.epoch > epoch:
                return False
        return True

    def phase(self) -> Phase:
        """Waiting for people, playing, or finished."""
        if self.closed:
            return "finished"
        if self.match is None:
            return "waiting"
        over = self.match.over() if self.lesson is None else self.lesson.over
        return "finished" if over else "playing"

    def playing(self) -> AnyMatch:
        """The game; only for requests of phases in which there is one."""
        assert self.match is not None
        return self.match

    def result(self) -> Ended | None:
        """How it ended, if it did."""
        if self.given_up is not None:
            return Ended(CONCEDED, self.given_up.winners, [])
        if self.closed:
            return Ended(CLOSED, [], [])
        if self.match is None or self.phase() != "finished":
            return None
        if not self.match.over():
            return Ended(LESSON, [], [])
        result = self.match.result()
        sheet = [
            ScoreRow(list(row.seats), row.place, row.score, row.out, [ScorePart(*part) for part in row.parts])
            for row in self.match.score_sheet()
        ]
        return Ended(result.ending, result.winners, sheet)

    def people(self) -> list[int]:
        """The seats of persons who play themselves."""
        return [number for number, seat in enumerate(self.seats) if not seat.bot_plays()]

    def free_seats(self) -> list[int]:
        """The seats that a player or a bot may take."""
        return [number for number, seat in enumerate(self.seats) if seat.free()]

    def open_to_players(self) -> bool:
        """Whether somebody may still sit down."""
        return self.phase() == "waiting" and bool(self.free_seats())

    def people_asked(self) -> dict[int, int]:
        """The seats of persons that owe an answer, each with the number of its question."""
        asked = {} if self.match is None or self.closed else self.match.asked
        return {seat: seq for seat, seq in asked.items() if seat != CHANCE and not self.seats[seat].bot_plays()}

    def leavers_asked(self) -> dict[int, int]:
        """The seats of persons who left and owe an answer; their time runs until the bot has answered."""
        asked = {} if self.match is None or self.closed else self.match.asked
        return {
            seat: seq
            for seat, seq in asked.items()
            if seat != CHANCE and (one := self.seats[seat]).away and one.went and not one.stand_in_answered
        }

    def bots_asked(self) -> list[int]:
        """The seats that a bot owes an answer for; in a lesson, its script answers."""
        idle = self.match is None or self.closed or self.lesson is not None
        waiting = [] if self.match is None or idle else self.match.waiting()
        return [seat for seat in waiting if seat != CHANCE and self.seats[seat].bot_plays()]

    def chance_asked(self) -> bool:
        """Whether chance owes an answer; in a lesson, its script answers."""
        if self.match is None or self.closed or self.lesson is not None:
            return False
        return self.match.waiting() == [CHANCE]

    def scripted_answer(self) -> tuple[int, int] | None:
        """The seat and the answer that follow by the script of a lesson; None if it says nothing now."""
        return None if self.lesson is None or self.closed else self.lesson.due()

    def last_own_answer(self, seat: int) -> int | None:
        """How many answers stood before the last one that a seat gave, and not the script of a lesson for it."""
        place = self.playing().last_of(seat)
        if self.lesson is None or place is None:
            return place
        mine = [n for n in range(place + 1) if self.lesson.gave(n, seat)]
        return mine[-1] if mine else None

    def missing_consent(self) -> list[int]:
        """The seats that have not agreed to the open undo.

        Bots that had their seat from the start are not asked. A person a bot plays for is asked where the undo
        reaches behind the moment the bot took over, and where nobody else is there to be asked.
        """
        if self.undo is None:
            return []
        others = [
            number for number, seat in enumerate(self.seats) if seat.person() and number not in self.undo.own
        ]
        alone = all(self.seats[number].away for number in others)
        return [
            number
            for number in others
            if number not in self.agreed
            and (alone or not self.seats[number].away or self.undo.to < self.seats[number].changed_hands)
        ]

    def may_concede(self) -> list[int]:
        """The seats whose person may end the game by giving it up.

        Either the only other side wins, or nobody but bots is left to mind. Elsewhere who has enough leaves, and a
        bot plays on. The other person of a merged side would have to agree, so such a side plays on too.
        """
        if self.phase() != "playing":
            return []
        sides = self.playing().sides()
        people = [number for number, seat in enumerate(self.seats) if seat.person()]
        two = len({tuple(side) for side in sides}) == 2
        return [
            number
            for number in self.people()
            if (two or len(people) == 1) and [one for one in people if one in sides[number]] == [number]
        ]

    def practice(self) -> bool:
        """Whether one person plays here alone against bots and may take back what was revealed."""
        return self.opened.practice and sum(1 for seat in self.seats if seat.person() or seat.free()) == 1

    def may_take_back(self, place: int) -> bool:
        """Whether the answers from this place on may be taken back at all, by anybody's consent.

        What was revealed or drawn stands, so that nobody chooses again knowing it; at a practice table it is drawn
        anew instead.
        """
        return self.practice() or not self.playing().revealed_since(place)

    def undo_is_free(self, seat: int, place: int) -> bool:
        """Whether the seat may take back the answer at this place and all since without asking anybody.

        What a bot answered in the person's place is not the person's own: taking it back would be free advice.
        In a lesson there is nobody to ask: the script answers the same again.
        """
        if self.lesson is not None:
            return True
        match = self.playing()
        return match.free_to(seat, place) and match.given[place].seq > self.seats[seat].changed_hands

    def voters(self, absent: int) -> list[int]:
        """The seats that may vote on an absent seat: those of other people."""
        return [seat for seat in self.people() if seat != absent and self.voices([seat, absent]) == 2]

    def voices(self, seats: Iterable[int]) -> int:
        """How many voices these seats have; all seats at the host's device have one together."""
        return len({-1 if seat in self.opened.host_seats else seat for seat in seats})

    def votes_needed(self, absent: int) -> int:
        """The number of voices that hand a seat over: more than half."""
        return self.voices(self.voters(absent)) // 2 + 1

    def deadline(self) -> int | None:
        """When something has to happen by itself: a clock runs out, or chance owes an answer (0).

        A bot that owes an answer is no reason: it waits until somebody looks at the table.
        """
        due = self.chance_asked() or self.scripted_answer() is not None
        return 0 if due else self.clocks.next_deadline()

    def seats_shown(self) -> list[SeatShown]:
        """Who sits where, as messages and lists show it."""
        called = [""] * len(self.seats) if self.match is None else self.match.seat_names()
        asked, places = self.awaited_people(), self.places()
        return [
            SeatShown(
                seat=number,
                kind="person" if seat.person() else "bot" if seat.level else "free",
                name=seat.name,
                level=seat.level,
                away=seat.away,
                called=called[number],
                awaited=number in self.awaited,
                bot=self.bot_names[number] if seat.level and not seat.person() else "",
                style=seat.style,
                asked=number in asked,
                place=places[number][0],
                score=places[number][1],
            )
            for number, seat in enumerate(self.seats)
        ]

    def awaited_people(self) -> list[int]:
        """The seats of persons that the game waits for.

        Whoever plays alone against bots is always waited for: bots move only while somebody looks. So a list need
        not be written again for every move of such a game.
        """
        if self.phase() != "playing":
            return []
        people = self.people()
        return people if len(people) == 1 else sorted(self.people_asked())

    def places(self) -> list[tuple[int, int | None]]:
        """By seat, its place at the end of the game, from 1, and its score; 0 where the game gave it no place."""
        result = self.result()
        places: list[tuple[int, int | None]] = [(0, None)] * len(self.seats)
        if result is None:
            return places
        for winner in result.winners:
            places[winner] = (1, None)
        for seat in self.given_up.seats if self.given_up is not None else []:
            places[seat] = (len({tuple(side) for side in self.playing().sides()}), None)
        for row in result.sheet:
            for seat in row.seats:
                places[seat] = (row.place, row.score)
        return places

    def summary(self) -> Summary:
        """What lists of tables show; stored beside the log so that no list opens a log."""
        return Summary(
            table=self.id,
            game=self.opened.setup.game,
            phase=self.phase(),
            visibility=self.opened.visibility,
            code=self.opened.code,
            title=self.opened.title,
            seats=ENCODE.encode(self.seats_shown()),
            rules=self.rules,
            created=self.created,
            updated=self.last.at,
            last=self.seq,
            deadline=self.deadline(),
        )

    def new_summaries(self) -> list[Summary]:
        """The summary, if lists would show anything else than by the one made before; times to within a minute.

        An answer rarely changes what lists show, and a stored summary costs as much as the answer itself.
        """
        now, before = self.summary(), self._listed
        if before is not None and now.updated - before.updated < LISTED_LATE:
            same = msgspec.structs.replace(now, updated=before.updated, last=before.last)
            if same == before:
                return []
        self._listed = now
        return [now]

    def entries_after(self, seq: int) -> list[FoldedEntry]:
        """The entries after this one."""
        return self.log[max(0, seq) :]  # entry n is at index n - 1

    def count(self, body: EntryBody) -> None:
        """Count an entry that was folded in towards the limits of the log."""
        if self.match is None:
            if not body.needs_no_share():
                self.usage.before_start[body.writer()] += 1
            return
        self.usage.furthest = max(self.usage.furthest, len(self.match.given))
        if not body.needs_no_share():
            self.usage.extras[body.writer()] += 1

    def undo_not_given(self) -> None:
        """The open undo, if any, was refused or withdrawn, or the game went on.

        It can be asked for again when more answers stand than ever before: an answer that is taken back is none.
        """
        if self.undo is None:
            return
        seat, to, answers = self.undo.seat, self.undo.to, self.undo.answers
        before = self.denied.get(seat)
        if before is not None and before.answers >= answers:
            to, answers = max(to, before.to), before.answers
        self.denied[seat] = UndoDenied(to, answers)
        self.undo = None
        self.agreed = set()

    def undo_given(self, answers: int) -> None:
        """The open undo was agreed to: only this many answers stand, and the next one is a new one for all."""
        self.undo = None
        self.agreed = set()
        self.denied = {seat: UndoDenied(one.to, min(one.answers, answers)) for seat, one in self.denied.items()}

    def game_moved(self, seq: int) -> None:
        """The game went on or back: drop what was asked about the position before."""
        self.undo_not_given()
        self.suggestions = [
            one
            for one in self.suggestions
            if self.match is not None and one.whom in self.match.asked and self.match.asked[one.whom] < seq
        ]
        self.votes = {
            seat: votes for seat, votes in self.votes.items() if self.people_asked().get(seat, seq) < seq
        }
        self.changed = seq
