"""The market on the screen, in place of the map: what it is made of, and what it remembers between layouts."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import pygame

from ziggurat.games.civilization.trade_cards import CardId
from ziggurat.games.civilization.trade_events import TradeSaid
from ziggurat.games.game import Event, Seat, View, Viewer
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.civilization.market.composing import offer_pieces
from ziggurat_client.boards.civilization.market.corner import HIGHEST, Showing, corner_pieces, showing
from ziggurat_client.boards.civilization.market.deal import DealStage
from ziggurat_client.boards.civilization.market.floor import Timer, head_pieces, stall_piece, ticket_pieces, timer_box
from ziggurat_client.boards.civilization.market.hall import Hall
from ziggurat_client.boards.civilization.market.hand import hand_pieces
from ziggurat_client.boards.civilization.market.hanging import Hanging
from ziggurat_client.boards.civilization.market.keyboard import market_command
from ziggurat_client.boards.civilization.market.known import KnownMarket
from ziggurat_client.boards.civilization.market.modes import MarketCommand, MarketPress, Send, Trading
from ziggurat_client.boards.civilization.market.plan import MarketPlan, TicketGrid, market_plan
from ziggurat_client.boards.civilization.market.rivals import rival_pieces, rivals
from ziggurat_client.boards.civilization.market.speech import MOST, Speech, newest_heard, spoken
from ziggurat_client.boards.civilization.market.stage_piece import draw_flourish, prepare, stage_piece
from ziggurat_client.boards.civilization.market.steps import answer_read, trade
from ziggurat_client.boards.civilization.market.talk import LONGEST, talk_pieces, utterance
from ziggurat_client.boards.places import Places
from ziggurat_client.input.intentions import intention_of
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.ui.scroll import ScrollList
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box

NOTE: Final = 200
"""The most characters of a note beside an offer (9.2)."""
_TEXT_SCALE: Final = 2 / 3
"""Sayings are broken into lines as in the smallest window, where their letters are widest."""
_ON_MAP: Final = (MarketPress.FLIP, MarketPress.READY)
"""What keys mean of the market while one looks at the map."""
_NOWHERE: Final = Box(0, 0, 0, 0)


class MarketBoard:
    """Keep it between layouts: it has the fields, what was said, the deal on show, and which rows are in sight."""

    def __init__(
        self,
        desk: Desk,
        view: Callable[[], View[Any, Any]],
        mode: Callable[[], object],
        command: Callable[[MarketCommand], None],
    ) -> None:
        """`view` and `mode` say what is seen and done now; `command` is called with what a player decides."""
        self._desk = desk
        self._view = view
        self._mode = mode
        self._command = command
        self._looking_on = Trading()
        """What a watcher looks at."""
        self._said: deque[TradeSaid] = deque(maxlen=MOST)
        self._scrolled = 0
        self._plan: MarketPlan | None = None
        self._grid: TicketGrid | None = None
        self.stage = DealStage()
        self.hanging = Hanging()
        self.note = TextField("market note", _NOWHERE, desk.clock, longest=NOTE, size=17)
        self._field = TextField("market saying", _NOWHERE, desk.clock, longest=LONGEST, size=17, entered=self._utter)
        self._heard = ScrollList("market heard", _NOWHERE, follows=True)

    # ------------------------------------------------------------------ what is done

    @property
    def trading(self) -> Trading:
        """What the viewer is doing at the market."""
        mode = self._mode()
        return mode if isinstance(mode, Trading) else self._looking_on

    @property
    def hall(self) -> Hall:
        """The market as the viewer finds it."""
        desk = self._desk
        known, (given, fresh) = KnownMarket.of(self._view()), self._changing_hands(desk.viewer)
        return Hall(desk.words, known, self.trading, desk.players(), self._give, desk.prompts.cap, fresh, given)

    def key(self, event: pygame.Event) -> bool:
        """Do what a key means at the market; return whether it means anything."""
        command = market_command(intention_of(event), self.note.text.strip())
        if command is None or (self.trading.on_map and command not in _ON_MAP):
            return False
        self._give(command)
        return True

    def _give(self, command: MarketCommand) -> None:
        """A command was given; a watcher only looks."""
        before = self.trading
        if self._desk.viewer is None:
            self._looking_on, _ = trade(KnownMarket.of(self._view()), before, command)
            self._desk.changed()
            return
        self._command(command)
        if before.lot and not self.trading.lot and isinstance(command, Send):
            self.note.text = ""

    # ------------------------------------------------------------------ what happens

    def hear(self, events: Sequence[Event]) -> None:
        """These things happened: what was said is kept."""
        self._said.extend(event for event in events if isinstance(event, TradeSaid))

    def tell(self, events: Sequence[Event]) -> None:
        """These things happened just now: a deal comes on the stage."""
        self.hear(events)
        telling = self._desk.telling()
        if not telling.reduced and telling.speed:
            self.hanging.hear(events)
        self.stage.tell(events, self._desk.viewer, reduced=telling.reduced, still=telling.speed == 0)

    def update(self, elapsed: float) -> bool:
        """Move on; return whether a flourish, or a ticket on its way, has just come to its end."""
        playing, seconds = self.stage.playing, elapsed * (self._desk.telling().speed or 1.0)
        self.stage.update(seconds)
        ended = playing and not self.stage.playing
        return self.hanging.update(seconds) or ended

    def _utter(self) -> None:
        said = utterance(self._field)
        if said is not None:
            self._give(said)

    def _turn(self, rows: int) -> bool:
        """Show other rows of tickets; return whether there were any."""
        if self._grid is None:
            return False
        before = self._grid.first
        self._scrolled = min(max(0, before + rows), self._grid.most_scrolled)
        if self._scrolled != before:
            self._desk.changed()
        return self._scrolled != before

    # ------------------------------------------------------------------ where things are

    def _others(self, hall: Hall) -> tuple[Seat, ...]:
        """The seats that have a panel beside the market."""
        return tuple([seat for seat in range(hall.known.board.seats) if seat != hall.seat])

    def _planned(self, hall: Hall, places: Places) -> MarketPlan:
        """Where everything lies."""
        return market_plan(places, len(self._others(hall)), with_hand=hall.seat is not None)

    def panel(self, places: Places, seat: Seat) -> Box | None:
        """The panel of a seat; one's own is the hand."""
        hall = self.hall
        plan, others = self._planned(hall, places), self._others(hall)
        if seat == hall.seat:
            return plan.hand
        return plan.rivals[others.index(seat)] if plan.rivals else None

    # ------------------------------------------------------------------ the pieces

    def pieces(self, places: Places) -> Iterator[Piece]:
        """Everything of the market, lowest first."""
        hall = self.hall
        plan = self._plan = self._planned(hall, places)
        said = [speech for each in self._said if (speech := spoken(hall, each)) is not None]
        if plan.hand is not None:
            yield from hand_pieces(hall, plan.hand)
        yield from self._floor(hall, plan, said)
        yield from self._column(hall, plan, said)
        if plan.rivals:
            yield from rival_pieces(hall, rivals(hall, self._others(hall)), plan.rivals)

    def _floor(self, hall: Hall, plan: MarketPlan, said: Sequence[Speech]) -> Iterator[Piece]:
        yield stall_piece(plan)
        yield self._timer(hall, plan)
        yield from head_pieces(hall, plan, newest_heard(said))
        with_stage = self._has_stage(hall, plan)
        count = len(hall.known.tickets)
        self._grid = TicketGrid(plan.tickets_in(with_stage), count, self._scrolled)
        yield from ticket_pieces(hall, self._grid, self._turn, self.hanging)
        if with_stage:
            yield stage_piece(hall, plan.stage, self.stage)

    def _has_stage(self, hall: Hall, plan: MarketPlan) -> bool:
        """Whether the stage has a place of its own: it gives way where tickets need it."""
        if not plan.has_stage:
            return False
        without = TicketGrid(plan.tickets_in(True), len(hall.known.tickets), 0)
        return not without.most_scrolled or self.stage.playing

    def _timer(self, hall: Hall, plan: MarketPlan) -> Timer:
        desk = self._desk
        still = desk.telling().reduced
        seconds = hall.known.board.options.trade_seconds
        title = hall.say("civilization.market.title").upper()
        return Timer(timer_box(plan), title, desk.clock, desk.reading, seconds, still=still)

    def _column(self, hall: Hall, plan: MarketPlan, said: Sequence[Speech]) -> Iterator[Piece]:
        """The lot, and below it an answer, an offer or what is said; in one place where there is little room."""
        shown = self._shown(hall, plan)
        if plan.offer is not None and (not plan.low or shown == "lot"):
            yield from offer_pieces(hall, plan.offer, self.note)
        if plan.corner is None or shown == "lot":
            return
        below = plan.below_corner(HIGHEST)
        if shown != "talk":
            yield from corner_pieces(hall, plan.corner, alone=plan.low)
        talk = plan.corner if shown == "talk" else below
        if talk is not None:
            yield from talk_pieces(hall, talk, said, self._heard, self._field, _TEXT_SCALE)

    def _shown(self, hall: Hall, plan: MarketPlan) -> Showing:
        """What stands below the lot, or in its place where there is room for one of them only: there it is the lot,
        unless something else was asked for."""
        shown, mode = showing(hall), hall.mode
        if not plan.low or hall.seat is None:
            return shown
        read = answer_read(hall.known, mode)
        # An own answer is met before another one is put together: it can be taken back there.
        met = read is not None and (read.seat == hall.seat or read.id == mode.reply)
        asked = {
            "talk": mode.corner == "talk",
            "answer": bool(mode.reply or mode.ticket),
            "ticket": met or not mode.answering,
        }
        return shown if asked.get(shown, False) else "lot"

    # ------------------------------------------------------------------ what moves

    def _changing_hands(self, viewer: Viewer) -> tuple[tuple[CardId, ...], tuple[CardId, ...]]:
        """The cards that the deal being struck takes from the viewer, and those that it brings."""
        deal = self.stage.deal
        if deal is None or not self.stage.playing or deal.left.seat != viewer:
            return (), ()
        return deal.left.cards or (), deal.right.cards or ()

    @property
    def animating(self) -> bool:
        """Whether a deal is being struck on the stage, or tickets come or go."""
        return self.stage.playing or self.hanging.moves

    def skip(self) -> bool:
        """End the flourish and every ticket's way; return whether there was any."""
        playing = self.stage.playing
        self.stage.skip()
        return self.hanging.skip() or playing

    def draw(self, easel: Easel) -> None:
        """Draw the deal that is being struck, and the tickets that come and go."""
        if self._plan is None:
            return
        if self.stage.playing:
            draw_flourish(easel, self.hall, self._plan.stage, self.stage)
        else:
            prepare(easel, self._plan.stage)
        self.hanging.draw(easel, self._plan.floor)
