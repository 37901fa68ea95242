"""How loud a piece is: brought to the loudness meant for music under play, measured by ITU-R BS.1770."""

from __future__ import annotations

from typing import Final

import numpy as np

from ziggurat_laboratory.music.instruments import RATE, Wave

LOUDNESS: Final = -18.0
"""LUFS, integrated over the whole piece."""
_KNEE, _CEILING = 0.5, 0.75
"""From the knee on peaks are bent, softly, to stay below the ceiling: 2.5 dB below full scale."""


def loudness(loop: Wave) -> float:
    """The integrated loudness of two channels in LUFS."""
    # Imported here: it brings scipy, which is 65 MB that nobody needs who does not measure.
    import pyloudnorm

    return float(pyloudnorm.Meter(RATE).integrated_loudness(loop.T))


def levelled(loop: Wave) -> Wave:
    """The loop at the loudness meant for it."""
    gained = loop * 10 ** ((LOUDNESS - loudness(loop)) / 20)
    room = _CEILING - _KNEE
    beyond = np.clip(np.abs(gained) - _KNEE, 0, None)
    bent = np.copysign(_KNEE + room * beyond / (room + beyond), gained)
    return np.where(beyond > 0, bent, gained)
