"""The values and messages about looking on: what is held back from watchers, and what happened so far."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ziggurat.bounds import (
    GivenReason,
    PersonId,
    RequestId,
    Revision,
    SeatChances,
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
