"""The pieces: their tunes, and how each return of a tune is played otherwise."""

from __future__ import annotations

from typing import Final

from ziggurat_laboratory.music.epochs import EPOCH_PIECES
from ziggurat_laboratory.music.score import Line, Piece, bass
from ziggurat_laboratory.music.tuning import mode

_SISTRUM: Final = ((". . . . . .",) * 3 + (". . . O . .",)) * 2
"""A shake of the rattle in every fourth bar of six beats."""


def _evening() -> Piece:
    """For the menus: a calm six to the bar, grave but not sad. A A' B A'' C B' A'''."""
    first = (
        "1 . 5 6 5 .", "3 . 2 1 . .", "1 . 3 5 . 6", "5 . . . . .",
        "6 . 8 9 8 .", "5 . 6 5 3 .", "3 . 2 3 2 .", "1 . . . . .",
    )  # fmt: skip
    second = (
        "5 . 6 8 . .", "9 . 8 6 . 5", "6 . 5 3 . 5", "3 . 2 . . .",
        "1 . 2 3 5 .", "6 . 5 . 3 .", "2 . 3 2 0 .", "1 . . . . .",
    )  # fmt: skip
    third = (
        "8 . . . . 9", "10 . . 9 8 .", "6 . . . 5 .", "5 . . . _ .",
        "6 . . 8 . 9", "8 . . 6 5 .", "3 . . 2 . 3", "1 . . . _ .",
    )  # fmt: skip
    low = Line("lyre", bass("1 1 3 1 6 1 2 1", "-7 . . -3 . ."), 0.6, -0.35)
    turning = Line("lyre", bass("1 1 3 1 6 1 2 1", "-7 . -3 0 . -3"), 0.5, -0.35)
    low_second = Line("lyre", bass("1 2 6 2 1 3 2 1", "-7 . . -3 . 0"), 0.55, -0.35)
    drum = Line("drum", ("O . . o . .", "O . . . . o") * 4, 0.3, 0.1)
    rim = Line("rim", (". . O . . o", ". . O . O .") * 4, 0.12, 0.4)
    sistrum = Line("sistrum", _SISTRUM, 0.05, 0.6)
    return Piece(mode(0), 293.0, 0.42, 6, (
        (Line("lyre", first, 0.8, 0.2), low),
        (Line("lyre", first, 0.75, 0.2, ornament=0.4), turning, drum),
        (Line("lyre", second, 0.8, 0.2), low_second, drum, rim),
        (Line("reed", first, 0.4, 0.3, ornament=0.15), turning, drum, rim, sistrum),
        (Line("reed", third, 0.42, 0.3, -7, 0.2), Line("lyre", bass("1 3 6 5 6 1 2 1", "0 2 4 7 4 2"), 0.4, -0.3, -7)),
        (Line("lyre", second, 0.75, 0.2, 0, 0.5), Line("reed", second, 0.16, 0.5, -7), low_second, drum, sistrum),
        (Line("lyre", first, 0.75, 0.2, 0, 0.25), Line("lyre", first, 0.3, 0.6, 7), low),
    ), 0.018)  # fmt: skip


