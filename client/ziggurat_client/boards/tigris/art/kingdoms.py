"""What is drawn around a set of spaces: the ground of a kingdom, its outline, the light of one that is meant."""

from __future__ import annotations

from ziggurat.games.tigris.spaces import WIDTH, Set, numbers_in
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.paint import PaintLike, vertical
from ziggurat_client.art.shape import Shape


def draw_realm(canvas: Canvas, region: Set, x: float, y: float, space: float) -> None:
    """The ground of a kingdom on a map that begins at (x, y), and its thin outline."""
    unit = space / 70
    body = region_shape(region, x, y, space, 2 * unit)
    canvas.shadow(body, 14 * unit, 4 * unit, 0.55)
    canvas.fill(body, "#120d0b", 0.60)
    canvas.fill(outline(region, x, y, space, max(1 / canvas.scale, 2.2 * unit), -3 * unit), "#f4e2b4", 0.62)


def draw_border(
    canvas: Canvas,
    region: Set,
    x: float,
    y: float,
    space: float,
    paint: PaintLike | None = None,
    glow: ColourLike = "#ffb63d",
) -> None:
    """The bright outline of a kingdom that is meant."""
    unit = space / 70
    line = outline(region, x, y, space, max(1.5 / canvas.scale, 3 * unit), -3 * unit)
    canvas.glow(line, glow, 14 * unit, 1.0)
    canvas.fill(line, vertical(y, y + 11 * space, "#fff0b8", "#ffcf62") if paint is None else paint)


def region_shape(region: Set, x: float, y: float, space: float, grown: float) -> Shape:
    """The spaces, each a little larger by `grown`."""
    shape = Shape()
    for number in numbers_in(region):
        row, column = divmod(number, WIDTH)
        shape.rect(x + column * space - grown, y + row * space - grown, space + 2 * grown, space + 2 * grown)
    return shape


def outline(region: Set, x: float, y: float, space: float, width: float, inset: float) -> Shape:
    """Strips along the outer edges of the spaces, so far inside them (negative: outside)."""
    shape = Shape()
    cells = {divmod(number, WIDTH)[::-1] for number in numbers_in(region)}
    for column, row in cells:
        left, top = x + column * space, y + row * space
        for side in (-1, 1):
            if (column, row + side) not in cells:
                at = top + inset if side < 0 else top + space - inset - width
                start = _end(cells, (column - 1, row), (column - 1, row + side), inset, width)
                end = _end(cells, (column + 1, row), (column + 1, row + side), inset, width)
                shape.rect(left + start, at, space - start - end, width)
            if (column + side, row) not in cells:
                at = left + inset if side < 0 else left + space - inset - width
                start = _end(cells, (column, row - 1), (column + side, row - 1), inset, width)
                end = _end(cells, (column, row + 1), (column + side, row + 1), inset, width)
                shape.rect(at, top + start, width, space - start - end)
    return shape


def _end(
    cells: set[tuple[int, int]], beside: tuple[int, int], diagonal: tuple[int, int], inset: float, width: float
) -> float:
    """How far a strip stays off the end of its edge: at a corner, at a bend inwards, or nothing where it goes on."""
    if beside not in cells:
        return inset
    return -inset - width if diagonal in cells else 0.0
