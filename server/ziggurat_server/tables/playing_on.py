"""A new match at a table that goes on from a position of the finished one, with everyone where they sat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.match.match import Match
from ziggurat.wire.messages import PlayOn
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.moments.played_again import PlayedAgain
from ziggurat_server.tables.openings import branch_of
from ziggurat_server.tables.play_on_offer import PlayOnOffer
from ziggurat_server.tables.state import TableState

_log = Logger()


class PlayingOnTogether:
    """Begins it once everyone who sits agrees, and is there. Nobody can be deceived by it: the server itself has the
    record, which lay open to all of them, and what comes of it changes no ratings.

    `told` is called when the offer is another one, `begin` begins the match.
    """

    def __init__(
        self,
        state: TableState,
        context: ServerContext,
        told: Callable[[], None],
        begin: Callable[[PlayedAgain], None],
    ) -> None:
        self._state = state
        self._context = context
        self._told = told
        self._begin = begin

    def want(self, person: Person, ask: PlayOn) -> None:
        """Offer it, agree to it, or say no. Raises Refusal."""
        state = self._state
        state.check_present(person)
        match = state.stage.finished_play().match
        if not state.seating.seats_of(person):
            raise Refusal("not_seated", "only those with a seat are asked")
        offer = state.play_on_offer
        if not ask.yes:
            if offer is None:
                raise Refusal("no_such_offer", "that is not on offer, or not any more")
            state.play_on_offer = None
        elif offer is None:
            self._context.check_not_closing()
            self._check_goes_on(match, ask.step)
            state.play_on_offer = PlayOnOffer(ask.step, state.seating.indices_of(person)[0], {person})
        elif offer.step != ask.step:
            raise Refusal("offer_open", "something else is on offer; answer that first")
        else:
            offer.agreed.add(person)
        self._told()
        self.settle()

    def settle(self) -> None:
        """Prepare the match if everybody has agreed. That takes a while, in which everyone may change their mind."""
        state, offer = self._state, self._state.play_on_offer
        if offer is None or offer.is_prepared or not self._is_wanted(offer):
            return
        offer.is_prepared = True
        play = state.stage.finished_play()
        names = tuple(seat.name or "" for seat in state.seating.seats)
        record = play.match.record(names, state.seating.colours)
        prepare = partial(branch_of, state.code, record, offer.step, state.name, self._context.limits.moments)
        preparing = self._context.aside(prepare).addCallback(partial(self._prepared, offer))
        preparing.addErrback(partial(self._failed, offer))

    def _check_goes_on(self, match: Match, step: int) -> None:
        """Raises Refusal `no_such_step`, `match_over` or `other_rules`."""
        steps = match.step_count
        if step > steps:
            raise Refusal("no_such_step", f"the match has only {steps} steps", steps=steps)
        if step == steps and not match.called_off:
            raise Refusal("match_over", "the match is over there")
        if match.game.rules_version != self._state.game.rules_version:
            raise Refusal("other_rules", "it was played under other rules than today's")

    def _is_wanted(self, offer: PlayOnOffer) -> bool:
        """Whether it can begin: everyone agrees, and every seat has somebody who is there."""
        seating, audience = self._state.seating, self._state.audience
        if self._context.closing or not all(map(offer.has, seating.holders)):
            return False
        return all(seat.holder is not None and seat.holder in audience for seat in seating.seats)

    def _prepared(self, offer: PlayOnOffer, again: PlayedAgain) -> None:
        if self._state.closed or self._state.play_on_offer is not offer:
            return
        if self._is_wanted(offer):
            self._begin(again)
        else:
            offer.is_prepared = False

    def _failed(self, offer: PlayOnOffer, failure: Failure) -> None:
        _log.failure("the match of table {table} cannot be played on", failure, table=self._state.code)
        if self._state.play_on_offer is offer:
            self._state.play_on_offer = None
            self._told()
