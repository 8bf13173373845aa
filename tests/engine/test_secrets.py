"""Secrets of one seat: an event's what, and an answer of nature's."""

from theomachy.engine.decision import EVERYBODY, Frame, State
from theomachy.engine.event import Event


def test_a_secret_event_tells_its_what_to_one_seat_only() -> None:
    """Everything else of it is told to all; an event without a secret is the same for everybody."""
    event = Event("card-drawn", "X-1", 1, -1, 5, -1, -1, 2, only=1)
    assert event.seen_by(1) is event
    assert event.seen_by(0).arguments() == {"who": 1, "amount": 2}
    assert event.seen_by(0).seen_by(1).what == -1
    public = Event("card-played", "X-1", 1, -1, 5, -1, -1, 0)
    assert public.seen_by(0) is public


def test_answers_are_everybodys_unless_a_frame_says_otherwise() -> None:
    """A game that is over has no secrets to tell."""
    assert Frame[State]().privy() == EVERYBODY
    s = State()
    s.over = True
    assert s.privy() == EVERYBODY


def test_a_whisper_is_heard_whole_by_one_seat() -> None:
    """And by nobody if nobody listens."""
    s = State()
    s.whisper("card-drawn", "X-1", 1, 5)
    assert s.heard() == []
    s.listen()
    s.whisper("card-drawn", "X-1", 1, 5)
    event = s.heard()[0]
    assert (event.seen_by(1).what, event.seen_by(0).what, event.seen_by(0).who) == (5, -1, 1)
