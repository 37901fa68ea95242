"""Leaders that have lost their last temple go home (rule 4)."""

from __future__ import annotations

from ziggurat.games.game import Event
from ziggurat.games.tigris.colours import COLOURS
from ziggurat.games.tigris.events import LeaderRemoved
from ziggurat.games.tigris.position import Board
from ziggurat.games.tigris.spaces import spaces_in


def send_stranded_home(board: Board, story: list[Event]) -> Board:
    """The board once all stranded leaders are back in their supplies, together."""
    for leader in board.ground.stranded():
        (space,) = spaces_in(leader.at)
        story.append(LeaderRemoved(leader.seat, COLOURS[leader.colour], space, "stranded"))
        board = board.with_leader(leader.seat, leader.colour, None)
    return board
