"""Tigris & Euphrates in words: what the log says, in both languages."""

from __future__ import annotations

import pytest

from ziggurat.games.game import Event
from ziggurat.games.tigris.events import ConflictResolved, Reinforced, TilePlaced, VpGained
from ziggurat.games.tigris.spaces import Space
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.wording.words import LANGUAGES, Words

NAMES = ("Ninsun", "Kubaba")
HERE = Space(10, 3)


def said(language: str, event: Event) -> str:
    line = TigrisTeller(Words(language), None).log_line(event, NAMES)
    assert line is not None
    return line.text


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Kubaba laid an artist tile on K4."), ("fr", "Kubaba a posé une tuile d’artiste en K4.")],
)
def test_a_tile_is_named_with_its_article(language: str, sentence: str) -> None:
    assert said(language, TilePlaced(1, "yellow", HERE, 0)) == sentence


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("en", 0, "Kubaba added nothing: 3 in all."),
        ("en", 1, "Kubaba added 1 market: 3 in all."),
        ("en", 2, "Kubaba added 2 markets: 3 in all."),
        ("fr", 0, "Kubaba n’ajoute rien\N{NO-BREAK SPACE}: 3 en tout."),
        ("fr", 1, "Kubaba ajoute 1 marché\N{NO-BREAK SPACE}: 3 en tout."),
        ("fr", 2, "Kubaba ajoute 2 marchés\N{NO-BREAK SPACE}: 3 en tout."),
    ],
)
def test_reinforcements_are_named_by_the_tiles_that_they_are(language: str, count: int, sentence: str) -> None:
    assert said(language, Reinforced(1, "attacker", "green", count, 3)) == sentence


@pytest.mark.parametrize(
    ("language", "amount", "sentence"),
    [
        ("en", 1, "Kubaba gained 1 green point."),
        ("en", 3, "Kubaba gained 3 green points."),
        ("fr", 1, "Kubaba gagne 1 point vert."),
        ("fr", 3, "Kubaba gagne 3 points verts."),
    ],
)
def test_points_agree_with_their_number_and_colour(language: str, amount: int, sentence: str) -> None:
    assert said(language, VpGained(1, "green", amount, "war", HERE)) == sentence


@pytest.mark.parametrize(
    ("totals", "sentence"),
    [((2, 4), "Kubaba won, 4 to 2."), ((3, 3), "Kubaba held, 3 to 3: a tie is the defender’s.")],
)
def test_a_tie_is_told_with_the_reason_why_somebody_won(totals: tuple[int, int], sentence: str) -> None:
    assert said("en", ConflictResolved(1, 0, totals, (), ())) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_undoing_cancelling_and_taking_a_leader_back_are_called_differently(language: str) -> None:
    words = Words(language)
    assert len({words.say(f"tigris.button.{name}") for name in ("undo", "cancel", "withdraw")}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_scribe_calls_the_button_that_takes_a_step_back_by_its_name(language: str) -> None:
    words = Words(language)
    assert words.say("tigris.button.undo") in words.say("guide.tigris.undo")
