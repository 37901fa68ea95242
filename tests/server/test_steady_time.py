"""Timers and a time of day that jumps."""

from __future__ import annotations

import time

import pytest
from twisted.internet import base, selectreactor

from ziggurat_server.hosting.steady_time import keep_steady


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
def test_timers_run_out_in_their_time_though_the_time_of_day_is_set_anew(
    monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    reactor = selectreactor.SelectReactor()
    keep_steady(reactor)
    rung: list[str] = []
    soon = reactor.callLater(0.0, rung.append, "soon")
    reactor.callLater(600.0, rung.append, "later")
    of_day = time.time
    monkeypatch.setattr(base, "runtimeSeconds", lambda: of_day() + jump)
    monkeypatch.setattr(time, "time", lambda: of_day() + jump)
    while soon.active():
        reactor.runUntilCurrent()
    assert rung == ["soon"]
