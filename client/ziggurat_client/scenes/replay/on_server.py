"""The finished matches that the server keeps, to be watched again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from ziggurat.games.game import CALLED_OFF, Result
from ziggurat.wire.messages import Error, MatchCard
from ziggurat_client.network.server_matches import ServerMatches
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.replay.fetching import moment, show_finished
from ziggurat_client.scenes.replay.shelf import Entry, ReplayListScene
from ziggurat_client.ui.replay_row import ReplaySign
from ziggurat_client.wording.outcomes import outcome
from ziggurat_client.wording.refusals import refusal


class ServerReplaysScene(ReplayListScene):
    """Lists what the server keeps and lets us see, the newest first. More is asked for as pages are turned."""

    source = 1

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._matches = ServerMatches(atlas.services.remote, self._listed, self._refuse)
        self._has_begun = False

    def enter(self) -> None:
        super().enter()
        self._matches.want(self.rows + 1)

    def _listed(self) -> None:
        """More of the list is here. With its first match comes the focus, unless it is elsewhere by now."""
        self.change()
        if not self._has_begun and self._cards and self.focused == "back":
            self.focus_on(self.entries[0].name)
        self._has_begun = True

    @property
    def entries(self) -> Sequence[Entry]:
        return [Entry(f"match {card.match}", self._sign(card), partial(self._fetch, card)) for card in self._cards]

    @property
    def nothing(self) -> tuple[str, str] | None:
        if self._matches.waits:
            return None
        return self.say("replays.server.none"), self.say("replays.server.none.how")

    @property
    def detail(self) -> str:
        welcome = self.services.remote.welcome
        return welcome.server if welcome else ""

    @property
    def _cards(self) -> list[MatchCard]:
        return self._matches.cards

    def _sign(self, card: MatchCard) -> ReplaySign:
        if not self.services.words.knows(f"games.{card.game}"):
            return ReplaySign((), self.say("replays.unknown_game", game=card.game), moment(card.ended))
        return ReplaySign(card.names, self._outcome(card), moment(card.ended), colours=card.colours)

    def _outcome(self, card: MatchCard) -> str:
        """The game, and who won."""
        try:
            result = msgspec.json.decode(card.result, type=Result)
        except msgspec.DecodeError:
            return self.say(f"games.{card.game}")
        winners = [card.names[s.seat] for s in result.standings if s.rank == 1 and s.seat < len(card.names)]
        return outcome(self.services.words, card.game, winners, over=True, called_off=result.ending == CALLED_OFF)

    # ------------------------------------------------------------------ what one does

    def turn_page(self, by: int) -> None:
        super().turn_page(by)
        self._matches.want((self._page + 2) * self.rows)

    def _fetch(self, card: MatchCard) -> None:
        show_finished(self, card.match, card.ended)

    def _refuse(self, error: Error) -> None:
        self.services.banner.refuse(refusal(self.services.words, error.code, error.params))
