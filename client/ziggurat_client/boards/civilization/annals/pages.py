"""The turns of a match as its annals tell them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from ziggurat.games.civilization.advances import points_of
from ziggurat.games.civilization.areas import LAND_AREAS, NUMBER_OF, AreaNumber
from ziggurat.games.civilization.events import TokensAdded, TurnStarted
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.scoring import territories
from ziggurat.games.game import Event, Seat
from ziggurat_client.boards.annals import AnnalsPage
from ziggurat_client.boards.civilization.annals.news import news_of
from ziggurat_client.replaying.chronicle import Frame

_MEASURES: Final = {
    "farmers": ("tokens", "cities", "territories"),
    "first_societies": ("advances", "cities", "tokens"),
    "full": ("advances", "treasury", "cities", "tokens"),
    "nomads": ("territories", "ships", "tokens"),
}


class TurnMap(NamedTuple):
    """Whose each area is, and the areas with a city."""

    owners: tuple[tuple[AreaNumber, Seat], ...]
    cities: tuple[AreaNumber, ...]


def measures(frames: Sequence[Frame]) -> tuple[str, ...]:
    """The keys of what is measured in the mode that was played."""
    board: Board = frames[0].position.board
    return tuple(f"civilization.annals.{measure}" for measure in _MEASURES[board.options.mode])


def pages(frames: Sequence[Frame]) -> tuple[AnnalsPage, ...]:
    """How it stood when the nations were chosen and at the end of each turn; the last may not be over."""
    return tuple(_page(turn, board, events) for turn, board, events in _turns(frames) if board.nations)


def _turns(frames: Sequence[Frame]) -> Iterator[tuple[int, Board, list[Event]]]:
    """Each turn with the board on which it ended and what happened in it."""
    turn, events = 0, list[Event]()
    for frame in frames:
        for number, event in enumerate(frame.events):
            if isinstance(event, TurnStarted):
                yield turn, _without_growth(frame.position.board, frame.events[number:]), events
                turn, events = event.turn, []
            else:
                events.append(event)
    yield turn, frames[-1].position.board, events


def _without_growth(board: Board, after: Sequence[Event]) -> Board:
    """The board as it was before what grew by itself when the next turn began, in the same step."""
    for event in after:
        if isinstance(event, TokensAdded) and event.reason == "expansion":
            nation = board.nations[event.seat].placed(NUMBER_OF[event.area], -event.count)
            board = board.with_nation(event.seat, nation)
    return board


def _page(turn: int, board: Board, events: Sequence[Event]) -> AnnalsPage:
    return AnnalsPage(turn, _values(board), _map(board), news_of(board, events))


def _values(board: Board) -> tuple[tuple[int, ...], ...]:
    counted = {
        "tokens": tuple(nation.on_map for nation in board.nations),
        "cities": tuple(len(nation.cities) for nation in board.nations),
        "territories": tuple(territories(nation) for nation in board.nations),
        "ships": tuple(len(nation.sailing) for nation in board.nations),
        "advances": tuple(points_of(nation.advances) for nation in board.nations),
        "treasury": tuple(nation.treasury for nation in board.nations),
    }
    return tuple(counted[measure] for measure in _MEASURES[board.options.mode])


def _map(board: Board) -> TurnMap:
    owned = ((area, _owner(board, area)) for area in range(LAND_AREAS))
    cities = sorted(area for nation in board.nations for area in nation.cities)
    return TurnMap(tuple((area, seat) for area, seat in owned if seat is not None), tuple(cities))


def _owner(board: Board, area: AreaNumber) -> Seat | None:
    """Whose city is there, or who has most tokens; of equals the first in nation order."""
    city = board.city_in(area)
    if city is not None:
        return city
    present = board.present(area)
    return max(present, key=lambda seat: (board.nations[seat].tokens[area], -board.nations[seat].rank), default=None)
