"""The tune of the caravans in other ages, and in the market: it begins with five strings and a pipe, and grows.

All stand on the caravans' first string, B flat, so that the strings held under them stay when one follows the other.
"""

from __future__ import annotations

from typing import Final

from ziggurat_laboratory.music.score import Line, Piece, bass
from ziggurat_laboratory.music.tuning import mode

_FIRST: Final = 233.0


def _hearths() -> Piece:
    """For the Neolithic: five to the bar, a pipe on the five strings without half steps, and a bow that is plucked."""
    first = (
        "1 . 2 3 .", "5 . . 3 .", "3 . 5 6 .", "5 . . . .", "6 . 8 6 .", "5 . 3 2 .", "3 . 2 -1 .", "1 . . . .",
    )  # fmt: skip
    second = (
        "5 . . 6 5", "3 . . . .", "5 . . 6 8", "6 . . . .", "8 . . 6 5", "3 . 5 2 .", "3 . 2 -1 .", "1 . . . _",
    )  # fmt: skip
    third = (
        "8 . . . .", "6 . 8 5 .", "6 . . . .", "5 . 6 3 .", "5 . 3 2 .", "3 . 5 2 .", "-1 . 2 3 .", "1 . . . _",
    )  # fmt: skip
    bow = Line("lyre", bass("1 1 1 1 1 1 1 1", "-7 . . -3 ."), 0.5, 0.3)
    slow_bow = Line("lyre", bass("1 1 1 1 1 1 1 1", "-7 . . . ."), 0.5, 0.3)
    held = Line("reed", bass("1 1 -1 1 -1 1 2 1", "-7 . . . ."), 0.22, 0.35)
    drum = Line("drum", ("O . . o .", "O . . . .") * 4, 0.28, 0.1)
    steps = Line("drum", ("O . . . .", ". . . o .") * 4, 0.26, 0.1)
    stones = Line("rim", (". . O . o",) * 8, 0.1, -0.45)
    return Piece(mode(-3), _FIRST, 0.43, 5, (
        (Line("reed", first, 0.4, -0.2), slow_bow),
        (Line("reed", first, 0.38, -0.2, 0, 0.3), bow, steps),
        (Line("reed", second, 0.38, -0.2, 0, 0.15), held, drum),
        (Line("reed", first, 0.36, -0.2, -7, 0.2), bow, stones),
        (Line("reed", third, 0.36, -0.25, 0, 0.25), held),
        (Line("reed", second, 0.36, -0.2, 0, 0.4), bow, drum, stones),
        (Line("reed", first, 0.38, -0.2, 0, 0.2), held, steps),
    ), 0.024)  # fmt: skip


