"""What a seat of Pantheon remembers: consistent with all that was shown to it, and with nothing else."""

import json
from math import comb, log

import pytest

from tests.games.pantheon.redeal import redealt
from theomachy.bots.ask import ask_bot
from theomachy.bots.levels.novice import Novice
from theomachy.bots.memory import Memory
from theomachy.bots.mind import Mind
from theomachy.bots.notes import Notes, known_to
from theomachy.engine.chance import Dice
from theomachy.engine.datafile import Node
from theomachy.engine.decision import CHANCE
from theomachy.engine.event import NONE, Event
from theomachy.engine.game import Json, random_option
from theomachy.games.pantheon.bot.demigods import Demigods
from theomachy.games.pantheon.bot.hands import KINDS, Contradiction, Deck, Hands
from theomachy.games.pantheon.bot.imagine import PantheonImagining, PantheonRecalling, begun
from theomachy.games.pantheon.bot.memory import PantheonMemory, read_memory
from theomachy.games.pantheon.bot.mind import PANTHEON_MIND
from theomachy.games.pantheon.game import PANTHEON
from theomachy.games.pantheon.rules.components import CARDS
from theomachy.games.pantheon.rules.piles import counts_of, size
from theomachy.games.pantheon.rules.state import PantheonState

MOVE, GIFT, PRIEST = 0, 1, 2


class Moment:
    """A position of a game, the seat that is asked, and what it remembers."""

    def __init__(self, s: PantheonState, seat: int, memory: Json) -> None:
        self.s = s
        self.seat = seat
        self.memory = memory

    def recalled(self) -> PantheonRecalling:
        """What the seat sees and remembers."""
        return PantheonRecalling(
            known_to(PANTHEON, self.s, self.seat), self.seat, read_memory(Node(self.memory, "m"))
        )


def moments(players: int, seed: int, every: int, by_chance: bool) -> list[Moment]:
    """Moments of a game of novices, or of answers by chance."""
    dice = Dice(seed)
    s = PANTHEON.new(players)
    notes = Notes(PANTHEON, s)
    answers: list[tuple[int, int]] = []
    found: list[Moment] = []
    asked = 0
    while not s.over:
        seat = s.waiting()[0]
        options = s.options(seat)
        if seat != CHANCE:
            asked += 1
            if asked % every == 0:
                notes.follow(answers)
                found.append(Moment(s.copy(), seat, json.loads(json.dumps(notes.of(seat)))))
        if seat == CHANCE or by_chance:
            option = random_option(s, seat, options, dice)
        else:
            option = ask_bot(Novice(), PANTHEON, s, seat, dice)
        s.apply(seat, option)
        answers.append((seat, option))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_remembered_fits_the_position_and_what_is_imagined_breaks_no_rule(players: int) -> None:
    dice = Dice(7)
    unlike = 0
    for moment in moments(players, players, 31, by_chance=True):
        recalled = moment.recalled()
        assert recalled.fits
        imagined = recalled.position(dice)
        assert PANTHEON.document(imagined, moment.seat) == PANTHEON.document(moment.s, moment.seat)
        assert PANTHEON.faults(imagined) == []
        for owner in range(players):
            for card in range(len(CARDS)):  # what is known of a hand is true, and imagined every time
                known = recalled.memory.cards.known[owner][card]
                assert known <= counts_of(imagined.hands[owner], KINDS)[card]
                assert known <= counts_of(moment.s.hands[owner], KINDS)[card]
        assert imagined.bag == moment.s.bag  # every tile that left the bag was shown
        unlike += imagined.hands != moment.s.hands
    assert unlike


def likelihood(unseen: list[int], drawn: int, true: list[int]) -> float:
    """The logarithm of the chance that so many cards drawn of these are exactly these."""
    ways = 1
    for card in range(KINDS):
        ways *= comb(unseen[card], true[card])
    return log(ways / comb(sum(unseen), drawn))


