"""What is said of the players' points, treasures, tiles, leaders and catastrophes while they are meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.tigris.position import Screened, Shown
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.goal.explaining import explained
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.board.seat_plan import SeatPlan
from ziggurat_client.boards.tigris.players.court import pillar_boxes
from ziggurat_client.boards.tigris.players.panels import plan_of
from ziggurat_client.boards.tigris.players.standing import lying_open
from ziggurat_client.ui.explained import Explained
from ziggurat_client.window.screen import Box

_RULES: Final = {
    "hidden": "11",
    "score": "10",
    "points": "10",
    "treasures": "8",
    "leaders": "5.1",
    "hand": "3",
    "catastrophes": "5.3",
}
"""The paragraph of each sentence."""


def player_explanations(layout: Layout, shown: Shown, own: Screened | None, desk: Desk) -> Iterator[Explained]:
    """Of each player what their panel shows, if the players are not behind their tab. `own` lies behind the viewer's
    wall."""
    column = layout.column
    if column is None:
        return
    opened, colours = lying_open(shown, desk.viewer, own), len(shown.board.options.colours)
    for seat, box in enumerate(column.boxes):
        plan = plan_of(box, is_open=seat in opened, docked=layout.docks(seat))
        for name, place in _places(plan, colours):
            yield explained(desk, f"{name} {seat}", place, f"tigris.players.explained.{name}", _RULES[name])


def _places(plan: SeatPlan, colours: int) -> Iterator[tuple[str, Box]]:
    """What there is to explain, in the order in which it is read."""
    if plan.court is None:
        yield "hidden", plan.wall
    else:
        *pillars, last = pillar_boxes(plan.court, colours)
        yield "score", plan.score
        yield "points", pillars[0]._replace(width=last.x - pillars[0].x)
        yield "treasures", last
    for name, box in (("leaders", plan.leaders), ("hand", plan.hand), ("catastrophes", plan.catastrophes)):
        if box is not None:
            yield name, box
