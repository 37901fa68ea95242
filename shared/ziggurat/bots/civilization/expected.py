"""What a nation is expected to answer where it is not thought about for long."""

from __future__ import annotations

from ziggurat.bots.civilization.calamity.choosing import chosen_fate
from ziggurat.bots.civilization.cards.coins import gold_bought, tax_rate
from ziggurat.bots.civilization.cards.laying_down import laid_down
from ziggurat.bots.civilization.cards.shopping import shopping
from ziggurat.bots.civilization.favourites import LIKED, favourite
from ziggurat.bots.civilization.founding import is_vain, wise_cities
from ziggurat.bots.civilization.geography import SITES_NEAR, overseas
from ziggurat.bots.civilization.surroundings import cities, strangers
from ziggurat.games.civilization.actions import (
    BuildCities,
    ChooseNation,
    CivilizationAction,
    Expand,
    FightOn,
    NewShip,
    ReduceCity,
    Ships,
    Upkeep,
    ship_id,
)
from ziggurat.games.civilization.areas import AREAS, BY_LAND, COSTS, LIMITS, NUMBER_OF, AreaId, AreaNumber
from ziggurat.games.civilization.cities import why_not_build
from ziggurat.games.civilization.deciding import NOTHING
from ziggurat.games.civilization.expansion import allowances
from ziggurat.games.civilization.nations import SHIPS
from ziggurat.games.civilization.position import Board, Nation, Own
from ziggurat.games.civilization.regions import closed_areas
from ziggurat.games.civilization.setup import nations_left
from ziggurat.games.civilization.shipping import PRICE, harbours, usual_upkeep, why_not_ships
from ziggurat.games.civilization.taxing import rebels, seized_number
from ziggurat.games.civilization.trade_actions import SeizeCities, TradeReady
from ziggurat.games.game import Seat


def expected(board: Board, seat: Seat, own: Own | None = None) -> CivilizationAction:
    """The answer of the seat in any phase but movement; `own` is what it alone knows of its cards.

    Raises ValueError in movement, and once the game is over.
    """
    match board.phase:
        case "nations":
            left = nations_left(board)
            return ChooseNation(favourite(LIKED[board.options.mode], left))
        case "expansion":
            return Expand(poured(board.nations[seat], wanted_in(board, seat)))
        case "ships":
            return fleet(board, seat)
        case "conflicts":
            return FightOn(is_stronger(board, seat))
        case "support" | "aftermath":
            standing = board.nations[seat].cities
            return ReduceCity(AREAS[max(standing, key=lambda area: (LIMITS[area], area))].id)
        case "cities":
            return BuildCities(wise_grounds(board, seat))
        case _:
            return _with_cards(board, seat, own or NOTHING)


def _with_cards(board: Board, seat: Seat, own: Own) -> CivilizationAction:
    match board.phase:
        case "taxes":
            return tax_rate(board, seat)
        case "revolts":
            return SeizeCities(seized(board, seat))
        case "gold":
            return gold_bought(board, seat, own)
        case "trade":
            return TradeReady(True)
        case "advances":
            return shopping(board, seat, own)
        case "discard":
            return laid_down(board, seat, own)
        case "calamities":
            return chosen_fate(board, seat, own)
        case _:
            raise ValueError(f"no answer is awaited in the phase {board.phase}")


def seized(board: Board, seat: Seat) -> tuple[AreaId, ...]:
    """The cities to take in a revolt: those that are dear to found anew, and where the nation stands already."""
    tokens = board.nations[seat].tokens

    def value(area: AreaNumber) -> tuple[int, int, AreaNumber]:
        return -COSTS[area], -sum(tokens[near] for near in BY_LAND[area]), area

    return tuple([AREAS[area].id for area in sorted(rebels(board), key=value)[: seized_number(board, seat)]])


