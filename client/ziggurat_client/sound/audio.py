"""What the program sounds like: effects and music at the person's volumes, and silence where there is no device."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from typing import Final

from ziggurat_client.clock import Clock
from ziggurat_client.sound.names import Effect, Piece
from ziggurat_client.sound.speaker import MixerSpeaker, NoSpeaker, Speaker

CLOSEST: Final = 0.04
"""Seconds within which the same effect is heard only once: several at a time are only louder and harsher."""
MUSIC_FADE: Final = 1.5
"""Seconds over which music comes and goes."""

_log = logging.getLogger(__name__)


class Audio:
    """Plays sounds by name. Until `open`, and where there is no device, everything may be asked for and is silent.

    Volumes are from 0 to 1 as a person hears them: 0.5 sounds about half as loud as 1.
    """

    def __init__(
        self,
        clock: Clock,
        effects_volume: float = 0.8,
        music_volume: float = 0.6,
        muted: bool = False,
        open_speaker: Callable[[], Speaker] = MixerSpeaker,
    ) -> None:
        """Touches no device. Raises ValueError if a volume is not from 0 to 1."""
        self._clock = clock
        self._effects_volume = _checked(effects_volume)
        self._music_volume = _checked(music_volume)
        self._muted = muted
        self._open_speaker = open_speaker
        self._speaker: Speaker | None = None
        self._tried = False
        self._piece: Piece | None = None
        self._last_heard: dict[Effect, float] = {}

    # ------------------------------------------------------------------ the device

    def open(self) -> None:
        """Open the device, and begin the music if it was asked for meanwhile. Only the first call does anything.

        Call it after the first frame: opening takes some hundredths of a second, and as long as the system likes. A
        machine without sound is no error: it is logged once.
        """
        if self._tried:
            return
        self._tried = True
        try:
            self._speaker = self._open_speaker()
        except NoSpeaker as error:
            _log.warning("there will be no sound (%s)", error)
            return
        self._set_levels()
        if self._piece is not None:
            self._speaker.loop(self._piece, MUSIC_FADE)

    def close(self) -> None:
        """Give the device back; from now on everything is silent."""
        self._tried = True
        if self._speaker is not None:
            self._speaker.close()
            self._speaker = None

    # ------------------------------------------------------------------ effects

    def play(self, effect: Effect) -> None:
        """Play an effect, unless the same one began within the last CLOSEST seconds."""
        now = self._clock.now()
        last = self._last_heard.get(effect)
        if self._speaker is None or (last is not None and now - last < CLOSEST):
            return
        self._last_heard[effect] = now
        self._speaker.play(effect)

    # ------------------------------------------------------------------ music

    def play_music(self, piece: Piece = "evening", fade: float = MUSIC_FADE) -> None:
        """Play a piece in a loop, rising over `fade` seconds; if it is playing already, it plays on."""
        if piece == self._piece:
            return
        self._piece = piece
        if self._speaker is not None:
            self._speaker.loop(piece, fade)

    def stop_music(self, fade: float = MUSIC_FADE) -> None:
        """Fade the music out over `fade` seconds; 0 ends it at once."""
        if self._speaker is not None and self._piece is not None:
            self._speaker.end_loop(fade)
        self._piece = None

    # ------------------------------------------------------------------ volumes

    @property
    def effects_volume(self) -> float:
        """How loud effects are, from 0 to 1. Setting it raises ValueError for another number."""
        return self._effects_volume

    @effects_volume.setter
    def effects_volume(self, volume: float) -> None:
        self._effects_volume = _checked(volume)
        self._set_levels()

    @property
    def music_volume(self) -> float:
        """How loud music is, from 0 to 1. Setting it raises ValueError for another number."""
        return self._music_volume

    @music_volume.setter
    def music_volume(self, volume: float) -> None:
        self._music_volume = _checked(volume)
        self._set_levels()

    @property
    def muted(self) -> bool:
        """Whether all is silent whatever the volumes; the music goes on unheard."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        self._set_levels()

    def _set_levels(self) -> None:
        if self._speaker is None:
            return
        if self._muted:
            self._speaker.set_levels(0.0, 0.0)
        else:
            self._speaker.set_levels(_amplitude(self._effects_volume), _amplitude(self._music_volume))


def _amplitude(volume: float) -> float:
    """Half the loudness to a person is a tenth of the power, about a third of the amplitude."""
    return math.pow(volume, 1.66)


def _checked(volume: float) -> float:
    if not 0 <= volume <= 1:
        raise ValueError(f"a volume is from 0 to 1, not {volume}")
    return volume
