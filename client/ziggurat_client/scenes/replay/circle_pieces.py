"""What a replay shows of those who look together: who they are, what one can ask of them, and what is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from ziggurat.wire.messages import Looker, PlayOn
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.replay_places import ReplayPlaces
from ziggurat_client.input.intentions import Intention
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.scenes.replay.controls import turn_sign
from ziggurat_client.scenes.replay.looking import Looking
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.looker_chip import HEIGHT as CHIP
from ziggurat_client.ui.looker_chip import LookerChip, LookerSign
from ziggurat_client.ui.offer_card import HEIGHT as CARD
from ziggurat_client.ui.offer_card import OfferCard
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.offers import ShownOffer

_GAP: Final = 8.0
_ROW: Final = 42.0
_LOOK: Final = 48.0
_ABOUT: Final = 118.0
_DRAW: Final = 92.0
_LEAST_CHIP: Final = 180.0
_LEAST_OF_ROW: Final = 140.0
_HIGH: Final = 400.0
"""The height of a panel from which there is room for several rows of people, and for what all this is about."""
_MOST_ROWS: Final = 4
_CARD_WIDTH: Final = 1040.0
_CARD_TOP: Final = 2.0
"""It lies over the top bar, so that it hides nothing of the board, and no button: on both sides of it there is one."""
_CARD_ASIDE: Final = 96.0
_CARD_LEFT: Final = 520.0
_CARD_BUTTON: Final = 148.0
_WIDE: Final = 344.0
_HALF: Final = 184.0
_SIGN: Final = 156.0
_SIDE: Final = 56.0
_LOW_SIDE: Final = 40.0
_LOW_WIDE: Final = 236.0
_LOW_HALF: Final = 190.0


def following(page: Page, looking: Looking, places: ReplayPlaces, turn: str) -> Iterator[Piece]:
    """What stands on the desk where somebody else leads: the way to the baton, and the way out."""
    desk = places.desk
    baton, alone = (_in_one_row if places.low else _in_two_rows)(desk)
    caps = page.services.prompts
    if looking.hosts:
        label, kind = page.say("circle.take"), ButtonKind.GOLD
    else:
        label = page.say("circle.unwant" if looking.raises_hand else "circle.want")
        kind = ButtonKind.LIT if looking.raises_hand else ButtonKind.GOLD
    yield Button(
        "baton", baton, label, looking.use_baton, kind=kind, icon=Icon.BATON, key=caps.cap(Intention.BATON), size=20
    )
    yield _alone(page, looking, alone)
    if not places.low:
        yield turn_sign(Box(alone.right + 6, alone.y, _SIGN, _SIDE), turn)


def _in_two_rows(desk: Box) -> tuple[Box, Box]:
    left = desk.x + 20
    return Box(left, desk.y + 20, _WIDE, _SIDE), Box(left, desk.y + 92, _HALF, _SIDE)


def _in_one_row(desk: Box) -> tuple[Box, Box]:
    y = desk.y + (desk.height - _LOW_SIDE) / 2
    baton = Box(desk.x + 16, y, _LOW_WIDE, _LOW_SIDE)
    return baton, Box(baton.right + _GAP, y, _LOW_HALF, _LOW_SIDE)


def circle_pieces(page: Page, looking: Looking, box: Box, erase: Callable[[], None] | None) -> tuple[list[Piece], Box]:
    """Those who look, and what we can ask, from the top of that box; and what is left of it below. `erase` takes away
    the arrows that are there."""
    if not looking.is_in:
        return _outside(page, looking, box)
    if box.height < _HIGH:
        return _in_little_room(page, looking, box, erase)
    pieces: list[Piece] = list(_chips(page, looking, box, _MOST_ROWS))
    rows = 1 + (len(pieces) - 1) // _columns(box)
    y = box.y + rows * (CHIP + _GAP)
    if looking.leads:
        half = (box.width - _GAP) / 2
        erased = Box(box.x, y, half, _ROW)
        alone = Box(erased.right + _GAP, y, half, _ROW)
        pieces += [_erase(erased, erase, page.say("circle.erase")), _alone(page, looking, alone)]
        y += _ROW + _GAP
        pieces.append(Paragraph(Box(box.x, y, box.width, _DRAW), page.say("circle.draw"), 17, tones.TEXT_SOFT))
        y += _DRAW + _GAP
    return pieces, Box(box.x, y + 4, box.width, box.bottom - y - 4)


def _in_little_room(
    page: Page, looking: Looking, box: Box, erase: Callable[[], None] | None
) -> tuple[list[Piece], Box]:
    """The same in one row."""
    row = box._replace(height=CHIP)
    pieces: list[Piece] = []
    if looking.leads:
        side = Box(box.right - CHIP, box.y, CHIP, CHIP)
        alone = icon_button("alone", side, Icon.CROSS, looking.alone)
        alone.remark = page.say("circle.alone")
        erased = _erase(side._replace(x=side.x - CHIP - _GAP), erase, "")
        erased.remark = f"{page.say('circle.erase')}. {page.say('circle.draw')}"
        row = row._replace(width=erased.box.x - _GAP - box.x)
        pieces = [erased, alone]
    y = box.y + CHIP + _GAP + 4
    return [*_chips(page, looking, row, 1), *pieces], Box(box.x, y, box.width, box.bottom - y)


def _erase(box: Box, erase: Callable[[], None] | None, label: str) -> Button:
    does, is_there = erase or _nothing, erase is not None
    return Button("erase", box, label, does, icon=Icon.TRASH, size=18, enabled=is_there)


def _alone(page: Page, looking: Looking, box: Box) -> Button:
    key = page.services.prompts.cap(Intention.TOGETHER)
    return Button("alone", box, page.say("circle.alone"), looking.alone, key=key, size=18)


def _outside(page: Page, looking: Looking, box: Box) -> tuple[list[Piece], Box]:
    circle = looking.circle
    label = page.say("circle.look_with", name=circle.holder_name) if circle.is_on else page.say("circle.look")
    look = Button(
        "look together",
        Box(box.x, box.y, box.width, _LOOK),
        label,
        looking.look,
        kind=ButtonKind.GOLD,
        icon=Icon.PEOPLE,
        key=page.services.prompts.cap(Intention.TOGETHER),
        size=20,
        enabled=looking.record is not None,
    )
    y = look.box.bottom + _GAP + 4
    if box.height < _HIGH:
        look.remark = page.say("circle.about")
        return [look], Box(box.x, y, box.width, box.bottom - y)
    about = Paragraph(Box(box.x, y, box.width, _ABOUT), page.say("circle.about"), 18, tones.TEXT_SOFT)
    y += _ABOUT + _GAP
    return [look, about], Box(box.x, y, box.width, box.bottom - y)


def _columns(box: Box, least: float = _LEAST_CHIP) -> int:
    return max(1, int((box.width + _GAP) / (least + _GAP)))


def _chips(page: Page, looking: Looking, box: Box, rows: int) -> Iterator[Piece]:
    """A chip for each, as far as so many rows have room; then how many more look."""
    columns = _columns(box, _LEAST_CHIP if rows > 1 else _LEAST_OF_ROW)
    most = columns * rows
    circle, width = looking.circle, (box.width - (columns - 1) * _GAP) / columns
    named = circle.lookers if circle.count <= most else circle.lookers[: most - 1]
    for number, looker in enumerate(named):
        row, column = divmod(number, columns)
        place = Box(box.x + column * (width + _GAP), box.y + row * (CHIP + _GAP), width, CHIP)
        yield _chip(page, looking, place, number, looker)
    if circle.count > len(named):
        row, column = divmod(len(named), columns)
        place = Box(box.x + column * (width + _GAP) + 12, box.y + row * (CHIP + _GAP), width - 12, CHIP)
        rest = page.say("circle.more" if named else "circle.count", count=circle.count - len(named))
        yield Line(place, rest, 18, tones.TEXT_SOFT)


def _chip(page: Page, looking: Looking, box: Box, number: int, looker: Looker) -> LookerChip:
    circle, record = looking.circle, looking.record
    hands = circle.hands
    hand = hands.index(looker.person) + 1 if looker.person in hands else None
    seat = None if record is None else seat_of(record, looker.person)
    sign = LookerSign(looker.name, seat, leads=looker.person == circle.holder, hand=hand)
    may = looking.may_give(looker.person)
    chip = LookerChip(f"looker {number}", box, sign, partial(looking.give, looker.person), enabled=may)
    if may and looker.person == looking.us:
        chip.remark = page.say("circle.take")
    elif may:
        chip.remark = page.say("circle.pass", name=looker.name)
    return chip


def seat_of(record: TableRecord, person: str | None) -> int | None:
    """The first seat of that person, None if they look on."""
    return next((n for n, seat in enumerate(record.table.seats) if person and seat.person == person), None)


def offer_card(page: Page, code: str, offer: ShownOffer | None, go_there: Callable[[], None] | None) -> Sequence[Piece]:
    """The card that says from where all are asked to play on, and its answers; nothing without an offer. Pressed, it
    shows the position, if `go_there` does."""
    if offer is None:
        return []
    extent = page.extent
    width = min(_CARD_WIDTH, extent.width - 2 * _CARD_ASIDE)
    left = min(max((extent.width - width) / 2, _CARD_LEFT), extent.width - _CARD_ASIDE - width)
    box = Box(left, _CARD_TOP, width, CARD)
    no = Box(box.right - 20 - _CARD_BUTTON, box.y + 18, _CARD_BUTTON, CARD - 36)
    yes = Box(no.x - 12 - _CARD_BUTTON, no.y, _CARD_BUTTON, no.height)

    def answer(agrees: bool) -> Callable[[], None]:
        return lambda: page.ask(lambda number: PlayOn(number, code, offer.number, agrees))

    buttons: list[Piece] = []
    if offer.is_asked:
        buttons.append(Button("yes", yes, page.say("offer.yes"), answer(True), kind=ButtonKind.READY))
    if offer.is_ours:
        refuse = page.say("offer.no" if offer.is_asked else "offer.withdraw")
        buttons.append(Button("no", no, refuse, answer(False), kind=ButtonKind.RED))
    room = width - 32 - len(buttons) * (_CARD_BUTTON + 12)
    card = OfferCard(box, offer, room, go_there or _nothing)
    card.enabled = go_there is not None
    return [card, *buttons]


def _nothing() -> None:
    """Does nothing."""
