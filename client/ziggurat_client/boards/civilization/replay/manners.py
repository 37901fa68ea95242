"""How the results of each mode are shown and told: by what its nations are compared (13)."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games.civilization.position import Mode, Shown
from ziggurat.games.game import Standing
from ziggurat_client.boards.civilization.illustrations.breakdown import FULL, SOCIETIES, paint_breakdown
from ziggurat_client.boards.civilization.illustrations.ties import paint_tie
from ziggurat_client.boards.replay_board import Manner


def manner_of(public: Shown) -> Manner:
    """That of the mode which was played."""
    return _MANNERS.get(public.board.options.mode, _OLDER)


def _advances(standing: Standing) -> int:
    """The prices of the advances, which say more than whether a society is whole."""
    return standing.breakers[0]


_OLDER: Final = Manner("", paint_breakdown, paint_tie)
_MANNERS: Final[dict[Mode, Manner]] = {
    "first_societies": Manner(
        "first_societies",
        partial(paint_breakdown, shares=SOCIETIES),
        partial(paint_tie, shares=SOCIETIES),
        points=_advances,
    ),
    "full": Manner("full", partial(paint_breakdown, shares=FULL), partial(paint_tie, shares=FULL)),
}
