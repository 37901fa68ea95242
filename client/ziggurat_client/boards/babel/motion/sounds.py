"""What the events of Babel sound like."""

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
    TempleBuilt,
    TempleCardsLaid,
    TempleDestroyed,
    TemplePlundered,
    TempleProgressed,
    TurnStarted,
)
from ziggurat.games.babel.position import Shown
from ziggurat.games.game import Event, Viewer
from ziggurat_client.sound.names import Effect

SOUNDS: Final[dict[type[Event], Effect]] = {
    TurnStarted: "turn_began",
    PeopleDrawn: "allotment",
    PeopleReshuffled: "sow",
    PawnMoved: "march",
    CardSettled: "cube_placed",
    TempleBuilt: "ziggurat_built",
    TempleProgressed: "ziggurat_built",
    PeopleMigrated: "march",
    TempleDestroyed: "attack",
    TemplePlundered: "attack",
    PeopleBanished: "wither",
    PeopleDeserted: "politics",
    DiscardDemanded: "turn_began",
    PeopleDiscarded: "cubes_fall",
    TempleCardsLaid: "tile_swap",
    HandAnnounced: "culture",
    FinalPhaseStarted: "last_round",
    GameOver: "game_ended",
}
"""The sound of every event that has one, to somebody who only looks on."""


def sound_of(event: Event, viewer: Viewer, _after: Shown) -> Effect | None:
    """What an event sounds like to `viewer`: their own turn, their victory and what they are asked are for them."""
    if isinstance(event, TurnStarted) and event.seat == viewer:
        return "my_turn"
    if isinstance(event, GameOver) and viewer is not None and event.winner == viewer:
        return "victory"
    return SOUNDS.get(type(event))
