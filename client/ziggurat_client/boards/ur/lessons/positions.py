"""The set positions of the lessons of Ur: two players, the learner in seat b, every tile of the box in its place."""

from __future__ import annotations

from typing import Final

import msgspec

from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.position import CUBES_PER_PLAYER, NOBODY, Position
from ziggurat.games.ur.position import ZIGGURATS as STOCK
from ziggurat.games.ur.squares import square_of


def _settled(board: Position, a: str, b: str) -> Position:
    """The same tiles with other cubes on them: those of each seat, as in "C3:2 D4:5"."""
    count = len(board.tiles)
    owners, cubes = [NOBODY] * count, [0] * count
    for seat, pieces in enumerate((a, b)):
        for name, _, number in (piece.partition(":") for piece in pieces.split()):
            square = square_of(board.side, name)
            owners[square], cubes[square] = seat, int(number)
    return msgspec.structs.replace(
        board,
        owners=tuple(owners),
        cubes=tuple(cubes),
        ziggurats=(NOBODY,) * count,
        stock=STOCK,
        supplies=tuple(
            CUBES_PER_PLAYER - sum(n for n, owner in zip(cubes, owners, strict=True) if owner == seat)
            for seat in (0, 1)
        ),
    )


PLACING: Final = parse(
    """
    phase placement
    seat b
    round 2
    turns 4
    hands AW TC
    market CP CT TW
          A     B     C     D     E
    1    AW    WA    TP  PWa1    AT
    2    WP    CW    PC  CAa1    WT
    3    PT    AT  TWb1    WC    AP
    4    CW    TP    PW    TA    CT
    5    AC    CA    AP    PC    AP
    """
)
AGRICULTURE: Final = parse(
    """
    seat b
    round 3
    turns 14
    hands CW TA
    market TC TC AW
          A     B     C     D     E
    1  CPa3    PW    WC    PA    AT
    2  WTa2    CW  PTb1    WP    PA
    3    AC    PA  ATb2    TP    WA
    4    PC    AC    WT    CP    PW
    5    CT  TWa1    CA    PT  WAb1
    """
)
TRADE: Final = parse(
    """
    seat b
    round 4
    turns 16
    hands AC CT
    market WT CP TP
          A     B     C     D     E
    1    TC  WTa2    PW    CT  TAb1
    2  PWa1  TAb2  AWb2    PW    AW
    3    AT    CP    WC    AC  CWb1
    4    WC    PT    AC  PTa3    AW
    5    CP    AP    PA    AP    WT
    """
)
CULTURE: Final = parse(
    """
    seat b
    round 4
    turns 16
    hands TA WC
    market WT CW CT
          A     B     C     D     E
    1    CA    AT    CP    WA  PWa2
    2    AP  WPb3  TCa1    AP    TP
    3    TP  ACb3  CPb2  PWb2    WA
    4    PC    CT    AP    TW    AC
    5    WT    PT    CW  WAa3    TA
    """
)
POLITICS: Final = parse(
    """
    seat b
    round 5
    turns 18
    hands WT AP
    market PW PC CT
          A     B     C     D     E
    1    WT    PA    TC  ACa3    CA
    2    PW  TPb3    AW    WC    AC
    3    CP    AT    TA  CWb3    PA
    4  PWb2    TA  WAb4    PT  TWa3
    5    AW  CTa2    PT    CP    WC
    """
)
WAR: Final = parse(
    """
    seat b
    round 5
    turns 18
    hands AC TW
    market PC PC PT
          A     B     C     D     E
    1    PA    WT    CW    AW    CT
    2    TC    PT  ATb3  TCa3    AT
    3    PW  CWb4  ATa2  PAa4    WA
    4    AW    PA  WCb4    AC    CA
    5  TWa1    CP    PT    WP    PW
    """
)
ZIGGURATS: Final = parse(
    """
    seat b
    round 6
    turns 20
    hands PT CA
    market AT TW CW
          A     B     C     D     E
    1    TP    AT    TW  PCa3  AWa*
    2    AP  CTb5    AP    WP    PT
    3    TC    AP  WPb4    PC  WTa2
    4    PW    CP    AW  TAb5    CA
    5  CTa2    AC    WC    CW    AW
    """
)
SWAPPING: Final = parse(
    """
    seat b
    round 3
    turns 14
    turn {"performed": "PW"}
    hands CT PW
    market AC CA WT
          A     B     C     D     E
    1    TP    PW  WTa2    AW    PW
    2    CW  ATb2    TA  PCa3    TC
    3    AP    TA    AW    CT    WA
    4  TPa2    AC  CPb3  TPb2    CP
    5    AP    CW    WC    PA    TW
    """
)
SCORING: Final = parse(
    """
    seat b
    round 6
    turns 20
    hands CP WA
    market PT WP PT
          A     B     C     D     E
    1    CW    TC    WT  PCa2    AT
    2    PW  ATb2  TCb2    WT    CT
    3    AP    WT  CPb1    AW  PAa3
    4  WCa2    PW    AW  TAb3    WC
    5    PA  CAa1    TP    CA    AC
    """
)

FOURTH_KIND: Final = _settled(SCORING, "D1:2 E3:3 A4:2 A5:1", "B2:2 C2:2")
FIFTH_KIND: Final = _settled(SCORING, "A2:1 E3:3 D1:2 A5:1 B4:1", "B2:4 C2:2 C3:1")
SIXTH_KIND: Final = _settled(SCORING, "D1:2 E3:3 A5:1", "B2:2 C3:1 D4:5 B4:1")

BY_THE_FIELD: Final = _settled(PLACING, "D1:1 D2:1", "E3:1")
ACROSS_THE_GRID: Final = _settled(PLACING, "D1:1 D2:1", "B3:1")

ONE_FIELD: Final = _settled(AGRICULTURE, "A1:3 A2:2 D3:2 B5:1", "C3:2 C2:1")
TWO_FIELDS: Final = _settled(AGRICULTURE, "A1:3 A2:2 D2:2 B5:1", "C3:2 B4:2 C4:1")

CORNER: Final = _settled(TRADE, "B1:2 A2:1 D4:3", "E1:1 E2:2 D3:2")
TWO_MARKETS: Final = _settled(TRADE, "B1:2 A2:1 D4:3", "B2:1 E1:1 C2:2 E3:1")

ONE_LYRE: Final = _settled(CULTURE, "E1:2 D5:3 B1:2", "C3:1 B3:2 D3:1")
THREE_LYRES: Final = _settled(CULTURE, "E1:2 D1:2 E5:3", "C3:2 B4:2 C4:1 C5:1")

ONE_CROWD: Final = _settled(POLITICS, "D1:3 E4:3 B5:2", "B2:2 D3:4")
THREE_CROWDS: Final = _settled(POLITICS, "D1:3 E4:3 B5:2", "B2:4 D3:4 C4:4 A4:4")

ONE_CITY: Final = _settled(WAR, "C3:1 D2:3 D3:4 A5:1", "C2:2 C4:4")
TWO_CITIES: Final = _settled(WAR, "C3:2 D3:1 D2:4 A5:1", "C2:2 C4:4 D4:4")

NEARLY_READY: Final = _settled(ZIGGURATS, "D1:3 E3:2 A5:2", "C3:3 B2:2")
ONE_READY: Final = _settled(ZIGGURATS, "D1:3 E3:2 A5:2", "C3:5 B2:2 D4:1")
