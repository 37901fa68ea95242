"""What the rules do for those whose time is up (15)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.civilization.actions import (
    BuildCities,
    ChooseNation,
    CivilizationAction,
    EndMovement,
    Expand,
    FightOn,
    ReduceCity,
    Ships,
)
from ziggurat.games.civilization.areas import AREAS
from ziggurat.games.civilization.course import Story
from ziggurat.games.civilization.deciding import carry_out, why_not
from ziggurat.games.civilization.expansion import usual_expansion
from ziggurat.games.civilization.moving import reset
from ziggurat.games.civilization.position import Board, Position
from ziggurat.games.civilization.setup import nations_left
from ziggurat.games.civilization.shipping import usual_upkeep
from ziggurat.games.game import Seat


def usual(board: Board, seat: Seat) -> CivilizationAction:
    """The safe answer of a seat that is asked. Raises ValueError once the game is over."""
    match board.phase:
        case "nations":
            return ChooseNation(nations_left(board)[0])
        case "expansion":
            return Expand(usual_expansion(board.nations[seat]))
        case "ships":
            return Ships(usual_upkeep(board.nations[seat]), ())
        case "movement":
            return EndMovement()
        case "conflicts":
            return FightOn(False)
        case "support":
            return ReduceCity(AREAS[board.nations[seat].cities[0]].id)
        case "cities":
            return BuildCities(())
        case _:
            raise ValueError(f"nobody is asked anything in the phase {board.phase}")


def time_is_up(position: Position, seats: tuple[Seat, ...], story: Story) -> Position:
    """The position once each of these seats has had the safe answer given for it, unless it was asked no more."""
    phase, spans = position.board.phase, position.board.spans
    for seat in seats:
        board = position.board
        if (board.phase, board.spans) != (phase, spans) or seat not in board.owing:
            continue
        action = usual(board, seat)
        if why_not(board, seat, action) is not None:  # a movement that cannot end where it is
            position = replace(position, board=reset(board, seat, story))
        position = carry_out(position, seat, action, story)
    return position
