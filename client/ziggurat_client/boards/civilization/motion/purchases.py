"""How advances are bought: cards and coins go from the buyer to the advance, and it comes to the buyer (10.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle
from typing import Final

from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat.games.civilization.trade_events import AdvancesBought
from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.advances.order import order_of, stud_at
from ziggurat_client.boards.civilization.advances.plan import (
    COLUMNS,
    HALL_PHASES,
    HallPlan,
    actions_height,
    cart_plan,
    main_place,
)
from ziggurat_client.boards.civilization.art.advances.advances import draw_advance
from ziggurat_client.boards.civilization.art.advances.card_body import draw_advance_card
from ziggurat_client.boards.civilization.art.cards.slab import card_height
from ziggurat_client.boards.civilization.art.cards.trade_card import draw_trade_card
from ziggurat_client.boards.civilization.art.market.coin import draw_coin
from ziggurat_client.boards.civilization.board.scenery import CivilizationScenery
from ziggurat_client.boards.civilization.motion.moves import happened
from ziggurat_client.boards.civilization.shelf.sets import kind_of
from ziggurat_client.stage.easing import ease_in, ease_in_out
from ziggurat_client.stage.flight import Flyer, Point, after, arc, flight
from ziggurat_client.stage.timeline import Clip, Do, Parallel
from ziggurat_client.stage.timeline import Sequence as InTurn
from ziggurat_client.ui.piece import Easel, Painted
from ziggurat_client.window.screen import Box

PAY: Final = 0.55
CARRY: Final = 0.9
"""How long the payment and the purchase take, about."""
_FLIGHT: Final = 0.4
_APART: Final = 0.16
_RISE: Final = 60.0
_CARD: Final = 84.0
_COIN: Final = 15.0
_MOST_COINS: Final = 8
_SIZES: Final = 8
"""In how many sizes a picture that shrinks is kept."""
_LEAST: Final = 0.25


class ShrinkingFlyer(Flyer):
    """A card or a coin that becomes smaller on its way."""

    def __init__(self, at: Point, width: float, height: float) -> None:
        super().__init__(*at)
        self._size = width, height
        self._share = 1.0

    def shrink(self, share: float) -> None:
        """Be so far on the way, 0 to 1."""
        self._share = 1 - (1 - _LEAST) * round(share * _SIZES) / _SIZES

    @property
    def look(self) -> tuple[object, ...]:
        """What is shown."""
        raise NotImplementedError

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint it in a box."""
        raise NotImplementedError

    def draw(self, easel: Easel) -> None:
        width, height = (each * self._share for each in self._size)
        around = Box(self.x - width / 2, self.y - height / 2, width, height)

        def paint(canvas: Canvas, left: float, top: float) -> None:
            self.paint(canvas, around._replace(x=left, y=top))

        Painted(around, (type(self).__name__, self.look, self._share), paint).draw(easel)


class AdvanceFlyer(ShrinkingFlyer):
    """The card of an advance."""

    def __init__(self, at: Point, size: tuple[float, float], advance: AdvanceId) -> None:
        super().__init__(at, *size)
        self._advance = advance

    @property
    def look(self) -> tuple[object, ...]:
        return (self._advance, self._size)

    def paint(self, canvas: Canvas, box: Box) -> None:
        sign = box.height * 0.7
        draw_advance_card(
            canvas, self._advance, box.x, box.y, width=box.width, height=box.height, state="own", sign=1.0
        )
        left, top = box.x + (box.width - sign) / 2, box.y + (box.height - sign) / 2
        draw_advance(canvas, self._advance, left, top, sign)


class TradeCardFlyer(ShrinkingFlyer):
    """A trade card that is paid."""

    def __init__(self, at: Point, card: CardId) -> None:
        super().__init__(at, _CARD, card_height(_CARD))
        self._card = kind_of(card)

    @property
    def look(self) -> tuple[object, ...]:
        return (self._card,)

    def paint(self, canvas: Canvas, box: Box) -> None:
        draw_trade_card(canvas, box.x, box.y, box.width, self._card)


