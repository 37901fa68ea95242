"""What stands beside the map of Tigris & Euphrates: the players below each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.tigris.position import Screened, Shown
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.players.panels import player_panel
from ziggurat_client.boards.tigris.players.standing import PlayerWords, lying_open, standing_of
from ziggurat_client.ui.piece import Piece

NOTHING: Final[Mapping[Seat, Screened]] = MappingProxyType({})
"""Where no wall has been opened."""


def players(
    layout: Layout, shown: Shown, company: Company, own: Screened | None, unveiled: Mapping[Seat, Screened] = NOTHING
) -> Iterator[Piece]:
    """The players, if they are not behind their tab, with what they have in the state on show. `own` lies behind the
    viewer's wall, and `unveiled` behind those that have just been opened.

    Panels of the game's own, and no `seat_column`: the points are hidden, and the viewer's stand in columns of colours.
    """
    column = layout.column
    if column is None:
        return
    words = PlayerWords.of(company.words, over=shown.unveiled is not None)
    points_right = column.boxes[0].x < layout.places.board.x
    opened = {**company.secrets, **lying_open(shown, company.viewer, own), **unveiled}
    for seated in company.seated():
        secret = seated.mine and own is not None and shown.unveiled is None
        standing = standing_of(seated, shown, opened, secret=secret, docked=layout.docks(seated.seat))
        yield from player_panel(column.boxes[seated.seat], standing, words, points_right=points_right)
