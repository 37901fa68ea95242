"""What flies over a board: flyers, the paths they take through the air, and clips that move them along."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from ziggurat_client.stage.easing import Easing, ease_in_out, linear
from ziggurat_client.stage.timeline import Clip, Do, Pause, Sequence, Tween

if TYPE_CHECKING:
    from ziggurat_client.ui.piece import Easel

Point = tuple[float, float]


class Flyer:
    """Something that moves; (x, y) is its middle in design units."""

    def __init__(self, x: float, y: float) -> None:
        self.x = x
        self.y = y

    def draw(self, easel: Easel) -> None:
        """Draw it."""
        raise NotImplementedError


class Sky(Protocol):
    """Where flyers come on and go off."""

    flyers: list[Flyer]


def arc(start: Point, end: Point, height: float) -> Callable[[float], Point]:
    """A curve from `start` to `end` that rises `height` above the straight line in its middle."""

    def at(share: float) -> Point:
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share
        return x, y - 4 * height * share * (1 - share)

    return at


def flight(
    sky: Sky,
    flyer: Flyer,
    path: Callable[[float], Point],
    duration: float,
    easing: Easing = ease_in_out,
    change: Callable[[float], None] | None = None,
) -> Clip:
    """`flyer` comes on, moves along `path`, and goes off; `change` is told the share of the way too."""

    def move(share: float) -> None:
        flyer.x, flyer.y = path(share)
        if change is not None:
            change(share)

    return Sequence(
        Do(lambda: sky.flyers.append(flyer)),
        Tween(duration, move, easing),
        Do(lambda: _take_off(sky, flyer)),
    )


def lasting(sky: Sky, flyer: Flyer, duration: float, change: Callable[[float], None]) -> Clip:
    """`flyer` stays where it is while `change` alters it."""
    return flight(sky, flyer, lambda _: (flyer.x, flyer.y), duration, linear, change)


def changing(thing: object, **ends: tuple[float, float]) -> Callable[[float], None]:
    """A change of numbers that `thing` has, each from one end to the other: `changing(tile, size=(72.0, 144.0))`.

    Raises AttributeError if it has no such number.
    """
    for name in ends:
        getattr(thing, name)

    def change(share: float) -> None:
        for name, (first, last) in ends.items():
            setattr(thing, name, first + (last - first) * share)

    return change


def after(delay: float, clip: Clip) -> Clip:
    """The clip, a little later."""
    return Sequence(Pause(delay), clip)


def _take_off(sky: Sky, flyer: Flyer) -> None:
    # A story that was settled in between has taken everything off already.
    if flyer in sky.flyers:
        sky.flyers.remove(flyer)
