"""Our friends, wherever we are: who of them is on the server with us, and how somebody becomes one."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from typing import Final

from ziggurat.bounds import PersonId, ServerId
from ziggurat.friend_tags import FriendTag, PairSecret, ShortTag, TagSalt, friend_tag, short_tag
from ziggurat.wire.messages import Befriend, Befriended, Done, FriendHere, ShowFriends, Welcome
from ziggurat_client.discovery.found import FoundServer
from ziggurat_client.kept.friends import Friend, Friends
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.network.remote import Answer, Remote

_MOST_NEAR: Final = 200
"""Of so many servers nearby it is remembered who is there."""


class FriendCircle:
    """Shows the server our tags whenever we come to it, and keeps whoever becomes a friend there.

    `now` gives the seconds since 1970.
    """

    def __init__(self, memory: Memory, remote: Remote, now: Callable[[], float]) -> None:
        self.kept = Friends(memory.folder)
        self._memory = memory
        self._remote = remote
        self._now = now
        self._by_tag: dict[FriendTag, Friend] = {}
        self._near: dict[ServerId, tuple[Hashable, tuple[Friend, ...]]] = {}
        """What was read of servers nearby, by what they said: it is looked at with every frame."""

    # ------------------------------------------------------------------ who is here

    @property
    def here(self) -> dict[FriendTag, FriendHere]:
        """What is told of those who are on the server with us, by their tags."""
        return self._remote.friends.here

    def where(self, friend: Friend) -> FriendHere | None:
        """Where on this server they are, if they are."""
        return next((told for tag, told in self.here.items() if self._by_tag.get(tag) == friend), None)

    def known_by(self, tag: FriendTag) -> Friend | None:
        """The friend with whom we have that tag at this server."""
        return self._by_tag.get(tag)

    def is_friend(self, person: PersonId) -> bool:
        """Whether that person is here as a friend, or became one at this server."""
        if any(told.person == person for told in self.here.values()):
            return True
        welcome = self._remote.welcome
        server = None if welcome is None else welcome.server_id
        return server is not None and any((one.server, one.person) == (server, person) for one in self.kept.all)

    def at(self, server: FoundServer) -> tuple[Friend, ...]:
        """Those of whom a server nearby says that they are there, in words that only we and they can read."""
        advert = server.advert
        if advert.salt is None or not self.kept.all:
            return ()
        key = advert.id, advert.salt, advert.friends, self.kept.all
        if self._near.get(advert.id, (None, ()))[0] != key:
            if len(self._near) >= _MOST_NEAR:
                self._near.clear()
            self._near[advert.id] = key, tuple(self._recognised(advert.id, advert.salt, frozenset(advert.friends)))
        return self._near[advert.id][1]

    def near(self, servers: Sequence[FoundServer]) -> dict[PairSecret, FoundServer]:
        """At which other server each friend is who is at one; the first of them where one is at several."""
        welcome = self._remote.welcome
        here = None if welcome is None else welcome.server_id
        found: dict[PairSecret, FoundServer] = {}
        for server in servers:
            if server.advert.id != here:
                for friend in self.at(server):
                    found.setdefault(friend.secret, server)
        return found

    def _recognised(self, server: ServerId, salt: TagSalt, shown: frozenset[ShortTag]) -> Iterator[Friend]:
        for friend in self.kept.all:
            if short_tag(friend_tag(friend.secret, server), salt) in shown:
                yield friend

    @property
    def are_possible(self) -> bool:
        """Whether the server that we are on knows of friends."""
        return self._remote.welcome is not None and self._remote.welcome.server_id is not None

    # ------------------------------------------------------------------ becoming friends, and no more

    def befriend(self, person: PersonId, refused: Callable[[Answer], None]) -> None:
        """Want that person's friendship, or agree to theirs. A refusal goes to `refused`."""
        record = self._remote.friends
        record.wanted.add(person)

        def answered(answer: Answer) -> None:
            if not isinstance(answer, Done):
                record.wanted.discard(person)
                refused(answer)

        self._remote.ask(partial(_want, person, True), answered)

    def turn_down(self, person: PersonId) -> None:
        """Do without that person's friendship, or take back that we want it. They are not told that we do not."""
        self._remote.friends.wanting.pop(person, None)
        self._remote.friends.wanted.discard(person)
        self._remote.ask(partial(_want, person, False))

    def remove(self, friend: Friend) -> None:
        """Be friends no more: we are not told of each other from now on."""
        self.kept.remove(friend)
        self.show()

    def show(self) -> None:
        """Say our tags to the server that we are on, if it knows of them."""
        welcome = self._remote.welcome
        if welcome is None or welcome.server_id is None:
            self._by_tag = {}
            return
        server = welcome.server_id
        self._by_tag = {friend_tag(friend.secret, server): friend for friend in self.kept.all}
        tags, seen = tuple(self._by_tag), self._memory.profile.seen_by_friends
        self._remote.friends.look_for(tags)
        self._remote.ask(lambda number: ShowFriends(number, tags, seen))

    def hear(self, arrival: Arrival) -> None:
        """Something has arrived, which the record of the server has taken in."""
        match arrival:
            case Welcome():
                if self.kept.all:
                    self.show()
                else:
                    self._by_tag = {}
            case Befriended() if arrival.person in self._remote.friends.wanted:
                self._befriended(arrival)

    def _befriended(self, told: Befriended) -> None:
        """Nobody becomes a friend whom we did not want: a server cannot say so by itself."""
        welcome = self._remote.welcome
        self._remote.friends.wanted.discard(told.person)
        server, met = (None, "") if welcome is None else (welcome.server_id, welcome.server)
        self.kept.add(Friend(told.name or "?", told.secret, server, told.person, met, int(self._now())))
        self.show()


def _want(person: PersonId, wanted: bool, number: int) -> Befriend:
    return Befriend(number, person, wanted)
