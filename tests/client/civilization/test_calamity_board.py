"""Calamities on the board of Civilization: how they are shown, answered by keys, and told (11)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
import pytest

from client.blank_pictures import BlankPictures
from client.civilization.test_calamity_choosing import POSITIONS
from examples import sampled
from ziggurat.certainty import of_type
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.defaults import usual
from ziggurat.games.civilization.position import Position
from ziggurat.games.game import Viewer
from ziggurat_client.boards.civilization.calamities.modes import Listing, Losing
from ziggurat_client.boards.civilization.choosing.map_place import MapPlace
from ziggurat_client.boards.civilization.choosing.modes import Choose
from ziggurat_client.clock import HandClock
from ziggurat_client.staging import civilization_calamities as staged
from ziggurat_client.staging.civilization import RULES, Scene
from ziggurat_client.staging.shots import Shot, Variant, on_stage
from ziggurat_client.ui.piece import Widget

KANESH = NUMBER_OF["kanesh"]


@contextmanager
def table(position: Position, seat: Viewer = 1) -> Iterator[Scene]:
    """The game screen at that position."""
    scenes: list[Scene] = []
    shot = Shot("calamity", lambda app: scenes.append(Scene(app, position, seat)))
    with on_stage(shot, Variant("720"), BlankPictures(), HandClock()) as app:
        app.turn(patience=0.001)
        yield scenes[0]


def names(scene: Scene) -> set[str]:
    """What can be pressed on the screen."""
    return {piece.name for piece in scene.view.pieces() if isinstance(piece, Widget) and piece.enabled}


@sampled("position", POSITIONS.values(), every=4, ids=list(POSITIONS))
def test_confirm_is_offered_once_the_answer_is_complete(position: Position) -> None:
    with table(position) as scene:
        before = "confirm" in names(scene)
        scene.match.key(pygame.K_4, "4")
        complete = "confirm" in names(scene)
    orders = position in (staged.SPREADING, staged.ICONOCLASTS)
    assert (before, complete) == (orders, True)


def test_plus_and_minus_count_where_the_map_was_touched() -> None:
    with table(staged.EPIDEMIC) as scene:
        assert not {"fewer", "more"} & names(scene)
        scene.give(Choose(KANESH))
        assert {"fewer", "more"} <= names(scene)
        scene.match.key(pygame.K_PLUS, "+")
        assert of_type(Losing, scene.view.mode).tokens == {KANESH: 2}
        scene.match.key(pygame.K_MINUS, "-")
        scene.match.key(pygame.K_u, "u")
        assert of_type(Losing, scene.view.mode).picks == ()


def test_a_click_on_the_map_picks_what_stands_there() -> None:
    with table(staged.EPIDEMIC) as scene:
        box = scene.view.grid.box_of(MapPlace(KANESH))
        scene.match.point_in(box, click=True)
        assert of_type(Losing, scene.view.mode).tokens == {KANESH: 1}


def test_the_first_rows_have_keys() -> None:
    with table(staged.DISORDER) as scene:
        scene.match.key(pygame.K_2, "2")
        scene.match.key(pygame.K_1, "1")
        cities = scene.view.board.nations[1].cities
        assert of_type(Listing, scene.view.mode).areas == (cities[1], cities[0])


def test_the_calamities_of_the_turn_stand_in_place_of_the_nations() -> None:
    with table(staged.EPIDEMIC) as scene:
        assert {"calamity famine", "calamity epidemic", "calamity civil_disorder"} <= names(scene)
        assert scene.view.seat_place(0) is None
        assert scene.view.clock_place(1) is not None
        assert scene.view.clock_place(0) is None


def test_the_veil_lies_over_the_map_of_everyone() -> None:
    for seat in (None, 1, 5):
        with table(staged.ORDERED, seat) as scene:
            seen = scene.view.grid.sight.affliction
            assert seen is not None
            assert {order.seat: order.number for order in seen.orders} == {1: 8, 2: 10, 3: 5}


@pytest.mark.parametrize("name", ["ORDERED", "VOLCANO", "KEEPING", "REVOLT"])
def test_a_story_ends_with_the_board_of_the_rules(name: str) -> None:
    position = POSITIONS[name]
    with table(position) as scene:
        for seat in position.board.owing:
            view = RULES.view(position, seat)
            action = usual(view.public.board, seat, view.private)
            scene.match.tell(seat, action)
            position, _ = RULES.apply(position, seat, action)
        shown = set()
        while scene.view.story.playing:
            scene.view.update(0.05)
            shown.add(scene.view.scenery.board.nations)
        assert scene.view.scenery.board == position.board
        assert len(shown) > 1
