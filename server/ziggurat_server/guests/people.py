"""Who is on the server: people and bots, known by a secret token of which only the hash is kept."""

from __future__ import annotations

import hashlib
import itertools
import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Final, NoReturn, Protocol, TypeAlias
from weakref import WeakValueDictionary

import msgspec
from twisted.internet.defer import Deferred, DeferredLock, succeed
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.wire.codec import encode
from ziggurat.wire.messages import Hello, RatingPoint, ServerMessage
from ziggurat_server.guests.addresses import HERE, site_of
from ziggurat_server.guests.remembering import Remembering
from ziggurat_server.journal.journal import Journal, NotKept
from ziggurat_server.journal.kept import KeptPerson
from ziggurat_server.journal.numbers import NewNumber
from ziggurat_server.journal.people_entries import PersonForgotten, PersonKept
from ziggurat_server.journal.shelf import Shelf
from ziggurat_server.naming.names import clean_name, name_key, numbered
from ziggurat_server.refusal import Refusal

_AT_ONCE: Final = 10
"""So many names are looked up together."""

_log = Logger()

Answerer: TypeAlias = Callable[[ServerMessage], None]


class Line(Protocol):
    """The connection behind which a person is. `address` is where it comes from, `addresses.HERE` for this machine."""

    address: str

    def send_line(self, line: bytes) -> None:
        """Send one encoded message."""

    def close(self, code: str, message: str, **params: str | int) -> None:
        """Say why in a `closing` message and end the connection."""


class Person:
    """Someone with a name. `line` is None while they are not connected. `hired` says that they are a program which this
    server itself started, to play or to keep a seat, `relayed` that they are connected to another server of the
    community, which passes on what they ask here.

    `digest` is the SHA-256 digest of the token that brings them back, None if there is none any more.
    `played` says that they have acted in a match, as a person does who comes to play.
    `present_at` holds the codes of the tables they are at, `seated_at` of those where a seat is theirs, be they there
    or not: once for each seat. `bots_hired` counts the bots that play for them. `ratings` has by game how strong they
    are as far as others may know, once that was looked up.
    """

    __slots__ = (
        *("__weakref__", "bot", "bots_hired", "digest", "hired", "id", "line", "name", "played", "present_at"),
        *("ratings", "relayed", "seated_at"),
    )

    def __init__(self, person_id: str, name: str, bot: bool, digest: bytes | None = None) -> None:
        self.id = person_id
        self.name = name
        self.bot = bot
        self.digest = digest
        self.played = False
        self.hired = False
        self.relayed = False
        self.ratings: Mapping[str, RatingPoint] = {}
        self.bots_hired = 0
        self.line: Line | None = None
        self.present_at: set[str] = set()
        self.seated_at: list[str] = []

    def __repr__(self) -> str:
        return f"<{self.id} {self.name!r}>"

    @property
    def site(self) -> str:
        """The place that they come from; empty if that is this machine, or they are not connected."""
        return HERE if self.line is None else site_of(self.line.address)

    def send(self, message: ServerMessage) -> None:
        """Send one message, if they are connected."""
        if self.line is not None:
            self.line.send_line(encode(message))

    def send_line(self, line: bytes) -> None:
        """Send one encoded message, if they are connected."""
        if self.line is not None:
            self.line.send_line(line)

    def answerer(self) -> Answerer:
        """What answers a request of this moment later: over this connection, and over no other that they make since.

        The numbers of requests are a connection's own.
        """
        asked_over = self.line

        def answer(message: ServerMessage) -> None:
            if self.line is asked_over:
                self.send(message)

        return answer


class CannotLookUp(Exception):
    """What is kept of people cannot be read now. Who comes may be known; they should try again."""


class Arrival(msgspec.Struct, frozen=True):
    """Who said hello, the token that brings them back, and the numbers of the open tables that are theirs on file."""

    person: Person
    token: str
    tables: tuple[int, ...] = ()


