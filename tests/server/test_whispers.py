"""Whether anything happened of which someone may know nothing, and between whom, changes no byte that they are sent.

On two evenings the same is done where everyone may see it; but what some whisper is different, or was never said.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from examples import sampled
from games.random_play import acting, some_action
from market.actions import Accept, Offer, Withdraw
from market.events import OfferMade
from market.position import MarketOptions, Position, Shown
from market.rules import MARKET, Market
from server.evening import Evening, Wait
from server.test_nothing_hidden_leaves import assert_same
from server.twin_positions import Dealt, Step
from ziggurat.games.game import Action, Event, IllegalAction, Seat, Viewer
from ziggurat.match.match import Match
from ziggurat.wire.messages import ClockTerms, Delay

Doings: TypeAlias = list[Step | Wait | None]
SEATS: Final = 5
STEPS: Final = 40
OPTIONS: Final = MarketOptions(rounds=9, market=8, night=0)
UNTIL_TIME_IS_UP: Final = Wait(10)
MOST_IN_A_MARKET: Final = 12
"""Doings of half a second each after which the market's time is nearly up."""
LONG_CLOCKS: Final = ClockTerms("per_game", seconds=3600)

repeatable = settings(deadline=None, derandomize=True, database=None, max_examples=2, phases=[Phase.generate])
seeds = st.integers(0, 2**32)


class Twofold:
    """Two matches that go the same way for some viewers, and what is done in each."""

    def __init__(self, seed: int, viewers: Sequence[Viewer]) -> None:
        self.done: tuple[Doings, Doings] = ([], [])
        self.differs = False
        self._viewers = viewers
        self._chance = random.Random(seed)
        self.matches = [Match(MARKET, SEATS, seed, OPTIONS) for _ in range(2)]
        self._in_market = 0

    def go_on(self) -> bool:
        """Do one thing more: whisper, do what all may see, or have the time run out. False when it is over."""
        match = self.matches[0]
        self._in_market = self._in_market + 1 if match.span.phase == "market" else 0
        if match.result is not None:
            return False
        if self._in_market > MOST_IN_A_MARKET:
            self._both(UNTIL_TIME_IS_UP)
        elif not (self._in_market and self._chance.random() < 0.6 and self._whisper()):
            self._do_openly()
        return True

    def end_market(self) -> None:
        """Have the time of a market run out, so that time does nothing more by itself."""
        if self.matches[0].span.phase == "market":
            self._both(UNTIL_TIME_IS_UP)

    def _whisper(self) -> bool:
        """Something that the viewers know nothing of, or nothing, in each of the matches; False if there is nothing."""
        wishes = [self._secret(match) if self._chance.random() < 0.8 else None for match in self.matches]
        if wishes == [None, None]:
            return False
        for match, done, wish in zip(self.matches, self.done, wishes, strict=True):
            if wish is not None:
                match.apply(wish.seat, _action(wish))
            done.append(wish)
        self.differs |= wishes[0] != wishes[1]
        return True

    def _secret(self, match: Match) -> Step | None:
        able = [seat for seat in acting(match) if seat not in self._viewers]
        wishes = [Step(seat, action) for seat in able for action in MARKET.candidates(match.view(seat))]
        secret = [wish for wish in wishes if self._is_secret(wish)]
        return self._chance.choice(secret) if secret else None

    def _is_secret(self, wish: Step) -> bool:
        match wish.action:
            case Offer(to=int(other)) | Withdraw(to=int(other)) | Accept(seat=other, alone=True):
                return other not in self._viewers
        return False

    def _do_openly(self) -> None:
        """The same in both, which looks the same to the viewers afterwards."""
        match = self.matches[0]
        for _ in range(30):
            seat = self._chance.choice(acting(match))
            step = Step(seat, some_action(list(MARKET.candidates(match.view(seat))), self._below))
            tried = [each.copy() for each in self.matches]
            if [_is_taken(each, step) for each in tried] == [True, True] and self._look_alike(tried):
                self.matches = tried
                self.done[0].append(step)
                self.done[1].append(step)
                return
        self._both(None)

    def _below(self, bound: int) -> int:
        return int(self._chance.random() * bound)

    def _both(self, doing: Wait | None) -> None:
        for match, done in zip(self.matches, self.done, strict=True):
            done.append(doing)
            if doing is not None:
                match.expire()

    def _look_alike(self, matches: Sequence[Match]) -> bool:
        return all(matches[0].view(viewer) == matches[1].view(viewer) for viewer in self._viewers)


