"""Two matches whose positions differ only in what someone may not know send that one the same bytes, whatever is asked.

For every game and every role: each seat, watchers early and late, delayed ones, guests of the lobby, the host's admin.
"""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from server.secret_game import Drawn, SecretGame
from server.test_admin_desk import desk_of
from server.twin_positions import PLAYED, TWINS, Dealt, Step, hides_something, indistinguishable_play, twins
from server.world import Visitor, World
from ziggurat.games import GAMES
from ziggurat.games.game import Event, Viewer
from ziggurat.wire.messages import (
    PROTOCOL,
    Act,
    Answer,
    ClockTerms,
    Delay,
    Hello,
    History,
    Legal,
    Matches,
    Offer,
    Open,
    Ready,
    Replay,
    Resume,
    Say,
    Sit,
    Start,
    Subscribe,
    Undo,
    Watch,
    Welcome,
)

STEPS: Final = 25
repeatable = settings(deadline=None, derandomize=True, database=None, max_examples=3)

ROLES: Final = [
    pytest.param(game, seats, viewer, id=f"{game}-{seats}-{'watcher' if viewer is None else f'seat {viewer}'}")
    for game, played in PLAYED.items()
    for seats in played.seat_counts
    for viewer in (None, *range(seats))
    if hides_something(played, seats, viewer)
]


