"""What is heard on the board: cubes, tiles, battles, ziggurats, and the turns of a game."""

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
    drum_rim,
    glide,
    knock,
    lyre_box,
    pluck,
    rustle,
    sistrum,
    struck,
    sweep,
)
from ziggurat_assets.sounds.recipe import Recipe
from ziggurat_assets.sounds.room import in_room
from ziggurat_assets.sounds.samples import Samples, decaying, gained, high_pass, low_pass, mix
from ziggurat_assets.sounds.scale import pitch


def _cube_placed(random: Random) -> Samples:
    """A wooden cube set on stone."""
    wood = knock(WOOD, random.uniform(560, 640), random)
    return in_room(mix((0, wood), (0.006, gained(knock(STONE, 1150, random), 0.25))), 0.15, 0.12)


def _tile_swap(random: Random) -> Samples:
    """A stone tile is lifted, slides through the air, and comes to lie with a clack."""
    lifted = gained(knock(STONE, 780, random), 0.3)
    through_air = gained(sweep(0.34, 500, 1500, random), 0.5)
    clack = mix((0, knock(STONE, 620, random, 0.2)), (0.028, gained(knock(STONE, 700, random), 0.35)))
    dust = gained(rustle(0.16, 700, 2400, random), 0.3)
    return in_room(mix((0, lifted), (0.06, through_air), (0.4, clack), (0.42, dust)), 0.2, 0.25)


def _attack(random: Random) -> Samples:
    """A lunge, and bronze on wood with the drum beneath."""
    lunge = gained(sweep(0.2, 350, 1700, random), 0.7)
    clash = mix(
        (0, drum(random, 74, 0.5)),
        (0, gained(knock(WOOD, 340, random), 0.9)),
        (0.004, gained(struck(SILVER, 1180, 0.35), 0.22)),
        (0.012, gained(struck(SILVER, 1610, 0.3), 0.15)),
        (0.05, gained(knock(WOOD, 430, random), 0.5)),
    )
    return in_room(mix((0, lunge), (0.17, clash)), 0.22, 0.35)


def _cubes_fall(random: Random) -> Samples:
    """Wooden cubes knocked off, bouncing ever faster and softer."""
    falls = []
    for start in (0.0, 0.07, 0.11):
        moment, strength, apart = start, 0.9, random.uniform(0.1, 0.13)
        hertz = random.uniform(420, 620)
        while strength > 0.12:
            falls.append((moment, gained(knock(WOOD, hertz, random, 0.12), strength)))
            moment, strength, apart = moment + apart, strength * 0.62, apart * 0.72
    return in_room(mix(*falls), 0.15, 0.2)


def _march(random: Random) -> Samples:
    """Feet on dry ground, left and right, with the drum's rim."""
    steps = []
    for step in range(5):
        foot = mix((0, gained(struck(CLAY, 165 + 20 * (step % 2), 0.16), 1)), (0, rustle(0.08, 300, 1500, random)))
        steps.append((0.15 * step, gained(foot, 0.75 + 0.08 * step)))
        steps.append((0.15 * step, gained(drum_rim(random), 0.3)))
    return in_room(mix(*steps), 0.15, 0.2)


_STOREYS: Final = (("D3", "A3"), ("F3", "D4"), ("A3", "F4"), ("Bb3", "D4", "Bb4"), ("D4", "A4", "D5"))
"""The chord of each terrace, from the ground up."""


def _ziggurat_built(random: Random) -> Samples:
    """Five terraces of stone, chord upon chord, then a shimmering beam of light."""
    stones = []
    strings: list[tuple[float, Samples]] = []
    for storey, chord in enumerate(_STOREYS):
        start = 0.2 * storey
        stones.append((start, gained(knock(STONE, 300 + 45 * storey, random, 0.2), 0.8)))
        stones.append((start, gained(drum(random, 70, 0.35), 0.5)))
        strings.extend((start + 0.012 * string, pluck(note, 1.5, random)) for string, note in enumerate(chord))
    beam = [
        (0.95 + 0.07 * ray, gained(glide(0.9 - 0.05 * ray, pitch(note), pitch(note) * 1.002), 0.09))
        for ray, note in enumerate(("D5", "A5", "D6", "F6"))
    ]
    sparkle = gained(sistrum(0.8, random, 18), 0.1)
    music = lyre_box(mix(*strings))
    return in_room(mix(*stones, (0, music), *beam, (1.0, sparkle)), 0.35, 0.6)


