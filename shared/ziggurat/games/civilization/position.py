"""The position of a game of Civilization, and what is shown of it: plain frozen values (rules 4 and 14)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.areas import LAND_AREAS, AreaNumber
from ziggurat.games.civilization.calamity_actions import Camp
from ziggurat.games.civilization.market import Lot, Market, Offer, Reply, ReplyTicket, Ticket
from ziggurat.games.civilization.nations import CITIES, NATIONS, SHIPS, NationId
from ziggurat.games.civilization.tables import AdvanceId, Back, CalamityId
from ziggurat.games.civilization.trade_cards import CardId, back_of, in_order
from ziggurat.games.game import Options, Seat

Mode: TypeAlias = Literal["nomads", "farmers", "first_societies", "full"]
CARD_MODES: Final[frozenset[Mode]] = frozenset(("first_societies", "full"))
"""The modes with trade cards and advances (3)."""
Phase: TypeAlias = Literal[
    "nations",
    "taxes",
    "revolts",
    "expansion",
    "census",
    "ships",
    "movement",
    "conflicts",
    "support",
    "cities",
    "cards",
    "gold",
    "trade",
    "advances",
    "discard",
    "calamities",
    "aftermath",
    "over",
]
"""The stretches of a turn. In `support` cities lack it after conflicts, in `aftermath` after calamities."""
Ending: TypeAlias = Literal["last_turn", "succession", "societies", "wiped_out", "turn_limit"]
TOGETHER: Final[frozenset[Phase]] = frozenset(("taxes", "expansion", "ships", "conflicts", "cities", "discard"))
"""The phases in which several nations are asked at once, and may replace their answers until all are in (3.1); among
calamities that is so where several lose."""
NOMADS_TURNS: Final = 16
"""The turns of a game of nomads (7)."""
FULL_HAND: Final = 6
"""The cards that a player keeps at the end of a turn of the full game (3)."""


class CivilizationOptions(Options, frozen=True):
    """The table's choices (rule 3).

    The mode; whether the nations of a conflict may go on at the limit, None as the mode has it; the last turn, 0 for
    none; in first societies how many advances win and how many cards are kept; the square that ends the full game; and
    how many seconds the market is open, 0 for as long as anybody trades.
    """

    mode: Mode = "farmers"
    fight_on: bool | None = None
    turn_limit: Annotated[int, msgspec.Meta(ge=0, le=200)] = 60
    victory_cards: Annotated[int, msgspec.Meta(ge=7, le=16)] = 7
    hand_limit: Annotated[int, msgspec.Meta(ge=7, le=10)] = 10
    end_mark: Literal["9", "12", "14", "finish"] = "finish"
    trade_seconds: Annotated[int, msgspec.Meta(ge=0, le=1800, examples=[0, 60, 120, 180, 300, 420, 600, 900])] = 300

    @property
    def moot(self) -> frozenset[str]:
        return MOOT[self.mode]

    @property
    def may_fight_on(self) -> bool:
        """Whether those in a conflict are asked at the limit: usual but in the full game (R9)."""
        return self.mode != "full" if self.fight_on is None else self.fight_on

    @property
    def kept_cards(self) -> int:
        """The cards that a player may keep at the end of a turn."""
        return FULL_HAND if self.mode == "full" else self.hand_limit

    @property
    def has_cards(self) -> bool:
        """Whether trade cards and advances are in the game."""
        return self.mode in CARD_MODES

    @property
    def is_full(self) -> bool:
        """Whether taxes, calamities and the whole succession table are in the game."""
        return self.mode == "full"


MOOT: Final[dict[Mode, frozenset[str]]] = {
    "nomads": frozenset(("fight_on", "turn_limit", "victory_cards", "hand_limit", "end_mark", "trade_seconds")),
    "farmers": frozenset(("victory_cards", "hand_limit", "end_mark", "trade_seconds")),
    "first_societies": frozenset(("end_mark",)),
    "full": frozenset(("victory_cards", "hand_limit")),
}
"""By mode the choices that mean nothing in it."""


class Ship(msgspec.Struct, frozen=True):
    """A ship on the map: its area, the tokens aboard, and the borders it has crossed this turn."""

    area: AreaNumber
    aboard: int = 0
    sailed: int = 0


class Nation(msgspec.Struct, frozen=True, omit_defaults=True):
    """What belongs to one nation: its stock, its tokens by area number, the numbers of the areas with its cities in
    rising order, its ships by number less one, its tokens at the last census, its succession marker, the tokens in its
    treasury, and its advances in the order of their table."""

    id: NationId
    stock: int
    tokens: tuple[int, ...]
    cities: tuple[AreaNumber, ...] = ()
    ships: tuple[Ship | None, ...] = (None,) * SHIPS
    census: int = 0
    marker: int = 0
    treasury: int = 0
    advances: tuple[AdvanceId, ...] = ()

    @property
    def rank(self) -> int:
        """Its place in nation order, from 0."""
        return NATIONS.index(self.id)

    @property
    def free_cities(self) -> int:
        """Its city markers that are not on the map."""
        return CITIES - len(self.cities)

    @property
    def on_map(self) -> int:
        """Its tokens that stand on the map."""
        return sum(self.tokens)

    @property
    def sailing(self) -> tuple[tuple[int, Ship], ...]:
        """Its ships on the map, with their places among the four."""
        return tuple([(number, ship) for number, ship in enumerate(self.ships) if ship is not None])

    def moved_in(self, area: AreaNumber, count: int) -> Nation:
        """The nation with so many tokens more in that area; fewer if `count` is negative. The stock is as it was."""
        tokens = self.tokens
        return replace(self, tokens=(*tokens[:area], tokens[area] + count, *tokens[area + 1 :]))

    def placed(self, area: AreaNumber, count: int) -> Nation:
        """The nation with so many tokens put from its stock in that area; returned to it if `count` is negative."""
        return replace(self.moved_in(area, count), stock=self.stock - count)

    def with_city(self, area: AreaNumber) -> Nation:
        """The nation with one more city marker there."""
        return replace(self, cities=tuple(sorted((*self.cities, area))))

    def without_city(self, area: AreaNumber) -> Nation:
        """The nation without its city there."""
        return replace(self, cities=tuple([each for each in self.cities if each != area]))

    def with_ship(self, number: int, ship: Ship | None) -> Nation:
        """The nation with that ship at that place among its four."""
        return replace(self, ships=(*self.ships[:number], ship, *self.ships[number + 1 :]))


class Movement(msgspec.Struct, frozen=True):
    """Phase 5: whose turn it is, who moves after that, by area number the tokens of the mover that have moved, and how
    the mover stood at the start."""

    seat: Seat
    after: tuple[Seat, ...]
    moved: tuple[int, ...]
    start: Nation


class Conflict(msgspec.Struct, frozen=True):
    """A conflict of phase 6: where, and the seats concerned in nation order; `city` is whose city it is about."""

    area: AreaNumber
    seats: tuple[Seat, ...]
    city: Seat | None = None


class Fight(msgspec.Struct, frozen=True):
    """A fight that stands still: who loses tokens together, in order, and the place of the group that is next."""

    area: AreaNumber
    groups: tuple[tuple[Seat, ...], ...]
    next: int


class Pile(msgspec.Struct, frozen=True):
    """What is seen of a pile of cards: how many there are, and the back of the top one (8.3)."""

    count: int
    back: Back | None = None


class Faced(msgspec.Struct, frozen=True):
    """A calamity that lies face up before its victim: drawn, or passed by a giver (8.3, 9.1). `fate` tells whether it
    is still to strike, has struck, or is ignored (R14)."""

    calamity: CalamityId
    victim: Seat
    giver: Seat | None = None
    fate: Literal["due", "struck", "ignored"] = "due"


class Revolts(msgspec.Struct, frozen=True):
    """Cities that revolt (6.1): whose, how many are still unpaid, in the order in which they are taken; and the areas
    taken this turn, which are safe for the rest of it."""

    unpaid: tuple[tuple[Seat, int], ...]
    seized: tuple[AreaNumber, ...] = ()


class Purchases(msgspec.Struct, frozen=True):
    """Whose turn it is to buy advances, what was bought in it, which gives no credit yet, and who buys after that
    (10.2)."""

    seat: Seat
    after: tuple[Seat, ...]
    fresh: tuple[AdvanceId, ...] = ()


class Units(msgspec.Struct, frozen=True):
    """Units of one nation: tokens by area number, in order, and the areas of cities, in order."""

    tokens: tuple[tuple[AreaNumber, int], ...] = ()
    cities: tuple[AreaNumber, ...] = ()


StrikeStep: TypeAlias = Literal[
    "volcano",
    "quake",
    "plain",
    "losses",
    "orders",
    "ordered_losses",
    "partner",
    "victim_pick",
    "partner_pick",
    "keep",
    "take",
    "reductions",
    "reduction_orders",
    "ordered_reductions",
    "piracy",
]


class Strike(msgspec.Struct, frozen=True):
    """The calamity that strikes now (11): which decision of it is awaited, from those who owe one.

    `due` is how much those who are asked must lose, reduce, order or pick. `place` is the plain that is flooded.
    `partner`, `picked` and `camp` belong to a civil war: who profits, the units that secede, and which camp the
    partner takes.
    """

    calamity: CalamityId
    victim: Seat
    giver: Seat | None
    step: StrikeStep
    due: tuple[tuple[Seat, int], ...] = ()
    place: str | None = None
    partner: Seat | None = None
    picked: Units = Units()
    camp: Camp | None = None


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies open: everything but the answers that are not all in.

    `spans` counts the stretches of the match that are over. `products` are the values of the products drawn, by seat.
    `owing` are the seats whose decision is awaited, `answered` those that have answered already. `conflicts` are still
    to be resolved, in order, `waiting` are those whose surrender is put off (6.3); `fight` is one that stands still.

    With cards in the game, `hands` are the cards that each seat holds, by number, `piles` are face down, one in first
    societies and nine in the full game, `discarded` lie aside, and `faced` calamities face up. `revolts`, `buyers` (the
    seats that may buy gold after the present one), `market`, `purchases` and `strike` belong to their phases. Once the
    game is over `revealed` are the hands.

    It is large because it is all that everybody sees of a game with cards.
    """

    options: CivilizationOptions
    products: tuple[int, ...]
    nations: tuple[Nation, ...] = ()
    chosen: tuple[NationId | None, ...] = ()
    turn: int = 0
    phase: Phase = "nations"
    spans: int = 0
    owing: tuple[Seat, ...] = ()
    answered: tuple[Seat, ...] = ()
    movement: Movement | None = None
    conflicts: tuple[Conflict, ...] = ()
    waiting: tuple[Conflict, ...] = ()
    fight: Fight | None = None
    ending: Ending | None = None
    hands: tuple[int, ...] = ()
    piles: tuple[Pile, ...] = ()
    discarded: int = 0
    faced: tuple[Faced, ...] = ()
    revolts: Revolts | None = None
    buyers: tuple[Seat, ...] = ()
    market: Market | None = None
    purchases: Purchases | None = None
    strike: Strike | None = None
    revealed: tuple[tuple[CardId, ...], ...] = ()

    @property
    def seats(self) -> int:
        """How many nations are played."""
        return len(self.products)

    @property
    def in_nation_order(self) -> tuple[Seat, ...]:
        """The seats by the nations that they play."""
        return tuple(sorted(range(self.seats), key=lambda seat: self.nations[seat].rank))

    def with_nation(self, seat: Seat, nation: Nation) -> Board:
        """The board on which the nation of that seat stands so."""
        return replace(self, nations=(*self.nations[:seat], nation, *self.nations[seat + 1 :]))

    def present(self, area: AreaNumber) -> tuple[Seat, ...]:
        """The seats with tokens in that area."""
        return tuple([seat for seat, nation in enumerate(self.nations) if nation.tokens[area]])

    def city_in(self, area: AreaNumber) -> Seat | None:
        """Whose city stands in that area."""
        return next((seat for seat, nation in enumerate(self.nations) if area in nation.cities), None)


