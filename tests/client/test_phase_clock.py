"""The time of a phase on the screen, beside the seats' own."""

from __future__ import annotations

import pytest

from client.driver import Driver
from client.listener import Listener
from client.match_table import MatchTable
from client.test_clocks import EVEN, face, game, listener, server, tell
from client.time_in_ur import HurriedUr
from ziggurat.wire.messages import ClockState, Standstill
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.ui.clock_sign import ClockSign

__all__ = ["game", "listener", "server"]

PHASE = ClockState(bank=EVEN, phase=65_000, phase_runs=True)


def test_the_time_of_a_phase_stands_in_the_bar_and_counts_down(
    driver: Driver, server: MatchTable, game: GameScene
) -> None:
    tell(driver, server, PHASE)
    assert face(driver, "clock") == "1:05"
    driver.turn(seconds=6.0)
    assert face(driver, "clock") == "0:59"


def test_the_time_of_a_phase_rests_in_a_pause(driver: Driver, server: MatchTable, game: GameScene) -> None:
    tell(driver, server, ClockState(bank=EVEN, pause=Standstill("Kubaba"), phase=65_000))
    driver.turn(seconds=6.0)
    clock = game.widget("clock")
    assert isinstance(clock, ClockSign)
    assert clock.face == "1:05"


def test_beside_the_time_of_a_phase_ours_stands_before_that_of_others(
    driver: Driver, server: MatchTable, game: GameScene
) -> None:
    left = (20_000, 300_000)
    tell(driver, server, ClockState(left, EVEN, running=(0, 1), phase=65_000, phase_runs=True))
    assert (face(driver, "clock"), face(driver, "clock beside it")) == ("1:05", "0:20")


def test_it_is_heard_once_that_a_phase_in_which_we_are_awaited_is_nearly_over(
    driver: Driver, server: MatchTable, listener: Listener, game: GameScene
) -> None:
    server.let_others_act()
    driver.turn(2)
    tell(driver, server, ClockState(bank=EVEN, phase=12_000, phase_runs=True))
    assert "hurry" not in listener.effects
    driver.turn(4, seconds=1.0)
    assert listener.effects.count("hurry") == 1


def test_it_is_not_heard_that_a_phase_is_nearly_over_in_which_only_others_are_awaited(
    driver: Driver, server: MatchTable, listener: Listener, game: GameScene
) -> None:
    assert server.match.due.seats == (1,)
    tell(driver, server, ClockState(bank=EVEN, phase=5_000, phase_runs=True))
    driver.turn(3, seconds=1.0)
    assert "hurry" not in listener.effects


def test_where_the_rules_say_what_follows_nobody_is_told_of_a_bot(
    driver: Driver, server: MatchTable, monkeypatch: pytest.MonkeyPatch, game: GameScene
) -> None:
    monkeypatch.setattr(game.record, "game", HurriedUr())
    tell(driver, server, ClockState(bank=(120_000, 90_000), missing=(1,)))
    assert driver.app.services.banner.text == "Kubaba is away. In 1:30 the match goes on without Kubaba."
