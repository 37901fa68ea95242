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
from ziggurat_client.boards.ur.board.scenery import Scenery
from ziggurat_client.boards.ur.motion import cubes, swap, temples, war
from ziggurat_client.boards.ur.motion.sounds import heard, sound_of
from ziggurat_client.stage import timeline
from ziggurat_client.stage.timeline import Clip, Do, Later, Pause, Tween

BREATH: Final = 0.25
"""Seconds between one player's turn and the next, so that the eye can follow."""
FADE: Final = 0.12
"""Seconds in which the picture before gives way to the one after where motion is reduced."""
_HEARD_WITHIN: Final = (CubesPlaced, Farmed)
"""Events whose sounds come at moments of their clips; all others are heard when they begin."""
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
    if scenery.telling.reduced:
        return _without_motion(scenery, events, after)
    told = (_told(scenery, event, after) for event in events)
    return timeline.Sequence(Do(lambda: scenery.settle(before)), *told, Do(lambda: scenery.settle(after)))


def hear(scenery: Scenery, events: Sequence[Event], after: Position) -> None:
    """Let the sounds of a story be heard that is not shown."""
    for event in events:
        effect = sound_of(event, scenery.viewer, after)
        if effect is not None:
            scenery.telling.hear(effect)


def _without_motion(scenery: Scenery, events: Sequence[Event], after: Position) -> Clip:
    """All at once: the picture before fades while the one after is there already."""

    def fade(share: float) -> None:
        scenery.fading = 1 - share

    return timeline.Sequence(
        *_sounds(scenery, events, after), Do(lambda: scenery.settle(after)), Tween(FADE, fade), Pause(BREATH)
    )


def _sounds(scenery: Scenery, events: Sequence[Event], after: Position) -> list[Clip]:
    effects = (sound_of(event, scenery.viewer, after) for event in events)
    return [heard(scenery, effect) for effect in effects if effect is not None]


def _told(scenery: Scenery, event: Event, after: Position) -> Clip:
    """An event with its sound."""
    clips = [] if isinstance(event, _HEARD_WITHIN) else _sounds(scenery, [event], after)
    if type(event) in _ABOUT:
        clips.append(_later(scenery, event))
    return timeline.Sequence(*clips)


def _later(scenery: Scenery, event: Event) -> Clip:
    # Made when its turn comes: where things are by then depends on the events before.
    return Later(lambda: _clip(scenery, event), _ABOUT[type(event)])


def _clip(scenery: Scenery, event: Event) -> Clip:
    """The clip of an event."""
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
