"""Reasons in words: who is "you", and whose leaders are meant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat.games.game import Seat, Viewer
from ziggurat.games.tigris.colours import COLOURS
from ziggurat.games.tigris.kingdoms import Leader
from ziggurat_client.boards.tigris.column.outcome_cards import card_of
from ziggurat_client.boards.tigris.conflict.outcomes import Outcome
from ziggurat_client.boards.tigris.words.forecast_words import ForecastWords
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller


@dataclass(frozen=True)
class Voice:
    """Finds the words of reasons, in which `viewer` is "you"; without one everybody is named."""

    viewer: Viewer
    teller: TigrisTeller
    names: Sequence[str]

    @property
    def forecasts(self) -> ForecastWords:
        """The words of what would follow."""
        return ForecastWords(self.viewer, self.teller, self.names)

    def fact(self, key: str, **blanks: str | int) -> str:
        """A reason that is nobody's."""
        return self.teller.words.say(f"tigris.hint.why.{key}", **blanks)

    def about(self, key: str, seat: Seat, **blanks: str | int) -> str:
        """A reason that is about a player."""
        whose = "you" if seat == self.viewer else "they"
        return self.fact(f"{key}.{whose}", name=self.names[seat], **blanks)

    def leader(self, leader: Leader) -> str:
        """A leader and whose it is."""
        return self.about("leader", leader.seat, leader=self.teller.leader(COLOURS[leader.colour]))

    def loss(self, outcome: Outcome) -> str:
        """What the loser of a conflict loses."""
        return card_of(outcome, self.viewer, self.names, self.teller.words, meant=False).losses
