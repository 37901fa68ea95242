"""A ziggurat: the cubes fuse, the terraces rise one after the other, and a beam of light goes up."""

from __future__ import annotations

from typing import Final

from ziggurat.games.ur.events import ZigguratBuilt
from ziggurat.games.ur.position import MOST_CUBES
from ziggurat_client.art.colour import Colour, lighten
from ziggurat_client.art.ziggurat import Stage
from ziggurat_client.boards.story.effects import spreading
from ziggurat_client.boards.ur.board.scenery import UrScenery
from ziggurat_client.boards.ur.motion.cubes import CUBE
from ziggurat_client.boards.ur.motion.flyers import CubeFlyer, TempleFlyer
from ziggurat_client.stage.easing import ease_in, ease_out
from ziggurat_client.stage.flight import after, arc, flight
from ziggurat_client.stage.timeline import Clip, Do, Parallel, Pause, Sequence

_FUSE: Final = 0.35
_TERRACE: Final = 0.17
_GLORY: Final = 0.45
_BRICK: Final[Colour] = (217, 203, 166)
_STAGES: Final[tuple[Stage, ...]] = (1, 2, 3, 4)


def built(scenery: UrScenery, event: ZigguratBuilt) -> Clip:
    """The whole building."""
    box = scenery.layout.square(event.square)
    x, y = box.centre
    temple = TempleFlyer(event.seat, x, y + box.height * 0.045, box.width / 144)
    fusing = [after(0.03 * index, _fuse(scenery, event, index)) for index in range(MOST_CUBES)]
    return Sequence(
        Do(lambda: scenery.set_cubes(event.square, event.seat, 0)),
        Parallel(*fusing),
        Do(lambda: scenery.hidden.add(event.square)),
        Do(lambda: scenery.flyers.append(temple)),
        *(_rise(scenery, event, temple, stage) for stage in _STAGES),
        Do(lambda: scenery.flyers.remove(temple)),
        Do(lambda: scenery.raise_ziggurat(event.square, event.seat, event.stock)),
        Do(lambda: scenery.hidden.discard(event.square)),
        _glory(scenery, event),
    )


def _fuse(scenery: UrScenery, event: ZigguratBuilt, index: int) -> Clip:
    start, goal = scenery.layout.cube(event.square, index), scenery.layout.square(event.square).centre
    return flight(scenery, CubeFlyer(event.seat, CUBE, *start), arc(start, goal, 20), _FUSE, ease_in)


def _rise(scenery: UrScenery, event: ZigguratBuilt, temple: TempleFlyer, stage: Stage) -> Clip:
    box = scenery.layout.square(event.square)
    x, y = box.centre

    def lay() -> None:
        temple.stage = stage
        foot = y + box.height * (0.34 - 0.14 * (stage - 1))
        scenery.particles.dust(x, foot, box.width * (0.7 - 0.14 * (stage - 1)), _BRICK, 10)

    return Sequence(Do(lay), Pause(_TERRACE))


def _glory(scenery: UrScenery, event: ZigguratBuilt) -> Clip:
    box = scenery.layout.square(event.square)
    x, y = box.centre
    colour = scenery.telling.palette.player(event.seat).colour

    def shine() -> None:
        gold: Colour = (255, 216, 115)
        scenery.particles.rise(x, y - box.height * 0.2, box.width * 0.4, (colour, lighten(colour, 0.5), gold), 30)

    at = x, y - box.height * 0.2
    return Sequence(Do(shine), spreading(scenery, lighten(colour, 0.4), at, box.width * 0.9, _GLORY, ease_out))
