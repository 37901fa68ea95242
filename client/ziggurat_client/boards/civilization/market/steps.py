"""How a player comes to an action at the market: pure functions of what is known and of what was being done (9.2)."""

from __future__ import annotations

from dataclasses import replace

from ziggurat.games.civilization.market import SMALLEST_LOT, ReplyTicket
from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.trade_actions import (
    TradeAccept,
    TradeAction,
    TradeDecline,
    TradeOffer,
    TradeReady,
    TradeReply,
    TradeSay,
    TradeWithdraw,
)
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.market.known import KnownMarket, is_tradable
from ziggurat_client.boards.civilization.market.modes import (
    Address,
    LastLot,
    LookAt,
    MarketCommand,
    MarketPress,
    Send,
    SpeakTo,
    Tap,
    Trading,
    Utter,
    Withdraw,
)


def begin_trading(known: KnownMarket, before: object) -> Trading:
    """The mode in which the market is met after the mode `before`: what is still in the hand stays in the lot."""
    if not isinstance(before, Trading):
        return Trading()
    lot = tuple([card for card in before.lot if card in known.hand])
    kept = replace(before, lot=lot)
    if known.ticket(kept.answering) is None:
        kept = replace(kept, answering=None, private=False)
    if known.ticket(kept.ticket) is None:
        kept = replace(kept, ticket=None)
    if kept.reply not in {reply.id for reply in known.replies}:
        kept = replace(kept, reply=None)
    return kept


def trade(known: KnownMarket, mode: Trading, command: MarketCommand) -> tuple[Trading, TradeAction | None]:
    """The next mode, and the action to send if there is one."""
    match command:
        case Tap(card):
            return _tapped(known, mode, card), None
        case Address(seat):
            return replace(mode, to=_addressed(known, mode.to, seat)), None
        case LookAt(ticket):
            return _looked_at(known, mode, ticket), None
        case Send(note):
            return _sent(known, mode, note)
        case Withdraw(name):
            return mode, TradeWithdraw(name)
        case Utter(text):
            return mode, TradeSay(text, _nations(known, mode.speaking_to))
        case SpeakTo(seat):
            return replace(mode, speaking_to=_spoken_to(known, mode.speaking_to, seat)), None
        case _:
            return _pressed(known, mode, command)


def _pressed(known: KnownMarket, mode: Trading, command: MarketPress) -> tuple[Trading, TradeAction | None]:
    shown = shown_answer(known, mode)
    match command:
        case MarketPress.NAME_ANOTHER:
            return _named_another(mode), None
        case MarketPress.IN_PRIVATE:
            return replace(mode, private=not mode.private), None
        case MarketPress.AGAIN if mode.last is not None and can_repeat(known, mode):
            last = mode.last
            again = replace(mode, lot=last.cards, naming=last.named, to=mode.to if mode.answering else last.to)
            return _sent(known, again, last.note)
        case MarketPress.CLEAR:
            return _cleared(mode), None
        case MarketPress.CLOSE:
            return _let_go(mode), None
        case MarketPress.ACCEPT if shown is not None:
            return replace(mode, reply=None), TradeAccept(shown)
        case MarketPress.DECLINE if shown is not None:
            return replace(mode, reply=None), TradeDecline(shown)
        case MarketPress.NEXT_ANSWER:
            return _next_answer(known, mode), None
        case MarketPress.TO_OUR_ANSWERS:
            return _next_of_ours(known, mode), None
        case MarketPress.READY if known.viewer is not None:
            return mode, TradeReady(not known.is_ready(known.viewer))
        case MarketPress.FLIP:
            return replace(mode, on_map=not mode.on_map), None
        case MarketPress.TALK:
            return replace(mode, corner="ticket" if mode.corner == "talk" else "talk"), None
        case _:
            return mode, None


def _tapped(known: KnownMarket, mode: Trading, card: CardId) -> Trading:
    if card in mode.lot:
        return _laid(known, mode, tuple([each for each in mode.lot if each != card]))
    if card not in known.hand or not is_tradable(card):
        return mode
    return _laid(known, mode, (*mode.lot, card))


def _laid(known: KnownMarket, mode: Trading, lot: tuple[CardId, ...]) -> Trading:
    """The lot is another one; it takes the place of an answer that was read."""
    reading = mode.reply in {reply.id for reply in _answers_read(known, mode)}
    return replace(mode, lot=lot, reply=None if reading else mode.reply)


def others(known: KnownMarket) -> tuple[Seat, ...]:
    """The seats that one can trade with."""
    return tuple([seat for seat in range(known.board.seats) if seat != known.viewer])


def _addressed(known: KnownMarket, to: tuple[Seat, ...] | None, seat: Seat | None) -> tuple[Seat, ...] | None:
    """Whom the offer is for, once that seat was put among them or taken away; all of them are everyone."""
    if seat is None:
        return None
    everyone = others(known)
    chosen = set(everyone if to is None else to) ^ {seat}
    return None if not chosen or chosen == set(everyone) else tuple(sorted(chosen))


