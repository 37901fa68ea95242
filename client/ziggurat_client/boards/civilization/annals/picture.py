"""The map of a turn."""

from __future__ import annotations

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.annals.pages import TurnMap
from ziggurat_client.boards.civilization.ground.territories import draw_territories


def paint_turn(canvas: Canvas, x: float, y: float, width: float, shown: TurnMap) -> None:
    """Each area in the colour of whose it is, with the cities."""
    draw_territories(canvas, x, y, width, dict(shown.owners), shown.cities)
