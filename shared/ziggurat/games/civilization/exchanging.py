"""An exchange of lots, and what else is deleted on the market with it (9.2)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.civilization.market import Offer, Reply
from ziggurat.games.civilization.position import Board, Faced, Secrets
from ziggurat.games.civilization.sight import audience_of_offer, audience_of_reply, offer_of
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, CardId
from ziggurat.games.civilization.trade_events import Announced, CalamityPassed, Closing, OfferClosed, TradeDone
from ziggurat.games.game import Event, Seat


def exchange(board: Board, secrets: Secrets, reply_id: str, story: list[Event]) -> tuple[Board, Secrets, Seat]:
    """The board and the secrets once the lots of that reply and its offer have changed hands, and who had replied.

    Then nothing stands on the market that its author has not the cards for any more, and calamities that were received
    lie face up.
    """
    reply = next(each for each in secrets.replies if each.ticket.id == reply_id)
    offer = next(each for each in secrets.offers if each.ticket.id == reply.ticket.offer)
    giver, partner = offer.ticket.seat, reply.ticket.seat
    secrets = without_offer(without_reply(secrets, reply_id, "struck", story), offer.ticket.id, "struck", story)
    secrets = _handed_over(_handed_over(secrets, giver, partner, offer.give), partner, giver, reply.give)
    secrets = _without_uncovered(secrets, story)
    for seat, other, lot in ((giver, partner, reply.give), (partner, giver, offer.give)):
        for card in lot:
            if card in CALAMITY_OF:
                board = replace(board, faced=(*board.faced, Faced(CALAMITY_OF[card], seat, other)))
                story.append(CalamityPassed(CALAMITY_OF[card], other, seat))
    story.append(TradeDone(giver, partner, _announced(offer), _announced(reply), offer.give, reply.give))
    return board, secrets, partner


def without_offer(secrets: Secrets, offer_id: str, reason: Closing, story: list[Event]) -> Secrets:
    """The secrets without that offer and all replies to it; its viewers are told."""
    offer = next(each.ticket for each in secrets.offers if each.ticket.id == offer_id)
    why: Closing = "gone" if reason == "struck" else reason
    for reply in secrets.replies:
        if reply.ticket.offer == offer_id:
            secrets = without_reply(secrets, reply.ticket.id, why, story)
    story.append(OfferClosed(offer_id, offer.seat, reason, audience_of_offer(offer)))
    return replace(secrets, offers=tuple(each for each in secrets.offers if each.ticket.id != offer_id))


def without_reply(secrets: Secrets, reply_id: str, reason: Closing, story: list[Event]) -> Secrets:
    """The secrets without that reply; its viewers are told."""
    reply = next(each.ticket for each in secrets.replies if each.ticket.id == reply_id)
    audience = audience_of_reply(reply, offer_of(secrets, reply))
    story.append(OfferClosed(reply_id, reply.seat, reason, audience))
    return replace(secrets, replies=tuple(each for each in secrets.replies if each.ticket.id != reply_id))


def _without_uncovered(secrets: Secrets, story: list[Event]) -> Secrets:
    """The secrets without offers and replies whose author no longer holds all their cards."""
    for offer in secrets.offers:
        if not _is_covered(secrets, offer):
            secrets = without_offer(secrets, offer.ticket.id, "gone", story)
    for reply in secrets.replies:
        if not _is_covered(secrets, reply):
            secrets = without_reply(secrets, reply.ticket.id, "gone", story)
    return secrets


def _is_covered(secrets: Secrets, entry: Offer | Reply) -> bool:
    return set(entry.give).issubset(secrets.hands[entry.ticket.seat])


def _handed_over(secrets: Secrets, giver: Seat, receiver: Seat, lot: tuple[CardId, ...]) -> Secrets:
    """The lot leaves the giver's hand; the receiver holds its trade cards."""
    kept = [card for card in secrets.hands[giver] if card not in lot]
    received = [card for card in lot if card not in CALAMITY_OF]
    return secrets.with_hand(giver, kept).with_hand(receiver, (*secrets.hands[receiver], *received))


def _announced(entry: Offer | Reply) -> Announced:
    return Announced(entry.ticket.count, entry.ticket.value, entry.ticket.product)
