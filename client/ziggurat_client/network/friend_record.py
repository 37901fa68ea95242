"""What the server told us of friends since we came: who is here, and who wants to be one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ziggurat.bounds import PersonId
from ziggurat.friend_tags import FriendTag
from ziggurat.wire.messages import Befriended, FriendHere, FriendWanted

MOST_WANTING: Final = 100
"""Of so many it is remembered that they want to be friends."""


class FriendRecord:
    """`here` has by their tags the friends who are here, `wanting` by their ids the names of those who want to be our
    friends, and `wanted` the ids of those whose friendship we want."""

    def __init__(self) -> None:
        self.here: dict[FriendTag, FriendHere] = {}
        self.wanting: dict[PersonId, str] = {}
        self.wanted: set[PersonId] = set()
        self._tags: frozenset[FriendTag] = frozenset()

    def look_for(self, tags: Iterable[FriendTag]) -> None:
        """We say these tags from now on: nobody else is a friend."""
        self._tags = frozenset(tags)
        self.here = {tag: told for tag, told in self.here.items() if tag in self._tags}

    def hear(self, told: FriendHere | FriendWanted | Befriended) -> None:
        """Take in what the server says."""
        match told:
            case FriendHere(here=True) if told.tag in self._tags:
                self.here[told.tag] = told
            case FriendHere():
                self.here.pop(told.tag, None)
            case FriendWanted(wanted=True):
                self.wanting[told.person] = told.name
                if len(self.wanting) > MOST_WANTING:
                    del self.wanting[next(iter(self.wanting))]
            case FriendWanted():
                self.wanting.pop(told.person, None)
                self.wanted.discard(told.person)
            case Befriended():
                self.wanting.pop(told.person, None)