def _bellows() -> Piece:
    """For the Early Bronze Age: eight to the bar (three, three, two), as a furnace breathes; the lyre has the tune."""
    first = (
        "1 . . 2 . . 3 .", "5 . . 4 . . 3 .", "3 . . 5 . . 6 .", "5 . . . . . . .",
        "6 . . 8 . . 6 .", "5 . . 4 . . 2 .", "3 . . 4 . 3 2 .", "1 . . . . . _ .",
    )  # fmt: skip
    second = (
        "5 . . 5 . . 6 .", "8 . . 6 . . 5 .", "6 . . 5 . . 3 .", "4 . . . . . . .",
        "4 . . 4 . . 5 .", "6 . . 5 . . 3 .", "2 . . 3 . 4 2 .", "1 . . . . . _ .",
    )  # fmt: skip
    third = (
        "8 . . . . . 7 .", "6 . . . . . 5 .", "6 . . 7 . . 8 .", "9 . . . . . . .",
        "8 . . 6 . . 4 .", "5 . . 3 . . 1 .", "4 . . 3 . 2 0 .", "1 . . . . . . .",
    )  # fmt: skip
    low = Line("lyre", bass("1 1 6 5 4 2 5 1", "-7 . . . . . -3 ."), 0.6, 0.3)
    blowing = Line("lyre", bass("1 1 6 5 4 2 5 1", "-7 . . -3 . . 0 ."), 0.48, 0.3)
    low_second = Line("lyre", bass("1 6 1 4 4 6 5 1", "-7 . . -3 . . -5 ."), 0.5, 0.3)
    embers = Line("lyre", bass("1 6 4 2 4 1 5 1", "0 . 2 4 . 2 7 ."), 0.36, -0.4, -7)
    drum = Line("drum", ("O . . o . . O .", "O . . o . . . .") * 4, 0.28, -0.1)
    breath = Line("drum", ("O . . . . . o .",) * 8, 0.26, -0.1)
    rim = Line("rim", (". . . O . . O o", ". . . O . . O .") * 4, 0.11, -0.45)
    return Piece(mode(-2), _FIRST, 0.27, 8, (
        (Line("lyre", first, 0.8, -0.2), low),
        (Line("lyre", first, 0.72, -0.2, 0, 0.35), blowing, breath),
        (Line("reed", second, 0.36, -0.3, 0, 0.15), low_second, drum),
        (Line("reed", first, 0.34, -0.3, 0, 0.2), Line("lyre", first, 0.3, 0.5, -7), blowing, drum, rim),
        (Line("lyre", third, 0.75, -0.2, 0, 0.25), embers),
        (Line("lyre", second, 0.72, -0.2, 0, 0.45), Line("reed", second, 0.14, 0.5, -7), low_second, drum, rim),
        (Line("lyre", first, 0.74, -0.2, 0, 0.2), low, breath),
    ), 0.022)  # fmt: skip


def _anvils() -> Piece:
    """For the Early Iron Age: seven to the bar (two, two, three), hammers under the tune, in a dark mode."""
    first = (
        "1 . 2 . 3 . .", "5 . 4 . 3 . .", "3 . 5 . 6 . .", "5 . . . . . .",
        "6 . 8 . 7 . .", "5 . 4 . 3 . .", "3 . 4 . 2 . 0", "1 . . . . . .",
    )  # fmt: skip
    second = (
        "8 . 8 . 7 . 8", "9 . 8 . 5 . .", "6 . 6 . 5 . 6", "7 . . . 5 . .",
        "4 . 4 . 3 . 4", "5 . 3 . 1 . .", "3 . 2 . 0 . 2", "1 . . . _ . .",
    )  # fmt: skip
    third = (
        "5 . . . 8 . .", "7 . . . 5 . .", "6 . . . 4 . .", "5 . . . . . _",
        "3 . . . 6 . .", "5 . . . 3 . .", "4 . 3 . 2 . .", "1 . . . . . _",
    )  # fmt: skip
    low = Line("lyre", bass("1 3 6 3 4 3 0 1", "-7 . . . -3 . ."), 0.6, -0.3)
    marching = Line("lyre", bass("1 3 6 3 4 3 0 1", "-7 . -7 . -3 . 0"), 0.48, -0.3)
    low_second = Line("lyre", bass("1 5 4 3 4 1 0 1", "-7 . -3 . 0 . -3"), 0.5, -0.3)
    sparks = Line("lyre", bass("1 3 4 1 6 3 0 1", "0 2 4 2 7 4 2"), 0.34, 0.4, -7)
    hammers = Line("drum", ("O . O . O . .", "O . O . O . o") * 4, 0.3, 0.1)
    slow_drum = Line("drum", ("O . . . o . .",) * 8, 0.28, 0.1)
    anvil = Line("rim", ("O . O . O . o", "O . O . O . .") * 4, 0.12, 0.45)
    chains = Line("sistrum", (". . . . . . .", ". . . . O . .") * 4, 0.045, -0.6)
    return Piece(mode(1), _FIRST, 0.27, 7, (
        (Line("lyre", first, 0.8, 0.15), low, slow_drum),
        (Line("lyre", first, 0.72, 0.15, 0, 0.3), Line("lyre", first, 0.3, -0.5, -7), marching, hammers),
        (Line("reed", second, 0.35, 0.3, 0, 0.15), low_second, hammers, anvil),
        (Line("reed", first, 0.34, 0.3, 0, 0.2), Line("lyre", first, 0.3, -0.5, 7), marching, hammers, chains),
        (Line("lyre", third, 0.75, 0.15, 0, 0.3), sparks),
        (Line("reed", third, 0.34, 0.3, 0, 0.2), Line("reed", third, 0.15, -0.5, -7), sparks, slow_drum, chains),
        (Line("lyre", second, 0.72, 0.15, 0, 0.4), Line("reed", second, 0.15, 0.55, -7), low_second, hammers, anvil,
         chains),
        (Line("lyre", first, 0.74, 0.15, 0, 0.2), Line("reed", first, 0.15, 0.5), low, hammers),
    ), 0.022)  # fmt: skip


