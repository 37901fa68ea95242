"""How the seats stand, as their panels show it: from the state on show, and from what lies open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ziggurat.games.game import Seat, Viewer
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.position import Screened, Shown
from ziggurat.games.tigris.scoring import spread
from ziggurat_client.boards.seats.company import Seated
from ziggurat_client.wording.words import Words


@dataclass(frozen=True)
class Standing:
    """One seat: which of its leaders are on the map (`led`), how many tiles it holds, its catastrophes left, and what
    is behind its wall, if that is `open`. A `docked` seat has the rest in the dock."""

    seated: Seated
    colours: tuple[Colour, ...]
    led: tuple[bool, ...]
    hand: int
    catastrophes: int
    open: Screened | None = None
    secret: bool = False
    """Whether what is open is so to the viewer alone."""
    docked: bool = False

    @property
    def points(self) -> tuple[int, ...]:
        """The points by colour, as far as they are known."""
        return () if self.open is None else self.open.points[: len(self.colours)]

    @property
    def treasures(self) -> int:
        """How many are known."""
        return 0 if self.open is None else self.open.treasures

    @property
    def filled(self) -> tuple[int, ...]:
        """The points by colour once the treasures are where they help most (rule 10)."""
        return spread(self.points, self.treasures)

    @property
    def weakest(self) -> tuple[bool, ...]:
        """Which colours then decide: none while all are alike."""
        filled = self.filled
        low = min(filled)
        return tuple(low != max(filled) and points == low for points in filled)


@dataclass(frozen=True)
class PlayerWords:
    """The words on the panels."""

    you: str
    next: str
    hidden: str
    score: str
    only_you: str
    tiles: tuple[str, ...]
    """What no tile, one tile and several tiles are called."""

    @classmethod
    def of(cls, words: Words, *, over: bool) -> PlayerWords:
        """In the person's language; once the game is `over`, the score is final."""
        return cls(
            words.say("game.you_pill"),
            words.say("game.next"),
            words.say("tigris.players.hidden"),
            words.say("tigris.players.score") if over else words.say("tigris.players.score_now"),
            words.say("tigris.players.only_you"),
            tuple(words.say("tigris.players.tiles", count=count) for count in range(3)),
        )


def lying_open(shown: Shown, viewer: Viewer, own: Screened | None) -> Mapping[Seat, Screened]:
    """What is behind the walls that are open to the viewer: one's own, and all of them in the end."""
    unveiled = shown.unveiled
    if unveiled is not None:
        sides = zip(unveiled.hands, unveiled.points, unveiled.treasures, strict=True)
        return {seat: Screened(*side) for seat, side in enumerate(sides)}
    return {} if own is None or viewer is None else {viewer: own}


def standing_of(
    seated: Seated, shown: Shown, opened: Mapping[Seat, Screened], *, secret: bool, docked: bool
) -> Standing:
    """How one seat stands."""
    board, seat = shown.board, seated.seat
    colours = board.options.colours
    return Standing(
        seated,
        colours,
        tuple(space is not None for space in board.leaders[seat][: len(colours)]),
        shown.hands[seat],
        board.catastrophes[seat],
        opened.get(seat),
        secret,
        docked,
    )
