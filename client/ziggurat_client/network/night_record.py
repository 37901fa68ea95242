"""A games night as the server told of it last."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat.bounds import PersonId
from ziggurat.wire.messages import Entrant, Night, NightMessage, NightPlace, NightTable


@dataclass(frozen=True)
class NightRecord:
    """What was told, and when we heard it, by the clock that everything counts down by."""

    told: NightMessage
    heard: float

    @property
    def code(self) -> str:
        """By which code others come to it."""
        return self.told.night

    @property
    def night(self) -> Night:
        """The night itself. Raises ValueError if it is given up."""
        if self.told.state is None:
            raise ValueError("the night is given up")
        return self.told.state

    @property
    def standings(self) -> tuple[NightPlace, ...]:
        """Everyone, best first."""
        return self.told.standings

    def left(self, now: float) -> float | None:
        """The seconds until the next round is paired; None if nothing counts down."""
        return None if self.told.left is None else max(0.0, self.told.left - (now - self.heard))

    def our_entrant(self, person: PersonId | None) -> Entrant | None:
        """Who that person is in it, if they play."""
        entrant = None if person is None else self.night.entrant_of(person)
        return entrant if entrant is not None and entrant.level is None else None

    def our_table(self, person: PersonId | None) -> NightTable | None:
        """The table of the round under way at which that person plays and is not done."""
        entrant, rounds = self.our_entrant(person), self.night.rounds
        if entrant is None or not rounds:
            return None
        tables = (table for table in rounds[-1].tables if entrant.number in table.seats and not table.over)
        return next(tables, None)
