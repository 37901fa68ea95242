"""The music: sixteen calm bars for lyre, frame drum and sistrum, whose end leads into their beginning."""

from __future__ import annotations

from random import Random
from typing import Final

from ziggurat_assets.sounds.instruments import drum, drum_rim, lyre_box, pluck, sistrum
from ziggurat_assets.sounds.recipe import Recipe
from ziggurat_assets.sounds.room import in_room
from ziggurat_assets.sounds.samples import Samples, gained, length, mix, wrapped

_BEAT: Final = 0.3
"""Seconds of one sixth of a bar."""
_HUMAN: Final = 0.012
"""No player is on the beat to the second: the most seconds by which a note is late."""

_MELODY: Final = (
    "D4  .   A4  Bb4 A4  .  ",
    "F4  .   Eb4 D4  .   .  ",
    "D4  .   F4  A4  .   Bb4",
    "A4  .   .   .   .   .  ",
    "Bb4 .   D5  Eb5 D5  .  ",
    "A4  .   Bb4 A4  F4  .  ",
    "F4  .   Eb4 F4  Eb4 .  ",
    "D4  .   .   .   .   .  ",
    "A4  .   Bb4 D5  .   .  ",
    "Eb5 .   D5  Bb4 .   A4 ",
    "Bb4 .   A4  F4  .   A4 ",
    "F4  .   Eb4 .   .   .  ",
    "D4  .   Eb4 F4  A4  .  ",
    "Bb4 .   A4  .   F4  .  ",
    "Eb4 .   F4  Eb4 D4  .  ",
    "D4  .   .   .   .   .  ",
)
"""One bar a line, six beats a bar."""
_BASS: Final = (
    "D3  .   .   A3  .   .  ",
    "D3  .   .   A3  .   .  ",
    "D3  .   .   F3  .   .  ",
    "D3  .   A3  .   D4  .  ",
    "Bb3 .   .   F3  .   .  ",
    "D3  .   .   A3  .   .  ",
    "Eb3 .   .   Bb3 .   .  ",
    "D3  .   A3  .   D4  A3 ",
    "D3  .   .   A3  .   .  ",
    "Bb2 .   .   F3  .   .  ",
    "F3  .   .   Bb3 .   .  ",
    "Eb3 .   Bb3 .   Eb4 .  ",
    "D3  .   .   A3  .   .  ",
    "Bb2 .   .   F3  .   .  ",
    "Eb3 .   .   Bb3 .   .  ",
    "D3  .   A3  .   D4  .  ",
)
_DRUM: Final = (
    "O  .  .  o  .  x ",
    "O  .  .  o  .  . ",
    "O  .  .  o  .  x ",
    "O  .  .  .  .  . ",
) * 4
"""O and o: the flat hand, strong and soft; x: the fingers on the rim."""
_SISTRUM: Final = (".  .  .  .  .  . ",) * 7 + (".  .  .  .  s  . ",) + (".  .  .  s  .  . ",) * 8

_STRENGTHS: Final = {"O": 0.42, "o": 0.24, "x": 0.2, "s": 0.07}


def _beats(bars: tuple[str, ...]) -> list[tuple[float, str]]:
    """The second and the mark of everything that is played."""
    marks = [mark for bar in bars for mark in bar.split()]
    return [(_BEAT * beat, mark) for beat, mark in enumerate(marks) if mark != "."]


def _strings(bars: tuple[str, ...], seconds: float, strength: float, random: Random) -> Samples:
    """A line of the lyre: notes that ring for `seconds`, stronger and weaker as a hand is."""
    return mix(
        *(
            (start + random.uniform(0, _HUMAN), gained(pluck(note, seconds, random, 0.3), strength * _hand(random)))
            for start, note in _beats(bars)
        )
    )


def _rhythm(random: Random) -> Samples:
    """The drum and the sistrum."""
    strokes = {"O": drum, "o": drum, "x": drum_rim, "s": _shake}
    return mix(
        *(
            (start + random.uniform(0, _HUMAN), gained(strokes[mark](random), _STRENGTHS[mark] * _hand(random)))
            for start, mark in _beats(_DRUM) + _beats(_SISTRUM)
        )
    )


def _shake(random: Random) -> Samples:
    return sistrum(0.25, random)


def _hand(random: Random) -> float:
    return random.uniform(0.82, 1.0)


def _evening(random: Random) -> Samples:
    """The whole piece, with what rings on after its end laid over its beginning."""
    lyre = lyre_box(mix((0, _strings(_MELODY, 1.9, 0.8, random)), (0, _strings(_BASS, 2.6, 0.7, random))))
    piece = in_room(mix((0, lyre), (0, _rhythm(random))), 0.4, 1.2)
    return wrapped(piece, length(_BEAT * 6 * len(_MELODY)))


MUSIC: Final = {"evening": Recipe(_evening, -24, loops=True)}
"""Every piece by its file's name."""
