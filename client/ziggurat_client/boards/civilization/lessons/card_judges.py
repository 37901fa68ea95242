"""Who judges the lessons about cards, taxes and calamities, and what Kubaba does at the market in them."""

from __future__ import annotations

from ziggurat.games.civilization.advances import ADVANCES
from ziggurat.games.civilization.calamity_events import LossesOrdered, UnitsLost
from ziggurat.games.civilization.events import ShipBuilt
from ziggurat.games.civilization.position import Position
from ziggurat.games.civilization.tables import AdvanceId, Group, ProductId
from ziggurat.games.civilization.trade_actions import TradeAccept, TradeReply
from ziggurat.games.civilization.trade_cards import PRODUCT_OF, CardId, value_of
from ziggurat.games.civilization.trade_events import (
    AdvancesBought,
    BuyingEnded,
    CalamityPassed,
    CardsDiscarded,
    MarketEnded,
    OfferMade,
    Taxed,
    TradeDone,
)
from ziggurat.games.game import Action, Event, Seat
from ziggurat_client.boards.civilization.lessons.judges import told
from ziggurat_client.boards.civilization.lessons.nations import KUBABA, LEARNER
from ziggurat_client.lessons.lesson import OPEN, REACHED, Interjection, Judge, Verdict, missed


def keeps(value: int) -> Judge:
    """Sets: a hand of that value at least is left."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if not any(event.seat == LEARNER for event in told(story, CardsDiscarded)):
            return OPEN
        return REACHED if value_of(_hand(position)) >= value else missed("dearer")

    return judge


def offers(value: int) -> Judge:
    """Sets: a lot of that value is offered."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if _is_over(story):
            return missed("ended")
        made = [event.ticket for event in told(story, OfferMade) if event.ticket.seat == LEARNER]
        if not made:
            return OPEN
        return REACHED if any(ticket.value == value for ticket in made) else missed("worth", value=made[-1].value)

    return judge


def gathers(product: ProductId, count: int) -> Judge:
    """The market: so many cards of a product in hand after an exchange."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if any(told(story, TradeDone)):
            held = sum(PRODUCT_OF.get(card) == product for card in _hand(position))
            return REACHED if held >= count else missed("fewer", count=held)
        if _is_over(story) or (start.hidden.offers and not position.hidden.offers):
            return missed("ended")
        return OPEN

    return judge


def buys(advance: AdvanceId) -> Judge:
    """Credits: that advance is bought."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        if advance in position.board.nations[LEARNER].advances:
            return REACHED
        return _nothing_more(story)

    return judge


def buys_of(group: Group, count: int) -> Judge:
    """Credits: so many advances of a group are bought."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        bought = set(position.board.nations[LEARNER].advances) - set(start.board.nations[LEARNER].advances)
        if sum(group in ADVANCES[advance].groups for advance in bought) >= count:
            return REACHED
        return _nothing_more(story)

    return judge


def taxed_most(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Taxes: as much as the stock can pay for all cities."""
    taxed = _tax(story)
    if taxed is None:
        return OPEN
    if taxed.unpaid:
        return missed("revolt")
    nation = start.board.nations[LEARNER]
    return REACHED if taxed.rate == nation.stock // len(nation.cities) else missed("less")


def taxed_for_growth(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Taxes: the stock still suffices for the expansion."""
    taxed = _tax(story)
    if taxed is None:
        return OPEN
    nation = start.board.nations[LEARNER]
    growth = sum(min(count, 2) for count in nation.tokens)
    return REACHED if nation.stock - taxed.amount >= growth else missed("starved")


def built_from_treasury(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Taxes: a ship for which no token left the map."""
    if any(event.seat == LEARNER for event in told(story, ShipBuilt)):
        kept = position.board.nations[LEARNER].on_map >= start.board.nations[LEARNER].on_map
        return REACHED if kept else missed("tokens")
    return missed("none") if story else OPEN


def passed_on(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Calamities: one is in other hands."""
    if any(event.giver == LEARNER for event in told(story, CalamityPassed)):
        return REACHED
    return missed("kept") if any(told(story, TradeDone)) or _is_over(story) else OPEN


def spared_cities(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
    """Calamities: the loss takes no city."""
    lost = next((event for event in told(story, UnitsLost) if event.seat == LEARNER), None)
    if lost is None:
        return OPEN
    return missed("city") if lost.cities else REACHED


def ordered(count: int) -> Judge:
    """Calamities: others must lose so much."""

    def judge(start: Position, position: Position, story: tuple[Event, ...]) -> Verdict:
        orders = next(told(story, LossesOrdered), None)
        if orders is None:
            return OPEN if position.board.strike == start.board.strike else missed("spared")
        return REACHED if sum(units for _, units in orders.losses) >= count else missed("spared")

    return judge


# ---------------------------------------------------------------------------------------- Kubaba at the market


def accepts(position: Position) -> tuple[Seat, Action] | None:
    """Kubaba accepts any reply to her offer."""
    replies = position.hidden.replies
    mine = next((reply.ticket.id for reply in replies if reply.ticket.seat == LEARNER), None)
    return None if mine is None else (KUBABA, TradeAccept(mine))


def replies_with(product: ProductId) -> Interjection:
    """Kubaba answers an offer with all her cards of a product."""

    def answer(position: Position) -> tuple[Seat, Action] | None:
        secrets = position.hidden
        answered = {reply.ticket.offer for reply in secrets.replies}
        offer = next((each.ticket.id for each in secrets.offers if each.ticket.id not in answered), None)
        lot = tuple(card for card in secrets.hands[KUBABA] if PRODUCT_OF.get(card) == product)
        return None if offer is None or not lot else (KUBABA, TradeReply(offer, lot, product))

    return answer


# ---------------------------------------------------------------------------------------- what they share


def _hand(position: Position) -> tuple[CardId, ...]:
    return position.hidden.hands[LEARNER]


def _tax(story: tuple[Event, ...]) -> Taxed | None:
    return next((event for event in told(story, Taxed) if event.seat == LEARNER), None)


def _is_over(story: tuple[Event, ...]) -> bool:
    """Whether the market is."""
    return any(told(story, MarketEnded))


def _nothing_more(story: tuple[Event, ...]) -> Verdict:
    """How it stands while the learner has not bought what is wanted."""
    if not any(event.seat == LEARNER for event in told(story, BuyingEnded)):
        return OPEN
    return missed("other" if any(told(story, AdvancesBought)) else "none")
