"""What is heard under the finger: the buttons and fields of every screen, and people coming and talking."""

from __future__ import annotations

from random import Random
from typing import Final

from ziggurat_assets.sounds.instruments import CLAY, STONE, WOOD, drum, drum_rim, knock, lyre_box, pluck
from ziggurat_assets.sounds.recipe import Recipe
from ziggurat_assets.sounds.room import in_room
from ziggurat_assets.sounds.samples import Samples, gained, low_pass, mix


def _hover(random: Random) -> Samples:
    """The lightest tick of wood."""
    return low_pass(knock(WOOD, 760, random, 0.05), 2500)


def _focus(random: Random) -> Samples:
    """A tick of wood, a little deeper."""
    return low_pass(knock(WOOD, 580, random, 0.07), 2500)


def _press(random: Random) -> Samples:
    """A fingertip on clay."""
    return mix((0, knock(CLAY, 420, random, 0.12)), (0.004, gained(knock(STONE, 900, random, 0.06), 0.2)))


def _confirm(random: Random) -> Samples:
    """Two strings upward, and the tap of a seal."""
    strings = mix((0, pluck("A4", 0.4, random, 0.4)), (0.08, pluck("D5", 0.6, random, 0.4)))
    return in_room(mix((0, lyre_box(strings)), (0, gained(knock(CLAY, 420, random, 0.12), 0.5))), 0.25, 0.2)


def _back(random: Random) -> Samples:
    """Two strings downward, damped at once."""
    strings = mix((0, pluck("A4", 0.22, random, 0.25)), (0.07, pluck("F4", 0.28, random, 0.25)))
    return in_room(lyre_box(strings), 0.2, 0.15)


def _refused(random: Random) -> Samples:
    """Two low thuds on a jar of clay: no."""
    first = mix((0, knock(CLAY, 196, random, 0.2)), (0, gained(drum(random, 88, 0.25), 0.4)))
    second = mix((0, knock(CLAY, 175, random, 0.22)), (0, gained(drum(random, 78, 0.3), 0.4)))
    return mix((0, first), (0.13, gained(second, 0.9)))


def _chat(random: Random) -> Samples:
    """A reed stylus taps the tablet twice, and one string answers."""
    taps = mix((0, knock(CLAY, 640, random, 0.08)), (0.07, gained(knock(CLAY, 760, random, 0.08), 0.8)))
    return in_room(mix((0, taps), (0.07, gained(lyre_box(pluck("D5", 0.5, random, 0.3)), 0.5))), 0.25, 0.2)


def _joined(random: Random) -> Samples:
    """A knock at the gate, and two strings that welcome."""
    gate = mix((0, drum(random, 96, 0.35)), (0.11, drum_rim(random)))
    strings = mix((0.2, pluck("D4", 0.7, random, 0.4)), (0.3, pluck("A4", 0.8, random, 0.4)))
    return in_room(mix((0, gained(gate, 0.7)), (0, lyre_box(strings))), 0.3, 0.25)


def _hurry(random: Random) -> Samples:
    """Three quick knocks of wood, each a little higher: time runs out."""
    knocks = [(0.16 * step, gained(knock(WOOD, 620 + 90 * step, random, 0.12), 0.8 + 0.1 * step)) for step in range(3)]
    return in_room(mix(*knocks), 0.2, 0.15)


TOUCH_SOUNDS: Final = {
    "hover": Recipe(_hover, -36),
    "focus": Recipe(_focus, -32),
    "press": Recipe(_press, -25),
    "confirm": Recipe(_confirm, -21),
    "back": Recipe(_back, -23),
    "refused": Recipe(_refused, -23),
    "chat": Recipe(_chat, -23),
    "joined": Recipe(_joined, -21),
    "hurry": Recipe(_hurry, -20),
}
"""Every recipe of the screens by its file's name."""
