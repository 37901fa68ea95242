"""The position of a game of Babel, and what is shown of it: plain frozen values (rules 3, 4 and 11)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from ziggurat.games.babel.peoples import SITE_INDEX, Cards, Site
from ziggurat.games.game import Options, Seat

SEATS: Final = 2
HIGHEST: Final = 6
"""The highest level of a temple."""
TEMPLE_CARDS: Final = (10, 9, 8, 7, 6, 5)
"""How many temple cards there are of each level from 1 up (rule 2)."""

Level: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)]
Temple: TypeAlias = tuple[Level, ...]
"""Storeys from the lowest to the top. Some may be missing below; the level is the top one's (rule 3)."""
Columns: TypeAlias = tuple[Cards, Cards, Cards, Cards, Cards]
"""By site, in the order A H M P S: the cards laid there, the end last."""
Temples: TypeAlias = tuple[Temple, Temple, Temple, Temple, Temple]
"""By site, in the order A H M P S."""
Phase: TypeAlias = Literal["actions", "discard", "over"]
Ending: TypeAlias = Literal["fifteen", "twenty", "below_ten", "last_temple_card"]


class BabelOptions(Options, frozen=True):
    """The table's choices (rule 5.5, ruling 12.2)."""

    first: Literal["random", "first_seat", "second_seat"] = "random"


class Side(msgspec.Struct, frozen=True):
    """What lies open before one player.

    `pawn` is a site, or None on the quarry. `quarry` is the quarry column: its last card is the open one. `start_card`
    says that the start card is still to be built.
    """

    pawn: Site | None = None
    columns: Columns = ("", "", "", "", "")
    temples: Temples = ((), (), (), (), ())
    quarry: tuple[Level, ...] = ()
    start_card: bool = True

    @property
    def site(self) -> Site:
        """The site where the pawn stands. Raises ValueError while it is on the quarry."""
        if self.pawn is None:
            raise ValueError("the pawn stands on no site yet")
        return self.pawn

    def column(self, site: Site) -> Cards:
        """The cards laid at `site`."""
        return self.columns[SITE_INDEX[site]]

    def temple(self, site: Site) -> Temple:
        """The storeys at `site`."""
        return self.temples[SITE_INDEX[site]]

    def level(self, site: Site) -> int:
        """The level of the temple at `site`, 0 without any card (rule 3)."""
        temple = self.temples[SITE_INDEX[site]]
        return temple[-1] if temple else 0

    @property
    def levels(self) -> tuple[int, ...]:
        """The level of every temple, by site."""
        return tuple([temple[-1] if temple else 0 for temple in self.temples])

    @property
    def score(self) -> int:
        """The sum of the levels (rule 3, ruling 12.1)."""
        return sum([temple[-1] for temple in self.temples if temple])

    @property
    def open_card(self) -> int | None:
        """The level of the open card of the quarry column, None if there is none (rule 9.1)."""
        return self.quarry[-1] if self.quarry else None

    def with_column(self, site: Site, cards: Cards) -> Side:
        """The side once these are the cards at `site`."""
        index = SITE_INDEX[site]
        return replace(self, columns=(*self.columns[:index], cards, *self.columns[index + 1 :]))

    def with_temple(self, site: Site, temple: Temple) -> Side:
        """The side once these are the storeys at `site`."""
        index = SITE_INDEX[site]
        return replace(self, temples=(*self.temples[:index], temple, *self.temples[index + 1 :]))


class Board(msgspec.Struct, frozen=True):
    """Everything that lies open to everyone.

    `sides` run over the seats. `seat` is the active player, also while the other one owes a discard of `owed` cards.
    `discard` has the card discarded last at its end. `turn` counts the turns of both from 1. `migrated` says that the
    active player has migrated this turn. In the phase "over", `ending` says why.
    """

    sides: tuple[Side, Side]
    seat: Seat
    discard: Cards = ""
    phase: Phase = "actions"
    turn: int = 1
    migrated: bool = False
    owed: int = 0
    final_phase: bool = False
    ending: Ending | None = None

    @property
    def rival(self) -> Seat:
        """The seat that is not the active player's."""
        return 1 - self.seat

    @property
    def scores(self) -> tuple[int, int]:
        """The score of each seat."""
        return self.sides[0].score, self.sides[1].score

    def with_side(self, seat: Seat, side: Side) -> Board:
        """The board once that is the side of `seat`."""
        return replace(self, sides=(side, self.sides[1]) if seat == 0 else (self.sides[0], side))


class Position(msgspec.Struct, frozen=True):
    """Everything about a game of Babel.

    `hands` run over the seats, each in the order A H M P S. `deck` and `pile` have their top card first; the first
    `known` cards of the pile have been seen by all (rule 9.3). `generator` is where the next reshuffle starts from.
    """

    board: Board
    hands: tuple[Cards, Cards]
    deck: Cards
    pile: tuple[Level, ...]
    generator: int
    known: int = 0

    def with_hand(self, seat: Seat, hand: Cards) -> Position:
        """The position once that is the hand of `seat`."""
        return replace(self, hands=(hand, self.hands[1]) if seat == 0 else (self.hands[0], hand))


class Unveiled(msgspec.Struct, frozen=True):
    """What was hidden, once the game is over: by seat the hands; deck and pile with their top card first."""

    hands: tuple[Cards, Cards]
    deck: Cards
    pile: tuple[Level, ...]


class Shown(msgspec.Struct, frozen=True):
    """What everyone may know (rule 11): the board, and of what is hidden how many cards there are.

    `hands`: by seat, how many cards. `deck`, `pile`: how many cards. `temple_known`: the cards on top of the pile that
    `destroy` put back there, top first. `scores`: by seat. `unveiled` is there once the game is over.
    """

    board: Board
    hands: tuple[int, int]
    deck: int
    pile: int
    temple_known: tuple[Level, ...]
    scores: tuple[int, int]
    unveiled: Unveiled | None = None


class Hand(msgspec.Struct, frozen=True):
    """What one seat alone may know: its people cards, in the order A H M P S."""

    cards: Cards
