"""The way to victory: twenty pieces with gates at 10, 15 and 20."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import darken, lighten
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.text import Weight

LOW: Final = 10
"""With fewer points one loses, once the rival has come to HIGH or the final phase is on (rule 10)."""
HIGH: Final = 15
LAST: Final = 20
"""With so many points one wins the final phase."""
_GATES: Final = (LOW, HIGH, LAST)


def draw_score_track(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    seat: Seat,
    score: int,
    *,
    final: bool,
    height: float = 12,
    numbered: bool = True,
) -> None:
    """The track from (x, y); in the final phase the gates that then count are in red and gold."""
    pitch = width / LAST
    colour = canvas.palette.player(seat).colour
    canvas.fill(canvas.stepped(x - 3, y - 3, width + 6, height + 6, 2, 1), "#050a1e", 0.9)
    for number in range(LAST):
        reached = number < score
        paint = colour if reached else "#22356f"
        piece = canvas.rect(x + number * pitch + 1, y, pitch - 2, height)
        canvas.fill(piece, vertical(y, y + height, lighten(paint, 0.2), darken(paint, 0.2)), 1.0 if reached else 0.8)
    for gate in _GATES:
        at = x + gate * pitch
        ink = _ink(gate, final)
        canvas.fill(canvas.rect(at - 1.5, y - 5, 3, height + 10), BITUMEN)
        canvas.fill(canvas.rect(at - 1, y - 5, 2, height + 10), ink)
        if numbered:
            weight: Weight = "bold" if final and gate != HIGH else "regular"
            anchor = "rm" if gate == LAST else "mm"
            canvas.text(at + (3 if gate == LAST else 0), y + height + 17, str(gate), 17, ink, weight, anchor)


def _ink(gate: int, final: bool) -> str | tuple[int, int, int]:
    if final and gate == LOW:
        return "#ff8a5c"
    if final and gate == LAST:
        return "#ffd873"
    return tones.TEXT_SOFT
