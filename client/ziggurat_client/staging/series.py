"""A series of games put on stage for pictures: how it is chosen, how it stands, and how it ended."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat.certainty import of_type
from ziggurat.games.game import Result, Standing
from ziggurat.match.series import new_series
from ziggurat.wire.messages import OpenOffer, SeriesTerms, Table
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.table.series_choice import Counting, SeriesChoiceScene
from ziggurat_client.staging import staged

if TYPE_CHECKING:
    from ziggurat_client.app import App

_GAMES: Final = ((48, 61, 40, 55), (52, 44, 52, 39), (33, 60, 47, 58), (51, 63, 58, 40))
"""What the seats had in each game, by seat in that game."""
_ORDER_OF_FOUR: Final = SeriesTerms(games=0)


def _result(scores: tuple[int, ...]) -> Result:
    standings = (Standing(seat, 1 + sum(other > own for other in scores), own) for seat, own in enumerate(scores))
    return Result("", tuple(sorted(standings, key=lambda standing: standing.rank)))


def _after(app: App, games: int) -> None:
    """We are at the result of that game of a series of four."""
    series = new_series(4, 4).with_result(_result(_GAMES[0]))
    for scores in _GAMES[1:games]:
        series = series.with_next_game().with_result(_result(scores))
    first, *others = staged.finished()
    offer = OpenOffer(1, "rematch", 0, (0, 2)) if games < 4 else None
    table = replace(of_type(Table, first), series_terms=_ORDER_OF_FOUR, series=series, offer=offer)
    staged.arrive(app, table, *others)
    app.stack.push(ResultScene(app.atlas, staged.CODE))


def _choice(app: App, terms: SeriesTerms) -> None:
    first, *others = staged.room()
    staged.arrive(app, replace(of_type(Table, first), series_terms=terms), *others)
    app.stack.push(RoomScene(app.atlas, staged.CODE))
    app.stack.push(SeriesChoiceScene(app.atlas, Counting(terms), lambda chosen: None))


SERIES_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "series_choice": partial(_choice, terms=SeriesTerms(games=0, seats="drawn")),
    "series_result": partial(_after, games=2),
    "series_over": partial(_after, games=4),
}
