"""What the map of Civilization costs at 1080p with seven nations: frames at rest, while tokens are dragged, and while
one looks closer."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median, quantiles

import pygame
from tests.bench.client_frames import FRAMES, SIZE, Stage
from tests.bench.measuring import Row

from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat_client.app import FRAME, App
from ziggurat_client.boards.civilization.choosing.map_place import MapPlace
from ziggurat_client.clock import HandClock
from ziggurat_client.kept.profile import Memory
from ziggurat_client.staging import staged
from ziggurat_client.staging.civilization import MOVING, Scene
from ziggurat_client.window.window import Window
from ziggurat_client.wording.words import Words

_ZOOM_STEP = 50.0
"""The milliseconds that a step of the zoom may take, after the first."""


def rows() -> list[Row]:
    """Everything by one window."""
    with tempfile.TemporaryDirectory() as folder:
        link, clock = staged.StageLink(), HandClock()
        app = App(Window(SIZE), Memory(Path(folder)), Words("en"), link, clock)
        scene, stage = Scene(app, MOVING), Stage(app, link, clock)
        scene.finish()
        stage.settle()
        rest = [stage.turn() for _ in range(FRAMES)]
        dragged = _dragged(scene, stage)
        first, later = _zoomed(scene, stage)
        app.finish()
    frame = 1000 * FRAME
    return [
        Row("frame of the map of Civilization at rest (60 Hz)", median(rest), frame, "ms", larger_is_better=False),
        Row("p95 of frames while tokens are dragged (60 Hz)", _p95(dragged), frame, "ms", larger_is_better=False),
        Row("longest frame of the first zoom step (50 ms)", first, _ZOOM_STEP, "ms", larger_is_better=False),
        Row("longest frame of later zoom steps (50 ms)", later, _ZOOM_STEP, "ms", larger_is_better=False),
    ]


def _p95(taken: list[float]) -> float:
    return quantiles(taken, n=20)[-1]


def _dragged(scene: Scene, stage: Stage) -> list[float]:
    """Tokens over the map from one area to another, the second time, when all pictures on the way are known."""
    grid, screen = scene.view.grid, scene.app.scene.screen
    start, end = (grid.box_of(MapPlace(NUMBER_OF[area])).centre for area in ("kanesh", "sardis"))
    taken: list[float] = []
    for _ in range(2):
        taken = []
        pygame.event.post(_mouse(pygame.MOUSEBUTTONDOWN, screen.pixel(*start)))
        for number in range(FRAMES):
            share = number / FRAMES
            x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
            pygame.event.post(_mouse(pygame.MOUSEMOTION, screen.pixel(x, y)))
            taken.append(stage.turn())
        pygame.event.post(_mouse(pygame.MOUSEBUTTONUP, screen.pixel(*start)))
        stage.settle()
    return taken


def _mouse(kind: int, pixel: tuple[int, int]) -> pygame.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.Event(kind, pos=pixel, rel=(1, 1), buttons=(1, 0, 0), touch=False)
    return pygame.Event(kind, pos=pixel, button=pygame.BUTTON_LEFT, touch=False, clicks=1)


def _zoomed(scene: Scene, stage: Stage) -> tuple[float, float]:
    """The longest frame of a step of the zoom, the first time and later."""
    longest: list[float] = []
    lens = scene.view.scenery.lens
    for steps in (1, -1, 1, -1, 1, -1):
        lens.zoom(steps)
        longest.append(max(stage.settle()))
        scene.finish()
    return longest[0], max(longest[2:])
