"""The full game of Civilization, begun in its middle: so short random matches come to taxes, cards, the market,
purchases and calamities."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, cast

from msgspec.structs import replace

from games.civilization.worlds import world
from ziggurat.games import GAMES
from ziggurat.games.civilization.position import CivilizationOptions, Position
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.game import Options

SHORT: Final = 12
"""For each so many turns that a match would have, this one has one."""


class Midgame(Civilization):
    """Matches of three that begin with a turn in which everyone has something of everything."""

    id = "civilization_midgame"
    seat_counts = (3,)

    def setup(self, seats: int, options: Options, seed: int) -> Position:
        """The first question of that turn. Raises ValueError if that many cannot play."""
        if seats not in self.seat_counts:
            raise ValueError(f"{seats} players cannot play in the middle of a game")
        position = world("full", seats, seed)
        last = position.board.turn + 1 + cast(CivilizationOptions, options).turn_limit // SHORT
        return position.on(replace(position.board, options=replace(position.board.options, turn_limit=last)))


MIDGAME: Final = Midgame()


@contextmanager
def registered() -> Iterator[None]:
    """It is a game of this process meanwhile, so that records of it can be replayed."""
    GAMES[MIDGAME.id] = MIDGAME
    try:
        yield
    finally:
        del GAMES[MIDGAME.id]
