"""What is said of the succession table and of the race of nomads while these are meant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.civilization.position import Board, Mode, Nation
from ziggurat.games.civilization.scoring import territories
from ziggurat.games.civilization.succession import goal_of, step_in_full, step_of, succession_points
from ziggurat.games.game import Seat
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.civilization.succession import frieze, race
from ziggurat_client.boards.civilization.succession.epochs import epoch_of
from ziggurat_client.boards.civilization.succession.lanes import frieze_of, race_of, societies_of
from ziggurat_client.boards.civilization.succession.plan import DockPlan
from ziggurat_client.boards.goal.explaining import explained, with_rule
from ziggurat_client.ui.explained import Explained
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_RULES: Final[dict[Mode, str]] = {"nomads": "7", "farmers": "12", "first_societies": "13", "full": "12"}
"""The paragraphs about the dock of each mode."""
_KEYS: Final[dict[Mode, str]] = {
    "nomads": "turns",
    "farmers": "ast",
    "first_societies": "societies",
    "full": "ast_in_full",
}
"""The sentences about it."""


def dock_explanations(dock: Box | None, board: Board, desk: Desk) -> Iterator[Explained]:
    """Of the whole, and of each nation how far it has come, if there is room for a dock."""
    if dock is None:
        return
    mode = board.options.mode
    plan, rule = _plan(dock, board, desk), _RULES[mode]
    yield explained(desk, "succession", plan.head, f"civilization.explained.{_KEYS[mode]}", rule)
    for number, seat in enumerate(board.in_nation_order if board.nations else ()):
        name, lane = plan.name(number), plan.lane(number)
        place = name._replace(width=lane.right - name.x)
        sentence = _sentence(board, seat, desk.words)
        yield Explained(f"lane {seat}", place, with_rule(desk, sentence, rule), rule)


def _sentence(board: Board, seat: Seat, words: Words) -> str:
    """How far a nation has come."""
    nation = board.nations[seat]
    match board.options.mode:
        case "nomads":
            return _territories(nation, words)
        case "first_societies":
            key, needed = "civilization.explained.lane.advances_of", board.options.victory_cards
            return words.say(key, nation=_name(nation, words), count=len(nation.advances), needed=needed)
        case _:
            return _step(board, nation, words)


def _plan(dock: Box, board: Board, desk: Desk) -> DockPlan:
    if board.options.mode == "first_societies":
        return frieze.plan_of(dock, societies_of(board, desk.words, desk.viewer))
    if board.options.mode == "nomads":
        return race.plan_of(dock, race_of(board, desk.words, desk.viewer))
    return frieze.plan_of(dock, frieze_of(board, desk.words, desk.viewer))


def _name(nation: Nation, words: Words) -> str:
    return words.say(f"civilization.nation.{nation.id}")


def _territories(nation: Nation, words: Words) -> str:
    return words.say("civilization.explained.lane.territories", nation=_name(nation, words), count=territories(nation))


def _step(board: Board, nation: Nation, words: Words) -> str:
    """Where the marker stands, and where it would go if the turn ended now; of hands no more is known than that they
    are worth something (7, 12)."""
    if nation.marker >= goal_of(board.options):
        return words.say("civilization.explained.lane.arrived", nation=_name(nation, words), square=nation.marker)
    if board.options.is_full:
        to, reason = step_in_full(nation, succession_points(nation, ()))
        back = "_back" if reason == "points" and to < nation.marker else ""
        key = f"civilization.explained.lane.full.{reason or 'advances'}{back}"
    else:
        to, reason = step_of(nation)
        key = f"civilization.explained.lane.{reason or 'advances'}"
    epoch = words.say(f"civilization.ast.{epoch_of(nation.id, nation.marker)}")
    return words.say(key, nation=_name(nation, words), square=nation.marker, epoch=epoch, to=to)
