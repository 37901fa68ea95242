"""Why actions with cards are refused: each with its code and its paragraph, and the first of several (15.1)."""

from __future__ import annotations

from typing import get_args

import pytest

from games.civilization.card_scenes import begun
from games.civilization.market_scenes import ASIA, CRETE, EGYPT, GRAIN, HANDS, SALT, THRACE, market, offer, play, reply
from games.civilization.scenes import CIVILIZATION, code, refusal
from ziggurat.games.civilization.position import Position
from ziggurat.games.civilization.trade_actions import (
    Buy,
    BuyGold,
    Discard,
    EndBuy,
    SeizeCities,
    SetTax,
    TradeAccept,
    TradeAction,
    TradeDecline,
    TradeOffer,
    TradeReady,
    TradeReply,
    TradeSay,
    TradeWithdraw,
)
from ziggurat.games.game import Action

EVERY_KIND: dict[type[Action], tuple[str, Action]] = {
    SetTax: ("taxes", SetTax(2)),
    SeizeCities: ("revolts", SeizeCities(("knossos",))),
    BuyGold: ("gold", BuyGold(0)),
    TradeOffer: ("trade", offer(SALT)),
    TradeReply: ("trade", reply("o1", SALT)),
    TradeAccept: ("trade", TradeAccept("r1")),
    TradeDecline: ("trade", TradeDecline("r1")),
    TradeWithdraw: ("trade", TradeWithdraw("o1")),
    TradeSay: ("trade", TradeSay("")),
    TradeReady: ("trade", TradeReady(True)),
    Buy: ("advances", Buy(("music",), ())),
    EndBuy: ("advances", EndBuy()),
    Discard: ("discard", Discard(())),
}
"""By kind the phase that asks for it, and one of it."""
HAND = {"crete": SALT}
ASKED: dict[str, Position] = {
    "taxes": begun("taxes", crete="+knossos *coinage", asia="troy 2"),
    "revolts": begun("taxes", asia="troy 2 =9", crete="+knossos +phaistos =2"),
    "ships": begun("ships", crete="knossos 2", asia="hattusas 2"),
    "movement": begun("movement", crete="knossos 2", asia="troy 2"),
    "gold": begun("gold", crete="knossos 2 $20", asia="troy 2"),
    "trade": market(),
    "advances": begun("advances", asia="troy 2", egypt="memphis 2", crete=""),
    "discard": begun("discard", hands=HAND, crete="knossos 2", asia="troy 2"),
}
"""By phase a position in which a seat is asked, which is the first that owes something."""


def refused(position: Position, action: Action, seat: int = 0) -> tuple[str, str] | None:
    """The code and the paragraph of the refusal."""
    why = refusal(position, action, seat)
    return None if why is None else (why.code, why.rule)


def test_every_action_of_the_market_is_tried() -> None:
    assert set(get_args(TradeAction)) == {kind for kind, (phase, _) in EVERY_KIND.items() if phase == "trade"}


@pytest.mark.parametrize("phase", ASKED)
def test_each_phase_asks_for_its_own_decisions_and_no_others(phase: str) -> None:
    position = ASKED[phase]
    assert position.board.phase == phase
    seat = position.board.owing[0]
    wrong = {kind for kind, (_, action) in EVERY_KIND.items() if code(position, action, seat) == "wrong_phase"}
    assert wrong == {kind for kind, (asking, _) in EVERY_KIND.items() if asking != phase}


@pytest.mark.parametrize("phase", [phase for phase in ASKED if phase not in ("trade", "ships", "movement")])
def test_whoever_is_not_asked_is_told_so_whatever_is_wrong_with_the_action(phase: str) -> None:
    position = ASKED[phase]
    others = set(range(position.board.seats)) - {*position.board.owing, *position.board.answered}
    bad = {SetTax: SetTax(9), BuyGold: BuyGold(-1), Buy: Buy((), ()), Discard: Discard(("silver-1",))}
    for kind, (asking, action) in EVERY_KIND.items():
        if asking == phase:
            tried = bad.get(kind, action)
            assert {refused(position, tried, seat) for seat in others} == {("not_your_turn", "15")}


def test_whoever_looks_on_does_nothing_at_the_market() -> None:
    view = CIVILIZATION.view(market(), None)
    for _, action in EVERY_KIND.values():
        why = CIVILIZATION.why_not(view, action)
        assert why is not None
        assert why.code == "not_your_turn"


# Lots, the same for offers and replies

LOTS = [
    ("salt-1 salt-2 silver-1", "silver", ("bad_value", "15.1")),
    ("salt-1 salt-2 salt-10", "salt", ("bad_value", "15.1")),
    ("salt-1 salt-1 salt-2", "salt", ("bad_value", "15.1")),
    ("salt-1 salt-2 salt-3", "piracy", ("bad_value", "15.1")),
    ("salt-1 salt-2 salt-3", "", ("bad_value", "15.1")),
    ("salt-1 grain-1", "gold", ("lot_too_small", "9.1")),
    ("", "gold", ("lot_too_small", "9.1")),
    ("salt-1 salt-2 grain-1", "gold", ("not_in_hand", "9.1")),
    ("salt-1 salt-2 volcano", "gold", ("not_in_hand", "9.1")),
    ("salt-1 salt-2 salt-3", "gold", ("product_not_in_lot", "9.1")),
    ("salt-1 salt-2 salt-3", "salt", ("too_many_offers", "9.2")),
]