class Secrets(msgspec.Struct, frozen=True):
    """What lies hidden in a game with cards (14).

    Hands by seat in the order of cards; the piles, top card first; the discard of first societies; every open offer and
    reply with its cards, and how many offers and replies there have been. `seed` and `shuffles` decide how cards will
    be shuffled.
    """

    seed: int
    hands: tuple[tuple[CardId, ...], ...]
    piles: tuple[tuple[CardId, ...], ...]
    discard: tuple[CardId, ...] = ()
    offers: tuple[Offer, ...] = ()
    replies: tuple[Reply, ...] = ()
    issued: int = 0
    shuffles: int = 0

    def with_hand(self, seat: Seat, cards: Iterable[CardId]) -> Secrets:
        """The secrets once that seat holds these cards."""
        return replace(self, hands=(*self.hands[:seat], in_order(cards), *self.hands[seat + 1 :]))


class Position(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything: the board, by seat the answer that waits for those of others, and what lies hidden where there are
    cards."""

    board: Board
    answers: tuple[CivilizationAction | None, ...]
    secrets: Secrets | None = None

    @property
    def hidden(self) -> Secrets:
        """What lies hidden. Raises ValueError in a game without cards."""
        if self.secrets is None:
            raise ValueError("there are no cards in this game")
        return self.secrets

    def on(self, board: Board) -> Position:
        """The same with that board."""
        return replace(self, board=board)

    def keeping(self, secrets: Secrets) -> Position:
        """The position with these secrets, and what is seen of them on the board."""
        piles = tuple([Pile(len(pile), back_of(pile[0]) if pile else None) for pile in secrets.piles])
        hands = tuple([len(hand) for hand in secrets.hands])
        board = replace(self.board, hands=hands, piles=piles, discarded=len(secrets.discard))
        return Position(board, self.answers, secrets)


class Shown(msgspec.Struct, frozen=True):
    """What everyone sees."""

    board: Board


class Own(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat alone knows: its own answer, while those of others are missing; and with cards its hand, the offers
    and replies that it sees and not everyone, and the cards of its own (14)."""

    answer: CivilizationAction | None = None
    hand: tuple[CardId, ...] = ()
    offers: tuple[Ticket, ...] = ()
    replies: tuple[ReplyTicket, ...] = ()
    lots: tuple[Lot, ...] = ()


NOBODY_HERE: Final = (0,) * LAND_AREAS
"""No token in any area."""
