"""Who is on the server, and where they are."""

from __future__ import annotations

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.network.remote import LobbyRecord
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.people import person_row
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.scroll import ScrollList
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words


def people_panel(box: Box, rows: ScrollList, lobby: LobbyRecord, words: Words) -> list[Piece]:
    """The panel with everyone in `rows`, by their names, bots last."""
    people = sorted(lobby.people.values(), key=lambda card: (card.bot, card.name.casefold()))
    rows.box = Box(box.x + 24, box.y + 58, box.width - 36, box.height - 80)
    rows.set_rows([person_row(card, lobby.tables.get(card.table or ""), words) for card in people])
    return [
        Panel(box),
        Line(Box(box.x + 24, box.y + 10, 240, 40), words.say("lobby.people"), 22, tones.TEXT_HEAD, "bold"),
        Painted(Box(box.right - 110, box.y + 14, 32, 32), "people", _paint_people),
        Line(Box(box.right - 74, box.y + 10, 50, 40), str(len(people)), 20, tones.TEXT, "bold", "r"),
        rows,
    ]


def _paint_people(canvas: Canvas, x: float, y: float) -> None:
    draw_icon(canvas, Icon.PEOPLE, x + 16, y + 16, 26, tones.TEXT_HEAD)
