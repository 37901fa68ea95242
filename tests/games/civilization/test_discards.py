"""The end of phase 10: what is above the hand limit is laid down (10.3)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.civilization.card_scenes import begun, hand, pile
from games.civilization.scenes import CIVILIZATION, after, code, story, told
from ziggurat.games.civilization.events import Answered
from ziggurat.games.civilization.position import Faced, Own, Position
from ziggurat.games.civilization.trade_actions import Discard
from ziggurat.games.civilization.trade_events import CardsDiscarded, DeckShuffled

EIGHT = "ochre-1 iron-1 salt-1 salt-2 grain-1 bronze-1 gems-1 gold-1"
PLAGUED = "ochre-1 iron-1 salt-1 salt-2 grain-1 bronze-1 piracy iconoclasm"
OTHER_EIGHT = "ochre-2 iron-2 salt-3 salt-4 grain-2 bronze-2 gems-2 gold-2"
ELEVEN = f"{EIGHT} cloth-1 cloth-2 spices-1"


def discarding(mode: str = "full", options: dict[str, Any] | None = None, **hands: str) -> Position:
    """Crete and Egypt hold these cards once everyone has bought."""
    return begun("discard", mode=mode, options=options, hands=hands, crete="knossos 2", egypt="memphis 2")


def lay(cards: str) -> Discard:
    return Discard(tuple(cards.split()))


# Who is asked: 10.3, R38


@pytest.mark.parametrize(("limit", "asked"), [(7, (0, 1)), (8, (0,)), (10, (0,))])
def test_in_first_societies_those_over_the_limit_are_asked(limit: int, asked: tuple[int, ...]) -> None:
    position = discarding("first_societies", {"hand_limit": limit}, crete=ELEVEN, egypt="hides-1 papyrus-1")
    assert position.board.owing == (0,)
    both = discarding("first_societies", {"hand_limit": limit}, crete=ELEVEN, egypt=OTHER_EIGHT)
    assert both.board.owing == asked


def test_in_the_full_game_whoever_holds_a_card_is_asked_so_that_nothing_is_betrayed() -> None:
    assert discarding(crete="salt-1", egypt="piracy").board.owing == (0, 1)
    assert discarding(crete="salt-1").board.owing == (0,)


def test_a_hand_within_the_limit_answers_with_nothing() -> None:
    position = discarding(crete="salt-1 salt-2")
    assert code(position, lay("")) is None
    assert told(story(position, lay("")), CardsDiscarded) == []


# What is laid down


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("ochre-1 iron-1", None),
        ("gems-1 gold-1", None),
        ("ochre-1", "wrong_count"),
        ("", "wrong_count"),
        ("ochre-1 iron-1 salt-1", "wrong_count"),
    ],
)
def test_as_many_product_cards_go_as_are_above_six_and_no_more_r41(cards: str, refused: str | None) -> None:
    assert code(discarding(crete=EIGHT), lay(cards)) == refused


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("piracy iconoclasm", None),
        ("piracy ochre-1", None),
        ("ochre-1 iron-1", None),
        ("ochre-1 iron-1 piracy", None),
        ("ochre-1 iron-1 piracy iconoclasm", None),
        ("ochre-1 piracy iconoclasm", None),
        ("piracy", "wrong_count"),
        ("ochre-1 iron-1 salt-1 piracy", "wrong_count"),
    ],
)
def test_black_calamities_count_as_what_is_due_and_may_go_on_top_of_it(cards: str, refused: str | None) -> None:
    assert code(discarding(crete=PLAGUED), lay(cards)) == refused


def test_r41_below_the_limit_calamities_may_go_and_product_cards_may_not() -> None:
    position = discarding(crete="salt-1 salt-2 piracy")
    assert code(position, lay("piracy")) is None
    assert code(position, lay("salt-1")) == "wrong_count"


@pytest.mark.parametrize(
    ("cards", "refused"),
    [
        ("silver-1 ochre-1", "bad_value"),
        ("ochre-1 ochre-1", "bad_value"),
        ("cloth-1", "wrong_count"),
        ("cloth-1 piracy", "not_in_hand"),
    ],
)
def test_the_first_reason_in_the_order_of_the_rules_refuses_a_discard(cards: str, refused: str) -> None:
    assert code(discarding(crete=EIGHT), lay(cards)) == refused


def test_calamities_that_lie_face_up_do_not_count_toward_the_limit() -> None:
    position = discarding(crete="ochre-1 iron-1 salt-1 salt-2 grain-1 gems-1")
    position = position.on(replace(position.board, faced=(Faced("volcano", 0),)))
    assert code(position, lay("")) is None


@pytest.mark.parametrize(
    ("cards", "laid"),
    [
        (EIGHT, "ochre-1 iron-1"),
        (PLAGUED, "iconoclasm piracy"),
        ("salt-1 salt-2 salt-3 salt-4 salt-5 salt-6 piracy", "piracy"),
        ("hides-1 ochre-1 iron-1 papyrus-1 salt-1 salt-2 salt-3 grain-1", "hides-1 ochre-1"),
        ("papyrus-1 iron-1 salt-1 salt-2 salt-3 salt-4 salt-5", "iron-1"),
        ("salt-1", ""),
    ],
)
def test_time_that_is_up_lays_down_what_is_due_calamities_first_then_the_least_valuable(cards: str, laid: str) -> None:
    position = discarding(crete=cards)
    late, _ = CIVILIZATION.expire(position, (0,))
    assert late == after(position, lay(laid))


# Where it goes


def test_discards_go_to_the_bottom_of_their_piles_in_nation_order_once_all_are_in() -> None:
    kept = "iron-1 salt-1 salt-2 salt-3 grain-1 gems-1"
    position = begun(
        "discard",
        hands={"crete": "ochre-1 hides-1 " + kept, "asia": "ochre-2 iron-2 grain-2 salt-4 salt-5 salt-6 gems-2"},
        asia="troy 2",
        crete="knossos 2",
    )
    waiting = after(position, lay("ochre-2"))
    assert (waiting.hidden, waiting.board.hands) == (position.hidden, position.board.hands)
    done = after(waiting, lay("ochre-1 hides-1"), seat=1)
    lying = pile(done, 1).split()
    assert (set(lying[-3:-1]), lying[-1]) == ({"ochre-1", "hides-1"}, "ochre-2")
    assert (hand(done, 0), hand(done, 1)) == ("iron-2 salt-4 salt-5 salt-6 grain-2 gems-2", kept)


def test_a_calamity_that_is_discarded_goes_to_the_bottom_of_its_pile() -> None:
    done = after(discarding(crete="salt-1 piracy"), lay("piracy"))
    assert pile(done, 9) == "gold-1 gold-2 gold-3 piracy"
    assert hand(done, 0) == "salt-1"


def test_a_calamity_may_be_kept_for_a_later_turn() -> None:
    assert hand(after(discarding(crete="salt-1 piracy"), lay("")), 0) == "salt-1 piracy"


def test_in_first_societies_all_that_was_laid_aside_is_shuffled_with_the_rest_of_the_deck() -> None:
    position = discarding("first_societies", crete=ELEVEN)
    done, events = after(position, lay("gold-1")), story(position, lay("gold-1"))
    before = position.hidden.piles[0]
    assert set(done.hidden.piles[0]) == {*before, "gold-1"}
    assert done.hidden.piles[0] not in ((*before, "gold-1"), ("gold-1", *before))
    assert (done.board.discarded, done.board.piles[0].count) == (0, 56)
    assert told(events, DeckShuffled) == [DeckShuffled(56)]


def test_in_first_societies_what_was_paid_is_shuffled_in_though_nobody_discards() -> None:
    position = begun(
        "advances", mode="first_societies", hands={"egypt": "salt-1"}, crete="knossos 2", egypt="memphis 2"
    )
    paid = position.keeping(replace(position.hidden, discard=("gold-1", "gold-2")))
    later = CIVILIZATION.expire(CIVILIZATION.expire(paid, (1,))[0], (0,))[0]
    assert (later.hidden.discard, later.board.discarded) == ((), 0)
    assert later.board.piles[0].count == 67


def test_in_first_societies_the_deck_is_left_as_it_is_if_nothing_was_laid_aside() -> None:
    position = discarding("first_societies", crete="salt-1")
    assert position.board.phase != "discard"
    assert position.hidden.shuffles == 0


# Who knows of it (14)


def test_others_are_told_how_many_cards_were_laid_down_and_not_which() -> None:
    (event,) = told(story(discarding(crete=EIGHT), lay("gems-1 gold-1")), CardsDiscarded)
    assert event.seen_by(0) == event == CardsDiscarded(0, 2, ("gems-1", "gold-1"))
    assert event.seen_by(1) == event.seen_by(None) == CardsDiscarded(0, 2, None)


def test_a_discard_is_hidden_and_may_be_replaced_until_all_are_in() -> None:
    position = discarding(crete=EIGHT, egypt="cloth-1")
    one, other = after(position, lay("gems-1 gold-1")), after(position, lay("ochre-1 iron-1"))
    assert CIVILIZATION.view(one, 1) == CIVILIZATION.view(other, 1)
    assert CIVILIZATION.view(one, 0).private == Own(lay("gems-1 gold-1"), tuple(EIGHT.split()))
    (answered,) = told(story(one, lay("ochre-1 iron-1")), Answered)
    assert answered.seen_by(1) is None
    assert after(one, lay("ochre-1 iron-1")) == other
