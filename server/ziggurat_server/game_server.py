"""One server, without its ports: people, lobby, tables, bots."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from typing import Final

from twisted.internet.defer import Deferred, execute
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.games import GAMES
from ziggurat.wire.codec import encode
from ziggurat.wire.discovery import Advert
from ziggurat.wire.links import Chooser
from ziggurat.wire.messages import Notice, ServerMessage
from ziggurat_server.answering import Answering
from ziggurat_server.bot_queue import BotQueue
from ziggurat_server.bots import BotPost
from ziggurat_server.branches import Branches
from ziggurat_server.chances.finder import ChanceFinder, NobodyFinds
from ziggurat_server.community import Community
from ziggurat_server.context import ServerContext
from ziggurat_server.counting import Counting
from ziggurat_server.counts_shown import CountsShown
from ziggurat_server.fetching import Fetching
from ziggurat_server.friend_requests import FriendRequests
from ziggurat_server.friend_ways import FriendWays
from ziggurat_server.friends.announced import AnnouncedTags
from ziggurat_server.greetings import Greetings
from ziggurat_server.guests.arrivals import Arrivals
from ziggurat_server.guests.bans import Bans
from ziggurat_server.guests.code_tries import CodeTries
from ziggurat_server.guests.common_tries import CommonTries
from ziggurat_server.guests.given_names import GivenNames
from ziggurat_server.guests.held_elsewhere import HeldByPeople
from ziggurat_server.guests.known_ratings import KnownRatings
from ziggurat_server.guests.people import People, Person
from ziggurat_server.guests.remembering import InMemory, OnFile, Remembering
from ziggurat_server.guests.talk import Talk
from ziggurat_server.guests.turns import Turns
from ziggurat_server.guests.visit_log import VisitLog
from ziggurat_server.journal.census import LivingServer
from ziggurat_server.journal.finished import Archive, MemoryArchive
from ziggurat_server.journal.journal import Journal
from ziggurat_server.journal.membership import Membership
from ziggurat_server.journal.numbers import NewNumber, counting
from ziggurat_server.journal.set_aside import SetAside
from ziggurat_server.journal.shelf import EmptyShelf, Shelf
from ziggurat_server.limits import ServerLimits
from ziggurat_server.lobby import Lobby
from ziggurat_server.night_requests import NightRequests
from ziggurat_server.nights.nights import Nights
from ziggurat_server.ownership import Ownership
from ziggurat_server.past_requests import PastRequests
from ziggurat_server.profile_requests import ProfileRequests
from ziggurat_server.profiles.asking import Profiles
from ziggurat_server.profiles.devices import Devices
from ziggurat_server.profiles.own_profile import OwnProfile
from ziggurat_server.reception import Reception, ServerFace
from ziggurat_server.reports.book import ReportsInMemory, ReportsOnFile
from ziggurat_server.requests import Requests
from ziggurat_server.returning import Returning
from ziggurat_server.table_codes import TableCodes
from ziggurat_server.table_notices import TableNotices
from ziggurat_server.tables.locks.locksmith import Aside, Locksmith
from ziggurat_server.tables.player_powers import erase
from ziggurat_server.tally import Tally
from ziggurat_server.twisted_types import Clock

_SECONDS_A_BYTE: Final = 2e-9
"""What it costs to send one, roughly."""
SEED_BITS: Final = 128
_CHANCE: Final = random.SystemRandom()


def random_seed() -> int:
    """A seed that nobody can foresee, nor find by trying all until one fits what they saw."""
    return secrets.randbits(SEED_BITS)


_log = Logger()


class GameServer:
    """Puts the parts of one server together, each with those that it uses, and ends them.

    It is large because each part is made here, and known to nobody but those who use it.
    """

    def __init__(
        self,
        name: str,
        version: str,
        clock: Clock,
        limits: ServerLimits,
        journal: Journal,
        bots: BotPost,
        levels: tuple[str, ...],
        new_seed: Callable[[], int] = random_seed,
        link: str = "",
        now: Callable[[], float] = time.time,
        bans: Bans | None = None,
        archive: Archive | None = None,
        shelf: Shelf | None = None,
        new_person: NewNumber | None = None,
        codes: Chooser = _CHANCE,
        aside: Aside = execute,
        worked: Callable[[], float] = time.perf_counter,
        *,
        number: str | None = None,
        finder: ChanceFinder | None = None,
        takes_records: bool = False,
    ) -> None:
        """`link` is how others reach this server, for links to its tables; empty where its host did not say.

        `number` is the server's own, by which it is known again; without one it holds for this run.
        `now` gives the seconds since 1970, `worked` those that passed while something was done.
        Without an `archive` finished matches are kept in memory, without a `shelf` people too. With one `new_person`
        gives the numbers of new people. Without a `finder` nobody is told chances of winning.
        With `takes_records` matches may be played on from records.
        `codes` chooses the codes of tables.
        `aside` does what takes long, at once and while everyone waits unless it is given.
        """
        self.face = ServerFace(name, version, link, number=number or secrets.token_hex(16))
        self.greetings = Greetings()
        matches = archive or MemoryArchive(limits)
        kept, most = shelf or EmptyShelf(), limits.remembered_people
        remembering: Remembering[Person] = InMemory(most) if shelf is None else OnFile(journal, most)
        self.people = People(journal, kept, remembering, new_person or counting(0))
        self.set_aside = SetAside()
        self.lobby = Lobby(clock, limits.lobby_interval, self.people.connected, self.set_aside)
        self.tally = Tally()
        self.visits = VisitLog()
        self.bans = bans or Bans()
        table_codes = TableCodes(kept, self.lobby.is_taken, codes)
        counts_shown = CountsShown(self.lobby, journal)
        self._tries = tries = CommonTries()
        self._notices = TableNotices(self.lobby, self.people, table_codes, counts_shown)
        self._context = context = ServerContext(
            clock,
            limits,
            journal,
            BotQueue(bots, clock),
            levels,
            new_seed,
            board=self._notices,
            locksmith=Locksmith(clock, aside, tries),
            codes=CodeTries(clock, tries),
            elsewhere=HeldByPeople(),
            talk=Talk(clock, tries),
            names=GivenNames(self.people, self.bans),
            tally=self.tally,
            archive=matches,
            ratings=KnownRatings(matches, now, self._rating_changed),
            finder=finder or NobodyFinds(),
            now=now,
            aside=aside,
            takes_records=takes_records,
        )
        past = PastRequests(context.archive, now, aside)
        devices = Devices(clock)
        self._worked = worked
        self.returning = Returning(self.people, self.lobby, self.set_aside, self.bans, kept, context)
        self._ownership = ownership = Ownership(clock)
        self._branches = branches = Branches(clock, self.returning.doubt)
        self.nights = nights = Nights(self.people, self.lobby, table_codes, self.returning, context, aside)
        self._notices.hear_end, self._notices.hear_close = nights.match_over, nights.table_closed
        self._shelf = kept
        book = ReportsInMemory() if shelf is None else ReportsOnFile(journal, shelf)
        self._announced = AnnouncedTags()
        self.friends = friends = FriendRequests(self.people, self.lobby, book, context)
        self._ways = FriendWays(self.people, self.lobby)
        self._notices.hear_move = friends.presence.moved
        own = OwnProfile(self.people, context.archive, self._erase, devices)
        profiles = ProfileRequests(self.lobby, Profiles(self.people, context.archive, now), own, context)
        self._counting = Counting(self.lobby, counts_shown, context)
        self.reception = Reception(
            self.face,
            self.greetings,
            self.people,
            self.lobby,
            self.set_aside,
            self.bans,
            self.visits,
            Arrivals(clock, tries),
            devices,
            Answering(
                Requests(self.lobby, table_codes, past, profiles, NightRequests(nights, context), friends, context),
                Fetching(self.lobby, self.returning, table_codes, self._ways, context),
                self._counting,
                Turns(clock, self._effort),
                branches,
                ownership,
            ),
            branches,
            self.returning,
            nights,
            friends,
            context,
        )

    def begin(self) -> Deferred[None]:
        """Bring back what was here before. Fires once all is here that should be though nobody asks for it."""
        return Deferred.fromCoroutine(self._begin())

    async def _begin(self) -> None:
        await self._shelf.nights().addCallbacks(self.nights.bring_back, _nights_unread)
        await self.returning.begin()
        self.nights.go_on()

    def set_limits(self, limits: ServerLimits) -> None:
        """From now on these limits hold; connections and tables that are there may keep some of their old ones."""
        self._context.limits = limits
        self._context.archive.set_limits(limits)

    def send_to_everyone(self, message: ServerMessage) -> None:
        """Send a message to everyone who is connected to this server, not by another."""
        line = encode(message)
        for person in self.people.connected():
            if not person.relayed:
                person.send_line(line)

    def community(self, membership: Membership) -> Community:
        """This server as one of several that share its database."""
        context = self._context
        self.nights.is_alone = False
        self.lobby.show_to_others(context.journal, self.friends.presence.tags_of)
        self._ways.share(membership.others.process)
        self._counting.share(membership.counts)
        self._tries.share(membership.counts)
        return Community(
            self.people, self.lobby, self.returning, self._branches, membership, self._ownership, self.bans, context
        )

    def begin_nothing_more(self, ends_in: Callable[[], int]) -> None:
        """Open no table, begin no match, and tell everyone, newcomers too, in how many seconds the server ends."""
        self._context.closing = True
        self.greetings.ends_in = ends_in
        self.send_to_everyone(Notice("stopping", seconds=ends_in()))

    @property
    def can_write(self) -> bool:
        """Whether what happens is being kept."""
        return self._context.journal.can_write

    @property
    def living(self) -> tuple[LivingServer, ...]:
        """The servers that share its database, this one included; none where it shares none."""
        return self._context.living

    @property
    def is_closing(self) -> bool:
        """Whether nothing more begins."""
        return self._context.closing

    @property
    def is_played(self) -> bool:
        """Whether a match runs with a person at it."""
        return any(table.is_played for table in self.lobby.tables.values())

    def advert(self, *, tls: bool) -> Advert:
        """What the local network may know of it now: nothing of tables that are not listed, and of friends what only
        these can read."""
        tables = sum(table.state.listed for table in self.lobby.tables.values())
        people = sum(not (person.bot or person.relayed) for person in self.people.connected())
        face = self.face
        told = self._announced
        told.show(self.friends.presence.tags)
        return Advert(
            face.number,
            face.name,
            face.version,
            tables=tables,
            people=people,
            tls=tls,
            games=tuple(GAMES),
            salt=told.salt,
            friends=told.shown,
        )

    def close(self) -> Deferred[None]:
        """Close every connection, and take no more of them. Fires once no connection is left.

        Tables end here, but not in the journal.
        """
        self._notices.closed = True
        self.nights.stop()
        self.friends.presence.stop()
        self.returning.end()
        everyone_left = self.reception.close()
        for table in tuple(self.lobby.tables.values()):
            table.suspend()
        self.lobby.stop()
        return everyone_left

    def _rating_changed(self, person: Person) -> None:
        """Show it where they sit, if ratings are shown there."""
        for code in set(person.seated_at):
            table = self.lobby.tables.get(code)
            if table is not None and table.state.rated == "shown":
                table.updates.send_soon()

    def _erase(self, person: Person) -> None:
        """Forget whatever is not in the archive about somebody."""
        self.nights.erase(person)
        self.friends.erase(person)
        for table in self.lobby.tables.values():
            erase(table, person)

    def _effort(self) -> float:
        """The seconds that were worked so far; what was said has yet to be sent, which is work as well."""
        return self._worked() + self.tally.bytes_out * _SECONDS_A_BYTE


def _nights_unread(failure: Failure) -> None:
    _log.error("games nights cannot be read now ({why})", why=failure.value)