def _reeds() -> Piece:
    """For fields beside a river: eight to the bar, in the mode with the half step above its first string."""
    first = (
        "1 . 2 . 3 . 2 1", "0 . 1 . . . . .", "3 . 4 . 5 . 4 3", "2 . . . . . . .",
        "5 . 5 6 5 . 4 .", "3 . 4 3 2 . 1 .", "0 . 2 . 1 . 0 .", "1 . . . . . _ .",
    )  # fmt: skip
    second = (
        "5 . . 6 7 . 8 .", "7 . 6 5 . . . .", "6 . . 5 4 . 3 .", "4 . 3 2 . . _ .",
        "5 . 6 . 8 . 7 6", "5 . . 4 3 . . .", "2 . 3 4 3 . 2 .", "1 . . . . . _ .",
    )  # fmt: skip
    third = (
        "8 . 8 7 8 . 9 .", "8 . 7 6 5 . . .", "6 . 6 5 6 . 7 .", "6 . 5 4 3 . . .",
        "4 . 5 . 6 . 5 4", "3 . 4 . 5 . . .", "4 . 3 . 2 . 0 .", "1 . . . . . . .",
    )  # fmt: skip
    low = Line("lyre", bass("1 1 3 2 4 3 0 1", "-7 . . . -3 . . ."), 0.6, 0.35)
    walking = Line("lyre", bass("1 1 3 2 4 3 0 1", "-7 . -3 . 0 . -3 ."), 0.45, 0.35)
    low_second = Line("lyre", bass("1 5 4 2 4 3 2 1", "-7 . . 0 -3 . 0 ."), 0.5, 0.35)
    drum = Line("drum", ("O . . o . . o .", "O . . o . . . .") * 4, 0.3, -0.1)
    slow_drum = Line("drum", ("O . . . . . o .", "O . . . . . . .") * 4, 0.28, -0.1)
    rim = Line("rim", (". . O . . o O .",) * 8, 0.11, -0.45)
    return Piece(mode(2), 329.6, 0.315, 8, (
        (Line("reed", first, 0.36, -0.25), low),
        (Line("lyre", first, 0.75, -0.2, 0, 0.3), walking, slow_drum),
        (Line("lyre", second, 0.75, -0.2), low_second, drum, rim),
        (Line("reed", first, 0.34, -0.3, 0, 0.25), Line("lyre", first, 0.3, 0.5, -7), walking, drum),
        (Line("lyre", third, 0.72, -0.2, -7, 0.35), low),
        (Line("reed", second, 0.34, -0.3, -7, 0.2), low_second, slow_drum, rim),
        (Line("lyre", first, 0.7, -0.2, 0, 0.5), Line("reed", first, 0.14, -0.6, -7), low, slow_drum),
    ), 0.022)  # fmt: skip


def _terraces() -> Piece:
    """For a tower that is built: seven to the bar (three, two, two), a tune that climbs, in a bright mode."""
    first = (
        "1 . 2 3 . 5 .", "4 . 3 2 . 1 .", "2 . 3 4 . 6 .", "5 . . . . . .",
        "5 . 6 7 . 8 .", "6 . 5 4 . 3 .", "4 . 2 3 . 0 .", "1 . . . . _ .",
    )  # fmt: skip
    second = (
        "8 . 7 8 . 9 .", "8 . 6 5 . . .", "6 . 5 6 . 7 .", "6 . 4 3 . . .",
        "5 . 4 5 . 6 .", "5 . 3 2 . . .", "3 . 2 1 . 0 .", "1 . . . . _ .",
    )  # fmt: skip
    third = (
        "1 . 1 5 . 5 .", "6 . 5 8 . . .", "7 . 6 5 . 4 .", "3 . . 2 . . .",
        "2 . 2 6 . 6 .", "7 . 6 9 . . .", "8 . 7 5 . 4 .", "1 . . . . _ .",
    )  # fmt: skip
    low = Line("lyre", bass("1 4 2 5 5 4 2 1", "-7 . . -3 . 0 ."), 0.55, 0.3)
    steps = Line("lyre", bass("1 4 2 5 5 4 2 1", "-7 . -5 -3 . 0 -3"), 0.45, 0.3)
    low_second = Line("lyre", bass("1 1 4 1 5 1 0 1", "-7 . . 0 . -3 ."), 0.5, 0.3)
    drum = Line("drum", ("O . . o . o .",) * 8, 0.3)
    broken = Line("lyre", bass("1 1 4 1 5 1 0 1", "0 2 4 7 . 4 2"), 0.35, 0.4, -7)
    light = Line("drum", ("O . . . . o .", "O . . o . . .") * 4, 0.26)
    rim = Line("rim", (". . O . O . o",) * 8, 0.11, -0.5)
    sistrum = Line("sistrum", ("O . . . . . .", ". . . O . . .") * 4, 0.045, -0.6)
    return Piece(mode(-1), 261.0, 0.31, 7, (
        (Line("lyre", first, 0.8, -0.15), low),
        (Line("lyre", first, 0.7, -0.15, 0, 0.35), steps, light),
        (Line("lyre", second, 0.75, -0.15), low_second, drum, rim),
        (Line("reed", first, 0.34, -0.3, 0, 0.15), steps, drum, sistrum),
        (Line("lyre", third, 0.75, -0.15, 0, 0.25), low_second, light, rim),
        (Line("reed", second, 0.32, -0.3, -7, 0.25), broken),
        (Line("lyre", third, 0.7, -0.15, 0, 0.5), Line("reed", third, 0.15, -0.5), low_second, drum, rim, sistrum),
        (Line("lyre", first, 0.7, -0.15, 0, 0.2), Line("lyre", first, 0.3, -0.55, 7), low, light),
    ), 0.018)  # fmt: skip


