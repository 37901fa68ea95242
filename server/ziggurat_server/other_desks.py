"""Orders that one server's desk passes to those of the others, which carry them out and answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from twisted.internet.defer import Deferred, fail
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat_server.journal.shared_orders import Outcome, SharedOrders
from ziggurat_server.journal.shelf import Reading
from ziggurat_server.refusal import Refusal
from ziggurat_server.returning import refuse_unread
from ziggurat_server.twisted_types import Clock, Timer

ANSWERING: Final = 8.0
"""Seconds within which another server has to answer; one that is gone is noticed before."""

_UNKNOWN: Final = Outcome(taken=True)
"""What has to be assumed of an order where nobody can look."""

_log = Logger()


def _nobody_obeys(_: str) -> Deferred[str]:
    return fail(RuntimeError("this server has no desk yet"))


@dataclass
class _Passed:
    """An order that was passed to `server`, which may be `gone` by now; how long it is waited for, and for whom."""

    server: int
    patience: Timer
    outcome: Deferred[Outcome] = field(default_factory=Deferred)
    gone: bool = False


class OtherDesks:
    """Passes orders on, and has those carried out that others pass on here.

    The rows of the database are true, the bell only says where to look. A server takes an order once, or not at all.
    """

    def __init__(self, orders: SharedOrders, reading: Reading, clock: Clock) -> None:
        self.obey: Callable[[str], Deferred[str]] = _nobody_obeys
        """Carries out what another server passes on; the answer to it."""
        self._orders = orders
        self._reading = reading
        self._clock = clock
        self._passed: dict[int, _Passed] = {}

    async def ask(self, order: str, server: int | None = None) -> Mapping[int, str]:
        """What the server of that number answers, or each other one; nothing for those that are gone, or go meanwhile.

        Raises Refusal: `not_readable` where the database does not answer, `no_answer` where one of them does not.
        """
        sending: Deferred[dict[int, int]] = self._reading(partial(self._orders.send, order, server))
        sent = await sending.addErrback(refuse_unread)
        passed = [self._expect(number, other) for number, other in sent.items()]
        outcomes = [(one, await one.outcome) for one in passed]
        for one, outcome in outcomes:
            if outcome.answer is None and not one.gone:
                raise _no_answer(one.server, outcome)
        return {one.server: outcome.answer for one, outcome in outcomes if outcome.answer is not None}

    def hear_order(self, number: int) -> None:
        """Another server passes the order of that number on."""
        taking: Deferred[str | None] = self._reading(partial(self._orders.take, number))
        taking.addCallback(partial(self._carry_out, number)).addErrback(_log_undone)

    def hear_answer(self, number: int) -> None:
        """The order of that number may have been answered."""
        if number in self._passed:
            looking: Deferred[str | None] = self._reading(partial(self._orders.answer_to, number))
            looking.addCallback(partial(self._answered, number)).addErrback(_log_undone)

    def lose(self, server: int) -> None:
        """The server of that number is gone: it may have answered before."""
        for number, passed in tuple(self._passed.items()):
            if passed.server == server and not passed.gone:
                passed.gone = True
                self._withdraw(number)

    def _carry_out(self, number: int, order: str | None) -> Deferred[None] | None:
        if order is None:
            return None
        return self.obey(order).addCallback(partial(self._answer, number))

    def _answer(self, number: int, answer: str) -> Deferred[None]:
        return self._reading(partial(self._orders.answer, number, answer))

    def _expect(self, number: int, server: int) -> _Passed:
        passed = _Passed(server, self._clock.callLater(ANSWERING, self._withdraw, number))
        self._passed[number] = passed
        self.hear_answer(number)  # the bell may have rung before
        return passed

    def _answered(self, number: int, answer: str | None) -> None:
        if answer is not None:
            self._settle(number, Outcome(taken=True, answer=answer))

    def _withdraw(self, number: int) -> None:
        withdrawing: Deferred[Outcome] = self._reading(partial(self._orders.withdraw, number))
        withdrawing.addErrback(_cannot_look).addCallback(partial(self._settle, number))

    def _settle(self, number: int, outcome: Outcome) -> None:
        passed = self._passed.pop(number, None)
        if passed is None:
            return
        if passed.patience.active():
            passed.patience.cancel()
        passed.outcome.callback(outcome)


def _no_answer(server: int, outcome: Outcome) -> Refusal:
    done = "may still do what was asked" if outcome.taken else "has done nothing"
    return Refusal("no_answer", f"server {server} does not answer; it {done}")


def _cannot_look(failure: Failure) -> Outcome:
    _log_undone(failure)
    return _UNKNOWN


def _log_undone(failure: Failure) -> None:
    _log.failure("an order between servers came to nothing", failure)
