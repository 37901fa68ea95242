"""The board's frame and its measures: where each square lies, and which square a point lies on."""

from dataclasses import dataclass

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.inlay import draw_rosette, draw_sawtooth, draw_upright_sawtooth
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, MARK
from ziggurat_client.art.text import pixel_size

COLUMN_LETTERS = "ABCDEF"

_COORDINATE = 17.0
_FRAME = 32.0
_GOLD = 3.0
_BAND_AT = 6.0
_BAND = 18.0
_HAIRLINE = 1.5
_LIGHT_REACH = 96.0
"""Space around the frame for its glow and shadow."""

_BRIGHTNESS = 0.88


@dataclass(frozen=True, slots=True)
class BoardGeometry:
    """Where a square board of ``count`` by ``count`` tiles lies, in design units.

    ``inset`` is the distance from the outer edge to the first tile; squares are (row, column) from 0.
    """

    x: float
    y: float
    side: float
    count: int
    tile: float
    gap: float
    inset: float

    @property
    def pitch(self) -> float:
        """From one tile's edge to the next one's."""
        return self.tile + self.gap

    def square(self, row: int, column: int) -> tuple[float, float]:
        """The top left corner of a tile."""
        return self.x + self.inset + column * self.pitch, self.y + self.inset + row * self.pitch

    def centre(self, row: int, column: int) -> tuple[float, float]:
        """The middle of a tile."""
        x, y = self.square(row, column)
        return x + self.tile / 2, y + self.tile / 2

    def square_at(self, x: float, y: float) -> tuple[int, int] | None:
        """The (row, column) of the tile under a point, or ``None`` in a gap, on the frame or outside."""
        column, across = divmod(x - self.x - self.inset, self.pitch)
        row, down = divmod(y - self.y - self.inset, self.pitch)
        on_tile = across < self.tile and down < self.tile
        on_board = 0 <= row < self.count and 0 <= column < self.count
        return (int(row), int(column)) if on_tile and on_board else None


