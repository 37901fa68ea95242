"""The contract of the board that lies before the title: a square picture that follows a match between bots."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Protocol

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.palette import Palette


class ShowpieceBoard(Protocol):
    """The board of one match. It may be drawn in a thread of its own, but never by two at once."""

    @property
    def picture(self) -> Canvas:
        """The whole board, a square."""

    def steps(self, position: Any) -> Iterator[None]:
        """Draw the board as it is in that position of the game, yielding between short steps."""

    def follow(self, position: Any) -> bool:
        """Draw what looks different now; return whether there was anything."""


class MakeShowpieceBoard(Protocol):
    """Makes an empty board."""

    def __call__(self, scale: float, palette: Palette) -> ShowpieceBoard:
        """A board of so many pixels to a design unit, in these colours."""


@dataclass(frozen=True)
class Showpiece:
    """What lies there: so many bots play, and `opening` actions are done before anyone looks, so that it is lively."""

    seats: int
    opening: int
    board: MakeShowpieceBoard
