"""Lots change hands: what an exchange brings with it, and what becomes of calamities (9.2: 4, 5 and 9)."""

from __future__ import annotations

import pytest

from games.civilization.card_scenes import hand
from games.civilization.market_scenes import (
    ASIA,
    BRONZE,
    CRETE,
    EGYPT,
    GRAIN,
    PLAGUED,
    SALT,
    THRACE,
    ids_seen,
    market,
    offer,
    open_ids,
    play,
    ready,
    reply,
    told_to,
)
from games.civilization.scenes import after, code, story, told
from ziggurat.games.civilization.position import Faced, Position
from ziggurat.games.civilization.trade_actions import TradeAccept
from ziggurat.games.civilization.trade_events import (
    Announced,
    CalamityPassed,
    MarketEnded,
    OfferClosed,
    ReadyMarked,
    TradeDone,
)

ACCEPT = TradeAccept("r2")


def agreed(*more: tuple[int, object], give: str = SALT) -> Position:
    """Crete has offered salt, Asia has replied with grain, and more has been done."""
    return play(market(), (CRETE, offer(give)), (ASIA, reply("o1", GRAIN)), *more)


def test_both_lots_change_hands() -> None:
    exchanged = after(agreed(), ACCEPT)
    assert hand(exchanged, CRETE) == f"ochre-1 ochre-2 hides-1 {GRAIN} piracy"
    assert hand(exchanged, ASIA) == f"iron-1 {SALT} cloth-1 cloth-2"
    assert exchanged.board.hands == (7, 6, 5, 3)


def test_lots_may_differ_in_size() -> None:
    position = play(market(), (CRETE, offer("ochre-1 ochre-2 hides-1 salt-1")), (ASIA, reply("o1", GRAIN)))
    assert after(position, ACCEPT).board.hands == (6, 7, 5, 3)


def test_a_reply_alone_exchanges_nothing() -> None:
    assert agreed().hidden.hands == market().hidden.hands


def test_the_offer_goes_with_all_its_replies() -> None:
    position = agreed((EGYPT, reply("o1", BRONZE)), (THRACE, offer("spices-1 spices-2 spices-3")))
    assert open_ids(after(position, ACCEPT)) == ["o4"]
    assert told(story(position, ACCEPT), OfferClosed) == [
        OfferClosed("r2", ASIA, "struck", None),
        OfferClosed("r3", EGYPT, "gone", None),
        OfferClosed("o1", CRETE, "struck", None),
    ]


def test_whatever_its_author_no_longer_holds_all_cards_of_goes_and_its_viewers_are_told() -> None:
    position = agreed(
        (CRETE, offer("ochre-1 ochre-2 salt-1", to="egypt")),
        (CRETE, offer("ochre-1 ochre-2 hides-1")),
        (EGYPT, offer(BRONZE)),
        (ASIA, reply("o5", "iron-1 grain-1 cloth-1", private=True)),
        (CRETE, reply("o5", "ochre-1 ochre-2 hides-1")),
        (THRACE, reply("o4", "spices-1 spices-2 spices-3")),
    )
    assert open_ids(after(position, ACCEPT)) == ["o4", "o5", "r7", "r8"]
    told_egypt = [event for event in told_to(position, EGYPT, CRETE, ACCEPT) if isinstance(event, OfferClosed)]
    assert [(event.id, event.reason) for event in told_egypt[2:]] == [("o3", "gone"), ("r6", "gone")]
    told_thrace = [event.id for event in told_to(position, THRACE, CRETE, ACCEPT) if isinstance(event, OfferClosed)]
    assert told_thrace == ["r2", "o1"]


def test_replies_to_an_offer_that_is_gone_go_too() -> None:
    position = agreed((CRETE, offer("ochre-1 ochre-2 salt-1")), (EGYPT, reply("o3", BRONZE)))
    assert open_ids(after(position, ACCEPT)) == []


def test_everyone_is_told_what_was_announced_and_only_the_two_which_cards_they_were() -> None:
    done = TradeDone(
        CRETE, ASIA, Announced(3, 27, "salt"), Announced(3, 36, "grain"), tuple(SALT.split()), tuple(GRAIN.split())
    )
    for viewer, gave, got in ((CRETE, done.gave, done.got), (ASIA, done.gave, done.got), (EGYPT, None, None)):
        assert told(told_to(agreed(), viewer, CRETE, ACCEPT), TradeDone) == [
            TradeDone(CRETE, ASIA, done.offered, done.replied, gave, got)
        ]
    assert told(told_to(agreed(), None, CRETE, ACCEPT), TradeDone)[0].gave is None


