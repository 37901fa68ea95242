"""The board of Tigris & Euphrates in a lesson: the wide map with its dock in a square place."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ziggurat_client.boards.places import GAP, Places
from ziggurat_client.boards.tigris.board.layout import DESIGN_HEIGHT, DESIGN_WIDTH, LEAST_DOCK
from ziggurat_client.boards.tigris.view import TigrisBoardView
from ziggurat_client.window.screen import Box

_STRIP: Final = 150.0
"""How much room there is at either side of the board where everything is shown at once."""
_ASPECT: Final = DESIGN_WIDTH / DESIGN_HEIGHT


class TigrisLessonView(TigrisBoardView):
    """Tigris & Euphrates on the learner's table."""

    def arrange(self, places: Places) -> None:
        box, strip = places.board, 0.0 if places.tabs is not None else _STRIP
        wide = min(box.width + 2 * strip, (box.height - GAP - LEAST_DOCK) * _ASPECT)
        board = Box(box.x + (box.width - wide) / 2, box.y, wide, wide / _ASPECT)
        dock = Box(board.x, board.bottom + GAP, wide, min(box.bottom - board.bottom - GAP, _HIGHEST_DOCK))
        super().arrange(replace(places, board=board, dock=dock))


_HIGHEST_DOCK: Final = 118.0
