"""The puzzles that come with the program and those of one's own games, and which is today's."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Final

from ziggurat.games import GAMES
from ziggurat.match.puzzle import BadPuzzle, Puzzle, load
from ziggurat_client.shown import SHOWN

NAMES: Final = 24
"""So many names puzzles have; the next one has the first name again."""
SUFFIX: Final = ".jsonl"
"""What follows the game's name in that of the file with its puzzles."""
_log = logging.getLogger(__name__)


@cache
def shipped() -> Mapping[str, tuple[Puzzle, ...]]:
    """By game its puzzles, the easy ones first. Those of rules that are not today's are left out."""
    return {game: _of(game) for game in SHOWN}


def _of(game: str) -> tuple[Puzzle, ...]:
    file = resources.files("ziggurat_assets") / "puzzles" / (game + SUFFIX)
    try:
        found = load(file.read_bytes())
    except FileNotFoundError:
        return ()
    except BadPuzzle as error:
        _log.warning("the puzzles of %s cannot be read (%s)", game, error)
        return ()
    current = [puzzle for puzzle in found if puzzle.rules_version == GAMES[game].rules_version]
    return tuple(sorted(current, key=lambda puzzle: puzzle.stars))


class Stock:
    """All puzzles there are: by game first those of one's `own` games, and then those that come with the program."""

    def __init__(self, own: Sequence[Puzzle]) -> None:
        self._by_game = {
            game: (*(puzzle for puzzle in own if puzzle.game == game), *puzzles) for game, puzzles in shipped().items()
        }

    @property
    def games(self) -> tuple[str, ...]:
        """The games that have any."""
        return tuple(game for game, puzzles in self._by_game.items() if puzzles)

    def of(self, game: str) -> tuple[Puzzle, ...]:
        """The puzzles of a game."""
        return self._by_game[game]


def is_own(puzzle: Puzzle) -> bool:
    """Whether it comes from a game of people, not of bots."""
    return not puzzle.origin.levels


def of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The one that is everybody's on that day: all come in turn, in an order that nobody foresees. Raises ValueError if
    there are none."""
    if not puzzles:
        raise ValueError("there are no puzzles")
    order = sorted(puzzles, key=lambda puzzle: sha256(puzzle.name.encode()).digest())
    return order[day.toordinal() % len(order)]


def todays(day: date) -> Puzzle | None:
    """Of all that come with the program the one of that day; None if none do."""
    everything = [puzzle for puzzles in shipped().values() for puzzle in puzzles]
    return of_the_day(everything, day) if everything else None
