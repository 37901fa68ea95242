"""The plot of a league: the ratings with what is not sure about them, for each number of players."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ziggurat_laboratory.league.standings import Standings, named
from ziggurat_laboratory.pages.plotting import figures, save
from ziggurat_laboratory.playing.entrant import order


def plot(found: Sequence[Standings], path: Path) -> None:
    """Write the picture. Raises NoPlots if it cannot be drawn or written."""
    sheet = figures().Figure(figsize=(7, 3.6), dpi=100, layout="constrained")
    axes = sheet.subplots()
    names = sorted({rating.level for standing in found for rating in standing.ratings}, key=order)
    for index, standing in enumerate(found):
        shift = 0.16 * (index - (len(found) - 1) / 2)
        axes.errorbar(
            [names.index(rating.level) + shift for rating in standing.ratings],
            [rating.elo for rating in standing.ratings],
            [rating.margin for rating in standing.ratings],
            fmt="o",
            capsize=4,
            label=named(standing),
        )
    axes.set_xticks(range(len(names)), names)
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.set_ylabel("Elo, with 95 % confidence")
    axes.grid(axis="y", alpha=0.3)
    axes.legend()
    save(sheet, path)
