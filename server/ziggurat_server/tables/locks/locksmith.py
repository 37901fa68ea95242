"""Making locks and trying passwords, which takes long: aside, one after the other, and only so often for each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from twisted.internet.defer import Deferred, DeferredLock

from ziggurat_server.guests.common_tries import CommonTries
from ziggurat_server.guests.password_tries import PasswordTries, too_many_tries
from ziggurat_server.guests.people import Person
from ziggurat_server.tables.locks.lock import Lock
from ziggurat_server.twisted_types import Clock

Aside: TypeAlias = Callable[[Callable[[], Lock | None]], "Deferred[Lock | None]"]
"""Runs a function where it may block; the Deferred fires with what became of it."""


class Locksmith:
    """Does the work of locks a piece at a time, so that it never takes more than one thread."""

    def __init__(self, clock: Clock, aside: Aside, tries: CommonTries) -> None:
        self._aside = aside
        self._made = PasswordTries(clock)
        self._tried = PasswordTries(clock)
        self._tries = tries
        self._working = DeferredLock()

    def make(self, person: Person, password: str, most: int) -> Deferred[Lock | None]:
        """A lock that this password opens, one of `most` in a minute. Raises Refusal `too_many_tries`."""
        self._made.take(person, most)
        return self._working.run(self._aside, partial(Lock.to, password))

    def try_password(self, person: Person, lock: Lock, password: str, most: int) -> Deferred[Lock | None]:
        """The lock if the password opens it, else None; one of `most` tries in a minute. An old lock is made anew then.

        Raises Refusal `too_many_tries`, as what it returns may later, and then the password is not even looked at.
        """
        self._tried.take(person, most)

        def tried(as_new: Lock | None) -> Lock | None:
            if as_new is None:
                return None
            lock.kept = as_new.kept
            return lock

        def may_try(has_try_left: bool) -> Deferred[Lock | None]:
            if not has_try_left:
                raise too_many_tries(most)
            return self._working.run(self._aside, partial(_try, Lock(lock.kept), password))

        return self._tries.take("password", person.site or person.id, most).addCallback(may_try).addCallback(tried)


def _try(lock: Lock, password: str) -> Lock | None:
    """The lock as it is to be from now on, if the password is right."""
    if not lock.opens_to(password):
        return None
    return Lock.to(password) if lock.is_old else lock
