"""Babel in words: the log, the list of a turn's steps, what actions would bring, and refusals."""

from __future__ import annotations

from typing import get_args

import pytest

from ziggurat.games.babel.actions import Build
from ziggurat.games.babel.events import (
    BabelEvent,
    CardSettled,
    DiscardDemanded,
    FinalPhaseStarted,
    GameOver,
    HandAnnounced,
    PawnMoved,
    PeopleBanished,
    PeopleDeserted,
    PeopleDiscarded,
    PeopleDrawn,
    PeopleMigrated,
    PeopleReshuffled,
    PowerInvoked,
    ScoreChanged,
    TempleBuilt,
    TempleCardsDrawn,
    TempleCardsLaid,
    TempleDestroyed,
    TemplePlundered,
    TempleProgressed,
    TurnEnded,
    TurnStarted,
)
from ziggurat.games.babel.position import Ending, Position
from ziggurat.games.game import Event, Refusal
from ziggurat_client.boards.babel.choosing.consequences import Known
from ziggurat_client.boards.babel.choosing.listed_actions import listed_action
from ziggurat_client.boards.babel.choosing.modes import ActionName
from ziggurat_client.boards.babel.words.action_words import ActionWords
from ziggurat_client.boards.babel.words.advice import Advice
from ziggurat_client.boards.babel.words.sentences import BabelTeller
from ziggurat_client.staging.babel import MIDDLE, POWERS, RULES
from ziggurat_client.wording.words import LANGUAGES, Words

NAMES = ("Kubaba", "Ninsun")
TOLD: tuple[tuple[Event, str], ...] = (
    (PawnMoved(0, None, "M", "M"), "Kubaba went to the Medes."),
    (CardSettled(0, "M", "S", 2), "Kubaba settled a Sumerian at the Medes."),
    (TempleBuilt(0, "M", 3, "own"), "Kubaba built level 3 at the Medes."),
    (TempleBuilt(0, "M", 3, "opponent"), "Kubaba built level 3 of the rival’s quarry at the Medes."),
    (PeopleMigrated(0, "A", "H", "AAM"), "Kubaba marched three cards from the Assyrians to the Hittites."),
    (TempleDestroyed(1, "P", (2, 1), 20), "Kubaba tore down the temple at the Persians."),
    (TemplePlundered(0, 1, "P", 4, 3), "Kubaba plundered level 4 at the Persians."),
    (PeopleBanished(1, "S", "A", (0, 2)), "Kubaba banished from the Sumerians: 2 Assyrians."),
    (PeopleDeserted(1, 0, "S", "H", 1), "Kubaba won over a Hittite at the Sumerians."),
    (TempleProgressed(0, "A", 4, "own"), "Kubaba skipped a storey at the Assyrians: level 4."),
    (DiscardDemanded(0, 2), "Kubaba must discard 2 cards."),
    (PeopleDiscarded(0, "AMM"), "Kubaba discarded an Assyrian, 2 Medes."),
    (PeopleDrawn(0, 3, None), "Kubaba drew 3 people cards."),
    (HandAnnounced(0, 5), "Kubaba holds 5 people cards."),
    (PeopleReshuffled(12), "The discard is shuffled into a new people deck of 12 cards."),
    (TempleCardsLaid(0, (5, 2)), "Kubaba laid in the quarry: 5, 2."),
    (FinalPhaseStarted((15, 10)), "The final phase begins: 20 points win, or a rival below 10."),
)
UNTOLD: tuple[Event, ...] = (
    PowerInvoked(0, "M", "destroy", "A", 1),
    ScoreChanged(0, 3, 5),
    TempleCardsDrawn(0, (2, 5)),
    TurnStarted(0, 3),
    TurnEnded(0),
)
"""What another event of the same step tells of, or the players' panels."""


