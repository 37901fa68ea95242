"""Phase 4: ships are maintained and built with tokens (6.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from ziggurat.games.civilization.actions import NewShip, Ships, Upkeep, ship_id
from ziggurat.games.civilization.areas import AREAS, NUMBER_OF, AreaNumber, is_coastal
from ziggurat.games.civilization.events import ShipBuilt, ShipMaintained, ShipScrapped, TokensRemoved
from ziggurat.games.civilization.nations import SHIPS
from ziggurat.games.civilization.position import Board, Nation, Ship
from ziggurat.games.civilization.refusals import BAD_VALUE, CANNOT_PAY, NO_HARBOUR, NO_SHIP_LEFT
from ziggurat.games.game import Event, Refusal, Seat

UPKEEP: Final = 1
PRICE: Final = 2


def may_choose(nation: Nation) -> bool:
    """Whether there is more than one answer: a ship that can be paid for, or one that can be built."""
    upkeep = any(nation.tokens[ship.area] for _, ship in nation.sailing)
    return upkeep or any(nation.tokens[area] >= PRICE for area in harbours(nation))


def harbours(nation: Nation) -> list[AreaNumber]:
    """The coasts with own tokens."""
    return [area for area, count in enumerate(nation.tokens) if count and is_coastal(area)]


def why_not_ships(board: Board, seat: Seat, action: Ships) -> Refusal | None:
    """Known ships and areas, payments that fit, ships that are left, and harbours (6.2)."""
    nation = board.nations[seat]
    kept = {ship_id(nation.id, number): ship for number, ship in nation.sailing}
    if any(name not in kept or not _is_known(upkeep) for name, upkeep in action.maintain.items()):
        return BAD_VALUE
    if any(not _is_sound(new) for new in action.build):
        return BAD_VALUE
    maintained = [kept[name] for name in action.maintain]
    if not _is_paid(nation, action, maintained):
        return CANNOT_PAY
    if len(maintained) + len(action.build) > SHIPS:
        return NO_SHIP_LEFT
    upkeep_in = Counter(ship.area for ship in maintained)
    for new in action.build:
        area = NUMBER_OF[new.area]
        is_present = nation.tokens[area] > upkeep_in[area] or area in nation.cities if is_coastal(area) else False
        if not is_present:
            return NO_HARBOUR
    return None


def _is_known(upkeep: Upkeep) -> bool:
    """Whether nothing named is out of range; only in `first_societies` another area may pay."""
    return upkeep.treasury >= 0 and upkeep.tokens >= 0 and upkeep.area is None


def _is_sound(new: NewShip) -> bool:
    return new.area in NUMBER_OF and new.treasury >= 0 and new.tokens >= 0


def _is_paid(nation: Nation, action: Ships, maintained: list[Ship]) -> bool:
    """Whether each is paid with tokens alone, and all of these are there."""
    if any((upkeep.treasury, upkeep.tokens) != (0, UPKEEP) for upkeep in action.maintain.values()):
        return False
    if any((new.treasury, new.tokens) != (0, PRICE) for new in action.build):
        return False
    paid: Counter[AreaNumber] = Counter(ship.area for ship in maintained)
    for new in action.build:
        paid[NUMBER_OF[new.area]] += PRICE
    return all(count <= _tokens_in(nation, area) for area, count in paid.items())


def _tokens_in(nation: Nation, area: AreaNumber) -> int:
    return nation.tokens[area] if area < len(nation.tokens) else 0


def usual_upkeep(nation: Nation) -> dict[str, Upkeep]:
    """Every ship whose area has an own token left, in the order of ships (15)."""
    left, kept = list(nation.tokens), {}
    for number, ship in nation.sailing:
        if left[ship.area] >= UPKEEP:
            left[ship.area] -= UPKEEP
            kept[ship_id(nation.id, number)] = Upkeep(0, UPKEEP)
    return kept


def arm(
    board: Board, seat: Seat, maintain: Mapping[str, Upkeep], build: tuple[NewShip, ...], story: list[Event]
) -> Board:
    """The board once the nation has maintained these ships, given up the others, and built these."""
    nation = board.nations[seat]
    for number, ship in nation.sailing:
        name, area = ship_id(nation.id, number), AREAS[ship.area].id
        if name in maintain:
            nation = nation.placed(ship.area, -UPKEEP)
            story += [TokensRemoved(seat, area, UPKEEP, "ship"), ShipMaintained(seat, name, area)]
        else:
            nation = nation.with_ship(number, None)
            story.append(ShipScrapped(seat, name, area))
    for number, new in zip(_free(nation), build, strict=False):
        at = NUMBER_OF[new.area]
        nation = nation.placed(at, -PRICE).with_ship(number, Ship(at))
        story += [TokensRemoved(seat, new.area, PRICE, "ship"), ShipBuilt(seat, ship_id(nation.id, number), new.area)]
    return board.with_nation(seat, nation)


def _free(nation: Nation) -> Iterator[int]:
    """The places of the ships that are not on the map, lowest first."""
    return (number for number, ship in enumerate(nation.ships) if ship is None)
