"""The keys of the keyboard on the screen, for those who have no other in their hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ziggurat_client.ui.button import Button
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

GAP: Final = 8.0
"""Between two keys, in design units."""


def letter_keys(
    corner: tuple[float, float], pitch: Extent, rows: list[str], capitals: bool, typed: Callable[[str], None]
) -> Iterator[Button]:
    """A key for every letter of every row, from the upper left `corner`; `pitch` leads from one to the next.

    `typed` is called with the letter.

    The keys are named by their places, so that the focus stays where it is when capitals come and go.
    """
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            sign = letter.upper() if capitals else letter
            box = Box(
                corner[0] + column * pitch.width, corner[1] + row * pitch.height, pitch.width - GAP, pitch.height - GAP
            )
            yield Button(f"key {row} {column}", box, sign, _typing(typed, sign), size=28)


def _typing(typed: Callable[[str], None], sign: str) -> Callable[[], None]:
    return lambda: typed(sign)
