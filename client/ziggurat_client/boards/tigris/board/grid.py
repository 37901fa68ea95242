"""The map as a widget: what lies on it, a cursor for keys, and the space under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, TypeAlias

from ziggurat.games.tigris.building import four_of
from ziggurat.games.tigris.monuments import Monument
from ziggurat.games.tigris.spaces import ALL, HEIGHT, WIDTH, Space, number_of
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.story.widget import LIGHT, BoardWidget, Eyes, Hands
from ziggurat_client.boards.tigris.board.glints import glints, phase_at, seconds_to_drift
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.board.painting import lying
from ziggurat_client.boards.tigris.board.pictures import MapPictures
from ziggurat_client.boards.tigris.board.scenery import TigrisScenery
from ziggurat_client.boards.tigris.board.sight import AT_REST, Sight
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box

_MIDDLE: Final = (HEIGHT // 2) * WIDTH + WIDTH // 2
_VEIL: Final = 0.5
_DIMMED: Final = 0.2
"""How dark what is not part of a conflict becomes, and what is not part of the kingdom that is meant."""
_LIFTED: Final = 1.24
_GLOW: Final = 20.0
_FLAG_ABOVE: Final = 34.0
_FADING: Final = ((2, 1.0), (3, 0.75), (4, 0.55))
_FAINT: Final = 0.4
"""How strong the marks of a tile are up to so many spaces from the one that is meant, and beyond."""


def _strength_at(number: int, near: int) -> float:
    """How strong a mark is so far from the space that is meant: those beside it stand out, so that the map is calm."""
    row, column = divmod(number, WIDTH)
    meant_row, meant_column = divmod(near, WIDTH)
    away = max(abs(row - meant_row), abs(column - meant_column))
    return next((strength for reach, strength in _FADING if away <= reach), _FAINT)


Over: TypeAlias = Callable[[Easel, Sight], Iterable[Placed]]
"""Draws pictures over the map as somebody sees it."""


class Grid(BoardWidget[TigrisScenery, int]):
    """The spaces of the map."""

    at_rest = AT_REST

    def __init__(
        self,
        scenery: TigrisScenery,
        over: Over,
        hands: Hands[int] | None = None,
        eyes: Eyes | None = None,
    ) -> None:
        """`over` draws what lies over everything else on the map."""
        self._over = over
        self._arranged_for: object = None
        self._placed: list[Placed] = []
        self._is_lively = eyes is not None
        self._drifted_for: object = None
        self._glints: list[Placed] = []
        super().__init__(scenery, _MIDDLE, hands, eyes)

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self.scenery.layout

    @property
    def place(self) -> Box:
        return self.layout.places.board

    @property
    def area(self) -> Box:
        box = self.place
        return Box(box.x - LIGHT, box.y - LIGHT, box.width + 2 * LIGHT, box.height + 2 * LIGHT)

    def place_at(self, x: float, y: float) -> int | None:
        return self.layout.number_at(x, y)

    def box_of(self, place: int) -> Box:
        return self.layout.square(place)

    def move(self, across: int, down: int) -> bool:
        row, column = divmod(self.cursor, WIDTH)
        if not (0 <= row + down < HEIGHT and 0 <= column + across < WIDTH):
            return False
        self.cursor = (row + down) * WIDTH + column + across
        return True

    # ------------------------------------------------------------------ drawing

    def pictures(self, easel: Easel) -> Sequence[Placed]:
        sight: Sight = self._eyes.see()
        cursor = self.cursor if self.by_keys else None
        shows = (self.scenery.board, self.scenery.absent, sight, cursor)
        arranged_for = (shows, self.layout, easel.screen, easel.pictures.palette.name)
        if arranged_for != self._arranged_for:
            pictures = MapPictures(easel.pictures, easel.screen, self.layout)
            lies = lying(pictures, self.layout, self.scenery.board, self.scenery.absent)
            self._placed = [*lies, *self._seen(pictures, sight)]
            if cursor is not None:
                self._placed.append(pictures.ring(*self.layout.square(cursor).centre))
            self._arranged_for = arranged_for
        return [*self._drifting(easel), *self._placed, *self._over(easel, sight)]

    @property
    def _drifts(self) -> bool:
        """Whether the water moves: unless motion is reduced, or a match is told again."""
        return self._is_lively and not self.scenery.telling.reduced

    @property
    def wakes_in(self) -> float | None:
        return seconds_to_drift(self._eyes.now()) if self._drifts else None

    def _drifting(self, easel: Easel) -> Sequence[Placed]:
        """The light on the water."""
        phase = phase_at(self._eyes.now()) if self._drifts else 0
        drifted_for = (phase, self.layout, easel.screen)
        if drifted_for != self._drifted_for:
            pictures = MapPictures(easel.pictures, easel.screen, self.layout)
            self._glints = list(glints(pictures, self.layout, phase))
            self._drifted_for = drifted_for
        return self._glints

    def _seen(self, pictures: MapPictures, sight: Sight) -> Iterator[Placed]:
        """What the viewer may choose and means."""
        if sight.lit:
            dark = ALL & ~sight.lit
            yield pictures.veil(dark, _VEIL)
        if sight.region:
            others = self.scenery.board.ground.connecting & ~sight.region
            if others:
                yield pictures.veil(others, _DIMMED)
            yield pictures.border(sight.region)
        if sight.raised is not None:
            yield from self._raised(pictures, *sight.raised)
        if sight.near is not None:
            yield from pictures.coordinates(sight.near)
        yield from self._marks(pictures, sight)
        for number in sorted(sight.named):
            yield pictures.place("legal", *self.layout.square(number).centre)
        for number in sight.lost:
            yield pictures.strike(*self.layout.square(number).centre)
        yield from self._held(pictures, sight)
        for number, before, after in sight.flags:
            cx, cy = self.layout.square(number).centre
            yield pictures.flag(before, after, cx, cy - _FLAG_ABOVE * self.layout.unit)

    def _raised(self, pictures: MapPictures, monument: Monument, space: Space) -> Iterator[Placed]:
        """The monument that is meant, in the light of its square."""
        block = self.layout.block(number_of(space))
        yield pictures.border(four_of(space))
        yield pictures.monument(monument, *block.centre)

    def _marks(self, pictures: MapPictures, sight: Sight) -> Iterator[Placed]:
        for number, mark in sight.marks:
            strength = 1.0 if sight.near is None else _strength_at(number, sight.near)
            yield pictures.mark(mark, *self.layout.square(number).centre, strength)
        for number, kind in sight.places:
            yield pictures.place(kind, *self.layout.square(number).centre)
        for number in sight.revolts:
            yield pictures.revolt(*self.layout.square(number).centre)

    def _held(self, pictures: MapPictures, sight: Sight) -> Iterator[Placed]:
        """The piece in the hand, over the space that is meant."""
        if sight.held is None:
            return
        kind, number = sight.held
        centre = self.layout.square(number).centre
        if kind == "tile" and sight.color is not None:
            yield pictures.tile(sight.color, *centre, size=_LIFTED, glow=_GLOW)
        elif kind == "leader" and sight.color is not None:
            yield pictures.leader(sight.color, self.layout.near or 0, *centre, size=_LIFTED, glow=_GLOW)
        elif kind == "catastrophe":
            yield pictures.catastrophe(*centre)
