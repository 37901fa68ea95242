"""The messages of two people who are friends, or become it: they have a secret of their own, and no server keeps it."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from ziggurat.bounds import PersonId, RequestId, ShownName, TableCode
from ziggurat.friend_tags import FriendTag, PairSecret
from ziggurat.wire.terms import Message

MOST_FRIENDS: Final = 100
"""The most friends whom somebody can look for at a server."""


class Befriend(Message, frozen=True):
    """I want to be that person's friend, or with `wanted` off not, or not any more: once both want it, we are."""

    id: RequestId
    person: PersonId
    wanted: bool = True


class ShowFriends(Message, frozen=True):
    """These are the tags of me and each of my friends; with `seen` off they are not told of me. They take the place of
    those before."""

    id: RequestId
    tags: Annotated[tuple[FriendTag, ...], msgspec.Meta(max_length=MOST_FRIENDS)]
    seen: bool = True


class FriendWanted(Message, frozen=True):
    """That person wants to be our friend; with `wanted` off neither of us waits for the other any more."""

    person: PersonId
    name: ShownName
    wanted: bool = True


class Befriended(Message, frozen=True):
    """That person and we are friends. `secret` is ours alone: the server has drawn it by lot and forgets it."""

    person: PersonId
    name: ShownName
    secret: PairSecret


class FriendHere(Message, frozen=True):
    """The friend with whom we have that tag is here, moved to another table, or is not here any more. `table` is where
    they sit or watch, if anywhere listed."""

    tag: FriendTag
    person: PersonId
    name: ShownName
    here: bool = True
    table: TableCode | None = None
