"""Phase 10: civilization cards are bought, one nation after the other (10.2)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from games.civilization.card_scenes import begun, hand, pile
from games.civilization.scenes import CIVILIZATION, after, code, story, told
from ziggurat.games.civilization.position import Position
from ziggurat.games.civilization.purchasing import copies_left
from ziggurat.games.civilization.trade_actions import Buy, EndBuy
from ziggurat.games.civilization.trade_events import AdvancesBought, BuyingStarted

END = EndBuy()
SALT_81 = "salt-1 salt-2 salt-3 salt-4 salt-5 salt-6 salt-7 salt-8 salt-9"
"""Nine cards that are worth 243."""
GRAIN_5 = "grain-1 grain-2 grain-3 grain-4 grain-5"
"""Five cards that are worth 100."""
ELEVEN = " ".join(
    f"*{name}"
    for name in (
        *("mysticism", "pottery", "weaving", "music", "theatre", "architecture"),
        *("metallurgy", "agriculture", "astronomy", "coinage", "literacy"),
    )
)


def buying(line: str, cards: str = "", others: str = "", **scene: Any) -> Position:
    """Egypt buys, and nobody else has anything to trade."""
    hands = {"egypt": cards, "crete": others}
    return begun("advances", hands=hands, egypt=f"memphis 2 {line}", crete="knossos 2", **scene)


def buy(wanted: str, pay: str = "", treasury: int = 0) -> Buy:
    return Buy(tuple(wanted.split()), tuple(pay.split()), treasury)


def owned(position: Position, seat: int = 0) -> tuple[str, ...]:
    return position.board.nations[seat].advances


# Whose turn it is


def test_nations_buy_one_after_the_other_the_last_in_nation_order_first() -> None:
    position = begun("advances", crete="knossos 2", egypt="memphis 2", africa="carthage 2", asia="troy 2")
    order = []
    while position.board.phase == "advances":
        order.append(position.board.owing[0])
        position = after(position, END, seat=order[-1])
    assert order == [1, 3, 0, 2]


def test_every_nation_is_asked_even_without_cards_and_without_tokens() -> None:
    position = begun("advances", crete="knossos 2", egypt="")
    assert (position.board.phase, position.board.owing) == ("advances", (1,))
    assert told(story(position, END, seat=1), BuyingStarted) == [BuyingStarted(0)]


def test_a_nation_buys_as_often_as_it_likes_until_it_ends() -> None:
    position = after(buying("", f"{GRAIN_5} {SALT_81}"), buy("music", GRAIN_5), buy("law", SALT_81))
    assert (owned(position), position.board.owing) == (("music", "law"), (0,))
    assert after(position, END).board.owing == (1,)


def test_time_that_is_up_buys_nothing() -> None:
    position = buying("", SALT_81)
    assert CIVILIZATION.expire(position, (0,))[0] == after(position, END)


# What it costs


def test_cards_alone_pay_if_they_are_worth_the_cost_and_nothing_is_given_back() -> None:
    position = buying("$9", GRAIN_5)
    assert code(position, buy("music", "grain-1 grain-2 grain-3 grain-4")) is None
    bought = after(position, buy("music", GRAIN_5))
    assert (hand(bought, 0), bought.board.nations[0].treasury) == ("", 9)
    assert code(position, buy("agriculture", GRAIN_5)) == "cannot_pay"


@pytest.mark.parametrize(
    ("pay", "treasury", "refused"),
    [
        ("grain-1 grain-2 grain-3", 24, None),
        ("grain-1 grain-2 grain-3", 23, "cannot_pay"),
        ("grain-1 grain-2 grain-3", 25, "cannot_pay"),
        ("grain-1 grain-2 grain-3 grain-4", 1, "cannot_pay"),
        ("", 60, None),
        ("", 0, "cannot_pay"),
    ],
)
def test_with_treasury_tokens_the_payment_is_exact(pay: str, treasury: int, refused: str | None) -> None:
    assert code(buying("$60 =0", "grain-1 grain-2 grain-3 grain-4"), buy("music", pay, treasury)) == refused


def test_treasury_tokens_that_pay_return_to_the_stock() -> None:
    bought = after(buying("$30 =7", "grain-1 grain-2 grain-3"), buy("music", "grain-1 grain-2 grain-3", 24))
    assert (bought.board.nations[0].treasury, bought.board.nations[0].stock) == (6, 31)


def test_sets_are_counted_across_the_whole_payment_for_several_cards() -> None:
    # Eight grain are worth 256, but four and four only 64 each.
    position = buying("", f"{GRAIN_5} grain-6 grain-7 grain-8")
    wanted = "music theatre architecture"
    bought = after(position, buy(wanted, f"{GRAIN_5} grain-6 grain-7 grain-8"))
    assert owned(bought) == ("music", "theatre", "architecture")
    assert code(position, buy(f"{wanted} weaving mysticism", f"{GRAIN_5} grain-6 grain-7 grain-8")) == "cannot_pay"


def test_cards_owned_since_before_this_turn_give_credit_and_those_bought_in_it_do_not() -> None:
    before = buying("*mysticism *literacy", f"{GRAIN_5} {SALT_81}")
    assert told(story(before, buy("music", GRAIN_5)), AdvancesBought)[0].cost == 60 - 5 - 5
    fresh = after(before, buy("music", GRAIN_5))
    assert told(story(fresh, buy("law", SALT_81)), AdvancesBought)[0].cost == 170 - 5 - 25


def test_nothing_that_was_bought_in_the_turn_gives_credit_however_many_purchases_later() -> None:
    cheap = ("grain-1 grain-2 grain-3", "grain-4 grain-5 grain-6 grain-7", SALT_81)
    position = after(buying("", " ".join(cheap)), buy("mysticism", cheap[0]), buy("music", cheap[1]))
    assert told(story(position, buy("law", cheap[2])), AdvancesBought)[0].cost == 170


def test_cards_of_one_purchase_give_each_other_no_credit() -> None:
    (event,) = told(story(buying("", SALT_81), buy("music theatre mysticism", SALT_81)), AdvancesBought)
    assert event.cost == 60 + 60 + 30


def test_what_others_bought_in_the_phase_does_not_touch_ones_own_credits() -> None:
    position = buying("", SALT_81, GRAIN_5)
    position = position.on(position.board.with_nation(1, replace(position.board.nations[1], advances=("mysticism",))))
    position = after(position, buy("law", SALT_81), END)
    (event,) = told(story(position, buy("music", GRAIN_5), seat=1), AdvancesBought)
    assert event.cost == 55


def test_a_card_whose_credits_cover_its_price_costs_nothing() -> None:
    free = buying("*music *theatre *architecture *literacy *astronomy")
    assert owned(after(free, buy("mysticism")))[-3:] == ("mysticism", "architecture", "literacy")


def test_more_credits_than_the_price_help_to_buy_nothing_else() -> None:
    line = "*music *theatre *architecture *literacy *astronomy"
    (event,) = told(story(buying(line, GRAIN_5), buy("mysticism weaving", GRAIN_5)), AdvancesBought)
    assert event.cost == 45


# What may be bought


def test_r13_law_and_what_needs_it_may_be_bought_at_once_in_any_order() -> None:
    position = buying("*literacy *architecture", f"{SALT_81} {GRAIN_5}")
    for wanted in ("law democracy", "democracy law"):
        assert owned(after(position, buy(wanted, f"{SALT_81} {GRAIN_5}")))[:2] == ("law", "democracy")


def test_law_bought_before_in_this_phase_is_enough() -> None:
    position = buying("$55 *literacy *architecture *music", f"{SALT_81} {GRAIN_5} grain-6")
    assert code(position, buy("philosophy", SALT_81)) == "needs_law"
    lawful = after(position, buy("law", f"{GRAIN_5} grain-6"))
    assert code(lawful, buy("philosophy", SALT_81)) is None


@pytest.mark.parametrize(("mode", "refused"), [("full", "card_cap"), ("first_societies", None)])
def test_in_the_full_game_nobody_owns_more_than_eleven(mode: str, refused: str | None) -> None:
    ten = ELEVEN.replace("*pottery ", "")
    assert code(buying(ELEVEN, SALT_81, mode=mode), buy("law", SALT_81)) == refused
    assert code(buying(ten, SALT_81, mode=mode), buy("pottery", SALT_81)) is None
    assert code(buying(ten, SALT_81, mode=mode), buy("pottery law", SALT_81)) == refused


@pytest.mark.parametrize(
    ("seats", "mark", "mode", "copies"),
    [
        *[(seats, "finish", "full", (1, 1, 2, 2, 3, 3)[seats - 2]) for seats in range(2, 8)],
        *[(7, mark, "full", 0) for mark in ("9", "12", "14")],
        *[(seats, "finish", "first_societies", 3) for seats in (2, 4, 7)],
    ],
)
def test_copies_of_mysticism_follow_the_number_of_players_and_the_end_of_the_game(
    seats: int, mark: str, mode: str, copies: int
) -> None:
    names = ("africa", "italy", "illyria", "thrace", "crete", "asia", "egypt")[-seats:]
    nations = dict.fromkeys(names[:-1], "") | {"egypt": "memphis 2"}
    position = begun("advances", mode=mode, options={"end_mark": mark}, hands={"egypt": GRAIN_5}, **nations)
    assert copies_left(position.board, "mysticism") == copies
    assert code(position, buy("mysticism", GRAIN_5), seat=seats - 1) == (None if copies else "sold_out")


def test_a_copy_is_gone_for_everyone_once_it_is_bought() -> None:
    first = buying("", GRAIN_5, "salt-1 salt-2 salt-3 salt-4", tops={})
    bought = after(first, buy("mysticism", GRAIN_5), END)
    assert code(bought, buy("mysticism", "salt-1 salt-2 salt-3 salt-4"), seat=1) == "sold_out"
    assert copies_left(bought.board, "law") == 7


# Where the payment goes


def test_paid_cards_go_to_the_bottom_of_their_piles_at_once() -> None:
    bought = after(buying("", f"{GRAIN_5} salt-1"), buy("music", f"{GRAIN_5} salt-1"))
    assert pile(bought, 3).endswith("salt-9 flood salt-1")
    lying = pile(bought, 4).split()
    assert (lying[:4], set(lying[4:])) == (["grain-6", "grain-7", "grain-8", "famine"], set(GRAIN_5.split()))


def test_several_cards_of_one_pile_go_there_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        position = buying("", GRAIN_5)
        position = replace(position, secrets=replace(position.hidden, seed=seed))
        orders.add(pile(after(position, buy("music", GRAIN_5)), 4))
    assert len(orders) > 6


def test_each_shuffle_of_a_match_is_another_one() -> None:
    orders = {pile(after(_shuffled(number), buy("music", GRAIN_5)), 4) for number in range(12)}
    assert len(orders) > 6


def _shuffled(times: int) -> Position:
    position = buying("", GRAIN_5)
    return replace(position, secrets=replace(position.hidden, shuffles=times))


def test_in_first_societies_paid_cards_are_laid_aside() -> None:
    bought = after(buying("", GRAIN_5, mode="first_societies"), buy("music", GRAIN_5))
    assert (bought.board.discarded, bought.hidden.discard) == (5, tuple(GRAIN_5.split()))
    assert bought.board.piles[0].count == 61


def test_everyone_sees_what_is_bought_and_what_pays_for_it() -> None:
    (event,) = told(
        story(buying("$50", "grain-1 grain-2 grain-3"), buy("music", "grain-1 grain-3", 44)), AdvancesBought
    )
    assert event.seen_by(None) == event == AdvancesBought(0, ("music",), 60, ("grain-1", "grain-3"), 44)


# What is refused, in the order of the list (15.1)


@pytest.mark.parametrize(
    ("action", "refused", "rule"),
    [
        (buy(""), "bad_value", "15.1"),
        (buy("slavery", "piracy"), "bad_value", "15.1"),
        (buy("music music"), "bad_value", "15.1"),
        (buy("music", "silver-1"), "bad_value", "15.1"),
        (buy("music", "grain-1 grain-1"), "bad_value", "15.1"),
        (buy("music", "", -1), "bad_value", "15.1"),
        (buy("mysticism", "grain-1 grain-2 piracy"), "cannot_pay", "10.2"),
        (buy("music", "", 31), "cannot_pay", "10.2"),
        (buy("literacy", "gems-1"), "cannot_pay", "10.2"),
        (buy("literacy", SALT_81), "not_in_hand", "10.2"),
        (buy("literacy mysticism democracy", f"{GRAIN_5} grain-6 grain-7 grain-8"), "already_owned", "10.2"),
        (buy("mysticism democracy", f"{GRAIN_5} grain-6 grain-7 grain-8"), "sold_out", "10.2"),
        (buy("democracy", f"{GRAIN_5} grain-6 grain-7 grain-8"), "needs_law", "10.2"),
        (buy("law", f"{GRAIN_5} grain-6 grain-7 grain-8"), "card_cap", "10.2"),
    ],
)
def test_the_first_reason_in_the_order_of_the_rules_refuses_a_purchase(action: Buy, refused: str, rule: str) -> None:
    eleven = ELEVEN.replace("*mysticism", "*medicine")
    cards = f"{GRAIN_5} grain-6 grain-7 grain-8 piracy"
    position = begun("advances", hands={"egypt": cards}, egypt=f"memphis 2 $30 {eleven}", crete="knossos 2 *mysticism")
    why = CIVILIZATION.why_not(CIVILIZATION.view(position, 0), action)
    assert why is not None
    assert (why.code, code(position, action)) == (refused, refused)
    assert why.rule == rule


def test_where_there_is_no_treasury_none_pays() -> None:
    assert code(buying("", GRAIN_5, mode="first_societies"), buy("music", "", 60)) == "cannot_pay"
