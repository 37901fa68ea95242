"""Which seals a match earns its seats, in every game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.random_play import acting, chooser, short, some_action
from ziggurat.games import GAMES, SEALS
from ziggurat.match.earning import seals_earned
from ziggurat.match.match import Match

ROOT = Path(__file__).parents[2]
LEAST = 12
"""So many seals each game names at least."""


@pytest.mark.parametrize("game", SEALS)
def test_a_game_names_seals_enough_and_each_once(game: str) -> None:
    names = [seal.name for seal in SEALS[game]]
    assert len(names) == len(set(names)) >= LEAST
    assert all(seal.needed >= 1 for seal in SEALS[game])


def test_every_game_gives_seals() -> None:
    assert SEALS.keys() == GAMES.keys()


@pytest.mark.parametrize("game", SEALS)
def test_a_match_earns_nothing_until_it_is_over(game: str) -> None:
    seats = GAMES[game].seat_counts[0]
    assert seals_earned(Match(GAMES[game], seats, 1)) == ((),) * seats


def test_a_match_that_is_called_off_earns_nothing() -> None:
    match = Match(GAMES["babel"], 2, 1)
    match.call_off()
    assert seals_earned(match) == ((), ())


@pytest.mark.parametrize("game", SEALS)
def test_whatever_was_played_the_seals_are_those_of_the_game_and_by_seat(game: str) -> None:
    match = played_out(game)
    names, by_seat = {seal.name for seal in SEALS[game]}, seals_earned(match)
    assert len(by_seat) == match.seats
    assert {name for own in by_seat for name in own} <= names


def test_the_end_of_a_match_earns_its_winner_the_seal_for_it() -> None:
    match = played_out("babel")
    assert match.result is not None
    endings = {"fifteen": "fifteen", "twenty": "twenty", "below_ten": "below_ten", "last_temple_card": "last_card"}
    winner = match.result.standings[0].seat
    assert endings[match.result.ending] in seals_earned(match)[winner]


def played_out(game: str) -> Match:
    """A match of the fewest players, played at random to its end."""
    rules, choose = GAMES[game], chooser(5)
    match = Match(rules, rules.seat_counts[0], 5, short(rules, 3))
    while match.result is None:
        seats = acting(match)
        if not seats:
            match.expire()
            continue
        seat = seats[choose(len(seats))]
        match.apply(seat, some_action(list(rules.candidates(match.view(seat))), choose))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_seals_names_each_of_a_game_with_how_often_it_takes(game: str) -> None:
    page = (ROOT / "docs" / "seals.md").read_text(encoding="utf-8")
    rows = re.findall(r"(?m)^\| `(\w+)` \| .+ \| (\d+) \|$", page)
    named = [(seal.name, str(seal.needed)) for seal in SEALS[game]]
    first = rows.index(named[0])
    assert rows[first : first + len(named)] == named
