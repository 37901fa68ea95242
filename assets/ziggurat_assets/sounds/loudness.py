"""How loud a sound is to a person, and bringing every sound to the loudness meant for it."""

from __future__ import annotations

import math
from typing import Final

from ziggurat_assets.sounds.samples import RATE, Samples, gained, high_pass, length

CEILING: Final = 0.70
"""No sample goes beyond it: 3.1 dB below full scale."""
_KNEE: Final = 0.45
"""From here on peaks are bent, softly, to stay under the ceiling."""
_EAR: Final = 0.1
"""The seconds over which the ear gathers a sound."""


def loudness(samples: Samples) -> float:
    """The level of the loudest tenth of a second, in dB of full scale; low tones, which small speakers do not give,
    count less."""
    heard = high_pass(samples, 150)
    window, hop = length(_EAR), length(_EAR / 4)
    loudest = 0.0
    for start in range(0, max(1, len(heard) - window + 1), hop):
        loudest = max(loudest, math.fsum(sample * sample for sample in heard[start : start + window]))
    return 10 * math.log10(max(loudest / window, 1e-12))


def levelled(samples: Samples, target: float) -> Samples:
    """The samples about the middle line, at a loudness of `target` dB, with no peak above the ceiling."""
    centred = _centred(samples)
    return [_bent(sample) for sample in gained(centred, 10 ** ((target - loudness(centred)) / 20))]


def _centred(samples: Samples) -> Samples:
    """The samples without any drift below hearing."""
    kept = 1 - 2 * math.pi * 20 / RATE
    before = level = 0.0
    centred = []
    for sample in samples:
        level = sample - before + kept * level
        before = sample
        centred.append(level)
    return centred


def _bent(sample: float) -> float:
    room = CEILING - _KNEE
    beyond = abs(sample) - _KNEE
    if beyond <= 0:
        return sample
    return math.copysign(_KNEE + room * beyond / (room + beyond), sample)
