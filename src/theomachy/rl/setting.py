"""What an environment plays: a game, its number of players and its setup. Each game is begun from a seed."""

from collections.abc import Mapping
from typing import Final

from theomachy.engine.chance import Dice
from theomachy.engine.decision import State
from theomachy.engine.episode import Actions, Episode
from theomachy.engine.observation import DIGIT
from theomachy.engine.refusal import SetupError
from theomachy.games import registry
from theomachy.play.setup import Wishes
from theomachy.rl.encoding import Encoding
from theomachy.words.texts import texts

LISTS: Final = ("gods", "guardians", "variants")
TEXTS: Final = ("scenario",)
NUMBERS: Final = ("first", "stall_turns")


class Setting:
    """A game and what is settled about it; the rest is drawn for every episode. SetupError if it cannot be."""

    def __init__(self, game: str, wishes: Wishes) -> None:
        self.package: Final = registry.package(game)
        counts = self.package.game.players
        if wishes.players not in counts:
            raise SetupError("players", str(wishes.players), ", ".join(map(str, counts)))
        self.wishes: Final = wishes
        self.players: Final = wishes.players
        self.observer: Final = self.package.observer(wishes.players)
        self.actions: Final = Actions(self.package.game)
        self.encoding: Final = Encoding(game, self.observer, self.actions.count)
        self.package.header(wishes, 0)  # a wish that cannot be granted is refused here, not at the first reset

    def opened(self, dice: Dice) -> State:
        """A new game; the dice draw what is not settled."""
        return self.package.game.opened(self.package.header(self.wishes, dice.roll()))

    def begin(self, seed: int) -> Episode[State]:
        """A new game: everything drawn comes from the seed."""
        dice = Dice(seed)
        return Episode(self.actions, self.observer, self.opened(dice), dice)

    def names(self, episode: Episode[State]) -> list[str]:
        """The names of the seats: the gods of Ankh, the colours of Pantheon."""
        return self.package.game.seat_names(episode.s)

    def code(self, episode: Episode[State], action: int) -> int:
        """The option code an action says; that of the least number for the greater digit of one."""
        actions = self.actions
        if actions.is_digit(action):
            return actions.first + (action - actions.greater) * DIGIT
        return actions.option(action, episode.digit)

    def text(self, episode: Episode[State], action: int) -> str:
        """An open action in the notation of records."""
        return self.actions.text(episode.s, action, episode.digit)

    def words(self, episode: Episode[State], action: int, language: str = "en") -> str:
        """An open action as a sentence for people."""
        if self.actions.is_digit(action):
            return self.text(episode, action)
        return self.package.offer(episode.s, self.actions.option(action, episode.digit), texts(language))


def setting(
    game: str, players: int, edition: str | None = None, setup: Mapping[str, object] | None = None
) -> Setting:
    """A setting from the choices that a caller names; SetupError says which one cannot be."""
    wishes = Wishes(players, edition=edition)
    for name, value in (setup or {}).items():
        if name in LISTS and isinstance(value, list | tuple):
            setattr(wishes, name, [str(each) for each in value])
        elif (name in TEXTS and isinstance(value, str)) or (name in NUMBERS and isinstance(value, int)):
            setattr(wishes, name, value)
        elif value is not None:
            allowed = f"{', '.join(LISTS)} (lists), {', '.join(TEXTS)} (text), {', '.join(NUMBERS)} (numbers)"
            raise SetupError(name, repr(value), allowed)
    if wishes.gods is not None and len(wishes.gods) != players:
        raise SetupError("gods", repr(wishes.gods), f"{players} of them, one for each player")
    return Setting(game, wishes)