def test_the_true_hand_is_likelier_by_the_memory_than_by_the_position_alone() -> None:
    """Exact for two players: the unseen cards of the other hand are drawn of one deck."""
    with_memory = without = 0.0
    for seed in (1, 2):
        for moment in moments(2, seed, 9, by_chance=False):
            recalled = moment.recalled()
            other = 1 - moment.seat
            true = counts_of(moment.s.hands[other], KINDS)
            cards = recalled.memory.cards
            assert list(cards.plays) == []
            assert len(cards.decks) == 1
            rest = [true[card] - cards.known[other][card] for card in range(KINDS)]
            with_memory += likelihood(cards.deck().pool, cards.deck().drawn[other], rest)
            unseen = [sum(pair) for pair in zip(true, counts_of(moment.s.deck, KINDS), strict=True)]
            without += likelihood(unseen, sum(true), true)
    assert with_memory > 0.7 * without  # both are below nothing: much less is left to guess


@pytest.mark.parametrize("players", [3, 4])
def test_imagined_hands_are_nearer_to_the_true_ones_with_a_memory(players: int) -> None:
    missed = [0, 0]
    for moment in moments(players, 5, 41, by_chance=True):
        seen = PantheonImagining(known_to(PANTHEON, moment.s, moment.seat), moment.seat)
        for place, imagining in enumerate((moment.recalled(), seen)):
            for luck in range(3):
                imagined = imagining.position(Dice(luck))
                for owner, hand in enumerate(moment.s.hands):
                    pairs = zip(counts_of(hand, KINDS), counts_of(imagined.hands[owner], KINDS), strict=True)
                    missed[place] += sum(abs(one - other) for one, other in pairs)
    assert missed[0] < 0.8 * missed[1]


def test_nothing_hidden_goes_into_a_memory() -> None:
    """Two games that look the same to a seat leave it with the same memory, whatever others drew."""
    dice = Dice(3)
    s = PANTHEON.start(3, 4)
    twin = redealt(s, 0, dice)
    assert twin.hands != s.hands
    notes, other = Notes(PANTHEON, s), Notes(PANTHEON, twin)
    assert notes.of(0) == other.of(0)
    drawn = Event("card-drawn", "PAN-DRAW-07", 1, -1, MOVE, -1, -1, 0, only=1)
    for memories in (notes.memories, other.memories):
        memories[0].note(drawn.seen_by(0))
    assert notes.of(0) == other.of(0)
    assert '"decks": [[0, ' in json.dumps(notes.of(0))


def test_a_memory_of_another_position_is_left_aside() -> None:
    moment = moments(2, 2, 60, by_chance=True)[0]
    changed = moment.s.copy()
    changed.discard += 1
    changed.deck -= 1
    edited = Moment(changed, moment.seat, moment.memory).recalled()
    assert not edited.fits
    assert PANTHEON.document(edited.position(Dice(1)), moment.seat) == PANTHEON.document(changed, moment.seat)
    lost = read_memory(Node(moment.memory, "m"))
    lost.note(Event("open-card-turned", "PAN-DRAW-03", -1, -1, 9, -1, -1, 0))  # no deck has a card of five coins
    assert lost.lost
    before = lost.document()
    lost.note(Event("loot-placed", "PAN-EPOCH-05", -1, -1, 0, -1, 0, 0))
    assert lost.document() == before
    assert not Moment(moment.s, moment.seat, json.loads(json.dumps(before))).recalled().fits


def test_answers_that_were_taken_back_are_forgotten() -> None:
    dice = Dice(1)
    s = PANTHEON.new(2)
    answers: list[tuple[int, int]] = []
    for _ in range(60):
        seat = s.waiting()[0]
        option = random_option(s, seat, s.options(seat), dice)
        s.apply(seat, option)
        answers.append((seat, option))
    notes, fresh = Notes(PANTHEON, PANTHEON.new(2)), Notes(PANTHEON, PANTHEON.new(2))
    notes.follow(answers)
    assert notes.of(0) != fresh.of(0)
    fresh.follow(answers[:40])
    notes.follow(answers[:40])
    assert notes.of(0) == fresh.of(0)


# -- hands, on cases small enough to count


def hands(*pool: int, drawn: tuple[int, ...] = (0, 0, 0)) -> Hands:
    """A deck with so many of the first kinds, cards of it in hands."""
    counts = [*pool, *[0] * (KINDS - len(pool))]
    return Hands([[0] * KINDS for _ in drawn], {0: Deck(counts, list(drawn))}, [], [0] * KINDS)


