"""The bar of a table's room: what the match waits for, and what begins it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ziggurat.wire.messages import GameOffer, Table
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import Intention
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.pages.scene import Scene
from ziggurat_client.scenes.room.places import Bar
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.wording.seats import is_open
from ziggurat_client.wording.words import Words


@dataclass(frozen=True)
class BarRequests:
    """What is called when somebody wants to leave, to be ready or not, or to start the match."""

    leave: Callable[[], None]
    toggle_ready: Callable[[], None]
    start: Callable[[], None]


def room_bar(scene: Scene, places: Bar, record: TableRecord, requests: BarRequests) -> list[Piece]:
    """The pieces of the bar, for players, watchers and the host."""
    words, prompts, table = scene.services.words, scene.services.prompts, record.table
    is_host, startable = scene.services.remote.hosts(record), can_start(table, scene.services.remote.offer(table.game))
    pieces: list[Piece] = [
        Button("leave", places.leave, words.say("room.leave"), requests.leave, icon=Icon.DOOR),
        Line(places.status, _status(words, table, startable, is_host=is_host), 20, tones.TEXT, "bold"),
    ]
    if record.seat is not None:
        ready = are_we_ready(table)
        pieces.append(
            Button(
                "ready",
                places.ready,
                words.say("room.not_ready_after_all" if ready else "room.ready"),
                requests.toggle_ready,
                kind=ButtonKind.PLAIN if ready else ButtonKind.READY,
                icon=None if ready else Icon.CHECK,
                key=prompts.cap(Intention.READY),
                size=22,
            )
        )
    if is_host:
        pieces.append(
            Button(
                "start",
                places.start,
                _start_words(words, table),
                requests.start,
                kind=ButtonKind.GOLD,
                icon=Icon.PLAY,
                key=prompts.cap(Intention.START),
                size=28,
                enabled=startable,
            )
        )
    return pieces


def can_start(table: Table, offer: GameOffer | None) -> bool:
    """Whether all who sit are ready, and the game is played by so many. Seats that are open would close."""
    sitting = [seat for seat in table.seats if not is_open(seat)]
    enough = offer is not None and len(sitting) in offer.seat_counts
    return enough and all(seat.ready for seat in sitting)


def are_we_ready(table: Table) -> bool:
    """Whether all of us at this screen are."""
    return all(table.seats[seat].ready for seat in table.your_seats)


def _start_words(words: Words, table: Table) -> str:
    sitting = sum(not is_open(seat) for seat in table.seats)
    return words.say("room.start") if sitting in (0, len(table.seats)) else words.say("room.start_with", seats=sitting)


def _status(words: Words, table: Table, startable: bool, *, is_host: bool) -> str:
    missing = sum(is_open(seat) for seat in table.seats)
    if missing and startable and is_host:
        return words.say("room.status.closing", count=missing)
    if missing:
        return words.say("room.status.open", count=missing)
    waiting = sum(not seat.ready for seat in table.seats)
    if waiting:
        return words.say("room.status.waiting", count=waiting)
    return words.say("room.status.ready" if is_host else "room.status.host_starts")
