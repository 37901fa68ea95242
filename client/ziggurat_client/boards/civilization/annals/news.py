"""What was new in a turn of a match: cities and advances won and lost, deals, calamities, and who leads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from ziggurat.games.civilization.areas import AreaId
from ziggurat.games.civilization.calamity_events import CalamityEnded, CalamityStarted, CampAnnexed, Outcome, UnitsLost
from ziggurat.games.civilization.events import (
    CityAttacked,
    CityBuilt,
    CityEliminated,
    CityReduced,
    CitySeized,
)
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.scoring import standings
from ziggurat.games.civilization.tables import AdvanceId, CalamityId
from ziggurat.games.civilization.trade_events import AdvancesBought, TradeDone
from ziggurat.games.game import Event, Seat

Loss = Literal["taken", "razed", "given_up"]
"""A city that another has now, one that fell to another, and one that nobody took."""


class CityLost(NamedTuple):
    """A city that `owner` has no more, and by whom."""

    owner: Seat
    area: AreaId
    loss: Loss
    by: Seat | None = None


class Blow(NamedTuple):
    """A calamity that struck somebody, who passed it, and what came of it."""

    calamity: CalamityId
    victim: Seat
    giver: Seat | None
    outcome: Outcome


@dataclass(frozen=True)
class TurnNews:
    """What was new in a turn: cities by seat that founded them, cities lost, and who leads with how much of which
    measure, nobody before anybody does; with cards, advances by seat that bought them, calamities, and the number of
    exchanges."""

    founded: tuple[tuple[Seat, tuple[AreaId, ...]], ...]
    lost: tuple[CityLost, ...]
    leaders: tuple[Seat, ...]
    score: int
    mode: str
    bought: tuple[tuple[Seat, tuple[AdvanceId, ...]], ...] = ()
    blows: tuple[Blow, ...] = ()
    deals: int = 0

    @property
    def is_quiet(self) -> bool:
        """Whether nobody has won or lost anything that lasts."""
        return not (self.founded or self.lost or self.bought or self.blows)


def news_of(board: Board, events: Sequence[Event]) -> TurnNews:
    """What was new in a turn that ended on that board, of all that happened in it."""
    founded: dict[Seat, tuple[AreaId, ...]] = {}
    bought: dict[Seat, tuple[AdvanceId, ...]] = {}
    for event in events:
        if isinstance(event, CityBuilt):
            founded[event.seat] = (*founded.get(event.seat, ()), event.area)
        elif isinstance(event, AdvancesBought):
            bought[event.seat] = (*bought.get(event.seat, ()), *event.advances)
    ranking = standings(board, board.ending or "last_turn")
    best = [standing for standing in ranking if standing.rank == 1]
    leads = best[0].score > 0 and len(best) < board.seats
    return TurnNews(
        tuple(sorted(founded.items())),
        tuple(_lost(events)),
        tuple(sorted(standing.seat for standing in best)) if leads else (),
        best[0].score,
        board.options.mode,
        tuple(sorted(bought.items())),
        tuple(_blows(events)),
        sum(isinstance(event, TradeDone) for event in events),
    )


def _lost(events: Sequence[Event]) -> Iterator[CityLost]:
    """The cities that were lost, each once: what follows from an attack is told with it."""
    attacked = {event.area: event for event in events if isinstance(event, CityAttacked) and event.result != "repelled"}
    seized = {event.area for event in events if isinstance(event, CitySeized)}
    for event in events:
        if isinstance(event, CitySeized):
            yield CityLost(event.owner, event.area, "taken", event.seat)
        elif isinstance(event, CityAttacked) and event.area in attacked and event.area not in seized:
            yield CityLost(event.owner, event.area, "razed", event.seat)
        elif isinstance(event, CampAnnexed):
            yield from (CityLost(event.victim, area, "taken", event.seat) for area in event.cities)
        elif isinstance(event, UnitsLost):
            yield from (CityLost(event.seat, area, "given_up") for area in event.cities)
        elif isinstance(event, CityReduced | CityEliminated) and event.area not in attacked | dict.fromkeys(seized):
            yield CityLost(event.seat, event.area, "given_up")


def _blows(events: Sequence[Event]) -> Iterator[Blow]:
    """The calamities that struck, in their order; one that was ignored began not."""
    givers: dict[CalamityId, Seat | None] = {}
    for event in events:
        if isinstance(event, CalamityStarted):
            givers[event.calamity] = event.giver
        elif isinstance(event, CalamityEnded) and event.outcome != "ignored":
            yield Blow(event.calamity, event.victim, givers.get(event.calamity), event.outcome)
