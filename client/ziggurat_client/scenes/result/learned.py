"""What is said when one leaves the result of a first game: what was learned in it, and how one goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.guide.remark import LEARNED
from ziggurat_client.kept.quick_game import modes_of
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
    atlas.stack.push(LearnedScene(atlas, record.table.game, getattr(record.options, "mode", "")))
    return True


def _mode_after(game: str, mode: str) -> str | None:
    """The mode that comes next, if any does."""
    modes = modes_of(game)
    after = modes[modes.index(mode) + 1 :] if mode in modes else ()
    return after[0] if after else None


class LearnedScene(Dialog):
    """Two sentences on what was learned; then a guided game in the next mode where there is one, a usual game, the
    lessons, or the title. The result lies below."""

    def __init__(self, atlas: Atlas, game: str, mode: str) -> None:
        super().__init__(atlas)
        self._game = game
        self._next = _mode_after(game, mode)
        self.first_focus = "play" if self._next is None else "next_mode"
        own = f"guide.{game}.{LEARNED}.{mode}"
        self.text = self.say(own if self.services.words.knows(own) else f"guide.{game}.{LEARNED}")

    @property
    def size(self) -> Extent:
        return Extent(820, 486 if self._next is None else 486 + _BUTTON + _GAP)

    @property
    def title(self) -> str:
        return self.say("guide.end.title")

    def content(self) -> Sequence[Piece]:
        inner, say = self.inner, self.say
        half, foot = (inner.width - _GAP) / 2, inner.bottom - 2 * _BUTTON - _GAP
        lower = foot + _BUTTON + _GAP
        top = foot if self._next is None else foot - _BUTTON - _GAP
        return [
            Paragraph(Box(inner.x, inner.y + 4, inner.width, 124), self.text, 21, tones.TEXT),
            Paragraph(Box(inner.x, top - 82, inner.width, 54), self._way_on, 19, tones.TEXT_SOFT),
            *self._next_mode(Box(inner.x, top, inner.width, _BUTTON)),
            Button(
                "play",
                Box(inner.x, foot, inner.width, _BUTTON),
                say("guide.end.play"),
                lambda: self._go_to(self.atlas.play_now(game=self._game)),
                kind=ButtonKind.GOLD if self._next is None else ButtonKind.PLAIN,
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

    @property
    def _way_on(self) -> str:
        """How one goes on."""
        if self._next is None:
            return self.say("guide.end.next")
        return self.say("guide.end.next_mode", hint=self.say(f"option.{self._game}.mode.{self._next}.hint"))

    def _next_mode(self, box: Box) -> Iterator[Piece]:
        """The guided game in the next mode, where there is one."""
        if self._next is None:
            return
        name = self.say(f"option.{self._game}.mode.{self._next}.short")
        play = partial(self.atlas.play_now, game=self._game, mode=self._next, guided=True)
        yield Button(
            "next_mode",
            box,
            self.say("guide.end.play_mode", mode=name),
            lambda: self._go_to(play()),
            kind=ButtonKind.GOLD,
            icon=Icon.PLAY,
        )

    def _go_to(self, scene: Scene) -> None:
        """To another scene, with nothing of this game below it."""
        self.stack.home()
        self.stack.push(scene)
