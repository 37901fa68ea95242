"""What holds at every step of first societies and of the full game, whatever is done."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from games.civilization.scenes import CIVILIZATION, told
from games.civilization.test_advances import PRINTED, credit
from games.civilization.worlds import as_bytes, doings, world
from games.random_play import chooser
from games.tables import read_back, seeds
from ziggurat.games.civilization.advances import ADVANCES, MOST_IN_FULL
from ziggurat.games.civilization.nations import CITIES, TOKENS
from ziggurat.games.civilization.position import CARD_MODES, Mode, Position
from ziggurat.games.civilization.purchasing import copies_left
from ziggurat.games.civilization.trade_actions import Buy
from ziggurat.games.civilization.trade_cards import ALL_CARDS, PRODUCT_OF
from ziggurat.games.civilization.trade_events import AdvancesBought

STEPS = 120
worlds = st.builds(world, st.sampled_from(sorted(CARD_MODES)), st.integers(2, 7), seeds)
few = settings(deadline=None, derandomize=True, database=None, max_examples=examples(25))


def every_position(position: Position, seed: int) -> list[Position]:
    return [position, *(doing.after for doing in doings(position, seed, STEPS))]


@few
@given(position=worlds, seed=seeds)
def test_tokens_cities_cards_and_advances_are_each_somewhere_exactly_once(position: Position, seed: int) -> None:
    options, seats = position.board.options, position.board.seats
    for now in every_position(position, seed):
        for nation in now.board.nations:
            aboard = sum(ship.aboard for _, ship in nation.sailing)
            everywhere = (nation.stock, nation.treasury, *nation.tokens)
            assert sum(everywhere) + aboard == (48 if options.is_full and seats == 7 else TOKENS)
            assert min(everywhere) >= 0
            assert nation.free_cities in range(CITIES + 1)
            assert nation.advances == tuple(each for each in ADVANCES if each in nation.advances)
            assert len(nation.advances) <= (MOST_IN_FULL if options.is_full else 16)
        hidden, faced = now.hidden, [each.calamity for each in now.board.faced]
        cards = [card for each in (*hidden.hands, *hidden.piles, hidden.discard, faced) for card in each]
        assert sorted(cards) == sorted(ALL_CARDS if options.is_full else PRODUCT_OF)
        left = {each: copies_left(now.board, each) for each in ADVANCES}
        assert min(left.values()) >= 0
        owned = Counter(each for nation in now.board.nations for each in nation.advances)
        missing = 3 - (1, 1, 2, 2, 3, 3)[seats - 2] if options.is_full else 0
        assert sum(left.values()) + owned.total() == 72 - missing


@few
@given(position=worlds, seed=seeds)
def test_a_purchase_costs_what_prices_and_credits_say_and_is_paid(position: Position, seed: int) -> None:
    for doing in doings(position, seed, STEPS):
        for bought in told(doing.events, AdvancesBought):
            assert isinstance(doing.action, Buy)
            purchases, nation = doing.before.board.purchases, doing.before.board.nations[bought.seat]
            assert purchases is not None
            giving = [each for each in nation.advances if each not in purchases.fresh]
            costs = [PRINTED[each][1] - sum(credit(one, each) for one in giving) for each in bought.advances]
            value = sum(count**2 * _unit(product) for product, count in _sets(bought.cards).items())
            assert bought.cost == sum(max(0, cost) for cost in costs)
            assert (value + bought.treasury == bought.cost) if bought.treasury else value >= bought.cost


def _sets(cards: tuple[str, ...]) -> Counter[str]:
    return Counter(card.split("-")[0] for card in cards)


def _unit(product: str) -> int:
    rows = ("ochre hides", "iron papyrus", "salt", "grain", "cloth", "bronze", "spices", "gems", "gold")
    return next(value for value, row in enumerate(rows, start=1) if product in row.split())


@few
@given(position=worlds, seed=seeds)
def test_what_a_match_comes_to_fits_it(position: Position, seed: int) -> None:
    for now in every_position(position, seed):
        for viewer in (None, *range(position.board.seats)):
            CIVILIZATION.check_fits(CIVILIZATION.view(now, viewer), position.board.seats)


@few
@given(position=worlds, seed=seeds)
def test_the_same_steps_lead_to_the_same_bytes_and_a_position_survives_being_written(
    position: Position, seed: int
) -> None:
    one, other = every_position(position, seed), every_position(read_back(position, Position), seed)
    assert as_bytes(one) == as_bytes(other)
    assert read_back(one[-1], Position) == one[-1]


@few
@given(position=worlds, seed=seeds)
def test_what_is_seen_of_cards_is_what_lies_there(position: Position, seed: int) -> None:
    for now in every_position(position, seed):
        assert now.board.hands == tuple(map(len, now.hidden.hands))
        assert [pile.count for pile in now.board.piles] == list(map(len, now.hidden.piles))
        assert now.board.discarded == len(now.hidden.discard)
        assert (now.board.market is not None) == (now.board.phase == "trade")
        lots = [(offer.ticket.seat, offer.ticket.count, offer.give) for offer in now.hidden.offers]
        lots += [(reply.ticket.seat, reply.ticket.count, reply.give) for reply in now.hidden.replies]
        assert not lots or now.board.phase == "trade"
        assert all(set(give) <= set(now.hidden.hands[seat]) for seat, _, give in lots)
        assert all(count == len(give) >= 3 for _, count, give in lots)


@few
@given(position=worlds, seed=seeds)
def test_in_whatever_order_answers_come_they_lead_to_the_same_position(position: Position, seed: int) -> None:
    for doing in doings(position, seed, STEPS):
        due = doing.before.board.owing
        if doing.before.board.phase in ("trade", "nations", "over") or len(due) < 2:
            continue
        pick = chooser(seed)
        offered = {seat: list(CIVILIZATION.candidates(CIVILIZATION.view(doing.before, seat))) for seat in due}
        answers = {seat: actions[pick(len(actions))] for seat, actions in offered.items()}
        ends = []
        for order in (due, due[::-1]):
            end = doing.before
            for seat in order:
                end, _ = CIVILIZATION.apply(end, seat, answers[seat])
            ends.append(end)
        assert ends[0] == ends[1]


@pytest.mark.parametrize("mode", sorted(CARD_MODES))
def test_every_phase_with_a_question_comes_up_in_these_worlds(mode: Mode) -> None:
    phases = {doing.before.board.phase for seed in range(12) for doing in doings(world(mode, 4, seed), seed, STEPS)}
    asked = {"expansion", "ships", "movement", "support", "cities", "trade", "advances", "discard"}
    assert phases >= (asked | {"taxes", "gold", "calamities"} if mode == "full" else asked - {"expansion"})
