"""What the log of a page says of Tigris & Euphrates and of Civilization is what the client's says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest

from examples import sampled, tried
from games.golden_matches import golden_records
from web.log_lines import NAMES, SeenStep, Told, said_by_page, steps_seen
from ziggurat.games import GAMES
from ziggurat.games.civilization.areas import AREAS
from ziggurat.games.game import Viewer
from ziggurat.match.record import MatchRecord
from ziggurat_client.boards.civilization.market.closing import with_passed_on
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.wording.words import LANGUAGES, Words


def of_tigris(words: Words, viewer: Viewer, step: SeenStep) -> Told:
    """The client's lines about a step of Tigris & Euphrates."""
    lines = TigrisTeller(words, viewer).log_lines(step[0], NAMES)
    return [(line.seat, line.text, line.places) for line in lines]


def of_civilization(words: Words, viewer: Viewer, step: SeenStep) -> Told:
    """The client's lines about a step of Civilization, after the end of a market with what was passed on."""
    events, view = step
    lines = CivilizationTeller(words, viewer).log_lines(with_passed_on(events, view.public.board), NAMES)
    return [(line.seat, line.text, frozenset(AREAS[place].id for place in line.places)) for line in lines]


TOLD_BY: Final[dict[str, Callable[[Words, Viewer, SeenStep], Told]]] = {
    "tigris": of_tigris,
    "civilization": of_civilization,
}
"""By game what its client says of a step."""


class Seen(NamedTuple):
    """Matches of a game, each with whose eyes see it and what they see of each step."""

    game: str
    matches: list[tuple[Viewer, list[SeenStep]]]


def viewers(record: MatchRecord) -> tuple[Viewer, ...]:
    """A watcher, the first seat, and the last."""
    return None, 0, record.seats - 1


@pytest.fixture(scope="module", params=TOLD_BY, ids=lambda game: game)
def seen(request: pytest.FixtureRequest) -> Seen:
    """The golden matches of a game as their viewers see them."""
    records = tried(golden_records(GAMES[request.param]), every=8)
    matches = [(viewer, steps_seen(record, viewer)) for record in records for viewer in viewers(record)]
    return Seen(request.param, matches)


@sampled("language", LANGUAGES, every=2)
def test_a_page_says_of_golden_matches_what_the_client_says(seen: Seen, language: str) -> None:
    said, words = said_by_page(seen.game, language, seen.matches), Words(language)
    lines_of = TOLD_BY[seen.game]
    for (viewer, steps), told in zip(seen.matches, said, strict=True):
        for step, lines in zip(steps, told, strict=True):
            assert lines == lines_of(words, viewer, step)
