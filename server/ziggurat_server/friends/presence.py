"""Which friends are here: people who say the same tag are told of each other, and the server knows no more of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Final, TypeAlias

from ziggurat.friend_tags import FriendTag
from ziggurat.wire.messages import FriendHere, PersonCard, ServerMessage
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.twisted_types import Clock, Timer

INTERVAL: Final = 1.0
"""Seconds within which it is told that somebody moved to another table: once, however often they did."""
MOST_AT_A_TAG: Final = 4
"""How many people say one tag: two friends, and those of their other screens who came as somebody else."""
MOST_TAGS: Final = 50_000
"""How many tags are heeded, everybody's together."""


class Elsewhere:
    """Somebody at another server of the community, which tells them of their friends."""

    def __init__(self, card: PersonCard) -> None:
        self.id = card.person
        self.card = card

    @property
    def name(self) -> str:
        """What they are called there."""
        return self.card.name

    def send(self, message: ServerMessage) -> None:
        """Leave it to the other server."""


_Sayer: TypeAlias = Person | Elsewhere


class Presence:
    """Keeps what everyone says who is here, in memory alone, and what other servers of the community show of theirs.
    `look` gives how somebody is listed in the lobby.

    It is large because whoever comes, moves or goes, here or elsewhere, is told of by one place.
    """

    def __init__(self, clock: Clock, look: Callable[[Person], PersonCard]) -> None:
        self._clock = clock
        self._look = look
        self._shown: dict[_Sayer, frozenset[FriendTag]] = {}
        self._unseen: set[_Sayer] = set()
        self._by_tag: dict[FriendTag, list[_Sayer]] = {}
        self._said = 0
        """How many tags are said, everybody's together."""
        self._moved: dict[_Sayer, None] = {}
        self._elsewhere: dict[str, Elsewhere] = {}
        self._timer: Timer | None = None

    def show(self, person: _Sayer, tags: Iterable[FriendTag], *, seen: bool) -> None:
        """These are their tags from now on, in the place of those before; with `seen` off nobody is told of them.

        Raises Refusal `full`.
        """
        before, now = self._shown.get(person, frozenset()), frozenset(tags)
        if self._said - len(before) + len(now) > MOST_TAGS:
            raise Refusal("full", "no more friends can be looked for here now")
        was_seen = person in self._shown and person not in self._unseen
        if was_seen:
            self._tell_others(person, before if not seen else before - now, here=False)
        for tag in before - now:
            self._leave(tag, person)
        come = [tag for tag in now - before if self._come(tag, person)]
        self._keep(person, now, seen=seen)
        for tag in come:
            for other in self._seen_at(tag, person):
                person.send(self._told(tag, other))
        if seen:
            self._tell_others(person, come if was_seen else now)

    def moved(self, person: _Sayer) -> None:
        """They came to a table, or left one."""
        if person in self._shown and person not in self._unseen:
            self._moved[person] = None
            if self._timer is None:
                self._timer = self._clock.callLater(INTERVAL, self._tell_moved)

    def departed(self, person: _Sayer) -> None:
        """They are not connected any more."""
        tags = self._shown.get(person, frozenset())
        if person not in self._unseen:
            self._tell_others(person, tags, here=False)
        for tag in tags:
            self._leave(tag, person)
        self._keep(person, frozenset(), seen=True)
        self._moved.pop(person, None)

    def show_elsewhere(self, who: str, card: PersonCard | None, tags: tuple[FriendTag, ...]) -> None:
        """Somebody at another server looks like this and is found by these tags; without a card they have left."""
        person = self._elsewhere.get(who)
        if card is None or not tags:
            if person is not None:
                self.departed(self._elsewhere.pop(who))
            return
        if person is None:
            person = self._elsewhere[who] = Elsewhere(card)
        before, person.card = person.card, card
        # If all is full, whoever is elsewhere is found as before, or not.
        with suppress(Refusal):
            self.show(person, tags, seen=True)
        if before != card:
            self.moved(person)

    def tags_of(self, person: Person) -> tuple[FriendTag, ...]:
        """By which tags friends find them; none if they do not want to be seen."""
        return () if person in self._unseen else tuple(sorted(self._shown.get(person, ())))

    def stop(self) -> None:
        """Nothing is told any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    @property
    def tags(self) -> Iterator[FriendTag]:
        """The tags of everyone here who wants to be seen."""
        for tag, people in self._by_tag.items():
            if any(person not in self._unseen for person in people):
                yield tag

    # ------------------------------------------------------------------------------------

    def _keep(self, person: _Sayer, tags: frozenset[FriendTag], *, seen: bool) -> None:
        self._said += len(tags) - len(self._shown.pop(person, frozenset()))
        self._unseen.discard(person)
        if tags:
            self._shown[person] = tags
            if not seen:
                self._unseen.add(person)

    def _come(self, tag: FriendTag, person: _Sayer) -> bool:
        """Whether there is room for one more who says it."""
        people = self._by_tag.setdefault(tag, [])
        if len(people) >= MOST_AT_A_TAG:
            return False
        people.append(person)
        return True

    def _leave(self, tag: FriendTag, person: _Sayer) -> None:
        people = self._by_tag.get(tag, [])
        if person in people:
            people.remove(person)
        if not people:
            self._by_tag.pop(tag, None)

    def _seen_at(self, tag: FriendTag, person: _Sayer) -> Iterator[_Sayer]:
        """The others who say it and want to be seen."""
        return (other for other in self._by_tag.get(tag, ()) if other is not person and other not in self._unseen)

    def _tell_moved(self) -> None:
        self._timer = None
        for person in self._moved:
            self._tell_others(person, self._shown.get(person, frozenset()))
        self._moved.clear()

    def _tell_others(self, person: _Sayer, tags: Iterable[FriendTag], *, here: bool = True) -> None:
        """Those who say the same tags are told where somebody is, or that they are not here any more."""
        for tag in tags:
            people = self._by_tag.get(tag, ())
            if person in people:
                told = self._told(tag, person, here=here)
                for other in people:
                    if other is not person:
                        other.send(told)

    def _told(self, tag: FriendTag, person: _Sayer, *, here: bool = True) -> FriendHere:
        if not here:
            return FriendHere(tag, person.id, person.name, here=False)
        card = person.card if isinstance(person, Elsewhere) else self._look(person)
        return FriendHere(tag, person.id, person.name, table=card.table)
