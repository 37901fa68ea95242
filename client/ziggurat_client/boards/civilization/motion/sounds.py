"""How the events of the game sound."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.calamity_events import (
    CalamityStarted,
    CampAnnexed,
    CampsFormed,
    LossesOrdered,
    PlaceStruck,
    UnitsLost,
)
from ziggurat.games.civilization.events import (
    CensusTaken,
    CityAttacked,
    CityBuilt,
    CityEliminated,
    CityReduced,
    CitySeized,
    ConflictContinued,
    ConflictPaused,
    ConflictStarted,
    ConflictStep,
    GameEnded,
    MarkerMoved,
    MovementReset,
    MovementStarted,
    NationChosen,
    PhaseStarted,
    ShipBuilt,
    ShipLoaded,
    ShipSailed,
    ShipScrapped,
    ShipUnloaded,
    TokensAdded,
    TokensMoved,
    TokensRemoved,
    TurnStarted,
)
from ziggurat.games.civilization.position import Shown
from ziggurat.games.game import Event, Viewer
from ziggurat_client.sound.names import Effect

SOUNDS: Final[dict[type[Event], Effect]] = {
    NationChosen: "leader",
    TurnStarted: "new_turn",
    CensusTaken: "census",
    ShipBuilt: "shipyard",
    ShipScrapped: "wither",
    MovementStarted: "turn_began",
    TokensMoved: "tramp",
    ShipSailed: "oars",
    ShipLoaded: "aboard",
    ShipUnloaded: "aboard",
    MovementReset: "tile_swap",
    ConflictStarted: "horn",
    ConflictContinued: "march",
    ConflictStep: "skirmish",
    CityReduced: "crumble",
    CityEliminated: "crumble",
    CityBuilt: "city_built",
    CitySeized: "city_fallen",
    CalamityStarted: "slam",
    PlaceStruck: "crumble",
    UnitsLost: "cubes_fall",
    LossesOrdered: "horn",
    CampsFormed: "march",
    CampAnnexed: "tramp",
    GameEnded: "game_ended",
}
"""What is heard of the events that sound alike to everyone."""


def sound_of(event: Event, viewer: Viewer, after: Shown) -> Effect | None:
    """What an event that led to `after` sounds like to `viewer`: that a decision is theirs, and their victory, are for
    them; None for an event that makes no sound."""
    if viewer is not None and _asks(event, viewer, after):
        return "my_turn"
    match event:
        case GameEnded(winners=winners) if viewer in winners:
            return "victory"
        case CitySeized(reason="surrender"):
            return None
        case TokensAdded(reason="expansion"):
            return "growth"
        case TokensRemoved(reason="surplus"):
            return "wither"
        case CityAttacked(result=result):
            return "attack" if result == "repelled" else "city_fallen"
        case MarkerMoved(reason=reason):
            return "wither" if reason == "no_city" else "marker_step"
        case _:
            return SOUNDS.get(type(event))


def _asks(event: Event, viewer: int, after: Shown) -> bool:
    """Whether a decision of the viewer is awaited because of the event."""
    board = after.board
    match event:
        case MovementStarted(seat):
            return seat == viewer
        case ConflictPaused(seats=seats):
            return viewer in seats
        case PhaseStarted(phase=phase):
            return phase == board.phase != "movement" and viewer in board.owing
        case NationChosen():
            return board.phase == "nations" and viewer in board.owing
        case _:
            return False
