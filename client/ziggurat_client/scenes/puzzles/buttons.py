"""What one can press below a puzzle: start over, a hint, and the answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.puzzles.attempt import PuzzleAttempt
from ziggurat_client.scenes.puzzles.places import PuzzlePlaces
from ziggurat_client.services import Services
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece

_SIZE: Final = 18


class PuzzleButtons:
    """The three buttons, what each does, and the keys of the page."""

    def __init__(
        self, services: Services, start_over: Callable[[], None], hint: Callable[[], None], answer: Callable[[], None]
    ) -> None:
        self._words = services.words
        self._prompts = services.prompts
        self._start_over = start_over
        self._hint = hint
        self._answer = answer

    def pieces(self, places: PuzzlePlaces, attempt: PuzzleAttempt) -> list[Piece]:
        """The buttons as the attempt stands, if there is room."""
        if places.buttons is None:
            return []
        say = self._words.say
        over, hint, answer = places.buttons
        number = min(attempt.hints_given + 1, attempt.hints)
        kind = ButtonKind.GOLD if attempt.verdict == "missed" else ButtonKind.PLAIN
        left = attempt.hints_given < attempt.hints and attempt.verdict != "solved"
        words = say("puzzle.hint", number=number, count=attempt.hints)
        return [
            Button("start over", over, say("puzzle.start_over"), self._start_over, kind=kind, size=_SIZE),
            Button("hint", hint, words, self._hint, icon=Icon.BULB, size=_SIZE, enabled=left),
            Button("answer", answer, say("puzzle.answer"), self._answer, icon=Icon.EYE, size=_SIZE),
        ]

    def keys(self) -> tuple[KeyHint, ...]:
        """What keys do here besides those of the board."""
        say, caps = self._words.say, self._prompts.caps
        return (
            KeyHint(caps(Intention.HINT), say("puzzle.keys.hint")),
            KeyHint(caps(Intention.START_OVER), say("learn.keys.start_over")),
            KeyHint(caps(Intention.RULES), say("learn.keys.rules")),
            KeyHint(caps(Intention.PAGE_BACK, Intention.PAGE_ON), say("puzzle.keys.others")),
        )
