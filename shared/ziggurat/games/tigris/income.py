"""What monuments pay at the end of a turn (rule 7)."""

from __future__ import annotations

from ziggurat.games.tigris.monuments import COLOURS_OF, MONUMENTS
from ziggurat.games.tigris.position import Board
from ziggurat.games.tigris.spaces import Space, bit


def incomes(board: Board) -> list[tuple[int, Space]]:
    """The points of the active player: for each the index of its colour, and the monument's top-left space.

    A monument pays for each of its colours whose leader, exactly of that colour, stands in its kingdom (R25).
    """
    paid = []
    for standing in sorted(board.monuments, key=lambda each: MONUMENTS.index(each.monument)):
        leaders = board.ground.kingdom_with(bit(standing.space)).leaders
        own = {leader.colour for leader in leaders if leader.seat == board.seat}
        paid += [(colour, standing.space) for colour in COLOURS_OF[standing.monument] if colour in own]
    return paid
