"""A person who carries out what was chosen at the market of Civilization (9.2)."""

from __future__ import annotations

from client.civilization_hands import Hands
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
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.market.corner import showing
from ziggurat_client.boards.civilization.market.known import KnownMarket
from ziggurat_client.boards.civilization.market.modes import Trading
from ziggurat_client.boards.civilization.market.steps import answer_read, others, shown_answer
from ziggurat_client.boards.civilization.view import CivilizationBoardView


def deal(hands: Hands, view: CivilizationBoardView, action: TradeAction) -> None:
    """Carry it out."""
    match action:
        case TradeOffer():
            _look_at(hands, view, None)
            _address(hands, view, action.to)
            _send(hands, view, action)
        case TradeReply():
            _look_at(hands, view, action.offer)
            if mode_of(view).answering is None:
                # It was answered before: it is let go, and chosen anew.
                hands.press(f"ticket {action.offer}")
                _look_at(hands, view, action.offer)
            if mode_of(view).private != action.private:
                hands.press("market private")
            _send(hands, view, action)
        case TradeAccept(reply):
            _turn_to(hands, view, reply)
            hands.press("market accept")
        case TradeDecline(reply):
            _turn_to(hands, view, reply)
            hands.press("market decline")
        case TradeWithdraw(name):
            _withdraw(hands, view, name)
        case TradeSay(text, to):
            _say(hands, view, text, to)
        case TradeReady(ready):
            assert market_of(view).is_ready(_ourselves(view)) != ready
            hands.press("market ready")


def mode_of(view: CivilizationBoardView) -> Trading:
    """What the player is doing at the market."""
    assert isinstance(view.mode, Trading)
    return view.mode


def market_of(view: CivilizationBoardView) -> KnownMarket:
    """What the player knows of the market."""
    assert view.known is not None
    return view.known.market


def _ourselves(view: CivilizationBoardView) -> Seat:
    seat = market_of(view).viewer
    assert seat is not None
    return seat


def _seats(view: CivilizationBoardView, nations: tuple[str, ...]) -> set[Seat]:
    return {seat for seat, nation in enumerate(view.board.nations) if nation.id in nations}


# ---------------------------------------------------------------------------------------------- lots


def _look_at(hands: Hands, view: CivilizationBoardView, ticket: str | None) -> None:
    """Look at a ticket, or at none."""
    if ticket is None:
        if mode_of(view).ticket is not None or mode_of(view).answering is not None:
            hands.press(f"ticket {mode_of(view).ticket}")
            if mode_of(view).ticket is not None:
                # What was said lay over it.
                hands.press(f"ticket {mode_of(view).ticket}")
        return
    if mode_of(view).ticket != ticket or mode_of(view).corner == "talk":
        hands.press(f"ticket {ticket}")
    assert mode_of(view).ticket == ticket


def _send(hands: Hands, view: CivilizationBoardView, action: TradeOffer | TradeReply) -> None:
    """Put the lot together, name its good, write the note, and send it."""
    for card in mode_of(view).lot:
        hands.press(f"lot {card}")
    for card in action.give:
        hands.press(f"card {card}")
    for _ in mode_of(view).products:
        if mode_of(view).named != action.product:
            hands.press("market good")
    if action.note:
        hands.write("market note", action.note)
    hands.press("market send")


def _address(hands: Hands, view: CivilizationBoardView, to: tuple[str, ...] | None) -> None:
    """Have the offer be for these nations, beginning with everyone."""
    everyone = set(others(market_of(view)))
    wanted = everyone if to is None else _seats(view, to)
    if mode_of(view).to is not None:
        hands.press("to all")
    for seat in sorted(everyone - wanted):
        hands.press(f"to {seat}")


# ---------------------------------------------------------------------------------------------- answers


def _turn_to(hands: Hands, view: CivilizationBoardView, reply: str) -> None:
    """Have an answer on show: by the offer that it was given to, and from one answer to the next."""
    if shown_answer(market_of(view), mode_of(view)) == reply:
        return
    offer = next(each.offer for each in market_of(view).replies if each.id == reply)
    _look_at(hands, view, offer)
    for _ in market_of(view).answers():
        if shown_answer(market_of(view), mode_of(view)) != reply:
            hands.press("market next")
    assert shown_answer(market_of(view), mode_of(view)) == reply


def _withdraw(hands: Hands, view: CivilizationBoardView, name: str) -> None:
    """Take back an offer where it is looked at, or an answer where the offer is that it was given to."""
    offer = next((each.offer for each in market_of(view).replies if each.id == name), name)
    _look_at(hands, view, offer)
    for _ in market_of(view).replies_to(offer):
        read = answer_read(market_of(view), mode_of(view))
        if offer != name and (read is None or read.id != name):
            hands.press("market next")
    hands.press("market withdraw")


def _say(hands: Hands, view: CivilizationBoardView, text: str, to: tuple[str, ...] | None) -> None:
    if showing_of(view) != "talk":
        hands.press("market talk")
    if mode_of(view).speaking_to is not None:
        hands.press("speak to all")
    for seat in sorted(set() if to is None else _seats(view, to)):
        hands.press(f"speak to {seat}")
    hands.write("market saying", text)
    hands.press("market say")


def showing_of(view: CivilizationBoardView) -> str:
    """What stands below the lot."""
    return showing(view.market.hall)
