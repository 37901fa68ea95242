"""What is said beside a space while something is held over it: what it would lead to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ziggurat.games.tigris.actions import MoveLeader, PlaceCatastrophe, PlaceLeader, PlaceTile, TigrisAction
from ziggurat.games.tigris.colours import COLOURS, INDEX, Colour
from ziggurat.games.tigris.position import Conflict
from ziggurat.games.tigris.spaces import EVERY_SPACE, Space, bit, number_of
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import draw_glyph_flat
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.panels import CARD, Side, draw_card
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.tigris.art.tiles import draw_coin
from ziggurat_client.boards.tigris.choosing.forecasts import (
    TileForecast,
    catastrophe_forecast,
    leader_forecast,
    tile_forecast,
)
from ziggurat_client.boards.tigris.choosing.known import Known, inviting
from ziggurat_client.boards.tigris.choosing.modes import Laying, Leading, Mode, Striking
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.ui.hover_card import PADDING

LineSign: TypeAlias = Colour | Icon | None
"""A colour's coin, an icon, or the spears of a fight."""
_PITCH: Final = 28.0
_HEAD: Final = 50.0
_SIGN: Final = 30.0


@dataclass(frozen=True)
class ForecastCard:
    """A title, and a line for each thing that would follow, with its sign."""

    title: str
    sign: Colour | None
    lines: tuple[tuple[LineSign, str], ...]

    def size(self, scale: float) -> tuple[float, float]:
        widths = [text_width(text, 18, "regular", scale) + _SIGN for _, text in self.lines]
        title = text_width(self.title, 21, "bold", scale) + _SIGN
        return max([title, *widths]) + 2 * PADDING, _HEAD + len(self.lines) * _PITCH + 10

    def paint(self, canvas: Canvas, x: float, y: float, pointer: tuple[Side, float]) -> None:
        draw_card(canvas, x, y, *self.size(canvas.scale), CARD, pointer=pointer)
        left = x + PADDING
        if self.sign is not None:
            draw_coin(canvas, self.sign, left + 11, y + 27, 13)
        canvas.text(left + _SIGN, y + 27, self.title, 21, tones.TEXT, "bold", "lm")
        for number, (sign, text) in enumerate(self.lines):
            middle = y + _HEAD + (number + 0.5) * _PITCH
            _draw_sign(canvas, sign, left + 11, middle)
            canvas.text(left + _SIGN, middle, text, 18, tones.TEXT, "regular", "lm")


def _draw_sign(canvas: Canvas, sign: LineSign, cx: float, cy: float) -> None:
    if sign is None:
        draw_glyph_flat(canvas, "W", cx, cy, 20, "#ff9a7c")
    elif isinstance(sign, Icon):
        draw_icon(canvas, sign, cx, cy, 18, "#f0c766")
    else:
        draw_coin(canvas, sign, cx, cy, 10)


def forecast_card(
    known: Known, mode: Mode, near: int | None, teller: TigrisTeller, names: Sequence[str]
) -> ForecastCard | None:
    """The card of what is held over the space `near`, None where nothing may be done there."""
    if near is None or near not in inviting(known, mode):
        return None
    telling = _Telling(known, teller, names)
    match mode:
        case Laying(color):
            return telling.of_tile(tile_forecast(known, color, EVERY_SPACE[near]))
        case Leading(color):
            return telling.of_leader(color, near)
        case Striking():
            return telling.of_catastrophe(near)
        case _:
            return None


def consequences(known: Known, action: TigrisAction, teller: TigrisTeller, names: Sequence[str]) -> tuple[str, ...]:
    """What the action would lead to, as its card says it; nothing where no card does."""
    telling = _Telling(known, teller, names)
    match action:
        case PlaceTile(color, x, y):
            card = telling.of_tile(tile_forecast(known, color, Space(x, y)))
        case PlaceLeader(color, x, y) | MoveLeader(color, x, y):
            card = telling.of_leader(color, number_of((x, y)))
            return (*telling.kingdom_of(color, Space(x, y)), *(text for _, text in card.lines))
        case PlaceCatastrophe(x, y):
            card = telling.of_catastrophe(number_of((x, y)))
        case _:
            return ()
    return tuple(text for _, text in card.lines)


