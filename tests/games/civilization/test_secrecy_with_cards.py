"""What someone may not know changes no byte for them: hands, piles, lots, what is offered or said in secret (14)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from examples import examples
from games.civilization.card_scenes import begun
from games.civilization.market_scenes import (
    ASIA,
    BRONZE,
    CRETE,
    EGYPT,
    GRAIN,
    HANDS,
    PLAGUED,
    SALT,
    THRACE,
    market,
    offer,
    play,
    reply,
)
from games.civilization.scenes import CIVILIZATION
from games.civilization.twins import twin
from games.civilization.worlds import as_bytes, doings, world
from games.tables import seeds
from ziggurat.games.civilization.calamity_actions import LoseUnits
from ziggurat.games.civilization.position import CARD_MODES, Position, Secrets
from ziggurat.games.civilization.trade_actions import (
    Buy,
    BuyGold,
    Discard,
    TradeAccept,
    TradeDecline,
    TradeOffer,
    TradeReady,
    TradeReply,
    TradeSay,
    TradeWithdraw,
)
from ziggurat.games.civilization.trade_cards import PRODUCT_OF, CardId, back_of
from ziggurat.games.game import Action, Viewer

few = settings(deadline=None, derandomize=True, database=None, max_examples=examples(25))
worlds = st.builds(world, st.sampled_from(sorted(CARD_MODES)), st.integers(2, 7), seeds)
STEPS = 90
WITH_CARDS = (BuyGold, TradeOffer, TradeReply, TradeAccept, Buy, Discard, LoseUnits)
"""Actions that name, draw or show cards."""


def seen(position: Position, viewer: Viewer) -> bytes:
    """All that the viewer may know: the view, what is due, and the span."""
    view = CIVILIZATION.view(position, viewer)
    return as_bytes((view, CIVILIZATION.due(position), CIVILIZATION.span(position)))


def told(position: Position, viewer: Viewer, seat: int, action: Action) -> bytes:
    """What the viewer is told of a step, and sees after it."""
    after, events = CIVILIZATION.apply(position, seat, action)
    heard = [each for event in events if (each := event.seen_by(viewer)) is not None]
    return as_bytes(heard) + seen(after, viewer)


# Whatever others hold, and whatever lies in the piles


@few
@given(position=worlds, seed=seeds)
def test_hands_of_others_piles_lots_and_answers_change_no_byte_of_a_view(position: Position, seed: int) -> None:
    dice = random.Random(seed)
    for doing in doings(position, seed, STEPS):
        now = doing.after
        if now.board.revealed:
            return
        for viewer in (None, *range(now.board.seats)):
            other = twin(now, viewer, dice)
            assert seen(other, viewer) == seen(now, viewer)
            assert as_bytes(_shown(other)) == as_bytes(_shown(now))


def _shown(position: Position) -> Any:
    """What is seen of hidden cards once it is told anew from what lies there."""
    return position.keeping(position.hidden).board


@few
@given(position=worlds, seed=seeds)
def test_what_is_done_without_cards_tells_the_same_whatever_others_hold(position: Position, seed: int) -> None:
    dice = random.Random(seed)
    for before, seat, action, after, _ in doings(position, seed, STEPS):
        if seat is None or action is None or isinstance(action, WITH_CARDS) or after.board.phase != before.board.phase:
            continue
        for viewer in (None, *range(position.board.seats)):
            other = replace(twin(before, viewer, dice), answers=before.answers)
            if viewer != seat:
                assert told(other, viewer, seat, action) == told(before, viewer, seat, action)


def swapped(position: Position, seat: int, cards: str) -> Position:
    """The position in which that seat holds these cards."""
    return position.keeping(position.hidden.with_hand(seat, cards.split()))


@pytest.mark.parametrize("viewer", [None, EGYPT, THRACE])
def test_lots_of_the_same_number_value_and_product_look_alike_before_and_after_their_exchange(viewer: Viewer) -> None:
    one = swapped(market(), CRETE, "salt-4 salt-5 salt-6 piracy")
    other = swapped(market(), CRETE, "salt-7 salt-8 salt-9 gems-4")
    pairs = [(one, offer("salt-4 salt-5 salt-6")), (other, offer("salt-7 salt-8 salt-9"))]
    assert len({told(position, viewer, CRETE, action) for position, action in pairs}) == 1
    offered = [play(position, (CRETE, action), (ASIA, reply("o1", GRAIN))) for position, action in pairs]
    assert len({told(position, viewer, CRETE, TradeAccept("r2")) for position in offered}) == 1


# Whatever is offered, replied and said in secret


@pytest.mark.parametrize("viewer", [None, EGYPT, THRACE])
@pytest.mark.parametrize(
    "secret",
    [
        [(CRETE, offer(SALT, to="asia"))],
        [(CRETE, offer(SALT, to="asia")), (ASIA, reply("o2", GRAIN))],
        [(CRETE, offer(SALT, to="asia")), (ASIA, reply("o2", GRAIN)), (ASIA, TradeWithdraw("r3"))],
        [(CRETE, offer(SALT, to="asia")), (ASIA, reply("o2", GRAIN)), (CRETE, TradeDecline("r3"))],
        [(CRETE, offer(SALT, to="asia")), (CRETE, TradeWithdraw("o2"))],
        [(ASIA, reply("o1", GRAIN, private=True))],
        [(ASIA, reply("o1", GRAIN, private=True)), (CRETE, TradeDecline("r2"))],
        [(CRETE, TradeSay("Only for you.", ("asia",)))],
    ],
)
def test_others_cannot_tell_whether_something_was_offered_replied_or_said_in_secret(
    viewer: Viewer, secret: list[tuple[int, Any]]
) -> None:
    plain = play(market(), (CRETE, offer(PLAGUED)))
    whispered = plain
    for seat, action in secret:
        after, events = CIVILIZATION.apply(whispered, seat, action)
        assert [event.seen_by(viewer) for event in events] == [None]
        whispered = after
    assert seen(whispered, viewer) == seen(plain, viewer)
    for seat, action in ((THRACE, TradeSay("Spices!")), (THRACE, TradeReady(True)), (CRETE, TradeWithdraw("o1"))):
        public = told(plain, viewer, seat, action)
        after, events = CIVILIZATION.apply(whispered, seat, action)
        heard = [each for event in events if (each := event.seen_by(viewer)) is not None]
        assert as_bytes(heard) + seen(after, viewer) == public


@pytest.mark.parametrize("viewer", [None, THRACE])
def test_of_an_exchange_others_are_told_the_same_however_it_was_agreed(viewer: Viewer) -> None:
    whispered = play(market(), (CRETE, offer(SALT, to="asia")), (ASIA, reply("o1", GRAIN)))
    one = told(whispered, viewer, CRETE, TradeAccept("r2"))
    hushed = play(market(), (CRETE, offer(SALT, to="egypt asia")), (ASIA, reply("o1", GRAIN, private=True)))
    assert told(hushed, viewer, CRETE, TradeAccept("r2")) == one


def test_what_an_addressee_may_do_is_the_same_whoever_else_has_replied_in_private() -> None:
    plain = play(market(), (CRETE, offer(SALT)))
    whispered = play(plain, (ASIA, reply("o1", GRAIN, private=True)))
    for viewer in (EGYPT, THRACE):
        offered = [list(CIVILIZATION.candidates(CIVILIZATION.view(each, viewer))) for each in (plain, whispered)]
        assert offered[0] == offered[1]


def test_the_counter_of_offers_is_in_no_view() -> None:
    position = play(market(), (EGYPT, offer(BRONZE)))
    later = replace(position, secrets=replace(position.hidden, issued=99))
    for viewer in (None, *range(4)):
        assert seen(later, viewer) == seen(position, viewer)


# Being asked betrays nothing: R38


def asked_for(phase: str, line: str, cards: str, **scene: Any) -> tuple[int, ...]:
    """Who is asked when Crete holds these cards."""
    position = begun(phase, hands={"crete": cards}, crete=line, asia="troy 2", **scene)
    return position.board.owing if position.board.phase == phase else ()


def test_who_is_asked_to_discard_follows_from_numbers_of_cards_that_everyone_sees() -> None:
    lines = ("salt-1 salt-2", "piracy iconoclasm", "gold-1 piracy")
    assert {asked_for("discard", "knossos 2", cards) for cards in lines} == {(0,)}


def test_who_is_asked_to_trade_follows_from_numbers_of_cards_that_everyone_sees() -> None:
    for three in (SALT, "piracy iconoclasm civil_disorder", "gold-1 gold-2 epidemic"):
        assert market({**HANDS, "crete": three}).board.owing == (CRETE, ASIA, EGYPT, THRACE)


def test_who_is_asked_for_gold_and_purchases_has_nothing_to_do_with_hands() -> None:
    for cards in ("", SALT, "piracy"):
        assert asked_for("gold", "knossos 2 $20", cards) == (0,)
        assert asked_for("advances", "knossos 2", cards) == (1,)


def test_every_card_that_lies_hidden_has_the_same_back() -> None:
    cards: list[CardId] = [*PRODUCT_OF, "epidemic", "civil_disorder", "iconoclasm", "piracy"]
    assert {back_of(card) for card in cards} == {"black"}


def test_secrets_are_in_no_view() -> None:
    position = market()
    for viewer in (None, CRETE):
        view = CIVILIZATION.view(position, viewer)
        assert not isinstance(view.private, Secrets)
        assert b'"secrets"' not in as_bytes(view)
        assert all(card.encode() not in as_bytes(view) for card in HANDS["asia"].split())
