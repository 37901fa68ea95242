"""What is proposed before anyone chooses: good enough to be confirmed, and easy to change."""

from __future__ import annotations

from ziggurat.games.civilization.actions import BuildCities, ship_id
from ziggurat.games.civilization.areas import AREAS, COSTS, LIMITS, NUMBER_OF, AreaNumber
from ziggurat.games.civilization.deciding import why_not
from ziggurat.games.civilization.expansion import allowances
from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.shipping import usual_upkeep
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.choosing.modes import Arming, Founding, Sowing


def suggested_expansion(nation: Nation) -> Sowing:
    """The whole stock: first where the fewest stand for the limit, so that nothing is grown to be lost again."""
    due = {NUMBER_OF[name]: most for name, most in allowances(nation).items()}
    grown = dict.fromkeys(due, 0)
    for _ in range(nation.stock):
        open_to = [area for area in due if grown[area] < due[area]]
        if not open_to:
            break
        grown[min(open_to, key=lambda area: (nation.tokens[area] + grown[area] - LIMITS[area], area))] += 1
    return Sowing(tuple((area, count) for area, count in sorted(grown.items()) if count))


def suggested_ships(board: Board, seat: Seat) -> Arming:
    """Every ship that can be paid for, and none built."""
    nation, kept = board.nations[seat], usual_upkeep(board, seat)
    return Arming(tuple(number for number, _ in nation.sailing if ship_id(nation.id, number) in kept), ())


def suggested_cities(board: Board, seat: Seat) -> Founding:
    """As many as the rules allow together, sites before other areas."""
    nation, together = board.nations[seat], list[AreaNumber]()
    able = [area for area, count in enumerate(nation.tokens) if count >= COSTS[area]]
    for area in sorted(able, key=lambda each: (COSTS[each], each)):
        names = tuple(AREAS[each].id for each in (*together, area))
        if why_not(board, seat, BuildCities(names)) is None:
            together.append(area)
    return Founding(tuple(together))
