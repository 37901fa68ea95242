"""A match of Civilization at a table in memory, in whose first turn all three nations may build a ship."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

import msgspec

from server.world import Visitor, World, written
from ziggurat.games.civilization.actions import ChooseNation
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.games.game import Action, Seat
from ziggurat.match.match import Match
from ziggurat.wire.messages import Act, Limits, Sit, TableCard, Undo, Watch
from ziggurat_server.limits import ServerLimits

UNHURRIED: Final = ServerLimits(told=Limits(silence_seconds=86_400, burst=100_000))
"""The limits of a server that sends nobody away, for being silent or for being fast."""
OPTIONS: Final = CivilizationOptions("farmers", turn_limit=6)
PLAYERS: Final = ("Anna", "Belit", "Carla")
NATIONS: Final = ("crete", "africa", "italy")
"""By seat; all of them begin on a coast."""


class Evening:
    """Three people at a table, after they have chosen their nations. Everyone's messages since then are kept."""

    def __init__(self, world: World, options: CivilizationOptions = OPTIONS, **choices: Any) -> None:
        raw = msgspec.Raw(msgspec.json.encode(options))
        code, players = world.match(*PLAYERS, game="civilization", options=raw, **choices)
        self._sit_down(world, code, players)

    @classmethod
    def at(cls, world: World, code: str, players: Sequence[Visitor]) -> Self:
        """The evening at a table where these are seated, and the match has begun."""
        evening = cls.__new__(cls)
        evening._sit_down(world, code, players)
        return evening

    def _sit_down(self, world: World, code: str, players: Sequence[Visitor]) -> None:
        self.world, self.code, self.players = world, code, list(players)
        while self.phase == "nations":
            (seat,) = self.due
            self.act(seat, ChooseNation(NATIONS[seat]))
        for player in self.players:
            player.forget()

    @property
    def match(self) -> Match:
        """The match as the server has it."""
        return self._play.match

    @property
    def phase(self) -> str:
        """What goes on."""
        return self.match.span.phase

    @property
    def due(self) -> tuple[Seat, ...]:
        """Whose decision is awaited."""
        return self.match.due.seats

    @property
    def card(self) -> TableCard:
        """The table as the lobby lists it."""
        return self.world.game_server.lobby.tables[self.code].card

    def revision_of(self, seat: Seat | None) -> int:
        """How the viewer counts where the match stands."""
        return self._play.revision_of(seat)

    def tokens_in(self, area: str) -> int:
        """How many tokens stand in the area of that id."""
        return sum(nation.tokens[NUMBER_OF[area]] for nation in self.match.position.board.nations)

    def say(self, seat: Seat, action: Action, revision: int | None = None) -> None:
        """Have the seat's player send this, as one who has seen that revision, by default the newest."""
        known = self.revision_of(seat) if revision is None else revision
        self.players[seat].say(Act(9, self.code, known, written(action), seat=seat))

    def act(self, seat: Seat, action: Action, revision: int | None = None) -> None:
        """The same, and nothing is refused."""
        refused = len(self.players[seat].refused)
        self.say(seat, action, revision)
        assert self.players[seat].heard
        assert self.players[seat].refused[refused:] == []

    def undo(self, seat: Seat) -> None:
        """Have the seat's player take back a step."""
        self.players[seat].say(Undo(8, self.code, self.revision_of(seat), seat=seat))
        assert self.players[seat].heard

    def watcher(self) -> Visitor:
        """Somebody who looks on from now."""
        visitor = self.world.visitor("Watcher")
        visitor.say(Watch(1, self.code))
        visitor.forget()
        return visitor

    def returns_to(self, world: World) -> None:
        """Everybody comes back to their seats after the server was gone."""
        self.world = world
        for seat, before in enumerate(self.players):
            self.players[seat] = world.visitor(before.welcome.name, before.welcome.token)
            self.players[seat].say(Sit(2, self.code, seat))

    @property
    def _play(self) -> Any:
        play = self.world.game_server.lobby.tables[self.code].state.play
        assert play is not None
        return play
