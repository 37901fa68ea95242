"""How the events of the game sound."""

from __future__ import annotations

from typing import Any

from ziggurat.games.game import Event, Viewer
from ziggurat.games.tigris.events import (
    CatastrophePlaced,
    ConflictResolved,
    ConflictStarted,
    GameOver,
    LeaderMoved,
    LeaderPlaced,
    LeaderRemoved,
    LeaderWithdrawn,
    MonumentBuilt,
    Reinforced,
    TilePlaced,
    TilesRemoved,
    TilesSwapped,
    TreasureTaken,
    TurnStarted,
    UnificationMarked,
    VpGained,
)
from ziggurat_client.sound.names import Effect


def sound_of(event: Event, viewer: Viewer, position: Any) -> Effect | None:
    """What is heard of an event, None for one that makes no sound."""
    match event:
        case TilePlaced():
            return "tile_laid"
        case LeaderPlaced() | LeaderMoved():
            return "leader"
        case LeaderWithdrawn() | LeaderRemoved():
            return "wither"
        case VpGained():
            return "point"
        case UnificationMarked():
            return "march"
        case ConflictStarted():
            return "horn"
        case Reinforced():
            return "clay"
        case ConflictResolved():
            return "attack"
        case TilesRemoved():
            return "crumble" if event.cause == "war" else None
        case CatastrophePlaced():
            return "slam"
        case MonumentBuilt():
            return "ziggurat_built"
        case TreasureTaken():
            return "treasure"
        case TilesSwapped():
            return "tile_swap"
        case TurnStarted(seat):
            return "my_turn" if seat == viewer else "turn_began"
        case GameOver():
            return "game_ended"
        case _:
            return None
