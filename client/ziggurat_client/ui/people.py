"""A person in a list: who it is, and at which table."""

from __future__ import annotations

from ziggurat.wire.messages import PersonCard, TableCard
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import text_width
from ziggurat_client.ui.scroll import Row
from ziggurat_client.ui.text import draw_line
from ziggurat_client.wording.words import Words

_HEIGHT = 37
_COLOURS = {"room": "#2fb5a8", "playing": "#e8b53a", "over": "#aebcf0"}


def person_row(person: PersonCard, table: TableCard | None, words: Words, *, friend: bool = False) -> Row:
    """The row of one person; `table` is the listed table where they are, and a `friend` has a sign of their own."""
    doing, colour = _occupation(person, table, words)

    def paint(canvas: Canvas, x: float, y: float, width: float) -> None:
        middle = y + _HEIGHT / 2
        if person.bot:
            draw_icon(canvas, Icon.BOT, x + 10, middle, 18, tones.PALE_LAPIS)
        elif friend:
            draw_icon(canvas, Icon.FRIEND, x + 10, middle, 22, tones.READY_PALE)
        else:
            diamond = [(x + 10, middle - 7), (x + 17, middle), (x + 10, middle + 7), (x + 3, middle)]
            canvas.fill(Shape().poly(diamond), colour)
        name = min(200, text_width(person.name, 20, "bold", canvas.scale) + 2)
        draw_line(canvas, x + 32, middle, person.name, name, 20, tones.TEXT, "bold")
        start = x + 32 + max(118, name + 14)
        draw_line(canvas, start, middle, doing, x + width - start, 18, tones.TEXT_SOFT)

    return Row((person.name, person.bot, friend, doing, colour), _HEIGHT, paint)


def _occupation(person: PersonCard, table: TableCard | None, words: Words) -> tuple[str, str]:
    """What somebody does at `table`, in words and in a colour."""
    if table is None:
        return words.say("people.here"), tones.PALE_LAPIS
    if table.stage == "playing" and not person.bot and all(seat.person != person.person for seat in table.seats):
        return words.say("people.at.watching", table=table.name), tones.PALE_LAPIS
    return words.say(f"people.at.{table.stage}", table=table.name), _COLOURS[table.stage]
