"""The values and messages about looking on: what is held back from watchers, and what happened so far."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ziggurat.bounds import (
    MOST_SEATS,
    Colours,
    Count,
    GameId,
    GivenReason,
    PersonId,
    RequestId,
    Revision,
    SeatChances,
    SeatNumber,
    Seats,
    Second,
    ShownName,
    TableCode,
)
from ziggurat.wire.terms import Message


class Delay(msgspec.Struct, frozen=True):
    """How long ago what watchers see is: so many actions and so many seconds, both at the least."""

    actions: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    seconds: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


Channel: TypeAlias = Literal["table", "watchers"]
"""Who is spoken to first of all: everyone at the table, or those who look on."""


Minutes: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=525_600)]
"""For how long a host decides something."""


class Barred(msgspec.Struct, frozen=True):
    """Someone who may not come to a table, until that second since 1970 or as long as the table is there, and why."""

    person: PersonId
    name: ShownName
    until: Second | None = None
    reason: GivenReason = ""


class Mute(Message, frozen=True):
    """The host lets someone at the table speak there no more, or again; for so many minutes, or as long as it is there.

    Without a `person`: the players do not hear any more what those say who look on, or hear it again.
    """

    id: RequestId
    table: TableCode
    person: PersonId | None = None
    muted: bool = True
    minutes: Minutes | None = None
    reason: GivenReason = ""


class Bar(Message, frozen=True):
    """The host puts someone who looks on out of the table, for so many minutes or as long as it is there."""

    id: RequestId
    table: TableCode
    person: PersonId
    minutes: Minutes | None = None
    reason: GivenReason = ""


class Unbar(Message, frozen=True):
    """The host lets someone come again."""

    id: RequestId
    table: TableCode
    person: PersonId


class PutOut(Message, frozen=True):
    """The host has barred you from the table, until that second since 1970 or as long as it is there, and says why."""

    table: TableCode
    until: Second | None = None
    reason: GivenReason = ""


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


class Chances(Message, frozen=True):
    """How likely is each seat to win, as the match stands for those who watch? Answer: `winning_chances`."""

    id: RequestId
    table: TableCode


class WinningChances(Message, frozen=True):
    """By seat the chance of winning at `revision`, as those who watch count, judged by what they see; they sum to 1."""

    id: RequestId
    table: TableCode
    revision: Revision
    chances: SeatChances


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


class Matches(Message, frozen=True):
    """Send the list of the finished matches that one may see again, the newest first, page by page from 0."""

    id: RequestId
    page: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0


class ReplayMatch(Message, frozen=True):
    """Send the record of a finished match. Answer: `replay_file`."""

    id: RequestId
    match: Count


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


class HistoryPage(Message, frozen=True):
    """The answer to `history`: as many moments as one message takes. `next` is the step to go on from, if any."""

    id: RequestId
    table: TableCode
    moments: tuple[PastMoment, ...]
    viewer: SeatNumber | None = None
    next: Count | None = None
