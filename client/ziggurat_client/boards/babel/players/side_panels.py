"""What stands beside the board of Babel: the players, their quarries, and the piles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ziggurat.games.babel.actions import BabelAction, Build, Progress, QuarrySource
from ziggurat.games.babel.position import Shown
from ziggurat.games.game import Seat
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.piles import PileName, Piles, piles_panel
from ziggurat_client.boards.babel.board.quarries import Quarry, quarry_panel
from ziggurat_client.boards.babel.choosing.consequences import Known, refusal_of
from ziggurat_client.boards.babel.players.panels import PlayerWords, Standing, player_panel
from ziggurat_client.boards.seats.company import Company, Seated
from ziggurat_client.ui.piece import Piece
from ziggurat_client.wording.words import Words


def _look_at_nothing(pile: PileName) -> None:
    """The piles stay closed to whoever only looks on."""


@dataclass(frozen=True)
class SidePanels:
    """Everything beside the board, with what the players have in the state on show.

    The `company` says whose decision is awaited by now, also while the story has not come so far, since it is what the
    other panels speak of, and which hands lie open. `known` is what the viewer may act on now, None for whoever only
    looks on. Each player has a quarry of the game's own, and one side of the board each, so that no `seat_column` does.
    """

    layout: Layout
    shown: Shown
    company: Company
    known: Known | None = None

    def pieces(self, look_through: Callable[[PileName], None] = _look_at_nothing) -> Iterator[Piece]:
        """The pieces, unless they are behind their tab; `look_through` opens a pile."""
        if self.layout.side is None:
            return
        words = PlayerWords(self._words.say("game.you_pill"), self._words.say("babel.in_hand"))
        for seated in self.company.seated():
            yield from player_panel(self.layout.player(seated.seat), self._standing(seated), words)
            yield from quarry_panel(self.layout, self._quarry(seated))
        yield from piles_panel(self.layout, self._piles(), look_through)

    @property
    def _words(self) -> Words:
        return self.company.words

    def _standing(self, seated: Seated) -> Standing:
        board, seat = self.shown.board, seated.seat
        secrets = self.company.secrets.get(seat)
        return Standing(
            seated,
            board.sides[seat].score,
            self.shown.hands[seat],
            board.final_phase,
            "" if secrets is None else secrets.cards,
            self.parted(seat),
        )

    def _quarry(self, seated: Seated) -> Quarry:
        seat, say = seated.seat, self._words.say
        side = self.shown.board.sides[seat]
        title = say("babel.quarry.yours") if seated.mine else say("babel.quarry.theirs", name=seated.player.name)
        return Quarry(
            seat,
            side.quarry,
            side.start_card,
            side.pawn is None,
            self._may_be_built(seat),
            title,
            self._note(seat),
            (say("babel.quarry.open"), say("babel.quarry.card")),
            say("babel.quarry.start"),
        )

    def _note(self, seat: Seat) -> str:
        """What the open card needs, if it may be used now, or how many cards there are."""
        side, known = self.shown.board.sides[seat], self.known
        if known is not None and side.quarry and not side.start_card and self._may_be_built(seat):
            own = self.shown.board.sides[known.seat]
            here = len(own.column(own.pawn)) if own.pawn else 0
            return self._words.say("babel.quarry.needs", level=side.quarry[-1], count=here)
        return self._words.say("babel.quarry.cards", count=len(side.quarry))

    def parted(self, seat: Seat) -> str:
        """How the larger hand would part equal scores, as long as they are (10.3)."""
        ours, theirs = (self.shown.board.sides[number].score for number in (seat, 1 - seat))
        if ours != theirs or not ours:
            return ""
        held, against = self.shown.hands[seat], self.shown.hands[1 - seat]
        key = "level" if held == against else "ahead" if held > against else "behind"
        return self._words.say(f"babel.breaker.{key}")

    def _may_be_built(self, seat: Seat) -> bool:
        """Whether the viewer may use the open card of that quarry now."""
        known = self.known
        if known is None or known.seat not in self.company.active:
            return False
        if known.seat == seat and self.shown.board.sides[seat].start_card:
            return refusal_of(known, Build("start")) is None
        source: QuarrySource = "own" if known.seat == seat else "opponent"
        column = self.shown.board.sides[known.seat]
        positions = range(len(column.column(column.pawn))) if column.pawn else ()
        ways: list[BabelAction] = [Build(source), *(Progress(position, source) for position in positions)]
        return any(refusal_of(known, way) is None for way in ways)

    def _piles(self) -> Piles:
        shown, say = self.shown, self._words.say
        labels = (say("babel.pile.temples"), say("babel.pile.deck"), say("babel.pile.discard"))
        return Piles(shown.pile, shown.temple_known, shown.deck, shown.board.discard, labels)
