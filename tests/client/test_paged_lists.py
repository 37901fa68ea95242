"""Lists that are longer than their page: keys, a pad and the stepper turn to the other parts."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager

import pygame
import pytest

from client.blank_pictures import BlankPictures
from ziggurat_client.app import App
from ziggurat_client.clock import HandClock
from ziggurat_client.scenes.pages.paged import Paged
from ziggurat_client.staging.shots import SHOTS, Variant, on_stage

USUAL = Variant("720")
LITTLE_ROOM = Variant("little", (800, 480), zoom=150)
LONG = [
    ("crowded_lobby", USUAL),
    ("people_here", USUAL),
    ("host_vote", USUAL),
    ("reported", USUAL),
    ("lan", LITTLE_ROOM),
    ("friends", LITTLE_ROOM),
    ("replays_on_server", LITTLE_ROOM),
    ("waiting_games", LITTLE_ROOM),
]
"""Pages with more entries than have room."""


@contextmanager
def page(name: str, variant: Variant) -> Iterator[tuple[App, Paged]]:
    """A page that has several, on stage."""
    shot = next(shot for shot in SHOTS if shot.name == name)
    with on_stage(shot, variant, BlankPictures(), HandClock()) as app:
        scene = app.scene
        assert isinstance(scene, Paged)
        assert scene.widget("page").enabled
        assert scene.has_pages
        yield app, scene


def shown(scene: Paged) -> Hashable:
    """How the stepper looks, which says the page."""
    return scene.widget("page").appearance()


def strike(scene: Paged, key: int, times: int = 1) -> None:
    """Strike a key so often that whatever else scrolls by it has come to its end."""
    for _ in range(times):
        scene.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))


@pytest.mark.parametrize(("name", "variant"), LONG, ids=[name for name, _ in LONG])
def test_page_down_and_page_up_turn_it(name: str, variant: Variant) -> None:
    with page(name, variant) as (_, scene):
        first = shown(scene)
        strike(scene, pygame.K_PAGEDOWN, 30)
        last = shown(scene)
        assert last != first
        strike(scene, pygame.K_PAGEUP, 30)
        assert shown(scene) == first


def test_the_help_names_these_keys() -> None:
    with page("crowded_lobby", USUAL) as (app, scene):
        hints = scene.keys()
        assert app.services.words.say("replays.keys.page") in {hint.meaning for hint in hints}
