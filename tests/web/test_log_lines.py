"""A page tells a match in the same words as the client, and shows the same scores as it stands."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from web.scripts import needs_node, run
from ziggurat.games.game import Event, Viewer
from ziggurat.games.ur.scoring import score
from ziggurat.match.record import load
from ziggurat.match.replaying import replaying
from ziggurat_client.boards.babel.words.sentences import BabelTeller
from ziggurat_client.boards.story.teller import Teller
from ziggurat_client.boards.ur.choosing.modes import MARKET
from ziggurat_client.boards.ur.words.sentences import UrTeller
from ziggurat_client.wording.words import LANGUAGES, Words, sentences

TESTS = Path(__file__).parents[1]
TELL = """
    const { Words } = await page("words/words.js");
    const { default: game } = await page(`games/${given.game}/game.js`);
    const words = new Words(given.language, async () => given.sentences);
    await words.learn("all");
    const seats = given.names.map((name, colour) => ({ name, colour }));
    const context = { words, seats, viewer: given.viewer };
    const lines = given.events.map((event) => game.told(event, context));
    const scores = given.views.map((view) => seats.map((_, seat) => game.standing(view, seat, context).score));
    return { lines, scores };
"""
NAMES = ("Enki", "Inanna", "Ashur", "Ninlil")
MATCHES = [("ur", "2p"), ("ur", "3p"), ("ur", "4p"), ("babel", "1"), ("babel", "2")]

pytestmark = needs_node


class Story(NamedTuple):
    """A golden match: how many sit there, everything that happened, and every position on the way."""

    seats: int
    events: tuple[Event, ...]
    positions: tuple[Any, ...]
    views: tuple[Any, ...]


@cache
def story(game: str, name: str) -> Story:
    record = load((TESTS / "games" / game / "golden" / f"{name}.json").read_bytes())
    events: list[Event] = []
    positions, views = [], []
    for match, happened in replaying(record):
        events += happened
        positions.append(match.position)
        views.append(msgspec.to_builtins(match.view(None)))
    return Story(record.seats, tuple(events), tuple(positions), tuple(views))


def teller(game: str, seats: int, words: Words, viewer: Viewer) -> Teller:
    if game == "ur":
        return UrTeller(words, 5 if seats == 2 else 6, viewer)
    return BabelTeller(words, viewer)


def told_by_page(game: str, language: str, viewer: Viewer, events: list[Any], views: list[Any], seats: int) -> Any:
    """What the page says of each event, and the scores that it shows of each view."""
    given = {
        "game": game,
        "language": language,
        "sentences": sentences(language),
        "names": NAMES[:seats],
        "viewer": viewer,
        "events": events,
        "views": views,
    }
    return run(TELL, given)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), MATCHES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_page_tells_a_golden_match_as_the_client_does(game: str, name: str, language: str, viewer: Viewer) -> None:
    told = story(game, name)
    seen = [event for happened in told.events if (event := happened.seen_by(viewer)) is not None]
    page = told_by_page(game, language, viewer, msgspec.to_builtins(seen), [], told.seats)["lines"]
    client = teller(game, told.seats, Words(language), viewer)
    lines = [client.log_line(event, NAMES[: told.seats]) for event in seen]
    assert [line and line["text"] for line in page] == [line and line.text for line in lines]
    assert [line and line["seat"] for line in page] == [line and line.seat for line in lines]
    assert [line and places_of(line) for line in page] == [line and line.places for line in lines]


def places_of(line: dict[str, Any]) -> frozenset[int]:
    """The places that a page's line names, as the client numbers them."""
    return frozenset(MARKET if place == "market" else place for place in line["places"])


@pytest.mark.parametrize(("game", "name"), MATCHES)
def test_a_page_shows_the_scores_as_they_stand(game: str, name: str) -> None:
    told = story(game, name)
    page = told_by_page(game, "en", None, [], list(told.views), told.seats)["scores"]
    assert page == [SCORES[game](position, told.seats) for position in told.positions]


SCORES: dict[str, Callable[[Any, int], list[int]]] = {
    "ur": lambda position, seats: [score(position, seat).points for seat in range(seats)],
    "babel": lambda position, seats: list(position.board.scores),
}
