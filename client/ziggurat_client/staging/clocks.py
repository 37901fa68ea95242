"""Matches put on stage whose clocks run or stand still, for pictures of the game screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat.wire.messages import ClockMessage, ClockState, MatchAside, Standstill
from ziggurat_client.staging.game import FOUR, Stage
from ziggurat_client.staging.person import press
from ziggurat_client.staging.staged import CODE

if TYPE_CHECKING:
    from ziggurat_client.app import App


def _tell_time(stage: Stage, state: ClockState) -> None:
    stage.hear(ClockMessage(CODE, state))


def _clock(app: App) -> None:
    stage = Stage(app, FOUR)
    stage.open()
    _tell_time(stage, ClockState((312_000, 24_000, 8_000, 751_000), (120_000,) * 4, running=(1,)))


def _hurry(app: App) -> None:
    stage = Stage(app, FOUR)
    stage.open()
    _tell_time(stage, ClockState((312_000, 7_000, 44_000, 751_000), (120_000,) * 4, running=(1,)))


def _phase(app: App) -> None:
    stage = Stage(app, FOUR)
    stage.open()
    left = (312_000, 24_000, 8_000, 751_000)
    _tell_time(stage, ClockState(left, (120_000,) * 4, running=(0, 1, 3), phase=41_500, phase_runs=True))


def _missing(app: App) -> None:
    stage = Stage(app, FOUR, seat=None)
    stage.open()
    _tell_time(stage, ClockState(bank=(120_000, 83_000, 120_000, 120_000), missing=(1,)))


def _paused(app: App) -> None:
    stage = Stage(app, FOUR)
    stage.open()
    _tell_time(stage, ClockState((312_000, 24_000, 8_000, 751_000), (120_000,) * 4, pause=Standstill("Ninsun")))


def _only_shown(app: App) -> None:
    stage = Stage(app, FOUR)
    record = app.services.remote.tables[CODE]
    aside = MatchAside("other_rules", 17, 2)
    app.services.remote.receive(replace(record.table, rules_version=1, aside=aside))
    stage.show()
    stage.open()


def _kept(app: App) -> None:
    stage = Stage(app, FOUR, keepers={1: "merchant"})
    stage.open()
    _tell_time(stage, ClockState((312_000, 0, 8_000, 751_000), (120_000,) * 4))


def _host_menu(app: App) -> None:
    stage = Stage(app, FOUR, keepers={3: "merchant"})
    stage.open()
    app.scene.back()
    press(app, "host")


CLOCK_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "game_clock": _clock,
    "game_hurry": _hurry,
    "game_missing": _missing,
    "game_phase": _phase,
    "game_paused": _paused,
    "game_kept_seat": _kept,
    "game_only_shown": _only_shown,
    "game_host": _host_menu,
}
"""The pictures of clocks and halts, by name."""
