"""Hands for the application: keys, clicks and turns of its loop."""

from __future__ import annotations

import pygame

from ziggurat_client.app import App
from ziggurat_client.attention.notices import Notices
from ziggurat_client.clock import HandClock
from ziggurat_client.discovery.found import Discovery
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.sound.audio import Audio
from ziggurat_client.text_log import TextLog
from ziggurat_client.ui.pictures import Pictures


class Driver:
    """Plays the person at an application."""

    def __init__(self, app: App, clock: HandClock) -> None:
        self.app = app
        self.clock = clock

    def equip(
        self,
        *,
        audio: Audio | None = None,
        pictures: Pictures | None = None,
        text_log: TextLog | None = None,
        discovery: Discovery | None = None,
        notices: Notices | None = None,
    ) -> None:
        """Have another application in the same window, with these parts in place of its own."""
        services = self.app.services
        self.app = App(
            services.window,
            services.memory,
            services.words,
            self.app.link,
            self.clock,
            audio=audio or services.audio,
            pictures=pictures or services.pictures,
            text_log=text_log or services.text_log,
            discovery=discovery or services.discovery,
            notices=notices or services.notices,
        )

    @property
    def page(self) -> Page:
        """The scene on top, which must be a page."""
        assert isinstance(self.app.scene, Page)
        return self.app.scene

    def turn(self, times: int = 1, seconds: float = 1 / 60) -> None:
        """Let the loop turn, and the clock with it."""
        for _ in range(times):
            self.clock.turn(seconds)
            self.app.turn(patience=0)

    def turn_without_scene(self) -> None:
        """Let what has arrived be known before the first scene is there."""
        for arrival in self.app.link.arrivals():
            self.app.services.remote.receive(arrival)

    def resize(self, width: int, height: int) -> None:
        """Have a window of so many pixels."""
        self.app.services.window.resize(width, height)
        self.turn()

    def press(self, key: int, modifiers: int = 0) -> None:
        """Press and release a key that types nothing."""
        self._appearance()
        self._post_key(key, "", modifiers)
        self.turn()

    def strike(self, key: int, text: str = "") -> None:
        """Strike a key that stands for a command, by its sign if it has one."""
        self._appearance()
        self.hold(key, text)
        self.let_go(key)
        self.turn()

    def hold(self, key: int, text: str = "") -> None:
        """Put a key down, or let the system repeat one that is; what it types does not follow. Nothing turns."""
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=text, scancode=0))

    def let_go(self, key: int) -> None:
        """Let a key go. Nothing turns."""
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0, scancode=0))

    def write(self, text: str) -> None:
        """Type a text, one key after the other."""
        self._appearance()
        for letter in text:
            self._post_key(pygame.key.key_code(letter) if letter.isalnum() and letter.isascii() else 0, letter, 0)
            self.turn()

    def click(self, name: str) -> None:
        """Click in the middle of a widget of the page on top."""
        box = self.page.widget(name).box
        self.page.viewport.reveal(box)
        self.click_at(*box.centre)

    def click_at(self, x: float, y: float) -> None:
        """Click at a point of the design grid."""
        self.click_pixel(self.page.screen.pixel(x, y))

    def click_pixel(self, pixel: tuple[int, int]) -> None:
        """Click at a pixel of the window."""
        self._appearance()
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(0, 0), buttons=(0, 0, 0), touch=False))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=pixel, button=pygame.BUTTON_LEFT, touch=False, clicks=1))
        self.turn()

    def _appearance(self) -> None:
        """Nobody presses anything before they see the scene that it is meant for."""
        if self.app.on_show is not self.app.scene:
            self.turn()

    def _post_key(self, key: int, text: str, modifiers: int) -> None:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            if kind == pygame.KEYUP and text:
                pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=text))
            pygame.event.post(pygame.Event(kind, key=key, mod=modifiers, unicode=text, scancode=0))
