"""A plain board of a game on a map for seven: what any game gets that says that its board is a map."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Final, cast

import pygame
import pytest

from market.rules import MARKET
from ziggurat.games.game import Action, Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.boards import registry
from ziggurat_client.boards.board import BoardView, Desk
from ziggurat_client.boards.maps.map_view import MapView
from ziggurat_client.boards.maps.map_widget import MapWidget
from ziggurat_client.boards.places import USUAL, Places
from ziggurat_client.boards.presentation import Presentation
from ziggurat_client.boards.seats.column import Known, seat_column
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.seats.layout import SeatLayout
from ziggurat_client.boards.shapes import map_shape
from ziggurat_client.input.intentions import Scope
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network import remote
from ziggurat_client.network.table_record import Happening, Moment
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.emblem import paint_no_emblem
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Easel, Painted, Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.log_line import LogLine

SIZE: Final = Extent(1500, 980)
"""The map, in its own units: a field for each 100 × 98 of them."""
FIELD: Final = (100, 98)
_LAND: Final = ("#857957", "#667853", "#507551", "#917858")
_SEA: Final = "#10246a"


class Map(MapWidget):
    """Fields of land and sea, on some of which the seats' cubes stand. `clicked` are the points that were chosen."""

    def __init__(self, seats: int, moves: Callable[[], bool], changed: Callable[[], None]) -> None:
        super().__init__(USUAL.board, SIZE, moves=moves, changed=changed)
        self._seats = seats
        self.clicked: list[tuple[float, float]] = []

    def chosen(self, x: float, y: float) -> None:
        self.clicked.append((x, y))

    def draw_map(self, easel: Easel, view: MapView) -> None:
        for row in range(round(SIZE.height / FIELD[1])):
            for column in range(round(SIZE.width / FIELD[0])):
                x, y = view.on_screen(column * FIELD[0], row * FIELD[1])
                box = Box(x, y, FIELD[0] * view.scale - 2, FIELD[1] * view.scale - 2)
                easel.surface.fill(colour_of(row, column), easel.screen.rect(box))
        for seat in range(self._seats):
            self._cube(seat).moved(view).draw(easel)

    def _cube(self, seat: Seat) -> _Cube:
        return _Cube(seat, *place_of(seat))


class _Cube(Painted):
    """A seat's cube at a point of the map."""

    def __init__(self, seat: Seat, x: float, y: float) -> None:
        self._at = x, y

        def paint(canvas: Canvas, left: float, top: float) -> None:
            draw_cube(canvas, seat, left + 16, top + 16, 32)

        super().__init__(Box(0, 0, 32, 32), ("cube on a map", seat), paint)

    def moved(self, view: MapView) -> _Cube:
        """The same cube where the view shows its point."""
        x, y = view.on_screen(*self._at)
        self.box = Box(x - 16, y - 16, 32, 32)
        return self


def place_of(seat: Seat) -> tuple[float, float]:
    """The point of the map at which a seat's cube stands."""
    return 150.0 + 200 * seat, 147.0 + 98 * (seat * 3 % 8)


def colour_of(row: int, column: int) -> str:
    """The colour of a field."""
    return _SEA if (row * 7 + column * 3) % 5 < 2 else _LAND[(row + column) % len(_LAND)]


def known_of(seat: Seat) -> Known:
    """What is shown of a seat."""
    return 7 + 9 * seat, (f"{seat + 3} + {2 * seat}", f"{50 - seat}")


class MapBoard(BoardView):
    """The map, the seats beside it, and nothing to decide."""

    def __init__(self, desk: Desk, moment: Moment) -> None:
        super().__init__(desk)
        self.moment = moment
        self.places = USUAL
        self.map = Map(len(desk.players()), lambda: not desk.telling().reduced, desk.changed)

    @property
    def title(self) -> str:
        return "Map"

    def tell(self, happening: Happening) -> None:
        self.moment = happening.moment

    def recall(self, told: Sequence[Happening]) -> None:
        pass

    def lines(self, happening: Happening) -> tuple[LogLine, ...]:
        return ()

    def refusal(self, code: str, rule: str, params: dict[str, str | int]) -> str | None:
        return None

    def arrange(self, places: Places) -> None:
        self.places = places
        self.map.lay_out(places.board)

    def status(self, box: Box) -> Sequence[Piece]:
        return ()

    @property
    def layout(self) -> SeatLayout:
        """Where the players stand."""
        return SeatLayout(len(self.desk.players()), places=self.places)

    def pieces(self) -> Sequence[Piece]:
        found: list[Piece] = [self.map, *self.map.buttons()]
        desk = self.desk
        company = Company(desk.words, desk.players(), desk.viewer, self.moment.due.seats)
        found += seat_column(self.layout, company, known_of)
        if self.places.dock is not None:
            found.append(Panel(self.places.dock))
        return found

    @property
    def actions_height(self) -> float:
        return 300.0

    def clock_place(self, seat: Seat) -> Box | None:
        return self.layout.clock(seat)

    def seat_place(self, seat: Seat) -> Box | None:
        return self.layout.panel(seat)

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.GAME, Scope.TURN)

    def handle(self, event: pygame.Event, point: tuple[float, float] | None) -> bool:
        return False

    def back(self) -> bool:
        return False

    def advise(self, action: Action) -> str:
        return ""

    def point_out(self, places: frozenset[int]) -> bool:
        return False

    @property
    def animating(self) -> bool:
        return self.map.animating

    @property
    def wakes_in(self) -> float | None:
        return None

    def update(self, elapsed: float) -> None:
        self.map.update(elapsed)

    def skip(self) -> None:
        pass

    def draw_over(self, easel: Easel) -> None:
        pass

    def keys(self) -> tuple[KeyHint, ...]:
        return ()


NOT_SHOWN: Final[Any] = None
"""What the plain board's game has none of: lessons, replays, pictures."""


def show_market_on_a_map(patch: pytest.MonkeyPatch) -> None:
    """Let this client show the market on a plain map, as if it had a folder among the boards."""
    shown = (*SHOWN, MARKET.id)
    room = ModuleType(f"ziggurat_client.boards.{MARKET.id}.presentation")
    found = Presentation(MapBoard, NOT_SHOWN, NOT_SHOWN, {}, paint_no_emblem, NOT_SHOWN, map_shape(SIZE))
    cast(Any, room).PRESENTATION = found
    patch.setitem(sys.modules, room.__name__, room)
    for module in (remote, registry):
        patch.setattr(module, "SHOWN", shown)
