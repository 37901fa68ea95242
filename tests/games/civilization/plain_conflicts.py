"""Phase 6 once more, as plainly as its paragraph tells it (6.3): with dictionaries that change, area by area.

It shares no code with the rules, so that each can be held against the other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

Name: TypeAlias = str
Area: TypeAlias = str
Asked: TypeAlias = Callable[[Area, Name], bool]
"""Whether that nation wants to fight on there."""
ORDER: Final = ("africa", "italy", "illyria", "thrace", "crete", "asia", "assyria", "babylon", "egypt")


@dataclass
class Land:
    """The limits of areas, the tokens in them by nation, whose cities stand there, and what each nation has left."""

    limits: dict[Area, int]
    tokens: dict[Area, dict[Name, int]]
    cities: dict[Area, Name]
    stock: dict[Name, int]
    markers: dict[Name, int]
    fights_on: bool
    asked: Asked
    questions: list[tuple[Area, tuple[Name, ...]]] = field(default_factory=list)

    def resolve(self) -> None:
        """Fight all conflicts out."""
        open_land = [area for area in self.tokens if area not in self.cities and self._is_too_full(area)]
        sieges = [area for area, owner in self.cities.items() if set(self._present(area)) - {owner}]
        for area in sorted(open_land, key=self._place):
            self._fight(area, self._present(area), self.limits[area])
        concerned = {area: {*self._present(area), self.cities[area]} for area in sieges}
        left, waiting = sorted(sieges, key=self._place), list[Area]()
        while left:
            area = left.pop(0)
            owner = self.cities[area]
            if not self._storm(area, owner):
                continue
            elsewhere = any(owner in concerned[other] for other in left + waiting)
            if self.stock[owner] < 6 and elsewhere:
                waiting.append(area)
            else:
                self._take(area, owner)
        while waiting:
            able = [area for area in waiting if self.stock[self.cities[area]] >= 6]
            area = able[0] if able else waiting[0]
            waiting.remove(area)
            self._take(area, self.cities[area])

    def _present(self, area: Area) -> list[Name]:
        return [name for name in ORDER if self.tokens[area].get(name, 0) > 0]

    def _is_too_full(self, area: Area) -> bool:
        return len(self._present(area)) >= 2 and sum(self.tokens[area].values()) > self.limits[area]

    def _place(self, area: Area) -> tuple[list[int], Area]:
        names = {*self._present(area), *([self.cities[area]] if area in self.cities else [])}
        return sorted(ORDER.index(name) + 1 for name in names), area

    def _remove(self, area: Area, name: Name, count: int = 1) -> None:
        self.tokens[area][name] -= count
        self.stock[name] += count

    def _fight(self, area: Area, names: list[Name], floor: int) -> None:
        here = self.tokens[area]
        at_first = {name: here[name] for name in names}
        groups = [[name for name in names if at_first[name] == number] for number in sorted(set(at_first.values()))]
        while True:
            for group in groups:
                losers = [name for name in group if here[name] > 0]
                for name in losers:
                    self._remove(area, name)
                left = [name for name in names if here[name] > 0]
                if len(left) <= 1:
                    return
                if losers and floor and sum(here[name] for name in names) <= floor:
                    if not self.fights_on:
                        return
                    self.questions.append((area, tuple(left)))
                    if not any(self.asked(area, name) for name in left):
                        return
                    floor = 0

    def _storm(self, area: Area, owner: Name) -> bool:
        """Steps 1 to 3: whether an attacker is left who takes the city."""
        attackers = [name for name in self._present(area) if name != owner]
        if len(attackers) > 1:
            self._fight(area, attackers, 0)
            attackers = [name for name in attackers if self.tokens[area][name] > 0]
        if attackers and self.tokens[area].get(owner, 0) > 0:
            self._fight(area, [name for name in ORDER if name in (attackers[0], owner)], 0)
            attackers = [name for name in attackers if self.tokens[area][name] > 0]
        if not attackers:
            return False
        strength = self.tokens[area][attackers[0]]
        if strength < 7:
            self._remove(area, attackers[0], strength)
            return False
        return True

    def _take(self, area: Area, owner: Name) -> None:
        """Step 4: the city falls or surrenders."""
        (attacker,) = (name for name in self._present(area) if name != owner)
        del self.cities[area]
        self.markers[owner] += 1
        if self.stock[owner] >= 6:
            self.stock[owner] -= 6
            self.tokens[area][owner] = 6
            self._fight(area, [name for name in ORDER if name in (attacker, owner)], self.limits[area])
        elif self.markers[attacker] > 0:
            self.markers[attacker] -= 1
            self.cities[area] = attacker
