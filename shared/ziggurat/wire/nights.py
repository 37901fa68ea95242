"""The messages about games nights: rounds of tables, paired anew after each, and one who wins the evening."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ziggurat.bounds import (
    MOST_SEATS,
    Code,
    Count,
    GameId,
    GivenName,
    LevelName,
    PersonId,
    RequestId,
    Second,
    ShownName,
    TableCode,
)
from ziggurat.wire.clocks import ClockTerms
from ziggurat.wire.profiles import Rated
from ziggurat.wire.terms import Message

MOST_ENTRANTS: Final = 100
MOST_ROUNDS: Final = 20
MOST_NIGHTS: Final = 200
LONGEST_BREAK: Final = 3600
PLACE_POINTS: Final[dict[int, tuple[int, ...]]] = {
    2: (3, 1),
    3: (4, 2, 1),
    4: (5, 3, 2, 1),
    5: (6, 4, 3, 2, 1),
    6: (7, 5, 4, 3, 2, 1),
    7: (8, 6, 5, 4, 3, 2, 1),
}
"""By the seats of a table what its places bring. Who shares a place has its points."""
NightStage: TypeAlias = Literal["open", "playing", "break", "over"]
Pairing: TypeAlias = Literal["swiss", "everyone"]
"""Who meets whom: those who stand alike, or everyone as many others as possible."""
Leaver: TypeAlias = Literal["bot", "skip"]
"""What becomes of those who leave in the middle: a bot plays on for them, or they are not paired any more."""
EntrantNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10_000)]
"""Who it is within one night, in the order in which they signed up."""
Ranks: TypeAlias = Annotated[
    tuple[Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)], ...], msgspec.Meta(max_length=MOST_SEATS)
]


class NightTerms(msgspec.Struct, frozen=True):
    """How a night goes: so many `rounds` at tables of so many `seats` where that comes out even, of these games in
    turn, with the `options` of each that are not the usual ones. Between rounds there is a break; 0 seconds go on only
    when the organiser says so."""

    games: Annotated[tuple[GameId, ...], msgspec.Meta(min_length=1, max_length=MOST_ROUNDS)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)] = 3
    seats: Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)] = 4
    pairing: Pairing = "swiss"
    clock: ClockTerms = ClockTerms("per_game", 900, increment=10)
    break_seconds: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_BREAK)] = 60
    leaver: Leaver = "bot"
    rated: Rated = "yes"
    options: Annotated[dict[GameId, msgspec.Raw], msgspec.Meta(max_length=MOST_ROUNDS)] = {}

    def game_of(self, number: int) -> GameId:
        """The game of the round of that number, from 0."""
        return self.games[number % len(self.games)]


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays in a night: a person, or a bot of that level and style. Those who are `gone` are paired no more."""

    number: EntrantNumber
    name: ShownName
    person: PersonId | None = None
    level: LevelName | None = None
    style: Code | None = None
    gone: bool = False


class NightTable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table of a round: the entrants by seat, and their ranks and scores once it is `over`; one that came to no end
    has neither."""

    table: TableCode
    game: GameId
    seats: Annotated[tuple[EntrantNumber, ...], msgspec.Meta(max_length=MOST_SEATS)]
    over: bool = False
    ranks: Ranks = ()
    scores: Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()


class NightRound(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round: its tables, and who has a bye."""

    tables: Annotated[tuple[NightTable, ...], msgspec.Meta(max_length=MOST_ENTRANTS)]
    byes: Annotated[tuple[EntrantNumber, ...], msgspec.Meta(max_length=MOST_ENTRANTS)] = ()

    @property
    def is_over(self) -> bool:
        """Whether every table is."""
        return all(table.over for table in self.tables)


class Night(msgspec.Struct, frozen=True, omit_defaults=True):
    """A games night as it stands. `until` is when the next round is paired, in a break that ends by itself."""

    name: ShownName
    terms: NightTerms
    organiser: PersonId | None
    stage: NightStage = "open"
    entrants: Annotated[tuple[Entrant, ...], msgspec.Meta(max_length=MOST_ENTRANTS)] = ()
    rounds: Annotated[tuple[NightRound, ...], msgspec.Meta(max_length=MOST_ROUNDS)] = ()
    until: Second | None = None

    def entrant(self, number: EntrantNumber) -> Entrant | None:
        """Who has that number."""
        return next((each for each in self.entrants if each.number == number), None)

    def entrant_of(self, person: PersonId) -> Entrant | None:
        """Which entrant that person is, if they are in it."""
        return next((each for each in self.entrants if each.person == person and not each.gone), None)


class NightPlace(msgspec.Struct, frozen=True):
    """How an entrant stands: the place, which several may share, the points by round (none where they did not play or
    it is not over), and their sum."""

    entrant: EntrantNumber
    place: Count
    points: Annotated[tuple[Count | None, ...], msgspec.Meta(max_length=MOST_ROUNDS)]
    sum: Count


class NightCard(msgspec.Struct, frozen=True):
    """A night as it is listed. `round` is the one that is under way, or was last; 0 before the first."""

    night: TableCode
    name: ShownName
    games: Annotated[tuple[GameId, ...], msgspec.Meta(max_length=MOST_ROUNDS)]
    stage: NightStage
    entrants: Count
    round: Count
    rounds: Count


class OpenNight(Message, frozen=True):
    """Open a games night and be its organiser. Answer: the `night`, then `done` with its code as `night`."""

    id: RequestId
    terms: NightTerms
    name: GivenName | None = None


class ShowNight(Message, frozen=True):
    """Send me that night, now and whenever it changes. Answer: the `night`, then `done`."""

    id: RequestId
    night: TableCode


class HideNight(Message, frozen=True):
    """Send me that night no more, unless I play in it."""

    id: RequestId
    night: TableCode


class SignUp(Message, frozen=True):
    """Play in that night, from the next round on; or have a bot of that `level` play, which its organiser may."""

    id: RequestId
    night: TableCode
    level: LevelName | None = None
    style: Code | None = None


class SignOff(Message, frozen=True):
    """Play in that night no more; or have an entrant play no more, which its organiser may."""

    id: RequestId
    night: TableCode
    entrant: EntrantNumber | None = None


class NextRound(Message, frozen=True):
    """The organiser has the next round paired now, in the place of waiting for the end of a break."""

    id: RequestId
    night: TableCode


class EndNight(Message, frozen=True):
    """The organiser ends the night, as it stands, or before anything was played gives it up."""

    id: RequestId
    night: TableCode


class NightMessage(Message, frozen=True, tag="night"):
    """A games night as it stands, with the standings; without a `state` it is given up. `left` is how many seconds a
    break that ends by itself still takes."""

    night: TableCode
    state: Night | None = None
    standings: Annotated[tuple[NightPlace, ...], msgspec.Meta(max_length=MOST_ENTRANTS)] = ()
    left: Count | None = None


class Nights(Message, frozen=True):
    """The games nights of the server, for whoever is in the lobby, whenever one of them looks different."""

    nights: Annotated[tuple[NightCard, ...], msgspec.Meta(max_length=MOST_NIGHTS)]
