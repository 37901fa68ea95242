"""What happens in whole random games of Civilization, step by step."""

from __future__ import annotations

from functools import cache

from games.civilization.scenes import CIVILIZATION
from games.random_play import chooser, play_step
from ziggurat.games.civilization.position import CivilizationOptions, Mode
from ziggurat.games.game import Event
from ziggurat.match.match import Match

GAMES: tuple[tuple[Mode, int], ...] = (("nomads", 3), ("farmers", 2), ("farmers", 4))


@cache
def steps(mode: Mode, seats: int) -> tuple[tuple[Event, ...], ...]:
    """What happened in each step of such a game."""
    match, choose = Match(CIVILIZATION, seats, 1, CivilizationOptions(mode=mode, turn_limit=15)), chooser(1)
    told = []
    while match.result is None:
        told.append(play_step(match, choose)[1])
    return tuple(told)