def _rivers() -> Piece:
    """For two rivers and the kingdoms between them: five to the bar, a march that sways, in a dark mode."""
    first = (
        "1 . 3 2 .", "1 . . 0 .", "1 . 3 4 .", "5 . . . .", "6 . 5 4 .", "3 . 4 2 .", "3 . 1 0 .", "1 . . . .",
    )  # fmt: skip
    second = (
        "5 . 8 7 .", "5 . . 4 .", "5 . 6 4 .", "3 . . . .", "4 . 6 5 .", "4 . 3 2 .", "3 . 2 0 .", "1 . . . .",
    )  # fmt: skip
    third = (
        "8 . . 9 8", "7 . 5 . .", "8 . . 10 9", "8 . . . .", "6 . . 7 6", "5 . 3 . .", "4 . 3 2 0", "1 . . . _",
    )  # fmt: skip
    low = Line("lyre", bass("1 1 4 5 4 3 2 1", "-7 . . -3 ."), 0.6, -0.3)
    marching = Line("lyre", bass("1 1 4 5 4 3 2 1", "-7 . -3 0 -3"), 0.5, -0.3)
    low_second = Line("lyre", bass("1 4 5 3 4 2 0 1", "-7 . . -3 0"), 0.55, -0.3)
    flowing = Line("lyre", bass("1 5 1 4 6 3 2 1", "0 2 4 7 4"), 0.38, 0.35, -7)
    drum = Line("drum", ("O . . O .", "O . . o o") * 4, 0.32, 0.1)
    slow_drum = Line("drum", ("O . . . .", "O . . o .") * 4, 0.28, 0.1)
    rim = Line("rim", (". . O . O",) * 8, 0.11, 0.45)
    sistrum = Line("sistrum", ((". . . . .",) * 3 + ("O . . O .",)) * 2, 0.05, -0.6)
    return Piece(mode(1), 247.0, 0.36, 5, (
        (Line("lyre", first, 0.8, 0.15), low),
        (Line("reed", first, 0.36, 0.3, 0, 0.2), low, slow_drum),
        (Line("lyre", first, 0.72, 0.15, 0, 0.35), marching, drum),
        (Line("lyre", second, 0.75, 0.15), low_second, drum, rim),
        (Line("reed", second, 0.34, 0.3, -7, 0.2), Line("lyre", second, 0.28, -0.5, -7), low_second, slow_drum,
         sistrum),
        (Line("lyre", third, 0.72, 0.15, -7, 0.25), flowing),
        (Line("reed", third, 0.34, 0.3, -7, 0.25), flowing, slow_drum, rim),
        (Line("lyre", first, 0.7, 0.15, 0, 0.5), Line("reed", first, 0.15, 0.55, -7), marching, drum, rim, sistrum),
        (Line("lyre", second, 0.72, 0.15, 0, 0.3), low_second, drum, sistrum),
        (Line("lyre", first, 0.75, 0.15, 0, 0.2), Line("lyre", first, 0.3, 0.6, 7), low),
    ), 0.02)  # fmt: skip