@pytest.mark.parametrize(("cards", "product", "why"), LOTS)
def test_the_first_reason_in_the_order_of_the_rules_refuses_a_lot(
    cards: str, product: str, why: tuple[str, str]
) -> None:
    position = play(market(), *[(CRETE, offer(SALT))] * 12)
    give = tuple(cards.split())
    assert refused(position, TradeOffer(give, product)) == why
    assert refused(position, TradeReply("o99", give, product)) == why


@pytest.mark.parametrize(
    ("to", "why"),
    [
        ((), "bad_value"),
        (("crete",), "bad_value"),
        (("asia", "crete"), "bad_value"),
        (("asia", "asia"), "bad_value"),
        (("babylon",), "bad_value"),
        (("atlantis",), "bad_value"),
        (("asia", "egypt"), None),
    ],
)
def test_offers_and_talk_are_for_others_of_the_game_each_named_once(to: tuple[str, ...], why: str | None) -> None:
    assert code(market(), TradeSay("Salt?", to)) == why
    assert code(market(), TradeOffer(tuple(SALT.split()), "salt", to)) == why
    if why:
        assert code(market(), TradeOffer((), "gold", to)) == why


@pytest.mark.parametrize(("length", "why"), [(200, None), (201, "bad_value")])
def test_a_note_has_200_characters_at_most_and_they_are_code_points(length: int, why: str | None) -> None:
    note = "𒀀" * length
    assert code(market(), offer(SALT, note=note)) == why
    offered = play(market(), (ASIA, offer(GRAIN)))
    assert code(offered, reply("o1", SALT, note=note)) == why


@pytest.mark.parametrize(("length", "why"), [(0, None), (500, None), (501, "bad_value")])
def test_talk_has_500_characters_at_most(length: int, why: str | None) -> None:
    assert code(market(), TradeSay("𒀀" * length)) == why


# Offers and replies that are gone, or another's


def busy() -> Position:
    """Crete offers to all (o1) and to Asia and Egypt (o2); Asia has replied (r3) and, in private (r4)."""
    return play(
        market(),
        *((CRETE, offer(SALT)), (CRETE, offer(SALT, to="asia egypt"))),
        *((ASIA, reply("o1", GRAIN)), (ASIA, reply("o2", GRAIN, private=True))),
    )


@pytest.mark.parametrize(
    ("seat", "action", "why"),
    [
        (CRETE, reply("o1", SALT), ("not_for_you", "9.2")),
        (EGYPT, reply("o9", "bronze-1 bronze-2 bronze-3"), ("offer_gone", "9.2")),
        (EGYPT, reply("r3", "bronze-1 bronze-2 bronze-3"), ("offer_gone", "9.2")),
        (EGYPT, reply("", "bronze-1 bronze-2 bronze-3"), ("offer_gone", "9.2")),
        (THRACE, reply("o2", "spices-1 spices-2 spices-3"), ("offer_gone", "9.2")),
        (THRACE, reply("o1", "spices-1 spices-2 spices-3"), None),
        *[
            (seat, settle(named), why)
            for settle in (TradeAccept, TradeDecline)
            for seat, named, why in (
                (CRETE, "r9", ("offer_gone", "9.2")),
                (CRETE, "o1", ("offer_gone", "9.2")),
                (CRETE, "r3", None),
                (ASIA, "r3", ("not_for_you", "9.2")),
                (EGYPT, "r3", ("not_for_you", "9.2")),
                (EGYPT, "r4", ("offer_gone", "9.2")),
                (CRETE, "r4", None),
            )
        ],
        (CRETE, TradeWithdraw("o9"), ("offer_gone", "9.2")),
        (CRETE, TradeWithdraw("r3"), ("not_for_you", "9.2")),
        (ASIA, TradeWithdraw("o1"), ("not_for_you", "9.2")),
        (EGYPT, TradeWithdraw("r3"), ("not_for_you", "9.2")),
        (EGYPT, TradeWithdraw("r4"), ("offer_gone", "9.2")),
        (THRACE, TradeWithdraw("o2"), ("offer_gone", "9.2")),
        (ASIA, TradeWithdraw("r4"), None),
    ],
)
def test_what_one_does_not_see_is_gone_and_what_is_anothers_is_not_for_one(
    seat: int, action: Action, why: tuple[str, str] | None
) -> None:
    assert refused(busy(), action, seat) == why


# Taxes and gold: the rest is tried beside their rules


@pytest.mark.parametrize(
    ("areas", "why"),
    [
        (("athens",), ("bad_value", "15.1")),
        (("atlantis",), ("bad_value", "15.1")),
        (("knossos", "knossos"), ("bad_value", "15.1")),
        (("knossos", "phaistos"), ("wrong_count", "6.1")),
        ((), ("wrong_count", "6.1")),
        (("knossos",), None),
    ],
)
def test_cities_that_are_seized_are_the_victims_and_as_many_as_are_due(
    areas: tuple[str, ...], why: tuple[str, str] | None
) -> None:
    assert refused(ASKED["revolts"], SeizeCities(areas)) == why


def test_gold_that_cannot_be_paid_stands_on_its_own_paragraph() -> None:
    assert refused(ASKED["gold"], BuyGold(2)) == ("cannot_pay", "8.3")
    assert refused(ASKED["gold"], BuyGold(5)) == ("bad_value", "15.1")


def test_a_discard_that_is_not_held_stands_on_its_own_paragraph() -> None:
    hands = {"crete": HANDS["crete"].replace("piracy", "gems-1")}
    position = begun("discard", hands=hands, crete="knossos 2", asia="troy 2")
    assert refused(position, Discard(("gold-1",))) == ("not_in_hand", "10.3")
    assert refused(position, Discard(())) == ("wrong_count", "10.3")
