"""The title: the ziggurat at night, and the menu as its processional stair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.page import Page
from ziggurat_client.scenes.scene import KeyHint
from ziggurat_client.scenes.title_picture import FLICKER, TitlePicture
from ziggurat_client.screen import Box, Screen
from ziggurat_client.ui.menu_step import MenuStep
from ziggurat_client.ui.piece import Easel, Painted, Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.words import LANGUAGES

if TYPE_CHECKING:
    from ziggurat_client.app import App

QUICK_SEATS: Final = (2, 3, 4)
"""How many may sit at the table of "Play now", ourselves included."""


class TitleScene(Page):
    """The first screen. Its picture is drawn little by little, so that the window is never blank or deaf."""

    first_focus = "play"
    hover_focuses = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._picture = TitlePicture(app.pictures)

    # ------------------------------------------------------------------ the picture

    @property
    def animating(self) -> bool:
        return self._picture.unfinished

    @property
    def wakes_in(self) -> float | None:
        return FLICKER

    def resized(self, screen: Screen) -> None:
        super().resized(screen)
        self._picture.fit(screen)

    def enter(self) -> None:
        super().enter()
        self._picture.wake()

    def leave(self) -> None:
        super().leave()
        self._picture.rest()

    def update(self, elapsed: float) -> None:
        if self._picture.go_on():
            self.change()

    def paint_ground(self, surface: pygame.Surface, screen: Screen) -> None:
        self._picture.paint(surface)

    def draw_moving(self, easel: Easel) -> None:
        self._picture.draw_flames(easel, self.app.clock.now())

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        return [*self._corners(), *self._menu()]

    def _menu(self) -> list[MenuStep]:
        say = self.say
        seats = self.app.memory.profile.quick_seats
        language = self.app.words.language
        return [
            MenuStep("play", 0, say("title.play_now"), Icon.PLAY, self._play_now),
            MenuStep(
                "opponents",
                1,
                say("title.opponents"),
                Icon.BOT,
                lambda: self._turn_seats(1),
                badge=str(seats - 1),
                turn=self._turn_seats,
            ),
            MenuStep("join", 2, say("title.join"), Icon.LINK, self._join),
            MenuStep(
                "language",
                3,
                say("title.language"),
                Icon.GLOBE,
                lambda: self._turn_language(1),
                badge=say(f"language.{language}"),
                turn=self._turn_language,
            ),
            MenuStep("fullscreen", 4, say("title.fullscreen"), Icon.SCREEN, self.app.toggle_fullscreen, badge="F11"),
            MenuStep("keys", 5, say("title.keys"), Icon.KEYBOARD, self.app.show_keys, badge="?"),
            MenuStep("quit", 6, say("title.quit"), Icon.DOOR, self.app.stop),
        ]

    def _version(self) -> str:
        if self._picture.unfinished:
            return ""
        # Imported here: asking for the version takes longer than a frame may while the picture is being drawn.
        from importlib.metadata import version

        return version("ziggurat-arcade")

    def _corners(self) -> list[Piece]:
        choose = Painted(Box(1700, 1020, 64, 32), "arrows", _paint_arrows)
        pieces: list[Piece] = [
            choose,
            Line(Box(1770, 1020, 86, 32), self.say("title.choose"), 18, tones.TEXT_SOFT),
            Line(Box(1850, 1020, 48, 32), self._version(), 16, tones.TEXT_FAINT, align="r"),
        ]
        name = self.app.memory.profile.name
        if name is not None:
            pieces.append(Line(Box(32, 1020, 400, 32), name, 22, tones.TEXT, "bold"))
        return pieces

    # ------------------------------------------------------------------ what the items do

    def back(self) -> None:
        """Escape goes to Quit first, so that one press too many does not end the program."""
        if self.focused == "quit":
            self.app.stop()
        else:
            self.focus_on("quit")

    def keys(self) -> tuple[KeyHint, ...]:
        return (
            KeyHint(("↑", "↓"), self.say("keys.choose")),
            KeyHint(("←", "→"), self.say("keys.value")),
            KeyHint(("Enter",), self.say("keys.confirm")),
        )

    def _play_now(self) -> None:
        from ziggurat_client.scenes.play_now import PlayNowScene

        self.app.push(PlayNowScene(self.app))

    def _join(self) -> None:
        from ziggurat_client.scenes.join import JoinScene

        self.app.push(JoinScene(self.app))

    def _turn_seats(self, by: int) -> None:
        index = QUICK_SEATS.index(self.app.memory.profile.quick_seats)
        self.app.memory.change(quick_seats=QUICK_SEATS[(index + by) % len(QUICK_SEATS)])
        self.change()

    def _turn_language(self, by: int) -> None:
        index = LANGUAGES.index(self.app.words.language)
        language = LANGUAGES[(index + by) % len(LANGUAGES)]
        self.app.words.switch(language)
        self.app.memory.change(language=language)
        self.change()


def _paint_arrows(canvas: Canvas, x: float, y: float) -> None:
    draw_keycap(canvas, x, y + 16, "↑")
    draw_keycap(canvas, x + 32, y + 16, "↓")
