"""What is heard on the map between the rivers: tiles and leaders, horns and clay, what crumbles and what cracks."""

from __future__ import annotations

from random import Random
from typing import Final

from ziggurat_assets.sounds.instruments import (
    CLAY,
    GONG,
    SILVER,
    STONE,
    drum,
    glide,
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


def _tile_laid(random: Random) -> Samples:
    """A tile of fired clay is set down on brick."""
    clack = knock(CLAY, random.uniform(400, 440), random, 0.2)
    brick = gained(knock(STONE, 820, random, 0.12), 0.4)
    return in_room(mix((0, clack), (0.012, brick), (0.02, gained(rustle(0.1, 600, 2000, random), 0.2))), 0.15, 0.15)


def _leader(random: Random) -> Samples:
    """A round stone comes to stand, and a string tells whose it is."""
    stone = mix((0, knock(STONE, 520, random, 0.2)), (0.07, gained(knock(STONE, 560, random, 0.12), 0.4)))
    string = lyre_box(mix((0, pluck("D4", 0.9, random)), (0.09, gained(pluck("A4", 0.8, random), 0.7))))
    return in_room(mix((0, stone), (0.05, gained(string, 0.8))), 0.25, 0.25)


def _horn(random: Random) -> Samples:
    """Two horns over the drum: a fifth that swells and bends upwards."""
    low, high = pitch("D3"), pitch("A3")
    tones = []
    for start, hertz, level in ((0.0, low, 1.0), (0.16, high, 0.8)):
        for partial, share in ((1, 1.0), (2, 0.55), (3, 0.35), (4, 0.2)):
            tones.append((start, gained(glide(1.0 - start, hertz * partial * 0.97, hertz * partial), share * level)))
    beats = [(0.0, drum(random, 66, 0.5)), (0.5, gained(drum(random, 66, 0.5), 0.7))]
    return in_room(mix((0, low_pass(mix(*tones), 1500)), *beats), 0.35, 0.45)


def _clay(random: Random) -> Samples:
    """A lump of dried clay bursts, and its shards fall."""
    burst = mix((0, knock(CLAY, 240, random, 0.25)), (0, gained(rustle(0.09, 500, 3000, random), 0.9)))
    shards = []
    for shard in range(9):
        fallen = knock(CLAY, random.uniform(700, 1300), random, 0.08)
        shards.append((0.06 + 0.5 * (shard / 9) ** 1.4, gained(fallen, 0.6 - 0.05 * shard)))
    return in_room(mix((0, burst), *shards), 0.2, 0.25)


def _crumble(random: Random) -> Samples:
    """Bricks give way one after the other, and dust runs after them."""
    bricks = []
    for brick in range(7):
        moment = 0.09 * brick + random.uniform(0, 0.02)
        bricks.append((moment, gained(knock(STONE, random.uniform(230, 420), random, 0.14), 0.9 - 0.09 * brick)))
        bricks.append((moment, gained(rustle(0.12, 300, 1800, random), 0.5)))
    return in_room(mix(*bricks, (0.1, gained(sweep(0.8, 900, 200, random), 0.4))), 0.25, 0.3)


def _slam(random: Random) -> Samples:
    """The earth is struck, and cracks run through it."""
    blow = mix(
        (0, drum(random, 48, 0.8)), (0, gained(struck(GONG, 70, 1.2), 0.35)), (0, knock(STONE, 180, random, 0.3))
    )
    cracks = [
        (0.12 + 0.045 * crack, gained(knock(STONE, random.uniform(900, 1900), random, 0.05), 0.5 - 0.05 * crack))
        for crack in range(8)
    ]
    return in_room(mix((0, blow), *cracks, (0.1, gained(rustle(0.6, 200, 900, random), 0.4))), 0.35, 0.45)


def _treasure(random: Random) -> Samples:
    """A stone of light spins once: silver on silver, rising."""
    rings = [
        (0.08 * ring, gained(struck(SILVER, hertz, 0.7), 0.5 - 0.06 * ring))
        for ring, hertz in enumerate((1175, 1397, 1760, 2093))
    ]
    return in_room(low_pass(mix(*rings, (0, gained(pluck("D5", 0.8, random), 0.5))), 4200), 0.4, 0.45)


def _point(random: Random) -> Samples:
    """A counter drops into a bowl."""
    bowl = struck(CLAY, random.uniform(640, 680), 0.35)
    return in_room(mix((0, bowl), (0.0, gained(knock(STONE, 1300, random, 0.05), 0.3))), 0.25, 0.2)


RIVER_SOUNDS: Final = {
    "tile_laid": Recipe(_tile_laid, -21),
    "leader": Recipe(_leader, -20),
    "horn": Recipe(_horn, -17),
    "clay": Recipe(_clay, -19),
    "crumble": Recipe(_crumble, -19),
    "slam": Recipe(_slam, -17),
    "treasure": Recipe(_treasure, -20),
    "point": Recipe(_point, -23),
}
"""Every recipe by its file's name."""
