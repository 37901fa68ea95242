"""A swap: two tiles lift, cross in an arc, one turns over, and it drops into its place with dust."""

from __future__ import annotations

from typing import Final

from ziggurat.games.ur.events import Swapped
from ziggurat.games.ur.tiles import HIDDEN, Tile
from ziggurat_client.art.colour import Colour
from ziggurat_client.art.tile import TileAppearance
from ziggurat_client.boards.ur.board.scenery import UrScenery
from ziggurat_client.boards.ur.choosing.modes import MARKET
from ziggurat_client.boards.ur.motion.flyers import TileFlyer
from ziggurat_client.stage.easing import ease_in, ease_in_out, ease_out
from ziggurat_client.stage.flight import arc, changing, flight
from ziggurat_client.stage.timeline import Clip, Do, Parallel, Sequence

_LIFT: Final = 0.16
_CROSS: Final = 0.56
_DROP: Final = 0.12
_HEIGHT: Final = 120.0
_LIFTED: Final = 1.14
_IN_HAND: Final = 72.0
_DUST: Final[Colour] = (217, 190, 130)


def swapped(scenery: UrScenery, event: Swapped) -> Clip:
    """The whole swap."""
    place = MARKET if event.square is None else event.square
    box = scenery.layout.square(place)
    hand = scenery.layout.hand(event.seat).centre
    held = scenery.position.hands[event.seat]
    taken, given = (
        TileFlyer(_appearance(event.taken), box.width, *box.centre),
        TileFlyer(_appearance(held), _IN_HAND, *hand),
    )
    lifted = box.width * _LIFTED

    grow, shrink = changing(taken, size=(box.width, lifted)), changing(taken, size=(lifted, _IN_HAND))
    rise, sink = changing(given, size=(_IN_HAND, lifted)), changing(given, size=(lifted, box.width))

    def turn(share: float) -> None:
        rise(share)
        if event.given != held:
            given.openness = abs(1 - 2 * share)
            given.appearance = _appearance(event.given if share > 0.5 else held)

    above = (box.centre[0], box.centre[1] - 8)
    return Sequence(
        Do(lambda: scenery.hidden.add(place)),
        flight(scenery, taken, arc(box.centre, above, 0), _LIFT, ease_out, grow),
        Parallel(
            flight(scenery, taken, arc(above, hand, _HEIGHT), _CROSS, ease_in_out, shrink),
            flight(scenery, given, arc(hand, above, -_HEIGHT * 0.6), _CROSS, ease_in_out, turn),
        ),
        flight(scenery, given, arc(above, box.centre, 0), _DROP, ease_in, sink),
        Do(lambda: _land(scenery, event, place)),
    )


def _land(scenery: UrScenery, event: Swapped, place: int) -> None:
    scenery.exchange(event.seat, event.square, event.taken, event.given)
    # What lies below the top of the pile is not known before the view that follows.
    if event.square is not None or HIDDEN not in scenery.position.market[:1]:
        scenery.hidden.discard(place)
    box = scenery.layout.square(place)
    scenery.particles.dust(box.centre[0], box.bottom - 6, box.width, _DUST, 22)


def _appearance(tile: Tile) -> TileAppearance:
    return TileAppearance(tile[0], tile[1])
