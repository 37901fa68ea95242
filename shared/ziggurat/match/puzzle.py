"""A puzzle: a position from a match in which a turn wins, or gains many points, who is to find it, and one that does.

Nobody but the rules judges what is tried: a turn that comes to what is asked is right, whichever it is.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from ziggurat.bounds import MOST_SEATS, Count, GameId, LevelName, RulesVersion, SeatNumber
from ziggurat.games import game_named
from ziggurat.games.game import Action, Game, Seat
from ziggurat.whole import whole

MOST_STEPS: Final = 200
"""The most actions of a solution."""
Stars: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=3)]
"""How hard it is: 1 is easy."""
PuzzleName: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole("[a-z]{1,20}-[0-9]{1,12}-[0-9]{1,6}"))]
"""The game, the seed of the match and its turn."""
Goal: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
"""So many points are to be reached, those of before included."""
Verdict: TypeAlias = Literal["open", "missed", "solved"]


class BadPuzzle(ValueError):
    """What is no puzzle: damaged, of an unknown game or of rules that are not today's."""


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The match that a puzzle comes from: the levels of its bots by seat, the seed of its deal, the round and the turn.

    Where people played there are no levels, and the number by which the match is told from others stands for the seed.
    """

    seed: Count
    round: Count
    turn: Count
    levels: Annotated[tuple[LevelName, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle as it is kept. `position` is everything about the match, though whoever solves it is shown their view
    alone; `solution` are the actions of `seat` that solve it, whatever is hidden from it. Without a `goal` the match is
    to be won."""

    name: PuzzleName
    game: GameId
    rules_version: RulesVersion
    seats: Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)]
    seat: SeatNumber
    stars: Stars
    origin: Origin
    position: msgspec.Raw
    solution: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(min_length=1, max_length=MOST_STEPS)]
    goal: Goal | None = None


class SetUp(msgspec.Struct, frozen=True):
    """A puzzle whose values are its game's: where it starts, and the actions that solve it."""

    puzzle: Puzzle
    rules: Game[Any, Any, Any]
    start: Any
    solution: tuple[Action, ...]

    def verdict(self, position: Any) -> Verdict:
        """How it stands in a position that was reached from the start."""
        return verdict(self.rules, self.start, position, self.puzzle.seat, self.puzzle.goal)

    def points(self, position: Any) -> int:
        """The points of its seat there. 0 in a game that counts none before the end."""
        return self.rules.points(position, self.puzzle.seat) or 0


def verdict(rules: Game[Any, Any, Any], start: Any, position: Any, seat: Seat, goal: Goal | None) -> Verdict:
    """Whether the seat's turn that begins at `start` has reached the goal by `position`, can still, or cannot any more.

    Without a goal it is to win the match; a shared first place is won. The turn is over when it is another seat's, or
    another turn of the same one.
    """
    if goal is not None and (rules.points(position, seat) or 0) >= goal:
        return "solved"
    result = rules.result(position)
    if result is not None:
        ranks = {standing.seat: standing.rank for standing in result.standings}
        return "solved" if goal is None and ranks.get(seat) == 1 else "missed"
    begun, now = rules.span(start), rules.span(position)
    return "open" if now.number == begun.number or now.seat is None else "missed"


def set_up(puzzle: Puzzle) -> SetUp:
    """The puzzle with the values of its game. Raises BadPuzzle unless its seat is to decide there by today's rules."""
    try:
        rules = game_named(puzzle.game)
        if rules.rules_version != puzzle.rules_version:
            raise BadPuzzle(f"{puzzle.name} is of rules {puzzle.rules_version}, today's are {rules.rules_version}")
        start = msgspec.json.decode(puzzle.position, type=rules.position_type)
        actions = msgspec.json.Decoder(rules.action_type)
        solution = tuple(actions.decode(action) for action in puzzle.solution)
        rules.check_fits(rules.view(start, puzzle.seat), puzzle.seats)
        if puzzle.seat not in rules.due(start).seats:
            raise BadPuzzle(f"nothing is to be decided by seat {puzzle.seat} of {puzzle.name}")
        if puzzle.goal is not None and rules.points(start, puzzle.seat) is None:
            raise BadPuzzle(f"no points are gained in {puzzle.name}")
        if verdict(rules, start, start, puzzle.seat, puzzle.goal) != "open":
            raise BadPuzzle(f"nothing is left to be solved of {puzzle.name}")
    except BadPuzzle:
        raise
    except (LookupError, ValueError, TypeError, AttributeError, RecursionError) as error:
        raise BadPuzzle(f"{puzzle.name} cannot be set up: {error}") from error
    return SetUp(puzzle, rules, start, solution)


def load(content: bytes) -> tuple[Puzzle, ...]:
    """The puzzles of a file, a line of JSON each. Raises BadPuzzle with the line's number if one is none, or if two
    have the same name."""
    found: dict[str, Puzzle] = {}
    decoder = msgspec.json.Decoder(Puzzle)
    for number, line in enumerate(content.splitlines(), 1):
        try:
            puzzle = decoder.decode(line)
        except (ValueError, RecursionError) as error:
            raise BadPuzzle(f"line {number}: {error}") from error
        if puzzle.name in found:
            raise BadPuzzle(f"line {number}: {puzzle.name} is there twice")
        found[puzzle.name] = puzzle
    return tuple(found.values())


def save(puzzle: Puzzle) -> bytes:
    """The puzzle as a line of a file."""
    return msgspec.json.encode(puzzle) + b"\n"
