"""Time that runs down for some of several seats at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ziggurat.games.game import Seat


class Countdown:
    """So many milliseconds for each seat. Those that run may go below zero until they are stopped."""

    def __init__(self, amounts: Sequence[int]) -> None:
        self._amounts = list(amounts)
        self.running: frozenset[Seat] = frozenset()

    def __len__(self) -> int:
        return len(self._amounts)

    def left(self, passed: int = 0) -> tuple[int, ...]:
        """What each seat has, once so many milliseconds more have passed; never less than 0."""
        if not self.running:
            return tuple(self._amounts)
        return tuple(
            max(0, amount - passed if seat in self.running else amount) for seat, amount in enumerate(self._amounts)
        )

    def spend(self, passed: int) -> None:
        """So many milliseconds have passed for those that run."""
        for seat in self.running:
            self._amounts[seat] -= passed

    def run(self, seats: Iterable[Seat]) -> None:
        """Let these run and no others."""
        chosen = frozenset(seats)
        for seat in self.running - chosen:
            self._amounts[seat] = max(0, self._amounts[seat])
        self.running = chosen

    def until(self, floor: int) -> int | None:
        """Milliseconds until the first that runs is at `floor`; None if nothing runs."""
        return min((self._amounts[seat] - floor for seat in self.running), default=None)

    def down_to(self, floor: int) -> frozenset[Seat]:
        """Those that run and have come down to `floor`."""
        return frozenset(seat for seat in self.running if self._amounts[seat] <= floor)
