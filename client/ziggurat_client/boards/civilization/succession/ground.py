"""The ground of the dock: its panel, the bed of the lanes, and the names of the nations left of them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import MARGIN, STRIP_PANEL, draw_panel
from ziggurat_client.art.text import Weight, pixel_size
from ziggurat_client.boards.civilization.succession.lanes import Lane
from ziggurat_client.boards.civilization.succession.plan import EDGE, DockPlan
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_BOLD: Final[Weight] = "bold"
_REGULAR: Final[Weight] = "regular"
_NAME: Final = 14.0
_LARGE_NAME: Final = 20.0
_LARGE_FROM: Final = 30.0
"""The sizes of names, and how high a lane is for the larger one."""
_CLOSE: Final = 0.82
"""How high a lane is at least for a name in it, as a share of the size of its letters."""


class DockGround(Piece):
    """What lies below the lanes."""

    margin = MARGIN

    def __init__(self, plan: DockPlan, lanes: Sequence[Lane], title: str, *, alone: bool = False) -> None:
        """The title may reach over the lanes where it stands `alone` there."""
        super().__init__(plan.box)
        self._reach = plan.pitch if alone else -10.0
        self._plan = plan
        self._names = tuple((lane.seat, lane.name, lane.mine) for lane in lanes)
        self._title = title

    def appearance(self) -> Hashable:
        return self._names, self._title, self._plan.columns

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        across, down = x - self.box.x, y - self.box.y
        draw_panel(canvas, x, y, self.box.width, self.box.height, STRIP_PANEL)
        head = _moved(self._plan.head, across, down)
        room = head.x + self._reach - x - EDGE
        draw_line(canvas, x + EDGE, head.centre[1], self._title, room, 18, tones.TEXT_HEAD, "bold")
        _paint_bed(canvas, _moved(self._plan.rows, across, down))
        for number, (seat, name, mine) in enumerate(self._names):
            _paint_name(canvas, _moved(self._plan.name(number), across, down), seat, name, mine=mine)


def _moved(box: Box, across: float, down: float) -> Box:
    return box._replace(x=box.x + across, y=box.y + down)


def _paint_bed(canvas: Canvas, rows: Box) -> None:
    """The dark in which the lanes lie, in a frame of gold."""
    bed = rows.inset(-4)
    canvas.fill(canvas.stepped(*bed, 3, 1), "#070910", 0.95)
    frame = canvas.stepped_frame(*bed, 1.4, 3, 1)
    canvas.fill(frame, vertical(bed.y, bed.bottom, "#e9c36a", "#7a4d17"))


def _paint_name(canvas: Canvas, box: Box, seat: int, name: str, *, mine: bool) -> None:
    """A nation's name; where lanes lie closer than words may, its mark."""
    size = _LARGE_NAME if box.height >= _LARGE_FROM else _NAME
    letters = pixel_size(size, canvas.scale) / canvas.scale
    if box.height < letters * _CLOSE:
        draw_cube(canvas, seat, box.right - box.height / 2, box.centre[1], box.height * 0.92)
        return
    ink, weight = (tones.TEXT_NAME, _BOLD) if mine else (tones.TEXT_SOFT, _REGULAR)
    draw_line(canvas, box.right, box.centre[1], name, box.width, size, ink, weight, "r")
