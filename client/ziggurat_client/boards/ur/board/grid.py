"""The board as a widget: its tiles as they look now, a cursor for keys, and the square under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from ziggurat_client.art.composition import Placed
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.tile_light import LightName
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.boards.ur.board.looks import Poise, Sight, SquareLook, board_looks
from ziggurat_client.boards.ur.board.pictures import TilePictures
from ziggurat_client.boards.ur.board.scenery import Scenery
from ziggurat_client.boards.ur.choosing.modes import MARKET
from ziggurat_client.stage.layer import Layer
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.focus import ARROWS
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.window.screen import Box, Screen

_GROWTH: Final[dict[Poise, float]] = {"rest": 1.0, "raised": 1.0, "counted": 1.05, "lifted": 1.12}
_RISE: Final[dict[Poise, float]] = {"rest": 0.0, "raised": 3.0, "counted": 3.0, "lifted": 7.0}
_LIGHT: Final = 24.0
"""How far light may reach beyond the board."""
_ORDER: Final[dict[Poise, int]] = {"rest": 0, "raised": 1, "counted": 2, "lifted": 3}
_ENTER: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})
_WHEEL: Final = pygame.MOUSEWHEEL
_BREATHING: Final[LightName] = "legal"


class _Glow(NamedTuple):
    """The light below a tile: its name, the tile's size and its middle."""

    name: LightName
    size: float
    cx: float
    cy: float


class MarketTile(Pressable):
    """The market's tile, which lies beside the board; the grid draws it."""

    step = 3.5

    def __init__(self, layout: Layout, chosen: Callable[[], None]) -> None:
        super().__init__("market", layout.square(MARKET), chosen)

    def cuts(self, screen: Screen, pictures: Pictures) -> tuple[Cut, ...]:
        return ()

    def draw(self, easel: Easel) -> None:
        """Nothing: the grid draws every tile."""


