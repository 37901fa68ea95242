"""Quick phrases shown for some seconds at the seats of those who say them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.phrases import PHRASES
from ziggurat.wire.messages import Said
from ziggurat_client.boards.board import BoardView
from ziggurat_client.boards.places import Places
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.services import Services
from ziggurat_client.ui.phrases import HEIGHT, PhraseBubble, bubble_width
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.phrases import as_read

SECONDS: Final = 4.5
"""How long a phrase is shown."""
_EDGE: Final = 16.0
_HIGH: Final = 140.0
"""The height from which a panel has a head, with its edge above."""
_OVER_EDGE: Final = 4.0
"""How far it stands out of a lower one."""
_OVER_HEAD: Final = 12.0
"""How far a bubble reaches into such a panel."""


class Emotes:
    """The bubbles at the table of a game, one for each seat at most. Keep it between layouts."""

    def __init__(self, services: Services, record: TableRecord) -> None:
        self._services = services
        self._record = record
        self._shown: dict[Seat, PhraseBubble] = {}

    def hear(self, said: Said) -> None:
        """Show what was said at this table, if it is a phrase of somebody who sits there, and was said just now."""
        services, seat = self._services, said.seat
        if said.table != self._record.code or seat is None or seat >= len(self._record.table.seats):
            return
        if said.phrase not in PHRASES or services.ignored.has(said.person):
            return
        if services.remote.is_coming_back(self._record.code):
            return
        still = services.settings.telling().reduced
        words = as_read(said, services.words)
        # The newest comes last.
        self._shown.pop(seat, None)
        self._shown[seat] = PhraseBubble(seat, said.phrase, words, services.clock, still=still)

    def pieces(self, view: BoardView, places: Places) -> Iterator[Piece]:
        """The bubbles, each where its seat is shown; where the players are hidden, the newest over the column."""
        hidden = None
        for seat, bubble in self._shown.items():
            panel, clock = view.seat_place(seat), view.clock_place(seat)
            if panel is not None and clock is not None:
                bubble.place(_at_seat(panel, clock, self._width(bubble)))
                yield bubble
            else:
                hidden = bubble
        if hidden is not None:
            hidden.place(_over_column(places, self._width(hidden)))
            yield hidden

    def _width(self, bubble: PhraseBubble) -> float:
        return bubble_width(bubble.words, self._services.screen.scale)

    @property
    def wakes_in(self) -> float | None:
        """Seconds until the next bubble goes, or None."""
        now = self._services.clock.now()
        return min((max(0.0, bubble.said_at + SECONDS - now) for bubble in self._shown.values()), default=None)

    def let_go(self) -> bool:
        """Take away what was shown long enough; return whether anything was."""
        now = self._services.clock.now()
        gone = [seat for seat, bubble in self._shown.items() if now >= bubble.said_at + SECONDS]
        for seat in gone:
            del self._shown[seat]
        return bool(gone)


def _at_seat(panel: Box, clock: Box, wide: float) -> Box:
    """Over the upper edge of a player's panel, between two of them, or over the name in a low one: points, clock and
    pieces are never hidden."""
    if panel.height >= _HIGH:
        return Box(panel.x + _EDGE, panel.y + _OVER_HEAD - HEIGHT, min(wide, panel.width - 2 * _EDGE), HEIGHT)
    room = clock.x - panel.x - 1.5 * _EDGE
    return Box(panel.x + _EDGE, panel.y - _OVER_EDGE, min(wide, room), HEIGHT)


def _over_column(places: Places, wide: float) -> Box:
    """At the top of what stands beside the board."""
    beside = places.headline or places.drawer or places.actions or places.log or places.board
    width = min(wide, beside.width)
    return Box(beside.right - width, beside.y - 6, width, HEIGHT)
