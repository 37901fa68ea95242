"""What stands beside the board of Ur: the players' panels or rows, and the market."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import Position
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.ur.board.frame import MarketSign
from ziggurat_client.boards.ur.board.layout import PLAYER_HEIGHT, Layout
from ziggurat_client.boards.ur.players.panels import PanelWords, Person, Standing, player_panel
from ziggurat_client.boards.ur.players.row import player_row
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.wording.words import Words


def players(layout: Layout, shown: Position, in_turn: Seat, awaited: Seat | None, desk: Desk) -> Iterator[Piece]:
    """The players, if they are not behind their tab, with what they have in the position on show.

    `in_turn` is the seat whose turn it is by now, `awaited` the one that decides, None when the match is over: they are
    what the other panels speak of, also while the story has not come so far.
    """
    if layout.places.players is None:
        return
    words = PanelWords.of(desk.words)
    seats = len(shown.hands)
    for seat, player in enumerate(desk.players()):
        person = Person(
            seat,
            player,
            active=seat == awaited,
            mine=seat == desk.viewer,
            follows=awaited is not None and seats > 2 and seat == (in_turn + 1) % seats,
        )
        box = layout.player(seat)
        show = player_panel if box.height >= PLAYER_HEIGHT else player_row
        yield from show(box, person, Standing.of(shown, seat), words)


def market(layout: Layout, position: Position, words: Words) -> Iterator[Piece]:
    """The market's panel below the players, where there is a market."""
    box = layout.market_panel
    if box is not None and position.market:
        yield Panel(box, STRIP_PANEL)
        yield MarketSign(box, layout.market_tile, len(position.market), words)
