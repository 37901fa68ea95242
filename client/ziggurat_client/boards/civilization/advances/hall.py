"""Everything that stands on the screen while advances are bought and cards laid down."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ziggurat.games.civilization.advances import ADVANCES, MOST_IN_FULL
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_cards import value_of
from ziggurat.games.game import Seat
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.civilization.advances.card import AdvanceCard
from ziggurat_client.boards.civilization.advances.cart import cart_pieces
from ziggurat_client.boards.civilization.advances.faces import Face, face_of
from ziggurat_client.boards.civilization.advances.heads import ColumnHead, GroupNote
from ziggurat_client.boards.civilization.advances.laying_down import discard_words, laid, what_is_due
from ziggurat_client.boards.civilization.advances.order import OrderPanel, order_of
from ziggurat_client.boards.civilization.advances.payment import Purchasing, ShelfWords, payment_shelf
from ziggurat_client.boards.civilization.advances.plan import (
    COLUMNS,
    CartPlan,
    HallPlan,
    actions_height,
    cart_plan,
    main_place,
)
from ziggurat_client.boards.civilization.choosing.buying import Bill, bill_of, purse_of
from ziggurat_client.boards.civilization.choosing.card_modes import Buying, Discarding, Lay, Want
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Adjust, Press
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.shelf.sets import Kind
from ziggurat_client.boards.civilization.succession.way import way_of
from ziggurat_client.boards.civilization.succession.way_panel import WayPanel
from ziggurat_client.input.intentions import Intention
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph

_BUY: Final = {0: "buy_none", 2: "buy_both"}
"""What the button says of carts of which it does not tell the number."""


def eyes_of(choice: Choice) -> Seat:
    """Through whose eyes the advances are seen: the viewer's, or for a watcher those of whoever buys."""
    if choice.viewer is not None:
        return choice.viewer
    purchases = choice.board.purchases
    return choice.board.in_nation_order[0] if purchases is None else purchases.seat


def hall_pieces(choice: Choice) -> Iterator[Piece]:
    """The advances, the hand, and the column beside them."""
    known, plan = choice.known, HallPlan(main_place(choice.layout.places))
    faces = _faces(choice, known)
    yield from _columns(choice, plan, faces)
    yield from _shelf(choice, plan, known)
    place = choice.layout.places.actions
    if place is not None:
        column = cart_plan(place._replace(height=actions_height(place)), brief=choice.brief)
        yield from _column(choice, column, known, faces)


def _cart(choice: Choice) -> tuple[AdvanceId, ...]:
    return choice.mode.cart if isinstance(choice.mode, Buying) else ()


def _faces(choice: Choice, known: Known | None) -> dict[AdvanceId, Face]:
    board, seat, cart = choice.board, eyes_of(choice), _cart(choice)
    most = None if known is None else purse_of(known).most
    return {advance: face_of(board, seat, advance, cart, most, choice.teller.words) for advance in ADVANCES}


# ---------------------------------------------------------------------------------------- the advances


def _columns(choice: Choice, plan: HallPlan, faces: dict[AdvanceId, Face]) -> Iterator[Piece]:
    owned = choice.board.nations[eyes_of(choice)].advances
    for column, (group, advances) in enumerate(COLUMNS):
        name = choice.say(f"civilization.group.{group or 'two'}")
        held = sum(group in ADVANCES[each].groups for each in owned)
        if not plan.is_tiny:
            yield ColumnHead(plan.head(column), group, name, held)
        for row, advance in enumerate(advances):
            yield _card(choice, plan, column, row, faces[advance])
        if not plan.is_tiny and group is not None and len(advances) < len(COLUMNS[0][1]):
            title, text = choice.say(f"civilization.gives.{group}.title"), choice.say(f"civilization.gives.{group}")
            yield GroupNote(plan.below(column, len(advances)), group, title, text)


def _card(choice: Choice, plan: HallPlan, column: int, row: int, face: Face) -> AdvanceCard:
    advance, choosing = face.advance, isinstance(choice.mode, Buying)
    card = AdvanceCard(plan.place(column, row), face, lambda: choice.command(Want(advance)), choosing=choosing)
    mode = "full" if choice.board.options.is_full else "societies"
    about = choice.say(f"civilization.about.{mode}.{advance}")
    card.remark, card.rule = choice.with_rule(f"{face.name}. {about}", "10.1"), "10.1"
    return card