def _spoken_to(known: KnownMarket, to: tuple[Seat, ...] | None, seat: Seat | None) -> tuple[Seat, ...] | None:
    """Who hears what is said, once that seat was put among them or taken away: the first one alone, others with it."""
    if to is None and seat is not None:
        return (seat,)
    return _addressed(known, to, seat)


def _nations(known: KnownMarket, seats: tuple[Seat, ...] | None) -> tuple[NationId, ...] | None:
    """Their nations; None is everyone."""
    return None if seats is None else tuple([known.board.nations[seat].id for seat in seats])


def _looked_at(known: KnownMarket, mode: Trading, name: str) -> Trading:
    """The offer is looked at, and answered if it is for us; chosen again it is let go."""
    ticket = known.ticket(name)
    if ticket is None:
        return mode
    if mode.ticket == name and mode.corner == "ticket":
        return replace(mode, ticket=None, reply=None, answering=None, private=False)
    can_answer = known.viewer is not None and ticket.is_for(known.viewer)
    answering = name if can_answer else None
    return replace(mode, ticket=name, reply=None, corner="ticket", answering=answering, private=False)


def shown_answer(known: KnownMarket, mode: Trading) -> str | None:
    """The answer to an own offer that is on show: the one that was gone to, else the oldest to the offer that is looked
    at, or to any while nothing else is. A new one never takes the place of another under somebody's finger."""
    answers = known.answers()
    if mode.corner == "talk":
        return None
    if mode.reply in {answer.id for answer in answers}:
        return mode.reply
    if mode.answering is not None:
        return None
    if mode.ticket is not None:
        answers = tuple([answer for answer in answers if answer.offer == mode.ticket])
    return answers[0].id if answers else None


def _answers_read(known: KnownMarket, mode: Trading) -> tuple[ReplyTicket, ...]:
    """The answers to somebody else's offer that is looked at: own ones, and those of others that are seen."""
    ticket = known.ticket(mode.ticket)
    if ticket is None or ticket.seat == known.viewer or mode.corner == "talk":
        return ()
    return known.replies_to(ticket.id)


def answer_read(known: KnownMarket, mode: Trading) -> ReplyTicket | None:
    """The answer to somebody else's offer that is on show: the one that was gone to, else, while no lot is put
    together, the newest of one's own, or the oldest."""
    replies = _answers_read(known, mode)
    chosen = next((reply for reply in replies if reply.id == mode.reply), None)
    if chosen is not None or mode.lot or not replies:
        return chosen
    return known.own_reply_to(replies[0].offer) or replies[0]


def _next_answer(known: KnownMarket, mode: Trading) -> Trading:
    """From one answer to the next: to the offer that is read, else to our own offers."""
    replies, shown = _answers_read(known, mode), answer_read(known, mode)
    if not replies or (len(replies) == 1 and shown is not None):
        return _next_of_ours(known, mode)
    at = 0 if shown is None else replies.index(shown) + 1
    return replace(mode, reply=replies[at % len(replies)].id)


def _next_of_ours(known: KnownMarket, mode: Trading) -> Trading:
    answers = [answer.id for answer in known.answers()]
    if not answers:
        return mode
    shown = shown_answer(known, mode)
    at = answers.index(shown) + 1 if shown in answers else 0
    following = answers[at % len(answers)]
    return replace(mode, reply=following, ticket=None, answering=None, corner="ticket")


def _named_another(mode: Trading) -> Trading:
    products = mode.products
    if mode.named is None:
        return mode
    return replace(mode, naming=products[(products.index(mode.named) + 1) % len(products)])


def _cleared(mode: Trading) -> Trading:
    """One step back: the lot is put back, then what is answered or looked at is let go."""
    if mode.corner == "talk":
        return replace(mode, corner="ticket")
    if mode.lot:
        return replace(mode, lot=(), naming=None)
    return _let_go(mode)


def _let_go(mode: Trading) -> Trading:
    """Nothing is looked at or answered; the lot stays."""
    return replace(mode, answering=None, private=False, ticket=None, reply=None, corner="ticket")


def can_repeat(known: KnownMarket, mode: Trading) -> bool:
    """Whether the lot that was sent last can be sent again."""
    last = mode.last
    return last is not None and set(last.cards) <= set(known.hand) and not known.is_full


def can_send(known: KnownMarket, mode: Trading) -> bool:
    """Whether the lot can be sent: it has cards enough and names a good, and not too many are open (9.2)."""
    return len(mode.lot) >= SMALLEST_LOT and mode.named is not None and not known.is_full


def _sent(known: KnownMarket, mode: Trading, note: str) -> tuple[Trading, TradeAction | None]:
    named = mode.named
    if named is None or not can_send(known, mode):
        return mode, None
    last = LastLot(mode.lot, named, mode.last.to if mode.answering and mode.last else mode.to, note)
    after = replace(mode.without_lot(), last=last)
    if mode.answering is not None:
        return after, TradeReply(mode.answering, mode.lot, named, mode.private, note)
    return replace(after, ticket=None), TradeOffer(mode.lot, named, _nations(known, mode.to), note)
