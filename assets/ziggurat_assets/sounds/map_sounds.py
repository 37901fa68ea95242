"""What is heard on the map of many nations: growth and feet, oars and shipyards, fights, cities, and a turn's gong."""

from __future__ import annotations

from random import Random
from typing import Final

from ziggurat_assets.sounds.instruments import (
    CLAY,
    GONG,
    SILVER,
    STONE,
    WOOD,
    drum,
    knock,
    lyre_box,
    pluck,
    rustle,
    struck,
    sweep,
)
from ziggurat_assets.sounds.recipe import Recipe
from ziggurat_assets.sounds.room import in_room
from ziggurat_assets.sounds.samples import Samples, gained, low_pass, mix
from ziggurat_assets.sounds.scale import pitch


def _growth(random: Random) -> Samples:
    """Something sprouts: leaves, and two small bowls that open upwards."""
    leaves = gained(rustle(0.16, 1200, 3600, random), 0.35)
    low, high = struck(CLAY, random.uniform(500, 530), 0.2), struck(CLAY, random.uniform(745, 775), 0.22)
    return in_room(mix((0, leaves), (0.01, gained(low, 0.7)), (0.08, gained(high, 0.6))), 0.2, 0.18)


def _tramp(random: Random) -> Samples:
    """Feet on dry earth, five steps of people who do not quite walk together."""
    steps = []
    for step in range(5):
        moment = 0.13 * step + random.uniform(0, 0.025)
        steps.append((moment, gained(drum(random, random.uniform(80, 96), 0.14), 0.55 - 0.05 * step)))
        steps.append((moment, gained(rustle(0.09, 350, 1700, random), 0.75)))
    return in_room(mix(*steps), 0.15, 0.2)


def _oars(random: Random) -> Samples:
    """Two strokes: the pin creaks, the blades go through the water, drops fall."""
    strokes = []
    for stroke in range(2):
        moment = 0.42 * stroke
        strokes.append((moment, gained(knock(WOOD, 290 + 25 * stroke, random, 0.12), 0.45)))
        strokes.append((moment + 0.05, low_pass(sweep(0.36, 380, 900, random), 1400)))
        for drop in range(3):
            fallen = struck(CLAY, random.uniform(900, 1500), 0.06)
            strokes.append((moment + 0.3 + 0.05 * drop, gained(fallen, 0.12)))
    return in_room(mix(*strokes), 0.25, 0.3)


def _aboard(random: Random) -> Samples:
    """Feet on planks, and the hull sinks a little into the water."""
    planks = [
        (0.1 * step, gained(knock(WOOD, random.uniform(360, 440), random, 0.12), 0.8 - 0.12 * step))
        for step in range(4)
    ]
    water = gained(low_pass(sweep(0.4, 700, 260, random), 900), 0.6)
    return in_room(mix(*planks, (0.15, water)), 0.2, 0.25)


def _shipyard(random: Random) -> Samples:
    """Three blows of a mallet on a peg that goes in, and the wood that answers."""
    blows = []
    for blow in range(3):
        hertz = 430 * 1.09**blow
        blows.append((0.19 * blow, knock(WOOD, hertz, random, 0.16)))
        blows.append((0.19 * blow, gained(drum(random, 120, 0.12), 0.3)))
    return in_room(mix(*blows), 0.22, 0.25)


def _skirmish(random: Random) -> Samples:
    """One falls: bronze on wood, short."""
    wood = knock(WOOD, random.uniform(330, 380), random, 0.12)
    bronze = gained(struck(SILVER, random.uniform(1150, 1300), 0.2), 0.2)
    return in_room(mix((0, wood), (0.006, bronze), (0.0, gained(drum(random, 82, 0.2), 0.5))), 0.18, 0.2)


def _city_built(random: Random) -> Samples:
    """Three courses of stone, and a chord from the citadel."""
    stones = [(0.15 * course, knock(STONE, 340 + 70 * course, random, 0.2)) for course in range(3)]
    dust = [(0.15 * course, gained(rustle(0.12, 500, 2000, random), 0.3)) for course in range(3)]
    chord = mix(
        (0, pluck("D4", 1.1, random)), (0.05, pluck("A4", 1.0, random)), (0.1, gained(pluck("D5", 1.0, random), 0.8))
    )
    return in_room(mix(*stones, *dust, (0.46, gained(lyre_box(chord), 0.7))), 0.3, 0.4)


def _city_fallen(random: Random) -> Samples:
    """The gate gives way, walls come down after it, and a low gong is left over the dust."""
    gate = mix((0, drum(random, 58, 0.6)), (0, knock(WOOD, 190, random, 0.25)), (0.02, knock(STONE, 210, random, 0.3)))
    walls = []
    for stone in range(6):
        moment = 0.16 + 0.1 * stone + random.uniform(0, 0.03)
        walls.append((moment, gained(knock(STONE, random.uniform(220, 420), random, 0.16), 0.8 - 0.1 * stone)))
    dust = gained(sweep(0.8, 800, 180, random), 0.45)
    return in_room(mix((0, gate), *walls, (0.15, dust), (0.1, gained(struck(GONG, 98, 1.3), 0.22))), 0.3, 0.45)


def _marker_step(random: Random) -> Samples:
    """A marker is set one square on, and a string names the age."""
    stone = mix((0, gained(knock(STONE, 690, random, 0.1), 0.6)), (0.11, knock(STONE, 610, random, 0.16)))
    return in_room(mix((0, stone), (0.12, gained(lyre_box(pluck("F4", 0.6, random)), 0.45))), 0.22, 0.2)


def _census(random: Random) -> Samples:
    """Counters are told off on a board, faster and faster, and swept together."""
    moments, moment = [], 0.0
    for counter in range(8):
        moments.append((moment, gained(knock(CLAY, random.uniform(820, 980), random, 0.06), 0.7)))
        moment += 0.1 * 0.87**counter
    return in_room(mix(*moments, (moment, gained(rustle(0.2, 700, 2600, random), 0.4))), 0.18, 0.2)


def _new_turn(random: Random) -> Samples:
    """A small gong over a hand on the drum: a turn begins for all."""
    gong = low_pass(struck(GONG, pitch("D3"), 1.5), 2200)
    return in_room(mix((0, gained(gong, 0.7)), (0, gained(drum(random, 74, 0.5), 0.5))), 0.35, 0.5)


MAP_SOUNDS: Final = {
    "growth": Recipe(_growth, -25),
    "tramp": Recipe(_tramp, -22),
    "oars": Recipe(_oars, -22),
    "aboard": Recipe(_aboard, -23),
    "shipyard": Recipe(_shipyard, -21),
    "skirmish": Recipe(_skirmish, -21),
    "city_built": Recipe(_city_built, -19),
    "city_fallen": Recipe(_city_fallen, -17),
    "marker_step": Recipe(_marker_step, -23),
    "census": Recipe(_census, -23),
    "new_turn": Recipe(_new_turn, -21),
}
"""Every recipe by its file's name."""
