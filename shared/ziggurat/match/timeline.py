"""The steps of a match that stand, and its positions, of which only some are kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from ziggurat.games.game import Game
from ziggurat.match.steps import AnyStep, played

CHECKPOINT_EVERY: Final = 64
"""Of old positions every so manyth is kept. Of the newest ones as many are kept at least: steps of running turns are
taken back, and asked for, far more often than old ones."""


_NOT_KEPT: Final = object()


@dataclass(slots=True)
class _Stretch:
    """Some old steps in a row, and the position before them."""

    before: Any
    steps: tuple[AnyStep, ...]


class Timeline:
    """What stands of a match: its steps, and its positions from the first one to the one after the last step.

    An old position is played again when it is asked for, from the nearest one before it that is kept.
    """

    def __init__(self, game: Game[Any, Any, Any], first: Any) -> None:
        """Begins with the first position, and without steps."""
        self._game = game
        self._old: list[_Stretch] = []
        self._old_count = 0
        self._steps: list[AnyStep] = []
        self._positions = [first]
        self._played: tuple[_Stretch, list[Any]] | None = None
        """The old steps that were played again last, with the positions before and after each."""

    @classmethod
    def resumed(cls, game: Game[Any, Any, Any], first: Any, steps: Sequence[AnyStep], last: Any) -> Timeline:
        """A timeline with these steps, of whose positions the first and the last are known.

        There have to be a multiple of CHECKPOINT_EVERY of them.
        """
        timeline = cls(game, last)
        for begin in range(0, len(steps), CHECKPOINT_EVERY):
            timeline._old.append(_Stretch(_NOT_KEPT, tuple(steps[begin : begin + CHECKPOINT_EVERY])))
        timeline._old_count = len(steps)
        if timeline._old:
            timeline._old[0].before = first
        return timeline

    def copy(self) -> Timeline:
        """The same timeline; what is done to either does not change the other."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._old = list(self._old)
        twin._steps = list(self._steps)
        twin._positions = list(self._positions)
        return twin

    def __len__(self) -> int:
        """How many steps stand."""
        return self._old_count + len(self._steps)

    @property
    def steps(self) -> tuple[AnyStep, ...]:
        """The steps, the oldest first."""
        return (*chain.from_iterable(stretch.steps for stretch in self._old), *self._steps)

    @property
    def last_step(self) -> AnyStep | None:
        """The newest of the steps, None before the first."""
        if self._steps:
            return self._steps[-1]
        return self._old[-1].steps[-1] if self._old else None

    @property
    def last(self) -> Any:
        """The position after the last step."""
        return self._positions[-1]

    def step(self, index: int) -> AnyStep:
        """The step of that index, from 0."""
        if index >= self._old_count:
            return self._steps[index - self._old_count]
        number, place = divmod(index, CHECKPOINT_EVERY)
        return self._old[number].steps[place]

    def position(self, count: int) -> Any:
        """The position after so many of the steps."""
        if count >= self._old_count:
            return self._positions[count - self._old_count]
        number, place = divmod(count, CHECKPOINT_EVERY)
        return self._before(number) if place == 0 else self._played_again(number)[place]

    def positions(self) -> Iterator[Any]:
        """Every position, the first one first."""
        for number in range(len(self._old)):
            yield from self._played_again(number)[:-1]
        yield from self._positions

    def add(self, step: AnyStep, position: Any) -> None:
        """A step was taken, which led to this position."""
        self._steps.append(step)
        self._positions.append(position)
        if len(self._steps) == 2 * CHECKPOINT_EVERY:
            self._old.append(_Stretch(self._positions[0], tuple(self._steps[:CHECKPOINT_EVERY])))
            self._old_count += CHECKPOINT_EVERY
            del self._steps[:CHECKPOINT_EVERY], self._positions[:CHECKPOINT_EVERY]

    def go_back_to(self, count: int) -> None:
        """Keep so many of the steps, and forget those after them."""
        while count < self._old_count:
            positions = self._played_again(len(self._old) - 1)
            stretch = self._old.pop()
            self._old_count -= CHECKPOINT_EVERY
            self._steps[:0] = stretch.steps
            self._positions[:0] = positions[:-1]
        kept = count - self._old_count
        del self._steps[kept:], self._positions[kept + 1 :]

    def _before(self, number: int) -> Any:
        """The position before an old stretch, which is kept from now on."""
        if self._old[number].before is _NOT_KEPT:
            known = number
            while self._old[known].before is _NOT_KEPT:
                known -= 1
            for earlier in range(known, number):
                self._old[earlier + 1].before = self._played_again(earlier)[-1]
        return self._old[number].before

    def _played_again(self, number: int) -> list[Any]:
        """The positions before and after each step of an old stretch."""
        stretch = self._old[number]
        if self._played is None or self._played[0] is not stretch:
            positions = [self._before(number)]
            for step in stretch.steps:
                positions.append(played(self._game, positions[-1], step)[0])
            self._played = stretch, positions
        return self._played[1]
