"""What the client knows of Babel before anything is done: what would change, and what cannot be done and why."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from ziggurat.games import game_named
from ziggurat.games.babel.actions import Banish, Build, Desertion, Destroy, EndActions, Halve, Migrate, Move, Plunder
from ziggurat.games.babel.position import Position
from ziggurat.games.game import IllegalAction
from ziggurat.match.match import Match
from ziggurat_client.boards.babel.choosing.consequences import Consequence, Known, consequence_of, refusal_of
from ziggurat_client.boards.babel.choosing.listed_actions import listed_action, listed_actions
from ziggurat_client.boards.babel.choosing.preview import NOTHING, Newcomers, Rising, Span, Storeys, preview_of
from ziggurat_client.boards.babel.choosing.rows import possible, rows_of
from ziggurat_client.staging.babel import EARLY, LONG, MIDDLE, POWERS, RULES


def known_by(position: Position, seat: int) -> Known:
    """What a seat knows of a position."""
    view = RULES.view(position, seat)
    return Known(view.public, seat, view.private.cards if view.private else "")


def positions(seed: int, count: int) -> Iterator[Position]:
    """The positions of a match that is played by chance."""
    match, chance = Match(game_named("babel"), 2, seed), Random(seed)
    for _ in range(count):
        if match.result is not None:
            return
        yield match.position
        seat = match.due.seats[0]
        actions: list[Any] = list(match.game.candidates(match.view(seat)))
        match.apply(seat, chance.choice(actions))


@pytest.mark.parametrize("seed", [1, 2])
def test_what_an_action_would_lead_to_is_what_it_leads_to(seed: int) -> None:
    for position in positions(seed, 60):
        seat = RULES.due(position).seats[0]
        known = known_by(position, seat)
        for action in RULES.candidates(RULES.view(position, seat)):
            found = consequence_of(known, action)
            after, events = RULES.apply(position, seat, action)
            assert isinstance(found, Consequence)
            assert found.hands == (len(after.hands[0]), len(after.hands[1]))
            if not isinstance(action, EndActions):
                assert (found.board, found.events) == (after.board, events)


@pytest.mark.parametrize("seed", [3, 4])
def test_the_list_offers_what_the_rules_allow_and_says_of_the_rest_why_not(seed: int) -> None:
    for position in positions(seed, 60):
        seat = RULES.due(position).seats[0]
        known = known_by(position, seat)
        for listed in listed_actions(known):
            assert bool(listed.ways) == (listed.refusal is None)
            for way in listed.ways:
                RULES.apply(position, seat, way)
            for brief in (False, True):
                shown = [each.name for row in rows_of(known, brief=brief) for each in row.actions]
                said = {"build_opponent": "build_own"}.get(listed.name, listed.name)
                assert listed.name in shown or said in shown or (listed.name == "halve" and not listed.has_run)
                assert (listed in possible(known, brief=brief)) == bool(listed.ways)


def test_nothing_to_build_is_said_once_where_neither_quarry_has_a_card() -> None:
    own, rival = (replace(side, quarry=()) for side in MIDDLE.board.sides)
    empty = replace(MIDDLE, board=replace(MIDDLE.board, sides=(own, rival)))
    for brief in (False, True):
        rows = [listed.name for row in rows_of(known_by(empty, 1), brief=brief) for listed in row.actions]
        assert sum(name.startswith("build") for name in rows) == 1


def test_a_refusal_is_that_of_the_rules() -> None:
    for action in (Move("M"), Plunder(4), Build("opponent"), Migrate("S", "A")):
        with pytest.raises(IllegalAction) as refused:
            RULES.apply(MIDDLE, 1, action)
        assert refusal_of(known_by(MIDDLE, 1), action) == refused.value.refusal


def test_the_start_card_is_all_there_is_to_build_until_it_is_built() -> None:
    assert [listed.name for listed in listed_actions(known_by(EARLY, 1)) if listed.name.startswith("build")] == [
        "build_start"
    ]


def test_each_run_of_three_is_a_way_to_halve() -> None:
    ways = listed_action(known_by(LONG, 1), "halve").ways
    assert ways == (Halve(2), Halve(5), Halve(8), Halve(11))


def test_a_power_shows_its_run_and_the_card_that_is_paid() -> None:
    preview = preview_of(known_by(MIDDLE, 1), Desertion(4))
    assert (preview.run, preview.paid) == (Span(1, "M", 2, 4), (1, "M", 4))


def test_deserters_are_shown_on_both_sides_with_their_number() -> None:
    preview = preview_of(known_by(MIDDLE, 1), Desertion(4))
    assert preview.leaving == Span(0, "M", 3, 4)
    assert preview.coming == Newcomers(1, "M", "PP")
    assert preview.number == ("M", 2)


def test_the_banished_are_shown_one_by_one() -> None:
    preview = preview_of(known_by(POWERS, 1), Banish(8, "S"))
    assert preview.lost == ((0, "H", 0), (0, "H", 1), (0, "H", 3))


def test_of_a_temple_that_is_plundered_the_top_is_shown_and_of_one_destroyed_all() -> None:
    known = known_by(POWERS, 1)
    assert preview_of(known, Destroy(2)).falling == Storeys(0, "H", 0)
    plundered = preview_of(known, Plunder(5))
    assert (plundered.falling, plundered.rising) == (Storeys(0, "H", 2), Rising(1, "H", 3))


def test_three_on_the_march_are_shown_where_they_leave_and_where_they_come() -> None:
    preview = preview_of(known_by(MIDDLE, 1), Migrate("H", "A"))
    assert (preview.leaving, preview.coming) == (Span(1, "H", 2, 4), Newcomers(1, "A", "MSA"))


def test_what_is_refused_shows_nothing() -> None:
    assert preview_of(known_by(MIDDLE, 1), Destroy(4)) == NOTHING
    assert preview_of(known_by(MIDDLE, 1), None) == NOTHING
