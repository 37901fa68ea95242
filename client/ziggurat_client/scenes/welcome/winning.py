"""How to win a game, in three pictures; before a first game they lead on to it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import WINNING_HEIGHT, WINNING_WIDTH, Figure
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.panels import ACTIVE_PANEL
from ziggurat_client.art.rank import draw_rank
from ziggurat_client.art.text import wrap
from ziggurat_client.boards.registry import presentation
from ziggurat_client.input.intentions import Intention
from ziggurat_client.kept.quick_game import QuickGame
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.play_now.modes import mode_choice, mode_hint
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import LINE, Heading, Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent
from ziggurat_client.wording.games import game_name


class _Measures(NamedTuple):
    """How high things are where the three pictures stand side by side, the gap between them, the share of their own
    size that they have, and the size of the text."""

    top: float
    gap: float
    head: float
    column: float
    foot: float
    edge: float
    share: float
    text: float


_ROOMY: Final = _Measures(104.0, 24.0, 60.0, 640.0, 176.0, edge=28.0, share=1.0, text=22.0)
_CLOSE: Final = _Measures(94.0, 14.0, 56.0, 606.0, 164.0, edge=18.0, share=0.88, text=21.0)
_PADDING: Final = 28.0
_COLUMN: Final = 600.0
"""The most width of a picture's panel, where the three stand side by side."""
_WIDE: Final = 3 * (WINNING_WIDTH + 2 * _PADDING) + 4 * _ROOMY.gap
"""The width from which they do in their own size."""
_LESS_WIDE: Final = 3 * (WINNING_WIDTH * _CLOSE.share + 2 * _PADDING) + 4 * _CLOSE.gap
"""The width from which they do at all."""
_BUTTON: Final = 68.0
_MODES: Final = 48.0
"""The height of the choice of a mode."""
_MODES_SHARE: Final = 0.54
"""How much of the width it takes beside what is said of the mode."""


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
        self._quick = QuickGame(atlas.services.memory)
        if playing:
            self._quick.choose(game)
        pictured = atlas.services.memory.profile.pictured
        if game not in pictured:
            atlas.services.memory.change(pictured=(*pictured, game))

    # ------------------------------------------------------------------ places

    @property
    def _side_by_side(self) -> bool:
        return self.room.width >= _LESS_WIDE

    @property
    def _measures(self) -> _Measures:
        return _CLOSE if _LESS_WIDE <= self.room.width < _WIDE else _ROOMY

    @property
    def _row_height(self) -> float:
        """The height of a panel with its text beside its picture: of all of them, so much as the longest text takes."""
        gap, width = self._measures.gap, max(TIGHTEST.width, self.room.width)
        beside = width - 2 * gap - 3 * _PADDING - WINNING_WIDTH
        heights = [self._text_height(number, beside) for number in range(1, len(self._figures) + 1)]
        return max(WINNING_HEIGHT, self._measures.head + max(heights)) + 2 * _PADDING

    def _text_height(self, number: int, width: float) -> float:
        """How much room both sentences of a picture take, with what parts them."""
        words = f"winning.{self._game}.{number}"
        lines = sum(self._lines(self.say(f"{words}.{name}"), width) for name in ("text", "then"))
        return (lines + 1) * self._measures.text * LINE

    def _lines(self, text: str, width: float) -> int:
        return len(wrap(text, width, self._measures.text, "regular", self.screen.scale))

    @property
    def smallest(self) -> Extent:
        top, gap, _, column, foot, *_ = self._measures
        if self._side_by_side:
            return Extent(_LESS_WIDE, top + column + gap + foot + gap)
        rows = len(self._figures) * (self._row_height + gap)
        return Extent(TIGHTEST.width, top + rows + self._foot_height + gap)

    @property
    def _foot_height(self) -> float:
        """The height of the panel with the ways on: they stand below each other's sentence where there is less room."""
        measures = self._measures
        return measures.foot + (0.0 if self._side_by_side else _BUTTON + measures.gap + self._modes_height)

    @property
    def _modes_height(self) -> float:
        """What the choice of a mode takes where it stands below what is said of it."""
        return _MODES + self._measures.gap if self._may_choose else 0.0

    @property
    def _may_choose(self) -> bool:
        """Whether a game of several modes is about to be begun."""
        return self._playing and bool(self._quick.modes)

    def _panels(self) -> Iterator[Box]:
        """Where the pictures lie."""
        first, gap, _, column, *_ = self._measures
        if self._side_by_side:
            width = min(_COLUMN, (self.extent.width - 4 * gap) / 3)
            left = (self.extent.width - 3 * width - 2 * gap) / 2
            top = first + max(0.0, self.extent.height - self.smallest.height) / 3
            for number in range(len(self._figures)):
                yield Box(left + number * (width + gap), top, width, column)
        else:
            for number in range(len(self._figures)):
                top = first + number * (self._row_height + gap)
                yield Box(gap, top, self.extent.width - 2 * gap, self._row_height)

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        panels = list(self._panels())
        first, last = panels[0], panels[-1]
        foot = Box(first.x, last.bottom + self._measures.gap, last.right - first.x, self._foot_height)
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
        measures = self._measures
        width, height = figure.width * measures.share, figure.height * measures.share
        inner = box.inset(_PADDING, measures.edge)
        left = inner.x if not self._side_by_side else box.x + (box.width - width) / 2
        top = inner.y if not self._side_by_side else inner.y + measures.head
        text = inner
        if not self._side_by_side:
            beside = left + width + _PADDING
            text = Box(beside, inner.y, inner.right - beside, inner.height)
        yield Painted(Box(text.x, text.y, 48, 44), ("number", number), partial(_paint_number, number))
        yield Heading(Box(text.x + 64, text.y, text.width - 64, 44), self.say(f"{words}.title").upper(), 28)
        yield _painted(figure, Box(left, top, width, height), (self._game, number))
        below = top + height + 20 if self._side_by_side else inner.y + measures.head
        said, then = self.say(f"{words}.text"), self.say(f"{words}.then")
        half, line = (inner.bottom - below) / 2, measures.text * LINE
        # Where there is little room, the second sentence follows the first at once.
        is_roomy = self._side_by_side and measures is _ROOMY
        taken = half if is_roomy else (self._lines(said, text.width) + 0.5) * line
        yield Paragraph(Box(text.x, below, text.width, taken), said, measures.text, tones.TEXT)
        rest = Box(text.x, below + taken, text.width, 2 * half - taken)
        yield Paragraph(rest, then, measures.text, tones.TEXT_NAME)

    def _ways(self, foot: Box) -> Iterator[Piece]:
        """The guided game, the game without a guide, the lessons and the rules."""
        yield Panel(foot, ACTIVE_PANEL)
        gap = self._measures.gap
        inner = foot.inset(_PADDING, _PADDING - (_ROOMY.foot - self._measures.foot) / 2)
        yield from self._about(inner)
        y = inner.y + 52 + (0.0 if self._side_by_side else self._modes_height)
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
            others = Box(inner.x + wide + gap, y, inner.width - wide - gap, _BUTTON)
        else:
            others = Box(inner.x, y + _BUTTON + gap, inner.width, _BUTTON)
        each = (others.width - 2 * gap) / 3
        atlas, game = self.atlas, self._game
        ways = {
            "at_once": (Icon.BOT, lambda: self._play(guided=False)),
            "lessons": (Icon.STAR, lambda: self.stack.push(atlas.learn(game))),
            "rules": (Icon.TABLET, lambda: self.stack.push(atlas.rules(game))),
        }
        for number, (name, (icon, go)) in enumerate(ways.items()):
            box = Box(others.x + number * (each + gap), y if self._side_by_side else others.y, each, _BUTTON)
            yield Button(name, box, self.say(f"winning.{name}"), go, icon=icon, size=20)

    def _about(self, inner: Box) -> Iterator[Piece]:
        """What the guided game is like, with the choice of its mode where there are several."""
        if not self._may_choose:
            yield Line(Box(inner.x, inner.y - 4, inner.width, 36), self.say("winning.guided.about"), 21, tones.TEXT)
            return
        words = self.services.words
        text = self.say("winning.guided.in_mode", mode=mode_hint(words, self._quick))
        if self._side_by_side:
            width = inner.width * _MODES_SHARE
            choice = Box(inner.right - width, inner.y - 10, width, _MODES)
            yield Line(Box(inner.x, inner.y - 4, inner.width - width - self._measures.gap, 36), text, 21, tones.TEXT)
        else:
            choice = Box(inner.x, inner.y + 48, inner.width, _MODES)
            yield Line(Box(inner.x, inner.y - 4, inner.width, 36), text, 21, tones.TEXT)
        yield mode_choice(words, self._quick, choice, self.change)

    def _way_back(self, foot: Box) -> Iterator[Piece]:
        """Where the pictures are looked at again, back to where one was."""
        box = Box(foot.centre[0] - 160, foot.y + (foot.height - _BUTTON) / 2, 320, _BUTTON)
        key = self.services.prompts.cap(Intention.BACK)
        yield Button("leave", box, self.say("winning.back"), self.back, icon=Icon.LEFT, key=key, size=22)

    def _play(self, *, guided: bool) -> None:
        """Begin a game in the place of the pictures."""
        self.stack.replace(self, self.atlas.play_now(self._game, guided=guided))


def _painted(figure: Figure, box: Box, key: tuple[str, int]) -> Painted:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        picture = Canvas(figure.width, figure.height, canvas.scale * box.width / figure.width, canvas.palette)
        figure.paint(picture, 0, 0)
        canvas.blit(picture, x, y)

    return Painted(box, ("winning", *key), paint)


def _paint_number(number: int, canvas: Canvas, x: float, y: float) -> None:
    draw_rank(canvas, number, x + 22, y + 22, 44)
