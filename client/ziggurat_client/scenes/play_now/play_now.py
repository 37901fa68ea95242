"""From one press to a running game against bots, on a server of our own."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from ziggurat.wire.messages import Open, Ready, Sit
from ziggurat_client.boards.registry import presentation
from ziggurat_client.kept.guide_notes import GuideNotes
from ziggurat_client.kept.heard import Heard
from ziggurat_client.kept.quick_game import FIRST_LEVEL, USUAL_LEVEL, QuickGame, usual_mode
from ziggurat_client.kept.waiting_games import KeptGame
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.play_now.against_bots import AgainstBotsPage
from ziggurat_client.servers.private_server import PrivateServer


class Party(NamedTuple):
    """Who plays beside oneself: guests at this screen, by their names, and so many bots, each with its level where
    one was chosen."""

    guests: tuple[str, ...]
    bots: int
    levels: tuple[str, ...] = ()


class PlayNowScene(AgainstBotsPage):
    """Starts the private server, opens a table, fills it with bots and starts the match; then the game follows."""

    def __init__(
        self,
        atlas: Atlas,
        *,
        game: str | None = None,
        mode: str | None = None,
        watching: bool = False,
        party: Party | None = None,
        guided: bool = False,
    ) -> None:
        """`game` and its `mode` are those of last time if none are named, and remembered for the next time. `watching`
        leaves every seat to bots. Without a `party` one plays against as many bots as last time; where one is `guided`
        in the usual mode, against one: others live by there being several."""
        super().__init__(atlas)
        quick = QuickGame(atlas.services.memory)
        quick.choose(game or quick.game)
        if mode is not None:
            quick.choose_mode(mode)
        self.game = quick.game
        self.mode = quick.mode
        self._watching = watching
        self._most_seats = quick.seat_counts[-1]
        self._guided = guided
        self._options = quick.options(**(presentation(quick.game).unhurried if guided else {}))
        is_first = guided and quick.mode == usual_mode(quick.game)
        self.party = party or Party((), quick.seat_counts[0] - 1 if is_first else quick.seats - 1)
        self._level = FIRST_LEVEL if guided and party is None else USUAL_LEVEL if watching else quick.level

    def start_server(self) -> PrivateServer:
        if self._watching:
            # There is no seat to come back to.
            return self.serve()
        game = self.new_kept_game()
        if self._guided:
            self._begin_guide(game)
        return self.serve(game)

    def _begin_guide(self, game: KeptGame | None) -> None:
        """Keep the notes of the guide with the game."""
        notes = GuideNotes(None if game is None else game.folder)
        notes.begin(Heard(self.services.memory, self.game).elsewhere(self.mode))
        self.services.servers.guide = notes

    # ------------------------------------------------------------------ one step after the other

    def table_wanted(self, number: int, name: str) -> Open:
        options, speak = self._options, self.bots_speak
        return Open(number, self.game, self._seats, name, options=options, listed=False, bots_speak=speak)

    def seat_everyone(self, code: str) -> None:
        if not self._watching:
            self._sit_down(code)
        bots = self._seats if self._watching else self.party.bots
        for level in self.party.levels or (self._level,) * bots:
            self.hire(code, level)

    def _sit_down(self, code: str) -> None:
        """Oneself in the first seat, the guests in the next ones, and all of them ready."""
        for seat, name in enumerate((None, *self.party.guests)):
            self.ask_for(partial(Sit, table=code, seat=seat, name=name))
            self.ask_for(partial(Ready, table=code, seat=seat))

    @property
    def _seats(self) -> int:
        return self._most_seats if self._watching else 1 + len(self.party.guests) + self.party.bots