class Evening:
    """One match, played step by step while everyone asks whatever they can ask."""

    def __init__(self, dealt: Dealt, seats: int, delay: Delay, clock: ClockTerms | None = None) -> None:
        self.world = World()
        self.world.arcade.lobby._codes = random.Random(1)  # type: ignore[assignment]
        self._patch = pytest.MonkeyPatch()
        self._patch.setitem(GAMES, dealt.id, dealt)
        self.desk = desk_of(self.world)
        self.admin_saw: list[bytes] = []
        self.roles: dict[Viewer | str, list[Visitor]] = {None: []}
        self.players = [self._come(seat, f"Player {seat}") for seat in range(seats)]
        self.guest = self._come("guest", "Guest")
        self.guest.say(Subscribe(1))
        self._open(Open(1, dealt.id, seats, delay=delay, clock=clock))

    def close(self) -> None:
        """The game is what it was again."""
        self._patch.undo()

    def play(self, steps: list[Step]) -> None:
        """Play the steps; after each one somebody comes back, comes anew, or looks back."""
        for number, step in enumerate(steps):
            self._take(step)
            self.world.wait(0.5)
            self._ask_around(number)
            self.admin_saw.append(msgspec.json.encode([self.desk.tables(), self.desk.people()]))
        self.world.wait(3)

    def traffic(self, role: Viewer | str) -> bytes:
        """Every byte that reached those of that role after they were welcomed, or all that the admin was shown."""
        if role == "admin":
            return b"\n".join(self.admin_saw)
        for visitor in self.roles[role]:
            assert visitor.heard is not None
        return b"".join(visitor.traffic for visitor in self.roles[role])

    def _come(self, role: Viewer | str, name: str, token: str | None = None) -> Visitor:
        visitor = self.world.stranger()
        visitor.say(Hello(PROTOCOL, name, token=token))
        visitor.welcome = visitor.last(Welcome)
        visitor.forget()
        visitor.traffic = b""  # the token in the welcome is another one each time
        self.roles.setdefault(role, []).append(visitor)
        return visitor

    def _open(self, ask: Open) -> None:
        host = self.players[0]
        host.say(ask)
        self.code = next(iter(self.world.arcade.lobby.tables))
        for seat, player in enumerate(self.players):
            player.say(Sit(3, self.code, seat))
        self._come(None, "Watcher").say(Watch(1, self.code))
        for player in self.players:
            player.say(Ready(4, self.code))
        host.say(Start(5, self.code))

    def _take(self, step: Step) -> None:
        play = self.world.arcade.lobby.tables[self.code].state.play
        assert play is not None
        revision = play.revision
        player = self.players[step.seat]
        if step.action is None:
            player.say(Undo(6, self.code, revision))
        else:
            action = msgspec.Raw(msgspec.json.encode(step.action))
            player.say(Act(7, self.code, revision, action))
            player.say(Act(8, self.code, max(0, revision - 1), action))

    def _ask_around(self, number: int) -> None:
        seat = number % len(self.players)
        match number % 5:
            case 0:
                self.players[seat] = self._returned(seat)
            case 1:
                self._come(None, f"Late {number}").say(Watch(1, self.code))
            case 2:
                for visitor in (*self.players, *self.roles[None]):
                    visitor.say(History(9, self.code))
                    visitor.say(Legal(17, self.code))
            case 3:
                for visitor in (*self.players, *self.roles[None]):
                    visitor.say(Resume(10, self.code, max(0, number - 3)))
                    visitor.say(Replay(11, self.code))
                    visitor.say(Matches(12))
            case 4:
                self.players[seat].say(Say(13, "What a match", self.code))
                self.players[seat].say(Offer(15, self.code, "undo_turn"))
                self.players[seat - 1].say(Answer(16, self.code, number // 5 + 1, yes=False))
                self._come("guest", f"Guest {number}").say(Subscribe(1))

    def _returned(self, seat: int) -> Visitor:
        """The player of that seat loses the connection and comes back."""
        before = self.players[seat]
        before.hang_up()
        again = self._come(seat, before.welcome.name, before.welcome.token)
        again.say(Sit(14, self.code, seat))
        return again


def evenings(pair: tuple[Dealt, Dealt], seats: int, steps: list[Step], role: Viewer | str, delay: Delay) -> list[bytes]:
    """What reaches that role on both evenings."""
    heard = []
    for dealt in pair:
        evening = Evening(dealt, seats, delay)
        try:
            evening.play(steps)
            heard.append(evening.traffic(role))
        finally:
            evening.close()
    return heard


def assert_same(traffic: list[bytes]) -> None:
    """Told line by line, so that a leak is easy to see."""
    first, second = (bytes_.splitlines() for bytes_ in traffic)
    assert first == second
    assert first


def test_every_game_has_twins() -> None:
    assert set(TWINS) == set(PLAYED)


@pytest.mark.parametrize(("game", "seats", "viewer"), ROLES)
@pytest.mark.parametrize("delay", [Delay(), Delay(actions=2), Delay(seconds=2)], ids=["at once", "actions", "seconds"])
@repeatable
@given(seed=st.integers(0, 2**32))
def test_what_someone_may_not_know_changes_nothing_that_they_are_sent(
    game: str, seats: int, viewer: Viewer, delay: Delay, seed: int
) -> None:
    pair = twins(PLAYED[game], seats, seed, viewer)
    steps = indistinguishable_play(pair, seats, viewer, random.Random(seed), STEPS)
    assert_same(evenings(pair, seats, steps, viewer, delay))


@pytest.mark.parametrize("role", ["guest", "admin"])
@pytest.mark.parametrize("game", PLAYED)
@repeatable
@given(seed=st.integers(0, 2**32))
def test_guests_and_admins_are_shown_nothing_of_what_watchers_may_not_know(game: str, role: str, seed: int) -> None:
    seats = PLAYED[game].seat_counts[0]
    pair = twins(PLAYED[game], seats, seed, None)
    steps = indistinguishable_play(pair, seats, None, random.Random(seed), STEPS)
    assert_same(evenings(pair, seats, steps, role, Delay()))


@pytest.mark.parametrize("delay", [Delay(actions=100), Delay(seconds=3600)], ids=["actions", "seconds"])
@pytest.mark.parametrize("role", [None, "guest", "admin"], ids=["watchers", "guests", "admins"])
@pytest.mark.parametrize("game", PLAYED)
@repeatable
@given(seed=st.integers(0, 2**32))
def test_until_the_delay_is_over_what_is_done_changes_nothing_that_others_are_sent(
    game: str, role: Viewer | str, delay: Delay, seed: int
) -> None:
    seats = PLAYED[game].seat_counts[0]
    dealt, _ = pair = twins(PLAYED[game], seats, seed, None)
    one, other = (indistinguishable_play(pair, seats, None, random.Random(seed + n), STEPS) for n in (0, 1))
    heard = []
    for steps in (one, other):
        evening = Evening(dealt, seats, delay, ClockTerms("per_game", seconds=3))
        try:
            evening.play(steps[: min(len(one), len(other))])
            heard.append(evening.traffic(role))
        finally:
            evening.close()
    assert_same(heard)


class LeakyDrawn(Drawn, frozen=True, tag="drawn"):
    """A number that everyone is told."""

    def seen_by(self, viewer: Viewer) -> Event:
        return self


class LeakyGame(SecretGame):
    """Tells of a drawn number to everyone."""

    def apply(self, position: Any, seat: int, action: Any) -> Any:
        after, _ = super().apply(position, seat, action)
        return after, (LeakyDrawn(seat, after.numbers[seat]),)


def test_a_game_that_tells_too_much_is_found_out() -> None:
    pair = twins(LeakyGame(), 2, 4, None)
    steps = indistinguishable_play(pair, 2, None, random.Random(4), STEPS)
    first, second = evenings(pair, 2, steps, None, Delay())
    assert first != second
