"""The pictures that the map is put together from, each drawn once and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

import pygame

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.monuments import Monument
from ziggurat.games.tigris.spaces import WIDTH, Set, numbers_in
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.composition import Placed
from ziggurat_client.art.panels import draw_focus_ring
from ziggurat_client.boards.tigris.art.catastrophe import draw_catastrophe
from ziggurat_client.boards.tigris.art.frame import COLUMNS, column_place, draw_coordinate, row_place
from ziggurat_client.boards.tigris.art.kingdoms import draw_border, draw_realm, region_shape
from ziggurat_client.boards.tigris.art.leaders import draw_leader
from ziggurat_client.boards.tigris.art.marks import draw_flag, draw_mark, draw_place, draw_revolt, flag_width
from ziggurat_client.boards.tigris.art.monuments import draw_monument
from ziggurat_client.boards.tigris.art.river import draw_glint
from ziggurat_client.boards.tigris.art.signs import draw_union
from ziggurat_client.boards.tigris.art.tiles import draw_strike, draw_tile
from ziggurat_client.boards.tigris.art.towers import TERRACES
from ziggurat_client.boards.tigris.art.treasure import draw_treasure
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.choosing.marks import TileMark
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import Screen

TILE: Final = 66 / 70
"""The side of a tile, compared with that of its space."""
LEADER: Final = 64 / 70
_MONUMENT: Final = 136 / 70
_TREASURE: Final = 26 / 70
_GLINT: Final = 26 / 70
_MARGIN: Final = 30.0


class MapPictures:
    """Hands out pictures placed by their middles in design units."""

    def __init__(self, pictures: Pictures, screen: Screen, layout: Layout) -> None:
        self._pictures = pictures
        self._screen = screen
        self._layout = layout

    @property
    def space(self) -> float:
        """The side of a space."""
        return self._layout.space

    # ------------------------------------------------------------------ pieces

    def tile(self, colour: Colour, cx: float, cy: float, *, size: float = 1.0, glow: float = 0.0) -> Placed:
        """A tile, `size` times as large as it lies on its space."""
        side = self.space * TILE * size
        return self._square(
            ("tile", colour, side, glow), side, cx, cy, lambda c, at: draw_tile(c, colour, at, at, side, glow=glow)
        )

    def strike(self, cx: float, cy: float) -> Placed:
        """The stroke through a tile that would be lost."""
        side = self.space * TILE
        return self._square(("strike", side), side, cx, cy, lambda c, at: draw_strike(c, at, at, side))

    def catastrophe(self, cx: float, cy: float) -> Placed:
        """A catastrophe."""
        side = self.space * TILE
        return self._square(("catastrophe", side), side, cx, cy, lambda c, at: draw_catastrophe(c, at, at, side))

    def leader(
        self, colour: Colour, seat: Seat, cx: float, cy: float, *, size: float = 1.0, glow: float = 0.0
    ) -> Placed:
        """A leader."""
        side = self.space * LEADER * size

        def draw(canvas: Canvas, at: float) -> None:
            draw_leader(canvas, colour, seat, at + side / 2, at + side / 2, side, glow=glow)

        return self._square(("leader", colour, seat, side, glow), side, cx, cy, draw)

    def treasure(self, cx: float, cy: float, *, size: float = 1.0) -> Placed:
        """A treasure."""
        side = self.space * _TREASURE * size

        def draw(canvas: Canvas, at: float) -> None:
            draw_treasure(canvas, at + side / 2, at + side / 2, side)

        return self._square(("treasure", side), side, cx, cy, draw)

    def monument(self, monument: Monument, cx: float, cy: float, terraces: int = TERRACES) -> Placed:
        """A monument on its four spaces, centred at (cx, cy)."""
        side = self.space * _MONUMENT
        key = ("monument", monument, side, terraces)
        return self._square(
            key, side, cx, cy, lambda c, at: draw_monument(c, monument, at, at, side, terraces=terraces)
        )

    def union(self, cx: float, cy: float) -> Placed:
        """The marker of a union."""
        side = self.space
        return self._square(
            ("union", side), side, cx, cy, lambda c, at: draw_union(c, at + side / 2, at + side / 2, side)
        )

    def glint(self, strength: float, cx: float, cy: float) -> Placed:
        """Light on the water."""
        width, height = self.space * _GLINT, 12.0
        return self._drawn(
            ("glint", strength, width),
            width,
            height,
            cx,
            cy,
            lambda canvas: draw_glint(canvas, width / 2, height / 2, width - 4, strength),
        )

    # ------------------------------------------------------------------ signs

    def mark(self, mark: TileMark, cx: float, cy: float, strength: float = 1.0) -> Placed:
        """What a tile would bring there, faint where nobody looks."""
        side = self.space

        def draw(canvas: Canvas, at: float) -> None:
            layer = Canvas(canvas.width, canvas.height, canvas.scale, canvas.palette)
            draw_mark(layer, mark, at, at, side)
            canvas.blit(layer, 0, 0, alpha=strength)

        return self._square(("mark", mark, side, strength), side, cx, cy, draw)

    def place(self, kind: str, cx: float, cy: float) -> Placed:
        """A space that may be chosen."""
        side = self.space
        return self._square(("place", kind, side), side, cx, cy, lambda c, at: draw_place(c, at, at, side, kind=kind))

    def revolt(self, cx: float, cy: float) -> Placed:
        """A space where a leader would begin a revolt."""
        side = self.space
        return self._square(("revolt", side), side, cx, cy, lambda c, at: draw_revolt(c, at, at, side))

    def ring(self, cx: float, cy: float) -> Placed:
        """The focus ring around a space."""
        side = self.space

        def draw(canvas: Canvas, at: float) -> None:
            draw_focus_ring(canvas, at, at, side, side, step=3, gap=0)

        return self._square(("space ring", side), side, cx, cy, draw)

    def coordinates(self, number: int) -> Iterator[Placed]:
        """The lit letter and number of a space on the frame."""
        row, column = divmod(number, WIDTH)
        board, space, unit = self._layout.places.board, self.space, self._layout.unit
        at = column_place(board.x, board.y, space, column), row_place(board.x, board.y, space, row)
        for label, (cx, cy) in zip((COLUMNS[column], str(row + 1)), at, strict=True):
            yield self._coordinate(label, unit, cx, cy)

    def _coordinate(self, label: str, unit: float, cx: float, cy: float) -> Placed:
        width, height = 44.0, 36.0

        def draw(canvas: Canvas) -> None:
            draw_coordinate(canvas, width / 2, height / 2, label, unit, lit=True)

        return self._drawn(("coordinate", label, unit), width, height, cx, cy, draw)

    def flag(self, before: int, after: int | None, cx: float, cy: float) -> Placed:
        """A leader's strength."""
        width, height = flag_width(self._screen.scale, before, after) + 20, 52.0

        def draw(canvas: Canvas) -> None:
            draw_flag(canvas, width / 2, height / 2, before, after)

        return self._drawn(("flag", before, after), width, height, cx, cy, draw)

    # ------------------------------------------------------------------ regions

    def realm(self, region: Set) -> Placed:
        """The ground of a kingdom and its thin outline."""
        return self._region(("realm", region), region, draw_realm)

    def border(self, region: Set) -> Placed:
        """The bright outline of a kingdom that is meant."""
        return self._region(("border", region), region, draw_border)

    def veil(self, region: Set, alpha: float) -> Placed:
        """Darkness over some spaces."""

        def draw(canvas: Canvas, spaces: Set, x: float, y: float, space: float) -> None:
            canvas.fill(region_shape(spaces, x, y, space, 0), "#060406", alpha)

        return self._region(("veil", region, alpha), region, draw)

    def _region(self, key: Hashable, region: Set, draw: Callable[[Canvas, Set, float, float, float], None]) -> Placed:
        """A picture of the spaces' own extent, drawn as part of the whole map."""
        space, places = self.space, [divmod(number, WIDTH) for number in numbers_in(region)]
        left, top = min(column for _, column in places), min(row for row, _ in places)
        right, bottom = max(column for _, column in places), max(row for row, _ in places)
        width, height = (right + 1 - left) * space + 2 * _MARGIN, (bottom + 1 - top) * space + 2 * _MARGIN
        box = self._layout.map
        cx, cy = box.x + (left + right + 1) * space / 2, box.y + (top + bottom + 1) * space / 2

        def painted(canvas: Canvas) -> None:
            draw(canvas, region, _MARGIN - left * space, _MARGIN - top * space, space)

        return self._drawn((key, space), width, height, cx, cy, painted)

    # ------------------------------------------------------------------ keeping

    def _square(
        self, key: Hashable, side: float, cx: float, cy: float, draw: Callable[[Canvas, float], None]
    ) -> Placed:
        whole = side + 2 * _MARGIN
        return self._drawn(key, whole, whole, cx, cy, lambda canvas: draw(canvas, _MARGIN))

    def _drawn(
        self, key: Hashable, width: float, height: float, cx: float, cy: float, draw: Callable[[Canvas], None]
    ) -> Placed:
        surface: pygame.Surface = self._pictures.picture(("map", key), self._screen, width, height, draw)
        left, top = self._screen.pixel(cx, cy)
        return Placed(surface, left - surface.get_width() // 2, top - surface.get_height() // 2)
