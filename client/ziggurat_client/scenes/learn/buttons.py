"""What one can press below the board of a lesson: start over, a hint, and on."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.lessons.attempt import Attempt
from ziggurat_client.lessons.places import LessonPlaces
from ziggurat_client.services import Services
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Widget


class LessonButtons:
    """The three buttons, what each does, and the keys of the page."""

    def __init__(
        self, services: Services, start_over: Callable[[], None], hint: Callable[[], None], go_on: Callable[[], None]
    ) -> None:
        self._words = services.words
        self._prompts = services.prompts
        self._start_over = start_over
        self._hint = hint
        self._go_on = go_on

    def pieces(self, places: LessonPlaces, attempt: Attempt, *, last: bool) -> list[Widget]:
        """The buttons as the attempt stands, if there is room; `last` says that no lesson follows."""
        if places.buttons is None:
            return []
        say, cap = self._words.say, self._prompts.cap
        start_over, hint, on = places.buttons
        reached = attempt.verdict.state == "reached"
        urgent = attempt.verdict.state == "missed" and not attempt.may_undo
        return [
            Button(
                "start over",
                start_over,
                say("learn.start_over"),
                self._start_over,
                kind=ButtonKind.GOLD if urgent else ButtonKind.PLAIN,
                icon=Icon.REFRESH,
                key=cap(Intention.START_OVER),
                size=20,
            ),
            Button(
                "hint",
                hint,
                say("learn.hint"),
                self._hint,
                icon=Icon.BULB,
                key=cap(Intention.HINT),
                enabled=attempt.hint_is_due and not reached,
            ),
            Button(
                "next",
                on,
                say("learn.finish" if last else "learn.next"),
                self._go_on,
                kind=ButtonKind.GOLD if reached else ButtonKind.PLAIN,
                key=cap(Intention.CONFIRM) if reached else None,
                size=24,
                enabled=reached,
            ),
        ]

    def keys(self) -> tuple[KeyHint, ...]:
        """What keys do here besides those of the board."""
        say, caps = self._words.say, self._prompts.caps
        return (
            KeyHint(caps(Intention.NEXT), say("game.keys.cycle")),
            KeyHint(caps(Intention.HINT), say("learn.keys.hint")),
            KeyHint(caps(Intention.START_OVER), say("learn.keys.start_over")),
            KeyHint(caps(Intention.RULES), say("learn.keys.rules")),
            KeyHint(caps(Intention.PAGE_BACK, Intention.PAGE_ON), say("learn.keys.lessons")),
        )
