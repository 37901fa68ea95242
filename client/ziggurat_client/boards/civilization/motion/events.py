"""How events move: each becomes a clip that changes the scenery step by step."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.calamity_events import (
    CalamityEnded,
    CalamityStarted,
    CampAnnexed,
    CampsFormed,
    LossesOrdered,
    PlaceStruck,
    UnitsLost,
)
from ziggurat.games.civilization.events import (
    Answered,
    CensusTaken,
    CityAttacked,
    CityBuilt,
    CityEliminated,
    CityReduced,
    CitySeized,
    ConflictEnded,
    ConflictStarted,
    ConflictStep,
    GameEnded,
    MarkerMoved,
    MovementEnded,
    MovementReset,
    MovementStarted,
    NationChosen,
    PhaseStarted,
    ShipBuilt,
    ShipLoaded,
    ShipMaintained,
    ShipSailed,
    ShipScrapped,
    ShipUnloaded,
    TokensAdded,
    TokensMoved,
    TokensRemoved,
    TurnStarted,
)
from ziggurat.games.civilization.trade_events import AdvancesBought
from ziggurat.games.game import Event
from ziggurat_client.boards.civilization.board.scenery import CivilizationScenery
from ziggurat_client.boards.civilization.motion import calamities, moves, purchases
from ziggurat_client.boards.civilization.motion.calamities import clip_of_calamity
from ziggurat_client.boards.civilization.motion.sounds import sound_of
from ziggurat_client.boards.story.clips import BREATH, EventClips
from ziggurat_client.stage.timeline import Clip, Do, Pause, Sequence

_AT_ONCE: Final = 0.0
_SHIP: Final = 0.15
_LENGTHS: Final[dict[type[Event], float]] = {
    NationChosen: BREATH,
    TurnStarted: BREATH,
    PhaseStarted: BREATH,
    Answered: _AT_ONCE,
    TokensAdded: moves.GROW,
    TokensRemoved: moves.GROW,
    CensusTaken: BREATH,
    ShipMaintained: _AT_ONCE,
    ShipScrapped: _SHIP,
    ShipBuilt: _SHIP,
    MovementStarted: _AT_ONCE,
    TokensMoved: moves.WALK,
    ShipSailed: moves.SAIL,
    ShipLoaded: _SHIP,
    ShipUnloaded: _SHIP,
    MovementReset: BREATH,
    MovementEnded: _AT_ONCE,
    ConflictStarted: BREATH,
    ConflictStep: moves.LOSS,
    ConflictEnded: BREATH,
    CityAttacked: BREATH,
    CitySeized: BREATH,
    CalamityStarted: calamities.DROP + calamities.SPREAD,
    PlaceStruck: calamities.SPREAD,
    UnitsLost: calamities.SHOWN,
    LossesOrdered: calamities.SHOWN,
    CampsFormed: calamities.SHOWN,
    CampAnnexed: calamities.SHOWN,
    CalamityEnded: BREATH,
    CityReduced: _SHIP,
    CityEliminated: _SHIP,
    CityBuilt: moves.FOUND,
    MarkerMoved: moves.ADVANCE,
    AdvancesBought: purchases.PAY + purchases.CARRY,
    GameEnded: 2 * BREATH,
}
"""How long each event takes to tell, about; any other one takes no time."""


def clip_of(scenery: CivilizationScenery, event: Event) -> Clip:
    """The clip of an event. It is made when its turn comes, from where everything is by then."""
    of_calamity = clip_of_calamity(scenery, event)
    if of_calamity is not None:
        return of_calamity
    match event:
        case TokensAdded():
            return moves.grown(scenery, event)
        case TokensRemoved():
            return moves.lost(scenery, event)
        case TokensMoved():
            return moves.walked(scenery, event)
        case ShipSailed():
            return moves.sailed(scenery, event)
        case ConflictStarted(area):
            return Sequence(Do(lambda: scenery.fight_in(NUMBER_OF[area])), Pause(BREATH))
        case ConflictStep():
            return moves.fallen(scenery, event)
        case ConflictEnded():
            return Sequence(Pause(BREATH), Do(lambda: scenery.fight_in(None)))
        case CityBuilt():
            return moves.founded(scenery, event)
        case MarkerMoved():
            return moves.advanced(scenery, event)
        case AdvancesBought():
            return purchases.bought(scenery, event)
        case _:
            return moves.happened(scenery, event, _LENGTHS.get(type(event), _AT_ONCE))


CLIPS: Final = EventClips(clip_of, _LENGTHS, sound_of)
"""How the events of the game move and sound."""
