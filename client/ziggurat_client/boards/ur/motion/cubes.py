"""Cubes that come, go and glide: placing, Agriculture, Trade, Culture and Politics."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.ur.events import CubesPlaced, Farmed, Inspired, Redistributed
from ziggurat.games.ur.position import NOBODY, Cubes
from ziggurat.games.ur.squares import NEIGHBOURS
from ziggurat.games.ur.tiles import CULTURE
from ziggurat_client.art.colour import Colour, lighten
from ziggurat_client.boards.story.clips import heard
from ziggurat_client.boards.story.effects import spreading
from ziggurat_client.boards.ur.board.scenery import UrScenery
from ziggurat_client.boards.ur.motion.flyers import CubeFlyer
from ziggurat_client.stage.easing import ease_in, ease_out
from ziggurat_client.stage.flight import Point, after, arc, flight
from ziggurat_client.stage.timeline import Clip, Do, Parallel, Pause
from ziggurat_client.stage.timeline import Sequence as InTurn

CUBE: Final = 22.0
_DROP: Final = 0.28
_STAGGER: Final = 0.07
_GLIDE: Final = 0.45
_DUST: Final[Colour] = (196, 180, 140)
_WITHERED: Final[tuple[Colour, ...]] = ((138, 122, 82), (96, 86, 60), (170, 150, 96))


def placed(scenery: UrScenery, event: CubesPlaced) -> Clip:
    """Cubes drop on a tile."""
    return _all(
        InTurn(_drop(scenery, event.seat, event.square, index), heard(scenery, "cube_placed"))
        for index in range(event.count)
    )


def farmed(scenery: UrScenery, event: Farmed) -> Clip:
    """The lonely wither to dust, then ears sprout."""
    wither = [_wither(scenery, event.seat, square) for square in event.withered]
    spark = scenery.telling.palette.kind("A").spark
    sprout = []
    for given in event.sown:
        sprout.append(_sprout(scenery, given.square, (spark, lighten(spark, 0.4))))
        sprout += [_drop(scenery, event.seat, given.square, index) for index in range(given.count)]
    return InTurn(
        *([heard(scenery, "wither")] if wither else []),
        _all(wither),
        Pause(0.1 if wither and sprout else 0.0),
        *([heard(scenery, "sow")] if sprout else []),
        _all(sprout, 0.05),
    )


def traded(scenery: UrScenery, seat: Seat, gains: Sequence[Cubes]) -> Clip:
    """Goods arc in from the neighbours and from beyond the border."""
    clips = []
    for gain in gains:
        sources = _trade_sources(scenery, gain.square)
        for index in range(gain.count):
            source = sources[index % len(sources)] if sources else scenery.layout.square(gain.square).centre
            clips.append(_come(scenery, seat, gain.square, source))
    return _all(clips, 0.08)


def inspired(scenery: UrScenery, event: Inspired) -> Clip:
    """Rings widen from the lyres, then cubes come to whoever heard them, each in its owner's colour."""
    lyres = [
        square
        for square, owner in enumerate(scenery.position.owners)
        if owner == event.seat and scenery.position.tiles[square][0] == CULTURE
    ]
    rings = [after(0.12 * wave, _ring(scenery, square)) for square in lyres for wave in range(2)]
    drops = []
    for gain in event.gains:
        owner = scenery.position.owners[gain.square]
        drops += [_drop(scenery, owner, gain.square, index) for index in range(gain.count)]
    return Parallel(*rings, after(0.35, _all(drops, 0.04)))


def redistributed(scenery: UrScenery, event: Redistributed) -> Clip:
    """Cubes glide from where there are fewer to where there are more."""
    before = {given.square: given.count for given in event.before}
    surplus: list[int] = []
    wanted: list[int] = []
    for given in event.after:
        change = given.count - before[given.square]
        wanted += [given.square] * max(0, change)
        surplus += [given.square] * max(0, -change)
    pairs = zip(surplus, wanted, strict=True)
    return _all((_glide(scenery, event.seat, source, goal) for source, goal in pairs), 0.06)


# ---------------------------------------------------------------------------------------- one cube


def add_cube(scenery: UrScenery, seat: Seat, square: int) -> None:
    """One more cube of `seat` lies on the square."""
    scenery.set_cubes(square, seat, scenery.position.cubes[square] + 1)


