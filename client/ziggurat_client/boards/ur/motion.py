"""How events of Ur move: each becomes a clip that changes the scenery step by step."""

from __future__ import annotations

from collections.abc import Sequence
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
from ziggurat.games.ur.position import Position
from ziggurat_client.boards.ur import cube_motion, swap_motion, temple_motion, war_motion
from ziggurat_client.boards.ur.scenery import Scenery
from ziggurat_client.stage import timeline
from ziggurat_client.stage.timeline import Clip, Do, Later, Pause

BREATH: Final = 0.25
"""Seconds between one player's turn and the next, so that the eye can follow."""
_ABOUT: Final[dict[type[Event], float]] = {
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


def story(scenery: Scenery, before: Position, events: Sequence[Event], after: Position) -> Clip:
    """Everything that led from `before` to `after`: it begins and ends exactly there."""
    told = (_later(scenery, event) for event in events if type(event) in _ABOUT)
    return timeline.Sequence(Do(lambda: scenery.settle(before)), *told, Do(lambda: scenery.settle(after)))


def _later(scenery: Scenery, event: Event) -> Clip:
    # Made when its turn comes: where things are by then depends on the events before.
    return Later(lambda: _clip(scenery, event), _ABOUT[type(event)])


def _clip(scenery: Scenery, event: Event) -> Clip:
    """The clip of an event."""
    match event:
        case CubesPlaced():
            return cube_motion.placed(scenery, event)
        case Farmed():
            return cube_motion.farmed(scenery, event)
        case Traded(seat, gains):
            return cube_motion.traded(scenery, seat, gains)
        case Inspired():
            return cube_motion.inspired(scenery, event)
        case Allotted(seat, _, gains):
            return cube_motion.traded(scenery, seat, gains)
        case Redistributed():
            return cube_motion.redistributed(scenery, event)
        case Attacked():
            return war_motion.attacked(scenery, event)
        case ZigguratBuilt():
            return temple_motion.built(scenery, event)
        case Swapped():
            return swap_motion.swapped(scenery, event)
        case _:
            return Pause(BREATH)
