"""The chances of winning that those who watch a table are told."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from twisted.internet.defer import Deferred

from ziggurat.bounds import SeatChances
from ziggurat.games.game import Game
from ziggurat.wire.messages import Chances, Error, WinningChances
from ziggurat_server.chances.finder import ChanceFinder
from ziggurat_server.guests.people import Answerer, Person
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.watching import Watching


@dataclass(frozen=True, eq=False)
class _Asked:
    """What was asked of the finder."""

    game: Game[Any, Any, Any]
    public: bytes
    found: Deferred[SeatChances | None]


class TableChances:
    """Has them found from what watchers see and from nothing else, as late as they see it; once for all of them."""

    def __init__(self, state: TableState, watching: Watching, finder: ChanceFinder) -> None:
        self._state = state
        self._watching = watching
        self._finder = finder
        self._newest: _Asked | None = None

    def find(self, person: Person, ask: Chances) -> None:
        """Answer as soon as they are found. Raises Refusal where they are not told."""
        self._check_told_to(person)
        showing, play = self._watching.shown, self._state.stage.shown_play
        if showing is None or play is None:
            raise Refusal("match_not_running", "no match is shown at this table")
        tell = partial(self._tell, person, person.answerer(), ask.id, showing.moment.number(None))
        self._found(play.match.game, showing.public).addCallback(tell)

    def _found(self, game: Game[Any, Any, Any], public: bytes) -> Deferred[SeatChances | None]:
        """What the finder says, who is asked once about the same view, and again where it had nothing to say."""
        asked = self._newest
        if asked is None or asked.game is not game or asked.public != public:
            asked = self._newest = _Asked(game, public, self._finder.find(game, public))
            asked.found.addCallback(partial(self._keep, asked))
        return asked.found

    def _keep(self, asked: _Asked, chances: SeatChances | None) -> SeatChances | None:
        if chances is None and self._newest is asked:
            self._newest = None
        return chances

    def _tell(
        self, person: Person, answer: Answerer, request: int, revision: int, chances: SeatChances | None
    ) -> SeatChances | None:
        """Answer them, if they may still know; return the chances for whoever else waits."""
        try:
            self._check_told_to(person)
            if chances is None:
                raise Refusal("no_chances", "nobody can say now how likely each seat is to win")
        except Refusal as refusal:
            answer(Error(refusal.code, refusal.message, request, refusal.params))
        else:
            answer(WinningChances(request, self._state.code, revision, chances))
        return chances

    def _check_told_to(self, person: Person) -> None:
        """Raises Refusal `not_at_table`, and `not_told` to who has a seat, or where people play and the host did not
        allow it."""
        state = self._state
        state.check_present(person)
        if state.seating.seats_of(person):
            raise Refusal("not_told", "who plays is not told how likely each seat is to win")
        if not state.chances_shown and not all(seat.is_left_to_host for seat in state.seating.seats):
            raise Refusal("not_told", "at this table nobody is told how likely each seat is to win")
