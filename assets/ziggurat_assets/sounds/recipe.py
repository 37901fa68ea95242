"""A recipe: how one sound is made and how loud it is meant to be; and its cooking into a WAV file."""

from __future__ import annotations

import io
import wave
from array import array
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from ziggurat_assets.sounds.loudness import levelled
from ziggurat_assets.sounds.samples import RATE, Samples, faded, trimmed

_INAUDIBLE: Final = 0.002
"""What is softer at the end of a sound is cut off: 54 dB below full scale."""


class Recipe(NamedTuple):
    """`make` plays the sound with the randomness it is given; `loudness` in dB of full scale, see `loudness`."""

    make: Callable[[Random], Samples]
    loudness: float


def cooked(name: str, recipe: Recipe) -> bytes:
    """The WAV file of a recipe: one channel, 16 bits. The same bytes every time: its randomness grows from its name."""
    samples = levelled(recipe.make(Random(name)), recipe.loudness)
    return wav(faded(trimmed(samples, _INAUDIBLE), 0.001, 0.012))


def wav(samples: Samples) -> bytes:
    """The samples as a WAV file."""
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(array("h", (round(32767 * sample) for sample in samples)))
    return file.getvalue()
