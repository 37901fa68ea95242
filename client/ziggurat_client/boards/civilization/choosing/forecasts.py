"""What conflicts would follow if the movement ended now: asked of the rules themselves (6.3)."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec.structs import replace

from ziggurat.games.civilization.areas import LIMITS, AreaNumber
from ziggurat.games.civilization.conflicts import conflicts_of, resolve
from ziggurat.games.civilization.events import (
    Assault,
    CityAttacked,
    ConflictStarted,
    ConflictStep,
    Counts,
    TokensAdded,
    TokensRemoved,
)
from ziggurat.games.civilization.position import Board, Conflict
from ziggurat.games.game import Event, Seat


@dataclass(frozen=True)
class Forecast:
    """A conflict that would follow: where, who with how many, and the tokens of everyone after each loss.

    `city` is whose city it is about, `assault` what comes of it, `defenders` how many would come up from the stock.
    The fight is told down to the limit, at which it may stop; `after` is what is left then.
    """

    area: AreaNumber
    before: Counts
    course: tuple[Counts, ...]
    after: Counts
    city: Seat | None = None
    assault: Assault | None = None
    defenders: int = 0

    @property
    def limit(self) -> int:
        """The printed limit of the area."""
        return LIMITS[self.area]

    def count_of(self, seat: Seat) -> tuple[int, int]:
        """The tokens of a seat before and after."""
        return dict(self.before).get(seat, 0), dict(self.after).get(seat, 0)

    @property
    def attacker(self) -> Seat | None:
        """Who would attack the city with the most tokens."""
        others = [(count, -seat) for seat, count in self.before if seat != self.city]
        return None if self.city is None or not others else -max(others)[1]


def forecasts(board: Board) -> tuple[Forecast, ...]:
    """All conflicts that the board holds, in the order in which they would be resolved, each by itself."""
    if not board.nations or board.options.mode == "nomads":
        return ()
    return tuple(_foreseen(board, conflict) for conflict in conflicts_of(board))


def forecast_in(board: Board, area: AreaNumber) -> Forecast | None:
    """The conflict that would follow in that area, if one would."""
    return next((each for each in forecasts(board) if each.area == area), None)


def _foreseen(board: Board, conflict: Conflict) -> Forecast:
    story: list[Event] = []
    peaceful = replace(board.options, fight_on=False)
    alone = replace(board, options=peaceful, conflicts=(conflict,), waiting=(), fight=None)
    end = resolve(alone, story)
    before = _counts(board, conflict)
    assault = next((event.result for event in story if isinstance(event, CityAttacked)), None)
    defenders = sum(event.count for event in story if isinstance(event, TokensAdded))
    return Forecast(
        conflict.area, before, _course(before, story), _counts(end, conflict), conflict.city, assault, defenders
    )


def _counts(board: Board, conflict: Conflict) -> Counts:
    return tuple((seat, board.nations[seat].tokens[conflict.area]) for seat in conflict.seats)


def _course(before: Counts, story: list[Event]) -> tuple[Counts, ...]:
    """The numbers of all after each change that the story tells of."""
    now, course = dict(before), []
    for event in story:
        match event:
            case ConflictStarted():
                course.append(tuple(now.items()))
            case ConflictStep(seats=seats):
                now = {seat: count - (seat in seats) for seat, count in now.items()}
                course.append(tuple(now.items()))
            case TokensAdded(seat, _, count):
                now[seat] = now.get(seat, 0) + count
            case TokensRemoved(seat, _, count):
                now[seat] -= count
                course.append(tuple(now.items()))
            case _:
                pass
    return tuple(course)