@pytest.mark.parametrize(("event", "said"), TOLD)
def test_the_log_says_what_a_player_did(event: Event, said: str) -> None:
    line = BabelTeller(Words("en"), None).log_line(event, NAMES)
    assert line is not None
    assert line.text == said


def test_every_event_is_told_or_told_by_another() -> None:
    known = {type(event) for event, _ in TOLD} | {type(event) for event in UNTOLD} | {GameOver}
    assert known == set(get_args(BabelEvent))


@pytest.mark.parametrize("event", UNTOLD)
def test_what_another_event_tells_of_has_no_sentence_of_its_own(event: Event) -> None:
    assert BabelTeller(Words("en"), None).log_line(event, NAMES) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", get_args(Ending))
def test_every_ending_is_told_in_every_language(language: str, reason: Ending) -> None:
    event = GameOver(0, reason, (15, 9), ((0,) * 5, (0,) * 5), (0, 0))
    line = BabelTeller(Words(language), None).log_line(event, NAMES)
    assert line is not None
    assert line.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("event", "_"), TOLD)
def test_every_sentence_is_whole_in_every_language_for_oneself_too(language: str, event: Event, _: str) -> None:
    for viewer in (0, 1, None):
        line = BabelTeller(Words(language), viewer).log_line(event, NAMES)
        assert line is not None
        assert "{" not in line.text


def test_what_is_drawn_is_no_step_of_a_turn() -> None:
    teller = BabelTeller(Words("en"), 0)
    assert teller.step(PeopleDrawn(0, 3, "AHM")) is None
    assert teller.step(CardSettled(0, "M", "S", 2)) == "Settled a Sumerian"


def test_a_refusal_names_its_rule() -> None:
    teller = BabelTeller(Words("en"), 0)
    assert teller.refusal(Refusal("wrong_level", "7.3")) == "Not the next level. (rule 7.3)"
    assert teller.refusal(Refusal("unheard_of", "7.3")) is None


@pytest.mark.parametrize(
    ("position", "action", "name", "line"),
    [
        (MIDDLE, "desertion", "Desertion", "To your side: 2 Persians"),
        (MIDDLE, "halve", "Halve", "Kubaba discards 3 of 6"),
        (MIDDLE, "build_own", "Build level 4", "+1 point"),
        (MIDDLE, "build_opponent", "Build rival’s 3", "Not the next level."),
        (MIDDLE, "migrate", "Migrate", "3 cards move"),
        (POWERS, "destroy", "Destroy", "Kubaba −3"),
        (POWERS, "plunder", "Plunder", "+2 points, Kubaba −1"),
        (POWERS, "banish", "Banish", "Driven out: 3 Sumerians"),
    ],
)
def test_an_action_says_what_it_would_do_or_why_it_cannot_be_done(
    position: Position, action: ActionName, name: str, line: str
) -> None:
    view = RULES.view(position, 1)
    known = Known(view.public, 1, view.private.cards if view.private else "")
    words = Words("en")
    labels = ActionWords(words, BabelTeller(words, 1), NAMES)
    found = listed_action(known, action)
    assert (labels.name(known, found), labels.line(known, found)) == (name, line)


def test_a_hint_that_raises_the_score_says_by_how_much() -> None:
    view = RULES.view(MIDDLE, 1)
    known = Known(view.public, 1, view.private.cards if view.private else "")
    words = Words("en")
    teller = BabelTeller(words, 1)
    said = Advice(words, teller, ActionWords(words, teller, NAMES)).say(known, Build("own"))
    assert said == "Build level 4 at the Medes: +1 point."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_says_what_it_does_at_any_time(language: str) -> None:
    view = RULES.view(POWERS, 1)
    known = Known(view.public, 1, view.private.cards if view.private else "")
    words = Words(language)
    labels = ActionWords(words, BabelTeller(words, 1), NAMES)
    names = ("destroy", "plunder", "banish", "desertion", "progress", "halve", "migrate", "build_own")
    assert all(labels.about(listed_action(known, name)).endswith(".") for name in names)
