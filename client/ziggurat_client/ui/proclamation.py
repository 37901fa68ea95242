"""The banner over a result: who won in big letters, how the match ended, and the winner's ziggurats."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import BANNER, draw_heading, heading_size
from ziggurat_client.art.inlay import draw_sawtooth
from ziggurat_client.art.panels import PanelStyle, draw_panel
from ziggurat_client.art.text import parted, text_width
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_line, draw_lines
from ziggurat_client.window.screen import Box

_PANEL: Final = PanelStyle(
    "#2b1c10", "#120c0c", ("#fff0b8", "#c8923a"), edge_width=2.5, glow="#ffb63d", glow_radius=34, glow_strength=0.8
)
_BESIDE: Final = 440.0
"""What the ziggurats on both sides take of the width."""
_TRACKING: Final = 0.1
_STORY: Final = 22.0
_SMALL_STORY: Final = 17.0
_STORY_PITCH: Final = 20.0
_SIZES: Final = ((BANNER, 44.0, 0.0), (38.0, 26.0, 40.0), (25.0, 0.0, 27.0))
"""How large a title is at most on one, two and three lines, how large at least before it is broken into more, and from
one line to the next."""
_TITLE_AT: Final = (68.0, 64.0, 66.0)
"""How far below the upper edge the middle of a title of one, two or three lines is."""


class TitleLines(NamedTuple):
    """A title as it is set: its lines, all of the same size, and from one to the next."""

    lines: tuple[str, ...]
    size: float
    pitch: float


def title_lines(title: str, room: float, scale: float) -> TitleLines:
    """The title on one line or, where it would be small there, on two or three about equally long ones."""
    words = parted(title)
    set_so = TitleLines((title,), BANNER, 0.0)
    for count, (most, least, pitch) in enumerate(_SIZES, 1):
        breaks = combinations(range(1, len(words)), count - 1)
        lines = min((_broken(words, at) for at in breaks), key=_longest, default=set_so.lines)
        size = min(heading_size(line, most, room, scale, _TRACKING) for line in lines)
        set_so = TitleLines(lines, size, pitch)
        if size >= least:
            break
    return set_so


def _broken(words: Sequence[str], at: Sequence[int]) -> tuple[str, ...]:
    """The words on lines of which the second and those after it begin with the words `at`."""
    return tuple(" ".join(words[first:end]) for first, end in pairwise((0, *at, len(words))))


def _longest(lines: Sequence[str]) -> int:
    return max(map(len, lines))


class Proclamation(Piece):
    """The title and the line below it, between two ziggurats of the winner, or dark ones if nobody won."""

    margin = 40

    def __init__(self, box: Box, title: str, story: str, winner: Seat | None) -> None:
        super().__init__(box)
        self._title = title
        self._story = story
        self._winner = winner

    def appearance(self) -> Hashable:
        return self._title, self._story, self._winner

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        draw_panel(canvas, x, y, width, height, _PANEL)
        draw_sawtooth(canvas, x + 16, y + 10, width - 32, 12)
        draw_sawtooth(canvas, x + 16, y + height - 22, width - 32, 12)
        lit = 0.9 if self._winner is not None else 0
        for centre in (x + 124, x + width - 124):
            draw_ziggurat(canvas, centre, y + 90, 112, 4, owner=self._winner, lit=lit)
        middle, room = x + width / 2, width - _BESIDE
        lines, size, pitch = title_lines(self._title, room, canvas.scale)
        for number, line in enumerate(lines):
            at = y + _TITLE_AT[len(lines) - 1] + (number - (len(lines) - 1) / 2) * pitch
            draw_heading(canvas, middle, at, line, size, "mm", tracking=_TRACKING)
        below = y + (122 if len(lines) == 1 else 126)
        if text_width(self._story, _STORY, "regular", canvas.scale) <= room:
            draw_line(canvas, middle, below, self._story, room, _STORY, tones.TEXT, align="m")
        else:
            first = below - _STORY_PITCH / 2 - 3
            draw_lines(canvas, middle, first, self._story, room, 2, _STORY_PITCH, _SMALL_STORY, tones.TEXT, align="m")