def test_a_card_taken_openly_is_known_until_it_is_played() -> None:
    cards = hands(2, 2)
    cards.took(1, GIFT)
    cards.drew(1, NONE)
    assert (cards.sizes(), cards.known[1][GIFT]) == ([0, 2, 0], 1)
    assert all(cards.dealt(Dice(luck))[0][1][GIFT] >= 1 for luck in range(20))
    cards.left(1, GIFT)
    assert (cards.sizes(), cards.known[1][GIFT], cards.deck().drawn) == ([0, 1, 0], 0, [0, 1, 0])
    cards.left(1, GIFT)  # of the deck, then
    assert (cards.sizes(), cards.deck().pool[:2]) == ([0, 0, 0], [2, 1])
    with pytest.raises(Contradiction):
        cards.left(1, GIFT)


def test_who_alone_has_the_rest_of_a_deck_has_no_secrets() -> None:
    cards = hands(1, 1, 1)
    cards.drew(0, MOVE)  # one's own
    cards.drew(1, NONE)
    cards.drew(1, NONE)
    cards.thrown(MOVE, 1)
    cards.left(0, MOVE)
    cards.renewed()
    assert cards.known[1][:3] == [0, 1, 1]
    assert list(cards.decks) == [1]
    assert cards.deck().pool[:3] == [1, 0, 0]
    with pytest.raises(Contradiction):
        cards.renewed()  # it has not run out


def two_decks() -> Hands:
    """Two seats share a move and a gift of one deck; each has drawn one of the next: two gifts, a priest."""
    cards = hands(1, 1, drawn=(0, 1, 1))
    cards.thrown(GIFT, 2)
    cards.thrown(PRIEST, 1)
    cards.renewed()
    cards.drew(1, NONE)
    cards.drew(2, NONE)
    return cards


def test_a_card_that_may_be_of_two_decks_is_settled_by_chance_or_by_what_is_seen_later() -> None:
    cards = two_decks()
    cards.left(1, GIFT)
    assert [play.most for play in cards.plays] == [{0: 1, 1: 1}]
    assert cards.sizes() == [0, 1, 2]
    assert cards.unseen()[:3] == [1, 2, 1]
    kinds = {tuple(cards.dealt(Dice(luck))[0][1][:3]) for luck in range(60)}
    assert kinds == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
    # of the first deck: its move is the other's, and this one has a gift or the priest; of the second: it may have
    # the move or the gift of the first
    for _ in range(2):
        cards.turned(GIFT)  # now none of the second deck can have been played, nor be in a hand
    assert list(cards.plays) == []
    assert cards.known[2][MOVE] == 1
    assert cards.deck().pool[:3] == [0, 0, 1]


def test_open_plays_of_a_seat_are_settled_in_their_order() -> None:
    cards = two_decks()
    cards.left(1, GIFT)
    cards.left(1, MOVE)  # surely of the first deck, so the gift was of the second
    assert len(cards.plays) == 2
    dealt = [cards.dealt(Dice(luck))[0] for luck in range(30)]
    assert {sum(hand[1]) for hand in dealt} == {0}
    assert all(hand[2][GIFT] >= 1 for hand in dealt)  # what is left of the first deck
    cards.left(2, GIFT)
    cards.emptied(1)
    cards.emptied(2)
    assert (cards.sizes(), list(cards.plays)) == ([0, 0, 0], [])


def test_what_cannot_be_settled_is_a_contradiction() -> None:
    cards = two_decks()
    cards.left(1, GIFT)
    cards.decks[0].pool[GIFT] = 0
    cards.decks[1].pool[GIFT] = 0
    with pytest.raises(Contradiction):
        cards.dealt(Dice(1))
    with pytest.raises(Contradiction):
        cards.settle()


