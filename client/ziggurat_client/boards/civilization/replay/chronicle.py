"""What a replay wants to know of Civilization."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ziggurat.games.civilization.calamity_events import CalamityStarted
from ziggurat.games.civilization.events import CityAttacked, CityBuilt
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.scoring import standings, territories
from ziggurat.games.civilization.trade_events import AdvancesBought, TradeDone
from ziggurat.games.game import Event, Seat, Standing
from ziggurat_client.boards.civilization.replay.feats import counted, feats_of
from ziggurat_client.replaying.chronicle import Chronicle, Frame, Mark, Standout

FOUNDED: Final = "founded"
FALLEN: Final = "fallen"
DEALT: Final = "dealt"
BOUGHT: Final = "bought"
STRUCK: Final = "struck"


class CivilizationChronicle(Chronicle):
    """Reads the game, where everything lies open: the score is the square of the marker, in nomads the territories, in
    first societies the advances."""

    rules = Civilization()

    def scores(self, position: Any, secrets: Mapping[Seat, Any]) -> tuple[int, ...]:
        board: Board = position.board
        if not board.nations:
            return (0,) * board.seats
        if board.options.mode == "nomads":
            return tuple(territories(nation) for nation in board.nations)
        if board.options.mode == "first_societies":
            return tuple(len(nation.advances) for nation in board.nations)
        return tuple(nation.marker for nation in board.nations)

    def standings(self, position: Any) -> tuple[Standing, ...]:
        board: Board = position.board
        if not board.nations:
            return tuple(Standing(seat, 1, 0) for seat in range(board.seats))
        return standings(board, board.ending or "last_turn")

    def mark(self, event: Event) -> Mark | None:
        match event:
            case CityBuilt(seat):
                return Mark(FOUNDED, seat, lasting=True)
            case CityAttacked(_, seat, _, _, result) if result != "repelled":
                return Mark(FALLEN, seat)
            case TradeDone(seat):
                return Mark(DEALT, seat)
            case AdvancesBought(seat):
                return Mark(BOUGHT, seat)
            case CalamityStarted(_, victim):
                return Mark(STRUCK, victim)
            case _:
                return None

    def standouts(self, frames: Sequence[Frame]) -> tuple[Standout, ...]:
        found = ((feat, counted(frames, count)) for feat, count in feats_of(frames[0].position.board).items())
        return tuple(
            Standout(feat, max(counts, key=lambda seat: (counts[seat], -seat)), max(counts.values()))
            for feat, counts in found
            if counts
        )
