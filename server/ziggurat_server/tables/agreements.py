"""What those who sit at a table can only do together: call the match off, take a finished turn back, play once more."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from twisted.logger import Logger

from ziggurat.wire.messages import Answer, Offer, OfferKind
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.bot_seats import BotSeats
from ziggurat_server.tables.offer import TableOffer
from ziggurat_server.tables.seating import SeatIndex
from ziggurat_server.tables.series import is_between_games
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.substitutes import Substitutes
from ziggurat_server.tables.table_updates import TableUpdates

_log = Logger()


class Agreements:
    """What may be offered at one table, and what follows once all agree; `begin_match` begins a rematch.

    Everyone who sits must agree, present or not; bots always do. An offer is gone with anybody's no, with the stage of
    the table in which it was made and, if it is to take a turn back, when the match moves on. It is not in the journal:
    after a restart of the server it has to be made again.
    """

    def __init__(
        self,
        state: TableState,
        bots: BotSeats,
        substitutes: Substitutes,
        updates: TableUpdates,
        context: ServerContext,
        begin_match: Callable[[], None],
    ) -> None:
        self._state = state
        self._bots = bots
        self._substitutes = substitutes
        self._updates = updates
        self._context = context
        self._begin_match = begin_match
        self._numbers = itertools.count(1)

    def make(self, person: Person, ask: Offer) -> None:
        """Offer something, or agree to it if it is on offer. Raises Refusal."""
        state = self._state
        state.check_present(person)
        seat = self._seat_offering(person, ask)
        self._check_possible(ask.kind, seat)
        if state.offer is None:
            revision = 0 if state.play is None else state.play.revision
            state.offer = TableOffer(next(self._numbers), ask.kind, seat, revision, {person})
        elif state.offer.kind != ask.kind or (ask.kind == "undo_turn" and state.offer.seat != seat):
            raise Refusal("offer_open", "something else is on offer; answer that first")
        else:
            state.offer.agreed.add(person)
        self._updates.send()
        self.settle()

    def answer(self, person: Person, ask: Answer) -> None:
        """Say yes or no. Raises Refusal."""
        state = self._state
        state.check_present(person)
        if not state.seating.seats_of(person):
            raise Refusal("not_seated", "only those with a seat are asked")
        if state.offer is None or state.offer.number != ask.offer:
            raise Refusal("no_such_offer", "that is not on offer, or not any more")
        if ask.yes:
            state.offer.agreed.add(person)
        else:
            state.offer = None
        self._updates.send()
        self.settle()

    def settle(self) -> None:
        """Do what is on offer if everybody has agreed and it can be done."""
        state, offer = self._state, self._state.offer
        if offer is None or not all(map(offer.has, state.seating.holders)):
            return
        if offer.kind == "rematch":
            self._begin_rematch()
            return
        state.offer = None
        self._updates.send()
        if state.play is not None:
            state.play.agree(offer.kind, offer.seat, offer.revision)

    def _begin_rematch(self) -> None:
        """Play once more as soon as every seat has somebody who is there.

        Within a series bots play on for those who have left it, so that it comes to its end.
        """
        state = self._state
        if self._context.closing:
            return
        if is_between_games(state):
            self._seat_bots()
        if all(seat.holder is not None and seat.holder in state.audience for seat in state.seating.seats):
            self._begin_match()

    def _seat_bots(self) -> None:
        """Hire a bot for every open seat in the host's name, as far as the host may."""
        state, host = self._state, self._state.host
        free = [seat for seat in state.seating.seats if seat.is_open]
        if host is None or not free:
            return
        try:
            for seat in free:
                self._bots.hire(seat, self._substitutes.level, host)
        except Refusal as refusal:
            _log.info("table {table} waits for a player: {why}", table=state.code, why=refusal.message)
        self._updates.send()

    def _seat_offering(self, person: Person, ask: Offer) -> SeatIndex:
        """Only a turn is one seat's; whatever else those with several seats offer, they offer with their first."""
        seating = self._state.seating
        if ask.seat is None and ask.kind != "undo_turn":
            return seating.index_meant(person, next(iter(seating.indices_of(person)), None))
        return seating.index_meant(person, ask.seat)

    def _check_possible(self, kind: OfferKind, seat: SeatIndex) -> None:
        stage = self._state.stage
        match kind:
            case "rematch":
                stage.finished_play()
                self._context.check_not_closing()
            case "call_off":
                stage.running_play()
            case "undo_turn":
                if not stage.running_play().match.may_undo_turn(seat):
                    raise Refusal("nothing_to_undo", "there is no finished turn of yours that can be taken back")
