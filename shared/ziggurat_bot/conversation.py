"""A bot's talk with a server, without sockets and clocks: messages in, messages out, and when the next act is due."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from ziggurat.bots.deadline import Clock, Deadline
from ziggurat.bots.levels import RandomPlayer
from ziggurat.bots.player import Player
from ziggurat.bots.search.budget import OutOfTime
from ziggurat.games import NoSuchRules, game_named
from ziggurat.games.game import Action, Game, Seat, View
from ziggurat.wire.codec import BadValue, read_raw
from ziggurat.wire.messages import (
    PROTOCOL,
    Act,
    ClientMessage,
    ClockMessage,
    Closing,
    Done,
    Error,
    Happened,
    Hello,
    Lobby,
    Message,
    Ping,
    Pong,
    PositionMessage,
    Ready,
    Reclaim,
    Refused,
    Rejected,
    Say,
    Sit,
    Stand,
    Subscribe,
    Table,
    TableClosed,
    Unsubscribe,
    Welcome,
)
from ziggurat_bot.open_tables import described, open_table
from ziggurat_bot.speaking import SPOKEN, Speaking
from ziggurat_bot.thinking_time import ThinkingTime

MOST_REFUSALS: Final = 20
"""How many actions in one position may be refused before the bot gives up."""
SLOWER: Final = 1.0
"""Seconds to wait before acting again when the moment was wrong, above all when one was too fast."""


class TurnedAway(Exception):
    """The server will not have this bot. The text is a sentence for whoever started it, `code` the server's reason."""

    def __init__(self, sentence: str, code: str = "") -> None:
        super().__init__(sentence)
        self.code = code


class SeatRequest(msgspec.Struct, frozen=True):
    """The seat that a bot wants, and its name there. `seat` counts from 0, None is any seat; `table` None is any table.

    `pause` is the least time in seconds between the arrival of a position and the act, the thinking included.
    A `repeatable` bot pays no heed to the clock, so that it always chooses the same.
    """

    table: str | None
    name: str
    seat: Seat | None = None
    password: str | None = None
    invitation: str | None = None
    pause: float = 0.0
    repeatable: bool = False


class _Decision(msgspec.Struct):
    """A decision that is awaited: what was seen, at which revision, who chooses, and what was chosen so far.

    `due` is when the act may be sent. `refusals` counts the choices that the server did not take. `newer` is what came
    while the answer to the act was still on its way. `is_awaited` is whether anybody waits for it: without that there
    may be nothing to do.
    """

    revision: int
    view: msgspec.Raw
    player: Player
    due: float
    action: Action | None = None
    act: Act | None = None
    sent: bool = False
    refusals: int = 0
    is_awaited: bool = True
    newer: Happened | PositionMessage | None = None


