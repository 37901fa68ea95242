"""Every message of the protocol, as a typed value (documented one by one in docs/protocol.md).

Client messages that ask for something carry an `id` of the client's choosing; the answer (`done`, `error`,
`rejected`, …) carries it back. Messages about a table carry its code; those about its match carry the revision.
Values that belong to a game (actions, events, views, options, results) travel as raw JSON here, because only the
game at that table knows their types. Where such a value may be missing it is UNSET: `Raw | None` would read null only.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from ziggurat.games.game import Seat, Viewer, snake_case

PROTOCOL: Final = 1
DEFAULT_PORT: Final = 21842
"""'UR' in ASCII."""
MAX_LINE: Final = 64 * 1024
"""The most bytes of one line from a client, its newline included."""

RequestId: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Revision: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
TableCode: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
GivenName: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""A name as it arrives; the server's own rules for names are stricter."""
ChatText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(max_length=128)]
Params: TypeAlias = dict[str, str | int]
"""The blanks of a refusal's text, so that a client can say it in its own language."""


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case, omit_defaults=True):
    """Base of all messages; `type` is the class name in snake case."""


# --------------------------------------------------------------------------------------------- from the client


class Hello(Message, frozen=True):
    """The first message of a connection. `token` brings back who one was; without one the server makes a new person.

    `kind` is what speaks: "person" for a client with a person at it, "bot" for a program that plays.
    """

    protocol: int
    name: GivenName
    client: Annotated[str, msgspec.Meta(max_length=64)] = ""
    version: Annotated[str, msgspec.Meta(max_length=32)] = ""
    token: Secret | None = None
    kind: Literal["person", "bot"] = "person"


class Ping(Message, frozen=True):
    """Are you there? Either side may ask; the other answers `pong` with the same `id`."""

    id: RequestId = 0


class Pong(Message, frozen=True):
    """The answer to `ping`."""

    id: RequestId = 0


class Subscribe(Message, frozen=True):
    """Send me the lobby: a snapshot now, then every change."""

    id: RequestId


class Unsubscribe(Message, frozen=True):
    """No more lobby."""

    id: RequestId


class Say(Message, frozen=True):
    """A line of chat: in the lobby, or at a table one is at."""

    id: RequestId
    text: ChatText
    table: TableCode | None = None


class Open(Message, frozen=True):
    """Open a table and become its host. Takes no seat. Answer: `done` with the table's code."""

    id: RequestId
    game: Annotated[str, msgspec.Meta(max_length=32)]
    seats: SeatNumber
    name: GivenName | None = None
    options: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    password: Secret | None = None
    listed: bool = True


class Configure(Message, frozen=True):
    """The host changes the table before the start; what is absent stays. Everyone must be ready again.

    An empty `password` takes the password away.
    """

    id: RequestId
    table: TableCode
    name: GivenName | None = None
    seats: SeatNumber | None = None
    options: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    password: Secret | None = None
    listed: bool | None = None


class Watch(Message, frozen=True):
    """Come to a table, without a seat. Answer: the `table`, and its `position` if a match is on, then `done`."""

    id: RequestId
    table: TableCode
    password: Secret | None = None


class Sit(Message, frozen=True):
    """Take a seat (the first open one if none is named), coming to the table if need be.

    `invitation` is the secret that a bot started by the server was given for one seat.
    """

    id: RequestId
    table: TableCode
    seat: SeatNumber | None = None
    password: Secret | None = None
    invitation: Secret | None = None


class Stand(Message, frozen=True):
    """Give the seat up and go on watching. While a match runs a seat can only be left, not given up."""

    id: RequestId
    table: TableCode


class Leave(Message, frozen=True):
    """Leave the table. In a running match the seat is held for its player's return."""

    id: RequestId
    table: TableCode


class Ready(Message, frozen=True):
    """Ready to start, or not."""

    id: RequestId
    table: TableCode
    ready: bool = True


class Start(Message, frozen=True):
    """The host starts the match: every seat is taken and everyone is ready."""

    id: RequestId
    table: TableCode


class AddBot(Message, frozen=True):
    """The host seats a bot of that level in an open seat."""

    id: RequestId
    table: TableCode
    level: Annotated[str, msgspec.Meta(max_length=32)]
    seat: SeatNumber | None = None


class Remove(Message, frozen=True):
    """The host takes whoever sits there out of the seat: a bot is sent away, a person goes on watching."""

    id: RequestId
    table: TableCode
    seat: SeatNumber


class HandOver(Message, frozen=True):
    """The host makes another person at the table the host."""

    id: RequestId
    table: TableCode
    person: Annotated[str, msgspec.Meta(max_length=32)]


