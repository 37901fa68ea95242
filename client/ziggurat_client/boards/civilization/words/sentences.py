"""The game in words: what happened, what something is called, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from ziggurat.games.civilization.areas import AREAS, NUMBER_OF, AreaId, AreaNumber
from ziggurat.games.civilization.events import (
    CensusTaken,
    CityAttacked,
    CityBuilt,
    CityEliminated,
    CityReduced,
    Counts,
    GameEnded,
    MovementReset,
    MovementStarted,
    NationChosen,
    ShipLoaded,
    ShipSailed,
    ShipUnloaded,
    TokensMoved,
    TurnStarted,
)
from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.position import Phase
from ziggurat.games.game import Event
from ziggurat_client.boards.civilization.words.calamity_sentences import areas_of_event, struck, suffered
from ziggurat_client.boards.civilization.words.card_sentences import said_of_cards, told_of_cards
from ziggurat_client.boards.civilization.words.gathering import (
    Fleet,
    Fought,
    Growth,
    MarkersMoved,
    Surplus,
    gathered,
)
from ziggurat_client.boards.civilization.words.market import market_remark, market_told
from ziggurat_client.boards.civilization.words.mentions import MENTION, mention
from ziggurat_client.boards.story.teller import Teller, Told
from ziggurat_client.wording.log_line import LogLine, TextRun


class CivilizationTeller(Teller):
    """The sentences about one table's game. What happens in many events is told as one (`gathering`)."""

    game = "civilization"

    def log_lines(self, events: Iterable[Event], names: Sequence[str]) -> tuple[LogLine, ...]:
        return super().log_lines(gathered(events), names)

    def log_line(self, event: Event, names: Sequence[str]) -> LogLine | None:
        line = super().log_line(event, names)
        if line is None:
            return None
        runs = (run for each in line.runs for run in self._with_names(each, names))
        return replace(line, runs=tuple(runs), places=self.places_of(event))

    # ------------------------------------------------------------------ what is told

    def remark(self, event: Event) -> str | None:
        match event:
            case TurnStarted(turn):
                return self._log("turn", turn=turn)
            case CensusTaken(tokens, order):
                counted = tuple((seat, tokens[seat]) for seat in order if tokens[seat])
                return self._log("census", counts=self.counts(counted)) if counted else None
            case Fought():
                return self._fight(event)
            case MarkersMoved(squares, reason):
                return self._log(f"markers.{reason or 'advance'}", counts=self.counts(squares))
            case GameEnded(ending):
                return self._log(f"ended.{ending}")
            case _:
                return struck(self, event) or market_remark(event, self.words) or said_of_cards(self, event)

    def told(self, event: Event) -> Told | None:
        told = self._told_of_many(event) or self._told_of_movement(event) or self._told_of_cities(event)
        of_cards = market_told(event, self.words) or told_of_cards(self.words, event)
        return suffered(self, mention, event) or told or of_cards

    def is_step(self, event: Event) -> bool:
        return isinstance(event, TokensMoved | ShipSailed | ShipLoaded | ShipUnloaded)

    def _told_of_many(self, event: Event) -> Told | None:
        match event:
            case NationChosen(seat, nation):
                return Told("chosen", seat, {"nation": self.the_nation(nation)})
            case Growth(seat, count, (area,)):
                return Told("grown_in", seat, {"count": count, "where": self.within(area)})
            case Growth(seat, count, areas):
                return Told("grown", seat, {"count": count, "areas": len(areas)})
            case Surplus(seat, count, (area,)):
                return Told("surplus_in", seat, {"count": count, "where": self.within(area)})
            case Surplus(seat, count, areas):
                return Told("surplus", seat, {"count": count, "areas": len(areas)})
            case Fleet(seat):
                return Told("fleet", seat, {"ships": ", ".join(self._ships(event))})
            case _:
                return None

    def _told_of_movement(self, event: Event) -> Told | None:
        match event:
            case MovementStarted(seat):
                return Told("moving", seat, {})
            case TokensMoved(seat, start, end, count):
                return Told("moved", seat, {"count": count, "start": self.area(start), "end": self.area(end)})
            case ShipSailed(seat, _, start, end):
                return Told("sailed", seat, {"start": self.area(start), "end": self.area(end)})
            case ShipLoaded(seat, _, area, count):
                return Told("loaded", seat, {"count": count, "where": self.within(area)})
            case ShipUnloaded(seat, _, area, count):
                return Told("unloaded", seat, {"count": count, "where": self.within(area)})
            case MovementReset(seat):
                return Told("reset", seat, {})
            case _:
                return None

    def _told_of_cities(self, event: Event) -> Told | None:
        match event:
            case CityAttacked(area, seat, owner, strength, result):
                blanks: dict[str, str | int] = {"city": self.city(area), "owner": mention(owner), "count": strength}
                return Told(f"attacked.{result}", seat, blanks)
            case CityReduced(seat, area):
                return Told("reduced", seat, {"city": self.city(area)})
            case CityEliminated(seat, area):
                return Told("eliminated", seat, {"city": self.city(area)})
            case CityBuilt(seat, area):
                return Told("built", seat, {"city": self.new_city(area)})
            case _:
                return None

    def _ships(self, fleet: Fleet) -> Iterator[str]:
        for key, ships in (("kept", fleet.kept), ("given_up", fleet.given_up), ("built", fleet.built)):
            if ships:
                yield self.words.say(f"civilization.fleet.{key}", count=len(ships))

    def _fight(self, fight: Fought) -> str:
        """A fight from its numbers to those who are left."""
        where, left = self.within(fight.area), self.counts(fight.left)
        if fight.outcome == "paused":
            return self._log("fight.paused", where=where, counts=self.counts(fight.began), left=left)
        rest = self._log("left.some", counts=left) if fight.left else self._log("left.nobody")
        if fight.outcome == "over":
            return self._log("fight.over", where=where, counts=self.counts(fight.began), left=rest)
        return self._log(f"fight.{fight.outcome}", where=where, left=rest)

    def places_of(self, event: Event) -> frozenset[int]:
        match event:
            case Growth(areas=areas) | Surplus(areas=areas):
                return _numbers(areas)
            case Fleet(_, kept, given_up, built):
                return _numbers((*kept, *given_up, *built))
            case TokensMoved(_, start, end) | ShipSailed(_, _, start, end):
                return _numbers((start, end))
            case _:
                area = getattr(event, "area", None)
                return _numbers(areas_of_event(event)) if area is None else _numbers((area,))

    def param(self, name: str, value: str | int) -> str | int:
        return self.area(value) if isinstance(value, str) and value in NUMBER_OF else value

    # ------------------------------------------------------------------ things

    def area(self, area: AreaId) -> str:
        """The name of an area."""
        return self.words.say(f"civilization.area.{area}")

    def area_at(self, number: AreaNumber) -> str:
        """The name of the area of that number."""
        return self.area(AREAS[number].id)

    def within(self, area: AreaId) -> str:
        """Where something is that is in an area, as a part of a sentence."""
        return self.words.say(f"civilization.within.{area}")

    def city(self, area: AreaId) -> str:
        """The city of an area, by its name if there is a site."""
        return self._city(area, "civilization.city_within")

    def new_city(self, area: AreaId) -> str:
        """A city that is or would be founded in an area, by its name if there is a site."""
        return self._city(area, "civilization.new_city_within")

    def _city(self, area: AreaId, key: str) -> str:
        if AREAS[NUMBER_OF[area]].site != "none":
            return self.words.say(f"civilization.city.{area}")
        return self.words.say(key, where=self.within(area))

    def nation(self, nation: NationId) -> str:
        """The name of a nation."""
        return self.words.say(f"civilization.nation.{nation}")

    def the_nation(self, nation: NationId) -> str:
        """The name of a nation with its article, where the language has one."""
        return self.words.say(f"civilization.the_nation.{nation}")

    def phase(self, phase: Phase) -> str:
        """The name of a phase."""
        return self.words.say(f"civilization.phase.{phase}")

    def counts(self, counts: Counts) -> str:
        """Seats with a number each, for a sentence of the log."""
        return ", ".join(
            self.words.say("civilization.counted", who=mention(seat), count=count) for seat, count in counts
        )

    # ------------------------------------------------------------------ names in sentences

    def _log(self, key: str, **blanks: str | int) -> str:
        return self.words.say(f"civilization.log.{key}", **blanks)

    def _with_names(self, run: TextRun, names: Sequence[str]) -> Iterator[TextRun]:
        """The run, with names in bold where seats are mentioned."""
        for number, text in enumerate(run.text.split(MENTION)):
            if number % 2:
                seat = int(text)
                yield TextRun(self.words.say("game.you") if seat == self.viewer else names[seat], bold=True)
            elif text:
                yield TextRun(text, run.bold)


def _numbers(areas: Iterable[AreaId]) -> frozenset[int]:
    return frozenset(NUMBER_OF[area] for area in areas)
