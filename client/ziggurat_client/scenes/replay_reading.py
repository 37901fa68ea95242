"""The moment before a replay: its record is played through, and whoever waits sees how far that has come."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ziggurat.bots.review import Swing
from ziggurat.games.game import Viewer
from ziggurat.match.record import BadRecord, MatchRecord
from ziggurat_client.boards.registry import presentation
from ziggurat_client.replaying.rehearsal import Rehearsal
from ziggurat_client.scenes.header import header
from ziggurat_client.scenes.page import Page
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Heading, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent
from ziggurat_client.wording.sitters import Player

if TYPE_CHECKING:
    from ziggurat_client.app import App

_log = logging.getLogger(__name__)

_NOTICE: Final = Extent(800, 240)


@dataclass(frozen=True)
class Showing:
    """What is shown: the game's id, the title of the match, its players by seat, and which of them we were, if any."""

    game: str
    title: str
    players: tuple[Player, ...]
    viewer: Viewer = None


class ReplayReadingScene(Page):
    """Reads a record in slices and gives its place to the theatre, or says why there is nothing to see."""

    smallest = TIGHTEST
    fills = True

    def __init__(self, app: App, showing: Showing, record: MatchRecord, swing: Swing | None = None) -> None:
        """With a `swing` of the match's review, the theatre begins with that turning point."""
        super().__init__(app)
        self._record = record
        self._swing = swing
        self._showing = showing
        self._failed = False
        self._rehearsal: Rehearsal | None = None
        try:
            self._rehearsal = Rehearsal(record, presentation(showing.game).staging.chronicle)
        except (BadRecord, LookupError) as error:
            self._give_up(error)

    @property
    def animating(self) -> bool:
        return self._rehearsal is not None

    def update(self, elapsed: float) -> None:
        rehearsal = self._rehearsal
        if rehearsal is None:
            return
        self.change()
        try:
            rehearsal.go_on()
        except BadRecord as error:
            self._give_up(error)
            return
        if rehearsal.done:
            # Imported here, because the theatre is not needed for a record that cannot be shown.
            from ziggurat_client.scenes.replay_reviewed import ReviewedReplayScene

            self._rehearsal = None
            self.app.replace(
                self, ReviewedReplayScene(self.app, self._showing, rehearsal.story, self._record, self._swing)
            )

    def _give_up(self, error: Exception) -> None:
        _log.warning("the replay %r cannot be shown: %s", self._showing.title, error)
        self._rehearsal, self._failed = None, True

    def layout(self) -> Sequence[Piece]:
        if self._failed:
            title, text = self.say("replay.broken"), self.say("replay.broken.why")
        else:
            percent = round(100 * self._rehearsal.progress) if self._rehearsal is not None else 100
            title, text = self.say("replay.reading"), self.say("replay.progress", percent=percent)
        notice = Box((self.extent.width - _NOTICE.width) / 2, (self.extent.height - _NOTICE.height) / 2, *_NOTICE)
        inner = notice.inset(40)
        return [
            *header(self, self.say("replay.title"), self._showing.title),
            Panel(notice),
            Heading(Box(inner.x, inner.y, inner.width, 44), title.upper(), 28),
            Paragraph(Box(inner.x, inner.y + 64, inner.width, inner.height - 64), text, 20),
        ]
