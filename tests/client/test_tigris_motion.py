"""The story of a game of Tigris & Euphrates as it moves: however it is told, it ends at the truth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games.tigris.notation import parse
from ziggurat.games.game import Event, View, Viewer
from ziggurat.games.tigris.actions import Commit, EndTurn, PlaceTile
from ziggurat.games.tigris.events import ConflictResolved, ConflictStarted, GameOver, Reinforced
from ziggurat.games.tigris.position import Position, Screened, Shown, TigrisOptions
from ziggurat.games.tigris.rules import Tigris
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.board.scenery import TigrisScenery
from ziggurat_client.boards.tigris.motion.events import CLIPS, clip_of
from ziggurat_client.stage.timeline import Timeline

RULES = Tigris()
WAR = "\n".join(["." * 16] * 3 + ["....gD.Igg", "....rg.r..R..R.R"])
"""Two traders with a gap on G4."""


def seen(position: Position, viewer: Viewer = 0) -> View[Shown, Screened]:
    return RULES.view(position, viewer)


def scenery_of(position: Position, viewer: Viewer = 0) -> TigrisScenery:
    return TigrisScenery(seen(position, viewer), Layout(position.board.seats, viewer), viewer)


def told_in_steps(scenery: TigrisScenery, event: Event, of: Any) -> list[Any]:
    """What is on show while one event is told, each value once."""
    timeline = Timeline()
    found: list[Any] = []
    timeline.play(clip_of(scenery, event))
    while timeline.playing:
        timeline.update(1 / 30)
        if not found or found[-1] != of(scenery):
            found.append(of(scenery))
    return found


@pytest.mark.parametrize("viewer", [0, 2, None])
@pytest.mark.parametrize("artist", [False, True])
def test_every_event_of_a_game_leads_by_itself_to_what_the_rules_say(viewer: Viewer, artist: bool) -> None:
    position, chance = RULES.setup(3, TigrisOptions(artist=artist), 3), Random(8)
    scenery = scenery_of(position, viewer)
    for _ in range(150):
        acting = RULES.due(position).seats
        if not acting:
            break
        actions: list[Any] = list(RULES.candidates(RULES.view(position, acting[0])))
        kinds = sorted({type(action).__name__ for action in actions} - {"SwapTiles", "EndTurn"})
        kind = chance.choice(kinds or ["EndTurn"])
        chosen = chance.choice([action for action in actions if type(action).__name__ == kind])
        position, events = RULES.apply(position, acting[0], chosen)
        for event in events:
            shown = event.seen_by(viewer)
            if shown is not None:
                told_in_steps(scenery, shown, lambda _: None)
        now = position.board
        assert (scenery.board.spaces, scenery.board.leaders) == (now.spaces, now.leaders)
        assert scenery.board.monuments == now.monuments
        assert scenery.shown.hands == tuple(map(len, position.hands))
        scenery.settle(seen(position, viewer))


def test_a_war_opens_its_band_counts_both_sides_and_names_the_winner() -> None:
    start = parse(WAR, hands=("kkrrgg", "kkrrgg"))
    laid, story = RULES.apply(start, 0, PlaceTile("black", 6, 3))
    scenery = scenery_of(laid)
    scenery.fight(None)
    (begun,) = [event for event in story if isinstance(event, ConflictStarted)]
    opened = told_in_steps(scenery, begun, lambda s: s.progress.opened)
    assert opened[-1] == 1
    assert len(opened) > 4
    asked, story = RULES.apply(laid, 0, Commit(2))
    (added,) = [event for event in story if isinstance(event, Reinforced)]
    assert told_in_steps(scenery, added, lambda s: s.board.conflict.commitment) == [0, 1, 2]
    _, story = RULES.apply(asked, 1, Commit(1))
    (answered,) = [event for event in story if isinstance(event, Reinforced)]
    assert told_in_steps(scenery, answered, lambda s: s.progress.answer) == [0, 1]
    (resolved,) = [event for event in story if isinstance(event, ConflictResolved)]
    assert told_in_steps(scenery, resolved, lambda s: s.progress.victor) == [None, 0, None]
    assert scenery.board.conflict is None


def test_at_the_end_the_walls_open_one_after_another_the_last_place_first() -> None:
    drawing = "\n".join(["." * 16] * 3 + ["....rA....R"])
    start = parse(drawing, seats=3, points=((5, 5, 5, 5), (1, 1, 1, 1), (3, 3, 3, 3)))
    over, story = RULES.apply(start, 0, EndTurn())
    scenery = scenery_of(start)
    (end,) = [event for event in story if isinstance(event, GameOver)]
    assert told_in_steps(scenery, end, lambda s: tuple(s.opened)) == [(1,), (1, 2), (1, 2, 0)]
    scenery.settle(seen(over))
    assert not scenery.opened


def test_a_story_ends_at_the_newest_view() -> None:
    start = parse(WAR, hands=("kkrrgg", "kkrrgg"))
    laid, story = RULES.apply(start, 0, PlaceTile("black", 6, 3))
    scenery, timeline = scenery_of(start), Timeline()
    timeline.play(CLIPS.story(scenery, seen(start), story, seen(laid)))
    while timeline.playing:
        timeline.update(1 / 10)
    assert scenery.shown == seen(laid).public
