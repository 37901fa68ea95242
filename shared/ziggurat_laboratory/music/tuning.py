"""The strings of the lyre: seven to the octave, tuned by pure fifths and fourths as Babylonian tablets describe it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

_FIFTH: Final = Fraction(3, 2)
_CHAIN: Final = tuple(_FIFTH**step for step in range(-3, 4))
"""Seven strings, each a pure fifth from the next, about the one all others are tuned from."""


def mode(start: int) -> tuple[Fraction, ...]:
    """The seven ratios, rising, of the mode that begins with string `start` (-3 to 3) of the chain of fifths."""
    return tuple(sorted(_within_octave(ratio / _CHAIN[start + 3]) for ratio in _CHAIN))


def hertz(degree: int, of_mode: tuple[Fraction, ...], first: float) -> float:
    """The frequency of a degree: 1 is `first` itself, 8 the octave above it, 0 the string below."""
    octave, step = divmod(degree - 1, len(of_mode))
    return first * float(of_mode[step]) * 2.0**octave


def _within_octave(ratio: Fraction) -> Fraction:
    while ratio < 1:
        ratio *= 2
    while ratio >= 2:
        ratio /= 2
    return ratio
