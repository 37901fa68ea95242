"""What of friends' tags the local network is shown."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final

from ziggurat.friend_tags import FriendTag, ShortTag, TagSalt, new_salt, short_tag
from ziggurat.wire.discovery import MOST_FRIENDS_SHOWN

_CHANCE: Final = random.SystemRandom()


class AnnouncedTags:
    """The tags in short, with another salt whenever there are others: so nobody who does not know them can say which of
    them came, which went, and whether one was there before. Of very many some by lot are shown."""

    def __init__(self) -> None:
        self._tags: frozenset[FriendTag] = frozenset()
        self.salt: TagSalt | None = None
        self.shown: tuple[ShortTag, ...] = ()

    def show(self, tags: Iterable[FriendTag]) -> None:
        """These are here now."""
        now = frozenset(tags)
        if now == self._tags:
            return
        self._tags = now
        salt = new_salt()
        chosen = _CHANCE.sample(sorted(now), min(len(now), MOST_FRIENDS_SHOWN))
        self.salt = salt if chosen else None
        self.shown = tuple(sorted(short_tag(tag, salt) for tag in chosen))
