"""The right column in the swap: the tile laid down, the tile taken, and what that does to the points."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.games.game import Seat
from ziggurat.games.ur.scoring import score
from ziggurat.games.ur.swapping import can_swap
from ziggurat.games.ur.tiles import Tile, with_face
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.panels import OPEN_PANEL, PLAIN_PANEL, STRIP_PANEL
from ziggurat_client.boards.play.rows import halves
from ziggurat_client.boards.ur.choosing.modes import MARKET, Press, Swapping
from ziggurat_client.boards.ur.choosing.possible import actions_left
from ziggurat_client.boards.ur.choosing.previews import points_after, tile_at
from ziggurat_client.boards.ur.column import swap_brief
from ziggurat_client.boards.ur.column.controls import FlipButton
from ziggurat_client.boards.ur.column.paint import paint_head
from ziggurat_client.boards.ur.column.swap_brief import LaidDown, Taken, flip_place, tile_place
from ziggurat_client.boards.ur.column.swap_paint import laid_down_tiles, paint_laid_down, paint_taken, paint_untaken
from ziggurat_client.boards.ur.column.tile_pieces import chosen_tile
from ziggurat_client.boards.ur.column.turn import Choice
from ziggurat_client.input.intentions import Intention
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box


def swap_column(choice: Choice, seat: Seat, mode: Swapping, near: int | None) -> Iterator[Piece]:
    """The pieces of the column. `near` is the swappable tile pointed at, which is shown while none is chosen."""
    yield from _head(choice, seat)
    yield from _laid_down(choice, seat, mode)
    place = mode.place if mode.place is not None else near
    yield from _taken(choice, seat, mode, place)
    yield from _buttons(choice, seat, mode)


def _head(choice: Choice, seat: Seat) -> Iterator[Piece]:
    plan = choice.layout.plan
    box = plan.swap_head
    opening = choice.position.phase == "opening"
    title = choice.say("ur.swap.opening" if opening else "ur.swap.title").upper()
    if opening:
        text = choice.say("ur.swap.opening.note")
    elif can_swap(choice.position, seat):
        text = choice.say("ur.swap.note")
    else:
        text = choice.say("ur.swap.impossible")
    if plan.brief:
        yield from _brief_head(choice, box, text)
        return
    yield Panel(box, OPEN_PANEL)
    yield Painted(box, ("head", title), lambda canvas, x, y: paint_head(canvas, x, y, box.width, title))
    yield Paragraph(Box(box.x + 24, box.y + 76, box.width - 48, 64), text, 20)


def _brief_head(choice: Choice, box: Box, text: str) -> Iterator[Piece]:
    """Only the sentence; the market's tile lies at the right end."""
    yield Panel(box, STRIP_PANEL)
    right = choice.layout.plan.market.x if choice.position.market else box.right
    yield Paragraph(Box(box.x + 16, box.y + 9, right - box.x - 28, 48), text, 17)


# ---------------------------------------------------------------------------------------- laid down


def _laid_down(choice: Choice, seat: Seat, mode: Swapping) -> Iterator[Piece]:
    box = choice.layout.plan.laid_down
    hand = with_face(choice.position.hands[seat], mode.face)
    yield Panel(box, PLAIN_PANEL)
    if choice.layout.plan.brief:
        yield from _briefly_laid_down(choice, mode, hand, box)
        return
    title, up, other = choice.say("ur.swap.lay_down"), choice.say("ur.swap.face_up"), choice.say("ur.swap.other_face")
    where = _where(choice, mode)
    flip = (choice.cap(Intention.FLIP), choice.say("ur.swap.flip"))
    yield Painted(
        box,
        ("laid down", title, up, other, where, flip),
        lambda canvas, x, y: paint_laid_down(canvas, x, y, box.width, title, up, other, where, flip),
    )
    yield from laid_down_tiles(box, hand)
    middle = box.x + (24 + 136 + box.width - 24 - 104) / 2
    yield FlipButton(Box(middle - 34, box.y + 82, 68, 68), lambda: choice.command(Press.FLIP))


def _where(choice: Choice, mode: Swapping) -> str:
    """Where the tile goes, and with which face up."""
    face = choice.teller.kind(mode.face)
    if mode.place is None or mode.place == MARKET:
        return choice.say("ur.swap.up", face=face)
    return choice.say("ur.swap.up_on", square=choice.teller.square(mode.place), face=face)


def _briefly_laid_down(choice: Choice, mode: Swapping, hand: Tile, box: Box) -> Iterator[Piece]:
    said = LaidDown(choice.say("ur.swap.lay_down"), _where(choice, mode), choice.cap(Intention.FLIP))
    yield Painted(
        box,
        ("briefly laid down", said),
        lambda canvas, x, y: swap_brief.paint_laid_down(canvas, x, y, box, said),
    )
    yield from chosen_tile(tile_place(box), hand)
    yield FlipButton(flip_place(box), lambda: choice.command(Press.FLIP))


# ---------------------------------------------------------------------------------------- taken


def _taken(choice: Choice, seat: Seat, mode: Swapping, place: int | None) -> Iterator[Piece]:
    box = choice.layout.plan.taken
    yield Panel(box, PLAIN_PANEL)
    title = choice.say("ur.swap.take")
    before = score(choice.position, seat).points
    if choice.layout.plan.brief:
        yield _briefly_taken(choice, seat, mode, place, box)
        return
    if place is None:
        nothing = choice.say("ur.swap.take_nothing")
        yield Painted(
            box,
            ("taken", title, nothing),
            lambda canvas, x, y: paint_untaken(canvas, x, y, box.width, title, nothing),
        )
        return
    tile = tile_at(choice.position, place)
    after = points_after(choice.position, seat, Swapping(mode.face, place))
    kinds = (choice.teller.kind(tile[0]), choice.teller.kind(tile[1]))
    points = choice.say("game.points")
    yield Painted(
        box,
        ("taken", title, tile, kinds, points, before, after),
        lambda canvas, x, y: paint_taken(canvas, x, y, box.width, title, tile, kinds, points, (before, after)),
    )


def _briefly_taken(choice: Choice, seat: Seat, mode: Swapping, place: int | None, box: Box) -> Piece:
    tile = None if place is None else tile_at(choice.position, place)
    said = Taken(
        choice.say("ur.swap.take"),
        choice.say("ur.swap.take_nothing"),
        tile,
        () if tile is None else tuple(choice.teller.kind(kind) for kind in tile),
        choice.say("game.points"),
        score(choice.position, seat).points,
        None if place is None else points_after(choice.position, seat, Swapping(mode.face, place)),
    )
    return Painted(box, ("briefly taken", said), lambda canvas, x, y: swap_brief.paint_taken(canvas, x, y, box, said))


# ---------------------------------------------------------------------------------------- buttons


def _buttons(choice: Choice, seat: Seat, mode: Swapping) -> Iterator[Piece]:
    left, right = halves(choice.layout.plan.swap_buttons)
    position = choice.position
    if position.phase == "opening":
        yield choice.button("keep", left, Intention.KEEP, Press.KEEP)
    elif actions_left(position, seat):
        yield choice.button("back", left, Intention.BACK, Press.CANCEL)
    else:
        yield choice.undo_button(left)
    if position.phase == "turn" and not can_swap(position, seat):
        yield choice.button("end_game", right, Intention.CONFIRM, Press.END_GAME, kind=ButtonKind.GOLD)
        return
    ready = mode.place is not None
    yield choice.button(
        "swap", right, Intention.CONFIRM, Press.CONFIRM, kind=ButtonKind.GOLD, enabled=ready, icon=Icon.REFRESH
    )
