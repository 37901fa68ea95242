"""What has happened in a match since our last decision, over the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.text import wrap
from ziggurat_client.boards.registry import presentation
from ziggurat_client.boards.since import SinceTold
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.pages.dialog import PADDING, Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.services import Services
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import LINE, Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.sitters import players_at

_WIDTH: Final = 1040.0
_FRAME: Final = 2 * PADDING + 56 + 44 + 84
"""The height of the dialog without its rows and lines."""
_SIZE: Final = 18.0
_INDENT: Final = 44.0
_BETWEEN: Final = 28.0
"""Between the rows: more than between the lines of one."""
_MOST_IN_ROW: Final = 2
_LINE: Final = 34.0
_CUBE: Final = 26.0
_BUTTON: Final = 60.0
_MOST_LINES: Final = 6


class SinceScene(Dialog):
    """A line for each seat and what concerned us; one press puts it away."""

    first_focus = "go on"

    def __init__(self, atlas: Atlas, code: str, told: SinceTold) -> None:
        super().__init__(atlas)
        self.table_code = code
        self._told = told
        self._lines = told.lines[-_MOST_LINES:]

    def arrived(self, arrival: Arrival) -> None:
        if self.table_code not in self.services.remote.tables:
            self.stack.close(self)
        else:
            super().arrived(arrival)

    @property
    def size(self) -> Extent:
        rows = sum(self._row_height(text) for text in self._told.seats)
        return Extent(self._width, _FRAME + rows + len(self._lines) * _LINE)

    @property
    def _width(self) -> float:
        return max(800.0, min(_WIDTH, self.most.width))

    def _row_height(self, text: str) -> float:
        """That of its lines, and the space below."""
        lines = wrap(text, self._width - 2 * PADDING - _INDENT, _SIZE, scale=self.screen.scale)
        return min(len(lines), _MOST_IN_ROW) * _SIZE * LINE + _BETWEEN

    @property
    def title(self) -> str:
        return self._told.title

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        pieces: list[Piece] = [
            Line(Box(inner.x, inner.y - 6, inner.width, 34), self._told.span, 20, tones.TEXT_SOFT),
        ]
        y = inner.y + 44
        for seat, text in enumerate(self._told.seats):
            pieces.append(_cube(seat, Box(inner.x, y, _CUBE, _CUBE)))
            height = self._row_height(text)
            box = Box(inner.x + _INDENT, y, inner.width - _INDENT, height - _BETWEEN / 2)
            pieces.append(Paragraph(box, text, _SIZE, tones.TEXT))
            y += height
        for text in self._lines:
            pieces.append(Line(Box(inner.x, y, inner.width, _LINE), text, _SIZE, tones.TEXT_NAME))
            y += _LINE
        width = 280.0
        place = Box(inner.x + (inner.width - width) / 2, inner.bottom - _BUTTON, width, _BUTTON)
        return [*pieces, Button("go on", place, self.say("since.go_on"), self.back, kind=ButtonKind.GOLD)]


def _cube(seat: int, box: Box) -> Piece:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_cube(canvas, seat, x + box.width / 2, y + box.height / 2, box.width)

    return Painted(box, ("since", seat), paint)


def told_since(services: Services, record: TableRecord) -> SinceTold | None:
    """What has happened since our last decision at that table; None if its game does not tell, or there is nothing.

    Where several share the screen, nobody is told what another may have been told alone.
    """
    tell = presentation(record.table.game).since
    if tell is None or record.is_shared or not record.history:
        return None
    happenings = (*record.past, *record.history[1:]) if record.past else tuple(record.history)
    names = [player.name for player in players_at(services.words, record.table)]
    return tell(services.words, happenings, record.seat, names)
