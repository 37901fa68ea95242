"""A movement that is planned while others move: which of its steps still fit, and how the board would look."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Step


@dataclass(frozen=True)
class Plan:
    """The steps in order, for each whether it fits where the nation stands by then, and how it stands at the end."""

    steps: tuple[Step, ...]
    fits: tuple[bool, ...]
    end: Known

    @property
    def unfit(self) -> int:
        """How many steps do not fit any more."""
        return self.fits.count(False)


def planned(known: Known, steps: Sequence[Step]) -> Plan:
    """These steps, taken from where the nation stands now; one that something forbids is left out."""
    at, fits = known.about_to_move(), []
    for step in steps:
        fitting = at.refusal(step) is None
        fits.append(fitting)
        at = at.after(step) if fitting else at
    return Plan(tuple(steps), tuple(fits), at)
