"""What every game must have words for, in each language: a key that is missing is named."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from client.courses import spoken
from games.golden_matches import golden_records
from games.members import members
from games.random_play import played
from ziggurat.games import GAMES
from ziggurat.games.game import Action, Event
from ziggurat.match.match import Match
from ziggurat.match.record import MatchRecord
from ziggurat.match.replaying import replaying
from ziggurat.match.steps import Step
from ziggurat_client.boards.registry import presentation
from ziggurat_client.boards.replay_board import Audience, ReplayBoard
from ziggurat_client.boards.replay_places import replay_places
from ziggurat_client.boards.story.teller import Teller
from ziggurat_client.replaying.rehearsal import rehearsed
from ziggurat_client.replaying.story import Story
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.scenes.replay.turn_words import TurnWords
from ziggurat_client.shown import SHOWN
from ziggurat_client.window.viewport import GRID
from ziggurat_client.wording.courses import how_far
from ziggurat_client.wording.games import breakdown, ending, game_name, parted_by
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import LANGUAGES, Words, sentences

CLIENT = Path(str(resources.files("ziggurat_client")))
RULES = Path(str(resources.files("ziggurat.games")))
FORMS = ("", ".one", ".other", ".you", ".they", ".you.one", ".you.other", ".they.one", ".they.other")
"""What the key of one sentence may end in: who did it, and how many there are."""
SEEDS = range(3)
ENOUGH = 5
NAMES = tuple("ABCDEFG")

every_game = pytest.mark.parametrize("game", SHOWN)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def patterns_of_all_games() -> frozenset[str]:
    """The keys that the client asks for whatever the game is, with {} in the place of its id."""
    return frozenset(_patterns_of_all_games())


def _patterns_of_all_games() -> Iterator[str]:
    for file in CLIENT.rglob("*.py"):
        if file.relative_to(CLIENT).parts[:2] not in {("boards", game) for game in SHOWN}:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.JoinedStr):
                    yield from pattern_of(node)


def pattern_of(key: ast.JoinedStr) -> Iterator[str]:
    """The pattern of an f-string whose only blank is a game's id."""
    blanks = [ast.unparse(part.value) for part in key.values if isinstance(part, ast.FormattedValue)]
    if len(blanks) == 1 and re.search(r"\bgame$", blanks[0]):
        pattern = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in key.values)
        if re.fullmatch(r"[a-z_.{}]+", pattern) and "." in pattern:
            yield pattern


def codes_of_refusals(game: str) -> set[str]:
    """The codes that the game's rules refuse with."""
    called = (
        node.args[0].value
        for file in (RULES / game).glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal" and isinstance(node.args[0], ast.Constant)
    )
    return {str(code) for code in called}


@cache
def matches(game: str) -> tuple[Match, ...]:
    """Random matches of the game, whole ones."""
    rules = GAMES[game]
    return tuple(played(rules, rules.seat_counts[seed % len(rules.seat_counts)], seed, rounds=6) for seed in SEEDS)


@cache
def records(game: str) -> tuple[MatchRecord, ...]:
    """The same, and the golden matches: random play alone leaves out what is rare."""
    return (*(match.record() for match in matches(game)), *golden_records(GAMES[game]))


@cache
def stories(game: str) -> tuple[Story, ...]:
    """The same as they are told in a replay."""
    return tuple(rehearsed(record, presentation(game).staging.chronicle) for record in records(game))


@cache
def choices(game: str) -> tuple[tuple[Any, int, Action], ...]:
    """Of each kind of action a few that were possible, or taken: in which public position, and whose."""
    found: dict[type[Action], list[tuple[Any, int, Action]]] = {}
    for choice in _choices(game):
        if len(same := found.setdefault(type(choice[2]), [])) < ENOUGH:
            same.append(choice)
    return tuple(choice for same in found.values() for choice in same)


def _choices(game: str) -> Iterator[tuple[Any, int, Action]]:
    for record in records(game):
        before: Any = None
        for match, _ in replaying(record):
            if isinstance(step := match.last_step, Step):
                yield before, step.seat, step.action
            before = match.view(None).public
            for seat in match.due.seats:
                kinds = {type(action): action for action in match.game.candidates(match.view(seat))}
                yield from ((before, seat, action) for action in kinds.values())


