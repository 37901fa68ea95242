"""What somebody was writing is there again."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.driver import Driver
from client.match_table import CODE, MatchTable, open_game
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.wire.messages import DEFAULT_PORT, Say
from ziggurat_client.kept.drafts import FILE, MOST, Drafts
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.ui.text_field import TextField


def kept(folder: Path, place: str) -> str:
    """What another start of the program finds."""
    return Drafts(folder).of(place)


def test_a_draft_is_kept_with_every_letter(tmp_path: Path) -> None:
    draft = Drafts(tmp_path).at("server/ENKI-42")
    for text in ("I", "I w", "I will"):
        draft.keep(text)
        assert kept(tmp_path, "server/ENKI-42") == text


def test_each_place_has_its_own(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path)
    drafts.at("server/").keep("hello all")
    drafts.at("server/ENKI-42").keep("your turn")
    assert (kept(tmp_path, "server/"), kept(tmp_path, "server/ENKI-42")) == ("hello all", "your turn")


@pytest.mark.parametrize("said", ["", "   "])
def test_once_it_was_said_nothing_is_kept(tmp_path: Path, said: str) -> None:
    draft = Drafts(tmp_path).at("server/")
    draft.keep("hello")
    draft.keep(said)
    assert kept(tmp_path, "server/") == ""


def test_the_oldest_make_room(tmp_path: Path) -> None:
    drafts = Drafts(tmp_path)
    for number in range(MOST + 2):
        drafts.at(str(number)).keep("text")
    assert [bool(kept(tmp_path, str(number))) for number in (0, 1, 2, MOST + 1)] == [False, False, True, True]


@pytest.mark.parametrize("content", [b"", b"{", b'{"drafts":3}', b'{"drafts":{"a":"' + b"x" * 501 + b'"}}'])
def test_a_damaged_file_holds_no_drafts(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert kept(tmp_path, "a") == ""
    Drafts(tmp_path).at("a").keep("anew")
    assert kept(tmp_path, "a") == "anew"


def field(driver: Driver) -> TextField:
    found = driver.page.widget("say")
    assert isinstance(found, TextField)
    return found


@pytest.fixture
def server() -> MatchTable:
    """A match of two at which we sit."""
    return MatchTable(Match(game_named("ur"), 2, 4))


def test_what_was_written_at_a_table_is_there_when_its_game_opens_again(driver: Driver, server: MatchTable) -> None:
    scene = open_game(driver, server)
    scene.chat.open()
    driver.turn(2)
    driver.write("Well pl")
    assert kept(driver.app.services.memory.folder, f"test.example:{DEFAULT_PORT}/{CODE}") == "Well pl"
    again = GameScene(driver.app.atlas, CODE)
    driver.app.stack.push(again)
    driver.turn(2)
    again.chat.open()
    driver.turn(2)
    assert field(driver).text == "Well pl"
    field(driver).enter()
    assert [ask.text for ask in server.asked(Say)] == ["Well pl"]
    assert driver.app.services.draft(CODE).text == ""
