"""The dialogs of a room about what the next match is played by: the clock, and the series."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ziggurat.wire.messages import ClockTerms, Rated, SeriesTerms, Table
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.clock_choice import ClockChoiceScene
from ziggurat_client.scenes.table.series_choice import Counting, SeriesChoiceScene


def show_clock(
    atlas: Atlas, table: Table, levels: Sequence[str], hosts: bool, choose: Callable[[ClockTerms], None]
) -> None:
    """Show the table's clock; who does not host it only reads."""
    atlas.stack.push(ClockChoiceScene(atlas, table.clock, levels, table.game, choose if hosts else None))


def show_series(atlas: Atlas, table: Table, hosts: bool, choose: Callable[[SeriesTerms, Rated], None]) -> None:
    """Show by what series are played, and whether that is rated; who does not host the table only reads."""
    counting = Counting(table.series_terms, table.rated)
    atlas.stack.push(SeriesChoiceScene(atlas, counting, (lambda chosen: choose(*chosen)) if hosts else None))
