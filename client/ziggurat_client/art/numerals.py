"""Big numbers: our own stepped numerals on a grid of 6×8 cells, strokes two cells thick, whole-pixel cells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Shape

ROWS = 8
ADVANCE = 7

SHELL = ("#fffaf0", "#f4ead2", "#d8bd7c")
GOLD = ("#fff7dc", "#f6d98a", "#d69f3c")
STONE = ("#e9e0c8", "#cfc4a4", "#a3987c")

_COLON_ADVANCE = 3
_SPACE_ADVANCE = 4

_CELLS: dict[str, tuple[str, ...]] = {
    "0": (".####.", "######", "##..##", "##..##", "##..##", "##..##", "######", ".####."),
    "1": ("..##..", ".###..", "####..", "..##..", "..##..", "..##..", "######", "######"),
    "2": (".####.", "######", "##..##", "...###", "..###.", ".###..", "######", "######"),
    "3": (".####.", "######", "....##", "..###.", "..###.", "....##", "######", ".####."),
    "4": ("...###", "..####", ".##.##", "##..##", "######", "######", "....##", "....##"),
    "5": ("######", "######", "##....", "#####.", "....##", "##..##", "######", ".####."),
    "6": (".####.", "######", "##....", "#####.", "##..##", "##..##", "######", ".####."),
    "7": ("######", "######", "....##", "...##.", "...##.", "..##..", "..##..", "..##.."),
    "8": (".####.", "######", "##..##", ".####.", "##..##", "##..##", "######", ".####."),
    "9": (".####.", "######", "##..##", "##..##", ".#####", "....##", "######", ".####."),
    "+": ("......", "..##..", "..##..", "######", "######", "..##..", "..##..", "......"),
    "-": ("......", "......", "......", "######", "######", "......", "......", "......"),
    "=": ("......", "######", "######", "......", "......", "######", "######", "......"),
    "x": ("......", "......", "##..##", ".####.", "..##..", ".####.", "##..##", "......"),
    "?": (".####.", "######", "##..##", "...###", "..###.", "......", "..##..", "..##.."),
    ":": ("......", "......", "##....", "##....", "......", "##....", "##....", "......"),
}


@dataclass(frozen=True)
class NumeralGlow:
    """Light behind a number: colour, radius in design units, strength."""

    colour: str
    radius: float
    strength: float


def cell_size(height: float, scale: float) -> float:
    """The side of one cell in design units, such that it is a whole number of pixels at `scale`."""
    return max(1, round(height * scale / ROWS)) / scale


def number_width(text: str, height: float, scale: float = 1.0) -> float:
    """How wide `text` stands, in design units, drawn at about `height`."""
    return max(0, sum(map(_advance, text)) - 1) * cell_size(height, scale)


def number_shape(text: str, x: float, y: float, height: float, scale: float = 1.0) -> Shape:
    """The cells of `text` with their top left corner at `x`, `y`.

    Raises `KeyError` for a character that has no numeral (`0123456789+-=x?:` and the space have).
    """
    cell = cell_size(height, scale)
    shape = Shape()
    for character in text:
        if character != " ":
            _add_runs(shape, _CELLS[character], x, y, cell)
        x += _advance(character) * cell
    return shape


def draw_number(
    canvas: Canvas,
    x: float,
    y: float,
    text: str | int,
    height: float,
    anchor: str = "l",
    colours: Sequence[ColourLike] = SHELL,
    glow: NumeralGlow | None = None,
    shadow: float = 0.7,
) -> float:
    """Draw a number about `height` high, centred on the line `y`; `anchor` is l, m or r. Returns its width."""
    text, scale = str(text), canvas.scale
    cell = cell_size(height, scale)
    width = number_width(text, height, scale)
    left = round((x - width * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor]) * scale) / scale
    top = round((y - ROWS / 2 * cell) * scale) / scale
    shape = number_shape(text, left, top, height, scale)
    if glow:
        canvas.glow(shape, glow.colour, glow.radius, glow.strength)
    if shadow:
        canvas.shadow(shape, radius=4, dy=2, alpha=shadow)
    canvas.fill(shape, vertical(top, top + ROWS * cell, *colours))
    if height * scale >= 24:
        canvas.bevel(shape, 1, 0.6, 0.35)
    return width


def _advance(character: str) -> int:
    return {":": _COLON_ADVANCE, " ": _SPACE_ADVANCE}.get(character, ADVANCE)


def _add_runs(shape: Shape, rows: tuple[str, ...], x: float, y: float, cell: float) -> None:
    """Add every horizontal run of filled cells as one rectangle."""
    for row, cells in enumerate(rows):
        column = 0
        for run in cells.split("."):
            if run:
                shape.rect(x + column * cell, y + row * cell, len(run) * cell, cell)
            column += len(run) + 1