def board_geometry(
    count: int, x: float = 476.0, y: float = 96.0, side: float = 968.0, gap: float = 8.0, unit: float = 1.0
) -> BoardGeometry:
    """The measures of a board: the largest whole tiles that fit, with what is left shared by both edges.

    ``unit`` makes the frame narrower than it was designed.

    Without a place it is the game screen's board: tiles of 144 on a board of six, of 174 on one of five.
    """
    gaps = (count - 1) * gap
    tile = float((side - 2 * _FRAME * unit - gaps) // count)
    return BoardGeometry(x, y, side, count, tile, gap, (side - count * tile - gaps) / 2)


def draw_narrow_board_frame(canvas: Canvas, board: BoardGeometry, unit: float) -> None:
    """The frame, its band and its letters narrower by ``unit``."""
    x, y, side, tile, gap, inset = (
        length / unit for length in (board.x, board.y, board.side, board.tile, board.gap, board.inset)
    )
    narrow = Canvas(
        canvas.surface.get_width() / canvas.scale / unit,
        canvas.surface.get_height() / canvas.scale / unit,
        canvas.scale * unit,
        canvas.palette,
    )
    _draw_frame(narrow, BoardGeometry(x, y, side, board.count, tile, gap, inset), coordinate_size(canvas.scale, unit))
    canvas.blit(narrow, 0, 0)


def draw_board_frame(canvas: Canvas, board: BoardGeometry, *, glow: bool = True, coordinates: bool = True) -> None:
    """The gold frame with its saw-tooth inlay and the dark bed on which the tiles lie."""
    _draw_frame(canvas, board, coordinate_size(canvas.scale) if coordinates else None, glow=glow)


def _draw_frame(canvas: Canvas, board: BoardGeometry, coordinates: float | None, *, glow: bool = True) -> None:
    """`coordinates` is their size, or None for none."""
    x, y, side = board.x, board.y, board.side
    outline = canvas.mask(canvas.stepped(x, y, side, side, 8, 2))
    if glow:
        canvas.glow(outline, "#c88a3a", 70, 0.30, inside=False)
    canvas.shadow(outline, 30, 12, 0.7)
    canvas.fill(outline, vertical(y, y + side, "#ffe7a0", "#c8923a", "#6d4717"))
    inner = side - 2 * _GOLD
    canvas.fill(canvas.stepped(x + _GOLD, y + _GOLD, inner, inner, 8, 2), BITUMEN)
    _draw_bands(canvas, board)
    _draw_bed(canvas, board)
    if coordinates is not None:
        _draw_coordinates(canvas, board, coordinates)


def _draw_bands(canvas: Canvas, board: BoardGeometry) -> None:
    near_x, near_y = board.x + _BAND_AT, board.y + _BAND_AT
    far = board.side - 2 * _BAND_AT - _BAND
    length = far - _BAND
    for offset in (0.0, far):
        draw_sawtooth(
            canvas, near_x + _BAND, near_y + offset, length, _BAND, teeth=48, ground=None, brightness=_BRIGHTNESS
        )
        draw_upright_sawtooth(
            canvas, near_x + offset, near_y + _BAND, _BAND, length, teeth=48, ground=None, brightness=_BRIGHTNESS
        )
    for dx in (0.0, far):
        for dy in (0.0, far):
            canvas.fill(canvas.rect(near_x + dx, near_y + dy, _BAND, _BAND), "#1d3f9c")
            draw_rosette(canvas, near_x + dx + _BAND / 2, near_y + dy + _BAND / 2, _BAND / 2)


def _draw_bed(canvas: Canvas, board: BoardGeometry) -> None:
    inset = _BAND_AT + _BAND + 2
    x, y, side = board.x + inset, board.y + inset, board.side - 2 * inset
    line = canvas.hair(_HAIRLINE)
    canvas.fill(
        canvas.stepped_frame(x, y, side, side, line, 2, 1),
        vertical(board.y, board.y + board.side, "#e9c36a", "#7a4d17"),
    )
    bed = canvas.mask(canvas.rect(x + line, y + line, side - 2 * line, side - 2 * line))
    canvas.fill(bed, vertical(board.y, board.y + board.side, "#16100e", "#0a0708"))
    canvas.inner_shadow(bed, 20, 0.6)


def _draw_coordinates(canvas: Canvas, board: BoardGeometry, size: float) -> None:
    band_middle = _BAND_AT + _BAND / 2
    for i in range(board.count):
        x, y = board.centre(i, i)
        _draw_coordinate(canvas, x, board.y + band_middle, COLUMN_LETTERS[i], size)
        _draw_coordinate(canvas, board.x + band_middle, y, str(i + 1), size)


def coordinate_size(scale: float, unit: float = 1.0) -> float:
    """The size of the coordinates of a frame narrower by `unit`, in its own units: no smaller than any text on a screen
    where a design unit is `scale` pixels."""
    return pixel_size(_COORDINATE * unit, scale) / (scale * unit)


def _draw_coordinate(canvas: Canvas, cx: float, cy: float, label: str, size: float) -> None:
    """A letter or a number on its plaque, which grows with it where the board is small."""
    width, height = 26 * size / _COORDINATE, 20 * size / _COORDINATE
    left, top = cx - width / 2, cy - height / 2
    canvas.fill(canvas.stepped(left - 2, top - 2, width + 4, height + 4, 3, 1), BITUMEN)
    canvas.fill(canvas.stepped(left, top, width, height, 3, 1), vertical(top, top + height, "#fffaf0", "#d5c193"))
    canvas.text(cx, cy, label, size, MARK, "bold", "mm")


def board_picture(board: BoardGeometry, scale: float, *, coordinates: bool = True) -> Canvas:
    """The empty board as a picture of its own, with :func:`board_picture_margin` around it."""
    margin = board_picture_margin(scale)
    side = board.side + 2 * margin
    picture = Canvas(side, side, scale)
    moved = BoardGeometry(margin, margin, board.side, board.count, board.tile, board.gap, board.inset)
    draw_board_frame(picture, moved, coordinates=coordinates)
    return picture


def board_picture_margin(scale: float) -> float:
    """The space around the board in its picture, in design units: whole pixels."""
    return round(_LIGHT_REACH * scale) / scale
