"""The moment before a replay: its record is played through, and whoever waits sees how far that has come."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ziggurat.bots.review import Swing
from ziggurat.match.record import BadRecord, MatchRecord
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.boards.registry import presentation
from ziggurat_client.replaying.rehearsal import Rehearsal
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.replay.reviewed import ReviewedReplayScene
from ziggurat_client.scenes.replay.shared import SharedReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Heading, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent
from ziggurat_client.wording.unplayable import unplayable

_log = logging.getLogger(__name__)

_NOTICE: Final = Extent(800, 320)
_BUTTON: Final = 64


class ReplayReadingScene(Page):
    """Reads a record in slices and gives its place to the theatre.

    Where a step cannot be played it says which and why, and shows those before it on request.
    """

    smallest = TIGHTEST
    fills = True

    def __init__(
        self,
        atlas: Atlas,
        showing: Showing,
        record: MatchRecord,
        swing: Swing | None = None,
        *,
        together: bool = False,
    ) -> None:
        """With a `swing` of the match's review, the theatre begins with that turning point; `together` with the others
        at the table."""
        super().__init__(atlas)
        self._swing = swing
        self._together = together
        self._showing = showing
        self._rehearsal: Rehearsal | None = None
        try:
            self._rehearsal = Rehearsal(record, presentation(showing.game).staging.chronicle)
        except (BadRecord, LookupError) as error:
            self._report(error)

    @property
    def animating(self) -> bool:
        return self._rehearsal is not None and not self._rehearsal.done

    def update(self, elapsed: float) -> None:
        rehearsal = self._rehearsal
        if rehearsal is None or rehearsal.done:
            return
        self.change()
        rehearsal.go_on()
        if rehearsal.trouble is not None:
            self._report(rehearsal.trouble)
            self.focus_on("show")
        elif rehearsal.done:
            self._open(rehearsal, self._showing)

    def _open(self, rehearsal: Rehearsal, showing: Showing) -> None:
        story, record, over = rehearsal.story, rehearsal.record, rehearsal.result is not None
        if showing.table is None:
            theatre = ReviewedReplayScene(self.atlas, showing, story, record, self._swing, over=over)
        else:
            theatre = SharedReplayScene(
                self.atlas, showing, story, record, self._swing, over=over, together=self._together
            )
        self.stack.replace(self, theatre)

    def _open_beginning(self, rehearsal: Rehearsal) -> None:
        """Show the steps that can be shown."""
        step = len(rehearsal.record.steps)
        title = self.say("replay.cut.title", title=self._showing.title, step=step)
        self._open(rehearsal, replace(self._showing, title=title))

    def _report(self, error: Exception) -> None:
        _log.warning("the replay %r cannot be shown: %s", self._showing.title, error)

    def layout(self) -> Sequence[Piece]:
        notice = Box((self.extent.width - _NOTICE.width) / 2, (self.extent.height - _NOTICE.height) / 2, *_NOTICE)
        inner = notice.inset(40)
        title, text = self.said
        return [
            *header(self, self.say("replay.title"), self._showing.title),
            Panel(notice),
            Heading(Box(inner.x, inner.y, inner.width, 44), title.upper(), 28),
            Paragraph(Box(inner.x, inner.y + 64, inner.width, inner.height - 64), text, 20),
            *self._ways(Box(inner.x, inner.bottom - _BUTTON, inner.width, _BUTTON)),
        ]

    @property
    def said(self) -> tuple[str, str]:
        """The heading and what stands below it."""
        rehearsal = self._rehearsal
        if rehearsal is None:
            return self.say("replay.broken"), self.say("replay.broken.why")
        if rehearsal.trouble is None:
            return self.say("replay.reading"), self.say("replay.progress", percent=round(100 * rehearsal.progress))
        title = "replay.cut" if rehearsal.record.steps else "replay.broken"
        return self.say(title), unplayable(self.services.words, rehearsal.trouble)

    def _ways(self, place: Box) -> list[Piece]:
        """The way to what can be shown of a record that cannot be played to its end."""
        rehearsal = self._rehearsal
        if rehearsal is None or rehearsal.trouble is None or not rehearsal.record.steps:
            return []
        said = self.say("replay.cut.show", count=len(rehearsal.record.steps))
        return [Button("show", place, said, lambda: self._open_beginning(rehearsal), kind=ButtonKind.GOLD)]
