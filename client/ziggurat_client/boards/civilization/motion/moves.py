"""How tokens grow, walk and fall, how ships sail, and how cities come and go."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.areas import NUMBER_OF, AreaId
from ziggurat.games.civilization.events import (
    CityBuilt,
    ConflictStep,
    MarkerMoved,
    ShipSailed,
    TokensAdded,
    TokensMoved,
    TokensRemoved,
)
from ziggurat.games.game import Event
from ziggurat_client.boards.civilization.board.scenery import CivilizationScenery
from ziggurat_client.boards.civilization.land.reading import SPOTS
from ziggurat_client.boards.civilization.motion.flyers import CityFlyer, ShipFlyer, TokensFlyer
from ziggurat_client.stage.flight import Point, arc, flight, lasting
from ziggurat_client.stage.timeline import Clip, Do, Pause, Sequence, Tween

GROW: Final = 0.03
WALK: Final = 0.3
SAIL: Final = 0.25
LOSS: Final = 0.18
FOUND: Final = 0.7
ADVANCE: Final = 0.4
_RISE: Final = 14.0
"""How high something rises on its way, in units of the map."""


def middle(area: AreaId) -> Point:
    """The middle of an area on the map."""
    return SPOTS[NUMBER_OF[area]].middle


def anchorage(area: AreaId) -> Point:
    """Where ships of an area lie."""
    spot = SPOTS[NUMBER_OF[area]]
    return spot.ship or spot.middle


def happened(scenery: CivilizationScenery, event: Event, seconds: float = 0.0) -> Clip:
    """What the event changed is there at once, and stays to be seen for so long."""
    return Sequence(Do(lambda: scenery.happen(event)), Pause(seconds))


def grown(scenery: CivilizationScenery, event: TokensAdded) -> Clip:
    """A counter swells, one close behind the other."""

    def grow() -> None:
        scenery.happen(event)
        scenery.swell(event.seat, NUMBER_OF[event.area])

    return Sequence(Do(grow), Pause(GROW))


def lost(scenery: CivilizationScenery, event: TokensRemoved) -> Clip:
    """Tokens go back to the stock."""
    return happened(scenery, event, GROW)


def walked(scenery: CivilizationScenery, event: TokensMoved) -> Clip:
    """Tokens walk from the middle of one area to that of the next."""
    start, end = middle(event.start), middle(event.to)
    flyer = TokensFlyer(scenery, event.seat, event.count, start, scenery.stud)
    left = NUMBER_OF[event.start]
    return Sequence(
        Do(lambda: scenery.hide(event.seat, left, event.count)),
        flight(scenery, flyer, arc(start, end, _RISE), WALK),
        Do(lambda: scenery.hide(event.seat, left, 0)),
        Do(lambda: scenery.happen(event)),
    )


def sailed(scenery: CivilizationScenery, event: ShipSailed) -> Clip:
    """A ship crosses a border."""
    number = int(event.ship.rpartition("-")[2]) - 1
    ship = scenery.board.nations[event.seat].ships[number] if scenery.board.nations else None
    aboard = 0 if ship is None else ship.aboard
    start, end = anchorage(event.start), anchorage(event.to)
    flyer = ShipFlyer(scenery, event.seat, aboard, start, scenery.stud * 1.5)
    return Sequence(
        Do(lambda: scenery.set_sail(event.seat, number)),
        flight(scenery, flyer, arc(start, end, 0), SAIL),
        Do(lambda: scenery.set_sail(event.seat, None)),
        Do(lambda: scenery.happen(event)),
    )


def founded(scenery: CivilizationScenery, event: CityBuilt) -> Clip:
    """Tokens fuse, and a city rises."""
    spot = SPOTS[NUMBER_OF[event.area]]
    flyer = CityFlyer(scenery, event.seat, spot.site or spot.middle, scenery.stud * 1.6)
    return Sequence(lasting(scenery, flyer, FOUND, flyer.grow), Do(lambda: scenery.happen(event)))


def fallen(scenery: CivilizationScenery, event: ConflictStep) -> Clip:
    """A token of each falls, all at the same moment."""

    def fall() -> None:
        scenery.happen(event)
        for seat in event.seats:
            scenery.swell(seat, NUMBER_OF[event.area])

    return Sequence(Do(fall), Pause(LOSS))


def advanced(scenery: CivilizationScenery, event: MarkerMoved) -> Clip:
    """A marker goes to its next square."""
    if event.start == event.to:
        return Pause(0)
    step = Tween(ADVANCE, lambda share: scenery.advance(event.seat, event.start + (event.to - event.start) * share))
    return Sequence(step, Do(lambda: scenery.happen(event)))
