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
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.trade_events import (
    AdvancesBought,
    BuyingStarted,
    CalamityPassed,
    CardDrawn,
    CardsDiscarded,
    DeckShuffled,
    GoldBought,
    MarketEnded,
    OfferClosed,
    OfferMade,
    ReadyMarked,
    ReplyMade,
    Taxed,
    TradeDone,
    TradeSaid,
)
from ziggurat.games.game import Event, Viewer
from ziggurat_client.boards.civilization.succession.epochs import OPENINGS
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
    Taxed: "trade",
    GoldBought: "trade",
    OfferMade: "offer_pinned",
    ReplyMade: "offer_pinned",
    TradeDone: "deal",
    CalamityPassed: "omen",
    MarketEnded: "bell",
    BuyingStarted: "turn_began",
    AdvancesBought: "advance",
    CardsDiscarded: "card",
    DeckShuffled: "card",
    UnitsLost: "cubes_fall",
    LossesOrdered: "horn",
    CampsFormed: "march",
    CampAnnexed: "tramp",
    GameEnded: "game_ended",
}
"""What is heard of the events that sound alike to everyone."""
STRIKES: Final[dict[CalamityId, Effect]] = {
    "volcano": "slam",
    "flood": "slam",
    "famine": "wither",
    "civil_war": "horn",
    "epidemic": "plague",
    "civil_disorder": "riot",
    "iconoclasm": "clay",
    "piracy": "raid",
}
"""How each calamity strikes; the earth trembles before one of those that seek a place (11.2)."""
PLACES: Final[dict[CalamityId, Effect]] = {"volcano": "eruption", "flood": "flood"}
"""How it sounds at the place that a calamity has sought."""


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
        case MarkerMoved():
            return _marker(event, after)
        case CardDrawn(back=back):
            # Only what everyone may know: several people may hear this screen.
            return "omen" if back == "red" else "card"
        case CalamityStarted(calamity=calamity):
            return STRIKES[calamity]
        case PlaceStruck(calamity=calamity):
            return PLACES.get(calamity)
        case OfferClosed(reason=reason):
            return None if reason == "struck" else "offer_torn"
        case ReadyMarked(ready=ready):
            return "press" if ready else None
        case TradeSaid(seat=seat):
            return None if seat == viewer else "chat"
        case _:
            return SOUNDS.get(type(event))


def _marker(event: MarkerMoved, after: Shown) -> Effect:
    """A marker that moves, and the epoch that it enters (12)."""
    if event.to < event.start:
        return "wither"
    opens = OPENINGS[after.board.nations[event.seat].id][1:]
    return "epoch" if event.to > event.start and event.to in opens else "marker_step"


def _asks(event: Event, viewer: int, after: Shown) -> bool:
    """Whether a decision of the viewer is awaited because of the event."""
    board = after.board
    match event:
        case MovementStarted(seat) | BuyingStarted(seat):
            return seat == viewer
        case ConflictPaused(seats=seats):
            return viewer in seats
        case PhaseStarted(phase=phase):
            return phase == board.phase != "movement" and viewer in board.owing
        case NationChosen():
            return board.phase == "nations" and viewer in board.owing
        case _:
            return False
