"""What lies over the board while a player chooses: minus and plus, the cubes that march in, the bowl, hover cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pygame

from ziggurat.games.game import Seat
from ziggurat.games.ur.actions import Build, Place
from ziggurat.games.ur.position import MOST_CUBES, NOBODY, Position
from ziggurat.games.ur.tiles import WAR
from ziggurat_client.art import numerals, tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube, draw_socket
from ziggurat_client.art.numerals import NumeralGlow, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import CARD, PanelStyle, draw_panel
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.boards.ur.board.layout import BOWL, Layout
from ziggurat_client.boards.ur.choosing.modes import (
    MARKET,
    Attacking,
    Building,
    Command,
    Less,
    More,
    MoveIn,
    Placing,
    Sharing,
    Swapping,
)
from ziggurat_client.boards.ur.choosing.possible import inviting, targets
from ziggurat_client.boards.ur.choosing.previews import odds, tile_at
from ziggurat_client.boards.ur.choosing.prospects import best_on, prospect_of
from ziggurat_client.boards.ur.choosing.transitions import why_not
from ziggurat_client.boards.ur.column.controls import CountButton, StepButton
from ziggurat_client.boards.ur.column.turn import Choice
from ziggurat_client.boards.ur.overlay.cards import AttackCard, OfferCard
from ziggurat_client.ui.hover_card import Card, LineCard
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_BOWL_MARGIN: Final = 40.0
_BOWL_APPEARANCE: Final = PanelStyle(
    CARD.top, CARD.bottom, tones.BRIGHT_EDGE, edge_width=2.4, alpha=0.98, glow="#c79bff", glow_strength=0.7
)
_SIGNS: Final = {"agriculture": "A", "politics": "P"}


def board_widgets(choice: Choice, seat: Seat) -> Iterator[Widget]:
    """The buttons on the board itself."""
    match choice.mode:
        case Sharing() as mode:
            yield from _step_buttons(choice, mode)
        case Attacking(attacker=int(attacker), target=int(target), moved=moved):
            most = targets(choice.position, seat, attacker)[target]
            yield from _count_buttons(choice.layout, target, most, moved, choice.command)


def _step_buttons(choice: Choice, mode: Sharing) -> Iterator[Widget]:
    side = choice.layout.step
    inset = side * 0.4
    for square, most in zip(mode.space.squares, mode.space.most, strict=True):
        box, name, count = choice.layout.square(square), choice.teller.square(square), mode.count(square)
        y = box.y + box.height * 0.53
        less, more = (Box(x - side / 2, y - side / 2, side, side) for x in (box.x + inset, box.right - inset))
        yield StepButton(f"less {name}", less, -1, count > 0, _giving(choice.command, Less(square)))
        yield StepButton(f"more {name}", more, 1, count < most and mode.left > 0, _giving(choice.command, More(square)))


def _count_buttons(
    layout: Layout, target: int, most: int, moved: int, command: Callable[[Command], None]
) -> Iterator[Widget]:
    """A row below the target (above it on the lowest row): how many cubes move in."""
    row = layout.row_below(target)
    side = layout.count
    left = row.centre[0] - (most * (side + 8) - 8) / 2
    for count in range(1, most + 1):
        place = Box(left + (count - 1) * (side + 8), row.y, side, side)
        yield CountButton(count, place, count == moved, _giving(command, MoveIn(count)))


def _giving(command: Callable[[Command], None], what: Command) -> Callable[[], None]:
    return lambda: command(what)


# ---------------------------------------------------------------------------------------- the bowl


def show_bowl(easel: Easel, choice: Choice, seat: Seat, mode: Sharing) -> None:
    """The bowl on the board's edge with the cubes that are left to place."""
    side = choice.position.side
    low = not any(square >= side * (side - 1) for square in mode.space.squares)
    box, unit = choice.layout.bowl(low), choice.layout.bowl_unit
    label, left = choice.say(f"ur.left.{mode.purpose}"), mode.left
    sign = _SIGNS.get(mode.purpose)

    whole = Box(0, 0, *BOWL).inset(-_BOWL_MARGIN)

    def paint(canvas: Canvas) -> None:
        bowl = Canvas(whole.width, whole.height, canvas.scale * unit, canvas.palette)
        _paint_bowl(bowl, _BOWL_MARGIN, _BOWL_MARGIN, *BOWL, label, left, seat, sign)
        canvas.blit(bowl, 0, 0)

    picture = easel.pictures.picture(
        ("bowl", label, left, seat, sign, unit), easel.screen, whole.width * unit, whole.height * unit, paint
    )
    at = easel.screen.pixel(box.x - _BOWL_MARGIN * unit, box.y - _BOWL_MARGIN * unit)
    easel.surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def _paint_bowl(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    label: str,
    left: int,
    seat: Seat,
    sign: str | None,
) -> None:
    draw_panel(canvas, x, y, width, height, _BOWL_APPEARANCE)
    middle = y + height / 2
    start = x + 20
    if sign is not None:
        draw_plaque(canvas, sign, x + 16, y + 10, 44)
        start = x + 76
    tray_width = MOST_CUBES * 44.0
    tray = x + width - 16 - tray_width
    room = tray - start - number_width(str(left), 40, canvas.scale) - 34
    after = start + draw_line(canvas, start, middle, label, room, 24, tones.TEXT, "bold") + 18
    draw_number(canvas, after, middle, left, 40, colours=numerals.GOLD, glow=NumeralGlow("#d98a1f", 14, 0.5))
    bed = canvas.mask(canvas.stepped(tray, y + 10, tray_width, 44, 4, 1))
    canvas.fill(bed, vertical(y, y + height, "#050404", "#191210"))
    canvas.inner_shadow(bed, 6, 0.5)
    for index in range(MOST_CUBES):
        cx = tray + 44 * (index + 0.5)
        if index < left:
            draw_cube(canvas, seat, cx, middle, 32)
        else:
            draw_socket(canvas, cx, middle, 3)


