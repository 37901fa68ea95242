"""What a flood, a famine or an epidemic can touch, and how much each nation must lose of it (11.1, 11.2)."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from ziggurat.games.civilization.areas import LAND_AREAS, AreaNumber
from ziggurat.games.civilization.floods import PLAINS, flooded
from ziggurat.games.civilization.position import Board, Nation, Own, Strike
from ziggurat.games.civilization.striking import due_from, owns, strike_of
from ziggurat.games.civilization.trade_cards import PRODUCT_OF
from ziggurat.games.civilization.units import Reach, all_units
from ziggurat.games.game import Seat

SICK_CITY_UNITS: Final = 4
"""What a city counts in an epidemic, where a token is left of it."""
FLOOD_LOSS: Final = 17
ENGINEERED_LOSS: Final = 7
"""The most that a nation with Engineering loses in a flood."""
FAMINE_LOSS: Final = 9
EPIDEMIC_LOSS: Final = 16
TREATED_LOSS: Final = 11
"""What the victim of an epidemic loses with Medicine."""
SAVED_BY_GRAIN: Final = 4
"""By how much each card of Grain that is shown lowers a loss."""
_ANYWHERE: Final = range(LAND_AREAS)


def grounds(strike: Strike) -> Container[AreaNumber]:
    """The areas that the calamity can touch."""
    return _ANYWHERE if strike.place is None else PLAINS[strike.place]


def touched(board: Board, seat: Seat) -> Reach:
    """The units of that nation that the calamity can touch."""
    strike, nation = strike_of(board), board.nations[seat]
    if strike.place is not None:
        return flooded(nation, strike.place)
    return _infected(nation) if strike.calamity == "epidemic" else all_units(nation)


def _infected(nation: Nation) -> Reach:
    """In each area all tokens but one; and cities, each of which a token must replace (R26, R40)."""
    tokens = tuple([(area, count - 1) for area, count in enumerate(nation.tokens) if count > 1])
    return Reach(tokens, nation.cities, SICK_CITY_UNITS, nation.stock)


def loss_of_victim(board: Board) -> int:
    """How much the victim loses, what can be touched apart."""
    strike = strike_of(board)
    match strike.calamity:
        case "flood":
            return ENGINEERED_LOSS if owns(board, strike.victim, "engineering") else FLOOD_LOSS
        case "epidemic":
            return TREATED_LOSS if owns(board, strike.victim, "medicine") else EPIDEMIC_LOSS
        case _:
            return FAMINE_LOSS


def is_spared(board: Board, seat: Seat) -> bool:
    """Whether the seat loses at most the number, and not at least: all but the victim, and whoever has Engineering in
    a flood (R15)."""
    strike = strike_of(board)
    return seat != strike.victim or (strike.calamity == "flood" and owns(board, seat, "engineering"))


def required_loss(board: Board, seat: Seat, grain: int = 0) -> int:
    """The total that the seat must name, when it shows so many cards of Grain."""
    number, reach = max(0, due_from(board, seat) - SAVED_BY_GRAIN * grain), touched(board, seat)
    return reach.at_most(number) if is_spared(board, seat) else reach.at_least(number)


def may_show(board: Board, seat: Seat) -> bool:
    """Whether Grain helps the seat: in a famine, with Pottery."""
    return strike_of(board).calamity == "famine" and owns(board, seat, "pottery")


def grain_held(own: Own | None) -> int:
    """The cards of Grain in a hand."""
    return 0 if own is None else sum([PRODUCT_OF.get(card) == "grain" for card in own.hand])
