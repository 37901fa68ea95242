"""Whom those who sit at a table want as its host instead: a host who is away, or stands in the way, can be replaced."""

from __future__ import annotations

from collections import defaultdict

from ziggurat.wire.messages import HostVote
from ziggurat_server.guests.people import Person
from ziggurat_server.tables.seating import Seating


class HostVotes:
    """The votes at one table against the host that it has. They are in no journal."""

    def __init__(self) -> None:
        self._wanted: dict[Person, Person] = {}

    def give(self, voter: Person, wanted: Person | None) -> None:
        """Somebody wants that person in the host's place, or nobody any more."""
        self._wanted.pop(voter, None)
        if wanted is not None:
            self._wanted[voter] = wanted

    def clear(self) -> None:
        """There is another host."""
        self._wanted.clear()

    def elected(self, seating: Seating, host: Person | None, *, host_is_here: bool) -> Person | None:
        """Whom more than half of those want who sit and are not the host; two at least, if that one is here."""
        voters = [person for person in seating.holders if person is not host and not person.bot]
        least = max(len(voters) // 2 + 1, 2 if host_is_here else 1)
        return next((wanted for wanted, by in self._standing(seating).items() if len(by) >= least), None)

    def told(self, seating: Seating) -> tuple[HostVote, ...]:
        """The votes as those at the table see them."""
        return tuple(
            HostVote(wanted.id, tuple(sorted(seating.indices_of(voter)[0] for voter in by)))
            for wanted, by in self._standing(seating).items()
        )

    def _standing(self, seating: Seating) -> dict[Person, list[Person]]:
        """By whom they want those who do and still sit."""
        by_wanted: dict[Person, list[Person]] = defaultdict(list)
        for voter, wanted in self._wanted.items():
            if seating.own_seat_of(voter) is not None:
                by_wanted[wanted].append(voter)
        return by_wanted
