"""Who sees what of hands and offers (14)."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.civilization.market import Lot, Market, Offer, Reply, ReplyTicket, Ticket
from ziggurat.games.civilization.position import Own, Position, Secrets
from ziggurat.games.game import Seat


def audience_of_offer(ticket: Ticket) -> tuple[Seat, ...] | None:
    """Who sees the offer, its author included; None is everyone."""
    return None if ticket.to is None else tuple(sorted({ticket.seat, *ticket.to}))


def audience_of_reply(reply: ReplyTicket, offer: Ticket) -> tuple[Seat, ...] | None:
    """Who sees a reply to that offer: whoever sees the offer, but a private one only the two; None is everyone."""
    if reply.private:
        return tuple(sorted((offer.seat, reply.seat)))
    return audience_of_offer(offer)


def offer_of(secrets: Secrets, reply: ReplyTicket) -> Ticket:
    """The offer that the reply answers; there is always one."""
    return next(offer.ticket for offer in secrets.offers if offer.ticket.id == reply.offer)


def shown_market(secrets: Secrets, ready: tuple[Seat, ...]) -> Market:
    """What everyone sees of the market."""
    offers = tuple([offer.ticket for offer in secrets.offers if offer.ticket.to is None])
    replies = tuple([reply.ticket for reply, audience in _replies(secrets) if audience is None])
    return Market(offers, replies, ready)


def own_of(position: Position, seat: Seat) -> Own:
    """What the seat alone knows."""
    answer, secrets = position.answers[seat], position.secrets
    if secrets is None:
        return Own(answer)
    offers = [offer.ticket for offer in secrets.offers if seat in (audience_of_offer(offer.ticket) or ())]
    replies = [reply.ticket for reply, audience in _replies(secrets) if seat in (audience or ())]
    return Own(answer, secrets.hands[seat], tuple(offers), tuple(replies), tuple(_lots(secrets, seat)))


def _replies(secrets: Secrets) -> Iterator[tuple[Reply, tuple[Seat, ...] | None]]:
    for reply in secrets.replies:
        yield reply, audience_of_reply(reply.ticket, offer_of(secrets, reply.ticket))


def _lots(secrets: Secrets, seat: Seat) -> Iterator[Lot]:
    for entries in (secrets.offers, secrets.replies):
        entry: Offer | Reply
        for entry in entries:
            if entry.ticket.seat == seat:
                yield Lot(entry.ticket.id, entry.give)
