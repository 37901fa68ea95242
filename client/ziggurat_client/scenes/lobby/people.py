"""Who is on the server, and where they are."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.bounds import PersonId
from ziggurat_client.art import tones
from ziggurat_client.art.icons import Icon
from ziggurat_client.network.remote import LobbyRecord
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.people import person_row
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.scroll import ScrollList
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words


def people_panel(
    box: Box,
    rows: ScrollList,
    lobby: LobbyRecord,
    words: Words,
    show: Callable[[], None],
    friends: Button,
    is_friend: Callable[[PersonId], bool],
) -> list[Piece]:
    """The panel with everyone in `rows`, friends first, then by their names, bots last; `show` lists what one can do
    about them, and the button `friends` leads to those."""
    friendly = {person for person in lobby.people if is_friend(person)}
    people = sorted(
        lobby.people.values(), key=lambda card: (card.person not in friendly, card.bot, card.name.casefold())
    )
    friends.box = Box(box.right - 120, box.y + 8, 44, 44)
    rows.box = Box(box.x + 24, box.y + 58, box.width - 36, box.height - 80)
    rows.set_rows(
        [person_row(card, lobby.tables.get(card.table or ""), words, friend=card.person in friendly) for card in people]
    )
    return [
        Panel(box),
        Line(Box(box.x + 24, box.y + 10, 240, 40), words.say("lobby.people"), 22, tones.TEXT_HEAD, "bold"),
        Line(Box(box.right - 192, box.y + 10, 60, 40), str(len(people)), 20, tones.TEXT, "bold", "r"),
        friends,
        icon_button("everyone", Box(box.right - 68, box.y + 8, 44, 44), Icon.PEOPLE, show),
        rows,
    ]
