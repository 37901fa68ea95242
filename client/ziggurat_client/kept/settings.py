"""The person's choices in force: what the profile says of size, sound, motion, colours and language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ziggurat_client.art.palette import PALETTES, Palette
from ziggurat_client.stage.telling import Telling

if TYPE_CHECKING:
    from ziggurat_client.app import App

ZOOMS: Final = (75, 100, 125, 150, 175, 200)
"""How large everything can be, in per cent."""
USUAL_ZOOM: Final = 100


class Settings:
    """Puts the profile's choices into force, at the start and whenever one is changed."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._enforce()

    def choose(self, **choices: object) -> None:
        """Choose other values of the profile's fields: they hold at once, and are remembered."""
        app = self._app
        app.memory.change(**choices)
        # Without a choice the language stays: it may have been asked for at this start only.
        if "language" in choices and app.memory.profile.language is not None:
            app.words.switch(app.memory.profile.language)
        self._enforce()
        app.renew()

    @property
    def zoom(self) -> int:
        """How large everything is, in per cent."""
        return self._app.memory.profile.zoom

    def magnify(self, steps: int) -> None:
        """Make everything larger (negative: smaller) by so many steps, as far as that goes."""
        at = ZOOMS.index(self.zoom) + steps
        self.choose(zoom=ZOOMS[min(max(0, at), len(ZOOMS) - 1)])

    @property
    def palette(self) -> Palette:
        """The colours of kinds, players and words."""
        return PALETTES[self._app.memory.profile.palette]

    def telling(self) -> Telling:
        """How stories are told."""
        profile = self._app.memory.profile
        return Telling(profile.speed, profile.reduced_motion, self.palette, self._app.audio.play)

    def _enforce(self) -> None:
        app, profile = self._app, self._app.memory.profile
        app.audio.effects_volume = profile.effects_volume
        app.audio.music_volume = profile.music_volume
        app.audio.muted = profile.muted
        app.pictures.palette = self.palette
