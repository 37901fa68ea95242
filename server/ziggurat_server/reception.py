"""Where connections come in: who is let in, who they are, and where what they ask is answered."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec
from twisted.internet.defer import Deferred
from twisted.python.failure import Failure

from ziggurat.games import GAMES
from ziggurat.wire.messages import PROTOCOL, ClientMessage, GameOffer, Hello, Limits, Welcome
from ziggurat_server.answering import Answering
from ziggurat_server.branches import Branches
from ziggurat_server.context import ServerContext
from ziggurat_server.friend_requests import FriendRequests
from ziggurat_server.greetings import Greetings
from ziggurat_server.guests.arrivals import Arrivals
from ziggurat_server.guests.bans import Bans
from ziggurat_server.guests.connection import Door
from ziggurat_server.guests.entrance import Entrance
from ziggurat_server.guests.people import Arrival, People, Person, digest_of_token
from ziggurat_server.guests.relayed import read_relayed
from ziggurat_server.guests.session import Session, Wires
from ziggurat_server.guests.visit_log import VisitLog
from ziggurat_server.guests.wires import Doorway
from ziggurat_server.journal.set_aside import SetAside
from ziggurat_server.limits import OWN_PROGRAMS, RELAYED, ServerLimits
from ziggurat_server.lobby import Lobby
from ziggurat_server.nights.nights import Nights
from ziggurat_server.profiles.devices import Devices
from ziggurat_server.refusal import Refusal
from ziggurat_server.returning import Returning


class ServerFace(msgspec.Struct):
    """What a welcome says of the server. `link` is how others reach it, empty where its host did not say.

    `web` is how browsers do: an origin, without a host where its host did not say; empty if there is no such door.
    `number` is the server's own.
    """

    name: str
    version: str
    link: str
    web: str = ""
    number: str = ""


class Reception:
    """The server as its sessions know it."""

    def __init__(
        self,
        face: ServerFace,
        greetings: Greetings,
        people: People,
        lobby: Lobby,
        set_aside: SetAside,
        bans: Bans,
        visits: VisitLog,
        arrivals: Arrivals,
        devices: Devices,
        answering: Answering,
        branches: Branches,
        returning: Returning,
        nights: Nights,
        friends: FriendRequests,
        context: ServerContext,
    ) -> None:
        self._face = face
        self._greetings = greetings
        self._people = people
        self._lobby = lobby
        self._set_aside = set_aside
        self._bans = bans
        self._visits = visits
        self._answering = answering
        self._branches = branches
        self.key = ""
        """What lets other servers of the community in, at their own door."""
        self._returning = returning
        self._nights = nights
        self._friends = friends
        self._context = context
        self._entrance = Entrance(bans)
        self._arrivals = arrivals
        self._devices = devices
        self._sessions: dict[Session, Person | None] = {}
        self._empty: Deferred[None] | None = None

    def door(self, told: Limits | None = None) -> Door:
        """What makes connections of those who come to a port; `told` as at `doorway`."""
        return Door(self.doorway(told))

    def doorway(self, told: Limits | None = None) -> Doorway:
        """What a door needs, with the usual limits for each who comes by it.

        With `told` it is the port for the server's own bots, or for other servers of the community: they are told
        these limits and come to a full server too.
        """

        def limits() -> ServerLimits:
            usual = self._context.limits
            if told is None:
                return usual
            return msgspec.structs.replace(usual, told=told, connections=usual.connections + usual.bots)

        return Doorway(self._context.clock, self._begin_session, limits, self._context.tally)

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return len(self._sessions)

    def close(self) -> Deferred[None]:
        """Close every connection, and take no more of them. Fires once no connection is left."""
        self._empty = empty = Deferred[None]()
        for session in tuple(self._sessions):
            session.close("shutting_down", "the server is shutting down")
        self._fire_if_empty()
        return empty

    # ------------------------------------------------------------------------------------ for sessions

    async def greet(self, session: Session, hello: Hello) -> None:
        """Welcome someone, whom it may take a while to look up, unless they have left meanwhile.

        They are sent the notices that everyone should know, and those for them alone. A second connection of the same
        person ends the first. Raises Refusal.
        """
        try:
            await self._check_may_come(session, hello)
            arrival = await self._arrival(session, hello)
        except Refusal as refusal:
            self._visits.turned_away(session, refusal)
            raise
        person = arrival.person
        if session.closed:
            self._people.rest(person)
            return
        self._visits.came(session, person)
        self._take_over(person)
        self._sessions[session] = person
        person.line = session
        person.hired = session.told_limits is OWN_PROGRAMS
        person.relayed = session.told_limits is RELAYED
        self._lobby.person_changed(person)
        self._context.ratings.learn(person)
        session.welcome(self._welcome(session, arrival))
        for notice in (*self._greetings.notices(), *self._set_aside.notices_for(person.id)):
            session.send(notice)
        self._nights.arrived(person)
        self._returning.fetch_for(arrival.tables)

    async def _arrival(self, session: Session, hello: Hello) -> Arrival:
        """Who says that hello, themselves or by another server. Raises Refusal."""
        if session.told_limits is not RELAYED:
            return await self._people.arrive(self._with_token(hello))
        relayed = read_relayed(hello.invitation)
        if relayed is None or not self.key or not relayed.has(self.key):
            raise Refusal("bad_invitation", "this door is for servers of the same community")
        session.address = relayed.address
        return Arrival(await self._people.relayed(relayed.person, hello.name), "")

    def _with_token(self, hello: Hello) -> Hello:
        """The hello of another device with the token and name of the person whose it is. Raises Refusal."""
        if hello.device_code is None or hello.token is not None:
            return hello
        promise = self._devices.take(hello.device_code)
        hello = msgspec.structs.replace(hello, token=promise.token, name=promise.name)
        self._check_not_banned(hello)
        return hello

    def _welcome(self, session: Session, arrival: Arrival) -> Welcome:
        person = arrival.person
        return Welcome(
            protocol=PROTOCOL,
            server=self._face.name,
            version=self._face.version,
            person=person.id,
            name=person.name,
            token=arrival.token,
            limits=session.told_limits,
            games=tuple(self._offers()),
            link=self._face.link,
            web=self._face.web,
            server_id=self._face.number or None,
        )

    def answer(self, session: Session, message: ClientMessage) -> Deferred[None] | None:
        """Do what a greeted session asks. Raises Refusal, as what it returns may later."""
        person = self._sessions[session]
        if person is None:
            raise Refusal("hello_first", "say hello before anything else")
        self._visits.asked(session, person, message)
        try:
            answering = self._answering.answer(person, message)
        except Refusal as refusal:
            self._note_refusal(session, person, refusal)
            raise
        return None if answering is None else answering.addErrback(partial(self._refused_late, session, person))

    def _refused_late(self, session: Session, person: Person, failure: Failure) -> Failure:
        if isinstance(failure.value, Refusal):
            self._note_refusal(session, person, failure.value)
        return failure

    def _note_refusal(self, session: Session, person: Person, refusal: Refusal) -> None:
        self._visits.refused(session, person, refusal)
        self._context.tally.refused += 1

    def departed(self, session: Session) -> None:
        """A connection is gone."""
        self._entrance.go(session.address)
        person = self._sessions.pop(session, None)
        self._visits.went(session, person)
        if person is not None and person.line is session:
            self._see_off(person)
            self._people.left(person)
        self._fire_if_empty()

    # ------------------------------------------------------------------------------------

    def _begin_session(self, limits: ServerLimits, wires: Wires) -> Session:
        session = Session(wires, self, self._context.clock, limits, self._context.tally.connections)
        self._sessions[session] = None
        try:
            self._entrance.come(session.address, limits)
        except Refusal as refusal:
            self._visits.turned_away(session, refusal)
            session.refuse(refusal)
        if self._empty is not None:
            session.close("shutting_down", "the server is shutting down")
        return session

    async def _check_may_come(self, session: Session, hello: Hello) -> None:
        """Raises Refusal."""
        if session.told_limits is OWN_PROGRAMS:
            self._check_invited(hello)
        self._check_not_banned(hello)
        if hello.token is None and session.told_limits is not RELAYED:
            await self._arrivals.take(session.address, session.told_limits.arrivals_per_address)

    def _check_invited(self, hello: Hello) -> None:
        if hello.invitation is None or not self._context.bots.expects(hello.invitation):
            raise Refusal("bad_invitation", "this door is for bots that the server has sent for")

    def _check_not_banned(self, hello: Hello) -> None:
        self._bans.check_name(hello.name)
        if hello.token is not None:
            self._bans.check_person(digest_of_token(hello.token))

    def _fire_if_empty(self) -> None:
        if self._empty is not None and not self._empty.called and not self._sessions:
            self._empty.callback(None)

    def _take_over(self, person: Person) -> None:
        if person.line is not None:
            person.line.close("taken_over", "you came in by another connection")
            self._see_off(person)

    def _see_off(self, person: Person) -> None:
        """Their connection is gone; what is theirs is held at the tables."""
        person.line = None
        self._branches.end(person)
        self._nights.departed(person)
        self._friends.departed(person)
        self._lobby.unsubscribe(person)
        self._lobby.leave_aside(person)
        for code in tuple(person.present_at):
            self._lobby.tables[code].attendance.lose(person)
        if self._empty is None:
            self._lobby.person_changed(person)

    def _offers(self) -> Iterator[GameOffer]:
        for game in GAMES.values():
            options = msgspec.to_builtins(game.options_type())
            yield GameOffer(game.id, game.seat_counts, self._context.levels, options)
