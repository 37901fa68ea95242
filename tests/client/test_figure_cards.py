"""While an action is meant, the figure of its rule is shown where it hides nothing that one plays by."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from client.driver import Driver
from examples import sampled
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import Figure
from ziggurat_client.boards.babel.column.controls import ActionButton as BabelActionButton
from ziggurat_client.boards.babel.column.controls import PowerButton
from ziggurat_client.boards.ur.column.controls import ActionButton as UrActionButton
from ziggurat_client.clock import HandClock
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging.shots import SHOTS, Variant, on_stage
from ziggurat_client.ui.figure_card import FigureCard
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Widget
from ziggurat_client.window.screen import Box

FRENCH = Variant("720_fr", language="fr")
LARGE = Variant("1080", (1920, 1080))
LITTLE = Variant("small", (1024, 600))
POSSIBLE = (UrActionButton, BabelActionButton, PowerButton)
"""What is listed because the rules allow it; what they refuse says more, and why."""
IN_THE_LOG = ("log", "log: way back", "chat")


@contextmanager
def game_on_show(name: str, variant: Variant) -> Iterator[tuple[Driver, GameScene]]:
    (shot,) = (shot for shot in SHOTS if shot.name == name)
    clock = HandClock()
    with on_stage(shot, variant, Pictures(), clock) as app:
        driver = Driver(app, clock)
        driver.turn()
        assert isinstance(app.scene, GameScene)
        yield driver, app.scene


def widgets(page: GameScene) -> list[Widget]:
    return [piece for piece in page.layout() if isinstance(piece, Widget)]


def point_at(driver: Driver, page: GameScene, name: str) -> None:
    """Move the pointer over a widget."""
    pixel = page.screen.pixel(*page.widget(name).box.centre)
    pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=pixel, rel=(1, 1), buttons=(0, 0, 0)))
    driver.turn()


def overlap(one: Box, other: Box) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("variant", [FRENCH, LARGE], ids=lambda variant: variant.ending)
@sampled("name", ["ur_turn", "babel_powers"], every=2)
def test_the_figure_of_every_possible_action_has_room_beside_its_sentence(name: str, variant: Variant) -> None:
    with game_on_show(name, variant) as (_, page):
        room, scale = page.room_for_figures, page.screen.scale
        said = [widget.explanation for widget in widgets(page) if isinstance(widget, POSSIBLE)]
        assert len(said) >= 2
        assert room is not None
        for sentence, _, _, figure in said:
            assert figure is None or FigureCard(room, sentence, figure).fits(scale), sentence


@pytest.mark.parametrize("name", ["ur_turn", "babel_powers"])
def test_a_figure_lies_over_the_log_and_over_nothing_else_that_can_be_pressed(name: str) -> None:
    with game_on_show(name, FRENCH) as (_, page):
        room = page.room_for_figures
        assert room is not None
        assert [
            piece.name for piece in widgets(page) if overlap(room, piece.box) and piece.name not in IN_THE_LOG
        ] == []


@pytest.mark.painted
def test_a_figure_is_shown_as_long_as_its_action_is_meant() -> None:
    with game_on_show("ur_turn", FRENCH) as (driver, page):
        room = page.room_for_figures
        assert room is not None
        left, top = page.screen.pixel(room.x, room.y)
        place = pygame.Rect(left, top, round(room.width * page.screen.scale), round(room.height * page.screen.scale))
        surface = driver.app.services.window.surface
        assert surface is not None
        plain = surface.subsurface(place).copy().get_buffer().raw
        point_at(driver, page, "action T")
        assert surface.subsurface(place).copy().get_buffer().raw != plain
        point_at(driver, page, "menu")
        assert surface.subsurface(place).copy().get_buffer().raw == plain


def test_where_the_log_is_not_shown_there_is_no_room_for_figures() -> None:
    with game_on_show("ur_turn", LITTLE) as (_, page):
        assert page.room_for_figures is None


def test_a_figure_is_left_out_rather_than_drawn_too_small() -> None:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        """Nothing: only its size matters."""

    low = Box(0, 0, 500, 100)
    assert FigureCard(low, "A word.", Figure(110, paint)).fits(1.0)
    assert not FigureCard(low, "A word.", Figure(200, paint)).fits(1.0)
