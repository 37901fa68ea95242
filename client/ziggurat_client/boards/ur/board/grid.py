"""The board as a widget: its tiles as they look now, a cursor for keys, and the square under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from ziggurat_client.art.composition import Placed
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.tile_light import LightName
from ziggurat_client.boards.story.widget import LIGHT, BoardWidget, Eyes, Hands
from ziggurat_client.boards.ur.board.appearances import AT_REST, Poise, Sight, SquareAppearance, board_appearances
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.boards.ur.board.pictures import TilePictures
from ziggurat_client.boards.ur.board.scenery import UrScenery
from ziggurat_client.boards.ur.choosing.modes import MARKET
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box, Screen

_GROWTH: Final[dict[Poise, float]] = {"rest": 1.0, "raised": 1.0, "counted": 1.05, "lifted": 1.12}
_RISE: Final[dict[Poise, float]] = {"rest": 0.0, "raised": 3.0, "counted": 3.0, "lifted": 7.0}
_ORDER: Final[dict[Poise, int]] = {"rest": 0, "raised": 1, "counted": 2, "lifted": 3}
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


class Grid(BoardWidget[UrScenery, int]):
    """The squares of the board, and the market's tile."""

    at_rest = AT_REST

    def __init__(self, scenery: UrScenery, hands: Hands[int] | None = None, eyes: Eyes | None = None) -> None:
        self._arranged_for: object = None
        self._glows: list[_Glow] = []
        self._pieces: list[Placed] = []
        super().__init__(scenery, scenery.layout.side * scenery.layout.side // 2, hands, eyes)

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self.scenery.layout

    @property
    def with_market(self) -> bool:
        """Whether the market's tile can be seen and chosen."""
        return bool(self.scenery.position.market) and self.layout.shows_market

    @property
    def place(self) -> Box:
        return self.layout.centre

    @property
    def area(self) -> Box:
        area = pygame.FRect(self.layout.centre)
        if self.with_market:
            area.union_ip(pygame.FRect(self.layout.market_tile))
        return Box(area.x - LIGHT, area.y - 32, area.width + 2 * LIGHT, area.height + 48)

    @property
    def meant(self) -> bool:
        return super().meant or self.pointed == MARKET

    def place_at(self, x: float, y: float) -> int | None:
        return self.layout.place_at(x, y, self.with_market)

    def box_of(self, place: int) -> Box:
        return self.layout.square(place)

    def move(self, across: int, down: int) -> bool:
        self.cursor = self._neighbour(across, down)
        return True

    def _neighbour(self, across: int, down: int) -> int:
        """The square beside the cursor, or the cursor's own at the edge; the market lies beside the board."""
        side = self.layout.side
        to_market = -1 if self.layout.market_tile.x < self.layout.centre.x else 1
        if self.cursor == MARKET:
            if across != -to_market:
                return MARKET
            return (side - 1) * side if to_market < 0 else side - 1
        row, column = divmod(self.cursor, side)
        if self.with_market and across == to_market and not 0 <= column + across < side:
            return MARKET
        inside = 0 <= row + down < side and 0 <= column + across < side
        return (row + down) * side + column + across if inside else self.cursor

    # ------------------------------------------------------------------ drawing

    @property
    def invites(self) -> bool:
        """Whether any square is lit because it may be chosen."""
        return any(glow.name == _BREATHING for glow in self._glows)

    def pictures(self, easel: Easel) -> Sequence[Placed]:
        breath = self._eyes.light()
        pictures = TilePictures(easel.pictures, easel.screen)
        self._arrange(easel, pictures, self._eyes.see())
        lights = [pictures.light(*glow, breath if glow.name == _BREATHING else 1.0) for glow in self._glows]
        return [*lights, *self._pieces]

    def _arrange(self, easel: Easel, pictures: TilePictures, sight: Sight) -> None:
        """Work out the pictures of all tiles, if something that they show changed."""
        scenery = self.scenery
        absent = frozenset(scenery.hidden if self.with_market else {*scenery.hidden, MARKET})
        shows = (scenery.position, sight, absent, self.cursor if self.by_keys else None)
        arranged_for = (shows, self.layout, easel.screen, easel.pictures.palette.name)
        if arranged_for != self._arranged_for:
            appearances = board_appearances(scenery.position, sight)
            shown = {place: appearance for place, appearance in appearances.items() if place not in absent}
            order = sorted(shown, key=lambda place: _ORDER[shown[place].poise])
            self._glows = list(self._glowing(shown, order))
            self._pieces = list(self._placed(pictures, shown, order, sight.freed))
            self._arranged_for = arranged_for

    def _glowing(self, appearances: dict[int, SquareAppearance], order: Sequence[int]) -> Iterator[_Glow]:
        for place in order:
            appearance = appearances[place]
            if appearance.light is not None:
                yield _Glow(appearance.light, *self._stand(place, appearance.poise))

    def _placed(
        self, pictures: TilePictures, appearances: dict[int, SquareAppearance], order: Sequence[int], freed: str
    ) -> Iterator[Placed]:
        for place in order:
            yield from self._placed_tile(pictures, place, appearances[place])
        for place in order:
            yield from self._placed_signs(pictures, place, appearances[place], freed)

    def _placed_tile(self, pictures: TilePictures, place: int, appearance: SquareAppearance) -> Iterator[Placed]:
        size, cx, cy = self._stand(place, appearance.poise)
        yield pictures.tile(appearance.tile, size, appearance.shade, cx, cy)
        if appearance.light is not None:
            yield pictures.frame(appearance.light, size, cx, cy)
        if appearance.offer:
            unit = size / 144
            yield pictures.offer(
                appearance.tile.face + appearance.tile.other, 28 * unit, cx, cy + (72 - 14 - 18) * unit
            )

    def _placed_signs(
        self, pictures: TilePictures, place: int, appearance: SquareAppearance, freed: str
    ) -> Iterator[Placed]:
        size, cx, cy = self._stand(place, appearance.poise)
        unit = self.layout.unit
        if appearance.arrow is not None:
            across, down = appearance.arrow.direction
            reach = size / 2 + 4
            yield pictures.arrow(appearance.arrow, unit, cx - across * reach, cy - down * reach)
        if appearance.counts is not None:
            yield pictures.tag(*appearance.counts, freed, unit, cx - size / 2 - 6, cy - size / 2 + 20 * unit)
        if self.by_keys and place == self.cursor:
            yield pictures.ring(size, cx, cy)

    def _stand(self, place: int, poise: Poise) -> tuple[float, float, float]:
        """The size of a tile and its middle."""
        box = self.layout.square(place)
        cx, cy = box.centre
        return round(box.width * _GROWTH[poise]), cx, cy - _RISE[poise]
