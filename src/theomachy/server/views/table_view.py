"""A table and its game as one viewer may see them: built from what the viewer may know, never by leaving out."""

import msgspec

from theomachy.engine.decision import CHANCE
from theomachy.engine.things import Thing as Named
from theomachy.engine.things import Words as Said
from theomachy.server.protocol import (
    AbsentShown,
    ClockShown,
    GameShown,
    Option,
    Phase,
    Question,
    ReplayShown,
    Suggestion,
    TableShown,
    Thing,
    Undoable,
    UndoAsked,
    Update,
    Visibility,
    Voted,
    Words,
)
from theomachy.server.tables.clocks import absence_grace
from theomachy.server.tables.match import AnyMatch
from theomachy.server.tables.messages.absence import absent_since
from theomachy.server.tables.table import Opened, Table
from theomachy.server.views.entry_view import entry_shown
from theomachy.server.views.lesson_view import lesson_shown
from theomachy.server.views.viewer import LiveState, RenderCache, Viewer


def absent_shown(table: Table, live: LiveState) -> list[AbsentShown]:
    """The seats that are waited for and not here, and from when on the others may vote about them."""
    if live.frozen or table.phase() != "playing":
        return []
    grace = absence_grace(table.opened.pace)
    since = {
        seat: absent_since(table, seat, live.seen.get(seat, 0))
        for seat in sorted(table.people_asked())
        if seat not in live.present and table.voters(seat)
    }
    return [AbsentShown(seat=seat, since=at, vote_from=at + grace) for seat, at in since.items()]


def table_shown(table: Table, viewer: Viewer, live: LiveState) -> TableShown:
    """Everything about a table but the game."""
    opened = table.opened
    clocks = [
        ClockShown(seat=seat, running=seat in table.clocks.since, left=table.clocks.shown(seat, live.now))
        for seat in range(len(table.seats))
    ]
    phase: Phase = "frozen" if live.frozen else table.phase()
    return TableShown(
        id=table.id,
        title=opened.title,
        phase=phase,
        setup=opened.setup,
        header={} if table.match is None else table.match.header,
        rules_version=table.rules,
        pace=opened.pace,
        visibility=_visibility(opened),
        code=opened.code if viewer.audience[0] else "",
        created=table.created,
        seats=table.seats_shown(),
        present=live.present,
        watching=live.watching,
        absent=absent_shown(table, live),
        clocks=[] if opened.pace.kind == "none" else clocks,
        undo=UndoAsked(table.undo.seat, table.undo.to, table.missing_consent()) if table.undo else None,
        votes=[
            Voted(absent, sorted(votes), table.votes_needed(absent))
            for absent, votes in sorted(table.votes.items())
        ],
        result=table.result(),
        rematch=table.rematch,
        frozen=live.frozen,
        imported=bool(opened.header or opened.position),
        practice=table.practice(),
        concede=table.may_concede(),
        host=opened.host,
        lesson=None if table.lesson is None else lesson_shown(table.lesson),
        rated=opened.rated,
    )


def _visibility(opened: Opened) -> Visibility:
    return "public" if opened.visibility == "public" else "link" if opened.visibility == "link" else "private"


def game_shown(table: Table, match: AnyMatch, viewer: Viewer, cache: RenderCache) -> GameShown:
    """The game as the viewer's seats see it."""
    looking = viewer.looking()
    views = cache.views
    for seat in looking.values():
        if seat not in views:
            missing = {*cache.seats, *looking.values()} - views.keys()
            views.update({one: msgspec.Raw(view) for one, view in match.views(sorted(missing)).items()})
            break
    if cache.sides is None or cache.waiting is None:
        cache.sides = match.sides()
        cache.waiting = [] if table.closed else [seat for seat in match.waiting() if seat != CHANCE]
    return GameShown(
        answers=len(match.given),
        waiting=cache.waiting,
        sides=cache.sides,
        questions=[] if table.closed else questions(table, match, viewer),
        undoable=[] if table.closed else undoable(table, match, viewer),
        views={name: views[seat] for name, seat in looking.items()},
    )


