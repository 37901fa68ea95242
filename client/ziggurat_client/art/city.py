"""The city at the foot of the sky: flat-roofed houses, a few lit windows, date palms."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Path, Shape

_FROND_ANGLES = (-172, -150, -122, -96, -70, -40, -14, 8, -190)


@dataclass(frozen=True)
class _Row:
    """Houses `low` to `high` tall, in a colour from roof to foot; `clear` of them on both sides of the middle."""

    clear: float
    low: float
    high: float
    colours: tuple[str, str]
    lit: bool
    seed: int


@dataclass(frozen=True)
class _Palm:
    """A date palm: how far right of the middle it stands, how tall it is, how far its top leans to the right."""

    offset: float
    height: float
    lean: float
    colour: str
    seed: int


_ROWS = (
    _Row(0, 40, 104, ("#1d3377", "#14265c"), lit=False, seed=3),
    _Row(636, 26, 70, ("#12204f", "#0b1638"), lit=True, seed=6),
)
_PALMS = (
    _Palm(-810, 250, 34, "#0a1434", 1),
    _Palm(-728, 180, -18, "#0c183d", 2),
    _Palm(-900, 160, -20, "#0c183d", 3),
    _Palm(820, 250, -34, "#0a1434", 5),
    _Palm(734, 178, 16, "#0c183d", 6),
    _Palm(910, 166, 18, "#0c183d", 7),
)


def draw_city(canvas: Canvas, horizon: float) -> None:
    """Draw houses and palms standing on the line `horizon`."""
    for row in _ROWS:
        _draw_row(canvas, row, horizon)
    for palm in _PALMS:
        _draw_palm(canvas, palm, horizon)


def _draw_row(canvas: Canvas, row: _Row, horizon: float) -> None:
    chance = random.Random(row.seed)
    walls, roofs, windows = Shape(), Shape(), Shape()
    middle = canvas.width / 2
    x = -30.0
    while x < canvas.width:
        if row.clear and abs(x - middle) < row.clear:
            x = middle + row.clear
        width, height = chance.uniform(54, 120), chance.uniform(row.low, row.high)
        walls.extend(canvas.rect(x, horizon - height, width - 3, height))
        roofs.extend(canvas.rect(x, horizon - height, width - 3, 2))
        for merlon in range(int(width // 18)):
            if chance.random() < 0.35:
                walls.extend(canvas.rect(x + merlon * 18 + 2, horizon - height - 6, 9, 6))
        if row.lit:
            _add_windows(canvas, windows, chance, x, horizon - height, width, height)
        x += width
    canvas.fill(walls, vertical(horizon - row.high, horizon, *row.colours))
    canvas.fill(roofs, "#8fa6ea", 0.35)
    if windows:
        canvas.glow(windows, "#ffb347", 9, 0.9)
        canvas.fill(windows, "#ffd07a", 0.9)


def _add_windows(
    canvas: Canvas, windows: Shape, chance: random.Random, x: float, roof: float, width: float, height: float
) -> None:
    for column in range(int(width // 22)):
        for floor in range(int(height // 26)):
            if chance.random() < 0.32:
                windows.extend(canvas.rect(x + 8 + column * 22, roof + 10 + floor * 24, 6, 9))


def _draw_palm(canvas: Canvas, palm: _Palm, horizon: float) -> None:
    chance = random.Random(palm.seed)
    foot = canvas.width / 2 + palm.offset
    shares = [step / 19 for step in range(20)]
    trunk = [(foot + palm.lean * share**1.6, horizon - palm.height * share) for share in shares]
    shape = Shape().taper(trunk, [11 - 5 * share for share in shares])
    top_x, top_y = trunk[-1]
    for degrees in _FROND_ANGLES:
        length = palm.height * 0.42 * chance.uniform(0.85, 1.1)
        angle = math.radians(degrees + chance.uniform(-5, 5))
        _add_frond(shape, top_x, top_y, length, angle)
    shape.ellipse(top_x - 6, top_y + 9, 6).ellipse(top_x + 7, top_y + 10, 6)
    canvas.fill(shape, palm.colour)


def _add_frond(shape: Shape, x: float, y: float, length: float, angle: float) -> None:
    along, down = math.cos(angle) * length, math.sin(angle) * length
    bend = (x + along * 0.6, y + down * 0.75 - length * 0.10)
    path = Path(x, y).cubic(*bend, *bend, x + along, y + down + length * 0.42, steps=20)
    widths = [3 + 8 * step / 9 for step in range(10)] + [11 - 10 * step / 10 for step in range(11)]
    shape.taper(path.points, widths)
