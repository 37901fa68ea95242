"""The market where a match is told again: its tickets, what was said, and the deals, in place of the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.trade_events import OfferMade, TradeSaid
from ziggurat.games.game import Event, Seat
from ziggurat_client.boards.civilization.market.answers import answers_pieces
from ziggurat_client.boards.civilization.market.deal import DealStage
from ziggurat_client.boards.civilization.market.floor import head_words, plaque_piece, stall_piece, ticket_pieces
from ziggurat_client.boards.civilization.market.hall import Hall
from ziggurat_client.boards.civilization.market.hanging import Hanging
from ziggurat_client.boards.civilization.market.known import KnownMarket
from ziggurat_client.boards.civilization.market.modes import LookAt, MarketCommand, Trading
from ziggurat_client.boards.civilization.market.plan import MarketPlan, TicketGrid, floor_plan
from ziggurat_client.boards.civilization.market.speech import spoken
from ziggurat_client.boards.civilization.market.stage_piece import draw_flourish, prepare, stage_piece
from ziggurat_client.boards.civilization.market.steps import trade
from ziggurat_client.boards.replay_board import Audience
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.window.screen import Box


class MarketToldAgain:
    """Keep it between layouts: it has the deal on show, what was said last, and which ticket is looked at."""

    _known: KnownMarket

    def __init__(self, audience: Audience) -> None:
        """Show something before it is asked for its pieces."""
        self._audience = audience
        self._mode = Trading()
        self._said: TradeSaid | None = None
        self._scrolled = 0
        self._grid: TicketGrid | None = None
        self._plan: MarketPlan | None = None
        self.stage = DealStage()
        self.hanging = Hanging()

    @property
    def hall(self) -> Hall:
        """The market as whoever looks on finds it."""
        audience = self._audience
        return Hall(audience.words, self._known, self._mode, audience.players, self._give, _no_keys)

    def _give(self, command: MarketCommand) -> None:
        """A ticket was chosen, to be looked at."""
        if isinstance(command, LookAt):
            self._mode, _ = trade(self._known, self._mode, command)
            self._audience.changed()

    # ------------------------------------------------------------------ what happens

    def show(self, board: Board, secrets: Mapping[Seat, Own], events: Sequence[Event]) -> None:
        """Show at once where these events led; what was before them is not known."""
        self._said = None
        self.stage = DealStage()
        self.hanging.skip()
        self._find(board, secrets, events)
        self.stage.tell(events, None, reduced=False, still=True)

    def tell(self, board: Board, secrets: Mapping[Seat, Own], events: Sequence[Event]) -> None:
        """These events happened: a deal comes on the stage, and a new ticket into sight."""
        self._find(board, secrets, events)
        telling = self._audience.telling()
        if not telling.reduced and telling.speed:
            self.hanging.hear(events)
        self.stage.tell(events, None, reduced=telling.reduced, still=telling.speed == 0)

    def _find(self, board: Board, secrets: Mapping[Seat, Own], events: Sequence[Event]) -> None:
        self._known = KnownMarket.told_again(board, secrets)
        if self._known.ticket(self._mode.ticket) is None:
            self._mode = Trading()
        for event in events:
            if isinstance(event, TradeSaid):
                self._said = event
            elif isinstance(event, OfferMade):
                self._scrolled = len(self._known.tickets)

    def update(self, elapsed: float) -> bool:
        """Move on; return whether a flourish, or a ticket on its way, has just come to its end."""
        playing = self.stage.playing
        self.stage.update(elapsed)
        ended = playing and not self.stage.playing
        return self.hanging.update(elapsed) or ended

    @property
    def animating(self) -> bool:
        """Whether a deal is being struck, or tickets come or go."""
        return self.stage.playing or self.hanging.moves

    # ------------------------------------------------------------------ the pieces

    def pieces(self, box: Box) -> Iterator[Piece]:
        """Everything of it, in the place of the map, lowest first."""
        hall, plan = self.hall, floor_plan(box)
        self._plan = plan
        yield stall_piece(plan)
        yield plaque_piece(hall, plan)
        said = None if self._said is None else spoken(hall, self._said)
        yield head_words(hall, plan.head, said if said is not None and said.is_heard else None)
        with_stage = plan.has_stage or self.stage.playing
        self._grid = TicketGrid(plan.tickets_in(with_stage), len(self._known.tickets), self._scrolled)
        yield from ticket_pieces(hall, self._grid, self._turn, self.hanging)
        ticket = self._known.ticket(self._mode.ticket)
        if with_stage and ticket is not None and not self.stage.playing:
            yield from answers_pieces(hall, plan.stage, ticket)
        elif with_stage:
            yield stage_piece(hall, plan.stage, self.stage)

    def _turn(self, rows: int) -> bool:
        """Show other rows of tickets; return whether there were any."""
        if self._grid is None:
            return False
        before = self._grid.first
        self._scrolled = min(max(0, before + rows), self._grid.most_scrolled)
        if self._scrolled != before:
            self._audience.changed()
        return self._scrolled != before

    def draw(self, easel: Easel) -> None:
        """Draw the deal that is being struck, and the tickets that come and go."""
        if self._plan is None:
            return
        if self.stage.playing:
            draw_flourish(easel, self.hall, self._plan.stage, self.stage)
        elif self._plan.has_stage:
            prepare(easel, self._plan.stage)
        self.hanging.draw(easel, self._plan.floor)


def _no_keys(_: object) -> str:
    """Nothing is done there by a key of its own."""
    return ""
