"""How the events of a game move and sound: each becomes a clip, and together they are the story of a step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from ziggurat.games.game import Event, View, Viewer
from ziggurat_client.boards.story.scenery import Scenery
from ziggurat_client.sound.names import Effect
from ziggurat_client.stage import timeline
from ziggurat_client.stage.timeline import Clip, Cue, Do, Later, Pause, Tween

BREATH: Final = 0.25
"""Seconds between one player's turn and the next, so that the eye can follow."""
FADE: Final = 0.12
"""Seconds in which the picture before gives way to the one after where motion is reduced."""

S = TypeVar("S", bound=Scenery[Any])


@dataclass(frozen=True)
class EventClips(Generic[S]):
    """How one game's events move and sound.

    `clip_of` makes the clip of an event from where everything is when its turn comes. `lengths` are about how many
    seconds each kind of event takes; any other one takes none. `sound_of` names what a viewer hears of an event that
    led to a public position. Sounds are heard when their events begin, but those of the kinds in `sound_within`, whose
    clips have them at moments of their own.
    """

    clip_of: Callable[[S, Event], Clip]
    lengths: Mapping[type[Event], float]
    sound_of: Callable[[Event, Viewer, Any], Effect | None]
    sound_within: tuple[type[Event], ...] = ()

    def story(self, scenery: S, before: View[Any, Any], events: Sequence[Event], after: View[Any, Any]) -> Clip:
        """Everything that led from `before` to `after`: it begins and ends exactly there."""
        if scenery.telling.reduced:
            return self._without_motion(scenery, events, after)
        told = (self._told(scenery, event, after) for event in events)
        return timeline.Sequence(Do(lambda: scenery.settle(before)), *told, Do(lambda: scenery.settle(after)))

    def hear(self, scenery: S, events: Sequence[Event], after: View[Any, Any]) -> None:
        """Send out the sounds of a story that is not shown."""
        for effect in self._effects(scenery, events, after):
            scenery.telling.hear(effect)

    def _without_motion(self, scenery: S, events: Sequence[Event], after: View[Any, Any]) -> Clip:
        """All at once: the picture before fades while the one after is there already."""

        def fade(share: float) -> None:
            scenery.fading = 1 - share

        settled = Do(lambda: scenery.settle(after))
        return timeline.Sequence(*self._sounds(scenery, events, after), settled, Tween(FADE, fade), Pause(BREATH))

    def _told(self, scenery: S, event: Event, after: View[Any, Any]) -> Clip:
        """An event with its sound."""
        clips = [] if isinstance(event, self.sound_within) else self._sounds(scenery, [event], after)
        length = self.lengths.get(type(event))
        if length is not None:
            # Made when its turn comes: where things are by then depends on the events before.
            clips.append(Later(lambda: self.clip_of(scenery, event), length))
        return timeline.Sequence(*clips)

    def _sounds(self, scenery: S, events: Sequence[Event], after: View[Any, Any]) -> list[Clip]:
        return [heard(scenery, effect) for effect in self._effects(scenery, events, after)]

    def _effects(self, scenery: S, events: Sequence[Event], after: View[Any, Any]) -> list[Effect]:
        effects = (self.sound_of(event, scenery.viewer, after.public) for event in events)
        return [effect for effect in effects if effect is not None]


def heard(scenery: Scenery[Any], effect: Effect) -> Clip:
    """The sound, when its moment comes."""
    return Cue(lambda: scenery.telling.hear(effect))
