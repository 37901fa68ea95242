"""The list of kept replays, through the real loop."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pygame
import pytest

from client.driver import Driver
from ziggurat.certainty import of_type, present
from ziggurat.match.match import Match
from ziggurat.match.record import save
from ziggurat.match.replaying import verify
from ziggurat_client.replaying.replays import MOST_REMOVED, keep_replay, remove_replay, replay_folder, saved_replays
from ziggurat_client.scenes.replay.kept import ReplaysScene
from ziggurat_client.scenes.replay.reading import ReplayReadingScene
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.scenes.title.title import TitleScene
from ziggurat_client.staging import staged
from ziggurat_client.ui.replay_row import ReplayRow


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished match of two."""
    return staged.played_match(seats=2)


def keep(driver: Driver, match: Match, name: str, written: float = 1e9, names: tuple[str, ...] = ("Ea", "Anu")) -> Path:
    """Put a replay into the folder as a file of that name."""
    folder = replay_folder(driver.app.services.memory)
    folder.mkdir(exist_ok=True)
    file = folder / f"{name}.json"
    file.write_bytes(save(match.record(names)))
    os.utime(file, (written, written))
    return file


def opened(driver: Driver) -> ReplaysScene:
    """The list, once its files have been read."""
    scene = ReplaysScene(driver.app.atlas)
    driver.app.stack.push(scene)
    while scene.animating:
        driver.turn()
    return scene


def test_the_newest_replay_comes_first(driver: Driver, match: Match) -> None:
    for name, written in (("old", 1e9), ("new", 3e9), ("middle", 2e9)):
        keep(driver, match, name, written)
    assert [saved.file.stem for saved in saved_replays(driver.app.services.memory)] == ["new", "middle", "old"]


def test_a_kept_match_is_listed(driver: Driver, match: Match) -> None:
    file = keep_replay(driver.app.services.memory, "ENKI-42", msgspec.Raw(msgspec.json.encode(match.record())))
    (saved,) = saved_replays(driver.app.services.memory)
    assert saved.file == file
    assert verify(present(saved.read())).steps == match.steps


def test_without_a_folder_nothing_is_listed(driver: Driver) -> None:
    assert saved_replays(driver.app.services.memory) == []
    assert opened(driver).focused == "back"


@pytest.mark.parametrize("content", [b"", b"not a match", b'{"format": 99}', b"[" * 5000, b"\xff\xfe"])
def test_a_broken_file_is_listed_and_cannot_be_opened(driver: Driver, content: bytes) -> None:
    folder = replay_folder(driver.app.services.memory)
    folder.mkdir()
    (folder / "broken.json").write_bytes(content)
    scene = opened(driver)
    assert not scene.widget("broken.json").enabled


def test_a_match_of_a_game_that_is_not_known_here_cannot_be_opened(driver: Driver, match: Match) -> None:
    file = keep(driver, match, "other")
    file.write_bytes(save(msgspec.structs.replace(match.record(), game="senet")))
    assert not opened(driver).widget("other.json").enabled


def test_enter_shows_the_first_replay(driver: Driver, match: Match) -> None:
    keep(driver, match, "only")
    opened(driver)
    driver.press(pygame.K_RETURN)
    assert isinstance(driver.app.scene, ReplayReadingScene)


def test_a_click_shows_a_replay_from_which_escape_leads_back(driver: Driver, match: Match) -> None:
    keep(driver, match, "first", 2e9)
    keep(driver, match, "second", 1e9)
    scene = opened(driver)
    driver.click("second.json")
    driver.turn(80)
    assert isinstance(driver.app.scene, ReplayScene)
    driver.press(pygame.K_ESCAPE)
    assert driver.app.scene is scene


def test_a_replay_without_names_is_shown_all_the_same(driver: Driver, match: Match) -> None:
    keep(driver, match, "nameless", names=())
    opened(driver)
    driver.press(pygame.K_RETURN)
    driver.turn(80)
    assert isinstance(driver.app.scene, ReplayScene)


def test_more_replays_than_a_page_holds_are_turned_by_the_page_keys(driver: Driver, match: Match) -> None:
    for number in range(9):
        keep(driver, match, f"match {number}", 2e9 - number)
    scene = opened(driver)
    driver.press(pygame.K_PAGEDOWN)
    assert scene.widget("match 8.json").enabled
    driver.press(pygame.K_PAGEUP)
    assert scene.widget("match 0.json").enabled


