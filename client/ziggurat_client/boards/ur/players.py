"""The players' panels: who sits there, what they hold, and how they stand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import Position, owned_squares
from ziggurat.games.ur.scoring import score
from ziggurat.games.ur.tiles import HIDDEN, Tile
from ziggurat_client.art import numerals, tones
from ziggurat_client.art.badges import GOLD_PILL, PLAIN_PILL, draw_pill, pill_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import darken
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import NumeralGlow, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import STANDARD
from ziggurat_client.art.panels import MARGIN, PanelLook, draw_panel
from ziggurat_client.art.plaque import draw_hand_pair
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.ziggurat import draw_ziggurat, draw_ziggurat_flat
from ziggurat_client.boards.board import Player
from ziggurat_client.boards.ur.layout import HAND_PLAQUE
from ziggurat_client.screen import Box
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import cut_short
from ziggurat_client.words import Words

_REST: Final = PanelLook("#172a68", "#0c1740", edge_alpha=0.75)
_ACTIVE: Final = PanelLook(
    "#27459f", "#12225a", tones.BRIGHT_EDGE, edge_width=3, glow="#ffb63d", glow_radius=26, glow_strength=0.95
)


@dataclass(frozen=True)
class Standing:
    """How one seat stands, as its panel shows it."""

    hand: Tile
    supply: int
    built: int
    tiles: int
    points: int

    @classmethod
    def of(cls, position: Position, seat: Seat) -> Standing:
        """As `position` has it."""
        return cls(
            position.hands[seat],
            position.supplies[seat],
            sum(builder == seat for builder in position.ziggurats),
            len(owned_squares(position, seat)),
            score(position, seat).points,
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
        )


class PlayerPanel(Piece):
    """One player's panel. The one whose turn it is glows and points to the board with a pennant."""

    margin = MARGIN

    def __init__(
        self,
        box: Box,
        seat: Seat,
        player: Player,
        standing: Standing,
        words: PanelWords,
        *,
        active: bool,
        mine: bool,
        follows: bool,
    ) -> None:
        super().__init__(box)
        self._seat = seat
        self._player = player
        self._standing = standing
        self._words = words
        self._active = active
        self._mine = mine
        self._follows = follows

    def look(self) -> object:
        return self._seat, self._player, self._standing, self._words, self._active, self._mine, self._follows

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        colour = STANDARD.player(self._seat).colour
        draw_panel(canvas, x, y, width, height, _ACTIVE if self._active else _REST)
        if self._active:
            self._paint_pennant(canvas, x + width, y + height / 2)
        draw_blocks(canvas, x + 10, y + 20, 8, height - 40, 14, [colour], upright=True, seed=3, brightness=0.95)
        self._paint_head(canvas, x, y)
        canvas.fill(canvas.rect(x + 32, y + 92, width - 56, 1), tones.LAPIS_LINE, 0.25)
        hand = self._standing.hand
        if hand != HIDDEN:
            draw_hand_pair(canvas, (hand[0], hand[1]), x + 32, y + 112, HAND_PLAQUE)
        self._paint_counts(canvas, x, y)

    def _paint_pennant(self, canvas: Canvas, x: float, y: float) -> None:
        pennant = Shape().poly([(x, y - 18), (x + 18, y), (x, y + 18)])
        canvas.glow(pennant, "#ffb63d", 14, 0.9)
        canvas.fill(pennant, vertical(y - 18, y + 18, "#fff0b8", "#e2a638"))

    def _paint_head(self, canvas: Canvas, x: float, y: float) -> None:
        width, scale, player = self.box.width, canvas.scale, self._player
        draw_cube(canvas, self._seat, x + 54, y + 46, 44, glow=0.7 if self._active else 0.0)
        points = str(self._standing.points)
        right = x + width - 24
        self._paint_points(canvas, right, y, points)
        room = width - 92 - 24 - max(58.0, number_width(points, 48, scale)) - 20
        badge = self._words.you if self._mine else self._words.next if self._follows else ""
        badge_width = (pill_width(badge, scale, size=16, padding=8) + 12 if badge else 0) + (34 if player.bot else 0)
        name = cut_short(player.name, room - badge_width, 27, "bold", scale)
        after = x + 92 + canvas.text(x + 92, y + 36, name, 27, tones.TEXT, "bold", "lm") + 12
        if player.bot:
            draw_icon(canvas, Icon.BOT, after + 11, y + 36, 22, tones.PALE_LAPIS)
            after += 34
        if badge:
            look = GOLD_PILL if self._mine else PLAIN_PILL
            draw_pill(canvas, after, y + 36, badge, look, size=16, height=26, padding=8)
        about = cut_short(player.about, room, 18, "regular", scale)
        canvas.text(x + 92, y + 66, about, 18, tones.TEXT_SOFT, "regular", "lm")

    def _paint_points(self, canvas: Canvas, right: float, y: float, points: str) -> None:
        colours = numerals.GOLD if self._active else numerals.SHELL
        glow = NumeralGlow("#d98a1f", 14, 0.5) if self._active else None
        draw_number(canvas, right, y + 40, points, 48, "r", colours, glow)
        canvas.text(right, y + 78, self._words.points, 16, tones.TEXT_SOFT, "regular", "rm")

    def _paint_counts(self, canvas: Canvas, x: float, y: float) -> None:
        standing = self._standing
        left = x + 32 + 2 * HAND_PLAQUE + 12 + 24
        column = (x + self.box.width - 20 - left) / 3
        centres = [left + column * (index + 0.5) for index in range(3)]
        draw_cube(canvas, self._seat, centres[0], y + 127, 24)
        if standing.built:
            draw_ziggurat(canvas, centres[1], y + 125, 34, owner=self._seat)
        else:
            draw_ziggurat_flat(canvas, centres[1], y + 125, 34, "#5a6692")
        self._paint_tile_sign(canvas, centres[2], y + 127)
        counts = (standing.supply, standing.built, standing.tiles)
        labels = (self._words.supply, self._words.built, self._words.tiles)
        for centre, count, label in zip(centres, counts, labels, strict=True):
            canvas.text(centre, y + 157, str(count), 24, tones.TEXT, "bold", "mm")
            canvas.text(centre, y + 183, label, 16, tones.TEXT_SOFT, "regular", "mm")

    def _paint_tile_sign(self, canvas: Canvas, cx: float, cy: float) -> None:
        colour = STANDARD.player(self._seat).colour
        canvas.fill(canvas.stepped(cx - 12, cy - 12, 24, 24, 3, 1), colour)
        canvas.fill(canvas.stepped(cx - 8, cy - 8, 16, 16, 2, 1), tones.NIGHT)
        canvas.fill(canvas.stepped(cx - 5.5, cy - 5.5, 11, 11, 2, 1), darken(colour, 0.25))
