"""Why something cannot be done in a match: said by the board, the server or the screen, with the way to its rule."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ziggurat.wire.messages import Done, Rejected
from ziggurat_client.boards.board import BoardView
from ziggurat_client.input.intentions import Intention
from ziggurat_client.network.remote import Answer
from ziggurat_client.services import Services
from ziggurat_client.wording.refusals import refusal


class Refusals:
    """Says them in the banner and in plain text. `view` gives the board on show, which knows its game's words."""

    def __init__(self, services: Services, view: Callable[[], BoardView]) -> None:
        self._services = services
        self._view = view
        self.rule = ""
        """The paragraph that the last one named."""

    def say(self, text: str, rule: str = "") -> None:
        """Say why, and by which key one reads the rule behind it."""
        self.rule = rule
        self._services.text_log.write(text)
        self._services.banner.refuse(text, self._services.prompts.cap(Intention.RULES) if rule else "")

    def hear(self, answer: Answer) -> None:
        """Say what the server's answer refuses, if it does."""
        words = self._services.words
        if isinstance(answer, Rejected):
            said = self._view().refusal(answer.code, answer.rule, answer.params)
            self.say(said or refusal(words, answer.code, answer.params), answer.rule)
        elif not isinstance(answer, Done):
            self.say(refusal(words, getattr(answer, "code", ""), getattr(answer, "params", None)))

    def is_on(self, event: pygame.Event) -> bool:
        """Whether the banner was clicked while it names a paragraph of the rules."""
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        return pressed and self._services.banner.leads_on_at(event.pos)