# ---------------------------------------------------------------------------------------- hover cards


def board_card(choice: Choice, seat: Seat, near: int) -> Card | None:
    """What is to be said about the square that is pointed at, or None."""
    position, mode = choice.position, choice.mode
    if isinstance(mode, Attacking) and mode.attacker is not None and near in targets(position, seat, mode.attacker):
        return attack_card(choice, mode.attacker, near)
    if isinstance(mode, Swapping) and near in inviting(position, seat, mode):
        # Of the market, which lies far from the board, and where there is little room, the actions say enough.
        return None if near == MARKET or choice.layout.plan.brief else _offer_card(choice, near)
    reason = why_not(position, seat, mode, near)
    if reason is None and isinstance(mode, Placing | Building):
        return _gain_card(choice, seat, near)
    if reason is None or (isinstance(mode, Sharing) and near in mode.space.squares):
        return None
    text = choice.teller.refusal(reason)
    return LineCard(text) if text else None


def _gain_card(choice: Choice, seat: Seat, square: int) -> Card | None:
    """What a cube or a ziggurat there makes of the score, and whether it takes the whole turn."""
    deed = Place(square) if isinstance(choice.mode, Placing) else Build((square,))
    prospect = prospect_of(choice.position, seat, deed)
    if prospect is None:
        return None
    points = choice.teller.points(prospect)
    whole = choice.position.phase == "turn" and (isinstance(deed, Build) or choice.position.owners[square] == NOBODY)
    return LineCard(choice.say("ur.card.whole_turn", points=points) if whole else points)


def attack_card(choice: Choice, attacker: int, target: int) -> Card:
    """The sum of an attack."""
    position = choice.position
    sum_ = odds(position, attacker, target)
    owner = position.owners[target]
    prospect = best_on(position, position.seat, attacker, target)
    words = [choice.say(f"ur.card.{term}") for term in ("yours", "theirs", "toll", "left")]
    numbers = (sum_.yours, sum_.theirs, sum_.toll, sum_.left)
    return AttackCard(
        choice.say("ur.card.attack", square=choice.teller.square(target)),
        None if owner == NOBODY else owner,
        choice.say("ur.card.free") if owner == NOBODY else choice.names[owner],
        tuple(zip(numbers, words, strict=True)),
        choice.say(f"ur.card.{_toll_reason(position, attacker, sum_.toll)}"),
        "" if prospect is None else choice.teller.points(prospect),
    )


def _toll_reason(position: Position, attacker: int, toll: int) -> str:
    if toll:
        return "toll_due"
    return "toll_war" if position.tiles[attacker][0] == WAR else "toll_same"


def _offer_card(choice: Choice, square: int) -> Card:
    tile = tile_at(choice.position, square)
    title = choice.say("ur.card.take", square=choice.teller.square(square))
    return OfferCard(title, (tile[0], tile[1]), (choice.teller.kind(tile[0]), choice.teller.kind(tile[1])))
