"""A piece as it is played: hands that are not machines, ornaments, and the strings held under everything."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Final

import numpy as np

from ziggurat_laboratory.music import instruments
from ziggurat_laboratory.music.hall import boxed, in_hall, place
from ziggurat_laboratory.music.instruments import RATE, Wave
from ziggurat_laboratory.music.score import Line, Note, Piece, notes
from ziggurat_laboratory.music.tuning import hertz

_LATE: Final = 0.014
"""No player is on the beat to the second: the most seconds by which a note is late."""
_GRACE: Final = 0.09
"""Seconds that an ornament takes before its note."""


def played(piece: Piece, name: str, sections: int | None = None) -> Wave:
    """A loop of two channels: the whole piece, or its first sections. The same for the same name every time."""
    seed = zlib.crc32(name.encode())
    random, walls = np.random.default_rng(seed), np.random.default_rng((seed, 1))
    chosen = piece.sections[:sections]
    bars = sum(len(section[0].bars) for section in chosen)
    count = round(piece.beat * piece.beats * bars * RATE)
    strings, others = np.zeros((2, count)), np.zeros((2, count))
    start = 0.0
    for section in chosen:
        for line in section:
            _play(piece, line, start, strings if line.voice == "lyre" else others, random)
        start += piece.beat * piece.beats * len(section[0].bars)
    return in_hall(boxed(strings) + others + _drone(piece, count), 0.32, walls)


def _play(piece: Piece, line: Line, start: float, loop: Wave, random: np.random.Generator) -> None:
    """Add one line of a section to the loop; a phrase rises and falls as breath does."""
    beats = piece.beats * len(line.bars)
    for note in notes(line):
        arc = 0.8 + 0.2 * np.sin(np.pi * note.start / beats)
        level = line.level * arc * random.uniform(0.82, 1.0)
        for delay, sound, share in _sounds(piece, line, note, random):
            second = start + piece.beat * note.start + random.uniform(0, _LATE) + delay
            place(loop, second, sound, level * share, line.side)


def _sounds(piece: Piece, line: Line, note: Note, random: np.random.Generator) -> Iterator[tuple[float, Wave, float]]:
    """What is heard of a note: seconds after its beat, samples, and the share of its level."""
    match line.voice:
        case "drum":
            yield 0.0, instruments.drum(1.0 if note.mark == "O" else 0.4, random), 1.0 if note.mark == "O" else 0.5
        case "rim":
            yield 0.0, instruments.rim(random), 1.0 if note.mark == "O" else 0.6
        case "sistrum":
            yield 0.0, instruments.sistrum(random), 1.0
        case "reed":
            degree = int(note.mark) + line.degrees
            if random.random() < line.ornament:
                yield -_GRACE, instruments.reed(_hertz(piece, degree + 1), _GRACE, random), 0.5
            yield 0.0, instruments.reed(_hertz(piece, degree), piece.beat * note.beats - 0.06, random), 1.0
        case "lyre":
            yield from _plucks(piece, line, note, random)


def _plucks(piece: Piece, line: Line, note: Note, random: np.random.Generator) -> Iterator[tuple[float, Wave, float]]:
    """A pluck, and what the hand adds: a string beside it just before, or, under a long note, its echo below."""
    degree = int(note.mark) + line.degrees
    ring = 2.6 if degree > 0 else 3.4
    yield 0.0, instruments.lyre(_hertz(piece, degree), ring, random), 1.0
    if random.random() >= line.ornament:
        return
    if note.beats >= 4:
        for step, fall in enumerate((-2, 0, 2), start=2):
            yield piece.beat * step, instruments.lyre(_hertz(piece, degree + fall), 1.8, random), 0.5
    elif note.beats >= 2:
        yield piece.beat, instruments.lyre(_hertz(piece, degree + 1), 0.9, random), 0.45
    else:
        beside = degree + int(random.choice((-1, 1)))
        yield -_GRACE, instruments.lyre(_hertz(piece, beside), 0.5, random), 0.5


def _drone(piece: Piece, count: int) -> Wave:
    """Tonic and fifth, an octave down and held; they swell a few times in each round, and every wave fits the loop."""
    time = np.arange(count) / RATE
    turn = 2 * np.pi / (count / RATE)
    loop = np.zeros((2, count))
    for number, degree in enumerate((-6, -2, 1)):
        for partial in range(1, 6):
            waves = round(partial * _hertz(piece, degree) * count / RATE)
            for channel, apart in enumerate((number, number + 1.3)):
                swell = 0.6 + 0.4 * np.sin((3 + number) * turn * time + apart + partial)
                loop[channel] += swell * np.sin(waves * turn * time + partial + apart) / partial**1.8
    return piece.drone * loop


def _hertz(piece: Piece, degree: int) -> float:
    return hertz(degree, piece.mode, piece.first)