def test_everyone_is_told_of_an_exchange_that_was_agreed_in_private() -> None:
    position = play(market(), (CRETE, offer(SALT, to="asia")), (ASIA, reply("o1", GRAIN, private=True)))
    for viewer in (None, EGYPT, THRACE):
        assert [type(event) for event in told_to(position, viewer, CRETE, ACCEPT)] == [TradeDone]


def test_the_ready_marks_of_both_are_cleared_and_nobody_elses() -> None:
    position = agreed(*ready(CRETE, ASIA, EGYPT))
    assert told(story(position, ACCEPT), ReadyMarked) == [ReadyMarked(CRETE, False), ReadyMarked(ASIA, False)]
    exchanged = after(position, ACCEPT)
    assert exchanged.board.owing == (CRETE, ASIA, THRACE)
    assert exchanged.board.market is not None
    assert exchanged.board.market.ready == (EGYPT,)


def test_of_two_accepts_that_collide_the_first_wins() -> None:
    position = agreed((EGYPT, offer(BRONZE)), (ASIA, reply("o3", "grain-1 grain-2 cloth-1")))
    assert code(position, TradeAccept("r4"), seat=EGYPT) is None
    assert code(after(position, ACCEPT), TradeAccept("r4"), seat=EGYPT) == "offer_gone"
    assert code(after(position, TradeAccept("r4"), seat=EGYPT), ACCEPT) == "offer_gone"


def test_an_offer_that_was_agreed_upon_cannot_be_accepted_again() -> None:
    assert code(after(agreed((EGYPT, reply("o1", BRONZE))), ACCEPT), TradeAccept("r3")) == "offer_gone"


# Calamities in exchanges: 9.1


def test_a_black_calamity_that_is_received_is_announced_to_all_and_lies_face_up() -> None:
    position = agreed(give=PLAGUED)
    for viewer in (None, THRACE):
        assert told(told_to(position, viewer, CRETE, ACCEPT), CalamityPassed) == [CalamityPassed("piracy", CRETE, ASIA)]
    exchanged = after(position, ACCEPT)
    assert exchanged.board.faced == (Faced("piracy", ASIA, CRETE),)
    assert hand(exchanged, ASIA) == "ochre-1 ochre-2 iron-1 cloth-1 cloth-2"
    assert exchanged.board.hands == (7, 5, 5, 3)


def test_one_calamity_may_be_passed_for_another() -> None:
    hands = {"crete": "ochre-1 ochre-2 piracy", "asia": "grain-1 grain-2 iconoclasm", "egypt": BRONZE}
    position = play(market(hands), (CRETE, offer(PLAGUED)), (ASIA, reply("o1", "grain-1 grain-2 iconoclasm")))
    faced = after(position, ACCEPT).board.faced
    assert set(faced) == {Faced("iconoclasm", CRETE, ASIA), Faced("piracy", ASIA, CRETE)}


def test_r12_a_calamity_that_was_received_is_not_passed_on() -> None:
    exchanged = after(agreed(give=PLAGUED), ACCEPT)
    assert code(exchanged, offer("ochre-1 ochre-2 piracy"), seat=ASIA) == "not_in_hand"


def test_calamities_are_announced_after_what_is_gone_and_before_the_exchange() -> None:
    position = agreed((CRETE, offer("ochre-1 salt-1 salt-2", to="egypt")), *ready(ASIA), give=PLAGUED)
    kinds = [type(event) for event in story(position, ACCEPT)]
    assert kinds == [OfferClosed, OfferClosed, OfferClosed, CalamityPassed, TradeDone, ReadyMarked]


def test_an_exchange_that_leaves_nobody_enough_cards_ends_the_market() -> None:
    hands = {"crete": "ochre-1 ochre-2 piracy", "asia": "grain-1 grain-2 iconoclasm"}
    position = play(market(hands), (CRETE, offer(PLAGUED)), (ASIA, reply("o1", "grain-1 grain-2 iconoclasm")))
    assert told(story(position, ACCEPT), MarketEnded) == [MarketEnded(False)]
    assert after(position, ACCEPT).board.phase == "advances"


@pytest.mark.parametrize("viewer", [None, CRETE, ASIA, EGYPT, THRACE])
def test_what_is_gone_nobody_sees_any_more(viewer: int | None) -> None:
    assert ids_seen(after(agreed(), ACCEPT), viewer) == []
