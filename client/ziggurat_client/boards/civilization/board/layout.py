"""Where everything of Civilization lies on the screen, in design units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Viewer
from ziggurat_client.boards.civilization.players.plan import NationLayout
from ziggurat_client.window.screen import Box

FRAME: Final = 20.0
"""The width of the map's frame where there is as much room as designed."""
MAP_WIDTH: Final = 1192.0
MAP_HEIGHT: Final = 779.0
"""How large the whole map is there."""
DESIGN_WIDTH: Final = MAP_WIDTH + 2 * FRAME
DESIGN_HEIGHT: Final = MAP_HEIGHT + 2 * FRAME
LEAST_DOCK: Final = 137.0
COLUMN: Final = 288.0
"""How high the table of succession below the map is at least, and how wide the columns beside the map."""


@dataclass(frozen=True)
class Layout(NationLayout):
    """The places of a table; `near` is the viewer's seat."""

    near: Viewer = None

    @property
    def unit(self) -> float:
        """How large the board is, compared with the design."""
        return self.places.board.width / DESIGN_WIDTH

    @property
    def map(self) -> Box:
        """Where the map is shown, without the frame."""
        return self.places.board.inset(FRAME * self.unit, FRAME * self.unit)
