"""What `make screenshots` takes: each picture can be set up in every variant, and one that fails costs no other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from client.blank_pictures import BlankPictures
from examples import sampled
from ziggurat_client.app import App
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.view import BabelBoardView
from ziggurat_client.clock import HandClock
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.screenshots import main, take_all, take_side_by_side
from ziggurat_client.staging.shots import SHOTS, VARIANTS, Shot, Variant, on_stage

HARDEST = ("150", "smallest")
"""The variants with the least room, in which whatever is looked for may have gone behind a tab or out of sight."""


def some_variants() -> Iterator[tuple[Shot, Variant]]:
    """One picture with one of the hardest variants, the next with one of the others, and so on through all of them."""
    kinds = [
        [variant for variant in VARIANTS if variant.ending in HARDEST],
        [variant for variant in VARIANTS if variant.ending not in HARDEST],
    ]
    for number, shot in enumerate(SHOTS):
        kind = kinds[number % 2]
        yield shot, kind[number // 2 % len(kind)]


@sampled(
    ("shot", "variant"), [pytest.param(shot, variant, id=shot.name) for shot, variant in some_variants()], every=30
)
def test_every_picture_can_be_set_up_in_every_variant(shot: Shot, variant: Variant) -> None:
    """A sample. Staging breaks where there is too little room, which every picture meets, or with a page, a language, a
    palette or a shape of windows as such, which other pictures of the same page meet. `make screenshots` takes all."""
    with on_stage(shot, variant, BlankPictures(), HandClock()) as app:
        assert (app.services.screen.size, app.services.screen.zoom) == (variant.size, variant.zoom / 100)


def test_every_picture_has_a_name_of_its_own() -> None:
    names = [shot.name for shot in SHOTS]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", ["babel_discard", "babel_known_pile"])
def test_what_stands_behind_a_tab_is_brought_up_before_it_is_pressed(name: str) -> None:
    shot = next(shot for shot in SHOTS if shot.name == name)
    with on_stage(shot, Variant("little room", zoom=150), BlankPictures(), HandClock()) as app:
        assert isinstance(app.scene, Page)
        assert app.scene.has("tabs")
        assert app.scene.has("discard pile")


def test_a_key_that_is_struck_three_times_on_stage_counts_three_times() -> None:
    shot = next(shot for shot in SHOTS if shot.name == "babel_long_column_by_keys")
    with on_stage(shot, Variant("720"), BlankPictures(), HandClock()) as app:
        assert isinstance(app.scene, GameScene)
        assert isinstance(app.scene.view, BabelBoardView)
        assert app.scene.widget("board").spot == app.scene.view.layout.cell(Cell("A", "near"))


def _fails(app: App) -> None:
    raise LookupError("no widget 'nowhere'")


def test_a_picture_that_fails_is_named_and_the_others_are_drawn(tmp_path: Path) -> None:
    keys = next(shot for shot in SHOTS if shot.name == "password")
    said: list[str] = []
    failures = list(take_all([Shot("broken", _fails), keys], [Variant("720")], tmp_path, said.append))
    assert failures == ["broken_720: LookupError: no widget 'nowhere'"]
    assert [file.name for file in tmp_path.iterdir()] == ["password_720.png"]
    assert said == [str(tmp_path / "password_720.png")]


@pytest.mark.thorough
def test_several_variants_are_drawn_side_by_side(tmp_path: Path) -> None:
    assert take_side_by_side(("password",), VARIANTS[:2], tmp_path) == []
    assert {file.name for file in tmp_path.iterdir()} == {"password_720.png", "password_1080.png"}


def test_a_picture_that_nobody_knows_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main([str(tmp_path), "ur_turn", "atlantis"])
    assert refused.value.code == 2
    assert "atlantis" in capsys.readouterr().err
