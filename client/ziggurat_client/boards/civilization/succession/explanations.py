"""What is said of the succession table and of the race of nomads while these are meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.scoring import territories
from ziggurat.games.civilization.succession import step_of
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.civilization.succession import frieze, race
from ziggurat_client.boards.civilization.succession.epochs import epoch_of
from ziggurat_client.boards.civilization.succession.lanes import frieze_of, race_of
from ziggurat_client.boards.civilization.succession.plan import DockPlan
from ziggurat_client.boards.goal.explaining import explained, with_rule
from ziggurat_client.ui.explained import Explained
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_TABLE: Final = "12"
_TURNS: Final = "7"
"""The paragraphs about the table, and about nomads."""


def dock_explanations(dock: Box | None, board: Board, desk: Desk) -> Iterator[Explained]:
    """Of the whole, and of each nation how far it has come, if there is room for a dock."""
    if dock is None:
        return
    nomads = board.options.mode == "nomads"
    plan, rule = _plan(dock, board, desk, nomads=nomads), _TURNS if nomads else _TABLE
    key = "civilization.explained.turns" if nomads else "civilization.explained.ast"
    yield explained(desk, "succession", plan.head, key, rule)
    for number, seat in enumerate(board.in_nation_order if board.nations else ()):
        name, lane = plan.name(number), plan.lane(number)
        place = name._replace(width=lane.right - name.x)
        sentence = _territories(board.nations[seat], desk.words) if nomads else _step(board.nations[seat], desk.words)
        yield Explained(f"lane {seat}", place, with_rule(desk, sentence, rule), rule)


def _plan(dock: Box, board: Board, desk: Desk, *, nomads: bool) -> DockPlan:
    if nomads:
        return race.plan_of(dock, race_of(board, desk.words, desk.viewer))
    return frieze.plan_of(dock, frieze_of(board, desk.words, desk.viewer))


def _name(nation: Nation, words: Words) -> str:
    return words.say(f"civilization.nation.{nation.id}")


def _territories(nation: Nation, words: Words) -> str:
    return words.say("civilization.explained.lane.territories", nation=_name(nation, words), count=territories(nation))


def _step(nation: Nation, words: Words) -> str:
    """Where the marker stands, and where it would go if the turn ended now (7)."""
    to, reason = step_of(nation)
    key = f"civilization.explained.lane.{reason or 'advances'}"
    epoch = words.say(f"civilization.ast.{epoch_of(nation.id, nation.marker)}")
    return words.say(key, nation=_name(nation, words), square=nation.marker, epoch=epoch, to=to)
