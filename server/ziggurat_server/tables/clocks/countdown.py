"""Time that runs down for some of several seats at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ziggurat.games.game import Seat


class Countdown:
    """So many milliseconds for each seat. Those that run may go below zero until they are stopped."""

    def __init__(self, amounts: Sequence[int]) -> None:
        self._amounts = tuple(amounts)
        self.running: frozenset[Seat] = frozenset()

    def left(self, passed: int = 0) -> tuple[int, ...]:
        """What each seat has, once so many milliseconds more have passed; never less than 0."""
        if not self.running:
            return self._amounts
        return tuple(
            max(0, amount - passed if seat in self.running else amount) for seat, amount in enumerate(self._amounts)
        )

    def spend(self, passed: int) -> None:
        """So many milliseconds have passed for those that run."""
        if passed and self.running:
            self._amounts = tuple(
                amount - passed if seat in self.running else amount for seat, amount in enumerate(self._amounts)
            )

    def run(self, seats: Iterable[Seat]) -> None:
        """Run these and no others."""
        chosen = frozenset(seats)
        if stopped := self.running - chosen:
            self._amounts = tuple(
                max(0, amount) if seat in stopped else amount for seat, amount in enumerate(self._amounts)
            )
        self.running = chosen

    def until(self, floor: int) -> int | None:
        """Milliseconds until the first that runs is at `floor`; None if nothing runs."""
        return min((self._amounts[seat] - floor for seat in self.running), default=None)

    def down_to(self, floor: int) -> frozenset[Seat]:
        """Those that run and have come down to `floor`."""
        return frozenset(seat for seat in self.running if self._amounts[seat] <= floor)
