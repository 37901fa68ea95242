"""Offers, and a match that was called off, put on stage for pictures."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat.certainty import of_type
from ziggurat.wire.messages import OpenOffer, PositionMessage, Table
from ziggurat_client.scenes.game.agreements import AgreementsScene
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.result.result import ResultScene
from ziggurat_client.staging import staged

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


def _called_off(app: App) -> None:
    match = staged.match_at(0.6)
    match.call_off()
    table, _, *chat = staged.finished()
    view, result = staged.raw(match.view(1)), staged.raw(match.result)
    staged.arrive(app, table, PositionMessage(staged.CODE, match.revision, (), (), view, 1, result), *chat)
    app.stack.push(ResultScene(app.atlas, staged.CODE))


def _rematch(app: App) -> None:
    first, *others = staged.finished()
    staged.arrive(app, replace(of_type(Table, first), offer=OpenOffer(1, "rematch", 0, (0, 2, 3))), *others)
    app.stack.push(ResultScene(app.atlas, staged.CODE))


AGREEMENT_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "offer": _offer,
    "ask_others": _ask_others,
    "answer": _answer,
    "called_off": _called_off,
    "rematch": _rematch,
}
