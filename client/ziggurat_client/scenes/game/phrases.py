"""The quick phrases offered: each on a button, and by its number."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import pygame

from ziggurat.phrases import PHRASES
from ziggurat_client.input.bindings import digit_of
from ziggurat_client.input.intentions import ACTIONS, intention_of
from ziggurat_client.ui.phrases import PhraseButton
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_COLUMNS: Final = 2
_GAP: Final = 8.0
_HIGHEST: Final = 60.0


def number_of(event: pygame.Event) -> int | None:
    """Which phrase a key or a button of a pad stands for, from 0 on: its number, or the action of that number."""
    if event.type != pygame.KEYDOWN:
        return None
    intention = intention_of(event)
    if intention in ACTIONS:
        number = ACTIONS.index(intention)
    else:
        digit = digit_of(event) or event.unicode
        number = int(digit) - 1 if len(digit) == 1 and digit in "123456789" else len(PHRASES)
    return number if number < len(PHRASES) else None


def phrase_buttons(box: Box, words: Words, say: Callable[[str], None]) -> Iterator[PhraseButton]:
    """The phrases in two columns, read across; `say` is called with the code of the one that is pressed."""
    rows = -(-len(PHRASES) // _COLUMNS)
    width = (box.width - (_COLUMNS - 1) * _GAP) / _COLUMNS
    height = min(_HIGHEST, (box.height - (rows - 1) * _GAP) / rows)
    for number, phrase in enumerate(PHRASES):
        row, column = divmod(number, _COLUMNS)
        place = Box(box.x + column * (width + _GAP), box.y + row * (height + _GAP), width, height)
        yield PhraseButton(place, phrase, words.say(f"phrase.{phrase}"), number + 1, partial(say, phrase))
