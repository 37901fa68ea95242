"""The states in which a piece is shown, and what each makes of its picture."""

from __future__ import annotations

from typing import Final, Literal

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.shape import Shape

State = Literal["idle", "may move", "moved", "not asked", "preview", "threatened"]
"""A piece lies there; may be acted with; was acted with; is not asked about now; would lie there; would be lost."""

ACT: Final = "#ffcc55"
"""The light of what one may act with."""
THREAT: Final = "#ff5a34"
"""The light of what would be lost."""
ACT_EDGE: Final = ("#fffbe6", "#ffcf62")
_GLOWS: Final = {"may move": (ACT, 1.5), "threatened": (THREAT, 1.5)}
_DIMMED: Final = {"moved": (0.80, 0.85), "not asked": (0.66, 0.75)}
_GHOST: Final = 0.5


def draw_glow(picture: Canvas, outline: Shape, radius: float, state: State) -> None:
    """The light around a piece, if its state has one."""
    if state in _GLOWS:
        colour, strength = _GLOWS[state]
        picture.glow(outline, colour, radius, strength, inside=False)


def dim(picture: Canvas, state: State) -> None:
    """Take back what is not to be acted with."""
    if state in _DIMMED:
        picture.dim(*_DIMMED[state])


def alpha_of(state: State) -> float:
    """How opaque a piece without an outline of its own is shown."""
    return _GHOST if state == "preview" else 1.0
