"""A QR code as a shell tablet: its modules are whole pixels, so that every camera reads it."""

from collections.abc import Sequence

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Shape

QUIET = 4
"""The modules of empty border that the standard asks for."""
_SHELL = ("#fdf6e0", "#efe2bd")


def draw_qr(canvas: Canvas, x: float, y: float, size: float, modules: Sequence[Sequence[int]]) -> None:
    """The code of those modules (1 is dark) in the middle of a square tablet with its top left corner at (x, y)."""
    tablet = canvas.mask(canvas.stepped(x, y, size, size, 4))
    canvas.shadow(tablet, radius=6, dy=3, alpha=0.6)
    canvas.fill(tablet, vertical(y, y + size, *_SHELL))
    canvas.fill(canvas.stepped_frame(x, y, size, size, 1.5, 4), vertical(y, y + size, *tones.GOLD_EDGE))
    canvas.fill(_dark_runs(canvas, x, y, size, modules), tones.BITUMEN)


def _dark_runs(canvas: Canvas, x: float, y: float, size: float, modules: Sequence[Sequence[int]]) -> Shape:
    """Every run of dark modules in a row as one rectangle of whole pixels."""
    side = int(size * canvas.scale) // (len(modules) + 2 * QUIET)
    left = round((x + size / 2) * canvas.scale) - side * len(modules) // 2
    top = round((y + size / 2) * canvas.scale) - side * len(modules) // 2
    unit = 1 / canvas.scale
    shape = Shape()
    for row, line in enumerate(modules):
        for begin, end in _runs(line):
            shape.rect(
                (left + begin * side) * unit, (top + row * side) * unit, (end - begin) * side * unit, side * unit
            )
    return shape


def _runs(line: Sequence[int]) -> list[tuple[int, int]]:
    """Where dark runs begin and end (not included)."""
    edges = [place for place in range(len(line) + 1) if _dark(line, place) != _dark(line, place - 1)]
    return list(zip(edges[::2], edges[1::2], strict=True))


def _dark(line: Sequence[int], place: int) -> bool:
    return 0 <= place < len(line) and bool(line[place])
