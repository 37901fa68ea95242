"""Who pays for ships: the tokens where they lie, the treasury, or tokens from afar (6.2)."""

from __future__ import annotations

from collections import Counter

from ziggurat.games.civilization.actions import NewShip, Ships, Upkeep, ship_id
from ziggurat.games.civilization.areas import AREAS, AreaNumber
from ziggurat.games.civilization.shipping import PRICE, UPKEEP, is_paid_from_afar
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Arming


class _Purse:
    """What is left to pay with while one ship after the other is paid for."""

    def __init__(self, known: Known, coins_first: bool) -> None:
        nation = known.nation
        self._tokens = Counter({area: count for area, count in enumerate(nation.tokens) if count})
        self._coins = nation.treasury if known.board.options.is_full else 0
        self._coins_first = coins_first

    def paid(self, area: AreaNumber, price: int) -> tuple[int, int]:
        """The coins and the tokens of that area that pay; tokens that are not there where nothing suffices."""
        tokens, coins = self._tokens[area], self._coins
        by_coins = min(price, coins) if self._coins_first else min(max(0, price - tokens), coins)
        self._coins -= by_coins
        self._tokens[area] -= price - by_coins
        return by_coins, price - by_coins

    def fullest(self) -> AreaNumber | None:
        """The area with most tokens left, the first of several."""
        area = max(sorted(self._tokens), key=self._tokens.__getitem__, default=None)
        return area if area is not None and self._tokens[area] > 0 else None

    def has(self, area: AreaNumber) -> bool:
        """Whether a token is left there, or a coin."""
        return self._tokens[area] > 0 or self._coins > 0


def fleet_of(known: Known, mode: Arming) -> Ships:
    """The answer that keeps and builds these ships, paid by what is there: tokens before coins, or coins before tokens
    where the player prefers it."""
    purse, maintain = _Purse(known, mode.coins_first), dict[str, Upkeep]()
    from_afar = is_paid_from_afar(known.board)
    for number, ship in known.nation.sailing:
        if number not in mode.kept:
            continue
        payer = ship.area
        if from_afar and not purse.has(ship.area):
            fullest = purse.fullest()
            payer = ship.area if fullest is None else fullest
        coins, tokens = purse.paid(payer, UPKEEP)
        afar = None if payer == ship.area else AREAS[payer].id
        maintain[ship_id(known.nation.id, number)] = Upkeep(coins, tokens, afar)
    build = []
    for coast in mode.built:
        coins, tokens = purse.paid(coast, PRICE)
        build.append(NewShip(AREAS[coast].id, coins, tokens))
    return Ships(maintain, tuple(build))


def pays_with_coins(known: Known) -> bool:
    """Whether there is anything to choose: a treasury that may pay for ships."""
    return known.board.options.is_full and known.nation.treasury > 0


def coins_in(fleet: Ships) -> int:
    """The treasury tokens that the answer costs."""
    return sum(upkeep.treasury for upkeep in fleet.maintain.values()) + sum(new.treasury for new in fleet.build)
