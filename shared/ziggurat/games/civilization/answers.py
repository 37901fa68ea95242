"""Answers of several that are asked at once: they wait until all are in, and are then carried out together (3.1)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.civilization.actions import BuildCities, CivilizationAction, Expand, FightOn, Ships
from ziggurat.games.civilization.cities import build_cities, remove_surplus
from ziggurat.games.civilization.course import Story, fight_out, next_phase
from ziggurat.games.civilization.events import Answered
from ziggurat.games.civilization.expansion import expand
from ziggurat.games.civilization.fights import go_on
from ziggurat.games.civilization.position import TOGETHER, Board, Position
from ziggurat.games.civilization.shipping import arm
from ziggurat.games.game import Seat


def take_answer(position: Position, seat: Seat, answer: CivilizationAction, story: Story) -> Position:
    """The position once `seat` has answered, or answered anew; with all that follows if nobody's answer is missing."""
    board = position.board
    again = seat in board.answered
    story.append(Answered(seat, answer, again))
    answers = (*position.answers[:seat], answer, *position.answers[seat + 1 :])
    owing = tuple(each for each in board.owing if each != seat)
    answered = board.answered if again else tuple(sorted((*board.answered, seat)))
    board = replace(board, owing=owing, answered=answered)
    if owing:
        return Position(board, answers)
    return Position(_carried_out(replace(board, answered=()), answers, story), (None,) * board.seats)


def is_still_meant(seen: Board, now: Board) -> bool:
    """Whether an answer that was chosen on one board means the same on the other: between them others have answered at
    most, and nothing of theirs is carried out yet (3.1)."""
    return now.phase in TOGETHER and replace(seen, owing=now.owing, answered=now.answered) == now


def _carried_out(board: Board, answers: tuple[CivilizationAction | None, ...], story: Story) -> Board:
    if board.fight is not None:
        wanted = any(isinstance(answer, FightOn) and answer.go_on for answer in answers)
        after = fight_out(go_on(board, wanted, story), story)
        return after if after.owing else next_phase(after, story)
    for seat in board.in_nation_order:
        match answers[seat]:
            case Expand(areas):
                board = expand(board, seat, dict(sorted(areas.items())), story)
            case Ships(maintain, build):
                board = arm(board, seat, maintain, build, story)
            case BuildCities(areas):
                board = build_cities(board, seat, areas, story)
            case _:
                pass
    if board.phase == "cities":
        board = remove_surplus(board, story)
    return next_phase(board, story)
