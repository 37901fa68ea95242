"""What the dock shows of every nation, as plain values: how far it has come, in whatever share of a step."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from ziggurat.games.civilization.nations import NATIONS, NationId
from ziggurat.games.civilization.position import NOMADS_TURNS, Board
from ziggurat.games.civilization.scoring import territories
from ziggurat.games.civilization.succession import (
    ADVANCES_FOR_EARLY_IRON,
    CITIES_FOR_BRONZE,
    GROUPS_FOR_LATE_BRONZE,
    POINTS_FOR_LATE_IRON,
    goal_of,
)
from ziggurat.games.game import Seat, Viewer
from ziggurat_client.boards.civilization.succession.epochs import EPOCHS, Epoch, opening_of
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
class Opening:
    """An epoch with its name, and what it takes to enter it: in words, and as a number of what a sign says."""

    epoch: Epoch
    name: str
    condition: str = ""
    number: int = 0
    sign: Literal["cities", "advances"] = "cities"


@dataclass(frozen=True)
class Frieze:
    """The succession table: the lanes in nation order, the square that ends the game, and the words of its head.

    `epochs` are those that begin before the last square. A table without epochs counts the advances of first societies.
    """

    lanes: tuple[Lane, ...]
    last: int
    title: str
    start: str
    epochs: tuple[Opening, ...]
    with_points: bool = False
    """Whether squares ask for points."""

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
    """The succession table; of the seats in `moving` the marker is on its way there."""
    reached = {seat: float(each.marker) for seat, each in enumerate(board.nations)}
    lanes = _lanes(board, words, viewer, {**reached, **moving})
    nations, last, full = tuple(lane.nation for lane in lanes), goal_of(board.options), board.options.is_full
    begun = [epoch for epoch in EPOCHS if nations and opening_of(nations, epoch) < last]
    epochs = tuple(_opening(epoch, words, full=full) for epoch in begun)
    title, start = words.say("civilization.ast.title"), words.say("civilization.ast.start")
    return Frieze(lanes, last, title, start, epochs, with_points=full)


def societies_of(board: Board, words: Words, viewer: Viewer) -> Frieze:
    """How many advances each nation has of those that win in first societies (13)."""
    last = board.options.victory_cards
    reached = {seat: float(min(last, len(each.advances))) for seat, each in enumerate(board.nations)}
    return Frieze(_lanes(board, words, viewer, reached), last, words.say("civilization.ast.advances"), "", ())


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


def _opening(epoch: Epoch, words: Words, *, full: bool) -> Opening:
    """An epoch with what it takes to enter it; in a game of farmers nothing but for one of them (7, 12)."""
    name = words.say(f"civilization.ast.{epoch}")
    if epoch == "early_bronze":
        return Opening(epoch, name, words.say("civilization.ast.cities", count=CITIES_FOR_BRONZE), CITIES_FOR_BRONZE)
    if not full or epoch not in _ASKED:
        return Opening(epoch, name)
    kind, number = _ASKED[epoch]
    return Opening(epoch, name, words.say(f"civilization.way.needs.{kind}", count=number), number, "advances")


_ASKED: Final[dict[Epoch, tuple[str, int]]] = {
    "late_bronze": ("groups", GROUPS_FOR_LATE_BRONZE),
    "early_iron": ("advances", ADVANCES_FOR_EARLY_IRON),
    "late_iron": ("points", POINTS_FOR_LATE_IRON),
}
"""What the later epochs ask for in the full game: advances of so many groups, so many, and of so many points."""
