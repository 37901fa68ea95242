"""A whole server put together, before it opens its ports; and what its host can change while it runs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from twisted.internet.threads import deferToThread

from ziggurat.bots import LEVELS
from ziggurat.version import version as installed_version
from ziggurat_server.bots import SpawnedBots
from ziggurat_server.chances.spawned_finder import SpawnedFinder
from ziggurat_server.config.command_line import Command
from ziggurat_server.config.settings import Configuration
from ziggurat_server.doors.endpoints import public_link
from ziggurat_server.game_server import GameServer, random_seed
from ziggurat_server.guests.bans import Bans
from ziggurat_server.guests.bans_book import BansBook
from ziggurat_server.guests.shared_bans import SharedBansBook
from ziggurat_server.hosting.lag import LagMeter
from ziggurat_server.hosting.service import GameService
from ziggurat_server.installed import InstalledCode
from ziggurat_server.journal.opening import OpenJournal, open_journal
from ziggurat_server.journal.storage_lock import FolderRefused
from ziggurat_server.lan.identity import server_id

if TYPE_CHECKING:
    from ziggurat_server.hosting.metrics import Metrics

_HANDOVER: Final = 3.0
"""Seconds for a private server that lost its program to end, before the next one has its folder."""


@dataclass(frozen=True)
class Server:
    """The parts that others than their makers have to do with."""

    game_server: GameServer
    bots: SpawnedBots
    book: BansBook
    service: GameService

    def follow(self, configuration: Configuration) -> None:
        """Be as the host wants it, as far as that can change at any time."""
        game_server, limits = self.game_server, configuration.server_limits
        game_server.face.name = configuration.name
        game_server.greetings.message_of_the_day = configuration.message_of_the_day
        game_server.visits.addresses = configuration.log.addresses
        game_server.visits.detailed = configuration.log.level == "debug"
        game_server.set_limits(limits)
        self.bots.allow(limits.bots, limits.bot_pause)


def assemble(command: Command, reactor: Any, metrics: Metrics | None) -> Server:
    """The server that the command asks for, measured if there are metrics.

    Raises BadEndpoint, BadBans or FolderRefused.
    """
    configuration = command.configuration
    limits = configuration.server_limits
    link = public_link(configuration.public_address, tls=configuration.speaks_tls)
    bans = Bans()
    code = InstalledCode()
    bots = SpawnedBots(reactor, reactor, limits.bots, code, limits.bot_pause)
    finder = SpawnedFinder(reactor, reactor, code)
    version = installed_version()
    timed = _ignore if metrics is None else metrics.journal_commit.observe
    opened = _open(command, reactor, timed)
    shared = opened.membership is not None
    book = SharedBansBook(bans, opened.journal) if shared else BansBook(command.data, bans, deferToThread)
    book.read()
    game_server = GameServer(
        configuration.name,
        version,
        reactor,
        limits,
        opened.journal,
        bots,
        LEVELS,
        _seeds(command.seed),
        link=link,
        archive=opened.archive,
        shelf=opened.shelf,
        new_person=opened.new_person,
        bans=bans,
        aside=deferToThread,
        takes_records=command.private,
        number=opened.number or server_id(None if command.private else command.data),
        finder=finder,
    )
    lag = None
    if metrics is not None:
        metrics.observe(game_server, bots)
        lag = LagMeter(reactor, metrics.reactor_lag.observe)
    community = None if opened.membership is None else game_server.community(opened.membership)
    service = GameService(game_server, bots, finder, opened.end, lag, reactor, community)
    server = Server(game_server, bots, book, service)
    server.follow(configuration)
    return server


def _open(command: Command, reactor: Any, timed: Callable[[float], None]) -> OpenJournal:
    """The journal that the command asks for. Raises FolderRefused."""
    configuration = command.configuration
    limits = configuration.server_limits
    if not configuration.journal:
        return open_journal(command.data, reactor, limits, timed, _HANDOVER if command.private else 0.0)
    try:
        from ziggurat_server.journal.opening_shared import open_shared_journal  # psycopg is not everywhere
    except ImportError as error:
        raise FolderRefused(
            f"`journal` needs what `pip install 'ziggurat-arcade[cluster]'` installs ({error})"
        ) from error
    return open_shared_journal(configuration.journal, configuration.relay, reactor, limits, timed)


def _ignore(_: float) -> None:
    """Nobody measures."""


def _seeds(seed: int | None) -> Callable[[], int]:
    """Where the seeds of matches come from."""
    return random_seed if seed is None else lambda: seed
