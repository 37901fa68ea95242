"""What a greeted person can ask about one other person: whispers, friendship, and that they are looked at."""

from __future__ import annotations

from typing import TypeAlias

from twisted.internet.defer import Deferred

from ziggurat.wire.messages import Befriend, Done, Report, ShowFriends, Whisper
from ziggurat_server.context import ServerContext
from ziggurat_server.friends.befriending import Befriending
from ziggurat_server.friends.others import Others
from ziggurat_server.friends.presence import Presence
from ziggurat_server.friends.whispers import Whispers
from ziggurat_server.guests.people import Line, People, Person
from ziggurat_server.lobby import Lobby
from ziggurat_server.receipts import Receipts
from ziggurat_server.reports.book import ReportBook
from ziggurat_server.reports.reporting import Reporting

FriendRequest: TypeAlias = Whisper | Befriend | ShowFriends | Report


class FriendRequests:
    """Answers such requests. Raises Refusal, as what it returns may later, and then nothing has changed."""

    def __init__(self, people: People, lobby: Lobby, book: ReportBook, context: ServerContext) -> None:
        others = Others(people)
        self.whispers = Whispers(others, lobby, context)
        self.presence = Presence(context.clock, lobby.look)
        self.reporting = Reporting(people, lobby, self.whispers.lines, book, context)
        lobby.elsewhere.hear_friend = self.presence.show_elsewhere
        self._befriending = Befriending(others, context)
        self._lobby = lobby
        self._receipts = Receipts(context)

    def answer(self, person: Person, ask: FriendRequest) -> Deferred[None] | None:
        """Do what is asked."""
        match ask:
            case Whisper():
                return Deferred.fromCoroutine(self._whisper(person, person.line, ask))
            case Befriend():
                return Deferred.fromCoroutine(self._befriend(person, person.line, ask))
            case ShowFriends():
                self.presence.show(person, ask.tags, seen=ask.seen)
                self._lobby.tags_changed(person)
                person.send(Done(ask.id))
            case Report():
                self.reporting.report(person, ask)
                self._receipts.once_kept(person, Done(ask.id))
        return None

    def departed(self, person: Person) -> None:
        """They are not connected any more."""
        self.whispers.departed(person)
        self._befriending.departed(person)
        self.presence.departed(person)

    def erase(self, person: Person) -> None:
        """They want to be forgotten."""
        self.whispers.lines.erase(person.id)
        self.reporting.book.erase(person.id)
        self._lobby.forget_said(person.id)

    async def _whisper(self, person: Person, asked_over: Line | None, ask: Whisper) -> None:
        if await self.whispers.say(person, asked_over, ask):
            person.send(Done(ask.id))

    async def _befriend(self, person: Person, asked_over: Line | None, ask: Befriend) -> None:
        if await self._befriending.ask(person, asked_over, ask):
            person.send(Done(ask.id))
