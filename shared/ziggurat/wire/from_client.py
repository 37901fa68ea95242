"""Every message that a client sends, as a typed value (documented one by one in docs/protocol.md).

Those that ask for something carry an `id` of the client's choosing; the answer carries it back.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from ziggurat.bounds import (
    ChatText,
    ChosenColour,
    Code,
    Count,
    GameId,
    GivenName,
    LevelName,
    PersonId,
    RequestId,
    Revision,
    SeatNumber,
    Secret,
    TableCode,
)
from ziggurat.match.series import SeriesTerms
from ziggurat.wire.agreements import Answer, Offer, Resign, VoteHost
from ziggurat.wire.choices import Legal
from ziggurat.wire.clocks import ClockTerms
from ziggurat.wire.friends import Befriend, ShowFriends
from ziggurat.wire.nights import EndNight, HideNight, NextRound, OpenNight, ShowNight, SignOff, SignUp
from ziggurat.wire.past import History, Matches, MatchHistory, ReplayMatch
from ziggurat.wire.profiles import DeviceSecret, ForgetMe, LetIn, Rated, ShareProfile, ShowPlayed, ShowProfile
from ziggurat.wire.reports import Report
from ziggurat.wire.terms import Message
from ziggurat.wire.together import LookAlone, LookTogether, PassBaton, PlayOn, Point, WantBaton
from ziggurat.wire.watching import Bar, Chances, Delay, Mute, Unbar
from ziggurat.wire.whispers import Whisper


class Hello(Message, frozen=True):
    """The first message of a connection. `token` brings back who one was; without one the server makes a new person.

    `kind` is what speaks: "person" for a client with a person at it, "bot" for a program that plays. `invitation` is
    the secret that a bot started by the server was given; the server's own door for such bots asks for it. With the
    `device_code` that another device of theirs was told, and no `token`, one comes as that person.
    """

    protocol: Count
    name: GivenName
    client: Annotated[str, msgspec.Meta(max_length=64)] = ""
    version: Annotated[str, msgspec.Meta(max_length=32)] = ""
    token: Secret | None = None
    kind: Literal["person", "bot"] = "person"
    invitation: Secret | None = None
    device_code: DeviceSecret | None = None


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
    """A line of chat: in the lobby, or at a table one is at.

    `phrase` is the code of a quick phrase; then `text` is for those who do not know it.
    """

    id: RequestId
    text: ChatText
    table: TableCode | None = None
    phrase: Code | None = None


class Open(Message, frozen=True):
    """Open a table and become its host. Takes no seat. Answer: `done` with the table's code.

    With `bots_speak` bots may say a word at turning points, as those hear them who look on.
    """

    id: RequestId
    game: GameId
    seats: SeatNumber
    name: GivenName | None = None
    options: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    clock: ClockTerms | None = None
    password: Secret | None = None
    listed: bool = True
    delay: Delay | None = None
    chances: bool = False
    bots_speak: bool = False
    series: SeriesTerms | None = None
    rated: Rated = "yes"


class Configure(Message, frozen=True):
    """The host changes the table before the start; what is absent stays. Everyone must be ready again.

    An empty `password` takes the password away. With another `game` its options are the usual ones if none are named,
    and if it is not played with so many seats it gets the fewest that do for those who sit. Another game, number of
    seats, options or `series` end the series that is under way.
    """

    id: RequestId
    table: TableCode
    name: GivenName | None = None
    seats: SeatNumber | None = None
    options: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    clock: ClockTerms | None = None
    password: Secret | None = None
    listed: bool | None = None
    delay: Delay | None = None
    game: GameId | None = None
    chances: bool | None = None
    bots_speak: bool | None = None
    series: SeriesTerms | None = None
    rated: Rated | None = None


class QuickJoin(Message, frozen=True):
    """Lead me to an open table of one of these games, with players about as strong as I am; open one of the first game
    if there is none. Takes no seat. Answer: `done` with the table's code."""

    id: RequestId
    games: Annotated[tuple[GameId, ...], msgspec.Meta(min_length=1, max_length=64)]


class Watch(Message, frozen=True):
    """Come to a table, without a seat. Answer: the `table`, and its `position` if a match is on, then `done`."""

    id: RequestId
    table: TableCode
    password: Secret | None = None


class Sit(Message, frozen=True):
    """Take a seat (the first open one if none is named), coming to the table if need be, or back to all one's seats.

    With a `name` the seat is one more, for a guest of that name who plays at the same screen. `invitation` is the
    secret that a bot started by the server was given for one seat.
    """

    id: RequestId
    table: TableCode
    seat: SeatNumber | None = None
    password: Secret | None = None
    invitation: Secret | None = None
    name: GivenName | None = None