def _citadels() -> Piece:
    """For the Late Iron Age: twelve to the bar, a procession of all that play, in a bright mode."""
    first = (
        "1 . . 2 . . 3 . . 5 . .", "5 . . 4 . . 3 . . . . .", "3 . . 5 . . 6 . . 8 . .", "7 . . 6 . . 5 . . . . .",
        "6 . . 8 . . 9 . . 8 . .", "6 . . 5 . . 4 . . 2 . .", "3 . . 4 . . 5 . 3 2 . .", "1 . . . . . . . . _ . .",
    )  # fmt: skip
    second = (
        "8 . . . . 9 10 . . 9 . .", "8 . . 7 . . 5 . . . . .", "6 . . . . 7 8 . . 7 . .", "6 . . 5 . . 4 . . . . .",
        "5 . . . . 6 7 . . 8 . .", "9 . . 8 . . 6 . . 5 . .", "4 . . 5 . . 3 . 2 0 . .", "1 . . . . . . . . _ . .",
    )  # fmt: skip
    third = (
        "5 . . . . . 8 . . . . .", "7 . . . . . 5 . . 6 . .", "4 . . . . . 8 . . . . .", "6 . . . . . . . . . . .",
        "5 . . . . . 9 . . . . .", "8 . . 7 . . 6 . . 4 . .", "5 . . 4 . . 2 . . 0 . .", "1 . . . . . . . . . . .",
    )  # fmt: skip
    low = Line("lyre", bass("1 1 6 5 4 2 0 1", "-7 . . . . . -3 . . 0 . ."), 0.55, 0.3)
    walking = Line("lyre", bass("1 1 6 5 4 2 0 1", "-7 . . -3 . . 0 . . -3 . ."), 0.45, 0.3)
    low_second = Line("lyre", bass("1 5 4 2 5 4 0 1", "-7 . . . . 0 -3 . . 0 . ."), 0.5, 0.3)
    harps = Line("lyre", bass("1 5 4 6 5 4 0 1", "0 . 2 4 . 7 9 . 7 4 . 2"), 0.34, -0.45, -7)
    procession = Line("drum", ("O . . o . . O . . o . .", "O . . o . . O . o o . .") * 4, 0.3, -0.1)
    slow_drum = Line("drum", ("O . . . . . o . . . . .",) * 8, 0.27, -0.1)
    rim = Line("rim", (". . . O . . . . . O . o",) * 8, 0.11, 0.45)
    bells = Line("sistrum", ("O . . . . . . . . . . .", "O . . . . . O . . . . .") * 4, 0.045, 0.6)
    return Piece(mode(-1), _FIRST, 0.22, 12, (
        (Line("lyre", first, 0.75, -0.15), Line("lyre", first, 0.3, 0.5, -7), low, slow_drum),
        (Line("reed", first, 0.33, -0.3, 0, 0.2), Line("lyre", first, 0.3, 0.55, 7), walking, procession, bells),
        (Line("lyre", second, 0.72, -0.15, 0, 0.3), Line("reed", second, 0.16, 0.5, -7), low_second, procession, rim),
        (Line("reed", third, 0.34, -0.3, 0, 0.2), harps, slow_drum),
        (Line("reed", second, 0.32, -0.3, 0, 0.25), Line("reed", second, 0.15, 0.5, -7), harps, procession, rim,
         bells),
        (Line("lyre", first, 0.72, -0.15, 0, 0.4), Line("reed", first, 0.17, -0.5), low, procession, rim, bells),
    ), 0.02)  # fmt: skip


