"""All players of a table beside its board, in a match as in a replay."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from ziggurat.games.game import Seat
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.seats.layout import SeatLayout
from ziggurat_client.boards.seats.pieces import SeatAppearance, seat_pieces
from ziggurat_client.ui.piece import Piece

Known: TypeAlias = tuple[int | None, tuple[str, ...]]
"""A seat's points, if they are known, and its facts."""


def seat_column(layout: SeatLayout, company: Company, known: Callable[[Seat], Known]) -> Iterator[Piece]:
    """The players below each other, none while they are behind their tab. `known` says what the game shows of a seat.

    A game that shows its players otherwise goes through the same company, with panels of its own.
    """
    column = layout.column
    if column is None:
        return
    for seated in company.seated():
        points, facts = known(seated.seat)
        tag = company.words.say("game.you") if seated.mine else ""
        appearance = SeatAppearance(seated.seat, seated.player, points, facts, tag, seated.active)
        yield from seat_pieces(column.boxes[seated.seat], column.style, appearance)
