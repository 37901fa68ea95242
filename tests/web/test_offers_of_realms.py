"""Nothing that Tigris & Euphrates or Civilization ask is unplayable in a page, and nothing illegal is offered."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from games.golden_matches import golden_records
from web.scripts import NODE, needs_node
from ziggurat.games import GAMES
from ziggurat.games.game import Action, Game, View
from ziggurat.match.record import MatchRecord
from ziggurat.match.replaying import replaying
from ziggurat_client.wording.words import sentences

OFFER_ALL = Path(__file__).parent / "node" / "offer_all.mjs"
EACH: Final = 4
"""So many decisions of each kind in each match are looked at."""
IN_THE_PANEL: Final = {"trade_offer", "trade_reply", "trade_accept", "trade_decline", "trade_withdraw", "trade_say"}
"""What is done at the market is done where its tickets are."""

pytestmark = needs_node


class Decision(NamedTuple):
    """What a seat knows, what it may do, and what kind of decision that is; so many play."""

    game: Game[Any, Any, Any]
    view: View[Any, Any]
    seats: int
    actions: tuple[Action, ...]
    kind: str


def decisions(game: Game[Any, Any, Any], record: MatchRecord) -> Iterator[Decision]:
    """Decisions of a match, a few of each kind."""
    seen: dict[str, int] = {}
    for match, _ in replaying(record):
        due = match.due
        for seat in (*due.seats, *due.open):
            strike = getattr(match.position.board, "strike", None)
            kind = match.position.board.phase + ("" if strike is None else f" {strike.calamity} {strike.step}")
            if seen.setdefault(kind, 0) < EACH:
                seen[kind] += 1
                view = match.view(seat)
                yield Decision(game, view, record.seats, tuple(game.candidates(view)), kind)


@pytest.fixture(scope="module", params=["tigris", "civilization"])
def asked(request: pytest.FixtureRequest) -> list[Decision]:
    game = GAMES[request.param]
    return [decision for record in golden_records(game) for decision in decisions(game, record)]


@pytest.fixture(scope="module")
def offered(asked: list[Decision]) -> list[Any]:
    """What a page offers for each decision."""
    game = asked[0].game
    request = {
        "game": game.id,
        "language": "en",
        "sentences": sentences("en"),
        "decisions": [as_told(decision) for decision in asked],
    }
    done = subprocess.run(
        [NODE or "node", str(OFFER_ALL)], input=msgspec.json.encode(request), capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    found: list[Any] = json.loads(done.stdout)
    return found


def as_told(decision: Decision) -> dict[str, Any]:
    game, view, seats, actions, _ = decision
    legal = {"seat": view.viewer, "actions": actions, "spaces": game.spaces(view)}
    return {"legal": legal, "view": view, "seats": seats}


def test_every_kind_of_action_that_is_legal_is_offered(asked: list[Decision], offered: list[Any]) -> None:
    missing = set()
    for decision, found in zip(asked, offered, strict=True):
        there = {action["type"] for action in (*found["actions"], *found["composed"])}
        kinds = {str(action.__struct_config__.tag) for action in decision.actions} - IN_THE_PANEL
        missing |= {(decision.kind, kind) for kind in kinds - there}
    assert missing == set()


def test_everything_that_is_offered_is_legal(asked: list[Decision], offered: list[Any]) -> None:
    refused = set()
    for decision, found in zip(asked, offered, strict=True):
        for action in (*found["actions"], *found["composed"]):
            why = why_not(decision, action)
            if why is not None:
                refused.add((decision.kind, action["type"], why))
    assert refused == set()


def why_not(decision: Decision, action: Any) -> str | None:
    """What forbids the action; None if nothing does."""
    game = decision.game
    why = game.why_not(decision.view, msgspec.convert(action, type=game.action_type))
    return None if why is None else why.code