def _caravans() -> Piece:
    """For wide lands and the ways across them: ten to the bar, the gait of a long train of animals (three, two, three,
    two), in the brightest mode."""
    first = (
        "1 . . 2 . 3 . . 5 .", "5 . . 4 . 3 . . . .", "3 . . 5 . 6 . . 8 .", "7 . . 6 . 5 . . . .",
        "6 . . 8 . 9 . . 8 .", "6 . . 5 . 3 . . 2 .", "3 . . 4 . 5 . 3 2 .", "1 . . . . . . . _ .",
    )  # fmt: skip
    second = (
        "8 . . 8 . 7 . . 8 .", "9 . . 8 . 6 . . . .", "5 . . 6 . 8 . . 6 .", "5 . . 3 . 2 . . . .",
        "3 . . 3 . 4 . . 5 .", "6 . . 5 . 7 . . 8 .", "9 . 8 6 . 5 . 3 2 .", "1 . . . . . . . _ .",
    )  # fmt: skip
    third = (
        "10 . . . . 9 . . 8 .", "9 . . . . 6 . . . .", "8 . . . . 7 . . 5 .", "6 . . . . . . . _ .",
        "5 . . . . 4 . . 3 .", "5 . . . . 8 . . . .", "6 . . 5 . 3 . . 2 .", "1 . . . . . . . _ .",
    )  # fmt: skip
    low = Line("lyre", bass("1 1 6 5 2 6 5 1", "-7 . . . . -3 . . . ."), 0.6, 0.3)
    walking = Line("lyre", bass("1 1 6 5 2 6 5 1", "-7 . . -3 . -7 . . 0 ."), 0.45, 0.3)
    low_second = Line("lyre", bass("1 2 1 5 1 6 5 1", "-7 . . . . -3 . . 0 ."), 0.55, 0.3)
    stars = Line("lyre", bass("1 2 6 2 3 1 5 1", "0 . 2 4 . 7 . 4 2 ."), 0.36, -0.4, -7)
    gait = Line("drum", ("O . . o . O . . o .",) * 8, 0.28, -0.1)
    resting = Line("drum", ("O . . . . o . . . .", "O . . . . . . . o .") * 4, 0.26, -0.1)
    rim = Line("rim", (". . O . . . . O . o",) * 8, 0.11, 0.45)
    bells = Line("sistrum", (". . . . . . . . . .", "O . . . . O . . . .") * 4, 0.045, 0.6)
    return Piece(mode(-3), 233.0, 0.255, 10, (
        (Line("lyre", first, 0.8, -0.2), low),
        (Line("lyre", first, 0.72, -0.2, 0, 0.35), walking, resting, bells),
        (Line("lyre", second, 0.75, -0.2), low_second, gait, rim),
        (Line("reed", first, 0.35, -0.3, 0, 0.2), Line("lyre", first, 0.28, 0.5, -7), walking, gait, bells),
        (Line("reed", third, 0.36, -0.3, -7, 0.2), stars),
        (Line("lyre", second, 0.72, -0.2, 0, 0.45), Line("reed", second, 0.14, 0.5, -7), low_second, gait, rim, bells),
        (Line("lyre", first, 0.72, -0.2, 0, 0.2), Line("lyre", first, 0.3, 0.6, 7), low, resting),
    ), 0.02)  # fmt: skip


PIECES: Final = {
    "evening": _evening(),
    "reeds": _reeds(),
    "terraces": _terraces(),
    "rivers": _rivers(),
    "caravans": _caravans(),
    **EPOCH_PIECES,
}
"""Every piece by its file's name."""
