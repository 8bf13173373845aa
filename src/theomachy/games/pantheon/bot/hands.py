"""Which cards may be in which hand, by all that was seen: cards taken openly, cards played, decks that ran out.

A card that was taken openly is known until one of its kind is played. A card drawn unseen came from the deck of
that time, so it is one of the cards that lay there: when the deck runs out, all of it that was not seen is in
hands, and the next deck is made of cards everybody saw discarded. Where several hands hold such a rest, only
together they are known; where one does, it is known itself. A card that is played may be of two decks: until later
cards tell which, that stays open, and chance settles it whenever hands are dealt.
"""

from typing import Final, TypeAlias

from theomachy.engine.chance import Dice
from theomachy.engine.event import NONE
from theomachy.games.pantheon.rules.components import CARDS

Counts: TypeAlias = list[int]
KINDS: Final = len(CARDS)
SCALE: Final = 1_000_000
"""Weights of decks are whole numbers: their ratios times this."""
TRIES: Final = 16
"""How often open plays are settled from the beginning."""
PATIENCE: Final = 12
"""How often each open play may be moved, on average, before that."""


class Contradiction(Exception):
    """Raised for what cannot have happened in hands as they were thought to be."""


class Deck:
    """A deck, in use or run out."""

    def __init__(self, pool: Counts, drawn: Counts) -> None:
        self.pool: Final = pool
        """Of each kind how many were not seen since: drawn by somebody, or still in the deck."""
        self.drawn: Final = drawn
        """How many unseen ones each seat has drawn and not played; open plays are not counted off yet."""

    def copy(self) -> "Deck":
        """The same, to be changed by itself."""
        return Deck(list(self.pool), list(self.drawn))

    def seen(self, card: int) -> None:
        """One more of its cards was seen; Contradiction if it has none."""
        if not self.pool[card]:
            raise Contradiction
        self.pool[card] -= 1

    def played(self, seat: int, card: int) -> None:
        """A card drawn unseen was played."""
        self.drawn[seat] -= 1
        self.seen(card)


class Play:
    """A card that a seat played and that may be of several decks."""

    def __init__(self, seat: int, card: int, most: dict[int, int]) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.most: Final = most
        """By deck, how many unseen cards of it the seat had then; earlier open plays are not counted off."""


class Hands:
    """All hands as one seat knows them."""

    def __init__(self, known: list[Counts], decks: dict[int, Deck], plays: list[Play], discard: Counts) -> None:
        self.known: Final = known
        """For each seat the cards that are in its hand for certain."""
        self.decks = decks
        """By number, the one in use last."""
        self.plays = plays
        """What is open, in its order."""
        self.discard = discard

    def deck(self) -> Deck:
        """The deck in use."""
        return self.decks[max(self.decks)]

    def drew(self, seat: int, card: int) -> None:
        """A seat drew a card from the deck; NONE if it was not shown."""
        if card == NONE:
            self.deck().drawn[seat] += 1
        else:
            self.turned(card)
            self.known[seat][card] += 1

    def took(self, seat: int, card: int) -> None:
        """A seat took a card that all have seen."""
        self.known[seat][card] += 1

    def turned(self, card: int) -> None:
        """A card of the deck was seen."""
        self.deck().seen(card)
        self.settle()

    def left(self, seat: int, card: int) -> None:
        """A card left a hand, for all to see."""
        if self.known[seat][card]:
            self.known[seat][card] -= 1
            return
        most = {number: deck.drawn[seat] for number, deck in self.decks.items() if deck.drawn[seat]}
        self.plays.append(Play(seat, card, {number: most[number] for number in most if self.may(number, card)}))
        self.settle()

    def may(self, number: int, card: int) -> bool:
        """Whether a card may be of that deck."""
        return number in self.decks and self.decks[number].pool[card] > 0

    def thrown(self, card: int, amount: int) -> None:
        """Cards went to the discard pile."""
        self.discard[card] += amount

    def renewed(self) -> None:
        """The deck ran out, and the discard pile is the next one."""
        if sum(self.deck().pool) != sum(self.deck().drawn):
            raise Contradiction
        self.decks[max(self.decks) + 1] = Deck(self.discard, [0] * len(self.known))
        self.discard = [0] * KINDS
        self.settle()

    def emptied(self, seat: int) -> None:
        """All hands become the deck; this one too."""
        rest = [sum([deck.pool[card] for deck in self.decks.values()]) for card in range(KINDS)]
        for play in self.plays:
            rest[play.card] -= 1
        pool = [rest[card] + self.known[seat][card] for card in range(KINDS)]
        drawn = [sum([deck.drawn[other] for deck in self.decks.values()]) for other in range(len(self.known))]
        for play in self.plays:
            drawn[play.seat] -= 1
        drawn[seat] = 0
        self.decks = {max(self.decks): Deck(pool, drawn)}
        self.plays = []
        for card in range(KINDS):
            self.known[seat][card] = 0

    def settle(self) -> None:
        """Decide what is not open any more: plays, and decks that ran out and are in one hand."""
        while self.decided():
            pass
        last = max(self.decks)
        touched = {number for play in self.plays for number in play.most}
        for number in [each for each in self.decks if each != last and each not in touched]:
            deck = self.decks[number]
            owners = [seat for seat, amount in enumerate(deck.drawn) if amount]
            if len(owners) <= 1:
                del self.decks[number]
            if len(owners) == 1:
                for card in range(KINDS):
                    self.known[owners[0]][card] += deck.pool[card]

    def decided(self) -> bool:
        """Decide the first play that can only be of one deck and has no open one of its seat before it."""
        begun: set[int] = set()
        for place, play in enumerate(self.plays):
            if play.seat in begun:
                continue
            begun.add(play.seat)
            decks = [number for number in play.most if self.may(number, play.card)]
            if not decks:
                raise Contradiction
            if len(decks) == 1:
                self.decks[decks[0]].played(play.seat, play.card)
                del self.plays[place]
                for later in self.plays[place:]:
                    if later.seat == play.seat and decks[0] in later.most:
                        later.most[decks[0]] -= 1
                return True
        return False

    def sizes(self) -> list[int]:
        """How many cards each seat has."""
        found = [sum(hand) for hand in self.known]
        for deck in self.decks.values():
            found = [found[seat] + deck.drawn[seat] for seat in range(len(found))]
        for play in self.plays:
            found[play.seat] -= 1
        return found

    def unseen(self) -> Counts:
        """All cards that are in hands or in the deck."""
        piles = [*[deck.pool for deck in self.decks.values()], *self.known]
        played = [play.card for play in self.plays]
        return [sum([pile[card] for pile in piles]) - played.count(card) for card in range(KINDS)]

    def possible(self, dice: Dice) -> dict[int, Deck]:
        """The decks with every open play settled by chance; Contradiction if no way was found."""
        if not self.plays:
            return self.decks
        for _ in range(TRIES):
            settling = Settling(self.plays, {number: deck.copy() for number, deck in self.decks.items()})
            if settling.done(dice):
                return settling.decks
        raise Contradiction

    def dealt(self, dice: Dice) -> tuple[list[Counts], Counts]:
        """Every hand, with unseen cards dealt to it, and the rest: the deck."""
        hands = [list(hand) for hand in self.known]
        rest: Counts = []
        for deck in self.possible(dice).values():
            heap = dice.shuffled([card for card in range(KINDS) for _ in range(deck.pool[card])])
            at = 0
            for seat, amount in enumerate(deck.drawn):
                for card in heap[at : at + amount]:
                    hands[seat][card] += 1
                at += amount
            rest = heap[at:]
        return hands, [rest.count(card) for card in range(KINDS)]


