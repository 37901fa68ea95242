"""The speaker: pygame's mixer with every sound loaded, or the reason why there is none."""

from __future__ import annotations

import io
from importlib import resources
from itertools import cycle
from typing import Final, Protocol

import pygame

from ziggurat_client.sound.names import EFFECTS, PIECES, Effect, Piece

RATE: Final = 22_050
"""Samples per second of our files. The mixer runs at the same rate, so that nothing is converted while loading and a
loop has no seam; SDL fits the whole stream to the device."""
_BUFFER: Final = 512
"""Samples that are mixed ahead: a sound is heard about 23 ms after it is asked for."""
_CHANNELS: Final = 24
"""How many sounds can be heard at once, the music among them; more are left out."""


class NoSpeaker(Exception):
    """Sound cannot be played here; the text is the system's reason."""


class Speaker(Protocol):
    """What plays the sounds. Levels are amplitudes from 0 to 1 and also hold for what is sounding already."""

    def play(self, effect: Effect) -> None:
        """Play an effect once."""
        ...

    def loop(self, piece: Piece, fade: float) -> None:
        """Play a piece round and round instead of any other, rising over `fade` seconds."""
        ...

    def end_loop(self, fade: float) -> None:
        """Fade the piece out over `fade` seconds, or end it at once."""
        ...

    def set_levels(self, effects: float, music: float) -> None:
        """Make effects and music as loud as that."""
        ...

    def close(self) -> None:
        """Fall silent for good."""
        ...


class Silence:
    """The speaker of whoever wants to hear nothing."""

    def play(self, effect: Effect) -> None:
        """Play nothing."""

    def loop(self, piece: Piece, fade: float) -> None:
        """Play nothing."""

    def end_loop(self, fade: float) -> None:
        """Go on playing nothing."""

    def set_levels(self, effects: float, music: float) -> None:
        """There is nothing to be made louder."""

    def close(self) -> None:
        """Fall no more silent than before."""


class MixerSpeaker:
    """The speaker of this machine, as SDL finds it."""

    def __init__(self) -> None:
        """Opens the device and loads every sound: some hundredths of a second. Raises NoSpeaker where that fails."""
        try:
            pygame.mixer.init(RATE, -16, 1, _BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(_CHANNELS)
            pygame.mixer.set_reserved(1)
            self._takes = {effect: _takes(effect) for effect in EFFECTS}
            self._pieces = {piece: _load(piece) for piece in PIECES}
        except NotImplementedError as error:
            # This pygame was built without its mixer.
            raise NoSpeaker(str(error)) from error
        except (pygame.error, OSError) as error:
            pygame.mixer.quit()
            raise NoSpeaker(str(error)) from error
        self._next_take = {effect: cycle(takes) for effect, takes in self._takes.items()}
        self._music_channel = pygame.mixer.Channel(0)

    def play(self, effect: Effect) -> None:
        """Play an effect once; one that was recorded several times sounds a little different each time."""
        next(self._next_take[effect]).play()

    def loop(self, piece: Piece, fade: float) -> None:
        """Play a piece round and round instead of any other, rising over `fade` seconds."""
        self._music_channel.play(self._pieces[piece], loops=-1, fade_ms=_milliseconds(fade))

    def end_loop(self, fade: float) -> None:
        """Fade the piece out over `fade` seconds, or end it at once."""
        if fade > 0:
            self._music_channel.fadeout(_milliseconds(fade))
        else:
            self._music_channel.stop()

    def set_levels(self, effects: float, music: float) -> None:
        """Make effects and music as loud as that, also what is sounding already."""
        # A sound's own volume, unlike its channel's, also holds while the channel fades.
        for takes in self._takes.values():
            for take in takes:
                take.set_volume(effects)
        for piece in self._pieces.values():
            piece.set_volume(music)

    def close(self) -> None:
        """Give the device back; the speaker is of no use afterwards."""
        pygame.mixer.quit()


def _takes(effect: Effect) -> list[pygame.mixer.Sound]:
    """Every take of an effect: `name.wav`, or `name-1.wav` and so on."""
    folder = resources.files("ziggurat_assets") / "sounds"
    if (folder / f"{effect}.wav").is_file():
        return [_load(effect)]
    numbered = [file.name for file in folder.iterdir() if file.name.startswith(f"{effect}-")]
    if not numbered:
        raise FileNotFoundError(f"there is no sound file for {effect}")
    return [_load(name.removesuffix(".wav")) for name in sorted(numbered)]


def _load(name: str) -> pygame.mixer.Sound:
    file = resources.files("ziggurat_assets") / "sounds" / f"{name}.wav"
    return pygame.mixer.Sound(io.BytesIO(file.read_bytes()))


def _milliseconds(seconds: float) -> int:
    return round(1000 * seconds)
