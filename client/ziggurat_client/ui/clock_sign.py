"""A clock that counts down: a sign, and the figures of the time that is left."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.badges import PLAIN_PILL, PLAYING_PILL, PillStyle
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.clock import Clock
from ziggurat_client.clock_reading import ClockReading, Timed, Urgency, clock_face, until_next_face, urgency
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.window.screen import Box

WIDTH: Final = 118
HEIGHT: Final = 36
_RESTING: Final = PillStyle("#0a1230", tones.TEXT_SOFT, tones.LAPIS_LINE)
_APPEARANCES: Final[dict[Urgency, PillStyle]] = {
    "calm": PLAIN_PILL,
    "soon": PLAYING_PILL,
    "now": PillStyle("#5a120c", "#ffe0d2", "#ff6a3c"),
}


class ClockSign(Widget):
    """One seat's clock, or that of the phase. While it runs it draws itself anew each second, and nothing else is laid
    out for that."""

    margin = 4
    sound = None

    def __init__(self, name: str, box: Box, clock: Clock, reading: ClockReading, timed: Timed) -> None:
        super().__init__(name, box, enabled=False)
        self._clock = clock
        self._reading = reading
        self._timed = timed
        self._drawn: Hashable = None

    @property
    def face(self) -> str:
        """The figures."""
        return clock_face(self._left)

    @property
    def wakes_in(self) -> float | None:
        if self._drawn != self.appearance():
            return 0.0
        left = self._left
        return until_next_face(left) if left > 0 and self._reading.runs(self._timed) else None

    def draw(self, easel: Easel) -> None:
        self._drawn = self.appearance()
        super().draw(easel)

    def appearance(self) -> Hashable:
        return self.face, self._urgency, self._reading.is_missing(self._timed), self._reading.runs(self._timed)

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        pill = _APPEARANCES[self._urgency] if self._reading.runs(self._timed) else _RESTING
        width, height = self.box.width, self.box.height
        canvas.fill(canvas.stepped(x, y, width, height, 3, 1), pill.ground)
        if pill.edge is not None:
            canvas.fill(canvas.stepped_frame(x, y, width, height, 1.6, 3, 1), pill.edge, 0.95)
        middle = y + height / 2
        draw_icon(canvas, self._icon, x + 20, middle, height * 0.56, pill.text)
        canvas.text(x + width - 12, middle, self._marked_face, height * 0.6, pill.text, "bold", "rm")

    @property
    def _left(self) -> float:
        return self._reading.left(self._timed, self._clock.now()) or 0.0

    @property
    def _urgency(self) -> Urgency:
        return urgency(self._left)

    @property
    def _icon(self) -> Icon:
        if self._reading.is_missing(self._timed):
            return Icon.DOOR
        if self._timed == "phase":
            return Icon.PEOPLE
        return Icon.CLOCK if self._urgency == "calm" else Icon.HOURGLASS

    @property
    def _marked_face(self) -> str:
        """With a sign of its own for the last seconds, for those who do not see it by the colour."""
        urges = self._urgency == "now" and self._reading.runs(self._timed)
        return f"! {self.face}" if urges else self.face
