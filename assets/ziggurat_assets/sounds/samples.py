"""Sound as a list of samples, and what can be done with one: shape it, filter it, lay it over another."""

from __future__ import annotations

import math
from collections.abc import Iterable
from random import Random
from typing import Final, TypeAlias

RATE: Final = 22_050
"""Samples per second of every sound."""

Samples: TypeAlias = list[float]
"""One channel at RATE; full scale is -1 to 1, and what lies beyond is brought back by `loudness`."""


def length(seconds: float) -> int:
    """How many samples last that long."""
    return round(seconds * RATE)


def gained(samples: Samples, gain: float) -> Samples:
    """The samples louder or softer by a factor."""
    return [gain * sample for sample in samples]


def mix(*parts: tuple[float, Samples]) -> Samples:
    """Lay parts over each other, each from its second on."""
    starts = [(length(start), samples) for start, samples in parts]
    mixed = [0.0] * max(start + len(samples) for start, samples in starts)
    for start, samples in starts:
        for index, sample in enumerate(samples, start):
            mixed[index] += sample
    return mixed


def decaying(samples: Samples, seconds: float) -> Samples:
    """The samples dying away; after `seconds` they are 60 dB softer."""
    step = 10 ** (-3 / (seconds * RATE))
    level = 1.0
    shaped = []
    for sample in samples:
        shaped.append(level * sample)
        level *= step
    return shaped


def swelling(samples: Samples) -> Samples:
    """The samples rising from silence and falling back to it, like one breath."""
    span = max(1, len(samples) - 1)
    return [math.sin(math.pi * index / span) ** 2 * sample for index, sample in enumerate(samples)]


def faded(samples: Samples, rise: float, fall: float) -> Samples:
    """The samples with straight fades of `rise` and `fall` seconds at their ends, so that nothing clicks."""
    first, last = length(rise), length(fall)
    shaped = list(samples)
    for index in range(min(first, len(shaped))):
        shaped[index] *= index / first
    for index in range(min(last, len(shaped))):
        shaped[-1 - index] *= index / last
    return shaped


def noise(seconds: float, random: Random) -> Samples:
    """White noise."""
    return [random.uniform(-1, 1) for _ in range(length(seconds))]


def low_pass(samples: Iterable[float], hertz: float) -> Samples:
    """What lies below a frequency; above it, 6 dB softer per octave."""
    share = 1 - math.exp(-2 * math.pi * hertz / RATE)
    level = 0.0
    passed = []
    for sample in samples:
        level += share * (sample - level)
        passed.append(level)
    return passed


def high_pass(samples: Samples, hertz: float) -> Samples:
    """What lies above a frequency; below it, 6 dB softer per octave."""
    return [sample - low for sample, low in zip(samples, low_pass(samples, hertz), strict=True)]


def resonance(samples: Iterable[float], hertz: float, width: float) -> Samples:
    """What a body that sounds at `hertz` makes of the samples: a band about `width` Hz wide, at its own level."""
    radius = math.exp(-math.pi * width / RATE)
    turn = 2 * radius * math.cos(2 * math.pi * hertz / RATE)
    gain = (1 - radius * radius) / 2
    before = two_before = in_before = in_two_before = 0.0
    heard = []
    for sample in samples:
        now = gain * (sample - in_two_before) + turn * before - radius * radius * two_before
        in_two_before, in_before = in_before, sample
        two_before, before = before, now
        heard.append(now)
    return heard


def trimmed(samples: Samples, floor: float) -> Samples:
    """The samples up to the last one that is louder than `floor`."""
    end = next((end for end in range(len(samples), 0, -1) if abs(samples[end - 1]) > floor), 0)
    return samples[:end]
