"""Phase 4: ships are maintained and built with tokens, and in the full game with treasury (6.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization.actions import NewShip, Ships, Upkeep, ship_id
from ziggurat.games.civilization.areas import AREAS, NUMBER_OF, AreaNumber, is_coastal
from ziggurat.games.civilization.events import ShipBuilt, ShipMaintained, ShipScrapped, TokensRemoved
from ziggurat.games.civilization.nations import SHIPS
from ziggurat.games.civilization.position import Board, Nation, Ship
from ziggurat.games.civilization.refusals import BAD_VALUE, CANNOT_PAY, CLOSED_AREA, NO_HARBOUR, NO_SHIP_LEFT
from ziggurat.games.civilization.regions import closed_areas
from ziggurat.games.game import Event, Refusal, Seat

UPKEEP: Final = 1
PRICE: Final = 2


def may_choose(board: Board, seat: Seat) -> bool:
    """Whether there is more than one answer: a ship that can be paid for, or one that can be built."""
    nation = board.nations[seat]
    if not nation.sailing and not nation.on_map and not nation.treasury:
        return False
    if nation.sailing and (nation.treasury or (nation.on_map and is_paid_from_afar(board))):
        return True
    if any(nation.tokens[ship.area] for _, ship in nation.sailing):
        return True
    return any(nation.treasury + nation.tokens[area] >= PRICE for area in harbours(board, seat))


def is_paid_from_afar(board: Board) -> bool:
    """Whether tokens of any area may maintain a ship: in first societies (R42)."""
    return board.options.mode == "first_societies"


def harbours(board: Board, seat: Seat) -> list[AreaNumber]:
    """The open coasts with own tokens or an own city."""
    nation, closed = board.nations[seat], closed_areas(board)
    return [
        area
        for area, count in enumerate(nation.tokens)
        if (count or area in nation.cities) and is_coastal(area) and area not in closed
    ]


def why_not_ships(board: Board, seat: Seat, action: Ships) -> Refusal | None:
    """Known ships and areas, open regions, payments that fit, ships that are left, and harbours (6.2)."""
    nation = board.nations[seat]
    kept = {ship_id(nation.id, number): ship for number, ship in nation.sailing}
    if any(name not in kept or not _is_known(board, upkeep) for name, upkeep in action.maintain.items()):
        return BAD_VALUE
    if any(not _is_sound(new) for new in action.build):
        return BAD_VALUE
    closed = closed_areas(board)
    if any(NUMBER_OF[new.area] in closed for new in action.build):
        return CLOSED_AREA
    upkeep_in = _upkeep_in(action, kept)
    if not _is_paid(board, nation, action, upkeep_in):
        return CANNOT_PAY
    if len(action.maintain) + len(action.build) > SHIPS:
        return NO_SHIP_LEFT
    for new in action.build:
        area = NUMBER_OF[new.area]
        is_present = nation.tokens[area] > upkeep_in[area] or area in nation.cities if is_coastal(area) else False
        if not is_present:
            return NO_HARBOUR
    return None


def _is_known(board: Board, upkeep: Upkeep) -> bool:
    """Whether nothing named is out of range; only in `first_societies` another area may pay."""
    if upkeep.area is not None and not (is_paid_from_afar(board) and upkeep.area in NUMBER_OF):
        return False
    return upkeep.treasury >= 0 and upkeep.tokens >= 0


def _is_sound(new: NewShip) -> bool:
    return new.area in NUMBER_OF and new.treasury >= 0 and new.tokens >= 0


def _upkeep_in(action: Ships, kept: Mapping[str, Ship]) -> Counter[AreaNumber]:
    """By area the tokens that maintain ships."""
    paid: Counter[AreaNumber] = Counter()
    for name, upkeep in action.maintain.items():
        paid[_payer(kept[name], upkeep)] += upkeep.tokens
    return paid


def _payer(ship: Ship, upkeep: Upkeep) -> AreaNumber:
    """The area whose tokens maintain the ship."""
    return ship.area if upkeep.area is None else NUMBER_OF[upkeep.area]


def _is_paid(board: Board, nation: Nation, action: Ships, upkeep_in: Counter[AreaNumber]) -> bool:
    """Whether each is paid, and all tokens for it are there; treasury pays in the full game alone."""
    if any(upkeep.treasury + upkeep.tokens != UPKEEP for upkeep in action.maintain.values()):
        return False
    if any(new.treasury + new.tokens != PRICE for new in action.build):
        return False
    treasury = sum(upkeep.treasury for upkeep in action.maintain.values()) + sum(new.treasury for new in action.build)
    if treasury > (nation.treasury if board.options.is_full else 0):
        return False
    paid = Counter(upkeep_in)
    for new in action.build:
        paid[NUMBER_OF[new.area]] += new.tokens
    return all(count <= _tokens_in(nation, area) for area, count in paid.items())


def _tokens_in(nation: Nation, area: AreaNumber) -> int:
    return nation.tokens[area] if area < len(nation.tokens) else 0


def usual_upkeep(board: Board, seat: Seat) -> dict[str, Upkeep]:
    """Every ship that the treasury can pay for, then those whose area has an own token left, then in first societies
    from the area with most tokens, each time in the order of ships (15)."""
    nation = board.nations[seat]
    left, kept = list(nation.tokens), {}
    treasury = nation.treasury if board.options.is_full else 0
    for number, ship in nation.sailing:
        name = ship_id(nation.id, number)
        if treasury >= UPKEEP:
            treasury -= UPKEEP
            kept[name] = Upkeep(UPKEEP, 0)
        elif left[ship.area] >= UPKEEP:
            left[ship.area] -= UPKEEP
            kept[name] = Upkeep(0, UPKEEP)
    if is_paid_from_afar(board):
        for number, _ in nation.sailing:
            name, fullest = ship_id(nation.id, number), left.index(max(left))
            if name not in kept and left[fullest] >= UPKEEP:
                left[fullest] -= UPKEEP
                kept[name] = Upkeep(0, UPKEEP, AREAS[fullest].id)
    return kept


def arm(
    board: Board, seat: Seat, maintain: Mapping[str, Upkeep], build: tuple[NewShip, ...], story: list[Event]
) -> Board:
    """The board once the nation has maintained these ships, given up the others, and built these."""
    nation = board.nations[seat]
    for number, ship in nation.sailing:
        name, area = ship_id(nation.id, number), AREAS[ship.area].id
        upkeep = maintain.get(name)
        if upkeep is None:
            nation = nation.with_ship(number, None)
            story.append(ShipScrapped(seat, name, area))
        else:
            nation = _charged(nation, seat, _payer(ship, upkeep), upkeep.tokens, upkeep.treasury, story)
            story.append(ShipMaintained(seat, name, area, upkeep.treasury))
    for number, new in zip(_free(nation), build, strict=False):
        at = NUMBER_OF[new.area]
        nation = _charged(nation, seat, at, new.tokens, new.treasury, story).with_ship(number, Ship(at))
        story.append(ShipBuilt(seat, ship_id(nation.id, number), new.area, new.treasury))
    return board.with_nation(seat, nation)


def _charged(nation: Nation, seat: Seat, area: AreaNumber, tokens: int, treasury: int, story: list[Event]) -> Nation:
    """The nation once so many of its tokens there, and of its treasury, have gone back to the stock."""
    if tokens:
        story.append(TokensRemoved(seat, AREAS[area].id, tokens, "ship"))
        nation = nation.placed(area, -tokens)
    if treasury:
        nation = replace(nation, treasury=nation.treasury - treasury, stock=nation.stock + treasury)
    return nation


def _free(nation: Nation) -> Iterator[int]:
    """The places of the ships that are not on the map, lowest first."""
    return (number for number, ship in enumerate(nation.ships) if ship is None)
