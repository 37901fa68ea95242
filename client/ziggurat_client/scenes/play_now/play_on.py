"""How a game is played on from a position of a replay: in which seat, and against which bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat.bots import LEVELS
from ziggurat.match.record import MatchRecord
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.kept.quick_game import QuickGame
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.play_now.played_on import PlayedOnScene
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Stepper
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.levels import level_and_rank

_ABOUT: Final = 132.0
_PITCH: Final = 72.0
_ROW: Final = 56.0
_LABEL: Final = 240.0
_FOOT: Final = 64.0


class PlayOnScene(Dialog):
    """Asks which seat we take; bots of one level have all others."""

    size = Extent(760, 498)
    first_focus = "go"

    def __init__(self, atlas: Atlas, beginning: MatchRecord, names: tuple[str, ...], seat: int, where: str) -> None:
        """`names` are the players' by seat, `seat` is the one that is offered first, and `where` the place in the match
        from which it goes on."""
        super().__init__(atlas)
        self._beginning = beginning
        self._names = names
        self._seat = seat
        self._where = where
        self._level = LEVELS.index(QuickGame(atlas.services.memory).level_at(beginning.game))

    @property
    def seat(self) -> int:
        """The seat that is chosen."""
        return self._seat

    @property
    def level(self) -> str:
        """The level that is chosen."""
        return LEVELS[self._level]

    @property
    def title(self) -> str:
        return self.say("play_on.title")

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        half, foot = (inner.width - 16) / 2, inner.bottom - _FOOT
        return [
            Paragraph(Box(inner.x, inner.y + 4, inner.width, _ABOUT), self._about, 20, tones.TEXT),
            self._label(0, self.say("play_on.seat")),
            Stepper(
                "seat",
                self._row(0),
                self._names[self._seat],
                self._turn_seat,
                lower=self._seat > 0,
                higher=self._seat < len(self._names) - 1,
            ),
            self._label(1, self.say("play_on.bots")),
            Stepper(
                "level",
                self._row(1),
                level_and_rank(self.services.words, LEVELS, self.level),
                self._turn_level,
                lower=self._level > 0,
                higher=self._level < len(LEVELS) - 1,
            ),
            Button("stay", Box(inner.x, foot, half, _FOOT), self.say("play_on.stay"), self.back),
            Button(
                "go",
                Box(inner.x + half + 16, foot, half, _FOOT),
                self.say("play_on.go"),
                self._go,
                kind=ButtonKind.GOLD,
                icon=Icon.PLAY,
            ),
        ]

    @property
    def _about(self) -> str:
        """What is about to happen."""
        about = self.say("play_on.about", where=self._where)
        welcome = self.services.remote.welcome
        return about if welcome is None else f"{about} {self.say('play_on.leaves', server=welcome.server)}"

    def _row(self, number: int) -> Box:
        inner = self.inner
        return Box(inner.x + _LABEL, inner.y + _ABOUT + number * _PITCH, inner.width - _LABEL, _ROW)

    def _label(self, number: int, text: str) -> Line:
        row = self._row(number)
        return Line(Box(self.inner.x, row.y, _LABEL - 16, row.height), text, 20, tones.TEXT, "bold")

    def _turn_seat(self, by: int) -> None:
        self._seat += by
        self.change()

    def _turn_level(self, by: int) -> None:
        self._level += by
        self.change()

    def _go(self) -> None:
        self.stack.home()
        self.stack.push(PlayedOnScene(self.atlas, self._beginning, self._seat, self.level))
