"""The legend of the limits, in a corner of the map: counters that an area feeds, free places, and those too many."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import MARGIN
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.art.places import draw_limit, limit_width
from ziggurat_client.ui.piece import Widget
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

HEIGHT: Final = 42.0
_SOCKET: Final = 10.0
_LETTERS: Final = 16.0
_EDGE: Final = 14.0
_GAP: Final = 18.0
_AFTER: Final = 8.0
_SCALE: Final = 0.667
"""Words are measured as in the smallest window, where they are widest."""
_SIGNS: Final = ((1, 1), (1, 0), (0, 1))
"""Limit and counters of one that is used, one that is free, and one too many."""


class LimitLegend(Widget):
    """What the sockets below the counters say; `x` and `bottom` are its lower left corner. It is of use in farmers,
    since nomads know no limits (7). It lies over the map, and says more while it is meant."""

    margin = MARGIN
    sound = None

    def __init__(self, x: float, bottom: float, words: Words) -> None:
        self._title = words.say("civilization.legend.limit")
        self._texts = tuple(words.say(f"civilization.legend.{sign}") for sign in ("used", "free", "too_many"))
        super().__init__("limits", Box(x, bottom - HEIGHT, self._width(_SCALE), HEIGHT))
        self.remark = words.say("civilization.explained.limits")
        self.rule = "6.5"

    def appearance(self) -> Hashable:
        return self._title, self._texts

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        wide, middle = self._width(canvas.scale), y + HEIGHT / 2
        body = canvas.mask(canvas.stepped(x, y, wide, HEIGHT, 4, 2))
        canvas.shadow(body, 10, 4, 0.6)
        canvas.fill(body, vertical(y, y + HEIGHT, "#1c1412", "#0c0808"), 0.9)
        frame = canvas.stepped_frame(x, y, wide, HEIGHT, 1.4, 4, 2)
        canvas.fill(frame, vertical(y, y + HEIGHT, "#c8923a", "#6d4717"), 0.9)
        x += _EDGE
        x += canvas.text(x, middle, self._title, _LETTERS, tones.TEXT_HEAD, "bold", "lm") + _GAP
        for (limit, used), text in zip(_SIGNS, self._texts, strict=True):
            socket = limit_width(_SOCKET, limit, used)
            draw_limit(canvas, x + socket / 2, middle, _SOCKET, limit, used)
            x += socket + _AFTER
            x += canvas.text(x, middle, text, _LETTERS, tones.TEXT, "regular", "lm") + _GAP

    def _width(self, scale: float) -> float:
        title = text_width(self._title, _LETTERS, "bold", scale)
        signs = sum(limit_width(_SOCKET, *sign) + _AFTER for sign in _SIGNS)
        texts = sum(text_width(text, _LETTERS, "regular", scale) for text in self._texts)
        return 2 * _EDGE + title + signs + texts + len(self._texts) * _GAP
