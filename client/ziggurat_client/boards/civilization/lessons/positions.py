"""The set positions of the lessons about nomads and farmers."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization import moving
from ziggurat.games.civilization.position import Board, CivilizationOptions, Mode, Nation, Phase, Position
from ziggurat_client.boards.civilization.lessons.nations import AWAY, LEARNER, asia, thrace

_TURN: Final = 6
_MANY: Final = (
    "scythia 3, tyras 2, olbia 1, dacia 2, moesia 4, getia 3, istros 3, odessos 2, odrysia 2, paeonia 1, scordisci 2, "
    "pannonia 4, noricum 5, istria 1, illyricum 1, epidamnus 2, epirus 1, thessaly 3, pella 2, abdera 2, maeotia 2, "
    "tanais 2, sarmatia 2"
)
"""Nearly all that she has, so that her stock is small."""
_CROWDED: Final = (
    "hattusas 3, pontus 2, sinope 2, paphlagonia 2, bithynia 2, lesser_armenia 2, sophene 2, armenia 3, tushpa 2, "
    "carchemish 2, tarsus 3, aleppo 2, ugarit 2, carrhae 3, nineveh 3, damascus 2, byblos 1, tyre 2, mari 2, assur 2, "
    "salamis 2, west_cyprus 1"
)
"""Most of the learner's tokens where no more may stand."""


def _position(phase: Phase, learner: Nation, kubaba: Nation | None = None, mode: Mode = "farmers") -> Position:
    """The position in which the learner alone is asked; after that the turn goes on."""
    nations = (kubaba or thrace(), learner)
    board = Board(
        CivilizationOptions(mode, fight_on=False),
        (2, 5),
        nations,
        ("thrace", "asia"),
        turn=_TURN,
        phase=phase,
        spans=30,
        owing=(LEARNER,),
    )
    if phase == "movement":
        board = replace(board, movement=moving.begun(LEARNER, (), learner))
    return Position(board, (None, None))


# ---------------------------------------------------------------------------------------- nomads

TWO_IN_ONE: Final = _position("movement", asia("hattusas 2"), mode="nomads")
THREE_IN_ONE: Final = _position("movement", asia("hattusas 3"), mode="nomads")
TWO_BESIDE_TWO: Final = _position("movement", asia("hattusas 2, gordion 2"), mode="nomads")
HARBOUR: Final = _position("ships", asia("miletus 4, perge 2"), mode="nomads")
LONELY_SHIP: Final = _position("ships", asia("miletus 2, rhodes 1", ships="rhodes 0"), mode="nomads")
CROSSING: Final = _position("movement", asia("miletus 3", ships="miletus 0"), mode="nomads")

SINGLES: Final = _position("expansion", asia(f"{_CROWDED}, ancyra 1, gordion 1, kanesh 4"))
ONE_SHORT: Final = _position("expansion", asia(f"{_CROWDED}, ancyra 2, sardis 1, kanesh 2, troy 1"))
NEARLY_SIX: Final = _position("expansion", asia(f"{_CROWDED}, gordion 4, kanesh 2"))

# ---------------------------------------------------------------------------------------- farmers

TOO_MANY: Final = _position("movement", asia("hattusas 5"))
SHARED: Final = _position("movement", asia("gordion 3"), thrace(f"{AWAY}, ancyra 1"))
HELD_BY_HER: Final = _position("movement", asia("gordion 5"), thrace(f"{AWAY}, ancyra 2"))

HER_CITY: Final = _position("movement", asia("gordion 8"), thrace(AWAY, "ancyra"))
HER_POOR_CITY: Final = _position("movement", asia("gordion 7"), thrace(_MANY, "ancyra"))
BESIEGED: Final = _position("movement", asia("gordion 5, kanesh 2", "ancyra"), thrace(f"{AWAY}, ancyra 8"))

READY: Final = _position("cities", asia("gordion 6, kanesh 2"))
WITHOUT_SITE: Final = _position("cities", asia("gordion 6, lycaonia 12, hattusas 3, kanesh 2"))
APART: Final = _position("movement", asia("gordion 3, ancyra 3, kanesh 2"))

ONE_OF_TWO: Final = _position("cities", asia("gordion 6, sardis 6, kanesh 2"))
STILL_COUNTED: Final = _position("cities", asia("gordion 6, sardis 6, hattusas 4"))
TOO_FEW: Final = _position("support", asia("kanesh 3", "sardis, miletus"))

BEFORE_BRONZE: Final = _position("cities", asia("gordion 6, kanesh 3, hattusas 3", "sardis", marker=4))
IN_BRONZE: Final = _position("cities", asia("gordion 6, kanesh 2", marker=6))
LAST_STEP: Final = _position(
    "cities",
    asia("gordion 6, sardis 6, kanesh 2, hattusas 3, ancyra 1", "troy", marker=11),
    thrace(f"{AWAY}, olbia 1, dacia 2, getia 2", "odessos, istros", marker=11),
)
