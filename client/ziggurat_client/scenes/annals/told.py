"""A match as its annals tell it: what the screen and the picture of them have in common."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from ziggurat_client.boards.annals import Annals, AnnalsPage
from ziggurat_client.boards.registry import presentation
from ziggurat_client.replaying.chronicle import Frame
from ziggurat_client.scenes.replay.showing import Showing
from ziggurat_client.ui.step_chart import StepChart
from ziggurat_client.wording.words import Words


@dataclass(frozen=True)
class ToldMatch:
    """Whose match it was, what its game offers, the keys of what is measured, a page for each turn, and the day."""

    showing: Showing
    annals: Annals
    measures: tuple[str, ...]
    pages: tuple[AnnalsPage, ...]
    day: str

    @property
    def names(self) -> tuple[str, ...]:
        """Those of the players, by seat."""
        return tuple(player.name for player in self.showing.players)

    def charts(self, words: Words) -> tuple[StepChart, ...]:
        """One for each measure."""
        return tuple(
            StepChart(words.say(key), tuple(page.values[number] for page in self.pages), self.pages[0].turn)
            for number, key in enumerate(self.measures)
        )

    def news(self, words: Words, number: int) -> tuple[str, ...]:
        """What is said of that page."""
        return self.annals.tell(words, self.names, self.pages[number])

    def turn_name(self, words: Words, number: int) -> str:
        """What that page is called."""
        turn = self.pages[number].turn
        return words.say("annals.turn", turn=turn) if turn else words.say("annals.start")


def told_match(showing: Showing, frames: Sequence[Frame]) -> ToldMatch | None:
    """The match of these frames; None if its game has no annals, or there is nothing to tell yet."""
    annals = presentation(showing.game).annals
    pages = () if annals is None else annals.pages(frames)
    if annals is None or not pages:
        return None
    return ToldMatch(showing, annals, annals.measures(frames), pages, time.strftime("%Y-%m-%d"))
