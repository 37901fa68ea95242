"""How events of Babel move: each becomes a clip that changes the scenery step by step."""

from __future__ import annotations

from typing import Final

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
from ziggurat.games.game import Event
from ziggurat_client.boards.babel.board.scenery import BabelScenery
from ziggurat_client.boards.babel.motion import people, signs, temples
from ziggurat_client.boards.babel.motion.sounds import sound_of
from ziggurat_client.boards.story.clips import BREATH, EventClips
from ziggurat_client.stage.timeline import Clip

_LENGTHS: Final[dict[type[Event], float]] = {
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


def clip_of(scenery: BabelScenery, event: Event) -> Clip:
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


CLIPS: Final = EventClips(clip_of, _LENGTHS, sound_of)
"""How the events of Babel move and sound."""
