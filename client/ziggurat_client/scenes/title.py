"""The title: the ziggurat at night, and the menu as its processional stair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.intentions import Intention
from ziggurat_client.scenes.page import Page
from ziggurat_client.scenes.scene import KeyHint
from ziggurat_client.scenes.title_picture import FLICKER, TitlePicture
from ziggurat_client.screen import Box, Screen
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.menu_step import MenuStep
from ziggurat_client.ui.piece import Easel, Painted, Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.words import LANGUAGES

if TYPE_CHECKING:
    from ziggurat_client.app import App

QUICK_SEATS: Final = (2, 3, 4)
"""How many may sit at the table of "Play now", ourselves included."""


REST: Final = 1.0
"""Seconds between two looks at the board where nothing else moves."""


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
    def built(self) -> bool:
        """Whether all but the board on the plaza is on show."""
        return self._picture.built

    @property
    def wakes_in(self) -> float | None:
        return REST if self.app.memory.profile.reduced_motion else FLICKER

    def resized(self, screen: Screen) -> None:
        super().resized(screen)
        self._picture.fit(self.screen)

    def enter(self) -> None:
        super().enter()
        self._picture.wake()

    def leave(self) -> None:
        super().leave()
        self._picture.rest()

    def update(self, elapsed: float) -> None:
        if self._picture.go_on():
            self.ground_changed()

    def paint_ground(self, surface: pygame.Surface, screen: Screen) -> None:
        self._picture.paint(surface)

    def draw_moving(self, easel: Easel) -> None:
        still = self.app.memory.profile.reduced_motion
        self._picture.draw_flames(easel, 0.0 if still else self.app.clock.now())

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        return [*self._corners(), *self._menu(), *self._tools()]

    def _menu(self) -> list[MenuStep]:
        say = self.say
        seats = self.app.memory.profile.quick_seats
        enter = self.app.prompts.cap(Intention.CONFIRM)
        return [
            MenuStep("play", 0, say("title.play_now"), Icon.PLAY, self._play_now, key=enter),
            MenuStep(
                "opponents",
                1,
                say("title.opponents"),
                Icon.BOT,
                lambda: self._turn_seats(1),
                key=enter,
                badge=str(seats - 1),
                turn=self._turn_seats,
            ),
            MenuStep("join", 2, say("title.join"), Icon.LINK, self._join, key=enter),
            MenuStep("replays", 3, say("title.replays"), Icon.HOURGLASS, self._replays, key=enter),
            MenuStep("learn", 4, say("title.learn"), Icon.TABLET, self._learn, key=enter),
            MenuStep("settings", 5, say("title.settings"), Icon.GEAR, self._settings, key=enter),
            MenuStep("credits", 6, say("title.credits"), Icon.STAR, self._credits, key=enter),
            MenuStep("quit", 7, say("title.quit"), Icon.DOOR, self.app.stop, key=enter),
        ]

    def _tools(self) -> list[Button]:
        """The buttons in the corner: the other language, the sound, and the keys."""
        app, top = self.app, 24
        other = self.say(f"language.{self._next_language}")
        sound = Icon.MUTED if app.audio.muted else Icon.SOUND
        return [
            Button("language", Box(1620, top, 156, 48), other, self._turn_language, icon=Icon.GLOBE, size=19),
            icon_button("sound", Box(1788, top, 48, 48), sound, app.toggle_mute),
            icon_button("keys", Box(1848, top, 48, 48), Icon.HELP, app.show_keys),
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
        caps = self.app.prompts.caps
        return (
            KeyHint(caps(Intention.UP, Intention.DOWN), self.say("keys.choose")),
            KeyHint(caps(Intention.LEFT, Intention.RIGHT), self.say("keys.value")),
            KeyHint(caps(Intention.CONFIRM), self.say("keys.confirm")),
        )

    def _play_now(self) -> None:
        from ziggurat_client.scenes.play_now import PlayNowScene

        self.app.push(PlayNowScene(self.app))

    def _join(self) -> None:
        from ziggurat_client.scenes.join import JoinScene

        self.app.push(JoinScene(self.app))

    def _replays(self) -> None:
        from ziggurat_client.scenes.replays import ReplaysScene

        self.app.push(ReplaysScene(self.app))

    def _learn(self) -> None:
        from ziggurat_client.scenes.learn import LearnScene

        self.app.push(LearnScene(self.app))

    def _credits(self) -> None:
        from ziggurat_client.scenes.credits import CreditsScene

        self.app.push(CreditsScene(self.app))

    def _turn_seats(self, by: int) -> None:
        index = QUICK_SEATS.index(self.app.memory.profile.quick_seats)
        self.app.memory.change(quick_seats=QUICK_SEATS[(index + by) % len(QUICK_SEATS)])
        self.change()

    @property
    def _next_language(self) -> str:
        return LANGUAGES[(LANGUAGES.index(self.app.words.language) + 1) % len(LANGUAGES)]

    def _turn_language(self) -> None:
        self.app.settings.choose(language=self._next_language)

    def _settings(self) -> None:
        from ziggurat_client.scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))


def _paint_arrows(canvas: Canvas, x: float, y: float) -> None:
    draw_keycap(canvas, x, y + 16, "↑")
    draw_keycap(canvas, x + 32, y + 16, "↓")
