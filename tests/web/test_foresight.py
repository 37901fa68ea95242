"""What a page reads off the map of Tigris & Euphrates is what the rules say: kingdoms, strengths and conflicts."""

from __future__ import annotations

import json
import subprocess
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from games.golden_matches import golden_records
from web.scripts import NODE, needs_node
from ziggurat.games import GAMES
from ziggurat.games.tigris.actions import MoveLeader, PlaceLeader, PlaceTile, TigrisAction
from ziggurat.games.tigris.position import Board, Conflict
from ziggurat.games.tigris.spaces import Space, numbers_in
from ziggurat.match.replaying import replaying
from ziggurat_client.boards.tigris.choosing.forecasts import leader_forecast, strength, tile_forecast

FORESEE_ALL: Final = Path(__file__).parent / "node" / "foresee_all.mjs"
TIGRIS: Final = GAMES["tigris"]
EACH: Final = 40
"""So many decisions of each match are looked at."""

pytestmark = needs_node


class Decision(NamedTuple):
    """What lies open, who chooses, and between what."""

    board: Board
    seat: int
    actions: list[TigrisAction]


@pytest.fixture(scope="module")
def decisions() -> list[Decision]:
    return [each for record in golden_records(TIGRIS) for each in islice(decisions_of(record), EACH)]


def decisions_of(record: Any) -> Any:
    """The decisions of a match in which something may be laid or led."""
    for match, _ in replaying(record):
        board = match.position.board
        if board.phase == "action" and match.due.seats:
            legal = TIGRIS.candidates(match.view(board.seat))
            yield Decision(board, board.seat, [each for each in legal if may_begin_a_conflict(each)])


def may_begin_a_conflict(action: TigrisAction) -> bool:
    return isinstance(action, PlaceTile | PlaceLeader | MoveLeader)


@pytest.fixture(scope="module")
def seen(decisions: list[Decision]) -> list[Any]:
    """What the page reads off each map."""
    asked = msgspec.json.encode([each._asdict() for each in decisions])
    done = subprocess.run([NODE or "node", str(FORESEE_ALL)], input=asked, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    found: list[Any] = json.loads(done.stdout)
    return found


def test_kingdoms_are_those_of_the_rules(decisions: list[Decision], seen: list[Any]) -> None:
    for decision, found in zip(decisions, seen, strict=True):
        kingdoms = decision.board.ground.kingdoms
        assert [each["spaces"] for each in found["kingdoms"]] == [sorted(numbers_in(each.region)) for each in kingdoms]
        strengths = [[strength(decision.board, leader) for leader in each.leaders] for each in kingdoms]
        assert [each["strengths"] for each in found["kingdoms"]] == strengths


def test_the_conflicts_of_an_action_are_those_of_the_rules(decisions: list[Decision], seen: list[Any]) -> None:
    kinds = set()
    for decision, found in zip(decisions, seen, strict=True):
        for action, prospect in zip(decision.actions, found["prospects"], strict=True):
            assert prospect == prospect_of(decision, action)
            kinds |= {(type(action).__name__, each["kind"]) for each in prospect["conflicts"]}
    assert kinds == {("PlaceTile", "war"), ("PlaceLeader", "revolt"), ("MoveLeader", "revolt")}


def prospect_of(decision: Decision, action: TigrisAction) -> dict[str, Any]:
    """What the rules say would follow."""
    match action:
        case PlaceTile(color, x, y):
            forecast = tile_forecast(decision.board, color, Space(x, y))
            return {"joins": forecast.joins, "conflicts": [as_read(war) for war in forecast.wars]}
        case PlaceLeader(color, x, y) | MoveLeader(color, x, y):
            revolt = leader_forecast(decision.board, decision.seat, color, Space(x, y)).revolt
            return {"joins": False, "conflicts": [] if revolt is None else [as_read(revolt)]}
    raise ValueError(action)


def as_read(conflict: Conflict) -> dict[str, Any]:
    sides = {name: getattr(conflict, name) for name in ("attacker", "defender")}
    strengths = {name: {"seat": side.seat, "strength": side.strength} for name, side in sides.items()}
    return {"kind": conflict.kind, "color": conflict.color, **strengths}
