"""What sets two nations apart that are equal in what is compared first: the next measure, and so on (13)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Standing
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.illustrations.breakdown import FARMERS, Shares, cells_of
from ziggurat_client.window.screen import Box

_HEIGHT: Final = 34.0
_PADDING: Final = 12.0
_SIZE: Final = 18
_EQUAL: Final = ("#3a2a10", "#f0c766")
_AHEAD: Final = ("#0f4a46", "#6fe6d8")
_BEHIND: Final = "#ff8f78"
"""The ground and the edge of a comparison that leaves open who is ahead, of one that decides, and of who is behind."""


def paint_tie(
    canvas: Canvas, first: Standing, second: Standing, above: Box, below: Box, shares: Shares = FARMERS
) -> None:
    """A chip for every measure that is compared, and frames around the two that decide."""
    for number, (text, decides) in enumerate(compared(first, second)):
        one, other = cells_of(first, above, shares)[number].box, cells_of(second, below, shares)[number].box
        if decides:
            _frame(canvas, one, _AHEAD[1])
            _frame(canvas, other, _BEHIND)
        _chip(canvas, one, other, text, _AHEAD if decides else _EQUAL)


def compared(first: Standing, second: Standing) -> list[tuple[str, bool]]:
    """The comparisons that are made, in order, and whether each decides; none after one that does."""
    made: list[tuple[str, bool]] = []
    for one, other in zip((first.score, *first.breakers), (second.score, *second.breakers), strict=True):
        sign = "=" if one == other else ">" if one > other else "<"
        made.append((f"{one} {sign} {other}", one != other))
        if one != other:
            break
    return made


def _chip(canvas: Canvas, upper: Box, lower: Box, text: str, tone: tuple[str, str]) -> None:
    width = text_width(text, _SIZE, "bold", canvas.scale) + 2 * _PADDING
    cx, cy = upper.centre[0], (upper.bottom + lower.y) / 2
    left, top = cx - width / 2, cy - _HEIGHT / 2
    canvas.fill(canvas.mask(canvas.stepped(left, top, width, _HEIGHT, 4, 1)), tone[0])
    canvas.fill(canvas.stepped_frame(left, top, width, _HEIGHT, 2, 4, 1), tone[1])
    canvas.text(cx, cy, text, _SIZE, tones.TEXT, "bold", "mm")


def _frame(canvas: Canvas, box: Box, colour: str) -> None:
    canvas.fill(canvas.stepped_frame(box.x, box.y, box.width, box.height, 3, 4, 1), colour)
