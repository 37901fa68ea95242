"""The map as a widget: what lies on it, where one looks, a cursor for keys, and the place under the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final

import pygame

from ziggurat.games.civilization.areas import AREAS, AreaNumber
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.civilization.board.layout import Layout
from ziggurat_client.boards.civilization.board.painting import MapPainter, Shows
from ziggurat_client.boards.civilization.board.scenery import CivilizationScenery
from ziggurat_client.boards.civilization.board.sight import AT_REST, Sight, told_sight
from ziggurat_client.boards.civilization.choosing.map_place import MapPlace
from ziggurat_client.boards.civilization.land.outlines import area_at
from ziggurat_client.boards.civilization.land.reading import SPOTS
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.boards.story.widget import BoardWidget, Eyes, Hands
from ziggurat_client.input.intentions import Intention, intention_of
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box

_STILL: Final = 6.0
"""How far the pointer may move in a click that is no drag."""
_SIDEWAYS: Final = 2.2
"""How much farther an area seems that lies beside the way of an arrow key."""
_LEAST_SIDE: Final = 44.0
"""The least side of the box of an area on the screen."""
_ZOOM: Final = {Intention.MORE: 1, Intention.LESS: -1}


class WorldMap(BoardWidget[CivilizationScenery, MapPlace]):
    """The areas of the map. A drag moves what may be taken in the hand, and elsewhere the map itself."""

    at_rest = AT_REST

    def __init__(
        self,
        scenery: CivilizationScenery,
        teller: CivilizationTeller,
        hands: Hands[MapPlace] | None = None,
        eyes: Eyes | None = None,
    ) -> None:
        """`teller` names the areas."""
        self.lens = scenery.lens
        self._painter = MapPainter(scenery, teller)
        self._grasped: tuple[float, float] | None = None
        self._panned = False
        super().__init__(scenery, MapPlace(_middle()), hands, eyes)

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self.scenery.layout

    @property
    def sight(self) -> Sight:
        """What the map is seen with now."""
        sight: Sight = self._eyes.see()
        board = self.scenery.board
        told = board.strike is not None and sight == AT_REST
        return told_sight(board, self.scenery.reached) if told else sight

    @property
    def place(self) -> Box:
        return self.layout.map

    @property
    def area(self) -> Box:
        return self.place

    def lay_out(self) -> None:
        super().lay_out()
        self.lens.lay_out(self.place)

    # ------------------------------------------------------------------ places

    def place_at(self, x: float, y: float) -> MapPlace | None:
        if not self.place.holds(x, y):
            return None
        return self._painter.place_at(self._shows(AT_REST), x, y) or self._area_at(x, y)

    def _area_at(self, x: float, y: float) -> MapPlace | None:
        area = area_at(*self.lens.view.on_map(x, y))
        return None if area is None else MapPlace(area)

    def box_of(self, place: MapPlace) -> Box:
        x, y = self.lens.view.on_screen(*SPOTS[place.area].middle)
        side = max(_LEAST_SIDE, 2 * SPOTS[place.area].radius * self.lens.view.scale)
        return Box(x - side / 2, y - side / 2, side, side)

    def move(self, across: int, down: int) -> bool:
        """To the nearest area that way."""
        area = self.beside(self.cursor.area, across, down)
        if area is None:
            return False
        self.cursor = MapPlace(area)
        self.lens.look_at(*SPOTS[area].middle)
        return True

    def beside(self, area: AreaNumber, across: int, down: int) -> AreaNumber | None:
        """The area to which an arrow key leads from another one, None at the map's edge."""
        x, y = SPOTS[area].middle
        found: list[tuple[float, AreaNumber]] = []
        for number, spot in enumerate(SPOTS):
            along = (spot.middle[0] - x) * across + (spot.middle[1] - y) * down
            aside = abs((spot.middle[0] - x) * down) + abs((spot.middle[1] - y) * across)
            if along > 0 and number != area:
                found.append((hypot(along, aside * _SIDEWAYS), number))
        return min(found)[1] if found else None

    # ------------------------------------------------------------------ input

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return event.y != 0 and self.lens.zoom(1 if event.y > 0 else -1, (x, y))
        if event.type == pygame.MOUSEBUTTONDOWN:
            place, self._panned = self.place_at(x, y), False
            self._grasped = None if place in self.sight.grasp else (x, y)
        elif event.type == pygame.MOUSEMOTION and self._grasped is not None:
            return self._pan(x, y)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._grasped = None
            if self._panned:
                super().gone()
                return True
        if event.type == pygame.MOUSEMOTION:
            self.hover(x, y)
        return super().point(event, x, y)

    def _pan(self, x: float, y: float) -> bool:
        from_x, from_y = self._grasped or (x, y)
        across, down = from_x - x, from_y - y
        if not self._panned and max(abs(across), abs(down)) < _STILL:
            return False
        self._panned, self._grasped = True, (x, y)
        self.lens.drag(across, down)
        return True

    def key(self, event: pygame.Event) -> bool:
        if super().key(event):
            return True
        steps = _ZOOM.get(intention_of(event) or Intention.BACK) if event.type == pygame.KEYDOWN else None
        about = self.box_of(self.cursor).centre if self.by_keys else None
        return steps is not None and self.sight.held is None and self.lens.zoom(steps, about)

    def gone(self) -> None:
        super().gone()
        self._grasped = None

    # ------------------------------------------------------------------ drawing

    @property
    def wakes_in(self) -> float | None:
        """At once while the ground is still being painted, or the map glides."""
        return 0.0 if self.lens.gliding or self._painter.ground.unfinished else None

    def pictures(self, easel: Easel) -> Sequence[Placed]:
        return self._painter.pictures(easel, self._shows(self.sight))

    def finish(self) -> None:
        """Paint at once what is in sight, for a picture that is kept."""
        self._painter.ground.finish()

    def _shows(self, sight: Sight) -> Shows:
        """Everything that the picture of the map depends on."""
        cursor = self.cursor if self.by_keys else None
        return Shows(self.lens.view, self.lens.goal, sight, cursor)


def _middle() -> int:
    """The number of the area in which keys begin, in the middle of the map."""
    return next(number for number, area in enumerate(AREAS) if area.id == "rhodes")
