"""The sentences about the market: offers, answers, deals, and what is said (9.2)."""

from __future__ import annotations

from ziggurat.games.civilization.market import ReplyTicket, Ticket
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.trade_events import (
    Announced,
    CalamityPassed,
    MarketEnded,
    OfferClosed,
    OfferMade,
    ReadyMarked,
    ReplyMade,
    TradeDone,
    TradeSaid,
)
from ziggurat.games.game import Event, Seat
from ziggurat.visible_text import visible
from ziggurat_client.boards.civilization.market.closing import PassedOn
from ziggurat_client.boards.civilization.words.mentions import mention, mentions
from ziggurat_client.boards.story.teller import Told
from ziggurat_client.wording.words import Words

_KNOWN_ANYWAY = frozenset({"struck", "market_ended"})
"""Why something is open no more where another sentence says so."""


def market_remark(event: Event, words: Words) -> str | None:
    """What is told of an event that was nobody's alone, or None."""
    match event:
        case TradeDone():
            return words.say(
                "civilization.log.deal",
                seat=mention(event.seat),
                partner=mention(event.partner),
                given=_lot(event.offered, words),
                got=_lot(event.replied, words),
            )
        case CalamityPassed(calamity, giver, receiver):
            name = words.say(f"civilization.calamity.{calamity}")
            sides = {"giver": mention(giver), "receiver": mention(receiver)}
            return words.say("civilization.log.passed", calamity=name, **sides)
        case PassedOn(()):
            return words.say("civilization.log.passed_on.none")
        case PassedOn(passed):
            return words.say(
                "civilization.log.passed_on", calamities="; ".join(_passed(each, words) for each in passed)
            )
        case MarketEnded(by_time):
            return words.say(f"civilization.log.market_ended.{'time' if by_time else 'ready'}")
        case _:
            return None


def market_told(event: Event, words: Words) -> Told | None:
    """What is told of an event that was somebody's, or None."""
    match event:
        case OfferMade(ticket):
            return Told("offered", ticket.seat, _announced(ticket, words))
        case ReplyMade(ticket):
            return Told("replied", ticket.seat, _announced(ticket, words))
        case OfferClosed(_, seat, reason) if reason not in _KNOWN_ANYWAY:
            return Told(f"closed.{reason}", seat, {})
        case TradeSaid(seat, text, to):
            said = words.say("civilization.market.quoted", text=visible(text))
            if to is None:
                return Told("said", seat, {"text": said})
            return Told("said_aside", seat, {"text": said, "names": mentions(to)})
        case ReadyMarked(seat, ready):
            return Told("ready" if ready else "unready", seat, {})
        case _:
            return None


def _passed(passed: tuple[CalamityId, Seat, Seat], words: Words) -> str:
    calamity, giver, receiver = passed
    name, sides = (
        words.say(f"civilization.calamity.{calamity}"),
        {"giver": mention(giver), "receiver": mention(receiver)},
    )
    return words.say("civilization.log.passed_on.each", calamity=name, **sides)


def _announced(ticket: Ticket | ReplyTicket, words: Words) -> dict[str, str | int]:
    return {"count": ticket.count, "value": ticket.value, "good": words.say(f"civilization.good.{ticket.product}")}


def _lot(announced: Announced, words: Words) -> str:
    good = words.say(f"civilization.good.{announced.product}")
    return words.say("civilization.log.deal.lot", count=announced.count, value=announced.value, good=good)
