"""What is heard of cards and advances: papyrus on a wall of offers, seals and bells, and a new age."""

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
    sistrum,
    struck,
    sweep,
)
from ziggurat_assets.sounds.recipe import Recipe
from ziggurat_assets.sounds.room import in_room
from ziggurat_assets.sounds.samples import Samples, decaying, gained, high_pass, low_pass, mix, noise
from ziggurat_assets.sounds.scale import pitch


def _card(random: Random) -> Samples:
    """A card slides off a pile and is laid down."""
    slide = gained(rustle(0.13, 900, 3400, random), 0.9)
    return in_room(mix((0, slide), (0.11, gained(knock(WOOD, 420, random, 0.08), 0.5))), 0.15, 0.12)


def _offer_pinned(random: Random) -> Samples:
    """A leaf of papyrus is held against the wall, and a peg goes through it with two taps."""
    leaf = mix((0, gained(rustle(0.16, 1000, 3600, random), 0.7)), (0.07, gained(rustle(0.1, 800, 3000, random), 0.4)))
    taps = mix((0.15, knock(WOOD, 640, random, 0.1)), (0.26, gained(knock(WOOD, 700, random, 0.12), 0.8)))
    return in_room(mix((0, leaf), (0, taps)), 0.18, 0.15)


def _offer_torn(random: Random) -> Samples:
    """Papyrus is torn, fibre by fibre and faster, and one half falls."""
    fibres = []
    for fibre in range(34):
        moment = 0.36 * (fibre / 34) ** 0.75 + random.uniform(0, 0.008)
        snap = decaying(high_pass(rustle(0.02, 700, 3800, random), 500), 0.02)
        fibres.append((moment, gained(snap, random.uniform(0.4, 1.0))))
    tear = gained(sweep(0.36, 900, 2600, random), 0.3)
    return in_room(mix(*fibres, (0, tear), (0.4, gained(rustle(0.22, 500, 2000, random), 0.35))), 0.15, 0.15)


def _deal(random: Random) -> Samples:
    """Palm meets palm, two seals are rolled into clay, and two strings agree."""
    palms = decaying(high_pass(low_pass(noise(0.07, random), 2400), 350), 0.06)
    seals = mix((0.14, knock(CLAY, 360, random, 0.14)), (0.27, gained(knock(CLAY, 410, random, 0.14), 0.9)))
    strings = mix(
        (0.28, pluck("F4", 0.8, random, 0.45)),
        (0.28, gained(pluck("Bb3", 0.9, random, 0.4), 0.8)),
        (0.4, pluck("Bb4", 0.9, random, 0.45)),
    )
    return in_room(mix((0, palms), (0, seals), (0, gained(lyre_box(strings), 0.9))), 0.28, 0.3)


def _bell(random: Random) -> Samples:
    """A bronze bell in the hand, swung twice: the market is over."""
    strokes = []
    for stroke, start in enumerate((0.0, 0.24)):
        strokes.append((start, gained(struck(SILVER, pitch("Bb4"), 0.8), 0.8 - 0.2 * stroke)))
        strokes.append((start, gained(struck(SILVER, 2.76 * pitch("Bb4"), 0.4), 0.25)))
        strokes.append((start, gained(knock(STONE, 1250, random, 0.05), 0.2)))
    return in_room(low_pass(mix(*strokes), 3600), 0.3, 0.35)


def _advance(random: Random) -> Samples:
    """Something is understood: three strings climb, a tablet is set into the wall, and bronze rings after it."""
    climb = [(0.1 * step, pluck(note, 0.9, random, 0.45)) for step, note in enumerate(("Bb3", "D4", "F4", "Bb4"))]
    tablet = mix((0.42, knock(CLAY, 300, random, 0.2)), (0.43, gained(knock(STONE, 560, random, 0.14), 0.5)))
    ring = gained(struck(SILVER, pitch("F5"), 0.7), 0.16)
    return in_room(mix((0, lyre_box(mix(*climb))), (0, tablet), (0.44, ring)), 0.35, 0.35)


def _epoch(random: Random) -> Samples:
    """An age begins: drum and gong, and over them an open chord that goes up string by string."""
    strings = [
        (0.22 + 0.08 * step, pluck(note, 1.3, random, 0.55))
        for step, note in enumerate(("Bb2", "F3", "Bb3", "D4", "F4", "Bb4"))
    ]
    beats = [(0.0, drum(random, 66, 0.5)), (0.22, gained(drum(random, 74, 0.5), 0.7))]
    gong = gained(low_pass(struck(GONG, pitch("Bb2"), 1.7), 2000), 0.5)
    shimmer = gained(sistrum(0.6, random, 16), 0.1)
    return in_room(mix(*beats, (0, gong), (0, lyre_box(mix(*strings))), (0.55, shimmer)), 0.35, 0.4)


MARKET_SOUNDS: Final = {
    "card": Recipe(_card, -27),
    "offer_pinned": Recipe(_offer_pinned, -24),
    "offer_torn": Recipe(_offer_torn, -24),
    "deal": Recipe(_deal, -20),
    "bell": Recipe(_bell, -22),
    "advance": Recipe(_advance, -20),
    "epoch": Recipe(_epoch, -18),
}
"""Every recipe by its file's name."""