class Grid(Widget):
    """The squares of the board, and the market's tile.

    `choose` is called with a square that was clicked or chosen by key, `carry` with two squares between which something
    was dragged, `adjust` with a square and +1 or −1, and `paint` when the tiles are to be drawn.
    """

    ringed = False
    sound = None

    def __init__(
        self,
        layout: Layout,
        choose: Callable[[int], None],
        carry: Callable[[int, int], None],
        adjust: Callable[[int, int], None],
        paint: Callable[[Easel], None],
    ) -> None:
        super().__init__("board", layout.centre)
        self._layout = layout
        self.cursor = layout.side * layout.side // 2
        self.pointed: int | None = None
        self.with_market = False
        self.freed = ""
        self._choose = choose
        self._carry = carry
        self._adjust = adjust
        self._paint = paint
        self._by_keys = False
        self._pressed: int | None = None
        self._dragged_to: tuple[float, float] | None = None
        self._layer = Layer()
        self._arranged_for: object = None
        self._glows: list[_Glow] = []
        self._pieces: list[Placed] = []

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self._layout

    def lay_out(self, layout: Layout) -> None:
        """Everything lies elsewhere now."""
        self._layout, self.box = layout, layout.centre
        self._layer = Layer()

    # ------------------------------------------------------------------ input

    @property
    def near(self) -> int | None:
        """The square that is meant: under the pointer, or under the cursor while keys are used."""
        return self.cursor if self.by_keys else self.pointed

    @property
    def by_keys(self) -> bool:
        """Whether keys moved last."""
        return self._by_keys and self.focused

    @property
    def spot(self) -> Box:
        return self._layout.square(self.cursor) if self._by_keys else self.box

    @property
    def meant(self) -> bool:
        """Whether the pointer, or the focus, is on the board and nothing lies between."""
        return self.by_keys or self.hovered or self.pointed == MARKET

    def place_at(self, x: float, y: float) -> int | None:
        """The square or MARKET under a point."""
        return self._layout.place_at(x, y, self.with_market)

    def hover(self, x: float, y: float) -> bool:
        """The pointer is at (x, y); return whether it came to another square."""
        place = self.place_at(x, y)
        changed = place != self.pointed or self._by_keys
        self.pointed = place
        self._by_keys = False
        return changed

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        place = self.place_at(x, y)
        if event.type == _WHEEL:
            if place is not None and event.y:
                self._adjust(place, 1 if event.y > 0 else -1)
            return place is not None
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = place
            if place is not None:
                self.cursor = place
        elif event.type == pygame.MOUSEMOTION:
            self._dragged_to = (x, y)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._released(place, event.button)
        return True

    @property
    def drag(self) -> tuple[int, tuple[float, float]] | None:
        """The square that something is dragged from, and where the pointer is with it; None before it has left."""
        if self._pressed is None or self._dragged_to is None or self.place_at(*self._dragged_to) == self._pressed:
            return None
        return self._pressed, self._dragged_to

    def _released(self, place: int | None, button: int) -> None:
        pressed, self._pressed, self._dragged_to = self._pressed, None, None
        if place is None or pressed is None:
            return
        if place != pressed:
            self._carry(pressed, place)
        elif button == pygame.BUTTON_LEFT:
            self._choose(place)
        elif button == pygame.BUTTON_RIGHT:
            self._adjust(place, -1)

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in ARROWS:
            self._by_keys = True
            self._move(*ARROWS[event.key])
            return True
        if event.key in _ENTER or event.key == pygame.K_SPACE:
            self._by_keys = True
            self._choose(self.cursor)
            return True
        return False

    def _move(self, across: int, down: int) -> None:
        """Move the cursor; the market lies beside the board."""
        side = self._layout.side
        to_market = -1 if self._layout.market_tile.x < self._layout.centre.x else 1
        if self.cursor == MARKET:
            if across == -to_market:
                self.cursor = (side - 1) * side if to_market < 0 else side - 1
            return
        row, column = divmod(self.cursor, side)
        if self.with_market and across == to_market and not 0 <= column + across < side:
            self.cursor = MARKET
        elif 0 <= row + down < side and 0 <= column + across < side:
            self.cursor = (row + down) * side + column + across

    # ------------------------------------------------------------------ drawing

    def cuts(self, screen: Screen, pictures: Pictures) -> tuple[Cut, ...]:
        return ()

    def draw(self, easel: Easel) -> None:
        self._paint(easel)

    def ground_changed(self, areas: Sequence[pygame.Rect]) -> None:
        self._layer.ground_changed(areas)

    @property
    def invites(self) -> bool:
        """Whether any square is lit because it may be chosen."""
        return any(glow.name == _BREATHING for glow in self._glows)

    def paint_tiles(self, easel: Easel, scenery: Scenery, sight: Sight, breath: float = 1.0) -> None:
        """Draw the tiles of the scenery as `sight` sees them. `breath` is the strength of the light on those that may
        be chosen."""
        if not self._layer.grounded:
            self._layer.ground(easel.surface, easel.screen.rect(self._area))
        scale = easel.screen.scale
        shake = (round(scenery.shake[0] * scale), round(scenery.shake[1] * scale))
        self._arrange(easel, scenery, sight)
        pictures = TilePictures(easel.pictures, easel.screen)
        lights = [pictures.light(*glow, breath if glow.name == _BREATHING else 1.0) for glow in self._glows]
        self._layer.show(easel.surface, [*lights, *self._pieces], shake, scenery.fading)

    def _arrange(self, easel: Easel, scenery: Scenery, sight: Sight) -> None:
        """Work out the pictures of all tiles, if something that they show changed."""
        absent = frozenset(scenery.hidden if self.with_market else {*scenery.hidden, MARKET})
        shows = (scenery.position, sight, absent, self.cursor if self.by_keys else None)
        arranged_for = (shows, self._layout, easel.screen, easel.pictures.palette.name)
        if arranged_for != self._arranged_for:
            looks = board_looks(scenery.position, sight)
            pictures = TilePictures(easel.pictures, easel.screen)
            shown = {place: look for place, look in looks.items() if place not in absent}
            order = sorted(shown, key=lambda place: _ORDER[shown[place].poise])
            self._glows = list(self._glowing(shown, order))
            self._pieces = list(self._placed(pictures, shown, order))
            self._arranged_for = arranged_for

    def _glowing(self, looks: dict[int, SquareLook], order: Sequence[int]) -> Iterator[_Glow]:
        for place in order:
            look = looks[place]
            if look.light is not None:
                yield _Glow(look.light, *self._stand(place, look.poise))

    def _placed(self, pictures: TilePictures, looks: dict[int, SquareLook], order: Sequence[int]) -> Iterator[Placed]:
        for place in order:
            yield from self._placed_tile(pictures, place, looks[place])
        for place in order:
            yield from self._placed_signs(pictures, place, looks[place])

    def _placed_tile(self, pictures: TilePictures, place: int, look: SquareLook) -> Iterator[Placed]:
        size, cx, cy = self._stand(place, look.poise)
        yield pictures.tile(look.tile, size, look.shade, cx, cy)
        if look.light is not None:
            yield pictures.frame(look.light, size, cx, cy)
        if look.offer:
            unit = size / 144
            yield pictures.offer(look.tile.face + look.tile.other, 28 * unit, cx, cy + (72 - 14 - 18) * unit)

    def _placed_signs(self, pictures: TilePictures, place: int, look: SquareLook) -> Iterator[Placed]:
        size, cx, cy = self._stand(place, look.poise)
        unit = self._layout.unit
        if look.arrow is not None:
            across, down = look.arrow.direction
            reach = size / 2 + 4
            yield pictures.arrow(look.arrow, unit, cx - across * reach, cy - down * reach)
        if look.counts is not None:
            yield pictures.tag(*look.counts, self.freed, unit, cx - size / 2 - 6, cy - size / 2 + 20 * unit)
        if self.by_keys and place == self.cursor:
            yield pictures.ring(size, cx, cy)

    @property
    def _area(self) -> Box:
        """The part of the screen that the layer keeps: the board, the market, and the light around them."""
        area = pygame.FRect(self._layout.centre)
        if self.with_market:
            area.union_ip(pygame.FRect(self._layout.market_tile))
        return Box(area.x - _LIGHT, area.y - 32, area.width + 2 * _LIGHT, area.height + 48)

    def _stand(self, place: int, poise: Poise) -> tuple[float, float, float]:
        """The size of a tile and its middle."""
        box = self._layout.square(place)
        cx, cy = box.centre
        return round(box.width * _GROWTH[poise]), cx, cy - _RISE[poise]
