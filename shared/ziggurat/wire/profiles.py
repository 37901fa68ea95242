"""The messages about people: what they have played on this server, how strong they seem to be, and what they want done
with all that."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ziggurat.bounds import (
    MOST_SEATS,
    Code,
    Colours,
    Count,
    GameId,
    LevelName,
    PersonId,
    RequestId,
    SeatNumber,
    Second,
    Secret,
    ShownName,
)
from ziggurat.wire.terms import Message

MOST_POINTS: Final = 120
"""The most points of a curve."""
MOST_GAMES: Final = 64
MOST_RIVALS: Final = 20
MOST_LAST: Final = 20
MOST_LISTED: Final = 100
MOST_SEALS: Final = 100
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
"""A rating, or what changed of it: 1500 is where everyone begins, 400 are odds of ten to one."""


Openness: TypeAlias = Literal["open", "figures", "closed"]
"""What others see of a profile: all of it, all but the single matches, or nothing."""
Rated: TypeAlias = Literal["no", "yes", "shown"]
"""Whether matches change ratings, and whether these stand at the seats as well."""
DeviceSecret: TypeAlias = Annotated[str, msgspec.Meta(max_length=32)]
"""A code that lets another device in, as it is shown or typed."""


class ShowProfile(Message, frozen=True):
    """What has somebody played here? Without a `person`: what have I?"""

    id: RequestId
    person: PersonId | None = None


class ShowPlayed(Message, frozen=True):
    """Which matches has somebody played here? A page of them, from 0; without a `person`: which have I?"""

    id: RequestId
    person: PersonId | None = None
    page: Count = 0


class ShareProfile(Message, frozen=True):
    """Others are to see so much of my profile from now on."""

    id: RequestId
    openness: Openness


class LetIn(Message, frozen=True):
    """Another device of mine is to be let in as me. `token` shows that it is I who ask."""

    id: RequestId
    token: Secret


class ForgetMe(Message, frozen=True):
    """Forget me, with all that I have played here. There is no way back; the connection ends."""

    id: RequestId


class DeviceCode(Message, frozen=True):
    """The `code` by which one other device comes as this person, with its `hello`, for so many seconds."""

    id: RequestId
    code: DeviceSecret
    seconds: Count


class RatingPoint(msgspec.Struct, frozen=True):
    """A rating after so many rated games of a game; with 95 % certainty the strength is `within` so much of it."""

    games: Count
    rating: Points
    within: Points


class SeatsPlayed(msgspec.Struct, frozen=True):
    """How many games somebody has played at tables of so many seats, and won, alone or not."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]
    games: Count
    won: Count


class Rival(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody, or a bot of a level and name, at whose table one was: how often one ended ahead of them and behind."""

    name: ShownName
    ahead: Count
    behind: Count
    person: PersonId | None = None
    level: LevelName | None = None


class DeedShare(msgspec.Struct, frozen=True):
    """How often somebody took a kind of action of a game, as a share of all that they did, from 0 to 1."""

    deed: Code
    share: Annotated[float, msgspec.Meta(ge=0, le=1)]


class SealEarned(msgspec.Struct, frozen=True):
    """In how many matches somebody has earned a seal of a game; how many it needs, the game's own list says."""

    seal: Code
    times: Count


class GamePlayed(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody has played of one game: how often, how often won, the rating as it went and is, the best score, and
    what was earned of its seals."""

    game: GameId
    games: Count
    won: Count
    course: Annotated[tuple[RatingPoint, ...], msgspec.Meta(max_length=MOST_POINTS)] = ()
    seats: Annotated[tuple[SeatsPlayed, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    rivals: Annotated[tuple[Rival, ...], msgspec.Meta(max_length=MOST_RIVALS)] = ()
    deeds: Annotated[tuple[DeedShare, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    best: int | None = None
    seals: Annotated[tuple[SealEarned, ...], msgspec.Meta(max_length=MOST_SEALS)] = ()


class PlayedCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match that somebody has played: its number among the finished ones, when it ended, who sat there, what came of
    it by seat, which seat was theirs, what it changed of their rating and which seals they earned in it."""

    match: Count
    game: GameId
    ended: Second
    seat: SeatNumber
    names: Annotated[tuple[ShownName, ...], msgspec.Meta(max_length=MOST_SEATS)]
    ranks: Annotated[tuple[Count, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    scores: Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    colours: Colours = ()
    change: Points | None = None
    seals: Annotated[tuple[Code, ...], msgspec.Meta(max_length=MOST_SEALS)] = ()


class Profile(Message, frozen=True):
    """What somebody has played here, as whoever asks may know it: games, how many of them they won, and in a row.

    `openness` is told to themselves alone.
    """

    id: RequestId
    person: PersonId
    name: ShownName
    here: bool
    bot: bool
    games: Count
    won: Count
    streak: Count
    since: Second | None = None
    played: Annotated[tuple[GamePlayed, ...], msgspec.Meta(max_length=MOST_GAMES)] = ()
    last: Annotated[tuple[PlayedCard, ...], msgspec.Meta(max_length=MOST_LAST)] = ()
    openness: Openness | None = None


class PlayedList(Message, frozen=True):
    """A page of the matches that somebody has played, the newest first, of so many `pages`."""

    id: RequestId
    matches: Annotated[tuple[PlayedCard, ...], msgspec.Meta(max_length=MOST_LISTED)]
    page: Count
    pages: Count
