"""The board of Civilization in a lesson: the wide map with the table of succession below it in a square place."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ziggurat_client.boards.civilization.board.layout import DESIGN_HEIGHT, DESIGN_WIDTH
from ziggurat_client.boards.civilization.view import CivilizationBoardView
from ziggurat_client.boards.places import GAP, Places
from ziggurat_client.window.screen import Box

_STRIP: Final = 150.0
"""How much room there is at either side of the board where everything is shown at once."""
_ASPECT: Final = DESIGN_WIDTH / DESIGN_HEIGHT
_DOCK: Final = 96.0


class CivilizationLessonView(CivilizationBoardView):
    """Civilization on the learner's table."""

    def arrange(self, places: Places) -> None:
        box, strip = places.board, 0.0 if places.tabs is not None else _STRIP
        wide = min(box.width + 2 * strip, (box.height - GAP - _DOCK) * _ASPECT)
        board = Box(box.x + (box.width - wide) / 2, box.y, wide, wide / _ASPECT)
        dock = Box(board.x, board.bottom + GAP, wide, _DOCK)
        super().arrange(replace(places, board=board, dock=dock))
