"""A wire that breaks at every message boundary and inside lines: what was done is done once, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final, TypeVar

import pytest

from examples import sampled
from faults.players import UR, Player, same_view
from faults.wire_proxy import CutOnce, Direction, Proxy
from server.programs import LOOPBACK, Program
from ziggurat.match.match import Match
from ziggurat.wire.messages import Done, Error, Happened, Open, PositionMessage, Ready, Sit

T = TypeVar("T")

SEED: Final = 5
STEPS: Final = 12
PARTS: Final = (0.0, 0.02, 0.5, 0.98, 1.0)
"""How much of the fatal line is delivered."""
LINES: Final[dict[Direction, int]] = {"up": 12, "down": 40}
"""At least so many lines go each way in the evening of these tests; a wire that is cut later is not cut."""


class StubbornPlayer(Player):
    """Comes back whenever the wire breaks, and does again what was not done yet."""

    def __init__(self, name: str, proxy: Proxy) -> None:
        super().__init__(name)
        self._proxy = proxy
        self._shown = False

    def persist(self, deed: Callable[[], T]) -> T:
        """Do it, over a new wire if need be."""
        while True:
            try:
                return deed()
            except (EOFError, ConnectionError):
                self.come_back()

    def come_back(self) -> None:
        """A new connection, with the seat and whatever was missed."""
        self.caller = self._proxy.call()
        self.token = self.caller.hello(self.name, self.token).token
        if self.code:
            self.take_seat()

    def take_seat(self) -> None:
        """Sit down, or come back to one's seat."""
        self.caller.say(Sit(2, self.code))
        while not isinstance(message := self.caller.await_any(PositionMessage, Happened, Done), Done):
            self._take(message)

    def be_ready(self) -> None:
        """Once the server says that it knows."""
        self.caller.say(Ready(3, self.code))
        self.caller.await_message(Done)

    def see_start(self) -> None:
        """Be shown where the match stands, unless that was so already."""
        if not self._shown:
            self.see_position()

    def reach(self, revision: int, deed: Any = None) -> None:
        """Be at that revision, by one's own deed if there is one that was not done before the wire broke."""

        def attempt() -> None:
            if deed is not None and self.revision < revision:
                self.do(deed)
            while self.revision < revision:
                self.see_happen()

        self.persist(attempt)

    def _take(self, message: Happened | PositionMessage) -> None:
        super()._take(message)
        self._shown = True


class Evening:
    """Anna's wire breaks, Belit's does not. `match` is what both must see in the end."""

    def __init__(self, server: Program, proxy: Proxy) -> None:
        self.match = Match(UR, 2, SEED)
        self.anna = StubbornPlayer("Anna", proxy)
        self.belit = Player("Belit")
        self.belit.arrive(server)
        self.belit.caller.say(Open(1, "ur", 2))
        code = self.belit.caller.await_message(Done).table
        assert code is not None
        self.belit.sit(code)
        self._code = code

    def begin(self) -> None:
        """Anna comes, and the match starts."""
        self.anna.persist(self._anna_comes)
        while not self._starts():
            # The wire broke once Anna was ready, and she is away.
            self.anna.persist(self.anna.be_ready)
        self.anna.persist(self.anna.see_start)

    def play(self) -> None:
        """Some steps, each seen by both before the next."""
        for _ in range(STEPS):
            seat = self.match.due.seats[0]
            deed = next(iter(UR.candidates(self.match.view(seat))))
            self.match.apply(seat, deed)
            revision = self.match.revision
            if seat == 0:
                self.belit.do(deed)
                self.belit.see_happen()
                self.anna.reach(revision)
            else:
                self.anna.reach(revision, deed)
                self.belit.see_happen()

    def check(self) -> None:
        """Nothing was lost and nothing was doubled."""
        for seat, player in enumerate((self.belit, self.anna)):
            assert player.revision == self.match.revision
            assert same_view(self.match, seat, player.view)

    def _starts(self) -> bool:
        """Whether the match could be started."""
        self.belit.start()
        answer = self.belit.caller.await_any(PositionMessage, Error)
        return isinstance(answer, PositionMessage)

    def _anna_comes(self) -> None:
        if not self.anna.token:
            self.anna.come_back()
        self.anna.code = self._code
        self.anna.take_seat()
        self.anna.be_ready()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    folder: Path = tmp_path_factory.mktemp("cut")
    # Nobody reads the log, which would fill its pipe in so many evenings.
    quiet = ("--log-level", "error", "--no-announce")
    with Program("--listen", LOOPBACK, *quiet, "--seed", str(SEED), "--data", str(folder)) as program:
        yield program


def play_an_evening(server: Program, cut: CutOnce) -> None:
    with Proxy(server.port, cut) as proxy:
        evening = Evening(server, proxy)
        evening.begin()
        evening.play()
        evening.check()


@sampled("part", PARTS, every=4)
@pytest.mark.parametrize(("direction", "number"), [("up", 0), ("up", 5), ("down", 2), ("down", 9), ("down", 17)])
def test_a_wire_cut_inside_a_line_or_between_two_loses_nothing_and_doubles_nothing(
    server: Program, direction: Direction, number: int, part: float
) -> None:
    cut = CutOnce(direction, number, part)
    play_an_evening(server, cut)
    assert cut.fell


@pytest.mark.faults
@pytest.mark.timeout(3600)
def test_a_wire_cut_anywhere_in_an_evening_loses_nothing_and_doubles_nothing(server: Program) -> None:
    fallen = 0
    for direction, most in LINES.items():
        for number, part in product(range(most), PARTS):
            cut = CutOnce(direction, number, part)
            play_an_evening(server, cut)
            fallen += cut.fell
    assert fallen >= len(PARTS) * 30
