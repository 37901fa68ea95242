"""The server as the client knows it: who we are there, the lobby, the tables we are at, and what we have asked."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from ziggurat.games.game import Viewer
from ziggurat.wire.codec import BadValue
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    PROTOCOL,
    Befriended,
    ClientMessage,
    ClockMessage,
    Closing,
    DeviceCode,
    Done,
    Error,
    FriendHere,
    FriendWanted,
    GameOffer,
    Happened,
    Hello,
    HistoryPage,
    Leave,
    Lobby,
    MatchList,
    NightCard,
    NightMessage,
    Nights,
    PersonCard,
    PersonChanged,
    PersonLeft,
    Ping,
    PlayedList,
    Pointed,
    Pong,
    PositionMessage,
    Profile,
    PutOut,
    Refused,
    Rejected,
    ReplayFile,
    Reported,
    Resume,
    Said,
    Sit,
    Subscribe,
    Table,
    TableCard,
    TableChanged,
    TableClosed,
    Together,
    Watch,
    Welcome,
    Whispered,
)
from ziggurat_client.network.arrivals import FINAL_FAREWELLS, MISSPOKEN, Arrival, Doubt, Lost, Unreachable
from ziggurat_client.network.circle_record import CircleRecord
from ziggurat_client.network.friend_record import FriendRecord
from ziggurat_client.network.link import Link
from ziggurat_client.network.night_record import NightRecord
from ziggurat_client.network.table_record import CHAT_LINES, TableRecord
from ziggurat_client.network.whisper_record import WhisperRecord
from ziggurat_client.shown import SHOWN

_log = logging.getLogger(__name__)

Standing: TypeAlias = Literal["away", "calling", "here", "lost"]
"""Of the connection: none wanted, first greeting under way, welcomed, broken and being tried again."""

Answer: TypeAlias = Done | Error | Rejected | ReplayFile | HistoryPage | MatchList | Profile | PlayedList | DeviceCode
"""What ends a request."""
Farewell: TypeAlias = Refused | Closing | Unreachable | Doubt
"""What ends a connection, or a try to have one."""


MOST_REPORTS: Final = 50
"""How many reports to us as a host are kept."""


@dataclass
class LobbyRecord:
    """The lobby: tables by code, people by id, and what was said, oldest first."""

    tables: dict[str, TableCard] = field(default_factory=dict)
    people: dict[str, PersonCard] = field(default_factory=dict)
    chat: deque[Said] = field(default_factory=lambda: deque(maxlen=CHAT_LINES))
    subscribed: bool = False


class Remote:
    """Keeps the record of one server by listening to a link, and asks it things.

    After a lost connection it asks for everything again that it had: the lobby, and the tables it was at.

    It is large because it is told everything that a server says.
    """

    def __init__(self, link: Link, now: Callable[[], float] = time.monotonic) -> None:
        """`now` tells the seconds by which clocks count down."""
        self._link = link
        self._now = now
        self._next_request = 1
        self._waiting: dict[int, Callable[[Answer], None]] = {}
        self._held: dict[str, dict[Viewer, PositionMessage]] = {}
        self.standing: Standing = "away"
        self.address: Address | None = None
        self.welcome: Welcome | None = None
        self.farewell: Farewell | None = None
        self.lobby = LobbyRecord()
        self.tables: dict[str, TableRecord] = {}
        self.nights: dict[str, NightRecord] = {}
        self.night_cards: tuple[NightCard, ...] = ()
        self.whispers = WhisperRecord()
        self.friends = FriendRecord()
        self._reports: deque[Reported] = deque(maxlen=MOST_REPORTS)

    # ------------------------------------------------------------------ asking

    def connect(
        self,
        address: Address,
        name: str,
        token: str | None = None,
        known: str | None = None,
        device_code: str | None = None,
    ) -> None:
        """Go to a server as `name`, or as whoever `token` belongs to there. Forgets the server before.

        `known` is the fingerprint that is trusted there without an authority. Without a token a `device_code` is what
        another device of ours was told.
        """
        self._forget()
        self.standing = "calling"
        self.address = address
        self._link.connect(address, Hello(PROTOCOL, name, "ziggurat", token=token, device_code=device_code), known)

    def disconnect(self) -> None:
        """Leave the server and forget it."""
        self._forget()
        self._link.disconnect()

    def try_now(self) -> None:
        """If the connection is broken, try at once to come back."""
        if self.standing == "lost":
            self._link.try_now()

    def ask(self, make: Callable[[int], ClientMessage], answered: Callable[[Answer], None] | None = None) -> int:
        """Send the message that `make` builds from a fresh request number; `answered` is called with its answer.

        Returns the number. A request whose connection breaks is answered by an Error with the code `connection_lost`.
        """
        number = self._next_request
        self._next_request += 1
        if self.standing == "lost":
            # Nobody would ever answer: the link forgets what is sent while it is broken.
            (answered or _nothing)(_connection_lost(number))
            return number
        self._waiting[number] = answered or _nothing
        self._link.send(make(number))
        return number

    def waits_for(self, number: int) -> bool:
        """Whether the request of that number has no answer yet."""
        return number in self._waiting

    def leave(self, code: str) -> None:
        """Leave a table and forget it once the server let us go."""
        self.ask(lambda number: Leave(number, code), lambda _: self._left(code))

    def _left(self, code: str) -> None:
        self.tables.pop(code, None)

    # ------------------------------------------------------------------ looking

    def offer(self, game: str) -> GameOffer | None:
        """What the server offers of that game, or None."""
        offers = self.welcome.games if self.welcome else ()
        return next((offer for offer in offers if offer.id == game), None)

    def hosts(self, record: TableRecord) -> bool:
        """Whether we are the host of that table."""
        return self.welcome is not None and record.table.host == self.welcome.person

    def colours(self, code: str | None) -> tuple[int, ...]:
        """The colours of that table's seats; empty if there is none, or we are not there."""
        record = None if code is None else self.tables.get(code)
        return () if record is None else record.colours

    def reports_at(self, code: str) -> tuple[Reported, ...]:
        """What was reported to us as the host of that table, the newest first."""
        return tuple(report for report in self._reports if report.table == code)

    def is_coming_back(self, code: str) -> bool:
        """Whether the connection was broken, and what was missed of that table is only being told."""
        return code in self._held

    # ------------------------------------------------------------------ listening

    def receive(self, arrival: Arrival) -> Arrival:
        """Take in something that arrived; return what it came to.

        That is the arrival itself, or a farewell in its place if the server says what its game or table does not have.
        """
        try:
            self._take(arrival)
        except BadValue as fault:
            _log.warning("the server speaks wrongly: %s", fault)
            self._link.disconnect()
            farewell = Closing(MISSPOKEN, str(fault))
            self._ended(farewell)
            return farewell
        return arrival

    def _take(self, arrival: Arrival) -> None:
        match arrival:
            case Welcome():
                self._welcomed(arrival)
            case Lost():
                self._lost()
            case Refused() | Closing() | Unreachable() | Doubt():
                self._ended(arrival)
            case Ping():
                self._link.send(Pong(arrival.id))
            case Done() | Error() | Rejected() | ReplayFile() | HistoryPage() | MatchList():
                self._answered(arrival)
            case Profile() | PlayedList() | DeviceCode():
                self._answered(arrival)
            case Said():
                self._said(arrival)
            case Whispered():
                self.whispers.hear(arrival)
            case FriendHere() | FriendWanted() | Befriended():
                self.friends.hear(arrival)
            case Reported():
                self._reports.appendleft(arrival)
            case Lobby() | TableChanged() | PersonChanged() | PersonLeft():
                self._lobby_changed(arrival)
            case PutOut():
                self.tables.pop(arrival.table, None)
            case TableClosed():
                self.lobby.tables.pop(arrival.table, None)
                if not arrival.unlisted:
                    self.tables.pop(arrival.table, None)
            case NightMessage() | Nights():
                self._night_changed(arrival)
            case Table() | Happened() | PositionMessage() | ClockMessage() | Together() | Pointed():
                self._table_changed(arrival)

    def _welcomed(self, welcome: Welcome) -> None:
        returning = self.standing == "lost"
        # The server forgets all of it with the connection.
        self.friends = FriendRecord()
        self.welcome = welcome
        self.standing = "here"
        self.farewell = None
        if returning:
            self._return()

    def _lost(self) -> None:
        self.standing = "lost"
        self._abandon_requests()
        for record in self.tables.values():
            record.circle = CircleRecord()

    def _ended(self, farewell: Farewell) -> None:
        self.farewell = farewell
        # Any other closed connection is tried again, and `Lost` says so.
        if not isinstance(farewell, Closing) or farewell.code in FINAL_FAREWELLS:
            self.standing = "away"
        self._abandon_requests()

    def _abandon_requests(self) -> None:
        waiting, self._waiting = self._waiting, {}
        for number, answered in waiting.items():
            answered(_connection_lost(number))

    def _answered(self, answer: Answer) -> None:
        answered = self._waiting.pop(answer.id, None) if answer.id is not None else None
        if answered is not None:
            answered(answer)

    def _said(self, said: Said) -> None:
        if said.table is None:
            self.lobby.chat.append(said)
        elif said.table in self.tables and said not in self.tables[said.table].chat:
            # Whoever comes back is told the last lines again.
            self.tables[said.table].hear(said)

    def _lobby_changed(self, change: Lobby | TableChanged | PersonChanged | PersonLeft) -> None:
        match change:
            case Lobby():
                self.lobby.subscribed = True
                self.lobby.tables = {card.table: card for card in change.tables}
                self.lobby.people = {card.person: card for card in change.people}
            case TableChanged():
                self.lobby.tables[change.card.table] = change.card
            case PersonChanged():
                self.lobby.people[change.card.person] = change.card
            case PersonLeft():
                self.lobby.people.pop(change.person, None)

    def _night_changed(self, message: NightMessage | Nights) -> None:
        match message:
            case Nights():
                self.night_cards = message.nights
            case NightMessage(state=None):
                self.nights.pop(message.night, None)
            case NightMessage():
                self.nights[message.night] = NightRecord(message, self._now())

    def _table_changed(self, message: Table | Happened | PositionMessage | ClockMessage | Together | Pointed) -> None:
        record = self.tables.get(message.table)
        match message:
            case Table() if message.game not in SHOWN:
                # A newer server has games that we could neither follow nor show.
                self.leave(message.table)
            case Table() if record is None:
                self.tables[message.table] = TableRecord(message)
            case Table() if record is not None:
                record.describe(message)
            case PositionMessage() if message.table in self._held and record and record.moment_of(message.viewer):
                self._held[message.table][message.viewer] = message
            case PositionMessage() if record is not None:
                record.position(message)
            case Happened() if record is not None:
                record.happened(message)
            case ClockMessage() if record is not None:
                record.tell_time(message.state, self._now())
            case Together() | Pointed() if record is not None:
                record.look(message)

    # ------------------------------------------------------------------ coming back

    def _return(self) -> None:
        if self.lobby.subscribed:
            self.ask(Subscribe)
        for record in tuple(self.tables.values()):
            self._return_to(record)

    def _return_to(self, record: TableRecord) -> None:
        """Sit or watch again. What was missed is told as a story where the server still can, so the position that
        comes first is held back until the story had its chance."""
        code = record.code
        self._held[code] = {}

        def came(answer: Answer) -> None:
            if not isinstance(answer, Done):
                self._held.pop(code, None)
                self.tables.pop(code, None)
                return
            since = record.seen_by_all
            if since is None:
                self._settle(record)
            else:
                self.ask(lambda number: Resume(number, code, since), lambda _: self._settle(record))

        seat = record.seat
        if seat is None or record.table.aside is not None:
            self.ask(lambda number: Watch(number, record.door, password=record.password), came)
        else:
            self.ask(lambda number: Sit(number, code, seat, password=record.password), came)

    def _settle(self, record: TableRecord) -> None:
        for viewer, held in self._held.pop(record.code, {}).items():
            moment = record.moment_of(viewer)
            if moment is None or held.revision > moment.revision:
                record.position(held)

    def _forget(self) -> None:
        self._waiting.clear()
        self._held.clear()
        self.standing = "away"
        self.address = None
        self.welcome = None
        self.farewell = None
        self.lobby = LobbyRecord()
        self.tables = {}
        self.nights, self.night_cards = {}, ()
        self.whispers = WhisperRecord()
        self.friends = FriendRecord()
        self._reports.clear()


def _connection_lost(number: int) -> Error:
    """The answer to a request that a broken connection swallowed."""
    return Error("connection_lost", "the connection broke before the answer came", number)


def _nothing(answer: Answer) -> None:
    """For requests whose answer changes nothing that the record does not show."""
