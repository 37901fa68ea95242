"""The instruments: plucked strings, things that are struck, jingles, and moving air."""

from __future__ import annotations

import math
from random import Random
from typing import Final, NamedTuple

from ziggurat_assets.sounds.samples import (
    RATE,
    Samples,
    decaying,
    faded,
    gained,
    high_pass,
    length,
    low_pass,
    mix,
    noise,
    resonance,
    swelling,
)
from ziggurat_assets.sounds.scale import pitch

_PLUCKED_AT: Final = 0.22
"""Where along the string the finger plucks, as a share of its length."""
_STRING_DAMPING: Final = 0.27
"""How much of the neighbouring sample each pass mixes in: the higher, the sooner the high partials die. 0 to 0.5."""


class Partial(NamedTuple):
    """One tone of a struck body: its frequency as a ratio to the body's, its level, the seconds in which it dies."""

    ratio: float
    level: float
    seconds: float


WOOD: Final = (Partial(1, 1, 0.09), Partial(2.57, 0.45, 0.05), Partial(4.1, 0.2, 0.03))
STONE: Final = (Partial(1, 1, 0.13), Partial(1.51, 0.7, 0.1), Partial(2.36, 0.5, 0.07), Partial(3.7, 0.25, 0.04))
CLAY: Final = (Partial(1, 1, 0.16), Partial(1.83, 0.45, 0.08), Partial(2.9, 0.15, 0.05))
SILVER: Final = (Partial(1, 1, 0.5), Partial(1.49, 0.6, 0.35), Partial(2.12, 0.35, 0.22))
SKIN: Final = (
    Partial(1, 1, 0.75),
    Partial(1.59, 0.5, 0.4),
    Partial(2.14, 0.32, 0.28),
    Partial(2.65, 0.2, 0.2),
    Partial(3.5, 0.12, 0.12),
)
GONG: Final = (
    Partial(1, 0.9, 4.2),
    Partial(1.48, 0.7, 3.6),
    Partial(2.02, 0.8, 3.0),
    Partial(2.74, 0.5, 2.2),
    Partial(3.42, 0.35, 1.7),
    Partial(4.61, 0.22, 1.2),
    Partial(5.9, 0.12, 0.8),
)


def struck(body: tuple[Partial, ...], hertz: float, seconds: float, sag: float = 0.0) -> Samples:
    """A body of that pitch being struck. A skin is tighter at first: it begins `sag` (a share) above its pitch."""
    sounding = [0.0] * length(seconds)
    for partial in body:
        phase = 0.0
        bend = sag
        level = partial.level
        step = 2 * math.pi * hertz * partial.ratio / RATE
        fall = 10 ** (-3 / (partial.seconds * RATE))
        for index in range(len(sounding)):
            sounding[index] += level * math.sin(phase)
            phase += step * (1 + bend)
            bend *= 0.998
            level *= fall
    return faded(sounding, 0.001, seconds / 4)


def knock(body: tuple[Partial, ...], hertz: float, random: Random, seconds: float = 0.16) -> Samples:
    """A body struck by something hard: its tones, and the short noise of the touch."""
    touch = decaying(low_pass(noise(0.012, random), 4 * hertz), 0.01)
    return mix((0, struck(body, hertz * random.uniform(0.99, 1.01), seconds)), (0, gained(touch, 0.8)))


def pluck(note: str, seconds: float, random: Random, bright: float = 0.5) -> Samples:
    """A lyre's string (Karplus and Strong): a burst of noise goes round a loop as long as one wave and wears smooth.

    It is heard for `seconds` and then damped. `bright` (0 to 1) is how hard the nail is.
    """
    hertz = pitch(note)
    period = RATE / hertz
    cells = int(period - _STRING_DAMPING - 0.1)
    fraction = period - _STRING_DAMPING - cells
    # An all-pass filter waits the fraction of a sample that is wanting for the string to be in tune.
    wait = (1 - fraction) / (1 + fraction)
    loss = 10 ** (-3 / (hertz * _ring(hertz, seconds)))
    line = _plucked_shape(cells, bright, random)
    before = into_wait = out_of_wait = 0.0
    heard = []
    cell = 0
    for _ in range(length(seconds)):
        out = line[cell]
        heard.append(out)
        smooth = (1 - _STRING_DAMPING) * out + _STRING_DAMPING * before
        before = out
        out_of_wait = wait * (smooth - out_of_wait) + into_wait
        into_wait = smooth
        line[cell] = loss * out_of_wait
        cell = cell + 1 if cell + 1 < cells else 0
    return faded(heard, 0.002, seconds / 5)


