"""A small picture of how a board stands, drawn little by little so that no frame waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final

import msgspec
import pygame

from ziggurat.games import game_named
from ziggurat.games.fitting import Misfit
from ziggurat.games.game import View
from ziggurat_client.art.palette import Palette
from ziggurat_client.boards.registry import showpiece
from ziggurat_client.boards.showpiece import ShowpieceBoard

_FINENESS: Final = 3.0
"""How much larger than it is shown the board is drawn: what would be smaller than a letter cannot be drawn well."""


class SmallPicture:
    """A square of so many pixels; `surface` is there once it is finished, and stays None for a board that cannot be
    shown."""

    def __init__(self, game: str, seats: int, public: msgspec.Raw, side: int, palette: Palette) -> None:
        """`public` is what everyone may see of the position, as JSON."""
        self.surface: pygame.Surface | None = None
        self._side = side
        self._steps: Iterator[None] | None = self._drawing(game, seats, public, palette)

    @property
    def unfinished(self) -> bool:
        """Whether there are steps left to draw."""
        return self._steps is not None

    def go_on(self, until: float) -> None:
        """Draw until it is finished, or `perf_counter` says `until`; one step at least."""
        while self._steps is not None:
            if next(self._steps, self) is self:
                self._steps = None
            elif perf_counter() >= until:
                break

    def _drawing(self, game: str, seats: int, public: msgspec.Raw, palette: Palette) -> Iterator[None]:
        position = _read(game, seats, public)
        if position is None:
            return
        whole = showpiece(game).board(1.0, palette).picture.width
        board: ShowpieceBoard = showpiece(game).board(self._side * _FINENESS / whole, palette)
        yield
        yield from board.steps(position)
        self.surface = pygame.transform.smoothscale(board.picture.surface, (self._side, self._side))


def _read(game: str, seats: int, public: msgspec.Raw) -> Any:
    """What everyone may see of a position, or None for what is none of that game."""
    try:
        rules = game_named(game)
        position = msgspec.json.decode(public, type=rules.public_type)
        rules.check_fits(View(None, position), seats)
        showpiece(game)
    except (LookupError, ValueError, Misfit):
        return None
    return position
