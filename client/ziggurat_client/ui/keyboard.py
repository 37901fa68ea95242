"""The keys of the keyboard on the screen, for those who have no other in their hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ziggurat_client.screen import Box
from ziggurat_client.ui.button import Button

KEY: Final = 72.0
"""The side of a key, in design units."""
PITCH: Final = 80.0
"""From one key to the next."""


def letter_keys(
    corner: tuple[float, float], rows: list[str], capitals: bool, typed: Callable[[str], None]
) -> Iterator[Button]:
    """A key for every letter of every row, from the upper left `corner`. `typed` is called with the letter.

    The keys are named by their places, so that the focus stays where it is when capitals come and go.
    """
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            sign = letter.upper() if capitals else letter
            box = Box(corner[0] + column * PITCH, corner[1] + row * PITCH, KEY, KEY)
            yield Button(f"key {row} {column}", box, sign, _typing(typed, sign), size=28)


def _typing(typed: Callable[[str], None], sign: str) -> Callable[[], None]:
    return lambda: typed(sign)