class Act(Message, frozen=True):
    """An action of the table's game, chosen while `revision` was the newest position."""

    id: RequestId
    table: TableCode
    revision: Revision
    action: msgspec.Raw


class Undo(Message, frozen=True):
    """Take back one's last step of this turn."""

    id: RequestId
    table: TableCode
    revision: Revision


class Resume(Message, frozen=True):
    """Bring what was missed since that revision: each `happened` again, or a `position` when it was too much."""

    id: RequestId
    table: TableCode
    since: Revision


class Rematch(Message, frozen=True):
    """After the end: one more. When every person who sits wants it, a new match begins with the same seats."""

    id: RequestId
    table: TableCode


class Replay(Message, frozen=True):
    """After the end: send the record of the match."""

    id: RequestId
    table: TableCode


ClientMessage: TypeAlias = (
    Hello
    | Ping
    | Pong
    | Subscribe
    | Unsubscribe
    | Say
    | Open
    | Configure
    | Watch
    | Sit
    | Stand
    | Leave
    | Ready
    | Start
    | AddBot
    | Remove
    | HandOver
    | Act
    | Undo
    | Resume
    | Rematch
    | Replay
)

# --------------------------------------------------------------------------------------------- from the server


class Limits(msgspec.Struct, frozen=True):
    """What the server allows one connection; it states them so that clients can keep to them."""

    line_bytes: int = MAX_LINE
    messages_per_second: int = 50
    burst: int = 200
    tables_per_person: int = 8
    seats_per_person: int = 16
    watchers_per_table: int = 1000
    queued_bytes: int = 4 * 1024 * 1024
    silence_seconds: int = 60


class GameOffer(msgspec.Struct, frozen=True):
    """A game that the server can host: the numbers of seats, its bots' levels, its options with their defaults."""

    id: str
    seat_counts: tuple[int, ...]
    levels: tuple[str, ...]
    options: dict[str, Any]


class Welcome(Message, frozen=True):
    """The answer to `hello`. `token` is secret and brings this person back; `person` is their public id."""

    protocol: int
    server: str
    version: str
    person: str
    name: str
    token: str
    limits: Limits
    games: tuple[GameOffer, ...]


class Refused(Message, frozen=True):
    """The answer to a `hello` that cannot be taken; the connection closes."""

    code: str
    message: str
    params: Params = {}


class Done(Message, frozen=True):
    """What was asked is done. `table` names the table that `open` made or `sit` found."""

    id: RequestId
    table: str | None = None


class Error(Message, frozen=True):
    """What was asked is refused, or the line could not be read (and may lack an `id` then). Nothing changed."""

    code: str
    message: str
    id: RequestId | None = None
    params: Params = {}


class Rejected(Message, frozen=True):
    """The rules refuse the action; `rule` is the paragraph of the game's rules page. Nothing changed."""

    id: RequestId
    table: str
    revision: Revision
    code: str
    message: str
    rule: str
    params: Params = {}


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat of a table as everyone sees it. `person` is absent in an open seat; `level` is set for a bot."""

    person: str | None = None
    name: str | None = None
    level: str | None = None
    ready: bool = False
    here: bool = False
    wants_rematch: bool = False


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
    """A line of chat. `at` is seconds since 1970, UTC. `seat` is set if the speaker sits at the table."""

    person: str
    name: str
    text: str
    at: float
    table: str | None = None
    seat: SeatNumber | None = None


class Table(Message, frozen=True):
    """Everything about a table but its match: sent to those at it, whenever it changes.

    `your_seat` is the receiver's. `watchers` are the people at the table without a seat.
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
    your_seat: SeatNumber | None = None


class Happened(Message, frozen=True):
    """The match moved on to `revision`: the story in `events`, the truth in `view`.

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


class PositionMessage(Message, frozen=True, tag="position"):
    """Where the match stands: sent at the start, to those who come late, and when too much was missed."""

    table: str
    revision: Revision
    to_act: tuple[Seat, ...]
    may_undo: tuple[Seat, ...]
    view: msgspec.Raw
    viewer: Viewer = None
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class ReplayFile(Message, frozen=True, tag="replay_file"):
    """The record of a finished match, as `ziggurat.match` saves it."""

    id: RequestId
    table: str
    record: msgspec.Raw


class Closing(Message, frozen=True):
    """The server ends the connection and says why: `shutting_down`, `too_slow`, `silent`, `taken_over`, …"""

    code: str
    message: str


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
    | ReplayFile
    | Closing
)
