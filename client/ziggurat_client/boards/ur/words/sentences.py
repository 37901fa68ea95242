"""Ur in words: what happened, what an action would bring, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ziggurat.games.game import Event, Refusal, Seat, Viewer
from ziggurat.games.ur.events import (
    Allotted,
    Attacked,
    CubesPlaced,
    Farmed,
    GameEnded,
    Inspired,
    Kept,
    LastRoundBegan,
    Redistributed,
    Swapped,
    Traded,
    ZigguratBuilt,
)
from ziggurat.games.ur.position import Cubes, Position
from ziggurat.games.ur.squares import square_name
from ziggurat.games.ur.tiles import KINDS, TRADE, Kind, Tile
from ziggurat_client.boards.ur.choosing.previews import action_yield, gains_of
from ziggurat_client.boards.ur.words.whereabouts import squares_in
from ziggurat_client.wording.log_line import LogLine, TextRun
from ziggurat_client.wording.words import Words

_WHO: Final = "\N{INFORMATION SEPARATOR ONE}"
"""Stands for the name in a sentence until it is cut into runs."""
_MOST_NAMED: Final = 3
"""How many squares a preview names; of more it says only how many cubes they get."""


class Storyteller:
    """Says things about one table's game of Ur in the person's language."""

    def __init__(self, words: Words, side: int, viewer: Viewer) -> None:
        self._words = words
        self._side = side
        self._viewer = viewer

    # ------------------------------------------------------------------ the log

    def log_line(self, event: Event, names: Sequence[str]) -> LogLine | None:
        """The log's sentence about an event, or None for one that needs none."""
        match event:
            case LastRoundBegan():
                return LogLine(None, (TextRun(self._words.say("ur.log.last_round")),))
            case GameEnded(ending=ending):
                return LogLine(None, (TextRun(self._words.say(f"ur.log.ended.{ending}")),))
        told = self._told(event)
        if told is None:
            return None
        key, seat, blanks = told
        return replace(self._about(f"ur.log.{key}", seat, names, blanks), places=squares_in(event))

    def taken_back(self, seat: Seat, names: Sequence[str]) -> LogLine:
        """The log's sentence about a step taken back."""
        return self._about("ur.log.undone", seat, names, {})

    def step(self, event: Event) -> str | None:
        """The short line about one's own step in the list of this turn, or None for an event that is no step."""
        told = self._told(event)
        if told is None:
            return None
        key, _, blanks = told
        return self._words.say(f"ur.step.{key}", **blanks)

    def _told(self, event: Event) -> tuple[str, Seat, dict[str, str | int]] | None:
        """The sentence of an event: its key, whose it is, and its blanks."""
        match event:
            case CubesPlaced(seat, square, count):
                return "placed", seat, {"count": count, "square": self.square(square)}
            case Farmed(seat, withered, sown):
                return "farmed", seat, {"withered": len(withered), "count": _total(sown)}
            case Traded(seat, gains):
                return "traded", seat, {"count": _total(gains)}
            case Inspired(seat, gains):
                return "inspired", seat, {"count": _total(gains)}
            case Allotted(seat, _, gains):
                return "allotted", seat, {"count": _total(gains)}
            case Redistributed(seat):
                return "redistributed", seat, {}
            case Attacked(seat=seat, attacker=attacker, target=target, moved=moved):
                squares = {"attacker": self.square(attacker), "target": self.square(target)}
                return "attacked", seat, {**squares, "count": moved}
            case ZigguratBuilt(seat, square):
                return "built", seat, {"square": self.square(square)}
            case Swapped(seat, None, taken):
                return "bought", seat, {"tile": self.tile(taken)}
            case Swapped(seat, int(square), taken):
                return "swapped", seat, {"square": self.square(square), "tile": self.tile(taken)}
            case Kept(seat):
                return "kept", seat, {}
            case _:
                return None

    def _about(self, key: str, seat: Seat, names: Sequence[str], blanks: dict[str, str | int]) -> LogLine:
        mine = seat == self._viewer
        name = self._words.say("game.you") if mine else names[seat]
        sentence = self._words.say(f"{key}.you" if mine else f"{key}.they", who=_WHO, **blanks)
        before, _, after = sentence.partition(_WHO)
        runs = (TextRun(before), TextRun(name, bold=True), TextRun(after))
        return LogLine(seat, tuple(run for run in runs if run.text))

    # ------------------------------------------------------------------ things

    def square(self, square: int) -> str:
        """The name of a square."""
        return square_name(self._side, square)

    def kind(self, kind: Kind) -> str:
        """The name of a kind."""
        return self._words.say(f"ur.kind.{kind}")

    def tile(self, tile: Tile) -> str:
        """Both kinds of a tile."""
        return self._words.say("ur.tile", face=self.kind(tile[0]), other=self.kind(tile[1]))

    # ------------------------------------------------------------------ choices

    def preview(self, position: Position, seat: Seat, kind: Kind) -> str:
        """One line about what performing `kind` would bring now."""
        brings = action_yield(position, seat, kind)
        gains = gains_of(position, seat, TRADE) if kind == TRADE else {}
        if 0 < len(gains) <= _MOST_NAMED and sum(gains.values()) == brings.gained:
            squares = ", ".join(self.square(square) for square in sorted(gains))
            return self._words.say("ur.preview.T.on", count=brings.gained, squares=squares)
        return self._words.say(f"ur.preview.{kind}", count=brings.gained, given=brings.given, lost=brings.lost)

    def refusal(self, refusal: Refusal) -> str | None:
        """Why something cannot be done, with the paragraph of the rules; None if the code is unknown here."""
        params = {name: self._param(name, value) for name, value in refusal.params}
        sentence = self._words.say_if_known(f"ur.refused.{refusal.code}", params)
        return None if sentence is None else self._words.say("ur.rule", sentence=sentence, rule=refusal.rule)

    def _param(self, name: str, value: str | int) -> str | int:
        if name == "square" and isinstance(value, int):
            return self.square(value)
        if name == "kind" and isinstance(value, str) and value in KINDS:
            return self.kind(value)
        return value


def _total(cubes: tuple[Cubes, ...]) -> int:
    return sum(given.count for given in cubes)
