"""What speaks for an action of Civilization, as hints and reviews tell it."""

from __future__ import annotations

from typing import Final, cast

import pytest

from examples import sampled
from games.civilization.scenes import CIVILIZATION, scene
from games.random_play import chooser, playing
from ziggurat.games.civilization.actions import (
    BuildCities,
    ChooseNation,
    CivilizationAction,
    EndMovement,
    Expand,
    FightOn,
    Load,
    Move,
    NewShip,
    ReduceCity,
    Sail,
    Ships,
)
from ziggurat.games.civilization.position import CivilizationOptions, Mode, Phase, Position
from ziggurat.games.game import Viewer
from ziggurat.match.match import Match
from ziggurat_client.boards.civilization.advice.telling import hint, tell_action
from ziggurat_client.boards.civilization.words.advice import Advice
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.wording.words import LANGUAGES, Words

NAMES = ("Ninsun", "Kubaba", "Tariq", "Amélie")
STEPS: Final[dict[Mode, int]] = {"nomads": 150, "farmers": 150, "first_societies": 400, "full": 700}
"""By mode, after so many steps all that it asks has been asked."""


def why(position: Position, action: CivilizationAction, viewer: Viewer = 0) -> str:
    """The hint without what to do."""
    teller = CivilizationTeller(Words("en"), viewer)
    told = hint(position.board, 0, action, teller, NAMES)
    return told.removeprefix(Advice(position.board, 0, teller).say(action)).strip()


def farmers(phase: Phase = "movement", **nations: str) -> Position:
    return scene(phase, **nations)


def test_a_new_territory_is_told() -> None:
    position = scene(mode="nomads", crete="knossos 3", thrace="scythia 2")
    assert why(position, Move("knossos", "phaistos", 1)) == "One more territory: 2."


def test_a_city_that_becomes_possible_is_told() -> None:
    position = farmers(crete="knossos 3 phaistos 5", thrace="scythia 2")
    assert why(position, Move("knossos", "phaistos", 1)) == "Enough for Phaistos."


def test_tokens_that_were_too_many_are_told() -> None:
    position = farmers(crete="knossos 5 phaistos 1", thrace="scythia 2")
    assert why(position, Move("knossos", "phaistos", 3)) == "2 fewer over the limit in Central and Eastern Crete."


def test_a_conflict_that_would_follow_comes_first() -> None:
    position = farmers(crete="knossos 3", thrace="phaistos 2")
    assert why(position, Move("knossos", "phaistos", 3)).startswith("You keep ")


def test_the_end_of_a_movement_tells_of_peace_or_of_the_own_conflicts() -> None:
    assert why(farmers(crete="knossos 3", thrace="scythia 2"), EndMovement()) == "No conflict follows."
    assert why(farmers(crete="phaistos 3", thrace="phaistos 2"), EndMovement()).startswith("Western Crete: You keep ")


def test_a_single_rival_that_stays_is_counted_as_one() -> None:
    assert "1 other stays" in why(farmers(crete="knossos 3", thrace="knossos 2"), EndMovement())


@pytest.mark.parametrize(
    ("phase", "action", "reason"),
    [
        ("nations", ChooseNation("egypt"), "4 areas border on its start. It needs 2 cities only at square 4."),
        ("expansion", Expand({"knossos": 2, "phaistos": 1}), "Enough for Phaistos."),
        ("ships", Ships({}, (NewShip("knossos", 0, 2),)), "A ship carries 5 tokens over 4 borders."),
        ("ships", Ships({}, ()), "That saves 1 token."),
        ("support", ReduceCity("rhodes"), "2 tokens take its place."),
        ("cities", BuildCities(("knossos",)), "2 cities need 4 tokens, you have 5."),
        ("cities", BuildCities(()), ""),
        ("movement", Sail("crete-1", "rhodes"), "0 aboard, 3 borders left then."),
        ("movement", Load("crete-1", 2), "2 aboard then."),
    ],
)
def test_other_actions_tell_what_follows(phase: Phase, action: CivilizationAction, reason: str) -> None:
    crete = "knossos 6 phaistos 5 ~knossos +rhodes"
    assert why(farmers(phase, crete=crete, thrace="scythia 2"), action) == reason


def test_whoever_may_fight_on_hears_what_is_left_to_the_end() -> None:
    position = scene("movement", fight_on=True, crete="knossos 2", thrace="knossos 2")
    asked, _ = CIVILIZATION.apply(position, 0, EndMovement())
    assert why(asked, FightOn(True)) == "To the end, you keep 0."
    assert why(asked, FightOn(False)) == "You keep 1."


def test_a_review_names_everybody_and_ends_without_a_full_stop() -> None:
    position = farmers(crete="knossos 3", thrace="phaistos 2")
    shown = CIVILIZATION.public(position)
    told = tell_action(Words("en"), shown, 0, Move("knossos", "phaistos", 3), NAMES)
    assert told == "Move 3 tokens: Central and Eastern Crete › Western Crete. Left: Ninsun 2"


@sampled(("mode", "language"), [(mode, language) for mode in STEPS for language in LANGUAGES], every=10)
def test_there_are_words_for_whatever_speaks_for_anything(mode: Mode, language: str) -> None:
    match = Match(CIVILIZATION, 4, 5, CivilizationOptions(mode=mode, turn_limit=20))
    for running in playing(match, chooser(5), STEPS[mode]):
        board = running.position.board
        for seat in running.due.seats:
            teller = CivilizationTeller(Words(language), seat)
            for action in running.game.candidates(running.view(seat)):
                assert hint(board, seat, cast(CivilizationAction, action), teller, NAMES)
