"""What the journal has of tables and people that are not over: as it is read back."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ziggurat.bounds import TableCode
from ziggurat_server.journal.journal import (
    LineSaid,
    MatchCalledOff,
    MatchStarted,
    StepsUndone,
    StepTaken,
    TableKept,
    TimeExpired,
    TurnUndone,
)
from ziggurat_server.journal.people_entries import PersonKept
from ziggurat_server.tables.clocks.match_clocks import ClockMark
from ziggurat_server.tables.moments.checkpoints import Checkpoint

KeptStep: TypeAlias = StepTaken | TimeExpired | StepsUndone | TurnUndone | MatchCalledOff


class KeptMatch(msgspec.Struct, frozen=True):
    """A match and everything that was done in it, in order, and how its clocks stood then.

    Steps that were taken back long ago, and their undoing, may be missing: `let_go` is how many. With a `checkpoint` it
    can be played on from there.
    """

    start: MatchStarted
    steps: tuple[KeptStep, ...]
    clocks: ClockMark | None = None
    let_go: int = 0
    checkpoint: Checkpoint | None = None


class KeptTable(msgspec.Struct, frozen=True):
    """An open table. `match` is None in a room. `chat` is the last of it, oldest first; `people` are those whom it
    concerns, as far as they are known."""

    state: TableKept
    match: KeptMatch | None
    chat: tuple[LineSaid, ...]
    people: tuple[KeptPerson, ...] = ()


class ProcessKept(msgspec.Struct, frozen=True):
    """A server that shares the database: where its door for the others is, and what lets them in there."""

    number: int
    address: str
    key: str


class Elsewhere(msgspec.Struct, frozen=True):
    """An open table that another server has."""

    table: TableCode
    process: ProcessKept


class KeptPerson(msgspec.Struct, frozen=True):
    """Somebody who may come back, and the numbers of the open tables at which they have a seat or are the host.

    What could not be read of them is said in `unreadable`: they come back all the same, and say anew what they are
    called.
    """

    known: PersonKept
    tables: tuple[int, ...] = ()
    unreadable: str = ""
