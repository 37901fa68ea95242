"""Torches: a golden bowl in its halo of light, and the flame in it, which may sway."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Path, Shape, circle


@dataclass(frozen=True)
class Torch:
    """Where a flame stands on its bowl, and how high it burns (design units)."""

    x: float
    y: float
    height: float


def draw_torch(canvas: Canvas, torch: Torch) -> None:
    """Draw the bowl and its halo, without the flame."""
    x, y, height = torch.x, torch.y, torch.height
    canvas.glow(circle(x, y - height * 0.4, height * 0.5), "#ff9a3a", height * 2.6, 0.85)
    bowl = Shape().poly(
        [
            (x - height * 0.28, y - 2),
            (x + height * 0.28, y - 2),
            (x + height * 0.12, y + height * 0.26),
            (x - height * 0.12, y + height * 0.26),
        ]
    )
    canvas.fill(bowl, vertical(y, y + height * 0.26, "#f0cf7a", "#7a4d17"))


def draw_flame(canvas: Canvas, torch: Torch, sway: float = 0.0) -> None:
    """Draw the flame; `sway` (-1..1) bends its tip to the left or to the right."""
    x, y, height = torch.x, torch.y, torch.height
    bend = sway * height * 0.22
    outer = Path(x, y)
    outer.cubic(
        x - height * 0.38, y - height * 0.12, x - height * 0.28, y - height * 0.5, x - height * 0.02 + bend, y - height
    )
    outer.cubic(x + height * 0.02, y - height * 0.62, x + height * 0.36, y - height * 0.42, x, y)
    inner = Path(x, y)
    inner.cubic(
        x - height * 0.2, y - height * 0.1, x - height * 0.14, y - height * 0.3, x + bend * 0.5, y - height * 0.6
    )
    inner.cubic(x + height * 0.06, y - height * 0.34, x + height * 0.2, y - height * 0.22, x, y)
    flame = Shape().poly(outer.points)
    canvas.glow(flame, "#ffb347", height * 0.5, 0.9)
    canvas.fill(flame, vertical(y - height, y, "#ffd24f", "#ff6a2a"))
    canvas.fill(Shape().poly(inner.points), vertical(y - height * 0.6, y, "#fffbe0", "#ffd873"))
