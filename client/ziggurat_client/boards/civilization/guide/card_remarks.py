"""The remarks on taxes, the market, advances and calamities, those that matter most first."""

from __future__ import annotations

from typing import Final

from ziggurat.certainty import of_type
from ziggurat.games.civilization.advances import ADVANCES
from ziggurat.games.civilization.bargaining import offers_seen, replies_seen
from ziggurat.games.civilization.market import SMALLEST_LOT
from ziggurat.games.civilization.position import Board, Own, Phase, Shown, Strike
from ziggurat.games.civilization.purchasing import price_for
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, value_of
from ziggurat.games.civilization.trade_events import TradeDone
from ziggurat_client.boards.guide.remark import Occasion, Remark, Spot

_CONFIRM: Final = "confirm"


def _board(occasion: Occasion) -> Board:
    shown: Shown = occasion.moment.view.public
    return shown.board


def _own(occasion: Occasion) -> Own:
    return of_type(Own, occasion.moment.view.private)


def _asked(occasion: Occasion, phase: Phase) -> bool:
    return occasion.is_ours and _board(occasion).phase == phase


def _trades(occasion: Occasion) -> bool:
    """Whether the market is open, and the player has enough cards for it."""
    return _asked(occasion, "trade") and len(_own(occasion).hand) >= SMALLEST_LOT


# ---------------------------------------------------------------------------------------- the market


def _hand(occasion: Occasion) -> Spot | None:
    return f"card {_own(occasion).hand[0]}" if _trades(occasion) else None


def _black(occasion: Occasion) -> Spot | None:
    """A calamity in the hand, which another could get."""
    if not _trades(occasion):
        return None
    return next((f"card {card}" for card in _own(occasion).hand if card in CALAMITY_OF), None)


def _offered(occasion: Occasion) -> Spot | None:
    """An offer of somebody else's."""
    if not _trades(occasion):
        return None
    offers = offers_seen(_board(occasion), _own(occasion)).values()
    return next((f"ticket {offer.id}" for offer in offers if offer.is_for(occasion.seat)), None)


def _answered(occasion: Occasion) -> Spot | None:
    """A reply to an offer of the player's."""
    if not _trades(occasion):
        return None
    offers = offers_seen(_board(occasion), _own(occasion))
    replies = replies_seen(_board(occasion), _own(occasion)).values()
    ours = (reply.offer for reply in replies if offers[reply.offer].seat == occasion.seat)
    return next((f"ticket {offer}" for offer in ours), None)


def _lot(occasion: Occasion) -> Spot | None:
    return "market send" if _trades(occasion) else None


def _ready(occasion: Occasion) -> Spot | None:
    """An exchange that was made: one may be content with it."""
    made = any(isinstance(event, TradeDone) for event in occasion.events)
    return "market ready" if made and _board(occasion).phase == "trade" else None


# ---------------------------------------------------------------------------------------- advances


def _buy(occasion: Occasion) -> Spot | None:
    """An advance that can be paid."""
    if not _asked(occasion, "advances"):
        return None
    board, seat = _board(occasion), occasion.seat
    nation = board.nations[seat]
    means = value_of(_own(occasion).hand) + nation.treasury
    prices = {each: price_for(board, seat, each) for each in ADVANCES if each not in nation.advances}
    affordable = [each for each, price in prices.items() if price <= means and ADVANCES[each].requires is None]
    return f"advance {max(affordable, key=prices.__getitem__)}" if affordable else None


def _pass(occasion: Occasion) -> Spot | None:
    return "end" if _asked(occasion, "advances") else None


def _discard(occasion: Occasion) -> Spot | None:
    return _CONFIRM if _asked(occasion, "discard") else None


# ---------------------------------------------------------------------------------------- the full game


def _tax(occasion: Occasion) -> Spot | None:
    return _CONFIRM if _asked(occasion, "taxes") else None


def _gold(occasion: Occasion) -> Spot | None:
    return _CONFIRM if _asked(occasion, "gold") else None


def _strike(occasion: Occasion) -> Strike | None:
    """The calamity about which the player is asked."""
    return _board(occasion).strike if _asked(occasion, "calamities") else None


def _struck(occasion: Occasion) -> Spot | None:
    """What is proposed where units are lost; where it is something else, what is confirmed."""
    strike = _strike(occasion)
    if strike is None or strike.victim != occasion.seat or strike.step == "orders":
        return None
    return "suggested" if strike.step == "losses" else _CONFIRM


def _order(occasion: Occasion) -> Spot | None:
    strike = _strike(occasion)
    return _CONFIRM if strike is not None and strike.step == "orders" else None


CARD_REMARKS: Final = (
    Remark("tax", "6.1", _tax),
    Remark("gold", "8.3", _gold),
    Remark("order", "11.1", _order),
    Remark("struck", "11.1", _struck),
    Remark("discard", "10.3", _discard),
    Remark("ready", "9.2", _ready, is_news=True),
    Remark("answered", "9.2", _answered),
    Remark("hand", "8.1", _hand),
    Remark("black", "9.1", _black),
    Remark("offered", "9.2", _offered),
    Remark("lot", "9.2", _lot),
    Remark("buy", "10.2", _buy),
    Remark("pass", "10.2", _pass),
)
"""All of them."""