def _action(step: Step) -> Action:
    assert step.action is not None
    return step.action


def _is_taken(match: Match, step: Step) -> bool:
    try:
        match.apply(step.seat, _action(step))
    except IllegalAction:
        return False
    return True


def twofold(seed: int, viewers: Sequence[Viewer]) -> Twofold:
    """What is done on either evening; it really is not the same."""
    both = Twofold(seed, viewers)
    while len(both.done[0]) < STEPS and both.go_on():
        pass
    both.end_market()
    assert both.differs
    return both


def evenings(
    seed: int,
    viewers: Sequence[Viewer],
    role: Viewer | str,
    delay: Delay,
    clock: ClockTerms | None,
    writing: float = 0,
    game: Any = MARKET,
) -> list[bytes]:
    """What reaches that role on both evenings, on which everything was done."""
    heard = []
    dealt = Dealt(game, MARKET.setup(SEATS, OPTIONS, seed))
    together = sum(viewer is not None for viewer in viewers)
    both = twofold(seed, viewers)
    for doings, match in zip(both.done, both.matches, strict=True):
        evening = Evening(dealt, SEATS, delay, clock, max(1, together), writing)
        try:
            evening.play(doings)
            assert evening.match.position == match.position
            heard.append(evening.traffic(role))
        finally:
            evening.close()
    return heard


AT_ONCE: Final = Delay()
ROLES: Final = [
    pytest.param((0,), 0, AT_ONCE, id="a seat"),
    pytest.param((0, 1), 0, AT_ONCE, id="two seats of one person"),
    pytest.param((None,), None, AT_ONCE, id="a watcher"),
    pytest.param((None,), None, Delay(actions=3), id="a watcher some actions later"),
    pytest.param((None,), None, Delay(seconds=2), id="a watcher some seconds later"),
    pytest.param((None,), "guest", AT_ONCE, id="a guest of the lobby"),
    pytest.param((None,), "admin", AT_ONCE, id="an admin"),
]

TIMES: Final = [
    pytest.param(None, 0, id="without clocks"),
    pytest.param(LONG_CLOCKS, 0.2, id="with clocks and a slow disk"),
]
"""The clocks, and the seconds that the journal takes to write what was done."""


@sampled(("clock", "writing"), TIMES, every=2)
@sampled(("viewers", "role", "delay"), ROLES, every=3)
@repeatable
@given(seed=seeds)
def test_a_step_of_which_one_may_know_nothing_changes_nothing_that_one_is_sent(
    viewers: tuple[Viewer, ...], role: Viewer | str, delay: Delay, clock: ClockTerms | None, writing: float, seed: int
) -> None:
    assert_same(evenings(seed, viewers, role, delay, clock, writing))


class Gossip(OfferMade, frozen=True, tag="offer_made"):
    """An offer that everybody is told of."""

    def seen_by(self, viewer: Viewer) -> Event:
        return self


class GossipingMarket(Market):
    """Tells of every offer to everybody."""

    def apply(self, position: Position, seat: Seat, action: Action) -> tuple[Position, tuple[Event, ...]]:
        after, events = super().apply(position, seat, action)
        return after, tuple(Gossip(event.offer) if isinstance(event, OfferMade) else event for event in events)


class CountingMarket(Market):
    """Says how many cards are in the hand, without those that are laid aside."""

    def public(self, position: Position) -> Shown:
        return replace(super().public(position), held=tuple(map(len, position.hands)))


@pytest.mark.parametrize("game", [GossipingMarket(), CountingMarket()], ids=["an event", "a number"])
def test_a_market_that_lets_a_whisper_out_is_found_out(game: Market) -> None:
    first, second = evenings(4, (0,), 0, AT_ONCE, None, game=game)
    assert first != second
