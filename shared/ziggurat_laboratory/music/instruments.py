"""The players' instruments, one note at a time, in one channel: lyre, reed pipe, frame drum, sistrum."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE: Final = 44_100
"""Samples per second."""

Wave: TypeAlias = NDArray[np.float64]

_DAMPING: Final = 0.45
"""How much of the neighbouring sample each pass along a string mixes in, 0 to 0.5: more makes it dull sooner."""
_PLUCKED_AT: Final = 0.22
"""Where along the string the finger plucks, as a share of its length."""
_SKIN: Final = ((1.0, 1.0, 0.75), (1.59, 0.5, 0.4), (2.14, 0.32, 0.28), (2.65, 0.2, 0.2))
"""The tones of a skin: ratio, level, seconds in which they die."""


def seconds_of(seconds: float) -> Wave:
    """The time of every sample, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def lyre(hertz: float, seconds: float, random: np.random.Generator) -> Wave:
    """A plucked string (Karplus and Strong): noise that goes round a loop as long as one wave and wears smooth."""
    period = RATE / hertz - _DAMPING
    cells = int(period)
    between = period - cells
    taps = np.convolve([1 - _DAMPING, _DAMPING], [1 - between, between]) * 10 ** (-3 / (hertz * seconds * 1.6))
    count = round(seconds * RATE)
    heard = np.zeros(count + cells + 2)
    heard[2 : cells + 2] = _plucked_shape(cells, random)
    for start in range(cells + 2, len(heard), cells):
        end = min(start + cells, len(heard))
        far = start - cells
        heard[start:end] = sum(tap * heard[far - late : far - late + end - start] for late, tap in enumerate(taps))
    return _faded(heard[2 : 2 + count], 0.002, seconds / 4)


def _plucked_shape(cells: int, random: np.random.Generator) -> Wave:
    """The string at the moment it is let go, without its mean, which would go round for ever."""
    rough = _band(random.uniform(-1, 1, 2 * cells), 0, 2800)[cells:]
    shape = rough - np.roll(rough, max(1, round(_PLUCKED_AT * cells)))
    shape -= shape.mean()
    return np.asarray(shape / (3 * np.sqrt(np.mean(shape**2))))


def reed(hertz: float, seconds: float, random: np.random.Generator) -> Wave:
    """A reed pipe: a soft beginning, a trembling that comes late, and breath."""
    time = seconds_of(seconds + 0.15)
    trembling = 0.004 * np.sin(2 * np.pi * 4.8 * time) * np.clip(time - 0.25, 0, 0.4) / 0.4
    phase = 2 * np.pi * hertz * np.cumsum(1 + trembling) / RATE
    tone = sum(np.sin(partial * phase) * (1.0 if partial % 2 else 0.45) / partial**1.5 for partial in range(1, 9))
    breath = _band(random.normal(0, 0.03, len(time)), hertz, 4 * hertz)
    return _faded(0.3 * (tone + breath) * (0.9 + 20 * trembling), 0.07, 0.2)


def drum(strength: float, random: np.random.Generator) -> Wave:
    """A frame drum struck in the middle with the flat hand; a strong stroke tightens the skin at first."""
    time = seconds_of(0.8)
    phase = 2 * np.pi * 84 * (time + 0.1 * strength * 0.02 * (1 - np.exp(-time / 0.02)))
    skin = sum(level * np.sin(ratio * phase) * 10 ** (-3 * time / dies) for ratio, level, dies in _SKIN)
    hand = _band(random.uniform(-1, 1, len(time)), 60, 900) * np.exp(-time / 0.008)
    return _faded(skin + 1.2 * hand, 0.001, 0.2)


def rim(random: np.random.Generator) -> Wave:
    """The same drum at its rim, with the fingers: short and dry."""
    time = seconds_of(0.15)
    fingers = _band(random.uniform(-1, 1, len(time)), 300, 2600) * np.exp(-time / 0.012)
    return _faded(1.5 * fingers + 0.3 * np.sin(2 * np.pi * 236 * time) * np.exp(-time / 0.03), 0.001, 0.04)


def sistrum(random: np.random.Generator) -> Wave:
    """Bronze discs that slide along the wires of a rattle."""
    time = seconds_of(0.4)
    heard = np.zeros_like(time)
    for _ in range(12):
        start, pitch = random.uniform(0, 0.2), random.uniform(2200, 4200)
        since = np.clip(time - start, 0, None)
        heard += np.sin(2 * np.pi * pitch * since) * np.exp(-since / 0.02) * random.uniform(0.2, 0.5)
    return _faded(heard, 0.004, 0.1)


def _band(samples: Wave, low: float, high: float) -> Wave:
    """What lies between two frequencies, with soft edges."""
    spectrum = np.fft.rfft(samples)
    at = np.fft.rfftfreq(len(samples), 1 / RATE)
    above = at**2 / (at**2 + low**2) if low else 1.0
    return np.fft.irfft(spectrum * above / (1 + (at / high) ** 2), len(samples))


def _faded(samples: Wave, rise: float, fall: float) -> Wave:
    """The samples with straight fades at their ends, so that nothing clicks."""
    shaped = np.array(samples)
    first, last = min(len(shaped), round(rise * RATE)), min(len(shaped), round(fall * RATE))
    shaped[:first] *= np.linspace(0, 1, first)
    shaped[len(shaped) - last :] *= np.linspace(1, 0, last)
    return shaped
