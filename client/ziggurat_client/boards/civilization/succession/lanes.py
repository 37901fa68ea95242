"""What the dock shows of every nation, as plain values: how far it has come, in whatever share of a step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.nations import NATIONS, NationId
from ziggurat.games.civilization.position import NOMADS_TURNS, Board
from ziggurat.games.civilization.scoring import territories
from ziggurat.games.civilization.succession import CITIES_FOR_BRONZE, GOAL
from ziggurat.games.game import Seat, Viewer
from ziggurat_client.boards.civilization.succession.epochs import EPOCHS, Epoch
from ziggurat_client.wording.words import Words

NOTHING_MOVES: Final[Mapping[Seat, float]] = {}
_ROUND: Final = 10
_LEAST_ROOM: Final = 20
"""Territories are measured by a scale that is so long at least, and a multiple of so many."""


@dataclass(frozen=True)
class Lane:
    """One nation: `at` is how far it has come, in squares or territories; between two of them while it moves."""

    seat: Seat
    nation: NationId
    name: str
    at: float
    mine: bool


@dataclass(frozen=True)
class Frieze:
    """The succession table: the lanes in nation order, the square that ends the game, and the words of its head.

    `epochs` are those that begin before the last square, each with its name and what it takes to enter it: words, and
    the number of cities that they name.
    """

    lanes: tuple[Lane, ...]
    last: int
    title: str
    start: str
    epochs: tuple[tuple[Epoch, str, str, int], ...]

    @property
    def nations(self) -> tuple[NationId, ...]:
        """The nations in play."""
        return tuple(lane.nation for lane in self.lanes)


@dataclass(frozen=True)
class Race:
    """The turns of nomads, and how many territories each nation has: `most` is where the scale ends."""

    lanes: tuple[Lane, ...]
    turn: int
    turns: int
    most: int
    title: str

    @property
    def lead(self) -> float:
        """How far the first has come."""
        return max((lane.at for lane in self.lanes), default=0.0)


def frieze_of(board: Board, words: Words, viewer: Viewer, moving: Mapping[Seat, float] = NOTHING_MOVES) -> Frieze:
    """The succession table of a game of farmers; of the seats in `moving` the marker is on its way there."""
    reached = {seat: float(each.marker) for seat, each in enumerate(board.nations)}
    lanes = _lanes(board, words, viewer, {**reached, **moving})
    # No nation begins its last epoch before the square that ends a game of farmers.
    epochs = tuple(_opening(epoch, words) for epoch in EPOCHS if epoch != "late_iron")
    return Frieze(lanes, GOAL, words.say("civilization.ast.title"), words.say("civilization.ast.start"), epochs)


def race_of(board: Board, words: Words, viewer: Viewer) -> Race:
    """The territories in a game of nomads, and its turns."""
    reached = {seat: float(territories(each)) for seat, each in enumerate(board.nations)}
    most = max(reached.values(), default=0.0)
    scale = max(_LEAST_ROOM, _ROUND * int(most // _ROUND + 1))
    lanes = _lanes(board, words, viewer, reached)
    return Race(lanes, board.turn, NOMADS_TURNS, scale, words.say("civilization.ast.turns"))


def _lanes(board: Board, words: Words, viewer: Viewer, reached: Mapping[Seat, float]) -> tuple[Lane, ...]:
    """The nations in nation order; before all have one, those that are chosen, which stand at the start."""
    chosen = [(NATIONS.index(nation), seat, nation) for seat, nation in enumerate(board.chosen) if nation is not None]
    return tuple(
        Lane(seat, nation, words.say(f"civilization.nation.{nation}"), reached.get(seat, 0.0), seat == viewer)
        for _, seat, nation in sorted(chosen)
    )


def _opening(epoch: Epoch, words: Words) -> tuple[Epoch, str, str, int]:
    """An epoch with its name, and what it takes to enter it in a game of farmers: nothing but for one of them (7)."""
    cities = CITIES_FOR_BRONZE if epoch == "early_bronze" else 0
    condition = words.say("civilization.ast.cities", count=cities) if cities else ""
    return epoch, words.say(f"civilization.ast.{epoch}"), condition, cities
