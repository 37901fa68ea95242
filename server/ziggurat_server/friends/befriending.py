"""Becoming friends: who wants whose friendship now. All of it is in memory, and over when one of the two leaves."""

from __future__ import annotations

from typing import Final

from ziggurat.friend_tags import new_secret
from ziggurat.wire.messages import Befriend, Befriended, FriendWanted
from ziggurat_server.context import ServerContext
from ziggurat_server.friends.others import Others
from ziggurat_server.guests.people import Line, Person
from ziggurat_server.refusal import Refusal

MOST_WANTED: Final = 20
"""Whose friendship one person can want at a time."""
MOST_TURNED_DOWN: Final = 200
"""By how many it is remembered that they turned somebody down."""


class Befriending:
    """Tells people who wants to be their friend, once, and gives two who both want it a secret."""

    def __init__(self, others: Others, context: ServerContext) -> None:
        self._others = others
        self._context = context
        self._wanted: dict[str, dict[str, bool]] = {}
        """By who wants it, whose friendship they want, and whether those were told."""
        self._by: dict[str, set[str]] = {}
        """By whose friendship is wanted, who wants it."""
        self._turned_down: dict[str, dict[str, None]] = {}
        """By whom somebody was turned down, who is told no more of them."""

    async def ask(self, person: Person, asked_over: Line | None, ask: Befriend) -> bool:
        """They want that person's friendship, or not; whether that was heard, which it is not if they have gone.

        Raises Refusal `not_here`, `not_yourself`, `too_many_wanted` or `too_many_lines`.
        """
        if not ask.wanted:
            self._turn_down(person, ask.person)
            return True
        await self._context.talk.take(person, self._context.limits.told.lines_per_minute)
        if person.line is not asked_over:
            return False
        self._want(person, self._others.find(person, ask.person))
        return True

    def departed(self, person: Person) -> None:
        """They are not connected any more: nobody waits for them, and they for nobody."""
        for who, was_told in tuple(self._wanted.get(person.id, {}).items()):
            self._forget(person.id, who)
            if was_told:
                self._tell_over(who, person)
        for who in tuple(self._by.get(person.id, ())):
            self._forget(who, person.id)
            self._tell_over(who, person)
        self._turned_down.pop(person.id, None)
        for turned_down in self._turned_down.values():
            turned_down.pop(person.id, None)

    def _want(self, person: Person, other: Person) -> None:
        turned_down = self._turned_down.get(person.id, {})
        turned_down.pop(other.id, None)
        if person.id in self._wanted.get(other.id, {}):
            self._join(person, other)
            return
        wanted = self._wanted.setdefault(person.id, {})
        if other.id in wanted:
            return
        if len(wanted) >= MOST_WANTED:
            raise Refusal("too_many_wanted", "you wait for as many friends as you can", most=MOST_WANTED)
        tells = person.id not in self._turned_down.get(other.id, {})
        wanted[other.id] = tells
        self._by.setdefault(other.id, set()).add(person.id)
        if tells:
            other.send(FriendWanted(person.id, person.name))

    def _join(self, person: Person, other: Person) -> None:
        """Both want it."""
        self._forget(other.id, person.id)
        secret = new_secret()
        other.send(Befriended(person.id, person.name, secret))
        person.send(Befriended(other.id, other.name, secret))

    def _turn_down(self, person: Person, who: str) -> None:
        """They want it no more, or never did. Whoever is turned down is not told so."""
        if self._wanted.get(person.id, {}).get(who):
            self._tell_over(who, person)
        self._forget(person.id, who)
        if who in self._by.get(person.id, ()):
            self._forget(who, person.id)
            turned_down = self._turned_down.setdefault(person.id, {})
            turned_down[who] = None
            if len(turned_down) > MOST_TURNED_DOWN:
                del turned_down[next(iter(turned_down))]

    def _tell_over(self, who: str, person: Person) -> None:
        other = self._others.look_for(who)
        if other is not None:
            other.send(FriendWanted(person.id, person.name, wanted=False))

    def _forget(self, who: str, whose: str) -> None:
        """It is not open any more that the one wants the other's friendship."""
        wanted, by = self._wanted.get(who), self._by.get(whose)
        if wanted is None or whose not in wanted or by is None:
            return
        del wanted[whose]
        by.discard(who)
        if not wanted:
            del self._wanted[who]
        if not by:
            del self._by[whose]
