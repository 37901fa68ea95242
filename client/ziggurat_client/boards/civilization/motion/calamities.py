"""How calamities strike: the card drops, its light spreads over the areas, and what is lost falls one by one (11)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import dist
from typing import Final

from ziggurat.games.civilization.areas import NUMBER_OF, AreaNumber
from ziggurat.games.civilization.calamity_events import (
    CalamityEnded,
    CalamityStarted,
    CampAnnexed,
    CampsFormed,
    LossesOrdered,
    PlaceStruck,
    UnitsLost,
)
from ziggurat.games.civilization.eruptions import VOLCANOES
from ziggurat.games.civilization.events import CitySeized
from ziggurat.games.civilization.floods import PLAINS
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.units import all_units
from ziggurat.games.game import Event, Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.art.calamities.calamities import draw_calamity
from ziggurat_client.boards.civilization.board.scenery import CivilizationScenery
from ziggurat_client.boards.civilization.land.reading import SPOTS
from ziggurat_client.boards.civilization.motion.flyers import CityFlyer
from ziggurat_client.boards.civilization.motion.moves import happened
from ziggurat_client.boards.story.clips import BREATH
from ziggurat_client.stage.easing import ease_in
from ziggurat_client.stage.flight import Flyer, flight, lasting
from ziggurat_client.stage.timeline import Clip, Do, Pause, Sequence, Tween
from ziggurat_client.ui.piece import Easel, Painted
from ziggurat_client.window.screen import Box

DROP: Final = 0.5
SPREAD: Final = 0.6
FALL: Final = 0.08
SHOWN: Final = 0.8
"""Seconds in which the card drops and its light spreads, between two losses, and for which orders and camps are
shown."""
_SINK: Final = 0.2
_CARD: Final = 150.0
_HIGH: Final = 0.35
"""The side of a card that drops, and from how far above the middle it comes, as a share of the map's height."""
_STEPS: Final = 8


def clip_of_calamity(scenery: CivilizationScenery, event: Event) -> Clip | None:
    """The clip of an event of a calamity or a revolt; None for any other one."""
    match event:
        case CalamityStarted(calamity, victim):
            return Sequence(
                Do(lambda: scenery.happen(event)),
                _dropped(scenery, calamity),
                _spread(scenery, _areas_of(scenery, victim)),
            )
        case PlaceStruck(_, _, place):
            areas = VOLCANOES.get(place) or tuple(PLAINS.get(place, ()))
            return Sequence(Do(lambda: scenery.happen(event)), _spread(scenery, tuple(areas)))
        case UnitsLost():
            return Sequence(*_fallen(scenery, event))
        case LossesOrdered() | CampsFormed():
            return happened(scenery, event, SHOWN)
        case CampAnnexed():
            return Sequence(*_annexed(scenery, event))
        case CalamityEnded():
            return Sequence(Pause(BREATH), Do(lambda: scenery.reach(())), Do(lambda: scenery.happen(event)))
        case CitySeized(area, seat):
            return _city_changes(scenery, event, seat, NUMBER_OF[area])
        case _:
            return None


# ---------------------------------------------------------------------------------------- the card and its light


class CardFlyer(Flyer):
    """The sign of a calamity that drops onto the map."""

    def __init__(self, x: float, y: float, calamity: CalamityId) -> None:
        super().__init__(x, y)
        self._calamity = calamity

    def draw(self, easel: Easel) -> None:
        box = Box(self.x - _CARD / 2, self.y - _CARD / 2, _CARD, _CARD)

        def paint(canvas: Canvas, left: float, top: float) -> None:
            draw_calamity(canvas, self._calamity, left, top, _CARD, glow=24)

        Painted(box, ("calamity drops", self._calamity), paint).draw(easel)


def _dropped(scenery: CivilizationScenery, calamity: CalamityId) -> Clip:
    """The sign falls onto the middle of the map."""
    place = scenery.layout.map
    x, y = place.centre
    flyer = CardFlyer(x, y, calamity)
    high = place.height * _HIGH
    return flight(scenery, flyer, lambda share: (x, y - high * (1 - share)), DROP, ease_in)


def _spread(scenery: CivilizationScenery, areas: tuple[AreaNumber, ...]) -> Clip:
    """The light comes over the areas, the nearest to their middle first, in a few steps."""
    if not areas:
        return Pause(0)
    points = [SPOTS[area].middle for area in areas]
    middle = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    in_order = sorted(areas, key=lambda area: dist(SPOTS[area].middle, middle))

    def reach(share: float) -> None:
        step = -(-round(share * _STEPS * 100) // 100)
        scenery.reach(tuple(sorted(in_order[: -(-len(in_order) * step // _STEPS)])))

    return Tween(SPREAD, reach)


def _areas_of(scenery: CivilizationScenery, seat: Seat) -> tuple[AreaNumber, ...]:
    nations = scenery.board.nations
    found = all_units(nations[seat])
    return (*(area for area, _ in found.tokens), *found.cities)


# ---------------------------------------------------------------------------------------- what is lost


def _fallen(scenery: CivilizationScenery, event: UnitsLost) -> Iterator[Clip]:
    """Tokens go one by one, and then the cities."""
    for area, count in event.tokens:
        for _ in range(count):
            one = UnitsLost(event.seat, event.calamity, ((area, 1),), (), 0)
            yield Do(_swelling(scenery, one, event.seat, NUMBER_OF[area]))
            yield Pause(FALL)
    for area in event.cities:
        one = UnitsLost(event.seat, event.calamity, (), (area,), 0)
        yield _city_changes(scenery, one, event.seat, NUMBER_OF[area])
    yield Pause(BREATH)


def _swelling(scenery: CivilizationScenery, event: Event, seat: Seat, area: AreaNumber) -> Callable[[], None]:
    def fall() -> None:
        scenery.happen(event)
        scenery.swell(seat, area)

    return fall


def _annexed(scenery: CivilizationScenery, event: CampAnnexed) -> Iterator[Clip]:
    """One area after the other changes hands."""
    for area, count in event.tokens:
        some = CampAnnexed(event.victim, event.seat, ((area, count),), ())
        yield Do(_swelling(scenery, some, event.seat, NUMBER_OF[area]))
        yield Pause(FALL)
    for area in event.cities:
        one = CampAnnexed(event.victim, event.seat, (), (area,))
        yield _city_changes(scenery, one, event.seat, NUMBER_OF[area])
    yield Pause(BREATH)


def _city_changes(scenery: CivilizationScenery, event: Event, seat: Seat, area: AreaNumber) -> Clip:
    """A city sinks, or another one takes its place."""
    spot = SPOTS[area]
    flyer = CityFlyer(scenery, seat, spot.site or spot.middle, scenery.stud * 1.6)
    sinks = isinstance(event, UnitsLost)
    change = (lambda share: flyer.grow(1 - share)) if sinks else flyer.grow
    return Sequence(Do(lambda: scenery.happen(event)), lasting(scenery, flyer, _SINK, change))
