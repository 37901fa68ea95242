"""What is said when one leaves the result of a first game: what was learned in it, and how one goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.guide.remark import LEARNED
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas, Scene
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

_BUTTON: Final = 64.0
_GAP: Final = 16.0


def say_what_was_learned(atlas: Atlas, record: TableRecord) -> bool:
    """Show it, once, where a game was guided to its end; return whether it is shown."""
    notes = atlas.services.servers.guide
    if notes is None or not notes.speaks or LEARNED in notes.said or record.seat is None:
        return False
    notes.note(LEARNED)
    atlas.stack.push(LearnedScene(atlas, record.table.game))
    return True


class LearnedScene(Dialog):
    """Two sentences on what was learned; then a usual game, the lessons, or the title. The result lies below."""

    size = Extent(820, 486)
    first_focus = "play"

    def __init__(self, atlas: Atlas, game: str) -> None:
        super().__init__(atlas)
        self._game = game
        self.text = self.say(f"guide.{game}.{LEARNED}")

    @property
    def title(self) -> str:
        return self.say("guide.end.title")

    def content(self) -> Sequence[Piece]:
        inner, say = self.inner, self.say
        half, foot = (inner.width - _GAP) / 2, inner.bottom - 2 * _BUTTON - _GAP
        lower = foot + _BUTTON + _GAP
        return [
            Paragraph(Box(inner.x, inner.y + 4, inner.width, 124), self.text, 21, tones.TEXT),
            Paragraph(Box(inner.x, foot - 82, inner.width, 54), say("guide.end.next"), 19, tones.TEXT_SOFT),
            Button(
                "play",
                Box(inner.x, foot, inner.width, _BUTTON),
                say("guide.end.play"),
                lambda: self._go_to(self.atlas.play_now(game=self._game)),
                kind=ButtonKind.GOLD,
                icon=Icon.PLAY,
            ),
            Button(
                "lessons",
                Box(inner.x, lower, half, _BUTTON),
                say("guide.end.lessons"),
                lambda: self._go_to(self.atlas.learn(self._game)),
                icon=Icon.TABLET,
            ),
            Button(
                "title", Box(inner.x + half + _GAP, lower, half, _BUTTON), say("guide.end.title_page"), self.stack.home
            ),
        ]

    def _go_to(self, scene: Scene) -> None:
        """To another scene, with nothing of this game below it."""
        self.stack.home()
        self.stack.push(scene)
