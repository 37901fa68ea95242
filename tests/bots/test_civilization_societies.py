"""Players of Civilization with cards in the game: whole games, the market, and what they may not know."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from examples import sampled
from games.civilization.scenes import CIVILIZATION
from ziggurat.bots.civilization.evaluator import CivilizationEvaluator
from ziggurat.bots.levels import player_of
from ziggurat.games.civilization.position import CivilizationOptions, Phase, Position
from ziggurat.games.civilization.trade_actions import TradeAction
from ziggurat.games.game import Seat
from ziggurat.match.match import Match
from ziggurat.match.steps import Step

NINE = CivilizationOptions("full", end_mark="9", turn_limit=20)
SOCIETIES = CivilizationOptions("first_societies", turn_limit=10)
LEVELS = ("merchant", "priest", "apprentice", "merchant", "random", "merchant", "priest")
MOST_DONE_AT_A_MARKET = 40
"""More than a seat does there, on average over a game."""


def played(options: CivilizationOptions, seats: int, seed: int, until: Phase | None = None, turn: int = 0) -> Match:
    """A match between players of several levels, in which the match checks every action: to its end, or to that phase
    from that turn on. Whoever may act though nobody waits for it is asked, too."""
    match = Match(CIVILIZATION, seats, seed, options=options)
    players = [player_of(level, 60) for level in LEVELS[:seats]]
    chances = [Random(f"{seed} {seat}") for seat in range(seats)]
    while match.due.seats and not (match.position.board.phase == until and match.position.board.turn >= turn):
        for seat in match.due.seats:
            if seat in match.due.seats:
                match.apply(seat, players[seat].choose(CIVILIZATION, match.view(seat), chances[seat]))
        for seat in match.due.open:
            if seat in match.due.open:
                action = players[seat].unasked(CIVILIZATION, match.view(seat), chances[seat])
                if action is not None:
                    match.apply(seat, action)
    return match


@sampled(("options", "seats"), [(NINE, 2), (NINE, 7), (SOCIETIES, 4)], every=3)
def test_a_whole_game_is_played_by_the_rules(options: CivilizationOptions, seats: int) -> None:
    match = played(options, seats, 3)
    assert match.result is not None
    steps = [step for step in match.steps if isinstance(step, Step)]
    dealt = Counter(step.seat for step in steps if isinstance(step.action, TradeAction))
    assert max(dealt.values()) <= MOST_DONE_AT_A_MARKET * match.position.board.turn


@cache
def at(phase: Phase) -> Position:
    """A position of the full game of four in that phase, with cards in the hands of some."""
    position: Position = played(NINE, 4, 5, phase, 7).position
    assert position.board.phase == phase
    return position


@sampled("phase", ["movement", "trade", "advances", "discard"], every=4)
def test_what_is_imagined_looks_as_it_is_seen(phase: Phase) -> None:
    position = at(phase)
    for viewer in (*range(4), None):
        view = CIVILIZATION.view(position, viewer)
        imagined = CivilizationEvaluator().imagine(view, Random(2))
        assert CIVILIZATION.view(imagined, viewer) == view


def test_what_is_imagined_holds_every_card_once() -> None:
    position = at("trade")
    for chance in range(5):
        secrets = CivilizationEvaluator().imagine(CIVILIZATION.view(position, 0), Random(chance)).hidden
        cards = [card for part in (*secrets.hands, *secrets.piles) for card in part]
        cards += [faced.calamity for faced in position.board.faced]
        assert len(cards) == len(set(cards)) == 74


def with_others_swapped(position: Position, viewer: Seat) -> Position:
    """The same position, but two cards of others that the viewer has not seen lie the other way round: one in a hand,
    one below the top of its pile."""
    secrets = position.hidden
    for seat, hand in enumerate(secrets.hands):
        for card in hand if seat != viewer else ():
            for number, pile in enumerate(secrets.piles):
                for place in range(1, len(pile)):
                    if _alike(card, pile[place], number):
                        hands = [list(each) for each in secrets.hands]
                        piles = [list(each) for each in secrets.piles]
                        hands[seat][hand.index(card)], piles[number][place] = pile[place], card
                        swapped = msgspec.structs.replace(
                            secrets.with_hand(seat, hands[seat]), piles=tuple(map(tuple, piles))
                        )
                        return position.keeping(swapped)
    raise AssertionError("nothing can be swapped")


def _alike(card: str, other: str, number: int) -> bool:
    """Whether both are trade cards of the pile of that number, from 0, and not of the same product."""
    values: dict[str, int] = {"ochre": 0, "hides": 0, "iron": 1, "papyrus": 1}
    names = card.rpartition("-")[0], other.rpartition("-")[0]
    return names[0] != names[1] and values.get(names[0]) == number == values.get(names[1])


@pytest.mark.parametrize("level", ["apprentice", "merchant", "priest", "king"])
def test_nobody_looks_into_hidden_cards(level: str) -> None:
    for phase in ("trade", "movement"):
        position = at(phase)
        viewer = position.board.owing[0]
        twin = with_others_swapped(position, viewer)
        choices: list[Any] = [
            player_of(level, 30).choose(CIVILIZATION, CIVILIZATION.view(each, viewer), Random(4))
            for each in (position, twin)
        ]
        assert choices[0] == choices[1]
