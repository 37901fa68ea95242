"""The values and messages about looking on: what is held back from watchers, and what happened so far."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ziggurat.games.game import Seat, Viewer
from ziggurat.wire.terms import Message, RequestId, SeatNumber, TableCode

StepCount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


class Delay(msgspec.Struct, frozen=True):
    """How long ago what watchers see is: so many actions and so many seconds, both at the least."""

    actions: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class History(Message, frozen=True):
    """Send what happened in the match so far, from step `first` on, as one's seat or a watcher saw it."""

    id: RequestId
    table: TableCode
    first: StepCount = 0
    last: StepCount | None = None
    seat: SeatNumber | None = None


class PastMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the match stood after so many steps, not counting those taken back, and what the last of them was.

    Before the first step there is no `actor` and nothing in `events`.
    """

    step: StepCount
    to_act: tuple[Seat, ...]
    events: msgspec.Raw
    view: msgspec.Raw
    actor: Seat | None = None
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class HistoryPage(Message, frozen=True):
    """The answer to `history`: as many moments as one message takes. `next` is the step to go on from, if any."""

    id: RequestId
    table: str
    moments: tuple[PastMoment, ...]
    viewer: Viewer = None
    next: StepCount | None = None
