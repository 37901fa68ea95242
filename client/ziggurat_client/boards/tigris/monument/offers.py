"""What the cards say: of each monument whom it would pay, or why it cannot be built now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.monuments import Monument
from ziggurat_client.boards.tigris.art.towers import monument_colours
from ziggurat_client.boards.tigris.choosing.forecasts import monument_forecast
from ziggurat_client.boards.tigris.choosing.known import Known
from ziggurat_client.boards.tigris.choosing.modes import Building
from ziggurat_client.boards.tigris.monument.plan import MOST
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller

State: TypeAlias = Literal["open", "built", "unfit"]
"""Whether a monument may be built, stands on the map already, or does not fit the square."""
_PRECEDENCE: Final[tuple[State, ...]] = ("open", "built", "unfit")


@dataclass(frozen=True)
class Offer:
    """A monument on its card, and a line about it, of `parts`, or a `brief` one where there is little room. `pays` says
    for each of its colours whom it would pay each turn; `chosen` that it would be built now."""

    monument: Monument
    state: State
    title: str
    parts: tuple[str, ...]
    pays: tuple[tuple[Colour, Seat | None], ...] = ()
    chosen: bool = False
    brief: str = ""

    @property
    def line(self) -> str:
        """The parts on one line."""
        return ", ".join(self.parts)

    @property
    def lines(self) -> str:
        """Each part on a line of its own."""
        return ",\n".join(self.parts)


def fitting(known: Known, mode: Building) -> tuple[Monument, ...]:
    """The monuments that may be built on the square that is meant."""
    return next((square.monuments for square in known.board.squares if square.space == mode.space), ())


def offers_of(known: Known, mode: Building, names: Sequence[str], teller: TigrisTeller) -> tuple[Offer, ...]:
    """The monuments of the game in their order; of more than there are cards for, those that may be built go first."""
    telling = _Telling(known, mode, names, teller)
    offers = tuple(map(telling.offer, known.board.options.monuments))
    on_cards = sorted(offers, key=lambda offer: _PRECEDENCE.index(offer.state))[:MOST]
    return tuple(offer for offer in offers if offer in on_cards)


@dataclass(frozen=True)
class _Telling:
    """Finds the words of cards."""

    known: Known
    mode: Building
    names: Sequence[str]
    teller: TigrisTeller

    def offer(self, monument: Monument) -> Offer:
        """The card of a monument."""
        title = self.teller.monument(monument)
        if monument in [standing.monument for standing in self.known.board.monuments]:
            return Offer(monument, "built", title, (self._say("built"),))
        if monument not in fitting(self.known, self.mode):
            first, second = map(self.teller.color, monument_colours(monument))
            reason, brief = (self._say(key, first=first, second=second) for key in ("unfit", "unfit.brief"))
            return Offer(monument, "unfit", title, (reason,), brief=brief)
        pays = monument_forecast(self.known.board, monument, self.mode.space).pays
        return Offer(monument, "open", title, self._payment(pays), pays, monument == self.mode.monument)

    def _payment(self, pays: tuple[tuple[Colour, Seat | None], ...]) -> tuple[str, ...]:
        """How many points each turn for whom, the viewer first."""
        counts = Counter(seat for _, seat in pays if seat is not None)
        if not counts:
            return (self._say("pays.nobody"),)
        seats = sorted(counts, key=lambda seat: seat != self.known.seat)
        return tuple(
            self._say("pays.you" if seat == self.known.seat else "pays.they", count=counts[seat], name=self.names[seat])
            for seat in seats
        )

    def _say(self, key: str, **blanks: str | int) -> str:
        return self.teller.words.say(f"tigris.building.{key}", **blanks)
