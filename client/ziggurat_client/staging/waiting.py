"""Games that wait put on stage: the title that goes on with one, and the list of them, for pictures."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from ziggurat.bots.levels import player_of
from ziggurat.certainty import present
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat_client.kept.waiting_games import KeptGames, SeatKey, WaitingSign
from ziggurat_client.scenes.play_now.waiting import WaitingScene
from ziggurat_client.scenes.title.title import TitleScene

if TYPE_CHECKING:
    from ziggurat_client.app import App

_BOTS: Final = ("Amélie", "Tariq", "Kubaba")
_YESTERDAY: Final = 1_767_000_000.0


def _keep(app: App, game: str, seats: int, actions: int, hours: float) -> None:
    """A game that somebody has left after so many actions, so many hours after a certain day."""
    match = Match(game_named(game), seats, 5)
    chance, player = Random(5), player_of("random")
    for _ in range(actions):
        seat = match.due.seats[0]
        match.apply(seat, player.choose(match.game, match.view(seat), chance))
    names = ("Ninsun", *_BOTS)
    kept = present(KeptGames(app.services.memory.folder).begin())
    kept.keep_key(SeatKey(None, "UR-1"))
    sign = WaitingSign(
        game=game,
        round=match.game.span(match.position).round,
        seats=seats,
        rivals=names[1:seats],
        due=tuple(names[seat] for seat in match.due.seats),
        ours=0 in match.due.seats,
        played=_YESTERDAY + hours * 3600,
        public=msgspec.Raw(msgspec.json.encode(match.view(0).public)),
    )
    kept.keep_sign(sign)


def _title_yours(app: App) -> None:
    """It is our turn; one game waits."""
    _keep(app, "ur", 4, 68, 0)
    app.stack.push(TitleScene(app.atlas))


def _several(app: App) -> None:
    """Three games wait, of different boards."""
    _keep(app, "ur", 4, 68, 30)
    _keep(app, "babel", 2, 60, 5)
    _keep(app, "ur", 2, 31, 0)


def _title_several(app: App) -> None:
    _several(app)
    app.stack.push(TitleScene(app.atlas))


def _list(app: App) -> None:
    _several(app)
    app.stack.push(WaitingScene(app.atlas))


WAITING_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "title_continue": _title_yours,
    "title_continue_several": _title_several,
    "waiting_games": _list,
}
"""The pictures, by name."""
