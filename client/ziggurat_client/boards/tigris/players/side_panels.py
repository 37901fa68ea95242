"""The players beside the map."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.game import Seat
from ziggurat.games.tigris.position import Screened, Shown
from ziggurat.games.tigris.scoring import spread
from ziggurat_client.boards.seats.column import Known, seat_column
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.ui.piece import Piece


def players(layout: Layout, shown: Shown, company: Company, own: Screened | None) -> Iterator[Piece]:
    """Every seat below each other; `own` lies behind the viewer's screen."""

    def known(seat: Seat) -> Known:
        points = None
        if own is not None and seat == company.viewer:
            points = min(spread(own.points, own.treasures))
        facts = (
            company.words.say("tigris.players.tiles", count=shown.hands[seat]),
            company.words.say("tigris.players.catastrophes", count=shown.board.catastrophes[seat]),
        )
        return points, facts

    yield from seat_column(layout, company, known)
