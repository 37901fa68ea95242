"""Who is on the server, and where they are."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat_client.art import tones
from ziggurat_client.art.icons import Icon
from ziggurat_client.network.remote import LobbyRecord
from ziggurat_client.ui.button import icon_button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.people import person_row
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.scroll import ScrollList
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words


def people_panel(box: Box, rows: ScrollList, lobby: LobbyRecord, words: Words, show: Callable[[], None]) -> list[Piece]:
    """The panel with everyone in `rows`, by their names, bots last; `show` lists what one can do about them."""
    people = sorted(lobby.people.values(), key=lambda card: (card.bot, card.name.casefold()))
    rows.box = Box(box.x + 24, box.y + 58, box.width - 36, box.height - 80)
    rows.set_rows([person_row(card, lobby.tables.get(card.table or ""), words) for card in people])
    return [
        Panel(box),
        Line(Box(box.x + 24, box.y + 10, 240, 40), words.say("lobby.people"), 22, tones.TEXT_HEAD, "bold"),
        Line(Box(box.right - 140, box.y + 10, 60, 40), str(len(people)), 20, tones.TEXT, "bold", "r"),
        icon_button("everyone", Box(box.right - 68, box.y + 8, 44, 44), Icon.PEOPLE, show),
        rows,
    ]
