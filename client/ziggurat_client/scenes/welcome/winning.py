"""How to win a game, in three pictures; before a first game they lead on to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import WINNING_HEIGHT, WINNING_WIDTH, Figure
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.panels import ACTIVE_PANEL
from ziggurat_client.art.rank import draw_rank
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Heading, Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent
from ziggurat_client.wording.games import game_name

_TOP: Final = 104.0
_GAP: Final = 24.0
_PADDING: Final = 28.0
_HEAD: Final = 60.0
_COLUMN: Final = 600.0
"""The most width of a picture's panel, and its height, where the three stand side by side."""
_COLUMN_HEIGHT: Final = 640.0
_WIDE: Final = 3 * (WINNING_WIDTH + 2 * _PADDING) + 4 * _GAP
"""The width from which they do."""
_FOOT: Final = 176.0
_BUTTON: Final = 68.0


class WinningScene(Page):
    """Three panels, each with its picture and what it says, and below them the ways on."""

    fills = True

    def __init__(self, atlas: Atlas, game: str, *, playing: bool) -> None:
        """Raises LookupError if there are no pictures of the game."""
        super().__init__(atlas)
        self._game = game
        self._playing = playing
        self._figures = presentation(game).winning
        if not self._figures:
            raise LookupError(game)
        self.first_focus = "guided" if playing else "leave"
        pictured = atlas.services.memory.profile.pictured
        if game not in pictured:
            atlas.services.memory.change(pictured=(*pictured, game))

    # ------------------------------------------------------------------ places

    @property
    def _side_by_side(self) -> bool:
        return self.room.width >= _WIDE

    @property
    def _row_height(self) -> float:
        return WINNING_HEIGHT + 2 * _PADDING

    @property
    def smallest(self) -> Extent:
        if self._side_by_side:
            return Extent(_WIDE, _TOP + _COLUMN_HEIGHT + _GAP + _FOOT + _GAP)
        rows = len(self._figures) * (self._row_height + _GAP)
        return Extent(TIGHTEST.width, _TOP + rows + self._foot_height + _GAP)

    @property
    def _foot_height(self) -> float:
        """The height of the panel with the ways on: they stand below each other's sentence where there is less room."""
        return _FOOT if self._side_by_side else _FOOT + _BUTTON + _GAP

    def _panels(self) -> Iterator[Box]:
        """Where the pictures lie."""
        if self._side_by_side:
            width = min(_COLUMN, (self.extent.width - 4 * _GAP) / 3)
            left = (self.extent.width - 3 * width - 2 * _GAP) / 2
            top = _TOP + max(0.0, self.extent.height - self.smallest.height) / 3
            for number in range(len(self._figures)):
                yield Box(left + number * (width + _GAP), top, width, _COLUMN_HEIGHT)
        else:
            for number in range(len(self._figures)):
                top = _TOP + number * (self._row_height + _GAP)
                yield Box(_GAP, top, self.extent.width - 2 * _GAP, self._row_height)

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        panels = list(self._panels())
        first, last = panels[0], panels[-1]
        foot = Box(first.x, last.bottom + _GAP, last.right - first.x, self._foot_height)
        name = game_name(self.services.words, self._game)
        return [
            *header(self, self.say("winning.title"), name, self.say("winning.detail")),
            *(piece for number, box in enumerate(panels, 1) for piece in self._picture(number, box)),
            *(self._ways(foot) if self._playing else self._way_back(foot)),
        ]

    def _picture(self, number: int, box: Box) -> Iterator[Piece]:
        """One picture with its number, its heading and its two sentences."""
        yield Panel(box)
        words, figure = f"winning.{self._game}.{number}", self._figures[number - 1]
        inner = box.inset(_PADDING)
        left = inner.x if not self._side_by_side else box.x + (box.width - figure.width) / 2
        top = inner.y if not self._side_by_side else inner.y + _HEAD
        text = inner
        if not self._side_by_side:
            beside = left + figure.width + _PADDING
            text = Box(beside, inner.y, inner.right - beside, inner.height)
        yield Painted(Box(text.x, text.y, 48, 44), ("number", number), partial(_paint_number, number))
        yield Heading(Box(text.x + 64, text.y, text.width - 64, 44), self.say(f"{words}.title").upper(), 28)
        yield _painted(figure, left, top, (self._game, number))
        below = top + figure.height + 20 if self._side_by_side else inner.y + _HEAD
        half = (inner.bottom - below) / 2
        yield Paragraph(Box(text.x, below, text.width, half), self.say(f"{words}.text"), 22, tones.TEXT)
        yield Paragraph(Box(text.x, below + half, text.width, half), self.say(f"{words}.then"), 22, tones.TEXT_NAME)

    def _ways(self, foot: Box) -> Iterator[Piece]:
        """The guided game, the game without a guide, the lessons and the rules."""
        yield Panel(foot, ACTIVE_PANEL)
        inner = foot.inset(_PADDING)
        yield Line(Box(inner.x, inner.y - 4, inner.width, 36), self.say("winning.guided.about"), 21, tones.TEXT)
        y = inner.y + 52
        wide = 460.0 if self._side_by_side else inner.width
        yield Button(
            "guided",
            Box(inner.x, y, wide, _BUTTON),
            self.say("winning.guided"),
            lambda: self._play(guided=True),
            kind=ButtonKind.GOLD,
            icon=Icon.PLAY,
            key=self.services.prompts.cap(Intention.CONFIRM),
            size=26,
        )
        if self._side_by_side:
            others = Box(inner.x + wide + _GAP, y, inner.width - wide - _GAP, _BUTTON)
        else:
            others = Box(inner.x, y + _BUTTON + _GAP, inner.width, _BUTTON)
        each = (others.width - 2 * _GAP) / 3
        atlas, game = self.atlas, self._game
        ways = {
            "at_once": (Icon.BOT, lambda: self._play(guided=False)),
            "lessons": (Icon.STAR, lambda: self.stack.push(atlas.learn(game))),
            "rules": (Icon.TABLET, lambda: self.stack.push(atlas.rules(game))),
        }
        for number, (name, (icon, go)) in enumerate(ways.items()):
            box = Box(others.x + number * (each + _GAP), y if self._side_by_side else others.y, each, _BUTTON)
            yield Button(name, box, self.say(f"winning.{name}"), go, icon=icon, size=20)

    def _way_back(self, foot: Box) -> Iterator[Piece]:
        """Where the pictures are looked at again, back to where one was."""
        box = Box(foot.centre[0] - 160, foot.y + (foot.height - _BUTTON) / 2, 320, _BUTTON)
        key = self.services.prompts.cap(Intention.BACK)
        yield Button("leave", box, self.say("winning.back"), self.back, icon=Icon.LEFT, key=key, size=22)

    def _play(self, *, guided: bool) -> None:
        """Begin a game in the place of the pictures."""
        self.stack.replace(self, self.atlas.play_now(self._game, guided=guided))


def _painted(figure: Figure, x: float, y: float, key: tuple[str, int]) -> Painted:
    return Painted(Box(x, y, figure.width, figure.height), ("winning", *key), figure.paint)


def _paint_number(number: int, canvas: Canvas, x: float, y: float) -> None:
    draw_rank(canvas, number, x + 22, y + 22, 44)
