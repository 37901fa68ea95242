"""What is on show: Babel as far as the story has been told, and what moves over the board."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.babel.position import Board, Shown, Side
from ziggurat.games.game import Seat, Viewer
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.stage.flight import Flyer
from ziggurat_client.stage.particles import Particles
from ziggurat_client.stage.telling import Telling
from ziggurat_client.ui.piece import Easel


class Scenery:
    """The stage of the story. Clips change it step by step; it ends exactly at the newest position.

    `hand` is the viewer's. `viewer` is whom the story is told, and `telling` how; it may be changed between stories.
    `hopping` are the seats whose pawns are on their way. `fading` says how much of the picture before still shines
    through, 0 to 1.
    """

    def __init__(
        self,
        shown: Shown,
        hand: str,
        layout: Layout,
        viewer: Viewer = None,
        telling: Telling | None = None,
        final_words: str = "",
    ) -> None:
        """`final_words` proclaim the final phase."""
        self.shown = shown
        self.hand = hand
        self.layout = layout
        self.viewer = viewer
        self.final_words = final_words
        self.telling = telling or Telling()
        self.fading = 0.0
        self.hopping: set[Seat] = set()
        self.flyers: list[Flyer] = []
        self.particles = Particles()
        self.shake = (0.0, 0.0)

    @property
    def board(self) -> Board:
        """What lies open."""
        return self.shown.board

    @property
    def lively(self) -> bool:
        """Whether something moves that no clip moves."""
        return self.particles.flying

    def settle(self, shown: Shown, hand: str) -> None:
        """The story is told: this is the truth."""
        self.shown, self.hand = shown, hand
        self.hopping.clear()
        self.flyers.clear()
        self.fading = 0.0
        self.stand_still()

    def stand_still(self) -> None:
        """The board does not shake any more."""
        self.shake = (0.0, 0.0)

    # ------------------------------------------------------------------ changes of the story

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

    # ------------------------------------------------------------------ what moves

    def update(self, elapsed: float) -> None:
        """Let `elapsed` seconds pass for what no clip moves."""
        self.particles.update(elapsed)

    def draw(self, easel: Easel) -> None:
        """Draw what moves."""
        for flyer in self.flyers:
            flyer.draw(easel)
        self.particles.draw(easel.surface, easel.screen)
