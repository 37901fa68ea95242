"""The credits, rolling by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import draw_heading
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.logotype import draw_logotype
from ziggurat_client.art.text import even_lines
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.credits import PARTS, Part, Work
from ziggurat_client.input.intentions import Intention, Scope
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.credits_roll import CreditsRoll
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.scroll import BAR, Row
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST

_WIDTH: Final = 1200.0
_PANEL_TOP: Final = 92.0
_EDGE: Final = 24.0
_INSET: Final = (36.0, 28.0)
_COLUMN: Final = 900.0
"""The most width of the sentences."""
_LICENCE: Final = 150.0
_NAME_SHARE: Final = 0.32
"""The share of the column that the names of other people's works may take."""
_CELL: Final = 6.0
_TOP: Final = 330.0
_HEAD: Final = 120.0
_SENTENCE, _PITCH, _AFTER = 22.0, 34.0, 18.0
_NAME: Final = 70.0
_WORK: Final = 40.0
_GAP: Final = 24.0
_EMBLEM: Final = 300.0
_ABOVE_EMBLEM: Final = 100.0
_BELOW_EMBLEM: Final = 160.0


class CreditsScene(Page):
    """Who made it, what it stands on, and what it draws from. Rolls by itself unless motion is reduced."""

    first_focus = "credits"
    smallest = TIGHTEST
    fills = True

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._roll = CreditsRoll(
            "credits", self._panel.inset(*_INSET), rolling=not atlas.services.memory.profile.reduced_motion
        )

    @property
    def animating(self) -> bool:
        return self._roll.rolling

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.PAGES,)

    def update(self, elapsed: float) -> None:
        self._roll.roll(elapsed)

    @property
    def _panel(self) -> Box:
        width = min(_WIDTH, self.extent.width - 2 * _EDGE)
        height = self.extent.height - _PANEL_TOP - _EDGE
        return Box((self.extent.width - width) / 2, _PANEL_TOP, width, height)

    @property
    def _column(self) -> float:
        return min(_COLUMN, self._roll.box.width - BAR)

    def layout(self) -> Sequence[Piece]:
        self._roll.box = self._panel.inset(*_INSET)
        self._roll.set_rows(list(self._rows()))
        return [*header(self, self.say("credits.title")), Panel(self._panel), self._roll]

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps
        return (
            KeyHint(caps(Intention.UP, Intention.DOWN), self.say("credits.keys.scroll")),
            KeyHint(caps(Intention.CONFIRM), self.say("credits.keys.roll")),
        )

    # ------------------------------------------------------------------ the rows

    def _rows(self) -> Iterator[Row]:
        yield self._top()
        for part in PARTS:
            yield from self._part(part)
        yield self._foot()

    def _top(self) -> Row:
        motto = self.say("credits.motto")

        def paint(canvas: Canvas, x: float, y: float, width: float) -> None:
            draw_logotype(canvas, x + width / 2, y + 216, _CELL)
            draw_line(canvas, x + width / 2, y + 278, motto, width - 40, 26, tones.TEXT_NAME, align="m")

        return Row(("credits top", motto), _TOP, paint)

    def _part(self, part: Part) -> Iterator[Row]:
        yield self._head(self.say(part.title))
        for name in part.names:
            yield self._name(self.say(name))
        for sentence in part.sentences:
            yield self._sentence(self.say(sentence))
        for work in part.works:
            yield self._work(work)

    def _head(self, title: str) -> Row:
        def paint(canvas: Canvas, x: float, y: float, width: float) -> None:
            middle = x + width / 2
            draw_blocks(canvas, middle - 150, y + 30, 300, 6, 30)
            draw_heading(canvas, middle, y + 78, title.upper(), 30, "mm", room=width - 80)

        return Row(("credits head", title), _HEAD, paint)

    def _name(self, name: str) -> Row:
        def paint(canvas: Canvas, x: float, y: float, width: float) -> None:
            draw_line(canvas, x + width / 2, y + _NAME * 0.4, name, width - 40, 34, tones.TEXT_NAME, "bold", "m")

        return Row(("credits name", name), _NAME, paint)

    def _sentence(self, text: str) -> Row:
        lines = even_lines(text, self._column, _SENTENCE, scale=self.services.screen.scale)

        def paint(canvas: Canvas, x: float, y: float, width: float) -> None:
            for number, line in enumerate(lines):
                at = y + _PITCH * (number + 0.5)
                canvas.text(x + width / 2, at, line, _SENTENCE, tones.TEXT, anchor="mm")

        return Row(("credits sentence", text), len(lines) * _PITCH + _AFTER, paint)

    def _work(self, work: Work) -> Row:
        does, column = self.say(work.does), self._column
        named = column * _NAME_SHARE
        room = column - named - _LICENCE - 2 * _GAP

        def paint(canvas: Canvas, x: float, y: float, width: float) -> None:
            middle, left = y + _WORK / 2, x + (width - column) / 2
            draw_line(canvas, left, middle, work.name, named, 22, tones.TEXT_HEAD, "bold")
            draw_line(canvas, left + named + _GAP, middle, does, room, 20, tones.TEXT_SOFT)
            draw_line(canvas, left + column, middle, work.licence, _LICENCE, 20, tones.TEXT, align="r")

        return Row(("credits work", work, does), _WORK, paint)

    def _foot(self) -> Row:
        thanks = self.say("credits.thanks")
        emblem = min(_EMBLEM, self._roll.box.height * 0.42)

        def paint(canvas: Canvas, x: float, y: float, width: float) -> None:
            middle, foot = x + width / 2, y + _ABOVE_EMBLEM + emblem
            draw_ziggurat(canvas, middle, foot - emblem / 2, emblem)
            draw_heading(canvas, middle, foot + 70, thanks, 34, "mm", room=width - 80, tracking=0.02)

        return Row(("credits foot", thanks, emblem), _ABOVE_EMBLEM + emblem + _BELOW_EMBLEM, paint)
