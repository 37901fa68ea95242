"""How events move: each becomes a clip that changes the scenery step by step."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Event
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
    TilesDrawn,
    TilesRemoved,
    TilesSwapped,
    TreasureTaken,
    TurnStarted,
    UnificationCleared,
    UnificationMarked,
    VpGained,
)
from ziggurat_client.boards.story.clips import BREATH, EventClips
from ziggurat_client.boards.tigris.board.scenery import TigrisScenery
from ziggurat_client.boards.tigris.motion import conflicts, ending, pieces
from ziggurat_client.boards.tigris.motion.sounds import sound_of
from ziggurat_client.stage.timeline import Clip, Do, Pause

_LENGTHS: Final[dict[type[Event], float]] = {
    TilePlaced: pieces.DROP,
    VpGained: pieces.GAIN,
    LeaderPlaced: pieces.LEAD,
    LeaderMoved: pieces.MOVE,
    LeaderWithdrawn: pieces.MOVE,
    LeaderRemoved: pieces.MOVE,
    TilesRemoved: 0.5,
    CatastrophePlaced: 0.55,
    MonumentBuilt: pieces.RISE,
    TreasureTaken: pieces.CLAIM,
    UnificationMarked: 0.3,
    UnificationCleared: 0.1,
    ConflictStarted: 0.9,
    Reinforced: 0.4,
    ConflictResolved: 1.15,
    TilesSwapped: 0.3,
    TilesDrawn: 0.15,
    TurnStarted: BREATH,
    GameOver: 2 * ending.WALL,
}
"""How long each event takes to tell, about; any other one takes no time."""


def clip_of(scenery: TigrisScenery, event: Event) -> Clip:
    """The clip of an event. It is made when its turn comes, from where everything is by then."""
    match event:
        case TilePlaced():
            return pieces.tile_placed(scenery, event)
        case VpGained():
            return pieces.gained(scenery, event)
        case LeaderPlaced():
            return pieces.leader_placed(scenery, event)
        case LeaderMoved():
            return pieces.leader_moved(scenery, event)
        case LeaderWithdrawn() | LeaderRemoved():
            return pieces.leader_gone(scenery, event)
        case TilesRemoved():
            return pieces.tiles_removed(scenery, event)
        case CatastrophePlaced():
            return pieces.catastrophe_placed(scenery, event)
        case MonumentBuilt():
            return pieces.monument_built(scenery, event)
        case TreasureTaken():
            return pieces.treasure_taken(scenery, event)
        case UnificationMarked(space):
            return Do(lambda: scenery.unite(space))
        case UnificationCleared():
            return Do(lambda: scenery.unite(None))
        case ConflictStarted():
            return conflicts.started(scenery, event)
        case Reinforced():
            return conflicts.reinforced(scenery, event)
        case ConflictResolved():
            return conflicts.resolved(scenery, event)
        case GameOver(counts=counts):
            return ending.unveiled(scenery, counts)
        case TilesSwapped(_, _, bag):
            return Do(lambda: scenery.count_bag(bag))
        case TilesDrawn(seat, count, bag):
            return Do(lambda: scenery.count_hand(seat, count, bag))
        case _:
            return Pause(BREATH)


CLIPS: Final = EventClips(clip_of, _LENGTHS, sound_of)
"""How the events of the game move and sound."""
