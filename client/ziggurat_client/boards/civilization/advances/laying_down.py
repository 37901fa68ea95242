"""The column where nothing is bought: cards to be laid down, or what others do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.games.civilization.discarding import due_cards
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_actions import Discard
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, CardId
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.panels import PLAIN_PANEL
from ziggurat_client.boards.civilization.advances.payment import ShelfWords
from ziggurat_client.boards.civilization.advances.plan import CartPlan
from ziggurat_client.boards.civilization.art.advances.advances import draw_advance
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Press
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.input.intentions import Intention
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Line, Paragraph, draw_line
from ziggurat_client.window.screen import Box

_EDGE: Final = 18.0
_HEAD: Final = 50.0
_ROW: Final = 52.0


def discard_words(choice: Choice, known: Known, cards: tuple[CardId, ...]) -> ShelfWords:
    """What is said beside the hand while cards are laid down."""
    due = due_cards(known.board, known.seat)
    stay = len(known.own.hand) - len(cards)
    return ShelfWords(
        choice.say("civilization.hand.lay_down"),
        choice.say("civilization.hand.due", count=due),
        len(cards),
        choice.say("civilization.hand.chosen", count=len(cards)),
        choice.say("civilization.hand.stay", count=stay, kept=known.board.options.kept_cards),
    )


def laid(choice: Choice, plan: CartPlan, known: Known, cards: tuple[CardId, ...]) -> Iterator[Piece]:
    """Why cards are laid down, and the buttons for it."""
    yield Panel(plan.cart, PLAIN_PANEL)
    due, full = due_cards(known.board, known.seat), known.board.options.is_full
    key = "answered" if known.has_answered else "discard_none" if not due else "discard"
    text = choice.say(f"civilization.prompt.{key}", count=due, kept=known.board.options.kept_cards)
    if full and any(card in CALAMITY_OF for card in known.own.hand):
        text = f"{text} {choice.say('civilization.prompt.discard_calamity')}"
    yield Paragraph(plan.cart.inset(18, 16), text, 18)
    left, right = plan.buttons
    yield choice.button("suggested", left, Intention.ACTION_4, Press.SUGGESTED)
    yield choice.button(
        "change" if known.has_answered else "discard" if cards else "discard_none",
        right,
        Intention.CONFIRM,
        Press.CONFIRM,
        name="confirm",
        kind=ButtonKind.GOLD,
        enabled=known.refusal(Discard(cards)) is None,
        count=len(cards),
    )


def what_is_due(choice: Choice, plan: CartPlan) -> Iterator[Piece]:
    """What whoever buys has bought so far, or whose cards are awaited."""
    box = plan.cart._replace(height=plan.buttons[0].bottom - plan.cart.y)
    board = choice.board
    yield Panel(box, PLAIN_PANEL)
    head = Box(box.x + _EDGE, box.y, box.width - 2 * _EDGE, _HEAD)
    if board.purchases is None:
        yield Line(head, choice.say("civilization.column.awaited"), 20, tones.TEXT_HEAD, "bold")
        names = tuple(choice.names[seat] for seat in board.owing)
        yield Paragraph(Box(head.x, head.bottom, head.width, box.height - _HEAD - 8), "\n".join(names), 18)
        return
    name = choice.names[board.purchases.seat]
    yield Line(head, choice.say("civilization.cart.bought", name=name), 20, tones.TEXT_HEAD, "bold")
    fresh = board.purchases.fresh
    if not fresh:
        nothing = choice.say("civilization.column.nothing_yet")
        yield Paragraph(Box(head.x, head.bottom, head.width, 40), nothing, 18, tones.TEXT_SOFT)
    for number, advance in enumerate(fresh):
        row = Box(head.x, head.bottom + number * _ROW, head.width, _ROW)
        if row.bottom <= box.bottom:
            yield _bought(row, advance, choice.say(f"civilization.advance.{advance}"))


def _bought(box: Box, advance: AdvanceId, name: str) -> Piece:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_advance(canvas, advance, x, y + 3, 44)
        draw_line(canvas, x + 56, y + 25, name, box.width - 60, 19, tones.TEXT, "bold")

    return Painted(box, ("civilization bought", advance, name), paint)
