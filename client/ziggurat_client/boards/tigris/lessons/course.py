"""The course of the game: its lessons in their order."""

from __future__ import annotations

from typing import Final

from ziggurat_client.boards.tigris.view import TigrisBoardView
from ziggurat_client.lessons.lesson import Course
from ziggurat_client.lessons.places import PlayersRoom

TIGRIS_COURSE: Final = Course("tigris", (), TigrisBoardView, PlayersRoom(high=344, low=344))
"""From what wins to the last answer."""
