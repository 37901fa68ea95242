"""The ground of the map as a picture of its place, made anew only where one looks elsewhere or more is painted."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from ziggurat.games.civilization.areas import AreaNumber
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.civilization.ground.ground import Ground
from ziggurat_client.boards.civilization.ground.kept_tiles import shared_tiles
from ziggurat_client.boards.maps.map_view import MapView
from ziggurat_client.ui.piece import Easel

_SLICE: Final = 0.006
"""How many seconds of a frame are spent on painting what is missing."""


class GroundPicture:
    """Land and sea in the map's place."""

    def __init__(self) -> None:
        self._ground = Ground(shared_tiles())
        self._made_for: object = None
        self._picture: Placed | None = None

    @property
    def unfinished(self) -> bool:
        """Whether something in sight is still to be painted."""
        return not self._ground.is_ready

    def placed(self, easel: Easel, view: MapView, goal: MapView, closed: frozenset[AreaNumber]) -> Placed:
        """The picture for a view, on the way to a goal, with these areas closed."""
        better = self._made_for is not None and self._ground.paint(_SLICE)
        place = easel.screen.rect(view.place)
        made_for = (view, goal, easel.screen, easel.pictures.palette.name, closed)
        if self._picture is None or better or made_for != self._made_for:
            surface = pygame.Surface(place.size, pygame.SRCALPHA)
            corner = easel.screen.left - place.left, easel.screen.top - place.top
            screen = replace(easel.screen, left=corner[0], top=corner[1])
            self._ground.draw(surface, screen, view, easel.pictures.palette, goal, closed)
            self._picture = Placed(surface, place.left, place.top)
            self._made_for = made_for
        return self._picture

    def finish(self) -> None:
        """Paint at once what is in sight, as pictures that are kept need it."""
        self._ground.finish()
        self._made_for = None
