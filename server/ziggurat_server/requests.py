"""What a greeted person can ask for, message by message."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias, get_args

import msgspec
from twisted.internet.defer import Deferred
from twisted.logger import Logger

from ziggurat.phrases import PHRASES
from ziggurat.wire.messages import (
    Act,
    Answer,
    Chances,
    ChooseColour,
    ClientMessage,
    Configure,
    Done,
    EndNight,
    ForgetMe,
    History,
    Leave,
    Legal,
    Matches,
    MatchHistory,
    NextRound,
    Offer,
    Open,
    OpenNight,
    PlayOn,
    QuickJoin,
    Ready,
    Reclaim,
    Replay,
    ReplayFile,
    ReplayMatch,
    Report,
    Resign,
    Resume,
    Say,
    ShareProfile,
    SignOff,
    SignUp,
    Sit,
    Stand,
    Subscribe,
    Undo,
    Unsubscribe,
    VoteHost,
    Watch,
)
from ziggurat_server.context import ServerContext
from ziggurat_server.friend_requests import FriendRequest, FriendRequests
from ziggurat_server.guests.people import Line, Person
from ziggurat_server.lobby import Lobby, no_such_table
from ziggurat_server.naming.names import clean_text
from ziggurat_server.new_tables import new_table
from ziggurat_server.night_requests import NightRequest, NightRequests
from ziggurat_server.past_requests import PastRequests
from ziggurat_server.profile_requests import ProfileRequest, ProfileRequests
from ziggurat_server.quick_join import table_for
from ziggurat_server.receipts import Receipts, not_saved
from ziggurat_server.refusal import Refusal
from ziggurat_server.table_codes import TableCodes
from ziggurat_server.table_requests import HostRequest, TableRequest, ask_at
from ziggurat_server.tables import host_powers, player_powers
from ziggurat_server.tables.admission import belongs_there, knows_of
from ziggurat_server.tables.aside_table import AsideTable
from ziggurat_server.tables.locks.lock import Lock
from ziggurat_server.tables.table import Table

_Answering: TypeAlias = "Deferred[None] | None"
"""What fires once a request is answered; None if it is already."""

_Answer: TypeAlias = Callable[["Requests", Person, Any], _Answering]

_WithLock: TypeAlias = Callable[["Lock | None"], None]
"""What is done once a password was made a lock, or tried."""

_log = Logger()


class Requests:
    """Answers what people ask, each question with one `done` or one refusal.

    It is large because every kind of request is a method, most of them in a line or two.
    """

    def __init__(
        self,
        lobby: Lobby,
        codes: TableCodes,
        past: PastRequests,
        profiles: ProfileRequests,
        nights: NightRequests,
        friends: FriendRequests,
        context: ServerContext,
    ) -> None:
        self._lobby = lobby
        self._past = past
        self._profiles = profiles
        self._nights = nights
        self._friends = friends
        self._codes = codes
        self._context = context
        self._receipts = Receipts(context)

    def answer(self, person: Person, message: ClientMessage) -> _Answering:
        """Do what is asked. Raises Refusal, and then nothing has changed.

        While the journal cannot write, one can look and leave, and nothing else.
        """
        if isinstance(message, _Lasting) and not self._context.journal.can_write:
            raise not_saved()
        return _ANSWERS[type(message)](self, person, message)

    # ------------------------------------------------------------------------------------ lobby

    def subscribe(self, person: Person, ask: Subscribe) -> None:
        """The lobby, now and from now on."""
        self._lobby.subscribe(person)
        self._nights.show_list(person)
        person.send(Done(ask.id))

    def unsubscribe(self, person: Person, ask: Unsubscribe) -> None:
        """No more lobby."""
        self._lobby.unsubscribe(person)
        person.send(Done(ask.id))

    def say(self, person: Person, ask: Say) -> Deferred[None]:
        """A line of chat, in the lobby or at a table."""
        return Deferred.fromCoroutine(self._say(person, person.line, ask))

    async def _say(self, person: Person, asked_over: Line | None, ask: Say) -> None:
        text = clean_text(ask.text)
        if ask.phrase is not None and ask.phrase not in PHRASES:
            raise Refusal("unknown_phrase", "there is no such quick phrase")
        await self._context.talk.take(person, self._context.limits.told.lines_per_minute)
        if person.line is not asked_over:
            return
        place = self._lobby if ask.table is None else self._table(person, ask.table).chat
        place.say(person, text, self._context.now(), ask.phrase)
        self._receipts.once_kept(person, Done(ask.id))

    # ------------------------------------------------------------------------------------ tables

    def open(self, person: Person, ask: Open) -> _Answering:
        """A new table, with this person as its host."""
        self._context.check_not_closing()
        return self._with_new_lock(person, ask.password, partial(self._open, person, ask))

    def quick_join(self, person: Person, ask: QuickJoin) -> None:
        """A table to play at: one that waits for players like them, or a new one."""
        self._context.check_not_closing()
        for game in ask.games:
            host_powers.find_game(game)
        table = table_for(person, ask.games, self._lobby)
        if table is not None:
            person.send(Done(ask.id, table.code))
            return
        first = host_powers.find_game(ask.games[0])
        self._open(person, Open(ask.id, first.id, first.seat_counts[0]), None)

    def configure(self, person: Person, ask: Configure) -> _Answering:
        """Change a table."""
        host_powers.check_may_configure(self._table(person, ask.table), person)
        return self._with_new_lock(person, ask.password, partial(self._configure, person, ask))

    def watch(self, person: Person, ask: Watch) -> _Answering:
        """Come to a table, or look at one that is set aside."""
        aside = self._aside(person, ask.table)
        if aside is not None:
            aside.watch(person)
            person.send(Done(ask.id, aside.code))
            return None
        return self._with_password(person, ask, partial(self._watch, person, ask))

    def sit(self, person: Person, ask: Sit) -> _Answering:
        """Take a seat."""
        return self._with_password(person, ask, partial(self._sit, person, ask))

    def _open(self, person: Person, ask: Open, lock: Lock | None) -> None:
        self._context.check_not_closing()
        table = new_table(person, ask, lock, self._lobby, self._codes, self._context)
        self._lobby.add(table)
        table.watch(person, lock)
        self._receipts.once_kept(person, Done(ask.id, table.code))

    def _configure(self, person: Person, ask: Configure, lock: Lock | None) -> None:
        table = self._table(person, ask.table)
        host_powers.configure(table, person, ask, lock)
        self._receipts.once_kept(person, Done(ask.id, table.code))

    def _watch(self, person: Person, ask: Watch, opened: Lock | None) -> None:
        table = self._lobby.find(ask.table)
        table.watch(person, opened)
        self._receipts.once_seen(person, Done(ask.id, table.code))

    def _sit(self, person: Person, ask: Sit, opened: Lock | None) -> None:
        table = self._lobby.find(ask.table)
        table.sit(person, ask, opened)
        self._receipts.once_kept(person, Done(ask.id, table.code))

    def _with_new_lock(self, person: Person, password: str | None, go_on: _WithLock) -> _Answering:
        """Go on with a lock for the password, at once if there is none."""
        if not password:
            go_on(None)
            return None
        context = self._context
        making = context.locksmith.make(person, password, context.limits.told.password_tries)
        return making.addCallback(partial(_if_still_there, person, person.line, go_on))

    def _with_password(self, person: Person, ask: Watch | Sit, go_on: _WithLock) -> _Answering:
        """Go on with the lock that the password opens, once it was tried; at once where nobody asks for it."""
        table, context = self._table_to_come_to(person, ask.table), self._context
        if ask.password is None or table.state.lock is None or belongs_there(table.state, person):
            go_on(None)
            return None
        most = context.limits.told.password_tries
        trying = context.locksmith.try_password(person, table.state.lock, ask.password, most)
        return trying.addCallback(partial(_if_still_there, person, person.line, go_on))

    def at_table(self, person: Person, ask: TableRequest) -> None:
        """Whatever one asks at a table and is simply done."""
        if isinstance(ask, Leave | Resume) and self._at_aside(person, ask):
            return
        table = self._table(person, ask.table)
        ask_at(table, person, ask)
        done = Done(ask.id, table.code)
        if isinstance(ask, _Lasting):
            self._receipts.once_kept(person, done)
        elif isinstance(ask, Leave):
            self._receipts.once_seen(person, done)
        else:
            person.send(done)

    def submit(self, person: Person, ask: Act | Undo) -> None:
        """Act in the match; the match answers."""
        player_powers.submit(self._table(person, ask.table), person, ask)

    def legal(self, person: Person, ask: Legal) -> None:
        """What they may do in the match."""
        person.send(self._table(person, ask.table).views.legal(person, ask))

    def replay(self, person: Person, ask: Replay) -> None:
        """The record of the finished match."""
        table = self._table(person, ask.table)
        record = msgspec.Raw(msgspec.json.encode(table.views.record(person)))
        person.send(ReplayFile(ask.id, table.code, record))

    def history(self, person: Person, ask: History) -> None:
        """What happened so far in the match."""
        aside = self._aside(person, ask.table)
        if aside is not None:
            aside.history(person, ask)
            return
        person.send(self._table(person, ask.table).views.history(person, ask))

    def chances(self, person: Person, ask: Chances) -> None:
        """How likely each seat is to win; whatever else they ask does not wait for it."""
        self._table(person, ask.table).chances.find(person, ask)

    def past(self, person: Person, ask: Matches | ReplayMatch | MatchHistory) -> Deferred[None]:
        """Whatever one asks of matches that are over."""
        match ask:
            case Matches():
                return self._past.matches(person, ask)
            case ReplayMatch():
                return self._past.replay(person, ask)
            case MatchHistory():
                return self._past.history(person, ask)

    def profile(self, person: Person, ask: ProfileRequest) -> _Answering:
        """Whatever one asks about people, oneself among them."""
        return self._profiles.answer(person, ask)

    def night(self, person: Person, ask: NightRequest) -> _Answering:
        """Whatever one asks about games nights."""
        return self._nights.answer(person, ask)

    def friend(self, person: Person, ask: FriendRequest) -> _Answering:
        """Whatever one asks about one other person."""
        return self._friends.answer(person, ask)

    def _table(self, person: Person, typed: str) -> Table:
        """The table that they are at, or know of. Raises Refusal `no_such_table`."""
        table = self._lobby.look_for(typed)
        if table is None or not knows_of(table.state, person):
            raise no_such_table(typed)
        return table

    def _table_to_come_to(self, person: Person, typed: str) -> Table:
        """The table of that code, which who gives too many wrong ones is not told of.

        Raises Refusal `no_such_table`, `set_aside` or `too_many_codes`.
        """
        table, most = self._lobby.look_for(typed), self._context.limits.told.code_tries
        if table is not None and (person.hired or knows_of(table.state, person)):
            return table
        self._context.codes.check(person, most)
        table = self._lobby.leads_to(typed)
        if table is None:
            self._context.codes.take(person, most)
            raise self._lobby.missing(typed)
        return table

    def _aside(self, person: Person, typed: str) -> AsideTable | None:
        """The table of that code that is only shown, if it leads them there. Raises Refusal `too_many_codes`."""
        aside = self._lobby.look_aside(person, typed)
        if aside is not None and not aside.is_known_to(person):
            self._context.codes.check(person, self._context.limits.told.code_tries)
        return aside

    def _at_aside(self, person: Person, ask: Leave | Resume) -> bool:
        """Whether they came back to a table that is only shown, or left it. Raises Refusal."""
        aside = self._lobby.look_aside(person, ask.table)
        if aside is None:
            return False
        if isinstance(ask, Leave):
            aside.leave(person)
        else:
            aside.watch(person)
        person.send(Done(ask.id, aside.code))
        return True


_Lasting: TypeAlias = (
    Open
    | Configure
    | QuickJoin
    | Say
    | Sit
    | Stand
    | Ready
    | ChooseColour
    | Offer
    | Answer
    | Reclaim
    | Resign
    | VoteHost
    | HostRequest
    | ShareProfile
    | ForgetMe
    | OpenNight
    | SignUp
    | SignOff
    | NextRound
    | EndNight
    | PlayOn
    | Report
)
"""What has to be kept."""


def _if_still_there(person: Person, asked_over: Line | None, go_on: _WithLock, lock: Lock | None) -> None:
    """Go on if they still have the connection over which they asked."""
    if person.line is asked_over:
        go_on(lock)


_ANSWERS: Final[dict[type[ClientMessage], _Answer]] = {
    Subscribe: Requests.subscribe,
    Unsubscribe: Requests.unsubscribe,
    Say: Requests.say,
    Open: Requests.open,
    QuickJoin: Requests.quick_join,
    Watch: Requests.watch,
    Sit: Requests.sit,
    Act: Requests.submit,
    Undo: Requests.submit,
    Legal: Requests.legal,
    Replay: Requests.replay,
    History: Requests.history,
    Chances: Requests.chances,
    Matches: Requests.past,
    ReplayMatch: Requests.past,
    MatchHistory: Requests.past,
    Configure: Requests.configure,
    **dict.fromkeys(get_args(TableRequest), Requests.at_table),
    **dict.fromkeys(get_args(ProfileRequest), Requests.profile),
    **dict.fromkeys(get_args(NightRequest), Requests.night),
    **dict.fromkeys(get_args(FriendRequest), Requests.friend),
}
