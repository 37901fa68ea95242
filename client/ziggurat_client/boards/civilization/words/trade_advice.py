"""Decisions about cards and coins as advice (6.1, 8.3, 9 and 10)."""

from __future__ import annotations

from collections.abc import Iterable

from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.trade_actions import (
    Buy,
    BuyGold,
    Discard,
    EndBuy,
    SetTax,
    TradeAccept,
    TradeDecline,
    TradeOffer,
    TradeReady,
    TradeReply,
    TradeSay,
    TradeWithdraw,
)
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, sets_in
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller


def trade_advice(teller: CivilizationTeller, action: CivilizationAction) -> str | None:
    """What to do; None if it is about no cards and no coins."""
    say = teller.words.say
    match action:
        case SetTax(rate):
            return say("civilization.hint.tax", count=rate)
        case BuyGold(count):
            return say("civilization.hint.gold", count=count) if count else say("civilization.hint.no_gold")
        case Discard(cards):
            return say("civilization.hint.discard", cards=_cards(teller, cards)) if cards else _keep_all(teller)
        case Buy(advances, pay, coins):
            return _purchase(teller, advances, pay, coins)
        case EndBuy():
            return say("civilization.hint.end_buy")
        case _:
            return _at_the_market(teller, action)


def _keep_all(teller: CivilizationTeller) -> str:
    return teller.words.say("civilization.hint.discard_none")


def _at_the_market(teller: CivilizationTeller, action: CivilizationAction) -> str | None:
    say = teller.words.say
    match action:
        case TradeOffer(give, _, to):
            who = _everyone_or(teller, to)
            return say("civilization.hint.offer", cards=_cards(teller, give), who=who)
        case TradeReply(_, give):
            return say("civilization.hint.reply", cards=_cards(teller, give))
        case TradeAccept():
            return say("civilization.hint.accept")
        case TradeDecline():
            return say("civilization.hint.decline")
        case TradeWithdraw():
            return say("civilization.hint.withdraw")
        case TradeReady(ready):
            return say("civilization.hint.ready" if ready else "civilization.hint.trade_on")
        case TradeSay(text):
            return say("civilization.hint.say", text=text)
        case _:
            return None


def _purchase(teller: CivilizationTeller, advances: Iterable[str], pay: tuple[str, ...], coins: int) -> str:
    say = teller.words.say
    wanted = ", ".join(say(f"civilization.advance.{advance}") for advance in advances)
    if not pay and not coins:
        return say("civilization.hint.buy_free", advances=wanted)
    means = [_cards(teller, pay)] if pay else []
    means += [say("civilization.hint.coins", count=coins)] if coins else []
    return say("civilization.hint.buy", advances=wanted, means=", ".join(means))


def _everyone_or(teller: CivilizationTeller, to: Iterable[str] | None) -> str:
    say = teller.words.say
    if to is None:
        return say("civilization.hint.everyone")
    return ", ".join(say(f"civilization.nation.{nation}") for nation in to)


def _cards(teller: CivilizationTeller, cards: tuple[str, ...]) -> str:
    """The cards as sets with their numbers, and calamities by name."""
    say = teller.words.say
    sets = [f"{count} × {say(f'civilization.good.{product}')}" for product, count in sets_in(cards).items()]
    named = [say(f"civilization.calamity.{CALAMITY_OF[card]}") for card in cards if card in CALAMITY_OF]
    return ", ".join((*sets, *named))
