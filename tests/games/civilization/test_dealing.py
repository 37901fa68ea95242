"""Phase 8: trade cards are dealt, and gold is bought (8)."""

from __future__ import annotations

import pytest

from games.civilization.card_scenes import begun, hand, opened, pile
from games.civilization.scenes import CIVILIZATION, after, code, story, told
from ziggurat.games.civilization.position import Faced, Pile
from ziggurat.games.civilization.trade_actions import BuyGold
from ziggurat.games.civilization.trade_events import CardDrawn, GoldBought

THREE, TWO, ONE = "+hattusas +kanesh +gordion", "+knossos +phaistos", "+memphis"
NINE = "+abdera +byzantium +chalcis +corinth +gordion +hattusas +kanesh +lesbos +miletus"


# First societies (8.2)


def test_cards_are_dealt_in_rounds_to_those_with_most_cities_first_r10() -> None:
    dealt, events = opened(
        "cards",
        mode="first_societies",
        tops={0: "salt-1 salt-2 salt-3 grain-1 grain-2 gems-1"},
        crete=TWO,
        asia=THREE,
        egypt=ONE,
        thrace="scythia 2",
    )
    drawn = [(event.seat, event.pile, event.card) for event in told(events, CardDrawn)]
    assert drawn == [
        *((1, 0, "salt-1"), (0, 0, "salt-2"), (2, 0, "salt-3")),
        *((1, 0, "grain-1"), (0, 0, "grain-2")),
        (1, 0, "gems-1"),
    ]
    assert [hand(dealt, seat) for seat in range(4)] == ["salt-2 grain-2", "salt-1 grain-1 gems-1", "salt-3", ""]


def test_equal_numbers_of_cities_are_parted_by_nation_order() -> None:
    _, events = opened(
        "cards", mode="first_societies", tops={0: "salt-1 salt-2 salt-3"}, egypt=ONE, asia="+troy", crete="+knossos"
    )
    assert [event.seat for event in told(events, CardDrawn)] == [2, 1, 0]


def test_when_the_deck_is_empty_cards_still_owed_are_lost() -> None:
    dealt, events = opened(
        "cards",
        mode="first_societies",
        piles={0: "salt-1 salt-2 salt-3"},
        crete=f"{TWO} athens 4",
        asia=f"{THREE} troy 6",
    )
    assert [event.seat for event in told(events, CardDrawn)] == [1, 0, 1]
    assert dealt.board.piles == (Pile(0),)
    assert dealt.board.hands == (1, 2)


def test_of_a_deck_everyone_knows_how_many_cards_lie_there_and_nothing_else() -> None:
    dealt = begun("cards", mode="first_societies", crete=TWO, asia=ONE)
    assert dealt.board.piles == (Pile(63, "black"),)


# The full game (8.3)


def test_a_nation_takes_the_top_card_of_each_pile_up_to_its_number_of_cities() -> None:
    dealt, events = opened("cards", tops={1: "hides-2", 2: "iron-3", 3: "salt-4"}, crete=THREE, egypt="memphis 2")
    drawn = [(event.seat, event.pile, event.card) for event in told(events, CardDrawn)]
    assert drawn == [(0, 1, "hides-2"), (0, 2, "iron-3"), (0, 3, "salt-4")]
    assert hand(dealt, 0) == "hides-2 iron-3 salt-4"
    assert [each.count for each in dealt.board.piles] == [13, 10, 9, 9, 8, 7, 6, 5, 4]


def test_those_with_fewest_cities_draw_first_and_equals_in_nation_order_r10() -> None:
    _, events = opened("cards", egypt=ONE, crete=TWO, asia="+troy", thrace="scythia 2")
    assert [event.seat for event in told(events, CardDrawn)] == [2, 0, 1, 1]


def test_an_empty_pile_gives_nothing_and_no_other_takes_its_place() -> None:
    dealt, events = opened("cards", piles={2: ""}, crete=THREE, egypt="memphis 2")
    assert [event.pile for event in told(events, CardDrawn)] == [1, 3]
    assert dealt.board.piles[1] == Pile(0)


def test_a_red_calamity_lies_face_up_before_the_drawer_and_is_no_card_of_its_hand() -> None:
    dealt, events = opened("cards", tops={2: "volcano"}, crete=TWO, egypt="memphis 2")
    assert dealt.board.faced == (Faced("volcano", 0),)
    assert (hand(dealt, 0), dealt.board.hands) == ("ochre-1", (1, 0))
    (shown,) = [event for event in told(events, CardDrawn) if event.back == "red"]
    assert shown.seen_by(None) == shown.seen_by(1) == CardDrawn(0, 2, "red", "volcano")


