"""A replay that is filmed: it plays by the film's beats, as fast as it can be drawn, and leaves a file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Final, NamedTuple

import pygame
from platformdirs import user_downloads_path

from ziggurat_client.art import tones
from ziggurat_client.filming.film import BEAT, Film, photographed
from ziggurat_client.input.intentions import Intention, Scope
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.kept.new_file import write_new
from ziggurat_client.replaying.story import Story
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box

MOST_SECONDS: Final = 20
_MOST_BEATS: Final = round(MOST_SECONDS / BEAT)
_HELD: Final = round(1.2 / BEAT)
"""So many beats the last picture stands before the film begins again."""
_LOOKS_AFTER: Final = 0.1
"""Seconds between two looks at whether the file is made."""
_STOP: Final = 240.0
_EDGE: Final = 14.0
"""What of the ground is seen around board and players."""


class Span(NamedTuple):
    """From which frame of the story to which; a picture is taken where both are one."""

    first: int
    last: int


class FilmingScene(ReplayScene):
    """Shows the part of the match, takes every beat of board and players, and goes back once the file is written."""

    first_focus = "stop"

    def __init__(self, atlas: Atlas, showing: Showing, story: Story, span: Span) -> None:
        super().__init__(atlas, showing, story, span.first, playing=span.first < span.last)
        self._span = span
        self._film = Film()
        self._held = 0
        self._is_due = False
        self._making: Future[bytes] | None = None
        self._looked = 0.0

    # ------------------------------------------------------------------ beat by beat

    @property
    def animating(self) -> bool:
        return self._making is None

    @property
    def wakes_in(self) -> float | None:
        if self._making is None:
            return super().wakes_in
        # Whoever makes the file has the machine for themselves meanwhile.
        return max(0.0, self._looked + _LOOKS_AFTER - self.services.clock.now())

    def update(self, elapsed: float) -> None:
        if self._making is not None:
            self._looked = self.services.clock.now()
            if self._making.done():
                self._keep(self._making)
            return
        super().update(BEAT)
        self._is_due = True

    def _step_on(self) -> None:
        if self._theatre.at < self._span.last:
            super()._step_on()

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self._is_due and self._making is None:
            self._is_due = False
            self._take(surface.subsurface(self._cut.clip(surface.get_rect())))
        bar = self.places.desk.inset(12)
        done = 1.0 if self._making is not None else self._film.beats / _MOST_BEATS
        surface.fill(tones.GOLD, self.screen.rect(Box(bar.x, bar.bottom - 6, bar.width * done, 6)))

    def _take(self, seen: pygame.Surface) -> None:
        if self._span.first == self._span.last:
            self._making = photographed(seen)
            return
        self._film.take(seen)
        is_told = self._theatre.at >= self._span.last and not self._board.telling
        self._held = self._held + 1 if is_told else 0
        if self._held >= _HELD or self._film.beats >= _MOST_BEATS:
            self._making = self._film.finish()
            self.change()

    @property
    def _cut(self) -> pygame.Rect:
        """What of the window is seen: the board, and the players beside it."""
        stage = self.places.stage
        parts = [self.screen.rect(part.inset(-_EDGE)) for part in (stage.board, stage.players) if part is not None]
        return parts[0].unionall(parts[1:])

    def _keep(self, making: Future[bytes]) -> None:
        ending = "png" if self._span.first == self._span.last else "gif"
        name = re.sub(r"[^A-Za-z0-9-]+", "-", f"{self._showing.game}-{self._showing.title}").strip("-")
        banner = self.services.banner
        try:
            file = write_new(user_downloads_path(), name, ending, making.result())
        except (OSError, ValueError, pygame.error) as error:
            banner.refuse(self.say("share.not_kept", reason=str(error)))
        else:
            banner.tell(self.say("share.kept", file=str(file)))
        super().back()

    def back(self) -> None:
        self._film.stop()
        super().back()

    # ------------------------------------------------------------------ the page

    def layout(self) -> Sequence[Piece]:
        desk = self.places.desk
        said = self.say("share.making" if self._making is not None else "share.filming")
        high = min(56.0, desk.height - 24)
        stop = Box(desk.right - 24 - _STOP, desk.y + (desk.height - high) / 2 - 3, _STOP, high)
        key = self.services.prompts.cap(Intention.BACK)
        return [
            *header(self, self.say("share.title"), self._showing.title),
            *self._board.pieces(),
            Line(Box(desk.x + 24, stop.y, desk.width - _STOP - 72, high), said, 22, tones.TEXT, "bold"),
            Button("stop", stop, self.say("progress.stop"), self.back, key=key),
        ]

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.PAGES,)

    def keys(self) -> tuple[KeyHint, ...]:
        return ()

    def _obey(self, event: pygame.Event) -> bool:
        return False

    def _point_out(self, x: float, y: float) -> bool:
        return False
