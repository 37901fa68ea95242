"""Every game that this client shows has everything that the shared screens ask of it."""

from __future__ import annotations

import pytest

from ziggurat.games import GAMES
from ziggurat_client.boards.registry import presentation, showpiece
from ziggurat_client.shown import SHOWN
from ziggurat_client.wording.games import game_name, players
from ziggurat_client.wording.words import LANGUAGES, Words


def test_a_game_that_is_shown_has_rules() -> None:
    assert set(SHOWN) <= set(GAMES)


def test_a_game_that_is_not_shown_is_refused_by_name() -> None:
    with pytest.raises(LookupError, match="senet"):
        presentation("senet")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHOWN)
def test_the_top_bar_calls_every_game_in_capitals(game: str, language: str) -> None:
    assert Words(language).say(f"{game}.title").isupper()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHOWN)
def test_every_game_is_introduced_in_every_language(game: str, language: str) -> None:
    words = Words(language)
    asked = (f"games.{game}", f"games.{game}.about", f"credits.games.{game}", f"result.breakdown.{game}")
    assert [key for key in asked if not words.knows(key)] == []


@pytest.mark.parametrize("game", SHOWN)
def test_every_game_teaches_itself_from_positions_of_its_own(game: str) -> None:
    course = presentation(game).course
    assert course.game == game
    tasks = [task for lesson in course.lessons for task in lesson.tasks]
    assert all(isinstance(task.start, GAMES[game].position_type) for task in tasks)
    assert all(lesson.seats in GAMES[game].seat_counts for lesson in course.lessons)


@pytest.mark.parametrize("game", SHOWN)
def test_as_many_bots_as_may_sit_play_before_the_title(game: str) -> None:
    assert showpiece(game).seats in GAMES[game].seat_counts


def test_a_game_of_a_newer_server_goes_by_its_id() -> None:
    assert game_name(Words("en"), "senet") == "senet"


def test_the_number_of_players_is_said_once_where_there_is_no_choice() -> None:
    assert players(Words("en"), (2,)) == "2 players"
    assert players(Words("en"), (2, 3, 4)) == "2 to 4 players"
