"""Who is on the server: people and bots, known by a secret token of which only the hash is kept."""

from __future__ import annotations

import hashlib
import itertools
import secrets
from collections.abc import Callable, Iterable
from typing import Protocol, TypeAlias

import msgspec

from ziggurat.wire.codec import encode
from ziggurat.wire.messages import Hello, ServerMessage
from ziggurat_server.guests.addresses import HERE, site_of
from ziggurat_server.guests.names import clean_name, name_key, numbered
from ziggurat_server.guests.resting import Resting
from ziggurat_server.journal.journal import Journal, PersonForgotten, PersonKept
from ziggurat_server.refusal import Refusal

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
    server itself started, to play or to keep a seat.

    `played` says that they have acted in a match, as a person does who comes to play.
    `present_at` holds the codes of the tables they are at, `seated_at` of those where a seat is theirs, be they there
    or not: once for each seat. `bots_hired` counts the bots that play for them.
    """

    __slots__ = ("bot", "bots_hired", "hired", "id", "line", "name", "played", "present_at", "seated_at")

    def __init__(self, person_id: str, name: str, bot: bool) -> None:
        self.id = person_id
        self.name = name
        self.bot = bot
        self.played = False
        self.hired = False
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


class Arrival(msgspec.Struct, frozen=True):
    """Who said hello, and the token that brings them back."""

    person: Person
    token: str


class People:
    """Everyone the server knows, as the journal does.

    Of the people who left for good it remembers the last `remembered`, first of all those who have played, and no bots,
    of which many come and go.
    """

    def __init__(self, remembered: int, journal: Journal) -> None:
        self._journal = journal
        self._numbers = itertools.count(1)
        self._by_digest: dict[bytes, Person] = {}
        self._digests: dict[Person, bytes] = {}
        self._by_name: dict[str, Person] = {}
        self._resting: Resting[Person] = Resting(remembered)

    def connected(self) -> list[Person]:
        """Everyone who is connected."""
        return [person for person in self._digests if person.line is not None]

    def arrive(self, hello: Hello) -> Arrival:
        """The person who says this hello: the token's, or a new one if there is no token.

        They get the name they ask for, with a number behind it if somebody else has it. Raises Refusal `bad_name`, or
        `bad_token` if the token is nobody's.
        """
        name = clean_name(hello.name)
        arrival = self._new_person(name, hello) if hello.token is None else self._returning(hello.token)
        person, known_as = arrival.person, None if hello.token is None else arrival.person.name
        self._resting.remove(person)
        self._give_name(person, name)
        if person.name != known_as:
            self._journal.note(PersonKept(person.id, person.name, person.bot, self._digests[person]))
        return arrival

    def known(self, person_id: str) -> Person | None:
        """The person of that id."""
        return next((person for person in self._digests if person.id == person_id), None)

    def find(self, who: str) -> Person | None:
        """The person of that id or that name: connected, expected back, or the last one who left with it."""
        return self.known(who) or self._by_name.get(name_key(who)) or self._last_who_left(name_key(who))

    def may_have(self, person: Person, name: str) -> bool:
        """Whether nobody else who is here, or expected back, has that name."""
        return self._by_name.get(name_key(name), person) is person

    def digest_of(self, person: Person) -> bytes:
        """The SHA-256 digest of the token that brings them back."""
        return self._digests[person]

    def bring_back(self, known: Iterable[PersonKept], newest: int) -> dict[str, Person]:
        """Know these people again, by their ids. Whoever of them has got a seat is to be `expect`ed, the others `rest`.

        `newest` is the highest number that anybody's id has had: nobody gets one of those any more.
        """
        self._numbers = itertools.count(newest + 1)
        return {kept.person: self._known_again(kept) for kept in known}

    def expect(self, person: Person) -> None:
        """Keep the name of someone who is not connected and has a seat, if there is a token that brings them back."""
        if person in self._digests:
            self._by_name[name_key(person.name)] = person

    def rest(self, person: Person) -> None:
        """Free the name of someone who is neither connected nor seated; who is forgotten in time, a bot at once."""
        if person.line is not None or person.seated_at or person not in self._digests:
            return
        if self._by_name.get(name_key(person.name)) is person:
            del self._by_name[name_key(person.name)]
        if person.bot:
            self._forget(person)
            return
        forgotten = self._resting.add(person)
        if forgotten is not None:
            self._forget(forgotten)

    def _last_who_left(self, key: str) -> Person | None:
        return next((person for person in self._resting.last_first() if name_key(person.name) == key), None)

    def _forget(self, person: Person) -> None:
        del self._by_digest[self._digests.pop(person)]
        self._journal.note(PersonForgotten(person.id))

    def _new_person(self, name: str, hello: Hello) -> Arrival:
        token = secrets.token_urlsafe(24)
        person = Person(f"p{next(self._numbers)}", name, bot=hello.kind == "bot")
        self._digests[person] = digest = digest_of_token(token)
        self._by_digest[digest] = person
        return Arrival(person, token)

    def _known_again(self, kept: PersonKept) -> Person:
        person = Person(kept.person, kept.name, kept.bot)
        person.played = kept.played
        self._digests[person] = kept.digest
        self._by_digest[kept.digest] = person
        return person

    def _returning(self, token: str) -> Arrival:
        person = self._by_digest.get(digest_of_token(token))
        if person is None:
            raise Refusal("bad_token", "nobody here has that token; come without one, as someone new")
        return Arrival(person, token)

    def _give_name(self, person: Person, wanted: str) -> None:
        if self._by_name.get(name_key(person.name)) is person:
            del self._by_name[name_key(person.name)]
        candidates = itertools.chain([wanted], (numbered(wanted, number) for number in itertools.count(2)))
        person.name = next(name for name in candidates if self.may_have(person, name))
        self._by_name[name_key(person.name)] = person


def digest_of_token(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
