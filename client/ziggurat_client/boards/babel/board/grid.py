"""The board as a widget: its pictures as they look now, a cursor for keys, and the cell under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from ziggurat.games.babel.peoples import SITES
from ziggurat_client.art.composition import Placed
from ziggurat_client.art.cuts import Cut
from ziggurat_client.boards.babel.board.layout import ROWS, Cell, Layout
from ziggurat_client.boards.babel.board.painting import Painting
from ziggurat_client.boards.babel.board.pictures import BoardPictures
from ziggurat_client.stage.layer import Layer
from ziggurat_client.ui.focus import ARROWS
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.window.screen import Box, Screen

_LIGHT: Final = 24.0
"""How far light may reach beyond the board."""
_ENTER: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})


class Drag(NamedTuple):
    """Something is dragged from a cell, and is at (x, y) now."""

    start: Cell
    x: float
    y: float


class Grid(Widget):
    """The cells of the board.

    `choose` is called with a cell that was clicked or chosen by key and the point that was meant, if any; `carry` with
    two cells between which something was dragged; and `paint` when the board is to be drawn.
    """

    ringed = False
    sound = None

    def __init__(
        self,
        layout: Layout,
        choose: Callable[[Cell, tuple[float, float] | None], None],
        carry: Callable[[Cell, Cell], None],
        paint: Callable[[Easel], None],
    ) -> None:
        super().__init__("board", layout.board)
        self._layout = layout
        self.cursor = Cell(SITES[len(SITES) // 2], "site")
        self.pointed: Cell | None = None
        self._choose = choose
        self._carry = carry
        self._paint = paint
        self._by_keys = False
        self._pressed: Cell | None = None
        self._dragged_to: tuple[float, float] | None = None
        self._layer = Layer()
        self._arranged_for: object = None
        self._pieces: list[Placed] = []

    @property
    def layout(self) -> Layout:
        """Where everything lies."""
        return self._layout

    def lay_out(self, layout: Layout) -> None:
        """Everything lies elsewhere now."""
        self._layout, self.box = layout, layout.board
        self._layer = Layer()

    # ------------------------------------------------------------------ input

    @property
    def near(self) -> Cell | None:
        """The cell that is meant: under the pointer, or under the cursor while keys are used."""
        return self.cursor if self.by_keys else self.pointed

    @property
    def by_keys(self) -> bool:
        """Whether keys moved last."""
        return self._by_keys and self.focused

    @property
    def spot(self) -> Box:
        return self._layout.cell(self.cursor) if self._by_keys else self.box

    @property
    def meant(self) -> bool:
        """Whether the pointer, or the focus, is on the board and nothing lies between."""
        return self.by_keys or self.hovered

    def hover(self, x: float, y: float) -> bool:
        """The pointer is at (x, y); return whether it came to another cell."""
        cell = self._layout.cell_at(x, y)
        changed = cell != self.pointed or self._by_keys
        self.pointed = cell
        self._by_keys = False
        return changed

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        cell = self._layout.cell_at(x, y)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = cell
            if cell is not None:
                self.cursor = cell
        elif event.type == pygame.MOUSEMOTION:
            self._dragged_to = (x, y)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._released(cell, event.button, (x, y))
        return True

    @property
    def drag(self) -> Drag | None:
        """What is dragged, or None before it has left its cell."""
        if self._pressed is None or self._dragged_to is None:
            return None
        return (
            None if self._layout.cell_at(*self._dragged_to) == self._pressed else Drag(self._pressed, *self._dragged_to)
        )

    def gone(self) -> None:
        self._pressed = self._dragged_to = None

    def _released(self, cell: Cell | None, button: int, at: tuple[float, float]) -> None:
        pressed, self._pressed, self._dragged_to = self._pressed, None, None
        if cell is None or pressed is None or button != pygame.BUTTON_LEFT:
            return
        if cell != pressed:
            self._carry(pressed, cell)
        else:
            self._choose(cell, at)

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in ARROWS:
            return self._move(*ARROWS[event.key])
        if event.key in _ENTER:
            self._by_keys = True
            self._choose(self.cursor, None)
            return True
        return False

    def _move(self, across: int, down: int) -> bool:
        """Move the cursor; at the board's edge the focus goes on to what lies there."""
        column, row = SITES.index(self.cursor.site) + across, ROWS.index(self.cursor.row) + down
        if not self._by_keys:
            column, row = column - across, row - down
        inside = 0 <= column < len(SITES) and 0 <= row < len(ROWS)
        if inside:
            self._by_keys = True
            self.cursor = Cell(SITES[column], ROWS[row])
        return inside

    # ------------------------------------------------------------------ drawing

    def cuts(self, screen: Screen, pictures: Pictures) -> tuple[Cut, ...]:
        return ()

    def draw(self, easel: Easel) -> None:
        self._paint(easel)

    def ground_changed(self, areas: Sequence[pygame.Rect]) -> None:
        self._layer.ground_changed(areas)

    def paint_board(self, easel: Easel, painting: Painting, shake: tuple[float, float], fading: float) -> None:
        """Show the board. Only what looks otherwise than in the last frame is drawn."""
        if not self._layer.grounded:
            self._layer.ground(easel.surface, easel.screen.rect(self._area))
        arranged_for = (painting, easel.screen, easel.pictures.palette.name)
        if arranged_for != self._arranged_for:
            pictures = BoardPictures(easel.pictures, easel.screen, self._layout.unit)
            self._pieces = list(painting.placed(pictures))
            self._arranged_for = arranged_for
        scale = easel.screen.scale
        self._layer.show(easel.surface, self._pieces, (round(shake[0] * scale), round(shake[1] * scale)), fading)

    @property
    def _area(self) -> Box:
        """The part of the screen that the layer keeps: the board and the light around it."""
        box = self._layout.board
        return Box(box.x - _LIGHT, box.y - _LIGHT, box.width + 2 * _LIGHT, box.height + 2 * _LIGHT)
