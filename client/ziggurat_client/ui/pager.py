"""What turns the pages of a list."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_client.ui.choices import Stepper
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words


def pager(box: Box, words: Words, page: int, pages: int, turn: Callable[[int], None]) -> Stepper:
    """The stepper "page" of a list that shows `page` (from 0) of so many `pages`; `turn` hears by how many to go on."""
    label = words.say("lobby.page", page=page + 1, pages=pages)
    return Stepper("page", box, label, turn, lower=page > 0, higher=page < pages - 1)
