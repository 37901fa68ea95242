"""The actions that a player can choose from: powers, buildings and the migration, with every way to do each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from ziggurat.games.babel.actions import (
    BabelAction,
    Banish,
    Build,
    Desertion,
    Destroy,
    Halve,
    Migrate,
    Plunder,
    Progress,
    QuarrySource,
    Source,
)
from ziggurat.games.babel.peoples import (
    ASSYRIANS,
    HITTITES,
    MEDES,
    PEOPLES,
    PERSIANS,
    SITES,
    SUMERIANS,
    People,
    Run,
    runs,
)
from ziggurat.games.game import Refusal
from ziggurat_client.boards.babel.choosing.consequences import Known, refusal_of
from ziggurat_client.boards.babel.choosing.modes import ActionName

PowerAction: TypeAlias = Destroy | Plunder | Banish | Desertion | Progress | Halve

Sign: TypeAlias = str | int | None
"""What stands for an action: a people's letter, the level of a storey, or None for the migration."""

NEEDED: Final[dict[ActionName, str | None]] = {
    "destroy": ASSYRIANS,
    "plunder": HITTITES,
    "banish": MEDES,
    "desertion": SUMERIANS,
    "progress": PERSIANS,
    "halve": None,
}
"""The people whose run each power needs (rule 8), None for any."""
SOURCES: Final[dict[ActionName, Source]] = {
    "build_start": "start",
    "build_own": "own",
    "build_opponent": "opponent",
}
"""Where each building takes its card."""
_QUARRIES: Final[tuple[QuarrySource, ...]] = ("own", "opponent")


@dataclass(frozen=True)
class ListedAction:
    """An action with every way to do it that the rules allow now, or with why there is none.

    `people` is whose sign stands for it, None for a building or the migration. `has_run` says that there is a run for
    a power, even if it is not possible.
    """

    name: ActionName
    ways: tuple[BabelAction, ...]
    refusal: Refusal | None = None
    people: str | None = None
    has_run: bool = True

    @property
    def is_power(self) -> bool:
        """Whether it is a power."""
        return self.name in NEEDED


@lru_cache(maxsize=64)
def listed_actions(known: Known) -> tuple[ListedAction, ...]:
    """Every action, in the order in which they are listed."""
    return (*_powers(known), *_buildings(known), _migration(known))


def listed_action(known: Known, name: ActionName) -> ListedAction:
    """The action of that name, possible or not."""
    if name in NEEDED:
        return _power(known, name)
    return _migration(known) if name == "migrate" else _building(known, name)


def triples_here(known: Known) -> tuple[Run, ...]:
    """The runs of three and more in the own column at the pawn's site."""
    side = known.board.sides[known.seat]
    return tuple(run for run in runs(side.column(side.pawn)) if run.is_triple) if side.pawn else ()


# ---------------------------------------------------------------------------------------- powers


def _powers(known: Known) -> Iterator[ListedAction]:
    for name in NEEDED:
        yield _power(known, name)


def _power(known: Known, name: ActionName) -> ListedAction:
    needed = NEEDED[name]
    fitting = [run for run in triples_here(known) if needed in (None, run.people)]
    runs_to_try: Sequence[Run | None] = fitting or [None]
    ways, refusal = _sifted(known, [way for run in runs_to_try for way in _ways(known, name, run)])
    sign = needed or (fitting[0].people if fitting else None)
    return ListedAction(name, ways, refusal, sign, bool(fitting))


def _ways(known: Known, name: ActionName, run: Run | None) -> Iterator[PowerAction]:
    """Every way to invoke a power by a run: its last card is given up. Without a run, one that says why not."""
    position = run.start + run.length - 1 if run else 0
    match name:
        case "destroy":
            yield Destroy(position)
        case "plunder":
            yield Plunder(position)
        case "banish":
            yield from (Banish(position, people) for people in _banishable(known))
        case "desertion":
            yield Desertion(position)
        case "progress":
            yield from (Progress(position, source) for source in _QUARRIES)
        case _:
            yield Halve(position)


def _banishable(known: Known) -> list[People]:
    """The peoples in the rival's column here, those first of whom there are most; one if there is none."""
    pawn = known.board.sides[known.seat].pawn
    column = known.board.sides[1 - known.seat].column(pawn) if pawn else ""
    present: list[People] = [people for people in PEOPLES if people in column]
    return sorted(present, key=lambda people: -column.count(people)) or [MEDES]


# ---------------------------------------------------------------------------------------- buildings and migration


def _buildings(known: Known) -> Iterator[ListedAction]:
    """The start card until it is built, then the open cards of both quarries."""
    if known.board.sides[known.seat].start_card:
        yield _building(known, "build_start")
        return
    yield _building(known, "build_own")
    yield _building(known, "build_opponent")


def _building(known: Known, name: ActionName) -> ListedAction:
    return ListedAction(name, *_sifted(known, [Build(SOURCES[name])]))


def _migration(known: Known) -> ListedAction:
    pairs = [Migrate(source, target) for source in SITES for target in SITES if source != target]
    return ListedAction("migrate", *_sifted(known, pairs))


def _sifted(known: Known, ways: Sequence[BabelAction]) -> tuple[tuple[BabelAction, ...], Refusal | None]:
    """Those ways that the rules allow; or none, and why the first one is refused."""
    refusals = {way: refusal_of(known, way) for way in ways}
    allowed = tuple(way for way, refusal in refusals.items() if refusal is None)
    return allowed, None if allowed else next(iter(refusals.values()))
