"""What is asked of the server in a table's room."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.games.game import Seat
from ziggurat.wire.clocks import ClockTerms
from ziggurat.wire.messages import (
    ANY_STYLE,
    AddBot,
    ChooseColour,
    ClientMessage,
    Configure,
    Delay,
    HandOver,
    Rated,
    Ready,
    Remove,
    Say,
    SeriesTerms,
    Sit,
    Stand,
    Start,
)


class RoomRequests:
    """Asks for one table. `ask` sends what is made of a request's number, and says what is refused."""

    def __init__(self, ask: Callable[[Callable[[int], ClientMessage]], None], code: str) -> None:
        self._ask = ask
        self._code = code

    def say(self, text: str) -> None:
        """Say something to the table."""
        self._ask(lambda number: Say(number, text, self._code))

    def start(self) -> None:
        """Start the match with those who sit."""
        self._ask(lambda number: Start(number, self._code, close_open=True))

    def set_ready(self, seat: Seat, ready: bool) -> None:
        """Be ready in a seat, or not."""
        self._ask(lambda number: Ready(number, self._code, ready, seat))

    def choose_colour(self, seat: Seat, colour: int) -> None:
        """Have a colour for a seat."""
        self._ask(lambda number: ChooseColour(number, self._code, colour, seat))

    def set_seats(self, count: int) -> None:
        """Have so many seats."""
        self._ask(lambda number: Configure(number, self._code, seats=count))

    def set_clock(self, terms: ClockTerms) -> None:
        """Play by that clock."""
        self._ask(lambda number: Configure(number, self._code, clock=terms))

    def set_counting(self, series: SeriesTerms, rated: Rated) -> None:
        """Play such series, and have matches change ratings, or not, and show those or not."""
        self._ask(lambda number: Configure(number, self._code, series=series, rated=rated))

    def set_game(self, game: str) -> None:
        """Play another game."""
        self._ask(lambda number: Configure(number, self._code, game=game))

    def rename(self, name: str) -> None:
        """Call the table otherwise."""
        self._ask(lambda number: Configure(number, self._code, name=name))

    def set_delay(self, delay: Delay) -> None:
        """Have watchers see the match so late."""
        self._ask(lambda number: Configure(number, self._code, delay=delay))

    def set_listed(self, listed: bool) -> None:
        """Be found in the lobby, or not."""
        self._ask(lambda number: Configure(number, self._code, listed=listed))

    def set_password(self, password: str) -> None:
        """Lock the table; without a word, unlock it."""
        self._ask(lambda number: Configure(number, self._code, password=password))

    def add_bot(self, seat: Seat, level: str, style: str = ANY_STYLE) -> None:
        """Seat a bot of that level, one of its named players."""
        self._ask(lambda number: AddBot(number, self._code, level, seat, style))

    def change_bot(self, seat: Seat, level: str, style: str = ANY_STYLE) -> None:
        """Have the bot make room for one of another level or style."""
        self.remove(seat)
        self.add_bot(seat, level, style)

    def let_bots_speak(self, speak: bool) -> None:
        """Have bots say a word at turning points, or not."""
        self._ask(lambda number: Configure(number, self._code, bots_speak=speak))

    def remove(self, seat: Seat) -> None:
        """Free a seat of whoever sits there."""
        self._ask(lambda number: Remove(number, self._code, seat))

    def hand_over(self, person: str) -> None:
        """Make somebody else the host."""
        self._ask(lambda number: HandOver(number, self._code, person))

    def sit(self, seat: Seat, name: str | None = None) -> None:
        """Take a seat, or give it to a guest of that name."""
        self._ask(lambda number: Sit(number, self._code, seat, name=name))

    def stand(self, seat: Seat) -> None:
        """Leave a seat."""
        self._ask(lambda number: Stand(number, self._code, seat))
