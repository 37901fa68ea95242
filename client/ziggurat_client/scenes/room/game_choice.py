"""Asks which game a waiting table shall play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ziggurat.wire.messages import GameOffer
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.boards.registry import emblem_painter
from ziggurat_client.input.intentions import Intention
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.emblem import Emblem
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.games import game_name, players

_WIDTH: Final = 860.0
_FRAME: Final = 210.0
"""The height of the dialog without its rows."""
_ROW: Final = 128.0
_EMBLEM: Final = 108.0
_BUTTON: Final = 240.0


class GameChoiceScene(Dialog):
    """A row for each game that can be played here; `chosen` is called with another one than is played now."""

    def __init__(
        self, atlas: Atlas, offers: Sequence[GameOffer], now: str, sitting: int, chosen: Callable[[str], None]
    ) -> None:
        """`sitting` is how many have a seat: what is not played by so many cannot be chosen."""
        super().__init__(atlas)
        self._offers = tuple(offers)
        self._now = now
        self._sitting = sitting
        self._chosen = chosen
        self.first_focus = f"game {now}"

    @property
    def title(self) -> str:
        return self.say("room.change_game")

    @property
    def size(self) -> Extent:
        return Extent(_WIDTH, _FRAME + _ROW * len(self._offers))

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        pieces: list[Piece] = []
        for row, offer in enumerate(self._offers):
            pieces += self._row(Box(inner.x, inner.y + 8 + row * _ROW, inner.width, _ROW - 16), offer)
        foot = Box(inner.x, inner.bottom - 60, 260, 60)
        key = self.services.prompts.cap(Intention.BACK)
        return [*pieces, Button("cancel", foot, self.say("dialog.cancel"), self.back, key=key)]

    def _row(self, box: Box, offer: GameOffer) -> list[Piece]:
        words, game = self.services.words, offer.id
        is_now, may = game == self._now, max(offer.seat_counts) >= self._sitting
        x = box.x + _EMBLEM + 20
        room = box.right - _BUTTON - 20 - x
        about = self.say(f"games.{game}.about") if may else self.say("room.change_game.too_many")
        button = Button(
            f"game {game}",
            Box(box.right - _BUTTON, box.y + 28, _BUTTON, 56),
            self.say("room.change_game.now" if is_now else "room.change_game.play"),
            lambda: self._choose(game),
            kind=ButtonKind.PLAIN if is_now else ButtonKind.LIT,
            size=20,
            enabled=may,
        )
        return [
            Emblem(Box(box.x, box.y, _EMBLEM, _EMBLEM), emblem_painter(game), game, offer.seat_counts[-1]),
            Line(Box(x, box.y, room, 34), game_name(words, game), 24, tones.TEXT_HEAD, "bold"),
            Line(Box(x, box.y + 32, room, 28), players(words, offer.seat_counts), 18, tones.TEXT),
            Paragraph(Box(x, box.y + 60, room, 50), about, 17, tones.TEXT_SOFT),
            button,
        ]

    def _choose(self, game: str) -> None:
        self.back()
        if game != self._now:
            self._chosen(game)
