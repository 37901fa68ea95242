"""What a greeted person can ask about games nights."""

from __future__ import annotations

from typing import TypeAlias

from twisted.internet.defer import Deferred

from ziggurat.wire.messages import Done, EndNight, HideNight, NextRound, OpenNight, ShowNight, SignOff, SignUp
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.nights.nights import Nights
from ziggurat_server.receipts import Receipts

NightRequest: TypeAlias = OpenNight | ShowNight | HideNight | SignUp | SignOff | NextRound | EndNight


class NightRequests:
    """Answers such requests. Raises Refusal, as what it returns may later, and then nothing has changed."""

    def __init__(self, nights: Nights, context: ServerContext) -> None:
        self._nights = nights
        self._receipts = Receipts(context)

    def show_list(self, person: Person) -> None:
        """Somebody is in the lobby."""
        self._nights.show_list(person)

    def answer(self, person: Person, ask: NightRequest) -> Deferred[None] | None:
        """Do what is asked."""
        match ask:
            case OpenNight():
                return self._nights.open(person, ask).addCallback(lambda code: self._kept(person, ask.id, code))
            case ShowNight():
                self._nights.show(person, ask.night)
            case HideNight():
                self._nights.hide(person, ask.night)
            case SignUp() if ask.level is not None:
                self._nights.sign_up_bot(person, ask.night, ask.level, ask.style)
            case SignUp():
                self._nights.sign_up(person, ask.night)
            case SignOff():
                self._nights.sign_off(person, ask.night, ask.entrant)
            case NextRound():
                return self._nights.next_round(person, ask.night).addCallback(
                    lambda _: self._kept(person, ask.id, ask.night)
                )
            case EndNight():
                self._nights.end(person, ask.night)
        self._kept(person, ask.id, ask.night)
        return None

    def _kept(self, person: Person, request: int, code: str) -> None:
        self._receipts.once_kept(person, Done(request, night=code))
