"""Nations that spread and build cities as soon as they can, so that a match soon comes to where cities are needed.

It imports nothing of the tests, so that measurements can use it too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.civilization.actions import BuildCities, EndMovement, Move, Ships
from ziggurat.games.civilization.areas import AREAS, BY_LAND, COSTS, AreaNumber
from ziggurat.games.civilization.candidates import candidates
from ziggurat.games.civilization.defaults import usual
from ziggurat.games.civilization.moving import unmoved
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.regions import closed_areas
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.sight import own_of
from ziggurat.games.game import Action, Seat
from ziggurat.match.match import Match
from ziggurat.match.steps import Step

RULES: Final = Civilization()
AT_ONCE: Final = 2
"""The most cities that a nation gathers tokens for in a turn."""
SPREAD: Final = 16
"""Tokens on the map from which on a nation gathers them for cities."""


def steps(match: Match) -> Iterator[Step]:
    """The next step of a match that builders play, each time that the one before was taken."""
    while match.due.seats:
        seat = match.due.seats[0]
        yield Step(seat, action(match.position.board, seat, own_of(match.position, seat)))


def action(board: Board, seat: Seat, own: Own) -> Action:
    """What a builder does now."""
    match board.phase:
        case "nations":
            return next(iter(candidates(board, seat, own)))
        case "movement":
            return next(_moves(board, seat), EndMovement())
        case "cities":
            built = [each for each in candidates(board, seat, own) if isinstance(each, BuildCities)]
            return max(built, key=lambda each: len(each.areas))
        case "ships":
            return Ships({}, ())
        case _:
            return usual(board, seat, own)


def _moves(board: Board, seat: Seat) -> Iterator[Move]:
    nation = board.nations[seat]
    if nation.on_map >= SPREAD and nation.free_cities:
        yield from gathering(board, seat, AT_ONCE)
    yield from settlers(board, seat)


def settlers(board: Board, seat: Seat) -> Iterator[Move]:
    """Of every two and more, one goes where nobody lives."""
    closed = closed_areas(board)
    for area, count in enumerate(board.nations[seat].tokens):
        if count > 1 and unmoved(board, seat, area) > 1:
            for to in BY_LAND[area]:
                if not board.present(to) and board.city_in(to) is None and to not in closed:
                    yield Move(AREAS[area].id, AREAS[to].id, 1)


def gathering(board: Board, seat: Seat, wanted: int) -> Iterator[Move]:
    """Tokens come together where cities can be built, for so many cities."""
    nation = board.nations[seat]
    for area in _grounds(board, seat):
        if not wanted:
            return
        missing = min(COSTS) - nation.tokens[area]
        if missing <= 0:
            wanted -= 1
            continue
        beside = [each for each in BY_LAND[area] if unmoved(board, seat, each) and each not in nation.cities]
        if sum(unmoved(board, seat, each) for each in beside) >= missing:
            fullest = max(beside, key=lambda each: unmoved(board, seat, each))
            yield Move(AREAS[fullest].id, AREAS[area].id, min(missing, unmoved(board, seat, fullest)))


def _grounds(board: Board, seat: Seat) -> list[AreaNumber]:
    """Where the nation is alone on a site without a city, the fullest first."""
    tokens = board.nations[seat].tokens
    found = [area for area, count in enumerate(tokens) if count and COSTS[area] == min(COSTS)]
    alone = [area for area in found if board.city_in(area) is None and board.present(area) == (seat,)]
    return sorted(alone, key=lambda area: -tokens[area])
