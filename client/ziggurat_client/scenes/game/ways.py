"""Where one can go from a match: the rules, what has happened, the menu, and out."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.wire.messages import Error, Sit
from ziggurat_client.network.remote import Answer
from ziggurat_client.network.table_record import TableRecord
from ziggurat_client.scenes.game.clocks import GameClocks
from ziggurat_client.scenes.game.guiding import Guiding
from ziggurat_client.scenes.game.menu import GameMenu
from ziggurat_client.scenes.game.offers import TableOffers
from ziggurat_client.scenes.game.refusals import Refusals
from ziggurat_client.scenes.game.since import SinceScene, told_since
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.host_menu import HostMenu
from ziggurat_client.wording.leaving import leaving
from ziggurat_client.wording.refusals import refusal
from ziggurat_client.wording.seats import is_open


class GameWays:
    """The ways that lead from one table's match. `close` takes its scene off the stack."""

    def __init__(
        self,
        atlas: Atlas,
        record: TableRecord,
        offers: TableOffers,
        clocks: GameClocks,
        refusals: Refusals,
        guiding: Guiding,
        close: Callable[[], None],
    ) -> None:
        self._atlas = atlas
        self._record = record
        self._offers = offers
        self._clocks = clocks
        self._refusals = refusals
        self._guiding = guiding
        self._close = close

    def open_rules(self, paragraph: str = "") -> None:
        """The rules at a paragraph; without one, at that which the last refusal named."""
        self._atlas.stack.push(self._atlas.rules(self._record.table.game, paragraph or self._refusals.rule))

    def look_back(self) -> None:
        """What has happened so far."""
        self._atlas.stack.push(self._atlas.live_replay(self._record.code))

    def open_menu(self) -> None:
        """Everything else that one can do."""
        agree = None if self._record.seat is None else self._offers.open
        host = self._open_host_menu if self._is_host_of_others else None
        reclaim = self._clocks.offer_seat if self._record.kept_seats else None
        menu = GameMenu(
            self._atlas,
            self.look_back,
            self.open_rules,
            self._leave,
            self._leaving,
            agree,
            host,
            reclaim,
            None if self._guiding.notes is None else self._guiding,
            self._sit if self._has_free_seat else None,
            self._since(),
        )
        self._atlas.stack.push(menu)

    def tell_long_past(self) -> None:
        """What has happened since our last decision, to those who come back after more than a little."""
        told = told_since(self._atlas.services, self._record)
        if told is not None and told.is_long and self._record.seat is not None:
            self._atlas.stack.push(SinceScene(self._atlas, self._record.code, told))

    def _since(self) -> Callable[[], None] | None:
        """The way to what has happened since our last decision, if there is anything."""
        told = told_since(self._atlas.services, self._record)
        return (
            None if told is None else lambda: self._atlas.stack.push(SinceScene(self._atlas, self._record.code, told))
        )

    @property
    def _is_host_of_others(self) -> bool:
        """Whether the table is ours, on a server where others may come."""
        services = self._atlas.services
        return services.servers.private is None and services.remote.hosts(self._record)

    @property
    def _has_free_seat(self) -> bool:
        """Whether we look on, and somebody may play on in a seat that the host has freed."""
        return self._record.seat is None and any(map(is_open, self._record.table.seats))

    def _sit(self) -> None:
        """Take that seat; our own view of the match follows."""
        services, record = self._atlas.services, self._record

        def answered(answer: Answer) -> None:
            if isinstance(answer, Error):
                services.banner.refuse(refusal(services.words, answer.code, answer.params))

        services.remote.ask(lambda number: Sit(number, record.code, password=record.password), answered)

    def _open_host_menu(self) -> None:
        """What only the host can do."""
        self._atlas.stack.push(HostMenu(self._atlas, self._record.code))

    @property
    def _leaving(self) -> str:
        """What becomes of our seat if we leave."""
        services = self._atlas.services
        private = services.servers.private
        waits = private is not None and private.game is not None
        return leaving(services.words, self._record, alone=private is not None, waits=waits)

    def _leave(self) -> None:
        services = self._atlas.services
        if services.servers.private is not None:
            # The server ends here, with our seat still ours.
            self._atlas.stack.home()
        else:
            services.remote.leave(self._record.code)
            self._close()