@dataclass(frozen=True)
class _Telling:
    """Finds the words of forecasts."""

    known: Known
    teller: TigrisTeller
    names: Sequence[str]

    def _say(self, key: str, **blanks: str | int) -> str:
        return self.teller.words.say(f"tigris.forecast.{key}", **blanks)

    def _title(self, piece: str, space: Space) -> str:
        """What is in the hand and where it would go."""
        return self._say("title", piece=piece[:1].upper() + piece[1:], space=self.teller.space(space))

    def of_tile(self, forecast: TileForecast) -> ForecastCard:
        """Who scores, what joins, which wars follow, and whether a square is done."""
        teller = self.teller
        title = self._title(teller.tile(forecast.color), forecast.space)
        lines: list[tuple[LineSign, str]] = []
        if forecast.scores is not None:
            key = "you_score" if forecast.scores == self.known.seat else "they_score"
            name = self.names[forecast.scores]
            lines.append((forecast.color, self._say(key, name=name, color=teller.color(forecast.color))))
        elif not forecast.joins:
            lines.append((Icon.MINUS, self._say("nobody_scores")))
        lines += [(None, self._fight(war)) for war in forecast.wars]
        if forecast.joins and not forecast.wars:
            lines.append((Icon.LINK, self._say("joins")))
        if forecast.squares:
            lines.append((Icon.STAR, self._say("square")))
        return ForecastCard(title, forecast.color, tuple(lines))

    def of_leader(self, color: Colour, near: int) -> ForecastCard:
        """The revolt, if there is one, and what stands by the leader."""
        space = EVERY_SPACE[near]
        forecast = leader_forecast(self.known, color, space)
        title = self._title(self.teller.leader(color), space)
        if forecast.revolt is not None:
            return ForecastCard(title, color, ((None, self._fight(forecast.revolt)),))
        return ForecastCard(title, color, ((color, self._say("tiles", count=forecast.tiles)),))

    def kingdom_of(self, color: Colour, space: Space) -> tuple[str, ...]:
        """Whose leaders stand in the kingdom that the own leader would come to there; nothing where none do."""
        ground, colour = self.known.board.ground, INDEX[color]
        if self.known.stands(color) is not None:
            ground = ground.without_leader(self.known.seat, colour)
        leaders = [leader for kingdom in ground.kingdoms_beside(bit(space)) for leader in kingdom.leaders]
        if not leaders:
            return ()
        told = [
            self.teller.words.say(
                "tigris.hint.kingdom_leader",
                leader=self.teller.leader(COLOURS[leader.colour]),
                name=self.names[leader.seat],
            )
            for leader in leaders
        ]
        return (self.teller.words.say("tigris.hint.kingdom", leaders=", ".join(told)),)

    def of_catastrophe(self, near: int) -> ForecastCard:
        """What is destroyed, and who is stranded."""
        space = EVERY_SPACE[near]
        forecast = catastrophe_forecast(self.known, space)
        lines: list[tuple[LineSign, str]] = []
        if forecast.destroyed is not None:
            lines.append((forecast.destroyed, self._say("destroyed", tile=self.teller.tile(forecast.destroyed))))
        for leader in forecast.stranded:
            leader_name = self.teller.leader(COLOURS[leader.colour])
            stranded = self._say("stranded", leader=leader_name, name=self.names[leader.seat])
            lines.append((COLOURS[leader.colour], stranded))
        if not forecast.stranded:
            lines.append((Icon.CHECK, self._say("nobody_stranded")))
        title = self._title(self.teller.words.say("tigris.action.catastrophe"), space)
        return ForecastCard(title, None, tuple(lines))

    def _fight(self, conflict: Conflict) -> str:
        ours = conflict.attacker.seat == self.known.seat
        return self._say(
            f"{conflict.kind}.{'yours' if ours or conflict.defender.seat == self.known.seat else 'theirs'}",
            leaders=self.teller.leaders(conflict.color),
            attacker=self.names[conflict.attacker.seat],
            defender=self.names[conflict.defender.seat],
            attack=conflict.attacker.strength,
            defence=conflict.defender.strength,
        )
