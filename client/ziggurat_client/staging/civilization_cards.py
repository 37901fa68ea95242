"""Civilization where cards are in the game: taxes, gold, advances and discards, for pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ziggurat.games.civilization.advances import in_table_order
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.position import Nation, Phase, Position, Purchases, Secrets
from ziggurat.games.civilization.regions import tokens_of
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_cards import ALL_CARDS, PRODUCT_OF, CardId, in_order, pile_of
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.choosing.card_modes import Lay, Rate, Want
from ziggurat_client.boards.civilization.choosing.modes import Adjust, Choose
from ziggurat_client.boards.civilization.choosing.ship_shares import Payee, Repay
from ziggurat_client.staging.civilization import Scene
from ziggurat_client.staging.civilization_positions import SEVEN, THREE, landed, position_of

if TYPE_CHECKING:
    from ziggurat_client.app import App

_ORDER: Final[tuple[NationId, ...]] = ("thrace", "asia", "babylon", "crete", "egypt", "africa", "illyria")
_MARKERS: Final = (6, 8, 8, 9, 9, 7, 7)
_ADVANCES: Final[Mapping[Seat, tuple[AdvanceId, ...]]] = {
    0: ("music", "theatre"),
    1: ("pottery", "metallurgy", "mysticism", "astronomy"),
    2: ("music", "pottery", "law"),
    3: ("music", "pottery", "theatre", "architecture"),
    4: ("music", "pottery", "agriculture", "mysticism", "engineering"),
    5: ("weaving",),
    6: ("weaving", "architecture"),
}
_TREASURY: Final = 12


def _some(product: str, count: int) -> tuple[CardId, ...]:
    return tuple(f"{product}-{number + 1}" for number in range(count))


HAND: Final = in_order((*_some("grain", 5), *_some("salt", 4), *_some("bronze", 2), "cloth-1"))
"""Twelve cards that pay 150 with two coins to the point."""
LARGE_HAND: Final = in_order(
    (
        *_some("ochre", 3),
        *_some("hides", 2),
        *_some("iron", 2),
        *_some("salt", 4),
        *_some("grain", 3),
        *_some("cloth", 2),
        "bronze-1",
        *_some("spices", 2),
        "gems-1",
        "gold-1",
        "piracy",
    )
)
"""Something of nearly everything, and a calamity."""


def _with_cards(position: Position, hand: tuple[CardId, ...], seat: Seat = 1) -> Position:
    """The position with these cards in the hand of the seat, and two each in those of others."""
    board, others = position.board, [card for card in ALL_CARDS if card not in hand and "-" in card]
    hands = []
    for each in range(board.seats):
        if each == seat:
            hands.append(hand)
        else:
            hands.append(in_order(others[:2]))
            del others[:2]
    held = {card for cards in hands for card in cards}
    full = board.options.is_full
    left = [card for card in ALL_CARDS if card not in held and (full or card in PRODUCT_OF)]
    piles = [tuple(card for card in left if pile_of(card) == pile) for pile in range(1, 10)] if full else [tuple(left)]
    nations = tuple(
        _with_treasury(
            replace(landed(nation), advances=in_table_order(_ADVANCES.get(each, ()))),
            (_TREASURY if each == seat else 3) if full else 0,
            tokens_of(board.options, board.seats),
        )
        for each, nation in enumerate(board.nations)
    )
    return position.on(replace(board, nations=nations)).keeping(Secrets(1, tuple(hands), tuple(piles)))


def _with_treasury(nation: Nation, treasury: int, tokens: int) -> Nation:
    """The nation with so much in its treasury, and the rest of its tokens in its stock."""
    return replace(nation, treasury=treasury, stock=tokens - nation.on_map - treasury)


def _full(phase: Phase, hand: tuple[CardId, ...], *owing: Seat) -> Position:
    position = position_of(SEVEN, _ORDER, phase, mode="full", owing=owing, markers=_MARKERS)
    return _with_cards(position, hand)


def _buying(position: Position, seat: Seat) -> Position:
    order = tuple(reversed(position.board.in_nation_order))
    after = order[order.index(seat) + 1 :]
    return position.on(replace(position.board, purchases=Purchases(seat, after)))


def _rich(position: Position, seat: Seat, treasury: int, *advances: AdvanceId) -> Position:
    board = position.board
    nation = board.nations[seat]
    owned = in_table_order((*nation.advances, *advances))
    richer = _with_treasury(replace(nation, advances=owned), treasury, tokens_of(board.options, board.seats))
    return position.on(board.with_nation(seat, richer))


BUYING: Final = _buying(_full("advances", HAND, 1), 1)
"""Seven nations in the full game; it is for us to buy."""
BUYING_LATE: Final = _buying(_full("advances", LARGE_HAND, 1), 1)
"""The same with something of nearly everything in the hand."""
OTHERS_BUY: Final = _buying(_full("advances", HAND, 4), 4)
"""Another nation buys before us."""
DISCARDING: Final = _full("discard", LARGE_HAND, 1, 2, 4)
"""Our hand is too full."""
TAXING: Final = _rich(_full("taxes", HAND, 1), 1, 21, "coinage")
"""We choose how much our cities pay, and could not pay for all."""
GILDING: Final = _rich(_full("gold", LARGE_HAND, 1), 1, 19)
"""Gold may be bought."""
SHIPPING: Final = _rich(_full("ships", HAND, 1), 1, 5)
"""Ships are asked for, and five coins could pay for some."""
_SOCIETIES: Final[dict[NationId, str]] = {**THREE, "thrace": SEVEN["thrace"], "illyria": SEVEN["illyria"]}
SOCIETY: Final = _buying(
    _with_cards(
        position_of(
            _SOCIETIES,
            ("thrace", "asia", "illyria"),
            "advances",
            mode="first_societies",
            turn=11,
            owing=(1,),
            markers=(0,) * 3,
        ),
        HAND,
    ),
    1,
)
"""Three nations in first societies; it is for us to buy."""
SHIPPING_FROM_AFAR: Final = _with_cards(
    position_of(
        _SOCIETIES, ("thrace", "asia", "illyria"), "ships", mode="first_societies", owing=(1,), markers=(0,) * 3
    ),
    HAND,
)
"""The same while ships are asked for."""


def _buy(app: App) -> None:
    Scene(app, BUYING).give(Want("coinage"), Want("engineering")).finish()


def _buy_late(app: App) -> None:
    Scene(app, BUYING_LATE).give(Want("law"), Want("architecture"), Lay("salt", 2)).finish()


def _buy_nothing_yet(app: App) -> None:
    Scene(app, SOCIETY).finish()


def _others_buy(app: App) -> None:
    Scene(app, OTHERS_BUY).finish()


def _discard(app: App) -> None:
    Scene(app, DISCARDING).finish()


def _tax(app: App) -> None:
    Scene(app, TAXING).give(Rate(3)).finish()


def _ship(app: App) -> None:
    scene = Scene(app, SHIPPING).give(Choose(NUMBER_OF["sinope"]), Choose(NUMBER_OF["trapezus"]))
    scene.give(Repay(Payee(0, is_new=True), 1)).finish()


def _ship_from_afar(app: App) -> None:
    Scene(app, SHIPPING_FROM_AFAR).give(Repay(Payee(0), 1)).finish()


def _gild(app: App) -> None:
    Scene(app, GILDING).give(Adjust(1)).finish()


CIVILIZATION_CARD_SHOTS: Final[dict[str, Callable[[App], None]]] = {
    "civilization_advances": _buy,
    "civilization_advances_late": _buy_late,
    "civilization_society": _buy_nothing_yet,
    "civilization_others_buy": _others_buy,
    "civilization_discard": _discard,
    "civilization_taxes": _tax,
    "civilization_gold": _gild,
    "civilization_shipping_for_coins": _ship,
    "civilization_shipping_from_afar": _ship_from_afar,
}
"""The pictures, by name."""
