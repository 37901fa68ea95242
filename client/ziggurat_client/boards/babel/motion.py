"""How events of Babel move: each becomes a clip that changes the scenery step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ziggurat.games.babel.position import Shown
from ziggurat.games.game import Event
from ziggurat_client.boards.babel.scenery import Scenery
from ziggurat_client.boards.babel.sounds import heard, sound_of
from ziggurat_client.stage import timeline
from ziggurat_client.stage.timeline import Clip, Do, Pause, Tween

BREATH: Final = 0.25
"""Seconds between one player's turn and the next, so that the eye can follow."""
FADE: Final = 0.12
"""Seconds in which the picture before gives way to the one after where motion is reduced."""


class Stand(NamedTuple):
    """How everything stands for a viewer: what everyone is shown, and the viewer's own hand."""

    shown: Shown
    hand: str


def story(scenery: Scenery, before: Stand, events: Sequence[Event], after: Stand) -> Clip:
    """Everything that led from `before` to `after`: it begins and ends exactly there."""
    return _without_motion(scenery, events, after)


def hear(scenery: Scenery, events: Sequence[Event]) -> None:
    """Let the sounds of a story be heard that is not shown."""
    for event in events:
        effect = sound_of(event, scenery.viewer)
        if effect is not None:
            scenery.telling.hear(effect)


def _without_motion(scenery: Scenery, events: Sequence[Event], after: Stand) -> Clip:
    """All at once: the picture before fades while the one after is there already."""

    def fade(share: float) -> None:
        scenery.fading = 1 - share

    return timeline.Sequence(
        *_sounds(scenery, events), Do(lambda: scenery.settle(*after)), Tween(FADE, fade), Pause(BREATH)
    )


def _sounds(scenery: Scenery, events: Sequence[Event]) -> list[Clip]:
    effects = (sound_of(event, scenery.viewer) for event in events)
    return [heard(scenery, effect) for effect in effects if effect is not None]
