"""The column while a monument is chosen: what it changes, with the monuments themselves where the map has no room for
their cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.play.rows import halves
from ziggurat_client.boards.tigris.choosing.forecasts import monument_forecast
from ziggurat_client.boards.tigris.choosing.known import Known
from ziggurat_client.boards.tigris.choosing.modes import Building, Press, Raise
from ziggurat_client.boards.tigris.column.blocks import commanding, rows_in, split, text_block
from ziggurat_client.boards.tigris.column.changes import changes_of, paint_changes
from ziggurat_client.boards.tigris.column.choice import Choice
from ziggurat_client.boards.tigris.column.controls import ActionButton, MonumentSign
from ziggurat_client.boards.tigris.monument.offers import offers_of
from ziggurat_client.boards.tigris.monument.plan import band_plan
from ziggurat_client.input.intentions import ACTIONS, Intention
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece

_LEAST_ROWS: Final = 4
_NOTE_SHARE: Final = 0.24
_LEAST_NOTE: Final = 62.0
"""How much of the column the note over the list takes, and how much two lines need."""


def monument_choice(choice: Choice, known: Known, mode: Building) -> Iterator[Piece]:
    """What is asked, and the buttons that answer it."""
    if band_plan(choice.layout, known.board) is None:
        yield from _list(choice, known, mode)
    else:
        yield from _changes(choice, known, mode)
    left, right = halves(choice.plan.buttons)
    yield choice.button("decline", left, Intention.END, Press.DECLINE)
    yield choice.button("build", right, Intention.CONFIRM, Press.CONFIRM, kind=ButtonKind.GOLD)


def _list(choice: Choice, known: Known, mode: Building) -> Iterator[Piece]:
    """The monuments that may be built, below each other."""
    offers = [offer for offer in offers_of(known, mode, choice.names, choice.teller) if offer.state == "open"]
    middle = choice.plan.middle
    note, rows = split(middle, max(_NOTE_SHARE, _LEAST_NOTE / middle.height))
    yield from text_block(note, choice.say("tigris.prompt.monument"))
    for number, (offer, box) in enumerate(zip(offers, rows_in(rows, max(_LEAST_ROWS, len(offers))), strict=False)):
        yield ActionButton(
            f"monument {offer.monument}",
            box,
            MonumentSign(offer.monument),
            offer.title,
            offer.line,
            choice.cap(ACTIONS[number]) if number < len(ACTIONS) else "",
            "active" if offer.chosen else "idle",
            commanding(choice, Raise(offer.monument)),
        )


def _changes(choice: Choice, known: Known, mode: Building) -> Iterator[Piece]:
    """What the monument that is meant would change."""
    if mode.monument is None:
        return
    box, title = choice.plan.middle, choice.say("tigris.building.changes")
    changes = tuple(changes_of(choice, monument_forecast(known.board, mode.monument, mode.space)))
    notes = tuple(choice.say(f"tigris.building.{key}") for key in _notes(known))
    size = (box.width, box.height)
    yield Panel(box, STRIP_PANEL)
    key = ("tigris changes", title, changes, notes)
    yield Painted(box, key, lambda canvas, x, y: paint_changes(canvas, x, y, size, title, changes, notes))


def _notes(known: Known) -> tuple[str, ...]:
    """What else is to be known, the nearest first."""
    return (*(("squares",) if len(known.board.squares) > 1 else ()), "when", "left")
