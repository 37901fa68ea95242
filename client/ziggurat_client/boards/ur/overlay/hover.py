"""The hover card on show: about the square that is meant."""

from __future__ import annotations

from ziggurat.games.game import Seat
from ziggurat_client.boards.ur.choosing.modes import Attacking
from ziggurat_client.boards.ur.choosing.possible import inviting
from ziggurat_client.boards.ur.column.turn import Choice
from ziggurat_client.boards.ur.overlay.widgets import board_card
from ziggurat_client.ui.hover_card import show_card
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box


def show_hover_card(easel: Easel, choice: Choice, seat: Seat, near: int | None) -> None:
    """Show what there is to say about the square `near`."""
    layout = choice.layout
    card = None if near is None else board_card(choice, seat, near)
    if near is not None and card is not None:
        show_card(easel, card, layout.square(near), layout.card_room, _keep_clear(choice, seat, near))
        return


def _keep_clear(choice: Choice, seat: Seat, near: int) -> list[Box]:
    """What a card should not cover: the squares that can be chosen, the attacker, the numbers below its target."""
    layout, mode = choice.layout, choice.mode
    boxes = [layout.square(place) for place in inviting(choice.position, seat, mode) if place != near]
    if isinstance(mode, Attacking) and mode.attacker is not None:
        boxes.append(layout.square(mode.attacker))
    if isinstance(mode, Attacking) and mode.target is not None:
        boxes.append(layout.row_below(mode.target))
    if layout.places.brief:
        boxes.append(layout.plan.buttons)
    return boxes
