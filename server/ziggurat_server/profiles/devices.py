"""Letting other devices of the same person in, by a code that their first one shows."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from ziggurat_server.guests.people import Person, digest_of_token
from ziggurat_server.refusal import Refusal
from ziggurat_server.twisted_types import Clock

SECONDS: Final = 300
"""So long a code lets one device in."""
_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Those that nobody takes for one another."""
_GROUPS: Final = 2
_GROUP: Final = 4
_MOST: Final = 10_000
"""So many codes at most are good at a time: the oldest end first."""


class Promise(NamedTuple):
    """Whose device a code lets in, by which token and name, and until when by the server's clock."""

    person: str
    name: str
    token: str
    until: float


class Devices:
    """Gives codes and takes them, each once. They are kept in memory alone, like the tokens in them."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._promises: dict[str, Promise] = {}

    def let_in(self, person: Person, token: str) -> str:
        """A code for one more device of theirs; the one before is none any more.

        Raises Refusal `bad_token` if the token is not theirs.
        """
        if person.digest is None or person.bot or digest_of_token(token) != person.digest:
            raise Refusal("bad_token", "that is not your token")
        self._drop(person.id)
        while len(self._promises) >= _MOST:
            del self._promises[next(iter(self._promises))]
        letters = [secrets.choice(_LETTERS) for _ in range(_GROUPS * _GROUP)]
        code = "".join(letters)
        self._promises[code] = Promise(person.id, person.name, token, self._clock.seconds() + SECONDS)
        return "-".join(code[start : start + _GROUP] for start in range(0, len(code), _GROUP))

    def take(self, typed: str) -> Promise:
        """What that code promises. Raises Refusal `bad_device_code` if it leads to none, or does not now."""
        promise = self._promises.pop("".join(filter(str.isalnum, typed)).upper(), None)
        if promise is None or promise.until < self._clock.seconds():
            raise Refusal("bad_device_code", "that code lets nobody in; have your other device show a new one")
        return promise

    def _drop(self, person: str) -> None:
        self._promises = {code: promise for code, promise in self._promises.items() if promise.person != person}
