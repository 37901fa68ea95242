"""The person's choices in force: what the profile says of size, sound, motion, colours and language."""

from __future__ import annotations

from typing import Protocol

from ziggurat_client.art.palette import PALETTES, Palette
from ziggurat_client.kept.profile import ZOOMS, Memory
from ziggurat_client.sound.audio import Audio
from ziggurat_client.stage.telling import Telling
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.wording.words import Words


class Ground(Protocol):
    """What settings change of the application."""

    @property
    def memory(self) -> Memory:
        """The profile, in which choices are kept."""
        ...

    @property
    def words(self) -> Words:
        """The language spoken."""
        ...

    @property
    def audio(self) -> Audio:
        """What is heard, and how loud."""
        ...

    @property
    def pictures(self) -> Pictures:
        """The pictures that are kept, in the colours of a palette."""
        ...

    def renew(self) -> None:
        """Lay everything out anew."""
        ...


class Settings:
    """Puts the profile's choices into force, at the start and whenever one is changed."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._enforce()

    def choose(self, **choices: object) -> None:
        """Choose other values of the profile's fields: they hold at once, and are remembered."""
        self._ground.memory.change(**choices)
        # Without a choice the language stays: it may have been asked for at this start only.
        if "language" in choices and self._ground.memory.profile.language is not None:
            self._ground.words.switch(self._ground.memory.profile.language)
        self._enforce()
        self._ground.renew()

    @property
    def zoom(self) -> int:
        """How large everything is, in per cent."""
        return self._ground.memory.profile.zoom

    def magnify(self, steps: int) -> None:
        """Make everything larger (negative: smaller) by so many steps, as far as that goes."""
        at = ZOOMS.index(self.zoom) + steps
        self.choose(zoom=ZOOMS[min(max(0, at), len(ZOOMS) - 1)])

    @property
    def palette(self) -> Palette:
        """The colours of kinds, players and words."""
        return PALETTES[self._ground.memory.profile.palette]

    def telling(self) -> Telling:
        """How stories are told."""
        profile = self._ground.memory.profile
        return Telling(profile.speed, profile.reduced_motion, self.palette, self._ground.audio.play)

    def _enforce(self) -> None:
        profile = self._ground.memory.profile
        self._ground.audio.effects_volume = profile.effects_volume
        self._ground.audio.music_volume = profile.music_volume
        self._ground.audio.muted = profile.muted
        self._ground.pictures.palette = self.palette
