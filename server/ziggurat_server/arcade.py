"""One server's whole world, without its ports: people, lobby, tables, bots."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from twisted.internet.defer import Deferred, execute

from ziggurat.games import GAMES
from ziggurat.wire.codec import encode
from ziggurat.wire.discovery import Advert
from ziggurat.wire.messages import PROTOCOL, ClientMessage, GameOffer, Hello, Limits, Notice, ServerMessage, Welcome
from ziggurat_server.bot_queue import BotQueue
from ziggurat_server.bots import BotPost
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.arrivals import Arrivals
from ziggurat_server.guests.bans import Bans
from ziggurat_server.guests.code_tries import CodeTries
from ziggurat_server.guests.connection import Door
from ziggurat_server.guests.entrance import Entrance
from ziggurat_server.guests.given_names import GivenNames
from ziggurat_server.guests.limits import OWN_PROGRAMS, ServerLimits
from ziggurat_server.guests.people import People, Person, digest_of_token
from ziggurat_server.guests.session import Session, Wires
from ziggurat_server.guests.talk import Talk
from ziggurat_server.guests.turns import Turns
from ziggurat_server.guests.visit_log import VisitLog
from ziggurat_server.hosting.tally import Tally
from ziggurat_server.journal.finished import Archive, MemoryArchive
from ziggurat_server.journal.journal import Journal, TableGone
from ziggurat_server.journal.recovery import returned_table
from ziggurat_server.journal.set_aside import SetAside, TableAside
from ziggurat_server.journal.storage_reading import Kept
from ziggurat_server.lobby import Lobby
from ziggurat_server.refusal import Refusal
from ziggurat_server.requests import Requests
from ziggurat_server.tables.locksmith import Aside, Locksmith
from ziggurat_server.twisted_types import Clock

_SECONDS_A_BYTE: Final = 2e-9
"""What it costs to send one, roughly."""
SEED_BITS: Final = 128


def random_seed() -> int:
    """A seed that nobody can foresee, nor find by trying all until one fits what they saw."""
    return secrets.randbits(SEED_BITS)


class Arcade:
    """The server, as sessions know it, and the notice board of its tables."""

    def __init__(
        self,
        name: str,
        version: str,
        clock: Clock,
        limits: ServerLimits,
        journal: Journal,
        bots: BotPost,
        levels: tuple[str, ...],
        new_seed: Callable[[], int] = random_seed,
        link: str = "",
        now: Callable[[], float] = time.time,
        bans: Bans | None = None,
        archive: Archive | None = None,
        aside: Aside = execute,
        worked: Callable[[], float] = time.perf_counter,
    ) -> None:
        """`link` is how others reach this server, for links to its tables; empty where its host did not say.

        `now` gives the seconds since 1970, `worked` those that passed while something was done.
        Without an `archive` finished matches are kept in memory.
        `aside` does what takes long, at once and while everyone waits unless it is given.
        """
        self.name = name
        self.message_of_the_day = ""
        self._version = version
        self._link = link
        self._clock = clock
        self._levels = levels
        self.people = People(limits.remembered_people, journal)
        self.set_aside = SetAside()
        self.lobby = Lobby(clock, limits.lobby_interval, self.people.connected, self.set_aside)
        self.tally = Tally()
        self.visits = VisitLog()
        self.bans = bans or Bans()
        self._entrance = Entrance(self.bans)
        self._arrivals = Arrivals(clock)
        self._context = ServerContext(
            clock,
            limits,
            journal,
            BotQueue(bots, clock),
            levels,
            new_seed,
            board=self,
            locksmith=Locksmith(clock, aside),
            codes=CodeTries(clock),
            talk=Talk(clock),
            names=GivenNames(self.people, self.bans),
            tally=self.tally,
            archive=archive or MemoryArchive(limits),
            now=now,
        )
        self._worked = worked
        self._requests = Requests(self.lobby, self._context, Turns(clock, self._effort))
        self._sessions: dict[Session, Person | None] = {}
        self._empty: Deferred[None] | None = None
        self._ends_in: Callable[[], int] | None = None

    def door(self, told: Limits | None = None) -> Door:
        """What makes connections of those who come to a port, with the usual limits for each.

        With `told` it is the port for the server's own bots, which are told these limits and come to a full server too.
        """

        def limits() -> ServerLimits:
            usual = self._context.limits
            if told is None:
                return usual
            return msgspec.structs.replace(usual, told=told, connections=usual.connections + usual.bots)

        return Door(self._clock, self._begin_session, limits, self.tally)

    def set_limits(self, limits: ServerLimits) -> None:
        """From now on these limits hold; connections and tables that are there may keep some of their old ones."""
        self._context.limits = limits
        self._context.archive.set_limits(limits)

    def bring_back(self, kept: Kept) -> None:
        """Be again what the journal knows. To be called before anybody comes; bots are sent for by `reopen`."""
        people = self.people.bring_back(kept.people, kept.newest_person)
        self.set_aside.add_people(kept.people_aside)
        for aside in kept.tables_aside:
            self._set_table_aside(aside, people)
        for table in kept.tables:
            returned = returned_table(table, people, self._context)
            if isinstance(returned, TableAside):
                self._set_table_aside(returned, people)
            else:
                self.lobby.add(returned)
        for person in people.values():
            if person.seated_at:
                self.people.expect(person)
            else:
                self.people.rest(person)

    def reopen(self) -> None:
        """Wait for everyone at the tables that came back."""
        for table in tuple(self.lobby.tables.values()):
            table.wait_for_all()

    def give_up_aside(self, code: str) -> bool:
        """Close a table that was set aside, so that it never comes back; whether there was one."""
        aside = self.set_aside.give_up(code)
        if aside is None:
            return False
        self._context.journal.note(TableGone(code))
        for person in filter(None, map(self.people.known, aside.people)):
            person.seated_at.remove(code)
            self.people.rest(person)
        return True

    def tell_everyone(self, message: ServerMessage) -> None:
        """Send a message to everyone who is connected."""
        line = encode(message)
        for person in self.people.connected():
            person.send_line(line)

    def begin_nothing_more(self, ends_in: Callable[[], int]) -> None:
        """Open no table, begin no match, and tell everyone, newcomers too, in how many seconds the server ends."""
        self._context.closing = True
        self._ends_in = ends_in
        self.tell_everyone(Notice("stopping", seconds=ends_in()))

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return len(self._sessions)

    @property
    def can_write(self) -> bool:
        """Whether what happens is being kept."""
        return self._context.journal.can_write

    @property
    def is_closing(self) -> bool:
        """Whether nothing more begins."""
        return self._context.closing

    @property
    def is_played(self) -> bool:
        """Whether a match runs with a person at it."""
        return any(table.is_played for table in self.lobby.tables.values())

    def close(self) -> Deferred[None]:
        """Close every connection, and take no more of them. Fires once no connection is left.

        Tables end here, but not in the journal.
        """
        self._empty = empty = Deferred[None]()
        for session in tuple(self._sessions):
            session.close("shutting_down", "the server is shutting down")
        for table in tuple(self.lobby.tables.values()):
            table.suspend()
        self.lobby.stop()
        self._tell_if_empty()
        return empty

    # ------------------------------------------------------------------------------------ for sessions

    def greet(self, session: Session, hello: Hello) -> Welcome:
        """Welcome someone. A second connection of the same person ends the first. Raises Refusal."""
        is_hired = session.told_limits is OWN_PROGRAMS
        try:
            if is_hired:
                self._check_invited(hello)
            self._check_not_banned(hello)
            if hello.token is None:
                self._arrivals.take(session.address, session.told_limits.arrivals_per_address)
            arrival = self.people.arrive(hello)
        except Refusal as refusal:
            self.visits.turned_away(session, refusal)
            raise
        person = arrival.person
        self.visits.came(session, person)
        self._take_over(person)
        self._sessions[session] = person
        person.line = session
        person.hired = is_hired
        self.lobby.person_changed(person)
        return Welcome(
            protocol=PROTOCOL,
            server=self.name,
            version=self._version,
            person=person.id,
            name=person.name,
            token=arrival.token,
            limits=session.told_limits,
            games=tuple(self._offers()),
            link=self._link,
        )

    def advert(self, server_id: str, *, tls: bool) -> Advert:
        """What the local network may know of it now: nothing of tables that are not listed."""
        tables = sum(table.state.listed for table in self.lobby.tables.values())
        people = sum(not person.bot for person in self.people.connected())
        return Advert(server_id, self.name, self._version, tables=tables, people=people, tls=tls, games=tuple(GAMES))

    def greeted(self, session: Session) -> None:
        """Send a newcomer the notices that everyone should know."""
        if self.message_of_the_day:
            session.send(Notice("greeting", self.message_of_the_day))
        if self._ends_in is not None:
            session.send(Notice("stopping", seconds=self._ends_in()))
        person = self._sessions[session]
        for notice in [] if person is None else self.set_aside.notices_for(person.id):
            session.send(notice)

    def answer(self, session: Session, message: ClientMessage) -> Deferred[None] | None:
        """Do what a greeted session asks. Raises Refusal, as what it returns may later."""
        person = self._sessions[session]
        if person is None:
            raise Refusal("hello_first", "say hello before anything else")
        self.visits.asked(session, person, message)
        try:
            return self._requests.answer(person, message)
        except Refusal as refusal:
            self.visits.refused(session, person, refusal)
            self.tally.refused += 1
            raise

    def departed(self, session: Session) -> None:
        """A connection is gone."""
        self._entrance.go(session.address)
        person = self._sessions.pop(session, None)
        self.visits.went(session, person)
        if person is not None and person.line is session:
            self._see_off(person)
            self.people.rest(person)
        self._tell_if_empty()

    # ------------------------------------------------------------------------------------ for tables

    def table_changed(self, code: str) -> None:
        """That table looks different from outside now."""
        if self._empty is None:
            self.lobby.table_changed(code)

    def table_closed(self, code: str) -> None:
        """That table is gone."""
        self.lobby.table_closed(code)

    def person_moved(self, person: Person) -> None:
        """They came to a table or left one, or have a seat more or less."""
        if person.line is None:
            self.people.rest(person)
        elif self._empty is None:
            self.lobby.person_changed(person)

    def secret_code(self) -> str:
        """A code that no table has and that nobody finds by trying. Raises Refusal `tables_full`."""
        return self.lobby.free_code(listed=False)

    # ------------------------------------------------------------------------------------

    def _effort(self) -> float:
        """The seconds that were worked so far; what was said has yet to be sent, which is work as well."""
        return self._worked() + self.tally.bytes_out * _SECONDS_A_BYTE

    def _set_table_aside(self, aside: TableAside, people: Mapping[str, Person]) -> None:
        """What is theirs there stays theirs: nobody is forgotten for whom it is kept."""
        self.set_aside.add_table(aside)
        for person in filter(None, map(people.get, aside.people)):
            person.seated_at.append(aside.table)

    def _begin_session(self, limits: ServerLimits, wires: Wires) -> Session:
        session = Session(wires, self, self._clock, limits, self.tally.connections)
        self._sessions[session] = None
        try:
            self._entrance.come(session.address, limits)
        except Refusal as refusal:
            self.visits.turned_away(session, refusal)
            session.refuse(refusal)
        if self._empty is not None:
            session.close("shutting_down", "the server is shutting down")
        return session

    def _check_invited(self, hello: Hello) -> None:
        if hello.invitation is None or not self._context.bots.expects(hello.invitation):
            raise Refusal("bad_invitation", "this door is for bots that the server has sent for")

    def _check_not_banned(self, hello: Hello) -> None:
        self.bans.check_name(hello.name)
        if hello.token is not None:
            self.bans.check_person(digest_of_token(hello.token))

    def _tell_if_empty(self) -> None:
        if self._empty is not None and not self._empty.called and not self._sessions:
            self._empty.callback(None)

    def _take_over(self, person: Person) -> None:
        if person.line is not None:
            person.line.close("taken_over", "you came in by another connection")
            self._see_off(person)

    def _see_off(self, person: Person) -> None:
        """Their connection is gone; what is theirs is held at the tables."""
        person.line = None
        self.lobby.unsubscribe(person)
        for code in tuple(person.present_at):
            self.lobby.tables[code].attendance.lose(person)
        if self._empty is None:
            self.lobby.person_changed(person)

    def _offers(self) -> list[GameOffer]:
        return [
            GameOffer(game.id, game.seat_counts, self._levels, msgspec.to_builtins(game.options_type()))
            for game in GAMES.values()
        ]