def _stalls() -> Piece:
    """For the market: the tune in a hurry, eight quick beats to the bar (three, three, two), with hands and rattles."""
    first = (
        "1 . 2 3 . 5 5 .", "5 . 4 3 . 3 . .", "3 . 5 6 . 8 8 .", "7 . 6 5 . 5 . .",
        "6 . 8 9 . 8 6 .", "6 . 5 3 . 2 . .", "3 . 4 5 . 3 2 .", "1 . 1 . . . _ .",
    )  # fmt: skip
    second = (
        "8 . 8 7 . 8 5 .", "6 . 6 5 . 6 3 .", "4 . 4 3 . 4 2 .", "3 . 4 5 . . . .",
        "8 . 8 7 . 8 9 .", "8 . 6 5 . 6 4 .", "3 . 5 4 . 2 0 .", "1 . 1 . . . _ .",
    )  # fmt: skip
    third = (
        "5 5 . 6 5 . 3 .", "4 4 . 5 4 . 2 .", "3 3 . 4 3 . 1 .", "2 . 3 4 . 5 . .",
        "6 6 . 8 6 . 5 .", "5 5 . 6 5 . 3 .", "4 3 2 3 4 . 2 .", "1 . 1 . . . _ .",
    )  # fmt: skip
    low = Line("lyre", bass("1 1 6 5 4 2 5 1", "-7 . . -3 . . -3 ."), 0.5, 0.3)
    running = Line("lyre", bass("1 1 6 5 4 2 5 1", "-7 . 0 -3 . 0 -3 ."), 0.42, 0.3)
    low_second = Line("lyre", bass("1 6 2 1 1 4 5 1", "-7 . . 0 . . -3 ."), 0.48, 0.3)
    low_third = Line("lyre", bass("1 2 1 5 4 1 5 1", "-7 . -3 0 . -3 0 ."), 0.42, 0.3)
    drum = Line("drum", ("O . . o . . o .", "O . . o . O o .") * 4, 0.27, -0.1)
    light = Line("drum", ("O . . . . . o .",) * 8, 0.26, -0.1)
    hands = Line("rim", (". . O . O . O o", ". . O . O . O .") * 4, 0.11, 0.45)
    rattle = Line("sistrum", ("O . . . . . . .", ". . . . . . O .") * 4, 0.04, 0.6)
    return Piece(mode(-2), _FIRST, 0.19, 8, (
        (Line("lyre", first, 0.75, -0.2), low, light),
        (Line("reed", first, 0.34, -0.3), running, drum),
        (Line("lyre", second, 0.72, -0.2), low_second, drum, hands),
        (Line("lyre", first, 0.7, -0.2, 0, 0.3), Line("reed", first, 0.15, 0.5, -7), running, drum, hands),
        (Line("reed", third, 0.34, -0.3, 0, 0.1), low_third, light, rattle),
        (Line("lyre", third, 0.7, -0.2, 0, 0.25), Line("lyre", third, 0.3, 0.55, 7), low_third, drum, hands),
        (Line("reed", second, 0.33, -0.3, 0, 0.15), low_second, drum, rattle),
        (Line("lyre", first, 0.68, -0.2, 0, 0.5), low, hands),
        (Line("lyre", second, 0.7, -0.2, 0, 0.3), Line("reed", second, 0.15, 0.5), low_second, drum, hands, rattle),
        (Line("lyre", first, 0.7, -0.2, 0, 0.15), Line("lyre", first, 0.3, 0.6, 7), running, drum, rattle),
    ), 0.02)  # fmt: skip


EPOCH_PIECES: Final = {
    "hearths": _hearths(),
    "bellows": _bellows(),
    "anvils": _anvils(),
    "citadels": _citadels(),
    "stalls": _stalls(),
}
"""Every piece of them by its file's name; the tune of the Late Bronze Age is `caravans` itself."""
