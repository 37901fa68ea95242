"""The figures that are measured in a sample, each with its confidence interval."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from ziggurat_laboratory.balance.sample import Sample, of_counts
from ziggurat_laboratory.statistics.intervals import Interval, share

PLACES: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
"""Players by when they have their turn."""


class Figure(NamedTuple):
    """One figure: its name, and how it is measured; None in a sample where there is nothing to measure."""

    name: str
    measured: Callable[[Sample], Interval | None]
    is_share: bool = False

    def written(self, interval: Interval, sign: str = "") -> str:
        """A value of this figure in words, with half the width of its interval; with `sign` "+" a gain says so."""
        half = (interval.high - interval.low) / 2
        if self.is_share:
            return f"{100 * interval.value:{sign}.1f} % ± {100 * half:.1f}"
        return f"{interval.value:{sign}.2f} ± {half:.2f}"


def length() -> list[Figure]:
    """The number of turns that games took."""
    return [Figure("turns, mean", lambda sample: of_counts(sample.turns))]


def endings(samples: Iterable[Sample]) -> list[Figure]:
    """The share of games that each ending ended."""
    names = dict.fromkeys(ending for sample in samples for ending in sample.endings)
    return [Figure(spoken(name), _ending(name), is_share=True) for name in names]


def victories(samples: Iterable[Sample]) -> list[Figure]:
    """The share of victories by turn order, and how many were shared."""
    players = max(sample.players for sample in samples)
    shared = Figure("shared victories", lambda sample: share(sample.shared, sample.ended), is_share=True)
    return [*(Figure(f"{PLACES[place]} player", _victory(place), is_share=True) for place in range(players)), shared]


def results() -> list[Figure]:
    """Scores, and by how much games were won."""
    return [
        Figure("score of a seat, mean", lambda sample: of_counts(sample.scores)),
        Figure("winner’s margin, mean", lambda sample: of_counts(sample.margins)),
    ]


def counts(samples: Iterable[Sample]) -> list[Figure]:
    """The figures of the game's counter that are no shares."""
    return [Figure(spoken(name), _measure(name)) for name in _names(samples) if "." not in name]


def groups(samples: Iterable[Sample]) -> list[str]:
    """The wholes of which the game's counter told shares."""
    return list(dict.fromkeys(name.partition(".")[0] for name in _names(samples) if "." in name))


def shares(samples: Iterable[Sample], group: str) -> list[Figure]:
    """The shares of one whole."""
    return [
        Figure(spoken(name.removeprefix(f"{group}.")), _measure(name), is_share=True)
        for name in _names(samples)
        if name.startswith(f"{group}.")
    ]


def spoken(name: str) -> str:
    """A name of the program in words."""
    return name.replace("_", " ")


def _names(samples: Iterable[Sample]) -> list[str]:
    return list(dict.fromkeys(name for sample in samples for name in sample.measures))


def _ending(name: str) -> Callable[[Sample], Interval]:
    return lambda sample: share(sample.endings.get(name, 0), sample.ended)


def _victory(place: int) -> Callable[[Sample], Interval | None]:
    return lambda sample: share(sample.victories[place], sample.ended) if place < sample.players else None


def _measure(name: str) -> Callable[[Sample], Interval | None]:
    return lambda sample: sample.measures[name].mean() if name in sample.measures else None
