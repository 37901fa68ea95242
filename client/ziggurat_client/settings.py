"""The person's choices in force: what the profile says of size, sound, motion, colours and language."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_client.art.palette import PALETTES, Palette
from ziggurat_client.kept.profile import ZOOMS, Memory
from ziggurat_client.sound.audio import Audio
from ziggurat_client.stage.telling import Telling
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.wording.words import Words


class Settings:
    """Puts the profile's choices into force, at the start and whenever one is changed."""

    def __init__(
        self, memory: Memory, words: Words, audio: Audio, pictures: Pictures, renew: Callable[[], None]
    ) -> None:
        """`renew` is called once another choice holds, to lay everything out anew."""
        self._memory = memory
        self._words = words
        self._audio = audio
        self._pictures = pictures
        self._renew = renew
        self._enforce()

    def choose(self, **choices: object) -> None:
        """Choose other values of the profile's fields: they hold at once, and are remembered."""
        self._memory.change(**choices)
        # Without a choice the language stays: it may have been asked for at this start only.
        if "language" in choices and self._memory.profile.language is not None:
            self._words.switch(self._memory.profile.language)
        self._enforce()
        self._renew()

    @property
    def zoom(self) -> int:
        """How large everything is, in per cent."""
        return self._memory.profile.zoom

    def magnify(self, steps: int) -> None:
        """Make everything larger (negative: smaller) by so many steps, as far as that goes."""
        at = ZOOMS.index(self.zoom) + steps
        self.choose(zoom=ZOOMS[min(max(0, at), len(ZOOMS) - 1)])

    @property
    def board_help(self) -> bool:
        """Whether the goal stands over the board."""
        return self._memory.profile.board_help

    @property
    def palette(self) -> Palette:
        """The colours of kinds, players and words, whatever colours the seats of the table on show have."""
        return PALETTES[self._memory.profile.palette]

    def telling(self) -> Telling:
        """How stories are told."""
        profile = self._memory.profile
        return Telling(profile.speed, profile.reduced_motion, self._pictures.palette, self._audio.play)

    def _enforce(self) -> None:
        profile = self._memory.profile
        self._audio.effects_volume = profile.effects_volume
        self._audio.music_volume = profile.music_volume
        self._audio.muted = profile.muted
        self._pictures.palette = self.palette