def test_a_black_calamity_goes_hidden_into_the_hand() -> None:
    dealt, events = opened("cards", tops={9: "piracy"}, crete=f"{NINE} memphis 18", egypt="tanis 2")
    assert (dealt.board.faced, hand(dealt, 0).endswith("piracy")) == ((), True)
    (drawn,) = [event for event in told(events, CardDrawn) if event.pile == 9]
    assert drawn.seen_by(0) == CardDrawn(0, 9, "black", "piracy")
    assert drawn.seen_by(1) == drawn.seen_by(None) == CardDrawn(0, 9, "black", None)


def test_what_is_drawn_only_the_drawer_sees() -> None:
    _, events = opened("cards", tops={1: "hides-2"}, crete=ONE, egypt="tanis 2")
    (drawn,) = told(events, CardDrawn)
    assert drawn.seen_by(1) == drawn.seen_by(None) == CardDrawn(0, 1, "black", None)


@pytest.mark.parametrize(("top", "back"), [("salt-3", "black"), ("flood", "red")])
def test_everyone_sees_how_many_cards_a_pile_has_and_the_back_of_the_top_one(top: str, back: str) -> None:
    dealt = begun("cards", tops={3: top}, crete=ONE, egypt="memphis 2")
    assert (dealt.board.piles[2].count, dealt.board.piles[2].back) == (10, back)


def test_the_back_of_a_black_calamity_is_that_of_a_trade_card() -> None:
    dealt = begun("cards", tops={7: "civil_disorder"}, crete=ONE, egypt="memphis 2")
    assert dealt.board.piles[6:8] == (Pile(6, "black"), Pile(5, "black"))


# Gold, after all have drawn: 8.3


def test_r11_gold_is_bought_after_all_have_drawn_in_the_same_order() -> None:
    rich = "$40 =5"
    bought = begun(
        "cards",
        tops={9: "gold-1 gold-2 gold-3"},
        egypt=f"{NINE} {rich}",
        crete=f"+phaistos {rich}",
        asia=f"troy 2 {rich}",
    )
    assert (bought.board.phase, bought.board.owing) == ("gold", (2,))
    assert hand(bought, 0).endswith("gold-1")
    for seat in (2, 1, 0):
        assert bought.board.owing == (seat,)
        bought = after(bought, BuyGold(1 if seat else 0), seat=seat)
    assert (hand(bought, 2), hand(bought, 1)) == ("gold-2", "ochre-1 gold-3")


@pytest.mark.parametrize(("line", "is_asked"), [("$17", False), ("$18", True)])
def test_only_those_are_asked_who_can_pay_eighteen_tokens(line: str, is_asked: bool) -> None:
    board = begun("gold", crete=f"knossos 2 {line}", egypt="memphis 2").board
    assert (board.phase == "gold", 0 in board.owing and board.phase == "gold") == (is_asked, is_asked)


def test_the_price_goes_from_the_treasury_to_the_stock() -> None:
    asked = begun("gold", crete="knossos 2 $40 =1", egypt="memphis 2")
    bought = after(asked, BuyGold(2))
    assert (bought.board.nations[0].treasury, bought.board.nations[0].stock) == (4, 37)
    assert told(story(asked, BuyGold(2)), GoldBought) == [GoldBought(0, 2)]
    assert (hand(bought, 0), pile(bought, 9)) == ("gold-1 gold-2", "gold-3 piracy")


def test_nobody_is_asked_once_the_ninth_pile_is_empty() -> None:
    asked = begun("gold", piles={9: "gold-1"}, crete="knossos 2 $40", egypt="memphis 2 $40")
    assert (asked.board.owing, asked.board.buyers) == ((0,), (1,))
    assert after(asked, BuyGold(1)).board.phase == "advances"
    assert after(asked, BuyGold(0)).board.owing == (1,)


def test_piracy_that_is_bought_goes_hidden_into_the_hand() -> None:
    asked = begun("gold", piles={9: "piracy"}, crete="knossos 2 $40", egypt="memphis 2")
    bought = after(asked, BuyGold(1))
    assert (hand(bought, 0), bought.board.faced) == ("piracy", ())
    (drawn,) = told(story(asked, BuyGold(1)), CardDrawn)
    assert drawn.seen_by(1) == CardDrawn(0, 9, "black", None)


def test_time_that_is_up_buys_no_gold() -> None:
    asked = begun("gold", crete="knossos 2 $40", egypt="memphis 2")
    bought, events = CIVILIZATION.expire(asked, (0,))
    assert (bought, told(events, GoldBought)) == (after(asked, BuyGold(0)), [GoldBought(0, 0)])


@pytest.mark.parametrize(("count", "refused"), [(-1, "bad_value"), (5, "bad_value"), (3, "cannot_pay"), (2, None)])
def test_no_more_gold_is_bought_than_the_pile_holds_and_the_treasury_pays(count: int, refused: str | None) -> None:
    asked = begun("gold", crete="knossos 2 $53", egypt="memphis 2")
    assert code(asked, BuyGold(count)) == refused
