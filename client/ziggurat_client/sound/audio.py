"""What the program sounds like: effects and music at the person's volumes, and silence where there is no device."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable
from typing import Final

from ziggurat_client.clock import Clock
from ziggurat_client.sound.music_level import Duck, Fade
from ziggurat_client.sound.names import TICKS, Effect, Piece
from ziggurat_client.sound.speaker import MixerSpeaker, NoSpeaker, Speaker

CLOSEST: Final = 0.04
"""Seconds within which the same effect is heard only once: several at a time are only louder and harsher."""
MUSIC_FADE: Final = 1.5
"""Seconds over which music comes and goes."""
_LOOK: Final = 1 / 40
"""Seconds between two levels of the music while it fades or gives way."""

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
        self._wanted: Piece | None = None
        self._sounding: Piece | None = None
        self._began = 0.0
        """When the piece that sounds would have begun, had it sounded from its beginning on."""
        self._played: dict[Piece, float] = {}
        """The seconds that each piece has been heard; there it goes on when it comes back."""
        self._rise = MUSIC_FADE
        """Seconds in which the piece that is wanted rises when it begins."""
        self._fade, self._duck = Fade(), Duck()
        self._levels: tuple[float, float] | None = None
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
        self.update()

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
        if effect not in TICKS:
            self._duck.give_way(now)

    # ------------------------------------------------------------------ music

    def play_music(self, piece: Piece = "evening", fade: float = MUSIC_FADE) -> None:
        """Play a piece in a loop, rising over `fade` seconds once another has gone; if it plays, it plays on.

        One that was heard before goes on where it was left.
        """
        if piece != self._wanted:
            self._want(piece, fade)

    def stop_music(self, fade: float = MUSIC_FADE) -> None:
        """Fade the music out over `fade` seconds; 0 ends it at once."""
        if self._wanted is not None:
            self._want(None, fade)

    def _want(self, piece: Piece | None, fade: float) -> None:
        self._wanted, self._rise = piece, fade
        if self._sounding is not None:
            self._fade.send(1.0 if self._sounding == piece else 0.0, fade, self._clock.now())
        self.update()

    def update(self) -> None:
        """Bring the music to its level at this time, and begin the next piece where one has gone."""
        if self._speaker is None:
            return
        now = self._clock.now()
        if self._sounding != self._wanted and not self._fade.moves(now):
            if self._sounding is not None:
                self._played[self._sounding] = now - self._began
                self._speaker.end_loop()
            self._sounding = self._wanted
            self._fade = Fade()
            if self._sounding is not None:
                start = self._played.get(self._sounding, 0.0)
                self._began = now - start
                self._fade.send(1.0, self._rise, now)
                self._set_levels()
                self._speaker.loop(self._sounding, start)
        self._set_levels()

    @property
    def wakes_in(self) -> float | None:
        """Seconds until `update` is to be called, or None while the music's level stays as it is."""
        now = self._clock.now()
        if self._speaker is None or (self._wanted is None and self._sounding is None):
            return None
        is_changing = self._fade.moves(now) or self._duck.moves(now) or self._sounding != self._wanted
        # One look after the last movement, so that it ends where it was going.
        return _LOOK if is_changing or self._levels != self._levels_at(now) else None

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
        levels = self._levels_at(self._clock.now())
        if levels != self._levels:
            self._levels = levels
            self._speaker.set_levels(*levels)

    def _levels_at(self, now: float) -> tuple[float, float]:
        """The amplitudes of effects and music at that time."""
        if self._muted:
            return 0.0, 0.0
        music = _amplitude(self._music_volume) * self._fade.level(now) * self._duck.level(now)
        return _amplitude(self._effects_volume), music


def _amplitude(volume: float) -> float:
    """Half the loudness to a person is a tenth of the power, about a third of the amplitude."""
    return math.pow(volume, 1.66)


def _checked(volume: float) -> float:
    if not 0 <= volume <= 1:
        raise ValueError(f"a volume is from 0 to 1, not {volume}")
    return volume
