"""Who looks at a table's finished match together, and where their cursor is, as the server told it last."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat.bounds import PersonId
from ziggurat.wire.messages import Looker, PlayingOn, Pointed, Together


@dataclass(frozen=True)
class CircleRecord:
    """What was told; without anybody who looks, and without a cursor, until it is."""

    told: Together | None = None
    pointed: Pointed | None = None

    @property
    def is_on(self) -> bool:
        """Whether anybody looks."""
        return self.told is not None and self.told.holder is not None

    @property
    def holder(self) -> PersonId | None:
        """Whoever has the baton."""
        return None if self.told is None else self.told.holder

    @property
    def holder_name(self) -> str:
        """What they are called."""
        return next((looker.name for looker in self.lookers if looker.person == self.holder), "")

    @property
    def lookers(self) -> tuple[Looker, ...]:
        """Those who look, as far as they were named."""
        return () if self.told is None else self.told.lookers

    @property
    def count(self) -> int:
        """How many look."""
        return 0 if self.told is None else self.told.looker_count

    @property
    def hands(self) -> tuple[PersonId, ...]:
        """Those who raise a hand, the first one first."""
        return () if self.told is None else self.told.wanting

    @property
    def playing_on(self) -> PlayingOn | None:
        """From where the players are asked to play on."""
        return None if self.told is None else self.told.playing_on

    def name_of(self, person: PersonId) -> str:
        """What somebody who looks is called."""
        return next((looker.name for looker in self.lookers if looker.person == person), "")
