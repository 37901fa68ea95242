"""Who pays for ships: the tokens where they lie, the treasury, a mix of both, or tokens from afar (6.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice
from typing import Final

from ziggurat.games.civilization.actions import NewShip, Ships, Upkeep, ship_id
from ziggurat.games.civilization.areas import AREAS, NUMBER_OF, AreaNumber
from ziggurat.games.civilization.refusals import NO_HARBOUR
from ziggurat.games.civilization.shipping import PRICE, UPKEEP, is_paid_from_afar
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Arming
from ziggurat_client.boards.civilization.choosing.ship_shares import Payee, Share

_MOST_TRIED: Final = 200
"""More than there are ways to pay four ships with coins and tokens; from afar, the first that fits is taken."""


@dataclass(frozen=True)
class _Purse:
    """What is left to pay with while one ship after the other is paid for."""

    coins: int
    tokens: Mapping[AreaNumber, int]

    def after(self, share: Share) -> _Purse | None:
        """What the share leaves; None where it is not there."""
        left = self.tokens.get(share.area, 0) - share.tokens
        if left < 0 or share.coins > self.coins:
            return None
        return _Purse(self.coins - share.coins, {**self.tokens, share.area: left})


def fleet_of(known: Known, mode: Arming) -> Ships:
    """The answer that keeps and builds these ships, paid as is wished where that can be; else by what is there, tokens
    before coins, or coins before tokens where the player prefers it."""
    return _answer(known, mode, shares_in(known, mode))


@lru_cache(maxsize=64)
def shares_in(known: Known, mode: Arming) -> dict[Payee, Share]:
    """What pays for each ship; what is not there where nothing suffices."""
    found = _found(known, mode) or _found(known, replace(mode, wished=()))
    return found or {payee: _offered(known, mode, payee)[0] for payee in _payees(known, mode)}


def repaid(known: Known, mode: Arming, payee: Payee, by: int) -> Arming:
    """The choice with the nearest other share for that ship, up or down, with which all wishes can be granted, or else
    all but the oldest of them; unchanged if there is none."""
    shares = shares_in(known, mode)
    if payee not in shares:
        return mode
    ladder = shares_for(known, mode, payee)
    at = ladder.index(shares[payee])
    others = tuple(wish for wish in mode.wished if wish[0] != payee)
    for forgotten in range(len(others) + 1):
        for share in ladder[at + 1 :] if by > 0 else reversed(ladder[:at]):
            after = replace(mode, wished=(*others[forgotten:], (payee, share)))
            if _found(known, after) is not None:
                return after
    return mode


def shares_for(known: Known, mode: Arming, payee: Payee) -> tuple[Share, ...]:
    """All that could pay for a ship, from fewest coins to most, or from the first area to the last."""
    area, price = _place(known, mode, payee), PRICE if payee.is_new else UPKEEP
    if is_paid_from_afar(known.board) and not payee.is_new:
        payers = {area, *(each for each, count in enumerate(known.nation.tokens) if count)}
        return tuple(Share(0, UPKEEP, each) for each in sorted(payers))
    most = price if known.board.options.is_full else 0
    return tuple(Share(coins, price - coins, area) for coins in range(most + 1))


def wishes_of(fleet: Ships, known: Known) -> tuple[tuple[Payee, Share], ...]:
    """The shares by which an answer pays."""
    kept = tuple(
        (
            Payee(number),
            Share(upkeep.treasury, upkeep.tokens, ship.area if upkeep.area is None else NUMBER_OF[upkeep.area]),
        )
        for number, ship in known.nation.sailing
        if (upkeep := fleet.maintain.get(ship_id(known.nation.id, number))) is not None
    )
    new = tuple(
        (Payee(number, is_new=True), Share(ship.treasury, ship.tokens, NUMBER_OF[ship.area]))
        for number, ship in enumerate(fleet.build)
    )
    return kept + new


def pays_with_coins(known: Known) -> bool:
    """Whether there is anything to choose: a treasury that may pay for ships."""
    return known.board.options.is_full and known.nation.treasury > 0


def coins_in(fleet: Ships) -> int:
    """The treasury tokens that the answer costs."""
    return sum(upkeep.treasury for upkeep in fleet.maintain.values()) + sum(new.treasury for new in fleet.build)


def _payees(known: Known, mode: Arming) -> tuple[Payee, ...]:
    """The ships to be paid for: first the new ones, since their tokens must lie in one area."""
    new = (Payee(number, is_new=True) for number in range(len(mode.built)))
    return (*new, *(Payee(number) for number, _ in known.nation.sailing if number in mode.kept))


def _place(known: Known, mode: Arming, payee: Payee) -> AreaNumber:
    """Where the ship lies, or is built."""
    return mode.built[payee.number] if payee.is_new else dict(known.nation.sailing)[payee.number].area


def _offered(known: Known, mode: Arming, payee: Payee) -> Sequence[Share]:
    """What could pay for a ship, what is preferred first: the tokens beside it, then the area with most."""
    wished = dict(mode.wished).get(payee)
    if wished is not None:
        return (wished,)
    ladder = shares_for(known, mode, payee)
    if is_paid_from_afar(known.board):
        beside, tokens = _place(known, mode, payee), known.nation.tokens
        return sorted(ladder, key=lambda share: (share.area != beside, -tokens[share.area]))
    return ladder[::-1] if mode.coins_first else ladder


@lru_cache(maxsize=256)
def _found(known: Known, mode: Arming) -> dict[Payee, Share] | None:
    """The first way to pay for all ships that leaves a harbour for each new one; None if there is none."""
    payees = _payees(known, mode)
    coins = known.nation.treasury if known.board.options.is_full else 0
    purse = _Purse(coins, dict(enumerate(known.nation.tokens)))
    ways = _ways(purse, [_offered(known, mode, payee) for payee in payees])
    for shares in islice(ways, _MOST_TRIED):
        found = dict(zip(payees, shares, strict=True))
        if known.refusal(_answer(known, mode, found)) != NO_HARBOUR:
            return found
    return None


def _ways(purse: _Purse, offered: Sequence[Sequence[Share]]) -> Iterator[tuple[Share, ...]]:
    """All ways to take one share of each from the purse, those that are preferred first."""
    if not offered:
        yield ()
        return
    for share in offered[0]:
        left = purse.after(share)
        if left is not None:
            yield from ((share, *rest) for rest in _ways(left, offered[1:]))


def _answer(known: Known, mode: Arming, shares: dict[Payee, Share]) -> Ships:
    """The answer that pays like that."""
    maintain = {}
    for number, ship in known.nation.sailing:
        share = shares.get(Payee(number))
        if share is not None:
            afar = None if share.area == ship.area else AREAS[share.area].id
            maintain[ship_id(known.nation.id, number)] = Upkeep(share.coins, share.tokens, afar)
    paid = [(area, shares[Payee(number, is_new=True)]) for number, area in enumerate(mode.built)]
    build = tuple(NewShip(AREAS[area].id, share.coins, share.tokens) for area, share in paid)
    return Ships(maintain, build)
