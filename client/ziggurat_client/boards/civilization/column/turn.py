"""The right column: whose turn it is, what is asked, and the buttons to go on."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.panels import OPEN_PANEL, STRIP_PANEL
from ziggurat_client.boards.civilization.calamities.modes import CalamityMode
from ziggurat_client.boards.civilization.choosing.answers import action_of
from ziggurat_client.boards.civilization.choosing.card_modes import Gilding, Taxing
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import (
    Arming,
    Deciding,
    Founding,
    Marching,
    Mode,
    Naming,
    Planning,
    Press,
    Reducing,
    Sowing,
)
from ziggurat_client.boards.civilization.column.calamity import calamity_question
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.column.gold import gilding
from ziggurat_client.boards.civilization.column.heading import turn_words
from ziggurat_client.boards.civilization.column.marching import marching
from ziggurat_client.boards.civilization.column.paint import paint_turn, paint_turn_strip
from ziggurat_client.boards.civilization.column.questions import deciding, founding, naming, reducing
from ziggurat_client.boards.civilization.column.supplies import arming, sowing
from ziggurat_client.boards.civilization.column.taxes import taxing
from ziggurat_client.boards.civilization.column.waiting import waiting
from ziggurat_client.boards.play.rows import halves, uneven
from ziggurat_client.input.intentions import Intention
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece


def turn_column(choice: Choice) -> Iterator[Piece]:
    """The pieces of the column."""
    yield from _turn_panel(choice)
    known = choice.known
    if known is None:
        yield from waiting(choice)
        return
    match choice.mode:
        case Naming() as mode:
            yield from naming(choice, known, mode)
        case Sowing() as mode:
            yield from sowing(choice, known, mode)
        case Arming() as mode:
            yield from arming(choice, known, mode)
        case Marching() | Planning() as mode:
            yield from marching(choice, known, mode)
        case Deciding() as mode:
            yield from deciding(choice, known, mode)
        case Reducing() as mode:
            yield from reducing(choice, known, mode)
        case Founding() as mode:
            yield from founding(choice, known, mode)
        case Taxing() as mode:
            yield from taxing(choice, known, mode)
        case Gilding() as mode:
            yield from gilding(choice, known, mode)
        case mode if isinstance(mode, CalamityMode):
            yield from calamity_question(choice, known, mode)
            return
        case _:
            yield from waiting(choice)
            return
    yield from _buttons(choice, known)


def _turn_panel(choice: Choice) -> Iterator[Piece]:
    """Whose decision is awaited, and what there is to know of it in a line and two numbers."""
    plan, title, words = choice.plan, choice.title, turn_words(choice)
    box = plan.turn
    yield Panel(box, STRIP_PANEL if plan.brief else OPEN_PANEL)
    size = (box.width, box.height)
    key = ("civilization turn", plan.brief, title, words)
    if plan.brief:
        # The title stands over the tabs already.
        yield Painted(box, key, lambda canvas, x, y: paint_turn_strip(canvas, x, y, size, words))
    else:
        yield Painted(box, key, lambda canvas, x, y: paint_turn(canvas, x, y, size, title, words))


def _buttons(choice: Choice, known: Known) -> Iterator[Piece]:
    """What takes back, what is proposed, and what confirms."""
    left, right = halves(choice.plan.pair)
    match choice.mode:
        case Marching(held):
            yield choice.undo_button(left)
            yield choice.button("reset", right, Intention.ACTION_3, Press.RESET, enabled=choice.may_undo)
            can_end = held is None
            yield choice.button(
                "end", choice.plan.confirm, Intention.END, Press.END, kind=ButtonKind.GOLD, enabled=can_end
            )
        case Planning(steps):
            yield choice.button("plan_back", left, Intention.UNDO, Press.BACK, enabled=bool(steps))
            yield choice.button("plan_clear", right, Intention.ACTION_3, Press.RESET, enabled=bool(steps))
        case Deciding():
            pass
        case mode:
            yield from _answering(choice, known)
            action = action_of(known, mode)
            ready = action is not None and known.refusal(action) is None
            yield choice.button(
                _confirming(choice, known),
                choice.plan.confirm,
                Intention.CONFIRM,
                Press.CONFIRM,
                name="confirm",
                kind=ButtonKind.GOLD,
                enabled=ready,
                count=_counted(mode),
            )


def _counted(mode: Mode) -> int:
    """The number that the button names that confirms."""
    match mode:
        case Founding(areas):
            return len(areas)
        case Gilding(count):
            return count
        case _:
            return 0


def _answering(choice: Choice, known: Known) -> Iterator[Piece]:
    """What is proposed, and nothing at all, where both may be answered."""
    left, right = uneven(choice.plan.pair)
    if isinstance(choice.mode, Sowing | Arming | Founding):
        yield choice.button("none", left, Intention.ACTION_3, Press.NONE)
        yield choice.button("suggested", right, Intention.ACTION_4, Press.SUGGESTED)


def _confirming(choice: Choice, known: Known) -> str:
    """The end of the key of what the button says."""
    if known.has_answered:
        return "change"
    if isinstance(choice.mode, Founding):
        return "build" if choice.mode.areas else "build_none"
    if isinstance(choice.mode, Gilding):
        return "gold" if choice.mode.count else "gold_none"
    return "confirm"
