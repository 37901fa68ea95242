"""What is dragged over the map, under the pointer."""

from __future__ import annotations

from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.art.counter import draw_counter
from ziggurat_client.boards.civilization.art.ship import draw_ship
from ziggurat_client.boards.civilization.choosing.modes import Held, Tokens
from ziggurat_client.ui.piece import Easel, Painted
from ziggurat_client.window.screen import Box

_LIFTED = 1.3
_ROOM = 3.0
"""How much larger it is than where it lies, and how much room it has compared with its side."""


def draw_dragged(easel: Easel, seat: Seat, held: Held, at: tuple[float, float], stud: float) -> None:
    """Tokens or a ship with their middle at a point of the screen; `stud` is the side of a counter there."""
    side, reach = stud * _LIFTED, stud * _ROOM

    def paint(canvas: Canvas, x: float, y: float) -> None:
        if isinstance(held, Tokens):
            draw_counter(canvas, seat, x + reach, y + reach, side, held.count, "may move")
        else:
            draw_ship(canvas, seat, x + reach, y + reach, side * 1.5, "may move")

    box = Box(at[0] - reach, at[1] - reach, 2 * reach, 2 * reach)
    Painted(box, ("civilization dragged", seat, held, side), paint).draw(easel)
