"""Tables of nations for tests of what stands around the map."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from games.civilization.scenes import scene
from ziggurat.games.civilization.position import Board, Mode, Phase
from ziggurat.games.game import Seat, Viewer
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words

NATIONS = ("illyria", "thrace", "crete", "asia", "babylon", "egypt", "africa")
STANDING = (
    "noricum 5 pannonia 4 +rome +spina @6",
    "scythia 5 getia 4 +odessos @6",
    "phaistos 2 sardis 3 @4",
    "hattusas 7 troy 2 +sinope @6",
    "sippar 4 ur 3 +babylonia +uruk @7",
    "tanis 3 thebes 3 +memphis +sais @4",
    "hippo 3 +carthage @3",
)
NAMES = ("Marek", "Kubaba", "Tariq", "Ninsun", "Enlil", "Zahra", "Amélie")


def board(seats: int = 3, phase: Phase = "cities", mode: Mode = "farmers", **changes: Any) -> Board:
    """So many nations in a phase, changed as said."""
    stand = dict(zip(NATIONS[:seats], STANDING[:seats], strict=True))
    return replace(scene(phase, mode, **stand).board, **changes)


def company(seats: int = 3, viewer: Viewer = 1, active: tuple[Seat, ...] = (0,), language: str = "en") -> Company:
    """Who plays them."""
    players = tuple(Player(name, "", bot=False) for name in NAMES[:seats])
    return Company(Words(language), players, viewer, active)
