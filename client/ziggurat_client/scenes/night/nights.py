"""The games nights of a server: those that are open or under way, those that are over, and the way to a new one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from ziggurat.wire.messages import Done, NightCard, NightTerms, OpenNight
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.network.remote import Answer
from ziggurat_client.scenes.night.open_night import OpenNightScene
from ziggurat_client.scenes.pages.header import header
from ziggurat_client.scenes.pages.paged import Paged
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Heading, Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST
from ziggurat_client.wording.games import game_name

_TOP: Final = 112.0
_WIDTH: Final = 1280.0
_PITCH: Final = 88.0
_FOOT: Final = 84.0


class NightsScene(Paged):
    """A row for each night, the newest first."""

    fills = True
    smallest = TIGHTEST
    first_focus = "open"

    def layout(self) -> Sequence[Piece]:
        welcome = self.services.remote.welcome
        server = welcome.server if welcome is not None else ""
        return [*header(self, self.say("nights.title"), server), *self._content()]

    def _content(self) -> Iterator[Piece]:
        width = min(_WIDTH, self.extent.width - 48)
        x = (self.extent.width - width) / 2
        about = Box(x, _TOP, width - 336, 64)
        yield Paragraph(about, self.say("nights.about"), 20, tones.TEXT_SOFT)
        place = Box(x + width - 320, _TOP, 320, 64)
        yield Button(
            "open", place, self.say("nights.open"), self._ask_terms, kind=ButtonKind.GOLD, icon=Icon.PLUS, size=23
        )
        cards, top = self.services.remote.night_cards, _TOP + 88
        if not cards:
            notice = Box(x, top, width, 180)
            yield Panel(notice)
            yield Heading(Box(x + 40, top + 36, width - 80, 44), self.say("nights.none").upper(), 28)
            yield Paragraph(Box(x + 40, top + 96, width - 80, 60), self.say("nights.none.how"), 20, tones.TEXT_SOFT)
            return
        rows = max(1, int((self.extent.height - top - _FOOT) // _PITCH))
        for number, card in enumerate(cards[self.paged(len(cards), rows)]):
            yield from self._row(Box(x, top + number * _PITCH, width, _PITCH - 12), card)
        yield from self.pager(Box(x + width - 280, self.extent.bottom - 68, 280, 48))

    def _row(self, box: Box, card: NightCard) -> Iterator[Piece]:
        words = self.services.words
        games = ", ".join(game_name(words, game) for game in card.games)
        players = words.say("night.players", count=card.entrants)
        yield Panel(box)
        wide = box.width - 300
        yield Line(Box(box.x + 28, box.y + 8, wide, 34), card.name, 24, tones.TEXT, "bold")
        told = words.say("nights.about_one", games=games, players=players, stage=self._stage(card))
        yield Line(Box(box.x + 28, box.y + 40, wide, 28), told, 18, tones.TEXT_SOFT)
        place = Box(box.right - 244, box.y + 12, 224, 52)
        yield Button(
            f"show {card.night}", place, self.say("nights.show"), partial(self._show, card.night), icon=Icon.EYE
        )

    def _stage(self, card: NightCard) -> str:
        if card.stage in ("open", "over"):
            return self.say(f"nights.stage.{card.stage}")
        return self.say("night.round_of", round=card.round, rounds=card.rounds)

    def _show(self, code: str) -> None:
        self.stack.push(self.atlas.night(code))

    def _ask_terms(self) -> None:
        self.stack.push(OpenNightScene(self.atlas, self._open))

    def _open(self, name: str | None, terms: NightTerms) -> None:
        def opened(answer: Answer) -> None:
            if isinstance(answer, Done) and answer.night is not None and self.stack.top is self:
                self._show(answer.night)

        self.ask(lambda number: OpenNight(number, terms, name), opened)
