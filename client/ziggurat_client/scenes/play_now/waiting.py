"""The games at this screen that wait: each can be gone on with, watched up to now, or given up."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import partial
from time import perf_counter
from typing import Final

from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.small_picture import SmallPicture
from ziggurat_client.input.intentions import Intention
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.kept.waiting_games import KeptGame, KeptGames, WaitingSign
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.paged import Paged
from ziggurat_client.scenes.pages.question import Question, QuestionScene
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.waiting_row import HEIGHT, PICTURE, WaitingRow, WaitingWords
from ziggurat_client.window.screen import Box, Screen
from ziggurat_client.window.viewport import TIGHTEST
from ziggurat_client.wording.waiting import rivals, stands, stands_in_full, turn

_TOP: Final = 112.0
_GAP: Final = 16.0
_FOOT: Final = 84.0
_WIDTH: Final = 1240.0
_BUTTON: Final = 64.0
_STRETCH: Final = 0.02
"""Seconds of drawing between two frames until every board on the page is drawn."""


class WaitingScene(Paged):
    """Lists them, the one played last first. Their boards are drawn little by little."""

    fills = True
    smallest = TIGHTEST

    def __init__(self, atlas: Atlas) -> None:
        super().__init__(atlas)
        self._games: list[tuple[KeptGame, WaitingSign]] = []
        self._pictures: dict[str, SmallPicture] = {}
        self._part = slice(0)
        """Which of them are on show."""

    def enter(self) -> None:
        self._games = KeptGames(self.services.memory.folder).waiting()
        if not self._games:
            self.stack.close(self)
            return
        self.first_focus = self._games[0][0].name
        super().enter()

    def resized(self, screen: Screen) -> None:
        super().resized(screen)
        self._pictures = {}

    # ------------------------------------------------------------------ the boards

    @property
    def animating(self) -> bool:
        return any(self._picture(game, sign).unfinished for game, sign in self._shown)

    def update(self, elapsed: float) -> None:
        until = perf_counter() + _STRETCH
        for game, sign in self._shown:
            picture = self._picture(game, sign)
            if picture.unfinished:
                picture.go_on(until)
                if not picture.unfinished:
                    self.change()
            if perf_counter() >= until:
                break

    def _picture(self, game: KeptGame, sign: WaitingSign) -> SmallPicture:
        if game.name not in self._pictures:
            side = round(PICTURE * self.screen.scale)
            palette = self.services.pictures.palette.seated(sign.colours)
            self._pictures[game.name] = SmallPicture(sign.game, sign.seats, sign.public, side, palette)
        return self._pictures[game.name]

    # ------------------------------------------------------------------ the pieces

    def layout(self) -> Sequence[Piece]:
        self._part = self.paged(len(self._games), self._a_page)
        box = self._list
        foot = Box(box.right - 280, box.bottom + 8, 280, 48)
        return [*header(self, self.say("waiting.title")), *self._rows(), *self.pager(foot)]

    @property
    def _a_page(self) -> int:
        """How many games a page shows."""
        return max(2, int((self.extent.height - _TOP - _FOOT) / (HEIGHT + _GAP)))

    @property
    def _shown(self) -> list[tuple[KeptGame, WaitingSign]]:
        return self._games[self._part]

    @property
    def _list(self) -> Box:
        """Where the rows lie."""
        width = min(_WIDTH, self.extent.width - 48)
        return Box((self.extent.width - width) / 2, _TOP, width, self._a_page * (HEIGHT + _GAP))

    def _rows(self) -> Iterator[Piece]:
        box = self._list
        for number, (game, sign) in enumerate(self._shown):
            y = box.y + number * (HEIGHT + _GAP)
            place = Box(box.x, y, box.width - 2 * (_BUTTON + _GAP), HEIGHT)
            picture = self._picture(game, sign).surface
            yield WaitingRow(game.name, place, self._words(sign), picture, partial(self._go_on, game))
            beside = Box(box.right - _BUTTON, y + (HEIGHT - _BUTTON) / 2, _BUTTON, _BUTTON)
            before = Box(place.right + _GAP, beside.y, _BUTTON, _BUTTON)
            watch = icon_button(f"watch {game.name}", before, Icon.EYE, partial(self._look_back, game))
            watch.remark = self.say("waiting.watch")
            yield watch
            yield icon_button(f"give up {game.name}", beside, Icon.TRASH, partial(self._ask_to_give_up, game, sign))

    def _words(self, sign: WaitingSign) -> WaitingWords:
        words = self.services.words
        date = time.strftime("%Y-%m-%d  %H:%M", time.localtime(sign.played)) if sign.played else ""
        return WaitingWords(stands_in_full(words, sign), rivals(words, sign), turn(words, sign), sign.ours, date)

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps
        return (
            KeyHint(caps(Intention.UP, Intention.DOWN), self.say("keys.choose")),
            KeyHint(caps(Intention.CONFIRM), self.say("waiting.go_on")),
            *super().keys(),
        )

    # ------------------------------------------------------------------ what one does

    def _go_on(self, game: KeptGame) -> None:
        self.stack.push(self.atlas.go_on(game))

    def _look_back(self, game: KeptGame) -> None:
        self.stack.push(self.atlas.go_on(game, looking_back=True))

    def _ask_to_give_up(self, game: KeptGame, sign: WaitingSign) -> None:
        if game.is_open:
            self.services.banner.tell(self.say("continue.taken"))
            return
        title = self.say("waiting.give_up", game=stands(self.services.words, sign, "waiting.stands"))
        question = Question(
            title, self.say("waiting.give_up.about"), self.say("waiting.keep"), self.say("waiting.give_up.go")
        )
        self.stack.push(QuestionScene(self.atlas, question, partial(self._give_up, game)))

    def _give_up(self, game: KeptGame) -> None:
        game.give_up()
        # The list has been entered again before, with the game still in it.
        self.enter()
