"""Every message that the server sends, as a typed value (documented one by one in docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from ziggurat.games.game import Seat, Viewer
from ziggurat.wire.agreements import OpenOffer
from ziggurat.wire.choices import LegalActions
from ziggurat.wire.clocks import ClockState, ClockTerms
from ziggurat.wire.from_client import Ping, Pong
from ziggurat.wire.terms import (
    MAX_LINE,
    Message,
    Params,
    RequestId,
    Revision,
    SeatNumber,
)
from ziggurat.wire.watching import Barred, Channel, Delay, HistoryPage, MatchList, PutOut


class Limits(msgspec.Struct, frozen=True):
    """What the server allows one connection; it states them so that clients can keep to them."""

    line_bytes: int = MAX_LINE
    messages_per_second: int = 50
    burst: int = 200
    tables_per_person: int = 8
    seats_per_person: int = 16
    bots_per_person: int = 8
    watchers_per_table: int = 1000
    queued_bytes: int = 4 * 1024 * 1024
    silence_seconds: int = 60
    hello_seconds: int = 10
    connections_per_address: int = 100
    password_tries: int = 10
    name_characters: int = 24
    clock_grace_ms: int = 1000
    bot_seconds: int = 120


class GameOffer(msgspec.Struct, frozen=True):
    """A game that the server can host: the numbers of seats, its bots' levels, its options with their defaults."""

    id: str
    seat_counts: tuple[int, ...]
    levels: tuple[str, ...]
    options: dict[str, Any]


class Welcome(Message, frozen=True):
    """The answer to `hello`. `token` is secret and brings this person back; `person` is their public id.

    `link` leads others to this server, if its host said how.
    """

    protocol: int
    server: str
    version: str
    person: str
    name: str
    token: str
    limits: Limits
    games: tuple[GameOffer, ...]
    link: Annotated[str, msgspec.Meta(max_length=300)] = ""


class Refused(Message, frozen=True):
    """The answer to a `hello` that cannot be taken; the connection closes."""

    code: str
    message: str
    params: Params = msgspec.field(default_factory=dict)


class Done(Message, frozen=True):
    """What was asked is done. `table` names the table that `open` made or `sit` found."""

    id: RequestId
    table: str | None = None


class Error(Message, frozen=True):
    """What was asked is refused, or the line could not be read (and may lack an `id` then). Nothing changed."""

    code: str
    message: str
    id: RequestId | None = None
    params: Params = msgspec.field(default_factory=dict)


class Rejected(Message, frozen=True):
    """The rules refuse the action; `rule` is the paragraph of the game's rules page. Nothing changed."""

    id: RequestId
    table: str
    revision: Revision
    code: str
    message: str
    rule: str
    params: Params = msgspec.field(default_factory=dict)


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat of a table as everyone sees it. `person` is absent in an open seat; `level` is set for a hired bot.

    `bot` says that whoever has it is a bot that came by itself.
    `guest` says that `name` is not the person's own, but that of somebody who plays at the same screen.
    """

    person: str | None = None
    name: str | None = None
    level: str | None = None
    guest: bool = False
    ready: bool = False
    here: bool = False
    keeper: str | None = None
    bot: bool = False

    @property
    def has_bot(self) -> bool:
        """Whether a bot has the seat, a hired one or a guest."""
        return self.bot or self.level is not None


TableStage: TypeAlias = Literal["room", "playing", "over"]


class TableCard(msgspec.Struct, frozen=True):
    """A table as the lobby lists it. `round` counts the turns' rounds of a running match and is 0 before."""

    table: str
    name: str
    game: str
    stage: TableStage
    locked: bool
    seats: tuple[SeatState, ...]
    host: str | None
    watchers: int
    round: int = 0
    clock: ClockTerms = ClockTerms()


class PersonCard(msgspec.Struct, frozen=True):
    """Someone on the server. `table` is where they sit or watch, if anywhere listed."""

    person: str
    name: str
    bot: bool = False
    table: str | None = None


class Lobby(Message, frozen=True):
    """The lobby as it is now."""

    tables: tuple[TableCard, ...]
    people: tuple[PersonCard, ...]