def _wither(random: Random) -> Samples:
    """Dry leaves crumble, ever fewer, and sand runs after them."""
    crumbs = []
    for crumb in range(26):
        moment = 0.62 * (crumb / 26) ** 1.3 + random.uniform(0, 0.02)
        leaf = decaying(rustle(0.03, 500, 2900 - 60 * crumb, random), 0.03)
        crumbs.append((moment, gained(leaf, random.uniform(0.3, 1) * (1 - crumb / 30))))
    return mix(*crumbs, (0.05, gained(sweep(0.65, 1300, 300, random), 0.35)))


def _sow(random: Random) -> Samples:
    """Seeds scattered on the earth, and a shoot that rises on three strings."""
    seeds = [
        (random.uniform(0, 0.3), gained(knock(CLAY, random.uniform(900, 1500), random, 0.05), random.uniform(0.1, 0.3)))
        for _ in range(14)
    ]
    shoot = [(0.16 + 0.09 * step, pluck(note, 0.8, random, 0.35)) for step, note in enumerate(("F4", "A4", "D5"))]
    return in_room(mix(*seeds, (0, lyre_box(mix(*shoot)))), 0.25, 0.3)


def _trade(random: Random) -> Samples:
    """Rings of silver counted onto a scale."""
    rings = []
    for ring, start in enumerate((0.0, 0.11, 0.2, 0.31)):
        hertz = (1480, 1660, 1390, 1860)[ring] * random.uniform(0.99, 1.01)
        silver = mix((0, struck(SILVER, hertz, 0.4)), (0, gained(knock(STONE, 900, random, 0.06), 0.4)))
        rings.append((start, gained(silver, 0.7 + 0.1 * ring)))
    return in_room(low_pass(mix(*rings), 3600), 0.2, 0.25)


def _culture(random: Random) -> Samples:
    """The lyre's strings swept from low to high, ringing out in rings."""
    swept = ("D3", "A3", "D4", "F4", "A4", "Bb4", "D5", "F5")
    strings = [(0.055 * string, pluck(note, 1.2, random, 0.45)) for string, note in enumerate(swept)]
    rings = [
        (0.55 + 0.17 * ring, gained(pluck(note, 0.8, random, 0.25), 0.4 - 0.1 * ring))
        for ring, note in enumerate(("A5", "D5", "A4"))
    ]
    return in_room(lyre_box(mix(*strings, *rings)), 0.4, 0.5)


def _politics(random: Random) -> Samples:
    """Pieces glide over the board to other places: stone under a round tone, down and up again."""
    tones = [
        (0.0, glide(0.45, pitch("A4"), pitch("D4"))),
        (0.2, gained(glide(0.5, pitch("D4"), pitch("F4")), 0.8)),
    ]
    sliding = gained(sweep(0.65, 500, 900, random), 0.5)
    return in_room(mix(*tones, (0, sliding), (0.66, gained(knock(WOOD, 520, random), 0.35))), 0.25, 0.25)


def _allotment(random: Random) -> Samples:
    """Three cubes dealt out, one after the other."""
    cubes = [(0.095 * cube, knock(WOOD, hertz, random)) for cube, hertz in enumerate((500, 560, 640))]
    return in_room(mix(*cubes), 0.2, 0.15)


def _turn_began(random: Random) -> Samples:
    """One soft shake of the sistrum."""
    return in_room(mix((0, sistrum(0.22, random)), (0.16, gained(sistrum(0.14, random, 8), 0.6))), 0.2, 0.2)


def _my_turn(random: Random) -> Samples:
    """The lyre calls: a rising fourth, with the drum's breath under it."""
    call = mix(
        (0, pluck("A4", 0.9, random)),
        (0, gained(pluck("A3", 0.9, random), 0.6)),
        (0.17, pluck("D5", 1.1, random)),
        (0.17, gained(pluck("D4", 1.1, random), 0.7)),
    )
    return in_room(mix((0, lyre_box(call)), (0, gained(drum(random, seconds=0.4), 0.3))), 0.35, 0.4)


