"""What a greeted person can ask about one other person."""

from __future__ import annotations

from typing import TypeAlias

from twisted.internet.defer import Deferred

from ziggurat.wire.messages import Done, Whisper
from ziggurat_server.friends.whispers import Whispers
from ziggurat_server.guests.people import Line, Person

FriendRequest: TypeAlias = Whisper


class FriendRequests:
    """Answers such requests. Raises Refusal, as what it returns may later, and then nothing has changed."""

    def __init__(self, whispers: Whispers) -> None:
        self.whispers = whispers

    def answer(self, person: Person, ask: FriendRequest) -> Deferred[None] | None:
        """Do what is asked."""
        return Deferred.fromCoroutine(self._whisper(person, person.line, ask))

    def departed(self, person: Person) -> None:
        """They are not connected any more."""
        self.whispers.departed(person)

    def erase(self, person: Person) -> None:
        """They want to be forgotten."""
        self.whispers.lines.erase(person.id)

    async def _whisper(self, person: Person, asked_over: Line | None, ask: Whisper) -> None:
        if await self.whispers.say(person, asked_over, ask):
            person.send(Done(ask.id))
