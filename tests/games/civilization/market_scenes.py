"""The market of Civilization between Crete, Asia, Egypt and Thrace, and what is done there in few words."""

from __future__ import annotations

from typing import Any, Final

from games.civilization.card_scenes import Hands, begun
from games.civilization.scenes import CIVILIZATION
from ziggurat.games.civilization.position import Own, Position
from ziggurat.games.civilization.trade_actions import TradeOffer, TradeReady, TradeReply
from ziggurat.games.game import Event, Seat, Viewer

CRETE, ASIA, EGYPT, THRACE = range(4)
HANDS: Final = {
    "crete": "ochre-1 ochre-2 hides-1 salt-1 salt-2 salt-3 piracy",
    "asia": "iron-1 grain-1 grain-2 grain-3 cloth-1 cloth-2",
    "egypt": "bronze-1 bronze-2 bronze-3 gems-1 gold-1",
    "thrace": "spices-1 spices-2 spices-3",
}
SALT: Final = "salt-1 salt-2 salt-3"
GRAIN: Final = "grain-1 grain-2 grain-3"
BRONZE: Final = "bronze-1 bronze-2 bronze-3"
PLAGUED: Final = "ochre-1 ochre-2 piracy"
"""A lot with a calamity."""


def market(hands: Hands = HANDS, **scene: Any) -> Position:
    """The market has just opened."""
    lines = {"crete": "knossos 2", "asia": "troy 2", "egypt": "memphis 2", "thrace": "scythia 2"}
    return begun("trade", hands=hands, **{**lines, **scene})


def offer(cards: str, product: str | None = None, to: str | None = None, note: str = "") -> TradeOffer:
    """An offer of these cards, which announces the first one; to these nations, or to everyone."""
    give = tuple(cards.split())
    return TradeOffer(give, product or give[0].split("-")[0], None if to is None else tuple(to.split()), note)


def reply(answered: str, cards: str, private: bool = False, note: str = "") -> TradeReply:
    """A reply with these cards, which announces the first one."""
    give = tuple(cards.split())
    return TradeReply(answered, give, give[0].split("-")[0], private, note)


def play(position: Position, *steps: tuple[Seat, Any]) -> Position:
    """The position after these steps."""
    for seat, action in steps:
        position, _ = CIVILIZATION.apply(position, seat, action)
    return position


def told_to(position: Position, viewer: Viewer, seat: Seat, action: Any) -> list[Event]:
    """What that viewer is told of a step."""
    _, events = CIVILIZATION.apply(position, seat, action)
    return [seen for event in events if (seen := event.seen_by(viewer)) is not None]


def open_ids(position: Position) -> list[str]:
    """The offers and replies that are open."""
    offers, replies = position.hidden.offers, position.hidden.replies
    return [offer.ticket.id for offer in offers] + [reply.ticket.id for reply in replies]


def ids_seen(position: Position, viewer: Viewer) -> list[str]:
    """The offers and replies that this viewer sees."""
    view = CIVILIZATION.view(position, viewer)
    own, public = view.private or Own(), view.public.board.market
    assert public is not None
    offers, replies = (*public.offers, *own.offers), (*public.replies, *own.replies)
    return sorted([offer.id for offer in offers] + [reply.id for reply in replies])


def ready(*seats: Seat) -> list[tuple[Seat, TradeReady]]:
    """These seats are ready."""
    return [(seat, TradeReady(True)) for seat in seats]
