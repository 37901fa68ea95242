"""Every match that somebody has played, page by page, each with its replay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ziggurat.bounds import PersonId
from ziggurat.wire.messages import Error, PlayedCard
from ziggurat_client.network.profile_reading import PlayedReading
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.replay.fetching import moment, show_finished
from ziggurat_client.scenes.replay.shelf import Entry, ReplayListScene
from ziggurat_client.ui.replay_row import ReplaySign
from ziggurat_client.wording.outcomes import outcome
from ziggurat_client.wording.refusals import refusal


class PlayedScene(ReplayListScene):
    """Lists them, the newest first."""

    has_sources = False

    def __init__(self, atlas: Atlas, person: PersonId | None, name: str) -> None:
        """Without a `person` they are our own; `name` is who has played them."""
        super().__init__(atlas)
        self._name = name
        self._cards: tuple[PlayedCard, ...] | None = None
        PlayedReading(atlas.services.remote, person, self._came, self._refuse)

    def _came(self, cards: tuple[PlayedCard, ...]) -> None:
        self._cards = cards
        self.change()
        if cards and self.focused == "back":
            self.focus_on(self.entries[0].name)

    def _refuse(self, error: Error) -> None:
        self._cards = ()
        self.services.banner.refuse(refusal(self.services.words, error.code, error.params))
        self.change()

    @property
    def entries(self) -> Sequence[Entry]:
        return [
            Entry(f"match {card.match}", self._sign(card), partial(self._watch, card)) for card in self._cards or ()
        ]

    @property
    def nothing(self) -> tuple[str, str] | None:
        if self._cards is None:
            return None
        return self.say("profile.played.none"), self.say("profile.played.none.how")

    @property
    def detail(self) -> str:
        return self._name

    def _sign(self, card: PlayedCard) -> ReplaySign:
        if not self.services.words.knows(f"games.{card.game}"):
            return ReplaySign((), self.say("replays.unknown_game", game=card.game), moment(card.ended))
        names = tuple(name or self.say("profile.nobody") for name in card.names)
        winners = tuple(seat for seat, rank in enumerate(card.ranks) if rank == 1)
        told = outcome(
            self.services.words,
            card.game,
            [names[seat] for seat in winners if seat < len(names)],
            over=True,
            called_off=not card.ranks,
        )
        return ReplaySign(names, told, moment(card.ended), card.scores, winners, card.colours)

    def _watch(self, card: PlayedCard) -> None:
        show_finished(self, card.match, card.ended)
