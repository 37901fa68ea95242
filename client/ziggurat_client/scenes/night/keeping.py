"""Keeping what came of a games night: as a table that other programs read, and as a picture."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Sequence

import pygame
from platformdirs import user_downloads_path

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.ground import draw_ground
from ziggurat_client.art.icons import Icon
from ziggurat_client.kept.new_file import write_new
from ziggurat_client.network.night_record import NightRecord
from ziggurat_client.scenes.night import told
from ziggurat_client.scenes.night.pieces import head_piece, standings_pieces
from ziggurat_client.scenes.night.places import HEAD
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.words import Words

_WIDTH = 1280.0
_ROW = 61.5
_ROWS_HEAD = 92.0
_EDGE = 32.0


class KeepNightScene(Dialog):
    """Asks whether to write a table or a picture into the folder of downloads."""

    first_focus = "csv"

    def __init__(self, atlas: Atlas, record: NightRecord) -> None:
        super().__init__(atlas)
        self._record = record

    @property
    def size(self) -> Extent:
        return Extent(min(760.0, self.most.width), 320.0)

    @property
    def title(self) -> str:
        return self.say("night.keep.title")

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        third = (inner.width - 32) / 3
        y = inner.bottom - 60
        return [
            Paragraph(Box(inner.x, inner.y + 8, inner.width, 80), self.say("night.keep.about"), 20, tones.TEXT),
            Button(
                "csv",
                Box(inner.x, y, third, 60),
                self.say("night.keep.csv"),
                self._keep_table,
                icon=Icon.TABLET,
                size=19,
            ),
            Button(
                "picture",
                Box(inner.x + third + 16, y, third, 60),
                self.say("night.keep.picture"),
                self._keep_picture,
                icon=Icon.EYE,
                size=19,
            ),
            Button("close", Box(inner.right - third, y, third, 60), self.say("dialog.close"), self.back, size=19),
        ]

    def _keep_table(self) -> None:
        self._take("csv", lambda: as_csv(self.services.words, self._record).encode())

    def _keep_picture(self) -> None:
        welcome = self.services.remote.welcome
        server = welcome.server if welcome is not None else ""
        self._take("png", lambda: as_picture(self.services.words, self._record, server))

    def _take(self, ending: str, make: Callable[[], bytes]) -> None:
        name = re.sub(r"[^A-Za-z0-9-]+", "-", self._record.night.name).strip("-") or self._record.code
        try:
            file = write_new(user_downloads_path(), name, ending, make())
        except (OSError, pygame.error) as error:
            self.services.banner.refuse(self.say("profile.not_taken", reason=str(error)))
        else:
            self.services.banner.tell(self.say("profile.taken", file=str(file)))


def as_csv(words: Words, record: NightRecord) -> str:
    """The standings, a row for each entrant with the points of every round."""
    written = io.StringIO()
    table = csv.writer(written)
    rounds = [str(number + 1) for number in range(len(record.night.rounds))]
    table.writerow([words.say("night.csv.place"), words.say("night.csv.name"), *rounds, words.say("night.sum")])
    for place in record.standings:
        entrant = record.night.entrant(place.entrant)
        name = "" if entrant is None else entrant.name
        points = ["" if each is None else each for each in place.points]
        table.writerow([place.place, _no_formula(name), *points, place.sum])
    return written.getvalue()


def _no_formula(text: str) -> str:
    """The text such that no program of tables takes it for something to work out."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@") else text


def as_picture(words: Words, record: NightRecord, server: str) -> bytes:
    """The standings with the head of the night, as a PNG."""
    lines = told.place_lines(words, record, None)
    box = Box(_EDGE, HEAD + _EDGE, _WIDTH - 2 * _EDGE, _ROWS_HEAD + len(lines) * _ROW + 16)
    canvas = Canvas(_WIDTH, box.bottom + _EDGE, 1.0)
    draw_ground(canvas)
    rows = [
        (Box(box.x + 12, box.y + _ROWS_HEAD + number * _ROW, box.width - 24, _ROW), line)
        for number, line in enumerate(lines)
    ]
    head = head_piece(_WIDTH, _EDGE, 0, told.head_of(words, record, server, waits=False))
    title, total = words.say("night.standings"), words.say("night.sum")
    for piece in (head, *standings_pieces(box, title, told.shown_rounds(record), total, rows)):
        piece.paint(canvas, piece.box.x, piece.box.y)
    content = io.BytesIO()
    pygame.image.save(canvas.surface, content, "night.png")
    return content.getvalue()