class CoinFlyer(ShrinkingFlyer):
    """A treasury token that is paid."""

    def __init__(self, at: Point) -> None:
        super().__init__(at, 2 * _COIN, 2 * _COIN)

    @property
    def look(self) -> tuple[object, ...]:
        return ()

    def paint(self, canvas: Canvas, box: Box) -> None:
        draw_coin(canvas, *box.centre, box.width / 2)


def bought(scenery: CivilizationScenery, event: AdvancesBought) -> Clip:
    """First the payment, then what was bought; where the buyer is not on the screen it is only there."""
    buyer = _buyer(scenery, event.seat)
    if buyer is None:
        return happened(scenery, event)
    places = [_place(scenery, advance) for advance in event.advances]
    own = _in_hall(scenery) and event.seat == scenery.viewer
    carried = (
        _carried(scenery, AdvanceFlyer(place.centre, (place.width, place.height), advance), buyer)
        for advance, place in zip(event.advances, places, strict=True)
    )
    return InTurn(
        _together(list(_payments(scenery, event, places, None if own else buyer)), PAY - _FLIGHT),
        _together(list(carried), _APART * (len(places) - 1)),
        Do(lambda: scenery.happen(event)),
    )


def _together(clips: Sequence[Clip], spread: float) -> Clip:
    """The clips, each a little after the one before: the last begins when so much time has passed."""
    pause = spread / max(1, len(clips) - 1)
    return Parallel(*(after(number * pause, clip) for number, clip in enumerate(clips)))


def _carried(scenery: CivilizationScenery, flyer: ShrinkingFlyer, to: Point) -> Clip:
    path = arc((flyer.x, flyer.y), to, _RISE)
    return flight(scenery, flyer, path, CARRY - _APART, ease_in_out, flyer.shrink)


def _payments(
    scenery: CivilizationScenery, event: AdvancesBought, places: Sequence[Box], buyer: Point | None
) -> Iterator[Clip]:
    """Every card and some coins on their way to what they pay; from one's own hand where that lies open."""
    coins = min(event.treasury, _MOST_COINS)
    count, ends = len(event.cards) + coins, cycle(places)
    for number in range(count):
        start = _in_hand(scenery, (number + 1) / (count + 1)) if buyer is None else buyer
        flyer = TradeCardFlyer(start, event.cards[number]) if number < len(event.cards) else CoinFlyer(start)
        path = arc(start, next(ends).centre, _RISE)
        yield flight(scenery, flyer, path, _FLIGHT, ease_in, flyer.shrink)


# ---------------------------------------------------------------------------------------- where everything is


def _in_hall(scenery: CivilizationScenery) -> bool:
    """Whether the advances lie on the screen."""
    return scenery.has_hall and scenery.board.phase in HALL_PHASES


def _place(scenery: CivilizationScenery, advance: AdvanceId) -> Box:
    """Where the card of an advance lies; over the middle of the map where none do."""
    plan = HallPlan(main_place(scenery.layout.places))
    if not _in_hall(scenery):
        (across, down), (wide, high) = scenery.layout.map.centre, plan.card
        return Box(across - wide / 2, down - high / 2, wide, high)
    return next(
        plan.place(column, advances.index(advance))
        for column, (_, advances) in enumerate(COLUMNS)
        if advance in advances
    )


def _in_hand(scenery: CivilizationScenery, share: float) -> Point:
    """A point of the hand below the advances."""
    shelf = HallPlan(main_place(scenery.layout.places)).shelf
    return shelf.x + shelf.width * (0.2 + 0.6 * share), shelf.y + shelf.height * 0.4


def _buyer(scenery: CivilizationScenery, seat: Seat) -> Point | None:
    """Where a nation is shown: among those who buy one after the other, or its panel; None if both are hidden."""
    places = scenery.layout.places
    if _in_hall(scenery) and places.actions is not None:
        turn = cart_plan(places.actions._replace(height=actions_height(places.actions)), brief=places.brief).turn
        order = [each for each, _ in order_of(scenery.board)]
        return stud_at(turn, order.index(seat), len(order), brief=places.brief)
    panel = scenery.layout.panel(seat)
    return None if panel is None else panel.centre