class Conversation:
    """One bot's talk, from `hello` until `over`. Times are seconds of any clock that never goes back.

    It outlives its connection: on a new one the bot greets as who it was, and comes back to its seat.
    """

    def __init__(self, request: SeatRequest, player: Player, random: Random) -> None:
        self.over = False
        self._request = request
        self._table = request.table or ""
        self._token: str | None = None
        self._player = player
        self._random = random
        self._asked: dict[int, type[Message]] = {}
        self._requests = 0
        self._game: Game[Any, Any, Any] | None = None
        self._seat: Seat | None = None
        self._seated = False
        self._decision: _Decision | None = None
        self._person = ""
        self._paused = False
        self._reclaimed = False
        self._time = ThinkingTime()
        self._speaking = Speaking()
        self._unfit: str | None = None
        """Why it cannot play at its table, once it gives the seat back."""

    @property
    def was_welcome(self) -> bool:
        """Whether a server has let it in."""
        return self._token is not None

    def greeting(self) -> Hello:
        """The first message on a new connection: whatever was asked on the last one has no answer any more."""
        self._asked.clear()
        self._decision = None
        request = self._request
        name, invitation = request.name, request.invitation
        return Hello(PROTOCOL, name, client="ziggurat-bot", token=self._token, kind="bot", invitation=invitation)

    def answer(self, message: Message, now: float) -> tuple[ClientMessage, ...]:
        """The messages to send at once when `message` arrives. Raises TurnedAway."""
        match message:
            case Ping(id=request):
                return (Pong(request),)
            case Welcome():
                self._person, self._token = message.person, message.token
                return (self._sit() if self._table else Subscribe(self._ask(Subscribe)),)
            case Lobby() if not self._table:
                self._table = self._open_table(message)
                return (Unsubscribe(self._ask(Unsubscribe)), self._sit())
            case Refused():
                raise TurnedAway(f"the server refuses the bot: {message.message} ({message.code})")
            case Closing(code="shutting_down"):
                pass  # the connection will be lost, and the table may come back with the server
            case Closing() | TableClosed():
                self.over = True
            case Done(id=request):
                asked = self._asked.pop(request, None)
                self._check_fit(asked)
                self._seated |= asked is Sit
                self._take_answer(request, now)
            case Error() | Rejected():
                self._take_refusal(message, now)
            case Table():
                return self._look_round(message)
            case Happened() | PositionMessage():
                self._look_at(message, now)
                return self._remark(message)
            case ClockMessage():
                self._paused = message.state.pause is not None
                self._time.hear_state(message.state, now)
        return ()

    def think(self, clock: Clock) -> None:
        """Choose an action in the time that there is, if a decision is awaited that has not been made.

        Raises TurnedAway.
        """
        decision, game = self._decision, self._game
        if decision is None or decision.act is not None or game is None:
            return
        view = _view(game, decision.view)
        if decision.is_awaited:
            action = decision.player.choose(game, view, self._random, self._out_of_time(clock))
        else:
            unasked = decision.player.unasked(game, view, self._random)
            if unasked is None:
                self._decision = None
                return
            action = unasked
        decision.action = action
        decision.act = Act(self._ask(Act), self._table, decision.revision, msgspec.Raw(msgspec.json.encode(action)))

    def wait(self, now: float) -> float | None:
        """Seconds until there is something to send, or None if only the server can bring something new."""
        decision = self._decision
        if decision is None or decision.act is None or decision.sent or self._paused:
            return None
        return max(0.0, decision.due - now)

    def act(self, now: float) -> Act | None:
        """The act to send now, if one is chosen and due."""
        if self.wait(now) != 0 or self._decision is None:
            return None
        act = self._decision.act
        if act is not None:
            self._decision.sent = True
            self._asked[act.id] = Act
        return act

    def _out_of_time(self, clock: Clock) -> OutOfTime | None:
        """The deadline of the next choice; None if the time does not matter."""
        if self._request.repeatable or self._seat is None:
            return None
        return Deadline(self._time.seconds(self._seat, clock()), clock)

    def _ask(self, kind: type[Message]) -> int:
        """The number of a new request."""
        self._requests += 1
        self._asked[self._requests] = kind
        return self._requests

    def _sit(self) -> Sit:
        request = self._request
        return Sit(self._ask(Sit), self._table, request.seat, request.password, request.invitation)

    def _open_table(self, lobby: Lobby) -> str:
        code = open_table(lobby.tables, self._request.seat, self._request.password is not None)
        if code is None:
            there_are = f"there are: {described(lobby.tables)}" if lobby.tables else "it lists none"
            raise TurnedAway(f"no table of this server has a seat for the bot; {there_are}")
        return code

    def _look_round(self, table: Table) -> tuple[ClientMessage, ...]:
        """Take in the table as it is now, and be ready for whatever comes next at it."""
        self._seat = next(iter(table.your_seats), None)
        self._speaking.hear_table(table, self._seat, self._person)
        if self._seat is None:
            self.over = self._seated
            return ()
        if self._unfit is not None:
            return ()
        try:
            self._game = game_named(table.game, table.rules_version)
        except NoSuchRules as error:
            # Nobody is to wait for a program that cannot play.
            self._game, self._unfit = None, f"this bot cannot play here: {error}"
            return (Stand(self._ask(Stand), self._table),)
        except LookupError as error:
            raise TurnedAway(f"this bot cannot play here: {error}") from error
        self._time.hear_terms(table.clock)
        state, asked = table.seats[self._seat], self._asked.values()
        if state.keeper is None or state.person != self._person:
            self._reclaimed = False
        elif not self._reclaimed:
            self._reclaimed = True
            return (Reclaim(self._ask(Reclaim), self._table),)
        if table.stage == "room" and not state.ready and Ready not in asked:
            return (Ready(self._ask(Ready), self._table),)
        return ()

    def _check_fit(self, asked: type[Message] | None) -> None:
        """The seat is given back, or cannot be. Raises TurnedAway then."""
        if self._unfit is not None and asked is Stand:
            raise TurnedAway(self._unfit)

    def _look_at(self, news: Happened | PositionMessage, now: float) -> None:
        """See whether a decision is awaited in this position.

        What was sent is waited for, whatever others do meanwhile. What was chosen and not sent is forgotten, unless it
        was only another seat that acted, and the choice is still meant.
        """
        decision = self._decision
        if decision is not None and self._is_under_way(decision):
            decision.newer = news
            return
        self._decision = None
        is_awaited = self._seat in news.to_act
        if not (is_awaited or self._seat in news.open) or self._unfit is not None:
            return
        due = now + self._request.pause
        fresh = _Decision(news.revision, news.view, self._player, due, is_awaited=is_awaited)
        if decision is not None and isinstance(news, Happened) and news.actor != self._seat and not news.undone:
            self._carry_over(decision, fresh)
        self._decision = fresh

    def _remark(self, news: Happened | PositionMessage) -> tuple[Say, ...]:
        """What there is to say to the news, if bots may speak here."""
        phrase = None if self._game is None else self._speaking.hear(self._game, news)
        return () if phrase is None else (Say(self._ask(Say), SPOKEN[phrase], self._table, phrase),)

    def _carry_over(self, old: _Decision, fresh: _Decision) -> None:
        """Somebody else acted while we were about to: we wait no longer for it, and do what still fits and may be."""
        fresh.due = old.due
        game = self._game
        if game is None or old.act is None or old.action is None:
            return
        now = _view(game, fresh.view)
        if game.fits(_view(game, old.view), now, old.action) and game.why_not(now, old.action) is None:
            fresh.action, fresh.act = old.action, msgspec.structs.replace(old.act, revision=fresh.revision)

    def _is_under_way(self, decision: _Decision) -> bool:
        """Whether the act was sent and has no answer yet."""
        return decision.sent and decision.act is not None and decision.act.id in self._asked

    def _take_answer(self, request: int | None, now: float) -> None:
        """Our act is done, or will not be: what came meanwhile counts now."""
        decision = self._decision
        if decision is None or decision.act is None or decision.act.id != request or decision.newer is None:
            return
        self._decision = None
        self._look_at(decision.newer, now)

    def _take_refusal(self, refusal: Error | Rejected, now: float) -> None:
        """Only a refused seat is the end; a refused act may be chosen again; anything else does not matter to a bot."""
        asked = None if refusal.id is None else self._asked.pop(refusal.id, None)
        self._check_fit(asked)
        if asked is Sit:
            raise TurnedAway(f"the table refuses the bot: {refusal.message} ({refusal.code})", refusal.code)
        decision = self._decision
        if decision is None or decision.act is None or decision.act.id != refusal.id:
            return
        if decision.newer is None:
            self._choose_again(decision, refusal, now)
        else:
            self._take_answer(refusal.id, now + (SLOWER if refusal.code == "too_fast" else 0))

    def _choose_again(self, decision: _Decision, refusal: Error | Rejected, now: float) -> None:
        """Something else that is legal if the rules refuse the act, so that the match does not hang; the same a little
        later if only the moment was wrong. A stale act, and one that could not be saved, is forgotten: a position is on
        its way. One that came into a pause is sent when that is over.
        """
        if refusal.code in ("stale", "not_saved"):
            return
        if refusal.code == "paused":
            decision.sent = False
            return
        decision.refusals += 1
        if decision.refusals > MOST_REFUSALS:
            raise TurnedAway(f"the server takes no action of the bot: {refusal.message} ({refusal.code})")
        decision.sent = False
        if not decision.is_awaited:
            self._decision = None
        elif isinstance(refusal, Rejected) or refusal.code == "bad_action":
            decision.player, decision.act = RandomPlayer(), None
        else:
            decision.due = now + SLOWER


def _view(game: Game[Any, Any, Any], raw: msgspec.Raw) -> View[Any, Any]:
    """What the server shows. Raises TurnedAway if that is nothing of the game."""
    decoder = msgspec.json.Decoder(View[game.public_type, game.private_type])  # type: ignore[name-defined]
    try:
        return read_raw(decoder, raw)
    except BadValue as error:
        raise TurnedAway(f"the server shows a position that this bot cannot read: {error}") from error
