"""A whole games night at a server that is killed in the middle, counted by hand."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from faults.night_guests import NightGuest, WebNightGuest
from faults.plain_guest import Told
from web.programs import WebProgram

TERMS: Final = {
    "games": ["ur", "tigris"],
    "rounds": 3,
    "seats": 4,
    "break_seconds": 1,
    "options": {"ur": {"max_rounds": 1}},
}
BOTS: Final = 8
UNBOUNDED: Final = ("--limit", "messages_per_second=10000", "--limit", "burst=10000")
PATIENCE: Final = 900.0
"""Seconds within which the whole evening is over, however busy the machine is."""


class Evening:
    """A server that is killed and started again, and four people: two by TCP, two as browsers come."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.server = self._start()
        self.told = Told()
        self.guests = [NightGuest(name, self._ports, self.told) for name in ("Anna", "Belit")]
        self.guests += [WebNightGuest(name, self._web_ports, self.told) for name in ("Clio", "Dudu")]

    def _start(self) -> WebProgram:
        return WebProgram("--data", str(self._folder), *UNBOUNDED)

    def _ports(self) -> list[int]:
        return [self.server.port]

    def _web_ports(self) -> list[int]:
        return [self.server.web_port]

    def open(self) -> None:
        """The first of them opens the night, everyone signs up, and bots with names of their own."""
        organiser = self.guests[0]
        for guest, port in zip(self.guests, [*self._ports() * 2, *self._web_ports() * 2], strict=True):
            guest.come(port)
        code = organiser.ask("open_night", terms=TERMS, name="Friday")["night"]
        for guest in self.guests:
            guest.sign_up(code)
        for _ in range(BOTS):
            answer = organiser.ask("sign_up", night=code, level="apprentice", style="any")
            assert answer["type"] == "done", answer
        assert organiser.ask("next_round", night=code)["type"] == "done"
        for guest in self.guests:
            guest.begin()

    def kill(self) -> None:
        """As a power cut would have it; then it is started again."""
        self.server.end(signal.SIGKILL)
        self.server.close()
        self.server = self._start()

    def wait(self, until: Callable[[dict[str, Any]], bool]) -> None:
        """Until all of them were told a night of which that holds."""
        end = time.monotonic() + PATIENCE
        while not all(guest.night.get("state") and until(guest.night["state"]) for guest in self.guests):
            assert time.monotonic() < end, [guest.night for guest in self.guests]
            time.sleep(0.2)

    def close(self) -> None:
        for guest in self.guests:
            guest.end()
        self.server.close()


def counted(state: dict[str, Any]) -> list[tuple[int, int, int]]:
    """Place, entrant and sum by the points that the protocol's page and the foot of the screen promise."""
    promised = {2: (3, 1), 3: (4, 2, 1), 4: (5, 3, 2, 1)}
    sums = {each["number"]: 0 for each in state["entrants"]}
    for played in state["rounds"]:
        for table in played["tables"]:
            for number, rank in zip(table["seats"], table["ranks"], strict=True):
                sums[number] += promised[len(table["seats"])][rank - 1]
    return sorted((1 + sum(other > each for other in sums.values()), number, each) for number, each in sums.items())


@pytest.mark.faults
@pytest.mark.timeout(1200)
def test_a_night_of_twelve_whose_server_is_killed_twice_is_counted_right(tmp_path: Path) -> None:
    evening = Evening(tmp_path)
    try:
        evening.open()
        evening.wait(lambda state: any(guest.acts > 1 for guest in evening.guests))
        evening.kill()
        evening.wait(lambda state: len(state["rounds"]) == 2)
        evening.kill()
        evening.wait(lambda state: state.get("stage") == "over")
    finally:
        evening.close()
    told = [guest.night for guest in evening.guests]
    state = told[0]["state"]
    assert [table["game"] for played in state["rounds"] for table in played["tables"]] == ["ur"] * 3 + [
        "tigris"
    ] * 3 + ["ur"] * 3
    for played in state["rounds"]:
        assert sorted(number for table in played["tables"] for number in table["seats"]) == list(range(1, 13))
    assert sorted((each["place"], each["entrant"], each["sum"]) for each in told[0]["standings"]) == counted(state)
    assert all(each == told[0] for each in told)
    assert len({each["name"] for each in state["entrants"]}) == BOTS + len(evening.guests)
    assert evening.told.faults == []
    assert all(guest.acts for guest in evening.guests)
