"""The players' panels: who sits there, what they hold, and how they stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.ur.land import owned_squares
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.scoring import cubes_on_tiles, score
from ziggurat.games.ur.tiles import HIDDEN, Tile
from ziggurat_client.art import numerals, tones
from ziggurat_client.art.badges import PLAIN_PILL, draw_pill, pill_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import darken
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import NumeralGlow, draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import PanelStyle
from ziggurat_client.art.plaque import draw_hand_pair
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import text_width
from ziggurat_client.art.ziggurat import draw_ziggurat, draw_ziggurat_flat
from ziggurat_client.boards.seats.company import Seated
from ziggurat_client.boards.seats.head import NAME_AT, SECOND_LINE, draw_head, name_room
from ziggurat_client.boards.ur.board.layout import HAND_PLAQUE
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_beginning, draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_REST: Final = PanelStyle("#172a68", "#0c1740", edge_alpha=0.75)
_ACTIVE: Final = PanelStyle(
    "#27459f", "#12225a", tones.BRIGHT_EDGE, edge_width=3, glow="#ffb63d", glow_radius=26, glow_strength=0.95
)
_POINTS_WIDTH: Final = 84.0


@dataclass(frozen=True)
class Standing:
    """How one seat stands, as its panel shows it. `cubes` are those on tiles, if they decide: the seat shares the
    highest score."""

    hand: Tile
    supply: int
    built: int
    tiles: int
    points: int
    cubes: int | None = None

    @classmethod
    def of(cls, position: Position, seat: Seat) -> Standing:
        """As `position` has it."""
        scores = [score(position, other).points for other in range(len(position.hands))]
        shares = scores[seat] == max(scores) > 0 and scores.count(scores[seat]) > 1
        return cls(
            position.hands[seat],
            position.supplies[seat],
            sum(builder == seat for builder in position.ziggurats),
            len(owned_squares(position, seat)),
            scores[seat],
            cubes_on_tiles(position, seat) if shares else None,
        )


@dataclass(frozen=True)
class PanelWords:
    """The words on every panel."""

    supply: str
    built: str
    tiles: str
    points: str
    you: str
    next: str
    words: Words

    @classmethod
    def of(cls, words: Words) -> PanelWords:
        """In the person's language."""
        return cls(
            words.say("ur.supply"),
            words.say("ur.built"),
            words.say("ur.tiles"),
            words.say("game.points"),
            words.say("game.you_pill"),
            words.say("game.next"),
            words,
        )

    def below_points(self, standing: Standing) -> str:
        """What stands below the points: the word for them, or how many cubes part them from equal ones."""
        return self.points if standing.cubes is None else self.words.say("ur.breaker", count=standing.cubes)


def player_panel(box: Box, seated: Seated, standing: Standing, words: PanelWords) -> Iterator[Piece]:
    """One player's panel."""
    hand = Box(box.x + 32, box.y + 112, 2 * HAND_PLAQUE + 12, HAND_PLAQUE + 8)
    counts = Box(hand.right + 24, box.y + 104, box.right - 20 - hand.right - 24, 96)
    return _panel(box, seated, standing, words, hand, counts, _paint_counts)


def low_player_panel(box: Box, seated: Seated, standing: Standing, words: PanelWords) -> Iterator[Piece]:
    """A player's panel for a place that is wider and lower: the counts have their words beside them."""
    hand = Box(box.x + 32, box.y + 108, 2 * HAND_PLAQUE + 12, HAND_PLAQUE + 8)
    counts = Box(hand.right + 12, box.y + 104, box.right - 8 - hand.right - 12, 72)
    return _panel(box, seated, standing, words, hand, counts, _paint_low_counts)


def _panel(
    box: Box,
    seated: Seated,
    standing: Standing,
    words: PanelWords,
    hand: Box,
    counts: Box,
    paint: Callable[[Canvas, float, float, float, Seat, tuple[int, int, int], tuple[str, str, str]], None],
) -> Iterator[Piece]:
    """A panel in several pictures, so that a number that changes does not draw it anew."""
    yield from _person_and_points(box, seated, standing, words)
    yield from _hand(hand, standing)
    numbers = (standing.supply, standing.built, standing.tiles)
    labels = (words.supply, words.built, words.tiles)
    yield Painted(
        counts,
        (paint, seated.seat, numbers, labels),
        lambda canvas, x, y: paint(canvas, x, y, counts.width, seated.seat, numbers, labels),
    )


def _person_and_points(box: Box, seated: Seated, standing: Standing, words: PanelWords) -> Iterator[Piece]:
    points_width, below = _POINTS_WIDTH, words.below_points(standing)
    points = Box(box.right - 24 - points_width, box.y + 12, points_width, 76)
    yield Painted(
        box,
        ("player", seated, words.you, words.next),
        lambda canvas, x, y: _paint_person(canvas, x, y, box, seated, words),
    )
    yield Painted(
        points,
        ("points", standing.points, below, seated.active),
        lambda canvas, x, y: _paint_points(canvas, x + points_width, y, standing.points, below, seated.active),
    )


