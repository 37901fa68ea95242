"""The picture of the title, step by step: night, city, plaza, ziggurat, logotype, and the stair before the board."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat_client.art.bloom import bloom
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.city import draw_city
from ziggurat_client.art.flame import Torch
from ziggurat_client.art.great_ziggurat import torches, ziggurat_steps
from ziggurat_client.art.logotype import logotype_steps
from ziggurat_client.art.night_sky import sky_steps
from ziggurat_client.art.opening import LOGOTYPE_BASE, LOGOTYPE_CELL
from ziggurat_client.art.plaza import HORIZON, plaza_steps

_SHADE_TOP, _SHADE_BAND, _SHADE_BANDS = 980, 2, 50


def title_torches(canvas_width: float = 1920) -> tuple[Torch, ...]:
    """Where flames burn; they are left out of the backdrop, so that they can move."""
    return torches(canvas_width / 2, HORIZON)


def backdrop_steps(canvas: Canvas) -> Iterator[None]:
    """Cover a canvas with all that lies behind the board, yielding between short steps.

    The canvas is 1080 design units high and 1400 or more wide; the picture is centred on it.

    After the first step the canvas shows a plain night sky: enough for a first frame.
    """
    middle = canvas.width / 2
    yield from sky_steps(canvas, HORIZON)
    yield
    draw_city(canvas, HORIZON)
    yield
    yield from plaza_steps(canvas)
    yield
    yield from ziggurat_steps(canvas, middle, HORIZON)
    yield
    yield from logotype_steps(canvas, middle, LOGOTYPE_BASE, LOGOTYPE_CELL)
    yield
    bloom(canvas.surface, radius=26 * canvas.scale, strength=0.3, threshold=0.6)


def draw_backdrop(canvas: Canvas) -> None:
    """Draw all that lies behind the board at once."""
    for _ in backdrop_steps(canvas):
        pass


def draw_foreground(canvas: Canvas) -> None:
    """Draw what lies before the board: the dark along the lower edge."""
    for band in range(_SHADE_BANDS):
        y = _SHADE_TOP + band * _SHADE_BAND
        canvas.fill(canvas.rect(0, y, canvas.width, _SHADE_BAND), "#000000", 0.85 * (band + 1) / _SHADE_BANDS)
