"""The question what of a replay is to be shown to others: a small film of some turns, or a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.clipboard import copy_text
from ziggurat_client.replaying.theatre import Theatre
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.replay.filming import MOST_SECONDS, FilmingScene, Span
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.servers.invitation import match_link, match_page_link
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

_LENGTHS: Final = (1, 3, None)
"""So many turns; None for all that follow."""


class ShareScene(Dialog):
    """Films the turn on show, or that and those after it; or takes a picture of what is on show."""

    first_focus = "film"

    def __init__(self, atlas: Atlas, showing: Showing, theatre: Theatre) -> None:
        super().__init__(atlas)
        self._showing = showing
        self._theatre = theatre
        self._length = 0

    @property
    def size(self) -> Extent:
        return Extent(min(820.0, self.most.width), 400.0 if self._showing.match is None else 476.0)

    @property
    def title(self) -> str:
        return self.say("share.title")

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        third, y = (inner.width - 32) / 3, inner.bottom - 60
        labels = [self.say(f"share.length.{key}") for key in ("turn", "turns", "rest")]
        about = self.say("share.about", seconds=MOST_SECONDS)
        return [
            Paragraph(Box(inner.x, inner.y, inner.width, 84), about, 20, tones.TEXT),
            Segments("length", Box(inner.x, inner.y + 104, inner.width, 52), labels, self._length, self._choose),
            Button(
                "film",
                Box(inner.x, y, third, 60),
                self.say("share.film"),
                self._film,
                kind=ButtonKind.GOLD,
                icon=Icon.PLAY,
                size=20,
            ),
            Button(
                "picture",
                Box(inner.x + third + 16, y, third, 60),
                self.say("share.picture"),
                self._picture,
                icon=Icon.EYE,
                size=20,
            ),
            Button("close", Box(inner.right - third, y, third, 60), self.say("dialog.close"), self.back, size=20),
            *self._link(Box(inner.x, y - 76, inner.width, 60)),
        ]

    def _link(self, box: Box) -> list[Piece]:
        """The way to the match for others, where the server keeps it."""
        match = self._showing.match
        if match is None:
            return []
        page = match_page_link(self.services.remote, match)
        half = (box.width - 16) / 2
        first = box._replace(width=half) if page else box
        copy = partial(self._copy, match_link(self.services.remote, match))
        buttons: list[Piece] = [Button("link", first, self.say("share.link"), copy, icon=Icon.LINK, size=20)]
        if page:
            second = Box(box.right - half, box.y, half, box.height)
            label = self.say("share.link.page")
            buttons.append(Button("page", second, label, partial(self._copy, page), icon=Icon.GLOBE, size=20))
        return buttons

    def _copy(self, link: str) -> None:
        self.back()
        banner = self.services.banner
        if link and copy_text(link):
            banner.tell(self.say("share.link.copied", link=link))
        else:
            banner.refuse(self.say("room.no_clipboard" if link else "share.link.none"))

    def _choose(self, length: int) -> None:
        self._length = length
        self.change()

    def _film(self) -> None:
        theatre, turns = self._theatre, _LENGTHS[self._length]
        told, turn = theatre.story.turns, theatre.turn or 0
        if not told:
            self._picture()
            return
        last = told[-1] if turns is None else told[min(turn + turns, len(told)) - 1]
        self._make(Span(told[turn].first - 1, last.last))

    def _picture(self) -> None:
        self._make(Span(self._theatre.at, self._theatre.at))

    def _make(self, span: Span) -> None:
        self.back()
        self.stack.push(FilmingScene(self.atlas, self._showing, self._theatre.story, span))
