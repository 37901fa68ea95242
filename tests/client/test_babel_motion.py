"""The story of a game of Babel as it moves: however it is told, it ends at the truth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ziggurat.games import game_named
from ziggurat.games.babel.actions import Banish, Build, Desertion, Destroy, Migrate, Plunder
from ziggurat.games.babel.position import Hand, Position, Shown
from ziggurat.games.babel.rules import Babel
from ziggurat.games.game import Event, View, Viewer
from ziggurat.match.match import Match
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.scenery import BabelScenery
from ziggurat_client.boards.babel.motion.events import CLIPS, clip_of
from ziggurat_client.stage.telling import Telling
from ziggurat_client.stage.timeline import Timeline
from ziggurat_client.staging.babel import MIDDLE, POWERS

RULES = Babel()


def seen(position: Position, viewer: Viewer = 1) -> View[Shown, Hand]:
    """A position as a viewer sees it."""
    return RULES.view(position, viewer)


def scenery_of(position: Position, viewer: Viewer = 1) -> BabelScenery:
    """A stage that shows the position."""
    return BabelScenery(seen(position, viewer), Layout(near=viewer or 0), viewer)


def stages(before: Position, action: Any) -> tuple[list[Shown], Position]:
    """What is on show while an action of seat 1 is told in small steps, and the truth."""
    after, events = RULES.apply(before, 1, action)
    scenery, timeline = scenery_of(before), Timeline()
    timeline.play(CLIPS.story(scenery, seen(before), events, seen(after)))
    shown = []
    while timeline.playing:
        timeline.update(1 / 60)
        shown.append(scenery.shown)
    return shown, after


def tell(scenery: BabelScenery, event: Event) -> None:
    """Tell one event to its end, without what comes after the story."""
    timeline = Timeline()
    timeline.play(clip_of(scenery, event))
    while timeline.playing:
        timeline.update(1 / 20)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_every_event_of_a_game_leads_by_itself_to_what_the_rules_say(viewer: Viewer) -> None:
    match, chance = Match(game_named("babel"), 2, seed=3), Random(8)
    scenery = scenery_of(match.position, viewer)
    for _ in range(400):
        if match.result is not None:
            break
        seat = match.due.seats[0]
        actions: list[Any] = list(match.game.candidates(match.view(seat)))
        for event in match.apply(seat, chance.choice(actions)):
            shown = event.seen_by(viewer)
            if shown is not None:
                tell(scenery, shown)
        now = seen(match.position, viewer)
        assert scenery.board.sides == now.public.board.sides
        assert (scenery.shown.hands, scenery.hand) == (now.public.hands, now.private.cards if now.private else "")
        assert (scenery.shown.deck, scenery.board.discard) == (now.public.deck, now.public.board.discard)
        assert (scenery.shown.pile, scenery.shown.temple_known) == (now.public.pile, now.public.temple_known)
        assert (scenery.flyers, scenery.hopping) == ([], set())
        scenery.settle(now)


def test_a_skipped_story_ends_where_a_told_one_does() -> None:
    after, events = RULES.apply(MIDDLE, 1, Desertion(4))
    scenery, timeline = scenery_of(MIDDLE), Timeline()
    timeline.play(CLIPS.story(scenery, seen(MIDDLE), events, seen(after)))
    timeline.update(0.3)
    timeline.skip()
    assert scenery.shown == seen(after).public
    assert (scenery.flyers, scenery.hopping, scenery.shake) == ([], set(), (0.0, 0.0))


def test_without_motion_the_new_board_is_there_at_once_with_its_sounds() -> None:
    after, events = RULES.apply(MIDDLE, 1, Desertion(4))
    heard: list[str] = []
    scenery, timeline = scenery_of(MIDDLE), Timeline()
    scenery.telling = Telling(reduced=True, hear=heard.append)
    timeline.play(CLIPS.story(scenery, seen(MIDDLE), events, seen(after)))
    timeline.update(1 / 60)
    assert scenery.shown == seen(after).public
    assert scenery.flyers == []
    assert heard == ["politics"]


def test_deserters_are_on_neither_side_while_they_walk() -> None:
    shown, after = stages(MIDDLE, Desertion(4))
    walking = [(s.board.sides[0].column("M"), s.board.sides[1].column("M")) for s in shown]
    assert ("MAH", "MPSS") in walking
    assert walking[-1] == (after.board.sides[0].column("M"), after.board.sides[1].column("M")) == ("MAH", "MPSSPP")


def test_a_temple_rises_when_its_card_has_come() -> None:
    shown, _ = stages(MIDDLE, Build("own"))
    steps = [(len(s.board.sides[1].quarry), s.board.sides[1].level("M")) for s in shown]
    assert steps[0] == (5, 3) or steps[0] == (4, 3)
    assert (4, 3) in steps
    assert steps[-1] == (4, 4)


def test_a_temple_collapses_storey_by_storey() -> None:
    shown, _ = stages(POWERS, Destroy(2))
    heights = [len(s.board.sides[0].temple("H")) for s in shown]
    assert sorted(set(heights), reverse=True) == [3, 2, 1, 0]
    assert heights == sorted(heights, reverse=True)


def test_a_plundered_storey_leaves_one_temple_before_it_lands_on_the_other() -> None:
    shown, _ = stages(POWERS, Plunder(5))
    levels = [(s.board.sides[0].level("H"), s.board.sides[1].level("H")) for s in shown]
    assert (2, 1) in levels
    assert levels[-1] == (2, 3)


def test_the_banished_are_gone_before_they_lie_on_the_discard() -> None:
    shown, _ = stages(POWERS, Banish(8, "S"))
    found = [(s.board.sides[0].column("H").count("S"), s.board.discard.count("S")) for s in shown]
    assert (0, 0) in found
    assert found[-1] == (0, 3)


def test_those_on_the_march_arrive_together() -> None:
    shown, _ = stages(MIDDLE, Migrate("H", "A"))
    columns = {s.board.sides[1].column("A") for s in shown}
    assert columns == {"AAH", "AAHMSA"}
