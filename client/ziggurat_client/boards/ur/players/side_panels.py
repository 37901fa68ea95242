"""What stands beside the board of Ur: the players' panels or rows, and the market."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ziggurat.games.ur.position import Position
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.seats.company import Company, Seated
from ziggurat_client.boards.ur.board.frame import MarketSign
from ziggurat_client.boards.ur.board.layout import Layout, PanelStyle
from ziggurat_client.boards.ur.players.panels import PanelWords, Standing, low_player_panel, player_panel
from ziggurat_client.boards.ur.players.row import player_row
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_PANELS: Final[dict[PanelStyle, Callable[[Box, Seated, Standing, PanelWords], Iterator[Piece]]]] = {
    "panel": player_panel,
    "low": low_player_panel,
    "row": player_row,
}


def players(layout: Layout, shown: Position, company: Company) -> Iterator[Piece]:
    """The players, if they are not behind their tab, with what they have in the position on show.

    Panels of the game's own, and no `seat_column`: they show a tile and three counts as pictures where that has a line
    of words, and share their place with the market.
    """
    if layout.places.players is None:
        return
    words = PanelWords.of(company.words)
    for seated in company.seated():
        show = _PANELS[layout.style(seated.seat)]
        yield from show(layout.player(seated.seat), seated, Standing.of(shown, seated.seat), words)


def market(layout: Layout, position: Position, words: Words) -> Iterator[Piece]:
    """The market's panel below the players, where there is a market."""
    box = layout.market_panel
    if box is not None and position.market:
        yield Panel(box, STRIP_PANEL)
        yield MarketSign(box, layout.market_tile, len(position.market), words)
