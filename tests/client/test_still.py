"""A page's still picture: it always looks as if it had been drawn anew, and says where it changed."""

from __future__ import annotations

from random import Random

import pygame

from client.driver import Driver
from client.test_layer import square
from ziggurat_client.art.composition import Placed
from ziggurat_client.stage.still import StillPicture

SIZE = (120, 100)
GROUND = (20, 40, 60)


def paint_ground(surface: pygame.Surface) -> None:
    """A plain ground."""
    surface.fill(GROUND)


def paint_veil(surface: pygame.Surface) -> None:
    """A ground that is half transparent."""
    surface.fill((0, 0, 0, 128))


def shown(still: StillPicture) -> bytes:
    """What it shows."""
    window = pygame.Surface(SIZE, 0, 32)
    still.show(window)
    return pygame.image.tobytes(window, "RGB")


def drawn_anew(placed: list[Placed]) -> bytes:
    """What it should show."""
    still = StillPicture(see_through=False)
    still.compose(SIZE, paint_ground, placed)
    return shown(still)


def test_pieces_that_come_go_and_move_leave_no_trace(driver: Driver) -> None:
    chance, still = Random(4), StillPicture(see_through=False)
    pictures = [square((200, 30, 30)), square((30, 200, 30), 30), square((30, 30, 200), 12)]
    for _ in range(40):
        placed = [Placed(picture, chance.randrange(-10, 110), chance.randrange(-10, 90)) for picture in pictures]
        placed = chance.sample(placed, chance.randrange(4))
        still.compose(SIZE, paint_ground, placed)
        assert shown(still) == drawn_anew(placed)


def test_only_where_a_piece_changed_is_it_put_together_anew(driver: Driver) -> None:
    still = StillPicture(see_through=False)
    stays, goes = Placed(square((200, 30, 30)), 0, 0), Placed(square((30, 200, 30)), 60, 60)
    assert still.compose(SIZE, paint_ground, [stays]) == [pygame.Rect(0, 0, *SIZE)]
    assert still.compose(SIZE, paint_ground, [stays, goes]) == [goes.rect]
    assert still.compose(SIZE, paint_ground, [stays, goes]) == []
    assert still.compose(SIZE, paint_ground, [stays]) == [goes.rect]


def test_another_ground_is_painted_everywhere(driver: Driver) -> None:
    still, piece = StillPicture(see_through=False), Placed(square((200, 30, 30)), 0, 0)
    still.compose(SIZE, paint_ground, [piece])
    still.forget()
    assert still.compose(SIZE, paint_ground, [piece]) == [pygame.Rect(0, 0, *SIZE)]


def test_a_page_that_is_seen_through_lets_the_scene_below_shine_through(driver: Driver) -> None:
    still = StillPicture(see_through=True)
    still.compose(SIZE, paint_veil, [])
    below = pygame.Surface(SIZE, 0, 32)
    below.fill("white")
    still.show(below)
    assert 0 < below.get_at((50, 50)).r < 255