def take_cube(scenery: UrScenery, seat: Seat, square: int) -> None:
    """One cube of `seat` less lies on the square."""
    scenery.set_cubes(square, seat, scenery.position.cubes[square] - 1)


def _land(scenery: UrScenery, seat: Seat, square: int) -> None:
    """A cube from the supply arrives."""
    x, y = scenery.layout.cube(square, scenery.position.cubes[square])
    add_cube(scenery, seat, square)
    scenery.change_supply(seat, -1)
    scenery.particles.dust(x, y + CUBE / 2, CUBE, _DUST, 5)


def _drop(scenery: UrScenery, seat: Seat, square: int, index: int) -> Clip:
    """The cube falls from above the tile into its place, `index` places further than those that lie there."""
    x, y = scenery.layout.cube(square, scenery.position.cubes[square] + index)
    cube = CubeFlyer(seat, CUBE, x, y - 90)
    fall = flight(scenery, cube, arc((x, y - 90), (x, y), 0), _DROP, ease_in)
    return InTurn(fall, Do(lambda: _land(scenery, seat, square)))


def _come(scenery: UrScenery, seat: Seat, square: int, source: Point) -> Clip:
    """A cube arcs in from `source`."""
    goal = scenery.layout.cube(square, 2)
    gold = scenery.telling.palette.kind("T").spark

    def land() -> None:
        _land(scenery, seat, square)
        scenery.particles.burst(*goal, (gold, lighten(gold, 0.5)), 6, 140)

    return InTurn(flight(scenery, CubeFlyer(seat, CUBE, *source), arc(source, goal, 60), _GLIDE), Do(land))


def _glide(scenery: UrScenery, seat: Seat, source: int, goal: int) -> Clip:
    start, end = scenery.layout.cube(source, 2), scenery.layout.cube(goal, 2)
    cube = CubeFlyer(seat, CUBE, *start)
    return InTurn(
        Do(lambda: take_cube(scenery, seat, source)),
        flight(scenery, cube, arc(start, end, 24), _GLIDE),
        Do(lambda: add_cube(scenery, seat, goal)),
    )


def _wither(scenery: UrScenery, seat: Seat, square: int) -> Clip:
    def crumble() -> None:
        x, y = scenery.layout.cube(square, scenery.position.cubes[square] - 1)
        take_cube(scenery, seat, square)
        scenery.change_supply(seat, 1)
        scenery.particles.burst(x, y, _WITHERED, 10, 90)

    return InTurn(Do(crumble), Pause(0.3))


def _sprout(scenery: UrScenery, square: int, colours: Sequence[Colour]) -> Clip:
    box = scenery.layout.square(square)
    x, y = box.centre
    return InTurn(
        Do(lambda: scenery.particles.rise(x, y + box.height * 0.3, box.width * 0.7, colours, 16)), Pause(0.15)
    )


def _ring(scenery: UrScenery, square: int) -> Clip:
    colour, middle = scenery.telling.palette.kind(CULTURE).spark, scenery.layout.square(square).centre
    return spreading(scenery, colour, middle, scenery.layout.board.pitch * 1.15, 0.6, ease_out)


def _trade_sources(scenery: UrScenery, square: int) -> list[Point]:
    """Where goods come from: foreign neighbours, and beyond each border that the tile touches."""
    position, layout = scenery.position, scenery.layout
    owner = position.owners[square]
    found = [
        layout.square(beside).centre
        for beside in NEIGHBOURS[position.side][square]
        if position.owners[beside] not in (NOBODY, owner)
    ]
    (row, column), last = divmod(square, position.side), position.side - 1
    cx, cy = layout.square(square).centre
    pitch = layout.board.pitch
    found += [(cx, cy - pitch)] * (row == 0) + [(cx, cy + pitch)] * (row == last)
    found += [(cx - pitch, cy)] * (column == 0) + [(cx + pitch, cy)] * (column == last)
    return found


def _all(clips: Iterable[Clip], stagger: float = _STAGGER) -> Clip:
    """Clips that begin shortly one after the other."""
    return Parallel(*(after(stagger * number, clip) for number, clip in enumerate(clips)))
