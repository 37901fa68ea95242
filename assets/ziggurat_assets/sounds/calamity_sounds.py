"""What is heard of calamities: the omen, fire and water, sickness, crowds and raiders."""

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
    rustle,
    struck,
    sweep,
)
from ziggurat_assets.sounds.recipe import Recipe
from ziggurat_assets.sounds.room import in_room
from ziggurat_assets.sounds.samples import Samples, gained, low_pass, mix
from ziggurat_assets.sounds.scale import pitch


def _omen(random: Random) -> Samples:
    """A gong far below, and two pipes a half step apart that sink together."""
    low, high = pitch("D3"), pitch("Eb3")
    pipes = mix(
        (0.08, gained(glide(0.95, high, high * 0.94), 0.5)), (0.16, gained(glide(0.9, 1.5 * low, 1.41 * low), 0.35))
    )
    heart = mix((0, drum(random, 56, 0.5)), (0.22, gained(drum(random, 52, 0.5), 0.7)))
    gong = gained(low_pass(struck(GONG, pitch("Eb2"), 1.2), 900), 0.5)
    return in_room(mix((0, heart), (0, gong), (0, low_pass(pipes, 1200))), 0.35, 0.35)


def _eruption(random: Random) -> Samples:
    """The mountain bursts, rumbles, and throws stones that come down one by one."""
    burst = mix((0, drum(random, 44, 0.9)), (0, gained(rustle(0.5, 80, 900, random), 1.4)))
    rumble = gained(low_pass(sweep(1.3, 420, 90, random), 500), 1.2)
    stones = [
        (0.35 + 0.11 * stone + random.uniform(0, 0.05), gained(knock(STONE, random.uniform(200, 520), random), 0.4))
        for stone in range(7)
    ]
    return in_room(mix((0, burst), (0.05, rumble), *stones), 0.3, 0.4)


def _flood(random: Random) -> Samples:
    """A wave comes up, breaks over the bank, and runs off in eddies."""
    rise = gained(low_pass(sweep(0.7, 260, 1300, random), 1800), 1.0)
    breaks = gained(rustle(0.55, 250, 2400, random), 1.2)
    eddies = []
    for eddy in range(6):
        start = random.uniform(300, 520)
        eddies.append((0.75 + 0.09 * eddy, gained(glide(0.12, start, start * 1.5), 0.12)))
    ebb = gained(low_pass(sweep(0.7, 1000, 240, random), 1400), 0.7)
    return in_room(mix((0, rise), (0.42, breaks), (0.7, ebb), *eddies), 0.28, 0.35)


def _plague(random: Random) -> Samples:
    """Flies, and a cracked bell that is rung through empty streets."""
    flies = []
    for fly in range(5):
        hertz = random.uniform(190, 260)
        buzz = mix(*((0, gained(glide(0.5, hertz * part, hertz * part * 1.06), 1 / part)) for part in (1, 2, 3, 5)))
        flies.append((0.16 * fly, gained(buzz, 0.16)))
    bell = mix((0, struck(SILVER, 370, 0.7)), (0, gained(struck(CLAY, 392, 0.4), 0.6)))
    return in_room(mix(*flies, (0.1, gained(bell, 0.6)), (0.62, gained(bell, 0.45))), 0.3, 0.35)


def _riot(random: Random) -> Samples:
    """A crowd with sticks: everything is beaten, nobody keeps time."""
    blows = []
    for blow in range(20):
        moment = 0.95 * blow / 20 + random.uniform(0, 0.04)
        kind = blow % 4
        if kind == 0:
            sound = drum(random, random.uniform(72, 100), 0.2)
        elif kind == 1:
            sound = drum_rim(random)
        else:
            sound = knock(WOOD, random.uniform(260, 520), random, 0.1)
        blows.append((moment, gained(sound, random.uniform(0.4, 0.8))))
    voices = gained(rustle(1.0, 280, 800, random), 1.1)
    return in_room(mix(*blows, (0, voices)), 0.22, 0.3)


def _raid(random: Random) -> Samples:
    """Oars in haste, a keel that grinds onto the beach, and bronze."""
    strokes: list[tuple[float, Samples]] = []
    for stroke in range(3):
        strokes.append((0.17 * stroke, gained(knock(WOOD, 280 + 20 * stroke, random, 0.1), 0.6)))
        strokes.append((0.17 * stroke + 0.03, gained(low_pass(sweep(0.2, 400, 1000, random), 1400), 0.8)))
    keel = mix((0, gained(rustle(0.3, 200, 1200, random), 1.1)), (0, knock(WOOD, 170, random, 0.25)))
    bronze = mix((0, struck(SILVER, 1240, 0.35)), (0.08, gained(struck(SILVER, 1560, 0.3), 0.8)))
    return in_room(
        mix(*strokes, (0.52, keel), (0.74, gained(bronze, 0.25)), (0.74, gained(drum(random, 78, 0.4), 0.7))), 0.25, 0.3
    )


CALAMITY_SOUNDS: Final = {
    "omen": Recipe(_omen, -19),
    "eruption": Recipe(_eruption, -17),
    "flood": Recipe(_flood, -19),
    "plague": Recipe(_plague, -21),
    "riot": Recipe(_riot, -19),
    "raid": Recipe(_raid, -19),
}
"""Every recipe by its file's name."""