def _hand(box: Box, standing: Standing) -> Iterator[Piece]:
    if standing.hand == HIDDEN:
        return
    pair = (standing.hand[0], standing.hand[1])
    yield Painted(box, ("hand", pair), lambda canvas, x, y: draw_hand_pair(canvas, pair, x, y, HAND_PLAQUE))


def _paint_person(canvas: Canvas, x: float, y: float, box: Box, seated: Seated, words: PanelWords) -> None:
    style = _ACTIVE if seated.active else _REST
    draw_head(canvas, Box(x, y, box.width, box.height), seated, words.you, _POINTS_WIDTH, style)
    if seated.active:
        _paint_pennant(canvas, x + box.width, y + box.height / 2)
    _paint_about(canvas, x + NAME_AT, y + SECOND_LINE, name_room(box.width, _POINTS_WIDTH), seated, words)
    canvas.fill(canvas.rect(x + 32, y + 92, box.width - 56, 1), tones.LAPIS_LINE, 0.25)


def _paint_pennant(canvas: Canvas, x: float, y: float) -> None:
    """Points from the panel to the board."""
    pennant = Shape().poly([(x, y - 18), (x + 18, y), (x, y + 18)])
    canvas.glow(pennant, "#ffb63d", 14, 0.9)
    canvas.fill(pennant, vertical(y - 18, y + 18, "#fff0b8", "#e2a638"))


def _paint_about(canvas: Canvas, x: float, y: float, room: float, seated: Seated, words: PanelWords) -> None:
    """A few words about the player, and whether the turn is theirs next."""
    pill = pill_width(words.next, canvas.scale, size=16, padding=8) + 12 if seated.follows else 0
    word = seated.player.about_within(lambda said: text_width(said, 18, "regular", canvas.scale) <= room - pill)
    about = draw_beginning(canvas, x, y, word, room - pill, 18, tones.TEXT_SOFT)
    after = x + about + (12 if word else 0)
    if seated.follows:
        draw_pill(canvas, after, y + 1, words.next, PLAIN_PILL, size=16, height=26, padding=8)


def _paint_points(canvas: Canvas, right: float, y: float, points: int, word: str, active: bool) -> None:
    colours = numerals.GOLD if active else numerals.SHELL
    glow = NumeralGlow("#d98a1f", 14, 0.5) if active else None
    draw_number(canvas, right, y + 28, points, 48, "r", colours, glow)
    canvas.text(right, y + 66, word, 16, tones.TEXT_SOFT, "regular", "rm")


def _paint_counts(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    seat: Seat,
    numbers: tuple[int, int, int],
    labels: tuple[str, str, str],
) -> None:
    """Supply, ziggurats built, tiles owned: a sign, a number and a word each."""
    centres = [x + width / 3 * (index + 0.5) for index in range(3)]
    draw_cube(canvas, seat, centres[0], y + 23, 24)
    paint_built_sign(canvas, centres[1], y + 21, seat, numbers[1])
    paint_tile_sign(canvas, centres[2], y + 23, seat)
    for centre, number, label in zip(centres, numbers, labels, strict=True):
        canvas.text(centre, y + 53, str(number), 24, tones.TEXT, "bold", "mm")
        canvas.text(centre, y + 79, label, 16, tones.TEXT_SOFT, "regular", "mm")


def _paint_low_counts(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    seat: Seat,
    numbers: tuple[int, int, int],
    labels: tuple[str, str, str],
) -> None:
    """The same signs, each with its number and word beside it."""
    middles = [x + width / 3 * index + 15 for index in range(3)]
    middle = y + 36
    draw_cube(canvas, seat, middles[0], middle, 26)
    paint_built_sign(canvas, middles[1], middle - 2, seat, numbers[1])
    paint_tile_sign(canvas, middles[2], middle, seat)
    for sign, number, label in zip(middles, numbers, labels, strict=True):
        canvas.text(sign + 20, middle - 10, str(number), 22, tones.TEXT, "bold", "lm")
        draw_line(canvas, sign + 20, middle + 14, label, width / 3 - 38, 16, tones.TEXT_SOFT)


def paint_built_sign(canvas: Canvas, cx: float, cy: float, seat: Seat, built: int, size: float = 34) -> None:
    """The sign before the number of ziggurats built: a lit one if there are any."""
    if built:
        draw_ziggurat(canvas, cx, cy, size, owner=seat)
    else:
        draw_ziggurat_flat(canvas, cx, cy, size, "#5a6692")


def paint_tile_sign(canvas: Canvas, cx: float, cy: float, seat: Seat) -> None:
    """The sign before the number of tiles owned."""
    colour = canvas.palette.player(seat).colour
    canvas.fill(canvas.stepped(cx - 12, cy - 12, 24, 24, 3, 1), colour)
    canvas.fill(canvas.stepped(cx - 8, cy - 8, 16, 16, 2, 1), tones.NIGHT)
    canvas.fill(canvas.stepped(cx - 5.5, cy - 5.5, 11, 11, 2, 1), darken(colour, 0.25))