def _last_round(random: Random) -> Samples:
    """A great gong that takes its time to open."""
    mallet = gained(drum(random, 68, 0.5), 0.4)
    gong = struck(GONG, 138, 2.4)
    return in_room(mix((0, gained(gong, 0.35)), (0, _opening(gong)), (0, mallet)), 0.3, 0.4)


def _opening(samples: Samples) -> Samples:
    """The samples' higher tones, arriving late, as a gong's do."""
    bright = high_pass(samples, 500)
    return [sample * min(1.0, index / 6000) for index, sample in enumerate(bright)]


def _game_ended(random: Random) -> Samples:
    """The strings come down to rest, and the drum closes."""
    falling = (("D5", "A4"), ("Bb4", "F4"), ("A4", "D4"), ("F4", "A3"), ("D4", "D3"))
    strings = [
        (0.24 * step + 0.015 * string, pluck(note, 1.4, random))
        for step, chord in enumerate(falling)
        for string, note in enumerate(chord)
    ]
    closing = [(0.0, gained(drum(random), 0.4)), (0.96, gained(drum(random), 0.7))]
    return in_room(mix((0, lyre_box(mix(*strings))), *closing), 0.35, 0.4)


_FANFARE: Final = (
    (0.0, ("D4", "A3")),
    (0.15, ("F4",)),
    (0.3, ("A4", "D4")),
    (0.6, ("Bb4", "F4", "Bb3")),
    (0.75, ("A4",)),
    (0.9, ("Bb4", "F4")),
    (1.2, ("D3", "A3", "D4", "A4", "D5", "A5")),
)
"""The second and the strings of each chord."""


def _victory(random: Random) -> Samples:
    """A fanfare of the lyre over drum and sistrum, up to an open chord over three octaves."""
    strings = [
        (start + 0.02 * string, pluck(note, 1.6, random, 0.65))
        for start, chord in _FANFARE
        for string, note in enumerate(chord)
    ]
    beats = [(start, gained(drum(random, 80, 0.6), 0.8)) for start in (0.0, 0.3, 0.6, 0.9, 1.2)]
    rims = [(start, gained(drum_rim(random), 0.4)) for start in (0.15, 0.45, 0.75, 1.05)]
    shakes = [(start, gained(sistrum(0.2, random), 0.22)) for start in (0.55, 0.85)]
    jubilation = (1.2, gained(sistrum(1.0, random, 50), 0.2))
    return in_room(mix((0, lyre_box(mix(*strings))), *beats, *rims, *shakes, jubilation), 0.35, 0.5)


def _kept(random: Random) -> Samples:
    """A tile tapped twice: it stays where it is."""
    taps = mix((0, knock(CLAY, 330, random)), (0.12, gained(knock(CLAY, 300, random), 0.8)))
    return in_room(mix((0, taps), (0, gained(pluck("D4", 0.4, random, 0.2), 0.5))), 0.15, 0.15)


BOARD_SOUNDS: Final = {
    "cube_placed-1": Recipe(_cube_placed, -22),
    "cube_placed-2": Recipe(_cube_placed, -22),
    "cube_placed-3": Recipe(_cube_placed, -22),
    "tile_swap": Recipe(_tile_swap, -20),
    "attack": Recipe(_attack, -17),
    "cubes_fall": Recipe(_cubes_fall, -20),
    "march": Recipe(_march, -20),
    "ziggurat_built": Recipe(_ziggurat_built, -17),
    "wither": Recipe(_wither, -22),
    "sow": Recipe(_sow, -20),
    "trade": Recipe(_trade, -22),
    "culture": Recipe(_culture, -19),
    "politics": Recipe(_politics, -20),
    "allotment": Recipe(_allotment, -21),
    "turn_began": Recipe(_turn_began, -28),
    "my_turn": Recipe(_my_turn, -18),
    "last_round": Recipe(_last_round, -18),
    "game_ended": Recipe(_game_ended, -19),
    "victory": Recipe(_victory, -17),
    "kept": Recipe(_kept, -22),
}
"""Every recipe of the board by its file's name; takes of one sound are numbered after a hyphen."""
