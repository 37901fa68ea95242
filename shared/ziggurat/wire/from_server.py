"""Every message that the server sends, as a typed value (documented one by one in docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from ziggurat.bounds import (
    MOST_SEATS,
    ChatText,
    Code,
    Count,
    Crowd,
    GameId,
    GivenName,
    Instant,
    LevelName,
    Link,
    Params,
    PersonId,
    PhaseName,
    RequestId,
    Revision,
    Rule,
    RulesVersion,
    SeatColour,
    SeatNumber,
    Seats,
    Second,
    Secret,
    Sentence,
    ServerId,
    ShownName,
    Sketch,
    TableCode,
    Version,
)
from ziggurat.match.series import NO_SERIES, Series, SeriesTerms
from ziggurat.wire.agreements import HostVote, OpenOffer
from ziggurat.wire.choices import LegalActions
from ziggurat.wire.clocks import ClockState, ClockTerms
from ziggurat.wire.friends import Befriended, FriendHere, FriendWanted
from ziggurat.wire.from_client import Ping, Pong
from ziggurat.wire.nights import NightMessage, Nights
from ziggurat.wire.notices import Closing, Notice
from ziggurat.wire.past import HistoryPage, MatchHistoryPage, MatchList, ReplayFile
from ziggurat.wire.profiles import DeviceCode, PlayedList, Profile, Rated, RatingPoint
from ziggurat.wire.reports import Reported
from ziggurat.wire.terms import MAX_LINE, Message
from ziggurat.wire.together import Pointed, Together
from ziggurat.wire.watching import Barred, Channel, Delay, PutOut, WinningChances
from ziggurat.wire.whispers import Whispered

MOST_LISTED: Final = 20_000
"""The most tables, or people, in one message."""
SeatCount: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]


class Limits(msgspec.Struct, frozen=True):
    """What the server allows one connection; it states them so that clients can keep to them."""

    line_bytes: Count = MAX_LINE
    messages_per_second: Count = 50
    burst: Count = 200
    tables_per_person: Count = 8
    seats_per_person: Count = 16
    bots_per_person: Count = 8
    watchers_per_table: Count = 1000
    queued_bytes: Count = 4 * 1024 * 1024
    silence_seconds: Count = 60
    hello_seconds: Count = 10
    connections_per_address: Count = 100
    password_tries: Count = 10
    code_tries: Count = 60
    arrivals_per_address: Count = 120
    tables_per_address: Count = 64
    lines_per_minute: Count = 30
    name_characters: Count = 24
    clock_grace_ms: Count = 1000
    bot_seconds: Count = 120


class GameOffer(msgspec.Struct, frozen=True):
    """A game that the server can host: the numbers of seats, its bots' levels, its options with their defaults."""

    id: GameId
    seat_counts: Annotated[tuple[SeatCount, ...], msgspec.Meta(max_length=MOST_SEATS)]
    levels: Annotated[tuple[LevelName, ...], msgspec.Meta(max_length=32)]
    options: Annotated[dict[Code, Any], msgspec.Meta(max_length=64)]


class Welcome(Message, frozen=True):
    """The answer to `hello`. `token` is secret and brings this person back; `person` is their public id.

    `link` leads others to this server, if its host said how. `web` is where browsers come, such as
    `http://ur.example:21880`, to which a table's page adds `/` and its code; as `http://:21880` it is at the address by
    which one came, and empty if browsers have no door. `server_id` is the server's own number, which it keeps and shows
    on the local network: friends make their tags of it.
    """

    protocol: Count
    server: ShownName
    version: Version
    person: PersonId
    name: GivenName
    token: Secret
    limits: Limits
    games: Annotated[tuple[GameOffer, ...], msgspec.Meta(max_length=100)]
    link: Link = ""
    web: Link = ""
    server_id: ServerId | None = None


class Refused(Message, frozen=True):
    """The answer to a `hello` that cannot be taken; the connection closes."""

    code: Code
    message: Sentence
    params: Params = msgspec.field(default_factory=dict)


class Done(Message, frozen=True):
    """What was asked is done. `table` names the table that `open` made or `sit` found, `night` the games night that was
    asked about."""

    id: RequestId
    table: TableCode | None = None
    night: TableCode | None = None


