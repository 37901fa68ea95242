"""The art looks as it was found right. `make pictures` stores the pictures anew, after someone looked at the change."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame
import pytest

from client.picture_subjects import SUBJECTS, small_picture

STORED: Final = Path(__file__).parent / "pictures"
FAILED: Final = Path(__file__).parents[2] / "build" / "pictures"
BLOCK: Final = 8
"""Pixels of a block's side. Whatever changes a block as a whole can be seen; single pixels belong to the rasteriser."""
FORGIVEN: Final = 16
"""By how much (of 255) a block's mean colour may differ."""


def load(file: Path) -> pygame.Surface:
    """A stored picture, without alpha."""
    stored = pygame.image.load(file)
    plain = pygame.Surface(stored.get_size(), 0, 24)
    plain.blit(stored, (0, 0))
    return plain


def difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """How much each colour of each pixel differs between two pictures of one size."""
    more, less = one.copy(), other.copy()
    more.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    more.blit(less, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return more


def worst_block(one: pygame.Surface, other: pygame.Surface) -> int:
    """The largest difference of a block's mean colour between two pictures of one size."""
    return max(pygame.image.tobytes(difference(in_blocks(one), in_blocks(other)), "RGB"))


def in_blocks(picture: pygame.Surface) -> pygame.Surface:
    """The picture with a pixel for each block."""
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture, (width // BLOCK, height // BLOCK))


def keep(name: str, **pictures: pygame.Surface) -> Path:
    """Keep pictures for people to look at; returns their folder."""
    FAILED.mkdir(parents=True, exist_ok=True)
    for role, picture in pictures.items():
        pygame.image.save(picture, FAILED / f"{name}-{role}.png")
    return FAILED


@pytest.mark.parametrize("name", SUBJECTS)
def test_it_looks_as_it_was_found_right(name: str) -> None:
    expected, actual = load(STORED / f"{name}.png"), small_picture(name)
    assert actual.get_size() == expected.get_size()
    worst = worst_block(expected, actual)
    if worst > FORGIVEN:
        folder = keep(name, expected=expected, actual=actual, difference=difference(expected, actual))
        pytest.fail(f"{name} differs by {worst} of 255 somewhere; see {folder}/{name}-*.png")


def test_a_change_that_can_be_seen_is_not_forgiven() -> None:
    # Guards the tests above: a single cube in another colour, a sign that is missing.
    stored = load(STORED / "board.png")
    changed = stored.copy()
    changed.fill("#35b8ac", (40, 80, 7, 7))
    assert worst_block(stored, changed) > FORGIVEN


def test_what_a_rasteriser_does_to_edges_is_forgiven() -> None:
    stored = load(STORED / "board.png")
    assert worst_block(stored, pygame.transform.box_blur(stored, 1)) <= FORGIVEN


def test_no_picture_is_stored_in_vain() -> None:
    assert {file.stem for file in STORED.glob("*.png")} == set(SUBJECTS)
