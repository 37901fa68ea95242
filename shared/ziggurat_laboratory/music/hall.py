"""Where the players sit: a loop of two channels, the lyre's sound box, and a hall of plastered brick.

Everything is done round the loop: what rings on past its end is heard at its beginning, so that it has no seam.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ziggurat_laboratory.music.instruments import RATE, Wave

_BOX: Final = ((190.0, 60.0, 0.6), (410.0, 110.0, 0.4))
"""Where the lyre's sound box rings: hertz, width, level."""
_TAIL: Final = 1.7
"""Seconds after which the hall is 60 dB softer."""


def place(loop: Wave, start: float, samples: Wave, level: float, side: float) -> None:
    """Add samples to a loop of two channels at their second, from -1, left, to 1, right."""
    angle = (side + 1) * np.pi / 4
    at = (round(start * RATE) + np.arange(len(samples))) % loop.shape[1]
    loop[0, at] += level * np.cos(angle) * samples
    loop[1, at] += level * np.sin(angle) * samples


def boxed(loop: Wave) -> Wave:
    """What is heard of strings through their sound box."""
    at = np.fft.rfftfreq(loop.shape[1], 1 / RATE)
    body = 1 + sum(level / (1 + ((at - hertz) / width) ** 2) for hertz, width, level in _BOX)
    return np.fft.irfft(np.fft.rfft(loop) * body, loop.shape[1])


def in_hall(loop: Wave, echo: float, random: np.random.Generator) -> Wave:
    """The loop with the hall's echo, which comes from both sides, at the level `echo`; without what nobody hears."""
    count = loop.shape[1]
    at = np.fft.rfftfreq(count, 1 / RATE)
    time = np.arange(round(_TAIL * RATE)) / RATE
    walls = np.zeros_like(loop)
    early = round(0.018 * RATE)
    for channel in walls:
        channel[early : early + len(time)] = random.normal(0, 1, len(time)) * 10 ** (-3 * time / _TAIL)
    spectrum = np.fft.rfft(walls) / (1 + (at / 3000) ** 2) * at**2 / (at**2 + 150**2)
    spectrum *= echo / np.sqrt(np.mean(np.abs(spectrum[:, at < 2000]) ** 2))
    audible = at**4 / (at**4 + 30.0**4)
    return np.fft.irfft(np.fft.rfft(loop) * (1 + spectrum) * audible, count)