def wanted_in(board: Board, seat: Seat) -> list[AreaId]:
    """The areas in which tokens are to be added, the most urgent first: at free borders, where a ship may take them
    further, and beside sites."""
    nation = board.nations[seat]
    foreign, towns, shut = strangers(board, seat), cities(board), closed_areas(board)
    ports, reach = {ship.area for _, ship in nation.sailing}, overseas(board, seat)

    def is_free(area: AreaNumber) -> bool:
        return not foreign[area] and not nation.tokens[area] and area not in towns and area not in shut

    def urgency(name: AreaId) -> tuple[float, int]:
        area = NUMBER_OF[name]
        alone = nation.tokens[area] == 1
        by_land = sum(map(is_free, BY_LAND[area]))
        if board.options.mode == "nomads":
            return -(2 * by_land + alone + (sum(map(is_free, reach[area])) if area in ports else 0)), area
        return -(by_land + alone + sum(site not in towns and not foreign[site] for site in SITES_NEAR[area])), area

    return sorted(allowances(nation), key=urgency)


def poured(nation: Nation, order: list[AreaId]) -> dict[AreaId, int]:
    """The whole stock, spread over these areas in order, each up to its allowance."""
    left, due, chosen = nation.stock, allowances(nation), dict[AreaId, int]()
    for area in order:
        count = min(left, due[area])
        if count:
            chosen[area] = count
            left -= count
    return chosen


def fleet(board: Board, seat: Seat) -> Ships:
    """Ships that are kept while there is something free within their reach, and a new one where there is more than
    the land has."""
    nation = board.nations[seat]
    foreign, towns, reach = strangers(board, seat), cities(board), overseas(board, seat)

    def is_free(area: AreaNumber) -> bool:
        return not foreign[area] and not nation.tokens[area] and area not in towns

    useful = {
        ship_id(nation.id, number)
        for number, ship in nation.sailing
        if nation.tokens[ship.area] > 1 and any(is_free(coast) for coast in reach[ship.area])
    }
    kept = {name: upkeep for name, upkeep in usual_upkeep(board, seat).items() if name in useful}
    best, most = -1, 2
    for area in harbours(board, seat):
        if nation.tokens[area] < PRICE + 1 or any(ship.area == area for _, ship in nation.sailing):
            continue
        by_water = sum(is_free(coast) for coast in reach[area])
        by_land = sum(is_free(near) for near in BY_LAND[area])
        if by_water - 2 * by_land > most and nation.on_map > 2 * PRICE:
            best, most = area, by_water - 2 * by_land
    if best < 0 or len(kept) >= min(SHIPS, 1 + nation.on_map // 14):
        return Ships(kept, ())
    return armed(board, seat, kept, best)


def armed(board: Board, seat: Seat, kept: dict[str, Upkeep], area: AreaNumber) -> Ships:
    """These ships are kept and one is built there, by coins if there are enough; only kept, if it cannot be paid."""
    for coins in (PRICE, 0):
        answer = Ships(kept, (NewShip(AREAS[area].id, coins, PRICE - coins),))
        if (not coins or board.options.is_full) and why_not_ships(board, seat, answer) is None:
            return answer
    return Ships(kept, ())


def is_stronger(board: Board, seat: Seat) -> bool:
    """Whether the seat has the most tokens where a fight stands still."""
    if board.fight is None:
        return False
    area = board.fight.area
    own = board.nations[seat].tokens[area]
    return all(own > nation.tokens[area] for other, nation in enumerate(board.nations) if other != seat)


def grounds(board: Board, seat: Seat) -> tuple[AreaId, ...]:
    """As many cities as can be founded, on sites first."""
    tokens = board.nations[seat].tokens
    found: tuple[AreaId, ...] = ()
    for area in sorted(
        (each for each, count in enumerate(tokens) if count >= COSTS[each]), key=lambda each: COSTS[each]
    ):
        if why_not_build(board, seat, BuildCities((*found, AREAS[area].id))) is None:
            found = (*found, AREAS[area].id)
    return found


def wise_grounds(board: Board, seat: Seat) -> tuple[AreaId, ...]:
    """Of these as many as are wise, none if they would be in vain."""
    found = grounds(board, seat)[: wise_cities(board, seat)]
    return () if is_vain(board, seat, len(found)) else found