# ---------------------------------------------------------------------------------------- the hand


def _shelf(choice: Choice, plan: HallPlan, known: Known | None) -> Iterator[Piece]:
    """The hand, and in the full game the treasury; a watcher sees neither."""
    if known is None:
        yield Panel(plan.shelf, STRIP_PANEL)
        yield Paragraph(plan.shelf.inset(24, 24), choice.say("civilization.hand.unseen"), 20)
        return
    hand, full = known.own.hand, known.board.options.is_full
    treasury = known.nation.treasury if full else None
    match choice.mode:
        case Buying() as mode:
            bill = bill_of(known, mode)
            held = Purchasing(hand, bill.cards, treasury, bill.coins, _laying(choice), _spending(choice))
            told = _paying_words(choice, known, bill)
        case Discarding(cards):
            held, told = Purchasing(hand, cards, treasury, 0, _laying(choice)), discard_words(choice, known, cards)
        case _:
            held, told = Purchasing(hand, (), treasury, 0), _holding_words(choice, known)
    yield from payment_shelf(plan.shelf, told, held, choice.teller.words)


def _laying(choice: Choice) -> Callable[[Kind, int], None]:
    return lambda kind, count: choice.command(Lay(kind, count))


def _spending(choice: Choice) -> Callable[[int], None]:
    return lambda by: choice.command(Adjust(by))


def _paying_words(choice: Choice, known: Known, bill: Bill) -> ShelfWords:
    return ShelfWords(
        choice.say("civilization.hand.pay"),
        choice.say("civilization.hand.whole_sets"),
        bill.value,
        choice.say("civilization.hand.from_cards", count=len(bill.cards)),
        _kept_words(choice, known, len(known.own.hand) - len(bill.cards)),
    )


def _kept_words(choice: Choice, known: Known, left: int) -> str:
    """How many cards stay, and how many may be kept."""
    return choice.say("civilization.hand.stay", count=left, kept=known.board.options.kept_cards)


def _holding_words(choice: Choice, known: Known) -> ShelfWords:
    hand = known.own.hand
    return ShelfWords(
        choice.say("civilization.hand.title"),
        choice.say("civilization.hand.only_you"),
        value_of(hand),
        choice.say("civilization.hand.in_cards", count=len(hand)),
        _kept_words(choice, known, len(hand)),
    )


# ---------------------------------------------------------------------------------------- the column


def _column(choice: Choice, plan: CartPlan, known: Known | None, faces: dict[AdvanceId, Face]) -> Iterator[Piece]:
    yield OrderPanel(plan.turn, choice.title, order_of(choice.board), brief=choice.brief)
    match choice.mode:
        case Buying() as mode if known is not None:
            yield from _buying(choice, plan, known, mode, faces)
        case Discarding(cards) if known is not None:
            yield from laid(choice, plan, known, cards)
        case _:
            yield from what_is_due(choice, plan)
    if plan.way is not None:
        hand = () if known is None else known.own.hand
        way = way_of(choice.board, eyes_of(choice), choice.teller.words, _cart(choice), hand)
        yield WayPanel(plan.way, way)


def _buying(
    choice: Choice, plan: CartPlan, known: Known, mode: Buying, faces: dict[AdvanceId, Face]
) -> Iterator[Piece]:
    bill = bill_of(known, mode)
    in_cart = tuple(faces[advance] for advance in mode.cart)
    yield from cart_pieces(choice, plan.cart, in_cart, bill, _number_words(choice.board, known, mode, choice))
    left, right = plan.buttons
    purchases = choice.board.purchases
    done = purchases is not None and purchases.fresh
    yield choice.button("done" if done else "pass", left, Intention.END, Press.END, name="end")
    count = len(mode.cart)
    yield choice.button(
        _BUY.get(count, "buy"),
        right,
        Intention.CONFIRM,
        Press.CONFIRM,
        name="confirm",
        kind=ButtonKind.GOLD,
        enabled=bool(mode.cart) and bill.is_paid,
        count=count,
    )


def _number_words(board: Board, known: Known, mode: Buying, choice: Choice) -> str:
    """How many advances there will be, of how many."""
    will_be = len(known.nation.advances) + len(mode.cart)
    most = MOST_IN_FULL if board.options.is_full else board.options.victory_cards
    key = "at_most" if board.options.is_full else "to_win"
    return choice.say(f"civilization.cart.{key}", count=will_be, most=most)
