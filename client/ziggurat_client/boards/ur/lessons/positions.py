"""The set positions of the lessons of Ur: two players, the learner in seat b, every tile of the box in its place."""

from __future__ import annotations

from typing import Final

from ziggurat.games.ur.drawing import parse

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
