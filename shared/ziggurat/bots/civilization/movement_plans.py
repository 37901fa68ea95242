"""Whole movements, each made by a plan: for so many cities, so many sieges, with guards or without."""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat.bots.civilization.besieging import besiege, guard
from ziggurat.bots.civilization.desires import desires
from ziggurat.bots.civilization.draft import Draft
from ziggurat.bots.civilization.gathering import found_cities
from ziggurat.bots.civilization.spreading import spread
from ziggurat.bots.civilization.voyages import sail_ships
from ziggurat.games.civilization.nations import CITIES
from ziggurat.games.civilization.position import Board
from ziggurat.games.game import Seat


class Intent(NamedTuple):
    """What a movement is to bring: at most so many new cities and sieges; whether cities are guarded, whether ships
    sail, and whether they sail before anything else takes the tokens."""

    cities: int = CITIES
    sieges: int = 0
    guards: bool = False
    ships: bool = True
    ships_first: bool = False


USUAL: Final = Intent()
INTENTS: Final[dict[str, tuple[Intent, ...]]] = {
    "nomads": (
        Intent(ships_first=True),
        Intent(),
        Intent(ships=False),
    ),
    "farmers": (
        Intent(),
        Intent(cities=0),
        Intent(sieges=1),
        Intent(cities=1),
        Intent(guards=True),
        Intent(cities=2),
        Intent(sieges=2),
        Intent(sieges=1, guards=True),
        Intent(ships_first=True),
        Intent(cities=3),
        Intent(cities=0, sieges=1),
        Intent(cities=1, guards=True),
        Intent(sieges=3),
    ),
}
"""The plans that are worth a try in each mode, the likeliest first."""


def planned(board: Board, seat: Seat, intent: Intent) -> Draft:
    """The movement of the seat by that plan. Nobody of it may be aboard, and no ship in the open sea."""
    draft = Draft(board, seat, desires(board, seat))
    if intent.ships and intent.ships_first:
        sail_ships(draft)
    if board.options.mode == "farmers":
        if intent.guards:
            guard(draft)
        besiege(draft, intent.sieges)
        found_cities(draft, intent.cities)
    if intent.ships and not intent.ships_first:
        sail_ships(draft)
    spread(draft)
    return draft
