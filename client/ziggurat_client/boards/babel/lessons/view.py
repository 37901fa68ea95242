"""The board of Babel in a lesson: as wide as the page lets it be."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ziggurat_client.boards.babel.view import BabelBoardView
from ziggurat_client.boards.places import Places
from ziggurat_client.window.screen import Box

_STRIP: Final = 168.0
"""How much room there is at either side of the board where everything is shown at once."""
_WIDEST: Final = 1.1
"""The board's width at most, compared with the height of its place."""


class BabelLessonView(BabelBoardView):
    """Babel on the learner's table."""

    def arrange(self, places: Places) -> None:
        super().arrange(places if places.tabs is not None else replace(places, board=_widened(places.board)))


def _widened(box: Box) -> Box:
    """The place with what it may have of the strips at its sides."""
    more = min(_STRIP, box.height * (_WIDEST - 1) / 2)
    return Box(box.x - more, box.y, box.width + 2 * more, box.height)
