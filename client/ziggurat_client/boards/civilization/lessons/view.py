"""The board of Civilization in a lesson: the wide map with the table of succession below it in a square place."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.civilization.advances.plan import HALL_PHASES
from ziggurat_client.boards.civilization.board.layout import DESIGN_HEIGHT, DESIGN_WIDTH
from ziggurat_client.boards.civilization.land.reading import SPOTS
from ziggurat_client.boards.civilization.view import CivilizationBoardView
from ziggurat_client.boards.places import GAP, Places
from ziggurat_client.network.table_record import Moment
from ziggurat_client.window.screen import Box

_STRIP: Final = 150.0
"""How much room there is at either side of the board where everything is shown at once."""
_ASPECT: Final = DESIGN_WIDTH / DESIGN_HEIGHT
_DOCK: Final = 96.0
_WITHOUT_MAP: Final = HALL_PHASES | {"trade"}
"""The phases in which the whole place of the board is taken by something else."""
_AROUND: Final = 60.0
"""What is seen around the learner's areas, in units of the map."""


class CivilizationLessonView(CivilizationBoardView):
    """Civilization on the learner's table. A task begins with a look at the learner's areas."""

    def __init__(self, desk: Desk, moment: Moment) -> None:
        self._has_looked = False
        super().__init__(desk, moment)

    def arrange(self, places: Places) -> None:
        if self.scenery.board.phase in _WITHOUT_MAP:
            super().arrange(places)
            return
        box, strip = places.board, 0.0 if places.tabs is not None else _STRIP
        wide = min(box.width + 2 * strip, (box.height - GAP - _DOCK) * _ASPECT)
        board = Box(box.x + (box.width - wide) / 2, box.y, wide, wide / _ASPECT)
        dock = Box(board.x, board.bottom + GAP, wide, _DOCK)
        super().arrange(replace(places, board=board, dock=dock))
        self._look()

    def _look(self) -> None:
        """Look as closely as shows everything of the learner's, unless the learner looks elsewhere already."""
        known = self.known
        if self._has_looked or known is None or not known.board.nations:
            return
        self._has_looked = True
        nation = known.nation
        standing = [area for area, count in enumerate(nation.tokens) if count]
        sailing = [ship.area for _, ship in nation.sailing]
        points = [SPOTS[area].middle for area in (*standing, *nation.cities, *sailing)]
        if points:
            self.scenery.lens.frame(points, _AROUND)
