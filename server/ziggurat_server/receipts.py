"""Saying that what somebody asked for is done: not before it is kept, or other servers see it."""

from __future__ import annotations

from ziggurat.wire.messages import Done, Error
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal


class Receipts:
    """Gives them to those who still have the connection over which they asked."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context

    def once_kept(self, person: Person, done: Done) -> None:
        """Say that it is done once that cannot be lost any more, or that it is not saved."""
        refusal = not_saved()
        self._once_settled(person, done, Error(refusal.code, refusal.message, done.id))

    def once_seen(self, person: Person, done: Done) -> None:
        """Say that it is done once other servers count it, or cannot; at once where there are none."""
        if self._context.elsewhere.is_counted:
            self._once_settled(person, done, done)
        else:
            person.send(done)

    def _once_settled(self, person: Person, done: Done, undone: Done | Error) -> None:
        answer = person.answerer()
        self._context.journal.settled().addCallbacks(lambda _: answer(done), lambda _: answer(undone))


def not_saved() -> Refusal:
    """What whoever asks for something that lasts is told while nothing can be kept."""
    return Refusal("not_saved", "the server cannot write anything down now; try again in a while")