def thing_shown(thing: Named) -> Thing:
    """A thing by its name."""
    return Thing(thing.kind, thing.name)


def words_shown(said: Said) -> Words:
    """A message with its arguments."""
    values = {
        name: each if isinstance(each, str | int) else words_shown(each) for name, each in said.values.items()
    }
    return Words(said.key, values)


def option_shown(match: AnyMatch, code: int) -> Option:
    """An option of the open question."""
    things = [thing_shown(thing) for thing in match.things(code)]
    return Option(code, match.text(code), things, words_shown(match.words(code)), match.cost(code))


def questions(table: Table, match: AnyMatch, viewer: Viewer) -> list[Question]:
    """The open questions to the viewer's seats, and to partners of them."""
    found: list[Question] = []
    for seat, asked in match.asked.items():
        own = seat in viewer.seats
        if seat == CHANCE or not (own or any(partner in viewer.seats for partner in match.partners(seat))):
            continue
        question = match.question(seat)
        found.append(
            Question(
                seat=seat,
                asked=asked,
                kind=question.kind,
                rule=question.rule,
                gesture=question.gesture,
                subject=None if question.subject is None else thing_shown(question.subject),
                amount=question.amount,
                chosen=[thing_shown(thing) for thing in question.chosen],
                may="answer" if own else "suggest",
                options=[option_shown(match, code) for code in match.options(seat)],
                suggestions=[Suggestion(one.seat, one.option) for one in table.suggestions if one.whom == seat],
            )
        )
    return found


def undoable(table: Table, match: AnyMatch, viewer: Viewer) -> list[Undoable]:
    """The last answer of each of the viewer's seats; none where a bot plays for the viewer."""
    found: list[Undoable] = []
    for seat in () if table.phase() == "finished" else viewer.seats:
        place = table.last_own_answer(seat)
        if place is not None and not table.seats[seat].away:
            free = table.undo_is_free(seat, place)
            revealed = table.lesson is None and match.revealed_since(place)  # a script says the same again
            found.append(Undoable(seat, match.given[place].seq, free, revealed))
    return found


def update(table: Table, viewer: Viewer, live: LiveState, after: int, most: int, cache: RenderCache) -> Update:
    """What happened after an entry, and how things stand; without the game where the viewer has it already."""
    knows_code = viewer.audience[0]
    if knows_code not in cache.tables:
        cache.tables[knows_code] = table_shown(table, viewer, live)
    entries = table.entries_after(after)
    skipped = len(entries) > most or after > table.seq
    fresh = after <= 0 or skipped or table.changed > after
    with_game = table.match is not None and fresh and not live.frozen
    return Update(
        seq=table.seq,
        now=live.now,
        entries=[] if skipped else [entry_shown(one, table.match, viewer, cache) for one in entries],
        skipped=skipped,
        table=cache.tables[knows_code],
        game=game_shown(table, table.match, viewer, cache) if with_game and table.match is not None else None,
    )


def replay(table: Table, match: AnyMatch, viewer: Viewer, answers: int) -> ReplayShown:
    """The game after this many answers, as the viewer could see it. No question is open in the past."""
    past = match.past(answers)
    seq = past.given[-1].seq if past.given else 0
    entries = [entry_shown(table.log[seq - 1], match, viewer, RenderCache())] if seq else []
    game = GameShown(
        answers=answers,
        waiting=[seat for seat in past.waiting() if seat != CHANCE],
        sides=past.sides(),
        questions=[],
        undoable=[],
        views={name: msgspec.Raw(past.view(seat)) for name, seat in viewer.looking().items()},
    )
    return ReplayShown(answers=answers, total=len(match.given), entries=entries, game=game)
