"""What happens in a game of Civilization, step by step (rule 16)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from ziggurat.games.civilization.actions import CivilizationAction, ShipId
from ziggurat.games.civilization.areas import AreaId
from ziggurat.games.civilization.calamity_events import CalamityEvent
from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.position import Ending, Phase
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat.games.civilization.trade_events import TradeEvent
from ziggurat.games.game import Event, OpenEvent, Seat, Viewer

AddedFor: TypeAlias = Literal["expansion", "city_reduced", "city_attacked"]
RemovedFor: TypeAlias = Literal["ship", "attack_failed", "city_built", "surplus"]
Assault: TypeAlias = Literal["repelled", "fell", "surrendered", "eliminated"]
Seizure: TypeAlias = Literal["surrender", "revolt"]
Stay: TypeAlias = Literal["no_city", "condition", "points"]
Counts: TypeAlias = tuple[tuple[Seat, int], ...]
"""Seats with a number of tokens each."""


class NationChosen(OpenEvent, frozen=True):
    """`seat` plays that nation, which begins with a token in `area`."""

    seat: Seat
    nation: NationId
    area: AreaId


class TurnStarted(OpenEvent, frozen=True):
    """A turn begins, counted from 1."""

    turn: int


class PhaseStarted(OpenEvent, frozen=True):
    """A phase begins in which there is something to do."""

    turn: int
    phase: Phase


class Answered(Event, frozen=True):
    """`seat` has answered what several were asked; `again` if it had answered before.

    What it answered only it knows until all have; that it is another answer than before, nobody else.
    """

    seat: Seat
    answer: CivilizationAction | None
    again: bool = False

    def seen_by(self, viewer: Viewer) -> Event | None:
        if viewer == self.seat:
            return self
        return None if self.again else replace(self, answer=None)


class TokensAdded(OpenEvent, frozen=True):
    """Tokens of `seat` came from the stock into the area."""

    seat: Seat
    area: AreaId
    count: int
    reason: AddedFor


class TokensRemoved(OpenEvent, frozen=True):
    """Tokens of `seat` went from the area back to the stock."""

    seat: Seat
    area: AreaId
    count: int
    reason: RemovedFor


class CensusTaken(OpenEvent, frozen=True):
    """The tokens of the nations by seat, and the seats in the order that follows."""

    tokens: tuple[int, ...]
    order: tuple[Seat, ...]


class ShipMaintained(OpenEvent, frozen=True, omit_defaults=True):
    """The ship stays; a token paid for it, or so many of the treasury."""

    seat: Seat
    ship: ShipId
    area: AreaId
    treasury: int = 0


class ShipScrapped(OpenEvent, frozen=True):
    """The ship was given up."""

    seat: Seat
    ship: ShipId
    area: AreaId


class ShipBuilt(OpenEvent, frozen=True, omit_defaults=True):
    """A ship was built in the area; so many tokens of the treasury helped to pay for it."""

    seat: Seat
    ship: ShipId
    area: AreaId
    treasury: int = 0


class MovementStarted(OpenEvent, frozen=True):
    """It is for `seat` to move."""

    seat: Seat


class TokensMoved(OpenEvent, frozen=True, rename={"start": "from"}):
    """Tokens crossed a land border."""

    seat: Seat
    start: AreaId
    to: AreaId
    count: int


class ShipSailed(OpenEvent, frozen=True, rename={"start": "from"}):
    """A ship crossed a water border; it may cross `left` more."""

    seat: Seat
    ship: ShipId
    start: AreaId
    to: AreaId
    left: int


class ShipLoaded(OpenEvent, frozen=True):
    """Tokens went aboard."""

    seat: Seat
    ship: ShipId
    area: AreaId
    count: int


class ShipUnloaded(OpenEvent, frozen=True):
    """Tokens went ashore."""

    seat: Seat
    ship: ShipId
    area: AreaId
    count: int


class MovementReset(OpenEvent, frozen=True):
    """The movement of `seat` begins anew."""

    seat: Seat


class MovementEnded(OpenEvent, frozen=True):
    """The movement of `seat` is over."""

    seat: Seat


class ConflictStarted(OpenEvent, frozen=True):
    """Nations fight in the area, with so many tokens each; at a total of `floor` the fight may stop, 0 is none."""

    area: AreaId
    tokens: Counts
    floor: int


class ConflictStep(OpenEvent, frozen=True):
    """Each of these seats lost a token, all at the same moment."""

    area: AreaId
    seats: tuple[Seat, ...]


class ConflictPaused(OpenEvent, frozen=True):
    """The limit is reached: those who are left are asked whether they fight on."""

    area: AreaId
    seats: tuple[Seat, ...]


class ConflictContinued(OpenEvent, frozen=True):
    """Somebody fights on, until one is left at most."""

    area: AreaId
    seats: tuple[Seat, ...]


class ConflictEnded(OpenEvent, frozen=True):
    """The fight is over; these tokens are left."""

    area: AreaId
    tokens: Counts


class CityAttacked(OpenEvent, frozen=True):
    """`seat` attacked the city of `owner` with so many tokens."""

    area: AreaId
    seat: Seat
    owner: Seat
    strength: int
    result: Assault


class CitySeized(OpenEvent, frozen=True, omit_defaults=True):
    """The city of `owner` belongs to `seat` from now on."""

    area: AreaId
    seat: Seat
    owner: Seat
    reason: Seizure = "surrender"


class CityReduced(OpenEvent, frozen=True):
    """A city was replaced by so many tokens from the stock."""

    seat: Seat
    area: AreaId
    tokens: int


class CityEliminated(OpenEvent, frozen=True):
    """A city went back to the stock, and nothing replaced it."""

    seat: Seat
    area: AreaId


class CityBuilt(OpenEvent, frozen=True):
    """A city was built."""

    seat: Seat
    area: AreaId


class MarkerMoved(OpenEvent, frozen=True, rename={"start": "from"}):
    """The succession marker of `seat` moved, or stayed: `reason` says why it did not advance."""

    seat: Seat
    start: int
    to: int
    reason: Stay | None = None


class GameEnded(OpenEvent, frozen=True, omit_defaults=True):
    """The game is over; `winners` share the victory. The hands are shown, by seat."""

    ending: Ending
    winners: tuple[Seat, ...]
    hands: tuple[tuple[CardId, ...], ...] = ()


CivilizationEvent: TypeAlias = (
    NationChosen
    | TurnStarted
    | PhaseStarted
    | Answered
    | TokensAdded
    | TokensRemoved
    | CensusTaken
    | ShipMaintained
    | ShipScrapped
    | ShipBuilt
    | MovementStarted
    | TokensMoved
    | ShipSailed
    | ShipLoaded
    | ShipUnloaded
    | MovementReset
    | MovementEnded
    | ConflictStarted
    | ConflictStep
    | ConflictPaused
    | ConflictContinued
    | ConflictEnded
    | CityAttacked
    | CitySeized
    | CityReduced
    | CityEliminated
    | CityBuilt
    | MarkerMoved
    | GameEnded
    | TradeEvent
    | CalamityEvent
)
