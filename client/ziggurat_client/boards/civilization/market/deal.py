"""A deal that is struck, and how far its flourish has come (9.2)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, CardId
from ziggurat.games.civilization.trade_events import Announced, CalamityPassed, MarketEnded, TradeDone
from ziggurat.games.game import Event, Seat, Viewer

LENGTH: Final = 1.4
"""Seconds of the flourish."""
CROSS: Final = 0.5
"""Seconds in which the lots cross."""
STRIKE: Final = 0.2
TURN: Final = 0.12
TURN_CALAMITY: Final = 0.35
FADE: Final = 0.12
"""Seconds in which the stage changes where motion is reduced."""


@dataclass(frozen=True)
class Gift:
    """What one side gave: what was announced, the cards that the viewer may see, and the calamities among them, which
    all see once they are received."""

    seat: Seat
    announced: Announced
    cards: tuple[CardId, ...] | None
    passed: tuple[CalamityId, ...]

    @property
    def faces(self) -> tuple[CardId | None, ...]:
        """The cards as they are seen, calamities last; None is a card that nobody else knows."""
        if self.cards is not None:
            return tuple(sorted(self.cards, key=lambda card: card in CALAMITY_OF))
        unseen: tuple[CardId | None, ...] = (None,) * max(0, self.announced.count - len(self.passed))
        return (*unseen, *self.passed)


@dataclass(frozen=True)
class Deal:
    """An exchange: the viewer's gift on the left if it was theirs."""

    left: Gift
    right: Gift

    @property
    def calamities(self) -> tuple[tuple[CalamityId, Seat, Seat], ...]:
        """What was passed, from whom to whom."""
        there = [(each, self.left.seat, self.right.seat) for each in self.left.passed]
        return (*there, *((each, self.right.seat, self.left.seat) for each in self.right.passed))


def deals_in(events: Iterable[Event], viewer: Viewer) -> tuple[Deal, ...]:
    """The deals that were struck in a step, with the calamities that they passed."""
    told = tuple(events)
    passed = [event for event in told if isinstance(event, CalamityPassed)]
    return tuple([_deal(event, passed, viewer) for event in told if isinstance(event, TradeDone)])


def _deal(event: TradeDone, passed: list[CalamityPassed], viewer: Viewer) -> Deal:
    def gift(seat: Seat, other: Seat, announced: Announced, cards: tuple[CardId, ...] | None) -> Gift:
        ills = tuple([each.calamity for each in passed if (each.giver, each.receiver) == (seat, other)])
        return Gift(seat, announced, cards, ills)

    offered = gift(event.seat, event.partner, event.offered, event.gave)
    replied = gift(event.partner, event.seat, event.replied, event.got)
    return Deal(replied, offered) if event.partner == viewer else Deal(offered, replied)


class DealStage:
    """The deal on show, the newest of this market, and its flourish."""

    def __init__(self) -> None:
        self.deal: Deal | None = None
        self.elapsed = LENGTH
        self._reduced = False

    def tell(self, events: Iterable[Event], viewer: Viewer, *, reduced: bool, still: bool) -> None:
        """These things happened: deals are struck, and the end of the market clears the stage for the next one."""
        told = tuple(events)
        for deal in deals_in(told, viewer):
            self.strike(deal, reduced=reduced, still=still)
        if any(isinstance(event, MarketEnded) for event in told):
            self.deal, self.elapsed = None, LENGTH

    def strike(self, deal: Deal, *, reduced: bool, still: bool) -> None:
        """A deal was struck; `still` shows it without any flourish."""
        self.deal, self._reduced = deal, reduced
        self.elapsed = LENGTH if still else 0.0

    @property
    def playing(self) -> bool:
        """Whether the flourish goes on."""
        return self.deal is not None and self.elapsed < (FADE if self._reduced else LENGTH)

    @property
    def reduced(self) -> bool:
        """Whether it is shown without motion."""
        return self._reduced

    def update(self, seconds: float) -> None:
        """Move on."""
        if self.playing:
            self.elapsed = min(LENGTH, self.elapsed + seconds)

    def skip(self) -> None:
        """Go to its end at once."""
        self.elapsed = LENGTH

    @property
    def all_turned(self) -> bool:
        """Whether every card shows what it will show."""
        return self.elapsed >= LENGTH - TURN_CALAMITY / 2

    def turned(self, number: int, *, calamity: bool) -> float:
        """How far the card of that number has turned its face up, 0 to 1; a calamity turns last and slowly."""
        begins = CROSS + 0.1 + number * TURN
        if calamity:
            begins = min(begins, LENGTH - TURN_CALAMITY)
        begins = min(begins, LENGTH - TURN)
        length = TURN_CALAMITY if calamity else TURN
        return min(1.0, max(0.0, (self.elapsed - begins) / length))
