"""How events of Babel move: each becomes a clip that changes the scenery step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ziggurat.games.babel.events import (
    CardSettled,
    DiscardDemanded,
    FinalPhaseStarted,
    GameOver,
    HandAnnounced,
    PawnMoved,
    PeopleBanished,
    PeopleDeserted,
    PeopleDiscarded,
    PeopleDrawn,
    PeopleMigrated,
    PeopleReshuffled,
    PowerInvoked,
    TempleBuilt,
    TempleCardsLaid,
    TempleDestroyed,
    TemplePlundered,
    TempleProgressed,
    TurnEnded,
)
from ziggurat.games.babel.position import Shown
from ziggurat.games.game import Event
from ziggurat_client.boards.babel.board.scenery import Scenery
from ziggurat_client.boards.babel.motion import people, signs, temples
from ziggurat_client.boards.babel.motion.sounds import heard, sound_of
from ziggurat_client.stage import timeline
from ziggurat_client.stage.timeline import Clip, Do, Later, Pause, Tween

BREATH: Final = 0.25
"""Seconds between one player's turn and the next, so that the eye can follow."""
FADE: Final = 0.12
"""Seconds in which the picture before gives way to the one after where motion is reduced."""
_ABOUT: Final[dict[type[Event], float]] = {
    PeopleDrawn: 0.55,
    PeopleReshuffled: 0.55,
    PawnMoved: 0.42,
    CardSettled: 0.36,
    PeopleMigrated: 0.7,
    PowerInvoked: 0.36,
    PeopleBanished: 0.6,
    PeopleDeserted: 0.6,
    PeopleDiscarded: 0.55,
    DiscardDemanded: 0.3,
    TempleBuilt: 0.72,
    TempleProgressed: 0.72,
    TempleDestroyed: 1.1,
    TemplePlundered: 0.62,
    TempleCardsLaid: 0.8,
    HandAnnounced: 0.3,
    FinalPhaseStarted: 1.2,
    GameOver: 0.6,
    TurnEnded: BREATH,
}
"""How long each event takes to tell, about; any other one takes no time."""


class Stand(NamedTuple):
    """How everything stands for a viewer: what everyone is shown, and the viewer's own hand."""

    shown: Shown
    hand: str


def story(scenery: Scenery, before: Stand, events: Sequence[Event], after: Stand) -> Clip:
    """Everything that led from `before` to `after`: it begins and ends exactly there."""
    if scenery.telling.reduced:
        return _without_motion(scenery, events, after)
    told = (_told(scenery, event) for event in events)
    return timeline.Sequence(Do(lambda: scenery.settle(*before)), *told, Do(lambda: scenery.settle(*after)))


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


def _told(scenery: Scenery, event: Event) -> Clip:
    """An event with its sound."""
    clips = _sounds(scenery, [event])
    if type(event) in _ABOUT:
        # Made when its turn comes: where things are by then depends on the events before.
        clips.append(Later(lambda: clip_of(scenery, event), _ABOUT[type(event)]))
    return timeline.Sequence(*clips)


def clip_of(scenery: Scenery, event: Event) -> Clip:
    """The clip of an event. It is made when its turn comes, from where everything is by then."""
    match event:
        case PeopleDrawn():
            return people.drawn(scenery, event)
        case PeopleReshuffled():
            return people.reshuffled(scenery, event)
        case PawnMoved():
            return people.moved(scenery, event)
        case CardSettled():
            return people.settled(scenery, event)
        case PeopleMigrated():
            return people.migrated(scenery, event)
        case PowerInvoked():
            return people.paid(scenery, event)
        case PeopleBanished():
            return people.banished(scenery, event)
        case PeopleDeserted():
            return people.deserted(scenery, event)
        case PeopleDiscarded():
            return people.discarded(scenery, event)
        case TempleBuilt() | TempleProgressed():
            return temples.built(scenery, event)
        case TempleDestroyed():
            return temples.destroyed(scenery, event)
        case TemplePlundered():
            return temples.plundered(scenery, event)
        case TempleCardsLaid():
            return temples.laid(scenery, event)
        case _:
            return signs.sign(scenery, event)
