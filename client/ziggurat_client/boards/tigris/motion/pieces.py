"""How tiles, leaders, treasures and catastrophes come, move and go."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.tigris.building import four_of
from ziggurat.games.tigris.colours import LETTER, Colour
from ziggurat.games.tigris.events import (
    CatastrophePlaced,
    LeaderMoved,
    LeaderPlaced,
    LeaderRemoved,
    LeaderWithdrawn,
    MonumentBuilt,
    TilePlaced,
    TilesRemoved,
    TreasureTaken,
    VpGained,
)
from ziggurat.games.tigris.ground import TREASURES
from ziggurat.games.tigris.position import BuiltMonument
from ziggurat.games.tigris.spaces import Space, number_of, numbers_in
from ziggurat_client.boards.tigris.art.towers import TERRACES
from ziggurat_client.boards.tigris.board.scenery import TigrisScenery
from ziggurat_client.boards.tigris.motion.flyers import POINT, LeaderFlyer, SignFlyer, TileFlyer, TreasureFlyer
from ziggurat_client.stage.easing import ease_out
from ziggurat_client.stage.flight import Point, arc, changing, flight, lasting
from ziggurat_client.stage.timeline import Clip, Do, Parallel, Pause, Sequence

DROP: Final = 0.3
LEAD: Final = 0.35
MOVE: Final = 0.5
GAIN: Final = 0.45
RISE: Final = 1.4
CLAIM: Final = 0.6
SLAM: Final = 0.35
CRUMBLE: Final = 0.08
_HIGH: Final = 60.0


def middle(scenery: TigrisScenery, space: Space) -> Point:
    """The middle of a space."""
    return scenery.layout.square(number_of(space)).centre


def home(scenery: TigrisScenery, seat: Seat) -> Point:
    """Where a player's things are: the panel, or the top of the board while the players are behind their tab."""
    panel = scenery.layout.panel(seat)
    board = scenery.layout.places.board
    return (board.centre[0], board.y) if panel is None else panel.centre


def tile_placed(scenery: TigrisScenery, event: TilePlaced) -> Clip:
    """A tile falls on its space."""
    end = middle(scenery, event.space)
    flyer = TileFlyer(scenery.layout, event.color, end[0], end[1] - _HIGH, 1.5)
    fall = flight(
        scenery, flyer, arc((end[0], end[1] - _HIGH), end, 0), DROP, ease_out, changing(flyer, size=(1.5, 1.0))
    )
    taken = Do(lambda: scenery.count_hand(event.seat, -1))
    return Sequence(taken, fall, Do(lambda: scenery.put(event.space, LETTER[event.color])))


def gained(scenery: TigrisScenery, event: VpGained) -> Clip:
    """Points fly to whoever gains them, one close behind the other."""
    start, end = middle(scenery, event.space), home(scenery, event.seat)
    flights = [
        Sequence(Pause(number * CRUMBLE), _point(scenery, event, start, end)) for number in range(min(event.amount, 6))
    ]
    return Sequence(Parallel(*flights), Do(lambda: scenery.gain(event.seat, event.color, event.amount)))


def _point(scenery: TigrisScenery, event: VpGained, start: Point, end: Point) -> Clip:
    flyer = TileFlyer(scenery.layout, event.color, *start, POINT)
    return flight(scenery, flyer, arc(start, end, _HIGH), GAIN)


def leader_placed(scenery: TigrisScenery, event: LeaderPlaced) -> Clip:
    """A leader comes from the player."""
    return _led(scenery, event.seat, event.color, home(scenery, event.seat), event.space, LEAD)


def leader_moved(scenery: TigrisScenery, event: LeaderMoved) -> Clip:
    """A leader goes to another space."""
    lifted = Do(lambda: scenery.lead(event.seat, event.color, None))
    start = middle(scenery, event.from_space)
    return Sequence(lifted, _led(scenery, event.seat, event.color, start, event.to_space, MOVE))


def _led(scenery: TigrisScenery, seat: Seat, color: Colour, start: Point, space: Space, seconds: float) -> Clip:
    flyer = LeaderFlyer(scenery.layout, color, seat, *start)
    way = flight(scenery, flyer, arc(start, middle(scenery, space), _HIGH), seconds)
    return Sequence(way, Do(lambda: scenery.lead(seat, color, space)))


def leader_gone(scenery: TigrisScenery, event: LeaderWithdrawn | LeaderRemoved) -> Clip:
    """A leader flies home."""
    start = middle(scenery, event.space)
    flyer = LeaderFlyer(scenery.layout, event.color, event.seat, *start)
    way = flight(scenery, flyer, arc(start, home(scenery, event.seat), _HIGH), MOVE)
    return Sequence(Do(lambda: scenery.lead(event.seat, event.color, None)), way)


def tiles_removed(scenery: TigrisScenery, event: TilesRemoved) -> Clip:
    """Tiles crumble, one after the other."""
    if event.cause == "catastrophe":
        return Pause(0)
    falls = []
    for number, (space, color) in enumerate(zip(event.spaces, event.colors, strict=True)):
        flyer = TileFlyer(scenery.layout, color, *middle(scenery, space))
        crumble = lasting(scenery, flyer, 0.3, changing(flyer, size=(1.0, 0.2)))
        falls.append(Sequence(Pause(number * CRUMBLE), Do(partial(scenery.put, space, ".")), crumble))
    return Parallel(*falls)


def catastrophe_placed(scenery: TigrisScenery, event: CatastrophePlaced) -> Clip:
    """A catastrophe falls and shakes the map."""
    end = middle(scenery, event.space)
    flyer = SignFlyer(scenery.layout, lambda pictures, x, y: pictures.catastrophe(x, y), end[0], end[1] - _HIGH)
    fall = flight(scenery, flyer, arc((end[0], end[1] - 3 * _HIGH), end, 0), SLAM, ease_out)
    return Sequence(fall, Do(lambda: scenery.strike(event.seat, event.space)), Pause(0.2))


def monument_built(scenery: TigrisScenery, event: MonumentBuilt) -> Clip:
    """A monument rises, terrace by terrace."""
    block = scenery.layout.block(number_of(event.space))
    flyer = SignFlyer(scenery.layout, lambda p, x, y: p.monument(event.monument, x, y, 0), *block.centre)

    def rise(share: float) -> None:
        terraces = min(TERRACES, int(share * (TERRACES + 1)))
        flyer.look = lambda pictures, x, y: pictures.monument(event.monument, x, y, terraces)

    return Sequence(lasting(scenery, flyer, RISE, rise), Do(lambda: _raised(scenery, event)))


def _raised(scenery: TigrisScenery, event: MonumentBuilt) -> None:
    numbers = numbers_in(four_of(event.space))
    turned = {number: "X" if scenery.board.spaces[number] in TREASURES else "x" for number in numbers}
    scenery.raise_monument(BuiltMonument(event.monument, event.space), turned)


def treasure_taken(scenery: TigrisScenery, event: TreasureTaken) -> Clip:
    """A treasure flies to its new owner."""
    start = middle(scenery, event.space)
    flyer = TreasureFlyer(scenery.layout, *start, 1.4)
    emptied = "r" if scenery.board.contents(event.space) == "R" else "x"
    way = flight(scenery, flyer, arc(start, home(scenery, event.seat), _HIGH), CLAIM)
    return Sequence(Do(lambda: scenery.put(event.space, emptied)), way)
