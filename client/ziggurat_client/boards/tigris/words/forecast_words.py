"""Forecasts in words: who scores, who fights how strongly, who goes home."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ziggurat.games.game import Viewer
from ziggurat.games.tigris.colours import COLOURS, Colour
from ziggurat.games.tigris.kingdoms import Leader
from ziggurat.games.tigris.position import Conflict
from ziggurat_client.art.icons import Icon
from ziggurat_client.boards.tigris.choosing.forecasts import CatastropheForecast, LeaderForecast, TileForecast
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller

LineSign: TypeAlias = Colour | Icon | None
"""A colour's coin, an icon, or the spears of a fight."""
Lines: TypeAlias = tuple[tuple[LineSign, str], ...]


@dataclass(frozen=True)
class ForecastWords:
    """Finds the words of forecasts, in which `viewer` is "you"; without one everybody is named."""

    viewer: Viewer
    teller: TigrisTeller
    names: Sequence[str]

    def _say(self, key: str, **blanks: str | int) -> str:
        return self.teller.words.say(f"tigris.forecast.{key}", **blanks)

    def of_tile(self, forecast: TileForecast) -> Lines:
        """Who scores, what joins, which wars follow, and whether a square is done."""
        lines: list[tuple[LineSign, str]] = []
        if forecast.scores is not None:
            key = "you_score" if forecast.scores == self.viewer else "they_score"
            name = self.names[forecast.scores]
            lines.append((forecast.color, self._say(key, name=name, color=self.teller.color(forecast.color))))
        elif not forecast.joins:
            lines.append((Icon.MINUS, self._say("nobody_scores")))
        lines += [(None, self.fight(war)) for war in forecast.wars]
        if forecast.joins and not forecast.wars:
            lines.append((Icon.LINK, self._say("joins")))
        if forecast.squares:
            lines.append((Icon.STAR, self._say("square")))
        return tuple(lines)

    def of_leader(self, forecast: LeaderForecast) -> Lines:
        """The revolt, if there is one, or else what stands by the leader."""
        if forecast.revolt is not None:
            return ((None, self.fight(forecast.revolt)),)
        return ((forecast.color, self.support(forecast.tiles)),)

    def of_catastrophe(self, forecast: CatastropheForecast) -> Lines:
        """What is destroyed, and who is stranded."""
        lines: list[tuple[LineSign, str]] = []
        if forecast.destroyed is not None:
            lines.append((forecast.destroyed, self._say("destroyed", tile=self.teller.tile(forecast.destroyed))))
        lines += [(COLOURS[leader.colour], self.stranded(leader)) for leader in forecast.stranded]
        if not forecast.stranded:
            lines.append((Icon.CHECK, self._say("nobody_stranded")))
        return tuple(lines)

    def support(self, tiles: int) -> str:
        """So many tiles stand by a leader."""
        return self._say("tiles", count=tiles)

    def stranded(self, leader: Leader) -> str:
        """A leader goes home."""
        return self._say("stranded", leader=self.teller.leader(COLOURS[leader.colour]), name=self.names[leader.seat])

    def fight(self, conflict: Conflict) -> str:
        """Who fights whom, and how strong both are on the map."""
        both = conflict.attacker.seat, conflict.defender.seat
        return self._say(
            f"{conflict.kind}.{'yours' if self.viewer in both else 'theirs'}",
            leaders=self.teller.leaders(conflict.color),
            attacker=self.names[conflict.attacker.seat],
            defender=self.names[conflict.defender.seat],
            attack=conflict.attacker.strength,
            defence=conflict.defender.strength,
        )
