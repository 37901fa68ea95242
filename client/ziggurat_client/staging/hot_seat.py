"""Several people at one screen put on stage, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat.certainty import of_type
from ziggurat.wire.messages import PositionMessage, SeatState, Table
from ziggurat_client.kept.quick_game import QuickGame
from ziggurat_client.scenes.game.curtain import CurtainScene
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.play_now.together import TogetherScene
from ziggurat_client.scenes.room.guest_name import GuestNameScene
from ziggurat_client.scenes.room.room import RoomScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.staging import staged

if TYPE_CHECKING:
    from ziggurat_client.app import App


def _shared_room(app: App) -> None:
    first, *chat = staged.room()
    table = of_type(Table, first)
    seats = (*table.seats[:1], SeatState("p1", "Kubaba", guest=True, here=True, colour=1), *table.seats[2:])
    staged.arrive(app, replace(table, seats=seats, your_seats=(0, 1)), *chat)
    app.stack.push(RoomScene(app.atlas, staged.CODE))


def _guest_name(app: App) -> None:
    _shared_room(app)
    app.stack.push(GuestNameScene(app.atlas, app.services.words.say("guest.suggested", number=4), lambda name: None))


def _pass_mouse(app: App) -> None:
    """The match of four has come half-way; two of its players sit here."""
    first, *_ = staged.running(0.5)
    table = of_type(Table, first)
    match = staged.match_at(0.5)
    seat = match.due.seats[0]
    ours = tuple(sorted({seat, (seat + 2) % match.seats}))
    seats = tuple(
        replace(state, person="p1", guest=number != seat, level=None) if number in ours else state
        for number, state in enumerate(table.seats)
    )
    positions = (
        PositionMessage(staged.CODE, match.revision, match.due.seats, (), staged.raw(match.view(viewer)), viewer)
        for viewer in ours
    )
    staged.arrive(app, replace(table, seats=seats, your_seats=ours), *positions)
    app.stack.push(GameScene(app.atlas, staged.CODE))


def _curtain(app: App) -> None:
    _pass_mouse(app)
    app.stack.push(CurtainScene(app.atlas, staged.CODE, 2, "Kubaba"))


def _modes(app: App) -> None:
    """The same for a game that has several modes."""
    QuickGame(app.services.memory).choose("civilization")
    _together(app)


def _together(app: App) -> None:
    app.services.memory.change(guests=("Kubaba", "Amélie"))
    app.stack.push(TitleScene(app.atlas))
    app.stack.push(TogetherScene(app.atlas))


HOT_SEAT_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "together": _together,
    "civilization_together": _modes,
    "room_guests": _shared_room,
    "guest_name": _guest_name,
    "pass_mouse": _pass_mouse,
    "curtain": _curtain,
}
