"""How temples move: they rise storey by storey, collapse, are robbed, and their cards come from the pile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from ziggurat.games.babel.actions import Source
from ziggurat.games.babel.events import (
    TempleBuilt,
    TempleCardsLaid,
    TempleDestroyed,
    TemplePlundered,
    TempleProgressed,
)
from ziggurat.games.babel.peoples import Site
from ziggurat.games.babel.position import Side
from ziggurat.games.game import Seat
from ziggurat_client.art.colour import Colour
from ziggurat_client.boards.babel.board.scenery import BabelScenery
from ziggurat_client.boards.babel.motion.flyers import StoreyFlyer, TempleCardFlyer
from ziggurat_client.boards.story.effects import shaking
from ziggurat_client.stage.easing import ease_in_out, overshoot
from ziggurat_client.stage.flight import Point, after, arc, flight
from ziggurat_client.stage.timeline import Clip, Do, Parallel, Sequence, Tween

_CARRY: Final = 0.42
_RISE: Final = 0.3
_FALL: Final = 0.16
_SHAKE: Final = 0.35
_LAY: Final = 0.4
_APART: Final = 0.15
_DUST: Final[Colour] = (214, 196, 156)
_SPARKS: Final[tuple[Colour, ...]] = ((255, 216, 115), (255, 138, 76), (255, 242, 196))
_RUBBLE: Final[tuple[Colour, ...]] = ((201, 85, 63), (233, 217, 176), (78, 127, 216))


def built(scenery: BabelScenery, event: TempleBuilt | TempleProgressed) -> Clip:
    """A card is carried to the temple, and its storey rises."""
    layout, seat, site, level = scenery.layout, event.seat, event.site, event.level
    start = _source_place(scenery, seat, event.source)
    place = len(scenery.side(seat).temple(site))
    box = layout.storey(seat, site, place)
    goal = box.centre
    card = TempleCardFlyer(level, layout.unit, *start)
    storey = StoreyFlyer(level, (box.width, box.height), layout.unit, *goal)

    def rise() -> None:
        scenery.show_side(seat, _with_storey(scenery, seat, site, level))
        scenery.particles.dust(goal[0], box.bottom, box.width, _DUST)
        if isinstance(event, TempleProgressed):
            scenery.particles.rise(goal[0], box.bottom, box.width, _SPARKS)

    return Sequence(
        Do(lambda: _take(scenery, seat, event.source)),
        flight(scenery, card, arc(start, goal, 60), _CARRY),
        flight(scenery, storey, _rising(goal, box.height), _RISE, overshoot),
        Do(rise),
    )


def _rising(goal: Point, height: float) -> Callable[[float], Point]:
    """Out of the temple below, to its place."""
    return lambda share: (goal[0], goal[1] + height * 0.8 * (1 - share))


def _source_place(scenery: BabelScenery, seat: Seat, source: Source) -> Point:
    """Where the card of a source lies."""
    owner = 1 - seat if source == "opponent" else seat
    side = scenery.side(owner)
    count = 1 if source == "start" else max(1, len(side.quarry))
    return scenery.layout.temple_card(owner, count - 1, count).centre


def _take(scenery: BabelScenery, seat: Seat, source: Source) -> None:
    """The card of a source is not there any more."""
    owner = 1 - seat if source == "opponent" else seat
    side = scenery.side(owner)
    if source == "start":
        scenery.show_side(owner, replace(side, start_card=False))
    else:
        scenery.show_side(owner, replace(side, quarry=side.quarry[:-1]))


def _with_storey(scenery: BabelScenery, seat: Seat, site: Site, level: int) -> Side:
    side = scenery.side(seat)
    return side.with_temple(site, (*side.temple(site), level))


def destroyed(scenery: BabelScenery, event: TempleDestroyed) -> Clip:
    """A temple collapses from the top down, and its cards go back on the pile."""
    layout, victim, site = scenery.layout, event.victim, event.site
    falls = [_fall(scenery, victim, site, len(event.levels) - 1 - number) for number in range(len(event.levels))]
    start, goal = layout.base(victim, site).centre, layout.temple_pile.centre
    cards = [
        after(
            _APART * number / 2,
            flight(scenery, TempleCardFlyer(level, layout.unit, *start), arc(start, goal, 70), _LAY),
        )
        for number, level in enumerate(event.levels)
    ]

    def arrive() -> None:
        known = (*reversed(event.levels), *scenery.shown.temple_known)
        scenery.show_pile(event.pile, known)

    return Sequence(Parallel(Sequence(*falls), _shake(scenery, len(event.levels))), Parallel(*cards), Do(arrive))


def _fall(scenery: BabelScenery, victim: Seat, site: Site, place: int) -> Clip:
    """One storey breaks."""
    box = scenery.layout.storey(victim, site, place)

    def crash() -> None:
        side = scenery.side(victim)
        scenery.show_side(victim, side.with_temple(site, side.temple(site)[:place]))
        scenery.particles.burst(*box.centre, _RUBBLE, 16, 260)
        scenery.particles.dust(box.centre[0], box.bottom, box.width, _DUST)

    return Sequence(Do(crash), Tween(_FALL, lambda _: None))


def _shake(scenery: BabelScenery, storeys: int) -> Clip:
    """The board shakes in proportion to what falls, less and less."""
    return shaking(scenery, 2.0 * storeys, _SHAKE)


def plundered(scenery: BabelScenery, event: TemplePlundered) -> Clip:
    """The top storey of a temple flies over to the other side."""
    layout, site = scenery.layout, event.site
    robbed, thief = scenery.side(event.victim).temple(site), scenery.side(event.seat).temple(site)
    start = layout.storey(event.victim, site, max(0, len(robbed) - 1))
    goal = layout.storey(event.seat, site, len(thief))
    storey = StoreyFlyer(event.level, (start.width, start.height), layout.unit, *start.centre)

    def leave() -> None:
        side = scenery.side(event.victim)
        scenery.show_side(event.victim, side.with_temple(site, robbed[:-1]))
        scenery.particles.burst(*start.centre, _SPARKS, 14, 220)

    def land() -> None:
        scenery.show_side(event.seat, _with_storey(scenery, event.seat, site, event.level))
        scenery.particles.dust(goal.centre[0], goal.bottom, goal.width, _DUST)

    path = arc(start.centre, goal.centre, 50 * layout.unit)
    return Sequence(Do(leave), flight(scenery, storey, path, _CARRY + 0.2, ease_in_out), Do(land))


def laid(scenery: BabelScenery, event: TempleCardsLaid) -> Clip:
    """Cards come from the temple pile to the end of the quarry column, one after the other."""
    return Sequence(*(_lay(scenery, event.seat, level, number) for number, level in enumerate(event.levels)))


def _lay(scenery: BabelScenery, seat: Seat, level: int, number: int) -> Clip:
    layout, count = scenery.layout, len(scenery.side(seat).quarry) + number
    start, goal = layout.temple_pile.centre, layout.temple_card(seat, count, count + 1).centre
    card = TempleCardFlyer(level, layout.side_unit, *start)

    def leave() -> None:
        shown = scenery.shown
        scenery.show_pile(shown.pile - 1, shown.temple_known[1:])

    def land() -> None:
        side = scenery.side(seat)
        scenery.show_side(seat, replace(side, quarry=(*side.quarry, level)))

    return Sequence(Do(leave), flight(scenery, card, arc(start, goal, 40), _LAY), Do(land))
