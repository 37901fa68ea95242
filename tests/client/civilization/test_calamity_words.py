"""What is said of calamities and revolts: in the log, as advice, and in the column (6.1, 11)."""

from __future__ import annotations

import pytest

from client.civilization.test_calamity_choosing import POSITIONS, every_question, knowing
from ziggurat.games.civilization.calamity_events import (
    CalamityEnded,
    CalamityStarted,
    CampAnnexed,
    CampsFormed,
    LossesOrdered,
    PlaceStruck,
    UnitsLost,
)
from ziggurat.games.civilization.events import CitySeized
from ziggurat.games.civilization.position import Position
from ziggurat.games.game import Event, Viewer
from ziggurat_client.boards.civilization.advice.telling import hint
from ziggurat_client.boards.civilization.words.advice import areas_of
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.staging.civilization import RULES
from ziggurat_client.wording.words import LANGUAGES, Words

NAMES = ("Kubaba", "Ninsun", "Tariq", "Amélie", "Enlil", "Zahra", "Marek")


def said(event: Event, viewer: Viewer = None, language: str = "en") -> str:
    (line,) = CivilizationTeller(Words(language), viewer).log_lines([event], NAMES)
    return line.text


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (CalamityStarted("famine", 0, None), "Kubaba is struck: Famine."),
        (CalamityStarted("epidemic", 1, 4), "You are struck: Epidemic, passed by Enlil."),
        (PlaceStruck("volcano", 1, "etna"), "Etna erupts."),
        (UnitsLost(1, "famine", (("kanesh", 3), ("sinope", 1)), ("tarsus",), 0), "You lost 4 tokens, Tarsus."),
        (UnitsLost(2, "famine", (("ur", 1),), (), 2), "Tariq showed Grain (2) and lost 1 token."),
        (LossesOrdered(1, "epidemic", ((2, 10), (3, 5))), "You ordered losses: Tariq 10, Amélie 5."),
        (LossesOrdered(0, "famine", ()), "Kubaba ordered no losses."),
        (
            CampsFormed(0, 1, (("scythia", 5),), (), "seceding"),
            "Kubaba kept the loyal camp. The rebels go to You: 5 tokens.",
        ),
        (CampAnnexed(0, 1, (("scythia", 5),), ()), "You took 5 tokens from Kubaba."),
        (CalamityEnded("piracy", 1, "no_effect"), "Piracy: no effect."),
        (CalamityEnded("piracy", 0, "ignored"), "Kubaba is spared a third calamity: Piracy."),
        (CitySeized("memphis", 1, 4, "revolt"), "Memphis (Enlil) revolts and joins You."),
    ],
)
def test_the_log_tells_what_a_calamity_does(event: Event, sentence: str) -> None:
    assert said(event, 1) == sentence
    assert all(said(event, viewer, language) for viewer in (None, 0, 1) for language in LANGUAGES)


@every_question
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_done_about_a_calamity_can_be_advised(language: str, position: Position) -> None:
    known, teller = knowing(position), CivilizationTeller(Words(language), 1)
    for action in RULES.candidates(RULES.view(position, 1)):
        assert hint(known.board, 1, action, teller, NAMES).strip(" .")
        areas_of(known.board, 1, action)


def test_there_is_a_question_of_every_kind() -> None:
    assert len(POSITIONS) == 14
