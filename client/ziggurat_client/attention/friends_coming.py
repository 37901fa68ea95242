"""A person is told when a friend comes, and who wants to be one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ziggurat.friend_tags import FriendTag
from ziggurat.wire.messages import Befriended, FriendHere, FriendWanted, Welcome
from ziggurat_client.attention.asking import Asking
from ziggurat_client.attention.notices import Notices
from ziggurat_client.clock import Clock
from ziggurat_client.kept.ignored_people import IgnoredPeople
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.servers.friend_circle import FriendCircle
from ziggurat_client.wording.listing import listing
from ziggurat_client.wording.words import Words

AT_ONCE: Final = 2.0
"""Seconds after our own coming within which friends are told of together: they were here before us."""
SOON: Final = 90.0
"""Seconds within which a friend who comes back is not told of again: their connection was lost."""


class FriendsComing:
    """Tells it in a sentence; to those who look elsewhere and want notices of the system, by one of these too."""

    def __init__(
        self,
        circle: FriendCircle,
        ignored: IgnoredPeople,
        memory: Memory,
        window: Asking,
        notices: Notices,
        words: Words,
        clock: Clock,
        tell: Callable[[str], None],
    ) -> None:
        self._circle = circle
        self._ignored = ignored
        self._memory = memory
        self._window = window
        self._notices = notices
        self._words = words
        self._clock = clock
        self._tell = tell
        self._here: set[FriendTag] = set()
        self._gone: dict[FriendTag, float] = {}
        self._came = -AT_ONCE
        self._greeted: list[str] = []

    def hear(self, arrival: Arrival) -> None:
        """Something has arrived, which the circle of friends has taken in."""
        match arrival:
            case Welcome():
                self._came, self._greeted = self._clock.now(), []
                self._gone |= dict.fromkeys(self._here, self._came)
                self._here.clear()
            case FriendHere():
                self._heard(arrival)
            case FriendWanted(wanted=True) if not self._ignored.has(arrival.person):
                self._tell(self._words.say("friends.told.wanted", name=arrival.name))
            case Befriended() if self._circle.is_friend(arrival.person):
                self._tell(self._words.say("friends.told.befriended", name=arrival.name))

    def _heard(self, told: FriendHere) -> None:
        friend = self._circle.known_by(told.tag)
        if friend is None:
            return
        if not told.here:
            self._here.discard(told.tag)
            self._gone[told.tag] = self._clock.now()
            return
        is_new = told.tag not in self._here
        self._here.add(told.tag)
        now, before = self._clock.now(), self._gone.get(told.tag)
        wants_it = self._memory.profile.friend_notices and not self._ignored.has(told.person)
        if is_new and wants_it and (before is None or now - before > SOON):
            if now - self._came < AT_ONCE:
                self._greeted.append(friend.name)
                self._say(self._greeted)
            else:
                self._say([friend.name])

    def _say(self, names: Sequence[str]) -> None:
        sentence = self._words.say("friends.told.here", count=len(names), names=listing(self._words, names))
        self._tell(sentence)
        if not self._window.focused and self._memory.profile.system_notices:
            self._notices.show(self._words.say("notices.friends"), sentence)
