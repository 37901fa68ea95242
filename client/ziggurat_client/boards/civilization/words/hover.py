"""What is said about an area of the map: what it can hold, what threatens it, and who is there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ziggurat.games.civilization.areas import AREAS, COSTS, LAND_AREAS, LIMITS, Area, AreaNumber
from ziggurat.games.civilization.moving import is_barred
from ziggurat.games.civilization.position import Board
from ziggurat.games.game import Seat, Viewer
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller


@dataclass(frozen=True)
class AreaWords:
    """The name of an area, and a line for each thing to know about it."""

    title: str
    lines: tuple[str, ...]

    @property
    def sentence(self) -> str:
        """All of it, for whoever asks."""
        return "\n".join((self.title, *self.lines))


def area_words(board: Board, area: AreaNumber, teller: CivilizationTeller, names: Sequence[str]) -> AreaWords:
    """What there is to know about an area; whoever looks is "you" if the teller has a viewer."""
    about = _About(board, teller, names)
    return AreaWords(teller.area(AREAS[area].id), (*about.ground(area), *about.present(area), *about.entering(area)))


@dataclass(frozen=True)
class _About:
    board: Board
    teller: CivilizationTeller
    names: Sequence[str]

    @property
    def viewer(self) -> Viewer:
        return self.teller.viewer

    def ground(self, area: AreaNumber) -> Iterator[str]:
        """Its limit, its site, and what may strike it."""
        about = AREAS[area]
        if area >= LAND_AREAS:
            yield self._say("open_sea")
            return
        yield self._say("limit", count=LIMITS[area])
        if self.board.options.mode != "nomads":
            yield self._site(about, area)
        if about.volcano is not None:
            yield self._say("volcano", name=self.teller.words.say(f"civilization.volcano.{about.volcano}"))
        if about.flood_plain is not None:
            yield self._say("plain", name=self.teller.words.say(f"civilization.plain.{about.flood_plain}"))

    def _site(self, about: Area, area: AreaNumber) -> str:
        if about.site == "none":
            return self._say("no_site", cost=COSTS[area])
        return self._say("site", city=self.teller.city(about.id), cost=COSTS[area])

    def present(self, area: AreaNumber) -> Iterator[str]:
        """A line for each nation that has something there."""
        for seat, nation in enumerate(self.board.nations):
            tokens = nation.tokens[area] if area < LAND_AREAS else 0
            things = (("tokens", tokens), ("city", area in nation.cities), ("ships", self._ships(seat, area)))
            told = [self._say(key, count=int(count)) for key, count in things if count]
            if told:
                yield self._say("holds", name=self._name(seat), things=", ".join(told))

    def _ships(self, seat: Seat, area: AreaNumber) -> int:
        return sum(ship.area == area for _, ship in self.board.nations[seat].sailing)

    def entering(self, area: AreaNumber) -> Iterator[str]:
        """Whether the viewer's tokens may come, and what would follow from it."""
        if self.viewer is None or not self.board.nations or area >= LAND_AREAS:
            return
        if is_barred(self.board, self.viewer, area):
            yield self._say("barred")
        elif self.board.options.mode != "nomads":
            owner = self.board.city_in(area)
            if owner is not None and owner != self.viewer:
                yield self._say("siege")
            elif owner is None and any(seat != self.viewer for seat in self.board.present(area)):
                yield self._say("shared", count=LIMITS[area])

    def _name(self, seat: Seat) -> str:
        return self.teller.words.say("game.you") if seat == self.viewer else self.names[seat]

    def _say(self, key: str, **blanks: str | int) -> str:
        return self.teller.words.say(f"civilization.area_is.{key}", **blanks)
