"""What happens in Babel. All of it is open but the cards that are drawn, which only their owner sees (rule 11)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from ziggurat.games.babel.actions import Power, QuarrySource, Source
from ziggurat.games.babel.peoples import Cards, People, Site
from ziggurat.games.babel.position import Ending, Level
from ziggurat.games.game import Event, OpenEvent, Seat, Viewer


class TurnStarted(OpenEvent, frozen=True):
    """Turn number `turn` of the game begins; it is the turn of `seat`."""

    seat: Seat
    turn: int


class PeopleDrawn(Event, frozen=True):
    """`seat` drew `count` people cards. Only the seat itself is told which `cards`."""

    seat: Seat
    count: int
    cards: Cards | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else replace(self, cards=None)


class PeopleReshuffled(OpenEvent, frozen=True):
    """The whole discard was shuffled into a new deck of `deck` cards."""

    deck: int


class PawnMoved(OpenEvent, frozen=True):
    """`seat` discarded `card` and moved its pawn. `from_site` is None if it came from the quarry."""

    seat: Seat
    from_site: Site | None
    to_site: Site
    card: People


class CardSettled(OpenEvent, frozen=True):
    """`card` of `seat` lies at `site` now, with that index in the column."""

    seat: Seat
    site: Site
    card: People
    index: int


class TempleBuilt(OpenEvent, frozen=True):
    """The temple of `seat` at `site` grew by a card of `level` from `source`."""

    seat: Seat
    site: Site
    level: Level
    source: Source


class PeopleMigrated(OpenEvent, frozen=True):
    """`seat` marched `cards`, in their order, from the end of one column to the end of another."""

    seat: Seat
    from_site: Site
    to_site: Site
    cards: Cards


class PowerInvoked(OpenEvent, frozen=True):
    """`seat` gave up `card`, which had that `position` in its column, for a power; its effect is told next."""

    seat: Seat
    site: Site
    power: Power
    card: People
    position: int


class TempleDestroyed(OpenEvent, frozen=True):
    """The temple of `victim` went back on the pile: `levels` in the order they went there, the highest first.

    The pile has `pile` cards now.
    """

    victim: Seat
    site: Site
    levels: tuple[Level, ...]
    pile: int


class TemplePlundered(OpenEvent, frozen=True):
    """`seat` took the top card of `victim`, of that `level`; the victim's temple has `victim_level` left."""

    seat: Seat
    victim: Seat
    site: Site
    level: Level
    victim_level: int


class PeopleBanished(OpenEvent, frozen=True):
    """All cards of `people` left the column of `victim`: they had these `indices`."""

    victim: Seat
    site: Site
    people: People
    indices: tuple[int, ...]


class PeopleDeserted(OpenEvent, frozen=True):
    """`count` cards of `people` went over from the end of one seat's column to the end of the other's."""

    from_seat: Seat
    to_seat: Seat
    site: Site
    people: People
    count: int


class TempleProgressed(OpenEvent, frozen=True):
    """The temple of `seat` at `site` skipped a storey with a card of `level` from `source`."""

    seat: Seat
    site: Site
    level: Level
    source: QuarrySource


class DiscardDemanded(OpenEvent, frozen=True):
    """`victim` must discard `count` cards of its choice."""

    victim: Seat
    count: int


class PeopleDiscarded(OpenEvent, frozen=True):
    """`seat` discarded `cards`."""

    seat: Seat
    cards: Cards


class TempleCardsDrawn(OpenEvent, frozen=True):
    """`seat` drew temple cards of these `levels`, in that order."""

    seat: Seat
    levels: tuple[Level, ...]


class TempleCardsLaid(OpenEvent, frozen=True):
    """`seat` laid them at the end of its quarry column in this order: the higher one first."""

    seat: Seat
    levels: tuple[Level, ...]


class HandAnnounced(OpenEvent, frozen=True):
    """`seat` ends its turn with `count` people cards, which are four or more."""

    seat: Seat
    count: int


class ScoreChanged(OpenEvent, frozen=True):
    """The score of `seat` was `old` and is `new`."""

    seat: Seat
    old: int
    new: int


class FinalPhaseStarted(OpenEvent, frozen=True):
    """From now on 20 points win, or a rival below 10."""

    scores: tuple[int, int]


class TurnEnded(OpenEvent, frozen=True):
    """The turn of `seat` is over."""

    seat: Seat


class GameOver(OpenEvent, frozen=True):
    """The game is over; `winner` is None in a draw. By seat: scores, the level of every temple, cards in hand."""

    winner: Seat | None
    reason: Ending
    scores: tuple[int, int]
    levels: tuple[tuple[int, ...], tuple[int, ...]]
    hands: tuple[int, int]


BabelEvent: TypeAlias = (
    TurnStarted
    | PeopleDrawn
    | PeopleReshuffled
    | PawnMoved
    | CardSettled
    | TempleBuilt
    | PeopleMigrated
    | PowerInvoked
    | TempleDestroyed
    | TemplePlundered
    | PeopleBanished
    | PeopleDeserted
    | TempleProgressed
    | DiscardDemanded
    | PeopleDiscarded
    | TempleCardsDrawn
    | TempleCardsLaid
    | HandAnnounced
    | ScoreChanged
    | FinalPhaseStarted
    | TurnEnded
    | GameOver
)
