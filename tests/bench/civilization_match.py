"""A long match of Civilization to measure: seven nations that spread over the map and fight, and never finish."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from ziggurat.games.civilization.actions import (
    BuildCities,
    CivilizationAction,
    FightOn,
    Load,
    Move,
    Sail,
    Ships,
    Unload,
)
from ziggurat.games.civilization.position import CivilizationOptions, Nation
from ziggurat.games.civilization.rules import Civilization
from ziggurat.match.match import Match
from ziggurat.match.steps import Step

CIVILIZATION: Final = Civilization()
SEATS: Final = 7
ENDLESS: Final = CivilizationOptions("farmers", turn_limit=0)
GOES_ON: Final = 0.9
"""How often something is done; else it is the first of the choices, which ends a movement."""
GROWN: Final = 10
"""Tokens on the map from which on a nation builds ships."""


def begun(seed: int = 1) -> Match:
    """The match before its first step."""
    return Match(CIVILIZATION, SEATS, seed, ENDLESS)


def played(steps: int, seed: int = 1) -> Match:
    """The match after so many steps."""
    match = begun(seed)
    for step in script(match, seed):
        if match.step_count == steps:
            break
        match.take(step)
    return match


def script(match: Match, seed: int = 1) -> Iterator[Step]:
    """The next step, each time that the one before was taken."""
    chance = random.Random(seed)
    while True:
        seat = chance.choice(match.due.seats)
        choices = list(CIVILIZATION.candidates(match.view(seat)))
        nations, goes_on = match.position.board.nations, chance.random() < GOES_ON
        if nations:
            wise = [each for each in choices if _is_wise(each, nations[seat])] if goes_on else choices[:1]
            choices = wise or choices
        yield Step(seat, chance.choice(choices))


def _is_wise(action: CivilizationAction, nation: Nation) -> bool:
    """Whether a nation spreads by it and stays alive; with one city at most it never enters the Bronze Age."""
    match action:
        case Move(count=count):
            return count == 1
        case Sail() | Load() | Unload():
            return True
        case Ships(build=build):
            return not build or nation.on_map > GROWN
        case BuildCities(areas=areas):
            return len(areas) + len(nation.cities) <= 1
        case FightOn(go_on=goes_on):
            return not goes_on
        case _:
            return False