def test_the_title_leads_to_the_list(driver: Driver) -> None:
    driver.app.stack.push(TitleScene(driver.app.atlas))
    driver.turn(2)
    driver.click("replays")
    assert isinstance(driver.app.scene, ReplaysScene)


def contents(folder: Path) -> dict[str, tuple[bytes, int]]:
    """The replays in a folder: what is in each, and when it was written."""
    return {file.name: (file.read_bytes(), file.stat().st_mtime_ns) for file in folder.glob("*.json")}


def test_a_row_shows_points_the_winner_the_length_and_the_board(driver: Driver, match: Match) -> None:
    keep(driver, match, "only")
    row = of_type(ReplayRow, opened(driver).widget("only.json"))
    result = present(match.result)
    assert row.sign.scores == tuple(standing.score for standing in sorted(result.standings, key=lambda one: one.seat))
    assert [row.sign.names[seat] for seat in row.sign.winners] == ["Anu"]
    assert "Anu won" in row.sign.about
    assert f"{len(match.steps)} moves" in row.sign.about
    assert row.has_picture


def test_what_was_noted_of_a_replay_is_not_worked_out_again(driver: Driver, match: Match) -> None:
    file = keep(driver, match, "only")
    first = of_type(ReplayRow, opened(driver).widget("only.json")).sign
    written = file.stat().st_mtime
    file.write_bytes(b" " * file.stat().st_size)
    os.utime(file, (written, written))
    assert of_type(ReplayRow, opened(driver).widget("only.json")).sign == first


def test_a_replay_that_was_changed_is_noted_anew(driver: Driver, match: Match) -> None:
    file = keep(driver, match, "only")
    opened(driver)
    file.write_bytes(b"not a match any more")
    assert not opened(driver).widget("only.json").enabled


@pytest.mark.parametrize("content", [b"", b"{", b"[" * 5000, b'{"size": "large"}', b'{"seats": 99}'])
def test_a_broken_note_is_written_anew(driver: Driver, match: Match, content: bytes) -> None:
    file = keep(driver, match, "only")
    notes = file.parent / "notes"
    notes.mkdir()
    (notes / file.name).write_bytes(content)
    assert opened(driver).widget("only.json").enabled


def test_a_deleted_replay_is_brought_back_as_it_was(driver: Driver, match: Match) -> None:
    keep(driver, match, "first", 2e9)
    folder = keep(driver, match, "second", 1e9).parent
    scene, before = opened(driver), contents(folder)
    signs = [entry.sign for entry in scene.entries]
    driver.click("delete first.json")
    driver.click("delete second.json")
    assert contents(folder) == {}
    driver.press(pygame.K_RETURN)
    driver.click("undo")
    assert contents(folder) == before
    assert [entry.sign for entry in scene.entries] == signs


def test_a_broken_file_can_be_deleted(driver: Driver) -> None:
    folder = replay_folder(driver.app.services.memory)
    folder.mkdir()
    (folder / "broken.json").write_bytes(b"?")
    opened(driver)
    driver.click("delete broken.json")
    assert contents(folder) == {}


def test_of_deleted_replays_the_newest_can_be_brought_back(driver: Driver, match: Match) -> None:
    for number in range(MOST_REMOVED + 2):
        keep(driver, match, f"match {number:02}", 2e9 - number)
    removed = [remove_replay(saved) for saved in saved_replays(driver.app.services.memory)]
    assert [file.exists() for file in removed] == [False, False, *[True] * MOST_REMOVED]


def test_the_search_leaves_what_has_the_word(driver: Driver, match: Match) -> None:
    keep(driver, match, "first", names=("Ea", "Puabi"))
    keep(driver, match, "second")
    scene = opened(driver)
    driver.click("search")
    driver.write("pua")
    assert [entry.name for entry in scene.entries] == ["first.json"]


def test_a_new_name_stays(driver: Driver, match: Match) -> None:
    keep(driver, match, "only")
    opened(driver)
    driver.click("rename only.json")
    driver.write("evening")
    driver.press(pygame.K_RETURN)
    assert of_type(ReplayRow, opened(driver).widget("only.json")).sign.about.startswith("evening · ")


def test_a_copy_takes_the_place_of_no_other(
    driver: Driver, match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ziggurat_client.scenes.replay.kept.user_downloads_path", lambda: tmp_path / "copies")
    file = keep(driver, match, "only")
    opened(driver)
    driver.click("export only.json")
    driver.click("export only.json")
    copies = {copy.name: copy.read_bytes() for copy in (tmp_path / "copies").iterdir()}
    assert copies == {name: file.read_bytes() for name in ("only.json", "only-2.json")}