class Error(Message, frozen=True):
    """What was asked is refused, or the line could not be read (and may lack an `id` then). Nothing changed."""

    code: Code
    message: Sentence
    id: RequestId | None = None
    params: Params = msgspec.field(default_factory=dict)


class Rejected(Message, frozen=True):
    """The rules refuse the action; `rule` is the paragraph of the game's rules page. Nothing changed."""

    id: RequestId
    table: TableCode
    revision: Revision
    code: Code
    message: Sentence
    rule: Rule
    params: Params = msgspec.field(default_factory=dict)


class SeatState(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat of a table as everyone sees it. `person` is absent in an open seat; `level` is set for a hired bot, and
    `style` if it plays in one.

    `bot` says that whoever has it is a bot that came by itself.
    `guest` says that `name` is not the person's own, but that of somebody who plays at the same screen.
    `colour` is absent if it is that of the seat's own number, as at servers that let nobody choose.
    `rating` is there where the table shows ratings, in its game; of a hired bot it is what was measured.
    `resigned` is what somebody was called who has given the seat up in this match, which is lost for them.
    """

    person: PersonId | None = None
    name: ShownName | None = None
    level: LevelName | None = None
    guest: bool = False
    ready: bool = False
    here: bool = False
    keeper: ShownName | None = None
    bot: bool = False
    colour: SeatColour | None = None
    style: Code | None = None
    rating: RatingPoint | None = None
    resigned: ShownName | None = None

    @property
    def has_bot(self) -> bool:
        """Whether a bot has the seat, a hired one or a guest."""
        return self.bot or self.level is not None


SeatStates: TypeAlias = Annotated[tuple[SeatState, ...], msgspec.Meta(max_length=MOST_SEATS)]
TableStage: TypeAlias = Literal["room", "playing", "over"]


class TableCard(msgspec.Struct, frozen=True):
    """A table as the lobby lists it. `round` counts the turns' rounds of a running match and is 0 before, `phase` is
    what goes on in it, in its game's own word, and empty before.

    Of a slow match it also says which seats are `awaited`, and `until` when the first of them has time, in seconds
    since 1970 (see the table's `clock`). `sketch` is a small picture of the board as it was when the card was last
    made, at the latest when the round began; empty in a room, at a locked table and where a game has none.
    """

    table: TableCode
    name: ShownName
    game: GameId
    stage: TableStage
    locked: bool
    seats: SeatStates
    host: PersonId | None
    watchers: Count
    round: Count = 0
    clock: ClockTerms = ClockTerms()
    awaited: Seats = ()
    until: Second | None = None
    sketch: Sketch = ""
    phase: PhaseName = ""


class PersonCard(msgspec.Struct, frozen=True):
    """Someone on the server. `table` is where they sit or watch, if anywhere listed."""

    person: PersonId
    name: ShownName
    bot: bool = False
    table: TableCode | None = None


People: TypeAlias = Annotated[tuple[PersonCard, ...], msgspec.Meta(max_length=MOST_LISTED)]


class Lobby(Message, frozen=True):
    """The lobby as it is now."""

    tables: Annotated[tuple[TableCard, ...], msgspec.Meta(max_length=MOST_LISTED)]
    people: People


class TableChanged(Message, frozen=True):
    """A table is new, or looks different now."""

    card: TableCard


class TableClosed(Message, frozen=True):
    """A table is gone, from the lobby or from under those who were at it.

    `unlisted` says that only the lobby lists it no more: those who are at it stay.
    """

    table: TableCode
    unlisted: bool = False


class PersonChanged(Message, frozen=True):
    """Someone arrived, or moved to another table."""

    card: PersonCard


class PersonLeft(Message, frozen=True):
    """Someone left the server."""

    person: PersonId


class Said(Message, frozen=True):
    """A line of chat. `at` is seconds since 1970, UTC. `seat` is set if the speaker sits at the table.

    What those say who look on at a match is in a channel of its own. `phrase` is the code of a quick phrase: whoever
    knows it says it in their own language, in place of `text`.
    """

    person: PersonId
    name: ShownName
    text: ChatText
    at: Instant
    table: TableCode | None = None
    seat: SeatNumber | None = None
    channel: Channel = "table"
    phrase: Code | None = None


class MatchAside(msgspec.Struct, frozen=True):
    """Why a match is only shown: the server cannot play it on, and keeps it. `step` is the first that does not verify.

    `why` is a code: `other_rules`, `differs` or `unplayable`. `rules_version` is that of the server's own rules.
    """

    why: Code
    step: Count
    rules_version: RulesVersion


class Table(Message, frozen=True):
    """Everything about a table but its match: sent to those at it, whenever it changes.

    `your_seats` are the receiver's. `watchers` are the first of the people at the table without a seat, `watcher_count`
    is how many there are. Where there is a `delay`, watchers are told how all was that long ago. With `chances` they
    may ask how likely each seat is to win though people play, with `bots_speak` bots may say a word at turning points.
    `muted` and `barred` are told to the host alone. `offer` is what the players are asked to agree to. `secret` is the
    code by which others come to the table, if that is another than `table`. `rules_version` is that of the rules its
    match is played by, in a room the next one, `aside` says why that match is set aside. `series_terms` are by what
    series are played here; `series` is how the one that is under way stands, for watchers as they may know it, and
    absent where every game is one by itself. `rated` says whether its matches change ratings, and whether those are
    shown. `night` is the games night that it belongs to. `host_votes` say who is wanted as the host instead.

    It is large because one message tells all of a table, so that no client ever has half of it.
    """

    table: TableCode
    name: ShownName
    game: GameId
    options: msgspec.Raw
    stage: TableStage
    locked: bool
    listed: bool
    host: PersonId | None
    seats: SeatStates
    watchers: People
    revision: Revision
    watcher_count: Count = 0
    watchers_muted: bool = False
    muted: Crowd = ()
    barred: Annotated[tuple[Barred, ...], msgspec.Meta(max_length=MOST_LISTED)] = ()
    delay: Delay | None = None
    offer: OpenOffer | None = None
    your_seats: Seats = ()
    clock: ClockTerms = ClockTerms()
    secret: TableCode | None = None
    rules_version: RulesVersion | None = None
    aside: MatchAside | None = None
    chances: bool = False
    bots_speak: bool = False
    series_terms: SeriesTerms = NO_SERIES
    series: Series | None = None
    rated: Rated = "yes"
    night: TableCode | None = None
    host_votes: Annotated[tuple[HostVote, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()


class Happened(Message, frozen=True):
    """The match moved on to `revision`: the story in `events`, the truth in `view`, as `viewer` may know them.

    `revision` counts what this viewer was told of. Whoever has several seats is told once for each.
    `undone` says that the step was taking steps back; `events` is empty then. `actor` is the seat that acted, None
    where nobody did because time was up, as `time_up` says, or the viewer may not know. `to_act` are the seats whose
    decision is awaited, `open` those that may act though nobody waits for them. `may_undo` lists the seats that could
    take back a step now. `result` is there once the match is over.
    """

    table: TableCode
    revision: Revision
    actor: SeatNumber | None
    to_act: Seats
    may_undo: Seats
    events: msgspec.Raw
    view: msgspec.Raw
    undone: bool = False
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    open: Seats = ()
    time_up: bool = False
    viewer: SeatNumber | None = None


class PositionMessage(Message, frozen=True, tag="position"):
    """Where the match stands: sent at the start, to those who come late, and when too much was missed.

    Whoever has several seats is told once for each.
    """

    table: TableCode
    revision: Revision
    to_act: Seats
    may_undo: Seats
    view: msgspec.Raw
    viewer: SeatNumber | None = None
    result: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    open: Seats = ()


class ClockMessage(Message, frozen=True, tag="clock"):
    """How the clocks of a running match stand: sent after each `position`, and whenever one could not know it by
    counting down oneself.
    """

    table: TableCode
    state: ClockState


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
    | MatchHistoryPage
    | WinningChances
    | PutOut
    | MatchList
    | Profile
    | PlayedList
    | DeviceCode
    | NightMessage
    | Nights
    | Together
    | Pointed
    | Whispered
    | FriendWanted
    | Befriended
    | FriendHere
    | Reported
    | Closing
    | Notice
)
