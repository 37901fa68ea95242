"""The boards beside the rows of replays: drawn little by little, for those that are seen, and kept while one looks."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import pygame

from ziggurat_client.art.palette import Palette
from ziggurat_client.boards.small_picture import SmallPicture
from ziggurat_client.replaying.replay_notes import ReplayNote
from ziggurat_client.ui.replay_row import PICTURE

_MOST: Final = 100
"""How many are kept; the one that was asked for longest ago gives way."""


class RowPictures:
    """The last position of each replay that a row has asked for."""

    def __init__(self) -> None:
        self._drawn: dict[str, SmallPicture] = {}

    @property
    def unfinished(self) -> bool:
        """Whether there is something left to draw."""
        return any(picture.unfinished for picture in self._drawn.values())

    def forget(self) -> None:
        """Draw all anew: everything has another size now."""
        self._drawn = {}

    def of(self, name: str, note: ReplayNote, scale: float, palette: Palette) -> pygame.Surface | None:
        """The board of the replay of that name, None until it is drawn. `scale` is how many pixels a unit has."""
        if not note.game:
            return None
        picture = self._drawn.pop(name, None)
        if picture is None:
            seated = palette.seated(note.colours)
            picture = SmallPicture(note.game, note.seats, note.public, round(PICTURE * scale), seated)
        self._drawn[name] = picture
        if len(self._drawn) > _MOST:
            del self._drawn[next(iter(self._drawn))]
        return picture.surface

    def go_on(self, until: float) -> bool:
        """Draw until `perf_counter` says so; return whether another picture is finished."""
        finished = False
        for picture in self._drawn.values():
            if picture.unfinished:
                picture.go_on(until)
                finished = finished or not picture.unfinished
            if perf_counter() >= until:
                break
        return finished
