"""A match of several in a server in memory, by default of the market: everybody acts at random as people do, and time
passes at once."""

from __future__ import annotations

from typing import Any

import msgspec

from games.random_play import chooser, next_step
from market.rules import MARKET
from server.world import Visitor, World
from ziggurat.games.game import Options
from ziggurat.match.match import Match
from ziggurat.match.steps import AnyStep, Expiry, Step
from ziggurat.wire.messages import Act, History, HistoryPage, Limits, PastMoment, Sit, Watch
from ziggurat_server.limits import ServerLimits

PATIENT = ServerLimits(told=Limits(silence_seconds=86_400))
"""The limits of a server on which nobody is sent away for being silent."""
PATIENCE = 5.0
"""Seconds beyond a phase's time after which it is over for certain."""


class Hall:
    """A table of a world at which a game is played by visitors, in the order of their seats."""

    def __init__(self, world: World, seats: int, options: Options, game: str = MARKET.id, **choices: Any) -> None:
        self.world = world
        names = [f"Trader {seat}" for seat in range(seats)]
        raw = msgspec.Raw(msgspec.json.encode(options))
        self.code, self.players = world.match(*names, game=game, options=raw, **choices)

    @property
    def match(self) -> Match:
        """The match as the server has it."""
        play = self.world.game_server.lobby.tables[self.code].state.play
        assert play is not None
        return play.match

    def revision_of(self, viewer: int | None) -> int:
        """How the viewer counts where the match stands."""
        play = self.world.game_server.lobby.tables[self.code].state.play
        assert play is not None
        return play.revision_of(viewer)

    def watcher(self, name: str = "Watcher") -> Visitor:
        """Somebody who looks on from now."""
        visitor = self.world.visitor(name)
        visitor.say(Watch(1, self.code))
        return visitor

    def play(self, seed: int, steps: int = 10**6) -> int:
        """Play so many random steps, or until the match is over; how many were played."""
        choose, played = chooser(seed), 0
        while played < steps and self.match.result is None:
            step = next_step(self.match, choose)
            if isinstance(step, Step) or not step.seats:
                self.take(step)
                played += 1
        return played

    def take(self, step: AnyStep) -> None:
        """A seat acts, or the time of the phase runs out."""
        if isinstance(step, Expiry):
            before, seconds = self.match.span, self.match.due.seconds or 0
            self.world.wait(seconds + PATIENCE)
            assert self.match.span != before
        else:
            player = self.players[step.seat]
            raw = msgspec.Raw(msgspec.json.encode(step.action))
            player.say(Act(9, self.code, self.revision_of(step.seat), raw))
            assert player.refused == []

    def history(self, visitor: Visitor) -> list[PastMoment]:
        """All that someone can look back on, page by page."""
        visitor.forget()
        first: int | None = 0
        while first is not None:
            visitor.say(History(8, self.code, first))
            self.world.wait(0.1)
            first = visitor.last(HistoryPage).next
        return [moment for page in visitor.all(HistoryPage) for moment in page.moments]

    def returns_to(self, world: World) -> None:
        """Everybody comes back to their seats after the server was gone."""
        self.world = world
        for seat, before in enumerate(self.players):
            again = world.visitor(before.welcome.name, before.welcome.token)
            again.say(Sit(2, self.code, seat))
            self.players[seat] = again
