"""Ratings from results, by the model of Bradley and Terry on the scale of Elo: the most likely ones, and how sure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple, TypeAlias

from ziggurat_laboratory.statistics.intervals import SIGMAS

ELO: Final = 400 / log(10)
"""Points of Elo for one unit of log-odds: 400 points are odds of ten to one."""
MIDDLE: Final = 1500.0
"""The mean of the ratings."""
PRIOR_GAMES: Final = 1.0
"""Drawn games added for every two that met, so that who never lost is not infinitely better."""
IGNORANCE: Final = 1e-3
"""How faintly every rating is held to the middle: only those who met nobody need it."""
LONGEST_STEP: Final = 1.0
"""How far (in log-odds) a rating moves at once while they are fitted."""
PRECISION: Final = 1e-9
MOST_STEPS: Final = 500

Pair: TypeAlias = tuple[str, str]
_Matrix: TypeAlias = list[list[float]]


class Meeting(NamedTuple):
    """The games between two levels: how many, and the points the first one won. A victory is 1, a tie ½."""

    points: float
    games: int


class Rating(NamedTuple):
    """A level's rating on the scale of Elo, and how far the true one may lie to each side with 95 % confidence."""

    level: str
    elo: float
    margin: float


def ratings(levels: Sequence[str], meetings: Mapping[Pair, Meeting]) -> list[Rating]:
    """The most likely ratings of the levels, best first.

    The margins come from the curvature of the likelihood there, and are those of a rating against the mean of all.
    """
    strengths = _fitted(levels, meetings)
    spread = _inverse(_curvature(levels, meetings, strengths))
    found = [
        Rating(level, MIDDLE + ELO * strengths[i], SIGMAS * ELO * sqrt(_variance_about_mean(spread, i)))
        for i, level in enumerate(levels)
    ]
    return sorted(found, key=lambda rating: -rating.elo)


def expected(one: float, other: float) -> float:
    """The share of points that a player of rating `one` wins from one of rating `other`."""
    return 1 / (1 + exp((other - one) / ELO))


def _fitted(levels: Sequence[str], meetings: Mapping[Pair, Meeting]) -> list[float]:
    """The most likely strengths in log-odds, by Newton's method with bounded steps."""
    strengths = [0.0] * len(levels)
    for _ in range(MOST_STEPS):
        slope = _slope(levels, meetings, strengths)
        inverse = _inverse(_curvature(levels, meetings, strengths))
        steps = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, steps), default=0.0)
        if longest < PRECISION:
            break
        strengths = [s + step * min(1.0, LONGEST_STEP / longest) for s, step in zip(strengths, steps, strict=True)]
    return strengths


def _slope(levels: Sequence[str], meetings: Mapping[Pair, Meeting], strengths: list[float]) -> list[float]:
    """The slope of the log-likelihood in each strength."""
    slope = [-IGNORANCE * strength for strength in strengths]
    for (one, other), meeting in meetings.items():
        i, j = levels.index(one), levels.index(other)
        surplus = meeting.points + PRIOR_GAMES / 2 - (meeting.games + PRIOR_GAMES) * _chance(strengths[i], strengths[j])
        slope[i] += surplus
        slope[j] -= surplus
    return slope


def _curvature(levels: Sequence[str], meetings: Mapping[Pair, Meeting], strengths: list[float]) -> _Matrix:
    """The negative second derivatives of the log-likelihood: what is known about the strengths."""
    size = len(levels)
    matrix = [[IGNORANCE * (i == j) for j in range(size)] for i in range(size)]
    for (one, other), meeting in meetings.items():
        i, j = levels.index(one), levels.index(other)
        chance = _chance(strengths[i], strengths[j])
        known = (meeting.games + PRIOR_GAMES) * chance * (1 - chance)
        matrix[i][i] += known
        matrix[j][j] += known
        matrix[i][j] -= known
        matrix[j][i] -= known
    return matrix


def _chance(one: float, other: float) -> float:
    return 1 / (1 + exp(other - one))


def _variance_about_mean(spread: _Matrix, i: int) -> float:
    """The variance of strength `i` less the mean of all strengths."""
    size = len(spread)
    row = sum(spread[i]) / size
    everything = sum(map(sum, spread)) / size**2
    return max(0.0, spread[i][i] - 2 * row + everything)


def _inverse(matrix: _Matrix) -> _Matrix:
    """The inverse of a symmetric positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for pivot in range(size):
        rows[pivot] = [value / rows[pivot][pivot] for value in rows[pivot]]
        for i in range(size):
            if i != pivot:
                factor = rows[i][pivot]
                rows[i] = [a - factor * b for a, b in zip(rows[i], rows[pivot], strict=True)]
    return [row[size:] for row in rows]
