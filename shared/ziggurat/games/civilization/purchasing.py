"""Phase 10: advances are bought, one nation after the other (10.2)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.civilization.advances import ADVANCES, MOST_IN_FULL, cost_of, in_table_order
from ziggurat.games.civilization.piles import put_back
from ziggurat.games.civilization.position import Board, Nation, Own, Position, Purchases
from ziggurat.games.civilization.refusals import (
    ALREADY_OWNED,
    BAD_VALUE,
    CARD_CAP,
    CARDS_CANNOT_PAY,
    NEEDS_LAW,
    NOT_HELD_TO_PAY,
    SOLD_OUT,
)
from ziggurat.games.civilization.tables import TABLES, AdvanceId
from ziggurat.games.civilization.trade_actions import Buy, EndBuy
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, PLACE_OF, in_order, value_of
from ziggurat.games.civilization.trade_events import AdvancesBought, BuyingEnded, BuyingStarted
from ziggurat.games.game import Event, Refusal, Seat


def open_purchases(board: Board, story: list[Event]) -> Board:
    """The last in nation order buys first."""
    return _next_buyer(board, tuple(reversed(board.in_nation_order)), story)


def purchases_of(board: Board) -> Purchases:
    """The purchases that go on. Raises ValueError if nobody buys now."""
    if board.purchases is None:
        raise ValueError("nobody buys advances now")
    return board.purchases


def giving_credit(board: Board, seat: Seat) -> tuple[AdvanceId, ...]:
    """The advances of the seat that give credit: those that it has not bought in this phase (10.1)."""
    owned = board.nations[seat].advances
    purchases = board.purchases
    if purchases is None or purchases.seat != seat:
        return owned
    return tuple(advance for advance in owned if advance not in purchases.fresh)


def price_for(board: Board, seat: Seat, advance: AdvanceId) -> int:
    """What that advance costs the seat now."""
    return cost_of(advance, giving_credit(board, seat))


def copies_left(board: Board, advance: AdvanceId) -> int:
    """How many copies of the advance are still for sale (4.4, 10.1)."""
    copies = ADVANCES[advance].copies
    if advance == "mysticism" and board.options.is_full:
        copies = TABLES.mysticism_in_full[board.seats] if board.options.end_mark == "finish" else 0
    return copies - sum(advance in nation.advances for nation in board.nations)


def why_not_buy(board: Board, seat: Seat, action: Buy, own: Own) -> Refusal | None:
    """Known things, a payment that fits, cards of the hand, and advances that may be had, in that order (15.1)."""
    wanted, pay = action.cards, action.pay
    if not wanted or any(name not in ADVANCES for name in wanted) or any(card not in PLACE_OF for card in pay):
        return BAD_VALUE
    if len(set(wanted)) < len(wanted) or len(set(pay)) < len(pay) or action.treasury < 0:
        return BAD_VALUE
    advances = in_table_order(wanted)  # type: ignore[arg-type]  # all of them are known
    if not _is_paid(board, seat, advances, action):
        return CARDS_CANNOT_PAY
    if not set(pay).issubset(own.hand):
        return NOT_HELD_TO_PAY
    return why_not_own(board, board.nations[seat], advances)


def why_not_end_buy(board: Board, seat: Seat, action: EndBuy, own: Own) -> Refusal | None:
    """Nothing forbids it."""
    return None


def why_not_own(board: Board, nation: Nation, advances: tuple[AdvanceId, ...]) -> Refusal | None:
    """What forbids the nation these advances, whatever they cost."""
    if any(advance in nation.advances for advance in advances):
        return ALREADY_OWNED
    if any(copies_left(board, advance) < 1 for advance in advances):
        return SOLD_OUT
    after = (*nation.advances, *advances)
    needed = [ADVANCES[advance].requires for advance in advances]
    if any(each is not None and each not in after for each in needed):
        return NEEDS_LAW
    return CARD_CAP if board.options.is_full and len(after) > MOST_IN_FULL else None


def buy(position: Position, seat: Seat, action: Buy, story: list[Event]) -> Position:
    """The position once the seat has bought these; it may buy more."""
    board, secrets = position.board, position.hidden
    nation, purchases = board.nations[seat], purchases_of(board)
    advances = tuple(advance for advance in ADVANCES if advance in action.cards)
    cost = sum(price_for(board, seat, advance) for advance in advances)
    pay, paid = in_order(action.pay), action.treasury
    story.append(AdvancesBought(seat, advances, cost, pay, paid))
    nation = replace(
        nation,
        advances=in_table_order((*nation.advances, *advances)),
        treasury=nation.treasury - paid,
        stock=nation.stock + paid,
    )
    board = replace(board.with_nation(seat, nation), purchases=replace(purchases, fresh=(*purchases.fresh, *advances)))
    secrets = secrets.with_hand(seat, [card for card in secrets.hands[seat] if card not in pay])
    if board.options.is_full:
        secrets = put_back(secrets, pay)
    else:
        secrets = replace(secrets, discard=(*secrets.discard, *pay))
    return position.on(board).keeping(secrets)


def end_purchases(board: Board, seat: Seat, story: list[Event]) -> Board:
    """The seat buys nothing more, and the next one begins; nobody owes anything once all have bought."""
    story.append(BuyingEnded(seat))
    return _next_buyer(board, purchases_of(board).after, story)


def _next_buyer(board: Board, left: tuple[Seat, ...], story: list[Event]) -> Board:
    if not left:
        return replace(board, purchases=None, owing=())
    story.append(BuyingStarted(left[0]))
    return replace(board, purchases=Purchases(left[0], left[1:]), owing=left[:1], spans=board.spans + 1)


def _is_paid(board: Board, seat: Seat, advances: tuple[AdvanceId, ...], action: Buy) -> bool:
    """Whether the payment fits: enough cards, or with treasury tokens exactly the cost."""
    cost = sum(price_for(board, seat, advance) for advance in advances)
    treasury = action.treasury
    if any(card in CALAMITY_OF for card in action.pay) or treasury > board.nations[seat].treasury:
        return False
    value = value_of(action.pay)
    return value + treasury == cost if treasury else value >= cost
