"""Phase 9: the market, where everyone offers and replies at any time (9)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.civilization.card_scenes import begun, opened
from games.civilization.market_scenes import (
    ASIA,
    BRONZE,
    CRETE,
    EGYPT,
    GRAIN,
    HANDS,
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
from games.civilization.scenes import CIVILIZATION, after, code, story, told
from ziggurat.games.civilization.market import Lot, ReplyTicket, Ticket
from ziggurat.games.civilization.position import Faced, Own
from ziggurat.games.civilization.trade_actions import (
    TradeAccept,
    TradeDecline,
    TradeReady,
    TradeSay,
    TradeWithdraw,
)
from ziggurat.games.civilization.trade_events import (
    MarketEnded,
    OfferClosed,
    OfferMade,
    ReadyMarked,
    ReplyMade,
    TradeSaid,
)
from ziggurat.games.game import IllegalAction

EVERYBODY = (CRETE, ASIA, EGYPT, THRACE)


# Whether there is a market (3.1)


@pytest.mark.parametrize(
    ("crete", "asia", "is_open"),
    [
        ("salt-1 salt-2 salt-3", "grain-1 grain-2 grain-3", True),
        ("salt-1 salt-2 salt-3", "grain-1 grain-2", False),
        ("piracy iconoclasm civil_disorder", "grain-1 grain-2 grain-3", True),
    ],
)
def test_the_market_opens_if_two_nations_hold_three_tradable_cards(crete: str, asia: str, is_open: bool) -> None:
    position = begun("trade", hands={"crete": crete, "asia": asia}, crete="knossos 2", asia="troy 2")
    assert (position.board.phase == "trade") == is_open


def test_calamities_that_lie_face_up_are_not_counted_as_tradable() -> None:
    hands = {"crete": SALT, "asia": "grain-1 grain-2"}
    dealt, _ = opened("cards", hands=hands, tops={2: "volcano"}, piles={1: ""}, crete="knossos 2", asia="+troy +sardis")
    assert (dealt.board.faced, dealt.board.hands, dealt.board.phase) == ((Faced("volcano", 1),), (3, 2), "advances")


# Lots and what is announced of them (9.1)


@pytest.mark.parametrize(
    ("cards", "product", "count", "value"),
    [
        ("salt-1 salt-2 salt-3", "salt", 3, 27),
        ("ochre-1 hides-1 salt-1", "hides", 3, 1 + 1 + 3),
        ("ochre-1 ochre-2 salt-1 salt-2", "salt", 4, 4 + 12),
        ("ochre-1 ochre-2 piracy", "ochre", 3, 4),
    ],
)
def test_number_value_and_one_product_of_a_lot_are_announced_and_a_calamity_is_worth_nothing(
    cards: str, product: str, count: int, value: int
) -> None:
    (made,) = told(story(market(), offer(cards, product)), OfferMade)
    assert made.ticket == Ticket("o1", CRETE, count, value, product)  # type: ignore[arg-type]


def test_an_offer_has_addressees_and_a_note() -> None:
    (made,) = told(story(market(), offer(SALT, to="egypt asia", note="Fresh from the sea.")), OfferMade)
    assert (made.ticket.to, made.ticket.note) == ((ASIA, EGYPT), "Fresh from the sea.")


def test_a_reply_is_a_lot_with_a_note_that_answers_an_offer() -> None:
    position = after(market(), offer(SALT))
    (made,) = told(story(position, reply("o1", GRAIN, note="Fair?"), seat=ASIA), ReplyMade)
    assert made.ticket == ReplyTicket("r2", "o1", ASIA, 3, 36, "grain", False, "Fair?")


def test_one_counter_numbers_offers_and_replies_and_nothing_is_numbered_twice() -> None:
    steps = (
        *((CRETE, offer(SALT)), (ASIA, reply("o1", GRAIN)), (EGYPT, offer(BRONZE))),
        *((CRETE, TradeDecline("r2")), (EGYPT, TradeWithdraw("o3")), (ASIA, reply("o1", GRAIN))),
    )
    assert open_ids(play(market(), *steps)) == ["o1", "r4"]


def test_the_counter_runs_on_in_the_next_market_of_the_game() -> None:
    ended = play(market(), (CRETE, offer(SALT)), *ready(*EVERYBODY))
    assert (open_ids(ended), ended.hidden.issued) == ([], 1)


def test_cards_may_be_in_several_offers_and_replies() -> None:
    position = play(market(), (CRETE, offer(SALT)), (CRETE, offer(f"{SALT} piracy")), (ASIA, offer(GRAIN)))
    assert open_ids(after(position, reply("o3", SALT))) == ["o1", "o2", "o3", "r4"]


def test_a_player_has_twelve_offers_and_replies_open_at_most() -> None:
    position = play(market(), (ASIA, offer(GRAIN)), *[(CRETE, offer(SALT))] * 11, (CRETE, reply("o1", SALT)))
    for one_more in (offer(SALT), reply("o1", SALT)):
        assert code(position, one_more) == "too_many_offers"
    assert code(position, offer(BRONZE), seat=EGYPT) is None
    assert code(after(position, TradeWithdraw("o5")), offer(SALT)) is None


# Who sees what (9.2, 14)


def test_an_offer_to_everyone_everyone_sees() -> None:
    position = after(market(), offer(SALT))
    assert [ids_seen(position, viewer) for viewer in (None, *EVERYBODY)] == [["o1"]] * 5


def test_an_offer_to_some_its_author_and_they_see() -> None:
    position = after(market(), offer(SALT, to="asia thrace"))
    seen = {viewer: ids_seen(position, viewer) for viewer in (None, *EVERYBODY)}
    assert seen == {None: [], CRETE: ["o1"], ASIA: ["o1"], EGYPT: [], THRACE: ["o1"]}
    assert [bool(told_to(market(), v, CRETE, offer(SALT, to="asia thrace"))) for v in (None, *EVERYBODY)] == [
        *(False, True, True, False, True)
    ]


@pytest.mark.parametrize(
    ("to", "private", "seeing"),
    [
        (None, False, (None, CRETE, ASIA, EGYPT, THRACE)),
        (None, True, (CRETE, ASIA)),
        ("asia thrace", False, (CRETE, ASIA, THRACE)),
        ("asia thrace", True, (CRETE, ASIA)),
    ],
)
def test_a_reply_is_seen_by_whoever_sees_the_offer_but_a_private_one_by_the_two_alone(
    to: str | None, private: bool, seeing: tuple[int | None, ...]
) -> None:
    position = after(market(), offer(SALT, to=to))
    answer = reply("o1", GRAIN, private)
    answered = after(position, answer, seat=ASIA)
    everyone = (None, *EVERYBODY)
    assert tuple(viewer for viewer in everyone if "r2" in ids_seen(answered, viewer)) == seeing
    assert tuple(viewer for viewer in everyone if told_to(position, viewer, ASIA, answer)) == seeing
    for ending, seat in ((TradeDecline("r2"), CRETE), (TradeWithdraw("r2"), ASIA)):
        assert tuple(viewer for viewer in everyone if told_to(answered, viewer, seat, ending)) == seeing


def test_the_cards_of_a_lot_only_its_author_sees() -> None:
    position = play(market(), (CRETE, offer(SALT)), (ASIA, reply("o1", GRAIN)))
    lots = {seat: CIVILIZATION.private(position, seat).lots for seat in EVERYBODY}
    assert lots == {
        CRETE: (Lot("o1", tuple(SALT.split())),),
        ASIA: (Lot("r2", tuple(GRAIN.split())),),
        EGYPT: (),
        THRACE: (),
    }
    for viewer in (None, ASIA, EGYPT):
        (made,) = told_to(market(), viewer, CRETE, offer(SALT))
        assert isinstance(made, OfferMade)
        assert made.give is None
    (answered,) = told_to(after(market(), offer(SALT)), CRETE, ASIA, reply("o1", GRAIN))
    assert isinstance(answered, ReplyMade)
    assert answered.give is None


def test_everyone_sees_how_many_cards_each_holds_and_who_is_ready() -> None:
    position = after(market(), TradeReady(True), seat=EGYPT)
    board = CIVILIZATION.view(position, None).public.board
    assert board.hands == tuple(len(HANDS[name].split()) for name in ("crete", "asia", "egypt", "thrace"))
    assert board.market is not None
    assert board.market.ready == (EGYPT,)


@pytest.mark.parametrize(
    ("to", "hearing"),
    [
        (None, (None, CRETE, ASIA, EGYPT, THRACE)),
        (("asia",), (CRETE, ASIA)),
        (("thrace", "asia"), (CRETE, ASIA, THRACE)),
    ],
)
def test_talk_is_heard_by_those_it_is_for_and_by_nobody_else(
    to: tuple[str, ...] | None, hearing: tuple[int | None, ...]
) -> None:
    said = TradeSay("I have no calamity!", to)
    assert tuple(viewer for viewer in (None, *EVERYBODY) if told_to(market(), viewer, CRETE, said)) == hearing
    (event,) = told(story(market(), said), TradeSaid)
    assert (event.seat, event.text) == (CRETE, "I have no calamity!")
    assert after(market(), said) == market()


# Declining and withdrawing: 9.2


def test_the_sender_of_an_offer_declines_a_reply() -> None:
    position = play(market(), (CRETE, offer(SALT)), (ASIA, reply("o1", GRAIN)))
    assert open_ids(after(position, TradeDecline("r2"))) == ["o1"]
    assert story(position, TradeDecline("r2")) == [OfferClosed("r2", ASIA, "declined", None)]


def test_the_author_withdraws_a_reply_and_the_offer_stands() -> None:
    position = play(market(), (CRETE, offer(SALT)), (ASIA, reply("o1", GRAIN)))
    assert open_ids(after(position, TradeWithdraw("r2"), seat=ASIA)) == ["o1"]
    assert story(position, TradeWithdraw("r2"), seat=ASIA) == [OfferClosed("r2", ASIA, "withdrawn", None)]


def test_with_an_offer_that_is_withdrawn_its_replies_go_and_their_viewers_are_told() -> None:
    answers = ((ASIA, reply("o1", GRAIN)), (EGYPT, reply("o1", BRONZE, private=True)), (EGYPT, offer(BRONZE)))
    position = play(market(), (CRETE, offer(SALT)), *answers)
    assert open_ids(after(position, TradeWithdraw("o1"))) == ["o4"]
    for viewer, gone in ((THRACE, ["r2", "o1"]), (EGYPT, ["r2", "r3", "o1"])):
        closed = told(told_to(position, viewer, CRETE, TradeWithdraw("o1")), OfferClosed)
        assert [event.id for event in closed] == gone


# What was chosen a moment ago


def test_what_was_chosen_at_the_market_still_counts_whatever_others_have_done_there() -> None:
    before, now = market(), play(market(), (ASIA, offer(GRAIN)), *ready(EGYPT))
    seen = CIVILIZATION.view(before, CRETE), CIVILIZATION.view(now, CRETE)
    assert CIVILIZATION.fits(*seen, offer(SALT))


def test_what_was_chosen_in_another_phase_or_at_another_market_counts_no_more() -> None:
    now = market()
    next_one = now.on(replace(now.board, spans=now.board.spans + 1))
    for other in (begun("discard", hands=HANDS, crete="knossos 2", asia="troy 2"), next_one):
        assert not CIVILIZATION.fits(CIVILIZATION.view(other, CRETE), CIVILIZATION.view(now, CRETE), offer(SALT))


# Readiness and the end (9.2: 6, 7 and 8)


def test_an_offer_clears_ones_own_ready_mark_and_nobody_elses() -> None:
    position = play(market(), *ready(CRETE, ASIA))
    assert position.board.owing == (EGYPT, THRACE)
    assert story(position, offer(SALT))[-1] == ReadyMarked(CRETE, False)
    assert after(position, offer(SALT)).board.owing == (CRETE, EGYPT, THRACE)


def test_a_reply_clears_ones_own_ready_mark() -> None:
    position = play(market(), (CRETE, offer(SALT)), *ready(CRETE, ASIA))
    assert after(position, reply("o1", GRAIN), seat=ASIA).board.owing == (ASIA, EGYPT, THRACE)


def test_whoever_is_ready_may_think_better_of_it_and_may_do_everything_still() -> None:
    position = play(market(), (CRETE, offer(SALT)), (ASIA, reply("o1", GRAIN)), *ready(CRETE))
    assert after(position, TradeReady(False)).board.owing == EVERYBODY
    for still in (TradeDecline("r2"), TradeWithdraw("o1"), TradeSay("Wait!")):
        assert after(position, still).board.owing == (ASIA, EGYPT, THRACE)


def test_whoever_holds_fewer_than_three_cards_counts_as_ready_and_may_speak() -> None:
    hands = {**HANDS, "egypt": "gems-1 gold-1", "thrace": "piracy iconoclasm civil_disorder", "crete": SALT}
    position = market(hands)
    assert (position.board.owing, position.board.answered) == ((CRETE, ASIA, THRACE), (EGYPT,))
    assert position.board.market is not None
    assert position.board.market.ready == ()
    assert code(position, TradeSay("Alms?"), seat=EGYPT) is None
    assert play(position, *ready(CRETE, ASIA, THRACE)).board.phase == "advances"


def test_the_market_ends_once_all_are_ready_and_everything_on_it_is_gone() -> None:
    position = play(market(), (CRETE, offer(SALT)), (ASIA, reply("o1", GRAIN)), *ready(CRETE, ASIA, EGYPT))
    assert position.board.phase == "trade"
    events = story(position, TradeReady(True), seat=THRACE)
    assert told(events, MarketEnded) == [MarketEnded(False)]
    ended = after(position, TradeReady(True), seat=THRACE)
    assert (ended.board.phase, ended.board.market, open_ids(ended)) == ("advances", None, [])
    assert code(ended, TradeAccept("r2")) == "wrong_phase"
    assert CIVILIZATION.private(ended, CRETE) == Own(hand=tuple(HANDS["crete"].split()))


def test_the_market_ends_when_its_time_is_up_by_a_step_of_nobody() -> None:
    position = play(market(), (CRETE, offer(SALT)), *ready(ASIA))
    assert CIVILIZATION.due(position).seconds == 300
    ended, events = CIVILIZATION.expire(position, ())
    assert told(events, MarketEnded) == [MarketEnded(True)]
    assert (ended.board.phase, open_ids(ended)) == ("advances", [])


def test_without_a_time_the_market_ends_by_readiness_alone() -> None:
    position = market(options={"trade_seconds": 0})
    assert CIVILIZATION.due(position).seconds is None
    with pytest.raises(IllegalAction):
        CIVILIZATION.expire(position, ())


def test_no_other_phase_has_a_time_of_its_own() -> None:
    ended = play(market(), *ready(*EVERYBODY))
    assert CIVILIZATION.due(ended).seconds is None
    with pytest.raises(IllegalAction):
        CIVILIZATION.expire(ended, ())


def test_whose_time_is_up_is_ready() -> None:
    late, events = CIVILIZATION.expire(market(), (ASIA, EGYPT))
    assert told(events, ReadyMarked) == [ReadyMarked(ASIA, True), ReadyMarked(EGYPT, True)]
    assert late.board.owing == (CRETE, THRACE)
