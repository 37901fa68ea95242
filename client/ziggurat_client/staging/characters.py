"""Named players put on stage, for pictures: in the room, and beside the board of every game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from ziggurat.bots.characters import CHARACTERS
from ziggurat.certainty import of_type
from ziggurat.games import GAMES
from ziggurat.games.game import Game
from ziggurat.wire.messages import SeatState, Table
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.staged_match import StagedMatch

if TYPE_CHECKING:
    from ziggurat_client.app import App

_OURS: Final = 1


def _seats(table: Table, ours: int = _OURS) -> tuple[SeatState, ...]:
    """The table's seats, with a named player in each but ours: the strongest first."""
    return tuple(
        replace(seat, person="p1", name="Ninsun", level=None)
        if number == ours
        else SeatState(f"b{number}", each.name, each.level, ready=True, here=True, colour=seat.colour, style=each.style)
        for number, (seat, each) in enumerate(zip(table.seats, reversed(CHARACTERS), strict=False))
    )


def _room(app: App) -> None:
    first, *chat = staged.room()
    table = of_type(Table, first)
    staged.arrive(app, replace(table, seats=_seats(table, 0), bots_speak=True), *chat)
    app.stack.push(RoomScene(app.atlas, staged.CODE))


def _large_room(app: App) -> None:
    """As many as any game takes, so that seats are rows."""
    first, *chat = staged.room()
    game = max(GAMES.values(), key=lambda each: max(each.seat_counts))
    empty = tuple(SeatState(colour=number) for number in range(max(game.seat_counts)))
    table = replace(of_type(Table, first), game=game.id, seats=empty)
    staged.arrive(app, replace(table, seats=_seats(table, 0)), *chat)
    app.stack.push(RoomScene(app.atlas, staged.CODE))


def _match(app: App, game: Game[Any, Any, Any]) -> None:
    seats = max(game.seat_counts)
    stage = StagedMatch(app, game, game.setup(seats, game.options_type(), 4), seats, _OURS)
    table = app.services.remote.tables[staged.CODE].table
    app.services.remote.receive(replace(table, seats=_seats(table)))
    stage.open()


CHARACTER_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "room_of_characters": _room,
    "large_room_of_characters": _large_room,
    **{f"{name}_among_characters": partial(_match, game=game) for name, game in GAMES.items()},
}
"""The pictures, by name."""
