"""What the parts of one table have in common: who is at it, in which stage it is, and what its host has chosen."""

from __future__ import annotations

from typing import Any, Final

from ziggurat.games.game import Game, Options
from ziggurat.match.series import NO_SERIES, Series
from ziggurat.wire.clocks import ClockTerms
from ziggurat.wire.messages import Delay, OpenOffer, Rated
from ziggurat_server.guests.addresses import HERE
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.audience import Audience
from ziggurat_server.tables.circle import Circle
from ziggurat_server.tables.host_votes import HostVotes
from ziggurat_server.tables.locks.lock import Lock
from ziggurat_server.tables.moderation import Moderation
from ziggurat_server.tables.offer import TableOffer
from ziggurat_server.tables.play import Play
from ziggurat_server.tables.play_on_offer import PlayOnOffer
from ziggurat_server.tables.seating import Seating
from ziggurat_server.tables.stages import Room, Stage

NO_DELAY: Final = Delay()


class TableState:
    """One table. If it was listed once, and so its `code` known to all, and is not any more, others come by `secret`.

    `terms` are what its next match is played by, `delay` is how late watchers see it, and `chances_shown` whether they
    may know how likely each seat is to win though people play, `bots_speak` whether bots may say a word. `opened_from`
    is the site of whoever opened it, `offer` what is open among the players, and `votes` whom they want as the host.
    `series` is the one that is under way, by the `series_terms` of its host. `rated` says whether its matches change
    ratings, and whether those are shown. `night` is the code of the games night that it belongs to: its match goes on
    though nobody is there. `circle` are those who look at a match that is over together, and `play_on_offer` is from
    where of it all may play on.

    It is large because it is the one value that the parts of a table share; they know it instead of each other.
    """

    def __init__(
        self, code: str, name: str, game: Game[Any, Any, Any], seats: int, options: Options, moderation: Moderation
    ) -> None:
        self.code = code
        self.name = name
        self.game = game
        self.options = options
        self.terms = ClockTerms()
        self.delay = NO_DELAY
        self.chances_shown = False
        self.bots_speak = False
        self.series_terms = NO_SERIES
        self.series: Series | None = None
        self.rated: Rated = "yes"
        self.night: str | None = None
        self.lock: Lock | None = None
        self.listed = True
        self.secret: str | None = None
        self.opened_from = HERE
        self.host: Person | None = None
        self.stage: Stage = Room()
        self.seating = Seating(seats)
        self.audience = Audience()
        self.moderation = moderation
        self.offer: TableOffer | None = None
        self.votes = HostVotes()
        self.circle: Circle | None = None
        self.play_on_offer: PlayOnOffer | None = None
        self.closed = False

    @property
    def play(self) -> Play | None:
        """The newest match, None before there is one."""
        return self.stage.play

    @property
    def is_playing(self) -> bool:
        """Whether a match runs."""
        return self.stage.name == "playing"

    @property
    def is_secret(self) -> bool:
        """Whether a match runs in which a seat knows what others may not."""
        return self.is_playing and self.game.has_secrets

    @property
    def told_offer(self) -> OpenOffer | None:
        """What is open among the players, as they see it."""
        return None if self.offer is None else self.offer.told(self.seating)

    def make_host(self, person: Person | None) -> None:
        """Give the table another host, or none; what was voted against the last one is void."""
        self.host = person
        self.votes.clear()

    def is_person_here(self, person: Person) -> bool:
        """Whether they are present and no bot that this table hired."""
        return person in self.audience and self.seating.bot_of(person) is None

    def check_present(self, person: Person) -> None:
        """Raises Refusal `not_at_table`."""
        if person not in self.audience:
            raise Refusal("not_at_table", "you are not at that table")

    def check_host(self, person: Person) -> None:
        """Raises Refusal `not_at_table` or `not_host`."""
        self.check_present(person)
        if person is not self.host:
            raise Refusal("not_host", "only the host of the table may do that")
