"""What moves over the map: tokens on foot, and ships."""

from __future__ import annotations

from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.art.city import draw_city
from ziggurat_client.boards.civilization.art.counter import draw_counter
from ziggurat_client.boards.civilization.art.ship import draw_ship
from ziggurat_client.boards.civilization.board.scenery import CivilizationScenery
from ziggurat_client.stage.flight import Flyer
from ziggurat_client.ui.piece import Easel, Painted
from ziggurat_client.window.screen import Box


class PieceFlyer(Flyer):
    """A piece on its way between two points of the map, whatever part of the map is looked at. (x, y) is a point of the
    map. Beyond the map's place on the screen it is not seen."""

    def __init__(self, scenery: CivilizationScenery, x: float, y: float, side: float) -> None:
        """`side` is how large it is, in units of the screen."""
        super().__init__(x, y)
        self._scenery = scenery
        self.side = side

    def paint(self, canvas: Canvas, cx: float, cy: float) -> None:
        """Paint it with its middle there."""
        raise NotImplementedError

    @property
    def look(self) -> tuple[object, ...]:
        """Everything that its picture depends on."""
        return (type(self).__name__, self.side)

    def draw(self, easel: Easel) -> None:
        place = self._scenery.layout.map
        x, y = self._scenery.lens.view.on_screen(self.x, self.y)
        if not place.holds(x, y):
            return
        reach = self.side
        box = Box(x - reach, y - reach, 2 * reach, 2 * reach)
        piece = Painted(box, self.look, lambda canvas, left, top: self.paint(canvas, left + reach, top + reach))
        piece.draw(easel)


class TokensFlyer(PieceFlyer):
    """Tokens on foot."""

    def __init__(
        self, scenery: CivilizationScenery, seat: Seat, count: int, at: tuple[float, float], side: float
    ) -> None:
        super().__init__(scenery, *at, side)
        self._seat = seat
        self._count = count

    @property
    def look(self) -> tuple[object, ...]:
        return (*super().look, self._seat, self._count)

    def paint(self, canvas: Canvas, cx: float, cy: float) -> None:
        draw_counter(canvas, self._seat, cx, cy, self.side, self._count)


class ShipFlyer(PieceFlyer):
    """A ship, with what is aboard."""

    def __init__(
        self, scenery: CivilizationScenery, seat: Seat, aboard: int, at: tuple[float, float], side: float
    ) -> None:
        super().__init__(scenery, *at, side)
        self._seat = seat
        self._aboard = aboard

    @property
    def look(self) -> tuple[object, ...]:
        return (*super().look, self._seat, self._aboard)

    def paint(self, canvas: Canvas, cx: float, cy: float) -> None:
        draw_ship(canvas, self._seat, cx, cy, self.side, cargo=self._aboard)


class CityFlyer(PieceFlyer):
    """A city that rises, or falls."""

    def __init__(self, scenery: CivilizationScenery, seat: Seat, at: tuple[float, float], side: float) -> None:
        super().__init__(scenery, *at, side)
        self._seat = seat
        self._most = side

    def grow(self, share: float) -> None:
        """Be so large, 0 to 1, in eight sizes that are kept."""
        self.side = self._most * max(1, round(share * 8)) / 8

    @property
    def look(self) -> tuple[object, ...]:
        return (*super().look, self._seat)

    def paint(self, canvas: Canvas, cx: float, cy: float) -> None:
        draw_city(canvas, self._seat, cx, cy, self.side)
