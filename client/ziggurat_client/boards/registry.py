"""Which board view shows which game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ziggurat_client.boards.board import BoardView, Desk
from ziggurat_client.boards.replay_board import Staging
from ziggurat_client.boards.ur.replay_board import UR_STAGING
from ziggurat_client.boards.ur.view import UrBoardView
from ziggurat_client.network.table_record import Moment

MakeView: TypeAlias = Callable[[Desk, Moment], BoardView]
"""Makes the view of one table from where its match stands."""

BOARDS: Final[dict[str, MakeView]] = {"ur": UrBoardView}
"""Every board view, by its game's id."""
STAGINGS: Final[dict[str, Staging]] = {"ur": UR_STAGING}
"""What the theatre and the results need of every game, by its id."""


def board_view(game: str, desk: Desk, moment: Moment) -> BoardView:
    """The view for that game. Raises LookupError if there is none."""
    try:
        return BOARDS[game](desk, moment)
    except KeyError:
        raise LookupError(f"this client has no board for the game {game!r}") from None


def staging(game: str) -> Staging:
    """How that game is put on stage in a replay. Raises LookupError if there is no board for it."""
    try:
        return STAGINGS[game]
    except KeyError:
        raise LookupError(f"this client has no replays for the game {game!r}") from None
