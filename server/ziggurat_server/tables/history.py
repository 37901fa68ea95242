"""What has happened in a match so far, told in pages to whoever wants to look back while it runs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from ziggurat.games.game import Game, Viewer
from ziggurat.match.steps import AnyStep, played
from ziggurat.wire.messages import History, HistoryPage, PastMoment
from ziggurat_server.tables.audience import told_events, told_view

MOST_MOMENTS: Final = 50
MOST_BYTES: Final = 256 * 1024
"""What one page holds at most; a moment that is larger than this has a page to itself."""


@dataclass(frozen=True)
class Line:
    """The steps of a match that stand, and its positions: the first one and one after each step."""

    game: Game[Any, Any, Any]
    positions: Sequence[Any]
    steps: Sequence[AnyStep]

    def moment(self, number: int, viewer: Viewer) -> PastMoment:
        """Where the match stood after so many steps, as far as this viewer may know.

        The last step is played again for its story: the rules tell it as they did the first time.
        """
        position = self.positions[number]
        result, due = self.game.result(position), self.game.due(position)
        step = self.steps[number - 1] if number else None
        events = () if step is None else played(self.game, self.positions[number - 1], step)[1]
        return PastMoment(
            step=number,
            to_act=due.seats,
            open=due.open,
            events=msgspec.Raw(msgspec.json.encode(told_events(events, viewer))),
            view=told_view(self.game, position, viewer),
            actor=None if step is None else step.seat,
            result=msgspec.UNSET if result is None else msgspec.Raw(msgspec.json.encode(result)),
        )


def history_page(line: Line, viewer: Viewer, ask: History, table: str) -> HistoryPage:
    """The moments that are asked for, as many as a page takes."""
    newest = len(line.steps) if ask.last is None else min(ask.last, len(line.steps))
    moments: list[PastMoment] = []
    free = MOST_BYTES
    number = ask.first
    while number <= newest and len(moments) < MOST_MOMENTS and free > 0:
        moment = line.moment(number, viewer)
        free -= len(bytes(moment.view)) + len(bytes(moment.events))
        moments.append(moment)
        number += 1
    return HistoryPage(ask.id, table, tuple(moments), viewer, number if number <= newest else None)
