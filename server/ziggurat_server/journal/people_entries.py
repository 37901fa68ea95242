"""The journal's entries about people: who may come back, and what they want done with what is known of them."""

from __future__ import annotations

from ziggurat.bounds import PersonId, ShownName
from ziggurat.wire.messages import Openness
from ziggurat_server.journal.entry import Entry


class PersonKept(Entry, frozen=True):
    """Someone is known under this name to whoever has the token of this SHA-256 digest. `played` is only read."""

    person: PersonId
    name: ShownName
    bot: bool
    digest: bytes
    played: bool = False


class PersonPlayed(Entry, frozen=True):
    """Someone acted in a match, for the first time."""

    person: str


class PersonRested(Entry, frozen=True):
    """Someone has left and has no seat; they may come back."""

    person: str


class EveryoneLeft(Entry, frozen=True):
    """The server starts: whoever was here is not, until they come."""


class PersonForgotten(Entry, frozen=True):
    """Nobody comes back as this person any more."""

    person: str


class PersonErased(Entry, frozen=True):
    """Somebody wants to be forgotten, with all that says who they were. They have neither seat nor table."""

    person: str
    name: str


class ProfileShared(Entry, frozen=True):
    """Others see so much of somebody's profile from now on."""

    person: str
    openness: Openness


class PeoplePruned(Entry, frozen=True):
    """Of those who have left and have no place at an open table only `most` are kept: those who have played before
    others, and then the last who left."""

    most: int
