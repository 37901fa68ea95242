"""What "Play now" begins: the game that was played last at this screen, with as many players as last time."""

from __future__ import annotations

from functools import cache
from typing import Final, get_args, get_type_hints

import msgspec

from ziggurat.games import game_named
from ziggurat_client.kept.profile import Memory
from ziggurat_client.shown import SHOWN

FIRST_LEVEL: Final = "apprentice"
"""How well bots play in a first game, guided or not."""
USUAL_LEVEL: Final = "merchant"
_MODE: Final = "mode"
"""The option that says which of its games a game is."""


@cache
def modes_of(game: str) -> tuple[str, ...]:
    """The modes that a game is played in, the simplest first; none where it has but one."""
    return get_args(get_type_hints(game_named(game).options_type).get(_MODE))


def usual_mode(game: str) -> str:
    """The mode in which it is played where nobody chooses; empty where there is no choice."""
    return str(getattr(game_named(game).options_type(), _MODE, ""))


class QuickGame:
    """The choice, kept in the profile. What the profile says is brought within what this client and the game offer."""

    def __init__(self, memory: Memory) -> None:
        self._memory = memory

    @property
    def game(self) -> str:
        """The game's id."""
        chosen = self._memory.profile.quick_game
        return chosen if chosen in SHOWN else SHOWN[0]

    def choose(self, game: str) -> None:
        """Choose that game from now on."""
        if game != self._memory.profile.quick_game:
            self._memory.change(quick_game=game)

    def turn_game(self, by: int) -> None:
        """Choose the next game, or the one before."""
        self.choose(SHOWN[(SHOWN.index(self.game) + by) % len(SHOWN)])

    @property
    def modes(self) -> tuple[str, ...]:
        """The modes that the game is played in."""
        return modes_of(self.game)

    @property
    def mode(self) -> str:
        """The mode of last time, or the usual one; empty where there is no choice."""
        chosen = self._memory.profile.quick_mode
        return chosen if chosen in self.modes else usual_mode(self.game)

    def choose_mode(self, mode: str) -> None:
        """Choose that mode from now on."""
        self._memory.change(quick_mode=mode)

    def options(self, **others: object) -> msgspec.Raw | msgspec.UnsetType:
        """The options of a table for it, as they travel: the mode, and `others`; unset where that says nothing."""
        said = {_MODE: self.mode, **others} if self.modes else others
        return msgspec.Raw(msgspec.json.encode(said)) if said else msgspec.UNSET

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """With how many players the game can be played, the fewest first."""
        return tuple(sorted(game_named(self.game).seat_counts))

    @property
    def seats(self) -> int:
        """How many players there are, oneself included: the number of last time, or the nearest one possible."""
        wanted = self._memory.profile.quick_seats
        return min(self.seat_counts, key=lambda count: abs(count - wanted))

    def turn_seats(self, by: int) -> None:
        """Choose the next number of players, or the one before."""
        counts = self.seat_counts
        self._memory.change(quick_seats=counts[(counts.index(self.seats) + by) % len(counts)])

    @property
    def level(self) -> str:
        """How well bots play if nothing else is chosen."""
        return self.level_at(self.game)

    def level_at(self, game: str) -> str:
        """The same for any game: as in a first one, until one has been finished."""
        return USUAL_LEVEL if game in self._memory.profile.finished else FIRST_LEVEL

    def finish(self, game: str) -> None:
        """A match of that game was played to its end."""
        finished = self._memory.profile.finished
        if game not in finished:
            self._memory.change(finished=(*finished, game))
