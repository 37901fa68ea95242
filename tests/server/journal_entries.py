"""Entries of a journal, with what a test does not care about filled in."""

from __future__ import annotations

import msgspec

from ziggurat.wire.clocks import ClockTerms
from ziggurat_server.journal.journal import MatchStarted, SeatKept, StepsUndone, StepTaken, TableKept
from ziggurat_server.journal.people_entries import PersonKept

CODE = "ENKI-42"
RAW = msgspec.Raw(b"{}")
CLOCK = ClockTerms()


def person(number: int = 1, name: str = "Anna") -> PersonKept:
    """Someone whose id and digest follow from the number."""
    return PersonKept(f"p{number}", name, bot=False, digest=bytes([number]) * 32)


def table(code: str = CODE, name: str = "Reeds", seats: tuple[SeatKept, ...] = (SeatKept(), SeatKept())) -> TableKept:
    """A table of Ur."""
    return TableKept(code, name, "ur", RAW, CLOCK, listed=True, lock=None, host=None, seats=seats)


def start(code: str = CODE, seed: int = 4) -> MatchStarted:
    """The start of a match of two."""
    return MatchStarted(code, "ur", 2, seed, RAW, ("Anna", "Belit"))


def step(revision: int, code: str = CODE, seat: int = 0) -> StepTaken:
    """A step that is no action of any game."""
    return StepTaken(code, revision, seat, msgspec.Raw(b'{"type":"wait"}'))


def undone(revision: int, code: str = CODE) -> StepsUndone:
    """A step taken back."""
    return StepsUndone(code, revision, 0)
