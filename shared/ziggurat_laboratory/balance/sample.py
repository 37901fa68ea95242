"""Many games among equals, summed up so that the sums can be kept in place of the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ziggurat_laboratory.playing.played_game import PlayedGame
from ziggurat_laboratory.playing.terms import Terms
from ziggurat_laboratory.statistics.intervals import Interval, mean


class Sum(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A count of numbers, their sum, and the sum of their squares."""

    count: int
    total: float
    squares: float

    def mean(self) -> Interval:
        """Their mean."""
        return mean(self.total, self.squares, self.count)


class Sample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games of one number of players, at one level, under the same options.

    Of all games `endings` counts how they ended. Only of those with an end: `victories` are the points won in turn
    order (first player first; a shared victory is shared out), `shared` counts the shared ones. `turns` (to the end of
    the game), `scores` (of all seats) and `margins` (from the best score to the next) count games or seats by value.
    `measures` sums up what the game's counter told.
    """

    players: int
    level: str
    options: dict[str, Any]
    games: int
    endings: dict[str, int]
    victories: tuple[float, ...]
    shared: int
    turns: dict[int, int]
    scores: dict[int, int]
    margins: dict[int, int]
    measures: dict[str, Sum]

    @property
    def ended(self) -> int:
        """The number of games that reached an end."""
        return sum(self.endings.values())


def samples(terms: Terms, games: Iterable[PlayedGame]) -> list[Sample]:
    """The samples among games played under the same terms: one for every number of players and level.

    Games between different levels are passed over.
    """
    groups: dict[tuple[int, str], list[PlayedGame]] = {}
    for game in games:
        if len(set(game.levels)) == 1:
            groups.setdefault((len(game.levels), game.levels[0]), []).append(game)
    return [_sample(terms, groups[key]) for key in sorted(groups)]


def _sample(terms: Terms, games: Sequence[PlayedGame]) -> Sample:
    players = len(games[0].levels)
    ended = [game for game in games if game.ending is not None]
    won = [_victories(game) for game in ended]
    return Sample(
        players=players,
        level=games[0].levels[0],
        options=terms.options,
        games=len(games),
        endings=dict(Counter(game.ending for game in ended if game.ending).most_common()),
        victories=tuple(round(sum(points[place] for points in won), 6) for place in range(players)),
        shared=sum(game.ranks.count(1) > 1 for game in ended),
        turns=_counted(game.turns for game in ended),
        scores=_counted(score for game in ended for score in game.scores),
        margins=_counted(_margin(game) for game in ended),
        measures=_summed(ended),
    )


def _victories(game: PlayedGame) -> list[float]:
    """The points of a game in turn order, from the first player on."""
    winners = game.ranks.count(1)
    by_seat = [(rank == 1) / winners for rank in game.ranks]
    return by_seat[game.first :] + by_seat[: game.first]


def _margin(game: PlayedGame) -> int:
    """Points from the best score to the next."""
    best, second, *_ = sorted(game.scores, reverse=True)
    return best - second


def _counted(values: Iterable[int]) -> dict[int, int]:
    return dict(sorted(Counter(values).items()))


def _summed(games: Iterable[PlayedGame]) -> dict[str, Sum]:
    values: dict[str, list[float]] = {}
    for game in games:
        for name, value in game.measures.items():
            values.setdefault(name, []).append(value)
    return {
        name: Sum(len(found), round(sum(found), 6), round(sum(value * value for value in found), 6))
        for name, found in values.items()
    }


def of_counts(counts: dict[int, int]) -> Interval:
    """The mean of values that were counted."""
    return mean(
        sum(value * count for value, count in counts.items()),
        sum(value * value * count for value, count in counts.items()),
        sum(counts.values()),
    )


def quantile(counts: dict[int, int], part: float) -> int:
    """The smallest value that `part` of the counted values do not exceed."""
    wanted, seen = part * sum(counts.values()), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    raise ValueError("nothing was counted")
