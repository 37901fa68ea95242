"""The services of one server, which its tables share."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any, Protocol, TypeAlias

from twisted.internet.defer import Deferred, execute

from ziggurat_server.bot_queue import BotQueue
from ziggurat_server.chances.finder import ChanceFinder
from ziggurat_server.guests.code_tries import CodeTries
from ziggurat_server.guests.given_names import GivenNames
from ziggurat_server.guests.held_elsewhere import HeldByPeople
from ziggurat_server.guests.known_ratings import KnownRatings
from ziggurat_server.guests.people import Person
from ziggurat_server.guests.talk import Talk
from ziggurat_server.journal.census import LivingServer
from ziggurat_server.journal.finished import Archive
from ziggurat_server.journal.journal import Journal, MatchFinished
from ziggurat_server.limits import ServerLimits
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.locks.locksmith import Locksmith
from ziggurat_server.tally import Tally
from ziggurat_server.twisted_types import Clock

Aside: TypeAlias = Callable[[Callable[[], Any]], "Deferred[Any]"]
"""Does what takes long where nobody waits for it; the Deferred fires with what it returned."""


class NoticeBoard(Protocol):
    """Where tables post what others than those at them may want to know."""

    def table_changed(self, code: str) -> None:
        """That table looks different from outside now."""

    def table_closed(self, code: str) -> None:
        """That table is gone."""

    def match_over(self, match: MatchFinished) -> None:
        """A match has ended, or is found to have."""

    def person_moved(self, person: Person) -> None:
        """They came to a table or left one, or have a seat more or less."""

    def secret_code(self) -> str:
        """A code that no table has and that nobody finds by trying. Raises Refusal `tables_full`."""


@dataclass
class ServerContext:
    """`new_seed` gives the seed of each new match; `levels` are the bots' levels that a host can choose from, and
    `chance` draws whichever of several of them comes.

    `now` gives the seconds since 1970, for what people read and for what ends on a day; `clock` is for all waiting and
    `aside` for what takes long.
    `limits` may be others from one moment to the next. With `takes_records` a match may begin with the record of
    another: whoever sends that may know all that is hidden in it, which does no harm where they are alone. While the
    server is `closing`, no table opens and no match begins. `living` are the servers that share the database, this one
    too, as far as was looked; none where it is not shared. `elsewhere` knows what people have at the others.

    It is large because every part of a table finds here what it has in common with those of all others.
    """

    clock: Clock
    limits: ServerLimits
    journal: Journal
    bots: BotQueue
    levels: tuple[str, ...]
    new_seed: Callable[[], int]
    board: NoticeBoard
    locksmith: Locksmith
    codes: CodeTries
    elsewhere: HeldByPeople
    talk: Talk
    names: GivenNames
    tally: Tally
    archive: Archive
    ratings: KnownRatings
    finder: ChanceFinder
    now: Callable[[], float] = time.time
    aside: Aside = execute
    closing: bool = False
    takes_records: bool = False
    living: tuple[LivingServer, ...] = ()
    chance: Random = field(default_factory=SystemRandom)

    @property
    def servers(self) -> int:
        """How many servers there are, this one included."""
        return max(1, len(self.living))

    def check_not_closing(self) -> None:
        """Raises Refusal `server_stopping`."""
        if self.closing:
            raise Refusal("server_stopping", "this server stops soon; nothing new begins")