class Stand(Message, frozen=True):
    """Give the seat up and go on watching. While a match runs a seat can only be left, not given up.

    `seat` says which, for those who have several.
    """

    id: RequestId
    table: TableCode
    seat: SeatNumber | None = None


class Leave(Message, frozen=True):
    """Leave the table. In a running match the seat is held for its player's return."""

    id: RequestId
    table: TableCode


class Ready(Message, frozen=True):
    """Ready to start, or not. `seat` says which seat is, for those who have several."""

    id: RequestId
    table: TableCode
    ready: bool = True
    seat: SeatNumber | None = None


class ChooseColour(Message, frozen=True):
    """Have a colour, and with it its mark, for a seat before the start: the host also for open seats and bots'.

    If an open seat has it, the two seats trade; if a taken one has, it is refused.
    `seat` says which seat, for those who have several.
    """

    id: RequestId
    table: TableCode
    colour: ChosenColour
    seat: SeatNumber | None = None


class Start(Message, frozen=True):
    """The host starts the match: every seat is taken and everyone is ready.

    With `close_open` open seats are no hindrance: they are taken away, if the game is played by those who sit. With a
    `beginning`, the record of a match that is not over, the match goes on from where that ends.
    """

    id: RequestId
    table: TableCode
    close_open: bool = False
    beginning: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET


class AddBot(Message, frozen=True):
    """The host seats a bot of that level in an open seat.

    In a `style` it leans to turns of a kind, and is called as who plays so at its level; with `any` the server chooses
    one at random of whom there is none at the table yet. Without one it plays plainly.
    """

    id: RequestId
    table: TableCode
    level: LevelName
    seat: SeatNumber | None = None
    style: Code | None = None


class Remove(Message, frozen=True):
    """The host takes whoever sits there out of the seat: a bot is sent away, a person goes on watching."""

    id: RequestId
    table: TableCode
    seat: SeatNumber


class HandOver(Message, frozen=True):
    """The host makes another person at the table the host."""

    id: RequestId
    table: TableCode
    person: PersonId


class Pause(Message, frozen=True):
    """The host lets the match stand still: nobody can act, and no clock runs."""

    id: RequestId
    table: TableCode


class GoOn(Message, frozen=True):
    """The host ends the pause."""

    id: RequestId
    table: TableCode


class Skip(Message, frozen=True):
    """The host lets a bot play this turn for a seat whose player is away or out of time."""

    id: RequestId
    table: TableCode
    seat: SeatNumber


class ReplaceWithBot(Message, frozen=True):
    """The host gives the seat of a running match to a bot for good; whoever had it goes on watching.

    `level` is the bot's, without it that of the bots that keep seats at this table.
    """

    id: RequestId
    table: TableCode
    seat: SeatNumber
    level: LevelName | None = None


class Reclaim(Message, frozen=True):
    """Take one's seats back from the bots that keep them, or only the one that `seat` names."""

    id: RequestId
    table: TableCode
    seat: SeatNumber | None = None


class Act(Message, frozen=True):
    """An action of the table's game, chosen while `revision` was the newest position.

    `seat` says which seat acts, for those who have several.
    """

    id: RequestId
    table: TableCode
    revision: Revision
    action: msgspec.Raw
    seat: SeatNumber | None = None


class Undo(Message, frozen=True):
    """Take back one's last step of this turn. `seat` says whose, for those who have several."""

    id: RequestId
    table: TableCode
    revision: Revision
    seat: SeatNumber | None = None


class Resume(Message, frozen=True):
    """Bring what was missed since that revision: each `happened` again, or a `position` when it was too much."""

    id: RequestId
    table: TableCode
    since: Revision


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
    | QuickJoin
    | Watch
    | Sit
    | Stand
    | Leave
    | Ready
    | ChooseColour
    | Start
    | AddBot
    | Remove
    | HandOver
    | Pause
    | GoOn
    | Skip
    | ReplaceWithBot
    | Reclaim
    | Act
    | Undo
    | Legal
    | Resume
    | Offer
    | Answer
    | Resign
    | VoteHost
    | Replay
    | History
    | Chances
    | Mute
    | Bar
    | Unbar
    | Matches
    | ReplayMatch
    | MatchHistory
    | ShowProfile
    | ShowPlayed
    | ShareProfile
    | LetIn
    | ForgetMe
    | OpenNight
    | ShowNight
    | HideNight
    | SignUp
    | SignOff
    | NextRound
    | EndNight
    | LookTogether
    | Point
    | PassBaton
    | WantBaton
    | LookAlone
    | PlayOn
    | Whisper
    | Befriend
    | ShowFriends
    | Report
)
