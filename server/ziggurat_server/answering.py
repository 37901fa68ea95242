"""How what a person asks comes to its answer: once all is here that it takes, in turn where it is much to read, or by
the server that has the table, or the person whom it is for."""

from __future__ import annotations

from functools import partial
from typing import TypeAlias

from twisted.internet.defer import Deferred

from ziggurat.wire.messages import ClientMessage, History, Legal, Replay, Resume, Subscribe
from ziggurat_server.branches import Branches
from ziggurat_server.counting import Counting
from ziggurat_server.fetching import Fetching
from ziggurat_server.guests.people import Line, Person
from ziggurat_server.guests.turns import Turns
from ziggurat_server.ownership import Ownership
from ziggurat_server.requests import Requests

_Reading: TypeAlias = Subscribe | Resume | Legal | Replay | History
"""What is answered with so much that it takes turns."""


class Answering:
    """Has requests answered. Those who read much take `turns`, and so does everyone at one address."""

    def __init__(
        self,
        requests: Requests,
        fetching: Fetching,
        counting: Counting,
        turns: Turns,
        branches: Branches,
        ownership: Ownership,
    ) -> None:
        self._requests = requests
        self._fetching = fetching
        self._counting = counting
        self._turns = turns
        self._branches = branches
        self._ownership = ownership

    def answer(self, person: Person, message: ClientMessage) -> Deferred[None] | None:
        """Do what is asked, now or as soon as possible. Raises Refusal, as what it returns may later; then nothing has
        changed."""
        settling = self._ownership.settle() if getattr(message, "table", None) is not None else None
        if settling is None:
            return self._fetch(person, message)
        return settling.addCallback(partial(self._fetch_late, person, person.line, message))

    def _fetch_late(
        self, person: Person, asked_over: Line | None, message: ClientMessage, _: object
    ) -> Deferred[None] | None:
        """It is known now what is here; they may have gone."""
        return self._fetch(person, message) if person.line is asked_over else None

    def _fetch(self, person: Person, message: ClientMessage) -> Deferred[None] | None:
        fetching = self._fetching.fetch(person, message)
        if fetching is None:
            return self._answer(person, message)
        return fetching.addCallback(partial(self._answer_late, person, person.line, message))

    def _answer_late(
        self, person: Person, asked_over: Line | None, message: ClientMessage, _: object
    ) -> Deferred[None] | None:
        """All is here; they may have gone."""
        return self._answer(person, message) if person.line is asked_over else None

    def _answer(self, person: Person, message: ClientMessage) -> Deferred[None] | None:
        elsewhere = None if person.relayed else self._fetching.elsewhere(person, message)
        if elsewhere is not None:
            self._branches.forward(person, message, elsewhere)
            return None
        return self._counting.answer(person, message, partial(self._answer_here, person, person.line, message))

    def _answer_here(self, person: Person, asked_over: Line | None, message: ClientMessage) -> Deferred[None] | None:
        """All is known that it takes; they may have gone."""
        if person.line is not asked_over:
            return None
        if isinstance(message, _Reading) and not person.hired:
            return self._turns.take(person.site or person.id, partial(self._read, person, person.line, message))
        return self._requests.answer(person, message)

    def _read(self, person: Person, asked_over: Line | None, message: ClientMessage) -> None:
        """Somebody's turn to read has come, if they still have the connection over which they asked."""
        if person.line is asked_over:
            self._requests.answer(person, message)
