"""Civilization where a match is told again: the signs of what happened."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.advice.telling import tell_action
from ziggurat_client.boards.civilization.art.city import draw_city
from ziggurat_client.boards.civilization.art.counter import draw_counter
from ziggurat_client.boards.civilization.art.phases import PhaseSign, draw_phase
from ziggurat_client.boards.civilization.art.ship import draw_ship
from ziggurat_client.boards.civilization.art.signs import draw_conflict
from ziggurat_client.boards.civilization.illustrations.breakdown import paint_breakdown
from ziggurat_client.boards.civilization.illustrations.ties import paint_tie
from ziggurat_client.boards.civilization.parts import CIVILIZATION_PARTS
from ziggurat_client.boards.civilization.replay.chronicle import CivilizationChronicle
from ziggurat_client.boards.civilization.replay.manners import manner_of
from ziggurat_client.boards.civilization.replay.theatre_board import CivilizationReplayBoard
from ziggurat_client.boards.replay_board import Staging
from ziggurat_client.replaying.chronicle import Mark, Standout

_SHELL: Final = "#e9d9b0"
_PHASES: Final[dict[str, PhaseSign]] = {
    "dealt": "trade",
    "bought": "advances",
    "struck": "calamities",
    "passed": "trade",
}
"""The phase whose sign stands for what happens in it."""


def paint_mark(canvas: Canvas, mark: Mark, cx: float, cy: float, size: float) -> None:
    """A city that was founded, crossed spears for one that fell, and the signs of what happens with cards."""
    match mark.sign:
        case "founded":
            draw_city(canvas, mark.seat, cx, cy, size)
        case "fallen":
            draw_conflict(canvas, cx, cy, size)
        case sign:
            draw_phase(canvas, _PHASES[sign], cx, cy, size, _SHELL)


def paint_standout(canvas: Canvas, standout: Standout, x: float, y: float, size: float) -> None:
    """The sign of what stood out."""
    cx, cy = x + size / 2, y + size / 2
    match standout.feat:
        case "founded":
            draw_city(canvas, standout.seat, cx, cy, size)
        case "sailed":
            draw_ship(canvas, standout.seat, cx, cy, size)
        case "fallen":
            draw_counter(canvas, standout.seat, cx, cy, size * 0.6, standout.count)
        case "dealt" | "passed" | "struck" as feat:
            draw_phase(canvas, _PHASES[feat], cx, cy, size * 0.9, _SHELL)
        case _:
            draw_conflict(canvas, cx, cy, size * 0.9)


CIVILIZATION_STAGING: Final = Staging(
    CIVILIZATION_PARTS,
    CivilizationChronicle(),
    paint_mark,
    tell_action,
    paint_standout,
    paint_breakdown,
    paint_tie,
    manner_of,
    CivilizationReplayBoard,
)
"""The game in the theatre and in the results."""
