"""The set positions of the lessons of Babel: the learner in seat 1, every card of the box in its place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, cast

from ziggurat.games.babel.peoples import COPIES, PEOPLES, SITES, Cards, Site
from ziggurat.games.babel.position import (
    TEMPLE_CARDS,
    Board,
    Columns,
    Level,
    Phase,
    Position,
    Side,
    Temple,
    Temples,
)
from ziggurat.games.game import Seat

LEARNER: Final[Seat] = 1
KUBABA: Final[Seat] = 0
_STRIDE: Final = 3
"""What is left of the box is dealt out in so many rounds, so that equal cards do not lie together."""


def _side(
    pawn: Site | None,
    columns: Mapping[Site, Cards],
    temples: Mapping[Site, Temple],
    quarry: tuple[Level, ...],
    *,
    start_card: bool = False,
) -> Side:
    by_site = tuple(columns.get(site, "") for site in SITES), tuple(temples.get(site, ()) for site in SITES)
    return Side(pawn, cast(Columns, by_site[0]), cast(Temples, by_site[1]), quarry, start_card)


def _position(
    kubaba: Side,
    learner: Side,
    hands: tuple[Cards, Cards],
    *,
    turn: int = 14,
    seat: Seat = LEARNER,
    phase: Phase = "actions",
    owed: int = 0,
) -> Position:
    """The position in which nothing else was discarded and nothing else is known; `hands` by seat."""
    board = Board((kubaba, learner), seat=seat, phase=phase, owed=owed, turn=turn)
    return Position(board, hands, _deck(board, hands), _pile(board), generator=1)


def _deck(board: Board, hands: tuple[Cards, Cards]) -> Cards:
    """The people cards that lie nowhere else."""
    used = Counter("".join((*hands, *(column for side in board.sides for column in side.columns))))
    return "".join(_dealt_out(people for people in PEOPLES for _ in range(COPIES - used[people])))


def _pile(board: Board) -> tuple[Level, ...]:
    """The temple cards that lie nowhere else."""
    used = Counter(level for side in board.sides for temple in (*side.temples, side.quarry) for level in temple)
    used[1] += sum(side.start_card for side in board.sides)
    levels = enumerate(TEMPLE_CARDS, start=1)
    return tuple(map(int, _dealt_out(str(level) for level, count in levels for _ in range(count - used[level]))))


def _dealt_out(cards: Iterable[str]) -> list[str]:
    kept = list(cards)
    return [card for number in range(_STRIDE) for card in kept[number::_STRIDE]]


SETTLING: Final = _position(
    _side("S", {"A": "AAH", "S": "SPM"}, {"A": (1, 2), "S": (1,)}, (5, 3)),
    _side("P", {"P": "PSH", "A": "M"}, {"P": (1, 2)}, (6, 4)),
    ("AHPS", "AHMMS"),
    turn=8,
)
START: Final = _position(
    _side("H", {"H": "HHA"}, {"H": (1,)}, (4, 2)),
    _side(None, {}, {}, (), start_card=True),
    ("AMPPS", "AAHMMPSS"),
    turn=2,
)
BUILDING: Final = _position(
    _side("A", {"A": "AAHAP", "M": "MP"}, {"A": (1, 2, 3), "M": (1,)}, (1, 4)),
    _side("S", {"S": "HHM", "A": "AP"}, {"S": (1, 2), "A": (1,)}, (6, 3)),
    ("HMSS", "AP"),
)
MIGRATING: Final = _position(
    _side("H", {"H": "HHPH", "P": "PMM"}, {"H": (1, 2, 3), "P": (1, 2)}, (4, 2)),
    _side("M", {"A": "AHMPM", "H": "SSA", "P": "PA"}, {"A": (1,), "M": (1, 2)}, (5, 3)),
    ("APSSM", ""),
)
RAIDING: Final = _position(
    _side("P", {"H": "PPSP", "P": "PHM"}, {"H": (1, 2, 4), "P": (1,)}, (6, 2)),
    _side("H", {"H": "HHHAAA", "S": "SM"}, {"H": (1,), "S": (1, 2)}, (6, 5)),
    ("MMAS", "M"),
)
PEOPLES_AT_WAR: Final = _position(
    _side("M", {"S": "AHPPPH", "M": "MSA"}, {"S": (1, 2, 3), "M": (1,)}, (5, 2)),
    _side("S", {"S": "MMMSSS", "H": "HA"}, {"S": (1, 2), "H": (1,)}, (6, 4)),
    ("AHSS", "A"),
)
PROGRESS: Final = _position(
    _side("A", {"A": "AAAM", "H": "HH"}, {"A": (1, 2), "H": (1,)}, (1, 4)),
    _side("P", {"P": "PPPA", "M": "MM"}, {"P": (1, 2), "M": (1,)}, (5, 3)),
    ("HMSSS", "S"),
)
HALVING: Final = _position(
    _side("S", {"S": "SSM", "P": "PPA"}, {"S": (1, 2), "P": (1, 2)}, (5, 1)),
    _side("A", {"A": "PHHHM", "S": "SA"}, {"A": (1, 2), "S": (1,)}, (6, 5)),
    ("AHMMPSS", "M"),
)
ANSWERING: Final = _position(
    _side("P", {"P": "HHMP", "A": "AAS"}, {"P": (1, 2, 3), "A": (1,)}, (5, 2)),
    _side("S", {"S": "AP", "M": "MHM"}, {"S": (1, 2), "M": (1, 2)}, (4, 3)),
    ("AP", "AMSSS"),
    turn=13,
    seat=KUBABA,
    phase="discard",
    owed=2,
)
ENDING: Final = _position(
    _side("S", {"H": "PPMA", "A": "AAHM", "S": "SSPS"}, {"H": (1, 2, 3), "A": (1, 2, 3, 4), "S": (1, 2, 3)}, (5, 2)),
    _side(
        "H",
        {"H": "HHHS", "A": "AAMPA", "M": "MMSPM", "P": "PPAM"},
        {"A": (1, 2, 4, 5), "M": (1, 2, 3, 5), "P": (1, 2, 3, 4)},
        (6, 1),
    ),
    ("HMPS", "A"),
    turn=24,
)

FIFTEEN: Final = _position(
    _side("S", {"H": "PPMA", "A": "AAHM", "S": "SSPS"}, {"H": (1, 2, 3), "A": (1, 2, 3, 4), "S": (1,)}, (5, 2)),
    _side(
        "H",
        {"H": "MHAS", "A": "AAMPA", "M": "MMSPM", "P": "PPAM"},
        {"A": (1, 2, 4, 5), "M": (1, 2, 3, 5), "P": (1, 2, 3, 4)},
        (6, 1),
    ),
    ("HMPS", "A"),
    turn=24,
)
BELOW_TEN: Final = _position(
    _side("S", {"H": "PPMA", "A": "AHHM", "S": "SSPS"}, {"H": (1, 2, 3), "A": (1, 2, 3, 4), "S": (1, 2, 3)}, (6, 2)),
    _side(
        "A",
        {"A": "AAAPMH", "M": "MMSPM", "P": "PPSMH"},
        {"A": (1, 2, 3, 4), "M": (1, 2, 3, 5), "P": (1, 2, 3, 4, 5)},
        (6, 5),
    ),
    ("HMPS", "S"),
    turn=24,
)
SECOND_STOREY: Final = _position(
    _side("H", {"H": "HHA"}, {"H": (1,)}, (4, 2)),
    _side(None, {}, {}, (), start_card=True),
    ("AMPPS", "AAHMMPSS"),
    turn=2,
)
THREE_STOREYS: Final = _position(
    _side("H", {"H": "HHA"}, {"H": (1,)}, (3, 2)),
    _side(None, {}, {}, (), start_card=True),
    ("AMPPS", "AAHMMPSS"),
    turn=2,
)
FIVE_STOREYS: Final = _position(
    _side("A", {"A": "AAHAP", "M": "MP"}, {"A": (1, 2, 3), "M": (1,)}, (5, 4)),
    _side("S", {"S": "HHM", "A": "AP"}, {"S": (1, 2), "A": (1,)}, (6, 3)),
    ("HMSS", "AP"),
)
THREE_IN_A_ROW: Final = _position(
    _side("H", {"H": "HHMH", "P": "SMM"}, {"H": (1, 2, 3), "P": (1, 2)}, (4, 2)),
    _side("M", {"M": "P", "A": "AHHPP", "H": "PPA"}, {"A": (1,), "M": (1,)}, (5, 3)),
    ("APSSM", ""),
)
TO_TEAR_DOWN: Final = _position(
    _side("P", {"H": "PPSP", "P": "PHM"}, {"H": (1, 2, 4), "P": (1,)}, (6, 2)),
    _side("H", {"H": "HMAAA", "S": "SM"}, {"H": (1,), "S": (1, 2)}, (6, 5)),
    ("MMAS", "M"),
)
TO_PLUNDER: Final = _position(
    _side("P", {"H": "PPSP", "P": "PHM"}, {"H": (1, 2, 4), "P": (1,)}, (6, 2)),
    _side("H", {"H": "MHHH", "S": "SM"}, {"H": (1,), "S": (1, 2)}, (6, 5)),
    ("MMAS", "M"),
)
TO_BANISH: Final = _position(
    _side("M", {"S": "PAPHPH", "M": "MSA"}, {"S": (1, 2, 3), "M": (1,)}, (5, 2)),
    _side("S", {"S": "AMMM", "H": "HA"}, {"S": (1, 2), "H": (1,)}, (6, 4)),
    ("AHSS", "A"),
)
TO_WIN_OVER: Final = _position(
    _side("M", {"S": "AHPHH", "M": "MSA"}, {"S": (1, 2, 3), "M": (1,)}, (5, 2)),
    _side("S", {"S": "MASSS", "H": "HA"}, {"S": (1, 2), "H": (1,)}, (6, 4)),
    ("AHSS", "A"),
)
EMPTY_PLOT: Final = _position(
    _side("A", {"A": "AAAM", "H": "HH"}, {"A": (1, 2), "H": (1,)}, (1, 4)),
    _side("P", {"P": "PPPA", "M": "MM"}, {"M": (1,)}, (5, 2)),
    ("HMSSS", "S"),
)
TWICE_TWO: Final = _position(
    _side("A", {"A": "AAAM", "H": "HH"}, {"A": (1, 2), "H": (1,)}, (1, 5)),
    _side("P", {"P": "PPPPAM", "M": "MM"}, {"P": (1,), "M": (1,)}, (6, 3)),
    ("HMSSS", "S"),
)
TWICE_HALF: Final = _position(
    _side("S", {"S": "SSM", "P": "PPA"}, {"S": (1, 2), "P": (1, 2)}, (5, 1)),
    _side("A", {"A": "PHHHHM", "S": "SA"}, {"A": (1, 2), "S": (1,)}, (6, 5)),
    ("AHMMPSS", "M"),
)
HALF_AND_MORE: Final = _position(
    _side("S", {"A": "SSMP", "P": "PP"}, {"A": (1, 2, 3), "P": (1, 2)}, (5, 1)),
    _side("A", {"A": "HHHAAA", "S": "SA"}, {"A": (1, 2), "S": (1,)}, (6, 5)),
    ("AMMPSS", "M"),
)
FOUR_TO_KEEP: Final = _position(
    _side("P", {"P": "HHMA", "A": "AAS"}, {"P": (1, 2, 3), "A": (1,)}, (5, 2)),
    _side("S", {"S": "AS", "M": "MHM"}, {"S": (1, 2), "M": (1, 2)}, (4, 3)),
    ("AP", "AAHMPPPS"),
    turn=13,
    seat=KUBABA,
    phase="discard",
    owed=4,
)
TWO_TO_KEEP: Final = _position(
    _side("P", {"P": "HHMP", "A": "AAP"}, {"P": (1, 2, 3), "A": (1,)}, (5, 2)),
    _side("S", {"S": "APS", "M": "MHM"}, {"S": (1, 2), "M": (1, 2)}, (4, 3)),
    ("AP", "HMSS"),
    turn=13,
    seat=KUBABA,
    phase="discard",
    owed=2,
)
