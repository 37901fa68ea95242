"""The strings of our lyre: five notes to the octave, tuned by pure fifths and fourths as the tuners of Ur did.

The mode (D, E flat, F, A, B flat) has half steps and no third above its last fifth: grave, but not sad.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

_D4: Final = 293.0
"""Hertz of the string all others are tuned from."""

_RATIOS: Final = {
    "D": Fraction(1),
    "Eb": Fraction(256, 243),  # five fifths down
    "F": Fraction(32, 27),  # three fifths down
    "A": Fraction(3, 2),  # one fifth up
    "Bb": Fraction(128, 81),  # four fifths down
}


def pitch(note: str) -> float:
    """The hertz of a note such as "Bb3". An octave begins with D. Raises LookupError where there is no such string."""
    name, octave = note[:-1], int(note[-1])
    return _D4 * float(_RATIOS[name]) * 2.0 ** (octave - 4)
