"""What a result says of the series that its match belongs to."""

from __future__ import annotations

from ziggurat.wire.messages import Table
from ziggurat_client.ui import series_panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.series import goes_on, series_next, series_rows, series_title
from ziggurat_client.wording.words import Words


def series_height(table: Table) -> float:
    """How high the panel about the series is, 0 where there is none."""
    return 0.0 if table.series is None else series_panel.height(len(table.series.seats))


def series_pieces(words: Words, table: Table, box: Box) -> list[Piece]:
    """How the series stands, and who begins its next game; nothing where there is none."""
    series = table.series
    if series is None:
        return []
    labels = words.say("series.scores"), words.say("series.points")
    title, then = series_title(words, table, series), series_next(words, table, series)
    return series_panel.series_pieces(box, title, then, series_rows(words, table, series), labels, series.counted)


def once_more(words: Words, table: Table) -> str:
    """What playing once more is called."""
    return words.say("series.next_game" if goes_on(table) else "result.rematch")