def test_a_world_that_cannot_be_settled_is_imagined_from_the_position() -> None:
    moment = next(each for each in moments(3, 3, 31, by_chance=True) if each.recalled().memory.cards.plays)
    recalled = moment.recalled()
    for deck in recalled.memory.cards.decks.values():
        deck.pool[recalled.memory.cards.plays[0].card] = 0
    imagined = recalled.position(Dice(1))
    assert PANTHEON.document(imagined, moment.seat) == PANTHEON.document(moment.s, moment.seat)


# -- demigods


def test_a_scoring_tells_what_unseen_demigods_are_worth_together() -> None:
    demigods = Demigods([3, 3, 3, 4, 4, 4], [[0] * 6, [0] * 6], [], 0, [])
    demigods.displayed(2)
    demigods.taken(1, 2, unseen_by_others=False)
    demigods.taken(1, NONE, unseen_by_others=True)
    demigods.taken(1, NONE, unseen_by_others=True)
    demigods.taken(0, 1, unseen_by_others=True)
    demigods.scored(1, 7)  # 2 and two unseen ones that make 5
    demigods.scored(0, 1)
    assert demigods.sizes() == [1, 3]
    assert demigods.sums == [(1, 2, 5)]
    assert demigods.fits(17)
    assert not demigods.fits(18)
    for luck in range(20):
        owned, stack = demigods.dealt(17, Dice(luck))
        assert owned[1] == [0, 2, 1, 0, 0, 0]
        assert sum(stack) == 17


def test_low_demigods_are_taken_first_and_sums_that_cannot_be_met_are_left_aside() -> None:
    demigods = Demigods([1, 0, 0, 2, 0, 0], [[0] * 6, [0] * 6, [0] * 6], [2, 1], 0, [(1, 1, 9)])
    for luck in range(10):
        owned, stack = demigods.dealt(1, Dice(luck))
        assert owned[2] == [1, 0, 0, 0, 0, 0]
        assert owned[1] == stack == [0, 0, 0, 1, 0, 0]
    mixed = Demigods([1, 0, 0, 2, 0, 0], [[0] * 6, [0] * 6, [0] * 6], [2, 1], 2, [])
    assert len({tuple(mixed.dealt(1, Dice(luck))[0][1]) for luck in range(20)}) == 2


# -- around it


def test_hands_that_become_the_deck_are_forgotten() -> None:
    memory = begun(known_to(PANTHEON, PANTHEON.new(2), 0), 0)
    memory.note(Event("open-card-turned", "PAN-DRAW-03", -1, -1, GIFT, -1, -1, 0))
    memory.note(Event("open-card-taken", "PAN-DRAW-02", 1, -1, GIFT, -1, -1, 0))
    assert memory.cards.known[1][GIFT] == 1
    for seat in (0, 1):
        memory.note(Event("hand-discarded", "PAN-DRAW-10", seat, -1, -1, -1, -1, 1 - seat))
    assert memory.cards.sizes() == [0, 0]
    assert memory.cards.deck().pool == counts_of(PANTHEON.new(2).deck, KINDS)
    assert not memory.lost


def test_a_game_without_hidden_things_has_no_memory() -> None:
    mind: Mind[PantheonState] = Mind(PANTHEON, PANTHEON_MIND.evaluation)
    assert mind.noticing(known_to(PANTHEON, PANTHEON.new(2), 0), 0) is None
    with pytest.raises(NotImplementedError):
        Memory().note(Event("game-won", "PAN-END-02", 0, -1, -1, -1, -1, 0))
    with pytest.raises(NotImplementedError):
        Memory().document()
    with pytest.raises(NotImplementedError):
        mind.recalling(known_to(PANTHEON, PANTHEON.new(2), 0), 0, Node({}, "memory"))


def test_a_memory_begins_at_any_position() -> None:
    moment = moments(3, 8, 80, by_chance=True)[1]
    memory = begun(known_to(PANTHEON, moment.s, moment.seat), moment.seat)
    assert isinstance(memory, PantheonMemory)
    recalled = PantheonRecalling(known_to(PANTHEON, moment.s, moment.seat), moment.seat, memory)
    assert recalled.fits
    imagined = recalled.position(Dice(2))
    assert PANTHEON.document(imagined, moment.seat) == PANTHEON.document(moment.s, moment.seat)
    assert size(imagined.bag) == size(moment.s.bag)
