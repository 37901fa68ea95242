"""How the panels of the actions look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.babel.column.controls import draw_sign, draw_sunken
from ziggurat_client.boards.play.steps import TurnStep
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

PHASES: Final = ("draw", "actions", "temples")
"""The phases of a turn (rule 6)."""
_HEAD: Final = 43.0
_PITCH: Final = 30.0
_NOTE: Final = 26.0
_SETTINGS: Final = ((17.0, 12.0, 24.0), (16.0, 9.0, 20.0), (15.0, 8.0, 6.0))
"""The size of the phases' words, the room at their ends and between them: the first that fits."""


def paint_turn(canvas: Canvas, x: float, y: float, box: Box, title: str, phases: Sequence[str], now: int) -> None:
    """Whose turn it is, and which of its phases; without a title only the phases, in a strip."""
    if title:
        draw_heading(canvas, x + 24, y + 32, title, 28, room=box.width - 48)
        draw_blocks(canvas, x + 24, y + 56, box.width - 48, 5, 48)
    middle = y + (94 if title else box.height / 2)
    _paint_phases(canvas, x + 24, middle, box.width - 48, phases, now)


def _paint_phases(canvas: Canvas, x: float, cy: float, room: float, phases: Sequence[str], now: int) -> None:
    for size, edge, apart in _SETTINGS:
        if _phases_width(phases, size, edge, apart, now, canvas.scale) <= room:
            break
    for number, phase in enumerate(phases):
        done = number < now
        width = text_width(phase, size, "bold", canvas.scale) + 2 * edge + (22 if done else 0)
        body = canvas.stepped(x, cy - 18, width, 36, 4, 1)
        if number == now:
            canvas.fill(body, vertical(cy - 18, cy + 18, "#ffe59a", "#c8923a"))
        else:
            canvas.fill(body, tones.WELL, 0.7)
            canvas.fill(canvas.stepped_frame(x, cy - 18, width, 36, 1.2, 4, 1), tones.LAPIS_LINE, 0.45)
        if done:
            draw_icon(canvas, Icon.CHECK, x + edge + 8, cy, 17, tones.GOOD)
        ink = tones.TEXT_ON_GOLD if number == now else tones.TEXT_SOFT
        canvas.text(x + edge + (22 if done else 0), cy, phase, size, ink, "bold", "lm")
        if number < len(phases) - 1 and apart > 12:
            draw_icon(canvas, Icon.RIGHT, x + width + apart / 2, cy, 12, tones.TEXT_FAINT)
        x += width + apart


def _phases_width(phases: Sequence[str], size: float, edge: float, apart: float, now: int, scale: float) -> float:
    words = sum(text_width(phase, size, "bold", scale) + 2 * edge for phase in phases)
    return words + 22 * min(now, len(phases)) + apart * (len(phases) - 1)


def paint_strip_words(canvas: Canvas, x: float, y: float, box: Box, left: float, words: str) -> None:
    """The bed of the powers that have no run, and these words at its right."""
    draw_sunken(canvas, x, y, box.width, box.height)
    draw_line(canvas, x + left, y + box.height / 2, words, box.width - left - 12, 17, tones.TEXT_SOFT)


def paint_steps(
    canvas: Canvas, x: float, y: float, box: Box, title: str, steps: Sequence[TurnStep], nothing: str, note: str
) -> None:
    """The list of what was done in this turn, newest last: what stays has a lock, what can be taken back an arrow."""
    canvas.text(x + 24, y + 25, title, 20, tones.TEXT_HEAD, "bold", "lm")
    if not steps:
        canvas.text(x + 24, y + 60, nothing, 18, tones.TEXT_FAINT, "italic", "lm")
        return
    room = box.height - _HEAD - 8
    with_note = bool(note) and room - _NOTE >= 2 * _PITCH
    rows = max(1, int((room - (_NOTE if with_note else 0)) / _PITCH))
    for row, step in enumerate(steps[-rows:]):
        middle = y + _HEAD + 14 + row * _PITCH
        draw_sign(canvas, step.sign, x + 37, middle, 26)
        draw_line(canvas, x + 62, middle, step.text, box.width - 62 - 48, 18, tones.TEXT)
        icon, size, ink = (Icon.UNDO, 20, tones.GOLD) if step.undoable else (Icon.LOCK, 18, tones.TEXT_FAINT)
        draw_icon(canvas, icon, x + box.width - 34, middle, size, ink)
    if with_note:
        foot = y + _HEAD + min(rows, len(steps)) * _PITCH + 12
        draw_line(canvas, x + 24, foot, note, box.width - 48, 16, tones.TEXT_SOFT, "italic")
