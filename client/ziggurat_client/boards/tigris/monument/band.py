"""The band as pictures on the map: the ground on which the cards stand, or for those who look on who is choosing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.story.parts import Names
from ziggurat_client.boards.tigris.board.layout import DESIGN_WIDTH
from ziggurat_client.boards.tigris.board.scenery import TigrisScenery
from ziggurat_client.boards.tigris.board.sight import Sight
from ziggurat_client.boards.tigris.monument.edge import strip_box
from ziggurat_client.boards.tigris.monument.painting import MARGIN, draw_band, draw_strip
from ziggurat_client.boards.tigris.monument.plan import band_plan
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box


class MonumentBand:
    """Draws the choice of a monument that a scenery shows, with the players' names."""

    def __init__(self, scenery: TigrisScenery, teller: TigrisTeller, names: Names) -> None:
        self._scenery = scenery
        self._teller = teller
        self._names = names

    def pictures(self, easel: Easel, sight: Sight) -> Iterator[Placed]:
        """The band over an edge of the map; none where nobody chooses."""
        if not sight.building:
            return
        if self._scenery.layout.near == self._scenery.board.seat:
            yield from self._ground(easel)
        else:
            yield self._strip(easel)

    def _ground(self, easel: Easel) -> Iterator[Placed]:
        """What the cards stand on, where there is room for them."""
        plan = band_plan(self._scenery.layout, self._scenery.board)
        if plan is None:
            return
        box, unit, words = plan.box, plan.unit, self._teller.words.say("tigris.building.title").upper()
        title = None if plan.title is None else (words, plan.title.centre[1] - box.y)
        key = ("ground", title, unit)
        yield _placed(easel, box, key, lambda canvas: draw_band(canvas, box.width, box.height, unit, title))

    def _strip(self, easel: Easel) -> Placed:
        board = self._scenery.board
        box, seat = strip_box(self._scenery.layout, board), board.seat
        offered = {monument for square in board.squares for monument in square.monuments}
        monuments = tuple(monument for monument in board.options.monuments if monument in offered)
        title = self._teller.words.say("tigris.building.theirs", name=self._names()[seat])
        unit = box.width / DESIGN_WIDTH

        def draw(canvas: Canvas) -> None:
            draw_strip(canvas, box.width, box.height, unit, seat, title, monuments)

        return _placed(easel, box, ("strip", title, seat, monuments), draw)


def _placed(easel: Easel, box: Box, key: Hashable, draw: Callable[[Canvas], None]) -> Placed:
    screen = easel.screen
    size = (box.width, box.height)
    picture = easel.pictures.picture(
        ("monument band", key, size), screen, box.width + 2 * MARGIN, box.height + 2 * MARGIN, draw
    )
    left, top = screen.pixel(box.x, box.y)
    reach = round(MARGIN * screen.scale)
    return Placed(picture, left - reach, top - reach)
