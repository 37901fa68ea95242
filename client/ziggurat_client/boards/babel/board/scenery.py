"""What is on show of Babel, as far as the story has been told."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ziggurat.games.babel.position import Board, Shown, Side
from ziggurat.games.game import Seat, View, Viewer
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.story.scenery import Scenery
from ziggurat_client.stage.telling import Telling


class BabelScenery(Scenery[Layout]):
    """The stage of a story of Babel.

    `hand` is the viewer's. `hopping` are the seats whose pawns are on their way. `final_words` proclaim the final
    phase.
    """

    shown: Shown
    hand: str
    hopping: set[Seat]

    def __init__(
        self,
        view: View[Any, Any],
        layout: Layout,
        viewer: Viewer = None,
        telling: Telling | None = None,
        final_words: str = "",
    ) -> None:
        super().__init__(view, layout, viewer, telling)
        self.final_words = final_words

    @property
    def on_show(self) -> object:
        return self.shown, self.hand

    def show(self, view: View[Any, Any]) -> None:
        self.shown = view.public
        self.hand = "" if view.private is None else view.private.cards
        self.hopping = set()

    @property
    def board(self) -> Board:
        """What lies open."""
        return self.shown.board

    def show_board(self, board: Board) -> None:
        """Show another board; the scores follow from it."""
        self.shown = replace(self.shown, board=board, scores=board.scores)

    def side(self, seat: Seat) -> Side:
        """What lies before a seat."""
        return self.board.sides[seat]

    def show_side(self, seat: Seat, side: Side) -> None:
        """Show another side of a seat."""
        self.show_board(self.board.with_side(seat, side))

    def change_hand(self, seat: Seat, by: int) -> None:
        """Show that a seat has more or fewer cards."""
        hands = list(self.shown.hands)
        hands[seat] += by
        self.shown = replace(self.shown, hands=(hands[0], hands[1]))

    def take_from_hand(self, seat: Seat, cards: str) -> None:
        """Show that these cards left the hand of a seat."""
        self.change_hand(seat, -len(cards))
        if seat == self.viewer:
            for card in cards:
                self.hand = self.hand.replace(card, "", 1)

    def put_in_hand(self, seat: Seat, count: int, cards: str | None) -> None:
        """Show that cards came to the hand of a seat; `cards` are those the viewer knows."""
        self.change_hand(seat, count)
        if seat == self.viewer and cards:
            self.hand = "".join(sorted(self.hand + cards))

    def put_on_discard(self, cards: str) -> None:
        """Show these cards on the discard."""
        self.show_board(replace(self.board, discard=self.board.discard + cards))

    def change_deck(self, by: int) -> None:
        """Show that the people deck has more or fewer cards."""
        self.shown = replace(self.shown, deck=self.shown.deck + by)

    def show_pile(self, count: int, known: tuple[int, ...]) -> None:
        """Show a temple pile of so many cards, of which the topmost are known."""
        self.shown = replace(self.shown, pile=count, temple_known=known)
