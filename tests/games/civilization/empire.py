"""A long match of two: one nation builds all its nine cities, and then takes a city that it has no marker for.

So it comes to what random play never does: a city that nobody takes over and nothing defends (6.3, R5).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.civilization.builders import RULES, gathering, settlers
from games.civilization.restless import marches
from ziggurat.games.civilization.actions import BuildCities, ChooseNation, EndMovement, Move, Ships
from ziggurat.games.civilization.candidates import candidates
from ziggurat.games.civilization.defaults import usual
from ziggurat.games.civilization.nations import CITIES
from ziggurat.games.civilization.position import Board, CivilizationOptions
from ziggurat.games.game import Action, Seat
from ziggurat.match.match import Match

EMPIRE: Final[Seat] = 0
"""The nation that builds; the other one spreads, and has one city."""
NEIGHBOURS: Final = ("babylon", "assyria")
"""The nations by seat; they begin side by side."""
SETTLED: Final = 6
"""In this turn the empire begins to build."""
AT_ONCE: Final = 3
"""The most cities that it gathers tokens for in a turn."""


def played(seed: int) -> Match:
    """The match, up to its end."""
    match = Match(RULES, 2, seed, CivilizationOptions(turn_limit=0))
    while match.due.seats:
        seat = match.due.seats[0]
        match.apply(seat, _action(match.position.board, seat))
    return match


def _action(board: Board, seat: Seat) -> Action:
    match board.phase:
        case "nations":
            return ChooseNation(NEIGHBOURS[seat])
        case "movement":
            return next(_moves(board, seat), EndMovement())
        case "ships":
            return Ships({}, ())
        case "cities":
            return _cities(board, seat)
        case _:
            return usual(board, seat)


def _wanted(board: Board, seat: Seat) -> int:
    """How many cities more the seat would have now."""
    owned = len(board.nations[seat].cities)
    if seat != EMPIRE:
        return 1 - owned
    return min(AT_ONCE, CITIES - owned) if board.turn >= SETTLED else 0


def _moves(board: Board, seat: Seat) -> Iterator[Move]:
    if seat == EMPIRE and not board.nations[seat].free_cities:
        yield from marches(board, seat)
    if _wanted(board, seat) > 0:
        yield from gathering(board, seat, _wanted(board, seat))
    yield from settlers(board, seat)


def _cities(board: Board, seat: Seat) -> BuildCities:
    """As many as the nation wants and may build."""
    offered = [each for each in candidates(board, seat) if isinstance(each, BuildCities)]
    fitting = [each for each in offered if len(each.areas) <= max(0, _wanted(board, seat))]
    return max(fitting, key=lambda each: len(each.areas))
