"""What an event of a calamity changes of a board that is shown (11)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.civilization.areas import NUMBER_OF, AreaId
from ziggurat.games.civilization.calamity_events import (
    AreaCounts,
    CalamityEnded,
    CalamityEvent,
    CalamityStarted,
    CampAnnexed,
    CampsFormed,
    LossesOrdered,
    PlaceStruck,
    UnitsLost,
)
from ziggurat.games.civilization.floods import PLAINS
from ziggurat.games.civilization.position import Board, Strike, Units
from ziggurat.games.civilization.striking import FIRST_STEPS
from ziggurat.games.civilization.units import bereft, units_from


def struck(board: Board, event: CalamityEvent) -> Board:
    """The board once that has happened."""
    strike = board.strike
    match event:
        case CalamityStarted(calamity, victim, giver):
            begun = Strike(calamity, victim, giver, FIRST_STEPS[calamity])
            return replace(board, strike=begun, owing=(), answered=())
        case UnitsLost():
            return _lost(board, event)
        case CampAnnexed(victim, seat, tokens, cities):
            return _annexed(board, victim, seat, named(tokens, cities))
        case CalamityEnded(calamity, _, outcome):
            fate = "ignored" if outcome == "ignored" else "struck"
            faced = tuple(replace(each, fate=fate) if each.calamity == calamity else each for each in board.faced)
            return replace(board, strike=None, faced=faced, owing=(), answered=())
        case PlaceStruck(_, _, place) if strike is not None and place in PLAINS:
            return replace(board, strike=replace(strike, place=place))
        case LossesOrdered(_, calamity, losses) if strike is not None:
            step = "ordered_reductions" if calamity == "iconoclasm" else "ordered_losses"
            return replace(board, strike=replace(strike, step=step, due=losses), owing=(), answered=())
        case CampsFormed(_, partner, tokens, cities, taken) if strike is not None:
            formed = replace(strike, partner=partner, picked=named(tokens, cities), camp=taken, due=())
            return replace(board, strike=formed)
        case _:
            return board


def named(tokens: AreaCounts, cities: tuple[AreaId, ...]) -> Units:
    """Units by their areas' numbers."""
    return units_from({NUMBER_OF[area]: count for area, count in tokens}, [NUMBER_OF[area] for area in cities])


def _lost(board: Board, event: UnitsLost) -> Board:
    """The units are gone; in an epidemic a token is left of each city."""
    nation = bereft(board.nations[event.seat], named(event.tokens, event.cities))
    if event.calamity == "epidemic":
        for area in event.cities:
            nation = nation.placed(NUMBER_OF[area], 1)
    return board.with_nation(event.seat, nation)


def _annexed(board: Board, victim: int, seat: int, units: Units) -> Board:
    """Pieces of one nation stand where those of another were."""
    board = board.with_nation(victim, bereft(board.nations[victim], units))
    nation = board.nations[seat]
    for area, count in units.tokens:
        nation = nation.placed(area, count)
    for area in units.cities:
        nation = nation.with_city(area)
    return board.with_nation(seat, nation)
