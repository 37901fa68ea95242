"""An attack: lunge, clash, the fallen knocked off, and the march into the target."""

from __future__ import annotations

from typing import Final

from ziggurat.games.ur.events import Attacked
from ziggurat_client.art.colour import Colour, lighten
from ziggurat_client.boards.story.clips import heard
from ziggurat_client.boards.story.effects import shaking
from ziggurat_client.boards.ur.board.appearances import tile_appearance
from ziggurat_client.boards.ur.board.scenery import UrScenery
from ziggurat_client.boards.ur.motion.cubes import CUBE, add_cube
from ziggurat_client.boards.ur.motion.flyers import CubeFlyer, TileFlyer
from ziggurat_client.stage.easing import ease_in, ease_out
from ziggurat_client.stage.flight import Point, after, arc, flight
from ziggurat_client.stage.timeline import Clip, Do, Parallel, Sequence

_LUNGE: Final = 0.2
_RECOIL: Final = 0.16
_SHAKE: Final = 0.3
_MARCH: Final = 0.34
_REACH: Final = 0.30
"""How far the attacker lunges, in pitches of the board."""
_SHAKE_PER_CUBE: Final = 2.0
_SPARKS: Final[tuple[Colour, ...]] = ((255, 216, 115), (255, 138, 76), (255, 242, 196))


def attacked(scenery: UrScenery, event: Attacked) -> Clip:
    """The whole attack."""
    marchers = [after(0.08 * number, _march(scenery, event, number)) for number in range(event.moved)]
    return Sequence(
        _lunge(scenery, event),
        Do(lambda: _clash(scenery, event)),
        *([heard(scenery, "cubes_fall")] if event.fallen or event.toll else []),
        Parallel(_recoil(scenery, event), _shake(scenery, event.fallen * 2 + event.toll)),
        Parallel(*marchers),
    )


def _points(scenery: UrScenery, event: Attacked) -> tuple[Point, Point]:
    """Where the attacker stands, and where its lunge ends."""
    start = scenery.layout.square(event.attacker).centre
    goal = scenery.layout.square(event.target).centre
    return start, (start[0] + (goal[0] - start[0]) * _REACH, start[1] + (goal[1] - start[1]) * _REACH)


def _lunge(scenery: UrScenery, event: Attacked) -> Clip:
    start, end = _points(scenery, event)
    return _hidden(scenery, event, start, end, _LUNGE, back=False)


def _recoil(scenery: UrScenery, event: Attacked) -> Clip:
    start, end = _points(scenery, event)
    return _hidden(scenery, event, end, start, _RECOIL, back=True)


def _hidden(scenery: UrScenery, event: Attacked, start: Point, end: Point, seconds: float, *, back: bool) -> Clip:
    """The attacker's tile moves while its square is empty."""
    square = event.attacker
    size = scenery.layout.tile
    # What it looks like is known when it moves: the clash lies between the two moves.
    tile = TileFlyer(tile_appearance(scenery.position, square), size, *start)

    def begin() -> None:
        tile.appearance = tile_appearance(scenery.position, square)
        scenery.hidden.add(square)

    return Sequence(
        Do(begin),
        flight(scenery, tile, arc(start, end, 0), seconds, ease_out if back else ease_in),
        Do(lambda: scenery.hidden.discard(square)),
    )


def _clash(scenery: UrScenery, event: Attacked) -> None:
    """Both sides lose their fallen; the toll too."""
    (x0, y0), (x1, y1) = scenery.layout.square(event.attacker).centre, scenery.layout.square(event.target).centre
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    scenery.particles.burst(*middle, _SPARKS, 12 + 6 * event.fallen, 300)
    if event.defender is not None:
        _scatter(scenery, event.defender, (x1, y1), event.fallen)
        scenery.set_cubes(event.target, event.defender, 0)
        scenery.change_supply(event.defender, event.fallen)
    lost = event.fallen + event.toll
    _scatter(scenery, event.seat, (x0, y0), lost)
    scenery.set_cubes(event.attacker, event.seat, scenery.position.cubes[event.attacker] - lost)
    scenery.change_supply(event.seat, lost)


def _scatter(scenery: UrScenery, seat: int, at: Point, count: int) -> None:
    """Cubes are knocked off."""
    colour = scenery.telling.palette.player(seat).colour
    scenery.particles.burst(*at, (colour, lighten(colour, 0.35)), 9 * count, 280)


def _shake(scenery: UrScenery, fallen: int) -> Clip:
    """The board shakes in proportion to the fallen, less and less."""
    return shaking(scenery, _SHAKE_PER_CUBE * fallen, _SHAKE if fallen else 0.0)


def _march(scenery: UrScenery, event: Attacked, number: int) -> Clip:
    start = scenery.layout.cube(event.attacker, number + event.left)
    goal = scenery.layout.cube(event.target, number)
    cube = CubeFlyer(event.seat, CUBE, *start)

    def leave() -> None:
        scenery.set_cubes(event.attacker, event.seat, scenery.position.cubes[event.attacker] - 1)

    return Sequence(
        Do(leave),
        heard(scenery, "march"),
        flight(scenery, cube, arc(start, goal, 18), _MARCH),
        Do(lambda: add_cube(scenery, event.seat, event.target)),
    )
