"""Answers of several that are asked at once: they wait until all are in, and are then carried out together (3.1)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from ziggurat.games.civilization.actions import BuildCities, CivilizationAction, Expand, FightOn, Ships
from ziggurat.games.civilization.calamities import strike_answered
from ziggurat.games.civilization.cities import build_cities, remove_surplus
from ziggurat.games.civilization.course import Story, fight_out, gone_on
from ziggurat.games.civilization.discarding import discard, end_discard
from ziggurat.games.civilization.events import Answered
from ziggurat.games.civilization.expansion import expand
from ziggurat.games.civilization.fights import go_on
from ziggurat.games.civilization.position import TOGETHER, Board, Position
from ziggurat.games.civilization.shipping import arm
from ziggurat.games.civilization.taxing import tax
from ziggurat.games.civilization.trade_actions import Discard, SetTax
from ziggurat.games.game import Seat

Answers: TypeAlias = tuple[CivilizationAction | None, ...]
"""By seat what it has answered; None where it was not asked."""


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
        return Position(board, answers, position.secrets)
    all_in = Position(replace(board, answered=()), (None,) * board.seats, position.secrets)
    return gone_on(_carried_out(all_in, answers, story), story)


def is_still_meant(seen: Board, now: Board) -> bool:
    """Whether what was chosen on one board means the same on the other: of several who are asked at once others have
    answered at most, and nothing of theirs is carried out yet (3.1); and at the market everything is named by its id.
    """
    if now.phase == "trade":
        return seen.phase == "trade" and seen.spans == now.spans
    together = now.phase in TOGETHER or now.phase == "calamities"
    return together and replace(seen, owing=now.owing, answered=now.answered) == now


def _carried_out(position: Position, answers: Answers, story: Story) -> Position:
    board = position.board
    if board.phase == "calamities":
        given = {seat: answer for seat, answer in enumerate(answers) if answer is not None}
        return strike_answered(position, given, story)
    if board.phase == "discard":
        return _discarded(position, answers, story)
    return position.on(_settled(board, answers, story))


def _settled(board: Board, answers: Answers, story: Story) -> Board:
    if board.fight is not None:
        wanted = any(isinstance(answer, FightOn) and answer.go_on for answer in answers)
        return fight_out(go_on(board, wanted, story), story)
    if board.phase == "taxes":
        rates = {seat: answer.rate for seat, answer in enumerate(answers) if isinstance(answer, SetTax)}
        return tax(board, rates, story)
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
    return remove_surplus(board, story) if board.phase == "cities" else board


def _discarded(position: Position, answers: Answers, story: Story) -> Position:
    for seat in position.board.in_nation_order:
        answer = answers[seat]
        if isinstance(answer, Discard):
            position = discard(position, seat, answer, story)
    return end_discard(position, story)
