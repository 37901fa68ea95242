"""Hints in a match: asked for in our place, thought out beside it, and shown on the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat_client.boards.board import BoardView
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.game.refusals import Refusals
from ziggurat_client.services import Services
from ziggurat_client.thinking.adviser import Advice, Adviser
from ziggurat_client.wording.chances import percent

HINT_SECONDS: Final = 12.0
"""How long the sentence of a hint stays."""


class Hints:
    """The hints of one match. `view` gives the board on show."""

    def __init__(
        self, services: Services, record: TableRecord, view: Callable[[], BoardView], refusals: Refusals
    ) -> None:
        self._services = services
        self._record = record
        self._view = view
        self._refusals = refusals
        self._adviser = Adviser(services.mind, record.game)

    @property
    def are_given(self) -> bool:
        """Whether we are given hints at all: those who watch are not, and some games no search knows."""
        return self._record.seat is not None and self._adviser.knows_the_game

    @property
    def is_awaited(self) -> bool:
        """Whether our decision is awaited."""
        moment = self._record.moment
        return moment is not None and self._record.seat in moment.due.seats

    @property
    def may_be_asked(self) -> bool:
        """Whether there can be a hint now."""
        return self.is_awaited and self._adviser.knows_the_game

    def ask(self) -> None:
        """Think about our decision, or say why that makes no sense now."""
        moment, words = self._record.moment, self._services.words
        if not self._adviser.knows_the_game:
            self._refusals.say(words.say("game.hint.none"))
            return
        if moment is None or not self.is_awaited:
            self._refusals.say(words.say("game.hint.not_now"))
            return
        self._adviser.ask(moment.revision, moment.view)
        if self._adviser.thinks:
            self._services.banner.tell(words.say("game.hint.thinking"), HINT_SECONDS, over_bar=True)
        self.show_newest()

    def move_on(self) -> None:
        """The match may have moved on: a hint about what was before is not waited for any more."""
        moment = self._record.moment
        if moment is not None and self._adviser.move_on(moment.revision, moment.view):
            self._services.banner.withdraw(self._services.words.say("game.hint.thinking"))

    def show_newest(self) -> None:
        """Show the hint that came, unless the match has moved on since it was asked for."""
        advice, moment = self._adviser.take(), self._record.moment
        if advice is not None and moment is not None and self._adviser.is_meant(advice, moment.revision, moment.view):
            self.show(advice)
        elif self._adviser.take_failure():
            self._refusals.say(self._services.words.say("game.hint.failed"))

    def show(self, advice: Advice) -> None:
        """Show on the board what is advised, and say it."""
        careless, chance = percent(advice.careless), percent(advice.chance)
        # Estimates are rough: a turn that seems to gain nothing needs no comparison.
        key = "game.hint.better" if chance > careless else "game.hint.chance"
        compared = self._services.words.say(key, careless=careless, chance=chance)
        sentence = f"{self._view().advise(advice.action)} {compared}"
        self._services.banner.tell(sentence, HINT_SECONDS, over_bar=True)
        self._services.text_log.write(sentence)
