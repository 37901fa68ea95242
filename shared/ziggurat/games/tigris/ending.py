"""The game is over (rule 10)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.game import Event
from ziggurat.games.tigris.events import FinalCount, GameOver
from ziggurat.games.tigris.position import Ending, Position
from ziggurat.games.tigris.scoring import ranking


def ended(position: Position, reason: Ending, story: list[Event]) -> Position:
    """The position once nothing can be done any more; active seat and actions left stay as they were."""
    standings = sorted(ranking(position.points, position.treasures), key=lambda standing: standing.seat)
    counts = [
        FinalCount(each.seat, each.points, each.treasures, (each.score, *each.breakers), each.rank)
        for each in standings
    ]
    story.append(GameOver(reason, tuple(counts)))
    return replace(position, board=replace(position.board, phase="over", ending=reason))
