"""What has happened in a match so far, told in pages to whoever wants to look back while it runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

import msgspec

from ziggurat.games.game import Game, Viewer
from ziggurat.match.steps import AnyStep, Expiry, played
from ziggurat.wire.messages import History, HistoryPage, PastMoment
from ziggurat_server.tables.moments.moment import Viewers
from ziggurat_server.tables.moments.showing import told_actor, told_events, told_view

MOST_MOMENTS: Final = 50
MOST_BYTES: Final = 256 * 1024
"""What one page holds at most; a moment that is larger than this has a page to itself."""


@dataclass(frozen=True)
class Line:
    """The steps of a match that stand, from whom each is kept, and what gives the position after so many of them."""

    game: Game[Any, Any, Any]
    position_after: Callable[[int], Any]
    steps: Sequence[AnyStep]
    kept_from: Sequence[Viewers]

    def laid_open(self) -> Line:
        """The same, once no step is kept from anybody any more."""
        return replace(self, kept_from=())

    def told_to(self, viewer: Viewer) -> Sequence[int]:
        """After how many steps each moment was that this viewer was told of, the first one included."""
        if not any(self.kept_from):
            return range(len(self.steps) + 1)
        return [0, *(steps for steps, kept_from in enumerate(self.kept_from, 1) if viewer not in kept_from)]

    def moment(self, number: int, steps: int, viewer: Viewer) -> PastMoment:
        """Where the match stood after so many steps, as far as this viewer may know, for whom they were `number`.

        The last step is played again for its story: the rules tell it as they did the first time.
        """
        position = self.position_after(steps)
        result, due = self.game.result(position), self.game.due(position)
        step = self.steps[steps - 1] if steps else None
        events = () if step is None else played(self.game, self.position_after(steps - 1), step)[1]
        return PastMoment(
            step=number,
            to_act=due.seats,
            open=due.open,
            time_up=isinstance(step, Expiry),
            events=msgspec.Raw(msgspec.json.encode(told_events(events, viewer))),
            view=told_view(self.game, position, viewer),
            actor=None if step is None else told_actor(step.seat, events, viewer),
            result=msgspec.UNSET if result is None else msgspec.Raw(msgspec.json.encode(result)),
        )


class Stretch(NamedTuple):
    """Moments in a row, and the number of the one to go on from, if any."""

    moments: tuple[PastMoment, ...]
    next: int | None


def stretch(line: Line, viewer: Viewer, first: int, last: int | None) -> Stretch:
    """The moments from `first` to `last`, or to the newest, as many as a page takes."""
    told = line.told_to(viewer)
    newest = len(told) - 1 if last is None else min(last, len(told) - 1)
    moments: list[PastMoment] = []
    free = MOST_BYTES
    number = first
    while number <= newest and len(moments) < MOST_MOMENTS and free > 0:
        moment = line.moment(number, told[number], viewer)
        free -= len(bytes(moment.view)) + len(bytes(moment.events))
        moments.append(moment)
        number += 1
    return Stretch(tuple(moments), number if number <= newest else None)


def history_page(line: Line, viewer: Viewer, ask: History, table: str) -> HistoryPage:
    """The moments of a table's match that are asked for, as many as a page takes."""
    moments, on = stretch(line, viewer, ask.first, ask.last)
    return HistoryPage(ask.id, table, moments, viewer, on)