class People:
    """Everyone the server knows: those who are here or expected back at a table that is here, and through the shelf
    whoever else may come back.

    Somebody who is neither here nor expected stays the same person for as long as anything here refers to them.
    """

    def __init__(self, journal: Journal, shelf: Shelf, remembering: Remembering[Person], new_number: NewNumber) -> None:
        """`new_number` gives the number of each new person, which nobody's id has had."""
        self._journal = journal
        self._shelf = shelf
        self._remembering = remembering
        self._new_number = new_number
        self._here: dict[Person, None] = {}
        self._by_id: WeakValueDictionary[str, Person] = WeakValueDictionary()
        self._by_digest: WeakValueDictionary[bytes, Person] = WeakValueDictionary()
        self._by_name: dict[str, Person] = {}
        self._entrance = DeferredLock()

    def connected(self) -> list[Person]:
        """Everyone who is connected."""
        return [person for person in self._here if person.line is not None]

    def arrive(self, hello: Hello) -> Deferred[Arrival]:
        """The person who says this hello: the token's, or a new one if there is no token.

        They get the name they ask for, with a number behind it if somebody else has it. Fails with Refusal `bad_name`,
        or `bad_token` if the token is nobody's, and with CannotLookUp. One arrives after the other.
        """
        return self._entrance.run(lambda: Deferred.fromCoroutine(self._arrive(hello)))

    async def relayed(self, person_id: str, name: str) -> Person:
        """The person of that id, who is connected to another server under that name. Raises Refusal `bad_token`."""
        kept = await self._shelf.person_called(person_id)
        person = self.known(person_id) if kept is None else self.know(kept)
        if person is None:
            raise Refusal("bad_token", "nobody here has that id")
        self._remembering.come_back(person)
        self._give_name(person, name)
        return person

    def known(self, person_id: str) -> Person | None:
        """The person of that id, if they are here or something refers to them."""
        return self._by_id.get(person_id)

    def find(self, who: str) -> Deferred[Person | None]:
        """The person of that id or that name: connected, expected back, or the last one who left with it."""
        found = self.known(who) or self._by_name.get(name_key(who)) or self._last_who_left(name_key(who))
        if found is not None:
            return succeed(found)
        return self._shelf.person_called(who).addCallback(lambda kept: None if kept is None else self.know(kept))

    def may_have(self, person: Person, name: str) -> bool:
        """Whether nobody else who is here, or expected back at a table that is here, has that name."""
        return self._by_name.get(name_key(name), person) is person

    def held_names(self, names: Collection[str], asker: Person) -> Deferred[frozenset[str]]:
        """Those of these names (as `name_key` has them) that somebody else has who is expected back anywhere."""
        held = self._shelf.held_names([name_key(name) for name in names], asker.id)
        return held.addErrback(_nothing_read)

    def know(self, kept: KeptPerson) -> Person:
        """The person of whom that is kept: who is to `rest` or be `expect`ed if they are not here."""
        known = kept.known
        person = self._by_id.get(known.person)
        if person is None:
            self._by_id[known.person] = person = Person(known.person, known.name, known.bot)
            person.played = known.played
        person.digest = known.digest
        self._by_digest[known.digest] = person
        return person

    def expect(self, person: Person) -> None:
        """Keep the name of someone who is not connected and has a seat, if there is a token that brings them back."""
        if person.digest is not None:
            self._here[person] = None
            self._by_name.setdefault(name_key(person.name), person)

    def left(self, person: Person) -> None:
        """They are not connected any more."""
        self._shelf.leave(person.id).addErrback(_nobody_read)
        self.rest(person)

    def rest(self, person: Person) -> None:
        """Free the name of someone who is neither connected nor seated; who is forgotten in time, a bot at once."""
        if person.line is not None or person.seated_at or person not in self._here:
            return
        del self._here[person]
        if self._by_name.get(name_key(person.name)) is person:
            del self._by_name[name_key(person.name)]
        if person.relayed:
            return  # they are another server's to remember
        if person.bot:
            self._forget(person)
            return
        for forgotten in self._remembering.rest(person):
            self._forget(forgotten)

    def let_go(self, person: Person) -> None:
        """Nobody comes back as this person; their name is free once they are gone."""
        if person.digest is not None:
            self._by_digest.pop(person.digest, None)
        person.digest = None

    def _last_who_left(self, key: str) -> Person | None:
        return next((person for person in self._remembering.last_first() if name_key(person.name) == key), None)

    def _forget(self, person: Person) -> None:
        self.let_go(person)
        self._journal.note(PersonForgotten(person.id))

    async def _arrive(self, hello: Hello) -> Arrival:
        name = clean_name(hello.name)
        arrival = await (self._new_person(name, hello) if hello.token is None else self._returning(hello.token))
        person = arrival.person
        free = await self._free_name(person, name)
        self._remembering.come_back(person)
        self._give_name(person, free)
        if person.digest is not None:
            self._journal.note(PersonKept(person.id, person.name, person.bot, person.digest))
        if hello.token is None:
            # A token that was told is good from then on, at every server and after a kill; unless nothing can be kept.
            with suppress(NotKept):
                await self._journal.settled()
        return arrival

    async def _new_person(self, name: str, hello: Hello) -> Arrival:
        token = secrets.token_urlsafe(24)
        digest = digest_of_token(token)
        number = await self._new_number().addErrback(_cannot_look_up)
        person = Person(f"p{number}", name, hello.kind == "bot", digest)
        self._by_id[person.id] = person
        self._by_digest[digest] = person
        return Arrival(person, token)

    async def _returning(self, token: str) -> Arrival:
        digest = digest_of_token(token)
        here = self._by_digest.get(digest)
        looking = self._shelf.person_with(digest)
        kept = await looking.addErrback(_cannot_look_up if here is None else _nobody_read)
        person = self._by_digest.get(digest)
        if person is None and kept is not None:
            person = self.know(kept)
        if person is None:
            raise Refusal("bad_token", "nobody here has that token; come without one, as someone new")
        return Arrival(person, token, () if kept is None else kept.tables)

    async def _free_name(self, person: Person, wanted: str) -> str:
        """The first of the names that nobody else has who is here or expected back: the wanted one, or it numbered."""
        candidates = itertools.chain([wanted], (numbered(wanted, number) for number in itertools.count(2)))
        while True:
            some = {name_key(name): name for name in itertools.islice(candidates, _AT_ONCE)}
            keys = [key for key, name in some.items() if self.may_have(person, name)]
            taken = await self._shelf.take_name(keys, person.id).addErrback(partial(_first, keys))
            if taken is not None:
                return some[taken]

    def _give_name(self, person: Person, name: str) -> None:
        if self._by_name.get(name_key(person.name)) is person:
            del self._by_name[name_key(person.name)]
        person.name = name
        self._by_name[name_key(name)] = person
        self._here[person] = None


def digest_of_token(token: str) -> bytes:
    """The SHA-256 digest of a token: all that is kept of it."""
    return hashlib.sha256(token.encode()).digest()


def _cannot_look_up(failure: Failure) -> NoReturn:
    """The file cannot be read now, so that nobody can be told who they are."""
    _nobody_read(failure)
    raise CannotLookUp


def _nobody_read(failure: Failure) -> None:
    """The file cannot be read now: only who is known here comes back."""
    _log.error("people cannot be looked up ({why})", why=failure.value)


def _first(keys: Sequence[str], failure: Failure) -> str | None:
    """The names cannot be looked up now: only those of people who are known here count."""
    _nothing_read(failure)
    return next(iter(keys), None)


def _nothing_read(failure: Failure) -> frozenset[str]:
    """The file cannot be read now: only the names of those who are known here count."""
    _log.error("names cannot be looked up ({why})", why=failure.value)
    return frozenset()