class TableChanged(Message, frozen=True):
    """A table is new, or looks different now."""

    card: TableCard


class TableClosed(Message, frozen=True):
    """A table is gone, from the lobby or from under those who were at it."""

    table: str


class PersonChanged(Message, frozen=True):
    """Someone arrived, or moved to another table."""

    card: PersonCard


class PersonLeft(Message, frozen=True):
    """Someone left the server."""

    person: str


class Said(Message, frozen=True):
    """A line of chat. `at` is seconds since 1970, UTC. `seat` is set if the speaker sits at the table.

    What those say who look on at a match is in a channel of its own.
    """

    person: str
    name: str
    text: str
    at: float
    table: str | None = None
    seat: SeatNumber | None = None
    channel: Channel = "table"


class Table(Message, frozen=True):
    """Everything about a table but its match: sent to those at it, whenever it changes.

    `your_seats` are the receiver's. `watchers` are the first of the people at the table without a seat, `watcher_count`
    is how many there are. Where there is a `delay`, watchers are told how all was that long ago. `muted` and `barred`
    are told to the host alone. `offer` is what the players are asked to agree to.
    """

    table: str
    name: str
    game: str
    options: msgspec.Raw
    stage: TableStage
    locked: bool
    listed: bool
    host: str | None
    seats: tuple[SeatState, ...]
    watchers: tuple[PersonCard, ...]
    revision: Revision
    watcher_count: int = 0
    watchers_muted: bool = False
    muted: tuple[str, ...] = ()
    barred: tuple[Barred, ...] = ()
    delay: Delay | None = None
    offer: OpenOffer | None = None
    your_seats: tuple[SeatNumber, ...] = ()
    clock: ClockTerms = ClockTerms()


class Happened(Message, frozen=True):
    """The match moved on to `revision`: the story in `events`, the truth in `view`, as `viewer` may know them.

    Whoever has several seats is told once for each.
    `undone` says that the step was taking steps back; `events` is empty then. `actor` is the seat that acted.
    `may_undo` lists the seats that could take back a step now. `result` is there once the match is over.
    """

    table: str
    revision: Revision
    actor: Seat
    to_act: tuple[Seat, ...]
    may_undo: tuple[Seat, ...]
    events: msgspec.Raw
    view: msgspec.Raw
    undone: bool = False
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    viewer: Viewer = None


class PositionMessage(Message, frozen=True, tag="position"):
    """Where the match stands: sent at the start, to those who come late, and when too much was missed.

    Whoever has several seats is told once for each.
    """

    table: str
    revision: Revision
    to_act: tuple[Seat, ...]
    may_undo: tuple[Seat, ...]
    view: msgspec.Raw
    viewer: Viewer = None
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class ClockMessage(Message, frozen=True, tag="clock"):
    """How the clocks of a running match stand: sent after each `position`, and whenever one could not know it by
    counting down oneself.
    """

    table: str
    state: ClockState


class ReplayFile(Message, frozen=True, tag="replay_file"):
    """The record of a finished match, as `ziggurat.match` saves it."""

    id: RequestId
    table: str
    record: msgspec.Raw


class Closing(Message, frozen=True):
    """The server ends the connection and says why: `shutting_down`, `too_slow`, `silent`, `taken_over`, …"""

    code: str
    message: str
    params: Params = msgspec.field(default_factory=dict)


class Notice(Message, frozen=True):
    """Something that everyone on the server should read.

    `kind` says who speaks: the host's greeting to whoever arrives, the host to all, or the server, which stops in
    `seconds` at the latest: no table opens and no match begins until then.
    """

    kind: Literal["greeting", "host", "stopping"]
    text: str = ""
    seconds: int | None = None


ServerMessage: TypeAlias = (
    Welcome
    | Refused
    | Ping
    | Pong
    | Done
    | Error
    | Rejected
    | Lobby
    | TableChanged
    | TableClosed
    | PersonChanged
    | PersonLeft
    | Said
    | Table
    | Happened
    | PositionMessage
    | LegalActions
    | ClockMessage
    | ReplayFile
    | HistoryPage
    | PutOut
    | MatchList
    | Closing
    | Notice
)
