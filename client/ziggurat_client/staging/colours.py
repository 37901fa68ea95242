"""Tables whose people chose their colours, for pictures of whatever shows a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.babel import BabelStage
from ziggurat_client.staging.game import FOUR, Stage

if TYPE_CHECKING:
    from ziggurat_client.app import App

_FOUR: Final = (5, 4, 6, 0)
"""Rose, amethyst, malachite and carnelian: the first three are nobody's by number at a table of four."""
_TWO: Final = (6, 4)


def _choose(app: App, colours: Sequence[int]) -> None:
    """Have the seats of the table on stage these colours."""
    table = app.services.remote.tables[staged.CODE].table
    seats = (replace(seat, colour=colour) for seat, colour in zip(table.seats, colours, strict=True))
    app.services.remote.receive(replace(table, seats=tuple(seats)))


def _room(app: App) -> None:
    staged.arrive(app, *staged.room())
    _choose(app, _FOUR)
    app.stack.push(RoomScene(app.atlas, staged.CODE))


def _ur(app: App) -> None:
    stage = Stage(app, FOUR)
    _choose(app, _FOUR)
    stage.open()


def _babel(app: App) -> None:
    stage = BabelStage(app)
    _choose(app, _TWO)
    stage.open()


def _result(app: App) -> None:
    staged.arrive(app, *staged.finished())
    _choose(app, _FOUR)
    app.stack.push(ResultScene(app.atlas, staged.CODE))


COLOUR_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "room_colours": _room,
    "ur_colours": _ur,
    "babel_colours": _babel,
    "result_colours": _result,
}
"""The pictures, by name."""
