"""How the end is told: the walls open one after another, that of the last place first."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games.tigris.events import FinalCount
from ziggurat_client.boards.tigris.board.scenery import TigrisScenery
from ziggurat_client.stage.timeline import Clip, Do, Pause, Sequence

WALL: Final = 0.8
"""Seconds for which one may look behind a wall before the next one opens."""


def unveiled(scenery: TigrisScenery, counts: tuple[FinalCount, ...]) -> Clip:
    """Everyone's points come to light; the winner's last."""
    from_last = sorted(counts, key=lambda count: (-count.rank, count.seat))
    walls = (Sequence(Do(partial(scenery.unveil, count)), Pause(WALL)) for count in from_last)
    return Sequence(*walls)
