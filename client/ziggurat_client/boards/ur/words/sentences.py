"""Ur in words: what happened, what an action would bring, and why something cannot be done."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Event, Seat, Viewer
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
from ziggurat.games.ur.tiles import AGRICULTURE, KINDS, TRADE, WAR, Kind, Tile
from ziggurat_client.boards.story.teller import Teller, Told
from ziggurat_client.boards.ur.choosing.previews import action_yield, gains_of
from ziggurat_client.boards.ur.choosing.prospects import Prospect, best_attack, is_worth_it, withered
from ziggurat_client.boards.ur.words.whereabouts import squares_in
from ziggurat_client.wording.words import Words

_MOST_NAMED: Final = 3
"""How many squares a preview names; of more it says only how many cubes they get."""


class UrTeller(Teller):
    """The sentences about one table's game of Ur, whose board has `side` × `side` squares."""

    game = "ur"

    def __init__(self, words: Words, side: int, viewer: Viewer) -> None:
        super().__init__(words, viewer)
        self._side = side

    def remark(self, event: Event) -> str | None:
        match event:
            case LastRoundBegan():
                return self.words.say("ur.log.last_round")
            case GameEnded(ending=ending):
                return self.words.say(f"ur.log.ended.{ending}")
            case _:
                return None

    def places_of(self, event: Event) -> frozenset[int]:
        return squares_in(event)

    def told(self, event: Event) -> Told | None:
        match event:
            case CubesPlaced(seat, square, count):
                return Told("placed", seat, {"count": count, "square": self.square(square)})
            case Farmed(seat, withered, sown):
                return Told("farmed", seat, {"withered": len(withered), "count": _total(sown)})
            case Traded(seat, gains):
                return Told("traded", seat, {"count": _total(gains)})
            case Inspired(seat, gains):
                return Told("inspired", seat, {"count": _total(gains)})
            case Allotted(seat, _, gains):
                return Told("allotted", seat, {"count": _total(gains)})
            case Redistributed(seat):
                return Told("redistributed", seat, {})
            case Attacked(seat=seat, attacker=attacker, target=target, moved=moved):
                squares = {"attacker": self.square(attacker), "target": self.square(target)}
                return Told("attacked", seat, {**squares, "count": moved})
            case ZigguratBuilt(seat, square):
                return Told("built", seat, {"square": self.square(square)})
            case Swapped(seat, None, taken):
                return Told("bought", seat, {"tile": self.tile(taken)})
            case Swapped(seat, int(square), taken):
                return Told("swapped", seat, {"square": self.square(square), "tile": self.tile(taken)})
            case Kept(seat):
                return Told("kept", seat, {})
            case _:
                return None

    # ------------------------------------------------------------------ things

    def square(self, square: int) -> str:
        """The name of a square."""
        return square_name(self._side, square)

    def kind(self, kind: Kind) -> str:
        """The name of a kind."""
        return self.words.say(f"ur.kind.{kind}")

    def tile(self, tile: Tile) -> str:
        """Both kinds of a tile."""
        return self.words.say("ur.tile", face=self.kind(tile[0]), other=self.kind(tile[1]))

    # ------------------------------------------------------------------ choices

    def preview(self, position: Position, seat: Seat, kind: Kind) -> str:
        """One line about what performing `kind` would bring now, the points if it changes them."""
        brings = action_yield(position, seat, kind)
        if kind == WAR:
            return self._war(position, seat, brings.gained)
        if kind == AGRICULTURE and (loses := withered(position, seat)).gain < 0:
            return self.words.say("ur.preview.A.loses", count=-loses.gain, lost=brings.lost, points=loses.points)
        if not is_worth_it(position, seat, kind) and not brings.lost and not brings.given:
            return self.words.say("ur.preview.nothing")
        gains = gains_of(position, seat, TRADE) if kind == TRADE else {}
        if 0 < len(gains) <= _MOST_NAMED and sum(gains.values()) == brings.gained:
            squares = ", ".join(self.square(square) for square in sorted(gains))
            return self.words.say("ur.preview.T.on", count=brings.gained, squares=squares)
        if kind == "A" and not brings.gained:
            return self.words.say("ur.preview.A.nothing_sown", lost=brings.lost)
        return self.words.say(f"ur.preview.{kind}", count=brings.gained, given=brings.given, lost=brings.lost)

    def _war(self, position: Position, seat: Seat, count: int) -> str:
        found = best_attack(position, seat)
        if found is None or found[1].gain <= 0:
            return self.words.say("ur.preview.W", count=count)
        attack, prospect = found
        squares = {"attacker": self.square(attack.attacker), "target": self.square(attack.target)}
        return self.words.say("ur.preview.W.points", **squares, count=prospect.gain)

    def points(self, prospect: Prospect) -> str:
        """What a deed makes of the score."""
        if not prospect.gain:
            return self.words.say("ur.prospect.none", points=prospect.points)
        key = "ur.prospect.more" if prospect.gain > 0 else "ur.prospect.fewer"
        return self.words.say(key, count=abs(prospect.gain), points=prospect.points)

    def cost(self, name: str, prospect: Prospect | None, *, brief: bool) -> str:
        """What pressing the sign of that name costs of the turn, and what it can bring; few words if it is `brief`."""
        if prospect is None or prospect.gain <= 0:
            return self.words.say(f"ur.cost.{name}.short" if brief else f"ur.cost.{name}")
        return self.words.say(f"ur.cost.{name}.{'brief' if brief else 'points'}", count=prospect.gain)

    def param(self, name: str, value: str | int) -> str | int:
        if name == "square" and isinstance(value, int):
            return self.square(value)
        if name == "kind" and isinstance(value, str) and value in KINDS:
            return self.kind(value)
        return value


def _total(cubes: tuple[Cubes, ...]) -> int:
    return sum(given.count for given in cubes)
