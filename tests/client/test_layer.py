"""A picture put together from smaller ones: it always looks as if it had been drawn anew."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from ziggurat_client.art.composition import Placed
from ziggurat_client.stage.layer import Layer

AREA = pygame.Rect(10, 10, 100, 80)


@pytest.fixture
def window() -> pygame.Surface:
    """A window's surface with something on it."""
    surface = pygame.Surface((120, 100), 0, 32)
    surface.fill((20, 40, 60))
    return surface


def square(colour: tuple[int, int, int], side: int = 20) -> pygame.Surface:
    """A picture of premultiplied alpha, half transparent."""
    surface = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    surface.fill((*colour, 128))
    return surface.premul_alpha()


def drawn_anew(window: pygame.Surface, placed: list[Placed]) -> bytes:
    """What the pieces look like when everything is drawn from the start."""
    surface = window.copy()
    surface.set_clip(AREA)
    for piece in placed:
        surface.blit(piece.surface, (piece.left, piece.top), special_flags=pygame.BLEND_PREMULTIPLIED)
    return pygame.image.tobytes(surface, "RGB")


def test_a_layer_without_ground_shows_nothing(window: pygame.Surface) -> None:
    with pytest.raises(RuntimeError, match="ground"):
        Layer().show(window, [])


def test_pieces_that_come_go_and_move_leave_no_trace(window: pygame.Surface) -> None:
    chance, layer, ground = Random(2), Layer(), window.copy()
    pictures = [square((200, 30, 30)), square((30, 200, 30), 30), square((30, 30, 200), 12)]
    layer.ground(window, AREA)
    placed: list[Placed] = []
    for _ in range(40):
        placed = [Placed(picture, chance.randrange(100), chance.randrange(90)) for picture in pictures]
        placed = chance.sample(placed, chance.randrange(4))
        layer.show(window, placed)
        assert pygame.image.tobytes(window, "RGB") == drawn_anew(ground, placed)


def test_a_changed_order_is_drawn_anew(window: pygame.Surface) -> None:
    layer, ground = Layer(), window.copy()
    below, above = Placed(square((200, 30, 30)), 30, 30), Placed(square((30, 200, 30)), 40, 40)
    layer.ground(window, AREA)
    layer.show(window, [below, above])
    layer.show(window, [above, below])
    assert pygame.image.tobytes(window, "RGB") == drawn_anew(ground, [above, below])


def test_where_the_ground_changed_the_new_one_is_shown_below_the_pieces(window: pygame.Surface) -> None:
    layer, piece = Layer(), Placed(square((200, 30, 30)), 30, 30)
    layer.ground(window, AREA)
    layer.show(window, [piece])
    changed = pygame.Rect(0, 20, 60, 30)
    window.fill((20, 40, 60), AREA)
    window.fill((90, 90, 10), changed)
    ground = window.copy()
    layer.ground_changed([changed])
    layer.show(window, [piece])
    assert pygame.image.tobytes(window, "RGB") == drawn_anew(ground, [piece])


def test_a_layer_whose_ground_is_another_one_everywhere_needs_it_anew(window: pygame.Surface) -> None:
    layer = Layer()
    layer.ground(window, AREA)
    layer.ground_changed([window.get_rect()])
    assert not layer.grounded
