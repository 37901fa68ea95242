"""The two cards beside a conflict: they foretell what the rules do, and say it to each viewer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeVar

import pytest

from client.test_tigris_duel import ATTACKER, DEFENDER, NAMES, OTHER
from games.golden_matches import golden_records
from ziggurat.certainty import of_type
from ziggurat.games import game_named
from ziggurat.games.game import Event, Viewer
from ziggurat.games.tigris.actions import Commit
from ziggurat.games.tigris.conflicts import conflict_on
from ziggurat.games.tigris.events import ConflictResolved, LeaderRemoved, TilesRemoved, VpGained
from ziggurat.games.tigris.position import Conflict, ConflictKind, Position
from ziggurat.match.replaying import verify
from ziggurat.match.steps import Step
from ziggurat_client.boards.tigris.column.outcome_cards import OutcomeCard, card_of, have_room
from ziggurat_client.boards.tigris.conflict.outcomes import Outcome, outcomes_of
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

E = TypeVar("E", bound=Event)

HOLDS = Outcome(DEFENDER, ATTACKER, "green", "green", 3, 2, holds=True)
GIVES_WAY = Outcome(ATTACKER, DEFENDER, "green", "green", 1, 0, holds=False)


@cache
def answers() -> tuple[tuple[Conflict, Position, Commit], ...]:
    """The conflicts of the golden matches, when the defender answers."""
    return tuple(_answers())


def _answers() -> Iterator[tuple[Conflict, Position, Commit]]:
    for record in golden_records(game_named("tigris")):
        match = verify(record)
        for number, step in enumerate(match.steps):
            if isinstance(step, Step) and isinstance(step.action, Commit):
                position = of_type(Position, match.position_after(number))
                conflict = conflict_on(position.board)
                if conflict.commitment is not None:
                    yield conflict, position, step.action


def of_kind(events: tuple[Event, ...], kind: type[E]) -> E:
    return next(event for event in events if isinstance(event, kind))


@pytest.mark.parametrize("kind", ["revolt", "war"])
def test_a_card_foretells_what_the_rules_do(kind: ConflictKind) -> None:
    fought = [answer for answer in answers() if answer[0].kind == kind]
    assert fought
    for conflict, position, action in fought:
        seat = conflict.defender.seat
        _, events = game_named("tigris").apply(position, seat, action)
        resolved = of_kind(events, ConflictResolved)
        told = next(o for o in outcomes_of(position.board, conflict) if o.winner == resolved.winner)
        gained, gone = of_kind(events, VpGained), of_kind(events, LeaderRemoved)
        assert (told.winner, told.gains, told.points) == (gained.seat, gained.color, gained.amount)
        assert (told.loser, told.leader) == (gone.seat, gone.color)
        fallen = [len(event.spaces) for event in events if isinstance(event, TilesRemoved) and event.cause == "war"]
        assert told.fall == sum(fallen)


def card(outcome: Outcome, viewer: Viewer, language: str = "en") -> OutcomeCard:
    return card_of(outcome, viewer, NAMES, Words(language), meant=False)


@pytest.mark.parametrize(
    ("viewer", "holds", "gives_way"),
    [
        (DEFENDER, "You hold", "You give way"),
        (ATTACKER, "Ninsun holds", "You win"),
        (OTHER, "Ninsun holds", "Kubaba wins"),
        (None, "Ninsun holds", "Kubaba wins"),
    ],
)
def test_each_viewer_reads_the_outcomes_in_their_own_words(viewer: Viewer, holds: str, gives_way: str) -> None:
    assert (card(HOLDS, viewer).title, card(GIVES_WAY, viewer).title) == (holds, gives_way)


def test_a_card_says_who_loses_the_leader_and_how_many_tiles() -> None:
    assert card(HOLDS, None).losses == "Kubaba loses the leader and 2 tiles"
    assert card(HOLDS, ATTACKER).losses == "You lose your leader and 2 tiles"


def test_where_no_tile_falls_a_card_speaks_of_the_leader_alone() -> None:
    assert card(GIVES_WAY, None).losses == "Ninsun loses the leader"
    assert card(GIVES_WAY, DEFENDER).losses == "You lose your leader"


def test_only_the_defenders_card_claims_the_tie() -> None:
    assert card(HOLDS, ATTACKER).tie == "A tie too"
    assert not card(GIVES_WAY, ATTACKER).tie


def test_in_a_place_too_narrow_or_too_low_there_are_no_cards() -> None:
    assert have_room(Box(0, 0, 320, 200))
    assert not have_room(Box(0, 0, 200, 200))
    assert not have_room(Box(0, 0, 320, 120))
