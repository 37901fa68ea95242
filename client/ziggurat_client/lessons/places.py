"""Where everything lies on the page of lessons, in design units."""

from __future__ import annotations

from typing import Final

from ziggurat_client.boards.board import CENTRE, LEFT_COLUMN, RIGHT_COLUMN
from ziggurat_client.screen import Box

LIST: Final = Box(LEFT_COLUMN.x, LEFT_COLUMN.y, LEFT_COLUMN.width, 626)
"""The lessons."""
RULE: Final = Box(LEFT_COLUMN.x, LIST.bottom + 16, LEFT_COLUMN.width, LEFT_COLUMN.bottom - LIST.bottom - 16)
"""The rule in short."""
TASK: Final = Box(CENTRE.x, CENTRE.y, CENTRE.width, 80)
"""What is to be done."""
BOARD: Final = Box(CENTRE.x + 168, 194, 632, 632)
"""The board."""
BOARD_SIDE: Final = Box(CENTRE.x, 194, 152, 200)
"""A panel at the board's left, for what belongs to it and lies beside it."""
SCRIBE: Final = Box(CENTRE.x, 840, 144, 144)
"""The scribe, who speaks."""
SPEECH: Final = Box(CENTRE.x + 168, 840, CENTRE.width - 168, 144)
"""What the scribe says."""
BUTTONS: Final = Box(CENTRE.x, 1000, CENTRE.width, 64)
"""The row of buttons."""
PLAYERS: Final = Box(RIGHT_COLUMN.x, RIGHT_COLUMN.bottom + 16, RIGHT_COLUMN.width, 208)
"""Who plays, and how they stand."""
