"""What of a match that is over one takes along: its replay as a file, a picture of the result, or a link to it."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import pygame
from platformdirs import user_downloads_path

from ziggurat.wire.messages import MatchCard, Matches, MatchList
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.ground import draw_ground
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.clipboard import copy_text
from ziggurat_client.kept.new_file import write_new
from ziggurat_client.network.remote import Answer, Remote
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.result.verdict import Verdict
from ziggurat_client.servers.invitation import match_link, match_page_link, page_link
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.proclamation import Proclamation
from ziggurat_client.ui.standing_row import row_height, standing_rows
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.games import game_name

_WIDTH: Final = 1280.0
_EDGE: Final = 32.0
_HEAD: Final = 56.0
_ROW: Final = 72.0
"""What a button of the dialog takes, with the space below it."""
_BANNER: Final = 168.0
_GAP: Final = 14.0


class ShareResultScene(Dialog):
    """Asks which of them. `export` writes the replay and says where."""

    first_focus = "file"

    def __init__(self, atlas: Atlas, record: TableRecord, export: Callable[[], None]) -> None:
        super().__init__(atlas)
        self._record = record
        self._export = export

    @property
    def size(self) -> Extent:
        return Extent(min(820.0, self.most.width), 500.0 + (_ROW if self._has_page else 0.0))

    @property
    def title(self) -> str:
        return self.say("share.title")

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        about = Paragraph(Box(inner.x, inner.y, inner.width, 60), self.say("share.result.about"), 20, tones.TEXT)
        places = (Box(inner.x, inner.y + 76 + row * _ROW, inner.width, 60) for row in range(5))
        link = self.services.servers.private is None
        find, find_page = partial(self._find_link, match_link), partial(self._find_link, match_page_link)
        pieces: list[Piece] = [
            about,
            Button(
                "file", next(places), self.say("share.result.file"), self._file, kind=ButtonKind.GOLD, icon=Icon.SAVE
            ),
            Button("picture", next(places), self.say("share.result.picture"), self._picture, icon=Icon.EYE),
            Button("link", next(places), self.say("share.link"), find, icon=Icon.LINK, enabled=link),
        ]
        if self._has_page:
            pieces.append(Button("page", next(places), self.say("share.link.page"), find_page, icon=Icon.GLOBE))
        return [*pieces, Button("close", next(places), self.say("dialog.close"), self.back)]

    @property
    def _has_page(self) -> bool:
        """Whether others may come to the match by browser."""
        return self.services.servers.private is None and bool(page_link(self.services.remote, ""))

    def _file(self) -> None:
        self.back()
        self._export()

    def _picture(self) -> None:
        self.back()
        table, banner = self._record.table, self.services.banner
        name = re.sub(r"[^A-Za-z0-9-]+", "-", f"{table.game}-{table.name}").strip("-")
        try:
            file = write_new(user_downloads_path(), name, "png", self._painted())
        except (OSError, pygame.error) as error:
            banner.refuse(self.say("share.not_kept", reason=str(error)))
        else:
            banner.tell(self.say("share.kept", file=str(file)))

    def _painted(self) -> bytes:
        words, table = self.services.words, self._record.table
        return as_picture(Verdict(words, self._record), table.name, game_name(words, table.game))

    def _find_link(self, made: Callable[[Remote, int], str]) -> None:
        """The server is asked under which number it keeps the match; the link is `made` of that."""
        self.back()
        self.services.remote.ask(lambda number: Matches(number), partial(self._found, made))

    def _found(self, made: Callable[[Remote, int], str], answer: Answer) -> None:
        cards = answer.matches if isinstance(answer, MatchList) else ()
        card = next((card for card in cards if self._is_ours(card)), None)
        link = "" if card is None else made(self.services.remote, card.match)
        banner = self.services.banner
        if link and copy_text(link):
            banner.tell(self.say("share.link.copied", link=link))
        else:
            banner.refuse(self.say("share.link.none" if not link else "room.no_clipboard"))

    def _is_ours(self, card: MatchCard) -> bool:
        """Whether it is the newest match of this table: nothing else has the same players and colours."""
        table, result = self._record.table, self._record.moment
        colours = tuple(number if seat.colour is None else seat.colour for number, seat in enumerate(table.seats))
        names = tuple(seat.resigned or seat.name or "" for seat in table.seats)
        return result is not None and (card.game, card.names, card.colours) == (table.game, names, colours)


def as_picture(verdict: Verdict, table: str, game: str) -> bytes:
    """The result as a PNG: who won and how, and what everyone had."""
    standings, width = verdict.standings, _WIDTH - 2 * _EDGE
    high = row_height(width, len(standings))
    banner = Box(_EDGE, _HEAD + _GAP, width, _BANNER)
    rows = [
        Box(_EDGE, banner.bottom + 2 * _GAP + number * (high + _GAP), width, high) for number in range(len(standings))
    ]
    canvas = Canvas(_WIDTH, rows[-1].bottom + _EDGE, 1.0)
    draw_ground(canvas)
    manner = verdict.manner
    # Whoever looks at the picture is somebody else.
    players = [replace(verdict.row(each), you=None, wants_more=False) for each in standings]
    pieces = [
        Line(Box(_EDGE, 12, width * 0.7, _HEAD), f"{game} · {table}", 26, tones.TEXT_HEAD, "bold"),
        Proclamation(banner, verdict.title.upper(), verdict.story, next(iter(verdict.winners), None)),
        *standing_rows(rows, players, manner.paint_breakdown, manner.paint_tie),
    ]
    for piece in pieces:
        piece.paint(canvas, piece.box.x, piece.box.y)
    content = io.BytesIO()
    pygame.image.save(canvas.surface, content, "result.png")
    return content.getvalue()
