"""How events of Ur move: each becomes a clip that changes the scenery step by step."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Event
from ziggurat.games.ur.events import (
    Allotted,
    Attacked,
    CubesPlaced,
    Farmed,
    Inspired,
    Redistributed,
    Swapped,
    Traded,
    TurnBegan,
    ZigguratBuilt,
)
from ziggurat_client.boards.story.clips import BREATH, EventClips
from ziggurat_client.boards.ur.board.scenery import UrScenery
from ziggurat_client.boards.ur.motion import cubes, swap, temples, war
from ziggurat_client.boards.ur.motion.sounds import sound_of
from ziggurat_client.stage.timeline import Clip, Pause

_SOUND_WITHIN: Final = (CubesPlaced, Farmed)
"""Events whose sounds come at moments of their clips; all others are heard when they begin."""
_LENGTHS: Final[dict[type[Event], float]] = {
    CubesPlaced: 0.35,
    Farmed: 0.9,
    Traded: 0.7,
    Inspired: 0.9,
    Allotted: 0.7,
    Redistributed: 0.7,
    Attacked: 0.9,
    ZigguratBuilt: 1.5,
    Swapped: 0.85,
    TurnBegan: BREATH,
}
"""How long each event takes to tell, about."""


def clip_of(scenery: UrScenery, event: Event) -> Clip:
    """The clip of an event. It is made when its turn comes, from where everything is by then."""
    match event:
        case CubesPlaced():
            return cubes.placed(scenery, event)
        case Farmed():
            return cubes.farmed(scenery, event)
        case Traded(seat, gains):
            return cubes.traded(scenery, seat, gains)
        case Inspired():
            return cubes.inspired(scenery, event)
        case Allotted(seat, _, gains):
            return cubes.traded(scenery, seat, gains)
        case Redistributed():
            return cubes.redistributed(scenery, event)
        case Attacked():
            return war.attacked(scenery, event)
        case ZigguratBuilt():
            return temples.built(scenery, event)
        case Swapped():
            return swap.swapped(scenery, event)
        case _:
            return Pause(BREATH)


CLIPS: Final = EventClips(clip_of, _LENGTHS, sound_of, _SOUND_WITHIN)
"""How the events of Ur move and sound."""
