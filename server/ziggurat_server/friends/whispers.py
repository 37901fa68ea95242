"""Whispers: lines from one person to another, of which nobody else learns and nothing is written down."""

from __future__ import annotations

from ziggurat.wire.messages import Whisper, Whispered
from ziggurat_server.context import ServerContext
from ziggurat_server.friends.lines_between import LinesBetween
from ziggurat_server.friends.others import Others
from ziggurat_server.guests.people import Line, Person
from ziggurat_server.lobby import Lobby
from ziggurat_server.naming.names import clean_text
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.state import TableState


class Whispers:
    """Passes them on, to the one they are for and back to the one who said them; `lines` remembers the last of them."""

    def __init__(self, others: Others, lobby: Lobby, context: ServerContext) -> None:
        self.lines = LinesBetween()
        self._others = others
        self._lobby = lobby
        self._context = context

    async def say(self, person: Person, asked_over: Line | None, ask: Whisper) -> bool:
        """Pass it on; whether it was, which it is not if they have gone. Raises Refusal: `muted`, `rated_match`,
        `too_many_lines`, `not_yourself` and `not_here`."""
        text = clean_text(ask.text)
        await self._context.talk.take(person, self._context.limits.told.lines_per_minute)
        if person.line is not asked_over:
            return False
        other, at = self._others.find(person, ask.person), self._context.now()
        self._check_may_whisper(person, other)
        line = Whispered(person.id, person.name, text, at)
        self.lines.keep(line, other.id)
        other.send(line)
        person.send(Whispered(other.id, other.name, text, at, own=True))
        return True

    def departed(self, person: Person) -> None:
        """They are not connected any more."""
        self.lines.departed(person.id, self._is_here)

    def _is_here(self, who: str) -> bool:
        return self._others.look_for(who) is not None

    def _check_may_whisper(self, person: Person, other: Person) -> None:
        """A host who lets somebody not speak at a table means those at it; and at a match that counts nobody confers.

        Raises Refusal.
        """
        for code in person.present_at & other.present_at:
            if code in self._lobby.tables:
                self._lobby.tables[code].state.moderation.check_may_speak(person)
        for code in {*person.seated_at, *other.seated_at}:
            table = self._lobby.tables.get(code)
            if table is not None and _counts(table.state) and _is_at(table.state, person, other):
                raise Refusal("rated_match", "nobody whispers with its players while a rated match is played")


def _counts(state: TableState) -> bool:
    return state.is_playing and state.rated != "no"


def _is_at(state: TableState, *people: Person) -> bool:
    """Whether all of them are there or have a seat."""
    return all(person in state.audience or state.seating.seats_of(person) for person in people)
