"""The ground of the map as a board shows it: painted little by little, and kept."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache
from time import perf_counter
from typing import Final, NamedTuple

import pygame

from ziggurat.games.civilization.areas import AreaNumber
from ziggurat_client.art.palette import Palette
from ziggurat_client.boards.civilization.ground.kept_tiles import KeptTiles
from ziggurat_client.boards.civilization.ground.light import draw_light
from ziggurat_client.boards.civilization.ground.painting import painted
from ziggurat_client.boards.civilization.ground.sheets import Kind, Sheet, Tile
from ziggurat_client.boards.civilization.ground.tones import tones
from ziggurat_client.boards.civilization.ground.windows import Window
from ziggurat_client.boards.civilization.land.reading import SIZE
from ziggurat_client.boards.maps.map_view import MapView
from ziggurat_client.window.screen import Box, Screen

_FIRST: Final = 360
"""How wide the picture is that is shown of the whole map until there is a better one."""
_PAINTED: Final = 1.25
"""How many units of the screen a small picture is painted for, compared with its width: its lines are finer."""


class Ground:
    """Shows land and sea below everything else on the map.

    Draw it whenever the map is drawn. What it lacks for a view is painted by :meth:`paint`, a slice at a time; until
    then it shows what it has, made larger or smaller. Nothing of it depends on a match but which areas are closed.
    """

    def __init__(self, tiles: KeptTiles) -> None:
        """What is painted is kept among `tiles`."""
        self._tiles = tiles
        self._wanted: list[tuple[Kind, Tile]] = []
        self._in_sight = 0
        self._at_work: _Work | None = None

    @property
    def is_ready(self) -> bool:
        """Whether all that the last drawing showed, or will show at its goal, is painted."""
        return self._in_sight == 0

    def draw(
        self,
        surface: pygame.Surface,
        screen: Screen,
        view: MapView,
        palette: Palette,
        goal: MapView | None = None,
        closed: frozenset[AreaNumber] = frozenset(),
    ) -> None:
        """Show the part of the map in its place, with these areas closed. On the way to another view, `goal` says which
        will be wanted."""
        kind = _kind(screen, goal or view, palette)._replace(closed=closed)
        self._want(kind, goal or view)
        place, shown = screen.rect(view.place), view.shown
        before = surface.get_clip()
        surface.set_clip(place.clip(before))
        for sheet in self._layers(view.scale * screen.scale, kind, shown):
            for tile in sheet.lay(surface, place, shown):
                self._tiles.saw(sheet.kind, tile)
        if not kind.flat:
            draw_light(surface, place, screen.scale)
        surface.set_clip(before)

    def paint(self, seconds: float) -> bool:
        """Paint for about so long what was missing at the last drawing; returns whether it is worth drawing again."""
        end = perf_counter() + seconds
        better = False
        while self._wanted:
            better |= self._slice()
            if perf_counter() >= end:
                break
        return better

    def finish(self) -> None:
        """Paint everything that was in sight at the last drawing."""
        while self._in_sight:
            self._slice()

    # ------------------------------------------------------------------ what there is

    def _layers(self, scale: float, kind: Kind, shown: Box) -> list[Sheet]:
        """The sheets to be laid one over the other: from the best that covers everything to the nearest in scale."""
        alike = [sheet for sheet in self._tiles.sheets if sheet.kind[1:] == kind[1:]]
        alike.sort(key=lambda sheet: -_ratio(sheet.kind.scale, scale))
        layers: list[Sheet] = []
        for sheet in reversed(alike):
            layers.append(sheet)
            if sheet.covers(shown):
                return layers[::-1]
        return [_whole(kind.flat), *layers[::-1]]

    # ------------------------------------------------------------------ what is wanted

    def _want(self, kind: Kind, view: MapView) -> None:
        """Ask for what a view lacks: what is in sight first, then what lies around it."""
        there = self._tiles.of(kind)
        in_sight = [tile for tile in kind.tiles(view.shown) if tile not in there]
        around = [tile for tile in kind.tiles(view.shown, 1) if tile not in there and tile not in in_sight]
        self._wanted = [(kind, tile) for tile in (*in_sight, *around)]
        self._in_sight = len(in_sight)
        if self._at_work is not None and self._at_work.wanted not in self._wanted:
            self._at_work = None

    def _slice(self) -> bool:
        """Paint a slice of the first tile that is wanted; returns whether something in sight was finished by it."""
        work = self._at_work = self._at_work or _begun(self._wanted[0])
        try:
            next(work.slices)
        except StopIteration as finished:
            return self._finished(work.wanted, finished.value)
        return False

    def _finished(self, wanted: tuple[Kind, Tile], picture: pygame.Surface) -> bool:
        self._at_work = None
        self._tiles.keep(*wanted, picture)
        seen = self._wanted.index(wanted) < self._in_sight
        self._wanted.remove(wanted)
        self._in_sight -= seen
        return seen


class _Work(NamedTuple):
    """A tile that is being painted."""

    wanted: tuple[Kind, Tile]
    slices: Generator[None, None, pygame.Surface]


def _begun(wanted: tuple[Kind, Tile]) -> _Work:
    kind, tile = wanted
    return _Work(wanted, painted(kind.window(tile), tones(flat=kind.flat, closed=kind.closed)))


@lru_cache(maxsize=16)
def thumbnail(width: int, *, flat: bool = False) -> pygame.Surface:
    """The whole map in a picture so many pixels wide, for where it is shown small. It is shared: do not draw on it."""
    work = painted(small_window(width), tones(flat=flat))
    while True:
        try:
            next(work)
        except StopIteration as finished:
            picture: pygame.Surface = finished.value
            return picture


def small_window(width: int) -> Window:
    """The whole map so many pixels wide."""
    scale = width / SIZE.width
    return Window((0, 0, width, round(SIZE.height * scale)), scale, scale * _PAINTED)


@lru_cache(maxsize=2)
def _whole(flat: bool) -> Sheet:
    """The whole map as one tile, made larger until there is something better."""
    sheet = Sheet(Kind(_FIRST / SIZE.width, 1.0, flat))
    picture = thumbnail(_FIRST, flat=flat)
    for column, row in sheet.kind.tiles(Box(0, 0, *SIZE)):
        part = pygame.Rect(sheet.kind.window((column, row)).rect).clip(picture.get_rect())
        sheet.tiles[column, row] = picture.subsurface(part)
    return sheet


def _kind(screen: Screen, view: MapView, palette: Palette) -> Kind:
    return Kind(round(view.scale * screen.scale, 6), round(screen.scale, 6), palette.flat)


def _ratio(one: float, other: float) -> float:
    """How many times one scale is as large as another, whichever is larger."""
    return max(one, other) / min(one, other)
