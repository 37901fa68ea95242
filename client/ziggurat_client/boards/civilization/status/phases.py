"""How far the turn has come: the phases of the mode that is played, and which of them it is (3.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat.games.civilization.position import NOMADS_TURNS, Board, Mode, Phase
from ziggurat_client.boards.civilization.art.phases import PhaseSign
from ziggurat_client.wording.words import Words

State: TypeAlias = Literal["done", "now", "to_come"]
Stage: TypeAlias = PhaseSign | Literal["over"]
"""What a plaque names: a phase, or that there are no more of them."""
SUCCESSION: Final = "succession"
_FARMING: Final[tuple[Stage, ...]] = ("expansion", "census", "ships", "movement", "conflicts", "cities")
"""Phase 12: the markers advance by themselves at the end of the turn."""
PHASES: Final[dict[Mode, tuple[Stage, ...]]] = {
    "nomads": ("expansion", "ships", "movement"),
    "farmers": (*_FARMING, SUCCESSION),
    "first_societies": (*_FARMING, "cards", "trade", "advances"),
    "full": ("taxes", *_FARMING, "cards", "trade", "advances", "calamities", SUCCESSION),
}
"""What has a plaque in each mode, in order."""
PLAQUES: Final[dict[Phase, Stage]] = {
    "expansion": "expansion",
    "census": "census",
    "ships": "ships",
    "movement": "movement",
    "conflicts": "conflicts",
    "cities": "cities",
    "taxes": "taxes",
    "cards": "cards",
    "trade": "trade",
    "advances": "advances",
    "calamities": "calamities",
    "revolts": "taxes",
    "support": "conflicts",
    "gold": "cards",
    "discard": "advances",
    "aftermath": "calamities",
}
"""By phase the plaque that stands for it; that of the conflicts is named anew while cities lack support."""
RULES: Final[dict[Stage, str]] = {
    "nations": "4.3",
    "expansion": "6.2",
    "census": "6.2",
    "ships": "6.2",
    "movement": "6.2",
    "conflicts": "6.3",
    "support": "6.4",
    "cities": "6.5",
    "taxes": "6.1",
    "cards": "8",
    "trade": "9",
    "advances": "10",
    "calamities": "11",
    SUCCESSION: "12",
    "over": "13",
}
"""The paragraph about each phase."""


@dataclass(frozen=True)
class Step:
    """One plaque: the `phase` that it names, and whether that is over, goes on, or is still to come."""

    phase: Stage
    name: str
    state: State


@dataclass(frozen=True)
class Status:
    """What the top bar says: the turn, of how many turns there are if that is fixed, and the phases."""

    turn_word: str
    turn: int
    turns: int | None
    steps: tuple[Step, ...]

    @classmethod
    def of(cls, board: Board, words: Words) -> Status:
        """The state on show."""
        mode = board.options.mode
        turns = NOMADS_TURNS if mode == "nomads" else None
        named = [(phase, state) for phase, state in _states(board)]
        steps = tuple(Step(phase, words.say(f"civilization.phase.{phase}"), state) for phase, state in named)
        return cls(words.say("civilization.turn"), board.turn, turns, steps)

    @property
    def now(self) -> Step | None:
        """The phase that goes on."""
        return next((step for step in self.steps if step.state == "now"), None)


def _states(board: Board) -> list[tuple[Stage, State]]:
    """The phases with their states. Before the first turn and after the last one a plaque of its own says so."""
    phases = PHASES[board.options.mode]
    if board.phase == "nations":
        return [("nations", "now"), *((phase, "to_come") for phase in phases)]
    if board.phase == "over":
        return [*((phase, "done") for phase in phases), ("over", "now")]
    at = phases.index(PLAQUES[board.phase])
    named: Stage = "support" if board.phase == "support" else phases[at]
    return [
        (named if number == at else phase, "done" if number < at else "now" if number == at else "to_come")
        for number, phase in enumerate(phases)
    ]
