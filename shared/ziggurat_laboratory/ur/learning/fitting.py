"""Fitting weights to games: a position should promise what those after it promise, and the last one its outcome.

That is softmax regression on the returns of temporal difference learning, TD(λ), pulled towards the weights that
played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ziggurat.bots.ur.judgement import STAGES, Weights
from ziggurat_laboratory.ur.learning.samples import Sample

LAMBDA: Final = 0.85
"""How much the outcome counts beside what the next position promises: what happens late in a game has other causes."""
PULL: Final = 5e-4
"""How strongly weights are held where they were."""
PASSES: Final = 6
"""How often the returns are computed anew from the weights."""
STEPS: Final = 150
"""Steps of descent in each pass."""
PACE: Final = 0.01

Numbers: TypeAlias = NDArray[np.float64]


class Evidence:
    """All positions of the games: features and stages by position and seat, and the outcome of its game."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        self.features: Numbers = np.array([row[0] for sample in samples for row in sample.rows], dtype=float)
        self.stages: NDArray[np.int64] = np.array([row[1] for sample in samples for row in sample.rows])
        self.outcomes: Numbers = np.array([sample.outcome for sample in samples for _ in sample.rows])
        self.lasts: NDArray[np.bool_] = np.array(
            [index + 1 == len(sample.rows) for sample in samples for index in range(len(sample.rows))]
        )
        flat = self.features.reshape(-1, self.features.shape[2])
        self.spread: Numbers = flat.std(0) + 1e-6

    def chances(self, weights: Numbers) -> Numbers:
        """By position and seat the chance of winning that these weights promise."""
        values = np.einsum("nsf,nsf->ns", self.features, weights[self.stages])
        odds = np.exp(values - values.max(1, keepdims=True))
        return np.asarray(odds / odds.sum(1, keepdims=True))

    def returns(self, promised: Numbers) -> Numbers:
        """The chances that each position should have promised."""
        targets = np.empty_like(promised)
        for index in range(len(targets) - 1, -1, -1):
            if self.lasts[index]:
                targets[index] = self.outcomes[index]
            else:
                targets[index] = (1 - LAMBDA) * promised[index + 1] + LAMBDA * targets[index + 1]
        return targets


def fitted(weights: Weights, samples: Sequence[Sample]) -> Weights:
    """Weights that foresee these games better than the given ones, which played them."""
    evidence, start = Evidence(samples), np.array(weights)
    found = start.copy()
    for _ in range(PASSES):
        found = _descended(evidence, found, start, evidence.returns(evidence.chances(found)))
    rows: Any = found.tolist()
    return [[float(value) for value in row] for row in rows]


def surprise(weights: Weights, samples: Sequence[Sample]) -> float:
    """The mean cross-entropy of the outcomes under these weights: less is better."""
    evidence = Evidence(samples)
    promised = evidence.chances(np.array(weights))
    return float(-(evidence.outcomes * np.log(promised + 1e-9)).sum(1).mean())


def _descended(evidence: Evidence, weights: Numbers, start: Numbers, targets: Numbers) -> Numbers:
    """The weights after so many steps towards the targets, by Adam."""
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        slope = _slope(evidence, evidence.chances(weights) - targets) + PULL * evidence.spread**2 * (weights - start)
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope**2
        pace = PACE * (1 - step / STEPS + 0.04) / evidence.spread
        weights = weights - pace * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
    return weights


def _slope(evidence: Evidence, errors: Numbers) -> Numbers:
    """The slope of the error in every weight."""
    slope = np.zeros((STAGES, evidence.features.shape[2]))
    for stage in range(STAGES):
        there = evidence.stages == stage
        slope[stage] = evidence.features[there].T @ errors[there]
    return slope / len(errors)
