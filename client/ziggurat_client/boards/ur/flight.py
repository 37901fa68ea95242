"""Paths through the air, and clips that move one flyer along them."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_client.boards.ur.flyers import Flyer
from ziggurat_client.boards.ur.scenery import Scenery
from ziggurat_client.stage.easing import Easing, ease_in_out, linear
from ziggurat_client.stage.timeline import Clip, Do, Pause, Sequence, Tween

Point = tuple[float, float]


def arc(start: Point, end: Point, height: float) -> Callable[[float], Point]:
    """A curve from `start` to `end` that rises `height` above the straight line in its middle."""

    def at(share: float) -> Point:
        x = start[0] + (end[0] - start[0]) * share
        y = start[1] + (end[1] - start[1]) * share
        return x, y - 4 * height * share * (1 - share)

    return at


def flight(
    scenery: Scenery,
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
        Do(lambda: scenery.flyers.append(flyer)),
        Tween(duration, move, easing),
        Do(lambda: _take_off(scenery, flyer)),
    )


def lasting(scenery: Scenery, flyer: Flyer, duration: float, change: Callable[[float], None]) -> Clip:
    """`flyer` stays where it is while `change` alters it."""
    return flight(scenery, flyer, lambda _: (flyer.x, flyer.y), duration, linear, change)


def after(delay: float, clip: Clip) -> Clip:
    """The clip, a little later."""
    return Sequence(Pause(delay), clip)


def _take_off(scenery: Scenery, flyer: Flyer) -> None:
    # A story that was settled in between has taken everything off already.
    if flyer in scenery.flyers:
        scenery.flyers.remove(flyer)
