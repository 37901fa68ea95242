"""What a replay shows of, whatever tells it."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat.games.game import Viewer
from ziggurat_client.wording.sitters import Player


@dataclass(frozen=True)
class Showing:
    """What is shown: the game's id, the title of the match, its players by seat, and which of them we were, if any.

    `colours` are those of the seats; without any, each has that of its own number. `table` is the code of the table at
    which the match is over, if it is shown there: others may look at it with us. `match` is the number under which the
    server where we are keeps it, if it is from its list.
    """

    game: str
    title: str
    players: tuple[Player, ...]
    viewer: Viewer = None
    colours: tuple[int, ...] = ()
    table: str | None = None
    match: int | None = None
