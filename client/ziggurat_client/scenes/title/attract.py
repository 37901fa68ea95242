"""The game that plays itself before the title: bots at a board that lies on the plaza."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

import pygame

from ziggurat.bots.levels import player_of
from ziggurat.bots.player import Player
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.plaza import draw_board_on_plaza
from ziggurat_client.art.title_backdrop import draw_foreground
from ziggurat_client.boards.registry import showpiece

PAUSE: Final = 1.6
"""Seconds between two actions."""
_FINENESS: Final = 1.25
"""Pixels of the board's own picture per pixel of the screen; its near edge is shown larger than it is."""


class AttractShow:
    """Shows a match between bots. `picture` is the newest picture of the whole title, without menu and flames.

    The first picture is drawn by `steps`; later ones, and the bots' thoughts, belong to a thread, since they take
    longer than a frame may. The thread runs from `start` to `stop`.
    """

    def __init__(self, backdrop: Canvas, game: str) -> None:
        """`backdrop` is what lies behind the board, finished."""
        self.picture: pygame.Surface | None = None
        self._backdrop = backdrop
        self._scale = backdrop.scale
        self._game = game
        self._showpiece = showpiece(game)
        self._chance = Random()
        self._players = _players(game)
        self._resting: threading.Event | None = None
        self._one_at_a_time = threading.Lock()
        self._foreground = Canvas(backdrop.width, backdrop.height, self._scale)
        self._board = self._showpiece.board(self._scale * _FINENESS, backdrop.palette)
        self._match = _begun(game).copy()

    def steps(self) -> Iterator[None]:
        """Draw the first picture, yielding between short steps."""
        yield from self._board.steps(self._match.position)
        draw_foreground(self._foreground)
        yield
        self.picture = self._compose()

    def start(self) -> None:
        """Start the bots again."""
        if self._resting is None:
            self._resting = threading.Event()
            threading.Thread(target=self._play, args=(self._resting,), name="attract", daemon=True).start()

    def stop(self) -> None:
        """Pause the bots; they finish the thought they are at, and nobody waits for it."""
        if self._resting is not None:
            self._resting.set()
            self._resting = None

    # ------------------------------------------------------------------ the match

    def _play(self, resting: threading.Event) -> None:
        """In the thread: one action after the other, a new match after each."""
        while not resting.wait(PAUSE):
            # A thread that was told to rest may still be thinking when the next one starts.
            with self._one_at_a_time:
                self._take_turn()

    def _take_turn(self) -> None:
        if self._match.due.seats:
            _act(self._match, self._players[self._match.due.seats[0]], self._chance)
        else:
            self._match, self._players = _opened(self._game, self._chance), _players(self._game)
        if self._board.follow(self._match.position):
            self.picture = self._compose()

    # ------------------------------------------------------------------ the picture

    def _compose(self) -> pygame.Surface:
        whole = self._backdrop.surface.copy()
        draw_board_on_plaza(Canvas.over(whole, self._scale), self._board.picture.surface)
        whole.blit(self._foreground.surface, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return whole


@cache
def _begun(game: str) -> Match:
    """The match that the title shows first, made once: that takes longer than a frame may, and windows are resized."""
    return _opened(game, Random())


def _opened(game: str, chance: Random) -> Match:
    """A match whose first actions were done at random, so that there is something to see."""
    shown = showpiece(game)
    match, player = Match(game_named(game), shown.seats, chance.getrandbits(32)), player_of("random")
    for _ in range(shown.opening):
        if match.due.seats:
            _act(match, player, chance)
    return match


def _players(game: str) -> list[Player]:
    return [player_of("merchant") for _ in range(showpiece(game).seats)]


def _act(match: Match, player: Player, chance: Random) -> None:
    seat = match.due.seats[0]
    match.apply(seat, player.choose(match.game, match.view(seat), chance))
