"""How a player comes to a purchase: advances in a cart, and the payment, proposed or one's own (10.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ziggurat.games.civilization.advances import in_table_order
from ziggurat.games.civilization.paying import Payment, Purse, waste
from ziggurat.games.civilization.purchasing import price_for, why_not_own
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_actions import Buy, EndBuy
from ziggurat.games.civilization.trade_cards import CardId, value_of
from ziggurat.games.game import Refusal
from ziggurat_client.boards.civilization.choosing.card_modes import Buying, Lay, Want
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Adjust, Command, Outcome, Press
from ziggurat_client.boards.civilization.shelf.sets import with_chosen


@dataclass(frozen=True)
class Bill:
    """What the cart costs and what is laid down for it: the value of these cards, and coins. `wasted` is what is lost
    beyond the cost, in value of the hand and coins together."""

    cost: int
    cards: tuple[CardId, ...]
    coins: int
    wasted: int

    @property
    def value(self) -> int:
        """The value of the cards together."""
        return value_of(self.cards)

    @property
    def missing(self) -> int:
        """How much is still to be paid; less than nothing where it is too much."""
        return self.cost - self.value - self.coins

    @property
    def is_paid(self) -> bool:
        """Whether the payment fits: to the point, or with cards alone at least."""
        return self.missing == 0 or (self.missing < 0 and not self.coins)


def bill_of(known: Known, mode: Buying) -> Bill:
    """What is to be paid and what is laid down; nothing where the hand cannot pay what is proposed."""
    cost = cost_of_cart(known, mode.cart)
    cards, coins = mode.paid, mode.coins
    if cards is None:
        best = proposed(known, cost) or Payment((), 0, 0)
        cards, coins = best.cards, best.treasury
    return Bill(cost, cards, coins, waste(known.own.hand, cards, coins, cost))


def cost_of_cart(known: Known, cart: tuple[AdvanceId, ...]) -> int:
    """What these cost together now."""
    return sum(price_for(known.board, known.seat, advance) for advance in cart)


def proposed(known: Known, cost: int) -> Payment | None:
    """The payment that wastes least."""
    return purse_of(known).payment(cost)


def purse_of(known: Known) -> Purse:
    """What there is to pay with."""
    return Purse(known.own.hand, known.nation.treasury if known.board.options.is_full else 0)


def obstacle_to(known: Known, cart: tuple[AdvanceId, ...]) -> Refusal | None:
    """What forbids these advances, whatever they cost."""
    return why_not_own(known.board, known.nation, in_table_order(cart))


def purchase(known: Known, mode: Buying) -> Buy:
    """The purchase that would be made now."""
    bill = bill_of(known, mode)
    return Buy(mode.cart, bill.cards, bill.coins)


def shop(known: Known, mode: Buying, command: Command) -> Outcome:
    """What a command leads to while advances are bought."""
    match command:
        case Want(advance):
            return _wanted(known, mode, advance)
        case Lay(kind, count):
            bill = bill_of(known, mode)
            return Outcome(Buying(mode.cart, with_chosen(known.own.hand, bill.cards, kind, count), bill.coins))
        case Adjust(by):
            bill = bill_of(known, mode)
            coins = min(max(0, bill.coins + by), known.nation.treasury)
            return Outcome(Buying(mode.cart, bill.cards, coins))
        case Press.SUGGESTED:
            return Outcome(Buying(mode.cart))
        case Press.NONE | Press.CANCEL | Press.RESET:
            return Outcome(Buying())
        case Press.END:
            return Outcome(mode, EndBuy())
        case Press.CONFIRM if mode.cart:
            action = purchase(known, mode)
            refusal = known.refusal(action)
            return Outcome(mode, refusal=refusal) if refusal is not None else Outcome(mode, action)
        case _:
            return Outcome(mode)


def _wanted(known: Known, mode: Buying, advance: AdvanceId) -> Outcome:
    """Into the cart, or out of it, with all that needs it; the payment is proposed anew."""
    if advance in mode.cart:
        return Outcome(Buying(_possible(known, tuple(each for each in mode.cart if each != advance))))
    cart = in_table_order((*mode.cart, advance))
    refusal = obstacle_to(known, cart)
    return Outcome(replace(mode), refusal=refusal) if refusal is not None else Outcome(Buying(cart))


def _possible(known: Known, cart: tuple[AdvanceId, ...]) -> tuple[AdvanceId, ...]:
    """The cart without what cannot be had with the rest of it."""
    while cart and obstacle_to(known, cart) is not None:
        cart = cart[:-1]
    return cart
