"""Offers, and a match that was called off, put on stage for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat.certainty import of_type
from ziggurat.wire.messages import HostVote, OpenOffer, PositionMessage, SeatState, Table
from ziggurat_client.scenes.game.agreements import AgreementsScene
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.scenes.table.host_vote import HostVoteScene
from ziggurat_client.staging import staged
from ziggurat_client.staging.person import press

if TYPE_CHECKING:
    from ziggurat_client.app import App


def _game(app: App, offer: OpenOffer | None) -> None:
    """The match of four is half-way; we are Ninsun."""
    first, *_ = staged.running(0.5)
    table = of_type(Table, first)
    match = staged.match_at(0.5)
    position = PositionMessage(staged.CODE, match.revision, match.due.seats, (), staged.raw(match.view(1)), 1)
    staged.arrive(app, replace(table, offer=offer), position)
    app.stack.push(GameScene(app.atlas, staged.CODE))


def _offer(app: App) -> None:
    _game(app, OpenOffer(1, "undo_turn", 3, (2, 3)))


def _ask_others(app: App) -> None:
    _game(app, None)
    app.stack.push(AgreementsScene(app.atlas, staged.CODE))


def _answer(app: App) -> None:
    _game(app, OpenOffer(1, "call_off", 0, (0, 2)))
    app.stack.push(AgreementsScene(app.atlas, staged.CODE))


def _ended_early(app: App, resigned: tuple[int, ...]) -> None:
    match = staged.match_at(0.6)
    match.call_off()
    first, _, *chat = staged.finished()
    table = of_type(Table, first)
    seats = (
        replace(seat, resigned=seat.name if number in resigned else None) for number, seat in enumerate(table.seats)
    )
    view, result = staged.raw(match.view(1)), staged.raw(match.result)
    position = PositionMessage(staged.CODE, match.revision, (), (), view, 1, result)
    staged.arrive(app, replace(table, seats=tuple(seats)), position, *chat)
    app.stack.push(ResultScene(app.atlas, staged.CODE))


def _called_off(app: App) -> None:
    _ended_early(app, ())


def _rematch(app: App) -> None:
    first, *others = staged.finished()
    staged.arrive(app, replace(of_type(Table, first), offer=OpenOffer(1, "rematch", 0, (0, 2, 3))), *others)
    app.stack.push(ResultScene(app.atlas, staged.CODE))


def _ask_to_resign(app: App) -> None:
    _ask_others(app)
    press(app, "resign")


def _resigned(app: App) -> None:
    """Kubaba has resigned, and a bot plays on."""
    _game(app, None)
    table = app.services.remote.tables[staged.CODE].table
    seats = (*table.seats[:2], SeatState("p9", "Nabu", "merchant", here=True, resigned="Kubaba"), *table.seats[3:])
    staged.arrive(app, replace(table, seats=seats))
    app.scene.arrived(table)


def _won_by_resigning(app: App) -> None:
    """All others have resigned."""
    _ended_early(app, (0, 2, 3))


def _host_vote(app: App) -> None:
    """Amélie wants us as the host."""
    _game(app, None)
    table = app.services.remote.tables[staged.CODE].table
    us = table.seats[1].person or ""
    votes = (HostVote(us, (3,)),)
    staged.arrive(app, replace(table, host=table.seats[0].person, host_votes=votes))
    app.stack.push(HostVoteScene(app.atlas, staged.CODE))


AGREEMENT_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "offer": _offer,
    "ask_others": _ask_others,
    "answer": _answer,
    "called_off": _called_off,
    "rematch": _rematch,
    "resign": _ask_to_resign,
    "resigned": _resigned,
    "won_by_resigning": _won_by_resigning,
    "host_vote": _host_vote,
}
