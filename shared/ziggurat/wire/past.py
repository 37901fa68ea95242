"""The messages about what has happened: in a match so far, and in those that are over."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ziggurat.bounds import (
    MOST_SEATS,
    Colours,
    Count,
    GameId,
    RequestId,
    SeatNumber,
    Seats,
    Second,
    ShownName,
    TableCode,
)
from ziggurat.wire.terms import Message


class History(Message, frozen=True):
    """Send what happened in the match so far, from step `first` on, as one's seat or a watcher saw it.

    With `whole`, after the end, steps are counted as in the record of the match: those too of which one was told
    nothing then.
    """

    id: RequestId
    table: TableCode
    first: Count = 0
    last: Count | None = None
    seat: SeatNumber | None = None
    whole: bool = False


class PastMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the match stood after so many steps, not counting those taken back, and what the last of them was.

    Before the first step there is no `actor` and nothing in `events`; nor has a step an `actor` where time was up, as
    `time_up` says, or where the viewer may not know who it was.
    """

    step: Count
    to_act: Seats
    events: msgspec.Raw
    view: msgspec.Raw
    actor: SeatNumber | None = None
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    open: Seats = ()
    time_up: bool = False


class HistoryPage(Message, frozen=True):
    """The answer to `history`: as many moments as one message takes. `next` is the step to go on from, if any."""

    id: RequestId
    table: TableCode
    moments: tuple[PastMoment, ...]
    viewer: SeatNumber | None = None
    next: Count | None = None


class Matches(Message, frozen=True):
    """Send the list of the finished matches that one may see again, the newest first, page by page from 0."""

    id: RequestId
    page: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0


class MatchCard(msgspec.Struct, frozen=True):
    """A finished match as it is listed. `ended` is seconds since 1970; `played` says that the asker had a seat,
    `colours` are those of the seats.
    """

    match: Count
    game: GameId
    names: Annotated[tuple[ShownName, ...], msgspec.Meta(max_length=MOST_SEATS)]
    ended: Second
    result: msgspec.Raw
    played: bool
    colours: Colours = ()


class MatchList(Message, frozen=True):
    """The answer to `matches`: one page, and how many there are."""

    id: RequestId
    matches: Annotated[tuple[MatchCard, ...], msgspec.Meta(max_length=1000)]
    page: Count
    pages: Count


class ReplayMatch(Message, frozen=True):
    """Send the record of a finished match. Answer: `replay_file`."""

    id: RequestId
    match: Count


class ReplayFile(Message, frozen=True, tag="replay_file"):
    """The record of a finished match, as `ziggurat.match` saves it."""

    id: RequestId
    table: TableCode
    record: msgspec.Raw


class MatchHistory(Message, frozen=True):
    """Send what happened in a finished match from step `first` on, for whoever cannot play its record again: as `seat`
    or a watcher sees it. Answer: `match_history_page`."""

    id: RequestId
    match: Count
    first: Count = 0
    last: Count | None = None
    seat: SeatNumber | None = None


class MatchHistoryPage(Message, frozen=True):
    """The answer to `match_history`: who played, how it ended after how many `steps`, and as many moments as one
    message takes. `next` is the step to go on from, if any. The seats in `resigned` were given up."""

    id: RequestId
    match: Count
    game: GameId
    names: Annotated[tuple[ShownName, ...], msgspec.Meta(max_length=MOST_SEATS)]
    colours: Colours
    options: msgspec.Raw
    steps: Count
    moments: tuple[PastMoment, ...]
    resigned: Seats = ()
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    viewer: SeatNumber | None = None
    next: Count | None = None
