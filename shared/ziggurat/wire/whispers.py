"""The messages of two people who speak with each other alone."""

from __future__ import annotations

from ziggurat.bounds import ChatText, Instant, PersonId, RequestId, ShownName
from ziggurat.wire.terms import Message


class Whisper(Message, frozen=True):
    """Say a line to one person alone, who is on the server now."""

    id: RequestId
    person: PersonId
    text: ChatText


class Whispered(Message, frozen=True):
    """A line between us and that person, whom it names: theirs, or our `own` as it was told to them. `at` is seconds
    since 1970, UTC."""

    person: PersonId
    name: ShownName
    text: ChatText
    at: Instant
    own: bool = False