@every_game
@every_language
def test_a_game_has_the_words_that_all_games_have(game: str, language: str) -> None:
    known = sentences(language)
    asked = {pattern.format(game) for pattern in patterns_of_all_games()}
    assert asked
    assert sorted(key for key in asked if not any(key + form in known for form in FORMS)) == []


@every_game
@every_language
def test_a_game_says_why_its_rules_refuse_something(game: str, language: str) -> None:
    words = Words(language)
    missing = [code for code in codes_of_refusals(game) if not words.knows(f"{game}.refused.{code}")]
    assert sorted(missing) == []


@cache
def happened(game: str) -> tuple[Event, ...]:
    """Everything that happened in those matches."""
    return tuple(event for story in stories(game) for frame in story.frames for event in frame.events)


def teller_of(game: str, words: Words) -> Teller:
    """Who tells those matches in a replay."""
    story = stories(game)[0]
    players = tuple(Player(f"P{seat}", "", bot=False) for seat in range(len(story.frames[0].scores)))
    places = replay_places(GRID, "log", presentation(game).shape).stage
    parts = presentation(game).staging.parts
    return ReplayBoard(parts, Audience(words, players, None, list), story.frames[0], places).teller


@every_game
def test_everything_that_may_happen_in_a_game_happens_in_the_matches_that_are_told_here(game: str) -> None:
    assert {*members(GAMES[game].event_type)} - {type(event) for event in happened(game)} == set()


@every_game
@every_language
def test_a_game_tells_everything_that_happens_of_us_and_of_others(game: str, language: str) -> None:
    teller = teller_of(game, Words(language))
    for viewer in (None, 0, 1):
        teller.viewer = viewer
        assert teller.log_lines(happened(game), NAMES)


@every_game
@every_language
def test_a_game_tells_the_steps_of_a_turn(game: str, language: str) -> None:
    teller = teller_of(game, Words(language))
    steps = [teller.step(event) for event in happened(game)]
    assert any(steps)


@every_game
@every_language
def test_a_game_advises_every_kind_of_action(game: str, language: str) -> None:
    words, tell_action = Words(language), presentation(game).staging.tell_action
    assert all(tell_action(words, position, seat, action, NAMES) for position, seat, action in choices(game))
    assert {*members(GAMES[game].action_type)} == {type(action) for _, _, action in choices(game)}


@every_game
@every_language
def test_a_game_says_of_each_lesson_what_the_page_shows(game: str, language: str) -> None:
    assert spoken(presentation(game).course) - sentences(language).keys() == set()


@every_game
@every_language
def test_a_game_has_a_word_for_every_mark_of_the_timeline(game: str, language: str) -> None:
    signs = {mark.sign for story in stories(game) for turn in story.turns for mark in turn.marks}
    missing = {f"mark.{game}.{sign}" for sign in signs} - sentences(language).keys()
    assert missing == set()


@every_game
@every_language
def test_a_game_has_a_word_for_whatever_stood_out(game: str, language: str) -> None:
    chronicle, words = presentation(game).staging.chronicle, Words(language)
    for story in stories(game):
        for standout in chronicle.standouts(story.frames):
            assert words.say(f"standout.{game}.{standout.feat}", count=standout.count)


@every_game
@every_language
def test_a_replay_calls_a_round_as_the_table_of_the_game_does(game: str, language: str) -> None:
    words, story = Words(language), stories(game)[0]
    sitters = tuple(Player(f"P{seat}", "", bot=False) for seat in range(len(story.frames[0].scores)))
    table = how_far(words, game, story.turns[-1].round)
    name = TurnWords(words, Showing(game, "", sitters), story).name(len(story.turns) - 1)
    assert table == f"{game_name(words, game)}, {name.partition(' · ')[0].lower()}"


@every_game
@every_language
def test_a_game_says_how_it_ended_and_what_parted_the_first_two(game: str, language: str) -> None:
    words = Words(language)
    for match in matches(game):
        result = match.result
        assert result is not None
        manner = presentation(game).staging.manner(match.view(None).public).key
        assert ending(words, game, result.ending, manner)
        assert breakdown(words, game, manner)
        parted_by(words, game, result.standings, manner)
