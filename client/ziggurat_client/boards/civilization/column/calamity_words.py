"""What the column says of a calamity or a revolt: why it strikes whom, what is to be done, and the rule in short."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.position import Board
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.calamities.modes import Asked, Question
from ziggurat_client.boards.civilization.column.choice import Choice

_TOPICS: Final[dict[Asked, str]] = {
    "ordered_losses": "losses",
    "victim_pick": "pick",
    "partner_pick": "pick",
    "ordered_reductions": "reductions",
}
"""The questions of which the same is to be known as of others."""
_POINTS: Final = 3


def points(choice: Choice, question: Question) -> tuple[str, ...]:
    """The rule in three short points."""
    asked = _TOPICS.get(question.asked, question.asked)
    topic = asked if question.calamity is None else f"{question.calamity}.{asked}"
    return tuple(choice.say(f"civilization.strike.rule.{topic}.{number + 1}") for number in range(_POINTS))


def why(choice: Choice, question: Question, seat: Seat) -> str:
    """Why this is asked of the seat."""
    say, names = choice.say, choice.names
    victim = names[question.victim]
    if question.calamity is None:
        return say("civilization.strike.why.revolt", victim=victim)
    if question.asked in ("ordered_losses", "ordered_reductions"):
        return say("civilization.strike.why.ordered", victim=victim)
    if question.victim != seat:
        return say("civilization.strike.why.partner", victim=victim)
    giver = _giver(choice.board, question)
    if giver is None:
        return say("civilization.strike.why.drawn")
    return say("civilization.strike.why.passed", giver=names[giver])


def _giver(board: Board, question: Question) -> Seat | None:
    return next((each.giver for each in board.faced if each.calamity == question.calamity), None)


def task(choice: Choice, question: Question) -> str:
    """What is to be done."""
    return choice.say(f"civilization.strike.task.{question.asked}", count=question.due)
