"""A room of plastered brick around a sound: combs and all-passes after Schroeder and Moorer."""

from __future__ import annotations

from typing import Final

from ziggurat_assets.sounds.samples import Samples, gained, length, mix

_COMBS: Final = (557, 593, 641, 677)
_ALL_PASSES: Final = (277, 113)
_DULL: Final = 0.45
"""How much of the high sounds the walls swallow at each return, 0 to 1."""


def in_room(samples: Samples, echo: float, tail: float) -> Samples:
    """The samples with their echo beside them, at the level `echo`; it goes on for `tail` seconds after them."""
    longer = samples + [0.0] * length(tail)
    comb_tones = [(0.0, gained(_comb(longer, cells, tail), 0.25)) for cells in _COMBS]
    wet = mix(*comb_tones)
    for cells in _ALL_PASSES:
        wet = _all_pass(wet, cells)
    return mix((0, samples), (0, gained(wet, echo)))


def _comb(samples: Samples, cells: int, tail: float) -> Samples:
    """Echoes at an even distance, 60 dB softer after `tail` seconds, each duller than the one before."""
    kept = 10 ** (-3 * cells / length(tail))
    line = [0.0] * cells
    dull = 0.0
    heard = []
    for index, sample in enumerate(samples):
        echo = line[index % cells]
        dull += (1 - _DULL) * (echo - dull)
        line[index % cells] = sample + kept * dull
        heard.append(echo)
    return heard


def _all_pass(samples: Samples, cells: int) -> Samples:
    """Echoes smeared into each other, at every frequency alike."""
    line = [0.0] * cells
    heard = []
    for index, sample in enumerate(samples):
        echo = line[index % cells]
        line[index % cells] = sample + 0.5 * echo
        heard.append(echo - 0.5 * line[index % cells])
    return heard
