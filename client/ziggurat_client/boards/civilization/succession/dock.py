"""What lies in the dock below the map: the succession table, the race of nomads, or the advances of first societies."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ziggurat.games.civilization.position import Board
from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.civilization.succession.frieze import frieze_pieces
from ziggurat_client.boards.civilization.succession.lanes import frieze_of, race_of, societies_of
from ziggurat_client.boards.civilization.succession.race import race_pieces
from ziggurat_client.boards.layout import BoardLayout
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line


def succession(layout: BoardLayout, board: Board, markers: Mapping[Seat, float], company: Company) -> Iterator[Piece]:
    """The dock of the mode that is played, if there is room for one. Of the seats in `markers` the marker is on its way
    and stands so far, between two squares. Before a nation is chosen the dock says that there are none."""
    dock = layout.places.dock
    if dock is None:
        return
    if not any(board.chosen):
        yield Panel(dock, STRIP_PANEL)
        yield Line(dock.inset(24), company.words.say("civilization.ast.empty"), 18, tones.TEXT_SOFT, "italic", "m")
    elif board.options.mode == "nomads":
        yield from race_pieces(dock, race_of(board, company.words, company.viewer))
    elif board.options.mode == "first_societies":
        yield from frieze_pieces(dock, societies_of(board, company.words, company.viewer))
    else:
        yield from frieze_pieces(dock, frieze_of(board, company.words, company.viewer, markers))
