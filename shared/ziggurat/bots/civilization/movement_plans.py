"""Whole movements, each made by a plan: for so many cities, so many sieges, with guards or without, or for a race."""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat.bots.civilization import farmers_desires, nomads_desires
from ziggurat.bots.civilization.besieging import besiege, guard
from ziggurat.bots.civilization.draft import Draft
from ziggurat.bots.civilization.founding import is_vain, wise_cities
from ziggurat.bots.civilization.gathering import found_cities
from ziggurat.bots.civilization.leanings import Leaning, lean
from ziggurat.bots.civilization.nomads_desires import Race
from ziggurat.bots.civilization.spreading import spread
from ziggurat.bots.civilization.voyages import sail_ships
from ziggurat.games.civilization.nations import CITIES
from ziggurat.games.civilization.position import Board, Mode
from ziggurat.games.game import Seat


class Intent(NamedTuple):
    """What a movement is to bring: how nomads race; of farmers, at most so many new cities (None: as many as are wise)
    and sieges, whether cities are guarded, and where they lean to other areas than they would; and whether ships
    sail."""

    race: Race = Race()
    cities: int | None = None
    sieges: int = 0
    guards: bool = False
    ships: bool = True
    leanings: tuple[Leaning, ...] = ()


USUAL: Final = Intent()
_SIMPLE: Final = Race(territory=2.0, onward=0.4, growth=0.7)
_SETTLERS: Final = (Intent(cities=CITIES), Intent(cities=0), Intent(cities=CITIES, sieges=1), Intent(cities=1))
PLAIN: Final[dict[Mode, tuple[Intent, ...]]] = {
    "nomads": (Intent(_SIMPLE), Intent(_SIMPLE, ships=False)),
    "farmers": _SETTLERS,
    "first_societies": _SETTLERS,
    "full": _SETTLERS,
}
"""The plans that come to a beginner's mind in each mode, the likeliest first."""
_CITIZENS: Final = (
    USUAL,
    Intent(cities=0),
    Intent(cities=CITIES),
    Intent(cities=CITIES, sieges=1),
    Intent(cities=1),
    Intent(cities=2),
    Intent(cities=CITIES, guards=True),
    Intent(cities=CITIES, sieges=2),
    Intent(cities=3),
    Intent(cities=CITIES, sieges=1, guards=True),
    Intent(cities=0, ships=False),
)
EXPERIENCED: Final[dict[Mode, tuple[Intent, ...]]] = {
    "nomads": (
        USUAL,
        Intent(Race(contest=2.0)),
        Intent(Race(onward=1.9)),
        Intent(Race(growth=1.2)),
        Intent(Race(contest=0.1)),
        Intent(Race(growth=0.1)),
        Intent(Race(onward=1.4, patience=0.8)),
        Intent(Race(patience=0.4)),
        Intent(ships=False),
    ),
    "farmers": _CITIZENS,
    "first_societies": _CITIZENS,
    "full": _CITIZENS,
}
"""The plans that are worth a try in each mode, the likeliest first."""


def planned(board: Board, seat: Seat, intent: Intent = USUAL) -> Draft:
    """The movement of the seat by that plan. Nobody of it may be aboard, and no ship in the open sea."""
    draft = _prepared(board, seat, intent)
    if intent.ships:
        sail_ships(draft)
    spread(draft)
    return draft


def _prepared(board: Board, seat: Seat, intent: Intent) -> Draft:
    """The movement as far as it is made on purpose; those who are still free stand where they stood."""
    if board.options.mode == "nomads":
        return Draft(board, seat, nomads_desires.desires(board, seat, intent.race))
    draft = Draft(board, seat, farmers_desires.desires(board, seat))
    lean(draft.worths, intent.leanings)
    if intent.guards:
        guard(draft)
    besiege(draft, intent.sieges)
    wanted = wise_cities(board, seat) if intent.cities is None else intent.cities
    founded = found_cities(draft, wanted)
    if intent.cities is None and is_vain(board, seat, founded):
        return _prepared(board, seat, intent._replace(cities=0))
    return draft
