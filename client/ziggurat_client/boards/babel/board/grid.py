"""The board as a widget: its pictures as they look now, a cursor for keys, and the cell under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ziggurat.games.babel.peoples import SITES
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.babel.board.painting import AT_REST, Painting
from ziggurat_client.boards.babel.board.pictures import BoardPictures
from ziggurat_client.boards.babel.board.scenery import BabelScenery
from ziggurat_client.boards.babel.choosing.cells import ROWS, Cell
from ziggurat_client.boards.story.widget import LIGHT, BoardWidget, Eyes, Hands
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box


class Grid(BoardWidget[BabelScenery, Cell]):
    """The cells of the board. `name_of` names a site."""

    at_rest = AT_REST

    def __init__(
        self,
        scenery: BabelScenery,
        name_of: Callable[[str], str],
        hands: Hands[Cell] | None = None,
        eyes: Eyes | None = None,
    ) -> None:
        self._name_of = name_of
        self._arranged_for: object = None
        self._pieces: list[Placed] = []
        super().__init__(scenery, Cell(SITES[len(SITES) // 2], "site"), hands, eyes)

    @property
    def place(self) -> Box:
        return self.scenery.layout.board

    @property
    def area(self) -> Box:
        box = self.place
        return Box(box.x - LIGHT, box.y - LIGHT, box.width + 2 * LIGHT, box.height + 2 * LIGHT)

    def place_at(self, x: float, y: float) -> Cell | None:
        return self.scenery.layout.cell_at(x, y)

    def box_of(self, place: Cell) -> Box:
        return self.scenery.layout.cell(place)

    def move(self, across: int, down: int) -> bool:
        """The first arrow only brings the cursor out; at the board's edge the focus goes on to what lies there."""
        if not self.used_keys:
            return True
        column, row = SITES.index(self.cursor.site) + across, ROWS.index(self.cursor.row) + down
        inside = 0 <= column < len(SITES) and 0 <= row < len(ROWS)
        if inside:
            self.cursor = Cell(SITES[column], ROWS[row])
        return inside

    def pictures(self, easel: Easel) -> Sequence[Placed]:
        scenery = self.scenery
        names, hopping = tuple(map(self._name_of, SITES)), frozenset(scenery.hopping)
        painting = Painting(scenery.board, scenery.layout, self._eyes.see(), names, hopping)
        arranged_for = (painting, easel.screen, easel.pictures.palette.name)
        if arranged_for != self._arranged_for:
            pictures = BoardPictures(easel.pictures, easel.screen, scenery.layout.unit)
            self._pieces = list(painting.placed(pictures))
            self._arranged_for = arranged_for
        return self._pieces
