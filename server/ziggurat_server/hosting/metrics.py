"""The server's figures, as Prometheus collects them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from ziggurat_server.game_server import GameServer
from ziggurat_server.head_count import count_heads
from ziggurat_server.journal.census import Census, total

_STAGES: Final = ("room", "playing", "over")
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

_COUNTED: Final = {
    "connections": "Connections that came.",
    "bytes_in": "Bytes read from connections.",
    "bytes_out": "Bytes written to connections.",
    "messages_in": "Messages read.",
    "refused": "Requests refused by the server.",
    "dropped_slow": "Connections dropped because they read too slowly.",
    "matches_begun": "Matches begun.",
    "matches_ended": "Matches played to their end.",
    "actions": "Actions accepted.",
    "undone": "Steps taken back.",
    "rejected": "Actions that the rules refused.",
}
"""What a `Tally` counts, and what each count means."""


class Bots(Protocol):
    """The bots that were started."""

    @property
    def count(self) -> int:
        """How many run."""


class Metrics:
    """Two measurements that are taken as they come, and everything else at the moment it is asked for."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.journal_commit = self._histogram("journal_commit_seconds", "How long a commit of the journal took.")
        self.reactor_lag = self._histogram("reactor_lag_seconds", "How much later than planned the reactor called.")

    def observe(self, game_server: GameServer, bots: Bots) -> None:
        """Collect from this server."""
        self._registry.register(_ServerFigures(game_server, bots))

    def page(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self._registry)

    def _histogram(self, name: str, meaning: str) -> Histogram:
        return Histogram(f"ziggurat_{name}", meaning, buckets=_SECONDS, registry=self._registry)


class _ServerFigures(Collector):
    """What is to be known of a server at this moment."""

    def __init__(self, server: GameServer, bots: Bots) -> None:
        self._server = server
        self._bots = bots

    def collect(self) -> Iterator[Metric]:
        """Every figure, once."""
        for name, meaning in _COUNTED.items():
            yield CounterMetricFamily(f"ziggurat_{name}", meaning, getattr(self._server.tally, name))
        server = self._server
        here = count_heads(server.people.connected(), server.lobby.tables.values())
        yield GaugeMetricFamily("ziggurat_open_connections", "Connections now.", self._server.reception.connections)
        yield GaugeMetricFamily("ziggurat_people", "People connected now.", here.people)
        yield GaugeMetricFamily("ziggurat_bots", "Processes of hired bots now.", self._bots.count)
        yield GaugeMetricFamily("ziggurat_journal_writable", "1 while the journal can write.", self._server.can_write)
        aside = self._server.set_aside.tables
        yield GaugeMetricFamily(
            "ziggurat_tables_set_aside", "Tables on file that could not be brought back.", len(aside)
        )
        yield _by_stage("ziggurat_tables", "Tables now, by their stage.", here)
        yield from self._of_community(here)

    def _of_community(self, here: Census) -> Iterator[Metric]:
        """The whole as each server saw it last, so that any of them can be asked."""
        living = self._server.living
        whole = total(server.census for server in living) if living else here
        yield GaugeMetricFamily("ziggurat_servers", "Servers with one database, this one too.", len(living) or 1)
        yield GaugeMetricFamily("ziggurat_community_people", "People connected to any of these servers.", whole.people)
        yield _by_stage("ziggurat_community_tables", "Tables of all these servers, by their stage.", whole)


def _by_stage(name: str, meaning: str, census: Census) -> Metric:
    tables = GaugeMetricFamily(name, meaning, labels=["stage"])
    for stage in _STAGES:
        tables.add_metric([stage], getattr(census, stage))
    return tables