class Settling:
    """Finds for each open play the deck its card was of, by chance; plays that are in the way have to move."""

    def __init__(self, plays: list[Play], decks: dict[int, Deck]) -> None:
        self.plays: Final = plays
        self.decks: Final = decks
        self.chosen: Final = [NONE] * len(plays)

    def done(self, dice: Dice) -> bool:
        """Settle all; False if that takes too long."""
        waiting = list(range(len(self.plays)))
        for _ in range(PATIENCE * len(waiting)):
            place = waiting.pop(0)
            play = self.plays[place]
            free = [number for number in play.most if self.free(number, place)]
            if free:
                weights = [self.weight(number, play) for number in free]
                self.choose(place, free[dice.weighted(weights)])
            else:
                numbers = list(play.most)
                waiting.append(place)
                waiting += self.moved(numbers[dice.below(len(numbers))], play, dice)
            if not waiting:
                return True
        return False

    def weight(self, number: int, play: Play) -> int:
        """How likely the card was of that deck, in proportion."""
        deck = self.decks[number]
        return max(1, SCALE * deck.drawn[play.seat] * deck.pool[play.card] // sum(deck.pool))

    def choose(self, place: int, number: int) -> None:
        """The card was of that deck."""
        self.chosen[place] = number
        self.decks[number].played(self.plays[place].seat, self.plays[place].card)

    def free(self, number: int, place: int) -> bool:
        """Whether the deck still has such a card, and the seat had so many unseen ones of it at every time."""
        play = self.plays[place]
        deck = self.decks[number]
        if not deck.pool[play.card] or not deck.drawn[play.seat]:
            return False
        before = 0
        for each, other in enumerate(self.plays):
            if other.seat == play.seat and (each == place or self.chosen[each] == number):
                if other.most[number] <= before:
                    return False
                before += 1
        return True

    def moved(self, number: int, play: Play, dice: Dice) -> list[int]:
        """Take one play of the same card, and one of the same seat, out of a deck: they are open again."""
        found: list[int] = []
        for alike in (
            [each for each, other in enumerate(self.plays) if other.card == play.card],
            [each for each, other in enumerate(self.plays) if other.seat == play.seat],
        ):
            inside = [each for each in alike if self.chosen[each] == number]
            if inside:
                place = inside[dice.below(len(inside))]
                other = self.plays[place]
                self.chosen[place] = NONE
                self.decks[number].drawn[other.seat] += 1
                self.decks[number].pool[other.card] += 1
                found.append(place)
        return found
