"""What a person does at a screen on stage: finds a widget, behind whichever tab it stands, and uses it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.piece import Widget

if TYPE_CHECKING:
    from ziggurat_client.app import App

_TABS: Final = "tabs"
_MOST_TABS: Final = 4


def page_of(app: App) -> Page:
    """The scene on top. Raises TypeError if that is no page."""
    if not isinstance(app.scene, Page):
        raise TypeError(f"{type(app.scene).__name__} is no page")
    return app.scene


def find(app: App, name: str) -> Widget:
    """The widget of that name, brought up from behind its tab and into sight. Raises LookupError if there is none."""
    page = page_of(app)
    for _ in range(_MOST_TABS):
        if page.has(name) or not page.has(_TABS):
            break
        page.widget(_TABS).press()
    widget = page.widget(name)
    page.viewport.reveal(widget.spot)
    return page.widget(name)


def press(app: App, name: str) -> None:
    """Press a widget. Raises LookupError if there is none of that name."""
    find(app, name).press()


def focus(app: App, name: str) -> None:
    """Give a widget the focus. Raises LookupError if there is none of that name."""
    find(app, name)
    page_of(app).focus_on(name)
    app.stack.redraw()


def bring_up(app: App, tab: int) -> None:
    """Show what stands behind that tab, counted from 0, where there are tabs; the first one is on top."""
    if page_of(app).has(_TABS):
        focus(app, _TABS)
        for _ in range(tab):
            page_of(app).widget(_TABS).press()


def strike(app: App, key: int, unicode: str = "") -> None:
    """Press a key and let it go, once what is on top was seen."""
    app.turn(patience=0.001)
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.Event(kind, key=key, unicode=unicode, mod=0, scancode=0))
        app.turn(patience=0.001)


def write(app: App, text: str) -> None:
    """Type a text into the field that has the focus."""
    app.turn(patience=0.001)
    pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=text))
    app.turn(patience=0.001)
