"""The pictures that the map is put together from, each drawn once and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from ziggurat.games.civilization.areas import AREAS, LIMITS, AreaNumber
from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.composition import Placed
from ziggurat_client.art.panels import draw_focus_ring
from ziggurat_client.art.shape import Point, Shape
from ziggurat_client.boards.civilization.art import city, counter, places, plates, ship, signs
from ziggurat_client.boards.civilization.art.states import State
from ziggurat_client.boards.civilization.ground.names import draw_sea_name, sea_name_size
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import Box, Screen

_AROUND = 30.0
"""Room around a piece for its light and shadow."""


class MapPictures:
    """Hands out pictures placed by boxes or points in design units; pieces are `size` times as large as designed."""

    def __init__(self, pictures: Pictures, screen: Screen, size: float) -> None:
        self._pictures = pictures
        self._screen = screen
        self.size = size

    def counter(self, box: Box, seat: Seat, count: int, state: State, swollen: float = 0.0) -> Placed:
        """A pile in its box."""
        side = counter.DESIGN * self.size * (1 + 0.3 * round(swollen * 4) / 4)

        def draw(canvas: Canvas, cx: float, cy: float) -> None:
            draw_at = cy - box.height / 2 + counter.DESIGN * self.size / 2
            counter.draw_counter(canvas, seat, cx, draw_at, side, count, state)

        return self.in_box(("counter", seat, count, state, side), box, draw)

    def city(self, box: Box, seat: Seat, state: State) -> Placed:
        """A city in its box."""
        side = city.DESIGN * self.size
        key = ("city", seat, state, side)
        return self.in_box(key, box, lambda canvas, cx, cy: city.draw_city(canvas, seat, cx, cy, side, state))

    def ship(self, box: Box, seat: Seat, cargo: int, steps: int | None, state: State) -> Placed:
        """A ship in its box; `steps` are those it has left, if that is shown."""
        side = ship.DESIGN * self.size

        def draw(canvas: Canvas, cx: float, cy: float) -> None:
            ship.draw_ship(canvas, seat, cx, cy, side, state, cargo=cargo, steps=steps)

        return self.in_box(("ship", seat, cargo, steps, state, side), box, draw)

    def limit(self, box: Box, area: AreaNumber, used: int) -> Placed:
        """How many counters an area feeds, and how many it does."""
        side = places.SOCKET * self.size

        def draw(canvas: Canvas, cx: float, cy: float) -> None:
            places.draw_limit(canvas, cx, cy, side, LIMITS[area], used)

        return self.in_box(("limit", LIMITS[area], used, side), box, draw)

    def site(self, box: Box, area: AreaNumber) -> Placed:
        """A site for a city."""
        side, kind = places.SITE * self.size, AREAS[area].site
        key = ("site", kind, side)
        return self.in_box(key, box, lambda canvas, cx, cy: places.draw_site(canvas, cx, cy, side, kind))

    def volcano(self, box: Box) -> Placed:
        """A volcano."""
        side = places.VOLCANO * self.size * 0.75

        def draw(canvas: Canvas, cx: float, cy: float) -> None:
            places.draw_volcano(canvas, cx, cy + box.height * 0.3, side)

        return self.in_box(("volcano", side), box, draw)

    def name(self, box: Box, name: str, area: AreaNumber, *, lit: bool) -> Placed:
        """The name of an area with its limit."""
        key = ("name", name, LIMITS[area], lit)
        return self.in_box(
            key, box, lambda canvas, cx, cy: plates.draw_name(canvas, cx, cy, name, LIMITS[area], lit=lit)
        )

    def sea_name(self, middle: Point, lines: tuple[str, ...]) -> Placed:
        """The name of an open sea around a point."""
        width, height = sea_name_size(lines, self._screen.scale)
        box = Box(middle[0] - width / 2, middle[1] - height / 2, width, height)
        return self.in_box(("sea", lines), box, lambda canvas, cx, cy: draw_sea_name(canvas, cx, cy, lines))

    def conflict(self, middle: Point) -> Placed:
        """The sign of a conflict around a point."""
        side = signs.CONFLICT * min(1.3, self.size)
        box = Box(middle[0] - side / 2, middle[1] - side / 2, side, side)
        return self.in_box(("conflict", side), box, lambda canvas, cx, cy: signs.draw_conflict(canvas, cx, cy, side))

    def tie(self, start: Point, end: Point) -> Placed:
        """The line from a piece to where it belongs."""
        box, far = _between(start, end), (round(end[0] - start[0]), round(end[1] - start[1]))

        def draw(canvas: Canvas, cx: float, cy: float) -> None:
            half = far[0] / 2, far[1] / 2
            signs.draw_tie(canvas, (cx - half[0], cy - half[1]), (cx + half[0], cy + half[1]), self.size)

        return self.in_box(("tie", far, self.size), box, draw)

    def arrow(self, start: Point, end: Point, colour: str, *, dashed: bool) -> Placed:
        """An arrow from one point to another."""
        box, far = _between(start, end), (round(end[0] - start[0]), round(end[1] - start[1]))

        def draw(canvas: Canvas, cx: float, cy: float) -> None:
            half = far[0] / 2, far[1] / 2
            draw_arrow(canvas, (cx - half[0], cy - half[1]), (cx + half[0], cy + half[1]), colour, dashed=dashed)

        return self.in_box(("arrow", far, colour, dashed), box, draw)

    def ring(self, box: Box) -> Placed:
        """The focus ring around a box."""
        width, height = round(box.width), round(box.height)

        def draw(canvas: Canvas, cx: float, cy: float) -> None:
            draw_focus_ring(canvas, cx - width / 2, cy - height / 2, width, height, step=3, gap=0)

        return self.in_box(("ring", width, height), box, draw)

    def in_box(self, key: Hashable, box: Box, draw: Callable[[Canvas, float, float], None]) -> Placed:
        """A picture with room around it, drawn with the middle of the box in its middle."""
        around = _AROUND * max(1.0, self.size)
        width, height = round(box.width) + 2 * around, round(box.height) + 2 * around
        surface = self._pictures.picture(
            ("civilization map", key, width, height),
            self._screen,
            width,
            height,
            lambda canvas: draw(canvas, width / 2, height / 2),
        )
        left, top = self._screen.pixel(*box.centre)
        return Placed(surface, left - surface.get_width() // 2, top - surface.get_height() // 2)


def draw_arrow(canvas: Canvas, start: Point, end: Point, colour: str, *, dashed: bool) -> None:
    """A line with a point at its end, on a dark edge; dashed for what goes by ship."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = max(1.0, (dx * dx + dy * dy) ** 0.5)
    ux, uy = dx / length, dy / length
    head = end[0] - ux * 12, end[1] - uy * 12
    point = [(end[0], end[1]), (head[0] - uy * 7, head[1] + ux * 7), (head[0] + uy * 7, head[1] - ux * 7)]
    line = Shape()
    pieces = max(1, round(length / 14)) if dashed else 1
    for number in range(pieces):
        at, to = number / pieces, (number + (0.55 if dashed else 1.0)) / pieces
        line.line(
            [
                (start[0] + (head[0] - start[0]) * at, start[1] + (head[1] - start[1]) * at),
                (start[0] + (head[0] - start[0]) * to, start[1] + (head[1] - start[1]) * to),
            ],
            4,
        )
    shape = line.poly(point)
    canvas.shadow(shape, 4, 1, 0.9)
    canvas.fill(shape, colour)


def _between(start: Point, end: Point) -> Box:
    left, top = min(start[0], end[0]), min(start[1], end[1])
    return Box(left, top, abs(end[0] - start[0]), abs(end[1] - start[1]))
