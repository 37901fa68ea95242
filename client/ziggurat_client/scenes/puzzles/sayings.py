"""What is said of a puzzle: what is to be done, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.games.game import Seat
from ziggurat.match.puzzle import Puzzle
from ziggurat_client.boards.registry import presentation
from ziggurat_client.puzzles.attempt import PuzzleAttempt
from ziggurat_client.wording.words import Words


def scores(attempt: PuzzleAttempt, position: Any) -> tuple[int, ...]:
    """How everyone stands in a position of a puzzle, by seat. Nothing of that is kept from whoever solves it."""
    rules = attempt.rules
    secrets: Mapping[Seat, Any] = {}
    if rules.has_secrets:
        secrets = {seat: rules.private(position, seat) for seat in range(attempt.puzzle.seats)}
    return presentation(rules.id).staging.chronicle.scores(rules.public(position), secrets)


def best_rival(attempt: PuzzleAttempt) -> Seat:
    """Who has the most of the others at the start."""
    begun = scores(attempt, attempt.start)
    return max((seat for seat in range(len(begun)) if seat != attempt.seat), key=lambda seat: begun[seat])


def heading(words: Words, puzzle: Puzzle) -> str:
    """What is asked, in short."""
    return words.say("puzzle.win_in_one" if puzzle.goal is None else "puzzle.gain_in_one")


def task(words: Words, attempt: PuzzleAttempt, names: Mapping[Seat, str]) -> str:
    """What is to be done, with the numbers; `names` are those of the players."""
    game = attempt.puzzle.game
    if attempt.puzzle.goal is not None:
        return words.say(f"puzzle.task.gain.{game}", wanted=attempt.puzzle.goal - _points(attempt, attempt.start))
    begun, rival = scores(attempt, attempt.start), best_rival(attempt)
    return words.say(f"puzzle.task.{game}", rival=names[rival], theirs=begun[rival], ours=begun[attempt.seat])


def missed(words: Words, attempt: PuzzleAttempt) -> str:
    """Why a try that is over has not solved it."""
    if attempt.puzzle.goal is not None:
        had = _points(attempt, attempt.start)
        gained = _points(attempt, attempt.position) - had
        return words.say("puzzle.missed.gain", gained=gained, wanted=attempt.puzzle.goal - had)
    points = scores(attempt, attempt.position)
    rival = max(points[seat] for seat in range(len(points)) if seat != attempt.seat)
    is_over = attempt.rules.result(attempt.position) is not None
    return words.say("puzzle.missed" if is_over else "puzzle.missed.goes_on", ours=points[attempt.seat], theirs=rival)


def solved(words: Words, puzzle: Puzzle, *, counts: bool) -> tuple[str, str]:
    """A mood, and what is said in it of a try that has solved it; it may not count any more."""
    mood = "won" if puzzle.goal is None else "gained"
    return mood, words.say(f"puzzle.{mood}" if counts else f"puzzle.{mood}.after_answer")


def answered(words: Words, puzzle: Puzzle) -> str:
    """What is said once the answer has been played."""
    return words.say("puzzle.answered" if puzzle.goal is None else "puzzle.answered.gain")


def _points(attempt: PuzzleAttempt, position: Any) -> int:
    return attempt.set_up.points(position)
