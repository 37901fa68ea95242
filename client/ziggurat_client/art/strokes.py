"""What was filled on a canvas, kept as outlines and paints beside the pixels, so that it can be drawn elsewhere too.

Light, shadow, bevels and text are not kept: what remains are flat shapes and gradients.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple, TypeAlias

from ziggurat_client.art.paint import Paint
from ziggurat_client.art.shape import Shape


class Filled(NamedTuple):
    """A shape filled with a paint, so opaque."""

    shape: Shape
    paint: Paint
    alpha: float


class Erased(NamedTuple):
    """A shape taken away from everything filled before it."""

    shape: Shape


class Placed(NamedTuple):
    """Another canvas's strokes with its top left corner at (x, y), its units `scale` times as large, so opaque."""

    strokes: tuple[Stroke, ...]
    x: float
    y: float
    scale: float
    alpha: float


Stroke: TypeAlias = Filled | Erased | Placed

_kept: ContextVar[bool] = ContextVar("kept", default=False)


@contextmanager
def keeping_strokes() -> Iterator[None]:
    """Have every canvas made meanwhile keep what is filled on it. Pictures made before, and shared since, keep none."""
    token = _kept.set(True)
    try:
        yield
    finally:
        _kept.reset(token)


def new_strokes() -> list[Stroke] | None:
    """Where a new canvas keeps its strokes; None where they are not kept."""
    return [] if _kept.get() else None