def _ring(hertz: float, seconds: float) -> float:
    """The seconds in which a string left alone would be 60 dB softer: less for high ones, as on the instrument."""
    return 2 * seconds * min(1.0, 290 / hertz + 0.35)


def _plucked_shape(cells: int, bright: float, random: Random) -> Samples:
    """The string at the moment it is let go. Without its mean, which would go round for ever."""
    rough = low_pass([random.uniform(-1, 1) for _ in range(2 * cells)], 500 + 5000 * bright)[cells:]
    apart = max(1, round(_PLUCKED_AT * cells))
    shape = [rough[index] - rough[index - apart] for index in range(cells)]
    mean = math.fsum(shape) / cells
    strength = math.sqrt(math.fsum((level - mean) ** 2 for level in shape) / cells)
    return [(level - mean) / (3 * strength) for level in shape]


def lyre_box(samples: Samples) -> Samples:
    """What the lyre's sound box adds to its strings."""
    return mix(
        (0, samples),
        (0, gained(resonance(samples, 190, 60), 0.7)),
        (0, gained(resonance(samples, 410, 110), 0.5)),
    )


def drum(random: Random, hertz: float = 88.0, seconds: float = 0.7) -> Samples:
    """A frame drum struck in the middle with the flat hand."""
    hand = decaying(low_pass(noise(0.04, random), 900), 0.035)
    return mix((0, struck(SKIN, hertz, seconds, sag=0.18)), (0, hand))


def drum_rim(random: Random) -> Samples:
    """The same drum at its rim, with the fingers: short and dry."""
    fingers = decaying(high_pass(low_pass(noise(0.05, random), 2600), 300), 0.05)
    return mix((0, gained(struck(SKIN, 236, 0.16), 0.5)), (0, fingers))


def sistrum(seconds: float, random: Random, jingles: int = 14) -> Samples:
    """Bronze discs sliding along the wires of a rattle, thick in the middle of the movement."""
    parts = []
    for _ in range(jingles):
        # The mean of two draws lies near the middle more often than either.
        start = seconds * (random.random() + random.random()) / 2
        hertz = random.uniform(1900, 3300)
        disc = struck((Partial(1, 1, 0.11), Partial(1.34, 0.6, 0.08), Partial(1.81, 0.25, 0.05)), hertz, 0.13)
        parts.append((start, gained(disc, random.uniform(0.3, 1))))
    return low_pass(mix(*parts), 3800)


def rustle(seconds: float, low: float, high: float, random: Random) -> Samples:
    """Air or sand between two frequencies, swelling and gone."""
    return swelling(high_pass(low_pass(low_pass(noise(seconds, random), high), high), low))


def sweep(seconds: float, start: float, end: float, random: Random) -> Samples:
    """Something moving through the air or over stone: a breath of noise whose pitch goes from `start` to `end` Hz."""
    count = length(seconds)
    band = low = 0.0
    heard = []
    for index, sample in enumerate(noise(seconds, random)):
        hertz = start * (end / start) ** (index / count)
        tune = 2 * math.sin(math.pi * hertz / RATE)
        low += tune * band
        band += tune * (sample - low - 0.6 * band)
        heard.append(band)
    return swelling(heard)


def glide(seconds: float, start: float, end: float) -> Samples:
    """A round tone that slides from `start` to `end` Hz, slowest at both ends."""
    count = length(seconds)
    phase = 0.0
    heard = []
    for index in range(count):
        way = (1 - math.cos(math.pi * index / count)) / 2
        phase += 2 * math.pi * start * (end / start) ** way / RATE
        heard.append(math.sin(phase) + 0.3 * math.sin(2 * phase) + 0.12 * math.sin(3 * phase))
    return swelling(heard)
