"""The speaker: pygame's mixer with every effect loaded and music streamed, or the reason why there is none."""

from __future__ import annotations

import io
from contextlib import ExitStack
from importlib.resources import as_file, files
from itertools import cycle
from typing import Final, Protocol

import pygame

from ziggurat_client.sound.names import EFFECTS, PIECES, Effect, Piece
from ziggurat_client.sound.ogg import seconds_of

RATE: Final = 44_100
"""Samples per second of our music. The mixer runs at the same rate, so that a loop has no seam; SDL fits the whole
stream to the device, and effects to the mixer while they are loaded."""
_FOLDER: Final = files("ziggurat_assets") / "sounds"
_BUFFER: Final = 1024
"""Samples that are mixed ahead: a sound is heard about 23 ms after it is asked for."""
_CHANNELS: Final = 24
"""How many sounds can be heard at once, besides the music; more are left out."""


class NoSpeaker(Exception):
    """Sound cannot be played here; the text is the system's reason."""


class Speaker(Protocol):
    """What plays the sounds. Levels are amplitudes from 0 to 1 and also hold for what is sounding already."""

    def play(self, effect: Effect) -> None:
        """Play an effect once."""
        ...

    def loop(self, piece: Piece, start: float) -> None:
        """Play a piece round and round instead of any other, as after `start` seconds of doing so."""
        ...

    def end_loop(self) -> None:
        """End the piece at once."""
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

    def loop(self, piece: Piece, start: float) -> None:
        """Play nothing."""

    def end_loop(self) -> None:
        """Go on playing nothing."""

    def set_levels(self, effects: float, music: float) -> None:
        """There is nothing to be made louder."""

    def close(self) -> None:
        """Fall no more silent than before."""


class MixerSpeaker:
    """The speaker of this machine, as SDL finds it."""

    def __init__(self) -> None:
        """Opens the device and loads every effect: some hundredths of a second. Raises NoSpeaker where that fails."""
        self._files = ExitStack()
        try:
            pygame.mixer.init(RATE, -16, 2, _BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(_CHANNELS)
            self._takes = {effect: _takes(effect) for effect in EFFECTS}
            self._pieces = {piece: self._files.enter_context(as_file(_FOLDER / f"{piece}.ogg")) for piece in PIECES}
        except NotImplementedError as error:
            # This pygame was built without its mixer.
            raise NoSpeaker(str(error)) from error
        except (pygame.error, OSError) as error:
            pygame.mixer.quit()
            raise NoSpeaker(str(error)) from error
        self._next_take = {effect: cycle(takes) for effect, takes in self._takes.items()}

    def play(self, effect: Effect) -> None:
        """Play an effect once; one that was recorded several times sounds a little different each time."""
        next(self._next_take[effect]).play()

    def loop(self, piece: Piece, start: float) -> None:
        """Play a piece round and round instead of any other, as after `start` seconds of doing so. It is read from its
        file while it plays."""
        file = self._pieces[piece]
        pygame.mixer.music.load(file)
        pygame.mixer.music.play(loops=-1, start=start % seconds_of(file, RATE) if start else 0.0)

    def end_loop(self) -> None:
        """End the piece at once."""
        pygame.mixer.music.stop()

    def set_levels(self, effects: float, music: float) -> None:
        """Make effects and music as loud as that, also what is sounding already."""
        for takes in self._takes.values():
            for take in takes:
                take.set_volume(effects)
        pygame.mixer.music.set_volume(music)

    def close(self) -> None:
        """Give the device back; the speaker is of no use afterwards."""
        pygame.mixer.quit()
        self._files.close()


def _takes(effect: Effect) -> list[pygame.mixer.Sound]:
    """Every take of an effect: `name.wav`, or `name-1.wav` and so on."""
    if (_FOLDER / f"{effect}.wav").is_file():
        return [_load(effect)]
    numbered = [file.name for file in _FOLDER.iterdir() if file.name.startswith(f"{effect}-")]
    if not numbered:
        raise FileNotFoundError(f"there is no sound file for {effect}")
    return [_load(name.removesuffix(".wav")) for name in sorted(numbered)]


def _load(name: str) -> pygame.mixer.Sound:
    return pygame.mixer.Sound(io.BytesIO((_FOLDER / f"{name}.wav").read_bytes()))
