"""The contract of a game in this client: the one thing that its folder has to offer, and what is in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ziggurat_client.art.figure import Figure
from ziggurat_client.art.seal import SealSign
from ziggurat_client.boards.annals import Annals
from ziggurat_client.boards.board import BoardView, Desk
from ziggurat_client.boards.guide.remark import Remark
from ziggurat_client.boards.replay_board import Staging
from ziggurat_client.boards.shapes import SQUARE, BoardShape
from ziggurat_client.boards.since import TellSince
from ziggurat_client.lessons.lesson import Course
from ziggurat_client.network.table_record import Moment
from ziggurat_client.sound.names import Piece
from ziggurat_client.ui.emblem import EmblemPainter
from ziggurat_client.ui.palette_sample import SamplePainter

MakeView: TypeAlias = Callable[[Desk, Moment], BoardView]
"""Makes the view of one table from where its match stands."""


@dataclass(frozen=True)
class Presentation:
    """Everything that this client has for one game. Nothing outside the game's own folder knows more about it.

    `board` shows a running match, `staging` one that is told again and its results. `course` teaches the game,
    `figures` are the pictures of its rules by the number of the paragraph beside which they stand. `paint_emblem` tells
    its tables from others, and `paint_sample` shows its pieces in the colours in use. `shape` is that of its board, and
    `music` is heard wherever it is played, learned and told again, unless its board has a piece for what is on show.
    `guide` has the remarks on a first game. `winning` are the pictures of how to win, all of one size, or none.
    `unhurried` are the options, by name, with which nothing ends in a first game before its player is done. `annals`
    tell a finished match turn by turn, and `since` what has happened since somebody was here, if the game has them.
    `seals` are the signs of the seals that it gives, by their names.

    Its words stand in the translations under `games.`, `option.`, `mark.`, `standout.`, `lesson.`, `result.ending.`,
    `result.breakdown.`, `credits.games.`, `winning.`, `turns.`, `seal.` and `deed.`, each followed by the game's id.
    """

    board: MakeView
    staging: Staging
    course: Course
    figures: Mapping[str, Figure]
    paint_emblem: EmblemPainter
    paint_sample: SamplePainter
    shape: BoardShape = SQUARE
    music: Piece = "evening"
    guide: Sequence[Remark] = ()
    winning: Sequence[Figure] = ()
    annals: Annals | None = None
    since: TellSince | None = None
    unhurried: Mapping[str, int] = field(default_factory=dict)
    seals: Mapping[str, SealSign] = field(default_factory=dict)
